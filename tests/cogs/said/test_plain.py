"""A walk over the questions of all games: what a newcomer must be told stands on every table."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from discord import ButtonStyle
from msgspec.structs import replace

from cogs.match.page import table_page
from cogs.ui.limits import walk
from cogs.ui.page import Item, Page, button, rows, small
from db.records.people import Acquaintance
from games import registry
from games.core.decision import Decision
from games.core.match.match import Match
from games.core.match.moves import Answered
from games.core.streams import Keys, Streams, derived
from games.driver.coverage import Coverage, SteeredPlayer
from games.driver.supply import start_of
from games.registry import Game
from games.testing.lacking.plain import LINES, tells
from play.records import Table
from tests.cogs import made
from tests.cogs.labelled import said

GAMES = registry.load()
DIGITS = re.compile(r"(?<![0-9a-f])(?=[0-9a-f]*\d)[0-9a-f]{8,}(?![0-9a-f])")
NEW = Acquaintance()
WARNINGS = {
    made.TEXTS.get(f"ui-{one}", "en")
    for one in ("final-all", "final-confirm", "sealed", "final-sealed")
}
PLAYED, MOST = 3, 40  # matches at each number of seats, and until all kinds were met
RARE = {"nba": {"nba.overtime"}}  # kinds that take a tie at the very end
EVERY = 7  # moves between two tables that are looked at as pages


def asked(game: Game) -> Iterator[tuple[Match, list[Any], int, Decision]]:
    """Yield the questions of whole steered matches, as their seats read them.

    There are a few matches at each number of seats, and more until all kinds were met.
    """
    rules, coverage, met = game.rules(), Coverage(game.info), set[str]()
    player = SteeredPlayer(coverage)
    for index in range(MOST):
        if index >= PLAYED and met == set(game.info.kinds):
            return
        for seats in game.info.seats:
            key = derived(bytes([seats, index]), game.info.key)
            rng = Streams(derived(key, "plain"))
            match, began = Match.begin(rules, start_of(rules, seats, None, key), Keys.of(key))
            happened: list[Any] = [(None, one) for one in began.events]
            while match.result is None:
                for seat in match.asked:
                    question = match.explained(seat)
                    assert question is not None
                    if index < PLAYED or question.kind not in met:
                        met.add(question.kind)
                        yield match, happened, seat, question
                seat = rng.choice("seat", match.asked)
                question = match.questions[seat]
                assert question is not None
                coverage.asked(question)
                picks = player.answer(match.view(seat), question, rng)
                coverage.answered(question, picks)
                made_known = match.play(Answered(seat, question.id, picks))
                happened += [(seat, one) for one in made_known.events]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_questions_tell_what_the_page_of_the_game_says(game: Game) -> None:
    listed = tells(game)
    assert set(listed) == set(game.info.kinds)
    wrong, met = set[tuple[str, str]](), set[str]()
    for match, _, _, question in asked(game):
        met.add(question.kind)
        tell = [bool(option.leads or option.group) for option in question.options]
        if listed[question.kind] == "told" and len(tell) > 1 and not all(tell):
            wrong.add((question.kind, "an option does not say what follows"))
        if listed[question.kind] == "private" and any(one.leads for one in question.options):
            wrong.add((question.kind, "an option says what its seat cannot know"))
        if not match.rules.headline(match.view(None)).ahead:
            wrong.add((question.kind, "nothing is ahead"))
    assert wrong == set()
    assert set(listed) - met == RARE.get(game.info.key, set()), "never met on this walk"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_first_table_has_its_aim_no_false_red_no_hash_and_one_warning(game: Game) -> None:
    looked = 0
    for number, (match, happened, seat, _) in enumerate(asked(game)):
        if number % EVERY:
            continue
        looked += 1
        table = made.table(match, happened[-3:], seat, made.PLAIN, known=NEW)
        page = table_page(made.screen(replace(table, note=None), "en"), made.PICTURE)
        assert faults(page) == []
    assert looked > 5


def faults(page: Page) -> list[str]:
    """Return what is wrong with a table of somebody's first match."""
    words, found = said(page), list[str]()
    if len(re.findall(r"^> ", words, re.MULTILINE)) != LINES:
        found.append("no aim")
    ahead = made.TEXTS.get("ui-ahead", "en", what="").strip()
    if f"-# {ahead} " not in words:
        found.append("nothing is ahead")
    if DIGITS.search(re.sub(r"<t:\d+:\w>|<[@#&]+\d+>", "", words)):
        found.append("a hash")
    lines = {line.removeprefix("-# ") for line in words.splitlines()}
    some = made.TEXTS.get("ui-final-some", "en", what="").strip(" .")
    if sum(line in WARNINGS or line.startswith(some) for line in lines) > 1:
        found.append("two warnings")
    nodes = walk(page.view().to_components())
    if any(node.get("style") == ButtonStyle.danger.value for node in nodes):
        found.append("red, and nothing on a table ends anything")
    return found


FINAL = [f"-# {made.TEXTS.get(f'ui-{one}', 'en')}" for one in ("final-all", "sealed")]
PLANTED: list[tuple[list[Item], str]] = [
    ([small("Seal 9f3c0a1be7d24c55")], "a hash"),
    ([small(FINAL[0].removeprefix("-# ")), small(FINAL[1].removeprefix("-# "))], "two warnings"),
    (rows([button("x", "Concede", ButtonStyle.danger)]), "red, and nothing on a table"),
]


@pytest.mark.parametrize(("planted", "found"), PLANTED)
def test_each_fault_of_a_table_is_found(planted: list[Item], found: str) -> None:
    page = table_page(made.screen(first_table(), "en"), made.PICTURE)
    assert faults(page) == []
    wrong = faults(replace(page, items=[*page.items, *planted]))
    assert [one for one in wrong if one.startswith(found)] == wrong != []


def test_a_table_without_aim_or_what_comes_is_found() -> None:
    table = first_table()
    known = table_page(made.screen(replace(table, known=replace(NEW, finished=1)), "en"), None)
    assert faults(known) == ["no aim"]
    headline = replace(table.public.headline, ahead=())
    blind = replace(table, public=replace(table.public, headline=headline))
    assert faults(table_page(made.screen(blind, "en"), made.PICTURE)) == ["nothing is ahead"]


def first_table() -> Table:
    """The first table of a first match."""
    match, happened, seat, _ = next(iter(asked(GAMES["firstdeck"])))
    return replace(made.table(match, happened, seat, made.PLAIN, known=NEW), note=None)
