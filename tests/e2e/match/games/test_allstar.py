"""Whole matches of All-Star Draft, played through Discord's screen alone."""

import pytest

from tests.e2e.begin import begin, lobby_id, open_lobby
from tests.e2e.house import House
from tests.e2e.thumbs import Thumb, controls, play_match

LONG = pytest.mark.long


@pytest.mark.parametrize(
    ("people", "ais"), [(2, 0), pytest.param(2, 2, marks=LONG), pytest.param(3, 3, marks=LONG)]
)
async def test_a_whole_match_of_all_star_draft(house: House, people: int, ais: int) -> None:
    thumbs, thread = await begin(house, people, ais, "allstar")
    board = await play_match(house, thumbs, thread)
    assert "### " in board.text
    assert board.alt_texts[0]
    assert all(thumb.pictures for thumb in thumbs)


@pytest.mark.parametrize(
    ("mode", "named"), [("duel", "Deux pour soi"), ("market", "Open Market")], ids=str
)
async def test_the_other_drafts_for_two_are_played_through(
    house: House, mode: str, named: str
) -> None:
    """The season alone, which is where they differ, against an AI."""
    lobby = await open_lobby(house, 2, "allstar")
    which = lobby_id(lobby)
    panel = (await lobby.press(f"options:{which}")).message
    for option, value in (("mode", mode), ("playoffs", "no")):
        panel = (await panel.select(value, named=f"opt:{which}:option.{option}")).message
    await house.quiet()
    assert named.casefold() in lobby.now.text.casefold()
    await lobby.now.press(f"add-ai:{which}")
    await house.quiet()
    await lobby.now.press(f"start:{which}")
    thumb = Thumb(await house.client.user("Ana"), 0)
    board = await play_match(house, [thumb], await house.thread(thumb.person, lobby))
    assert "### " in board.text
    assert thumb.pictures


@pytest.mark.rule("ASD-1.2")
async def test_the_host_names_the_species_in_french(house: House) -> None:
    lobby = await open_lobby(house, 4, "allstar")
    ana = await house.client.user("Ana")
    panel = (await lobby.press(f"options:{lobby_id(lobby)}")).message
    opened = str(controls(panel, "free:")[0]["custom_id"])
    form = await panel.press(opened)
    assert form.modal is not None
    assert "8 parmi\u00a0: Ours, Tigre, Requin" in form.modal["components"][0]["content"]
    refused = (await ana.submit(form, words="Ours, Renard")).message
    assert "Renard" in refused.text
    wanted = "ours, tigre, requin, aigle, caribou, loup, cheval, canard"
    await ana.submit(await panel.press(opened), words=wanted)
    await house.quiet()
    assert "Ours, Tigre, Requin, Aigle, Caribou, Loup, Cheval, Canard" in lobby.now.text
