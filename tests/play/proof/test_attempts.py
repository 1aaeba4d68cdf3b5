"""*Try it*: a position dealt from what a seat knew, played on alone, forgotten after a day."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from db.queries.match import acquaintance
from games.core.decision import Decision
from games.core.refused import Refused, Stale
from games.registry import load
from play.proof.looking.attempts import AttemptTable
from tests.play.house import ANA, BAO, CHLOE, GAMES, House, house

pytestmark = pytest.mark.rule("MND-4.2")


@pytest_asyncio.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    made = await house(tmp_path / "play.db", games={**load(), **GAMES})
    yield made
    await made.play.close()


async def over(home: House) -> str:
    match = await home.match(ANA, BAO)
    await home.play_on(match, ANA, BAO, until=lambda table: table.public.status == "over")
    return match


async def to_the_end(home: House, shown: AttemptTable, most: int = 200) -> AttemptTable:
    """Answer what is suggested until it is over."""
    for _ in range(most):
        asked = shown.table.question
        if asked is None:
            return shown
        filled = await home.play.attempts.fill(ANA, shown.tag, asked.id)
        picks = filled.table.selection.picks
        assert picks is not None
        shown = await home.play.attempts.answer(ANA, shown.tag, asked.id, picks, confirmed=True)
    raise AssertionError


async def test_a_step_is_played_on_to_the_end_and_the_match_stays(home: House) -> None:
    match = await over(home)
    before = await home.play.matches.board(match)
    steps = (await home.play.looking.look(match, 0)).steps
    move = next(one.move for one in steps if one.answers) - 1
    shown = await home.play.attempts.from_step(CHLOE, match, 0, move)
    assert shown.table.public.seats[0].holders[0].person == CHLOE.id
    assert {one.holders[0].ai for one in shown.table.public.seats[1:]} == {"sensible"}
    ended = await to_the_end(home, await home.play.attempts.from_step(ANA, match, 0, move))
    assert ended.over
    assert ended.table.public.standings
    assert await home.play.matches.board(match) == before
    assert await home.play.matches.of_person(ANA.id) == ()  # it is in no list
    await home.archive(match)
    again = await home.play.attempts.open(ANA, ended.tag)
    assert again.table == ended.table


async def test_what_was_answered_is_taken_back_and_begun_again(home: House) -> None:
    match = await over(home)
    attempts = home.play.attempts
    first = await attempts.from_step(ANA, match, 0, 0)
    asked = question(first)
    picked = (await attempts.fill(ANA, first.tag, asked.id)).table.selection.picks
    assert picked is not None
    after = await attempts.answer(ANA, first.tag, asked.id, picked, confirmed=True)
    assert after.can_back
    with pytest.raises(Stale):
        await attempts.answer(ANA, first.tag, asked.id, picked, confirmed=True)
    assert question(await attempts.back(ANA, first.tag)) == asked
    relaxed = await attempts.restart(ANA, first.tag, "relaxed")
    assert question(relaxed) == asked
    assert {one.holders[0].ai for one in relaxed.table.public.seats[1:]} == {"relaxed"}
    with pytest.raises(Refused, match="no-level"):
        await attempts.restart(ANA, first.tag, "random")


async def test_nobody_has_that_of_others_and_a_new_one_takes_the_place_of_the_last(
    home: House,
) -> None:
    match = await over(home)
    attempts = home.play.attempts
    first = await attempts.from_step(ANA, match, 0, 0)
    with pytest.raises(Refused, match="attempt-gone"):
        await attempts.open(BAO, first.tag)
    second = await attempts.from_step(ANA, match, 1, 0)
    with pytest.raises(Refused, match="attempt-gone"):
        await attempts.open(ANA, first.tag)
    home.clock.pass_(hours=23)
    asked = question(second)
    await attempts.pick(ANA, second.tag, asked.id, (asked.options[0].id,))
    home.clock.pass_(hours=23)
    assert (await attempts.open(ANA, second.tag)).table.question == asked
    home.clock.pass_(hours=2)
    with pytest.raises(Refused, match="attempt-gone"):
        await attempts.open(ANA, second.tag)
    await attempts.from_step(BAO, match, 0, 0)
    assert await home.play.store.read(acquaintance.attempt, ANA.id) is None


async def test_where_nothing_is_left_or_not_all_is_known_there_is_none(home: House) -> None:
    match = await over(home)
    attempts = home.play.attempts
    with pytest.raises(Refused, match="attempt-over"):
        await attempts.from_step(ANA, match, 0, 9999)
    with pytest.raises(Refused, match="no-match"):
        await attempts.from_step(ANA, match, 7, 0)
    running = await home.match(ANA, BAO)
    with pytest.raises(Refused, match="export-running"):
        await attempts.from_step(ANA, running, 0, 0)
    with pytest.raises(Refused, match="no-hints"):
        await attempts.from_now(ANA, running)
    with pytest.raises(Refused, match="not-yours"):
        await attempts.from_now(CHLOE, running)


async def test_a_match_that_runs_is_tried_from_ones_own_seat_where_hints_are_on(
    home: House,
) -> None:
    match = await home.match(ANA, ais=1, game="firstdeck")
    await home.play.matches.settled()
    table = await home.play.matches.table(match, ANA.id)
    shown = await home.play.attempts.from_now(ANA, match)
    assert question(shown) == table.question
    assert shown.table.view == table.view
    ended = await to_the_end(home, shown)
    assert ended.over
    now = await home.play.matches.table(match, ANA.id)
    assert now.public.revision == table.public.revision
    kept = await home.play.store.read(acquaintance.attempt, ANA.id)
    assert kept is not None
    rows = home.play.store.read(lambda db: db.execute("SELECT seed FROM match").fetchone())
    assert kept.luck != bytes((await rows)[0])


def question(shown: AttemptTable) -> Decision:
    asked = shown.table.question
    assert asked is not None
    return asked
