"""Positions in words: the stage is said once, alt texts end with a sentence, numbers read well."""

import re
from datetime import timedelta
from typing import get_args

import pytest
from msgspec.structs import replace

from cogs.board.page import board_page
from cogs.board.result import place_lines
from cogs.match.page import table_page
from cogs.ui.limits import walk
from cogs.ui.page import Page
from cogs.ui.words import ALT, alt_text, entry_line, players_in_words, reader, told_lines
from db.records.holders import Holder
from db.records.matches import Remarked
from games.core.event import Event, Part
from games.core.text import Who, text
from games.core.view import Standing
from locales import Reader
from locales.texts import Locale
from play.records import Board, Entry, Table
from tests.cogs import made
from tests.cogs.labelled import LISTED

STRIDE = 40
SIZES = [(key, max(made.GAMES[key].info.seats)) for key in made.GAMES]


def made_reader(shown: Board | Table, locale: Locale) -> Reader:
    return reader(shown.public, made.TEXTS, locale, None, plain=True)


def said(page: Page) -> str:
    return "\n".join(node.get("content", "") for node in walk(page.view().to_components()))


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_a_position_in_words_says_its_stage_once(key: str, seats: int, locale: Locale) -> None:
    for match, happened in made.positions(made.GAMES[key], seats, 2, STRIDE):
        names = made.NAMES["plain"]
        board = made.board(match, happened, names)
        tables = [made.table(match, happened, seat, names) for seat in (0, None)]
        stage = made.TEXTS.say(board.public.headline.stage, made_reader(board, locale))
        pages = [table_page(made.screen(one, locale, in_words=True), None) for one in tables]
        running = board.public.status == "running"
        if board.described[0] != board.public.headline.stage:
            continue  # this game weaves the stage into a sentence of its own
        for page in (*pages, board_page(board, made.TEXTS, locale, None)):
            assert said(page).count(stage) == 1 or not running


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_alt_texts_begin_with_game_and_stage_and_end_with_a_sentence(
    key: str, seats: int, locale: Locale
) -> None:
    for match, happened in made.positions(made.GAMES[key], seats, 3, STRIDE):
        for names in made.NAMES.values():
            for shown in (
                made.board(match, happened, names),
                made.table(match, happened, 0, names),
            ):
                who = made_reader(shown, locale)
                alt = alt_text(shown, made.TEXTS, who)
                stage = made.TEXTS.say(shown.public.headline.stage, who)
                begin = f"{made.TEXTS.get(f'{key}-name', locale)} · {stage}"
                assert alt.startswith(begin)
                assert len(alt) <= ALT
                assert alt.removesuffix(" …")[-1] in ".:?…"


KEEPERS = (Holder(10, "a_b"), Holder(20, ""))  # who it is about, whom they replace
HANDOVERS: dict[str, tuple[str, str, str]] = {  # to whom it happens, whom they replace, all others
    "away": (
        "An AI now plays for you.",
        r"An AI now plays for a\_b.",
        r"An AI now plays for a\_b.",
    ),
    "left": ("You have left the match.", r"a\_b has left the match.", r"a\_b has left the match."),
    "back": (
        "You are back in your seat.",
        r"a\_b is back.",
        r"a\_b is back.",
    ),
    "volunteer": (
        "You take over from Former player.",
        r"a\_b takes over from you.",
        r"a\_b takes over from Former player.",
    ),
    "joined": (
        "You now play with Former player.",
        r"a\_b now plays with you.",
        r"a\_b now plays with Former player.",
    ),
    "gift": (
        "You were given 12 more hours.",
        r"a\_b was given 12 more hours.",
        r"a\_b was given 12 more hours.",
    ),
}


@pytest.mark.parametrize("kind", [one for one in get_args(Remarked) if one != "lost"])
def test_who_plays_for_a_seat_is_told_to_each_as_it_concerns_them(kind: Remarked) -> None:
    match, _ = next(iter(made.positions(made.GAMES["firstdeck"], 2, 1, STRIDE)))
    board = made.board(match, [], made.NAMES["plain"])
    people = KEEPERS if kind in {"volunteer", "joined"} else KEEPERS[:1]
    entry = Entry(1, made.NOW, 0, None, Part(text(f"play-seat-{kind}")), people=people)
    english, french = (made_reader(board, locale) for locale in ("en", "fr"))
    assert (
        tuple(entry_line(entry, made.TEXTS, english, one) for one in (10, 20, 30))
        == HANDOVERS[kind]
    )
    assert entry_line(entry, made.TEXTS, english) == HANDOVERS[kind][2]
    said = [entry_line(entry, made.TEXTS, french, one) for one in (10, 20, None)]
    assert re.search(r"\b(tu|toi|te)\b", said[0], re.IGNORECASE)
    assert "b" not in said[0].split()
    assert (said[1] != said[2]) == (kind in {"volunteer", "joined"})


