"""What ends a match, a seat or a table for good is asked once more, with all that comes of it."""

import pytest

from play.records import Person as Sitter
from play.records import Public
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import begin, lobby_id, open_lobby
from tests.e2e.house import House
from tests.e2e.thumbs import controls

RED = 4


async def more(house: House, person: Person, thread: str) -> tuple[ShownMessage, str]:
    """What is needed more rarely, and the match."""
    board = await house.board(person, thread)
    match = str(controls(board, "more:")[0]["custom_id"]).split(":")[1]
    return (await board.press(f"more:{match}")).message, match


async def public_of(house: House, match: str) -> Public:
    await house.services.play.matches.settled()
    return (await house.services.play.matches.board(match)).public


ALONE = "If you close this table, it cannot be opened again."
WITH_BAO = (
    "If you close this table, it is closed for everybody, Bao included, and cannot be opened again."
)


def is_asked(message: ShownMessage, said: str) -> None:
    """One sentence, something red to press, and a way back."""
    assert message.text == said
    assert [one["style"] == RED for one in message.buttons] == [True, False]


async def test_leaving_for_good_says_that_an_ai_plays_on(house: House) -> None:
    _, thread = await begin(house, 2, 0)
    ana, bao = [await house.client.user(name, "en-US") for name in ("Ana", "Bao")]
    shown, match = await more(house, bao, thread)
    sure = (await shown.press(f"get-up:{match}")).message
    is_asked(
        sure,
        "If you leave for good, an AI plays on under your name, somebody else may take your seat"
        " over once the others look for one, and you cannot come back to this match.",
    )
    shown = (await sure.press(f"more-in:{match}")).message
    assert not (await public_of(house, match)).seats[1].left
    sure = (await shown.press(f"get-up:{match}")).message
    done = await sure.press(f"got-up:{match}:ai")
    assert "left" in done.text
    public = await public_of(house, match)
    assert public.seats[1].left
    assert public.status == "running"
    await ana.see("Une IA joue désormais pour Bao")


async def test_leaving_ais_alone_says_that_they_play_it_out(house: House) -> None:
    _, thread = await begin(house, 1, 1)
    ana = await house.client.user("Ana", "en-US")
    shown, match = await more(house, ana, thread)
    sure = (await shown.press(f"get-up:{match}")).message
    is_asked(
        sure,
        "If you leave for good, nobody else is left here: AIs play the match to its end at once,"
        " under your name, and you cannot come back to it.",
    )
    assert (await public_of(house, match)).status == "running"
    await sure.press(f"got-up:{match}:alone")
    assert (await public_of(house, match)).status == "over"


async def test_a_partner_who_stays_is_named(house: House) -> None:
    lobby = await open_lobby(house, 2, "sampler")
    ana, bao = [await house.client.user(name, "en-US") for name in ("Ana", "Bao")]
    which = lobby_id(lobby)
    panel = (await lobby.press(f"options:{which}")).message
    await panel.select("2", named=f"opt:{which}:together")
    await house.quiet()
    await (await bao.message(lobby.id)).select(str(ana.id), named=f"beside:{which}")
    await lobby.now.press(f"add-ai:{which}")
    shown = await ana.message(lobby.id)
    if controls(shown, "b-bring:"):
        bring = (await shown.press(f"b-bring:{which}")).message
        while not controls(bring, "b-confirm:"):
            bring = (await bring.press(str(controls(bring, "b-fill:")[0]["custom_id"]))).message
        await bring.press(str(controls(bring, "b-confirm:")[0]["custom_id"]))
    thread = await house.thread(ana, lobby)
    shown, match = await more(house, bao, thread)
    sure = (await shown.press(f"get-up:{match}")).message
    is_asked(
        sure,
        "If you leave for good, Ana plays on for your side without you, and you cannot come back"
        " to this match.",
    )


async def test_what_comes_of_leaving_is_asked_anew_when_it_has_changed(house: House) -> None:
    """Who was told that others play on does not have AIs play the match out by the same press."""
    _, thread = await begin(house, 2, 0)
    ana, bao = [await house.client.user(name, "en-US") for name in ("Ana", "Bao")]
    shown, match = await more(house, ana, thread)
    sure = (await shown.press(f"get-up:{match}")).message
    assert sure.text.startswith("If you leave for good, an AI plays on")
    await house.services.play.matches.leave(match, int(bao.id))
    sure = (await sure.press(str(sure.buttons[0]["custom_id"]))).message
    is_asked(
        sure,
        "If you leave for good, nobody else is left here: AIs play the match to its end at once,"
        " under your name, and you cannot come back to it.",
    )
    assert (await public_of(house, match)).status == "running"
    await sure.press(str(sure.buttons[0]["custom_id"]))
    assert (await public_of(house, match)).status == "over"


@pytest.mark.parametrize(
    ("language", "button", "said"),
    [
        (
            "en-US",
            "End the match",
            "If you end the match, it stops at once as it stands, without a ranking, and cannot be"
            " resumed.",
        ),
        (
            "fr",
            "Arrêter la partie",
            "Si tu arrêtes la partie, elle se termine aussitôt telle qu’elle est, sans classement,"
            " et on ne pourra pas la reprendre.",
        ),
    ],
)
async def test_where_nobody_else_has_a_voice_the_match_is_ended(
    house: House, language: str, button: str, said: str
) -> None:
    _, thread = await begin(house, 1, 1)
    ana = await house.client.user("Ana", language)
    shown, match = await more(house, ana, thread)
    assert button in shown.labels
    sure = (await shown.press(f"propose:{match}:end")).message
    is_asked(sure, said)
    assert button in sure.labels
    assert (await public_of(house, match)).status == "running"
    await sure.press(f"end:{match}")
    assert (await public_of(house, match)).status == "agreed"


