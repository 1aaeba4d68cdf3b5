"""What organisers put right once a tournament is over (EVT-1.8, 5.3)."""

import pytest

from games.core.refused import Refused
from play.tournaments import conversion
from play.tournaments.organising.acts import Act
from tests.play.house import House
from tests.play.ratings.rated import again, kept, ticked
from tests.play.tournaments.played import ORGANISER, PEOPLE, begun, called, go_on, rowsof, running
from tests.play.tournaments.test_acts import decide, first_over, points
from tournaments import running as rules
from tournaments.records import Terms

SWISS = Terms(format="swiss")


async def statuses(home: House, tournament: str) -> tuple[str, bool]:
    facts = (await home.play.tournaments.load(tournament)).facts
    return facts.status, facts.dates.ended_at is not None


@pytest.mark.rule("EVT-1.8", "EVT-5.3")
async def test_a_result_is_put_right_after_the_end_and_ratings_follow(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    whole = await go_on(home, tournament)
    await home.play.ratings.tick()
    wrong = whole.pairings[-1]
    before, change = await points(home, tournament), whole.facts.message.change
    (winner,) = (one for one, place in zip(wrong.people, wrong.places, strict=True) if place == 1)
    await decide(home, tournament, "result", wrong.number, "1 1")
    assert (await points(home, tournament))[winner] == before[winner] - 2
    assert await statuses(home, tournament) == ("over", True)
    later = (await home.play.tournaments.load(tournament)).facts
    assert later.message.change > change
    await home.play.ratings.tick()
    query = "SELECT adjudicated FROM result WHERE match = ?"
    assert rowsof(home, query, (wrong.match,)) == [(1,)]
    await decide(home, tournament, "strike", wrong.number)
    assert (await points(home, tournament))[winner] == before[winner] - 3
    await decide(home, tournament, "points", winner, "-2")
    assert (await points(home, tournament))[winner] == before[winner] - 5
    await decide(home, tournament, "disqualify", winner)
    read = conversion.read(await home.play.tournaments.load(tournament))
    assert rules.standings(read)[-1].entrant == winner
    await decide(home, tournament, "readmit", winner)
    read = conversion.read(await home.play.tournaments.load(tournament))
    assert read.entrant[winner].status == "entered"
    assert await statuses(home, tournament) == ("over", True)
    for kind in ("drop", "extend", "pause", "go-on", "end", "pair"):
        with pytest.raises(Refused, match="not-running"):
            await decide(home, tournament, kind, winner, "1")
    act, who = Act("add"), PEOPLE[40]
    with pytest.raises(Refused, match="not-running"):
        await home.play.tournaments.decide(tournament, ORGANISER.id, act, "x", person=who)
    await home.play.tournaments.tick()
    assert await statuses(home, tournament) == ("over", True)


@pytest.mark.rule("EVT-1.8", "EVT-2.5")
async def test_a_bracket_runs_again_where_others_go_on(home: House) -> None:
    tournament = await begun(home, Terms(format="knockout"), 4)
    whole = await go_on(home, tournament)
    first, final = whole.pairings[0], whole.pairings[-1]
    (winner,) = {*first.people} & {*final.people}
    (loser,) = {*first.people} - {winner}
    value = "2 1" if first.places == (1, 2) else "1 2"
    await decide(home, tournament, "result", first.number, value)
    assert await statuses(home, tournament) == ("running", False)
    whole = await go_on(home, tournament)
    (*_, last) = whole.pairings
    assert loser in last.people
    assert last.round == 2
    assert await statuses(home, tournament) == ("over", True)


@pytest.mark.rule("EVT-1.8", "EVT-2.5")
async def test_a_final_that_is_struck_and_restored_decides_again(home: House) -> None:
    tournament = await begun(home, Terms(format="knockout"), 4)
    final = (await go_on(home, tournament)).pairings[-1]
    await decide(home, tournament, "strike", final.number)
    await home.play.tournaments.tick()
    home.clock.pass_(seconds=5)
    await home.play.tournaments.tick()
    (again,) = running(home)
    await decide(home, tournament, "strike", final.number)
    assert running(home) == []
    assert called(home, [again]) == []
    await home.play.tournaments.tick()
    whole = await home.play.tournaments.load(tournament)
    assert [one.status for one in whole.pairings if one.round == 2] == ["over", "off"]
    assert await statuses(home, tournament) == ("over", True)


@pytest.mark.rule("EVT-1.8", "EVT-2.5")
async def test_what_was_played_in_the_place_of_a_struck_match_decides(home: House) -> None:
    tournament = await begun(home, Terms(format="knockout"), 4)
    final = (await go_on(home, tournament)).pairings[-1]
    await decide(home, tournament, "strike", final.number)
    again = (await go_on(home, tournament)).pairings[-1]
    for kind, value in (("strike", ""), ("result", "1 2")):
        with pytest.raises(Refused, match="replayed"):
            await decide(home, tournament, kind, final.number, value)
    await decide(home, tournament, "strike", again.number)
    await decide(home, tournament, "strike", final.number)
    await home.play.tournaments.tick()
    assert await statuses(home, tournament) == ("over", True)


@pytest.mark.rule("EVT-1.8")
async def test_what_was_ended_early_stays_over(home: House) -> None:
    for shape, people in ((SWISS, 6), (Terms(format="knockout"), 6), (Terms(format="robin"), 5)):
        tournament = await begun(home, shape, people)
        match = await first_over(home, tournament)
        await decide(home, tournament, "end")
        await decide(home, tournament, "strike", match.number)
        await decide(home, tournament, "disqualify", match.people[0])
        await decide(home, tournament, "readmit", match.people[0])
        home.clock.pass_(seconds=30)
        await home.play.tournaments.tick()
        assert await statuses(home, tournament) == ("over", True)
        assert running(home) == []


@pytest.mark.rule("EVT-1.8")
async def test_nobody_has_points_in_a_knockout(home: House) -> None:
    tournament = await begun(home, Terms(format="knockout"), 4)
    with pytest.raises(Refused, match="pointless"):
        await decide(home, tournament, "points", 1, "3")
    assert not rowsof(home, "SELECT * FROM tournament_act")


@pytest.mark.rule("EVT-1.8")
async def test_places_of_a_pod_follow_from_each_other(home: House) -> None:
    tournament = await begun(home, Terms(format="swiss", pod=3, seats=(3,)), 6)
    await home.play.tournaments.tick()
    for wrong in ("1 3 3", "1 1 2", "2 2 3", "1 2 4", "1 2"):
        with pytest.raises(Refused, match="act-places"):
            await decide(home, tournament, "result", 1, wrong)
    for right in ("1 2 2", "1 1 3", "3 1 2", "1 1 1"):
        await decide(home, tournament, "result", 1, right)


@pytest.mark.rule("EVT-1.8", "EVT-5.1")
async def test_absences_are_not_those_of_who_takes_a_place(home: House) -> None:
    tournament = await begun(home, Terms(format="robin"), 5)
    await decide(home, tournament, "drop", 1)
    await home.play.tournaments.tick()
    act, who = Act("replace", 1), PEOPLE[40]
    await home.play.tournaments.decide(tournament, ORGANISER.id, act, "malade", person=who)
    whole = await go_on(home, tournament)
    assert {one.status for one in whole.pairings} == {"over"}
    (entry,) = (one for one in whole.entrants if one.number == 1)
    assert (entry.person, entry.status) == (who.id, "entered")


@pytest.mark.rule("EVT-1.8", "EVT-5.1")
async def test_who_is_let_in_again_after_the_end_stays_so(home: House) -> None:
    """Absences from before count no more, whatever is decided then."""
    tournament = await begun(home, SWISS, 4)
    whole = await go_on(home, tournament)

    def was_absent(db) -> None:
        mine = "1 IN (SELECT value FROM json_each(people))"
        db.execute(f"UPDATE tournament_match SET absent = '[1]' WHERE {mine}")
        db.execute("UPDATE entrant SET status = 'dropped' WHERE number = 1")

    await home.play.store.write(was_absent)
    found = rowsof(home, "SELECT count(*) FROM tournament_match WHERE absent = '[1]'")
    assert found == [(3,)]
    await decide(home, tournament, "readmit", 1)
    await decide(home, tournament, "result", whole.pairings[0].number, "1 1")
    read = conversion.read(await home.play.tournaments.load(tournament))
    assert read.entrant[1].status == "entered"


@pytest.mark.rule("EVT-1.8", "EVT-6.2")
async def test_ratings_follow_what_is_decided_after_the_end_and_taken_back(home: House) -> None:
    """Struck and restored it is as if nothing had been; with others' result it is not rated."""
    tournament = await begun(home, SWISS, 4)
    whole = await go_on(home, tournament)
    await ticked(home)
    before = await kept(home)
    assert before == await again(home)
    assert {rating[2] for rating in before.values()} == {3}
    first = whole.pairings[0]
    await decide(home, tournament, "strike", first.number)
    await ticked(home)
    struck = await kept(home)
    assert struck == await again(home) != before
    assert sorted(rating[2] for rating in struck.values()) == [2, 2, 3, 3]
    await decide(home, tournament, "strike", first.number)
    await ticked(home)
    assert await kept(home) == await again(home) == before
    await decide(home, tournament, "result", first.number, "1 1")
    await ticked(home)
    assert await kept(home) == await again(home) == struck
    await home.play.ratings.rebuild()
    assert await kept(home) == struck
