"""The machine's clock is wrong and put right: what was left of everybody's time stays left."""

import random
import sqlite3
from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from db.queries import outages
from db.queries.match.matches import moves
from db.records.time import TimeTerms
from db.values import known
from games.core.refused import Refused
from play import timekeeper
from play.time.moving import JUMP, OUTAGE
from tests.play.house import ANA, BAO, FakeClock, House, asks, house

DAY = timedelta(days=1)
HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)
AGES = timedelta(days=40 * 365)


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    made = await house(tmp_path / "play.db", FakeClock(), MINUTE)
    await made.play.start()
    yield made
    await made.play.close()


async def restarted(home: House) -> House:
    await home.play.close()
    again = await house(home.play.store.path, home.clock, MINUTE, seed="again")
    home.play = again.play  # closed by the fixture
    await home.play.start()
    await home.play.time.caught_up()
    return home


async def left(home: House, match: str) -> timedelta:
    """What Ana has left of her time."""
    table = await home.play.matches.table(match, ANA.id)
    assert table.time.deadline_at is not None
    return table.time.deadline_at - home.clock.now()


async def told(home: House, match: str) -> timedelta:
    return (await home.play.matches.board(match)).public.extended


@pytest.mark.parametrize("jump", [AGES, 30 * DAY, 2 * MINUTE, -2 * MINUTE, -30 * DAY, -AGES])
async def test_a_clock_that_is_changed_changes_nobodys_time(home: House, jump: timedelta) -> None:
    match = await home.match(ANA, BAO)
    board = await home.play.matches.board(match)
    await home.play.projections.board_shown(match, 10, 500, board.change)
    jumps: list[timedelta] = []
    home.play.time.on_jump(jumps.append)
    home.clock.pass_(seconds=30)
    home.clock.jump(jump)
    assert await home.play.time.tick() is None
    assert jumps == [jump]
    assert await left(home, match) == DAY - timedelta(seconds=30)
    assert await told(home, match) == timedelta(0)
    assert await home.play.projections.boards() == (match,)  # for the moments that it names
    home.clock.jump(-jump)
    assert await home.play.time.tick() is None
    assert await left(home, match) == DAY - timedelta(seconds=30)
    assert len(await home.play.store.read(moves, match)) == 1


async def test_a_machine_that_slept_was_away_and_its_clock_was_right(home: House) -> None:
    match = await home.match(ANA, BAO)
    home.clock.pass_(hours=8)
    assert await home.play.time.tick() == 8 * HOUR
    assert await left(home, match) == DAY
    assert await told(home, match) == 8 * HOUR


async def test_a_machine_that_slept_and_woke_with_a_wrong_clock(home: House) -> None:
    match = await home.match(ANA, BAO)
    home.clock.pass_(hours=8)
    home.clock.jump(-30 * DAY)
    assert await home.play.time.tick() == 8 * HOUR
    assert await left(home, match) == DAY
    assert await told(home, match) == 8 * HOUR


async def test_a_start_before_the_clock_is_set(home: House) -> None:
    """On a machine without a battery: it is put right once there is a network."""
    match = await home.match(ANA, BAO)
    home.clock.jump(-30 * DAY)
    home = await restarted(home)
    assert DAY - HOUR <= await left(home, match) <= DAY
    home.clock.jump(30 * DAY + HOUR)
    assert await home.play.time.tick() is None
    assert DAY - HOUR <= await left(home, match) <= DAY
    assert await told(home, match) == timedelta(0)


async def test_a_start_with_a_clock_far_ahead(home: House) -> None:
    match = await home.match(ANA, BAO)
    home.clock.jump(AGES)
    home = await restarted(home)
    assert await left(home, match) == DAY
    assert await told(home, match) == AGES  # nobody can know better
    home.clock.jump(-AGES)
    assert await home.play.time.tick() is None
    assert await left(home, match) == DAY
    assert await told(home, match) == timedelta(0)


async def test_a_start_after_a_clock_that_was_far_ahead(home: House) -> None:
    home.clock.jump(AGES)
    await home.play.time.tick()
    match = await home.match(ANA, BAO)
    home.clock.jump(-AGES)
    home = await restarted(home)
    assert await left(home, match) == DAY
    assert await told(home, match) == timedelta(0)


@pytest.fixture(params=[30 * DAY, -30 * DAY], ids=["forward", "back"])
def jump(request: pytest.FixtureRequest) -> timedelta:
    return request.param


async def test_lobbies_and_pauses_move_with_the_clock(home: House, jump: timedelta) -> None:
    opened = home.play.lobbies.open
    lobby = await opened(server=1, channel=10, host=asks(ANA), game="sampler", locale="fr")
    match = await home.match(ANA, BAO)
    for person in (ANA, BAO):
        await home.play.matches.propose(match, person.id, "pause")
    home.clock.pass_(seconds=40)
    home.clock.jump(jump)
    await home.play.time.tick()
    begun = home.clock.now() - timedelta(seconds=40)
    found = await home.play.lobbies.get(lobby.id)
    assert (found.opened_at, found.expires_at) == (begun, begun + 3 * DAY)
    assert found.status == "open"
    assert (await home.play.matches.board(match)).public.paused_at == begun


