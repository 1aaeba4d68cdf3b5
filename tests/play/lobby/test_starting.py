"""What people bring and say, and when a lobby starts."""

import asyncio
import hashlib

import pytest

from db.queries.match.matches import load
from db.records.time import TimeTerms
from games.core.text import Who
from play.records import Person
from tests.play.house import ANA, BAO, CHLOE, DAN, House, house
from tests.play.lobby.opened import CHARMS, opened, refusal


async def test_nobody_starts_before_everybody_has_brought_something(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home, most=3)
    await lobbies.join(lobby.id, BAO)
    lobby = await lobbies.add_ai(lobby.id, ANA.id)
    assert [seat.missing for seat in lobby.seats] == [True, True, False]
    assert lobby.problems[-1].args == {"people": (Who(0), Who(1))}
    assert not lobbies.full(lobby)
    assert await refusal(lobbies.start(lobby.id, ANA.id)) == "play-missing"
    asked = await lobbies.bringing(lobby.id, BAO.id)
    assert asked is not None
    assert asked.given is None
    wrong = lobbies.bring(lobby.id, BAO.id, ("charm-01",))
    assert await refusal(wrong) == "core-pick-exact"
    await lobbies.bring(lobby.id, BAO.id, CHARMS)
    asked = await lobbies.bringing(lobby.id, BAO.id)
    assert asked is not None
    assert asked.given == CHARMS
    lobby = await lobbies.bring(lobby.id, ANA.id, None)
    assert lobby.problems == ()
    assert lobbies.full(lobby)
    assert await refusal(lobbies.bring(lobby.id, DAN.id, CHARMS)) == "play-not-in-lobby"
    match = await lobbies.start(lobby.id, None)
    table = await home.play.matches.table(match, BAO.id)
    assert {charm.partition("@")[0] for charm in table.view.own.charms} == set(CHARMS)  # type: ignore[attr-defined]


async def test_starting_twice_is_the_same_match(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home)
    await lobbies.bring(lobby.id, ANA.id, None)
    started = await asyncio.gather(*(lobbies.start(lobby.id, ANA.id) for _ in range(20)))
    assert len(set(started)) == 1
    assert (await lobbies.get(lobby.id)).match == started[0]
    assert await refusal(lobbies.join(lobby.id, BAO)) == "play-lobby-started"


async def test_two_services_start_one_match(home: House) -> None:
    other = await house(home.play.store.path, home.clock, seed="y")
    lobby = await opened(home)
    await home.play.lobbies.bring(lobby.id, ANA.id, None)
    services = (home.play.lobbies, other.play.lobbies) * 5
    started = await asyncio.gather(*(lobbies.start(lobby.id, ANA.id) for lobbies in services))
    assert len(set(started)) == 1
    await other.play.close()


async def test_words_change_the_shuffle_and_the_seed_stays_the_one_promised(home: House) -> None:
    lobbies = home.play.lobbies
    decks: list[object] = []
    for words in ("", "tournesol"):
        lobby = await opened(home)
        await lobbies.bring(lobby.id, ANA.id, None)
        await lobbies.say(lobby.id, ANA.id, words)
        assert (await lobbies.get(lobby.id)).words_added == bool(words)
        match = await lobbies.start(lobby.id, ANA.id)
        whole = await home.play.store.read(load, match)
        assert whole is not None
        assert hashlib.sha256(whole.match.seed).hexdigest() == lobby.commitment
        assert whole.match.words == ((words,) if words else ())
        public = (await home.play.matches.board(match)).public
        assert public.commitment == lobby.commitment
        decks.append((await home.play.matches.table(match, ANA.id)).view)
    assert decks[0] != decks[1]


async def test_what_has_begun_does_not_expire(home: House) -> None:
    lobbies = home.play.lobbies
    begun, cancelled = await opened(home), await opened(home)
    await lobbies.bring(begun.id, ANA.id, None)
    await lobbies.start(begun.id, ANA.id)
    await lobbies.cancel(cancelled.id, ANA.id)
    home.clock.pass_(days=4)
    await home.play.time.tick()
    assert (await lobbies.get(begun.id)).status == "started"
    assert (await lobbies.get(cancelled.id)).status == "cancelled"


async def test_a_game_that_asks_for_nothing(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = home.play.lobbies._rulebook.latest("sampler").rules
    monkeypatch.setattr(asked, "bring", lambda start, seat: None)
    lobby = await opened(home)
    assert await home.play.lobbies.bringing(lobby.id, ANA.id) is None
    assert await refusal(home.play.lobbies.bring(lobby.id, ANA.id, ())) == "play-nothing-to-bring"
    assert await home.play.lobbies.start(lobby.id, ANA.id)


async def test_a_host_who_vanishes_does_not_keep_the_others_waiting(home: House) -> None:
    lobby = await opened(home)
    await home.play.lobbies.join(lobby.id, BAO)
    for person in (ANA, BAO):
        await home.play.lobbies.bring(lobby.id, person.id, None)
    home.clock.pass_(hours=23)
    assert await refusal(home.play.lobbies.start(lobby.id, BAO.id)) == "play-host-only"
    home.clock.pass_(hours=1)
    assert await refusal(home.play.lobbies.start(lobby.id, CHLOE.id)) == "play-host-only"
    assert await home.play.lobbies.start(lobby.id, BAO.id)


@pytest.mark.rule("TIM-1.6")
async def test_who_plays_with_ais_alone_is_not_hurried_unless_they_chose_a_pace(
    home: House,
) -> None:
    lobbies, matches = home.play.lobbies, home.play.matches

    async def pace(chosen: str | None = None, *more: Person) -> tuple[str, bool]:
        lobby = await opened(home)
        for one in more:
            await lobbies.join(lobby.id, one)
            await lobbies.bring(lobby.id, one.id, None)
        await lobbies.bring(lobby.id, ANA.id, None)
        await lobbies.add_ai(lobby.id, ANA.id)
        if chosen:
            await lobbies.set_terms(lobby.id, ANA.id, TimeTerms(pace=chosen))
        table = await matches.table(await lobbies.start(lobby.id, ANA.id), ANA.id)
        return (await lobbies.get(lobby.id)).terms.pace, table.time.bank is not None

    assert await pace() == ("none", False)
    assert await pace("calm") == ("calm", True)
    assert await pace(None, BAO) == ("normal", True)