@pytest.mark.parametrize(
    ("waiting", "seat", "english", "french"),
    [
        ((1,), 1, "waiting for you", "on t’attend"),
        ((0, 1, 2), 1, "waiting for Ana, Chloé and you", "on attend Ana, Chloé et toi"),
        ((0, 2), 1, "waiting for Ana and Chloé", "on attend Ana et Chloé"),
        ((0, 1), None, "waiting for Ana and Bao", "on attend Ana et Bao"),
    ],
)
def test_whoever_is_waited_for_reads_you(
    waiting: tuple[int, ...], seat: int | None, english: str, french: str
) -> None:
    match, happened = next(iter(made.positions(made.GAMES["firstdeck"], 3, 1, STRIDE)))
    table = made.table(match, happened, seat, made.NAMES["plain"])
    table = replace(table, public=replace(table.public, awaited=waiting), question=None)
    for locale, said in (("en", english), ("fr", french)):
        who = replace(made_reader(table, locale), seat=seat)
        assert f" · {said}." in alt_text(table, made.TEXTS, who)
    bold = re.sub(r"(Ana|Bao|Chloé)", r"**\1**", english)
    assert f"\n{bold.replace('waiting', 'Waiting', 1)}.\n" in said_by(table, "en")


def said_by(table: Table, locale: Locale) -> str:
    return f"\n{said(table_page(made.screen(table, locale), made.PICTURE))}\n"


def test_news_that_repeat_are_one_line() -> None:
    match, _ = next(iter(made.positions(made.GAMES["firstdeck"], 2, 1, STRIDE)))
    who = made_reader(made.board(match, [], made.NAMES["plain"]), "fr")
    one, other = text("firstdeck-stage-decks"), text("firstdeck-stage-over")
    told = made.entries([(None, Event(Part(said))) for said in (one, one, other, one)], None)
    lines = told_lines(told, made.TEXTS, who)
    decks, over = (made.TEXTS.say(said, who) for said in (one, other))
    assert lines == [f"• {decks} (2 fois)", f"• {over}", f"• {decks}"]
    battle = made.TEXTS.say(text("play-already"), who)  # a sentence keeps its full stop at the end
    assert battle.endswith(".")
    told = made.entries([(None, Event(Part(text("play-already"))))] * 3, None)
    assert told_lines(told, made.TEXTS, who) == [f"• {battle[:-1]} (3 fois)."]


def test_what_came_of_my_orders_is_told_first_and_whole() -> None:
    """Seven results of mine between those of the other: all of mine, then a share of the rest."""
    match, _ = next(iter(made.positions(made.GAMES["firstdeck"], 2, 1, STRIDE)))
    who = made_reader(made.board(match, [], made.NAMES["plain"]), "en")
    who = replace(who, seat=0)
    texts = [
        text("firstdeck-score", who=Who(number % 2), stars=number, count=number)
        for number in range(14)
    ]
    told = made.entries([(None, Event(Part(one), ordered=True)) for one in texts], 0)
    lines = told_lines(told, made.TEXTS, who)
    mine = [f"• {made.TEXTS.say(one, who)}" for one in texts[::2]]
    assert lines[: len(mine)] == mine
    assert len(lines) == len(mine) + 3  # two of the other's, and how many more
    assert lines[-1].startswith("-# ")


def test_at_the_end_what_decided_stands_where_it_came_and_asides_are_left_out() -> None:
    """Who laid a defence is not told after the points that it stopped, nor LEAD before the pass."""
    match, _ = next(iter(made.positions(made.GAMES["firstdeck"], 2, 1, STRIDE)))
    who = made_reader(made.board(match, [], made.NAMES["plain"]), "fr")
    texts = [text("firstdeck-score", who=Who(0), stars=one, count=one) for one in range(5)]
    events = [
        Event(Part(texts[0]), aside=True),
        Event(Part(texts[1])),
        Event(Part(texts[2]), decides=True),
        Event(Part(texts[3]), ordered=True),
        Event(Part(texts[4]), decides=True),
    ]
    told = made.entries([(None, one) for one in events], 0)
    wanted = [f"• {made.TEXTS.say(one, who)}" for one in texts[1:]]
    assert told_lines(told, made.TEXTS, who, ended=True) == wanted
    assert told_lines(told[:1], made.TEXTS, who, ended=True) == []
    assert told_lines(told, made.TEXTS, who) != wanted


