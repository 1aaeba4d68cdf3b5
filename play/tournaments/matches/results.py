"""What the end of a match means for its tournament (pure)."""

from collections.abc import Sequence
from datetime import timedelta

import msgspec

from db.records.matches import StoredMove
from play.match.work.holders import people
from play.match.work.loaded import Loaded
from play.ratings.recording import as_it_stands
from play.time.half_days import under_way
from tournaments import running
from tournaments.records import Match, Tournament


def over(
    tournament: Tournament,
    number: int,
    loaded: Loaded,
    moves: Sequence[StoredMove],
) -> Tournament:
    """Return a tournament with the result of a match that has ended; `moves` are all of it.

    An agreed end is a draw of two; for more people, places are as they stand, rule EVT-5.1.
    """
    (match,) = (one for one in tournament.matches if one.number == number)
    return running.ended(tournament, _result(tournament, match, loaded, moves))


def _result(
    tournament: Tournament, match: Match, loaded: Loaded, moves: Sequence[StoredMove]
) -> Match:
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
        absent=tuple(
            one
            for seat, one in enumerate(match.people)
            if one in tournament.present and _away(loaded, seat)
        ),
    )


def _away(loaded: Loaded, seat: int) -> bool:
    """Whether the house AI had to finish for a seat.

    Days off are an excuse, and whoever conceded has played.
    """
    here = people(loaded.whole, seat)
    if loaded.stored.terms.days_off and any(
        under_way(loaded.whole.half_days.get(one, ()), loaded.now) for one in here
    ):
        return False
    left = not here and seat not in loaded.match.conceded
    return left or loaded.seats[seat].standin is not None
