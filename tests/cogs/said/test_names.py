"""Whatever people call themselves, it is shown as it is and says nothing in the bot's voice."""

import re
import unicodedata
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from cogs.app.channels.channels import THREAD_NAME, thread_name
from cogs.board.page import board_page
from cogs.lobby.page import lobby_page
from cogs.lobby.panel_page import panel_page
from cogs.lobby.screen import LobbyScreen
from cogs.match.films.ending import seed_lines
from cogs.match.lists import (
    Line,
    entrance_line,
    list_page,
    plain_line,
    plain_waiting_line,
    waiting_line,
)
from cogs.match.more import more_page
from cogs.match.page import table_page
from cogs.ui.limits import walk
from cogs.ui.names import APART, TOGETHER, UNSEEN, bare, safe, verbatim
from cogs.ui.page import Page, clip
from cogs.ui.words import alt_text, entry_line, reader, seat_names
from locales.texts import Locale
from play.base.writing import tidied
from play.records import Person
from tests.cogs import made
from tests.cogs.fit.test_pages_fit import BIG, Screen, lobby

SIGNS = r"\*_~|`[]()<>:@#-+>.!?/&,;='\"{}$%^ 0123456789abtFx"
DIRECTIONS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
FORMS = [
    *("[Free", "](https://evil.example)", "[x](https://evil.example)", "https://evil.example"),
    *("<t:0:F>", "</x:1>", "<#1>", "<:x:1>", "<a:x:1>", "<@1>", "<@&1>", "<id:home>", "@everyone"),
    *("*a*", "**", "__", "~~", "||a||", "`a`", "```", "\\", "\\\\", ":skull:", "@here"),
    *("# a", "## a", "-# a", "> a", ">>> a", "- a", "* a", "+ a", "1. a", "  - a", " 12. a"),
    *("a\nb", "a\r\n# b", "a\u2028> b", "a\x85b", "\ta", "a\0b", "\ud800"),
    *(
        "שלום",
        "مرحبا",
        "a שלום (1)",
        "\u202eoaB",
        "\u2066\u2067",
        "\u200b",
        "\u3164",
        "\u0338\u0338",
    ),
    *(
        "Z" + "\u0335" * 20,
        "👩\u200d👩\u200d👧",
        "🏴\U000e0067\U000e0062\U000e007f",
        "é",
        "❤\ufe0f",
    ),
]
NAMES = st.one_of(
    st.text(max_size=32),
    st.text(SIGNS, max_size=32),
    st.text(SIGNS + DIRECTIONS + "אب\n", max_size=12),
    st.sampled_from(FORMS),
    st.lists(st.sampled_from(FORMS), max_size=3).map("".join),
)
ESCAPE = re.compile(r"\\([^0-9A-Za-z\s])")  # as Discord reads them
MARKUP = re.compile(r"[\\*_~|`\[\]()<>:@]")
OPENING = re.compile(r"^ *(?:#{1,3} |-# |>>> |> |[-*+] |[0-9]+\. )", re.MULTILINE)


def free(said: str) -> str:
    """A text with a letter in place of each sign that is escaped."""
    return ESCAPE.sub("x", said)


def read(said: str) -> str:
    """A text as Discord shows it, when nothing of it is markup."""
    return ESCAPE.sub(r"\1", said)


@given(NAMES)
def test_a_name_is_shown_as_it_is(name: str) -> None:
    assert read(safe(name)) == bare(name)
    assert read(verbatim(name)) == tidied(name)


@given(NAMES)
def test_no_sign_of_markup_is_left_to_itself(name: str) -> None:
    for said in (safe(name), verbatim(name)):
        assert not MARKUP.search(free(said))
        assert not OPENING.search(said.removeprefix(APART))


@given(NAMES, NAMES)
def test_no_two_names_come_to_markup_together(one: str, other: str) -> None:
    for between in ("", " ", ", ", " & ", ": ", "](https://ours.example) "):
        said = f"{safe(one)}{between}{safe(other)}"
        assert not MARKUP.search(free(said).replace(between, "", 1) if between else free(said))


