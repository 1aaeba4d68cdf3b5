"""Tournaments by buttons: entering, leaving, starting; matches begin and results come by itself."""

import json

import pytest

from db.queries.tournament import messages
from games import registry
from games.core.refused import Refused
from play.tournaments import conversion
from play.tournaments.organising.acts import Act
from tests.play.house import House, house
from tests.play.tournaments.played import (
    ORGANISER,
    PEOPLE,
    SHAPES,
    begun,
    end,
    go_on,
    opened,
    rowsof,
    running,
    sound,
    step,
)
from tests.tournaments.pairing.test_computed_again import same_again
from tournaments import running as rules
from tournaments.records import Bye, Terms

SWISS = Terms(format="swiss")
GAMES = registry.load()


def statuses(whole) -> dict[int | None, str]:
    return {one.person: one.status for one in whole.entrants}


@pytest.mark.parametrize("name", SHAPES)
@pytest.mark.rule("EVT-2.3", "EVT-2.4", "EVT-2.5", "EVT-2.6")
async def test_a_tournament_of_each_format_is_played_to_its_end(home: House, name: str) -> None:
    shape, people = SHAPES[name]
    tournament = await begun(home, shape, people)
    whole = await go_on(home, tournament)
    sound(home, whole)
    read = conversion.read(whole)
    assert rules.over(read)
    first = rules.standings(read)[0]
    assert first.place == 1
    assert first.entrant == 1  # the one with the lowest number has won whatever they played
    assert all(match.scores for match in read.matches if match.status == "over")


@pytest.mark.rule("EVT-1.4")
async def test_whoever_finds_no_place_waits_and_moves_up(home: House) -> None:
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 6, places=4)
    ids = [one.id for one in PEOPLE[:6]]
    assert [*statuses(await service.load(tournament)).items()] == [
        *((one, "entered") for one in ids[:4]),
        *((one, "waiting") for one in ids[4:]),
    ]
    again = await service.enter(tournament, PEOPLE[0])
    assert len(again.entrants) == 6
    left = await service.leave(tournament, ids[1])
    assert (statuses(left)[ids[4]], statuses(left)[ids[5]]) == ("entered", "waiting")
    back = await service.enter(tournament, PEOPLE[1])
    assert statuses(back)[ids[1]] == "waiting"


@pytest.mark.rule("EVT-1.4")
async def test_one_may_enter_late_and_drop_while_it_runs(home: House) -> None:
    service = home.play.tournaments
    tournament = await begun(home, SWISS, 6)
    await step(home, tournament)
    late = await service.enter(tournament, PEOPLE[6])
    assert statuses(late)[PEOPLE[6].id] == "entered"
    dropped = await service.leave(tournament, PEOPLE[0].id)
    assert statuses(dropped)[PEOPLE[0].id] == "dropped"
    with pytest.raises(Refused):
        await service.enter(tournament, PEOPLE[0])
    whole = await go_on(home, tournament)
    sound(home, whole)
    assert all(7 not in one.people for one in whole.pairings if one.round == 1)
    assert any(7 in one.people for one in whole.pairings)
    assert all(1 not in one.people for one in whole.pairings if one.round > 1)
    with pytest.raises(Refused):
        await service.enter(tournament, PEOPLE[8])


@pytest.mark.rule("EVT-1.9")
async def test_a_round_can_be_sat_out(home: House) -> None:
    tournament = await begun(home, SWISS, 6)
    await home.play.tournaments.tick()
    whole = await home.play.tournaments.rest(tournament, PEOPLE[2].id, 2)
    with pytest.raises(Refused):
        await home.play.tournaments.rest(tournament, PEOPLE[2].id, 2)
    with pytest.raises(Refused):
        await home.play.tournaments.rest(tournament, PEOPLE[3].id, 1)
    whole = await go_on(home, tournament)
    assert Bye(2, 3, "asked") in conversion.read(whole).byes


