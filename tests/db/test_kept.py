"""Databases of every old schema open, lose nothing, and all that runs in them plays on."""

import contextlib
import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
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
from tests.play.house import ANA, BAO, CHLOE, DAN, FakeClock, House, house
from tournaments import running as rules

PEOPLE = (ANA, BAO, CHLOE, DAN, Person(105, "Éli"), Person(106, "Farid"))
NEWEST = migrate.scripts()[-1][0]
LATER = {"days": 2}  # since the file was made: no time is over, but for those with little of it
# The first release brought NBA with the rules that schema 5 has: what was played before with others
# goes on as it stands, and does not verify.
UNRELEASED = {(schema, "nba") for schema in range(1, 5)}

WHOLE = 800  # rounds of answers, in which each match comes to its end
INVITED = 16  # the schema from which on there is a table with people who are invited
IN_ROUNDS = 26  # from which on a tournament is in its rounds
ONE_NAME = 33  # from which on a tournament that nobody can enter yet is "preparing", as in the code
NOTED = 27  # from which on messages that call people in tournaments have a table
TAGGED = 45  # from which on calls to lobbies are found by a tag
# Since which schema a game is in these files; another comes in with the next schema.
SINCE = {"firstdeck": 1, "allstar": 1, "nba": 1, "sampler": 1, "jam": 15, "nintendo": 18}
DROPPED = {
    "lobby": {"invited"},
    "entrant": {"called", "called_in"},
    "tournament": {"paused"},
    "invitation": {"calling_at"},
}  # columns whose meaning others have taken over
RENAMED = {"tournament": {"planned": "preparing", "course": "history"}}
every_schema = pytest.mark.parametrize("schema", kept.schemas())


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
async def old(tmp_path: Path, schema: int, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A house over an old file, some days later; it does not wait for the disk."""
    copied.unhurried(monkeypatch)
    path = kept.unpacked(schema, tmp_path / "old.db")
    with read(path) as db:
        (last,) = db.execute("SELECT max(changed_at) FROM match").fetchone()
    clock = FakeClock(known(last))
    clock.pass_(**LATER)
    home = await house(path, clock, games=GAMES, seed="later")
    yield home
    await home.play.close()


def test_a_file_of_every_schema_is_kept() -> None:
    """A new schema's file is written by `python -m tests.db.kept`."""
    assert [number for number, _ in migrate.scripts()] == list(range(1, NEWEST + 1))
    assert kept.schemas() == list(range(1, NEWEST + 1))


@every_schema
def test_migrations_keep_every_row_and_end_alike(schema: int, tmp_path: Path) -> None:
    path = kept.unpacked(schema, tmp_path / "old.db")
    with read(path) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (schema,)
        before = content(db)
    migrate.prepare(path)
    assert backup.inspect(path) == []
    migrate.prepare(tmp_path / "new.db")
    with read(path) as db, read(tmp_path / "new.db") as fresh:
        after = content(db)
        assert shape(db) == shape(fresh)
    for table, kept_rows in before.items():
        assert len(kept_rows) == len(after[table])
        gone, names = DROPPED.get(table, set()), RENAMED.get(table, {})
        for old, new in zip(kept_rows, after[table], strict=True):
            left = {names.get(key, key): old[key] for key in old.keys() - gone}
            assert left.items() <= new.items(), table


def test_a_call_to_a_lobby_that_was_being_sent_is_found_by_a_newer_release(tmp_path: Path) -> None:
    path = kept.unpacked(TAGGED - 1, tmp_path / "old.db")
    with read(path) as db, db:
        sets = "calling_at = 5000, channel = 10"
        done = db.execute(f"UPDATE invitation SET {sets} WHERE message IS NULL RETURNING lobby")
        lobbies = {row[0] for row in done}
    migrate.prepare(path)
    with read(path) as db:
        bear = db.execute("SELECT DISTINCT lobby, tag FROM invitation WHERE message IS NULL")
        assert set(bear) == {(lobby, lobby) for lobby in lobbies}
        found = db.execute("SELECT tag, channel, at FROM sending WHERE kind = 'invitation'")
        assert set(found) == {(lobby, 10, 5000) for lobby in lobbies}


def missing(path: Path, schema: int) -> list[str]:
    """The situations of which a database has no example."""
    with read(path) as db:
        found = {
            "games": "SELECT 1 WHERE (SELECT count(DISTINCT game) FROM match"
            f" WHERE status = 'running') = {sum(since <= schema for since in SINCE.values())}",
            "over": "SELECT 1 FROM match WHERE status = 'over'",
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
        }
        if schema >= 2:
            found["remark"] = "SELECT 1 FROM remark"
            found["leftover"] = "SELECT 1 FROM leftover"
            found["sent away"] = "SELECT 1 FROM lobby WHERE sent_away <> '[]'"
        if schema >= 3:
            found["outage"] = "SELECT 1 FROM outage"
        if schema >= 4:
            found["shared"] = (
                "SELECT 1 FROM holder h JOIN match m ON m.id = h.match"
                " WHERE h.place = 1 AND h.left_at IS NULL AND m.status = 'running'"
                " AND EXISTS (SELECT 1 FROM holder o WHERE o.match = h.match AND o.seat = h.seat"
                "  AND o.place = 0 AND o.left_at IS NULL)"
            )
        if schema >= 5:
            found["nickname"] = "SELECT 1 FROM nickname"
        if schema >= 6:
            found["lent"] = "SELECT 1 FROM match WHERE own_message IS NOT NULL"
            found["counted"] = "SELECT 1 FROM match WHERE board_count IS NOT NULL"
        if schema >= 7:
            found["packed"] = "SELECT 1 FROM move WHERE substr(hex(events), 2, 1) = '8'"
            found["lost"] = "SELECT 1 FROM remark WHERE kind = 'lost'"
        if schema >= 11:
            found["absent"] = "SELECT 1 FROM absent"
        if schema >= 12:
            found["bank"] = "SELECT 1 FROM seat WHERE bank LIKE '%booked%'"
        if schema >= 15:
            found["half day"] = "SELECT 1 FROM half_day"
            found["away"] = "SELECT 1 FROM seat WHERE away_until IS NOT NULL"
        if schema >= 21:
            found["direct"] = "SELECT 1 FROM direct WHERE channel IS NOT NULL AND note_at > 0"
            found["reminders"] = "SELECT 1 FROM person WHERE reminders <> '[\"half\"]'"
        if schema >= 23:
            found["next"] = "SELECT 1 FROM person WHERE next_up = 1"
            found["former hours"] = "SELECT 1 FROM person WHERE quiet_before IS NOT NULL"
        if schema >= 24:
            found["ended"] = "SELECT 1 FROM ended"
            found["result"] = "SELECT 1 FROM result WHERE due = 0"
            found["rated"] = "SELECT 1 FROM rated WHERE more = 1"
            found["rating"] = "SELECT 1 FROM rating WHERE person = 102"
            found["listed"] = "SELECT 1 FROM person WHERE listed = 1"
        if schema >= 25:
            preparing = "preparing" if schema >= ONE_NAME else "planned"
            found["preparing"] = f"SELECT 1 FROM tournament WHERE {preparing} = 1"
            called = "entrant WHERE called = 904 AND called_in = 10"
            if schema >= NOTED:
                called = "tournament_ping WHERE json(people) = '[101,102]' AND message = 904"
                found["calling"] = (
                    "SELECT 1 FROM tournament_ping p JOIN tournament_call c"
                    " USING (tournament, kind) WHERE p.message IS NULL"
                    " AND p.asked_by = c.asked_by AND c.due_at IS NOT NULL"
                )
            found["call"] = f"SELECT 1 FROM {called}"
        if schema >= IN_ROUNDS:
            found["round"] = (
                "SELECT 1 FROM tournament t WHERE status = 'running' AND until_at IS NOT NULL"
                " AND EXISTS (SELECT 1 FROM tournament_match m WHERE m.tournament = t.id"
                "  AND m.status = 'over') AND EXISTS (SELECT 1 FROM tournament_match m"
                "  JOIN match o ON o.id = m.match AND o.status = 'running'"
                "  WHERE m.tournament = t.id AND m.status = 'open')"
            )
            found["counted"] = "SELECT 1 FROM result WHERE cards <> '[]'"
        if schema >= 29:
            found["waited"] = "SELECT 1 FROM seat WHERE waited > 0 AND deadline_at IS NULL"
        if schema >= 31:
            found["gap"] = "SELECT 1 FROM gap WHERE until_at > from_at"
            found["asked"] = "SELECT 1 FROM seat WHERE asked_at > 0 AND deadline_at > 0"
        if schema >= TAGGED:
            found["inviting"] = "SELECT 1 FROM invitation i JOIN sending s ON s.tag = i.tag"
        if schema >= 18:
            found["deck"] = "SELECT 1 FROM deck WHERE past <> '[]' AND shelf <> '{}'"
        if schema >= 8:
            found["archived"] = "SELECT 1 FROM match WHERE archived = 1"
        return [what for what, query in found.items() if db.execute(query).fetchone() is None]


@every_schema
def test_a_kept_file_holds_every_situation(schema: int, tmp_path: Path) -> None:
    assert missing(kept.unpacked(schema, tmp_path / "old.db"), schema) == []


async def test_the_command_makes_a_file_of_today(tmp_path: Path) -> None:
    await made(tmp_path / "new.db")
    assert missing(tmp_path / "new.db", NEWEST) == []


async def matches_of(home: House, status: str) -> dict[str, str]:
    """The matches in a state, with their games."""
    query = f"SELECT id, game FROM match WHERE status {status} ORDER BY started_at, id"
    return await home.play.store.read(lambda db: dict(db.execute(query).fetchall()))


async def holds(home: House, match: str) -> str | None:
    """What is wrong with the file of a match that has ended."""
    data = await home.play.matches.export(match, ANA.id)
    return (await home.play.verifier.verify(data, ANA.id)).part


def expected(schema: int, games: dict[str, str]) -> dict[str, str | None]:
    return {
        match: "rule" if (schema, game) in UNRELEASED else None for match, game in games.items()
    }


@every_schema
async def test_matches_that_ended_are_read_and_verify(schema: int, old: House) -> None:
    games = await matches_of(old, "<> 'running'")
    for match in games:
        assert (await old.play.matches.board(match)).public.seed is not None
        assert (await old.play.matches.log(match, ANA.id)).entries
    assert {match: await holds(old, match) for match in games} == expected(schema, games)


def rounds_of(games: dict[str, str], schema: int) -> dict[str, int]:
    """How long each match is played on: those of one game to the end, of others a little."""
    keys = sorted(set(games.values()))
    whole = keys[schema % len(keys)]
    return {match: WHOLE if game == whole else 3 for match, game in games.items()}


async def play_on(home: House, match: str, rounds: int = WHOLE) -> None:
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
    for turn in range(rounds):
        for person in people:
            await home.answer_any(match, person, turn)
        await matches.settled()
        if (await matches.board(match)).public.status == "over":
            return
    assert rounds < WHOLE, "it never came to an end"


@every_schema
@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.long)])
async def test_matches_that_run_play_on_and_verify(schema: int, old: House, every: bool) -> None:
    await old.play.start()
    await old.play.matches.settled()
    games = await matches_of(old, "= 'running'")
    assert set(games.values()) == {key for key, since in SINCE.items() if since <= schema}
    rounds = dict.fromkeys(games, WHOLE) if every else rounds_of(games, schema)
    for match in games:
        await play_on(old, match, rounds[match])
    running = await matches_of(old, "= 'running'")
    ended = {match: game for match, game in games.items() if match not in running}
    assert {match for match in games if rounds[match] == WHOLE} <= ended.keys()
    assert {match: await holds(old, match) for match in ended} == expected(schema, ended)


