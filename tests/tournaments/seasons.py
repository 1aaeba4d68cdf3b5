"""Whole tournaments at random: results, draws, drops, absences, late entries, byes asked for."""

import random
from collections.abc import Iterator

import msgspec

from tournaments import entries, running
from tournaments.records import Due, Entrant, Match, SeatChoice, Terms, Tournament

_replace = msgspec.structs.replace
EACH = 5  # matches of everybody, about, until the date of a rolling tournament


def entrants(people: int) -> tuple[Entrant, ...]:
    return tuple(Entrant(number) for number in range(1, people + 1))


def begun(terms: Terms, people: int, seed: bytes = b"seed") -> Tournament:
    return running.begun(terms, entrants(people), seed)


def step(tournament: Tournament, rng: random.Random) -> Tournament:
    """Let happen what is due, and let choosers choose."""
    due = running.due(tournament)
    for one in due.choosers:
        (pair,) = {
            match.people
            for match in tournament.matches
            if (match.slot, match.game) == (one.slot, 1)
            and match.round == tournament.rounds + one.stage
        }
        choice = SeatChoice(one.stage, one.slot, one.game, rng.choice(pair))
        tournament = _replace(tournament, choices=(*tournament.choices, choice))
    return running.enacted(tournament, due)


def result(match: Match, places: tuple[int, ...], **more: object) -> Match:
    return _replace(match, status="over", places=places, **more)


def any_result(match: Match, tournament: Tournament, rng: random.Random, chaos: float) -> Match:
    seats = len(match.people)
    places = tuple(rng.sample(range(1, seats + 1), seats))
    if rng.random() < 0.15:
        places = (1,) * seats
    absent = tuple(one for one in match.people if rng.random() < chaos)
    scores = tuple(rng.randrange(-5, 100) for _ in match.people)
    used = tuple(rng.randrange(5) for _ in match.people)
    return result(match, places, scores=scores, used=used, absent=absent)


def finished(match: Match, rng: random.Random, chaos: float) -> Match:
    """Return a match that is over, in which some were late or excused, or organisers decided."""
    fates = {one: rng.choice(("late", "excused", "")) for one in match.people}
    late, excused = (
        tuple(one for one, fate in fates.items() if fate == which and rng.random() < 2 * chaos)
        for which in ("late", "excused")
    )
    return _replace(
        match,
        found=tuple(rng.randrange(10 * 24 * 3600) for _ in match.absent),
        late=tuple(one for one in late if one not in match.absent),
        excused=tuple(one for one in excused if one not in match.absent),
        decided=rng.random() < chaos,
    )


def season(
    terms: Terms, people: int, seed: int, chaos: float = 0.0, *, late: bool = False
) -> Iterator[Tournament]:
    """Yield a tournament after each thing that happens in it, to its end.

    Where `late`, people are late or excused, too, and organisers decide.
    """
    fates = random.Random(seed)
    rng = random.Random(seed)
    rated = tuple(Entrant(number, rng.choice((None, 900, 1200))) for number in range(1, people + 1))
    tournament = running.begun(terms, rated, seed.to_bytes(4, "big"))
    while not running.over(tournament):
        if terms.season and len(tournament.matches) >= EACH * people // terms.pod:
            tournament = _replace(tournament, closed=True)  # its date is near
        after = step(tournament, rng)
        running_now = [match for match in after.matches if match.status == "open"]
        assert running_now or running.due(tournament) != Due(), "it stands still"
        tournament = after
        yield tournament
        if not running_now:
            continue
        match = rng.choice(running_now)
        done = any_result(match, tournament, rng, chaos)
        tournament = running.ended(tournament, finished(done, fates, chaos) if late else done)
        if rng.random() < chaos and tournament.present:
            one = rng.choice(sorted(tournament.present))
            tournament = entries.dropped(tournament, one)
        if rng.random() < chaos and entries.open_to_late(tournament):
            tournament = entries.entered_late(tournament)
        if rng.random() < chaos and tournament.present:
            one = rng.choice(sorted(tournament.present))
            if entries.may_ask(tournament, one, tournament.paired + 1):
                tournament = entries.asked(tournament, one, tournament.paired + 1)
        yield tournament


def whole(
    terms: Terms, people: int, seed: int, chaos: float = 0.0, *, late: bool = False
) -> Tournament:
    """Return a tournament that is over."""
    *_, last = season(terms, people, seed, chaos, late=late)
    return last
