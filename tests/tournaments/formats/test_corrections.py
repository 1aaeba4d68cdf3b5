"""Brackets in which a result is corrected, or struck, after the next stage has begun."""

from random import Random

import msgspec
import pytest

from tests.tournaments.formats.test_knockout import DREW, LOST, ONE, THREE, WON, opened, play
from tests.tournaments.seasons import begun, result, step
from tournaments import entries, running
from tournaments.formats import knockout
from tournaments.records import SeatChoice, Terms


def corrected(tournament, number, places=WON, **more):
    """Decide another result of a match."""
    (match,) = [one for one in tournament.matches if one.number == number]
    return running.ended(tournament, result(match, places, **more))


def of(tournament, *pair):
    """The matches of two people."""
    return [one for one in tournament.matches if {*one.people} == {*pair}]


def semifinals(terms=ONE):
    """A final of a and b is open; a beat d, b beat c."""
    tournament = opened(begun(terms, 4))
    a, b, c, d = tournament.bracket
    return step(play(play(tournament, (a, d), WON), (b, c), WON), Random(1)), (a, b, c, d)


@pytest.mark.rule("EVT-2.5", "EVT-1.8")
@pytest.mark.parametrize("ended", [False, True])
def test_after_a_correction_those_meet_who_go_on_now(ended) -> None:
    tournament, (a, b, _, d) = semifinals()
    if ended:
        tournament = play(tournament, (a, b), WON)
        assert running.over(tournament)
    (wrong,) = of(tournament, a, d)
    tournament = corrected(tournament, wrong.number, wrong.places[::-1])
    assert not running.over(tournament)
    assert [row.place for row in running.standings(tournament)] == [1, 1, 3, 3]
    tournament = step(tournament, Random(1))
    assert of(tournament, a, b)[0].status == ("over" if ended else "off")
    tournament = play(tournament, (d, b), WON)
    assert running.over(tournament)
    assert [row.entrant for row in running.standings(tournament)][:2] == [d, b]


@pytest.mark.rule("EVT-2.5", "EVT-1.8")
def test_a_correction_is_taken_back() -> None:
    tournament, (a, b, _, d) = semifinals()
    (wrong,) = of(tournament, a, d)
    tournament = step(corrected(tournament, wrong.number, wrong.places[::-1]), Random(1))
    tournament = step(corrected(tournament, wrong.number, wrong.places), Random(1))
    assert [one.status for one in of(tournament, a, b)] == ["off", "open"]
    assert of(tournament, d, b)[0].status == "off"
    tournament = play(tournament, (a, b), WON)
    assert running.over(tournament)
    assert running.standings(tournament)[0].entrant == a


@pytest.mark.rule("EVT-2.5", "EVT-1.8")
def test_a_match_that_is_struck_is_played_again_and_may_end_otherwise() -> None:
    tournament, (a, b, c, d) = semifinals(Terms(format="knockout", third_place=True))
    (wrong,) = of(tournament, a, d)
    struck = msgspec.structs.replace(wrong, struck=True)
    tournament = step(running.ended(tournament, struck), Random(1))
    assert [one.status for one in of(tournament, a, d)] == ["over", "open"]
    tournament = step(play(tournament, (a, d), LOST), Random(1))
    assert {one.people for one in tournament.matches if one.status == "open"} == {
        pairing.people for pairing in knockout_pairs(tournament)
    }
    assert [one.status for one in of(tournament, d, b)] == ["open"]
    assert [one.status for one in of(tournament, a, c)] == ["open"]


def struck(tournament, number):
    (match,) = [one for one in tournament.matches if one.number == number]
    return step(running.ended(tournament, msgspec.structs.replace(match, struck=True)), Random(1))


def counting(tournament, number):
    (match,) = [one for one in tournament.matches if one.number == number]
    match = msgspec.structs.replace(match, struck=False)
    assert not knockout.replayed(tournament, match)
    return step(knockout.restored(tournament, match), Random(1))


