"""What organisers decide: with a reason, shown, and taken back by another decision (EVT-1.8)."""

import json
from datetime import timedelta

import pytest

from games.core.refused import Refused
from play.tournaments import conversion
from play.tournaments.organising.acts import Act, parties
from tests.play.house import House, asks
from tests.play.tournaments.played import (
    ORGANISER,
    PEOPLE,
    SHAPES,
    begun,
    called,
    end,
    go_on,
    opened,
    people_of,
    rowsof,
    running,
    step,
)
from tournaments import running as rules
from tournaments.entries import Needs
from tournaments.records import SeatChoice, Terms

SWISS = Terms(format="swiss")


async def decide(home: House, tournament: str, kind, about: int = 0, value: str = ""):
    act = Act(kind, about, value)
    return await home.play.tournaments.decide(tournament, ORGANISER.id, act, "parce que")


async def points(home: House, tournament: str) -> dict[int, int]:
    read = conversion.read(await home.play.tournaments.load(tournament))
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
    home.clock.pass_(seconds=61)  # it can be taken back: it was the last of the round
    await home.play.tournaments.tick()
    assert other not in running(home)  # nobody plays on
    assert called(home, [other]) == []
    public = (await home.play.matches.board(other)).public
    assert (public.status, public.awaited, public.deadline_at) == ("agreed", (), None)
    assert public.part_of is not None
    assert public.part_of.decided
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
    read = conversion.read(await home.play.tournaments.load(tournament))
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
    before = (await home.play.tournaments.load(tournament)).facts.dates.until_at
    for wrong in ("0", "-5", "9999"):
        with pytest.raises(Refused):
            await decide(home, tournament, "extend", value=wrong)
    after = (await decide(home, tournament, "extend", value="48")).facts.dates.until_at
    assert before is not None
    assert after is not None
    assert (after - before).days == 2
    with pytest.raises(Refused):
        await decide(home, tournament, "extend", value="48")


@pytest.mark.rule("EVT-1.8")
async def test_an_extension_is_changed_and_taken_back(home: House) -> None:
    """Whoever wrote 240 for 24 puts it right; no deadline falls by that at once."""

    async def extended(value: str):
        return (await decide(home, tournament, "extend", value=value)).facts.dates.until_at

    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    before = (await home.play.tournaments.load(tournament)).facts.dates.until_at
    assert before is not None
    assert await extended("240") == before + timedelta(days=10)
    assert await extended("24") == before + timedelta(days=1)
    assert await extended("0") == before
    with pytest.raises(Refused):
        await extended("0")
    assert await extended("48") == before + timedelta(days=2)
    home.clock.pass_(days=10, hours=6)
    assert await extended("0") == home.clock.now()
    with pytest.raises(Refused):
        await extended("-24")
    assert await extended("48") == home.clock.now() + timedelta(days=2)
    home.clock.pass_(days=3)
    with pytest.raises(Refused):
        await extended("24")


