"""How a game looks, as data: its colours, its letters and its emblem, read from `theme.toml`."""

import re
import tomllib
from importlib import resources
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from games.core.data.cards import BrokenCards

Colour: TypeAlias = tuple[int, int, int]
Family: TypeAlias = Literal["Fredoka", "Barlow Condensed", "Inter"]
_CODE = re.compile("#[0-9A-Fa-f]{6}")


class Font(NamedTuple):
    """A font that is asked for: size in px, width in percent (variable fonts only)."""

    family: str
    size: int
    weight: int = 700
    italic: bool = False
    width: int = 100

    def sized(self, size: int) -> "Font":
        """Return the same font at another size."""
        return self._replace(size=size)


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What tells one game from the others: grounds, accent, display letters, emblem.

    `key` is the game's. The ground goes from `top` to `bottom`; `emblem` is the name of an icon.
    """

    key: str
    top: Colour
    bottom: Colour
    panel: Colour
    deep: Colour
    accent: Colour
    muted: Colour
    family: Family
    weight: int
    emblem: str
    italic: bool = False
    width: int = 100
    capitals: bool = False
    labels: Family | None = None  # letters of card names, where they are not the display letters

    def __hash__(self) -> int:
        return hash(self.key)  # every face has one, and is looked up by it

    def display(self, size: int) -> Font:
        """Letters of titles, rounds, questions, scores and all numbers."""
        return Font(self.family, size, self.weight, italic=self.italic, width=self.width)

    def label(self, size: int) -> Font:
        """Letters of the names on cards."""
        return Font(self.labels, size, 700) if self.labels else self.display(size)

    def title(self, words: str) -> str:
        """Return words as the display letters write them."""
        return words.upper() if self.capitals else words


def rgb(code: str) -> Colour:
    """Return the colour of "#RRGGBB"."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def read_theme(package: str) -> Theme:
    """Return the theme of a game's package, whose last name is the game's key.

    Raises BrokenCards when its file cannot be read or is not valid.
    """
    file = f"{package.replace('.', '/')}/theme.toml"
    try:
        raw = tomllib.loads(resources.files(package).joinpath("theme.toml").read_text("utf-8"))
    except OSError as error:
        raise BrokenCards(file, "-", "-", error.strerror or str(error)) from error
    except ValueError as error:
        raise BrokenCards(file, "-", "-", str(error)) from error
    key = package.rpartition(".")[2]
    colours = {
        name: rgb(value)
        for name, value in raw.items()
        if isinstance(value, str) and _CODE.fullmatch(value)
    }
    try:
        return msgspec.convert({**raw, **colours, "key": key}, Theme)
    except msgspec.ValidationError as error:
        raise BrokenCards(file, "-", "-", str(error)) from error
