"""What first words, pings, direct messages and lists say."""

from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.lobby.games import games_page
from cogs.match.lists import MOST, Line, entrance_line, list_page, plain_waiting_line
from cogs.match.page import table_page
from cogs.match.pings import direct_page, ping_page
from cogs.server.hello import hello_page
from cogs.ui.limits import walk
from cogs.ui.words import spent_line, stamp
from db.records.projections import Ping
from locales.texts import Locale
from play.records import News, Proposal
from tests.cogs import made
from tests.cogs.fit.test_pages_fit import Screen
from tests.cogs.labelled import ENGLISH, labels, said, table


def test_first_words_and_the_choice_of_a_game() -> None:
    bot: Any = SimpleNamespace(texts=made.TEXTS, games=made.GAMES)
    assert labels(hello_page(bot, "en")) == {
        "solo": "Play now",
        "several": "Open a table",
        "l-list": "Learn by playing",
        "solo-at": "Choose a game, against AIs…",
    }
    screen = Screen("en")
    page = games_page(screen)
    assert labels(page) == {"open:0:": screen.ui("which-game")}
    (games,) = [node["options"] for node in walk(page.view().to_components()) if "options" in node]
    (sampler,) = [one for one in games if one["value"] == "sampler"]
    assert (sampler["label"], sampler["description"]) == ("Sampler", "1 to 8 players")


@pytest.mark.parametrize("locale", made.BOTH)
def test_first_words_say_which_game_a_press_begins_and_what_each_is_about(locale: Locale) -> None:
    bot: Any = SimpleNamespace(texts=made.TEXTS, games=made.GAMES)
    page = hello_page(bot, locale)
    first = made.TEXTS.get(f"{next(iter(made.GAMES))}-name", locale)
    solo = made.TEXTS.get("ui-solo", locale)
    assert any(solo in line and first in line for line in said(page).splitlines())
    (games,) = [node["options"] for node in walk(page.view().to_components()) if "options" in node]
    assert not [one for one in games if one.get("description", "").endswith("…")]


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
        page = table_page(made.screen(table(0, news=News(spent=spent)), "en"), made.PICTURE)
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
