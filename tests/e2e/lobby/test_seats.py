"""The number of seats in the first row of a lobby, and the table of whoever starts."""

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