@given(NAMES)
def test_a_name_turns_nothing_around(name: str) -> None:
    for said in (safe(name), bare(name)):
        inner = said
        if any(unicodedata.bidirectional(sign) in {"R", "AL"} for sign in said):
            assert (said[0], said[-1]) == (APART, TOGETHER)
            inner = said[1:-1]
        assert not set(inner) & set(DIRECTIONS)


@given(NAMES)
def test_a_name_is_one_line_that_can_be_seen(name: str) -> None:
    for said in (safe(name), bare(name)):
        assert len(said.splitlines()) == (1 if name else 0)
        said.encode()  # raises where something cannot be sent
        assert not name or any(unicodedata.category(sign)[0] in "LNPS" for sign in said)
        assert not re.search(r"[\u0300-\u036f]{4}|^[\u0300-\u036f]", said)


@given(NAMES)
def test_what_was_written_once_can_be_written_again(name: str) -> None:
    assert bare(bare(name)) == bare(name)
    assert safe(bare(name)) == safe(name)
    assert tidied(tidied(name)) == tidied(name)


@pytest.mark.parametrize(
    ("name", "message", "label"),
    [
        ("Jean-Luc d’Ys (2)", r"Jean-Luc d’Ys \(2\)", "Jean-Luc d’Ys (2)"),
        ("-# petit", r"\-# petit", "-# petit"),
        ("1. Ana", r"1\. Ana", "1. Ana"),
        ("a_b", r"a\_b", "a_b"),
        ("\u202enamdoog", "namdoog", "namdoog"),
        ("\u3164\u200b", UNSEEN, UNSEEN),
        ("שלום", f"{APART}שלום{TOGETHER}", f"{APART}שלום{TOGETHER}"),
        ("👩\u200d👧", "👩\u200d👧", "👩\u200d👧"),
        ("é́́́́", "é́́́", "é́́́"),
        ("", "", ""),
    ],
)
def test_names_of_all_kinds(name: str, message: str, label: str) -> None:
    assert (safe(name), bare(name)) == (message, label)


@given(st.lists(NAMES, max_size=4), st.integers(4, 60))
def test_what_is_cut_stays_apart(names: list[str], most: int) -> None:
    said = clip(", ".join(map(bare, names)), most)
    assert len(said) <= most
    assert said.count(APART) == said.count(TOGETHER)
    assert clip(said, most) == said


# On every page

HOSTILE = [tuple((FORMS * 2)[at : at + 6]) for at in range(0, len(FORMS), 6)]
BACKWARDS = ("שלום", "مرحبا", "אבג", "دال", "ה", "و")


