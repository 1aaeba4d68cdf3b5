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
async def test_the_host_picks_the_species_in_a_select(house: House) -> None:
    """As many as play; other numbers are refused in words, and none is what is usual."""
    lobby = await open_lobby(house, 4, "allstar")
    which = lobby_id(lobby)
    panel = (await lobby.press(f"options:{which}")).message
    (found,) = controls(panel, "opts:")
    named = f"opts:{which}:species"
    assert found["placeholder"].replace("\u00a0", " ") == "Espèces : Tirées au sort"
    assert [one["label"] for one in found["options"]][:3] == ["Ours", "Tigre", "Requin"]
    refused = await panel.select("Ours", "Tigre", named=named)
    assert "8" in refused.text
    wanted = ("Ours", "Tigre", "Requin", "Aigle", "Caribou", "Loup", "Cheval", "Canard")
    panel = (await panel.select(*wanted, named=named)).message
    await house.quiet()
    assert ", ".join(wanted) in lobby.now.text
    (now,) = controls(panel, "opts:")
    assert [one["value"] for one in now["options"] if one.get("default")][-1] == "duck"
    await panel.select(named=named)
    await house.quiet()
    assert "Canard" not in lobby.now.text
