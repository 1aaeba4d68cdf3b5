"""The questions of the game (README.md, "Questions"), with what is fixed made beforehand."""

from collections.abc import Sequence
from functools import cache, lru_cache

from games.core.decision import Answer, Closed, Confirm, Decision, Option, StandingOrder
from games.core.text import Text, Who, text
from games.firstdeck.cards import Cards
from games.firstdeck.events import card, label, on
from games.firstdeck.printed import DECKS
from games.firstdeck.state import (
    State,
    active,
    arranges,
    clockwise,
    discarders,
    lying,
    may_discard,
    takes_two,
    targets,
)

DECK, VICTIM, DISCARD = "firstdeck.deck", "firstdeck.victim", "firstdeck.discard"
TAKE, TAKE_BOX, ORDER = "firstdeck.take", "firstdeck.take_box", "firstdeck.order"
KINDS = (DECK, VICTIM, DISCARD, TAKE, TAKE_BOX, ORDER)

_KEEP_ALL = text("firstdeck-keep-all")
_ASK_TAKE_BOX = text("firstdeck-ask-take-box")
_ASK_ORDER = text("firstdeck-ask-order")
_WISH = (Confirm(text("firstdeck-confirm-deck")),)
_TAKE_BOTH = text("firstdeck-confirm-take-box")
_PUT_BACK = (Confirm(text("firstdeck-confirm-order")),)
_ALWAYS_ALL = (StandingOrder("keep", _KEEP_ALL),)  # losing, and what lies there, is public
_NO_STAR = text("firstdeck-closed-no-star")
_GAVE_UP = text("firstdeck-closed-conceded")


@lru_cache(maxsize=512)
def _card(cards: Cards, card_id: str, *, final: bool = False) -> Option:
    printed = cards.by_id[card_id].face()
    said = label(card_id, printed)
    # A narrow button has no room for the whole name of a chameleon man.
    brief = text(f"{said.id}-brief", **said.args) if said.id == "firstdeck-pick-wild" else None
    return Option(card_id, said, on(card_id), final=final, brief=brief)


def _cards(cards: Cards, ids: Sequence[str]) -> tuple[Option, ...]:
    return tuple([_card(cards, card_id) for card_id in ids])


@cache
def _decks(seats: int) -> Decision:
    """The wish for a starting deck, rules FDB-1.3 and 1.4."""
    options = tuple(
        Option(deck, text("firstdeck-pick-deck", card=card(deck)), f"deck:{deck}") for deck in DECKS
    )
    prompt = text("firstdeck-ask-deck" if seats > 2 else "firstdeck-ask-deck-two", card=card("T"))
    return Decision(
        DECK,
        "FDB-1.3",
        prompt,
        options,
        "setup",
        most=len(DECKS),
        ordered=True,
        confirm=_WISH,
        sealed=True,
        taste=True,  # all decks have one shape
    )


def question(state: State, cards: Cards, seat: int, given: Sequence[Answer]) -> Decision | None:
    """Return what is asked of a seat, if anything: in each phase one question."""
    if given or state.seats[seat].conceded:
        return None
    match state.phase:
        case "decks":
            return _decks(len(state.seats))
        case "victim":
            return _victim(state, seat)
        case "discard":
            return _discard(cards, state, seat)
        case "take" | "order":
            return _take_or_order(cards, state, seat)
        case _:
            return None


def _victim(state: State, seat: int) -> Decision | None:
    """From whom to steal, rule FDB-3.4. What follows may reveal cards: it cannot be undone."""
    fight = state.fight
    assert fight is not None
    thief, card_id = fight.steals[0]
    if seat != thief:
        return None
    options = tuple(
        Option(
            str(other),
            text("firstdeck-pick-seat", who=Who(other), stars=state.seats[other].stars),
            f"seat:{other}",
            final=True,
        )
        for other in targets(state, thief)
    )
    prompt = text("firstdeck-ask-victim", card=card(card_id))
    sitting = f"{_stage(state)}/steal:{fight.steps}"
    return Decision(VICTIM, "FDB-3.4", prompt, options, sitting, closed=_spared(state, thief))