async def test_who_asks_for_the_end_and_who_agrees_last_know_what_comes_of_it(house: House) -> None:
    _, thread = await begin(house, 3, 0)
    people = [await house.client.user(name, "en-US") for name in ("Ana", "Bao", "Chloé")]
    shown, match = await more(house, people[0], thread)
    sure = (await shown.press(f"propose:{match}:end")).message
    is_asked(
        sure,
        "Bao and Chloé will be asked; once all agree, the match ends as it stands, without a"
        " ranking, and cannot be resumed.",
    )
    assert not (await public_of(house, match)).proposals
    await sure.press(f"end:{match}")
    shown, _ = await more(house, people[1], thread)
    sure = (await shown.press(f"propose:{match}:end")).message
    assert sure.text.startswith("Chloé will be asked; once all agree")
    await sure.press(f"end:{match}")
    shown, _ = await more(house, people[2], thread)
    sure = (await shown.press(f"propose:{match}:end")).message
    is_asked(
        sure,
        "Everybody else agrees: if you end the match, it stops at once as it stands, without a"
        " ranking, and cannot be resumed.",
    )
    assert (await public_of(house, match)).status == "running"
    assert "ended by agreement" in (await sure.press(f"end:{match}")).text
    assert (await public_of(house, match)).status == "agreed"


async def test_closing_a_table_names_who_sits_there(house: House) -> None:
    lobby = await open_lobby(house, 4)
    which = lobby_id(lobby)
    ana, bao = [await house.client.user(name, "en-US") for name in ("Ana", "Bao")]
    panel = (await lobby.press(f"options:{which}")).message
    sure = (await panel.press(f"cancel:{which}")).message
    is_asked(sure, ALONE)
    panel = (await sure.press(f"options:{which}")).message
    await (await bao.message(lobby.id)).press(f"join:{which}")
    sure = (await panel.press(f"cancel:{which}")).message
    is_asked(sure, WITH_BAO)
    assert (await house.services.play.lobbies.get(which)).status == "open"
    no = await (await bao.message(lobby.id)).start(f"close:{which}", forge=True)
    assert "Only the host" in (await bao.answer(no)).text
    await sure.press(str(sure.buttons[0]["custom_id"]))
    await ana.until(lambda: "fermée" in lobby.now.text)
    assert (await house.services.play.lobbies.get(which)).status == "cancelled"


@pytest.mark.parametrize("button", ["Close this table", "close:{}"])
async def test_closing_is_asked_anew_when_others_sit_there_now(house: House, button: str) -> None:
    """The second is the button that older messages have: it says nothing of who sat there."""
    ana, bao = [await house.client.user(name, "en-US") for name in ("Ana", "Bao")]
    lobby = await open_lobby(house, 4)
    which = lobby_id(lobby)
    sure = (await (await lobby.press(f"options:{which}")).message.press(f"cancel:{which}")).message
    is_asked(sure, ALONE)
    await (await bao.message(lobby.id)).press(f"join:{which}")
    pressed = button.format(which)
    custom_id = pressed if pressed.startswith("close:") else sure.custom_id(pressed)
    sure = (await ana.answer(await sure.start(custom_id, forge=True))).message
    is_asked(sure, WITH_BAO)
    assert (await house.services.play.lobbies.get(which)).status == "open"
    await sure.press("Close this table")
    assert (await house.services.play.lobbies.get(which)).status == "cancelled"


@pytest.mark.parametrize("button", ["options", "cancel", "close"])
async def test_a_panel_that_lies_open_knows_that_the_match_has_begun(
    house: House, button: str
) -> None:
    ana, bao = [await house.client.user(name, "en-US") for name in ("Ana", "Bao")]
    lobby = await open_lobby(house, 2)
    which = lobby_id(lobby)
    panel = (await lobby.press(f"options:{which}")).message
    sure = (await panel.press(f"cancel:{which}")).message
    close = sure.custom_id("Close this table")
    await (await bao.message(lobby.id)).press(f"join:{which}")
    await ana.until(lambda: "The match has begun" in lobby.now.text)
    pressed = close if button == "close" else f"{button}:{which}"
    said = (await ana.answer(await sure.start(pressed, forge=True))).message
    assert "The match has already started." in said.text
    assert (await house.services.play.lobbies.get(which)).status == "started"


async def test_who_sits_down_while_a_table_is_being_closed_is_not_sent_away(house: House) -> None:
    ana, bao = [await house.client.user(name, "en-US") for name in ("Ana", "Bao")]
    which = lobby_id(await open_lobby(house, 4))
    lobbies = house.services.play.lobbies
    before = await lobbies.get(which)
    await lobbies.join(which, Sitter(int(bao.id), "Bao"))
    assert (await lobbies.cancel(which, int(ana.id), before.people)).status == "open"


async def test_conceding_says_what_comes_of_it(house: House) -> None:
    _, thread = await begin(house, 2, 0)
    ana = await house.client.user("Ana", "en-US")
    shown, match = await more(house, ana, thread)
    sure = (await shown.press(f"concede:{match}")).message
    is_asked(
        sure,
        "Conceding counts as a loss: you will not be asked anything more, the others play on or"
        " win, and it cannot be undone.",
    )
    by_command = await ana.slash("concede", channel=thread)
    assert by_command.text == sure.text
    assert (await public_of(house, match)).status == "running"
