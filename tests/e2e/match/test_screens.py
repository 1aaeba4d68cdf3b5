"""Every screen beside the table, opened and used by a person."""

import asyncio
import contextlib
import re
import sqlite3
from datetime import UTC, datetime
from typing import Any

import pytest

from cogs.app.channels.channels import NoChannel
from cogs.app.context import Context
from cogs.lobby import cog as lobby_cog
from cogs.lobby.cog import LobbyCog
from cogs.match.cog import TableCog
from cogs.ui.names import safe, verbatim
from db.records.time import Quiet
from games.core.streams import commitment
from play.lobby.records import Lobby
from play.records import Person, Table
from sandbox.client.person import Person as Visitor
from sandbox.client.shown import InteractionOutcome
from tests.e2e.begin import begin, lobby_id, open_lobby
from tests.e2e.house import House
from tests.e2e.thumbs import Thumb, controls, play_match


async def test_hello_offers_a_match_against_an_ai_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "play.match.service._AI_TIMEOUT", 60
    )  # whoever begins: the AI is waited for
    ana = await house.client.user("Ana")
    await ana.until(lambda: any(controls(one, "solo:") for one in ana.messages_seen.values()))
    hello = next(one for one in ana.messages_seen.values() if controls(one, "solo:"))
    names = [house.texts.get(f"{key}-name", "fr") for key in house.games]
    assert f"{', '.join(names[:-1])} et {names[-1]}" in hello.text
    about = (await ana.slash("about")).text
    assert all(name in about for name in names)
    table = (await hello.press("solo")).message
    assert table.ephemeral
    assert controls(table, "next:", "nexts:", "pick:", "set:", "sets:")
    first = next(iter(house.games))
    assert f"> {house.texts.get(f'{first}-aim-1', 'fr')}" in table.text
    if "quick" in {one.name for one in house.games[first].info.presets}:
        asked = house.texts.get(f"{first}-ask-deck", "fr").partition("?")[0]
        assert asked not in table.text  # decks are dealt


async def test_a_game_can_be_chosen_after_asking_to_play(house: House) -> None:
    """Everything that /play takes has a default; what was said of the table holds."""
    ana = await house.client.user("Ana", "en-US")
    offered = (await ana.slash("play")).message
    assert offered.ephemeral
    (select,) = offered.selects
    assert {one["value"] for one in select["options"]} == set(house.games)
    table = (await offered.select("allstar")).message
    assert not table.ephemeral
    assert "All-Star Draft" in table.text
    assert "of 3" in table.text  # the usual number
    few = (await ana.slash("play", players=5, pace="calm")).message
    assert "nba" not in {one["value"] for one in few.selects[0]["options"]}
    table = (await few.select("allstar")).message
    assert "of 5" in table.text
    assert "calm (answer every other day" in table.text


async def test_the_board_is_linked(house: House) -> None:
    thumbs, thread = await begin(house, 2, 0)
    board = await house.board(thumbs[0].person, thread)
    await house.quiet()  # the bot knows where it stands
    answer = await thumbs[0].person.slash("board", channel=thread)
    guild = await house.client.guild()
    link = f"https://discord.com/channels/{guild['id']}/{thread}/{board.id}"
    assert f"]({link})" in answer.text
    assert f"<#{thread}>" in answer.text


async def test_the_panel_of_options(house: House) -> None:
    lobby = await open_lobby(house, 4)
    ana = await house.client.user("Ana")
    which = lobby_id(lobby)
    panel = (await lobby.press(f"options:{which}")).message
    panel = (await panel.select("deal", named=f"opt:{which}:option.decks")).message
    panel = (await panel.select("2", named=f"opt:{which}:seats")).message
    await panel.select("calm", named=f"opt:{which}:pace")
    await ana.until(lambda: "1 sur 2" in lobby.now.text and "calme" in lobby.now.text)
    await lobby.now.press(f"add-ai:{which}")
    await ana.until(lambda: "tout le monde est là" in lobby.now.text, "who starts")
    panel = (await lobby.now.press(f"options:{which}")).message
    await panel.select("ai.1", named=f"away:{which}")
    await ana.until(lambda: "1 sur 2" in lobby.now.text and "calme" in lobby.now.text)
    sure = (await panel.press(f"cancel:{which}")).message
    await sure.press(str(sure.buttons[0]["custom_id"]))
    await ana.until(lambda: "fermée" in lobby.now.text)


