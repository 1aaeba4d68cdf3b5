"""What decided a match (MND-5.1): the course of the chances, and answers that turned it.

Chances are found by playing positions on in worlds that nobody who looked on could tell apart. An
answer turned a match where another one would have been clearly better: both are played on in the
same worlds with the same luck, and only what is beyond doubt is told (MND-5.2).
"""

import math
from collections.abc import Callable, Iterator, Sequence

import msgspec

from games.ai.player import Player
from games.ai.playing_on import played_on, shares, world
from games.ai.search import best_of, candidates, compared, same
from games.ai.weighing import DrawnMean
from games.core.decision import Picks, in_order
from games.core.match.match import Match
from games.core.match.moves import Answered
from games.core.match.trail import PlayedMatch, Trail, TrailStep
from games.core.streams import Streams, derived

POSITIONS = 24  # at most, of which the chances are looked at
FEWEST = 4  # positions, and worlds of one
LONGER = 1.5  # times as long as in the middle of a match: on the whole it takes so long
EACH = 8  # worlds of a position, at least, where there is time
WORLDS = 40  # at most, of a position
ROUNDS = 3  # with the greatest change, whose answers are looked at
ANSWERS = 18  # that are looked at, at most
BETTER = 3  # other answers that are tried for each
POINTS = 3
SURE = 2.0  # standard errors by which another answer is better, at the end
SURER = 3.0  # the same before it, where a value is an estimate
THOUSAND = 1000


class Chances(msgspec.Struct, frozen=True, array_like=True):
    """The chances after so many moves: of each seat in thousandths, and how far they may be off."""

    move: int
    shares: tuple[int, ...]
    doubt: int


class TurningPoint(msgspec.Struct, frozen=True, array_like=True):
    """An answer, the move `move` of a `seat`, and picks that would have been better.

    They would have brought `gain` more of what the game counts, in hundredths.
    """

    move: int
    seat: int
    played: Picks
    better: Picks
    gain: int


class Review(msgspec.Struct, frozen=True):
    """What decided a match: the chances after its rounds, and at most three turning points."""

    course: tuple[Chances, ...]
    points: tuple[TurningPoint, ...]