@every_schema
async def test_open_tables_begin(schema: int, old: House) -> None:
    lobbies = old.play.lobbies
    query = "SELECT id, host FROM lobby WHERE status = 'open'"
    opened = await old.play.store.read(lambda db: db.execute(query).fetchall())
    assert len(opened) == 3 + (schema >= INVITED)
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


@every_schema
async def test_people_of_old_files_get_their_data_and_are_forgotten(
    schema: int, old: House
) -> None:
    found = json.loads(await old.play.people.export(BAO.id))
    assert found["person"][0]["quiet"]["zone"] == "Europe/Paris"
    assert found["holder"]
    assert found["move"]
    await old.play.people.delete(BAO.id)
    await old.play.matches.settled()
    found = json.loads(await old.play.people.export(BAO.id))
    assert not [table for table, kept in found.items() if kept and table != "person"]


@pytest.mark.rule("EVT-1.5")
@pytest.mark.parametrize("schema", [one for one in kept.schemas() if one >= IN_ROUNDS])
async def test_a_tournament_that_runs_goes_on_to_its_end(schema: int, old: House) -> None:
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
@pytest.mark.parametrize("schema", [one for one in kept.schemas() if one >= IN_ROUNDS])
@pytest.mark.parametrize("days", [40, 800])
async def test_a_tournament_that_nobody_looks_at_any_more_ends_in_few_steps(
    schema: int, old: House, days: int
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
