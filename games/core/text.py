"""What is to be said, as a message id and its arguments: sentences stand in `.ftl` files."""

from collections.abc import Iterable
from typing import TypeAlias

import msgspec


class Who(msgspec.Struct, frozen=True, tag="who"):
    """A seat, named to each reader as *me* or by the name of its holder."""

    seat: int


class Card(msgspec.Struct, frozen=True, tag="card"):
    """A card, named by the game's card data.

    `id` tells copies apart; `face` is the id under which the names are printed, when it differs.
    """

    id: str
    face: str = ""

    @property
    def printed(self) -> str:
        return self.face or self.id


class Text(msgspec.Struct, frozen=True, tag="text"):
    """A message id of the game's texts, or of the screens', and the arguments of that message."""

    id: str
    args: dict[str, "Arg"] = {}


Item: TypeAlias = Text | Who | Card
Arg: TypeAlias = int | str | Text | Who | Card | tuple[Item, ...]


def text(message: str, /, **args: Arg) -> Text:
    """Return the text of that message id with these arguments."""
    return Text(message, args)


def listed(cards: Iterable[str]) -> tuple[Card, ...]:
    """Return cards as one argument of a text."""
    return tuple(Card(one) for one in cards)


class Name(msgspec.Struct, frozen=True):
    """The printed name of a card, place or species in both languages.

    `gender` is the French grammatical gender, "m" or "f"; `short_*` is the form for narrow places.
    """

    en: str
    fr: str
    gender: str = "m"
    short_en: str = ""
    short_fr: str = ""

    def printed(self, locale: str) -> tuple[str, str]:
        """Return the name in a language, and its short form ("" where it has none)."""
        return (self.fr, self.short_fr) if locale == "fr" else (self.en, self.short_en)