async def test_the_panel_stays_on_its_page(house: House) -> None:
    lobby = await open_lobby(house, 4, "nba")
    which = lobby_id(lobby)
    panel = (await lobby.press(f"options:{which}")).message
    panel = (await panel.press(f"options:{which}:1")).message
    used = [one for one in panel.selects if one.get("options")][-1]  # people are no options
    value = next(one["value"] for one in used["options"] if not one.get("default"))
    panel = (await panel.select(str(value), named=str(used["custom_id"]))).message
    assert used["custom_id"] in [one["custom_id"] for one in panel.selects]
    assert "Retour" in panel.labels


async def test_how_to_play_shows_a_board(house: House) -> None:
    lobby = await open_lobby(house, 4)
    answer = await lobby.press(f"how-to:{lobby_id(lobby)}")
    assert answer.message.alt_texts[0]
    topics = answer.message.selects[0]["options"]
    turned = await answer.message.select(str(topics[1]["value"]))
    assert topics[1]["label"] in turned.text


async def test_words_are_mixed_into_the_shuffle(house: House) -> None:
    lobby = await open_lobby(house, 4)
    ana = await house.client.user("Ana", "en-US")
    fair = (await lobby.press(f"fair:{lobby_id(lobby)}")).message
    form = await fair.press(f"words:{lobby_id(lobby)}")
    await ana.submit(form, words="quarante-deux canards")
    again = (await lobby.press(f"fair:{lobby_id(lobby)}")).message
    assert "Words added so far: 1" in again.text


async def test_pause_end_by_agreement_and_concession(house: House) -> None:
    thumbs, thread = await begin(house, 3, 0)
    ana, bao, chloe = (thumb.person for thumb in thumbs)
    board = await house.board(ana, thread)
    match = str(controls(board, "play:")[0]["custom_id"]).split(":")[1]
    more = (await board.press(f"more:{match}")).message
    await more.press(f"propose:{match}:pause")
    for person in (bao, chloe):
        shown = await house.board(person, thread)
        theirs = (await shown.press(f"more:{match}")).message
        await theirs.press(f"propose:{match}:pause")
    await ana.until(lambda: "en pause" in board.now.text, "the pause on the board")
    more = (await board.now.press(f"more:{match}")).message
    more = (await more.press(f"resume:{match}")).message
    sure = (await more.press(f"concede:{match}")).message
    await sure.press(f"conceded:{match}")
    for person in (bao, chloe):
        shown = await house.board(person, thread)
        theirs = (await shown.press(f"more:{match}")).message
        sure = (await theirs.press(f"propose:{match}:end")).message
        await sure.press(f"end:{match}")
    await ana.until(lambda: controls(board.now, "rematch:"), "the end")


async def test_the_end_verify_replay_export_rematch(house: House) -> None:
    thumbs, thread = await begin(house, 2, 0)
    board = await play_match(house, thumbs, thread)
    match = str(controls(board, "rematch:")[0]["custom_id"]).split(":")[1]
    verdict = await board.press(f"verify:{match}")
    (seed,) = re.findall(r"Graine `([0-9a-f]{64})`", verdict.text)  # where it can be copied
    assert f"`{commitment(bytes.fromhex(seed))}`" in verdict.text
    assert not re.search(DIGITS, board.text)
    film = (await board.press(f"replay:{match}")).message
    assert (await film.files())[0].startswith(b"GIF89a")
    exported = (await verdict.message.press(f"export:{match}")).message
    data = (await exported.files())[0]
    ana, bao = (thumb.person for thumb in thumbs)
    checked = await ana.slash("verify", file=await ana.upload("match.json", data))
    assert checked.text.splitlines()[0] == verdict.text.splitlines()[0]
    assert len(await ana.autocomplete("log", "match", "")) == 1
    assert await ana.autocomplete("concede", "match", "") == []
    before = bao.pings
    opened = await board.press(f"rematch:{match}")
    await bao.until(lambda: bao.pings > before, "the ping of the rematch")
    said = house.texts.get("ui-rematch-open", "fr", channel=f"<#{(await ana.channel())['id']}>")
    assert opened.text == said


DIGITS = r"`([0-9a-f]{64})`"


