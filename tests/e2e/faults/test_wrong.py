"""Bad input of every kind gets its clear sentence, and nothing is lost."""

import asyncio

import pytest

from play.records import Table
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import begin, lobby_id, open_lobby
from tests.e2e.house import House
from tests.e2e.thumbs import Thumb, controls, play_match
from tests.play.house import anything

WIDE = "宽" * 32
HOSTILE = "𝕭𝖆𝖔 *_~ @everyone <@1> \u202etxt\u202c \u200b👩\u200d👧"


async def first_table(house: House, thumbs: list[Thumb], thread: str) -> ShownMessage:
    """Ana's table at her first question."""
    board = await house.board(thumbs[0].person, thread)
    return (await board.press(str(controls(board, "play:")[0]["custom_id"]))).message


@pytest.mark.parametrize("command", ["play", "rules"])
async def test_an_unknown_game_is_named_with_those_there_are(house: House, command: str) -> None:
    ana = await house.client.user("Ana", "en-US")
    answer = await ana.slash(command, game="chess")
    assert answer.message.ephemeral
    assert "chess" in answer.text
    assert "There are: My First Deck Building, All-Star Draft" in answer.text


async def test_an_unknown_pace_is_refused(house: House) -> None:
    ana = await house.client.user("Ana")
    answer = await ana.slash("play", game="firstdeck", pace="yesterday")
    assert "yesterday" in answer.text


async def test_a_table_that_has_begun_says_so(house: House) -> None:
    lobby = await open_lobby(house, 3)
    for name in ("Bao", "Chloé"):
        person = await house.client.user(name)
        await (await person.message(lobby.id)).press(f"join:{lobby_id(lobby)}")
    dov = await house.client.user("Dov", "en-US")
    stale = [f"join:{lobby_id(lobby)}"]
    key = await (await dov.message(lobby.id)).start(stale[0], forge=True)
    said = await dov.answer(key)
    assert said.message.ephemeral
    assert said.text == "The match has already started."


async def test_a_table_that_ais_have_filled_says_so(house: House) -> None:
    lobby = await open_lobby(house, 2)
    await lobby.press(f"add-ai:{lobby_id(lobby)}")
    dov = await house.client.user("Dov", "en-US")
    key = await (await dov.message(lobby.id)).start(f"join:{lobby_id(lobby)}", forge=True)
    said = await dov.answer(key)
    assert said.message.ephemeral
    assert said.text == "All places are taken."


async def test_a_stranger_sees_the_public_table_and_no_control(house: House) -> None:
    thumbs, thread = await begin(house, 2, 0)
    dov = await house.client.user("Dov", "en-US")
    board = await house.board(dov, thread)
    table = (await board.press(str(controls(board, "play:")[0]["custom_id"]))).message
    assert "Only the players" in table.text
    assert not controls(table, "pick:", "set:", "next:", "confirm:", "fill:")
    mine = await first_table(house, thumbs, thread)
    forged = await table.start(str(controls(mine, "fill:", "next:")[0]["custom_id"]), forge=True)
    answer = await dov.answer(forged)
    assert answer.message.ephemeral
    assert not controls(answer.message, "confirm:")


async def test_picks_outside_the_bounds_are_refused(house: House) -> None:
    thumbs, thread = await begin(house, 2, 0)
    table = await first_table(house, thumbs, thread)
    press = str(controls(table, "next:")[0]["custom_id"])
    for bad in ("99", "-1", "x", "٣", ""):
        head = press.rpartition(":")[0]
        key = await table.start(f"{head}:{bad}", forge=True)
        answer = await thumbs[0].person.answer(key)
        assert "Ce choix n’est pas possible ici" in answer.text
    confirm = next(one for one in table.components if one.get("label") == "Valider")
    key = await table.start(str(confirm["custom_id"]), forge=True)
    assert "au moins un" in (await thumbs[0].person.answer(key)).text


async def test_an_old_button_shows_the_current_table(house: House) -> None:
    thumbs, thread = await begin(house, 2, 0)
    table = await first_table(house, thumbs, thread)
    filled = (await table.press(str(controls(table, "fill:", "next:")[0]["custom_id"]))).message
    confirm = str(controls(filled, "confirm:")[0]["custom_id"])
    await filled.press(confirm)
    again = await filled.start(confirm, forge=True)  # a double press
    answer = await thumbs[0].person.answer(again)
    assert answer.message.ephemeral
    bao = await thumbs[1].play(await table_of(house, thumbs[1].person, thread))
    assert bao.text
    key = await filled.start(str(controls(table, "next:")[0]["custom_id"]), forge=True)
    moved = (await thumbs[0].person.answer(key)).text
    assert "voici où en est la partie" in moved


async def test_picks_that_have_changed_are_not_confirmed(house: House) -> None:
    """Not by a button of another window, or from before a partner picked: it named other picks."""
    thumbs, thread = await begin(house, 2, 0)
    shown = await first_table(house, thumbs, thread)
    shown = (await shown.press(str(controls(shown, "fill:", "next:")[0]["custom_id"]))).message
    former = str(controls(shown, "confirm:")[0]["custom_id"])
    shown = (await shown.press(str(controls(shown, "clear:")[0]["custom_id"]))).message
    while found := controls(shown, "next:"):
        shown = (await shown.press(str(found[-1]["custom_id"]))).message
    told = (await thumbs[0].person.answer(await shown.start(former, forge=True))).message
    assert "Tes choix ont changé" in told.text
    (match,) = await house.services.play.matches.in_channel(int(thread))
    assert (await house.services.play.matches.board(match)).public.revision == 1
    await told.press(str(controls(told, "confirm:")[0]["custom_id"]))
    assert (await house.services.play.matches.board(match)).public.revision == 2


