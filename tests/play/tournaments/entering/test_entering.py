"""What is needed to enter, what entrants bring to all their matches, and who may do what."""

import json
from datetime import timedelta

import pytest

from db.queries import outages
from games.core.bringing.brought import Faulty
from games.core.refused import Refused
from play.time.moving import OUTAGE
from play.tournaments.organising import organisers
from play.tournaments.organising.acts import Act
from play.tournaments.repository import VANISHED
from play.tournaments.service import NEWCOMER
from tests.play.house import House
from tests.play.tournaments.played import ORGANISER, PEOPLE, end, go_on, opened, rowsof, running
from tournaments.entries import Needs
from tournaments.ratings import fresh
from tournaments.records import Terms

SWISS = Terms(format="swiss")
DECKS = "nintendo"
HELPER, MANAGER = PEOPLE[30], PEOPLE[31]


async def decked(home: House, person: int) -> dict[str, object]:
    """Two ready-made decks, as somebody would bring them."""
    workshop = home.play.decks.workshop(DECKS)
    ready = list(workshop.ready.values())
    given = workshop.brought([ready[person % len(ready)]])
    assert isinstance(given, dict)
    return given


@pytest.mark.rule("EVT-1.4")
async def test_a_role_and_bounds_of_the_rating_are_needed_from_then_on(home: House) -> None:
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 1)
    needs = Needs(role=77, least=900, most=1100)
    with pytest.raises(Refused, match="not-yours"):
        await service.set_needs(tournament, PEOPLE[0].id, needs)
    with pytest.raises(Refused, match="bounds"):
        await service.set_needs(tournament, ORGANISER.id, Needs(least=1200, most=1100))
    await service.set_needs(tournament, ORGANISER.id, needs)
    with pytest.raises(Refused, match="needs-role"):
        await service.enter(tournament, PEOPLE[1], (76,))
    whole = await service.enter(tournament, PEOPLE[1], (76, 77))
    assert len(whole.entrants) == 2
    await service.set_needs(tournament, ORGANISER.id, Needs(least=1001))
    with pytest.raises(Refused, match="needs-rating"):
        await service.enter(tournament, PEOPLE[2], (77,))
    await service.enter(tournament, PEOPLE[0])  # who is in stays in
    await service.set_needs(tournament, ORGANISER.id, Needs(most=999))
    with pytest.raises(Refused, match="needs-rating"):
        await service.enter(tournament, PEOPLE[2])
    await service.set_needs(tournament, ORGANISER.id, Needs())
    for person in PEOPLE[2:4]:
        await service.enter(tournament, person)
    await service.start(tournament, ORGANISER.id)
    with pytest.raises(Refused, match="begun"):
        await service.set_needs(tournament, ORGANISER.id, needs)
    assert fresh().value == NEWCOMER


@pytest.mark.rule("EVT-1.4")
async def test_what_entrants_bring_goes_to_all_their_matches_and_is_locked(home: House) -> None:
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 4, game=DECKS)
    found = await service.bringing(tournament, PEOPLE[0].id)
    assert found is not None
    assert found.given is None
    given = await decked(home, 1)
    await service.bring(tournament, PEOPLE[0].id, given)
    written = await service.read_brought(tournament, found.written or "")
    assert written == found.suggested
    with pytest.raises(Faulty):
        await service.bring(tournament, PEOPLE[0].id, {"decks": [{"G01": 99}]})
    with pytest.raises(Refused, match="not-in"):
        await service.bring(tournament, PEOPLE[9].id, given)
    found = await service.bringing(tournament, PEOPLE[0].id)
    assert found is not None
    assert found.given == given
    shown = await service.view(tournament)
    assert all(one.brought is None for one in shown.entrants)
    await service.start(tournament, ORGANISER.id)
    assert await service.bringing(tournament, PEOPLE[0].id) is None
    with pytest.raises(Refused, match="locked"):
        await service.bring(tournament, PEOPLE[0].id, given)
    for _ in range(3):
        await service.tick()
        home.clock.pass_(seconds=1)
    played = 0
    for match in running(home):
        loaded = await service._matches.load(match)
        people = [one.person for one in loaded.whole.holders]
        brought = loaded.match.start.brought
        for person, one in zip(people, brought, strict=True):
            own = person == PEOPLE[0].id
            assert one == (given if own else {"decks": []})
            played += own
    assert played == 1