@pytest.mark.rule("EVT-1.8")
async def test_an_extension_is_taken_back_in_a_pause_and_after_it(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    before = (await home.play.tournaments.load(tournament)).facts.dates.until_at
    assert before is not None
    home.clock.pass_(days=8)
    await decide(home, tournament, "pause")
    await decide(home, tournament, "extend", value="48")
    home.clock.pass_(days=20)
    await decide(home, tournament, "extend", value="24")
    after = (await decide(home, tournament, "go-on")).facts.dates.until_at
    assert after == before + timedelta(days=21)
    after = (await decide(home, tournament, "extend", value="0")).facts.dates.until_at
    assert after == before + timedelta(days=20)


@pytest.mark.rule("EVT-1.8")
async def test_what_was_decided_meanwhile_is_not_taken_back_unseen(home: House) -> None:
    """A second press of a form, and the form of another organiser, were opened before."""
    service = home.play.tournaments
    tournament = await begun(home, SWISS, 4)
    match = await first_over(home, tournament)
    one, other = match.people

    async def seen(kind, about: int, value: str = "", seen: int = 0) -> None:
        act = Act(kind, about, value, seen)
        await service.decide(tournament, ORGANISER.id, act, "because")

    await seen("strike", match.number)
    await seen("points", one, "1")  # another thing
    await seen("points", other, "1")
    for kind, about, value in (
        ("strike", match.number, ""),
        ("result", match.number, "1 2"),
        ("points", one, "1"),
    ):
        with pytest.raises(Refused):
            await seen(kind, about, value)
    whole = await service.load(tournament)
    assert [each.number for each in whole.pairings if each.struck] == [match.number]
    assert [moved.points for moved in conversion.read(whole).moved] == [1, 1]
    await seen("strike", match.number, seen=3)
    assert not any(each.struck for each in (await service.load(tournament)).pairings)


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
    await service.bring_here(tournament, asks(PEOPLE[0], 77), 77)
    facts = (await service.load(tournament)).facts
    assert (facts.message.channel, facts.message.id, facts.message.shown) == (77, None, 0)
    assert facts.dates.paused_at == home.clock.now()


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
    for _ in range(2):
        home.clock.pass_(seconds=1)
        await home.play.tournaments.tick()
    again = await open_of(home, tournament)
    assert all(each.match not in {None, one.match, other.match} for each in again)
    whole = await home.play.tournaments.load(tournament)
    (resting,) = [bye.entrant for bye in conversion.read(whole).byes if bye.kind == "odd"]
    await decide(home, tournament, "pair", first, str(resting))
    whole = await home.play.tournaments.load(tournament)
    assert [bye.entrant for bye in conversion.read(whole).byes] == [first]
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
    for one in await open_of(home, tournament):
        await service.lined(str(one.match), 800 + one.number, 10)
    assert await service.late_lines(9) == ()
    await service.decide(tournament, ORGANISER.id, act, "malade", person=newcomer)
    (mine, *_) = [one for one in await open_of(home, tournament) if 1 in one.people]
    assert await service.late_lines(9) == (mine.match,)
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
async def test_it_is_known_for_whom_somebody_came_in_and_who_is_forgotten_is_not(
    home: House,
) -> None:
    """Two after each other take one place; one of them, and whose it was first, are forgotten."""
    tournament = await begun(home, SWISS, 4)
    service, act, (first, second) = home.play.tournaments, Act("replace", 1), PEOPLE[20:22]
    await service.decide(tournament, ORGANISER.id, act, "ill", person=first)
    await service.decide(tournament, ORGANISER.id, act, "tired", person=second)
    shown = await service.view(tournament)
    known = [parties(one) for one in shown.acts]
    assert known == [(PEOPLE[0].id, first.id), (first.id, second.id)]
    assert shown.names == {one.id: one.name for one in (PEOPLE[0], first, second)}
    for told, other, reasons in ((first, second, ["ill", "tired"]), (second, first, ["tired"])):
        found = await home.play.people.export(told.id)
        assert [one["reason"] for one in json.loads(found)["exchanged"]] == reasons
        assert str(other.id) not in str(found)
    for gone in (PEOPLE[0], first):
        await home.play.people.delete(gone.id)
    shown = await service.view(tournament)
    assert [parties(one) for one in shown.acts] == [(0, 0), (0, second.id)]
    assert shown.names == {second.id: second.name}


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
    assert shown.facts.dates.ended_at == home.clock.now()
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
        await service.again(tournament, asks(PEOPLE[0]), "Coupe 2")
    which = await service.again(tournament, asks(ORGANISER), "Coupe 2")
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
    while not rules.due(conversion.read(await home.play.tournaments.load(tournament))).choosers:
        for match in running(home)[:1]:
            await end(home, match)
        home.clock.pass_(seconds=5)
        await home.play.tournaments.tick()
    whole = await home.play.tournaments.load(tournament)
    one = rules.due(conversion.read(whole)).choosers[0]
    (person,) = [who.person for who in whole.entrants if who.number == one.entrant]
    for wrong in (0, 99, *({1, 2, 3, 4} - {*whole.pairings[one.slot].people})):
        choice = SeatChoice(one.stage, one.slot, one.game, wrong)
        with pytest.raises(Refused):
            await home.play.tournaments.choose(tournament, person, choice)
    later = (await home.play.tournaments.load(tournament)).facts
    assert later.progress.history == whole.facts.progress.history


@pytest.mark.rule("EVT-1.8")
async def test_a_replacement_is_taken_back_in_the_match_that_runs_too(home: House) -> None:
    """Whoever sat there before sits there again; nobody plays on who is out of it."""
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    home.clock.pass_(seconds=5)
    await home.play.tournaments.tick()
    whole = await home.play.tournaments.load(tournament)
    (mine,) = [one for one in whole.pairings if 1 in one.people]
    assert mine.match is not None
    service, act = home.play.tournaments, Act("replace", 1)
    other, (rival,) = PEOPLE[30], [PEOPLE[one - 1].id for one in mine.people if one != 1]
    for person in (other, PEOPLE[0], other):
        await service.decide(tournament, ORGANISER.id, act, "a mistake", person=person)
        assert sorted(people_of(home, mine.match)) == sorted({person.id, rival})
        await home.play.matches.table(mine.match, person.id)


@pytest.mark.rule("EVT-1.8")
async def test_nobody_changes_sides_in_a_match_that_runs(home: House) -> None:
    """Whoever sat on the other side has seen its cards; once it is over they may play on."""
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    home.clock.pass_(seconds=5)
    await home.play.tournaments.tick()
    whole = await home.play.tournaments.load(tournament)
    (mine,) = [one for one in whole.pairings if 1 in one.people]
    (rival,) = [one for one in mine.people if one != 1]
    assert mine.match is not None
    service, before = home.play.tournaments, people_of(home, mine.match)
    act, gone = Act("replace", 1), PEOPLE[0]
    await service.decide(tournament, ORGANISER.id, act, "ill", person=PEOPLE[30])
    act = Act("replace", rival)
    with pytest.raises(Refused, match="was-there"):
        await service.decide(tournament, ORGANISER.id, act, "ill, too", person=gone)
    assert gone.id not in people_of(home, mine.match)
    assert {one.person for one in (await service.load(tournament)).entrants} == {
        *(one.id for one in PEOPLE[1:4]),
        PEOPLE[30].id,
    }
    assert len(before) == 2
    await end(home, mine.match)
    await service.decide(tournament, ORGANISER.id, act, "ill, too", person=gone)
    assert (await go_on(home, tournament)).facts.status == "over"
