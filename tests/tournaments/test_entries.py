"""Places, check-in, late entry, byes asked for, drops."""

from random import Random

import msgspec
import pytest

from tests.tournaments.seasons import begun, entrants, result, season, step
from tournaments import entries, running
from tournaments.records import Bye, Entrant, Terms

replace = msgspec.structs.replace
SWISS = Terms(format="swiss")


def statuses(found) -> dict[int, str]:
    return {one.number: one.status for one in found}


def next_round(tournament):
    """Play the open matches and pair the next round."""
    return step(played(tournament), Random(1))


def played(tournament):
    """Play the open matches."""
    for match in tournament.matches:
        if match.status == "open":
            places = tuple(range(1, len(match.people) + 1))
            tournament = running.ended(tournament, result(match, places))
    return tournament


@pytest.mark.rule("EVT-1.4")
def test_a_free_place_goes_to_who_waited_longest() -> None:
    waiting = (*entrants(2), Entrant(3, status="waiting"), Entrant(4, status="waiting"))
    assert statuses(entries.admitted(waiting, 2))[3] == "waiting"
    assert statuses(entries.admitted(waiting, 3)) == {
        1: "entered",
        2: "entered",
        3: "entered",
        4: "waiting",
    }


@pytest.mark.rule("EVT-1.4")
def test_unchecked_people_go_behind_those_who_wait() -> None:
    found = entries.checked_in(
        (
            Entrant(1, checked=True),
            Entrant(2),
            Entrant(3, checked=True),
            Entrant(4, status="waiting", checked=True),
            Entrant(5, status="waiting", checked=True),
            Entrant(6, status="dropped"),
        ),
        3,
    )
    assert [one.number for one in found] == [1, 3, 4, 5, 2, 6]
    assert statuses(found) == {
        1: "entered",
        3: "entered",
        4: "entered",
        5: "waiting",
        2: "waiting",
        6: "dropped",
    }


@pytest.mark.rule("EVT-1.4")
def test_one_may_enter_late_until_the_round_after_half_is_paired() -> None:
    tournament = step(begun(SWISS, 12), Random(1))
    assert tournament.rounds == 5
    assert entries.open_to_late(tournament)
    tournament = next_round(tournament)
    assert entries.open_to_late(tournament)
    late = entries.entered_late(tournament)
    assert [bye for bye in late.byes if bye.entrant == 13] == [
        Bye(1, 13, "missed"),
        Bye(2, 13, "missed"),
    ]
    after = next_round(late)
    assert any(13 in match.people for match in after.of_round(3)) or Bye(3, 13, "odd") in after.byes
    assert not entries.open_to_late(after)


@pytest.mark.rule("EVT-1.4")
def test_a_robin_takes_late_entrants_until_half_has_begun_and_they_play_everybody() -> None:
    tournament = step(begun(Terms(format="robin"), 7), Random(1))
    late = entries.entered_late(tournament)
    mine = [match for match in late.matches if 8 in match.people]
    assert len(mine) == 7
    assert abs(sum(match.people[0] == 8 for match in mine) * 2 - 7) == 1
    *_, last = season(Terms(format="robin"), 7, 1)
    assert not entries.open_to_late(last)
    assert not entries.open_to_late(begun(Terms(format="knockout"), 8))
    pods = Terms(format="robin", pod=4, seats=(3, 4))
    assert not entries.open_to_late(begun(pods, 8))


@pytest.mark.rule("EVT-1.9")
def test_a_bye_that_was_asked_for_is_worth_a_draw_twice_at_most() -> None:
    tournament = begun(SWISS, 12)
    tournament = entries.asked(entries.asked(tournament, 1, 1), 1, 3)
    assert not entries.may_ask(tournament, 1, 2)
    assert entries.may_ask(tournament, 2, 2)
    assert not entries.may_ask(tournament, 2, 6)
    tournament = step(tournament, Random(1))
    assert not entries.may_ask(tournament, 2, 1)
    assert Bye(1, 1, "asked") in tournament.byes
    rows = {row.entrant: row for row in running.standings(tournament)}
    assert rows[1].figures["points"] == 1


@pytest.mark.rule("EVT-1.9")
def test_a_bye_that_was_asked_for_can_be_taken_back_until_its_round_is_paired() -> None:
    tournament = begun(SWISS, 12)
    tournament = entries.asked(entries.asked(tournament, 1, 1), 1, 3)
    assert entries.skipped(tournament, 1) == [1, 3]
    tournament = step(tournament, Random(1))
    assert entries.skipped(tournament, 1) == [3]
    tournament = entries.not_asked(tournament, 1, 3)
    assert entries.skipped(tournament, 1) == []
    assert entries.may_ask(tournament, 1, 3)
    assert entries.may_ask(tournament, 1, 2)


