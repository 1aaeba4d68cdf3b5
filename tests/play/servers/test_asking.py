"""What is opened on a server asks the rules of that server itself."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from msgspec.structs import replace

from db.records.servers import ServerSettings
from games.core.refused import Refused
from games.registry import load
from play.servers.asking import Asker
from tests.play.house import ANA, BAO, GAMES, House, asks, house
from tests.play.tournaments.played import ORGANISER
from tournaments.records import Terms


@pytest_asyncio.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    made = await house(tmp_path / "play.db", games={**load(), **GAMES})
    yield made
    await made.play.close()


async def test_what_is_opened_asks_the_rules_of_its_server_itself(home: House) -> None:
    lobbies, service = home.play.lobbies, home.play.tournaments

    async def cup(creator: Asker) -> str:
        return await service.open(
            server=1,
            channel=10,
            creator=creator,
            name="Coupe",
            locale="fr",
            game="firstdeck",
            shape=Terms(format="swiss"),
        )

    async def table(asker: Asker, server: int | None = 1) -> str:
        opened = await lobbies.open(
            server=server, channel=77, host=asker, game="sampler", locale="en"
        )
        return opened.id

    match = await home.match(ANA, BAO)
    await home.play.matches.concede(match, ANA.id)
    tournament = await cup(asks(ORGANISER))
    wanted = ServerSettings(roles=(5,), channels=(10,))
    await home.play.servers.update(1, lambda _: wanted)

    for asker, why in ((asks(ANA), "not-you"), (asks(ANA, 11, roles=(5,)), "not-here")):
        for refused in (
            table(asker),
            lobbies.rematch(match, asker, 10),
            cup(asker),
            service.again(tournament, replace(asker, person=ORGANISER), "Coupe 2"),
        ):
            with pytest.raises(Refused, match=f"play-{why}"):
                await refused
    for elsewhere in (
        service.bring_here(tournament, asks(ORGANISER, 11), 11),
        home.play.decks.share(1, asks(ANA, 11)),
    ):
        with pytest.raises(Refused, match="play-not-here"):
            await elsewhere
    await table(asks(ANA, roles=(5,)))
    await table(asks(ANA, 11, manages=True))
    await table(asks(ANA, 11), server=None)  # in direct messages nobody has rules
    rematch = await lobbies.rematch(match, asks(BAO, roles=(5,)), 10)
    sat_down = await lobbies.rematch(match, asks(ANA), 10)  # it is open: she opens nothing
    assert sat_down.id == rematch.id
