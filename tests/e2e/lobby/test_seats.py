"""The number of seats in the first row of a lobby, and the table of whoever starts."""

import pytest

from tests.e2e.begin import lobby_id, open_lobby
from tests.e2e.house import House
from tests.e2e.thumbs import controls


async def test_seats_are_set_by_a_press_and_start_opens_ones_table(house: House) -> None:
    lobby = await open_lobby(house, 4)
    which = lobby_id(lobby)
    await lobby.press(f"seats:{which}:2")
    ana = await house.client.user("Ana")
    await ana.until(
        lambda: "4" in [one["label"] for one in controls(lobby.now, "seats:")], "two seats"
    )
    await lobby.now.press(f"add-ai:{which}")
    await house.seen()
    table = (await lobby.now.press(f"start:{which}")).message
    assert table.ephemeral
    assert controls(table, "log:")


async def test_a_rematch_against_ais_begins_at_once(house: House) -> None:
    ana = await house.client.user("Ana")
    await ana.until(lambda: any(controls(one, "solo:") for one in ana.messages_seen.values()))
    hello = next(one for one in ana.messages_seen.values() if controls(one, "solo:"))
    table = (await hello.press("solo")).message
    match = str(controls(table, "log:")[0]["custom_id"]).split(":")[1]
    person = int(ana.id)
    await house.services.play.matches.concede(match, person)
    await house.seen()
    over = (await table.press(f"log:{match}")).message
    over = (await over.press(f"table:{match}")).message
    again = (await over.press(f"rematch:{match}")).message
    assert again.ephemeral
    new = str(controls(again, "log:")[0]["custom_id"]).split(":")[1]
    assert new != match


@pytest.mark.rule("MND-1.2")
async def test_an_ai_is_of_the_level_that_was_chosen_and_says_so(house: House) -> None:
    lobby = await open_lobby(house, 3)
    which = lobby_id(lobby)
    ana = await house.client.user("Ana")
    await lobby.press(f"add-ai:{which}:relaxed")
    await ana.until(lambda: "(détendu)" in lobby.now.text, "a relaxed AI")
    await lobby.now.press(f"add-ai:{which}")
    await ana.until(lambda: "(réfléchi)" in lobby.now.text, "a sensible AI")
    table = (await lobby.now.press(f"start:{which}")).message
    assert "(relaxed)" in table.text or "(détendu)" in table.text


@pytest.mark.rule("MND-1.2")
async def test_the_first_match_is_against_a_relaxed_opponent(house: House) -> None:
    ana = await house.client.user("Ana")
    await ana.until(lambda: any(controls(one, "solo:") for one in ana.messages_seen.values()))
    hello = next(one for one in ana.messages_seen.values() if controls(one, "solo:"))
    table = (await hello.press("solo")).message
    assert "(détendu)" in table.text or "(relaxed)" in table.text
    match = str(controls(table, "log:")[0]["custom_id"]).split(":")[1]
    board = await house.services.play.matches.board(match)
    ais = [one.ai for seat in board.public.seats for one in seat.holders if one.person is None]
    assert {*ais} == {"relaxed"}
