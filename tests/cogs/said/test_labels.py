"""What buttons, selects and states say, page by page: what is pressed does what it is called."""

from dataclasses import replace
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from cogs.app import confirmations
from cogs.board.page import board_page
from cogs.lobby.page import lobby_page
from cogs.lobby.panel_page import panel_page
from cogs.match.lists import MOST, Line, entrance_line, list_page, plain_waiting_line
from cogs.match.more import more_page
from cogs.match.page import table_page
from cogs.match.pings import direct_page, ping_page
from cogs.server.hello import games_page, hello_page
from cogs.ui.limits import walk
from cogs.ui.words import holder_name, seat_names, spent_line, stamp, unnamed
from db.records.holders import Holder
from db.records.projections import Ping
from games.core.decision import Answer, Closed
from games.core.text import text
from locales.texts import Locale
from play.records import Lobby, Proposal, Table
from tests.cogs import made
from tests.cogs.fit.test_pages_fit import AWAY, Screen
from tests.cogs.labelled import ENGLISH, labels, room, said, table

ALWAYS = {"log": "Log", "text": "In words", "help:firstdeck:": "Rules"}
MORE = {**ALWAYS, "report": "Report a problem"}


def buttons(shown: Table) -> dict[str, str]:
    """What stands under a table, without the controls of its question."""
    found = labels(table_page(made.screen(shown, "en"), made.PICTURE))
    wanted = {
        "undo",
        "sit-again",
        "watch",
        "table",
        "go-on",
        "nudge",
        "notes",
        "why",
        "zoom",
        "log",
        "text",
        "help",
    }
    return {one: label for one, label in found.items() if one.split(":")[0] in wanted}


def test_what_stands_under_a_table() -> None:
    asked = table(0)
    assert asked.question is not None
    undo, rule = f"undo:{asked.undoes}", f"help:firstdeck:{asked.question.rule}"
    foot = {"zoom": "Zoom", "log": "Log", "notes": "Notes", "text": "In words"}
    assert buttons(asked) == {undo: "Undo", **foot, rule: "Rules"}
    free = replace(asked, question=None)
    assert buttons(free) == {
        undo: "Undo",
        "table": "Refresh",
        f"go-on:{'n' * 22}": "Next: My First Deck Building",
        **foot,
        "help:firstdeck:": "Rules",
    }
    shown = made.screen(free, "en", may_nudge=True)
    assert labels(table_page(shown, made.PICTURE))["nudge"] == "Remind them"
    for follows, id_, label in ((False, "watch:1", "Follow"), (True, "watch:0", "Stop following")):
        assert buttons(replace(table(None), follows=follows))[id_] == label


def with_standin(shown: Table) -> Table:
    seats = tuple(replace(one, standin="Castor") for one in shown.public.seats)
    return replace(shown, public=replace(shown.public, seats=seats))


def test_who_is_stood_in_for_may_come_back() -> None:
    shown = with_standin(table(0))
    assert buttons(shown)["sit-again"] == "Take my seat back"
    assert labels(more_page(ENGLISH, shown))["come-back"] == "Take my seat back"
    assert made.TEXTS.get("ui-stood-in", "en") in said(
        table_page(made.screen(shown, "en"), made.PICTURE)
    )


STATUS: dict[str, Table] = {
    "Your turn": table(0),
    "Waiting": table(0, question=None),
    "Watching": table(None),
    "Paused": table(0, paused_at=made.NOW),
    "Match over": table(0, status="over"),
}


@pytest.mark.parametrize("status", STATUS)
def test_the_status_of_a_table(status: str) -> None:
    assert f"**{status}**" in said(table_page(made.screen(STATUS[status], "en"), made.PICTURE))


def test_what_others_did_for_somebody_is_told() -> None:
    partners = (Holder(5, "Dov"), Holder(6, "Éva"))
    shown = table(0, partners=partners, played_for_me=1)
    words = said(table_page(made.screen(shown, "en"), made.PICTURE))
    for ident, values in (
        ("played-for-you", {"count": 1}),
        ("partners-answered", {"names": "Dov and Éva", "count": 2}),
    ):
        assert made.TEXTS.get(f"ui-{ident}", "en", **values) in words


