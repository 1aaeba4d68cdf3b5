"""Games that are packages of their own: how they are found, and what they must be like.

Such a package is trusted code. It registers itself as an entry point of the group `GROUP`, whose
name is the game's key and whose value is the package; the package is laid out like a folder of
`games`. It states in its `__init__.py` for which version of the contract it was made: `CONTRACT =
"2.0"`.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

GROUP = "five_boxes.games"
CONTRACT = "2.0"  # a new minor adds to the contract; a new major changes what a game must do
LANGUAGES = ("en", "fr")
RESERVED = frozenset({"core", "play", "ui", "cmd", "picture"})  # ids of the screens begin so
_VERSION = re.compile(r"(\d+)\.(\d+)")
_KEY = re.compile("[a-z][a-z0-9]*")
_ID = re.compile(r"^(-?[A-Za-z][\w-]*)[ ]*=", re.MULTILINE)  # nothing else stands at the margin


class Unfit(ValueError):
    """A game is not valid; the text is one clear reason."""


@dataclass(frozen=True)
class LeftOut:
    """A game that was left out: its key, its package, and the reason."""

    key: str
    package: str
    fault: Exception = field(repr=False)

    @property
    def why(self) -> str:
        """The reason in one line."""
        said = " ".join(str(self.fault).split())
        return (
            said if isinstance(self.fault, ValueError) else f"{type(self.fault).__name__}: {said}"
        )


def packages() -> list[tuple[str, str]]:
    """Return key and package of each game that is installed beside this application, by key."""
    return sorted((one.name, one.value) for one in entry_points(group=GROUP))


def is_key(name: str) -> bool:
    """Whether a game may have this key."""
    return _KEY.fullmatch(name) is not None


def misfit(declared: object, ours: str = CONTRACT) -> str:
    """Return why a game made for that version is left out; "" if it fits.

    Another major does not fit, nor does a greater minor, which may need what this release lacks.
    """
    theirs = _VERSION.fullmatch(declared) if isinstance(declared, str) else None
    here = _VERSION.fullmatch(ours)
    assert here is not None
    if theirs is None:
        return f"it declares no version of the contract (CONTRACT = {ours!r} in its __init__.py)"
    major, minor = (int(part) for part in theirs.groups())
    if major == int(here[1]) and minor <= int(here[2]):
        return ""
    return f"it was made for version {declared} of the contract, and this is {ours}"


def check_package(key: str, package: str) -> None:
    """Check what can be told before the game is loaded. Raises Unfit, and what its import raises.

    The package itself is imported, and nothing in it.
    """
    if not is_key(key):
        raise Unfit(f"{key!r} is no key: small letters and digits, a letter first")
    if key in RESERVED:
        raise Unfit(f"the texts of the screens begin with {key}-")
    if package.rpartition(".")[2] != key:
        raise Unfit(f"the last name of its package is not its key ({package})")
    why = misfit(getattr(import_module(package), "CONTRACT", None))
    if why:
        raise Unfit(why)


def check_texts(key: str, folder: Path) -> None:
    """Refuse texts whose ids do not begin with the key. Raises Unfit."""
    for language in LANGUAGES:
        if not (folder / language / "game.ftl").is_file():
            raise Unfit(f"it has no texts/{language}/game.ftl")
        for file in sorted((folder / language).glob("*.ftl")):
            for message in foreign_ids(key, file):
                raise Unfit(f"texts/{language}/{file.name}: {message} does not begin with {key}-")


def foreign_ids(key: str, file: Path) -> Iterator[str]:
    """Yield the ids of a file of messages that do not begin with the key."""
    for message in _ID.findall(file.read_text("utf-8")):
        if not message.removeprefix("-").startswith(f"{key}-"):
            yield message
