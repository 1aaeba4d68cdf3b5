"""What the end of a match means for its tournament (pure)."""

from collections.abc import Callable, Sequence
from datetime import timedelta

import msgspec

from db.records.matches import StoredMove
from play.match.work.holders import has_substitute, people
from play.match.work.loaded import Loaded
from play.ratings.recording import as_it_stands
from tournaments import running
from tournaments.records import Match, Tournament


def over(
    tournament: Tournament,
    number: int,
    loaded: Loaded,
    moves: Sequence[StoredMove],
    has_excuse: Callable[[int], bool],
) -> Tournament:
    """Return a tournament with the result of a match that has ended; `moves` are all of it.

    An agreed end is a draw of two; for more people, places are as they stand, rule EVT-5.1.
    `has_excuse` tells of a seat whether days off excuse its people now.
    """
    (match,) = (one for one in tournament.matches if one.number == number)
    result = _finished(tournament, match, loaded, has_excuse)
    return running.ended(tournament, _result(result, loaded, moves))


def _result(match: Match, loaded: Loaded, moves: Sequence[StoredMove]) -> Match:
    standings = loaded.match.result or as_it_stands(loaded, moves)
    seats = range(len(match.people))
    places = {seat: one.place for one in standings for seat in one.seats}
    scores = {seat: one.score for one in standings for seat in one.seats}
    return msgspec.structs.replace(
        match,
        status="over",
        places=tuple(places.get(seat, 1) for seat in seats),
        scores=tuple(scores[seat] for seat in seats) if scores else (),
        used=tuple(one.waited // timedelta(seconds=1) for one in loaded.seats),
    )


def _finished(
    tournament: Tournament, match: Match, loaded: Loaded, has_excuse: Callable[[int], bool]
) -> Match:
    """Return a match with those for whom the house AI had to finish it, rules EVT-5.1 and 5.1a.

    Who was late or excused at the deadline is so. For whoever has gone it is no absence more, nor
    for those in whose place a substitute played (CLB-2.1).
    """
    absent: list[int] = []
    found: list[int] = []
    late: list[int] = []
    excused: list[int] = []
    played_for = tuple(
        one for seat, one in enumerate(match.people) if has_substitute(loaded.whole, seat)
    )
    for seat, one in enumerate(match.people):
        if not _away(loaded, seat):
            continue
        if one in match.excused or (one not in match.late and has_excuse(seat)):
            excused.append(one)
        elif one in {*match.late, *played_for} or one not in tournament.present:
            late.append(one)
        else:
            absent.append(one)
            found.append(int((loaded.seats[seat].away_at or loaded.now).timestamp()))
    return msgspec.structs.replace(
        match,
        absent=tuple(absent),
        found=tuple(found),
        late=tuple(late),
        excused=tuple(excused),
        substituted=played_for,
    )


def _away(loaded: Loaded, seat: int) -> bool:
    """Whether the house AI had to finish for a seat; whoever conceded has played."""
    if seat in loaded.match.conceded:
        return False
    return not people(loaded.whole, seat) or loaded.seats[seat].standin is not None
