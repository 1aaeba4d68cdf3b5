"""What a reader gets is the same in all worlds that they cannot tell apart."""

import json
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from db.queries.match import matches as queries
from db.records.matches import StoredMove, WholeMatch
from games.core.streams import Streams
from games.registry import load
from play.match import tables
from play.records import Board, LogPage, Table
from tests.play.house import ANA, BAO, CHLOE, DAN, GAMES, Entropy, House, anything, asks, house

PEOPLE = (ANA, BAO, CHLOE)


async def received(
    home: House, whole: WholeMatch, moves: tuple[StoredMove, ...], person: int
) -> tuple[Table, Board, LogPage]:
    """Return all that somebody may ask for; whether they may undo is the driver's to prove."""
    loaded = await home.play.store.read(home.play._repository.opened, whole)
    table = tables.table(loaded, person, moves)
    return (
        replace(table, answers=replace(table.answers, undoes=None)),
        tables.board(loaded, moves, ()),
        tables.log(loaded, person, moves, (), None),
    )


@pytest.mark.parametrize("reader", [0, 1, None])
async def test_other_hands_and_sealed_answers_change_nothing(
    home: House, reader: int | None
) -> None:
    match = await home.match(ANA, BAO, options={"rounds": "1"})
    person = CHLOE if reader is None else PEOPLE[reader]
    differing = 0
    for turn in count():
        whole = await home.play.store.read(queries.load, match)
        moves = await home.play.store.read(queries.moves, match)
        assert whole is not None
        if whole.match.status != "running":
            break
        loaded = await home.play.store.read(home.play._repository.opened, whole)
        other = loaded.match.redealt(reader, Streams(turn.to_bytes(4, "big")))
        differing += other.snapshot() != loaded.match.snapshot()
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


EVERY_GAME = {**load(), **GAMES}
SEVERAL = {"allstar", "jam", "sampler"}  # games in which a seat seals one answer after another


async def all_of(home: House, match: str, person: int) -> dict[str, Any]:
    """Everything that somebody may ask for, after they have looked and reported something."""
    play, found = home.play, {}
    play.matches._entropy = Entropy("report")
    for _ in range(2):  # news, and no news
        report = await play.matches.report(match, person, "It hangs.")
        table = await play.matches.table(match, person)
        found = {
            "report": report,
            "table": replace(table, answers=replace(table.answers, undoes=None)),
            "words": table.described,
            "board": await play.matches.board(match),
            "log": await play.matches.log(match, person),
            "mine": await play.matches.of_person(person),
            "waiting": await play.matches.waiting(person),
            "here": await play.matches.of_server(1, actor=person),
            "settings": await play.people.settings(person),
            "export": (await play.people.export(person)).decode(),
            "pings": [one for one in await play.projections.pings() if one.person == person],
            "before": found,
        }
    return found


async def copied(home: House, path: Path) -> House:
    """Another world that is the same up to now, with what was put off until the next write."""
    await home.play.store.write(lambda db: None)
    with closing(sqlite3.connect(home.play.store.path)) as db:
        db.execute("VACUUM INTO ?", (str(path),))
    return await house(path, home.clock, games=EVERY_GAME)


@pytest.mark.parametrize("game", sorted(EVERY_GAME))
async def test_how_many_sealed_answers_others_have_given_changes_nothing(
    tmp_path: Path, game: str
) -> None:
    """Nobody tells a world in which somebody seals another answer from one in which they do not.

    As long as that one answer more is not all: then it is said that they are ready.
    """
    home = await house(tmp_path / "first.db", games=EVERY_GAME)
    match = await home.match(ANA, BAO, game=game)
    worlds = 0
    for turn in range(40):
        one = (ANA, BAO)[turn % 2]
        table = await home.play.matches.table(match, one.id)
        if table.public.status != "running":
            break
        if table.question is None:
            continue
        picks = anything(table.question, turn)
        other = await copied(home, tmp_path / f"{turn}.db")
        await other.play.matches.answer(match, one.id, table.question.id, picks)
        if unnoticed(table, await other.play.matches.table(match, one.id)):
            worlds += 1
            for reader in (ANA, BAO, CHLOE):
                if reader != one:
                    here = await copied(home, tmp_path / f"{turn}-{reader.id}.db")
                    there = await copied(other, tmp_path / f"{turn}-{reader.id}-other.db")
                    assert await all_of(here, match, reader.id) == await all_of(
                        there, match, reader.id
                    )
                    await here.play.close()
                    await there.play.close()
        await other.play.close()
        await home.play.matches.answer(match, one.id, table.question.id, picks)
    await home.play.close()
    assert worlds > 2 if game in SEVERAL else worlds == 0, worlds