def _spared(state: State, thief: int) -> tuple[Closed, ...]:
    """Who cannot be stolen from, and why, rule FDB-3.7."""
    return tuple(
        Closed(
            text("firstdeck-pick-seat", who=Who(number), stars=seat.stars),
            _GAVE_UP if seat.conceded else _NO_STAR,
            "FDB-3.7",
            f"seat:{number}",
        )
        for number, seat in enumerate(state.seats)
        if number != thief and (seat.conceded or not seat.stars)
    )


def _discard(cards: Cards, state: State, seat: int) -> Decision | None:
    """What a loser throws out, rule FDB-6.1."""
    if not may_discard(state, seat):
        return None
    mine, sitting = tuple(state.seats[seat].in_play()), _discard_sitting(state, seat)
    return _throw(cards, mine, sitting, state.round)


@cache
def _explaining(message: str, number: int) -> Text:
    """Return a prompt that says in the first round what a value is."""
    return text(message, round=min(number, 2))


@lru_cache(maxsize=256)
def _throw(cards: Cards, mine: tuple[str, ...], sitting: str, number: int) -> Decision:
    """The question of throwing one of these cards out; asked again it is the same object."""
    return Decision(
        DISCARD,
        "FDB-6.1",
        _explaining("firstdeck-ask-discard", number),
        _cards(cards, mine),
        sitting,
        least=0,
        most=1,
        none=_KEEP_ALL,
        sealed=True,
        standing=_ALWAYS_ALL,
    )


def _discard_sitting(state: State, seat: int) -> str:
    """One sitting with taking where nobody else's answer comes between the two."""
    assert state.reference is not None
    after = (state.reference + 1) % len(state.seats)
    alone = discarders(state) == [seat] and clockwise(after, active(state))[0] == seat
    return f"round:{state.round}/{'take' if alone else 'discard'}"


def _take_or_order(cards: Cards, state: State, seat: int) -> Decision | None:
    """A card of the row when it is the seat's turn, then the order of its own cards (FDB-6.9)."""
    if state.queue and state.queue[0] == seat:
        return _take(cards, state, seat)
    if seat in state.queue or not arranges(state, seat):
        return None
    return _arrange(cards, tuple(state.seats[seat].in_play()), f"round:{state.round}/take")


@lru_cache(maxsize=256)
def _arrange(cards: Cards, mine: tuple[str, ...], sitting: str) -> Decision:
    """The question of the order of these cards; asked again it is the same object."""
    return Decision(
        ORDER,
        "FDB-6.7",
        _ASK_ORDER,
        _cards(cards, mine),
        sitting,
        least=len(mine),
        most=len(mine),
        ordered=True,
        confirm=_PUT_BACK,
        sealed=True,
    )


def _take(cards: Cards, state: State, seat: int) -> Decision:
    """Which card of the row, and with two seats which one leaves the game, rules FDB-6.2, 6.6."""
    left = [state.row[place] for place in lying(state)]
    final = _lets_go_on(state, seat, len(left))
    options = tuple([_card(cards, card_id, final=final) for card_id in left])
    sitting = f"round:{state.round}/take"
    if not takes_two(state):
        prompt = _explaining("firstdeck-ask-take", state.round)
        return Decision(TAKE, "FDB-6.2", prompt, options, sitting)
    return Decision(
        TAKE_BOX,
        "FDB-6.6",
        _ASK_TAKE_BOX,
        options,
        sitting,
        least=2,
        most=2,
        ordered=True,
        confirm=(Confirm(_TAKE_BOTH),),
    )


def _lets_go_on(state: State, seat: int, left: int) -> bool:
    """Whether this answer lets others be asked, or the round end: then there is no undo.

    It does not where only the order of one's own cards comes after it.
    """
    others = state.queue[1:]
    still = left - (2 if takes_two(state) else 1)
    asked = still > 1 and others
    return bool(
        asked
        or any(_will_arrange(state, other) for other in others)
        or not _will_arrange(state, seat)
    )


def _will_arrange(state: State, seat: int) -> bool:
    """Whether a seat orders its cards once it has its card of the row (rules FDB-6.7, 6.8)."""
    own = state.seats[seat]
    coming = seat in state.queue
    may = bool(state.pile and own.deck) and not own.conceded
    return may and own.in_play_count() + coming > 1


def _stage(state: State) -> str:
    return f"final:{state.final_round}" if state.final_round else f"round:{state.round}"