async def test_what_anybody_can_note_before_and_after_is_what_verify_says(house: House) -> None:
    lobby = await open_lobby(house, 2)
    (seal,) = re.findall(DIGITS, lobby.text.splitlines()[-1])
    ana, bao = [await house.client.user(name) for name in ("Ana", "Bao")]
    which = lobby_id(lobby)
    fair = (await lobby.press(f"fair:{which}")).text
    assert f"`{seal}" in fair
    await (await bao.message(lobby.id)).press(f"join:{which}")
    thread = await house.thread(ana, lobby)
    await ana.until(lambda: thread in lobby.now.text, "the lobby that has begun")
    assert re.findall(DIGITS, lobby.now.text) == [seal]
    first = await house.board(ana, thread)
    assert re.findall(DIGITS, first.text.splitlines()[-1]) == [seal]
    which = str(controls(first, "more:")[0]["custom_id"]).split(":")[1]
    more = (await first.press(f"more:{which}")).message
    promised, early = re.findall(DIGITS, (await more.press(f"verify:{which}")).text)
    assert promised == seal
    board = await play_match(house, [Thumb(ana, 1), Thumb(bao, 2)], thread)
    assert not re.findall(DIGITS, board.text)
    match = str(controls(board, "rematch:")[0]["custom_id"]).split(":")[1]
    said = (await board.press(f"verify:{match}")).text
    assert "rien n’a été modifié depuis" in said.splitlines()[0]
    promised, last = re.findall(DIGITS, said)[:2]
    assert promised == seal
    assert last != early


async def test_the_words_of_the_players_are_shown_at_the_end(house: House) -> None:
    lobby = await open_lobby(house, 2)
    ana, bao = [await house.client.user(name) for name in ("Ana", "Bao")]
    which = lobby_id(lobby)
    fair = (await lobby.press(f"fair:{which}")).message
    form = await fair.press(f"words:{which}")
    await ana.submit(form, words="42 *canards*")
    await (await bao.message(lobby.id)).press(f"join:{which}")
    thread = await house.thread(ana, lobby)
    board = await house.board(ana, thread)
    assert "canards" not in board.text
    board = await play_match(house, [Thumb(ana, 1), Thumb(bao, 2)], thread)
    match = str(controls(board, "rematch:")[0]["custom_id"]).split(":")[1]
    verdict = await board.press(f"verify:{match}")
    assert f"Mots ajoutés par les joueurs : {verbatim('42 *canards*')}." in verdict.text
    assert "canards" not in board.text


async def test_commands_answer_this_person_alone(house: House) -> None:
    thumbs, thread = await begin(house, 2, 0)
    ana = thumbs[0].person
    for command in ("turn", "matches", "board", "log", "rules", "settings", "about", "concede"):
        answer = await ana.slash(command, channel=thread)
        assert answer.message.ephemeral, command
        assert answer.text, command
    listed = await ana.autocomplete("log", "match", "")
    assert "Mon Premier Deck Building" in listed[0]["name"]
    assert await ana.autocomplete("concede", "match", "") == listed  # it runs, so I may give it up
    topics = await ana.autocomplete("rules", "topic", "", channel=thread, game="firstdeck")
    assert topics


async def test_my_settings_hold(house: House) -> None:
    ana = await house.client.user("Ana")
    panel = (await (await ana.slash("settings")).message.press("mine:reading")).message
    panel = (await panel.select("en", named="my-language")).message
    assert "Your settings" in panel.text
    panel = (await panel.press("my-texts:1")).message
    assert "in words" in panel.text
    panel = (await panel.press("mine:time")).message
    panel = (await panel.select("Asia/Tokyo", named="my-zone")).message
    assert "Tokyo" in panel.text
    panel = (await panel.select("23:00-08:00", named="my-quiet-usual")).message
    assert "23:00" in panel.text
    form = await panel.press("my-quiet")
    panel = (await ana.submit(form, start="22h", until="07:30")).message
    assert "22:00" in panel.text
    assert "07:30" in panel.text
    form = await panel.press("my-quiet")
    wrong = await ana.submit(form, start="noon", until="1")
    assert "noon" in wrong.text
    form = await panel.press("my-zone-name")
    assert "Mars" in (await ana.submit(form, zone="Mars")).text
    panel = (await ana.submit(form, zone="bogota")).message
    assert "America/Bogota" in panel.text
    settings = await house.services.play.people.settings(int(ana.id))
    assert settings.home == "America/Bogota"
    assert settings.quiet == Quiet(22 * 60, 9 * 60 + 30, "America/Bogota")
    assert "My data" in (await panel.press("mine:people")).message.labels


