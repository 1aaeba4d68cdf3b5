"""A game that is chosen in the greeting begins at once, and can be chosen there again."""

import pytest

from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.house import House
from tests.e2e.thumbs import controls


async def greeting(person: Person) -> ShownMessage:
    written = await person.messages(await person.channel("général"))
    return next(one for one in written if controls(one, "solo-at:") and not one.ephemeral)


async def games_of(house: House, person: Person) -> list[str]:
    """The games that somebody plays; not every table of a game bears its name."""
    matches = house.services.play.matches
    found = await matches.of_person(int(person.id))
    return [(await matches.board(one.id)).public.game for one in found]


async def test_a_game_is_chosen_in_the_greeting_again_and_again(house: House) -> None:
    """Whoever has finished a match comes back for another one of the same game."""
    ana, bao = [await house.client.user(name) for name in ("Ana", "Bao")]
    hello = await greeting(ana)
    tables = [(await hello.now.select("nba", named="solo-at")).message]
    await house.quiet()
    tables.append((await hello.now.select("nba", named="solo-at")).message)
    assert all(one.ephemeral for one in tables)
    assert await games_of(house, ana) == ["nba", "nba"]
    assert tables[0].id != tables[1].id
    assert hello.now.text == hello.text
    await house.quiet()
    theirs = await greeting(bao)
    assert (await theirs.select("nba", named="solo-at")).message.ephemeral
    assert await games_of(house, bao) == ["nba"]


async def test_where_it_is_offered_privately_the_table_takes_its_place(house: House) -> None:
    ana = await house.client.user("Ana")
    offered = (await ana.slash("matches")).message
    table = (await offered.select("nba", named="solo-at")).message
    assert table.id == offered.id


async def test_a_table_is_opened_from_the_list_of_games_again_and_again(house: House) -> None:
    """What a select shows already cannot be chosen: the list is shown anew."""
    ana = await house.client.user("Ana")
    offered = (await ana.slash("play", players=2, pace="quick")).message
    for _ in range(2):
        await offered.now.select("nba", named="open")
        await house.quiet()
    assert controls(offered.now, "open:")
    opened = [one for one in ana.messages_seen.values() if controls(one, "join:")]
    assert len(opened) == 2
    for table in opened:
        assert not table.ephemeral
        lobby = await house.services.play.lobbies.get(
            str(controls(table, "join:")[0]["custom_id"]).split(":")[1]
        )
        assert (lobby.message, lobby.most, lobby.terms.pace) == (int(table.id), 2, "quick")


async def test_a_greeting_that_is_gone_holds_up_no_match(house: House) -> None:
    ana = await house.client.user("Ana")
    hello = await greeting(ana)
    await house.client.fault("routes", method="PATCH", path=f"/messages/{hello.id}", status=404)
    await hello.select("nba", named="solo-at")
    assert await games_of(house, ana) == ["nba"]
    await house.quiet()


@pytest.mark.parametrize(("verb", "shown"), [("solo-at", "solo-at:"), ("open", "open:")])
async def test_a_refused_choice_leads_to_the_games_and_begins_none(
    house: House, verb: str, shown: str
) -> None:
    """Where nobody may open tables, *Choose again* opens none of another game."""
    ana, bao = [await house.client.user(name) for name in ("Ana", "Bao")]
    hello = await greeting(bao)
    offered = hello if verb == "solo-at" else (await bao.slash("play")).message
    page = (await (await ana.slash("server")).message.press("ours:who")).message
    where = str((await ana.channel("jeux"))["id"])
    await page.select(where, named="our-channels")
    no = (await offered.now.select("nba", named=verb)).message
    again = (await no.press(str(no.buttons[0]["custom_id"]))).message
    assert controls(again, shown)
    assert not await house.services.play.matches.of_person(int(bao.id))
