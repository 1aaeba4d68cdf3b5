"""The cards of the made-up game, read from its card file."""

import tomllib

import msgspec

from games.core.face import Face
from games.core.text import Name


class Suit(msgspec.Struct, frozen=True):
    key: str
    en: str
    fr: str
    gender: str


class Printed(Face, frozen=True):
    """A suit, or "charm" or "coin", and a number."""

    kind: str
    number: int


class Cards(msgspec.Struct, frozen=True):
    """The card file: how many of what, and what the suits are called."""

    numbers: int
    charms: int
    coins: tuple[int, ...]
    suits: tuple[Suit, ...]

    def deck(self) -> list[str]:
        """Return all card ids in the printed order: "sun-07"."""
        numbers = range(1, self.numbers + 1)
        return [f"{suit.key}-{number:02}" for suit in self.suits for number in numbers]

    def charm_faces(self) -> list[str]:
        return [f"charm-{number:02}" for number in range(1, self.charms + 1)]

    def purse(self, seat: int) -> list[str]:
        """Return the coins of a seat at the start: "coin-5b@0" is worth 5."""
        return [f"coin-{worth}{'abcde'[place]}@{seat}" for place, worth in enumerate(self.coins)]

    def names(self) -> dict[str, Name]:
        named: dict[str, Name] = {}
        for suit in self.suits:
            named[suit.key] = Name(suit.en, suit.fr, suit.gender)
            for number in range(1, self.numbers + 1):
                key = f"{suit.key}-{number:02}"
                named[key] = Name(f"{suit.en} {number}", f"{suit.fr} {number}", suit.gender)
        for number, face in enumerate(self.charm_faces(), 1):
            named[face] = Name(f"Charm {number}", f"Charme {number}")
        for worth in set(self.coins):
            named[f"coin-{worth}"] = Name(f"Coin of {worth}", f"Pièce de {worth}", "f")
        return named

    def faces(self) -> dict[str, Printed]:
        ids = (*self.deck(), *self.charm_faces(), *(f"coin-{worth}" for worth in set(self.coins)))
        return {card: Printed(suit(card), int(card.partition("-")[2])) for card in ids}


def read(data: bytes) -> Cards:
    """Return the cards that a card file holds."""
    return msgspec.convert(tomllib.loads(data.decode()), Cards)


def suit(card: str) -> str:
    return card.partition("-")[0]


def number(card: str) -> int:
    """Return the number of a card or charm: 7 for "sun-07" and "charm-07@1"."""
    return int(card.partition("-")[2][:2])


def worth(coin: str) -> int:
    return int(coin[5])


def face(card: str) -> str:
    """Return the id under which a card's name is printed."""
    if card.startswith("coin"):
        return card[:6]
    return card.partition("@")[0]
