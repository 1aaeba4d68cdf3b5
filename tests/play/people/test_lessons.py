"""Where somebody stands in a lesson: stored, replayed, and never stuck."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from games.registry import load
from play.refusals import Stale
from tests.play.house import ANA, BAO, House, house

GAME = "firstdeck"


@pytest_asyncio.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    made = await house(tmp_path / "play.db", games=load())
    yield made
    await made.play.close()


@pytest.mark.rule("MND-3.1")
async def test_it_goes_on_where_it_was_left_and_is_nobody_elses(home: House) -> None:
    lessons = home.play.lessons
    first = await lessons.open(ANA, GAME)
    asked = first.table.question
    assert asked is not None
    marked = await lessons.fill(ANA, GAME, asked.id)
    picks = marked.table.selection.picks
    assert picks is not None
    after = await lessons.answer(ANA, GAME, asked.id, picks, confirmed=True)
    assert after.table.question is not None
    assert after.table.question.id != asked.id
    again = await lessons.open(ANA, GAME)
    assert again.table.question == after.table.question
    with pytest.raises(Stale):
        await lessons.answer(ANA, GAME, asked.id, picks, confirmed=True)
    other = await lessons.open(BAO, GAME)
    assert other.table.question == asked
    assert not other.can_back


@pytest.mark.rule("MND-3.1")
async def test_answers_that_rules_no_longer_take_begin_the_scene_anew(home: House) -> None:
    lessons = home.play.lessons
    first = await lessons.open(ANA, GAME)
    asked = first.table.question
    assert asked is not None
    marked = await lessons.fill(ANA, GAME, asked.id)
    await home.play.store.write(
        lambda db: db.execute("UPDATE lesson SET answers = ?", (json.dumps(["none such"]),))
    )
    shown = await lessons.open(ANA, GAME)
    assert shown.table.question == asked
    picks = marked.table.selection.picks
    assert picks is not None
    after = await lessons.answer(ANA, GAME, asked.id, picks, confirmed=True)
    assert after.can_back
    assert after.table.question != asked