async def test_a_server_chooses_who_where_and_how(house: House) -> None:
    ana = await house.client.user("Ana", "en-US")
    panel = (await ana.slash("server")).message
    other = await ana.channel("board-games")
    panel = (await panel.press("ours:who")).message
    panel = (await panel.select(str(other["id"]), named="our-channels")).message
    assert panel.ephemeral
    bao = await house.client.user("Bao", "en-US")
    refused = await bao.slash("play", game="firstdeck")
    assert refused.message.ephemeral
    opened = await bao.slash("play", game="firstdeck", channel=other)
    assert not opened.message.ephemeral


async def test_of_two_managers_at_once_both_have_their_way(house: House) -> None:
    """Both choose while the database is not to be written to for a moment."""
    ana, bao = [await house.client.user(name, "en-US") for name in ("Ana", "Bao")]
    guild = await house.client.guild()
    member = f"/guilds/{guild['id']}/members/{bao.id}"
    await house.client.call("PATCH", member, {"moderator": True})
    panels = [(await person.slash("server")).message for person in (ana, bao)]
    panels[1] = (await panels[1].press("ours:who")).message
    other = await ana.channel("board-games")
    store = house.services.play.store
    with contextlib.closing(sqlite3.connect(store.path, isolation_level=None)) as meanwhile:
        meanwhile.execute("BEGIN IMMEDIATE")
        choices = (
            await panels[0].start("our-pace", "calm"),
            await panels[1].start("our-channels", str(other["id"])),
        )
        for person, choice in zip((ana, bao), choices, strict=True):
            await acknowledged(person, choice)
        await house.seen()
        meanwhile.execute("ROLLBACK")
    for person, choice in zip((ana, bao), choices, strict=True):
        assert (await person.answer(choice)).message.ephemeral
    settings = await house.services.play.servers.settings(int(guild["id"]))
    assert (settings.pace, settings.channels) == ("calm", (int(other["id"]),))


async def acknowledged(person: Visitor, interaction: str) -> None:
    """Wait until the bot has said that it heard of an interaction."""
    outcome = person.outcomes.setdefault(interaction, InteractionOutcome(interaction))
    await person.until(lambda: outcome.states, "an acknowledgement")


async def test_my_data_can_be_had_and_forgotten(house: House) -> None:
    thumbs, thread = await begin(house, 2, 0)
    ana = thumbs[0].person
    exported = (await ana.slash("data export")).message
    assert b"Ana" in (await exported.files())[0]
    sure = (await ana.slash("data delete")).message
    assert "oublié" in (await sure.press("forget")).text
    (match,) = await house.services.play.matches.in_channel(int(thread))
    public = (await house.services.play.matches.board(match)).public
    assert "Ana" not in public.people
    assert public.started_at < datetime.now(UTC)


async def test_who_was_sent_away_comes_back_when_the_host_says_so(house: House) -> None:
    ana, bao = [await house.client.user(name, "en-US") for name in ("Ana", "Bao")]
    lobby = await open_lobby(house, 3)
    which = lobby_id(lobby)
    await (await bao.message(lobby.id)).press(f"join:{which}")
    panel = (await lobby.now.press(f"options:{which}")).message
    panel = (await panel.select(f"person.{bao.id}", named=f"away:{which}")).message
    said = await (await bao.message(lobby.id)).press(f"join:{which}")
    assert said.message.ephemeral
    assert "only its host can let you back" in said.text
    panel = (await panel.select("Bao", named=f"let-back:{which}")).message
    assert not controls(panel, "let-back:")
    await (await bao.message(lobby.id)).press(f"join:{which}")
    seats = (await house.services.play.lobbies.get(which)).seats
    assert [seat.holders[0].name for seat in seats] == ["Ana", "Bao"]
    assert ana.pings == bao.pings == 0


async def test_a_press_shows_the_table_with_its_own_change(house: House) -> None:
    """Also when an earlier change is shown while the press is still at work."""
    bao = await house.client.user("Bao")
    lobby = await open_lobby(house, 3)
    which = lobby_id(lobby)
    cog = house.bot.cogs["LobbyCog"]
    assert isinstance(cog, LobbyCog)
    lobbies = house.services.play.lobbies
    join = lobbies.join

    async def slow(lobby: str, person: Person) -> Lobby:
        cog.reconciler.late(lobby)
        await cog.reconciler.room(1)
        return await join(lobby, person)

    lobbies.join = slow
    answer = await (await bao.message(lobby.id)).press(f"join:{which}")
    assert "Bao" in answer.text


