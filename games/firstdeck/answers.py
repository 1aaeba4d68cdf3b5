"""What answers do: the phase that asked carries them out, and the match goes on."""

from collections.abc import Sequence

from games.core.decision import Answer
from games.firstdeck import questions, setup
from games.firstdeck.phases import contest, prepare, rounds
from games.firstdeck.phases.rounds import carry_on
from games.firstdeck.state import Play


def begin(play: Play) -> None:
    """Deal the decks where nobody chooses, and play until somebody is asked (FDB-1.3)."""
    rounds.carry_on(play)


def apply(play: Play, seat: int, answer: Answer) -> None:
    """Carry out a theft or the taking of a card, the open questions of the game."""
    if answer.kind == questions.VICTIM:
        contest.steal_from(play, int(answer.picks[0]))
    else:
        prepare.take(play, seat, answer.picks)
    carry_on(play)


def reveal(play: Play, lists: Sequence[tuple[Answer, ...]]) -> None:
    """Carry out the wishes for decks, the discards or the orders, once all are in."""
    picks = {seat: given[0].picks for seat, given in enumerate(lists) if given}
    match play.state.phase:
        case "decks":
            setup.grant(play, picks)
        case "discard":
            prepare.throw_out(play, picks)
        case _:
            prepare.put_back(play, picks)
    carry_on(play)
