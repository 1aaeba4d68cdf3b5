"""Who plays in a Swiss round and who rests; when there are too few for another."""

from random import Random

import msgspec
import pytest

from tests.tournaments.seasons import begun, step
from tests.tournaments.test_entries import next_round, played
from tournaments import entries, running
from tournaments.formats import swiss
from tournaments.records import Bye, Due, Entrant, Terms, Tournament
from tournaments.standings import duels

replace = msgspec.structs.replace
SWISS = Terms(format="swiss")
PODS = Terms(format="swiss", pod=3, seats=(3, 4, 5))
TABLE = Terms(format="swiss+table", pod=3, seats=(3, 4, 5))
CUT = Terms(format="swiss+cut", cut=4)


def after(rounds: int, terms: Terms, people: int) -> Tournament:
    """Return a tournament of which so many rounds are played."""
    tournament = begun(terms, people)
    for number in range(rounds):
        tournament = played(step(tournament, Random(number)))
    return tournament


@pytest.mark.rule("EVT-1.4", "EVT-1.9", "EVT-1.14", "EVT-3.2")
def test_everybody_is_paired_or_rests_for_one_reason() -> None:
    tournament = after(1, SWISS, 13)
    for one in (1, 2, 3):
        tournament = entries.asked(tournament, one, 2)
    tournament = entries.dropped(tournament, 3)
    entrants = tuple(
        replace(one, since=3) if one.number in {4, 5} else one for one in tournament.entrants
    )
    waits = Entrant(14, status="waiting")
    away = frozenset({2, 3, 5, 6, 14})
    tournament = replace(tournament, entrants=(*entrants, waits), away=away)
    due = running.due(tournament)
    byes = {bye.entrant: bye for bye in due.byes}
    assert len(byes) == len(due.byes)
    (odd,) = (one for one, bye in byes.items() if bye.kind == "odd")
    assert due.byes[-1] == Bye(2, odd, "odd")
    kinds = {1: "asked", 2: "asked", 3: "missed", 4: "missed", 5: "missed", 6: "missed"}
    assert {one: bye.kind for one, bye in byes.items() if one != odd} == kinds
    paired = [one for pairing in due.pairings for one in pairing.people]
    assert sorted([*paired, *byes]) == [*range(1, 14)]
    back = running.due(replace(tournament, away=frozenset()))
    assert any(6 in pairing.people for pairing in back.pairings)
    later = running.due(replace(tournament, wishes=()))
    assert Bye(2, 1, "asked") not in later.byes


@pytest.mark.rule("EVT-1.14")
def test_who_may_be_paired_now_is_asked_about_and_nobody_while_a_round_is_played() -> None:
    tournament = begun(SWISS, 8)
    assert swiss.paired_now(tournament) == tournament.present
    tournament = step(tournament, Random(1))
    assert swiss.paired_now(tournament) == frozenset()
    assert not running.over(tournament)
    assert running.due(tournament) == Due()
    while tournament.paired < 4:
        tournament = next_round(tournament)
        assert not running.over(tournament)  # nor while the last one is played
    tournament = played(tournament)
    assert running.over(tournament)
    assert tournament.paired == tournament.rounds == 4
    assert swiss.paired_now(tournament) is None
    cut = after(4, replace(SWISS, format="swiss+cut", cut=4), 8)
    cut = step(cut, Random(1))
    assert cut.bracket
    assert swiss.paired_now(replace(cut, rounds=9)) is None


@pytest.mark.rule("EVT-3.1")
def test_rounds_differ_in_what_is_drawn() -> None:
    """Where nothing else tells people apart, the lot of the second round is not the first's."""
    drawn: set[bool] = set()
    for number in range(24):
        tournament = begun(SWISS, 4, seed=bytes([number]))
        first, *_ = running.due(tournament).pairings
        again = replace(tournament, paired=1)
        second = next(one for one in running.due(again).pairings if first.people[0] in one.people)
        drawn.add(second.people[0] == first.people[0])
    assert drawn == {False, True}


@pytest.mark.rule("EVT-1.14", "EVT-3.3")
@pytest.mark.parametrize("terms", [PODS, TABLE])
def test_where_too_few_are_still_there_nobody_has_byes_alone(terms: Terms) -> None:
    tournament = after(1, terms, 6)
    three = replace(tournament, away=frozenset({1, 2, 3}))
    (pairing,) = running.due(three).pairings
    assert {*pairing.people} == {4, 5, 6}
    two = replace(tournament, away=frozenset({1, 2, 3, 4}))
    assert running.over(two)
    assert running.due(two).byes == ()
    assert not running.over(tournament)  # somebody may come back before that is looked at


@pytest.mark.rule("EVT-2.8", "EVT-1.9", "EVT-1.14")
@pytest.mark.parametrize("how", ["away", "asked", "dropped"])
def test_without_enough_people_for_the_final_table_the_rounds_decide(how: str) -> None:
    tournament = after(3, TABLE, 6)
    assert (tournament.paired, tournament.rounds) == (3, 4)
    assert not running.over(tournament)
    best = [row.entrant for row in running.standings(tournament)]
    for one in (1, 2, 3, 4):
        match how:
            case "away":
                tournament = replace(tournament, away=tournament.away | {one})
            case "asked":
                tournament = entries.asked(tournament, one, 4)
            case _:
                tournament = entries.dropped(tournament, one)
    assert running.over(tournament)
    if how == "asked":
        earlier = replace(after(1, TABLE, 6), wishes=tournament.wishes)
        assert not running.over(earlier)
        assert running.due(earlier).round == 2
    if how != "dropped":
        assert [row.entrant for row in running.standings(tournament)] == best


@pytest.mark.rule("EVT-1.14")
def test_where_everybody_has_left_before_the_knockout_it_is_over() -> None:
    tournament = after(4, CUT, 8)
    best = [row.entrant for row in duels.standings(tournament)]
    one = replace(tournament, away=tournament.present - {best[5]})
    assert running.due(one).bracket == (best[5],)
    nobody = replace(tournament, away=tournament.present)
    assert running.over(nobody)