class Said:
    """What pages say where it is formatted, and where it is not."""

    def __init__(self) -> None:
        self.formatted: list[str] = []
        self.labels: list[str] = []

    def page(self, page: Page) -> None:
        for node in walk(page.view().to_components()):
            self.formatted += [node["content"]] if "content" in node else []
            for one in (node, *node.get("options", ())):
                self.labels += [str(one[part]) for part in ("label", "description") if part in one]

    def match(self, key: str, names: tuple[str, ...], locale: Locale) -> None:
        """A match in the middle and at its end, from all sides."""
        game = made.GAMES[key]
        screen = Screen(locale)
        for match, happened in made.positions(game, max(game.info.seats), 5, 100):
            board = made.board(match, happened, names)
            self.page(board_page(board, made.TEXTS, locale, None))
            for seat in (0, None):
                table = made.table(match, happened, seat, names)
                self.page(table_page(made.screen(table, locale), None))
                seats = tuple(replace(one, free=True) for one in table.public.seats)
                offered = replace(table.public, seats=seats)
                self.page(more_page(screen, replace(table, public=offered)))
                who = reader(table.public, made.TEXTS, locale, seat)
                told = made.entries(happened, seat)
                self.formatted += [entry_line(one, made.TEXTS, who) for one in told]
                label = reader(table.public, made.TEXTS, locale, seat, plain=True)
                self.labels.append(alt_text(table, made.TEXTS, label))
            people = ", ".join(seat_names(board.public, made.TEXTS, locale))
            bot: Any = SimpleNamespace(texts=made.TEXTS)
            self.labels.append(thread_name(bot, locale, board.public, people))

    def lobby(self, key: str, names: tuple[str, ...], locale: Locale) -> None:
        """A table before its match, with all that its host sees."""
        game = made.GAMES[key]
        away = [Person(BIG - at, name) for at, name in enumerate(names)]
        for status in ("open", "started"):
            for space in (False, True):
                made_up = lobby(key, max(game.info.seats), names, status, room=space)
                room = LobbyScreen(made_up, game, made.TEXTS, locale)
                self.page(lobby_page(room))
                for page in range(3):
                    self.page(panel_page(room, page, away))

    def lists(self, key: str, names: tuple[str, ...], locale: Locale) -> None:
        """Matches that wait, and others."""
        screen = Screen(locale)
        seats = ((names[0], names[1]), (names[2],))
        waiting = made.entrance(key, seats)
        lines = [
            Line("a", waiting_line(waiting, screen), plain_waiting_line(waiting, screen)),
            Line("b", entrance_line(waiting, screen), plain_line(waiting, screen)),
        ]
        self.page(list_page(screen, "x", lines))


def all_said(key: str, names: tuple[str, ...], locale: Locale) -> Said:
    found = Said()
    found.match(key, names, locale)
    found.lobby(key, names, locale)
    found.lists(key, names, locale)
    return found


def skeleton(said: str) -> list[str]:
    """All of a text that formats."""
    return [*OPENING.findall(free(said)), *MARKUP.findall(free(said))]


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("key", made.GAMES)
def test_names_change_nothing_in_how_pages_are_formatted(key: str, locale: Locale) -> None:
    for names in HOSTILE:
        written = [safe(name) for name in names]
        harmless = tuple("ABCDEF"[written.index(one)] * len(one) for one in written)
        said = zip(
            all_said(key, harmless, locale).formatted,
            all_said(key, names, locale).formatted,
            strict=True,
        )
        for one, other in said:
            assert skeleton(one) == skeleton(other), other


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("key", made.GAMES)
def test_names_turn_nothing_around_on_pages(key: str, locale: Locale) -> None:
    for names in (*HOSTILE, BACKWARDS):
        said = all_said(key, names, locale)
        for one in (*said.formatted, *said.labels):
            assert one.count(APART) == one.count(TOGETHER), one
            assert not set(re.sub(f"{APART}[^{TOGETHER}]*{TOGETHER}", "", one)) & RUNNING, one
        for one in said.labels:
            assert one == "".join(one.splitlines())


RUNNING = {*DIRECTIONS, *"".join(BACKWARDS)}


def test_a_thread_is_named_within_its_bounds() -> None:
    match, _ = next(iter(made.positions(made.GAMES["nba"], 4, 1)))
    bot: Any = SimpleNamespace(texts=made.TEXTS)
    for names in ((sign * 32,) * 4 for sign in ("ש", "宽", "\u202e", "*", "👩\u200d")):
        public = made.public(match, names)
        people = ", ".join(seat_names(public, made.TEXTS, "fr"))
        name = thread_name(bot, "fr", public, people)
        assert 1 <= len(name) <= THREAD_NAME
        assert name.startswith("NBA Deck-Building · ")
        assert name.count(APART) == name.count(TOGETHER)


def test_words_for_the_shuffle_are_shown_as_they_went_into_it() -> None:
    """Whoever copies them from a final board has what was mixed in, also of other scripts."""
    match = list(made.positions(made.GAMES["firstdeck"], 2, 1, 10_000))[-1][0]
    words = ("42 *canards*", "שלום <3")
    public = replace(made.public(match, made.PLAIN), words=words)
    said = "\n".join(seed_lines(public, made.TEXTS, "en"))
    assert read(said).count(" · ".join(words)) == 1