class Reviewer:
    """Looks at a match that is over, until all its time is spent.

    `spent` tells which part of the time has gone, from 0 to 1; `key` is that of all that is drawn.
    Answers are weighed as far as the `horizon` of the game; the chances always to the end.
    """

    def __init__(
        self,
        played: PlayedMatch,
        player: Player,
        spent: Callable[[], float],
        key: bytes,
        horizon: int = 0,
    ) -> None:
        self._played, self._player, self._spent, self._key = played, player, spent, key
        self._horizon, self._sure = horizon, SURER if horizon else SURE

    def review(self, trail: Trail, rounds: Sequence[int]) -> Review:
        """Return what decided; `rounds` are the moves after which a round begins."""
        last = len(self._played.moves)
        places = _spread(sorted({0, *(one for one in rounds if 0 < one < last)}), POSITIONS)
        course = self._course(trail, places)
        final = self._played.at(trail, last)
        assert final.result is not None
        seats = final.start.seats
        ended = tuple(round(THOUSAND * one) for one in shares(final.result, seats))
        course = [*course, Chances(last, ended, 0)]
        return Review(tuple(course), tuple(self._points(trail, course)))

    # The course

    def _course(self, trail: Trail, places: Sequence[int]) -> list[Chances]:
        """Return the chances at these places, or at some of them where there is less time."""
        matches = {place: self._played.at(trail, place) for place in places}
        before = self._spent()
        drawn: dict[int, list[DrawnMean]] = {}
        self._draw(matches[places[len(places) // 2]], 0, [])  # how long one takes
        one = max(self._spent() - before, 1e-6)
        places = _spread(places, max(FEWEST, min(POSITIONS, int(0.5 / (LONGER * EACH * one)))))
        for number in range(WORLDS):
            for place in places:
                if self._spent() > 0.5:
                    break
                seats = drawn.setdefault(
                    place, [DrawnMean() for _ in range(self._played.start.seats)]
                )
                self._draw(matches[place], number, seats)
        known = [place for place in places if place in drawn and drawn[place][0].count >= FEWEST]
        return [_chances(place, drawn[place]) for place in known]

    def _draw(self, match: Match, number: int, seats: Sequence[DrawnMean]) -> None:
        """Play a position on in one world, and note who has won there."""
        key = derived(self._key, f"course:{match.step}:{number}")
        ended = played_on(world(match, None, key, self._player), self._player, key)
        assert ended is not None
        for drawn, share in zip(seats, shares(ended, match.start.seats), strict=False):
            drawn.add(share)

    # Turning points

    def _points(self, trail: Trail, course: Sequence[Chances]) -> list[TurningPoint]:
        changed = sorted(range(1, len(course)), key=lambda at: -_change(course[at - 1], course[at]))
        parts = [(course[at - 1].move, course[at].move) for at in changed[:ROUNDS]]
        found: list[TurningPoint] = []
        asked = list(self._answers(trail, parts))[:ANSWERS]
        for place, (step, picks, others) in enumerate(asked):
            until = 0.5 + 0.5 * (place + 1) / len(asked)
            if self._spent() >= 1:
                break
            point = self._weighed(trail, step, picks, others, until)
            if point is not None:
                found.append(point)
        found.sort(key=lambda one: -one.gain)
        return sorted(found[:POINTS], key=lambda one: one.move)

    def _answers(
        self, trail: Trail, parts: Sequence[tuple[int, int]]
    ) -> Iterator[tuple[TrailStep, Picks, tuple[Picks, ...]]]:
        """Yield answers in these parts of the match that the player would not have given."""
        listed = [
            [one for one in trail.steps if one.answers and since < one.move <= until]
            for since, until in parts
        ]
        for at in range(max(map(len, listed), default=0)):
            for part in listed:
                if at < len(part):
                    match = self._played.at(trail, part[at].move - 1)
                    others = self._others(match, part[at])
                    if others is not None:
                        yield (part[at], *others)

    def _others(self, match: Match, step: TrailStep) -> tuple[Picks, tuple[Picks, ...]] | None:
        """Return what a seat picked, and what the player would rather have picked, if anything."""
        question, move = match.questions[step.seat], self._played.moves[step.move - 1]
        assert isinstance(move, Answered)
        if question is None or question.taste:
            return None
        view, rng = match.view(step.seat), Streams(derived(self._key, f"ranked:{step.move}"))
        picks = in_order(question, move.picks)
        best = in_order(question, self._player.answer(view, question, rng))
        if same(question, picks, best):
            return None
        others = dict.fromkeys((best, *candidates(self._player, view, question, picks, rng)))
        return picks, tuple(others)[:BETTER]

    def _weighed(
        self,
        trail: Trail,
        step: TrailStep,
        picks: Picks,
        others: Sequence[Picks],
        until: float,
    ) -> TurningPoint | None:
        """Return the other answer that was clearly better, if one was."""
        match = self._played.at(trail, step.move - 1)

        def deal(number: int) -> tuple[Match, bytes]:
            key = derived(self._key, f"answer:{step.move}:{number}")
            return world(match, step.seat, key, self._player), key

        found = compared(
            step.seat,
            picks,
            others,
            deal,
            self._player,
            self._horizon,
            lambda _: self._spent() < until,
        )
        better = best_of(found, self._sure)
        if better is None:
            return None
        other, gain = better
        return TurningPoint(step.move, step.seat, picks, other, round(100 * gain))


def _chances(move: int, seats: Sequence[DrawnMean]) -> Chances:
    """Return the chances that were drawn; the doubt is that of the seat of which least is known."""
    shares_ = tuple(round(THOUSAND * one.mean) for one in seats)
    doubt = max(_doubt(one) for one in seats)
    return Chances(move, shares_, round(THOUSAND * min(doubt, 1.0)))


def _doubt(one: DrawnMean) -> float:
    """Return how far a share may be off: also where all worlds so far have ended alike."""
    likely = (one.total + 1) / (one.count + 2)
    return SURE * math.sqrt(likely * (1 - likely) / max(one.count, 1))


def _change(one: Chances, other: Chances) -> int:
    """Return by how much the chances of a seat have changed at most, beyond their doubt."""
    changes = (abs(after - before) for before, after in zip(one.shares, other.shares, strict=True))
    return max(changes) - (one.doubt + other.doubt) // 2


def _spread(places: Sequence[int], most: int) -> list[int]:
    """Return at most so many places, evenly spread, the first and the last among them."""
    if len(places) <= most:
        return list(places)
    return [places[at * (len(places) - 1) // (most - 1)] for at in range(most)]
