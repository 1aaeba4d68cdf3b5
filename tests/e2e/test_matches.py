"""Whole matches, played through Discord's screen alone."""

from pathlib import Path

import pytest

from tests.e2e.house import House
from tests.e2e.thumbs import Thumb, controls, play_match

NAMES = ("Ana", "Bao", "Chloé", "Dov", "Éva")


async def begin(house: House, people: int, ais: int, game: str) -> tuple[list[Thumb], str]:
    """Open a lobby, let people and AIs sit down, and return them with their thread."""
    persons = [await house.client.user(name) for name in NAMES[:people]]
    lobby = (await persons[0].slash("play", game=game, players=people + ais, pace="none")).message
    for person in persons[1:]:
        await (await person.message(lobby.id)).press(f"join:{_id(lobby)}")
    for _ in range(ais):
        await lobby.now.press(f"add-ai:{_id(lobby)}")
    thumbs = [Thumb(person, seed) for seed, person in enumerate(persons)]
    for thumb in thumbs:
        shown = await thumb.person.message(lobby.id)
        if controls(shown, "b-bring:"):
            await thumb.play((await shown.press(f"b-bring:{_id(lobby)}")).message)
    if controls(lobby.now, "start:"):
        await lobby.now.press(f"start:{_id(lobby)}")
    thread = await house.thread(persons[0], lobby)
    return thumbs, thread


def _id(lobby) -> str:
    return str(controls(lobby, "join:", "leave:")[0]["custom_id"]).split(":")[1]


@pytest.mark.parametrize(("people", "ais"), [(2, 0), (1, 1), (3, 0), (2, 2), (3, 2)])
async def test_a_whole_match(tmp_path: Path, people: int, ais: int) -> None:
    async with House(tmp_path) as house:
        thumbs, thread = await begin(house, people, ais, "firstdeck")
        board = await play_match(house, thumbs, thread)
        assert "### " in board.text
        assert board.alt_texts[0]
        assert all(thumb.pictures for thumb in thumbs)


async def test_a_match_goes_on_after_a_restart_in_the_middle(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        thumbs, thread = await begin(house, 2, 0, "firstdeck")
        board = await house.board(thumbs[0].person, thread)
        old = (await board.press("Jouer")).message
        await thumbs[0].play(old)
        await house.restart()
        # a component from before the restart still works, for the right person
        again = await old.start(str(controls(old, "log:")[0]["custom_id"]))
        assert (await thumbs[0].person.answer(again)).text
        await play_match(house, thumbs, thread)


@pytest.mark.parametrize(("people", "ais"), [(1, 0), (2, 0), (2, 2)])
async def test_every_shape_of_question(tmp_path: Path, people: int, ais: int) -> None:
    """The made-up game has what firstdeck lacks, and no code of its own in cogs."""
    async with House(tmp_path) as house:
        thumbs, thread = await begin(house, people, ais, "sampler")
        await play_match(house, thumbs, thread)
