"""Calls follow the store: late ones are found again, nobody is called for nothing."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from db.queries.match import projections
from db.records.time import Quiet, TimeTerms
from play.records import Table
from tests.play.house import ANA, BAO, CHLOE, DAN, MORNING, House, asks, house, writings
from tests.play.match.calls.sending import sent


def payment(table: Table) -> bool:
    return table.question is not None and table.question.least_total > 0


async def finish_sitting(home: House, match: str, person: object = ANA) -> None:
    while await home.answer_any(match, person):  # type: ignore[arg-type]
        pass


async def test_the_others_are_pinged_at_the_start_and_the_host_not_yet(home: House) -> None:
    match = await home.match(ANA, BAO)
    pings = await sent(home)
    assert [(ping.match, ping.person, ping.kind, ping.name) for ping in pings] == [
        (match, BAO.id, "turn", "Bao")
    ]
    assert pings[0].deadline_at == MORNING + timedelta(days=1)
    assert await sent(home) == []
    home.clock.pass_(minutes=10)
    assert [ping.person for ping in await sent(home)] == [ANA.id]


async def test_an_answered_ping_goes_and_an_unsent_one_is_forgotten(home: House) -> None:
    match = await home.match(ANA, BAO, CHLOE)
    assert {ping.person for ping in await sent(home)} == {BAO.id, CHLOE.id}
    for person in (ANA, BAO):
        await finish_sitting(home, match, person)
    home.clock.pass_(minutes=20)  # Ana's first ping would have been due by now
    assert [(ping.kind, ping.person) for ping in await sent(home)] == [("clear", BAO.id)]
    assert await sent(home) == []


async def test_a_new_turn_within_ten_minutes_pings_once_after_them(home: House) -> None:
    match = await home.match(ANA, ais=1)
    home.clock.pass_(minutes=10)
    assert [ping.kind for ping in await sent(home)] == ["turn"]
    home.clock.pass_(minutes=1)
    await home.play_on(match, ANA, until=payment)
    assert {ping.kind for ping in await sent(home)} <= {"clear"}
    home.clock.pass_(minutes=9)
    assert [ping.kind for ping in await sent(home)] == []
    home.clock.pass_(minutes=1)
    assert [ping.kind for ping in await sent(home)] == ["turn"]


@pytest.mark.rule("TIM-1.4")
async def test_at_live_paces_every_new_turn_calls_at_once(home: House) -> None:
    """Ten minutes would be longer than a turn; the former call goes."""
    match = await home.match(ANA, ais=1, terms=TimeTerms("live-3"))
    assert [ping.kind for ping in await sent(home)] == ["turn"]
    home.clock.pass_(seconds=30)
    await home.play_on(match, ANA, until=payment)
    (ping,) = await sent(home)
    assert (ping.kind, ping.old_message) == ("turn", 1000)


@pytest.mark.rule("TIM-4.3")
async def test_at_live_paces_an_answer_that_is_taken_back_calls_nobody_again(home: House) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("live-10"))
    assert len(await sent(home)) == 2
    await finish_sitting(home, match, ANA)
    assert [(ping.kind, ping.person) for ping in await sent(home)] == [("clear", ANA.id)]
    await home.play.matches.take_back(match, ANA.id, 0)
    assert await sent(home) == []
    home.clock.pass_(minutes=10)
    assert [ping.kind for ping in await sent(home)] == ["turn"]


async def test_a_claim_that_was_not_confirmed_comes_again(home: House) -> None:
    match = await home.match(ANA, BAO)
    (lost,) = await home.play.projections.pings()
    assert await home.play.projections.pings() == ()
    await home.play.close()
    home.clock.pass_(minutes=2)
    again = await house(home.play.store.path, home.clock)
    (ping,) = await again.play.projections.pings()
    assert (ping.match, ping.person) == (match, lost.person)
    await again.play.projections.pinged(ping, 10, 77)
    assert await again.play.projections.pings() == ()
    await again.play.close()


async def test_what_changes_while_a_ping_is_sent_is_not_lost(home: House) -> None:
    match = await home.match(ANA, BAO)
    (ping,) = await home.play.projections.pings()
    await finish_sitting(home, match, BAO)
    await home.play.projections.pinged(ping, 10, 77)
    (clear,) = await home.play.projections.pings()
    assert (clear.kind, clear.old_message) == ("clear", 77)
    await home.play.projections.pinged(clear, None, None)
    assert await home.play.projections.pings() == ()


async def test_a_turn_that_comes_again_while_a_ping_is_sent_is_called_anew(home: House) -> None:
    match = await home.match(ANA, BAO)
    store, now = home.play.store, home.clock.now()
    (ping,) = await home.play.projections.pings()
    await store.write(projections.hush, match, BAO.id, now)
    await store.write(projections.call, match, BAO.id, 1, now)
    await home.play.projections.pinged(ping, 10, 77)
    (again,) = await home.play.projections.pings()
    assert (again.kind, again.person, again.old_message) == ("turn", BAO.id, 77)
    await store.write(projections.call, match, BAO.id, 1, now)
    await home.play.projections.pinged(again, 10, 78)
    home.clock.pass_(minutes=10)
    assert ("turn", 78) in [(ping.kind, ping.old_message) for ping in await sent(home)]


async def test_whoever_was_pinged_is_left_in_peace_for_ten_minutes(home: House) -> None:
    """Also for a turn that came without an answer of theirs."""
    match = await home.match(ANA, BAO)
    assert [ping.person for ping in await sent(home)] == [BAO.id]
    home.clock.pass_(minutes=1)
    await home.play.store.write(projections.call, match, BAO.id, 1, home.clock.now())
    home.clock.pass_(minutes=8)
    assert BAO.id not in [ping.person for ping in await sent(home)]
    home.clock.pass_(minutes=1)
    assert BAO.id in [ping.person for ping in await sent(home)]


@pytest.mark.rule("TIM-4.2")
async def test_whose_direct_messages_turn_out_shut_is_called_in_the_thread(home: House) -> None:
    await home.play.directs.choose(BAO.id, "daily")
    await home.play.directs.opened(BAO.id, 77)
    await home.play.directs.greeted(BAO.id)
    await home.match(ANA, BAO)
    assert await sent(home) == []
    await home.play.directs.refused(BAO.id, 50007)
    (ping,) = await sent(home)
    assert (ping.name, ping.kind, ping.direct) == ("Bao", "turn", None)


@pytest.mark.rule("TIM-4.1")
async def test_live_matches_call_at_once_whatever_was_chosen(home: House) -> None:
    await home.play.directs.choose(BAO.id, "daily")
    await home.play.directs.opened(BAO.id, 77)
    await home.match(ANA, BAO, terms=TimeTerms("live-10"))
    found = [(ping.name, ping.direct) for ping in await sent(home)]
    assert found == [("Ana", None), ("Bao", 77)]  # who began it, too: nobody waits ten minutes


async def test_what_is_wanted_beside_a_ping_that_is_sent_comes_after_it(home: House) -> None:
    match = await home.match(ANA, BAO)
    await home.play.matches.follow(match, BAO)
    store, boards = home.play.store, home.play.projections
    (turn,) = await boards.pings()
    home.clock.pass_(hours=12)
    await store.write(projections.remind, match, BAO.id, 1, home.clock.now())
    await boards.pinged(turn, 10, 77)
    reminder = next(one for one in await boards.pings() if one.person == BAO.id)
    assert (reminder.kind, reminder.old_message) == ("reminder", 77)
    await store.write(projections.tell_end, match, ANA.id, home.clock.now())
    await boards.pinged(reminder, 10, 78)
    (end,) = await boards.pings()
    assert (end.kind, end.old_message) == ("end", 78)
    await boards.pinged(end, 10, 79)
    assert await boards.pings() == ()
    await store.write(projections.tell_end, match, ANA.id, home.clock.now())
    assert [one.kind for one in await boards.pings()] == ["end"]


async def test_people_who_want_no_pings_get_none(home: House) -> None:
    await home.play.directs.choose(BAO.id, "none")
    await home.match(ANA, BAO)
    home.clock.pass_(hours=13)
    await home.play.time.tick()
    assert {ping.person for ping in await sent(home)} == {ANA.id}


async def test_who_wants_no_pings_any_more_gets_none_of_those_that_wait(home: House) -> None:
    """They come after all where somebody changes their mind, as long as something waits."""
    await home.play.people.set_quiet(BAO.id, Quiet(9 * 60, 180, "UTC"))
    match = await home.match(ANA, BAO)
    await home.play.directs.choose(BAO.id, "none")
    home.clock.pass_(hours=5)
    assert [ping.person for ping in await sent(home)] == [ANA.id]
    assert (await home.play.projections.figures()).due_pings == 0
    await home.play.directs.choose(BAO.id, "thread")
    assert [(ping.person, ping.kind) for ping in await sent(home)] == [(BAO.id, "turn")]
    await home.play.matches.follow(match, BAO)
    await home.play.matches.concede(match, ANA.id)
    await home.play.directs.choose(BAO.id, "none")
    assert [(ping.person, ping.kind) for ping in await sent(home)][1:] == [(BAO.id, "end")]


async def test_followers_are_pinged_at_the_end(home: House) -> None:
    match, other = [await home.match(ANA, BAO, channel=channel) for channel in (10, 11)]
    table = await home.play.matches.follow(match, CHLOE)
    assert table.follows
    assert table.seat is None
    for one in (match, other):
        await home.play.matches.follow(one, ANA)
    assert (await home.play.matches.follow(match, ANA)).follows
    assert not (await home.play.matches.follow(match, ANA, wanted=False)).follows
    assert (await home.play.matches.table(other, ANA.id)).follows
    await home.play.matches.concede(match, ANA.id)
    home.clock.pass_(hours=1)
    ended = [(ping.kind, ping.person) for ping in await sent(home) if ping.match == match]
    assert sorted(ended) == [("end", BAO.id), ("end", CHLOE.id)]


async def test_the_end_is_told_to_who_played_as_each_has_set_but_not_to_who_ended_it(
    home: House,
) -> None:
    match = await home.match(ANA, BAO, CHLOE)
    await sent(home)
    await home.play.directs.choose(CHLOE.id, "none")
    for who in (ANA, BAO):
        await home.play.matches.concede(match, who.id)
    assert (await home.play.matches.board(match)).public.status == "over"
    ended = [ping.person for ping in await sent(home) if ping.kind == "end"]
    assert ended == [ANA.id]


async def test_an_agreement_and_what_a_stand_in_played_are_told_to_all(home: House) -> None:
    match = await home.match(ANA, BAO)
    await sent(home)
    for who in (ANA, BAO):
        await home.play.matches.propose(match, who.id, "end")
    ended = [ping.person for ping in await sent(home) if ping.kind == "end"]
    assert sorted(ended) == [ANA.id, BAO.id]


async def test_a_proposal_calls_those_whose_word_is_missing(home: House) -> None:
    match = await home.match(ANA, BAO)
    await sent(home)
    for who in (ANA, BAO):
        await finish_sitting(home, match, who)
    home.clock.pass_(minutes=20)
    await sent(home)
    home.clock.pass_(minutes=20)
    table = await home.play.matches.propose(match, ANA.id, "pause")
    assert table.public.proposals[0].missing == (1,)
    assert BAO.id in [ping.person for ping in await sent(home) if ping.kind == "turn"]
    await home.play.matches.decline(match, BAO.id, "pause")
    assert (await home.play.matches.board(match)).public.proposals == ()


async def test_a_player_who_follows_hears_of_an_end_in_the_middle_of_their_turn(
    home: House,
) -> None:
    match = await home.match(ANA, BAO)
    await home.play.matches.follow(match, BAO)
    assert [(ping.kind, ping.person) for ping in await sent(home)] == [("turn", BAO.id)]
    await home.play.matches.concede(match, ANA.id)
    assert [(ping.kind, ping.person) for ping in await sent(home)] == [("end", BAO.id)]


async def test_the_end_is_told_whoever_has_nothing_to_answer_since(home: House) -> None:
    match = await home.match(ANA, BAO)
    await home.play.matches.follow(match, CHLOE)
    store, now = home.play.store, home.clock.now()
    await store.write(projections.tell_end, match, ANA.id, now)
    await store.write(projections.hush, match, CHLOE.id, now)
    assert ("end", CHLOE.id) in [(ping.kind, ping.person) for ping in await sent(home)]


async def test_the_end_is_told_also_while_another_ping_is_sent(home: House) -> None:
    match = await home.match(ANA, BAO)
    await home.play.matches.follow(match, BAO)
    (ping,) = await home.play.projections.pings()
    home.clock.pass_(minutes=1)
    await home.play.matches.concede(match, ANA.id)
    await home.play.projections.pinged(ping, 10, 77)
    (end,) = await home.play.projections.pings()
    assert (end.kind, end.person, end.old_message) == ("end", BAO.id, 77)


async def test_a_ping_says_what_its_own_match_is(home: House) -> None:
    """Where it is, until when, and what people are called there."""

    async def begun(server: int) -> str:
        guest = replace(BAO, name=f"Bao {server}", server=server, own=BAO.name)
        return await home.match(ANA, guest, server=server, channel=10 * server)

    first = await begun(1)
    home.clock.pass_(hours=1)
    second, third = await begun(2), await home.match(ANA, CHLOE, server=2, channel=20)
    assert {
        (ping.match, ping.person, ping.name, ping.server, ping.channel, ping.deadline_at)
        for ping in await sent(home)
    } == {
        (first, ANA.id, "Ana", 1, 10, MORNING + timedelta(days=1)),
        (first, BAO.id, "Bao 1", 1, 10, MORNING + timedelta(days=1)),
        (second, BAO.id, "Bao 2", 2, 20, MORNING + timedelta(days=1, hours=1)),
        (third, CHLOE.id, "Chloé", 2, 20, MORNING + timedelta(days=1, hours=1)),
    }


async def test_pings_wait_until_the_board_of_their_match_was_posted(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await lobbies.open(server=1, channel=10, host=asks(ANA), game="sampler", locale="fr")
    await lobbies.join(lobby.id, BAO)
    for person in (ANA, BAO):
        await lobbies.bring(lobby.id, person.id, None)
    match = await lobbies.start(lobby.id, ANA.id)
    assert await home.play.projections.pings() == ()
    await home.play.channels.move_to(match, 99)
    assert await home.play.projections.pings() == ()
    await home.play.projections.board_shown(match, 99, 500, 1)
    assert [(ping.person, ping.channel) for ping in await sent(home)] == [(BAO.id, 99)]


async def test_pings_are_handed_out_a_few_at_a_time_and_each_once(home: House) -> None:
    matches = []
    for person in (BAO, CHLOE, DAN):
        matches.append(await home.match(ANA, person))
        home.clock.pass_(minutes=1)
    projections = home.play.projections
    first = await projections.pings(limit=1)
    assert [(ping.match, ping.person) for ping in first] == [(matches[0], BAO.id)]
    assert [ping.match for ping in await projections.pings()] == matches[1:]
    await projections.pinged(first[0], 10, 77)
    home.clock.pass_(minutes=3)  # what was not confirmed comes again
    assert [ping.match for ping in await projections.pings()] == matches[1:]


async def cleared(home: House) -> list[int]:
    """Take the calls away that are answered; return whose they were."""
    pings = await home.play.projections.pings()
    for ping in pings:
        await home.play.projections.pinged(ping, None, None)
    return [ping.person for ping in pings if ping.kind == "clear"]


async def test_nothing_is_written_where_nobody_is_to_be_called(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is looked every five seconds; each writing of the store waits for the disk."""
    match = await home.match(ANA, BAO)
    projections = home.play.projections
    await sent(home)
    written = writings(home, monkeypatch)
    for _ in range(10):
        assert await projections.pings() == ()
        assert await projections.leftovers() == ()
    assert written == []
    await finish_sitting(home, match, BAO)
    written.clear()
    assert await cleared(home) == [BAO.id]
    assert written == ["claim", "_pinged"]
    assert await projections.pings() == ()
    assert written == ["claim", "_pinged"]
