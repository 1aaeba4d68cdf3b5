"""Decks of one's own at a table: taken by a select, seen by nobody else, left out if one likes."""

import hashlib
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from games.core.info import Start
from sandbox.client.client import Person
from tests.e2e.begin import lobby_id
from tests.e2e.house import House, starts
from tests.e2e.people.eyes import TOLD, masked
from tests.e2e.thumbs import controls, people_select
from tests.play.house import Entropy, FakeClock

GAME = "nintendo"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False, still=True) as opened:
        yield opened


@pytest.fixture
async def drawn(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, still=True) as opened:
        yield opened


async def with_deck(house: House, name: str, language: str, ready: str) -> Person:
    person = await house.client.user(name, language)
    page = (await person.slash("deck list")).message
    await page.select(ready, named=f"deck-ready:{GAME}")
    return person


@pytest.mark.parametrize(
    ("language", "mine", "noted"),
    [("en-US", "Take decks of mine", "Noted"), ("fr", "Prendre mes decks", "C’est noté")],
)
async def test_decks_are_brought_by_a_select_and_seen_by_nobody_else(
    house: House, language: str, mine: str, noted: str
) -> None:
    ana = await with_deck(house, "Ana", language, "RG")
    bao = await with_deck(house, "Bao", language, "UY")
    lobby = (await ana.slash("play", game=GAME, players=2, pace="none")).message
    which = lobby_id(lobby)
    await (await bao.message(lobby.id)).press(f"join:{which}")
    await house.seen()
    for person in (ana, bao):
        shown = await person.message(lobby.id)
        asked = (await shown.press(f"b-bring:{which}")).message
        (own,) = [one for one in asked.selects if starts_with(one, "b-mine:")]
        assert own["placeholder"] == mine
        value = str(own["options"][0]["value"])
        said = await asked.select(value, named=str(own["custom_id"]))
        assert said.text.startswith(noted)
    await house.quiet()
    public = [one for one in bao.messages_seen.values() if not one.ephemeral]
    assert public
    assert not any("S28" in one.text for one in public)
    (match,) = await house.services.play.matches.of_person(int(ana.id))
    table = await house.services.play.matches.table(match.id, int(ana.id))
    assert table.question is not None
    assert "own:1" in [one.id for one in table.question.options]


async def test_a_table_begins_without_decks_and_without_a_deck_there_is_a_way_to_the_workshop(
    house: House,
) -> None:
    ana, bao = await house.client.user("Ana"), await house.client.user("Bao")
    lobby = (await ana.slash("play", game=GAME, players=2, pace="none")).message
    which = lobby_id(lobby)
    await (await bao.message(lobby.id)).press(f"join:{which}")
    await house.seen()
    asked = (await (await bao.message(lobby.id)).press(f"b-bring:{which}")).message
    assert controls(asked, "deck-list:")
    assert "does not see the list of the deck you play with until the match has ended" in asked.text
    await lobby.now.press(f"start:{which}")
    thread = await house.thread(ana, lobby)
    assert starts(await house.board(bao, thread), "play:")


@pytest.mark.parametrize(("lists", "told"), [("open", True), ("closed", False)])
async def test_an_open_list_is_read_by_everybody_and_a_closed_one_by_its_owner_alone(
    drawn: House, lists: str, *, told: bool
) -> None:
    house = drawn
    zoe = await house.client.user("Zoé", "fr")
    ana, bao = await with_deck(house, "Ana", "fr", "RG"), await with_deck(house, "Bao", "fr", "UY")
    lobby = (await ana.slash("play", game=GAME, players=2, pace="none")).message
    await ana.slash("option", option="lists", value=lists)
    which = lobby_id(lobby)
    await (await bao.message(lobby.id)).press(f"join:{which}")
    await house.seen()
    for person in (ana, bao):
        asked = (await (await person.message(lobby.id)).press(f"b-bring:{which}")).message
        (own,) = [one for one in asked.selects if starts_with(one, "b-mine:")]
        await asked.select(str(own["options"][0]["value"]), named=str(own["custom_id"]))
    thread = await house.thread(ana, lobby)
    matches = house.services.play.matches
    (match,) = await matches.of_person(int(ana.id))
    for person in (ana, bao):
        question = (await matches.table(match.id, int(person.id))).question
        assert question is not None
        await matches.answer(match.id, int(person.id), question.id, ["own:1"])
    await house.quiet()
    for person in (bao, zoe):
        board = await house.board(person, thread)
        zoom = (await board.press(f"zoom:{match.id}")).message
        values = [str(one["value"]) for row in zoom.selects for one in row["options"]]
        lists_of = [one for one in values if "list:0" in one]
        assert bool(lists_of) == told
        if told:
            (named,) = [row for row in zoom.selects if lists_of[0] in str(row["options"])]
            (first,) = [one for one in named["options"] if one["value"] == lists_of[0]]
            shown = zoom if first.get("default") else (await zoom.select(lists_of[0])).message
            assert "Yoshi Vert" in " ".join([shown.text, *shown.alt_texts])


