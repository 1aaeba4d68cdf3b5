"""Sitting down and getting up, options, whose table it is."""

import asyncio
from typing import Any

import pytest

from db.records.lobbies import StoredLobby
from db.records.time import TimeTerms
from games.core.refused import Refused
from games.core.text import text
from tests.play.house import ANA, BAO, CHLOE, DAN, MORNING, House, asks
from tests.play.lobby.opened import names, opened, refusal


async def test_a_lobby_opens_with_its_host_and_a_commitment(home: House) -> None:
    lobby = await opened(home)
    assert names(lobby) == [["Ana"]]
    assert (lobby.most, lobby.status, lobby.terms) == (4, "open", TimeTerms())
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
        lobbies.set_terms(lobby.id, BAO.id, TimeTerms("week")),
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
    assert await refusal(lobbies.set_terms(lobby.id, ANA.id, TimeTerms("eon"))) == "play-no-pace"
    lobby = await lobbies.set_preset(lobby.id, ANA.id, "short")
    assert (lobby.preset, lobby.options) == ("short", {"rounds": "1"})
    lobby = await lobbies.set_option(lobby.id, ANA.id, "rounds", "3")
    assert (lobby.preset, lobby.options) == (None, {"rounds": "3"})
    assert (await lobbies.set_preset(lobby.id, ANA.id, None)).options == {}
    await lobbies.join(lobby.id, BAO)
    assert await refusal(lobbies.set_seats(lobby.id, ANA.id, 1)) == "play-seats-taken"
    assert await refusal(opened(home, most=12)) == "play-seats"
    assert await refusal(opened(home, terms=TimeTerms("eon"))) == "play-no-pace"


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


async def test_of_many_late_tables_so_many_are_named_as_are_asked_for(home: House) -> None:
    lobbies = home.play.lobbies
    found = {(await opened(home)).id for _ in range(3)}
    for one in found:
        await lobbies.posted(one, 10, 500, 0)
    assert set(await lobbies.stale()) == found
    assert len(await lobbies.stale(2)) == 2


async def test_what_the_host_sets_is_kept_and_played_by(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home)
    terms = TimeTerms("week", misses=1, absent="concede")
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
    await lobbies.open(server=1, channel=11, host=asks(ANA), game="sampler", locale="en")
    assert await lobbies.in_channel(10) == (found[2], found[0])


async def test_an_unknown_game_is_refused(home: House) -> None:
    wrong = home.play.lobbies.open(server=1, channel=1, host=asks(ANA), game="chess", locale="en")
    assert await refusal(wrong) == "play-no-game"


async def test_listeners_hear_of_every_change(home: House) -> None:
    heard: list[str] = []
    home.play.lobbies.on_change(heard.append)
    lobby = await opened(home)
    await home.play.lobbies.join(lobby.id, BAO)
    await home.play.lobbies.join(lobby.id, BAO)
    assert heard == [lobby.id]


async def test_a_lobby_that_is_being_written_holds_up_no_other(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobbies, write = home.play.lobbies, home.play.store.write
    first, second = [
        await lobbies.open(server=1, channel=10, host=asks(ANA), game="sampler", locale="en")
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


async def test_a_table_has_a_language_that_its_match_and_a_rematch_keep(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home)
    await lobbies.join(lobby.id, BAO)
    assert await refusal(lobbies.set_locale(lobby.id, BAO.id, "fr")) == "play-host-only"
    before = (await lobbies.get(lobby.id)).change
    lobby = await lobbies.set_locale(lobby.id, ANA.id, "fr")
    assert (lobby.locale, lobby.change) == ("fr", before + 1)
    for person in (ANA, BAO):
        await lobbies.bring(lobby.id, person.id, None)
    match = await lobbies.start(lobby.id, ANA.id, 10)
    assert (await home.play.matches.board(match)).public.locale == "fr"
    await home.play.matches.concede(match, ANA.id)
    assert (await lobbies.rematch(match, asks(BAO), 10)).locale == "fr"