async def test_only_organisers_start_and_only_with_enough_people(home: House) -> None:
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 3)
    with pytest.raises(Refused):
        await service.start(tournament, PEOPLE[0].id)
    with pytest.raises(Refused):
        await service.start(tournament, ORGANISER.id)
    await service.enter(tournament, PEOPLE[3])
    assert (await service.start(tournament, PEOPLE[0].id, manages=True)).facts.status == "running"
    edition = (await service.load(tournament)).facts.edition
    await service.start(tournament, ORGANISER.id)
    assert (await service.load(tournament)).facts.edition == edition


async def test_what_does_not_fit_is_refused_at_once(home: House) -> None:
    for shape, places in (
        (Terms(format="swiss", pod=9, seats=(9,)), None),
        (SWISS, 3),
        (Terms(format="robin"), 17),
    ):
        with pytest.raises(Refused):
            await opened(home, shape, 0, places=places)
    with pytest.raises(Refused):
        await home.play.tournaments.load("nothing")


@pytest.mark.rule("EVT-2.3")
async def test_matches_begin_one_a_second(home: House) -> None:
    tournament = await begun(home, SWISS, 8)
    await home.play.tournaments.tick()
    found = [len(running(home))]
    for _ in range(4):
        home.clock.pass_(seconds=1)
        await home.play.tournaments.tick()
        found.append(len(running(home)))
    assert found == [1, 2, 3, 4, 4]
    whole = await home.play.tournaments.load(tournament)
    assert all(one.open_at is None and one.match for one in whole.pairings)