def test_what_can_be_done_beside_playing() -> None:
    beside = {"get-up": "Leave for good", "concede": "Concede"}
    for proposals, found in (
        ((), {"propose:pause": "Ask for a pause", "propose:end": "Ask to end it here"}),
        (
            (Proposal("pause", 0, (0,), (1,)), Proposal("end", 0, (0,), (1,))),
            {"decline:pause": "No pause", "decline:end": "Play on"},
        ),
    ):
        shown = table(0, proposals=proposals, voices=(0, 1, 2))
        assert labels(more_page(ENGLISH, shown)) == {**MORE, **found, **beside}
    paused = table(0, proposals=(), paused_at=made.NOW)
    assert labels(more_page(ENGLISH, paused)) == {**MORE, "resume": "Resume", **beside}
    over = table(0, status="over")
    assert labels(more_page(ENGLISH, over)) == {**MORE, "export": "Export"}


def test_what_who_looks_on_can_do() -> None:
    seats = tuple(replace(one, free=True) for one in table(None).public.seats)
    shown = table(None, seats=seats)
    assert labels(more_page(ENGLISH, shown)) == {
        **MORE,
        "follow:1": "Follow",
        "volunteer": "Play for somebody",
    }
    assert labels(more_page(ENGLISH, replace(shown, follows=True)))["follow:0"] == "Stop following"


# Asked once more


def test_what_cannot_be_undone_is_asked_in_its_own_words() -> None:
    alone, several = table(0, voices=(0,)), table(0, voices=(0, 1, 2))
    agreed = table(0, voices=(0, 1), proposals=(Proposal("end", 1, (1,), (0,)),))
    ui = ENGLISH.ui
    back = {"more-in": "Back"}
    asked = [
        (confirmations.ending(ENGLISH, alone), ui("end-alone"), {"end": "End the match", **back}),
        (confirmations.ending(ENGLISH, agreed), ui("end-last"), {"end": "End the match", **back}),
        (
            confirmations.ending(ENGLISH, several),
            ui("end-asks", names="**Bao** and **Chloé**", count=2).replace("**", ""),
            {"end": "Ask to end it here", **back},
        ),
        (
            confirmations.conceding(ENGLISH, made.MATCH, f"more-in:{made.MATCH}"),
            ui("concede-sure"),
            {"conceded": "Concede for good", **back},
        ),
        (
            confirmations.leaving(ENGLISH, alone),
            ui("get-up-alone", names="", count=0),
            {"got-up:alone": "Leave for good", **back},
        ),
        (
            confirmations.leaving(ENGLISH, several),
            ui("get-up-ai", names="", count=0),
            {"got-up:ai": "Leave for good", **back},
        ),
    ]
    for page, sentence, found in asked:
        assert said(page).strip().replace("**", "") == sentence
        assert labels(page) == found
    labelled = [confirmations.end_label(ENGLISH, one) for one in (alone, several)]
    assert labelled == ["End the match", "Ask to end it here"]


def test_a_table_with_others_is_closed_in_words_that_name_them() -> None:
    shown: Lobby = room().lobby
    page = confirmations.closing(ENGLISH, shown)
    names = "Ana, Bao and Chloé"
    assert said(page).strip() == ENGLISH.ui("cancel-sure", names=names, count=3)
    assert labels(page) == {
        f"close:{confirmations.who_sits(shown)}": "Close this table",
        "options": "Back",
    }


# Settings


# First words, lists, pings


def test_first_words_and_the_choice_of_a_game() -> None:
    bot: Any = SimpleNamespace(texts=made.TEXTS, games=made.GAMES)
    assert labels(hello_page(bot, "en")) == {"solo": "Play an AI now", "several": "Open a table"}
    screen = Screen("en")
    page = games_page(screen)
    assert labels(page) == {"open:0:": screen.ui("which-game")}
    (games,) = [node["options"] for node in walk(page.view().to_components()) if "options" in node]
    (sampler,) = [one for one in games if one["value"] == "sampler"]
    assert (sampler["label"], sampler["description"]) == ("Sampler", "1 to 8 players")


