"""What answers do: the phase that asked carries them out, and the match goes on."""

from collections.abc import Iterable, Sequence

from games.core.decision import Answer, Picks
from games.nintendo.phases import combat, opening, preparation
from games.nintendo.phases.effects import running
from games.nintendo.phases.flow import carry_on
from games.nintendo.state import Play, State, forget


def begin(play: Play) -> None:
    """Play until somebody is asked."""
    carry_on(play)


def apply(play: Play, seat: int, answer: Answer) -> None:
    """Carry out an open answer of the seat that was asked; nothing is shown any more."""
    _end_moment(play.state, (answer,))
    take(play, seat, answer.picks)


def take(play: Play, seat: int, picks: Picks) -> None:
    """Carry out an open answer of the seat that was asked, and go on."""
    state = play.state
    asked, state.asks = state.asks, ""
    _sits_down(play, seat)
    match asked:
        case "main" | "main2" | "defend":
            _act(play, seat, picks[0])
        case "attackers":
            combat.attack(play, [entry(pick) for pick in picks])
        case "host":
            preparation.place(play, seat, entry(picks[0]))
        case _:
            running.answer(play, asked, picks)
    carry_on(play)


def _end_moment(state: State, given: Iterable[Answer]) -> None:
    """End what the view shows for a moment only, when somebody answers (NIN-10.1, 10.2).

    A forced answer follows in the same move, before anybody has seen it.
    """
    if not all(answer.forced for answer in given):
        forget(state)


def _sits_down(play: Play, seat: int) -> None:
    """Count a sitting, where the other answered last."""
    tally = play.state.tally
    tally.sittings += tally.last != seat
    tally.last = seat


def entry(pick: str) -> int:
    """Return the entry number that an option names ("p7")."""
    return int(pick.removeprefix("p"))


def _act(play: Play, seat: int, pick: str) -> None:
    """Play a card, use an ability, buy a star, attack, block, or be done (NIN-2.4, 2.7, 4.5)."""
    match pick:
        case "star":
            preparation.buy_star(play, seat)
        case "attack" | "attack_end":
            preparation.declare(play, waive=pick == "attack_end")
        case "end":
            preparation.done(play)
        case "blocks":
            combat.close_window(play)
        case _ if pick.startswith("card:"):
            preparation.play_card(play, seat, pick.removeprefix("card:"))
        case _:
            piece, _, place = pick.partition(".")
            preparation.use(play, seat, entry(piece), int(place) - 1)


def reveal(play: Play, lists: Sequence[tuple[Answer, ...]]) -> None:
    """Carry out sealed answers: decks, opening hands, blocks."""
    _end_moment(play.state, [answer for given in lists for answer in given])
    asked, play.state.asks = play.state.asks, ""
    given = {seat: each for seat, each in enumerate(lists) if each}
    match asked:
        case "deck":
            opening.take_decks(play, {seat: each[0].picks[0] for seat, each in given.items()})
        case "mulligan":
            opening.redraw(play, {seat: each[0].picks[0] for seat, each in given.items()})
        case _:
            seat, chain = next(iter(given.items()))
            _sits_down(play, seat)
            combat.block(play, [[entry(pick) for pick in one.picks] for one in chain])
    carry_on(play)
