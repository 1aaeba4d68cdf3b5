"""What organisers decide: with a reason, shown, and taken back by another decision (EVT-1.8)."""

import json

import pytest

from games.core.refused import Refused
from play.tournaments import course
from play.tournaments.organising.acts import Act
from tests.play.house import House
from tests.play.tournaments.played import (
    ORGANISER,
    PEOPLE,
    SHAPES,
    begun,
    called,
    end,
    go_on,
    opened,
    rowsof,
    running,
    step,
)
from tournaments import running as rules
from tournaments.entries import Needs
from tournaments.records import Choice, Terms

SWISS = Terms(format="swiss")


async def decide(home: House, tournament: str, kind, about: int = 0, value: str = ""):
    act = Act(kind, about, value)
    return await home.play.tournaments.decide(tournament, ORGANISER.id, act, "parce que")


async def points(home: House, tournament: str) -> dict[int, int]:
    read = course.read(await home.play.tournaments.load(tournament))
    return {row.entrant: int(row.figures["points"]) for row in rules.standings(read)}


async def first_over(home: House, tournament: str):
    """End the first match; return it as stored."""
    await step(home, tournament)
    await step(home, tournament)
    whole = await home.play.tournaments.load(tournament)
    return next(one for one in whole.pairings if one.status == "over")


