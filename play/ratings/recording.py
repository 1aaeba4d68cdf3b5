"""What the end of a match leaves for ratings and statistics (pure; EVT-6.1, 6.4)."""

from collections.abc import Sequence, Set
from contextlib import suppress
from statistics import median

import msgspec

from db.records.matches import Remark, StoredMove
from db.records.ratings import Decided, StoredResult
from games.core.match.match import Match
from games.core.match.moves import Conceded
from games.core.refused import Refused
from games.core.rules import Standing
from play.match.repository import keys_of
from play.match.tables import cards_of, course_of
from play.match.work.holders import people
from play.match.work.loaded import Loaded
from tournaments.ratings import RatedResult, Side

ENOUGH, MEASURED = 10, 200  # matches from which on, and up to which, usual answers are known


def result(
    loaded: Loaded,
    moves: Sequence[StoredMove],
    remarks: Sequence[Remark],
    usual: Sequence[int],
    decided: Decided,
) -> StoredResult | None:
    """Return the result of a match that has ended; None where fewer than two sides had people.

    `moves` and `remarks` are all of it, `usual` the answers of people in matches of this kind.
    """
    stored, ended_at = loaded.stored, loaded.stored.ended_at
    assert ended_at is not None, "it has ended"
    ranking = loaded.match.result or as_it_stands(loaded, moves)
    volunteered = frozenset(one.seat for one in remarks if one.kind == "volunteer")
    joined = {(one.seat, one.place) for one in remarks if one.kind == "joined"}
    late = {
        one.person
        for one in loaded.whole.holders
        if (one.seat, one.place) in joined and one.person is not None
    }
    sides = tuple(_side(loaded, one, volunteered, decided.coaches, late) for one in ranking)
    if loaded.whole.part_of is not None:
        ranking, sides = _for_absence(ranking, sides)
    if sum(bool(one.people) for one in sides) < 2:
        return None
    answers = sum(one.by == "person" and one.question is not None for one in moves)
    return StoredResult(
        match=stored.id,
        at=ended_at,
        game=stored.game,
        more=len(sides) > 2,
        server=stored.server,
        sides=msgspec.json.encode(sides).decode(),
        rated=stored.terms.rated,
        with_ai=any(one.ai for one in loaded.whole.holders),
        cut_short=stored.status == "agreed" and _is_short(answers, usual),
        adjudicated=decided.by_others or decided.struck,
        places=_places(ranking, loaded.match.start.seats),
        answers=answers,
        lasted=ended_at - stored.started_at,
        cards=cards_counted(loaded, moves),
    )


def _for_absence(
    ranking: Sequence[Standing], sides: Sequence[Side]
) -> tuple[tuple[Standing, ...], tuple[Side, ...]]:
    """Return the sides of a match of a tournament with those last that an AI finished for.

    They are left out of its rating; two sides are then not rated (EVT-5.1a, 6.1).
    """
    here = [one.place for one, side in zip(ranking, sides, strict=True) if not side.vanished]
    places = [
        len(sides) if side.vanished else 1 + sum(other < one.place for other in here)
        for one, side in zip(ranking, sides, strict=True)
    ]
    return (
        tuple(
            msgspec.structs.replace(one, place=place)
            for one, place in zip(ranking, places, strict=True)
        ),
        tuple(
            msgspec.structs.replace(
                side, place=place, changed=side.changed or side.vanished, vanished=False
            )
            for side, place in zip(sides, places, strict=True)
        ),
    )


def cards_counted(loaded: Loaded, moves: Sequence[StoredMove]) -> str:
    """Return which cards did something for each seat, as it is stored (EVT-6.4)."""
    return msgspec.json.encode(cards_of(loaded, moves)).decode()


def _is_short(answers: int, usual: Sequence[int]) -> bool:
    """Whether a match had fewer than half of its usual answers, or these are not known yet."""
    return len(usual) < ENOUGH or answers * 2 < median(usual)


def _side(
    loaded: Loaded,
    standing: Standing,
    volunteered: frozenset[int | None],
    coaches: Set[int],
    late: Set[int],
) -> Side:
    """Return a side: its people at the end, or the last ones to leave it; without `coaches`.

    Those who joined `late` do not count; where only they are left, others have played on for it. It
    has vanished where an AI played on for all its people who had not given up.
    """
    whole, found, changed = loaded.whole, list[int](), not volunteered.isdisjoint(standing.seats)
    for seat in standing.seats:
        now = people(whole, seat)
        here = [one for one in now if one not in coaches | late]
        held = (one.person for one in whole.holders if one.seat == seat)
        first = [one for one in held if one is not None and one not in coaches | late]
        found += here or first[-1:]
        changed = changed or (not here and not late.isdisjoint(now))
    away = all(loaded.seats[seat].standin is not None for seat in standing.seats)
    return Side(
        tuple(sorted(found)),
        standing.place,
        changed=changed,
        vanished=away and not standing.conceded,
    )


def _places(ranking: Sequence[Standing], seats: int) -> tuple[int, ...]:
    by_seat = {seat: one.place for one in ranking for seat in one.seats}
    return tuple(by_seat.get(seat, len(ranking)) for seat in range(seats))


def as_it_stands(loaded: Loaded, moves: Sequence[StoredMove]) -> tuple[Standing, ...]:
    """Return the ranking of a match that was ended by agreement (EVT-5.1).

    Two sides are level; more are ranked by their scores, where the game tells these. Empty where
    the rules do not say who plays together.
    """
    sides = _sides(loaded)
    course = course_of(loaded, moves)
    last = course[-1].scores if course and len(sides) > 2 else (0,) * loaded.match.start.seats
    scores = [sum(last[seat] for seat in side) for side in sides]
    sign = -1 if loaded.ruled.game.info.lowest_wins else 1
    return tuple(
        Standing(1 + sum(sign * other > sign * score for other in scores), side, score)
        for side, score in zip(sides, scores, strict=True)
    )


def _sides(loaded: Loaded) -> list[tuple[int, ...]]:
    """Return which seats play together: as the rules rank them once all but one have given up."""
    trial = Match.load(loaded.ruled.rules, loaded.stored.snapshot, keys_of(loaded.stored))
    with suppress(Refused):  # not now
        for seat in range(trial.start.seats):
            if trial.result is None and seat not in trial.conceded:
                trial.play(Conceded(seat))
    return sorted(one.seats for one in trial.result or ())


def outcome(stored: StoredResult) -> RatedResult:
    """Return a result as ratings read it."""
    return RatedResult(
        match=stored.match,
        game=stored.game,
        sides=msgspec.json.decode(stored.sides, type=tuple[Side, ...]),
        rated=stored.rated,
        with_ai=stored.with_ai,
        cut_short=stored.cut_short,
        adjudicated=stored.adjudicated,
    )
