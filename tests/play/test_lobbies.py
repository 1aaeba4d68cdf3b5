"""Sitting down, getting up, options, words, what people bring, starting."""

import asyncio
import hashlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from db.queries import matches as queries
from db.records.lobbies import StoredLobby
from db.records.time import Terms
from games import registry
from games.core.refused import Refused
from games.core.text import Who, text
from play.records import Lobby, Person
from tests.play.house import ANA, BAO, CHLOE, DAN, MORNING, House, house

EVA = Person(105, "Éva")
CHARMS = ("charm-09", "charm-10", "charm-11")


@pytest.fixture
async def real_games(tmp_path: Path) -> AsyncIterator[House]:
    made = await house(tmp_path / "real.db", games=registry.load())
    yield made
    await made.play.close()


async def opened(home: House, **given: object) -> Lobby:
    return await home.play.lobbies.open(
        server=1,
        channel=10,
        host=ANA,
        locale="en",
        **{"game": "sampler", **given},  # type: ignore[arg-type]
    )


def names(lobby: Lobby) -> list[list[str]]:
    return [[holder.name for holder in seat.holders] for seat in lobby.seats]


async def refusal(work: object) -> str:
    with pytest.raises(Refused) as caught:
        await work  # type: ignore[misc]
    return caught.value.why.id


async def test_a_lobby_opens_with_its_host_and_a_commitment(home: House) -> None:
    lobby = await opened(home)
    assert names(lobby) == [["Ana"]]
    assert (lobby.most, lobby.status, lobby.terms) == (4, "open", Terms())
    assert len(lobby.commitment) == 64
    assert lobby.expires_at.day == MORNING.day + 3
    assert await home.play.lobbies.in_channel(10) == (lobby.id,)


async def test_joining_twice_is_joining_once_and_a_full_table_is_full(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home, most=2)
    await lobbies.join(lobby.id, BAO)
    lobby = await lobbies.join(lobby.id, BAO)
    assert names(lobby) == [["Ana"], ["Bao"]]
    assert await refusal(lobbies.join(lobby.id, CHLOE)) == "play-lobby-full"
    assert await refusal(lobbies.join("nowhere", CHLOE)) == "play-no-lobby"
    assert await refusal(lobbies.add_ai(lobby.id, ANA.id)) == "play-lobby-full"


async def test_a_host_who_leaves_passes_the_table_on_and_the_last_closes_it(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home)
    assert await refusal(lobbies.leave(lobby.id, BAO.id)) == "play-not-in-lobby"
    await lobbies.add_ai(lobby.id, ANA.id)
    await lobbies.join(lobby.id, BAO)
    lobby = await lobbies.leave(lobby.id, ANA.id)
    assert (lobby.host, names(lobby)) == (BAO.id, [["Castor"], ["Bao"]])
    lobby = await lobbies.leave(lobby.id, BAO.id)
    assert lobby.status == "cancelled"
    assert await refusal(lobbies.join(lobby.id, ANA)) == "play-lobby-cancelled"


async def test_only_the_host_kicks_seats_ais_sets_and_cancels(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home)
    await lobbies.join(lobby.id, BAO)
    for work in (
        lobbies.kick(lobby.id, BAO.id, ANA.id),
        lobbies.add_ai(lobby.id, BAO.id),
        lobbies.remove_ai(lobby.id, BAO.id),
        lobbies.set_option(lobby.id, BAO.id, "rounds", "1"),
        lobbies.set_preset(lobby.id, BAO.id, "short"),
        lobbies.set_seats(lobby.id, BAO.id, 3),
        lobbies.set_terms(lobby.id, BAO.id, Terms("week")),
        lobbies.start(lobby.id, BAO.id),
        lobbies.cancel(lobby.id, BAO.id),
    ):
        assert await refusal(work) == "play-host-only"
    assert await refusal(lobbies.kick(lobby.id, ANA.id, ANA.id)) == "play-not-yourself"
    assert await refusal(lobbies.kick(lobby.id, ANA.id, DAN.id)) == "play-not-there"
    assert names(await lobbies.kick(lobby.id, ANA.id, BAO.id)) == [["Ana"]]
    assert await refusal(lobbies.remove_ai(lobby.id, ANA.id)) == "play-no-ai-there"
    assert await refusal(lobbies.add_ai(lobby.id, ANA.id, "genius")) == "play-no-ai"
    lobby = await lobbies.add_ai(lobby.id, ANA.id, "random")
    lobby = await lobbies.add_ai(lobby.id, ANA.id)
    assert [seat.holders[0].ai for seat in lobby.seats] == [None, "random", "sensible"]
    assert names(await lobbies.remove_ai(lobby.id, ANA.id, 1)) == [["Ana"], ["Pollux"]]
    assert (await lobbies.cancel(lobby.id, ANA.id)).status == "cancelled"


