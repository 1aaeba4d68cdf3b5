"""What buttons, selects and states say, page by page: what is pressed does what it is called."""

import re
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cogs.app import confirmations
from cogs.board.page import board_page
from cogs.lobby.page import lobby_page
from cogs.lobby.panel_page import panel_page
from cogs.match.more import more_page
from cogs.match.page import table_page
from cogs.match.pings import ping_page
from cogs.ui.limits import walk
from cogs.ui.words import holder_name, seat_names, unnamed
from db.records.holders import Holder
from db.records.projections import Ping
from db.records.tournaments import PartOf
from games.core.decision import Answer, Closed
from games.core.text import text
from locales.texts import Locale
from play.lobby.records import Lobby
from play.records import (
    Ending,
    News,
    OwnAnswers,
    Proposal,
    Selection,
    Sharing,
    Table,
)
from tests.cogs import made
from tests.cogs.fit.test_pages_fit import AWAY, Screen
from tests.cogs.labelled import ENGLISH, labels, room, said, table
from tournaments.records import Terms

ALWAYS = {"log": "Log", "text": "In words", "help:firstdeck:": "Rules"}
OWN = {"zoom": "Zoom", "notes": "Notes", "aim": "Aim"}
MORE = {**ALWAYS, "verify": "Verify", "report": "Report a problem"}


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
        "aim",
        "text",
        "help",
        "more-in",
    }
    return {one: label for one, label in found.items() if one.split(":")[0] in wanted}


def test_what_stands_under_a_table() -> None:
    asked = table(0)
    assert asked.question is not None
    undo = f"undo:{asked.answers.undoes}"
    assert buttons(asked) == {undo: "Undo", "zoom": "Zoom", "text": "In words", "more-in": "More…"}
    free = replace(asked, question=None)
    assert buttons(free) == {
        undo: "Undo",
        "table": "Refresh",
        f"go-on:{'n' * 22}": "Next: My First Deck Building",
        "zoom": "Zoom",
        "text": "In words",
        "log": "Log",
        "more-in": "More…",
    }
    rest = {"log": "Log", "notes": "Notes", "aim": "Aim"}
    rest[f"help:firstdeck:{asked.question.rule}"] = "Rules"
    assert rest.items() <= labels(more_page(ENGLISH, asked)).items()
    shown = made.screen(free, "en", may_nudge=True)
    assert labels(table_page(shown, made.PICTURE))["nudge"] == "Remind them"
    for follows, id_, label in ((False, "watch:1", "Follow"), (True, "watch:0", "Stop following")):
        assert buttons(replace(table(None), follows=follows))[id_] == label


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("alone", [False, True])
def test_every_way_out_is_called_as_its_button(locale: Locale, alone: bool) -> None:
    shown = table(0)
    public = replace(shown.public, voices=(0,) if alone else (0, 1), proposals=())
    shown = replace(shown, public=public)
    page = more_page(Screen(locale), shown)
    found = labels(page).values()
    named = re.findall(r"-# \*\*(.+?)\*\*", said(page))
    assert len(named) > 2
    assert [one for one in named if one not in found] == []
    agreed = [made.TEXTS.get(f"ui-way-end{kind}", locale) in said(page) for kind in ("", "-alone")]
    assert agreed == [not alone, alone]


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


PART = PartOf(
    tournament="t",
    name="Coupe",
    shape=msgspec.json.encode(Terms(format="swiss")).decode(),
    rounds=3,
    bracket=(),
    round=1,
    number=1,
    slot=0,
    status="open",
)


@pytest.mark.rule("EVT-5.1")
def test_after_a_rounds_deadline_nobody_may_come_back() -> None:
    away = with_standin(table(0))
    for passed in (False, True):
        public = replace(away.public, part_of=replace(PART, passed=passed))
        shown = replace(away, public=public)
        assert ("sit-again" in buttons(shown)) is not passed
        assert ("come-back" in labels(more_page(ENGLISH, shown))) is not passed
        words = said(table_page(made.screen(shown, "en"), made.PICTURE))
        assert ("You can take your seat back" in words) is not passed
        assert ("an AI plays for you to the end" in words) is passed