@pytest.mark.rule("EVT-2.5", "EVT-1.8")
def test_a_match_that_counts_again_decides_and_what_is_played_in_its_place_is_off() -> None:
    tournament, (a, b, _, d) = semifinals()
    (first,) = of(tournament, a, d)
    tournament = struck(tournament, first.number)
    tournament = counting(tournament, first.number)
    assert [one.status for one in of(tournament, a, d)] == ["over", "off"]
    assert [one.status for one in of(tournament, a, b)] == ["open"]
    tournament = play(struck(tournament, first.number), (a, d), LOST)
    assert knockout.replayed(tournament, msgspec.structs.replace(first, struck=False))
    tournament = struck(tournament, of(tournament, a, d)[-1].number)
    tournament = counting(tournament, first.number)
    assert [one.status for one in of(tournament, a, d)] == ["over", "off", "over", "off"]
    assert [one.status for one in of(tournament, a, b)][-1] == "open"


@pytest.mark.rule("EVT-2.5", "EVT-1.8")
def test_in_a_meeting_of_three_only_what_is_played_in_its_place_is_off() -> None:
    tournament = opened(begun(THREE, 4))
    a, _, _, d = tournament.bracket
    tournament = step(step(play(tournament, (a, d), WON), Random(1)), Random(1))
    (first, second) = of(tournament, a, d)
    assert (second.game, second.status) == (2, "open")
    back = counting(struck(tournament, first.number), first.number)
    assert [(one.game, one.status) for one in of(back, a, d)] == [(1, "over"), (2, "open")]
    tournament = struck(play(tournament, (a, d), LOST), first.number)
    assert [one.status for one in of(tournament, a, d)] == ["over", "over", "open"]
    tournament = step(counting(tournament, first.number), Random(1))
    (*_, wrong, last) = of(tournament, a, d)
    assert (wrong.status, last.status, last.game) == ("off", "open", 3)


@pytest.mark.rule("EVT-2.5", "EVT-1.8")
def test_nobody_goes_on_by_a_walkover_against_a_match_that_counts_again() -> None:
    tournament, (a, b, _, d) = semifinals()
    (first,) = of(tournament, a, d)
    (match,) = [one for one in tournament.matches if one.number == first.number]
    match = msgspec.structs.replace(match, struck=True)
    tournament = running.ended(tournament, match)
    tournament = step(step(entries.dropped(tournament, a), Random(1)), Random(1))
    assert [one.status for one in of(tournament, d, b)] == ["open"]
    tournament = counting(tournament, first.number)
    assert knockout.stages(tournament)[0].outcomes[0].winner == a
    assert of(tournament, d, b)[0].status == "off"


def knockout_pairs(tournament):
    """Who meets in the last stage that is known."""
    return [
        match
        for meeting in knockout.stages(tournament)[-1].meetings
        for match in knockout.games(tournament, meeting)
    ]


@pytest.mark.rule("EVT-2.5", "EVT-1.8")
def test_who_goes_on_after_a_correction_has_no_walkover_of_others() -> None:
    tournament = opened(begun(ONE, 4))
    a, b, c, d = tournament.bracket
    tournament = play(play(tournament, (a, d), WON), (b, c), WON)
    tournament = step(entries.dropped(tournament, a), Random(1))
    assert running.standings(tournament)[0].entrant == b
    (wrong,) = of(tournament, a, d)
    tournament = step(corrected(tournament, wrong.number, wrong.places[::-1]), Random(1))
    assert [one.status for one in of(tournament, d, b)] == ["open"]


@pytest.mark.rule("EVT-2.5")
def test_nobody_else_is_seated_by_a_choice() -> None:
    tournament = opened(begun(THREE, 4))
    a, b, _, d = tournament.bracket
    tournament = play(tournament, (a, d), DREW)
    for first, seated in ((b, ()), (d, ((d, a),))):
        choices = (*tournament.choices, SeatChoice(1, 0, 2, first))
        tournament = msgspec.structs.replace(tournament, choices=choices)
        found = running.due(tournament)
        assert tuple(one.people for one in found.pairings) == seated
        assert [one.entrant for one in found.choosers] == ([] if seated else [a])