async def test_who_was_sent_away_stays_away_until_the_host_lets_them_back(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home)
    await lobbies.join(lobby.id, BAO)
    await lobbies.kick(lobby.id, ANA.id, BAO.id)
    assert await lobbies.sent_away(lobby.id) == (BAO,)
    assert await refusal(lobbies.join(lobby.id, BAO)) == "play-sent-away"
    assert await refusal(lobbies.let_back(lobby.id, BAO.id, BAO.id)) == "play-host-only"
    await lobbies.join(lobby.id, CHLOE)  # nobody else is concerned
    elsewhere = await opened(home)
    assert names(await lobbies.join(elsewhere.id, BAO)) == [["Ana"], ["Bao"]]
    await lobbies.let_back(lobby.id, ANA.id, BAO.id)
    assert await lobbies.sent_away(lobby.id) == ()
    assert names(await lobbies.join(lobby.id, BAO)) == [["Ana"], ["Chloé"], ["Bao"]]


async def test_options_hold_or_are_refused(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home, most=4, options={"partners": "yes"})
    assert lobby.options == {"partners": "yes"}
    lobby = await lobbies.set_seats(lobby.id, ANA.id, 3)
    assert (lobby.most, lobby.options) == (3, {})
    wrong = lobbies.set_option(lobby.id, ANA.id, "partners", "yes")
    assert await refusal(wrong) == "core-option-seats"
    wrong = lobbies.set_option(lobby.id, ANA.id, "rounds", "77")
    assert await refusal(wrong) == "core-option-value"
    assert await refusal(lobbies.set_option(lobby.id, ANA.id, "x", "y")) == "core-option-unknown"
    assert await refusal(lobbies.set_seats(lobby.id, ANA.id, 9)) == "play-seats"
    assert await refusal(lobbies.set_preset(lobby.id, ANA.id, "huge")) == "play-no-preset"
    assert await refusal(lobbies.set_terms(lobby.id, ANA.id, Terms("eon"))) == "play-no-pace"
    lobby = await lobbies.set_preset(lobby.id, ANA.id, "short")
    assert (lobby.preset, lobby.options) == ("short", {"rounds": "1"})
    lobby = await lobbies.set_option(lobby.id, ANA.id, "rounds", "3")
    assert (lobby.preset, lobby.options) == (None, {"rounds": "3"})
    assert (await lobbies.set_preset(lobby.id, ANA.id, None)).options == {}
    await lobbies.join(lobby.id, BAO)
    assert await refusal(lobbies.set_seats(lobby.id, ANA.id, 1)) == "play-seats-taken"
    assert await refusal(opened(home, most=12)) == "play-seats"
    assert await refusal(opened(home, terms=Terms("eon"))) == "play-no-pace"


async def test_a_number_of_many_is_taken_or_refused_by_its_bounds(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home, most=2)
    assert (await lobbies.set_option(lobby.id, ANA.id, "track", "5")).options == {"track": "5"}
    for wrong in ("4", "41", "05", "many"):
        with pytest.raises(Refused) as no:
            await lobbies.set_option(lobby.id, ANA.id, "track", wrong)
        said = {"name": "track", "value": wrong, "least": 5, "most": 40}
        assert no.value.why == text("core-option-number", **said)


async def test_a_warning_bars_nothing(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home, most=2)
    assert lobby.warnings == ()
    lobby = await lobbies.set_option(lobby.id, ANA.id, "track", "40")
    assert lobby.warnings == (text("sampler-long-track", reach=6, track=40),)
    await lobbies.bring(lobby.id, ANA.id, None)
    await lobbies.add_ai(lobby.id, ANA.id)
    assert (await lobbies.get(lobby.id)).problems == ()
    match = await lobbies.start(lobby.id, ANA.id)
    assert match
    assert (await lobbies.get(lobby.id)).warnings == ()