async def test_a_side_sees_all_that_its_coaches_plan_and_the_other_that_it_is_done(
    tmp_path: Path,
) -> None:
    """Rule JAM-8.3 through what people ask for: hand, cards, Times, places, wishes, conditions."""
    home = await house(tmp_path / "jam.db", games=EVERY_GAME)
    lobbies, matches = home.play.lobbies, home.play.matches
    opened = await lobbies.open(
        server=1, channel=10, host=asks(ANA), game="jam", locale="fr", most=2
    )
    await lobbies.set_together(opened.id, ANA.id, 2)
    for person in (BAO, CHLOE, DAN):
        await lobbies.join(opened.id, person)
    match = await lobbies.start(opened.id, None, 10)
    kinds = set[str]()
    wanted = {f"jam.{one}" for one in ("jammer", "place", "plan_move", "plan_block", "plan_call")}
    for turn in range(200):
        by = (ANA, CHLOE)[turn % 2]
        asked = (await matches.table(match, by.id)).question
        if asked is None:  # Ana's side has done all; now the other
            asked = (await matches.table(match, BAO.id)).question
            assert asked is not None
            await home.answer_any(match, BAO, turn)
            continue
        before = await matches.table(match, DAN.id)
        await matches.answer(match, by.id, asked.id, anything(asked, turn))
        mine, hers = [await matches.table(match, one.id) for one in (ANA, CHLOE)]
        shared = [
            (one.view, one.answers.given, one.question, one.selection.summary, one.public)
            for one in (mine, hers)
        ]
        assert shared[0] == shared[1]
        kinds |= {asked.kind, *(one.kind for one in hers.answers.given)}
        after = await matches.table(match, DAN.id)
        if after.public.revision != before.public.revision:
            assert mine.question is None  # done, and told so
            assert after.public.ready == (0,)
            assert after.time.gifts == ()  # nobody gives time to who is done
            after = replace(
                after,
                public=before.public,
                selection=replace(
                    after.selection,
                    finals=before.selection.finals,
                    closes=before.selection.closes,
                ),
                time=replace(after.time, gifts=before.time.gifts),
            )
        assert after == before
        if kinds >= wanted:
            break
    assert kinds >= wanted
    await home.play.close()


def unnoticed(before: Table, after: Table) -> bool:
    """Whether an answer was sealed and its seat is asked on, so that nothing public has changed."""
    return (
        len(after.answers.given) > len(before.answers.given)
        and after.public.revision == before.public.revision
    )


async def test_an_export_counts_nobody_elses_moves(home: House, tmp_path: Path) -> None:
    """Not even those of which everybody saw that they were made: given, taken back, given again."""
    match = await home.match(ANA, BAO, options={"rounds": "1"})
    await home.play_on(match, ANA, BAO, until=lambda table: len(table.answers.given) == 1)
    await home.answer_any(match, ANA)
    found: set[bytes] = set()
    for again in range(3):
        while not (table := await home.play.matches.table(match, BAO.id)).answers.can_take_back:
            await home.answer_any(match, BAO)
        assert table.public.status == "running"
        await home.play.matches.take_back(match, BAO.id)
        world = await copied(home, tmp_path / f"{again}.db")
        found.add((await all_of(world, match, ANA.id))["export"])
        await world.play.close()
    assert len(found) == 1


async def test_an_export_counts_ones_own_and_all_moves_at_the_end(home: House) -> None:
    match = await home.match(ANA, BAO, options={"rounds": "1"})
    for turn in range(6):
        await home.answer_any(match, (ANA, BAO)[turn % 2], turn)
    await home.play.matches.report(match, BAO.id, "It hangs.")
    await home.answer_any(match, BAO)
    found = json.loads(await home.play.people.export(BAO.id))
    assert [(one["number"], one["step"]) for one in found["move"]] == [
        (number, None) for number in range(1, len(found["move"]) + 1)
    ]
    (report,) = found["report"]
    assert (report["after"], report["step"]) == (len(found["move"]) - 1, None)
    assert [one["seen"] for one in found["holder"]] == [None]
    await home.play.matches.concede(match, ANA.id)
    found = json.loads(await home.play.people.export(BAO.id))
    made = await home.play.store.read(queries.moves, match)
    steps = [one.step for one in made if one.person == BAO.id]
    assert [(one["number"], one["step"]) for one in found["move"]] == list(enumerate(steps, 1))
    (report,) = found["report"]
    assert made[report["step"] - 1].person is not None
    assert steps[report["after"] - 1] <= report["step"] < steps[report["after"]]
    assert all(one["seen"] for one in found["holder"])