async def test_who_has_brought_may_bring_something_else_until_the_match_begins(
    house: House,
) -> None:
    ana = await with_deck(house, "Ana", "fr", "RG")
    lobby = (await ana.slash("play", game=GAME, players=2, pace="none")).message
    which = lobby_id(lobby)
    asked = (await lobby.press(f"b-bring:{which}")).message
    (own,) = [one for one in asked.selects if starts_with(one, "b-mine:")]
    await asked.select(str(own["options"][0]["value"]), named=str(own["custom_id"]))
    await house.seen()
    assert controls(lobby.now, "b-bring:")
    again = (await lobby.now.press(f"b-bring:{which}")).message
    assert controls(again, "b-none:", "b-usual:", "b-mine:")


NAMED = "*Marais* <@1>"
SHOWN = json.dumps("Ana apporte «\u00a0\\*Marais\\* \\<\\@1\\>\u00a0»")[1:-1]


def starts_with(control: dict, verb: str) -> bool:
    return str(control.get("custom_id", "")).startswith(verb)


async def told(folder: Path, deck: str | None) -> tuple[list[str], list[str]]:
    """All that Bao, who is invited, and Zoé receive at a table to which Ana brings a deck."""
    folder.mkdir()
    async with House(folder, still=True, clock=FakeClock()) as house:
        ana = await with_deck(house, "Ana", "fr", deck or "RG")
        bao, zoe = await with_deck(house, "Bao", "fr", "UY"), await house.client.user("Zoé", "fr")
        decks = house.services.play.decks
        (mine,) = await decks.of_person(int(ana.id), GAME)
        await decks.rename(mine.id, int(ana.id), NAMED)
        lobby = (await ana.slash("play", game=GAME, players=2, pace="none")).message
        which = lobby_id(lobby)
        await ana.slash("option", option="lists", value="closed")
        if deck:
            asked = (await lobby.now.press(f"b-bring:{which}")).message
            (own,) = [one for one in asked.selects if starts_with(one, "b-mine:")]
            await asked.select(str(own["options"][0]["value"]), named=str(own["custom_id"]))
        panel = (await lobby.now.press(f"options:{which}")).message
        panel = (await panel.press("Plus…")).message
        await panel.select(bao.id, named=people_select(panel, "invite"))
        await house.quiet()
        await (await zoe.message(lobby.id)).press(f"join:{which}")
        (call,) = [one for one in bao.messages_seen.values() if controls(one, "accept:")]
        await (await bao.message(call.id)).press("Accept")
        await house.quiet()
        if deck:
            asked = (await (await bao.message(lobby.id)).press(f"b-bring:{which}")).message
            await asked.press(f"b-usual:{which}")
            thread = await house.thread(zoe, lobby)
            await house.board(zoe, thread)
        await house.quiet()
        return await received(house, bao), await received(house, zoe)


async def received(house: House, person: Person) -> list[str]:
    """Every message that came through somebody's window, with its files by their content."""
    found: list[str] = []
    world = house.sandbox.core.world
    for one in person.events:
        if one["event"] in TOLD:
            said = {key: one["data"].get(key) for key in ("components", "content", "embeds")}
            files = [world.file(file["id"]) for file in one["data"].get("attachments") or ()]
            held = [body and hashlib.sha256(body).hexdigest() for body in files]
            found.append(masked(json.dumps([said, held])))
    return sorted(found)


def first_head(game: str, version: int, start: Start, key: bytes) -> str:
    """The first head of a chain, which a key hides that nobody knows: without what was brought."""
    return hashlib.sha256(f"{game} {version} {start.seats}".encode() + key).hexdigest()


async def test_others_receive_the_same_whatever_somebody_has_brought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is invited and who looks on read what Ana calls her deck, and nothing of what it is."""
    worlds: dict[str | None, tuple[list[str], list[str]]] = {}
    monkeypatch.setattr("games.core.match.match.first_head", first_head)
    for deck in ("RG", "UY", None):
        monkeypatch.setattr("secrets.token_bytes", Entropy())
        worlds[deck] = await told(tmp_path / str(deck), deck)
    assert worlds["RG"] == worlds["UY"]
    for mine, other in zip(worlds["RG"], worlds[None], strict=True):
        assert mine
        assert mine != other
        assert any(SHOWN in one for one in mine)
        assert not any("Marais" in one for one in other)