async def test_a_preset_is_gone_once_one_of_its_options_is(real_games: House) -> None:
    lobbies = real_games.play.lobbies
    lobby = await opened(real_games, game="nba", most=2)
    lobby = await lobbies.set_preset(lobby.id, ANA.id, "expert")
    assert (lobby.preset, lobby.options["draft"]) == ("expert", "yes")
    lobby = await lobbies.set_seats(lobby.id, ANA.id, 4)
    assert lobby.preset == "expert"  # all of it exists with four, too
    lobby = await lobbies.set_seats(lobby.id, ANA.id, 1)
    assert (lobby.preset, lobby.options) == (None, {"quarters": "4", "selection": "yes"})


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
        assert (await lobbies.get(lobby.id)).words == bool(words)
        match = await lobbies.start(lobby.id, ANA.id)
        whole = await home.play.store.read(queries.load, match)
        assert whole is not None
        assert hashlib.sha256(whole.match.seed).hexdigest() == lobby.commitment
        assert whole.match.words == ((words,) if words else ())
        public = (await home.play.matches.board(match)).public
        assert public.commitment == lobby.commitment
        decks.append((await home.play.matches.table(match, ANA.id)).view)
    assert decks[0] != decks[1]


async def test_a_table_for_more_than_there_are_seats_has_shared_ones(home: House) -> None:
    """(people asked for) -> seats, people a seat: as few as possible share."""
    for asked, seats, together in (
        (None, 4, 1),
        (1, 1, 1),
        (4, 4, 1),
        (5, 3, 2),
        (6, 3, 2),
        (7, 4, 2),
        (8, 4, 2),
    ):
        lobby = await opened(home, most=asked)
        assert (lobby.most, lobby.together) == (seats, together), asked
    assert await refusal(opened(home, most=9)) == "play-seats"


async def test_join_takes_a_free_seat_first_and_then_the_emptiest(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home, most=2)
    await lobbies.set_together(lobby.id, ANA.id, 2)
    await lobbies.join(lobby.id, BAO)
    await lobbies.join_beside(lobby.id, CHLOE, ANA.id)
    assert names(await lobbies.join(lobby.id, DAN)) == [["Ana", "Chloé"], ["Bao", "Dan"]]
    assert await refusal(lobbies.join(lobby.id, EVA)) == "play-lobby-full"
    assert await refusal(lobbies.join_beside(lobby.id, EVA, BAO.id)) == "play-seat-full"
    assert await refusal(lobbies.join_beside(lobby.id, EVA, 999)) == "play-no-seat"


async def test_somebody_who_sits_alone_moves_to_a_partner(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home, most=3)
    assert await refusal(lobbies.join_beside(lobby.id, BAO, ANA.id)) == "play-seat-full"
    await lobbies.set_together(lobby.id, ANA.id, 2)
    await lobbies.add_ai(lobby.id, ANA.id)
    await lobbies.join(lobby.id, BAO)
    await lobbies.bring(lobby.id, BAO.id, CHARMS)
    await lobbies.say(lobby.id, ANA.id, "tournesol")
    lobby = await lobbies.join_beside(lobby.id, ANA, BAO.id)
    assert names(lobby) == [["Castor"], ["Bao", "Ana"]]
    assert (lobby.host, lobby.words, lobby.beside) == (ANA.id, 1, ())
    asked = await lobbies.bringing(lobby.id, ANA.id)
    assert asked is not None
    assert asked.given == CHARMS
    again = await lobbies.join_beside(lobby.id, ANA, BAO.id)
    assert again.change == lobby.change


async def test_what_a_seat_brings_stays_with_who_stays(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home, most=2)
    await lobbies.set_together(lobby.id, ANA.id, 2)
    await lobbies.bring(lobby.id, ANA.id, CHARMS)
    await lobbies.join_beside(lobby.id, BAO, ANA.id)
    lobby = await lobbies.leave(lobby.id, ANA.id)
    assert (names(lobby), lobby.host) == ([["Bao"]], BAO.id)
    asked = await lobbies.bringing(lobby.id, BAO.id)
    assert asked is not None
    assert asked.given == CHARMS
    await lobbies.join_beside(lobby.id, CHLOE, BAO.id)
    assert names(await lobbies.kick(lobby.id, BAO.id, CHLOE.id)) == [["Bao"]]
    assert await refusal(lobbies.join_beside(lobby.id, CHLOE, BAO.id)) == "play-sent-away"