async def test_a_deck_that_has_changed_is_not_confirmed(house: House) -> None:
    lobby = await open_lobby(house, 2, "sampler")
    which = lobby_id(lobby)
    shown = (await lobby.press(f"b-bring:{which}")).message
    shown = (await shown.press(str(controls(shown, "b-fill:")[0]["custom_id"]))).message
    former = str(controls(shown, "b-confirm:")[0]["custom_id"])
    shown = (await shown.press(str(controls(shown, "b-clear:")[0]["custom_id"]))).message
    shown = (
        await shown.select("1", named=str(controls(shown, "b-group:")[0]["custom_id"]))
    ).message
    others = controls(shown, "b-sets:")[0]
    values = [str(one["value"]) for one in others["options"][:3]]
    shown = (await shown.select(*values, named=str(others["custom_id"]))).message
    ana = await house.client.user("Ana")
    shown = (await ana.answer(await shown.start(former, forge=True))).message
    await ana.see("Tes choix ont changé")
    assert "Charme 26" in shown.text
    bringing = await house.services.play.lobbies.bringing(which, int(ana.id))
    assert bringing is not None
    assert bringing.given is None


async def table_of(house: House, person: Person, thread: str) -> ShownMessage:
    board = await house.board(person, thread)
    return (await board.press(str(controls(board, "play:")[0]["custom_id"]))).message


async def test_pressing_twice_at_once_moves_once(house: House) -> None:
    thumbs, thread = await begin(house, 2, 0)
    table = await first_table(house, thumbs, thread)
    filled = (await table.press(str(controls(table, "fill:", "next:")[0]["custom_id"]))).message
    confirm = str(controls(filled, "confirm:")[0]["custom_id"])
    keys = [await filled.start(confirm, forge=True) for _ in range(5)]
    await asyncio.gather(*(thumbs[0].person.answer(key) for key in keys))
    (match,) = await house.services.play.matches.in_channel(int(thread))
    board = await house.services.play.matches.board(match)
    assert board.public.revision == 2  # Ana is ready, once


@pytest.mark.parametrize("button", ["undo:{}:{}", "undo:{}"])
async def test_pressing_undo_twice_at_once_takes_back_one_answer(house: House, button: str) -> None:
    """The second is the button that older messages have: it does nothing but show the new one."""
    thumbs, thread = await begin(house, 2, 0, "sampler")
    matches = house.services.play.matches
    (match,) = await matches.in_channel(int(thread))
    before = await two_moves(house, match, [int(one.person.id) for one in thumbs])
    assert before.answers.undoes is not None
    assert before.seat is not None
    person = thumbs[before.seat].person
    table = await table_of(house, person, thread)
    pressed = button.format(match, before.answers.undoes)
    keys = [await table.start(pressed, forge=True) for _ in range(2)]
    await asyncio.gather(*(person.answer(key) for key in keys))
    now = await matches.table(match, int(person.id))
    if pressed.endswith(before.answers.undoes):
        assert now.question is not None
        assert now.question.id == before.answers.undoes
        notes = (
            "C’est déjà annulé",
            "That has already been undone",
        )  # one reads French, one English
        assert await person.see(lambda one: one.text.startswith(notes))
    else:
        assert now.answers.undoes == before.answers.undoes
        assert table.now.text.startswith(("Ce bouton est trop ancien", "This button is too old"))
    assert now.answers.undoes is not None
    assert f"undo:{match}:{now.answers.undoes}" in [one["custom_id"] for one in table.now.buttons]


async def two_moves(house: House, match: str, people: list[int]) -> Table:
    """Let all play until one of them has made two moves that can be undone; their table."""
    matches = house.services.play.matches
    for turn in range(100):
        for person in people:
            table = await matches.table(match, person)
            if (asked := table.question) is None:
                continue
            after = await matches.answer(match, person, asked.id, anything(asked, turn))
            if table.answers.can_undo and after.answers.can_undo:
                return after
    raise AssertionError("it never came to that")


@pytest.mark.parametrize("forged", ["", "pick", "pick:", "pick:a:b:c", "🦆:1", "x" * 100, "opt:1"])
async def test_garbled_components_are_answered(house: House, forged: str) -> None:
    thumbs, thread = await begin(house, 2, 0)
    table = await first_table(house, thumbs, thread)
    key = await table.start(forged or " ", forge=True)
    answer = await thumbs[0].person.answer(key)
    assert answer.message.ephemeral


async def test_names_of_32_wide_characters_fit_everywhere(house: House) -> None:
    ana = await house.client.user(WIDE)
    bao = await house.client.user(HOSTILE)
    lobby = (await ana.slash("play", game="firstdeck", players=2, pace="none")).message
    await (await bao.message(lobby.id)).press(f"join:{lobby_id(lobby)}")
    thread = await house.thread(ana, lobby)
    board = await play_match(house, [Thumb(ana, 1), Thumb(bao, 2)], thread)
    assert WIDE in board.text
    dov = await house.client.user("Dov")
    assert dov.pings == 0  # nobody is pinged by another's name


async def test_only_the_host_may_change_the_table(house: House) -> None:
    lobby = await open_lobby(house, 3)
    bao = await house.client.user("Bao", "en-US")
    answer = await (await bao.message(lobby.id)).press(f"options:{lobby_id(lobby)}")
    assert "Only the host" in answer.text


async def test_a_missing_right_is_named(house: House) -> None:
    guild = await house.client.guild()
    rights = {"permissions": {"attach_files": False}}
    await house.client.call("PATCH", f"/guilds/{guild['id']}/bot", rights)
    ana = await house.client.user("Ana", "en-US")
    answer = await ana.slash("play", game="firstdeck")
    assert "Attach Files" in answer.text
