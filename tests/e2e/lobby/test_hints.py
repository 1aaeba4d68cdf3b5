"""What would you do: asked against an AI, never among people unless their table allows it."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.client.shown import ShownMessage
from tests.e2e.begin import begin, lobby_id, open_lobby
from tests.e2e.house import House
from tests.e2e.thumbs import controls


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False, still=True) as opened:
        for name in ("Ana", "Bao"):
            await opened.client.user(name, "en-US")
        yield opened


async def asked(house: House, people: int, ais: int) -> tuple[ShownMessage, ShownMessage, str]:
    """The board and the table of Ana at her first question of All-Star Draft, and the match."""
    thumbs, thread = await begin(house, people, ais, "allstar")
    board = await house.board(thumbs[0].person, thread)
    match = str(controls(board, "play:")[0]["custom_id"]).split(":")[1]
    return board, (await board.press(f"play:{match}")).message, match


def marked(table: ShownMessage) -> list[str]:
    """What the controls say that a hint has marked."""
    said = [str(one.get("label")) for one in table.components]
    said += [str(line["label"]) for one in table.components for line in one.get("options", ())]
    return [one for one in said if one.startswith("💡 ")]


@pytest.mark.rule("MND-2.1")
@pytest.mark.rule("MND-2.2")
async def test_a_hint_is_marked_explained_and_told_of_at_the_end(house: House) -> None:
    board, table, match = await asked(house, 1, 1)
    assert not controls(table, "fill:")
    (hint,) = controls(table, "hint:")
    told = (await table.press(str(hint["custom_id"]))).message
    assert "💡 I would choose: " in told.text
    assert marked(told)
    assert not controls(told, "hint:")
    assert "Picked: " not in told.text  # it is only marked
    reopened = (await board.now.press(f"play:{match}")).message
    assert marked(reopened) == marked(told)
    ana = await house.client.user("Ana", "en-US")
    await house.services.play.matches.concede(match, int(ana.id))
    await house.quiet()
    assert re.search(r"Ana (asked for one hint|a demandé 1 conseil)\.", board.now.text)


@pytest.mark.rule("MND-2.2")
async def test_among_people_nobody_is_offered_a_hint(house: House) -> None:
    _, table, _ = await asked(house, 2, 0)
    assert controls(table, "fill:")
    assert not controls(table, "hint:")


@pytest.mark.rule("MND-2.2")
async def test_a_host_allows_hints_and_the_table_says_so(house: House) -> None:
    lobby = await open_lobby(house, 2, "allstar")
    which = lobby_id(lobby)
    panel = (await lobby.press(f"options:{which}")).message
    await panel.select("hints", named=f"opt:{which}:rated")
    await house.quiet()
    terms = (await house.services.play.lobbies.get(which)).terms
    assert (terms.hints, terms.rated) == ("on", False)
    assert "hints may be asked for" in lobby.now.text
