"""What is said at a table that waits for people."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.app.errors import boundary
from cogs.lobby.bring import BringCog
from cogs.lobby.cog import LobbyCog
from cogs.lobby.message import LobbyMessages
from cogs.lobby.panel import PanelCog
from cogs.ui.limits import walk
from games.core.contract import optional
from games.core.info import Start
from tests.cogs import made
from tests.cogs.answers.press import Press
from tests.cogs.labelled import labels
from tests.play.house import ANA, BAO, House, asks


async def opened(home: House, game: str = "sampler") -> str:
    lobby = await home.play.lobbies.open(
        server=1, channel=10, host=asks(ANA), game=game, locale="fr"
    )
    return lobby.id


async def test_what_is_brought_is_settled(home: House, bot: Any) -> None:
    lobby = await opened(home)
    press = Press(bot, ANA, lobby)
    asked = await home.play.lobbies.bringing(lobby, ANA.id)
    assert asked is not None
    suggested: Any = SimpleNamespace(picks=lambda *_: asked.suggested)
    await BringCog(bot).answer(press, suggested)
    assert press.words == "Noted. You can change it until the match begins."


@pytest.mark.parametrize("absent", ["ai", "concede"])
async def test_what_happens_when_somebody_is_away_is_as_chosen(
    home: House, bot: Any, absent: str
) -> None:
    lobby = await opened(home)
    other = "ai" if absent == "concede" else "concede"
    for chosen in (other, absent):
        await PanelCog(bot).choose(Press(bot, ANA, lobby, "absent", values=(chosen,)))
    assert (await home.play.lobbies.get(lobby)).terms.absent == absent


async def test_who_is_not_the_host_may_not_use_the_panel(home: House, bot: Any) -> None:
    lobby = await opened(home)
    bot.others[LobbyCog] = LobbyCog.__new__(LobbyCog)
    press = Press(bot, BAO, lobby)
    async with boundary(press, "cancel"):
        await PanelCog(bot).cancel(press)
    assert press.words == "Only the host of this table can do that."


async def test_a_closed_table_is_said_to_be_closed(home: House, bot: Any) -> None:
    lobby = await opened(home)
    cog, press = PanelCog(bot), Press(bot, ANA, lobby)
    await cog.cancel(press)
    key = next(one for one in labels(press.shown[0]) if one.startswith("close:"))
    closed = Press(bot, ANA, *key.split(":")[1:])
    await cog.close(closed)
    assert closed.words == "This table was closed."


async def test_an_option_is_written_beginning_with_what_it_is(home: House, bot: Any) -> None:
    lobby = await opened(home, "allstar")
    found = await home.play.lobbies.get(lobby)
    species = optional.listing(made.GAMES["allstar"].rules(), Start(found.most), "species")
    assert species is not None
    ids = species.ids[: species.count]
    for value, before in (("", None), (",".join(ids), ", ".join(ids).title())):
        if value:
            await home.play.lobbies.set_option(lobby, ANA.id, "species", value)
        press = Press(bot, ANA, lobby, "species")
        await PanelCog(bot).write(press)
        parts = list(walk(press.form["components"]))
        assert [one["label"] for one in parts if one.get("label")] == ["Value"]
        assert [one.get("value") for one in parts if one["type"] == 4] == [before]


async def test_words_are_added_to_a_shuffle(home: House, bot: Any) -> None:
    lobby = await opened(home)
    cog, press = PanelCog(bot), Press(bot, ANA, lobby, words="quarante-deux canards")
    await cog.explain_shuffle(press)
    assert press.labels == {"words": "Add my words"}
    await cog.ask_words(press)
    assert press.form["title"] == "Add my words"
    assert [one["label"] for one in walk(press.form["components"]) if one.get("label")] == [
        "Any words that nobody could guess"
    ]
    await cog.say_words(press)
    assert press.words == "Your words are mixed into the shuffle."


async def test_a_table_leads_to_the_place_of_its_match_once_it_has_one(
    home: House, bot: Any
) -> None:
    messages = LobbyMessages.__new__(LobbyMessages)
    messages._bot = bot
    lobby = await opened(home)
    assert await messages._link(await home.play.lobbies.get(lobby)) is None
    await home.play.lobbies.join(lobby, BAO)
    for person in (ANA, BAO):
        await home.play.lobbies.bring(lobby, person.id, None)
    await home.play.lobbies.start(lobby, ANA.id)
    assert await messages._link(await home.play.lobbies.get(lobby)) is None
    placed = await home.match(ANA, BAO, channel=33)
    (row,) = [one for one in [await home.play.channels.where(placed)] if one.lobby is not None]
    assert await messages._link(await home.play.lobbies.get(str(row.lobby))) == "<#33>"
