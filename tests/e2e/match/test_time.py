"""Time through the whole product: what people see when hours and days pass."""

import re
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import lobby_id, open_lobby
from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.e2e.trouble import Table, lay
from tests.play.house import FakeClock

DAY = timedelta(days=1)
AGES = timedelta(days=3650)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def table(tmp_path: Path, clock: FakeClock) -> AsyncIterator[Table]:
    """A match with a day for each sitting; the bot is never away while a test moves the clock."""
    async with House(tmp_path, pictures=False, still=True, clock=clock) as house:
        house.services.play.time._grace = AGES
        made = await lay(house, pace="day")
        await made.send_pings()
        await made.quiet()
        yield made


async def later(table: Table, clock: FakeClock, **time: float) -> None:
    """Let time pass, and let the bot do what is due then."""
    clock.pass_(**time)
    await table.house.services.play.time.tick()
    await table.send_pings()
    await table.quiet()


async def standing(table: Table, person: Person, count: int) -> list[ShownMessage]:
    """The pings of a person that stand, once there are so many."""
    await table.ana.until(
        lambda: len(table.calls(person)) == count, f"{count} pings of {person.name}"
    )
    await table.quiet()
    return table.calls(person)


async def both_play(table: Table) -> None:
    for thumb in table.thumbs:
        await thumb.play(await table.open(thumb))
    await table.quiet()


async def test_one_ping_a_turn_and_it_goes_when_answered(table: Table, clock: FakeClock) -> None:
    await later(table, clock, minutes=11)
    (ping,) = await standing(table, table.bao, 1)
    assert ping.labels == ["Play"]  # Bao reads English, at a table in French
    assert "<t:" in ping.text  # until when
    seen = await table.bao.message(ping.id)
    assert seen.pings_me
    await table.thumbs[1].play((await seen.press(f"play:{table.match}")).message)
    await later(table, clock, seconds=5)
    await standing(table, table.bao, 0)


async def test_a_ping_that_cannot_be_sent_is_tried_again_ever_more_rarely(
    table: Table, clock: FakeClock
) -> None:
    (old,) = await standing(table, table.bao, 1)
    path = rf"/channels/{table.thread}/messages"
    await table.house.client.fault("routes", method="POST", path=path, status=403, times=None)
    await later(table, clock, hours=12)  # reminders of both
    for _ in range(40):
        await later(table, clock, seconds=121)
    (fault,) = (await table.house.client.call("GET", "/faults"))["routes"]
    assert 4 <= fault["hits"] < 20
    await table.house.client.end_faults()
    for _ in range(64):
        await later(table, clock, seconds=121)
    (new,) = await standing(table, table.bao, 1)
    assert new.id != old.id


async def test_nobody_is_pinged_again_within_ten_minutes(table: Table, clock: FakeClock) -> None:
    await later(table, clock, minutes=11)
    (first,) = await standing(table, table.ana, 1)
    notices = len(table.ana.notices)
    await both_play(table)  # and a new sitting begins
    await later(table, clock, minutes=5)
    assert len(table.ana.notices) == notices
    await later(table, clock, minutes=6)
    calls = table.calls(table.ana) + table.calls(table.bao)
    assert calls
    assert first.id not in {one.id for one in calls}


async def test_one_reminder_replaces_the_ping(table: Table, clock: FakeClock) -> None:
    await later(table, clock, minutes=11)
    (ping,) = await standing(table, table.bao, 1)
    await later(table, clock, hours=12)
    await table.ana.until(
        lambda: [one.id for one in table.calls(table.bao)] not in ([], [ping.id]), "a reminder"
    )
    (reminder,) = await standing(table, table.bao, 1)
    assert (await table.bao.message(reminder.id)).pings_me
    notices = len(table.bao.notices)
    await later(table, clock, hours=8)
    assert [one.id for one in table.calls(table.bao)] == [reminder.id]
    assert len(table.bao.notices) == notices  # the only one


async def no_days_off(person: Person) -> None:
    """Let no half days be spent when somebody's time is about to be over."""
    page = (await (await person.slash("settings")).message.press("mine:time")).message
    page = (await page.press("my-leave")).message
    await page.press("my-leave-auto:0")