@pytest.mark.rule("EVT-1.8")
@pytest.mark.parametrize("locale", made.BOTH)
def test_a_board_tells_how_its_match_has_ended(locale: Locale) -> None:
    ((match, happened), *_) = made.positions(made.GAMES["firstdeck"], 2, 1, 50)
    ways = {
        "agreed": None,
        "over": None,
        "off": replace(PART, status="off"),
        "decided": replace(PART, status="over", decided=True),
    }
    for way, part in ways.items():
        status = "over" if way == "over" else "agreed"
        changes = {"status": status, "standings": None, "part_of": part}
        page = board_page(
            made.board(match, happened, made.PLAIN, **changes), made.TEXTS, locale, None
        )
        assert f"### {made.TEXTS.get(f'ui-board-{way}', locale)}" in said(page)
    played = replace(PART, status="over")
    changes = {"status": "agreed", "standings": None, "part_of": played}
    page = board_page(made.board(match, happened, made.PLAIN, **changes), made.TEXTS, locale, None)
    assert made.TEXTS.get("ui-board-agreed", locale) in said(page)


@pytest.mark.rule("EVT-5.1")
def test_a_match_that_an_ai_had_to_finish_says_what_comes_of_it() -> None:
    """On its board and on everybody's table; not where organisers decided, nor outside of one."""
    ((match, happened), *_) = made.positions(made.GAMES["firstdeck"], 2, 1, 50)
    line, over = "An AI finished this match for", replace(PART, status="over")
    for part, away, told in (
        (over, True, True),
        (over, False, False),
        (replace(over, decided=True), True, False),
        (None, True, False),
    ):
        changes = {"status": "agreed", "standings": None, "part_of": part}
        board = made.board(match, happened, made.PLAIN, **changes)
        shown = replace(table(0, status="over"), question=None)
        shown = replace(shown, public=replace(shown.public, part_of=part))
        if away:
            (first, *others) = board.public.seats
            seats = (replace(first, standin="Castor"), *others)
            board = replace(board, public=replace(board.public, seats=seats))
            shown = with_standin(shown)
        pages = (
            board_page(board, made.TEXTS, "en", None),
            table_page(made.screen(shown, "en"), made.PICTURE),
        )
        assert [line in said(page) for page in pages] == [told, told]


@pytest.mark.rule("EVT-1.2", "EVT-2.5")
def test_from_a_match_that_is_over_one_goes_on_to_its_tournament() -> None:
    """There may be something to say there: who begins the next game of a meeting."""
    ((match, happened), *_) = made.positions(made.GAMES["firstdeck"], 2, 1, 50)
    changes = {"status": "agreed", "standings": None, "part_of": replace(PART, status="over")}
    board = made.board(match, happened, made.PLAIN, locale="en", **changes)
    bot: Any = SimpleNamespace(texts=made.TEXTS, games=made.GAMES)
    ping = Ping(
        made.MATCH,
        "firstdeck",
        1,
        2,
        3,
        "Ana",
        0,
        "end",
        made.NOW,
        None,
        None,
        1,
        None,
        None,
        False,
    )
    over = table(0, status="over")
    over = replace(over, public=replace(over.public, part_of=replace(PART, status="over")))
    pages = (
        board_page(board, made.TEXTS, "en", None),
        ping_page(bot, ping, board),
        table_page(made.screen(over, "en"), None),
    )
    for page in pages:
        shown = labels(page)
        assert shown["t-next:t"] == "My tournament"
        assert "rematch" not in shown


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
    shown = table(0, sharing=Sharing(partners=partners), news=News(played_for_me=1))
    words = said(table_page(made.screen(shown, "en"), made.PICTURE))
    for ident, values in (
        ("played-for-you", {"count": 1}),
        ("partners-answered", {"names": "Dov and Éva", "count": 2}),
    ):
        assert made.TEXTS.get(f"ui-{ident}", "en", **values) in words


