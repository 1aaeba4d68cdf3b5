"""The log tells what happened and nothing of what anybody holds, also when something breaks."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import structlog

from cogs.app.render_client import RenderClient
from cogs.board.cog import BoardCog
from cogs.lobby.cog import LobbyCog
from cogs.match import page as table_page
from cogs.match.pings import PingCog
from db.queries.match.matches import load
from games.firstdeck.rules import FirstDeck
from locales import Texts
from play import records as play_records
from play.match.repository import keys_of
from sandbox.client.client import InteractionReply, Person
from sandbox.server import Sandbox
from tests.e2e.begin import begin, lobby_id, open_lobby
from tests.e2e.house import House
from tests.e2e.people import worlds
from tests.e2e.running.lines import Lines, lines
from tests.e2e.thumbs import Thumb, controls

UNUSUAL = "Zénobie"
TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.token"
FORMS = [("DEBUG", "text"), ("INFO", "json")]


class Secrets:
    """What no log may hold, gathered while the matches run."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.words: set[str] = set()
        self.cards: set[str] = set()

    async def gather(self, match: str) -> None:
        whole = await self._house.services.play.store.read(load, match)
        assert whole is not None
        row = whole.match
        secrets = {row.seed, *keys_of(row)}
        self.words |= {said for one in secrets for said in (one.hex(), repr(one))}
        now = await worlds.loaded(self._house, match)
        self.cards |= set(now.rules.inventory(now.state))
        names = now.rules.names()
        self.words |= {name.fr for name in names.values()} | {name.en for name in names.values()}

    def found_in(self, said: str) -> list[str]:
        """The secrets that stand in a text."""
        held = [word for word in self.words if len(word) > 3 and word in said]
        whole = set(re.findall(r"[\w@:.-]+", said))
        return held + sorted(self.cards & whole)


@pytest.fixture(params=FORMS, ids=["text", "json"])
async def log(request: pytest.FixtureRequest) -> AsyncIterator[Lines]:
    with lines(*request.param) as caught:
        yield caught