@pytest.mark.rule("EVT-1.8")
async def test_a_match_is_struck_and_counts_again(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    match = await first_over(home, tournament)
    before = await points(home, tournament)
    winner = min(match.people)
    assert before[winner] == 3
    await decide(home, tournament, "strike", match.number)
    assert (await points(home, tournament))[winner] == 0
    await decide(home, tournament, "strike", match.number)
    assert await points(home, tournament) == before


@pytest.mark.rule("EVT-1.8")
async def test_a_result_is_decided_before_and_after_the_match_has_ended(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    match = await first_over(home, tournament)
    await decide(home, tournament, "result", match.number, "1 1")
    found = await points(home, tournament)
    assert [found[one] for one in match.people] == [1, 1]
    (other,) = running(home)[:1]
    whole = await home.play.tournaments.load(tournament)
    (pairing,) = [one for one in whole.pairings if one.match == other]
    await decide(home, tournament, "result", pairing.number, "2, 1")
    await end(home, other)  # played on: what was decided stands
    await home.play.tournaments.tick()
    whole = await home.play.tournaments.load(tournament)
    (pairing,) = [one for one in whole.pairings if one.match == other]
    assert pairing.places == (2, 1)
    assert not rowsof(home, "SELECT * FROM tournament_result")
    await go_on(home, tournament)


@pytest.mark.parametrize("value", ["", "1", "1 2 3", "2 2", "0 1", "x y", "1 9"])
async def test_a_result_that_is_none_is_refused(home: House, value: str) -> None:
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    with pytest.raises(Refused):
        await decide(home, tournament, "result", 1, value)
    assert not rowsof(home, "SELECT * FROM tournament_act")


@pytest.mark.rule("EVT-1.8")
async def test_points_and_people(home: House) -> None:
    tournament = await begun(home, SWISS, 5)
    await decide(home, tournament, "points", 2, "-1")
    await decide(home, tournament, "points", 3, "+2")
    found = await points(home, tournament)
    assert found[3] - found[2] == 3 or found[2] == -1
    await decide(home, tournament, "disqualify", 1)
    read = course.read(await home.play.tournaments.load(tournament))
    assert rules.standings(read)[-1].entrant == 1
    await decide(home, tournament, "readmit", 1)
    with pytest.raises(Refused):
        await decide(home, tournament, "readmit", 1)
    await decide(home, tournament, "drop", 4)
    shown = await home.play.tournaments.view(tournament)
    assert [(one.kind, one.entrant, one.reason) for one in shown.acts] == [
        ("points", 2, "parce que"),
        ("points", 3, "parce que"),
        ("disqualify", 1, "parce que"),
        ("readmit", 1, "parce que"),
        ("drop", 4, "parce que"),
    ]
    for value in ("", "1.5", "9999", "²"):
        with pytest.raises(Refused):
            await decide(home, tournament, "points", 2, value)


@pytest.mark.rule("EVT-1.8")
async def test_nothing_new_begins_in_a_pause(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    await decide(home, tournament, "pause")
    for _ in range(3):
        home.clock.pass_(seconds=9)
        await home.play.tournaments.tick()
    assert running(home) == []
    await decide(home, tournament, "go-on")
    for _ in range(3):
        home.clock.pass_(seconds=9)
        await home.play.tournaments.tick()
    assert len(running(home)) == 2
    await go_on(home, tournament)


@pytest.mark.rule("EVT-1.8")
async def test_a_round_is_extended_once(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    before = (await home.play.tournaments.load(tournament)).facts.until_at
    for wrong in ("0", "-5", "9999"):
        with pytest.raises(Refused):
            await decide(home, tournament, "extend", value=wrong)
    after = (await decide(home, tournament, "extend", value="48")).facts.until_at
    assert before is not None
    assert after is not None
    assert (after - before).days == 2
    with pytest.raises(Refused):
        await decide(home, tournament, "extend", value="48")


async def test_only_organisers_decide_and_always_with_a_reason(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    service, act = home.play.tournaments, Act("pause")
    with pytest.raises(Refused):
        await service.decide(tournament, PEOPLE[0].id, act, "because")
    with pytest.raises(Refused):
        await service.decide(tournament, ORGANISER.id, act, " \n")
    await service.add_organiser(tournament, ORGANISER.id, PEOPLE[0])
    await service.add_organiser(tournament, ORGANISER.id, PEOPLE[0])
    await service.decide(tournament, PEOPLE[0].id, act, "because")
    await service.bring_here(tournament, PEOPLE[0].id, 77)
    facts = (await service.load(tournament)).facts
    assert (facts.channel, facts.message, facts.shown, facts.paused) == (77, None, 0, True)


async def test_what_somebody_decided_is_handed_out_and_forgotten(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    await decide(home, tournament, "points", 2, "1")
    found = json.loads(await home.play.people.export(ORGANISER.id))
    assert "parce que" in json.dumps(found)
    await home.play.people.delete(ORGANISER.id)
    assert rowsof(home, "SELECT person, reason FROM tournament_act") == [(None, "parce que")]


async def open_of(home: House, tournament: str):
    whole = await home.play.tournaments.load(tournament)
    return [one for one in whole.pairings if one.status == "open"]


@pytest.mark.rule("EVT-1.8")
async def test_two_people_change_places_before_the_first_answer(home: House) -> None:
    tournament = await begun(home, SWISS, 5)
    for _ in range(4):
        home.clock.pass_(seconds=2)
        await home.play.tournaments.tick()
    one, other = await open_of(home, tournament)
    assert one.match is not None
    first, second = one.people[0], other.people[0]
    await decide(home, tournament, "pair", first, str(second))
    now = await open_of(home, tournament)
    assert [each.people for each in now] == [
        (second, one.people[1]),
        (first, other.people[1]),
    ]
    assert rowsof(home, "SELECT status FROM match WHERE id = ?", (one.match,)) == [("agreed",)]
    home.clock.pass_(seconds=5)
    await home.play.tournaments.tick()
    again = await open_of(home, tournament)
    assert all(each.match not in {None, one.match, other.match} for each in again)
    whole = await home.play.tournaments.load(tournament)
    (resting,) = [bye.entrant for bye in course.read(whole).byes if bye.kind == "odd"]
    await decide(home, tournament, "pair", first, str(resting))
    whole = await home.play.tournaments.load(tournament)
    assert [bye.entrant for bye in course.read(whole).byes] == [first]
    with pytest.raises(Refused):
        await decide(home, tournament, "pair", second, str(one.people[1]))
    await go_on(home, tournament)


@pytest.mark.rule("EVT-1.8")
async def test_nobody_is_paired_anew_once_somebody_has_answered(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    for _ in range(3):
        home.clock.pass_(seconds=2)
        await home.play.tournaments.tick()
    one, other = await open_of(home, tournament)
    for number in one.people:
        await home.answer_any(one.match, PEOPLE[number - 1])
    with pytest.raises(Refused):
        await decide(home, tournament, "pair", one.people[0], str(other.people[0]))


@pytest.mark.rule("EVT-1.8")
async def test_somebody_else_takes_a_place_with_all_its_matches(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    home.clock.pass_(seconds=5)
    await home.play.tournaments.tick()
    newcomer, act = PEOPLE[20], Act("replace", 1)
    service = home.play.tournaments
    await service.decide(tournament, ORGANISER.id, act, "malade", person=newcomer)
    (mine, *_) = [one for one in await open_of(home, tournament) if 1 in one.people]
    table = await home.play.matches.table(mine.match, newcomer.id)
    assert table.seat == mine.people.index(1)
    assert (await home.play.matches.table(mine.match, PEOPLE[0].id)).seat is None
    with pytest.raises(Refused):
        await service.decide(tournament, ORGANISER.id, Act("replace", 2), "x", person=newcomer)
    whole = await go_on(home, tournament)
    assert {one.person for one in whole.entrants} == {
        *(newcomer.id, PEOPLE[1].id, PEOPLE[2].id, PEOPLE[3].id)
    }


@pytest.mark.rule("EVT-1.8")
@pytest.mark.parametrize("before", [True, False])
async def test_organisers_let_somebody_in(home: House, before: bool) -> None:
    if before:
        tournament = await opened(home, SWISS, 4, places=4)
    else:
        tournament = await begun(home, SWISS, 4)
        await home.play.tournaments.tick()
    service, newcomer = home.play.tournaments, PEOPLE[20]
    whole = await service.decide(tournament, ORGANISER.id, Act("add"), "ami", person=newcomer)
    (one,) = [one for one in whole.entrants if one.person == newcomer.id]
    assert one.status == "entered"
    assert [act.kind for act in (await service.view(tournament)).acts] == ["add"]
    if before:
        await service.start(tournament, ORGANISER.id)
    whole = await go_on(home, tournament)
    assert len(whole.entrants) == 5


@pytest.mark.rule("EVT-1.8")
@pytest.mark.parametrize("name", SHAPES)
async def test_a_tournament_is_ended_early(home: House, name: str) -> None:
    shape, people = SHAPES[name]
    tournament = await begun(home, shape, people)
    await first_over(home, tournament)
    left = running(home)
    await decide(home, tournament, "end")
    shown = await home.play.tournaments.view(tournament)
    assert shown.facts.status == "over"
    assert shown.facts.ended_at == home.clock.now()
    assert len(shown.rows) == people
    assert {one.status for one in shown.pairings} <= {"over", "off"}
    assert left or name == "knockout"  # of which somebody is still to choose who begins
    assert running(home) == []
    assert called(home, left) == []
    home.clock.pass_(days=20)
    await home.play.tournaments.tick()
    assert (await home.play.tournaments.view(tournament)).rows == shown.rows


@pytest.mark.rule("EVT-1.8")
async def test_a_tournament_is_opened_again_as_it_was(home: House) -> None:
    service, needs = home.play.tournaments, Needs(role=7, least=800, most=1500)
    tournament = await opened(home, SWISS, 4)
    await service.set_needs(tournament, ORGANISER.id, needs)
    await service.start(tournament, ORGANISER.id)
    with pytest.raises(Refused):
        await service.again(tournament, PEOPLE[0].id, "Coupe 2", PEOPLE[0])
    which = await service.again(tournament, ORGANISER.id, "Coupe 2", ORGANISER)
    old, new = (await service.load(tournament)).facts, (await service.load(which)).facts
    assert (new.name, new.status, new.shape, new.terms, new.places) == (
        *("Coupe 2", "open", old.shape, old.terms),
        old.places,
    )
    assert (await service.view(which)).needs == needs


@pytest.mark.rule("EVT-2.5")
async def test_who_chooses_names_one_of_the_two(home: House) -> None:
    tournament = await begun(home, Terms(format="knockout", best_of=3), 4)
    await home.play.tournaments.tick()
    while not rules.due(course.read(await home.play.tournaments.load(tournament))).choosers:
        for match in running(home)[:1]:
            await end(home, match)
        home.clock.pass_(seconds=5)
        await home.play.tournaments.tick()
    whole = await home.play.tournaments.load(tournament)
    one = rules.due(course.read(whole)).choosers[0]
    (person,) = [who.person for who in whole.entrants if who.number == one.entrant]
    for wrong in (0, 99, *({1, 2, 3, 4} - {*whole.pairings[one.slot].people})):
        choice = Choice(one.stage, one.slot, one.game, wrong)
        with pytest.raises(Refused):
            await home.play.tournaments.choose(tournament, person, choice)
    assert (await home.play.tournaments.load(tournament)).facts.course == whole.facts.course
