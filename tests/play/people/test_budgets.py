"""Budgets of a day: calls, public messages, tournaments, whatever is deleted (TIM-4.3)."""

from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from games.core.refused import Refused
from games.registry import load
from play.records import Person
from tests.play.house import ANA, BAO, CHLOE, DAN, GAMES, House, asks, house
from tests.play.match.calls.sending import sent
from tests.play.tournaments.played import ORGANISER, opened, rowsof
from tournaments.records import Terms

pytestmark = pytest.mark.rule("TIM-4.3")
SWISS = Terms(format="swiss")
SOME = tuple(Person(400 + number, f"Q{number}") for number in range(20))


@pytest_asyncio.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    made = await house(tmp_path / "play.db", games={**load(), **GAMES})
    yield made
    await made.play.close()


async def why(work: Awaitable[object]) -> dict[str, Any]:
    """Return what a refusal for a budget says."""
    with pytest.raises(Refused, match="play-spent") as no:
        await work
    return dict(no.value.why.args)


async def invite(home: House, host: Person, *people: Person) -> None:
    """Open a table, invite people, and close it: nothing of it waits for anybody."""
    lobbies = home.play.lobbies
    lobby = await lobbies.open(
        server=1, channel=10, host=asks(host), game="jam", locale="fr", most=8
    )
    try:
        await lobbies.invite(lobby.id, host.id, people)
    finally:
        await lobbies.cancel(lobby.id, host.id)


@pytest.mark.rule("TIM-5.1")
async def test_three_calls_from_one_person_to_one_other_in_a_day(home: House) -> None:
    for _ in range(3):
        await invite(home, ANA, BAO)
        home.clock.pass_(hours=1)
    first = int(home.clock.now().timestamp()) + 21 * 3600
    no = await why(invite(home, ANA, BAO))
    assert (no["what"], no["most"], no["who"]) == ("one", 3, f"<@{BAO.id}>")
    assert no["again"] == f"<t:{first}:R>"
    await invite(home, ANA, CHLOE)
    await home.play.people.delete(ANA.id)  # it counts all the same
    await home.play.people.delete(BAO.id)
    assert (await why(invite(home, ANA, BAO)))["what"] == "one"
    home.clock.pass_(hours=21)
    await invite(home, ANA, BAO)
    assert (await why(invite(home, ANA, BAO)))["what"] == "one"


async def test_twelve_calls_from_one_person_in_a_day(home: House) -> None:
    await invite(home, ANA, *SOME[:7])
    no = await why(invite(home, ANA, *SOME[7:13]))  # all of them, or none
    assert (no["what"], no["most"]) == ("from", 12)
    await invite(home, ANA, *SOME[7:12])
    assert (await why(invite(home, ANA, SOME[12])))["what"] == "from"
    await invite(home, BAO, SOME[12])


async def test_eight_calls_to_one_person_in_a_day_whoever_wants_them(home: House) -> None:
    for host in SOME[:8]:
        await invite(home, host, DAN)
    no = await why(invite(home, ANA, DAN))
    assert (no["what"], no["most"], no["who"]) == ("to", 8, f"<@{DAN.id}>")
    await invite(home, ANA, BAO)


async def test_whom_a_rematch_would_call_too_often_is_left_out(home: House) -> None:
    match = await home.match(ANA, BAO, CHLOE)
    await home.play.matches.concede(match, BAO.id)
    await home.play.matches.concede(match, CHLOE.id)
    for _ in range(3):
        await invite(home, ANA, BAO)
    lobby = await home.play.lobbies.rematch(match, asks(ANA), 10)
    assert [one.person for one in lobby.invitations] == [CHLOE.id]
    for _ in range(2):
        await invite(home, ANA, CHLOE)
    assert (await why(invite(home, ANA, CHLOE)))["what"] == "one"  # the rematch was a call


@pytest.mark.rule("TIM-4.5")
async def test_a_nudge_is_a_call_too(home: House) -> None:
    match = await home.match(ANA, BAO)
    while (await home.play.matches.table(match, ANA.id)).question is not None:
        await home.answer_any(match, ANA)
    home.clock.pass_(minutes=20)
    await sent(home)
    home.clock.pass_(hours=25)
    seats = await home.play.nudges.possible(match, ANA.id)
    assert seats == (1,)
    for _ in range(3):
        await invite(home, ANA, BAO)
    no = await why(home.play.nudges.nudge(match, ANA.id))
    assert (no["what"], no["who"]) == ("one", f"<@{BAO.id}>")
    home.clock.pass_(hours=24)
    assert await home.play.nudges.nudge(match, ANA.id) == (1,)
    for _ in range(2):
        await invite(home, ANA, BAO)
    assert (await why(invite(home, ANA, BAO)))["what"] == "one"


@pytest.mark.rule("EVT-1.7")
async def test_who_is_asked_to_coach_is_called_too_in_however_many_tournaments(
    home: House,
) -> None:
    service = home.play.tournaments
    for _ in range(3):
        tournament = await opened(home, SWISS, 0, game="jam")
        await service.enter(tournament, ANA)
        await service.ask_coaches(tournament, ANA.id, (BAO,))
        await service.call_off(tournament, ORGANISER.id, "anew")
    home.clock.pass_(hours=23)
    assert (await why(invite(home, ANA, BAO)))["what"] == "one"
    home.clock.pass_(hours=1)
    tournament = await opened(home, SWISS, 0, game="jam")
    await service.enter(tournament, ANA)
    for one in SOME[:11]:
        await service.ask_coaches(tournament, ANA.id, (one,))
        await service.send_coach_away(tournament, ANA.id, one.id)
    no = await why(service.ask_coaches(tournament, ANA.id, (SOME[11], SOME[12])))
    assert no["what"] == "from"
    assert await service.coaches(tournament) == ()


