"""Organisers change what was chosen, write to everybody, and it is told (EVT-1.10, 1.12, 1.13)."""

from collections.abc import Mapping
from datetime import timedelta

import pytest
from msgspec.structs import replace

from db.records.time import TimeTerms
from db.records.tournaments import Announcement
from games.core.refused import Refused
from play.tournaments.organising.acts import Act
from play.tournaments.organising.editing import Field
from tests.play.house import House, asks
from tests.play.tournaments.played import ORGANISER, PEOPLE, begun, end, opened, running
from tournaments.records import Terms

SWISS = Terms(format="swiss", rounds=3)


async def news(home: House, tournament: str) -> Announcement | None:
    """What is to be told next; it counts as told."""
    service = home.play.tournaments
    found = await service.news(await service.view(tournament))
    if found is not None:
        await service.telling(tournament, found, None)
    return found


async def told(home: House, tournament: str) -> None:
    """Tell all that is to be told."""
    while await news(home, tournament):
        pass


@pytest.mark.rule("EVT-1.12")
async def test_all_can_be_changed_until_it_begins(home: House) -> None:
    tournament = await opened(home, SWISS, 4, places=8)
    service = home.play.tournaments
    begins = int((home.clock.now() + timedelta(days=3)).timestamp())
    after = await service.edit(
        tournament,
        ORGANISER.id,
        {
            "name": "Winter",
            "description": "Bring tea.",
            "places": "6",
            "pace": "normal",
            "starts": str(begins),
            "locale": "en",
        },
    )
    facts = after.facts
    assert (facts.name, facts.description, facts.places) == ("Winter", "Bring tea.", 6)
    assert (facts.terms.pace, facts.locale) == ("normal", "en")
    assert facts.dates.starts_at is not None
    assert int(facts.dates.starts_at.timestamp()) == begins
    acts = (await service.view(tournament)).acts
    told_of = ["name", "description", "places", "pace", "starts", "locale"]
    assert [one.value for one in acts] == told_of
    assert [one.reason for one in acts][:3] == ["Winter", "", "6"]
    again = await service.edit(tournament, ORGANISER.id, {"name": "Winter"})
    assert again.facts.message.change == facts.message.change  # it was called so before


@pytest.mark.rule("EVT-1.12")
async def test_places_are_no_fewer_than_people_and_more_let_them_move_up(home: House) -> None:
    tournament = await opened(home, SWISS, 6, places=4)
    service = home.play.tournaments
    for wrong in ("3", "nonsense", "0", "9999"):
        with pytest.raises(Refused, match="tournament-places"):
            await service.edit(tournament, ORGANISER.id, {"places": wrong})
    after = await service.edit(tournament, ORGANISER.id, {"places": "5"})
    assert [one.status for one in after.entrants] == ["entered"] * 5 + ["waiting"]