async def test_a_match_of_a_tournament_is_an_ordinary_one(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    whole = await home.play.tournaments.load(tournament)
    (match, *_) = running(home)
    (pairing,) = [one for one in whole.pairings if one.match == match]
    board = await home.play.matches.board(match)
    assert [holder.person for seat in board.public.seats for holder in seat.holders] == [
        whole.entrants[number - 1].person for number in pairing.people
    ]
    assert await home.play.matches.table(match, whole.entrants[pairing.people[0] - 1].person)


async def test_what_cannot_begin_is_tried_again(home: House, monkeypatch) -> None:
    tournament = await begun(home, SWISS, 4)
    kept = home.play.store.write

    async def full(work, *args, **kwargs):
        if work.__module__ == "play.tournaments.matches.openings":
            raise OSError("the disk is full")
        return await kept(work, *args, **kwargs)

    monkeypatch.setattr(home.play.store, "write", full)
    await home.play.tournaments.tick()
    assert running(home) == []
    monkeypatch.undo()
    for _ in range(4):
        await home.play.tournaments.tick()
    home.clock.pass_(seconds=5)
    await home.play.tournaments.tick()
    assert len(running(home)) == 2
    sound(home, await home.play.tournaments.load(tournament))


class Died(BaseException):
    """The process was killed."""


@pytest.mark.parametrize(
    ("shape", "people"), [(Terms(format="robin"), 3), (SWISS, 4), (Terms(format="knockout"), 3)]
)
@pytest.mark.parametrize("after", [False, True])
async def test_killed_between_any_two_writes_it_goes_on(tmp_path, shape, people, after) -> None:
    """Die before or after a write, ever later, and go on with a new process on the same file."""
    path = tmp_path / "play.db"
    home = await house(path, games=GAMES)
    tournament = await begun(home, shape, people)
    await home.play.close()
    deaths = 0
    for _ in range(400):
        home = await house(path, home.clock, games=GAMES, seed=str(deaths))
        kept, left = home.play.store.write, deaths % 3 + 1

        async def write(work, *args, kept=kept, **kwargs):
            nonlocal left
            left -= 1
            if left == 0 and not after:
                raise Died
            found = await kept(work, *args, **kwargs)
            if left == 0:
                raise Died
            return found

        home.play.store.write = write
        try:
            whole = await go_on(home, tournament)
        except Died:
            deaths += 1
            home.play.store.write = kept
            await home.play.close()
            continue
        break
    assert deaths >= 4
    home.play.store.write = kept
    sound(home, whole)
    await home.play.close()


async def test_whoever_is_forgotten_has_dropped_and_their_results_stay(home: House) -> None:
    service = home.play.tournaments
    tournament = await begun(home, SWISS, 6)
    await step(home, tournament)
    for match in running(home):
        await end(home, match)
    await home.play.tournaments.tick()
    for match in running(home):
        await end(home, match)
    await home.play.people.delete(PEOPLE[0].id)
    whole = await service.load(tournament)
    assert (whole.entrants[0].person, whole.entrants[0].status) == (None, "dropped")
    assert any(1 in one.people and one.places for one in whole.pairings)
    whole = await go_on(home, tournament)
    sound(home, whole)
    assert not rowsof(home, "SELECT 1 FROM entrant WHERE person = ?", (PEOPLE[0].id,))


async def test_before_the_start_a_forgotten_person_frees_their_place(home: House) -> None:
    tournament = await opened(home, SWISS, 5, places=4)
    await home.play.people.delete(PEOPLE[0].id)
    await home.play.tournaments.tick()
    whole = await home.play.tournaments.load(tournament)
    assert statuses(whole)[PEOPLE[4].id] == "entered"
    whole = await home.play.tournaments.start(tournament, ORGANISER.id)
    assert len(whole.entrants) == 4


async def test_what_is_stored_of_a_person_is_handed_out(home: House) -> None:
    tournament = await opened(home, SWISS, 4)
    found = await home.play.people.export(PEOPLE[0].id)
    told = found.decode()
    assert tournament in told
    assert tournament in (await home.play.people.export(ORGANISER.id)).decode()
    for person in (PEOPLE[0], ORGANISER):
        assert [one.id for one in await home.play.tournaments.of_person(person.id)] == [tournament]
    (listed,) = await home.play.tournaments.of_server(1, ORGANISER.id)
    assert (listed.name, listed.game, listed.status, listed.people) == (
        "Coupe",
        "firstdeck",
        "open",
        4,
    )
    assert await home.play.tournaments.of_server(2, ORGANISER.id) == ()
    assert tournament in await home.play.store.read(messages.late, 10)
    await home.play.store.write(messages.posted, tournament, 10, 77, 99)
    assert await home.play.store.read(messages.late, 10) == ()


async def test_what_came_of_somebody_is_handed_out_to_them_alone(home: House) -> None:
    """Their results, the rounds without a match, what was decided about them; nobody else's."""
    service, (one, other) = home.play.tournaments, PEOPLE[:2]
    tournament = await begun(home, SWISS, 4)
    await service.tick()
    await service.rest(tournament, one.id, 2)
    await service.decide(tournament, ORGANISER.id, Act("points", 1, "-1"), "late")
    first = (await service.load(tournament)).pairings[0]
    whole = await go_on(home, tournament)
    await service.decide(tournament, ORGANISER.id, Act("strike", first.number), "collusion")
    mine, theirs = [json.loads(await home.play.people.export(who.id)) for who in (one, other)]
    own = [pairing for pairing in whole.pairings if 1 in pairing.people]
    assert [(row["match"], row["place"], row["absent"]) for row in mine["tournament_match"]] == [
        (pairing.match, pairing.places[pairing.people.index(1)], 0) for pairing in own
    ]
    assert [row["struck"] for row in mine["tournament_match"]] == [
        int(pairing.number == first.number) for pairing in own
    ]
    assert {(row["what"], json.loads(row["value"])["entrant"]) for row in mine["history"]} == {
        *(("byes", 1), ("wishes", 1), ("moved", 1))
    }
    reasons = ["late", "collusion"] if 1 in first.people else ["late"]
    assert [row["reason"] for row in mine["decided"]] == reasons
    assert "late" not in str(theirs)


@pytest.mark.rule("EVT-3.1")
@pytest.mark.parametrize("terms", [SWISS, Terms(format="swiss", pod=3, seats=(2, 3))])
async def test_every_pairing_of_a_season_is_computed_again_from_the_store(
    home: House, terms: Terms
) -> None:
    """Somebody drops, somebody comes late, somebody rests; nothing but the file is left."""
    service = home.play.tournaments
    tournament = await begun(home, terms, 9)
    await service.tick()
    await service.enter(tournament, PEOPLE[12])
    await service.rest(tournament, PEOPLE[1].id, 3)
    await service.leave(tournament, PEOPLE[4].id)
    whole = await go_on(home, tournament)
    assert same_again(conversion.read(whole)) == whole.facts.progress.rounds >= 3
