"""What is asked of whoever draws: which picture, with whom on it."""

from datetime import timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.app.render_client import RenderClient, lasted
from cogs.monitoring.counts import Counts
from db.records.holders import Holder
from play.records import Board, Table
from render.job import Job
from tests.cogs import made


class RenderQueue:
    """Notes the orders."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    async def draw(self, _key: object, _version: int, job: Job) -> bytes:
        return await self.draw_for(None, job)

    async def draw_for(self, _owner: object, job: Job) -> bytes:
        self.jobs.append(job)
        return b"\x89PNG"


def client() -> tuple[RenderClient, RenderQueue]:
    queue: Any = RenderQueue()
    return RenderClient(queue, made.TEXTS, made.GAMES, Counts()), queue


def shown(seat: int | None = None, *, over: bool = False) -> tuple[Board, Table]:
    """The board and the table of a seat, at the beginning of a match or at its end."""
    for match, happened in made.positions(made.GAMES["firstdeck"], 2, 0, 10_000):
        if over == (match.result is not None):
            board = made.board(match, happened, made.PLAIN)
            return board, made.table(match, happened, seat, made.PLAIN)
    raise AssertionError("it never ends")


def stopped(found: Any) -> Any:
    """What is left of a match that was ended by agreement: nobody has a place."""
    return replace(found, public=replace(found.public, status="over", standings=None))


@pytest.mark.parametrize(
    ("over", "agreed", "seat", "board", "table"),
    [
        (False, False, 0, "board", "table"),
        (False, False, None, "board", "board"),
        (False, True, 0, "board", "board"),
        (True, False, 0, "final", "final"),
        (True, False, None, "final", "final"),
    ],
)
async def test_the_ranking_is_drawn_at_the_end_and_a_table_for_who_plays(
    *, over: bool, agreed: bool, seat: int | None, board: str, table: str
) -> None:
    drawing, queue = client()
    public, own = (stopped(one) if agreed else one for one in shown(seat, over=over))
    assert await drawing.board(public, "en")
    assert await drawing.table(own, "en")
    assert [job.kind for job in queue.jobs] == [board, table]


async def test_a_name_that_no_font_can_draw_has_a_plain_one_beside_it() -> None:
    """Where one person holds the seat; of several the names stand together."""
    drawing, queue = client()
    board, _ = shown()
    alone, shared = board.public.seats[0], board.public.seats[1]
    ana = Holder(7, "𝒜𝓃𝒶")
    seats = (
        replace(alone, holders=(ana,)),
        replace(shared, holders=(ana, Holder(8, "Bao"))),
    )
    drawing.met(7, "ana")
    await drawing.board(replace(board, public=replace(board.public, seats=seats)), "en")
    (job,) = queue.jobs
    assert job.scene is not None
    assert [person.handle for person in job.scene.people] == ["ana", ""]


def test_how_long_a_match_has_lasted_is_known_once_it_is_over() -> None:
    match, _ = next(made.positions(made.GAMES["firstdeck"], 2, 0))
    assert lasted(made.public(match, made.PLAIN, ended_at=None)) == 0
    began = made.NOW - timedelta(hours=3)
    assert lasted(made.public(match, made.PLAIN, started_at=began, ended_at=made.NOW)) == 10_800


async def test_pictures_know_what_everybody_knows_of_decks() -> None:
    """Words of their own in quotation marks, whose letters alone count; or what is printed."""
    drawing, queue = client()
    board, _ = shown()
    card, printed = next(iter(board.public.names.items()))
    own, given = board.public.seats
    seats = (
        replace(own, titles=("**Ma** \u202elune",), ready_made=""),
        replace(given, titles=(), ready_made=card),
    )
    await drawing.board(replace(board, public=replace(board.public, seats=seats)), "fr")
    people = queue.jobs[-1].scene.people
    assert [one.deck for one in people] == ["«\u00a0**Ma** lune\u00a0»", printed.printed("fr")[0]]
