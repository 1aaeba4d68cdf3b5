"""Whole matches of All-Star Draft, played through Discord's screen alone."""

import pytest

from tests.e2e.begin import begin, lobby_id, open_lobby
from tests.e2e.house import House
from tests.e2e.thumbs import controls, play_match

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
