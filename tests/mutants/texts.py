"""Text ids that could be taken for each other: those that take the same arguments."""

import re
from collections import defaultdict
from itertools import takewhile
from pathlib import Path

from fluent.syntax import FluentParser, ast, serialize

_ARGUMENT = re.compile(r"\$(\w+)")


def english(root: Path) -> list[Path]:
    """Return the folders of English texts: the screens', and each game's."""
    return [root / "locales" / "en", *root.glob("games/*/texts/en")]


def twins(*folders: Path) -> dict[str, str]:
    """Return for each text id of folders with .ftl files the most similar one of its kind."""
    alike: dict[frozenset[str], dict[str, str]] = defaultdict(dict)
    for path in sorted(path for folder in folders for path in folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                said = serialize(ast.Resource([entry])).partition("=")[2].strip()
                alike[frozenset(_ARGUMENT.findall(said))][entry.id.name] = said
    return {
        one: max(others, key=lambda other: (_alike(one, other), other))
        for group in alike.values()
        for one, said in group.items()
        if (others := [other for other in group if group[other] != said])
    }


def _alike(one: str, other: str) -> int:
    """Return how many characters two ids have in common at their beginning."""
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
