"""The printed cards and dice: what `cards.toml` holds, checked when it is read."""

from collections.abc import Mapping, Sequence

import msgspec

from games.core.data.cards import record, tables
from games.core.face import Faces
from games.core.match.fixed import Fixed
from games.core.text import Name
from games.nba import rows
from games.nba.printed import Dice, Fatigue, Player, Printed, Side, Starting, Tactic, printed
from games.nba.rows import (
    FILE,
    DieSides,
    MarketPlayer,
    MarketTactic,
    StartingPlayer,
    StartingTactic,
)

FATIGUE = tuple(f"F{number}" for number in range(1, 10))


# one object a card file: what is made of cards can be kept by it
class Cards(msgspec.Struct, frozen=True, eq=False):
    """All that is printed."""

    players: Mapping[str, Player]
    tactics: Mapping[str, Tactic]
    copies: Mapping[str, int]
    starting: Starting
    dice: Mapping[str, tuple[Side, ...]]
    names: Mapping[str, Name]
    faces: Faces

    def player(self, card: str) -> Player:
        """Return what is printed on a copy of a player card."""
        return self.players[printed(card)]

    def tactic(self, card: str) -> Tactic:
        """Return what is printed on a copy of a tactic card."""
        return self.tactics[printed(card)]

    def value(self, card: str) -> int:
        """Return what a card of the hand pays, 0 for Fatigue."""
        return self.face(card).value

    def face(self, card: str) -> Printed:
        """Return what is printed on any card."""
        key = printed(card)
        return self.players.get(key) or self.tactics.get(key) or Fatigue()


def read_cards(data: bytes) -> Cards:
    """Return the cards of a card file. Raises BrokenCards naming file, card and field."""
    names = ("starting_player", "starting_tactic", "tactic", "player", "die")
    read = tables(FILE, data, names)
    starters = [record(FILE, raw, StartingPlayer) for raw in read["starting_player"]]
    bases = [record(FILE, raw, StartingTactic) for raw in read["starting_tactic"]]
    schools = [record(FILE, raw, MarketTactic) for raw in read["tactic"]]
    stars = [record(FILE, raw, MarketPlayer) for raw in read["player"]]
    rows.check_ids({"S": starters, "B": bases, "T": schools, "P": stars})
    rows.check_introductory(starters)
    for one in (*bases, *schools):
        rows.check_keep(one)
    players = {
        **{one.id: Player(one.pos, one.skills, one.value) for one in starters},
        **{one.id: Player(one.pos, one.skills, one.value, one.cost) for one in stars},
    }
    tactics = {
        **{one.id: Tactic(one.type, one.keep, one.cx, one.value) for one in bases},
        **{one.id: Tactic(one.type, one.keep, one.cx, one.value, one.cost) for one in schools},
    }
    dice = _dice([record(FILE, raw, DieSides) for raw in read["die"]])
    return Cards(
        players=players,
        tactics=tactics,
        copies={one.id: one.copies for one in schools},
        starting=_starting(starters, bases),
        dice=dice,
        names=Fixed(
            {
                **{one.id: one.name() for one in (*starters, *bases)},
                **{
                    one.id: Name(one.name, one.name, "m", one.short, one.short)
                    for one in (*schools, *stars)
                },
                **{card: Name("Fatigue", "Fatigue", "f") for card in FATIGUE},
            }
        ),
        faces=Fixed(
            {
                **players,
                **tactics,
                **dict.fromkeys(FATIGUE, Fatigue()),
                **{f"die:{kind}": Dice(sides) for kind, sides in dice.items()},
            }
        ),
    )


def check_box(cards: Cards) -> None:
    """Refuse cards whose numbers, costs, places or sums are not those of the rules."""
    rows.check_starting(cards.starting)
    rows.check_market(cards.tactics, cards.copies, cards.players)
    rows.check_stops(cards.dice)


def _starting(starters: Sequence[StartingPlayer], bases: Sequence[StartingTactic]) -> Starting:
    return Starting(
        first=tuple(one.id for one in starters if one.set == "starter" and one.intro),
        second=tuple(one.id for one in starters if one.set == "starter" and not one.intro),
        reserves=tuple(one.id for one in starters if one.set == "reserve"),
        bench=tuple(one.id for one in starters if one.set == "reserve" and one.intro),
        off=tuple(one.id for one in bases if one.type == "off"),
        defence=tuple(one.id for one in bases if one.type == "def"),
        tactics=tuple(one.id for one in bases if one.intro),
    )


def _dice(kinds: Sequence[DieSides]) -> dict[str, tuple[Side, ...]]:
    """Return the six sides of each kind of die."""
    rows.check_dice(kinds)
    return {kind.id: tuple(_side(words) for words in kind.sides) for kind in kinds}


def _side(words: str) -> Side:
    colour, _, value = words.partition(" ")
    return Side() if colour == "blank" else Side(int(value), colour)