async def test_a_shared_table_starts_by_itself_when_nobody_can_sit_down(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home, most=2)
    await lobbies.bring(lobby.id, ANA.id, None)
    await lobbies.join(lobby.id, BAO)
    lobby = await lobbies.bring(lobby.id, BAO.id, None)
    assert lobbies.full(lobby)
    lobby = await lobbies.set_together(lobby.id, ANA.id, 2)
    assert (lobby.all_taken, lobby.beside, lobbies.full(lobby)) == (True, (0, 1), False)
    lobby = await lobbies.join(lobby.id, CHLOE)
    assert (lobby.beside, lobbies.full(lobby)) == ((1,), False)
    assert await refusal(lobbies.set_together(lobby.id, ANA.id, 1)) == "play-together-taken"
    assert await refusal(lobbies.set_together(lobby.id, ANA.id, 3)) == "play-together"
    assert await refusal(lobbies.set_together(lobby.id, BAO.id, 2)) == "play-host-only"
    lobby = await lobbies.join(lobby.id, DAN)
    assert lobbies.full(lobby)


async def test_an_ai_sits_alone(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home, most=2)
    await lobbies.set_together(lobby.id, ANA.id, 2)
    await lobbies.add_ai(lobby.id, ANA.id)
    await lobbies.bring(lobby.id, ANA.id, None)
    lobby = await lobbies.join(lobby.id, BAO)
    assert names(lobby) == [["Ana", "Bao"], ["Castor"]]
    assert lobbies.full(lobby)


async def test_a_seat_of_one_cannot_be_shared(real_games: House) -> None:
    lobbies = real_games.play.lobbies
    lobby = await opened(real_games, game="firstdeck")
    assert await refusal(lobbies.set_together(lobby.id, ANA.id, 2)) == "play-together"
    assert await refusal(lobbies.join_beside(lobby.id, BAO, ANA.id)) == "play-seat-full"
    assert await refusal(opened(real_games, game="firstdeck", most=9)) == "play-seats"


async def test_of_many_late_tables_so_many_are_named_as_are_asked_for(home: House) -> None:
    lobbies = home.play.lobbies
    found = {(await opened(home)).id for _ in range(3)}
    for one in found:
        await lobbies.posted(one, 10, 500, 0)
    assert set(await lobbies.stale()) == found
    assert len(await lobbies.stale(2)) == 2


async def test_a_rematch_seats_the_same_people_one_further(home: House) -> None:
    match = await home.match(ANA, BAO, ais=1, options={"rounds": "1"})
    lobbies = home.play.lobbies
    assert await refusal(lobbies.rematch(match, ANA, 10)) == "play-still-running"
    await home.play_on(match, ANA, BAO, until=lambda table: table.public.status == "over")
    assert await refusal(lobbies.rematch(match, CHLOE, 10)) == "play-not-yours"
    lobby = await lobbies.rematch(match, BAO, 10)
    assert names(lobby) == [["Bao"], ["Castor"], ["Ana"]]
    assert (lobby.host, lobby.invited, lobby.options) == (BAO.id, (ANA.id,), {"rounds": "1"})
    assert (await lobbies.rematch(match, ANA, 10)).id == lobby.id
    assert await lobbies.stale() == ()  # a lobby without a message has none to bring up to date
    await lobbies.posted(lobby.id, 10, 55, lobby.change - 1)
    assert lobby.id in await lobbies.stale()
    await lobbies.posted(lobby.id, 10, 55, lobby.change)
    assert (await lobbies.get(lobby.id)).message == 55
    assert lobby.id not in await lobbies.stale()


async def test_a_rematch_that_was_cancelled_can_be_opened_anew(home: House) -> None:
    match = await home.match(ANA, BAO)
    await home.play.matches.concede(match, ANA.id)
    lobbies = home.play.lobbies
    first = await lobbies.rematch(match, ANA, 10)
    await lobbies.cancel(first.id, ANA.id)
    second = await lobbies.rematch(match, BAO, 10)
    assert (second.id != first.id, second.host) == (True, BAO.id)
    await lobbies.join(second.id, ANA)
    for person in (ANA, BAO):
        await lobbies.bring(second.id, person.id, None)
    await lobbies.start(second.id, BAO.id)
    assert (await lobbies.rematch(match, ANA, 10)).id == second.id


async def test_what_the_host_sets_is_kept_and_played_by(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home)
    terms = Terms("week", misses=1, absent="concede")
    await lobbies.set_terms(lobby.id, ANA.id, terms)
    await lobbies.set_option(lobby.id, ANA.id, "rounds", "3")
    lobby = await lobbies.get(lobby.id)
    assert (lobby.terms, lobby.options) == (terms, {"rounds": "3"})
    await lobbies.join(lobby.id, BAO)
    for person in (ANA, BAO):
        await lobbies.bring(lobby.id, person.id, None)
    match = await lobbies.start(lobby.id, ANA.id)
    public = (await home.play.matches.board(match)).public
    assert (public.terms, public.options) == (terms, {"rounds": "3"})