async def test_six_public_messages_of_a_person_in_a_channel_in_a_day(home: House) -> None:
    async def table(host: Person, channel: int) -> str:
        lobby = await home.play.lobbies.open(
            server=1,
            channel=99,
            host=asks(host),
            game="sampler",
            locale="fr",
            posted_in=channel,
        )
        await home.play.lobbies.cancel(lobby.id, host.id)
        return lobby.id

    for _ in range(5):
        await table(ANA, 10)
    await home.play.decks.share(1, asks(ANA))
    before = rowsof(home, "SELECT count(*) FROM lobby")
    no = await why(table(ANA, 10))
    assert (no["what"], no["most"]) == ("posts", 6)
    assert (await why(home.play.decks.share(1, asks(ANA))))["what"] == "posts"
    assert rowsof(home, "SELECT count(*) FROM lobby") == before
    await home.play.people.delete(ANA.id)
    assert (await why(table(ANA, 10)))["what"] == "posts"
    await table(ANA, 11)
    await table(BAO, 10)
    home.clock.pass_(hours=24)
    await table(ANA, 10)


async def test_a_rematch_is_a_public_message_of_whoever_opens_it(home: House) -> None:
    match = await home.match(ANA, BAO)
    await home.play.matches.concede(match, BAO.id)
    for _ in range(6):
        await home.play.decks.share(1, asks(ANA))
    rematch = home.play.lobbies.rematch
    assert (await why(rematch(match, asks(ANA), 10, (), 10)))["what"] == "posts"
    assert not await home.play.lobbies.has_rematch(match)
    await rematch(match, asks(BAO), 10, (), 10)
    assert await home.play.lobbies.has_rematch(match)
    await rematch(match, asks(ANA), 10, (), 10)  # she sits down: nothing is posted


async def test_three_tournaments_of_a_person_in_entry_on_a_server(home: House) -> None:
    service = home.play.tournaments
    first, *_ = [await opened(home, SWISS, 0) for _ in range(3)]
    with pytest.raises(Refused, match="play-tournament-many"):
        await opened(home, SWISS, 0)
    await service.call_off(first, ORGANISER.id, "no")
    no = await why(opened(home, SWISS, 0))
    assert (no["what"], no["most"]) == ("tournaments", 3)
    await home.play.people.delete(ORGANISER.id)
    assert (await why(opened(home, SWISS, 0)))["what"] == "tournaments"
    home.clock.pass_(hours=24)
    await opened(home, SWISS, 0)


async def test_a_prepared_tournament_counts_once_it_is_announced(home: House) -> None:
    service = home.play.tournaments
    prepared = await service.open(
        server=1,
        channel=10,
        creator=asks(ORGANISER),
        name="Plus tard",
        locale="fr",
        game="firstdeck",
        shape=SWISS,
        preparing=True,
    )
    opened_now = [await opened(home, SWISS, 0) for _ in range(3)]
    with pytest.raises(Refused, match="play-tournament-many"):
        await service.announce(prepared, ORGANISER.id)
    for one in opened_now:
        await service.call_off(one, ORGANISER.id, "no")
    assert (await why(service.announce(prepared, ORGANISER.id)))["what"] == "tournaments"
    home.clock.pass_(hours=24)
    facts = (await service.announce(prepared, ORGANISER.id)).facts
    assert not facts.preparing


async def test_a_tournament_that_is_moved_is_a_public_message(home: House) -> None:
    tournament = await opened(home, SWISS, 0)
    move = home.play.tournaments.bring_here
    for channel in (11, 12) * 3:
        await move(tournament, asks(ORGANISER), channel)
    assert (await why(move(tournament, asks(ORGANISER), 11)))["what"] == "posts"


async def test_nothing_is_kept_longer_than_a_day_nor_by_an_id(home: House) -> None:
    await invite(home, ANA, BAO)
    kept = rowsof(home, "SELECT mark FROM spent")
    assert len(kept) == 3
    assert all(len(mark) == 64 for (mark,) in kept)
    home.clock.pass_(hours=24)
    await invite(home, CHLOE, DAN)
    assert not {*kept} & {*rowsof(home, "SELECT mark FROM spent")}


async def test_whoever_asks_to_share_a_seat_calls_its_people(home: House) -> None:
    """Asking again for the same seat calls nobody; what was refused is not noted."""
    matches = home.play.matches
    made = [await home.match(ANA, BAO, game="jam", options={"jams": "1"}) for _ in range(4)]
    for match in made[:3]:
        await matches.ask_to_join(match, CHLOE, 0)
        await matches.ask_no_longer(match, CHLOE.id)
        await matches.ask_to_join(match, CHLOE, 0)
    no = await why(matches.ask_to_join(made[3], CHLOE, 0))
    assert (no["what"], no["who"]) == ("one", f"<@{ANA.id}>")
    assert (await matches.table(made[3], ANA.id)).sharing.applicants == ()
    assert (await why(invite(home, CHLOE, ANA)))["what"] == "one"  # one budget for all of these
    await matches.ask_to_join(made[3], CHLOE, 1)
    home.clock.pass_(hours=24)
    await matches.ask_no_longer(made[3], CHLOE.id)
    await matches.ask_to_join(made[3], CHLOE, 0)
    assert len((await matches.table(made[3], ANA.id)).sharing.applicants) == 1