@pytest.mark.parametrize(
    ("kind", "label"),
    [("turn", "Play"), ("reminder", "Play"), ("end", "Look"), ("next", "Look")],
)
def test_a_ping_leads_to_the_table(kind: Any, label: str) -> None:
    bot: Any = SimpleNamespace(texts=made.TEXTS, games=made.GAMES)
    ping = Ping(
        made.MATCH, "nba", 1, 2, 3, "Ana", 0, kind, made.NOW, None, None, 1, None, None, False
    )
    *_, (match, happened) = made.positions(made.GAMES["nba"], 2, 1, 10_000)
    board = made.board(match, happened, made.PLAIN, locale="en", proposals=())
    page = ping_page(bot, ping, board)
    again = {"rematch": "Rematch"} if kind == "end" else {}
    assert labels(page) == {"play": label, **again}
    words = made.TEXTS.get(f"ui-ping-{kind}", "en", who="<@3>", game="NBA Deck-Building")
    assert words in said(page)
    assert ("due <t:" in said(page)) == (kind in {"turn", "reminder"})


@pytest.mark.rule("TIM-2.3")
@pytest.mark.parametrize(
    ("kind", "standin", "words"),
    [
        (
            "missed",
            None,
            "Your time ran out in **NBA Deck-Building**: an answer was given for you.",
        ),
        ("missed", "sensible", "an AI is playing for you. You can take your seat back"),
        ("turn", None, "Your time ran out last time: an answer was given for you."),
    ],
)
def test_a_direct_message_says_that_a_sitting_was_missed(
    kind: Any, standin: str | None, words: str
) -> None:
    host: Any = SimpleNamespace(texts=made.TEXTS, games=made.GAMES, get_guild=lambda _: None)
    *_, (match, happened) = made.positions(made.GAMES["nba"], 2, 1, 10_000)
    board = made.board(match, happened, made.PLAIN, locale="en", proposals=())
    seats = tuple(replace(one, standin=standin) for one in board.public.seats)
    board = replace(board, public=replace(board.public, seats=seats))
    ping = Ping(
        match=made.MATCH,
        game="nba",
        server=1,
        channel=2,
        person=3,
        name="Ana",
        seat=0,
        kind=kind,
        deadline_at=made.NOW,
        old_channel=None,
        old_message=None,
        token=1,
        locale="en",
        direct=9,
        missed=True,
    )
    assert words in said(direct_page(host, ping, board))
    fine = replace(ping, missed=False)
    assert (words in said(direct_page(host, fine, board))) == (kind == "missed")


@pytest.mark.rule("TIM-2.2")
@pytest.mark.parametrize(
    ("half_days", "words"),
    [(1, "half a day off was spent"), (2, "one day off was spent"), (3, "1.5 days off were spent")],
)
def test_half_days_that_were_spent_are_told_in_days(half_days: int, words: str) -> None:
    assert words in spent_line(half_days, made.TEXTS, "en")
    for spent in (half_days, 0):
        page = table_page(made.screen(table(0, spent=spent), "en"), made.PICTURE)
        assert (words in said(page)) == (spent > 0)


def test_a_ping_says_what_is_proposed() -> None:
    bot: Any = SimpleNamespace(texts=made.TEXTS, games=made.GAMES)
    ping = Ping(
        made.MATCH, "nba", 1, 2, 3, "Ana", 0, "turn", made.NOW, None, None, 1, None, None, False
    )
    match, happened = next(made.positions(made.GAMES["nba"], 2, 1))
    proposed = (Proposal("pause", 1, (1,), (0,)),)
    board = made.board(match, happened, made.PLAIN, locale="en", proposals=proposed, awaited=(1,))
    page = ping_page(bot, ping, board)
    assert labels(page) == {"more": "Answer"}
    assert "proposes a pause" in said(page)


def test_a_long_list_says_how_many_more_there_are() -> None:
    lines = [Line(str(number), "a match", "a match") for number in range(MOST + 3)]
    more = ENGLISH.ui("list-more", count=3)
    page = list_page(ENGLISH, "Matches", lines)
    assert said(page).strip().endswith(more)
    assert labels(page) == {"play": ENGLISH.ui("open-match")}
    assert said(list_page(ENGLISH, "Matches", lines[:MOST])).strip().endswith("a match")
    assert ENGLISH.ui("list-empty") in said(list_page(ENGLISH, "Matches", []))


