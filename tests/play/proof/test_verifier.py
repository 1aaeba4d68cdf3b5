"""Files of strangers are checked in a process that ends, whatever they hold."""

import asyncio
import os
import pickle
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from msgspec.structs import replace

from games.checker import __main__ as checker
from games.checker.checking import Reply, Request
from games.checker.limits import TooCostly
from games.core.match.export import LARGEST
from games.core.refused import Refused
from games.registry import Game, load
from play.base.processes import Unchecked
from play.proof import verifier
from play.proof.verifier import A_PERSON, WAITING, Verifier
from tests.engine.sampler import GAME
from tests.play.house import ANA, BAO, GAMES, House
from tests.play.proof import hostile

FILE = hostile.endless(GAME, 4)


def checking(home: House, make: Callable[..., object] | None = None) -> Verifier:
    """A verifier of the house, with these rules of the game."""
    games = GAMES if make is None else {"sampler": hostile.ruled(GAME, make)}
    return Verifier(home.play.store, games, home.clock)


async def refused(checker: Verifier, data: bytes, by: int = ANA.id) -> str:
    with pytest.raises(Refused) as no:
        await checker.verify(data, by)
    return no.value.why.id


@pytest.mark.parametrize(
    "cards",
    [".".join("a" * 8000) + " = 1", ".".join("a" * 200_000) + " = 1", "x = " + "[" * 100_000],
)
async def test_cards_that_nobody_played_with_are_not_even_parsed(home: House, cards: str) -> None:
    """`takes_all_memory` would parse them."""
    checker = checking(home, hostile.takes_all_memory)
    verdict = await checker.verify(hostile.with_cards(GAME, cards), ANA.id)
    assert (verdict.part, verdict.said.id) == ("unknown", "core-verify-unknown")


async def test_cards_of_this_release_and_of_matches_here_are_known(home: House) -> None:
    assert (await checking(home).verify(FILE, ANA.id)).part is None
    old = hostile.ruled(GAME, GAME.make)
    elsewhere = Verifier(home.play.store, {"sampler": with_new_cards(old)}, home.clock)
    assert (await elsewhere.verify(FILE, ANA.id)).part == "unknown"
    await home.match(ANA, BAO)
    assert (await elsewhere.verify(FILE, ANA.id)).part is None


def with_new_cards(game: Game) -> Game:
    return replace(game, cards=game.cards + b"# of a later release\n")


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (hostile.never_ends, "play-verify-costly"),
        (hostile.takes_all_memory, "play-verify-costly"),
    ],
)
async def test_what_takes_too_much_is_given_up(
    home: House, make: Callable[..., object], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verifier, "SECONDS", 1)
    assert await refused(checking(home, make), FILE) == why


def test_time_that_runs_out_while_memory_is_put_away_is_no_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def runs_out(_: Request) -> Reply:
        raise TooCostly

    request, out = (
        pickle.dumps(Request(b"", {}, frozenset(), 9, 1 << 40)),
        BytesIO(),
    )
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=BytesIO(request)))
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(buffer=out))
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(os, "nice", str)
    monkeypatch.setattr(checker, "FIRST_TO_GO", "0")
    monkeypatch.setattr(checker, "limit", lambda *_: None)
    monkeypatch.setattr(checker, "reply_to", runs_out)
    checker.main()
    assert msgspec.msgpack.decode(out.getvalue(), type=Reply) == Reply()


async def test_a_process_that_says_nothing_is_ended(
    home: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verifier, "FILE_TIMEOUT", 0)
    waits = hostile.Waits(tmp_path)
    assert await refused(checking(home, waits), FILE) == "play-verify-slow"


async def test_whatever_confounds_the_rules_is_blamed_on_the_file(home: House) -> None:
    verdict = await checking(home, hostile.goes_too_deep).verify(FILE, ANA.id)
    assert verdict.part == "unreadable"


async def test_a_process_that_dies_is_a_fault_of_ours(home: House) -> None:
    with pytest.raises(Unchecked, match="process lost: -6"):
        await checking(home, hostile.dies).verify(FILE, ANA.id)


