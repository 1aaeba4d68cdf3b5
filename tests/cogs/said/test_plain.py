"""A walk over the questions of all games: what a newcomer must be told stands on every table."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from discord import ButtonStyle
from msgspec.structs import replace

from cogs.match.page import table_page
from cogs.ui.limits import walk
from db.records.people import Acquaintance
from games import registry
from games.core.decision import Decision
from games.core.match.match import Match
from games.registry import Game
from games.testing.lacking.plain import tells
from tests.cogs import made
from tests.cogs.labelled import said

GAMES = registry.load()
DIGITS = re.compile(r"(?<![0-9a-f])(?=[0-9a-f]*\d)[0-9a-f]{8,}(?![0-9a-f])")
NEW = Acquaintance()
PLAYED = 3  # matches at each number of seats
EVERY = 7  # moves between two tables that are looked at as pages


def asked(game: Game) -> Iterator[tuple[Match, list[Any], int, Decision]]:
    """Yield the questions of whole random matches, as their seats read them."""
    for seats in game.info.seats:
        for index in range(PLAYED):
            for match, happened in made.positions(game, seats, index):
                for seat in match.asked if match.result is None else ():
                    question = match.explained(seat)
                    assert question is not None
                    yield match, happened, seat, question


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_questions_tell_what_the_page_of_the_game_says(game: Game) -> None:
    listed = tells(game)
    assert set(listed) == set(game.info.kinds)
    wrong: set[tuple[str, str]] = set()
    for match, _, _, question in asked(game):
        tell = [bool(option.leads or option.group) for option in question.options]
        if listed[question.kind] == "told" and len(tell) > 1 and not all(tell):
            wrong.add((question.kind, "an option does not say what follows"))
        if listed[question.kind] == "private" and any(one.leads for one in question.options):
            wrong.add((question.kind, "an option says what its seat cannot know"))
        if not match.rules.headline(match.view(None)).ahead:
            wrong.add((question.kind, "nothing is ahead"))
    assert wrong == set()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_first_table_has_its_aim_no_false_red_no_hash_and_one_warning(game: Game) -> None:
    warnings = {made.TEXTS.get(f"ui-{one}", "en") for one in ("final-all", "final-confirm")}
    warnings |= {made.TEXTS.get(f"ui-{one}", "en") for one in ("sealed", "final-sealed")}
    some = made.TEXTS.get("ui-final-some", "en", what="").strip(" .")
    looked = 0
    for number, (match, happened, seat, _) in enumerate(asked(game)):
        if number % EVERY:
            continue
        looked += 1
        table = made.table(match, happened[-3:], seat, made.PLAIN, known=NEW)
        page = table_page(made.screen(replace(table, note=None), "en"), made.PICTURE)
        words = said(page)
        assert len(re.findall(r"^> ", words, re.MULTILINE)) == 3, "no aim"
        assert not DIGITS.search(re.sub(r"<t:\d+:\w>|<[@#&]+\d+>", "", words)), words
        counted = [line for line in words.splitlines() if line.removeprefix("-# ") in warnings]
        counted += [line for line in words.splitlines() if line.startswith(f"-# {some}")]
        assert len(set(counted)) < 2, counted
        red = [
            node["custom_id"]
            for node in walk(page.view().to_components())
            if node.get("style") == ButtonStyle.danger.value
        ]
        assert red == [], "nothing on a table ends anything"
    assert looked > 5
