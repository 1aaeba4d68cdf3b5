"""The messages of a language, each parsed when it is first asked for: few are said in a day."""

import re
from collections.abc import Iterable
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)  # what a message or a term begins with
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")  # to another one, or the name of a function
_PARSER = FluentParser(with_spans=False)  # where things stand in a file is a third of what it keeps


class Bundle(FluentBundle):
    """The messages of some files, the first of each id. `ids` are in the order of the files."""

    def __init__(self, locale: str, files: Iterable[Path]) -> None:
        super().__init__([locale], use_isolating=False)
        self._unread: dict[str, str] = {}
        for file in files:
            for name, source in entries(file.read_text("utf-8")):
                self._unread.setdefault(name, source)
        self.ids = tuple(name for name in self._unread if not name.startswith("-"))
        self._known = frozenset(self.ids)

    def has_message(self, message_id: str) -> bool:
        """Whether there is a message of this id."""
        return message_id in self._known

    def get_message(self, message_id: str) -> Message:
        """Return a message; raises LookupError where there is none."""
        self._read(message_id)
        return super().get_message(message_id)

    def _read(self, name: str) -> None:
        """Parse a message or a term, and whatever it refers to."""
        source = self._unread.pop(name, None)
        if source is None:
            return
        self.add_resource(_PARSER.parse(source))
        for other in _REFERENCE.findall(source):
            self._read(other)


def entries(file: str) -> list[tuple[str, str]]:
    """Return the messages and terms of a file, each with its source and what stands below it."""
    found = list(_ENTRY.finditer(file))
    ends = [*(one.start() for one in found[1:]), len(file)]
    return [(one[1], file[one.start() : end]) for one, end in zip(found, ends, strict=True)]
