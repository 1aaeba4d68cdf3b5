"""What a person does with a question of theirs; each works on a loaded match."""

from collections.abc import Callable
from dataclasses import replace

from db.rows import HolderRow
from games.core.decision import Picks
from games.core.moves import Answered, Conceded, TookBack, Undid
from games.core.refused import IllegalMove, Stale
from games.core.text import text
from play.match import partners
from play.match.change import Change
from play.match.holders import holder_of
from play.match.seats import Ticking, renew
from play.refusals import refused

Work = Callable[[Change, int], None]


def holder(change: Change, person: int) -> HolderRow:
    """Return the place of a person. Raises Refused when they have none."""
    found = holder_of(change.after, person)
    if found is None:
        raise refused("not-yours")
    return found


def running(change: Change, person: int) -> HolderRow:
    """Return the place of a person in a match that runs."""
    found = holder(change, person)
    if change.row.status != "running":
        raise refused("over")
    return found


def answer(change: Change, person: int, question: str, picks: Picks) -> None:
    """Answer a question; whoever answers has come back. Raises Stale, IllegalMove."""
    place = holder(change, person)
    seat = place.seat
    if change.row.status != "running":
        raise Stale
    asked = change.question(seat)
    if asked is not None and asked.id == question:
        partners.must_answer(change, place)
    away = change.seats[seat].standin is not None
    if away:
        change.remark("back", place)
        change.show()
    change.play(Answered(seat, question, picks), person)
    here = replace(change.seats[seat], misses=0, standin=None, away_at=None)
    change.seat(renew(here, fresh(change, seat)) if away else here)


def select(change: Change, person: int, question: str, picks: Picks | None) -> None:
    """Keep picks (None: the default) that need not be legal yet. Raises Stale, IllegalMove.

    They do not count, and are advice, where it is for a partner to answer.
    """
    place = holder(change, person)
    seat = place.seat
    asked = change.question(seat)
    if asked is None or asked.id != question:
        raise Stale
    if picks is None:
        picks = change.ruled.rules.default(change.match.view(seat), asked)
    known = {option.id for option in asked.options}
    if not known.issuperset(picks):
        raise IllegalMove(text("core-pick-unknown"))
    if len(set(picks)) != len(picks):
        raise IllegalMove(text("core-pick-twice"))
    if person not in change.answering(seat):
        partners.advise(change, place, asked, picks)
        return
    change.seat(replace(change.seats[seat], selected_for=question, selection=picks))


def take_back(change: Change, person: int, keep: int | None) -> None:
    """Drop the last sealed answer, or all but the first `keep`."""
    place = running(change, person)
    partners.must_answer(change, place)
    seat = place.seat
    given = change.match.lists[seat]
    if keep is not None and not any(not answer.forced for answer in given[keep:]):
        raise refused("nothing-after")
    change.play(TookBack(seat), person)
    while keep is not None and len(change.match.lists[seat]) > keep:
        if not change.match.can_take_back(seat):
            return
        if not any(not answer.forced for answer in change.match.lists[seat][keep:]):
            return
        change.play(TookBack(seat), person)


def undo(change: Change, person: int, question: str | None) -> None:
    """Take back the last open answer, when it is that to `question` (None: whatever it is to)."""
    place = running(change, person)
    partners.must_answer(change, place)
    seat = place.seat
    last, asked = change.match.undoes(seat), change.question(seat)
    if question is not None and question != last:
        if asked is not None and asked.id == question:
            raise refused("already-undone")
        if last is not None:
            raise refused("not-the-last")
    change.play(Undid(seat), person)


def concede(change: Change, person: int) -> None:
    """Give up, for the whole side; or ask for it, where most of its people must."""
    place = running(change, person)
    if partners.gives_up(change, place):
        change.play(Conceded(place.seat), person)


def keep_on(change: Change, person: int) -> None:
    """Take back that one wants to give up."""
    partners.keep_on(change, running(change, person))


def fresh(change: Change, seat: int) -> Ticking:
    """Return how time runs for a seat that somebody takes now."""
    return replace(change.time(seat), stopped=change.row.paused_at is not None)
