"""Who lost the last game is called to say who begins the next, and says it (EVT-2.5)."""

import pytest

from cogs.tournaments.calling import CallingCog
from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.e2e.tournaments.people import NAMES, concede, id_of, lived, mine, opened, press, public
from tests.play.house import FakeClock


@pytest.mark.rule("EVT-2.5")
async def test_the_loser_is_called_and_says_who_begins(house: House, clock: FakeClock) -> None:
    ana, bao, chloe = [await house.client.user(name, "en-US") for name in NAMES[:3]]
    message = await opened(house, ana, "Cup", form=2, places=4, best=3)
    which = id_of(message)
    for person in (ana, bao, chloe):
        await press(await public(person, "Cup"), "t-enter")
    await press(await press(await mine(ana, which), "t-manage"), "t-begin")
    for _ in range(2):
        await lived(house, clock, seconds=40)
    shown = await house.services.play.tournaments.view(which)
    (open_,) = [one for one in shown.pairings if one.status == "open" and one.match]
    loser = next(
        one for one in (ana, bao, chloe) if int(one.id) == shown.by_number[open_.people[0]].person
    )
    winner = shown.by_number[open_.people[1]].name
    await concede(loser, str(open_.match))
    for _ in range(2):
        await lived(house, clock, seconds=40)
    before = loser.pings
    for _ in range(2):
        await house.bot.find(CallingCog).call()
        await house.quiet()
    assert loser.pings == before + 1
    (call,) = [
        one
        for one in loser.messages_seen.values()
        if f"partie 2 contre **{winner}**, à toi de le dire" in one.text
    ]
    assert f"<@{loser.id}>" in call.text
    assert "Sans réponse avant le" in call.text
    page = await press(call, "t-next")
    assert len(controls(page, "t-first:")) == 2
    page = await press(page, "t-first")
    assert "game 2 opens in a moment" in page.text
    await lived(house, clock, seconds=40)
    shown = await house.services.play.tournaments.view(which)
    assert [one.game for one in shown.pairings if one.status == "open"] == [2]
