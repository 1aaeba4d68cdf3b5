"""A rolling tournament against rounds of a week, simulated: `python -m bench.rolling` (EVT-2.7).

Of so many people with a strength and a speed (lognormal) each, matches last about as long as
the slower of both takes. It prints matches a person, the share of time in which somebody has no
match, and Kendall's tau of the final table with the true strengths.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import exp
from random import Random
from statistics import fmean
from typing import NamedTuple

import msgspec

from tournaments import running
from tournaments.formats import rolling
from tournaments.formats.registry import format_of
from tournaments.records import Entrant, Match, Terms, Tournament

_replace = msgspec.structs.replace
DAYS, USUAL, SPREAD, SCALE = 28.0, 3.5, 0.5, 0.6


class People(NamedTuple):
    """Strength and days a match of everybody, from number 1."""

    strength: tuple[float, ...]
    speed: tuple[float, ...]


class Outcome(NamedTuple):
    """Matches a person, the share of time without one, and how true the table is."""

    matches: float
    idle: float
    tau: float


def drawn(people: int, rng: Random) -> People:
    """Return people with a strength (normal) and a speed (lognormal around the usual one)."""
    strength = tuple(rng.gauss(0, SCALE) for _ in range(people))
    speed = tuple(USUAL * rng.lognormvariate(0, SPREAD) for _ in range(people))
    return People(strength, speed)


def played(match: Match, people: People, rng: Random) -> Match:
    """Return a match that is over: who is stronger wins more often."""
    one, other = match.people
    gap = people.strength[one - 1] - people.strength[other - 1]
    first = rng.random() < 1 / (1 + exp(-1.7 * gap))
    return _replace(match, status="over", places=(1, 2) if first else (2, 1))


def lasts(match: Match, people: People, rng: Random) -> float:
    """Return how many days a match takes."""
    slower = max(people.speed[one - 1] for one in match.people)
    return slower * rng.lognormvariate(-0.03, 0.25)


def tau(tournament: Tournament, people: People) -> float:
    """Return Kendall's tau of the standings with the strengths; shared places count for nothing."""
    place = {row.entrant: row.place for row in running.standings(tournament)}
    total = 0
    pairs = [*combinations(place, 2)]
    for one, other in pairs:
        better = people.strength[one - 1] - people.strength[other - 1]
        ahead = place[other] - place[one]
        total += (ahead > 0) - (ahead < 0) if better > 0 else (ahead < 0) - (ahead > 0)
    return total / len(pairs)


def flowing(people: People, seed: int, lead: int) -> Outcome:
    """Play a rolling tournament until its date, by the measured usual length."""
    rng = Random(seed)
    terms = format_of(Terms(format="rolling")).shaped(Terms(format="rolling"))
    tournament = _begun(terms, people, seed)
    ends: dict[int, float] = {}
    now, busy = 0.0, 0.0
    while True:
        tournament = _replace(tournament, closed=now + USUAL > DAYS)
        tournament = running.enacted(tournament, rolling.due(tournament, lead))
        for match in tournament.matches:
            if match.status == "open" and match.number not in ends:
                ends[match.number] = min(now + lasts(match, people, rng), DAYS + 2)
        here = [match for match in tournament.matches if match.status == "open"]
        if not here:
            return _outcome(tournament, people, busy)
        then = min(ends[match.number] for match in here)
        playing = {one for match in here for one in match.people}
        busy += len(playing) * max(0.0, min(then, DAYS - USUAL) - min(now, DAYS - USUAL))
        now = then
        (match,) = [match for match in here if ends[match.number] == then][:1]
        tournament = running.ended(tournament, played(match, people, rng))


def in_rounds(people: People, seed: int, week: float = 7.0) -> Outcome:
    """Play a Swiss whose rounds take a week each, in the same time."""
    rng = Random(seed)
    tournament = _begun(Terms(format="swiss", rounds=int(DAYS / week)), people, seed)
    busy = 0.0
    while not running.over(tournament):
        tournament = running.enacted(tournament, running.due(tournament))
        for match in [match for match in tournament.matches if match.status == "open"]:
            busy += 2 * min(lasts(match, people, rng), week)
            tournament = running.ended(tournament, played(match, people, rng))
    return _outcome(tournament, people, busy, DAYS)


def _begun(terms: Terms, people: People, seed: int) -> Tournament:
    entrants = tuple(Entrant(number) for number in range(1, len(people.strength) + 1))
    return running.begun(terms, entrants, seed.to_bytes(8))


def _outcome(
    tournament: Tournament, people: People, busy: float, days: float = DAYS - USUAL
) -> Outcome:
    count = Counter(one for match in tournament.matches for one in match.people)
    everybody = len(people.strength)
    matches = fmean(count[one] for one in range(1, everybody + 1))
    return Outcome(matches, 1 - busy / (everybody * days), tau(tournament, people))


def told(name: str, found: Sequence[Outcome]) -> str:
    """Return a line of the means."""
    matches, idle, true = (fmean(one) for one in zip(*found, strict=True))
    return f"{name:<16}{matches:6.1f} matches each{idle:8.1%} without a match{true:7.2f} tau"


def main() -> None:
    """Simulate and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=16)
    parser.add_argument("--times", type=int, default=200)
    asked = parser.parse_args()
    fields = [drawn(asked.people, Random(seed)) for seed in range(asked.times)]
    print(told("rounds of a week", [in_rounds(one, at) for at, one in enumerate(fields)]))
    for lead in (0, rolling.LEAD):
        found = [flowing(one, at, lead) for at, one in enumerate(fields)]
        print(told(f"a lead of {lead + 1}", found))


if __name__ == "__main__":
    main()