async def test_a_place_of_somebody_away_moves_with_the_clock(home: House, jump: timedelta) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("live-3", misses=1))
    await home.play_on(match, BAO, until=lambda table: table.question is None)
    for _ in range(6):
        home.clock.pass_(seconds=40)
        await home.play.time.tick()
    await home.play.matches.settled()
    home.clock.jump(jump)
    await home.play.time.tick()
    assert not (await home.play.matches.board(match)).public.seats[0].abandoned
    for _ in range(2):
        home.clock.pass_(days=1.5)
        await home.play.store.write(outages.beat, home.clock.now(), 2 * DAY, OUTAGE)
    assert (await home.play.matches.board(match)).public.seats[0].abandoned


async def later(home: House, **time: float) -> None:
    """Let so much time pass in which the bot is there."""
    home.clock.pass_(**time)
    await home.play.store.write(outages.beat, home.clock.now(), 30 * DAY, OUTAGE)
    await home.play.time.tick()


async def test_a_bank_keeps_what_is_left_of_it(home: House, jump: timedelta) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("normal"))
    await later(home, hours=20)
    before = await home.play.matches.table(match, ANA.id)
    waits = await left(home, match)
    home.clock.jump(jump)
    await home.play.time.tick()
    assert await left(home, match) == waits
    assert (await home.play.matches.table(match, ANA.id)).time.bank == before.time.bank


@pytest.mark.rule("TIM-7")
async def test_days_off_are_those_of_the_calendar_and_cost_no_time(
    home: House, jump: timedelta
) -> None:
    """By the right clock they have not begun, or are over: the clock runs, with all it had."""
    match = await home.match(ANA, BAO, terms=TimeTerms("normal"))
    now = home.clock.now()
    await home.play.days_off.take(ANA.id, now, now + 5 * DAY, "UTC")
    waits = await left(home, match)
    await later(home, hours=3)
    await later(home, hours=9)  # nine of the first twelve hours off
    assert await left(home, match) == waits - 12 * HOUR + 5 * DAY
    home.clock.jump(jump)
    await home.play.time.tick()
    assert await left(home, match) == waits - 3 * HOUR
    assert (await home.play.matches.board(match)).public.seats[0].away_until is None


@pytest.mark.rule("TIM-2.2")
async def test_a_half_day_that_was_spent_by_itself_moves_with_the_clock(
    home: House, jump: timedelta
) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("normal"))
    await home.play.people.set_spends_days(ANA.id, wanted=True)
    await later(home, hours=84)
    assert await left(home, match) == 12 * HOUR
    await later(home, hours=2)
    home.clock.jump(jump)
    await home.play.time.tick()
    assert await left(home, match) == 10 * HOUR
    assert not (await home.play.matches.table(match, ANA.id)).news.played_for_me
    await later(home, hours=9)
    assert await left(home, match) == HOUR


@pytest.mark.rule("TIM-4.3")
async def test_what_is_spent_in_a_day_moves_with_the_clock(home: House, jump: timedelta) -> None:
    """Put forward it opens no budget, put back it shuts none; nor does another server count."""

    async def invites(server: int) -> None:
        host = asks(ANA, 10 * server)
        lobbies = home.play.lobbies
        lobby = await lobbies.open(
            server=server, channel=host.channel, host=host, game="sampler", locale="fr", most=4
        )
        try:
            await lobbies.invite(lobby.id, ANA.id, (BAO,))
        finally:
            await lobbies.cancel(lobby.id, ANA.id)

    for _ in range(3):
        await invites(1)
    await later(home, hours=1)
    home.clock.jump(jump)
    await home.play.time.tick()
    with pytest.raises(Refused, match="play-spent") as no:
        await invites(2)
    again = int(home.clock.now().timestamp()) + 23 * 3600
    assert no.value.why.args["again"] == f"<t:{again}:R>"
    await later(home, hours=23)
    await invites(2)


async def test_pings_move_with_the_clock(home: House, jump: timedelta) -> None:
    match = await home.match(ANA, BAO)

    async def due() -> set[str]:
        return {ping.name for ping in await home.play.projections.pings()}

    assert await due() == {"Bao"}  # and is being sent; Ana has just been there
    home.clock.jump(jump)
    await home.play.time.tick()
    assert await due() == set()
    home.clock.pass_(seconds=119)
    assert await due() == set()
    home.clock.pass_(seconds=1)
    assert await due() == {"Bao"}  # nobody has said that it was sent
    home.clock.pass_(minutes=8)
    assert await due() == {"Ana", "Bao"}
    await home.play_on(match, ANA, BAO, until=lambda table: table.public.revision > 3)
    await home.play.time.tick()
    called = await home.play.store.read(wanted)
    assert called
    assert max(called) <= home.clock.now() + 10 * MINUTE
    assert min(called) >= home.clock.now() - 10 * MINUTE


