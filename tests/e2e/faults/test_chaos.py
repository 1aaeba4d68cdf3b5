"""Forged, garbled, repeated and hostile input: answered every time, and nothing happens twice."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cogs.lobby.cog import LobbyCog
from sandbox.client.client import Person, Refusal
from tests.e2e.begin import lobby_id, open_lobby
from tests.e2e.house import House
from tests.e2e.trouble import Table, lay

HOSTILE = (
    "@everyone @here <@{dov}> <@&1> <#1>",
    "**gras** _it_ ~~x~~ ||s|| `c` ```py\ncode``` > q\n# T\n-# s\n[a](https://example.org)",
    "x" * 4000,
    "\u202eطفل\u202c \u2066עברית\u2069 \u200fא",
    "\u200b\u200d\u2060\ufeff\u00ad",
    "👩\u200d👧\u200d👦🏳️\u200d🌈🇫🇷" * 20,
    '\x00\x1b[31m\r\n\t{ $name } {"',
    "'; DROP TABLE match; --",
)
FUZZ = settings(
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with House(tmp_path, pictures=False, still=True) as house:
        await house.client.user("Dov", "en-US")  # in front of his window from the start
        yield await lay(house)


async def test_a_hundred_presses_at_once(table: Table) -> None:
    ready = [(thumb.person, *(await table.ready(thumb))) for thumb in table.thumbs]
    await table.house.client.fault("interactions", hold=True)
    keys: list[tuple[Person, str]] = []
    for turn in range(50):
        for person, shown, custom_id in ready:
            beside = (f"table:{table.match}", f"log:{table.match}", f"text:{table.match}")
            pressed = custom_id if turn % 2 else beside[turn // 2 % 3]
            keys.append((person, await shown.start(pressed, forge=True)))
    before = sum((await table.answers()).values())
    await table.house.client.release()  # all at once
    answers = await asyncio.gather(*(person.answer(key) for person, key in keys))
    assert len(answers) == 100
    assert all(answer.text for answer in answers)
    assert sum((await table.answers()).values()) == before + len(ready)
    await table.finish()


def garbled(verbs: list[str]) -> st.SearchStrategy[str]:
    """Custom_ids as only a modified client sends them."""
    part = st.one_of(
        st.sampled_from(
            ["MATCH", "QUESTION", "0", "1", "-1", "99", "9" * 30, "end", "", "٣", "🦆"]
        ),
        st.text(max_size=12),
    )
    known = st.tuples(st.sampled_from(verbs), st.lists(part, max_size=5)).map(
        lambda found: ":".join((found[0], *found[1]))
    )
    return st.one_of(known, st.text(min_size=1)).map(lambda said: said[:100])


@pytest.mark.timeout(300)
@pytest.mark.parametrize("count", [80, pytest.param(1500, marks=pytest.mark.long)])
async def test_garbled_components_are_answered_and_change_nothing(table: Table, count: int) -> None:
    """Pressed by a stranger, so that nothing may change whatever is pressed."""
    dov = await table.house.client.user("Dov", "en-US")
    mine, _ = await table.ready()
    question = str(mine.buttons[0]["custom_id"]).split(":")[2]
    theirs = await (await table.house.board(dov, table.thread)).press(f"play:{table.match}")
    before = await table.answers(), await table.revision()
    verbs = sorted(set(table.house.bot.routes) - {"solo", "open"})  # these begin something

    @settings(FUZZ, max_examples=count // 5)
    @given(
        st.lists(
            st.tuples(garbled(verbs), st.lists(st.text(max_size=20), max_size=3)),
            min_size=6,
            max_size=10,
        )
    )
    def collect(drawn: list[tuple[str, list[str]]]) -> None:
        found.extend(drawn)

    found: list[tuple[str, list[str]]] = []
    await asyncio.to_thread(collect)
    assert len(found) >= count
    for said, values in random.Random(count).sample(found, count):
        custom_id = said.replace("MATCH", table.match).replace("QUESTION", question)[:100]
        key = await theirs.message.start(custom_id, *values, forge=True)
        await dov.answer(key)  # raises when nothing came of it
    assert (await table.answers(), await table.revision()) == before
    assert not table.house.bot.counts.errors  # a forged press is no fault of ours
    await table.quiet()
    assert not table.house.bot.find(LobbyCog).reconciler.failed  # nor remembered
    await table.finish()


@pytest.mark.parametrize("said", HOSTILE)
async def test_hostile_text_in_forms_and_commands(table: Table, said: str) -> None:
    ana, client = table.ana, table.house.client
    dov = await client.user("Dov", "en-US")
    said = said.replace("{dov}", dov.id)
    lobby = await open_lobby(table.house, 4, "sampler")
    fair = (await lobby.press(f"fair:{lobby_id(lobby)}")).message
    for opened, most in (
        (await fair.press(f"words:{lobby_id(lobby)}"), 200),
        (await (await table.board()).press(f"more:{table.match}"), 1500),
    ):
        form = opened
        if opened.modal is None:
            form = await opened.message.press(f"report:{table.match}")
        if len(said) > most:
            with pytest.raises(Refusal):
                await ana.submit(form, words=said)
        sent = await ana.submit(form, words=said[:most])
        assert sent.message.ephemeral
    for command, option in (("play", "game"), ("rules", "topic"), ("log", "match")):
        assert isinstance(await ana.autocomplete(command, option, said), list)
    for command, option in (
        ("play", "game"),
        ("play", "pace"),
        ("rules", "game"),
        ("log", "match"),
    ):
        given = {"game": "sampler", option: said} if command == "play" else {option: said}
        answer = await ana.slash(command, **given)
        assert answer.message.ephemeral
        assert answer.text
    panel = (await (await ana.slash("settings")).message.press("mine:time")).message
    form = await panel.press("my-zone-name")
    assert (await ana.submit(form, zone=said[:20])).message.ephemeral
    form = await panel.press("my-quiet")
    for field in ("start", "until"):
        hours = {"start": "22:00", "until": "7:00", field: said[:10]}
        assert (await ana.submit(form, **hours)).message.ephemeral
    assert dov.pings == 0


async def test_a_name_with_mentions_pings_nobody(table: Table) -> None:
    dov = await table.house.client.user("Dov", "en-US")
    evil = await table.house.client.user(f"@everyone <@{dov.id}>"[:32])
    lobby = await open_lobby(table.house, 2, "sampler")
    await (await evil.message(lobby.id)).press(f"join:{lobby_id(lobby)}")
    await table.quiet()
    assert dov.pings == 0
    assert dov.notices == []