@pytest.mark.parametrize(
    ("left", "words"),
    [
        (timedelta(days=7), "7 days left"),
        (timedelta(days=3), "3 days left"),
        (timedelta(days=2, hours=23, minutes=59), "71 h left"),
        (timedelta(hours=1), "1 h left"),
        (timedelta(minutes=59, seconds=30), "59 min left"),
        (timedelta(minutes=-5), "0 min left"),
    ],
)
def test_how_long_is_left_is_said_in_units_that_fit(left: timedelta, words: str) -> None:
    """Where Discord does not write moments itself."""
    waiting = made.entrance("allstar", ["Ana"], deadline_at=made.NOW + left)
    assert plain_waiting_line(waiting, ENGLISH).endswith(f" · {words}")


def test_a_running_match_in_a_list_says_whether_it_waits_for_its_reader() -> None:
    entrance = made.entrance("nba", ["Ana"])
    for asked, end in ((True, f" · your turn · {stamp(made.NOW)}"), (False, " · Ana")):
        assert entrance_line(replace(entrance, asked=asked), ENGLISH).endswith(end)


# Where less is usual


def test_people_whom_a_server_does_not_let_be_named_are_numbered() -> None:
    """The AIs among them keep their names."""
    shown = table(0).public.seats
    ai = replace(shown[1], holders=(Holder(None, "Castor", ai=True),))
    seats = unnamed((shown[0], ai, shown[2]), made.TEXTS, "en")
    names = [holder.name for seat in seats for holder in seat.holders]
    assert names == ["Player 1", "Castor", "Player 2"]


def test_beside_whom_there_is_room_and_who_was_forgotten() -> None:
    nodes = list(walk(lobby_page(room()).view().to_components()))
    (beside,) = [node["options"] for node in nodes if node.get("custom_id", "").startswith("besid")]
    assert [one["description"] for one in beside] == ["one more person"] * 3
    forgotten = panel_page(room(), 0, [replace(AWAY[0], name="")])
    (back,) = [
        node["options"]
        for node in walk(forgotten.view().to_components())
        if node.get("custom_id", "").startswith("let-back:")
    ]
    assert [one["label"] for one in back] == ["Former player"]


def test_how_holders_are_shown() -> None:
    holders = (
        (Holder(None, "Castor", ai=True), "🤖 Castor"),
        (Holder(1, "Ana"), "Ana"),
        (Holder(1, ""), "Former player"),
    )
    for holder, name in holders:
        assert holder_name(holder, made.TEXTS, "en") == name
    seats = tuple(replace(one, holders=(Holder(1, ""),)) for one in table(0).public.seats)
    public = replace(table(0).public, seats=seats)
    assert seat_names(public, made.TEXTS, "en") == ("Former player",) * 3


def test_what_may_not_be_picked_and_whether_somebody_is_awaited() -> None:
    shown = table(0)
    assert shown.question is not None
    reasons = (text("firstdeck-chapter-round-name", round=number) for number in range(5))
    closed = [Closed(text("firstdeck-stage-decks"), why, "FDB-1") for why in reasons]
    other = Closed(text("firstdeck-stage-over"), closed[0].why, "FDB-1")
    closed = (*closed, other, other)  # one reason of two things, one of which is there twice
    asked = replace(shown, question=msgspec.structs.replace(shown.question, closed=closed))
    page = table_page(made.screen(asked, "en"), made.PICTURE)
    assert said(page).count("FDB-1") == 3
    assert "Choosing the starting decks, The match is over:" in said(page)
    assert "and 2 more (see “Why not?”)" in said(page)
    assert buttons(asked)["why"] == "Why not?"
    nobody = table(0, question=None, awaited=())
    page = table_page(made.screen(nobody, "en"), made.PICTURE)
    assert "Nobody needs to answer right now." in said(page)


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        (1, {"dot:0": "Change my answer"}),
        (5, {"dot": "Take back an answer"}),
    ],
)
def test_sealed_answers_are_taken_back(answers: int, expected: dict[str, str]) -> None:
    question = table(0).question
    assert question is not None
    given = tuple(Answer(str(at), question.kind, ()) for at in range(answers))
    shown = table(0, question=None, given=given, can_take_back=True)
    found = labels(table_page(made.screen(shown, "en"), made.PICTURE))
    dots = {one: label for one, label in found.items() if one.startswith("dot")}
    assert dots.keys() == expected.keys()
    assert all(dots[one].startswith(label) for one, label in expected.items())