def test_what_can_be_done_beside_playing() -> None:
    beside = {
        "sub-seek": "Find a substitute",
        "get-up": "Leave for good",
        "concede": "Concede",
    }
    for proposals, found in (
        ((), {"propose:pause": "Ask for a pause", "propose:end": "Ask to end it here"}),
        (
            (Proposal("pause", 0, (0,), (1,)), Proposal("end", 0, (0,), (1,))),
            {"decline:pause": "No pause", "decline:end": "Play on"},
        ),
    ):
        shown = table(0, question=None, proposals=proposals, voices=(0, 1, 2))
        assert labels(more_page(ENGLISH, shown)) == {**MORE, **OWN, **found, **beside}
    paused = table(0, question=None, proposals=(), paused_at=made.NOW)
    assert labels(more_page(ENGLISH, paused)) == {**MORE, **OWN, "resume": "Resume", **beside}
    over = table(0, question=None, status="over")
    assert labels(more_page(ENGLISH, over)) == {
        **ALWAYS,
        **OWN,
        "export": "Export",
        "report": MORE["report"],
    }


def test_what_who_looks_on_can_do() -> None:
    seats = tuple(replace(one, free=True) for one in table(None).public.seats)
    shown = table(None, seats=seats)
    assert labels(more_page(ENGLISH, shown)) == {
        **MORE,
        "aim": "Aim",
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
    assert said(page).count("FDB\u20111") == 3  # no line ends within it
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
    shown = table(0, question=None, answers=OwnAnswers(given, can_take_back=True))
    found = labels(table_page(made.screen(shown, "en"), made.PICTURE))
    dots = {one: label for one, label in found.items() if one.startswith("dot")}
    assert dots.keys() == expected.keys()
    assert all(dots[one].startswith(label) for one, label in expected.items())


def test_answers_to_questions_of_a_kind_are_numbered_and_said_in_words() -> None:
    kinds = ("deck", "order", "order", "discard")
    given = tuple(Answer(str(at), kind, ()) for at, kind in enumerate(kinds))
    shown = table(0, question=None, answers=OwnAnswers(given, can_take_back=True))
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
    page = table_page(made.screen(replace(shown, selection=Selection(picked)), "en"), made.PICTURE)
    found = {one.split(":")[0]: label for one, label in labels(page).items()}
    assert found["clear"] == "Start again"
    assert found["confirm"] != "Confirm"  # it names what it does
    page = table_page(made.screen(replace(shown, selection=Selection(())), "en"), made.PICTURE)
    nothing = {one.split(":")[0]: label for one, label in labels(page).items()}
    assert nothing["confirm"] == "Confirm"
    assert "clear" not in nothing


def test_what_picks_come_to_is_said_below_them() -> None:
    shown = table(0)
    assert shown.question is not None
    picked = tuple(option.id for option in shown.question.options[:2])
    counted = replace(shown, selection=Selection(picked, why=text("allstar-shows-kit")))
    words = said(table_page(made.screen(counted, "en"), made.PICTURE))
    assert words.index("### ") < words.index("One of each symbol")
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
    shown = table(0, status="over", standings=(), ending=Ending(stood_in=(1, 7, 0)), question=None)
    names = made.PLAIN
    match, happened = next(made.positions(made.GAMES["firstdeck"], 3, 0))
    over = made.board(match, happened, names, status="over", standings=())
    board = replace(over, ending=Ending(stood_in=(1, 7, 0)))
    for page in (
        board_page(board, made.TEXTS, locale, made.PICTURE),
        table_page(made.screen(shown, locale), made.PICTURE),
    ):
        lines = said(page).replace("\u00a0", " ")
        assert once in lines
        assert often in lines
        assert lines.count("IA" if locale == "fr" else "An AI") == 2
