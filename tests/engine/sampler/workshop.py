"""The made-up game with bags that everybody builds beforehand: the second game with a workshop."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from games.core.bringing.brought import Brought, Checked, read_counts, write_counts
from games.core.bringing.workshop import (
    HANDS,
    Bar,
    Completed,
    Facet,
    Group,
    Overview,
    Piece,
    Pieces,
    Value,
    Workshop,
)
from games.core.decision import Decision, Picks
from games.core.info import Choice
from games.core.streams import Streams
from games.core.text import Text, text
from tests.engine import sampler
from tests.engine.sampler import bag
from tests.engine.sampler.cards import number, read
from tests.engine.sampler.rules import INFO, SamplerRules

LOW, HIGH = "low", "high"
_ALWAYS = tuple(
    Choice("bag", ("yes", "no"), seats=one.seats) if one.name == "bag" else one
    for one in INFO.choices
)


class Bags(Workshop):
    """Bags of charms; a charm is looked for by whether it is above what is weak."""

    size: ClassVar[int] = bag.SIZE
    most: ClassVar[int] = 1

    def __init__(self, faces: Sequence[str]) -> None:
        self._faces = tuple(faces)
        label = text("sampler-bag-prompt", size=bag.SIZE)
        values = (
            Value(LOW, text("sampler-number", number=1)),
            Value(HIGH, text("sampler-number", number=bag.WEAK + 1)),
        )
        self.facets = (Facet("height", label, values),)
        self.questions = (Facet("height", label, values),)
        self.pieces = tuple(Piece(one, {"height": (_height(one),)}) for one in faces)
        self.ready: Mapping[str, Pieces] = {}

    def check(self, deck: Pieces) -> Checked:
        return bag.check(self.brought([deck]), self._faces)

    def wrong(self, deck: Pieces) -> tuple[str, ...]:
        known = set(self._faces)
        return tuple(one for one in deck if one not in known or deck[one] > bag.ALIKE)

    def overview(self, deck: Pieces) -> Overview:
        held = tuple((one, deck[one]) for one in self._faces if one in deck)
        groups = tuple(
            Group(value.label, tuple(each for each in held if _height(each[0]) == value.id))
            for value in self.facets[0].values
        )
        bars = tuple(
            Bar(value.id, each.size)
            for value, each in zip(self.facets[0].values, groups, strict=True)
        )
        return Overview(sum(count for _, count in held), bag.SIZE, groups, curve=bars)

    def complete(self, deck: Pieces) -> Completed:
        """Keep what may stay, and add the highest charms."""
        made: dict[str, int] = {}
        for one in self._faces:
            room = bag.SIZE - sum(made.values())
            if room and deck.get(one):
                made[one] = min(deck[one], bag.ALIKE, room)
        return self._filled(made, self._faces[::-1])

    def suited(self, answers: Mapping[str, str]) -> Completed:
        low = answers.get("height") == LOW
        return self._filled({}, self._faces if low else self._faces[::-1])

    def _filled(self, made: dict[str, int], wanted: Sequence[str]) -> Completed:
        for one in wanted:
            if one not in made and sum(made.values()) < bag.SIZE:
                made[one] = 1
        return Completed(made, (text("sampler-bag-prompt", size=bag.SIZE),))

    def tried(self, deck: Pieces, rng: Streams, hands: int = HANDS) -> tuple[Text, ...]:
        every = [one for one, count in deck.items() for _ in range(count)]
        highest = max(number(rng.choice("tried", every)) for _ in range(hands))
        return (text("sampler-number", number=highest),)

    def read(self, written: str) -> Pieces:
        return read_counts(written, self._faces)

    def write(self, deck: Pieces) -> str:
        return write_counts(deck, self._faces)

    def plays(self, asked: Decision, place: int) -> Picks | None:
        return None

    def brought(self, decks: Sequence[Pieces]) -> Brought:
        return {"charms": dict(decks[0])}


def _height(charm: str) -> str:
    return HIGH if number(charm) > bag.WEAK else LOW


class BagRules(SamplerRules):
    """The made-up game in which bags are brought, from its workshop."""

    info = msgspec.structs.replace(INFO, choices=_ALWAYS)

    def workshop(self) -> Bags:
        return Bags(self.cards.charm_faces())


def make(data: bytes, _: int) -> BagRules:
    """The rules, which have one version."""
    return BagRules(read(data))


GAME = replace(sampler.GAME, info=BagRules.info, make=make)