@pytest.mark.rule("EVT-1.9")
def test_in_pods_a_bye_that_was_asked_for_is_worth_the_middle_place() -> None:
    tournament = begun(Terms(format="swiss", pod=3, seats=(2, 3, 4)), 9)
    tournament = step(entries.asked(tournament, 4, 1), Random(1))
    rows = {row.entrant: row for row in running.standings(tournament)}
    assert rows[4].figures["points"] == 50
    assert all(4 not in match.people for match in tournament.matches)


@pytest.mark.rule("EVT-1.4")
def test_whoever_dropped_is_paired_no_more_and_their_results_stay() -> None:
    tournament = next_round(entries.dropped(step(begun(SWISS, 8), Random(1)), 1))
    assert all(1 not in match.people for match in tournament.of_round(2))
    assert any(1 in match.people for match in tournament.of_round(1))
    assert Bye(2, 1, "missed") in tournament.byes
    assert 1 in {row.entrant for row in running.standings(tournament)}


@pytest.mark.rule("EVT-3.3")
def test_when_too_few_are_left_for_a_pod_it_is_over() -> None:
    tournament = step(begun(Terms(format="swiss", pod=3, seats=(3, 4, 5)), 6), Random(1))
    for leaving in (1, 2, 3):
        tournament = entries.dropped(tournament, leaving)
    assert next_round(tournament).paired == 2  # three can play
    tournament = played(entries.dropped(tournament, 4))
    assert running.over(tournament)
    after = next_round(tournament)
    assert (after.paired, after.byes) == (1, ())


@pytest.mark.rule("EVT-5.1")
def test_two_unexcused_absences_drop() -> None:
    tournament = step(begun(Terms(format="robin"), 6), Random(1))
    for times, match in enumerate([one for one in tournament.matches if 1 in one.people][:2], 1):
        tournament = running.ended(tournament, result(match, (2, 1), absent=(1,)))
        assert (1 in tournament.present) == (times == 1)


@pytest.mark.rule("EVT-5.1")
@pytest.mark.parametrize("how", ["late", "excused"])
def test_being_late_drops_nobody_nor_does_an_excused_match(how) -> None:
    tournament = step(begun(Terms(format="robin"), 6), Random(1))
    for match in [one for one in tournament.matches if 1 in one.people]:
        tournament = running.ended(tournament, result(match, (2, 1), **{how: (1,)}))
    assert 1 in tournament.present
    assert tournament.absences == {}


@pytest.mark.rule("EVT-1.8", "EVT-5.1")
@pytest.mark.parametrize("again", [entries.readmitted, entries.excused])
def test_absences_before_somebody_was_let_in_again_do_not_count(again) -> None:
    tournament = step(begun(Terms(format="robin"), 6), Random(1))
    mine = [one for one in tournament.matches if 1 in one.people]
    others = [one for one in tournament.matches if 1 not in one.people]
    for match in mine[:2]:
        tournament = running.ended(tournament, result(match, (2, 1), absent=(1,)))
    assert 1 not in tournament.present
    tournament = again(entries.readmitted(tournament, 1), 1)
    tournament = running.ended(tournament, result(others[0], (1, 2)))
    assert 1 in tournament.present
    for times, match in enumerate(mine[2:4], 1):
        tournament = running.ended(tournament, result(match, (2, 1), absent=(1,)))
        assert (1 in tournament.present) == (times == 1)


@pytest.mark.rule("EVT-1.8")
@pytest.mark.parametrize(
    "terms", [Terms(format="robin"), Terms(format="robin", pod=3, seats=(3,), rounds=4)]
)
def test_in_a_robin_matches_that_were_off_are_planned_again(terms) -> None:
    before = step(begun(terms, 9), Random(1))
    gone = step(entries.dropped(step(entries.dropped(before, 1), Random(1)), 2), Random(1))
    assert any(match.status == "off" for match in gone.matches)
    back = entries.readmitted(entries.readmitted(gone, 2), 1)
    assert not back.byes
    assert [match.people for match in back.matches] == [match.people for match in before.matches]
    assert all(match.status != "off" for match in back.matches)
    one = entries.readmitted(gone, 1)  # the other has gone still
    assert {match.status for match in one.matches if {1, 2} <= {*match.people}} <= {"off", "open"}
    assert all(match.status != "off" for match in one.matches if 2 not in match.people)


@pytest.mark.rule("EVT-1.8")
def test_whoever_was_taken_out_before_it_began_has_no_row() -> None:
    people = (*entrants(5), Entrant(6, status="dropped"))
    tournament = step(running.begun(SWISS, people, b"seed" * 8), Random(1))
    assert {row.entrant for row in running.standings(tournament)} == {1, 2, 3, 4, 5}
    assert all(bye.entrant != 6 for bye in tournament.byes)


@pytest.mark.rule("EVT-1.4")
def test_what_somebody_lacks_to_enter() -> None:
    assert entries.lacking(entries.Needs(), (), 1000) == ""
    needs = entries.Needs(role=5, least=900, most=1100)
    assert entries.lacking(needs, (4,), 1000) == "role"
    assert [entries.lacking(needs, (4, 5), one) for one in (899, 900, 1100, 1101)] == [
        *("rating", "", "", "rating")
    ]
