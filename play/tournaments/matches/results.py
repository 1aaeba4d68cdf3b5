"""What the end of a match brings its tournament (pure)."""

from collections.abc import Sequence

import msgspec

from db.records.matches import StoredMove
from play.match.work.holders import people
from play.match.work.loaded import Loaded
from play.ratings.recording import as_it_stands
from play.time.leave import under_way
from tournaments import running
from tournaments.records import Match, Tournament


def over(
    tournament: Tournament,
    number: int,
    loaded: Loaded,
    moves: Sequence[StoredMove],
    used: tuple[int, ...] = (),
) -> Tournament:
    """Return a tournament with the result of a match that has ended, of which `moves` are all.

    `used` is time, in seconds. An agreed end is a draw of two; of more, places as they stand, rule
    EVT-5.1.
    """
    (match,) = (one for one in tournament.matches if one.number == number)
    result = _result(tournament, match, loaded, moves)
    return running.ended(tournament, msgspec.structs.replace(result, used=used))


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
        absent=tuple(
            one
            for seat, one in enumerate(match.people)
            if one in tournament.present and _away(loaded, seat)
        ),
    )


def _away(loaded: Loaded, seat: int) -> bool:
    """Whether the house AI had to finish for a seat; days off excuse."""
    here = people(loaded.whole, seat)
    if loaded.stored.terms.days_off and any(
        under_way(loaded.whole.half_days.get(one, ()), loaded.now) for one in here
    ):
        return False
    return loaded.seats[seat].standin is not None or not here
