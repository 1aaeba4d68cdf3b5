"""What a reader gets is the same in all worlds that they cannot tell apart."""

from dataclasses import replace
from itertools import count

import pytest

from db import matches as rows
from db.rows import MoveRow, WholeRow
from games.core.streams import Streams
from play import tables
from play.records import Board, LogPage, Table
from tests.play.house import ANA, BAO, CHLOE, House, anything

PEOPLE = (ANA, BAO, CHLOE)


async def received(
    home: House, whole: WholeRow, moves: tuple[MoveRow, ...], person: int
) -> tuple[Table, Board, LogPage]:
    """Return all that somebody may ask for; whether they may undo is the driver's to prove."""
    change = await home.play._ledger.opened(whole)
    table = tables.table(change, person, moves, ())
    return (
        replace(table, can_undo=False),
        tables.board(change, moves, ()),
        tables.log(change, person, moves, (), None),
    )


@pytest.mark.parametrize("reader", [0, 1, None])
async def test_other_hands_and_sealed_answers_change_nothing(
    home: House, reader: int | None
) -> None:
    match = await home.match(ANA, BAO, options={"rounds": "1"})
    person = CHLOE if reader is None else PEOPLE[reader]
    differing = 0
    for turn in count():
        whole = await home.play.store.read(rows.load, match)
        moves = await home.play.store.read(rows.moves, match)
        assert whole is not None
        if whole.match.status != "running":
            break
        change = await home.play._ledger.opened(whole)
        other = change.match.redealt(reader, Streams(turn.to_bytes(4, "big")))
        differing += other.snapshot() != change.match.snapshot()
        twin = replace(whole, match=replace(whole.match, snapshot=other.snapshot()))
        there = await received(home, twin, moves, person.id)
        assert there == await received(home, whole, moves, person.id)
        for one in (ANA, BAO)[turn % 2 :]:
            question = (await home.play.matches.table(match, one.id)).question
            if question is not None:
                picks = anything(question, turn)
                await home.play.matches.answer(match, one.id, question.id, picks)
                break
    assert differing > 3
