from datetime import timedelta

import pytest

from tests.tournaments.seasons import begun, result
from tournaments import entries, running
from tournaments.absence import Limits, live, named, out_of_time
from tournaments.formats import knockout
from tournaments.formats.registry import format_of
from tournaments.records import Entrant, Match, Terms, Tournament
from tournaments.standings import duels, pods
from tournaments.standings.ranges import Range

HOUR = timedelta(hours=1)
DAY = 24 * HOUR
MANY = dict.fromkeys(range(3), 99 * HOUR)


@pytest.mark.rule("EVT-5.1")
@pytest.mark.parametrize(
    ("waited", "asked", "seat"),
    [
        ({0: 5 * HOUR, 1: 9 * HOUR}, {0}, 1),
        ({0: 5 * HOUR, 1: 5 * HOUR}, {1}, 1),
        ({0: 5 * HOUR, 1: 5 * HOUR, 2: HOUR}, {2}, 0),
        ({0: 5 * HOUR, 1: 5 * HOUR}, {0, 1}, 0),
    ],
)
def test_the_seat_that_was_waited_for_most_is_named(waited, asked, seat) -> None:
    assert named(waited, asked, MANY) == seat


@pytest.mark.rule("EVT-5.1")
def test_whoever_has_answered_within_a_day_is_not_absent_nor_is_anybody_else() -> None:
    waited = {0: 50 * HOUR, 1: 9 * HOUR}
    assert named(waited, {0}, {0: DAY, 1: DAY}) == 0
    assert named(waited, {0}, {0: DAY - HOUR, 1: 5 * DAY}) is None


@pytest.mark.rule("EVT-5.1")
def test_the_others_have_a_day_in_all_and_after_two_the_house_plays_for_everybody() -> None:
    since = {0: timedelta(0), 1: 23 * HOUR, 2: 24 * HOUR}
    assert out_of_time(since, timedelta(0)) == {2}
    assert out_of_time({**since, 2: HOUR}, 47 * HOUR) == set()
    assert out_of_time({**since, 2: HOUR}, 48 * HOUR) == {0, 1, 2}


@pytest.mark.rule("EVT-5.1")
def test_at_live_paces_limits_are_turns() -> None:
    turn = timedelta(minutes=10)
    assert live(turn) == Limits(2 * turn, 2 * turn, 4 * turn)
    assert out_of_time({0: 2 * turn, 1: turn}, 2 * turn, live(turn)) == {0}
    assert named({0: HOUR}, {0}, {0: turn}, live(turn)) is None


def over(people, places, **more) -> Match:
    return Match(number=1, round=1, people=people, places=places, status="over", **more)


@pytest.mark.rule("EVT-5.1")
@pytest.mark.parametrize(
    ("finished", "points"),
    [
        ({"absent": (1,)}, (0, 3)),  # the AI has won for 1
        ({"late": (1,)}, (0, 3)),
        ({"absent": (2,)}, (3, 0)),
        ({"absent": (1,), "late": (2,)}, (0, 0)),
        ({"excused": (1,)}, (1, 1)),
        ({"excused": (2,)}, (3, 0)),
        ({"excused": (1, 2)}, (1, 1)),
        ({"excused": (1,), "absent": (2,)}, (1, 0)),
        ({"excused": (2,), "absent": (1,)}, (0, 1)),
        ({"absent": (1, 2), "decided": True}, (3, 0)),  # organisers have decided it
    ],
)
def test_absence_earns_nothing_in_a_match_of_two(finished, points) -> None:
    assert duels.made(over((1, 2), (1, 2), **finished)) == points


@pytest.mark.rule("EVT-5.1")
@pytest.mark.parametrize(
    ("finished", "points"),
    [
        ({}, (100, 50, 50, 0)),
        ({"absent": (1,)}, (0, 250 / 3, 250 / 3, 100 / 3)),
        ({"absent": (1,), "late": (4,)}, (0, 250 / 3, 250 / 3, 0)),
        ({"late": (1, 2, 3)}, (0, 0, 0, 100)),
        ({"absent": (1, 2, 3, 4)}, (0, 0, 0, 0)),
        ({"excused": (1,)}, (50, 50, 50, 0)),
        ({"excused": (4,)}, (100, 50, 50, 0)),
        ({"excused": (2,), "absent": (1,)}, (0, 50, 250 / 3, 100 / 3)),
    ],
)
def test_absence_earns_nothing_in_a_pod(finished, points) -> None:
    made = pods.made(over((1, 2, 3, 4), (1, 2, 2, 4), **finished))
    assert [float(one) for one in made] == pytest.approx(points)


def bracket(**terms) -> Tournament:
    """A knockout of four, seeded by their numbers."""
    rated = tuple(Entrant(number, 1500 - number) for number in range(1, 5))
    return running.begun(Terms(format="knockout", **terms), rated, b"seed")


def played(tournament: Tournament, *pair: int, places=(1, 2), **more) -> Tournament:
    """Let the open match of two end, with places in their order."""
    for _ in range(2):  # a bracket is drawn first
        tournament = running.enacted(tournament, running.due(tournament))
    (match,) = [
        one for one in tournament.matches if {*one.people} == {*pair} and one.status == "open"
    ]
    turned = places if match.people == pair else places[::-1]
    return running.ended(tournament, result(match, turned, **more))


def placed(tournament: Tournament) -> dict[int, int]:
    return {row.entrant: row.place for row in running.standings(tournament)}


@pytest.mark.rule("EVT-5.1", "EVT-2.5")
def test_a_meeting_is_lost_with_its_first_game_that_was_finished_so() -> None:
    tournament = bracket(best_of=3)
    tournament = played(tournament, 1, 4, absent=(1,))
    (semi, *_) = knockout.stages(tournament)[0].outcomes
    assert semi == (4, 1)
    assert not any(1 in one.people for one in running.due(tournament).pairings)
    assert not running.due(tournament).choosers


