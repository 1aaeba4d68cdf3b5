"""Another match that a reader cannot tell from this one, memories of passed hands included.

Hidden cards change places with those of which the reader knows no more and no less: a card that
went through the reader's hands stays among the cards that went on with it, the others mix freely.
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from typing import TypeAlias

from games.allstar.state import Hand, Origin, Seat, State
from games.core.streams import Streams

_Class: TypeAlias = tuple[int, int, int]  # round, hand, how often the reader held it with the card
_UNSEEN: _Class = (0, 0, 0)


def redeal(state: State, reader: int | None, rng: Streams) -> State:
    """Return `state` with all that `reader` cannot know drawn anew, in place."""
    changed = _exchanged(state, reader, rng)

    def new(cards: list[str]) -> list[str]:
        return [changed.get(card, card) for card in cards]

    state.pile = rng.shuffled("redeal", new(state.pile))
    state.arena_pile = rng.shuffled("redeal", sorted(state.arena_pile))
    for one in state.seats:
        one.bench, one.fresh = sorted(new(one.bench)), sorted(new(one.fresh))
        one.tossed, one.hand = sorted(new(one.tossed)), sorted(new(one.hand))
        for hand in one.queue:
            hand.cards = sorted(new(hand.cards))
    origins = {changed.get(card, card): origin for card, origin in state.origins.items()}
    state.origins = dict(sorted(origins.items()))
    return state


def inventory(state: State) -> list[str]:
    """Return the ids of all cards wherever they are, sorted."""
    cards = [*state.pile, *state.market, *state.spent]
    for one in state.seats:
        cards += [*one.bench, *one.tossed, *one.hand, *one.team]
        cards += [card for hand in one.queue for card in hand.cards]
        cards += [card for team in one.teams for card in team]
    return sorted([*cards, *state.arena_pile, *state.arenas, *(r.arena for r in state.results)])


def _exchanged(state: State, reader: int | None, rng: Streams) -> dict[str, str]:
    """Return which hidden card takes whose place."""
    classes: defaultdict[_Class, list[str]] = defaultdict(list)
    for card, kind in _hidden(state, reader):
        if card not in state.shown:
            classes[kind].append(card)
    changed: dict[str, str] = {}
    for cards in classes.values():
        changed.update(zip(cards, rng.shuffled("redeal", sorted(cards)), strict=True))
    return changed


def _hidden(state: State, reader: int | None) -> Iterator[tuple[str, _Class]]:
    """Every card that the reader does not see now, with what the reader knows of it."""
    for card in state.pile:
        yield card, _UNSEEN
    for seat, one in enumerate(state.seats):
        for place, hand in enumerate(one.queue):
            if seat != reader or place:
                kind = _known_in_hand(state, hand, reader)
                yield from ((card, kind) for card in hand.cards)
        if seat != reader:
            for zone in (one.bench, one.tossed, one.hand):
                for card in sorted(zone, key=partial(_place, state, one)):
                    yield card, _known(state, state.origins[card], reader, held=True)


def _place(state: State, owner: Seat, card: str) -> tuple[int, int, int, bool]:
    """Return all that is known of where a card lies, whichever card it is."""
    origin = state.origins[card]
    return origin.round, origin.lot, origin.stage, card in owner.fresh


def _known_in_hand(state: State, hand: Hand, reader: int | None) -> _Class:
    return _known(state, Origin(state.round, hand.lot, hand.stage), reader, held=False)


def _known(state: State, origin: Origin, reader: int | None, *, held: bool) -> _Class:
    """Return how often the reader saw a card in its hand before it left it (or until now).

    `held`: the card was taken at the stage of its origin; its holder saw it there.
    """
    if reader is None or origin.lot < 0:
        return _UNSEEN
    stages = range(origin.stage + 1 if held else origin.stage)
    holders = [state.holder(Origin(origin.round, origin.lot, stage)) for stage in stages]
    seen = holders.count(reader)
    return (origin.round, origin.lot, seen) if seen else _UNSEEN