@pytest.mark.rule("EVT-1.12")
async def test_once_it_has_begun_only_words_can_be_changed(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    service = home.play.tournaments
    fixed: list[Mapping[Field, str]] = [{"places": "8"}, {"pace": "normal"}]
    for change in fixed:
        with pytest.raises(Refused, match="tournament-begun"):
            await service.edit(tournament, ORGANISER.id, change)
    after = await service.edit(tournament, ORGANISER.id, {"name": "Spring", "description": "x"})
    assert after.facts.name == "Spring"
    with pytest.raises(Refused, match="tournament-name"):
        await service.edit(tournament, ORGANISER.id, {"name": "  "})
    with pytest.raises(Refused, match="tournament-not-yours"):
        await service.edit(tournament, PEOPLE[0].id, {"name": "Mine"})


@pytest.mark.rule("EVT-1.12")
async def test_a_pace_of_days_becomes_no_live_one(home: House) -> None:
    tournament = await opened(home, SWISS, 4)
    with pytest.raises(Refused, match="no-pace"):
        await home.play.tournaments.edit(tournament, ORGANISER.id, {"pace": "live-3"})


@pytest.mark.rule("EVT-1.13")
async def test_one_message_a_day_to_everybody(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    service = home.play.tournaments
    await service.write_to_all(tournament, ORGANISER.id, "Have fun")
    with pytest.raises(Refused, match="message-today"):
        await service.write_to_all(tournament, ORGANISER.id, "Have more")
    home.clock.pass_(hours=25)
    await service.write_to_all(tournament, ORGANISER.id, "Have more")
    with pytest.raises(Refused, match="no-reason"):
        await service.write_to_all(tournament, ORGANISER.id, " ")
    with pytest.raises(Refused, match="not-yours"):
        await service.write_to_all(tournament, PEOPLE[0].id, "Hello")
    acts = [one for one in (await service.view(tournament)).acts if one.kind == "message"]
    assert [one.reason for one in acts] == ["Have fun", "Have more"]


@pytest.mark.rule("EVT-1.10")
async def test_changes_rulings_and_words_are_told_once_a_day_together(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    service = home.play.tournaments
    await told(home, tournament)
    await service.write_to_all(tournament, ORGANISER.id, "Have fun")
    assert await news(home, tournament) == Announcement("acts", 1)
    assert await news(home, tournament) is None
    await service.edit(tournament, ORGANISER.id, {"name": "Spring"})
    await service.decide(tournament, ORGANISER.id, Act("points", 1, "1"), "fair play")
    assert await news(home, tournament) is None
    assert tournament not in await service.unheard(9)
    home.clock.pass_(hours=25)
    assert tournament in await service.unheard(9)
    assert await news(home, tournament) == Announcement("acts", 3)


@pytest.mark.rule("EVT-1.10")
async def test_at_live_paces_they_are_told_at_once(home: House) -> None:
    service = home.play.tournaments
    tournament = await service.open(
        server=1,
        channel=10,
        creator=asks(ORGANISER),
        name="Evening",
        locale="fr",
        game="firstdeck",
        shape=SWISS,
        terms=TimeTerms("live-10"),
        round_minutes=60,
    )
    await told(home, tournament)
    for number in (1, 2):
        await service.write_to_all(tournament, ORGANISER.id, f"Word {number}")
        assert await news(home, tournament) == Announcement("acts", number)


@pytest.mark.rule("EVT-1.10")
async def test_where_matches_flow_each_week_is_told_in_which_some_were_played(home: House) -> None:
    tournament = await begun(home, Terms(format="robin"), 4)
    service = home.play.tournaments
    for _ in range(4):
        home.clock.pass_(seconds=2)
        await service.tick()
    await told(home, tournament)
    home.clock.pass_(days=8)
    assert await news(home, tournament) is None  # nobody has played
    await end(home, running(home)[0])
    await service.tick()
    home.clock.pass_(days=1, hours=1)
    assert tournament in await service.unheard(9)
    found = await news(home, tournament)
    assert found == Announcement("week", 1)
    assert await news(home, tournament) is None


@pytest.mark.rule("EVT-1.12")
async def test_who_may_open_tournaments_is_a_choice_of_its_own(home: House) -> None:
    servers = home.play.servers
    await servers.may_open_tournament(1, asks(ORGANISER))
    await servers.update(1, lambda old: replace(old, roles=(6,)))
    with pytest.raises(Refused, match="not-you"):
        await servers.may_open_tournament(1, asks(ORGANISER))
    await servers.may_open_tournament(1, asks(ORGANISER, roles=(6,)))
    await servers.update(1, lambda old: replace(old, tournament_roles=(7,)))
    with pytest.raises(Refused, match="not-you-tournaments"):
        await servers.may_open_tournament(1, asks(ORGANISER, roles=(6,)))
    await servers.may_open_tournament(1, asks(ORGANISER, roles=(7,)))
    await servers.may_open_tournament(1, asks(ORGANISER, manages=True))
    await servers.may_open(1, asks(ORGANISER, roles=(6,)))
    with pytest.raises(Refused, match="not-you-tournaments"):
        await opened(home, SWISS, 0)
