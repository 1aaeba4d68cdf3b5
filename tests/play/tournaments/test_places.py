"""Tournaments are prepared, move, and have matches in another channel (EVT-1.1, 1.5)."""

from datetime import timedelta

import pytest

from db.queries.match import channels
from db.queries.tournament import messages
from games.core.refused import Refused
from play.records import Person
from play.tournaments.calling import Call
from play.tournaments.organising.acts import Act
from tests.play.house import House, asks
from tests.play.tournaments.played import ORGANISER, PEOPLE, begun, opened, pinged, rowsof, running
from tournaments.records import Terms

SWISS = Terms(format="swiss")
HOME, ELSEWHERE = 10, 77
STRANGER = Person(999, "Sam")


async def planned(home: House, days: int | None = None) -> str:
    begins = None if days is None else home.clock.now() + timedelta(days=days)
    return await home.play.tournaments.open(
        server=1,
        channel=HOME,
        creator=asks(ORGANISER),
        name="Coupe",
        locale="fr",
        game="firstdeck",
        shape=SWISS,
        starts_at=begins,
        preparing=True,
    )


@pytest.mark.rule("EVT-1.1")
async def test_what_is_prepared_is_known_to_its_organisers_alone(home: House) -> None:
    service = home.play.tournaments
    tournament = await planned(home, 5)
    assert await home.play.store.read(messages.late, 10) == ()
    assert await service.of_server(1, STRANGER.id) == ()
    (mine,) = await service.of_server(1, ORGANISER.id)
    assert mine.preparing
    for refused in (
        lambda: service.enter(tournament, PEOPLE[0]),
        lambda: service.start(tournament, ORGANISER.id),
        lambda: service.announce(tournament, STRANGER.id),
    ):
        with pytest.raises(Refused):
            await refused()
    assert (await service.view(tournament)).open_to_entry is False
    home.clock.pass_(days=6)
    await service.tick()
    assert await service.entrants_to_call() == ()
    assert (await service.load(tournament)).facts.status == "open"
    await service.add_organiser(tournament, ORGANISER.id, PEOPLE[1])
    assert len(await service.of_server(1, PEOPLE[1].id)) == 1
    facts = (await service.announce(tournament, PEOPLE[1].id)).facts
    assert facts.dates.starts_at == home.clock.now() + timedelta(days=5)
    home.clock.pass_(days=1)
    again = (await service.announce(tournament, PEOPLE[1].id)).facts
    assert again.dates.starts_at == facts.dates.starts_at
    assert await home.play.store.read(messages.late, 10) == (tournament,)
    assert len(await service.of_server(1, STRANGER.id)) == 1
    await service.enter(tournament, PEOPLE[0])


@pytest.mark.rule("EVT-1.1")
async def test_what_nobody_prepares_any_more_is_called_off(home: House) -> None:
    service = home.play.tournaments
    alone, shared = await planned(home), await planned(home)
    await service.add_organiser(shared, ORGANISER.id, PEOPLE[1])
    await home.play.people.delete(ORGANISER.id)
    assert (await service.load(alone)).facts.status == "off"
    assert (await service.load(shared)).facts.status == "open"
    await service.announce(shared, PEOPLE[1].id)
    with pytest.raises(Refused):
        await service.announce(alone, PEOPLE[1].id)


@pytest.mark.rule("EVT-1.5")
async def test_a_message_that_moved_leaves_none_behind(home: House) -> None:
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 4)
    await service.bring_here(tournament, asks(ORGANISER, ELSEWHERE), ELSEWHERE)
    assert rowsof(home, "SELECT * FROM leftover") == []  # there was none yet
    await service.posted(tournament, ELSEWHERE, 501, 1)
    await service.bring_here(tournament, asks(ORGANISER, HOME), HOME)
    assert rowsof(home, "SELECT message, channel FROM leftover") == [(501, ELSEWHERE)]


@pytest.mark.rule("EVT-1.5")
async def test_a_message_of_which_is_told_after_the_move_is_left_over(home: House) -> None:
    """It was being posted, or edited, in the former channel while the tournament moved."""
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 4)
    change = (await service.load(tournament)).facts.message.change
    await service.posting(tournament)
    await service.bring_here(tournament, asks(ORGANISER, ELSEWHERE), ELSEWHERE)
    await service.posted(tournament, HOME, 501, change)
    assert rowsof(home, "SELECT message, channel FROM leftover") == [(501, HOME)]
    assert (await service.load(tournament)).facts.message.id is None
    assert await service.late(10) == (tournament,)
    await service.posted(tournament, ELSEWHERE, 502, change + 1)
    await service.bring_here(tournament, asks(ORGANISER, HOME), HOME)
    assert {message for (message,) in rowsof(home, "SELECT message FROM leftover")} == {501, 502}


@pytest.mark.rule("EVT-1.4")
async def test_the_call_of_somebody_who_is_forgotten_is_found_where_it_stands(home: House) -> None:
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 4)
    await pinged(home, Call(tournament, "check-in", (PEOPLE[0].id,)), 601)
    await service.bring_here(tournament, asks(ORGANISER, ELSEWHERE), ELSEWHERE)
    await home.play.people.delete(PEOPLE[0].id)
    assert (601, HOME) in rowsof(home, "SELECT message, channel FROM leftover")


@pytest.mark.rule("EVT-1.5", "EVT-1.6")
async def test_a_match_is_as_public_as_the_channel_of_its_line(home: House) -> None:
    """Whoever sees the channel to which a tournament moved does not see what was played before."""
    service = home.play.tournaments
    tournament = await begun(home, SWISS, 4)
    await service.tick()
    home.clock.pass_(seconds=5)
    await service.tick()
    first, second = running(home)
    await service.lined(first, 701, HOME)
    await home.play.channels.move_to(first, 701)
    await service.play_in(tournament, ORGANISER.id, ELSEWHERE)
    await service.lined(second, 702, ELSEWHERE)
    await home.play.channels.move_to(second, 702)
    await service.decide(tournament, ORGANISER.id, Act("points", 1, "1"), "because")
    for match, channel in ((first, HOME), (second, ELSEWHERE)):
        known = await home.play.store.read(channels.known, match, STRANGER.id)
        assert known is not None
        assert known.above == channel
        where = await home.play.store.read(channels.where, match)
        assert where is not None
        assert where.home == channel
    await service.decide(tournament, ORGANISER.id, Act("pause"), "because")
    with pytest.raises(Refused):
        await service.play_in(tournament, STRANGER.id, HOME)
    assert (await service.play_in(tournament, ORGANISER.id, None)).facts.matches_channel is None
    again = await service.play_in(tournament, 5, ELSEWHERE, manages=True)
    assert again.facts.matches_channel == ELSEWHERE
