"""Setting up: the pile, and who plays with which starting deck (group FDB-1)."""

from collections.abc import Mapping, Sequence

from games.core.info import Info, Start, option
from games.core.streams import Streams
from games.firstdeck import events
from games.firstdeck.cards import Cards
from games.firstdeck.printed import DECKS
from games.firstdeck.state import Play, Seat, State, active, clockwise

COMPULSORY = "T"  # one of two players must play with it, rule FDB-1.4


def new_state(cards: Cards, info: Info, start: Start, rng: Streams) -> State:
    """Return the table before decks are given out: the pile shuffled, the first seat drawn.

    Rules FDB-1.1, 1.2 and 1.6 to 1.8: at 2 or 3 seats the marked cards lie in the box.
    """
    few = start.seats <= 3
    pile = [card for card in cards.pile if not (few and card in cards.marked)]
    return State(
        seats=[Seat() for _ in range(start.seats)],
        phase="dealing" if option(start, info, "decks") == "deal" else "decks",
        first=rng.below("first", start.seats),
        pile=rng.shuffled("pile", pile),
        box=[card for card in cards.pile if few and card in cards.marked],
        tiebreak=option(start, info, "tiebreak"),
    )


def deal(play: Play) -> None:
    """Draw a deck for each seat, with two seats the compulsory one for one of them (FDB-1.4)."""
    state, rng = play.state, play.rng
    seats = active(state)
    if len(state.seats) > 2:
        decks = dict(zip(seats, rng.shuffled("choice", DECKS), strict=False))
    else:
        holder = rng.choice("choice", seats)
        other = rng.choice("choice", [deck for deck in DECKS if deck != COMPULSORY])
        decks = {seat: COMPULSORY if seat == holder else other for seat in seats}
    _give_out(play, decks)


def grant(play: Play, wishes: Mapping[int, Sequence[str]]) -> None:
    """Draw in which order the wishes are looked at, and give the decks out, rule FDB-1.3."""
    order = play.rng.shuffled("choice", active(play.state))
    _give_out(play, allot(wishes, order, len(play.state.seats)))


def allot(wishes: Mapping[int, Sequence[str]], order: Sequence[int], seats: int) -> dict[int, str]:
    """Return who gets which deck, from lists (favourite first) and a drawn order of seats.

    Rules FDB-1.3 and 1.4; `seats` is the number at the start, a deck not listed comes last.
    """
    given: dict[int, str] = {}
    if seats == 2:
        given[_compulsory(wishes, order)] = COMPULSORY
    for seat in order:
        if seat not in given:
            free = [deck for deck in (*wishes[seat], *DECKS) if deck not in given.values()]
            given[seat] = free[0]
    return given


def _compulsory(wishes: Mapping[int, Sequence[str]], order: Sequence[int]) -> int:
    """The seat of two that plays with the compulsory deck, rule FDB-1.4."""
    wanting = [seat for seat in order if wishes[seat][0] == COMPULSORY]
    return wanting[0] if wanting else order[-1]


def _give_out(play: Play, decks: Mapping[int, str]) -> None:
    """Shuffle the starting decks and box those that nobody holds, rules FDB-1.4 and 1.5."""
    state, cards = play.state, play.cards
    for number in clockwise(state.first, decks):
        seat = state.seats[number]
        seat.symbol = decks[number]
        seat.deck = play.rng.shuffled(f"deck:{number}", cards.decks[seat.symbol])
        play.events.append(events.plays_with(number, seat.symbol))
    for deck in DECKS:
        if deck not in decks.values():
            state.box += cards.decks[deck]
    state.first = clockwise(state.first, active(state))[0]
    play.events.append(events.first_seat(state.first))
    state.phase = "round"
