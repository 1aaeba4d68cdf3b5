"""What the last release left opens, loses nothing, and all that runs in it plays on."""

import contextlib
import json
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from pathlib import Path

import pytest

from db import backup, migrate
from db.upkeep.packing import unpacked
from db.values import known
from games.core.refused import Refused
from play.records import Person
from play.tournaments import conversion
from tests.db import copied, kept
from tests.db.kept.__main__ import GAMES, made
from tests.db.kept.recorded import record
from tests.play.house import ANA, BAO, CHLOE, DAN, FakeClock, House, house
from tournaments import running as rules

PEOPLE = (ANA, BAO, CHLOE, DAN, Person(105, "Éli"), Person(106, "Farid"))
LATER = {"days": 2}  # since the file was made: no time is over, but for those with little of it
APART = {  # columns that have become tables
    "lobby": {"sent_away"},
    "tournament": {"organisers"},
    "tournament_ping": {"people"},
}
WHOLE = 800  # rounds of answers, in which each match comes to its end
OPEN = 4  # tables
KEPT_GAMES = {"firstdeck", "allstar", "nba", "jam", "nintendo", "sampler"}  # of its release


@contextlib.contextmanager
def read(path: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.create_function("unpacked", 1, unpacked)
        yield db


def content(db: sqlite3.Connection) -> dict[str, list[dict[str, object]]]:
    """Every row of every table, by column."""
    names = db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    found: dict[str, list[dict[str, object]]] = {}
    for (name,) in names:
        cursor = db.execute(f"SELECT * FROM {name}")
        columns = [column[0] for column in cursor.description]
        found[name] = [dict(zip(columns, row, strict=True)) for row in cursor]
    return found


def shape(db: sqlite3.Connection) -> dict[str, list[tuple[object, ...]]]:
    """Columns of every table, and every index with its columns."""
    found = db.execute("SELECT type, name FROM sqlite_schema ORDER BY name").fetchall()
    return {
        name: db.execute(
            f"PRAGMA {'table_xinfo' if kind == 'table' else 'index_xinfo'}({name})"
        ).fetchall()
        for kind, name in found
    }


@pytest.fixture
async def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A house over the file, some days later; it does not wait for the disk."""
    copied.unhurried(monkeypatch)
    path = kept.unpacked(tmp_path / "old.db")
    with read(path) as db:
        (last,) = db.execute("SELECT max(changed_at) FROM match").fetchone()
    clock = FakeClock(known(last))
    clock.pass_(**LATER)
    home = await house(path, clock, games=GAMES, seed="later")
    yield home
    await home.play.close()


def test_it_keeps_every_row_and_ends_like_a_new_database(tmp_path: Path) -> None:
    path = kept.unpacked(tmp_path / "old.db")
    with read(path) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (kept.SCHEMA,)
        before = content(db)
    migrate.prepare(path)
    assert backup.inspect(path) == []
    migrate.prepare(tmp_path / "new.db")
    with read(path) as db, read(tmp_path / "new.db") as fresh:
        after = content(db)
        assert shape(db) == shape(fresh)
    for table, rows in before.items():
        assert len(rows) == len(after[table])
        for old, new in zip(rows, after[table], strict=True):
            left = {name: old[name] for name in old.keys() - APART.get(table, set())}
            assert left.items() <= new.items(), table


def test_people_in_lists_of_one_column_have_rows_of_their_own(tmp_path: Path) -> None:
    path = kept.unpacked(tmp_path / "old.db")
    with read(path) as db:
        (first, second, *_) = (row[0] for row in db.execute("SELECT id FROM person ORDER BY id"))
        (which,) = db.execute("SELECT tournament FROM tournament_act").fetchone()
        with db:
            db.execute("UPDATE tournament SET organisers = ?", (f"[{second},{first},7,{second}]",))
            db.execute("UPDATE lobby SET sent_away = ?", (f"[{first}]",))
            db.execute(
                "INSERT INTO tournament_act (tournament, number, at, kind, value, reason) VALUES"
                " (?1, 8, 1, 'replace', ?2, ''), (?1, 9, 1, 'replace', 'as before', '')",
                (which, f"[0,{first}]"),
            )
        pinged = {
            (*row[:2], *json.loads(row[2]))
            for row in db.execute("SELECT tournament, number, people FROM tournament_ping")
        }
        (tables,) = db.execute("SELECT count(*) FROM lobby").fetchone()
    migrate.prepare(path)
    with read(path) as db:
        query = "SELECT person FROM organiser WHERE tournament = ? ORDER BY place"
        assert db.execute(query, (which,)).fetchall() == [(second,), (first,)]
        assert db.execute("SELECT person FROM sent_away").fetchall() == [(first,)] * tables
        acts = db.execute("SELECT gone, come, value FROM tournament_act WHERE number > 7")
        assert acts.fetchall() == [(0, first, ""), (None, None, "as before")]
        named = db.execute("SELECT * FROM tournament_pinged ORDER BY place").fetchall()
    messages = {row[:2] for row in named}
    found = {(*one, *(row[3] for row in named if row[:2] == one)) for one in messages}
    assert found == pinged


async def test_what_its_release_made_of_it_is_what_this_one_makes_of_it(old: House) -> None:
    found = await record(old)
    for what, ones in kept.to_keep().items():
        assert found[what].keys() == ones.keys()
        for one, facts in ones.items():
            now = found[what][one]
            assert isinstance(facts, Mapping)
            assert isinstance(now, Mapping)
            assert facts.items() <= {key: now.get(key) for key in facts}.items(), (what, one)


SITUATIONS = {
    "agreed": "SELECT 1 FROM match WHERE status = 'agreed'",
    "paused": "SELECT 1 FROM match WHERE paused_at IS NOT NULL",
    "sealed": "SELECT 1 FROM seat WHERE ready = 1",
    "undoable": "SELECT 1 FROM match WHERE status = 'running'"
    " AND unpacked(snapshot) ->> 'base' IS NOT NULL",
    "undone": "SELECT 1 FROM move WHERE move ->> 'type' = 'undo'",
    "picked": "SELECT 1 FROM seat WHERE selection <> '[]'",
    "conceded": "SELECT 1 FROM seat WHERE conceded = 1",
    "away": "SELECT 1 FROM seat WHERE standin IS NOT NULL",
    "clock": "SELECT 1 FROM move WHERE by = 'clock'",
    "taken over": "SELECT 1 FROM holder WHERE left_at IS NOT NULL",
    "forgotten": "SELECT 1 FROM holder WHERE person IS NULL AND ai IS NULL",
    "proposal": "SELECT 1 FROM proposal",
    "follower": "SELECT 1 FROM follower",
    "report": "SELECT 1 FROM report",
    "settings": "SELECT 1 FROM person WHERE quiet_start IS NOT NULL",
    "server": "SELECT 1 FROM server WHERE greeted = 1",
    "claimed": "SELECT 1 FROM ping WHERE claimed_at IS NOT NULL",
    "due": "SELECT 1 FROM ping WHERE due_at IS NOT NULL AND claimed_at IS NULL",
    "open": "SELECT 1 FROM lobby_holder h JOIN lobby l ON l.id = h.lobby"
    " WHERE l.status = 'open' AND h.brought IS NOT NULL",
    "rematch": "SELECT 1 FROM lobby WHERE status = 'open' AND rematch_of IS NOT NULL",
    "closed": "SELECT 1 FROM lobby WHERE status = 'cancelled'",
    "remark": "SELECT 1 FROM remark",
    "leftover": "SELECT 1 FROM leftover",
    "sent away": "SELECT 1 FROM sent_away",
    "outage": "SELECT 1 FROM outage",
    "shared": "SELECT 1 FROM holder h JOIN match m ON m.id = h.match"
    " WHERE h.place = 1 AND h.left_at IS NULL AND m.status = 'running'"
    " AND EXISTS (SELECT 1 FROM holder o WHERE o.match = h.match AND o.seat = h.seat"
    "  AND o.place = 0 AND o.left_at IS NULL)",
    "nickname": "SELECT 1 FROM nickname",
    "lent": "SELECT 1 FROM match WHERE own_message IS NOT NULL",
    "counted": "SELECT 1 FROM match WHERE board_count IS NOT NULL",
    "packed": "SELECT 1 FROM move WHERE substr(hex(events), 2, 1) = '8'",
    "lost": "SELECT 1 FROM remark WHERE kind = 'lost'",
    "absent": "SELECT 1 FROM absent",
    "bank": "SELECT 1 FROM seat WHERE bank LIKE '%booked%'",
    "half day": "SELECT 1 FROM half_day",
    "days off": "SELECT 1 FROM seat WHERE away_until IS NOT NULL",
    "direct": "SELECT 1 FROM direct WHERE channel IS NOT NULL AND note_at > 0",
    "reminders": "SELECT 1 FROM person WHERE reminders <> '[\"half\"]'",
    "next": "SELECT 1 FROM person WHERE next_up = 1",
    "former hours": "SELECT 1 FROM person WHERE quiet_before IS NOT NULL",
    "ended": "SELECT 1 FROM ended",
    "result": "SELECT 1 FROM result WHERE due = 0",
    "rated": "SELECT 1 FROM rated WHERE more = 1",
    "rating": "SELECT 1 FROM rating WHERE person = 102",
    "listed": "SELECT 1 FROM person WHERE listed = 1",
    "preparing": "SELECT 1 FROM tournament WHERE preparing = 1",
    "calling": "SELECT 1 FROM tournament_ping p JOIN tournament_call c"
    " USING (tournament, kind) WHERE p.message IS NULL"
    " AND p.asked_by = c.asked_by AND c.due_at IS NOT NULL",
    "call": "SELECT 1 FROM tournament_ping p WHERE message = 904 AND 2 = (SELECT count(*)"
    " FROM tournament_pinged n WHERE n.tournament = p.tournament AND n.number = p.number"
    " AND n.person IN (101, 102))",
    "round": "SELECT 1 FROM tournament t WHERE status = 'running' AND until_at IS NOT NULL"
    " AND EXISTS (SELECT 1 FROM tournament_match m WHERE m.tournament = t.id"
    "  AND m.status = 'over') AND EXISTS (SELECT 1 FROM tournament_match m"
    "  JOIN match o ON o.id = m.match AND o.status = 'running'"
    "  WHERE m.tournament = t.id AND m.status = 'open')",
    "cards": "SELECT 1 FROM result WHERE cards <> '[]'",
    "waited": "SELECT 1 FROM seat WHERE waited > 0 AND deadline_at IS NULL",
    "gap": "SELECT 1 FROM gap WHERE until_at > from_at",
    "asked": "SELECT 1 FROM seat WHERE asked_at > 0 AND deadline_at > 0",
    "inviting": "SELECT 1 FROM invitation i JOIN sending s ON s.tag = i.tag",
    "deck": "SELECT 1 FROM deck WHERE past <> '[]' AND shelf <> '{}'",
    "archived": "SELECT 1 FROM match WHERE archived = 1",
    "organiser": "SELECT 1 FROM organiser",
    "act": "SELECT 1 FROM tournament_act WHERE kind = 'extend'",
    "appeal": "SELECT 1 FROM tournament_appeal WHERE decided_at IS NULL",
    "substitute": "SELECT 1 FROM substitute",
}


def missing(path: Path, games: Iterable[str]) -> list[str]:
    """The situations of which a database has no example, and games that do not run, or ended."""
    wanted = {(game, status) for game in games for status in ("running", "over")}
    with read(path) as db:
        wanted -= {*db.execute("SELECT DISTINCT game, status FROM match")}
        return [f"{game} {status}" for game, status in wanted] + [
            what for what, query in SITUATIONS.items() if db.execute(query).fetchone() is None
        ]


def test_it_holds_every_situation(tmp_path: Path) -> None:
    path = kept.unpacked(tmp_path / "old.db")
    migrate.prepare(path)
    assert missing(path, KEPT_GAMES) == []


async def test_the_command_makes_a_file_of_today(tmp_path: Path) -> None:
    await made(tmp_path / "new.db")
    assert missing(tmp_path / "new.db", GAMES) == []


async def matches_of(home: House, status: str) -> dict[str, str]:
    """The matches in a state, with their games."""
    query = f"SELECT id, game FROM match WHERE status {status} ORDER BY started_at, id"
    return await home.play.store.read(lambda db: dict(db.execute(query).fetchall()))


async def holds(home: House, match: str) -> str | None:
    """What is wrong with the file of a match that has ended."""
    data = await home.play.matches.export(match, ANA.id)
    return (await home.play.verifier.verify(data, ANA.id)).part


async def test_matches_that_ended_are_read_and_verify(old: House) -> None:
    games = await matches_of(old, "<> 'running'")
    assert set(games.values()) == KEPT_GAMES
    for match in games:
        assert (await old.play.matches.board(match)).public.seed is not None
        assert (await old.play.matches.log(match, ANA.id)).entries
    assert {match: await holds(old, match) for match in games} == dict.fromkeys(games)


async def play_on(home: House, match: str) -> None:
    """Play a match on: what can be taken back is, once; whoever is away comes back."""
    matches = home.play.matches
    people = [one for one in PEOPLE if (await matches.table(match, one.id)).seat is not None]
    assert people
    if (await matches.board(match)).public.paused_at is not None:
        await matches.resume(match, people[0].id)
    for person in people:
        table = await matches.table(match, person.id)
        with contextlib.suppress(Refused):  # what came after it no longer fits
            if table.answers.can_undo:
                await matches.undo(match, person.id)
            if table.answers.can_take_back:
                await matches.take_back(match, person.id)
    for turn in range(WHOLE):
        for person in people:
            await home.answer_any(match, person, turn)
        await matches.settled()
        if (await matches.board(match)).public.status == "over":
            return
    raise AssertionError("it never came to an end")


async def test_matches_that_run_play_on_to_their_ends_and_verify(old: House) -> None:
    await old.play.start()
    await old.play.matches.settled()
    games = await matches_of(old, "= 'running'")
    assert set(games.values()) == KEPT_GAMES
    for match in games:
        await play_on(old, match)
    assert await matches_of(old, "= 'running'") == {}
    assert {match: await holds(old, match) for match in games} == dict.fromkeys(games)


async def test_open_tables_begin(old: House) -> None:
    lobbies = old.play.lobbies
    query = "SELECT id, host FROM lobby WHERE status = 'open'"
    opened = await old.play.store.read(lambda db: db.execute(query).fetchall())
    assert len(opened) == OPEN
    for lobby, host in opened:
        for seat in (await lobbies.get(lobby)).seats:
            for one in seat.holders:
                if one.person and await lobbies.bringing(lobby, one.person):
                    await lobbies.bring(lobby, one.person, None)
        for one in (await lobbies.get(lobby)).invitations:
            await lobbies.decline(lobby, one.person)
        if (await lobbies.get(lobby)).problems:
            await lobbies.add_ai(lobby, host)
        match = await lobbies.start(lobby, host, 10)
        await play_on(old, match)
        assert await holds(old, match) is None


async def test_its_people_get_their_data_and_are_forgotten(old: House) -> None:
    found = json.loads(await old.play.people.export(BAO.id))
    assert found["person"][0]["quiet"]["zone"] == "Europe/Paris"
    assert found["holder"]
    assert found["move"]
    await old.play.people.delete(BAO.id)
    await old.play.matches.settled()
    found = json.loads(await old.play.people.export(BAO.id))
    assert not [table for table, kept in found.items() if kept and table != "person"]


@pytest.mark.rule("EVT-1.5")
async def test_a_tournament_that_runs_goes_on_to_its_end(old: House) -> None:
    """Its rounds are played out: what was over counts, everybody has the matches they should."""
    service = old.play.tournaments
    query = "SELECT id FROM tournament WHERE status = 'running'"
    ((which,),) = await old.play.store.read(lambda db: db.execute(query).fetchall())
    before = await service.load(which)
    await old.play.start()
    for _ in range(20):
        await service.tick()
        whole = await service.load(which)
        if whole.facts.status == "over":
            break
        for one in whole.pairings:
            if one.status == "open" and one.match is not None:
                await play_on(old, one.match)
        old.clock.pass_(seconds=5)
    assert whole.facts.status == "over"
    assert {one for one in before.pairings if one.status == "over"} <= {*whole.pairings}
    read = conversion.read(whole)
    assert rules.over(read)
    played = [{*match.people} for match in read.matches if match.status == "over"]
    assert all(sum(one in people for people in played) == read.rounds for one in read.present)
    assert len(rules.standings(read)) == len(whole.entrants)


@pytest.mark.rule("EVT-1.5", "EVT-5.1")
@pytest.mark.parametrize("days", [40, 800])
async def test_a_tournament_that_nobody_looks_at_any_more_ends_in_few_steps(
    old: House, days: int
) -> None:
    """What was due long ago is done at once, not step by step for all the time that passed."""
    service = old.play.tournaments
    query = "SELECT id FROM tournament WHERE status = 'running'"
    ((which,),) = await old.play.store.read(lambda db: db.execute(query).fetchall())
    old.clock.pass_(days=days)
    await old.play.start()
    for _ in range(30):
        whole = await service.load(which)
        if whole.facts.status == "over":
            break
        await service.tick()
        await old.play.matches.settled()
        old.clock.pass_(days=5)
    assert whole.facts.status == "over"
    assert rules.over(conversion.read(whole))
