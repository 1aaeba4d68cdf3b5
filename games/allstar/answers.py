"""What answers do: the phase that asked carries them out, and the match goes on."""

from collections.abc import Sequence

from games.allstar.phases import draft, playoffs, season
from games.allstar.state import Play
from games.core.decision import Answer


def begin(play: Play) -> None:
    """Open round 1, rule ASD-2.1."""
    draft.open_round(play)


def apply(play: Play, seat: int, answer: Answer) -> None:
    """Carry out a pick of the draft, the open questions of the game."""
    if answer.kind == "allstar.market":
        draft.choose(play, seat, answer.picks[0])
    else:
        draft.pick(play, seat, answer.picks)


def reveal(play: Play, lists: Sequence[tuple[Answer, ...]]) -> None:
    """Carry out what was sealed in a phase, once all are in."""
    picks = {seat: [answer.picks for answer in given] for seat, given in enumerate(lists) if given}
    match play.state.stage:
        case "team":
            playoffs.line_up(play, {seat: one[0] for seat, one in picks.items()})
        case "shootout":
            playoffs.shoot(play, {seat: one[0][0] for seat, one in picks.items()})
        case "change":
            playoffs.change(play, {seat: (one[0], one[1]) for seat, one in picks.items()})
        case _ if not play.state.drafted(0):
            draft.exchange(play, [one[0] for one in picks.values()])
        case _:
            season.play_round(play, lists)
