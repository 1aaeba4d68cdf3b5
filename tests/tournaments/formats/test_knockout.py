"""Brackets: seeds, byes of the best, best of three, level meetings, people who go."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tournaments.seasons import begun, result, step, whole
from tournaments import entries, running
from tournaments.formats import knockout
from tournaments.records import Bye, Chooser, Due, Pairing, SeatChoice, Terms

ONE = Terms(format="knockout")
THREE = Terms(format="knockout", best_of=3)
WON, LOST, DREW = (1, 2), (2, 1), (1, 1)


def opened(tournament):
    """Let happen what is due until matches are open."""
    tournament = step(tournament, Random(1))
    return tournament if tournament.matches else step(tournament, Random(1))


def play(tournament, pair, places, **more):
    """Give the open match of two people a result, places in the order of the pair."""
    (match,) = [
        one for one in tournament.matches if one.status == "open" and {*one.people} == {*pair}
    ]
    if match.people != pair:
        places = places[::-1]
        more = {name: value[::-1] for name, value in more.items()}
    return running.ended(tournament, result(match, places, **more))


@given(st.integers(2, 64))
@pytest.mark.rule("EVT-2.5")
def test_the_best_meet_as_late_as_can_be_and_have_the_byes(people) -> None:
    places = knockout.places(people)
    size = len(places)
    assert sorted(places) == [*range(size)]
    assert size // 2 < people <= size
    left = places
    while len(left) > 1:
        pairs = list(zip(left[::2], left[1::2], strict=True))
        assert all(sum(pair) == len(left) - 1 for pair in pairs)  # best against worst
        left = [min(pair) for pair in pairs]
    byes = [pair for pair in zip(places[::2], places[1::2], strict=True) if max(pair) >= people]
    assert sorted(map(min, byes)) == [*range(size - people)]


@pytest.mark.rule("EVT-2.5")
def test_the_next_stage_opens_when_the_last_one_is_over() -> None:
    tournament = opened(begun(ONE, 5))
    seeds = tournament.bracket
    (match,) = [one for one in tournament.matches if one.status == "open"]
    assert {*match.people} == {seeds[3], seeds[4]}
    assert running.due(tournament).pairings == ()
    tournament = step(play(tournament, (seeds[3], seeds[4]), WON), Random(1))
    assert [{*one.people} for one in tournament.of_round(2)] == [
        {seeds[0], seeds[3]},
        {seeds[1], seeds[2]},
    ]


@pytest.mark.rule("EVT-2.5")
def test_a_level_meeting_goes_to_who_used_less_time_then_to_the_better_seed() -> None:
    start = opened(begun(ONE, 4))
    best, worst = start.bracket[0], start.bracket[3]
    quick = play(start, (best, worst), DREW, used=(60, 50))
    assert knockout.stages(quick)[0].outcomes[0].winner == worst
    equal = play(start, (best, worst), DREW, used=(60, 60))
    assert knockout.stages(equal)[0].outcomes[0].winner == best
    untold = play(start, (best, worst), DREW)
    assert knockout.stages(untold)[0].outcomes[0].winner == best


@pytest.mark.rule("EVT-2.5")
def test_the_loser_chooses_who_begins_and_after_a_draw_the_better_seed() -> None:
    tournament = opened(begun(THREE, 2))
    best, other = tournament.bracket
    lost = play(tournament, (best, other), WON)
    assert running.due(lost).choosers == (Chooser(1, 0, 2, other),)
    chosen = msgspec.structs.replace(lost, choices=(SeatChoice(1, 0, 2, best),))
    assert running.due(chosen).pairings == (Pairing((best, other), 0, 2),)
    drawn = play(tournament, (best, other), DREW)
    assert running.due(drawn).choosers == (Chooser(1, 0, 2, best),)


@pytest.mark.rule("EVT-2.5")
@pytest.mark.parametrize(
    ("games", "winner"),
    [
        ((WON, WON), 0),
        ((LOST, LOST), 1),
        ((WON, LOST, LOST), 1),
        ((WON, DREW, DREW), 0),
        ((DREW, LOST, DREW), 1),
        ((DREW, DREW, DREW), 0),
        ((WON, LOST, DREW), 0),
        ((WON,), None),
        ((WON, DREW), None),
    ],
)
def test_most_games_of_three_win(games, winner) -> None:
    tournament = opened(begun(THREE, 2))
    pair = tournament.bracket
    for game, places in enumerate(games, 1):
        if game > 1:
            choices = (*tournament.choices, SeatChoice(1, 0, game, pair[0]))
            tournament = step(msgspec.structs.replace(tournament, choices=choices), Random(1))
        tournament = play(tournament, pair, places)
    (outcome,) = knockout.stages(tournament)[-1].outcomes
    assert running.over(tournament) == (winner is not None)
    assert (outcome and pair.index(outcome.winner)) == winner


@pytest.mark.rule("EVT-2.5")
def test_whoever_meets_somebody_who_has_gone_goes_on_for_good() -> None:
    tournament = opened(begun(ONE, 4))
    a, b, c, d = tournament.bracket
    tournament = play(play(tournament, (a, d), WON), (b, c), LOST)
    tournament = entries.dropped(tournament, a)
    assert running.due(tournament).byes == (Bye(2, a, "missed"), Bye(2, c, "walkover"))
    tournament = step(tournament, Random(1))
    assert running.over(tournament)
    assert running.standings(tournament)[0].entrant == c
    assert running.standings(entries.dropped(tournament, c))[0].entrant == c


@pytest.mark.rule("EVT-2.5")
def test_an_open_match_of_somebody_who_has_gone_is_played_out() -> None:
    tournament = opened(begun(ONE, 4))
    a, _, _, d = tournament.bracket
    tournament = entries.dropped(tournament, a)
    assert running.due(tournament).byes == ()
    assert knockout.stages(play(tournament, (a, d), WON))[0].outcomes[0].winner == a


@pytest.mark.rule("EVT-2.5")
def test_where_both_have_gone_the_next_opponent_goes_on() -> None:
    tournament = begun(ONE, 4)
    a, b, c, d = tournament.seeds
    tournament = step(tournament, Random(1))
    tournament = entries.dropped(entries.dropped(tournament, a), d)
    tournament = step(tournament, Random(1))
    assert {bye.entrant for bye in tournament.byes} == {a, d}
    tournament = play(tournament, (b, c), WON)
    assert running.over(tournament)
    assert running.standings(tournament)[0].entrant == b


@pytest.mark.rule("EVT-2.5")
def test_places_follow_from_how_far_one_came() -> None:
    tournament = whole(ONE, 8, 3)
    assert [row.place for row in running.standings(tournament)] == [1, 2, 3, 3, 5, 5, 5, 5]
    third = whole(Terms(format="knockout", third_place=True), 8, 3)
    assert [row.place for row in running.standings(third)] == [1, 2, 3, 4, 5, 5, 5, 5]
    assert len(third.matches) == 8


@pytest.mark.rule("EVT-2.6")
def test_the_best_of_the_rounds_go_on_seeded_by_the_standings() -> None:
    tournament = begun(Terms(format="swiss+cut", cut=4), 9)
    rng = Random(5)
    while not tournament.bracket:
        tournament = step(tournament, rng)
        for match in tournament.matches:
            if match.status == "open":
                places = rng.choice((WON, LOST))
                tournament = running.ended(tournament, result(match, places))
        rows = running.standings(tournament)
        if tournament.paired == tournament.rounds:
            gone = rows[1].entrant
            tournament = step(entries.dropped(tournament, gone), rng)
    here = [row.entrant for row in rows if row.entrant != gone]
    assert [*tournament.bracket] == here[:4]
    tournament = step(tournament, rng)
    first = [{*match.people} for match in tournament.of_round(tournament.rounds + 1)]
    assert first == [{here[0], here[3]}, {here[1], here[2]}]


@pytest.mark.rule("EVT-2.6")
def test_behind_the_knockout_the_rounds_count() -> None:
    tournament = whole(Terms(format="swiss+cut", cut=4), 12, 4)
    rows = running.standings(tournament)
    assert {row.entrant for row in rows[:4]} == {*tournament.bracket}
    points = [row.figures["points"] for row in rows[4:]]
    assert points == sorted(points, reverse=True)
    assert max(match.round for match in tournament.matches) == tournament.rounds + 2


@pytest.mark.rule("EVT-2.5", "EVT-2.6")
def test_after_rounds_the_third_place_is_played_for_or_goes_by_these() -> None:
    for third_place in (True, False):
        tournament = whole(Terms(format="swiss+cut", cut=4, third_place=third_place), 12, 4)
        final = [*tournament.of_round(tournament.rounds + 2)]
        assert len(final) == 1 + third_place
        _, _, third, fourth, *_ = (row.entrant for row in running.standings(tournament))
        if third_place:
            (match,) = (one for one in final if one.slot == knockout.THIRD)
            won, lost = sorted(match.people, key=match.place)
            assert (third, fourth) == (won, lost)
        else:
            losers = [one for one in tournament.bracket if one not in final[0].people]
            assert [third, fourth] == losers  # seeded by the standings of the rounds


@pytest.mark.rule("EVT-2.5", "EVT-2.6")
@pytest.mark.parametrize("third_place", [False, True])
@pytest.mark.parametrize("best_of", [1, 3])
def test_whoever_alone_is_left_for_the_knockout_has_won(third_place, best_of) -> None:
    """A bracket of one has no meeting: nothing is awaited in it, and nothing is due."""
    terms = Terms(format="swiss+cut", cut=4, rounds=2, best_of=best_of, third_place=third_place)
    tournament = begun(terms, 6)
    for _ in range(2):
        tournament = step(tournament, Random(1))
        for match in tournament.matches:
            if match.status == "open":
                tournament = running.ended(tournament, result(match, WON))
    *_, last = (row.entrant for row in running.standings(tournament))
    for one in tournament.present - {last}:
        tournament = entries.dropped(tournament, one)
    tournament = step(tournament, Random(1))
    assert tournament.bracket == (last,)
    assert running.over(tournament)
    assert running.due(tournament) == Due()
    assert running.places_left(tournament) == {}
    first, second, *_ = running.standings(tournament)
    assert (first.entrant, first.place, second.place) == (last, 1, 2)


@pytest.mark.rule("EVT-2.6")
def test_where_nobody_is_left_for_the_knockout_it_is_over() -> None:
    tournament = begun(Terms(format="swiss+cut", cut=4, rounds=2), 6)
    for one in tournament.present:
        tournament = entries.dropped(tournament, one)
    for _ in range(5):
        tournament = step(tournament, Random(1))
    assert running.over(tournament)
    assert tournament.bracket == ()
    assert len(running.standings(tournament)) == 6
