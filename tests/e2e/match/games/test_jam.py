"""Whole matches of JAM through the screen: sides that are shared, an AI, both kinds of orders."""

import re

import pytest

from tests.e2e.begin import NAMES, lobby_id, open_lobby
from tests.e2e.house import House
from tests.e2e.thumbs import BOUND, Thumb, controls, play_match

# Ids of cards, and of texts that are not there
UNSAID = re.compile(r"[{}$]|\bjam-|\bui-|\bc\d\dt?\d?\b")


async def seated(
    house: House, orders: str, people: int, ais: int, together: int
) -> tuple[list[Thumb], str]:
    """Let people sit down at a table for one jam, a draw if it is tied."""
    persons = [await house.client.user(name) for name in NAMES[:people]]
    lobby = await open_lobby(house, 2, "jam")
    which, host = lobby_id(lobby), int(persons[0].id)
    lobbies = house.services.play.lobbies
    for name, value in {"jams": "1", "orders": orders, "tie": "draw"}.items():
        await lobbies.set_option(which, host, name, value)
    if together > 1:
        await lobbies.set_together(which, host, together)
    await house.quiet()
    for person in persons[1:]:
        shown = await person.message(lobby.id)
        if ais:
            await shown.select(persons[0].id, named=f"beside:{which}")
        else:
            await shown.press(f"join:{which}")
    for _ in range(ais):
        await lobby.now.press(f"add-ai:{which}")
    await house.quiet()
    if controls(lobby.now, "start:"):
        await lobby.now.press(f"start:{which}")
    thread = await house.thread(persons[0], lobby)
    return [Thumb(person, seed) for seed, person in enumerate(persons)], thread


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("orders", "people", "ais", "together"),
    [
        ("planned", 2, 0, 1),
        ("live", 2, 0, 1),
        ("planned", 5, 0, 3),  # two coaches against three
        ("live", 5, 0, 3),
        ("live", 2, 1, 2),  # two coaches against an AI
        ("planned", 3, 1, 3),  # three against one
    ],
)
async def test_a_match_is_played_to_its_end(
    house: House, orders: str, people: int, ais: int, together: int
) -> None:
    thumbs, thread = await seated(house, orders, people, ais, together)
    board = await play_match(house, thumbs, thread, 8 if together > 1 else BOUND)
    assert controls(board, "rematch:")
    said = [line for thumb in thumbs for text in thumb.texts for line in text.splitlines()]
    assert [line for line in said if UNSAID.search(line)] == []
    assert any("Temps" in line for line in said)
    assert any("Time " in line for line in said)
