"""What an order answers, and when, tells nobody more than they may know."""

from datetime import datetime
from pathlib import Path

import pytest

from db.queries.match import standing_orders
from games.core.decision import Decision, Picks, standing_answer
from games.core.streams import Streams
from play.records import Person
from tests.play.house import ANA, BAO, CHLOE, House, house
from tests.play.match.test_secrets import EVERY_GAME, all_of, copied

GAMES = ("allstar", "firstdeck", "nba", "nintendo", "sampler")  # those that name orders


def _put(db, match: str, snapshot: bytes) -> None:
    db.execute(
        "UPDATE match SET snapshot = ?, edition = edition + 1 WHERE id = ?", (snapshot, match)
    )


async def world(home: House, path: Path, match: str, snapshot: bytes) -> House:
    """The same up to now, but for what a reader cannot know."""
    found = await copied(home, path)
    await found.play.time.tick()
    await found.play.store.write(_put, match, snapshot)
    return found


async def answered(
    home: House, match: str, person: Person, wishes: Picks, reader: Person, *, by_order: bool
) -> tuple[list[datetime | None], object]:
    """Let a question be answered: when that was due, and all that somebody else got.

    By an order, or in the same moment by hand.
    """
    table = await home.play.matches.table(match, person.id)
    asked = table.question
    assert asked is not None
    order, due = asked.standing[0], list[datetime | None]()
    if by_order:
        wished = wishes if order.ranks else None
        await home.play.matches.give_standing_order(match, person.id, asked.id, order.id, wished)
        due = [one.due_at for one in await home.play.store.read(standing_orders.answers, match)]
    home.clock.pass_(seconds=45)
    await home.play.time.tick()  # or it would look as if the bot had been away
    home.clock.pass_(seconds=45)
    if not by_order:
        picks = standing_answer(asked, order.id, wishes, ())
        assert picks is not None
        await home.play.matches.answer(match, person.id, asked.id, picks)
    await home.play.time.tick()
    home.clock.pass_(seconds=-90)  # it is the clock of all worlds
    return due, await all_of(home, match, reader.id)


@pytest.mark.rule("TIM-3.2", "TIM-3.4")
@pytest.mark.parametrize("game", GAMES)
async def test_others_receive_the_same_in_worlds_that_they_cannot_tell_apart(
    tmp_path: Path, game: str
) -> None:
    home = await house(tmp_path / "first.db", games=EVERY_GAME)
    try:
        assert await worlds(home, tmp_path, game) >= 2
    finally:
        await home.play.close()


async def worlds(home: House, folder: Path, game: str) -> int:
    """Compare worlds at some questions that orders may answer; return how many there were."""
    match = await home.match(ANA, BAO, game=game)
    found, told = 0, set[str]()
    for turn in range(150):
        for person, other in ((ANA, BAO), (BAO, ANA)):
            table = await home.play.matches.table(match, person.id)
            asked = table.question
            if asked is None or table.public.status != "running":
                continue
            if asked.standing and found < 4 and (asked.kind not in told or turn % 3 == 0):
                found += await compared(
                    home, folder / f"{turn}-{person.id}", match, person, asked, other
                )
                told.add(asked.kind)
            await home.answer_any(match, person, turn)
    return found


async def compared(
    home: House, path: Path, match: str, person: Person, asked: Decision, other: Person
) -> int:
    """Compare what the other player and somebody beside the table receive; count real worlds."""
    loaded = await home.play._repository.load(match)
    whole, now = loaded.whole, loaded.match
    seat = next(one.seat for one in whole.holders if one.person == other.id)
    mine = next(one.seat for one in whole.holders if one.person == person.id)
    differing = 0
    for reader, place in ((other, seat), (CHLOE, None)):
        twin = now.redealt(place, Streams(bytes([7, seat])))
        there = twin.questions[mine]
        assert there is not None
        both = {one.id for one in asked.options} & {one.id for one in there.options}
        wishes = tuple(one.id for one in asked.options if one.id in both)[:25]  # in both worlds
        snapshots = now.standing(now.inner()).snapshot(), twin.snapshot()
        if len(wishes) < asked.least or snapshots[0] == snapshots[1]:
            continue
        differing += 1
        alike: list[bool] = []
        for by_order in (True, False):
            got = []
            for snapshot in snapshots:
                file = Path(f"{path}-{place}-{by_order}-{len(got)}.db")
                one = await world(home, file, match, snapshot)
                try:
                    got.append(
                        await answered(one, match, person, wishes, reader, by_order=by_order)
                    )
                finally:
                    await one.play.close()
            (due, received), (again, too) = got
            assert due == again
            assert bool(due) == by_order
            alike.append(received == too)  # not in the message: it is long
        assert alike[0] == alike[1], reader  # the rest of a hand is passed on, and seen then
    return differing