@pytest.mark.rule("EVT-5.1", "EVT-2.5")
def test_where_both_are_absent_nobody_goes_on_and_the_next_has_a_walkover() -> None:
    tournament = bracket()
    tournament = played(tournament, 1, 4, absent=(1,), late=(4,))
    tournament = played(tournament, 2, 3)
    assert running.over(tournament)
    assert placed(tournament) == {2: 1, 1: 2, 3: 2, 4: 2}
    assert not knockout.untitled(tournament)


@pytest.mark.rule("EVT-5.1", "EVT-2.5")
def test_of_a_final_with_two_absent_nobody_has_the_title() -> None:
    tournament = played(played(bracket(), 1, 4), 2, 3)
    tournament = played(tournament, 1, 2, late=(1, 2))
    assert running.over(tournament)
    assert placed(tournament) == {1: 2, 2: 2, 3: 3, 4: 3}
    assert knockout.untitled(tournament)
    decided = played_again(tournament, decided=True)
    assert placed(decided) == {1: 1, 2: 2, 3: 3, 4: 3}
    assert not knockout.untitled(decided)


def played_again(tournament: Tournament, **more) -> Tournament:
    last = tournament.matches[-1]
    turned = (1, 2) if last.people[0] == 1 else (2, 1)
    return running.ended(tournament, result(last, turned, **more))


@pytest.mark.rule("EVT-5.1")
def test_a_robin_of_five_is_not_won_by_somebody_who_never_came() -> None:
    """The house AI wins all of theirs; from the second absence on they are out."""
    tournament = begun(Terms(format="robin", at_once=1), 5)
    while not running.over(tournament):
        tournament = running.enacted(tournament, running.due(tournament))
        for match in [one for one in tournament.matches if one.status == "open"]:
            first = match.people[0] == 1 or (1 not in match.people)
            absent = (1,) if 1 in match.people else ()
            done = result(match, (1, 2) if first else (2, 1), absent=absent)
            tournament = running.ended(tournament, done)
    assert tournament.sent_away == {1}
    assert placed(tournament)[1] == 5
    assert duels.pasts(tournament)[1].points == 0


@pytest.mark.rule("EVT-5.1")
def test_whoever_was_dropped_for_absence_stands_behind_all_others_and_who_withdrew_does_not() -> (
    None
):
    everybody = tuple(
        Entrant(one, status="dropped" if one < 4 else "entered") for one in (1, 2, 3, 4)
    )
    matches = (
        Match(number=1, round=1, people=(1, 4), places=(1, 2), status="over"),
        Match(number=2, round=2, people=(1, 4), places=(1, 2), status="over"),
        Match(number=3, round=3, people=(1, 2), places=(1, 2), status="over", absent=(1, 2)),
        Match(number=4, round=4, people=(1, 2), places=(2, 1), status="over", absent=(1, 2)),
        Match(number=5, round=5, people=(3, 4), places=(1, 2), status="over", late=(3,)),
        Match(number=6, round=6, people=(3, 4), places=(1, 2), status="over"),
        Match(number=7, round=7, people=(4, 3), places=(1, 2), status="over"),
    )
    tournament = Tournament(
        terms=Terms(format="swiss"),
        seed=b"",
        entrants=everybody,
        matches=matches,
        rounds=7,
        paired=7,
    )
    assert tournament.sent_away == {1, 2}
    rows = running.standings(tournament)
    assert [row.entrant for row in rows] == [4, 3, 1, 2]  # 1 has six points, as 4 has
    assert rows[1].why is not None
    assert rows[1].why.criterion == "there"
    left = running.places_left(tournament)
    assert {one: (left[one].best, left[one].worst) for one in left} == {
        4: (1, 1),
        3: (2, 2),
        1: (3, 3),
        2: (4, 4),
    }
    assert left[1] == Range(3, 3)


@pytest.mark.rule("EVT-5.1", "EVT-2.5")
def test_in_a_bracket_they_are_the_last_of_their_stage() -> None:
    tournament = played(bracket(), 1, 4, absent=(4,))
    tournament = entries.dropped(tournament, 4)
    twice = tuple(
        result(one, one.places, absent=(4, 4)) if 4 in one.people else one
        for one in tournament.matches
    )
    tournament = played(Tournament(**{**fields(tournament), "matches": twice}), 2, 3)
    tournament = played(tournament, 1, 2)
    assert placed(tournament) == {1: 1, 2: 2, 3: 3, 4: 4}


def fields(tournament: Tournament) -> dict:
    return {name: getattr(tournament, name) for name in tournament.__struct_fields__}


@pytest.mark.rule("EVT-2.3", "EVT-5.1")
def test_absences_of_a_robin_found_within_two_days_count_once() -> None:
    for apart, count in ((48, 1), (49, 2)):
        matches = tuple(
            Match(
                number=number,
                round=1,
                people=(1, number + 1),
                places=(2, 1),
                status="over",
                absent=(1,),
                found=(hours * 3600,),
            )
            for number, hours in ((1, 0), (2, apart), (3, 47))
        )
        for form, times in (("robin", count), ("swiss", 3)):
            terms = Terms(format=form)
            tournament = Tournament(
                terms=terms,
                seed=b"",
                entrants=(Entrant(1),),
                matches=matches,
                flows=format_of(terms).flows,
            )
            assert tournament.absences == {1: times}
            gone = entries.without_absent(tournament)
            assert (1 in gone.present) == (times < 2)
            again = entries.readmitted(gone, 1) if times > 1 else gone
            assert 1 in entries.without_absent(again).present
