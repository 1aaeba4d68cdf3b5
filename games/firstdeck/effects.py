"""What cards are worth and what they do when they are revealed (groups FDB-3 and FDB-4)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, assert_never

from games.firstdeck import events
from games.firstdeck.cards import Card
from games.firstdeck.printed import FAMILIES, Family
from games.firstdeck.state import Play, Seat
from games.firstdeck.view import Worth

_IN_ORDER = ("star", "gain3", "steal")  # rule FDB-3.3


class Counted(Protocol):
    """What a value is made of: the characters, chameleon men and goblins that a card shows."""

    @property
    def family(self) -> Family:
        """The family of its characters, if any."""
        ...

    @property
    def n(self) -> int:
        """How many characters of the family."""
        ...

    @property
    def wild(self) -> int:
        """How many chameleon men."""
        ...

    @property
    def gob(self) -> int:
        """How many goblins."""
        ...


def worth(cards: Mapping[str, Counted], shown: Iterable[str]) -> Worth:
    """Return the value of cards in play with its parts, rules FDB-4.1 to 4.6.

    Chameleon men join the largest family, goblins are taken from the sum; never below 0. Of
    equally large families the first in the fixed order is named.
    """
    families = dict.fromkeys(FAMILIES, 0)
    wild = gob = 0
    for card in map(cards.__getitem__, shown):
        if card.family:
            families[card.family] += card.n
        wild += card.wild
        gob += card.gob
    best = max(families, key=families.__getitem__)
    most = families[best]
    return Worth(max(0, most + wild - gob), best if most else "", most, wild, gob)


def turn_up(cards: Mapping[str, Card], seat: Seat, due: int) -> tuple[list[str], list[str], int]:
    """Move the next `due` cards of a deck to its table; each `more` adds 2, rule FDB-3.2.

    Return the cards that were due, the extra ones, and how many extra ones the deck lacked.
    """
    base = seat.deck[:due]
    extra: list[str] = []
    owed = 2 * sum(cards[card].effect == "more" for card in base)
    at = len(base)
    while owed and at < len(seat.deck):
        card = seat.deck[at]
        extra.append(card)
        at += 1
        owed += 1 if cards[card].effect == "more" else -1
    del seat.deck[:at]
    seat.table += base
    seat.table += extra
    return base, extra, owed


def resolve_all(play: Play, revealed: Sequence[tuple[int, str]]) -> None:
    """Carry out the effects of the cards revealed in one step, in the order of rule FDB-3.3.

    `revealed` are seat and card, clockwise from the first seat and in order of revealing.
    """
    by_id = play.cards.by_id
    acting = [(seat, card) for seat, card in revealed if by_id[card].effect in _IN_ORDER]
    if acting:
        for seat, card in sorted(acting, key=lambda one: _IN_ORDER.index(by_id[one[1]].effect)):
            resolve(play, seat, by_id[card])


def resolve(play: Play, number: int, card: Card) -> None:
    """Carry out the effect of one card that a seat has just revealed; a theft waits in line."""
    fight = play.state.fight
    assert fight is not None
    match card.effect:
        case "star":
            gain(play, number, card.id, 1)
        case "gain3":
            play.state.seats[number].boxed.append(card.id)
            play.state.box.append(card.id)
            gain(play, number, card.id, 3)
        case "steal":
            fight.steals.append((number, card.id))
        case "more" | "":
            pass
        case _:
            assert_never(card.effect)


def gain(play: Play, number: int, card: str, stars: int) -> None:
    """Give a seat the stars of a card, rule FDB-3.3 a and b."""
    play.state.seats[number].stars += stars
    play.events.append(events.gains(number, card, stars))


def steal(play: Play, thief: int, card: str, victim: int | None) -> None:
    """Take a star from `victim`, if there is one, and box the card, rule FDB-3.4."""
    seats = play.state.seats
    seats[thief].boxed.append(card)
    play.state.box.append(card)
    if victim is None:
        play.events.append(events.steals_nothing(thief, card))
        return
    seats[victim].stars -= 1
    seats[thief].stars += 1
    play.events.append(events.steals(thief, victim, card))