@pytest.mark.parametrize(
    ("minutes", "french", "english"),
    [
        (1.2, "de 2 min.", "by 2 min."),
        (119, "de 119 min.", "by 119 min."),
        (120, "de 2 h.", "by 2 h."),
        (150, "de 2,5 h.", "by 2.5 h."),  # decimals as each language writes them
        (36 * 60, "de 36 h.", "by 36 h."),
        (48 * 60, "de 2 jours.", "by 2 days."),
        (99 * 24 * 60, "de 99 jours.", "by 99 days."),
        (100 * 24 * 60, "son horloge était fausse", "its clock was wrong"),
        (40 * 365 * 24 * 60, "son horloge était fausse", "its clock was wrong"),
    ],
)
def test_how_far_deadlines_were_put_off_is_said_in_units_that_fit(
    minutes: float, french: str, english: str
) -> None:
    match, happened = next(iter(made.positions(made.GAMES["firstdeck"], 2, 1, STRIDE)))
    board = made.board(match, happened, made.NAMES["plain"], extended=timedelta(minutes=minutes))
    assert french in said(board_page(board, made.TEXTS, "fr", None))
    assert english in said(board_page(board, made.TEXTS, "en", None))


@pytest.mark.parametrize(("locale", "name"), [("en", "Automaton"), ("fr", "Automate")])
def test_a_side_that_nobody_plays_has_a_name_in_the_ranking(locale: Locale, name: str) -> None:
    who = Reader(locale, None, made.PLAIN, {})
    lines = place_lines("nba", Standing(1, (), 59), made.PLAIN, made.TEXTS, who)
    assert lines == [f"**1. {name}** · 59 points"]


@pytest.mark.parametrize("locale", made.BOTH)
def test_a_shared_place_is_not_counted_on(locale: Locale) -> None:
    """Discord numbers the lines of a list "1." itself: a second first would be second."""
    who = Reader(locale, None, made.PLAIN, {})
    lines = [
        place_lines("nba", Standing(1, (seat,), 59), made.PLAIN, made.TEXTS, who) for seat in (0, 1)
    ]
    assert [line for (line,) in lines if LISTED.match(line)] == []


@pytest.mark.parametrize(("seats", "said"), [(1, False), (2, True)])
def test_an_order_of_play_is_one_of_several(*, seats: int, said: bool) -> None:
    match, happened = next(made.positions(made.GAMES["nba"], seats, 0))
    page = board_page(made.board(match, happened, made.PLAIN), made.TEXTS, "en", None)
    assert ("(order: " in str(page.view().to_components())) == said


def test_sentences_of_an_alt_text_are_closed_once_and_a_cut_is_marked_where_it_has_room() -> None:
    match, happened = next(made.positions(made.GAMES["sampler"], 2, 0))
    board = made.board(match, happened, made.PLAIN)
    who = made_reader(board, "en")

    def alt(*described: str) -> str:
        said = [text("sampler-number", number=one) for one in described]
        return alt_text(replace(board, describe=lambda _: said), made.TEXTS, who)

    begin = alt()
    ends = ("1", "2.", "3:", "4?", "5…")
    said = " ".join(f"number {one}" for one in ("1.", *ends[1:]))
    assert alt(*ends) == f"{begin} {said}"
    for left, marked in ((3, True), (2, True), (1, False), (0, False)):
        filling = "x" * (ALT - len(f"{begin} number .") - left)
        cut = alt(filling, "too much")
        assert cut == f"{begin} number {filling}.{' …' * marked}"
        assert len(cut) <= ALT


def test_of_a_side_that_several_share_the_verb_is_in_the_plural() -> None:
    match, _ = next(iter(made.positions(made.GAMES["jam"], 2, 1, STRIDE)))
    alone = made.board(match, [], made.NAMES["plain"])
    seats = list(alone.public.seats)
    several = replace(seats[0], holders=(Holder(1, "Ana"), Holder(2, "Chloé")))
    board = replace(alone, public=replace(alone.public, seats=(several, *seats[1:])))
    led = text("jam-lead", who=Who(0))
    for locale, one, many in (
        ("en", "Ana gets LEAD.", "Ana & Chloé get LEAD."),
        ("fr", "Ana obtient le LEAD.", "Ana & Chloé obtiennent le LEAD."),
    ):
        assert made.TEXTS.say(led, made_reader(alone, locale)) == one
        assert made.TEXTS.say(led, made_reader(board, locale)) == many
        mine = replace(made_reader(board, locale), seat=0)
        assert "Ana" not in made.TEXTS.say(led, mine)


@pytest.mark.parametrize(
    ("seats", "each", "french", "english"),
    [
        ((1,), 1, "en solo", "solo"),
        ((2,), 1, "2 joueurs", "2 players"),
        ((2,), 5, "de 2 à 10 joueurs", "2 to 10 players"),
        ((2, 3, 4), 1, "de 2 à 4 joueurs", "2 to 4 players"),
        ((1, 2), 1, "de 1 à 2 joueurs", "1 to 2 players"),
        ((1, 2, 4), 1, "à 1, 2 ou 4 joueurs", "1, 2 or 4 players"),
    ],
)
def test_with_how_many_a_game_is_played(
    seats: tuple[int, ...], each: int, french: str, english: str
) -> None:
    assert players_in_words(seats, each, made.TEXTS, "fr") == french
    assert players_in_words(seats, each, made.TEXTS, "en") == english
