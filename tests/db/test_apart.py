"""What is written about one match, person, seat or lobby leaves all others as they were."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from db.queries import lobbies, outages, persons, servers
from db.queries.match import matches, projections, voices
from db.records.matches import Remark, StoredProposal
from db.records.people import StoredPerson
from db.records.servers import ServerSettings
from play.records import Person
from play.time.moving import OUTAGE
from tests.play.house import ANA, BAO, CHLOE, DAN, MORNING, House, asks, house

EVA = Person(105, "Éva")
NOW = MORNING + timedelta(hours=13)
Rows = dict[tuple[str, str], set[str]]

PROPOSAL = StoredProposal(kind="end", seat=0, agreed=(0,))
REMARK = Remark(step=1, kind="left", seat=0, place=0, at=NOW)
OF_A_MATCH: dict[str, Callable[[sqlite3.Connection, str], object]] = {
    "board_shown": lambda db, match: projections.board_shown(db, match, 10, 99, 7, None),
    "board_lost": lambda db, match: projections.board_lost(db, match, 600),
    "counted": lambda db, match: projections.counted(db, match, 600, 5),
    "board_given_up": lambda db, match: projections.board_given_up(db, match, 7),
    "call": lambda db, match: projections.call(db, match, ANA.id, 0, NOW),
    "hush": lambda db, match: projections.hush(db, match, ANA.id, NOW),
    "remind": lambda db, match: projections.remind(db, match, ANA.id, 0, NOW),
    "tell_end": lambda db, match: projections.tell_end(db, match, None, NOW),
    "pinged": lambda db, match: projections.pinged(db, match, ANA.id, 1, 11, 98, NOW),
    "active": lambda db, match: matches.active(db, match, ANA.id, NOW),
    "get_up": lambda db, match: matches.get_up(db, match, ANA.id, NOW),
    "seen": lambda db, match: matches.seen(db, match, ANA.id, 5, 4),
    "propose": lambda db, match: voices.propose(db, match, PROPOSAL, NOW),
    "withdraw one": lambda db, match: voices.withdraw(db, match, "end"),
    "withdraw all": voices.withdraw,
    "unfollow": lambda db, match: voices.follow(db, match, ANA.id, wanted=False),
    "remark": lambda db, match: voices.remark(db, match, REMARK),
    "report": lambda db, match: voices.report(db, "C0DE", match, 1, ANA.id, "words", NOW),
    "move": outages.move,
}
OF_ONE_PERSON = {"call", "hush", "pinged", "active", "get_up", "seen", "unfollow", "remind"}


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    made = await house(tmp_path / "apart.db")
    yield made
    await made.play.close()


@pytest.fixture
async def two(home: House) -> tuple[str, str]:
    """Two matches in which the same people have everything that can be changed."""
    found = [await home.match(ANA, BAO) for _ in range(2)]
    home.clock.pass_(minutes=20)
    for number, ping in enumerate(await home.play.projections.pings()):
        await home.play.projections.pinged(ping, 10, 500 + number)
    for number, match in enumerate(found):
        await home.play.projections.board_shown(match, 10, 600 + number, 1)
        for person in (ANA, BAO):
            await home.play.matches.follow(match, person)
        await home.play.matches.propose(match, BAO.id, "pause")
        await home.play.matches.propose(match, BAO.id, "end")
        await home.play.store.write(voices.remark, match, REMARK)
    for now in (MORNING, NOW):
        await home.play.store.write(outages.beat, now, timedelta(0), OUTAGE)
    return found[0], found[1]


def kept(db: sqlite3.Connection) -> Rows:
    """All rows by their table and what they are about: a match, a lobby, a person."""
    found: Rows = {}
    tables = [row[0] for row in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    for table in tables:
        cursor = db.execute(f"SELECT * FROM {table}")
        columns = [column[0] for column in cursor.description]
        names = ("id",) if table == "lobby" else ("match", "lobby", "id")
        key = next((name for name in names if name in columns), columns[0])
        for values in cursor:
            row = dict(zip(columns, values, strict=True))
            found.setdefault((table, str(row[key])), set()).add(repr(sorted(row.items())))
    return found


def changed(before: Rows, after: Rows) -> set[tuple[str, str]]:
    return {key for key in before | after if before.get(key) != after.get(key)}


def of_bao(rows: Rows) -> set[str]:
    return {row for key in rows for row in rows[key] if f"('person', {BAO.id})" in row}


@pytest.mark.parametrize("name", OF_A_MATCH)
async def test_another_match_of_the_same_people_stays_as_it_was(
    home: House, two: tuple[str, str], name: str
) -> None:
    one, _ = two
    before = await home.play.store.read(kept)
    await home.play.store.write(OF_A_MATCH[name], one)
    after = await home.play.store.read(kept)
    touched = changed(before, after)
    assert touched
    assert {key for table, key in touched if table != "report"} <= {one}
    if name in OF_ONE_PERSON:
        assert of_bao(after) == of_bao(before)


@pytest.mark.parametrize("name", ["move_to", "lend", "give_back", "own_gone"])
async def test_another_match_stays_where_it_was(
    home: House, two: tuple[str, str], name: str
) -> None:
    for match in two:
        await home.play.channels.lend(match, 12)
    other = await home.play.channels.where(two[1])
    before = await home.play.store.read(kept)
    work = getattr(home.play.channels, name)
    await (work(two[0], 13) if name in {"move_to", "lend"} else work(two[0]))
    touched = changed(before, await home.play.store.read(kept))
    assert touched
    assert not {two[1], other.lobby} & {key for _, key in touched}


async def test_what_is_read_of_a_match_is_its_own(home: House) -> None:
    """Its moves, the latest of them, the last answer of a seat."""
    store, answers = home.play.store, dict[tuple[str, int], str]()
    one, other = await home.match(ANA, BAO), await home.match(ANA, BAO)
    for match, person, seat in ((one, ANA, 0), (other, BAO, 1), (one, BAO, 1), (other, ANA, 0)):
        table = await home.play.matches.table(match, person.id)
        assert table.question is not None
        await home.answer_any(match, person)
        answers[match, seat] = table.question.id
    for (match, seat), question in answers.items():
        assert await store.read(matches.last_answers, match, seat) == {question}
    first = {one: ANA.id, other: BAO.id}
    for match in (one, other):
        made = await store.read(matches.moves, match)
        people_of = [move.person for move in made if move.person is not None]
        assert [move.step for move in made] == list(range(len(made)))
        assert people_of[0] == first[match]
        assert len(set(people_of)) == 2
        assert await store.read(matches.last_moves, match, 0, 50) == made
        assert await store.read(matches.moves, match, 1) == made[2:]
        assert len(await store.read(matches.last_moves, match, 99, 2)) == 2


async def opened(home: House, host: Person, *others: Person) -> str:
    """A lobby with a message, in which Dan is invited and Éva was sent away."""
    made = home.play.lobbies
    lobby = await made.open(server=1, channel=10, host=asks(host), game="sampler", locale="en")
    for person in (*others, EVA):
        await made.join(lobby.id, person)
    await made.kick(lobby.id, host.id, EVA.id)
    await made.posted(lobby.id, 10, int(host.id) * 10, 1)
    await made.invite(lobby.id, host.id, (DAN,))
    return lobby.id


async def test_another_lobby_stays_as_it_was(home: House) -> None:
    one, other = await opened(home, ANA, BAO), await opened(home, BAO, ANA)
    before = await home.play.store.read(kept)
    loaded = await home.play.store.read(lobbies.load, one)
    assert loaded is not None
    await home.play.store.write(lobbies.posted, one, 11, 77, 9)
    await home.play.store.write(lobbies.save, loaded, replace(loaded, holders=(), most=1))
    after = await home.play.store.read(kept)
    assert changed(before, after) == {("lobby", one), ("lobby_holder", one)}
    assert (await home.play.lobbies.get(other)).message == BAO.id * 10


def got_up(db: sqlite3.Connection, person: int) -> None:
    """Let somebody have left all matches, and all open lobbies have ended."""
    db.execute("UPDATE holder SET left_at = 1 WHERE person = ?", (person,))
    db.execute("UPDATE lobby SET status = 'cancelled' WHERE status = 'open'")


@pytest.mark.parametrize("gone", [ANA, DAN, EVA])
async def test_who_is_forgotten_takes_nothing_of_others_along(
    home: House, two: tuple[str, str], gone: Person
) -> None:
    """Also where they were invited or sent away, and others with them."""
    concerned, strangers = await opened(home, ANA, BAO), await opened(home, BAO, CHLOE)
    others = await home.match(BAO, CHLOE)
    if gone is ANA:
        await home.play.store.write(got_up, ANA.id)
    before = await home.play.store.read(kept)
    await home.play.store.write(persons.forget, gone.id, NOW)
    after = await home.play.store.read(kept)
    assert of_bao(after) == of_bao(before)
    touched = changed(before, after)
    assert ("lobby", concerned) in touched
    assert (("lobby", strangers) in touched) == (gone is not ANA)
    assert others not in {key for _, key in touched}
    assert {key for table, key in touched if table == "person"} <= {str(gone.id)}


async def test_names_and_settings_of_somebody_concern_nobody_else(home: House) -> None:
    store = home.play.store
    for person in (ANA, BAO):
        for server in (1, 2):
            await store.write(
                persons.meet, person.id, person.name, server, f"{person.name} {server}"
            )
    chosen = ServerSettings(pace="day", greeted=True)
    for server in (1, 2):
        await store.write(servers.update, server, lambda _: chosen)
    before = await store.read(kept)
    await store.write(persons.meet, ANA.id, "Anna", 1, "")
    await store.write(persons.save, StoredPerson(id=ANA.id, name="", pings=False))
    await store.write(servers.not_greeted, 1)
    after = await store.read(kept)
    assert changed(before, after) == {
        ("person", str(ANA.id)),
        ("nickname", str(ANA.id)),
        ("server", "1"),
    }
    assert await store.read(persons.names, ANA.id, 1) == ("Anna", "Anna")
    assert await store.read(persons.names, ANA.id, 2) == ("Anna", "Ana 2")