@pytest.mark.rule("EVT-1.4")
async def test_own_decks_can_be_needed_and_stay_secret_until_it_is_over(home: House) -> None:
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 0, game=DECKS)
    await service.set_needs(tournament, ORGANISER.id, Needs(brings=True))
    assert await service.brings_first(tournament)
    with pytest.raises(Refused, match="bring-first"):
        await service.enter(tournament, PEOPLE[0])
    with pytest.raises(Refused, match="needs-brought"):
        await service.enter(tournament, PEOPLE[0], brings=True)
    for at, person in enumerate(PEOPLE[:4]):
        await service.enter(tournament, person, brings=True, given=await decked(home, at))
    await service.start(tournament, ORGANISER.id)
    await service.tick()
    (match, *_) = running(home)
    await end(home, match)
    with pytest.raises(Refused, match="decks-secret"):
        await home.play.matches.export(match, ORGANISER.id)
    await go_on(home, tournament)
    exported = json.loads(await home.play.matches.export(match, ORGANISER.id))
    assert exported["start"]["brought"]
    public = rowsof(home, "SELECT history, shape, needs FROM tournament")
    assert "S28" not in str(public)


@pytest.mark.rule("EVT-1.4", "EVT-1.8")
async def test_decks_stay_secret_in_a_match_that_began_anew_with_others(home: House) -> None:
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 0, game=DECKS)
    for at, person in enumerate(PEOPLE[:4]):
        await service.enter(tournament, person, brings=True, given=await decked(home, at))
    await service.start(tournament, ORGANISER.id)
    for _ in range(3):
        home.clock.pass_(seconds=2)
        await service.tick()
    one, other = (await service.load(tournament)).pairings
    assert one.match is not None
    act = Act("pair", one.people[0], str(other.people[0]))
    await service.decide(tournament, ORGANISER.id, act, "parce que")
    with pytest.raises(Refused, match="decks-secret"):
        await home.play.matches.export(one.match, ORGANISER.id)
    await go_on(home, tournament)
    assert json.loads(await home.play.matches.export(one.match, ORGANISER.id))["start"]["brought"]


@pytest.mark.rule("EVT-1.4", "EVT-1.5")
@pytest.mark.parametrize("left", ['{"decks": [{"kind": "gone"}]}', '["gone"]', "{}", "[]"])
async def test_a_deck_that_a_release_no_longer_knows_holds_up_nothing(
    home: House, left: str
) -> None:
    """Its cards, or its form, are no more: what the game suggests is played in its place."""
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 0, game=DECKS)
    for at, person in enumerate(PEOPLE[:4]):
        await service.enter(tournament, person, brings=True, given=await decked(home, at))
    asked = await service.bringing(tournament, PEOPLE[0].id)
    assert asked is not None
    await service.start(tournament, ORGANISER.id)
    query = "UPDATE entrant SET brought = ? WHERE number = 1"
    await home.play.store.write(lambda db: db.execute(query, (left,)))
    whole = await go_on(home, tournament)
    for one in whole.pairings:
        exported = json.loads(await home.play.matches.export(one.match, ORGANISER.id))
        for number, brought in zip(one.people, exported["start"]["brought"], strict=True):
            assert number != 1 or brought == asked.suggested