def test_answers_to_questions_of_a_kind_are_numbered_and_said_in_words() -> None:
    kinds = ("deck", "order", "order", "discard")
    given = tuple(Answer(str(at), kind, ()) for at, kind in enumerate(kinds))
    shown = table(0, question=None, given=given, can_take_back=True)
    page = table_page(made.screen(shown, "en"), made.PICTURE)
    (options,) = [
        [one["label"] for one in node["options"]]
        for node in walk(page.view().to_components())
        if "dot" in node.get("custom_id", "")
    ]
    assert options == [
        "Change: Starting deck",
        "Change: Order under the deck (1)",
        "Change: Order under the deck (2)",
        "Change: Card to throw out",
    ]


def test_a_board_says_in_passing_who_is_awaited() -> None:
    match, happened = next(made.positions(made.GAMES["firstdeck"], 3, 0))
    board = made.board(match, happened, made.PLAIN)
    assert " · waiting for **Ana**, **Bao** and **Chloé**" in said(
        board_page(board, made.TEXTS, "en", None)
    )
    stopped = replace(board, public=replace(board.public, paused_at=made.NOW))
    stage = said(board_page(stopped, made.TEXTS, "en", None)).strip().splitlines()[0]
    assert stage.endswith("** · paused")


def test_a_selection_is_confirmed_or_begun_anew() -> None:
    shown = table(0)
    assert shown.question is not None
    picked = tuple(option.id for option in shown.question.options[:2])
    page = table_page(made.screen(replace(shown, selection=picked), "en"), made.PICTURE)
    found = {one.split(":")[0]: label for one, label in labels(page).items()}
    assert found["clear"] == "Start again"
    assert found["confirm"] != "Confirm"  # it names what it does
    page = table_page(made.screen(replace(shown, selection=()), "en"), made.PICTURE)
    nothing = {one.split(":")[0]: label for one, label in labels(page).items()}
    assert nothing["confirm"] == "Confirm"
    assert "clear" not in nothing


def test_what_picks_come_to_is_said_below_them() -> None:
    shown = table(0)
    assert shown.question is not None
    picked = tuple(option.id for option in shown.question.options[:2])
    counted = replace(shown, selection=picked, gathered=text("allstar-shows-kit"))
    words = said(table_page(made.screen(counted, "en"), made.PICTURE))
    assert words.index("### ") < words.index("one of each symbol")
    assert "one of each symbol" not in said(table_page(made.screen(shown, "en"), made.PICTURE))


@pytest.mark.parametrize(
    ("locale", "once", "often"),
    [
        ("en", "An AI made one move for Ana.", "An AI made 7 moves for Bao."),
        ("fr", "Pour Ana, une IA a joué un coup.", "Pour Bao, une IA a joué 7 coups."),
    ],
)
def test_the_final_board_and_table_say_for_whom_an_ai_has_played(
    locale: Locale, once: str, often: str
) -> None:
    shown = table(0, status="over", standings=(), stood_in=(1, 7, 0), question=None)
    names = made.PLAIN
    match, happened = next(made.positions(made.GAMES["firstdeck"], 3, 0))
    over = made.board(match, happened, names, status="over", standings=())
    board = replace(over, stood_in=(1, 7, 0))
    for page in (
        board_page(board, made.TEXTS, locale, made.PICTURE),
        table_page(made.screen(shown, locale), made.PICTURE),
    ):
        lines = said(page).replace("\u00a0", " ")
        assert once in lines
        assert often in lines
        assert lines.count("IA" if locale == "fr" else "An AI") == 2