async def test_a_table_that_cannot_be_shown_holds_up_no_other(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_cog, "BATCH", 1)
    cog, play = house.bot.find(LobbyCog), house.services.play
    stuck, _ = sorted([lobby_id(await open_lobby(house, 3)) for _ in range(2)])
    show = cog.reconciler._show

    async def refused(which: str) -> None:
        if which == stuck:
            raise NoChannel
        await show(which)

    cog.reconciler._show = refused
    await house.quiet()
    await play.store.write(lambda db: db.execute("UPDATE lobby SET change = change + 1"))
    for _ in range(2):
        await cog.sweep()
        await house.quiet()
    assert await play.lobbies.stale() == (stuck,)


async def test_a_press_before_the_opening_was_noted_is_shown(house: House) -> None:
    """The answer to the opening stands in the channel before the bot hears that it does."""
    bao = await house.client.user("Bao")
    lobbies = house.services.play.lobbies
    posted = lobbies.posted
    pressed = asyncio.Event()

    async def slow(lobby: str, channel: int, message: int, change: int) -> None:
        if change == 1:  # the opening's
            await pressed.wait()
        await posted(lobby, channel, message, change)

    lobbies.posted = slow
    opening = asyncio.create_task(open_lobby(house, 3))
    seen = await bao.see("Ana")
    answer = await seen.press(f"join:{lobby_id(seen)}")
    assert "Bao" in answer.text
    pressed.set()
    await opening
    await house.quiet()
    assert (await lobbies.get(lobby_id(seen))).shown == 2


async def test_a_full_table_begins_by_the_last_press(house: House) -> None:
    """Nobody sees a table of people that is full and waits."""
    bao = await house.client.user("Bao")
    lobby = await open_lobby(house, 2)
    answer = await (await bao.message(lobby.id)).press(f"join:{lobby_id(lobby)}")
    assert "<#" in answer.text
    assert not answer.message.buttons


async def test_a_table_stays_when_it_is_pressed_at_once(house: House) -> None:
    """A quick press must not be taken for a former table, which goes when a new one opens."""
    thumbs, thread = await begin(house, 2, 0)
    cog = house.bot.find(TableCog)
    present = cog.present
    pressed = asyncio.Event()

    async def slow(context: Context, table: Table, **more: Any) -> None:
        await present(context, table, **more)
        if not context.on_ephemeral:
            await pressed.wait()

    cog.present = slow
    board = await house.board(thumbs[0].person, thread)
    table = (await board.press(str(controls(board, "play:")[0]["custom_id"]))).message
    step = controls(table, "fill:", "next:", "pick:", "set:")[0]
    table = await thumbs[0].use(table, step)
    pressed.set()
    await house.quiet()
    assert table.id in thumbs[0].person.messages_seen


async def test_the_log_tells_who_plays_for_a_seat(house: House) -> None:
    thumbs, thread = await begin(house, 2, 0)
    ana, bao = (thumb.person for thumb in thumbs)
    await house.client.user("Ana", "en-US")
    board = await house.board(ana, thread)
    match = str(controls(board, "play:")[0]["custom_id"]).split(":")[1]
    evil = await house.client.user("*Dov* <@1>", "en-US")
    more = (await (await house.board(bao, thread)).press(f"more:{match}")).message
    sure = (await more.press(f"get-up:{match}")).message
    await sure.press(f"got-up:{match}:ai")
    await house.services.play.matches.settled()
    await ana.see("Une IA joue désormais pour Bao")  # on the board, in the server's language
    more = (await (await house.board(ana, thread)).press(f"more:{match}")).message
    called = (await more.select("1", named=f"sub-for:{match}")).message
    assert "Nobody on the list can be asked now." in called.text
    more = (await (await house.board(evil, thread)).press(f"more:{match}")).message
    await more.select("1", named=f"volunteer:{match}")
    log = (await (await house.board(ana, thread)).press(f"log:{match}")).text
    assert "Bao has left the match." in log
    assert "An AI now plays for Bao." in log
    assert f"{safe(evil.name)} takes over from Bao." in log  # said, and not done
