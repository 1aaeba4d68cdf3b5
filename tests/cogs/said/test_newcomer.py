"""What somebody reads who is new to a game, and what those who know it are spared."""

import pytest
from msgspec.structs import replace

from cogs.board.page import board_page
from cogs.lobby.page import lobby_page
from cogs.match.more import more_page
from cogs.match.page import table_page
from db.records.people import Acquaintance
from games.core.text import text
from locales import Reader
from play.records import Table
from tests.cogs import made
from tests.cogs.labelled import ENGLISH, labels, room, said, table

WHO = Reader("en", 0, made.PLAIN, {})


def words(shown: Table) -> str:
    return said(table_page(made.screen(shown, "en"), made.PICTURE))


def controls(shown: Table) -> dict[str, str]:
    return labels(table_page(made.screen(shown, "en"), made.PICTURE))


def test_a_table_opens_with_the_aim_until_a_match_is_finished() -> None:
    new = table(0, known=Acquaintance())
    lines = [made.TEXTS.say(one, WHO) for one in new.aim]
    assert len(lines) == 3
    assert all(f"> {line}" in words(new) for line in lines)
    assert "aim" not in controls(new)
    known = replace(new, known=Acquaintance(finished=1))
    assert not any(line in words(known) for line in lines)
    assert labels(more_page(ENGLISH, known))["aim"] == "Aim"


def test_the_aim_stands_in_the_lobby_with_its_options() -> None:
    open_ = room("nba", 2, aim=made.GAMES["nba"].rules().aim(made.GAMES["nba"].info.first_start()))
    assert "in 12 turns, 6 each" in said(lobby_page(open_))


def test_what_comes_and_decides_stands_on_every_table_and_board() -> None:
    shown = table(0)
    ahead = (text("ui-log"), text("ui-zoom"))
    headline = replace(shown.public.headline, ahead=ahead)
    public = replace(shown.public, headline=headline)
    assert "Coming up: Log · Zoom" in words(replace(shown, public=public))
    match, happened = next(made.positions(made.GAMES["firstdeck"], 3, 0))
    board = replace(made.board(match, happened, made.PLAIN), public=public)
    assert "Coming up: Log · Zoom" in said(board_page(board, made.TEXTS, "en", made.PICTURE))


@pytest.mark.parametrize(("kinds", "told"), [((), True), (("sampler.draft",), False)])
def test_a_kind_of_question_is_explained_once(kinds: tuple[str, ...], told: bool) -> None:
    shown = table(0, known=Acquaintance(kinds=kinds))
    assert shown.question is not None
    asked = replace(shown.question, kind="sampler.draft")
    line = made.TEXTS.get("sampler-first-draft", "en")
    assert (f"Good to know: {line}" in words(replace(shown, question=asked))) is told


def test_notes_and_orders_wait_for_the_third_sitting() -> None:
    shown = table(0)
    assert shown.question is not None
    here = f"{made.MATCH} {shown.question.sitting}"
    for known, offered in (
        (Acquaintance(), False),
        (Acquaintance(sittings=2, sitting=here), False),
        (Acquaintance(sittings=2, sitting="another"), True),
        (Acquaintance(sittings=3, sitting=here), True),
    ):
        asked = replace(shown, known=known)
        assert ("notes" in {**controls(asked), **labels(more_page(ENGLISH, asked))}) is offered


@pytest.mark.rule("EVT-6.3")
def test_whoever_has_played_enough_is_asked_whether_they_want_to_be_listed() -> None:
    shown = table(0)
    assert not any(one.startswith("r-list:") for one in controls(shown))
    asked = controls(replace(shown, undecided=True))
    assert {"r-list:1", "r-list:0"} <= set(asked)


def test_the_first_row_of_a_lobby_is_the_number_of_seats() -> None:
    found = labels(lobby_page(room("firstdeck", 3)))
    seats = [one for one in found if one.startswith("seats:")]
    assert [*found][: len(seats)] == seats
    assert [one.rpartition(":")[2] for one in seats] == ["3", "4", "5"]  # two sit there and more
    assert found[seats[0]] == "3 seats"


def test_what_follows_a_question_stands_below_its_heading() -> None:
    shown = table(0)
    assert shown.question is not None
    asked = replace(shown.question, prompt=text("jam-ask-blockers"))
    lines = words(replace(shown, question=asked)).splitlines()
    at = lines.index("### Who are your three blockers?")
    assert lines[at + 1] == "At least one of them must be fresh."