def wanted(db: sqlite3.Connection) -> list[datetime]:
    """When pings are due."""
    rows = db.execute("SELECT due_at FROM ping WHERE due_at IS NOT NULL").fetchall()
    return [known(row[0]) for row in rows]


MOMENTS = {
    "seat": ("counted_from", "deadline_at", "reminder_at", "away_at", "away_until"),
    "ping": ("due_at", "claimed_at", "pinged_at"),
    "holder": ("active_at",),
    "lobby": ("opened_at", "expires_at"),
    "leftover": ("due_at",),
    "posting": ("at",),
    "match": ("paused_at", "changed_at"),
    "ordered_answer": ("due_at",),
    "direct": ("due_at", "opened_at", "refused_at", "note_at", "note_claimed_at"),
    "invitation": ("until_at",),
    "departed": ("from_at",),
    "absent": ("from_at",),
}
OF_NO_MATCH = {
    "leftover",
    "posting",
    "direct",
    "invitation",
    "departed",
    "absent",
}  # or of none that is over


def fill(db: sqlite3.Connection, at: int) -> None:
    """Put something into every column that may hold a moment."""
    db.execute("INSERT INTO leftover (message, channel, due_at) VALUES (1, 1, 1)")
    db.execute("INSERT INTO posting (match, channel, at) SELECT id, 10, 1 FROM match")
    db.execute("INSERT INTO direct (person) VALUES (101)")
    db.execute("INSERT INTO departed VALUES (101, 1, 1)")
    db.execute("INSERT INTO absent SELECT id, 1 FROM match WHERE status = 'running'")
    db.execute("INSERT INTO ordered_answer SELECT id, 0, 'q', 1 FROM match")
    db.execute(
        "INSERT INTO invitation (lobby, person, name, until_at)"
        " SELECT id, 102, 'Bao', 1 FROM lobby WHERE status = 'open'"
    )
    for table, columns in MOMENTS.items():
        for column in columns:
            db.execute(f"UPDATE {table} SET {column} = ?", (at,))


def moments(db: sqlite3.Connection, where: str = "true") -> set[tuple[str, str, int]]:
    """All of them, where `where` holds of the match."""
    found: set[tuple[str, str, int]] = set()
    for table, columns in MOMENTS.items():
        of = {"match": f"id IN (SELECT id FROM match WHERE {where})", "lobby": "status = 'open'"}
        inside = of.get(table, f"match IN (SELECT id FROM match WHERE {where})")
        inside = "true" if table in OF_NO_MATCH else inside
        for column in columns:
            rows = db.execute(f"SELECT {column} FROM {table} WHERE {inside}")
            found |= {(table, column, row[0]) for row in rows}
    return found


async def test_every_moment_that_is_compared_with_now_moves(home: House, jump: timedelta) -> None:
    """What is over keeps its moments, but that since when its board is late."""
    store = home.play.store
    await home.match(ANA, BAO)
    over = await home.match(ANA, BAO)
    await home.play.matches.concede(over, ANA.id)
    await home.play.lobbies.open(server=1, channel=10, host=asks(ANA), game="sampler", locale="fr")
    await store.write(fill, 1_000_000_000_000)
    home.clock.jump(jump)
    assert (
        await store.write(outages.put_right, home.clock.now(), MINUTE, timedelta(0), JUMP) == jump
    )
    now = 1_000_000_000_000 + jump // timedelta(milliseconds=1)
    running = await store.read(moments, "status = 'running'")
    assert {(table, column) for table, column, _ in running} == {
        (table, column) for table, columns in MOMENTS.items() for column in columns
    }
    assert {value for _, _, value in running} == {now}
    ended = await store.read(moments, "status <> 'running'")
    moved = {(table, column) for table, column, value in ended if value == now}
    kept = {("seat", "deadline_at"), ("holder", "active_at"), ("match", "paused_at")}
    assert not moved & kept
    assert ("match", "changed_at") in moved


@pytest.mark.parametrize("seed", range(12))
async def test_in_whatever_order_time_is_lost_and_put_right(
    home: House, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timekeeper, "_SOME", 2)
    chance = random.Random(seed)
    matches = [await home.match(ANA, BAO, terms=TimeTerms("week")) for _ in range(5)]
    counted = away = timedelta(0)
    for _ in range(25):
        match chance.randrange(4):
            case 0:
                home.clock.jump(
                    timedelta(minutes=chance.randrange(300_000, 900_000)) * chance.choice((1, -1))
                )
                await home.play.time.tick()
            case 1:
                slept = timedelta(minutes=chance.randrange(2, 9_000))
                home.clock.pass_(minutes=slept / MINUTE)
                assert await home.play.time.tick() == slept
                away += slept
            case 2:
                home.clock.pass_(seconds=30)
                assert await home.play.time.tick() is None
                counted += MINUTE / 2
            case _:
                await home.play.store.write(outages.move, chance.choice(matches))
    await home.play.time.caught_up()
    assert {await left(home, match) for match in matches} == {7 * DAY - counted}
    assert {await told(home, match) for match in matches} == {away}