async def test_a_process_that_cannot_begin_is_a_fault_of_ours(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(Unchecked, match="process lost: 1"):
        await checking(home).verify(FILE, ANA.id)


@pytest.mark.parametrize("game", ["firstdeck", "nba"])
async def test_the_longest_file_that_there_can_be_is_checked(
    home: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No match whose people changed their minds again and again is refused."""
    monkeypatch.setattr(verifier, "FILE_TIMEOUT", 110)  # whatever else this machine does
    games = load()
    each = len(hostile.endless(games[game], 4)) - len(hostile.endless(games[game], 2))
    data = hostile.endless(games[game], 2 * ((LARGEST - 50_000) // each))
    assert LARGEST - 100_000 < len(data) <= LARGEST
    checker = Verifier(home.play.store, games, home.clock)
    assert (await checker.verify(data, ANA.id)).part is None


class Door:
    """A file that is being checked for as long as a test wants."""

    def __init__(self, home: House, folder: Path) -> None:
        self.waits = hostile.Waits(folder)
        self.checker = checking(home, self.waits)

    async def begun(self) -> int:
        """The process, once it is in the middle of it."""
        while not self.waits.process.exists() or not self.waits.process.read_text():
            await asyncio.sleep(0.01)
        return int(self.waits.process.read_text())

    def open(self) -> None:
        self.waits.process.unlink()
        self.waits.door.write_bytes(b"")


@pytest.fixture
def door(home: House, tmp_path: Path) -> Door:
    return Door(home, tmp_path)


async def test_one_at_a_time_and_a_person_once(door: Door) -> None:
    first = asyncio.create_task(door.checker.verify(FILE, 1))
    one = await door.begun()
    assert await refused(door.checker, FILE, 1) == "play-verify-twice"
    for _ in range(A_PERSON + 1):  # which is not counted
        with pytest.raises(Refused, match="play-verify-twice"):
            door.checker.admit(1, 1000)
    others = [asyncio.create_task(door.checker.verify(FILE, by)) for by in range(2, WAITING + 1)]
    await asyncio.sleep(0)
    assert await refused(door.checker, FILE, WAITING + 1) == "play-verify-busy"
    for _ in range(A_PERSON + 1):
        with pytest.raises(Refused, match="play-verify-busy"):
            door.checker.admit(WAITING + 1, 1000)
    door.open()
    assert (await first).part == "unreadable"
    two = await door.begun()
    assert one != two
    assert not any(one.done() for one in others)
    with pytest.raises(ProcessLookupError):
        os.kill(one, 0)
    door.checker.stop()
    for other in others:
        with pytest.raises(Refused, match="play-verify-stopped"):
            await other


async def test_a_stop_ends_the_process_and_sends_all_away(door: Door) -> None:
    both = [asyncio.create_task(door.checker.verify(FILE, by)) for by in (1, 2)]
    process = await door.begun()
    await door.checker.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    for one in both:
        with pytest.raises(Refused, match="play-verify-stopped"):
            await one
    door.waits.process.unlink()
    later = asyncio.create_task(door.checker.verify(FILE, 1))  # after another connection was made
    await door.begun()
    door.open()
    assert (await later).part == "unreadable"


async def test_whoever_gives_up_waiting_leaves_no_process(door: Door) -> None:
    gone = asyncio.create_task(door.checker.verify(FILE, 1))
    process = await door.begun()
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


async def test_a_person_brings_a_few_files_an_hour(home: House) -> None:
    checker = checking(home)
    for _ in range(A_PERSON):
        checker.admit(ANA.id, 1000)
        home.clock.pass_(minutes=2)
    with pytest.raises(Refused) as no:
        checker.admit(ANA.id, 1000)
    assert no.value.why.id == "play-verify-often"
    assert no.value.why.args == {"count": A_PERSON, "minutes": 60 - 2 * A_PERSON}
    checker.admit(BAO.id, 1000)
    home.clock.pass_(minutes=60 - 2 * A_PERSON)
    checker.admit(ANA.id, 1000)
    with pytest.raises(Refused):
        checker.admit(ANA.id, 1000)


async def test_a_clock_that_was_wrong_keeps_nobody_out(home: House) -> None:
    checker = checking(home)
    home.clock.pass_(days=3650)
    for _ in range(A_PERSON):
        checker.admit(ANA.id, 1000)
    home.clock.pass_(days=-3650)
    checker.admit(ANA.id, 1000)


async def test_a_file_too_large_is_not_counted(home: House) -> None:
    checker = checking(home)
    for _ in range(A_PERSON + 1):
        with pytest.raises(Refused, match="play-verify-large"):
            checker.admit(ANA.id, LARGEST + 1)
    checker.admit(ANA.id, LARGEST)


async def test_the_process_knows_no_token(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    with pytest.raises(Unchecked, match="process lost: 3"):
        await checking(home, hostile.looks_around).verify(FILE, ANA.id)
