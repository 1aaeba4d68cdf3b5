"""A knockout in pods: who goes on, who sits with whom, what follows from absence and rulings."""

from itertools import combinations
from random import Random

import msgspec
import pytest

from tests.tournaments.seasons import begun, result, step
from tournaments import entries, running
from tournaments.formats import heats
from tournaments.records import Match, Terms, Tournament

TERMS = Terms(format="heats", pod=4, seats=(3, 4, 5))
pytestmark = pytest.mark.rule("EVT-2.9")


def drawn(people: int = 16, terms: Terms = TERMS) -> Tournament:
    return step(begun(terms, people), Random(1))


def opened(tournament: Tournament) -> list[Match]:
    return [one for one in tournament.matches if one.status == "open"]


def ordered(tournament: Tournament, match: Match, **more: object) -> Tournament:
    """Let a match end with the better seeds before the others."""
    order = sorted(match.people, key=tournament.rank.__getitem__)
    places = tuple(1 + order.index(one) for one in match.people)
    return running.ended(tournament, result(match, places, **more))


def stage(tournament: Tournament) -> Tournament:
    """Play a stage to its end and draw the next."""
    for match in opened(tournament):
        tournament = ordered(tournament, match)
    return step(tournament, Random(1))


def test_the_first_two_of_four_go_on_and_the_best_seeds_come_farthest() -> None:
    tournament = drawn()
    seeds = tournament.seeds
    assert [len(one.people) for one in opened(tournament)] == [4] * 4
    for best, match in zip(seeds, opened(tournament), strict=False):
        assert best in match.people
    tournament = stage(tournament)
    assert {who for one in opened(tournament) for who in one.people} == {*seeds[:8]}
    tournament = stage(tournament)
    assert {*opened(tournament)[0].people} == {*seeds[:4]}
    tournament = stage(tournament)
    assert running.over(tournament)
    rows = running.standings(tournament)
    assert [row.entrant for row in rows[:4]] == [*seeds[:4]]
    assert [row.place for row in rows] == [1, 2, 3, 4, *[5] * 4, *[9] * 8]


def test_the_first_of_three_goes_on() -> None:
    tournament = stage(drawn(9, Terms(format="heats", pod=3, seats=(3, 4))))
    (final,) = opened(tournament)
    assert {*final.people} == {*tournament.seeds[:3]}


@pytest.mark.parametrize("pod", [3, 4, 5, 6])
def test_any_number_of_people_comes_to_one_table(pod: int) -> None:
    for most in range(pod, 7):
        terms = Terms(format="heats", pod=pod, seats=tuple(range(3, most + 1)))
        for entered in heats.people(terms):
            cuts = heats.cuts(entered, pod, terms.seats)
            here = entered
            for cut in cuts:
                seated = [one for table in cut.tables for one in table]
                assert sorted(seated) == [*range(cut.free, here)]
                assert {len(one) for one in cut.tables} <= {*terms.seats} & {pod - 1, pod, pod + 1}
                here = cut.free + sum(cut.on)
            assert (len(cuts[-1].tables), here) == (1, 1)


@pytest.mark.parametrize("people", [16, 32, 64])
def test_who_sat_together_is_apart_at_the_next_tables(people: int) -> None:
    tournament = drawn(people)
    while len(opened(tournament)) > 1:
        before = {frozenset(two) for one in opened(tournament) for two in pairs(one)}
        tournament = stage(tournament)
        if len(opened(tournament)) > 1:
            assert not before & {frozenset(two) for one in opened(tournament) for two in pairs(one)}


def pairs(match: Match) -> list[tuple[int, int]]:
    return [*combinations(match.people, 2)]


@pytest.mark.rule("EVT-5.1")
def test_whoever_an_ai_finished_for_does_not_go_on() -> None:
    tournament = drawn(8)
    one, other = opened(tournament)
    first, second, third, _ = sorted(one.people, key=tournament.rank.__getitem__)
    tournament = ordered(tournament, one, absent=(first,))
    tournament = step(ordered(tournament, other), Random(1))
    (final,) = opened(tournament)
    assert {second, third} <= {*final.people}
    assert first not in final.people
    tournament = ordered(tournament, final, late=final.people)
    assert running.over(tournament)
    assert heats.untitled(tournament)
    assert min(row.place for row in running.standings(tournament)) == 2


def test_level_at_a_table_stands_who_used_less_time_then_the_better_seed() -> None:
    tournament = drawn(8)
    (match, _) = opened(tournament)
    a, b, c, d = match.people
    ended = result(match, (1, 1, 1, 1), used=(9, 5, 9, 5))
    best = sorted((b, d), key=tournament.rank.__getitem__)
    rest = sorted((a, c), key=tournament.rank.__getitem__)
    assert heats.order(tournament, ended) == (*best, *rest)


def test_who_has_gone_leaves_an_empty_place_and_too_few_rest() -> None:
    tournament = stage(drawn(16))
    one, other = opened(tournament)
    for match in (one, other):
        tournament = ordered(tournament, match)
    going = sorted(tournament.seeds[:4])
    tournament = entries.dropped(tournament, going[0])
    away = step(tournament, Random(1))
    (final,) = opened(away)
    assert {*final.people} == {*going[1:]}
    for gone in going[1:3]:
        tournament = entries.dropped(tournament, gone)
    tournament = step(tournament, Random(1))
    assert running.over(tournament)
    assert not opened(tournament)
    assert running.standings(tournament)[0].entrant == going[3]


@pytest.mark.rule("EVT-1.8")
def test_after_a_correction_those_sit_there_who_go_on_now() -> None:
    tournament = drawn(8)
    one, other = opened(tournament)
    tournament = step(ordered(ordered(tournament, one), other), Random(1))
    (final,) = opened(tournament)
    played = next(match for match in tournament.matches if match.number == one.number)
    turned = msgspec.structs.replace(played, places=tuple(5 - at for at in played.places))
    corrected = step(running.ended(tournament, turned), Random(1))
    (now,) = opened(corrected)
    assert {*now.people} == {*final.people} - {*one.people} | {
        who for who in one.people if who not in final.people
    }
    assert {match.number: match.status for match in corrected.matches}[final.number] == "off"
    back = step(running.ended(corrected, played), Random(1))
    (again,) = opened(back)
    assert {*again.people} == {*final.people}


@pytest.mark.rule("EVT-1.8")
def test_a_struck_match_is_played_again_and_counts_again() -> None:
    tournament = drawn(8)
    one, other = opened(tournament)
    tournament = ordered(ordered(tournament, one), other)
    played = next(match for match in tournament.matches if match.number == one.number)
    struck = running.ended(tournament, msgspec.structs.replace(played, struck=True))
    struck = step(struck, Random(1))
    (replacing,) = opened(struck)
    assert {*replacing.people} == {*one.people}
    assert not heats.replayed(struck, played)
    whole = step(running.ended(heats.restored(struck, played), played), Random(1))
    assert [match.round for match in opened(whole)] == [2]
    assert heats.replayed(ordered(struck, replacing), played)