@pytest.mark.rule("EVT-1.4")
async def test_who_enters_late_says_at_once_what_they_bring(home: House) -> None:
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 4, game=DECKS)
    await service.start(tournament, ORGANISER.id)
    with pytest.raises(Refused, match="bring-first"):
        await service.enter(tournament, PEOPLE[4])
    assert await service.bringing(tournament, PEOPLE[4].id) is not None
    given = await decked(home, 2)
    whole = await service.enter(tournament, PEOPLE[4], brings=True, given=given)
    assert whole.entrants[-1].brought is not None
    assert json.loads(whole.entrants[-1].brought) == given
    assert await service.bringing(tournament, PEOPLE[4].id) is None


@pytest.mark.rule("EVT-1.5")
async def test_what_is_the_creators_alone_is_others_once_they_vanish(home: House) -> None:
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 4)
    await service.add_organiser(tournament, ORGANISER.id, HELPER)
    for by, manages in ((HELPER.id, False), (MANAGER.id, True)):
        with pytest.raises(Refused, match="creators"):
            await service.call_off(tournament, by, "parce que", manages=manages)
        with pytest.raises(Refused, match="creators"):
            await service.add_organiser(tournament, by, PEOPLE[5], manages=manages)
        with pytest.raises(Refused, match="creators"):
            await service.remove_organiser(tournament, by, ORGANISER.id, manages=manages)
    home.clock.pass_(days=4)
    await service.was_here(tournament, HELPER.id)
    await service.was_here(tournament, ORGANISER.id)
    home.clock.pass_(days=6, hours=23)
    with pytest.raises(Refused, match="creators"):
        await service.call_off(tournament, HELPER.id, "parce que")
    home.clock.pass_(hours=2)
    await service.add_organiser(tournament, HELPER.id, PEOPLE[5])
    await service.remove_organiser(tournament, MANAGER.id, PEOPLE[5].id, manages=True)
    assert await service.helpers(tournament) == ((HELPER.id, HELPER.name),)
    with pytest.raises(Refused, match="creators"):
        await service.call_off(tournament, PEOPLE[0].id, "parce que")
    assert (await service.call_off(tournament, HELPER.id, "parce que")).facts.status == "off"


@pytest.mark.rule("EVT-1.5")
async def test_a_creator_who_was_forgotten_has_vanished_at_once(home: House) -> None:
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 4)
    await home.play.people.delete(ORGANISER.id)
    with pytest.raises(Refused, match="creators"):
        await service.call_off(tournament, PEOPLE[0].id, "parce que")
    off = await service.call_off(tournament, MANAGER.id, "parce que", manages=True)
    assert off.facts.status == "off"


@pytest.mark.rule("EVT-1.5")
async def test_nobody_vanishes_while_the_bot_is_away(home: House) -> None:
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 4)
    await home.play.store.write(outages.beat, home.clock.now(), timedelta(hours=1), OUTAGE)
    home.clock.pass_(hours=VANISHED / timedelta(hours=1) + 1)
    await home.play.store.write(outages.beat, home.clock.now(), timedelta(hours=1), OUTAGE)
    with pytest.raises(Refused, match="creators"):
        await service.call_off(tournament, MANAGER.id, "parce que", manages=True)


async def test_an_organiser_may_stop_being_one(home: House) -> None:
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 4)
    await service.add_organiser(tournament, ORGANISER.id, HELPER)
    whole = await service.remove_organiser(tournament, HELPER.id, HELPER.id)
    assert whole.facts.organisers == ()


@pytest.mark.rule("EVT-1.5")
async def test_a_tournament_has_no_more_organisers_than_can_be_taken_away(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    service, most = home.play.tournaments, 3
    monkeypatch.setattr(organisers, "MOST", most)
    tournament = await opened(home, SWISS, 4)
    for person in PEOPLE[10 : 10 + most]:
        await service.add_organiser(tournament, ORGANISER.id, person)
    with pytest.raises(Refused, match="helpers"):
        await service.add_organiser(tournament, ORGANISER.id, PEOPLE[20])
    await service.remove_organiser(tournament, ORGANISER.id, PEOPLE[11].id)
    await service.add_organiser(tournament, ORGANISER.id, PEOPLE[20])
    assert len(await service.helpers(tournament)) == most
