"""Between jams (JAM-7.5 to 7.7) and the beginning of a jam (JAM-1.5 to 1.7)."""

from collections.abc import Mapping, Sequence

from games.core.decision import Answer, Picks
from games.core.text import text
from games.jam.cards import Cards
from games.jam.events import card_list, head, tell, tell_places
from games.jam.phases.deck import by_number, refill, shuffle
from games.jam.printed import REAR, Helmet
from games.jam.state import Play, Side, State
from games.jam.track import empty
from games.jam.view import LinedUp, Step, Thrown

STEPS: Mapping[Step, Helmet] = {"jammer": "J", "pivot": "P", "blockers": "B"}


def able(cards: Cards, side: Side, helmet: Helmet) -> list[str]:
    """Return the skaters of a helmet who are not exhausted, rule JAM-7.6."""
    return [
        skater
        for skater in cards.squads[side.team]
        if cards.skaters[skater].helmet == helmet and skater not in side.exhausted
    ]


def open_step(state: State, seat: int, given: Sequence[Answer]) -> Step:
    """Return the step that is open in a side's chain, "" at its end, rule JAM-7.6."""
    done = {answer.kind.removeprefix("jam.") for answer in given}
    if state.jam > 1 and state.sides[seat].hand and "discard" not in done:
        return "discard"
    rest: list[Step] = [step for step in STEPS if step not in done]
    return rest[0] if rest else ""


def chosen(given: Sequence[Answer], step: Step) -> Picks:
    """Return what a side has answered to a step of its chain."""
    return next((one.picks for one in given if one.kind == f"jam.{step}"), ())


def reveal(play: Play, lists: Sequence[tuple[Answer, ...]]) -> None:
    """Show both line-ups, shuffle, and begin the jam, rules JAM-7.7 and 1.5 to 1.7."""
    state = play.state
    state.story, state.before, state.turn, state.time = [], None, 1, 0
    overtime = state.overtime
    head(
        play, text("jam-overtime", number=overtime) if overtime else text("jam-jam", jam=state.jam)
    )
    for seat, given in enumerate(lists):
        _throw(play, seat, chosen(given, "discard"))
    for seat, given in enumerate(lists):
        _line_up(play, seat, given)
    if state.jam > 1:
        shuffle(play)
    _take_places(play)
    tell_places(play)
    refill(play)
    state.lead, state.lead_open = None, not overtime
    state.stage = "program"


def _throw(play: Play, seat: int, picks: Picks) -> None:
    """Put hand cards into the pile, which is shuffled before anybody draws, JAM-7.5."""
    if not picks:
        return
    state, side = play.state, play.state.sides[seat]
    side.hand = [card for card in side.hand if card not in picks]
    state.pile += picks
    thrown = card_list(play.cards.faces, by_number(play.cards, picks))
    tell(play, Thrown(seat, len(picks)), text("jam-thrown-own", cards=thrown))


def _line_up(play: Play, seat: int, given: Sequence[Answer]) -> None:
    """Note a side's five in post order; blockers by skater number, rules JAM-1.5 and 7.6."""
    side, squad = play.state.sides[seat], play.cards.squads[play.state.sides[seat].team]
    blockers = sorted(chosen(given, "blockers"), key=squad.index)
    side.lineup = [*chosen(given, "jammer"), *chosen(given, "pivot"), *blockers]
    side.jam_points = side.passes = 0
    tell(play, LinedUp(seat, tuple(side.lineup)))


def _take_places(play: Play) -> None:
    """Put pivots and blockers at random on the pack, jammers on the rear, rule JAM-1.5."""
    state, pack = play.state, play.cards.track.pack
    home, away = (side.lineup for side in state.sides)
    pivots = play.rng.shuffled("pivots", [home[1], away[1]])
    blockers = play.rng.shuffled("blockers", [*home[2:], *away[2:]])
    state.stacks = empty(play.cards.track)
    for space, skater in zip(pack, [*pivots, *blockers], strict=True):
        state.stacks[space].append(skater)
    state.stacks[REAR] = [home[0], away[0]]