async def test_half_days_are_spent_before_a_default_is_played(
    table: Table, clock: FakeClock
) -> None:
    """As many as fit in a turn of a day (TIM-2.2); then the bot answers."""
    await table.thumbs[0].play(await table.open())
    before = await table.revision()
    await later(table, clock, hours=25)
    await table.caught_up()
    away = "Bao est en congé, de retour le"
    await table.ana.until(lambda: any(away in one.text for one in table.boards()), away)
    await later(table, clock, hours=14)
    assert await table.revision() == before
    await later(table, clock, hours=14)
    assert await table.revision() > before
    await table.finish()


async def test_time_runs_out_and_defaults_are_played(table: Table, clock: FakeClock) -> None:
    await table.thumbs[0].play(await table.open())
    before = await table.revision()
    await no_days_off(table.bao)
    await later(table, clock, hours=25)
    assert await table.revision() > before
    await table.caught_up()
    said = "Le temps était écoulé pour Bao : le bot a répondu à sa place."
    assert said in (await table.board()).text
    log = await (await table.board()).press(f"log:{table.match}")
    assert said in log.text
    board = await table.house.board(table.bao, table.thread)
    log = await board.press(f"log:{table.match}")
    assert "Your time ran out: the bot answered for you." in log.text
    shown = await table.open(table.thumbs[1])
    assert re.search(r"^Your time ran out: .+ given for you\.", shown.text, re.MULTILINE)
    shown = await table.open()
    assert "ran out" not in shown.text
    await table.finish()


async def test_an_ai_takes_over_and_the_owner_takes_the_seat_back(
    table: Table, clock: FakeClock
) -> None:
    """Bao has left the server; Ana plays on, and he comes back."""
    guild = await table.house.client.guild()
    await table.house.client.call("DELETE", f"/guilds/{guild['id']}/members/{table.bao.id}")
    away = []
    while not away:
        await table.thumbs[0].play(await table.open())
        await later(table, clock, hours=25)
        public = (await table.house.services.play.matches.board(table.match)).public
        assert public.status == "running"
        away = [seat for seat in public.seats if seat.standin]
    assert [str(holder.person) for seat in away for holder in seat.holders] == [table.bao.id]
    await table.house.client.call("PUT", f"/guilds/{guild['id']}/members/{table.bao.id}")
    board = await table.board()
    more = (await (await table.bao.message(board.id)).press(f"more:{table.match}")).message
    await more.press(f"come-back:{table.match}")
    public = (await table.house.services.play.matches.board(table.match)).public
    assert not any(seat.standin for seat in public.seats)
    await table.finish()


async def test_who_left_the_server_holds_up_nobody(table: Table, clock: FakeClock) -> None:
    guild = await table.house.client.guild()
    await table.house.client.call("DELETE", f"/guilds/{guild['id']}/members/{table.bao.id}")
    for _ in range(60):
        board = await table.board()
        if controls(board, "rematch:"):
            break
        await table.thumbs[0].play(await table.open())
        await later(table, clock, hours=25)
        await table.house.services.play.matches.settled()
        await table.quiet()
    assert controls(await table.board(), "rematch:")


async def test_an_absence_of_the_bot_extends_deadlines_and_says_so(
    table: Table, clock: FakeClock
) -> None:
    before = (await table.house.services.play.matches.board(table.match)).public.deadline_at
    assert before is not None
    await table.house.services.play.time.tick()
    await table.house.stop()
    clock.pass_(hours=30)  # longer than anybody had
    await table.house.start()
    after = (await table.house.services.play.matches.board(table.match)).public
    assert after.deadline_at == before + timedelta(hours=30)
    await table.caught_up()
    await table.ana.until(lambda: any("30" in one.text for one in table.boards()), "the extension")
    assert await table.answers() == {}  # nothing was played for anybody
    await table.finish()


async def test_a_lobby_expires(table: Table, clock: FakeClock) -> None:
    lobby = await open_lobby(table.house, 3, "sampler", "day")
    bao = await table.bao.message(lobby.id)
    await later(table, clock, days=3, minutes=1)
    await table.ana.until(lambda: not controls(lobby.now, "join:"), "the lobby to close")
    assert "Personne ne s’est assis depuis trois jours" in lobby.now.text
    key = await bao.start(f"join:{lobby_id(lobby)}", forge=True)
    assert (await table.bao.answer(key)).message.ephemeral