async def test_a_lobby_is_where_its_message_is(home: House) -> None:
    lobby = await opened(home)
    await home.play.lobbies.posted(lobby.id, 11, 55, lobby.change)
    lobby = await home.play.lobbies.get(lobby.id)
    assert (lobby.channel, lobby.message) == (11, 55)
    assert await home.play.lobbies.in_channel(11) == (lobby.id,)


async def test_the_one_who_sits_next_becomes_the_host(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home)
    for person in (BAO, CHLOE):
        await lobbies.join(lobby.id, person)
    assert (await lobbies.leave(lobby.id, ANA.id)).host == BAO.id


async def test_a_channel_lists_its_open_lobbies_the_newest_first(home: House) -> None:
    lobbies = home.play.lobbies
    found = []
    for _ in range(3):
        found.append((await opened(home)).id)
        home.clock.pass_(hours=1)
    await lobbies.cancel(found[1], ANA.id)
    await lobbies.open(server=1, channel=11, host=ANA, game="sampler", locale="en")
    assert await lobbies.in_channel(10) == (found[2], found[0])


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


async def test_two_services_open_one_rematch(home: House) -> None:
    other = await house(home.play.store.path, home.clock, seed="y")
    match = await home.match(ANA, BAO)
    await home.play.matches.concede(match, ANA.id)
    opened = await asyncio.gather(
        home.play.lobbies.rematch(match, ANA, 10), other.play.lobbies.rematch(match, BAO, 10)
    )
    assert len({lobby.id for lobby in opened}) == 1
    await other.play.close()


async def test_an_unknown_game_is_refused(home: House) -> None:
    wrong = home.play.lobbies.open(server=1, channel=1, host=ANA, game="chess", locale="en")
    assert await refusal(wrong) == "play-no-game"


async def test_a_game_that_asks_for_nothing(home: House) -> None:
    asked = home.play.lobbies._rulebook.latest("sampler").rules
    asked.bring = lambda start, seat: None  # type: ignore[method-assign]
    lobby = await opened(home)
    assert await home.play.lobbies.bringing(lobby.id, ANA.id) is None
    assert await refusal(home.play.lobbies.bring(lobby.id, ANA.id, ())) == "play-nothing-to-bring"
    assert await home.play.lobbies.start(lobby.id, ANA.id)


async def test_listeners_hear_of_every_change(home: House) -> None:
    heard: list[str] = []
    home.play.lobbies.on_change(heard.append)
    lobby = await opened(home)
    await home.play.lobbies.join(lobby.id, BAO)
    await home.play.lobbies.join(lobby.id, BAO)
    assert heard == [lobby.id]


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


async def test_a_lobby_that_is_being_written_holds_up_no_other(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobbies, write = home.play.lobbies, home.play.store.write
    first, second = [
        await lobbies.open(server=1, channel=10, host=ANA, game="sampler", locale="en")
        for _ in range(2)
    ]
    reached, goes_on = asyncio.Event(), asyncio.Event()

    async def slow(work: Any, *args: Any, **kwargs: Any) -> Any:
        if isinstance(args[0], StoredLobby) and args[0].id == first.id:
            reached.set()
            await goes_on.wait()
        return await write(work, *args, **kwargs)

    monkeypatch.setattr(home.play.store, "write", slow)
    joining = asyncio.create_task(lobbies.join(first.id, BAO))
    await reached.wait()
    async with asyncio.timeout(10):
        assert (await lobbies.join(second.id, BAO)).people == (ANA.id, BAO.id)
    assert not joining.done()
    goes_on.set()
    assert (await joining).people == (ANA.id, BAO.id)


async def test_a_rematch_that_all_ask_for_at_once_is_one_lobby(home: House) -> None:
    """They reach two processes; without the database's guard each would open one."""
    match = await home.match(ANA, BAO)
    await home.play.matches.concede(match, ANA.id)
    other = await house(home.play.store.path, home.clock, seed="y")
    both = (home.play.lobbies, other.play.lobbies)
    found = await asyncio.gather(
        *(lobbies.rematch(match, person, 10) for lobbies in both for person in (ANA, BAO))
    )
    assert len({lobby.id for lobby in found}) == 1
    assert await both[0].of_person(BAO.id) == (found[0].id,)
    await other.play.close()
