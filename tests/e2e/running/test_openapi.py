"""What the bot and the stand-in exchange in whole matches is what Discord describes."""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from tests.e2e.begin import begin, lobby_id, open_lobby
from tests.e2e.house import House
from tests.e2e.thumbs import controls, play_match
from tests.sandbox import openapi

pytestmark = pytest.mark.skipif(
    openapi.description() is None,
    reason=f"{openapi.VARIABLE} names no file with Discord's description of its API",
)

# what the description says and Discord's documentation does not, with the reason; nothing so far
ACCEPTED: dict[str, str] = {}


class Checked:
    """Holds everything that was exchanged against the description, once each."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._seen = 0
        self.paths: set[str] = set()

    def check(self) -> list[str]:
        """What is wrong with the requests since the last time."""
        against = openapi.description()
        assert against is not None
        new = [one for one in self._house.sandbox.core.traffic if one.n > self._seen]
        assert not self._seen or new[0].n == self._seen + 1, "requests were forgotten"
        self._seen = new[-1].n
        wrong: list[str] = []
        for request in msgspec.to_builtins(new):
            self.paths.add(f"{request['method']} {request['path'].split('/')[1]}")
            wrong += against.problems(request)
        return [one for one in dict.fromkeys(wrong) if not one.startswith(tuple(ACCEPTED))]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path) as opened:
        for name in ("Ana", "Bao", "Chloé"):
            await opened.client.user(name)
        yield opened


async def test_a_whole_match_and_every_screen(house: House) -> None:
    checked = Checked(house)
    lobby = await open_lobby(house, 4)
    which = lobby_id(lobby)
    ana = await house.client.user("Ana")
    await lobby.press(f"options:{which}")
    await lobby.press(f"how-to:{which}")
    fair = (await lobby.press(f"fair:{which}")).message
    await ana.submit(await fair.press(f"words:{which}"), words="quarante-deux")
    assert checked.check() == []
    thumbs, thread = await begin(house, 2, 0)
    board = await house.board(ana, thread)
    match = str(controls(board, "play:")[0]["custom_id"]).split(":")[1]
    table = (await board.press(f"play:{match}")).message
    for custom_id in (f"log:{match}", f"text:{match}"):
        beside = (await table.press(custom_id)).message
        table = (await beside.press(f"table:{match}")).message
    zoom = (await board.press(f"zoom:{match}")).message
    await zoom.select(str(zoom.selects[0]["options"][-1]["value"]))
    more = (await board.press(f"more:{match}")).message
    form = await more.press(f"report:{match}")
    await ana.submit(form, words="Une carte manque.")
    for command in ("turn", "matches", "board", "log", "rules", "settings", "about", "server"):
        await ana.slash(command, channel=thread)
    await ana.autocomplete("rules", "topic", "", channel=thread)
    await ana.slash("data export")
    assert checked.check() == []
    board = await play_match(house, thumbs, thread)
    verdict = await board.press(f"verify:{match}")
    await verdict.message.press(f"export:{match}")
    await board.press(f"rematch:{match}")
    assert checked.check() == []
    assert {"PATCH channels", "POST channels", "POST interactions", "PATCH webhooks"} <= (
        checked.paths
    )


@pytest.mark.parametrize("game", ["allstar", "sampler"])
@pytest.mark.long
async def test_other_games(house: House, game: str) -> None:
    checked = Checked(house)
    thumbs, thread = await begin(house, 2, 0, game)
    await play_match(house, thumbs, thread)
    assert checked.check() == []


async def test_a_wrong_request_would_be_found(house: House) -> None:
    checked = Checked(house)
    assert checked.check() == []
    request = next(
        msgspec.to_builtins(one)
        for one in house.sandbox.core.traffic
        if one.method == "PUT" and one.path.endswith("/commands")
    )
    against = openapi.description()
    assert against is not None
    assert against.problems(request) == []
    request["json"][0]["name"] = "x" * 33
    assert against.problems(request)
    assert Path(os.environ[openapi.VARIABLE]).exists()
