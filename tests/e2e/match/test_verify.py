"""`/verify` takes files of strangers: it answers, and whatever they hold the bot goes on."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from games.core.match.export import LARGEST
from games.registry import load
from play.proof import verifier
from play.proof.verifier import Verifier
from sandbox.client.client import Person
from tests.e2e.house import House
from tests.e2e.running.lines import lines
from tests.e2e.running.outside import Outside
from tests.engine.sampler import GAME
from tests.play.proof import hostile

FILE = hostile.endless(GAME, 4)
CARDS = {
    "16 KB of dots": ".".join("a" * 8000) + " = 1",
    "400 KB of dots": ".".join("a" * 200_000) + " = 1",
    "arrays in arrays": "x = " + "[" * 100_000,
}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False) as opened:
        yield opened


async def brought(person: Person, data: bytes) -> str:
    """Somebody brings a file; returns the interaction."""
    file = await person.upload("match.json", data)
    channel = await person.channel()
    return await person.interact(
        kind="command", channel_id=channel["id"], command="verify", options={"file": file}
    )


async def said(person: Person, data: bytes) -> str:
    """What somebody hears of a file."""
    return (await person.answer(await brought(person, data))).text


async def test_hostile_cards_are_refused_in_a_sentence(house: House) -> None:
    ana = await house.client.user("Ana", "en-GB")
    for cards in CARDS.values():
        answer = await said(ana, hostile.with_cards(GAME, cards))
        assert answer.startswith("This cannot be checked here: nobody has ever played with")


async def test_everybody_plays_on_while_files_of_strangers_wait(
    house: House, tmp_path: Path
) -> None:
    waits = hostile.Waits(tmp_path)
    play = house.services.play
    play.verifier = Verifier(
        play.store, {"sampler": hostile.ruled(GAME, waits)}, play._repository.clock
    )
    strangers = [await house.client.user(f"Stranger {at}", "en-GB") for at in range(7)]
    asked = [(one, await brought(one, FILE)) for one in strangers]
    for one, key in asked:
        await one.acknowledged(key)
    ana = await house.client.user("Ana", "en-GB")
    assert (await ana.slash("turn")).text.endswith("No match at the moment.")
    assert (await ana.slash("rules", game="nba")).text
    again = await said(strangers[0], FILE)
    assert again.startswith("Another check of yours is still running")
    while not waits.process.exists():  # one of them, whichever came first
        await asyncio.sleep(0.01)
    play.verifier.stop()
    for one, key in asked:
        answer = (await one.answer(key)).text
        assert answer.startswith("The bot is restarting, so this was not checked")


async def test_whoever_comes_while_the_bot_stops_is_sent_away(house: House) -> None:
    house.bot.stopping = True
    ana = await house.client.user("Ana", "en-GB")
    assert (await said(ana, FILE)).startswith("The bot is restarting, so this was not checked")


async def test_a_person_hears_in_their_language_that_it_was_enough(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verifier, "A_PERSON", 2)
    ana, bao = await house.client.user("Ana", "en-GB"), await house.client.user("Bao", "fr")
    for person in (ana, bao) * 2:
        assert await said(person, b"{}")
    assert await said(ana, b"{}") == (
        "You have had 2 files checked within an hour; the next one can be checked in 60 minutes."
    )
    assert (await said(bao, b"{}")).startswith("Tu as fait vérifier 2 fichiers en une heure")
    assert await said(ana, b" " * (LARGEST + 1)) == "This file is too large to be a match."


async def test_a_process_that_goes_wrong_leaves_a_code_and_where(house: House) -> None:
    play = house.services.play
    ruled = {"sampler": hostile.ruled(GAME, hostile.dies)}
    play.verifier = Verifier(play.store, ruled, play._repository.clock)
    ana = await house.client.user("Ana", "en-GB")
    with lines() as log:
        answer = await said(ana, FILE)
    assert answer.startswith("Something went wrong on our side (code ")
    assert answer.partition("(code ")[2][:4] in log.text
    assert "process lost: -6" in log.text


async def test_a_stop_waits_for_no_file(tmp_path: Path) -> None:
    """The bot is told to stop while it checks what would take long: it stops, and says so."""
    async with Outside(tmp_path) as house:
        ana = await house.client.user("Ana", "en-GB")
        key = await brought(ana, hostile.endless(load()["nba"], 20_000))
        child = await checking(house.process.pid)
        os.kill(child, signal.SIGSTOP)  # for ever, as far as the bot knows
        await house.stop()
        assert (await ana.answer(key)).text.startswith("The bot is restarting")
        assert children(house.process.pid) == []
        with pytest.raises(ProcessLookupError):
            os.kill(child, 0)


async def checking(bot: int) -> int:
    """The process that checks a file, as soon as it is there."""
    while not (found := children(bot)):
        await asyncio.sleep(0.01)
    return found[0]


def children(bot: int) -> list[int]:
    """The processes of a bot that check files."""
    listed = Path(f"/proc/{bot}/task/{bot}/children")
    if not listed.exists():
        return []
    found = (int(one) for one in listed.read_text("ascii").split())
    return [one for one in found if b"games.checker" in Path(f"/proc/{one}/cmdline").read_bytes()]