@pytest.fixture
async def house(
    tmp_path: Path, log: Lines, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[House]:
    monkeypatch.setattr(Sandbox.__init__, "__defaults__", (0, None, TOKEN, "discord"))
    async with House(tmp_path) as opened:
        for name in ("Ana", "Bao", "Chloé"):
            await opened.client.user(name, "en-US")
        yield opened


async def test_a_long_run_with_failures_tells_no_secret(
    house: House, log: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    secrets = Secrets(house)
    thumbs, thread = await begin(house, 2, 0)
    (match,) = await house.services.play.matches.in_channel(int(thread))
    await secrets.gather(match)
    codes = await _break_everything(house, thumbs, thread, match, monkeypatch)
    await _refusals(house, thumbs[0].person, thread, match)
    await worlds.play_on(house, match, 12)
    await secrets.gather(match)
    await thumbs[0].play((await _board(house, thumbs, thread)).message)
    await worlds.play_on(house, match, 1000)
    await secrets.gather(match)
    for game in ("allstar", "nba"):
        _, there = await begin(house, 2, 0, game)
        (other,) = await house.services.play.matches.in_channel(int(there))
        await secrets.gather(other)
        await worlds.play_on(house, other, 1000)
        await secrets.gather(other)
    await _people_come_and_go(house, secrets)
    said = log.text
    assert UNUSUAL not in said
    assert secrets.found_in(said) == []
    assert "hunter2" not in said  # what a local variable held
    assert codes
    assert {code for code in codes if code not in said} == set()
    assert TOKEN not in said
    assert len(list(log)) > 5


async def _people_come_and_go(house: House, secrets: Secrets) -> None:
    """Somebody is sent away, stands in, leaves, is forgotten; places go; late answers come."""
    bao, zoe = await house.client.user("Bao", "en-US"), await house.client.user(UNUSUAL, "en-US")
    lobby = await open_lobby(house, 4)
    which = lobby_id(lobby)
    for person in (bao, zoe):
        await (await person.message(lobby.id)).press(f"join:{which}")
    lobbies, matches = house.services.play.lobbies, house.services.play.matches
    host = (await lobbies.get(which)).host
    await lobbies.kick(which, host, int(bao.id))
    await (await bao.message(lobby.id)).press(f"join:{which}")
    await lobby.now.press(f"start:{which}")
    thread = await house.thread(zoe, lobby)
    (match,) = await matches.in_channel(int(thread))
    await secrets.gather(match)
    await matches.leave(match, host)
    await house.services.play.substitutes.seek_for(match, int(zoe.id), 0)
    await matches.volunteer(match, play_records.Person(int(bao.id), "Bao"), 0)
    await matches.settled()
    await house.client.call("DELETE", f"/channels/{thread}")
    await worlds.play_on(house, match, 6)
    await (await zoe.slash("data delete")).message.press("forget")
    for cog in (BoardCog, LobbyCog):
        await house.bot.find(cog).sweep()
    await house.bot.find(PingCog).tidily()
    await matches.settled()
    while tasks := set(house.bot._tasks):
        await asyncio.wait(tasks)
    await secrets.gather(match)


async def _board(house: House, thumbs: list[Thumb], thread: str) -> InteractionReply:
    board = await house.board(thumbs[0].person, thread)
    return await board.press(str(controls(board, "play:", "rematch:")[0]["custom_id"]))


async def _break_everything(
    house: House, thumbs: list[Thumb], thread: str, match: str, patch: pytest.MonkeyPatch
) -> list[str]:
    """Let our own code fail in different places; returns the codes of the apologies."""
    ana = thumbs[0].person
    board = await house.board(ana, thread)
    card = (await worlds.loaded(house, match)).rules.inventory(
        (await worlds.loaded(house, match)).state
    )[0]
    codes: list[str] = []

    async def torn(*_: object, **__: object) -> None:
        hand = [card, "hunter2"]
        raise LookupError(f"no place for {hand}")

    def wrong(*_: object, **__: object) -> list:
        hand = {card: "hunter2"}
        return [hand[hand[card]]]

    def nested(*_: object) -> str:
        try:
            return str(wrong())
        except KeyError as error:
            raise RuntimeError(f"a table with {card} in it") from error

    breaks = (
        (RenderClient, "table", torn),
        (FirstDeck, "describe", wrong),
        (table_page, "told_lines", nested),
        (RenderClient, "zooms", wrong),
    )
    for owner, name, failing in breaks:
        with patch.context() as broken:
            broken.setattr(owner, name, failing)
            verb = "zoom" if name == "zooms" else "play"
            answer = await board.press(f"{verb}:{match}")
            codes += re.findall(r"code (\w{4})", answer.text)
    with patch.context() as broken:
        broken.setattr(Texts, "topics", wrong)
        answer = await ana.slash("rules", channel=thread)
        codes += re.findall(r"code (\w{4})", answer.text)
    assert len(codes) == 5
    return codes


async def _refusals(house: House, ana: Person, thread: str, match: str) -> None:
    board = await house.board(ana, thread)
    table = (await board.press(f"play:{match}")).message
    for forged in ("pick:a:b:c", f"pick:{match}:x:0", "🦆:1", "opt:1", f"set:{match}:q:99:1"):
        key = await table.start(forged, forge=True)
        assert (await ana.answer(key)).message.ephemeral
    for control in controls(table, "fill:"):
        await table.press(str(control["custom_id"]))


async def test_the_same_fault_has_the_same_code(
    house: House, log: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    thumbs, thread = await begin(house, 2, 0)
    (match,) = await house.services.play.matches.in_channel(int(thread))

    async def torn(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(RenderClient, "table", torn)
    board = await house.board(thumbs[0].person, thread)
    codes = set()
    for _ in range(3):
        answer = await board.press(f"play:{match}")
        codes |= set(re.findall(r"code (\w{4})", answer.text))
    assert len(codes) == 1
    assert house.bot.counts.errors == {codes.pop(): 3}


def test_lines_in_json_can_be_read_by_machine() -> None:
    with lines("INFO", "json") as caught:
        try:
            raise ValueError("P20")
        except ValueError:
            structlog.get_logger("cogs").exception("failed", code="K7F2")
    (line,) = caught
    told = json.loads(line)
    assert (told["event"], told["code"], told["level"]) == ("failed", "K7F2", "error")
    assert "ValueError" in told["exception"]
    assert "test_logs.py" in told["exception"]
    assert "P20" not in told["exception"].splitlines()[-1]
