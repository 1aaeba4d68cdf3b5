"""Places that are still possible: never too narrow, exact at the end."""

import random
from itertools import product

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournaments.seasons import any_result, begun, result, season, step
from tournaments import entries, running
from tournaments.formats import swiss
from tournaments.records import Terms
from tournaments.standings import duels
from tournaments.standings.ranges import Range

replace = msgspec.structs.replace


def tried(tournament) -> dict[int, Range]:
    """Return the ranges by playing every end of the open matches."""
    left = [match for match in tournament.matches if not match.done]
    best, worst = {}, {}
    for ends in product(((1, 2), (1, 1), (2, 1), ()), repeat=len(left)):
        after = tournament
        for match, places in zip(left, ends, strict=True):
            both = match.people if not places else ()  # neither has played to the end (EVT-5.1)
            done = result(match, places or (1, 2), late=both)
            matches = tuple(done if one == match else one for one in after.matches)
            after = replace(after, matches=matches)
        points = {one: past.points for one, past in duels.pasts(after).items()}
        for one, mine in points.items():
            above = sum(other > mine for other in points.values())
            least = sum(other >= mine for other in points.values())
            best[one] = min(best.get(one, 99), 1 + above)
            worst[one] = max(worst.get(one, 0), least)
    return {one: Range(best[one], worst[one]) for one in best}


@settings(max_examples=8)
@given(st.integers(4, 9), st.integers(0, 10**6))
@pytest.mark.rule("EVT-4.4")
def test_ranges_of_the_last_round_are_those_of_every_end(people, seed) -> None:
    for tournament in season(Terms(format="swiss"), people, seed):
        if tournament.paired == tournament.rounds:
            assert running.places_left(tournament) == tried(tournament)


@pytest.mark.slow
@settings(max_examples=6)
@given(st.integers(0, 10**6), st.sampled_from((2, 4)))
@pytest.mark.rule("EVT-4.4")
def test_ranges_only_narrow_and_hold_what_comes(seed, pod) -> None:
    terms = Terms(format="swiss", pod=pod, seats=(2, 3, 4, 5))
    before: dict[int, Range] = {}
    for tournament in season(terms, 13, seed):
        now = running.places_left(tournament)
        for one, was in before.items():
            assert was.best <= now[one].best <= now[one].worst <= was.worst
        before = dict(now)
    points = {row.entrant: row.figures["points"] for row in running.standings(tournament)}
    for one, mine in points.items():
        above = sum(other > mine for other in points.values())
        assert before[one].best <= 1 + above <= before[one].worst


@pytest.mark.slow
@settings(max_examples=20)
@given(st.integers(0, 10**6))
@pytest.mark.rule("EVT-4.4")
def test_places_before_a_knockout_are_final_ones(seed) -> None:
    terms = Terms(format="swiss+cut", cut=4)
    said: list[dict[int, Range]] = []
    for tournament in season(terms, 11, seed):
        found = running.places_left(tournament)
        if found:
            said.append(dict(found))
    for row in running.standings(tournament):
        for found in said:
            assert found[row.entrant].best <= row.place <= found[row.entrant].worst
    last = said[-1]
    assert sum(one.best == 1 for one in last.values()) >= terms.cut  # each of them may win
    assert any(one.best > terms.cut for one in last.values())


@pytest.mark.rule("EVT-4.4")
def test_whoever_has_left_lets_another_into_the_knockout() -> None:
    terms = Terms(format="swiss+cut", cut=4)
    for tournament in season(terms, 8, 1):
        if swiss.over(tournament):
            break
    leader, *_, fifth = [row.entrant for row in running.standings(tournament)][:5]
    assert running.places_left(tournament)[leader].best == 1
    tournament = entries.dropped(tournament, leader)
    left = running.places_left(tournament)
    assert left[leader].best == 5
    assert left[fifth].best == 1


@pytest.mark.rule("EVT-4.4")
def test_a_match_that_is_off_brings_nobody_anything_more() -> None:
    """Whoever leaves a robin gives the rest their points at once; then nothing is open."""
    tournament = entries.dropped(begun(Terms(format="robin"), 6), 6)
    tournament = running.enacted(tournament, running.due(tournament))
    while not running.over(tournament):
        (match, *_) = [one for one in tournament.matches if one.status == "open"]
        places = (1, 2) if match.people[0] < match.people[1] else (2, 1)
        tournament = running.ended(tournament, result(match, places))
        tournament = running.enacted(tournament, running.due(tournament))
    found = running.places_left(tournament)
    placed = {row.entrant: row.place for row in running.standings(tournament)}
    assert any(one.status == "off" for one in tournament.matches)
    assert {one: (left.best, left.worst) for one, left in found.items()} == {
        one: (place, place) for one, place in placed.items()
    }


@pytest.mark.rule("EVT-4.4")
def test_everything_is_possible_at_the_start_and_nothing_is_said_of_a_knockout() -> None:
    assert {*running.places_left(begun(Terms(format="swiss"), 9)).values()} == {Range(1, 9)}
    assert {*running.places_left(begun(Terms(format="robin"), 9)).values()} == {Range(1, 9)}
    assert running.places_left(begun(Terms(format="knockout"), 9)) == {}


@pytest.mark.rule("EVT-1.4", "EVT-4.4")
@pytest.mark.parametrize("form", ["swiss", "robin"])
@pytest.mark.parametrize("seed", range(4))
def test_whoever_enters_late_widens_the_ranges_and_they_hold(form, seed) -> None:
    """From then on they only narrow again, and hold where everybody comes out."""
    for tournament in season(Terms(format=form), 7, seed):
        if any(match.status == "over" for match in tournament.matches):
            break
    before, after = running.places_left(tournament), entries.entered_late(tournament)
    late = after.entrants[-1].number
    said = [dict(running.places_left(after))]
    for one, was in before.items():
        assert said[0][one].best <= was.best
        assert said[0][one].worst == 1 + was.worst
    rng = random.Random(seed)
    while not running.over(after):
        after = step(after, rng)
        for match in [match for match in after.matches if match.status == "open"][:1]:
            after = running.ended(after, any_result(match, after, rng, 0.0))
        said.append(dict(running.places_left(after)))
    points = {row.entrant: row.figures["points"] for row in running.standings(after)}
    assert late in points
    for found in said:
        for one, mine in points.items():
            above = sum(other > mine for other in points.values())
            assert found[one].best <= 1 + above <= found[one].worst
