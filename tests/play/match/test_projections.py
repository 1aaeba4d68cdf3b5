"""Boards follow the store: late ones are found again, and it is known how far they are behind."""

from datetime import timedelta

from db.records.projections import Posting
from db.records.time import TimeTerms
from tests.play.house import ANA, BAO, CHLOE, DAN, House, asks, house
from tests.play.match.calls.test_pings import finish_sitting, payment


async def test_boards_are_late_until_they_are_shown(home: House) -> None:
    match = await home.match(ANA, BAO)
    boards = home.play.projections
    assert await boards.boards() == (match,)
    board = await home.play.matches.board(match)
    assert (board.message, board.shown, board.events) == (None, 0, ())
    await home.play_on(match, ANA, BAO, until=payment)
    await boards.board_shown(match, 10, 500, board.change)
    assert await boards.boards() == (match,)
    newer = await home.play.matches.board(match)
    assert newer.message == 500
    assert [entry.part.text.id for entry in newer.events].count("sampler-team") == 2
    await boards.board_shown(match, 10, 500, newer.change)
    assert await boards.boards() == ()
    await boards.board_shown(match, 10, 500, board.change)
    assert await boards.boards() == ()
    await boards.board_lost(match, 499)  # another one, that it was before
    assert (await home.play.matches.board(match)).message == 500
    await boards.board_lost(match, 500)
    assert (await home.play.matches.board(match)).message is None
    assert await boards.boards() == (match,)


async def test_a_board_of_a_match_that_has_moved_meanwhile_is_not_its_board(home: House) -> None:
    match = await home.match(ANA, BAO)
    boards = home.play.projections
    assert await boards.board_shown(match, 10, 500, 1)
    await home.play.channels.lend(match, 12)
    assert not await boards.board_shown(match, 10, 501, 9)
    assert (await home.play.matches.board(match)).message is None
    assert await boards.board_shown(match, 12, 502, 9)
    await home.play.channels.give_back(match)
    where = await home.play.channels.where(match)
    assert (where.channel, where.board.channel, where.board.message) == (10, 10, 500)
    assert [one.message for one in await boards.leftovers()] == [502]


async def test_the_board_that_waits_longest_comes_first(home: House) -> None:
    boards = home.play.projections
    first = await home.match(ANA, BAO)
    home.clock.pass_(hours=1)
    second, third = await home.match(ANA, BAO), await home.match(ANA, BAO)
    assert (await boards.boards())[0] == first
    assert len(await boards.boards(limit=2)) == 2
    home.clock.pass_(hours=1)
    board = await home.play.matches.board(first)
    await boards.board_shown(first, 10, 500, board.change)
    await home.play.matches.concede(first, ANA.id)
    assert set((await boards.boards())[:2]) == {second, third}
    assert (await boards.boards())[2:] == (first,)


async def test_a_board_that_is_given_up_waits_no_longer(home: House) -> None:
    match = await home.match(ANA, BAO)
    boards = home.play.projections
    board = await home.play.matches.board(match)
    await boards.board_given_up(match, board.change)
    assert await boards.boards() == ()
    await boards.board_given_up(match, board.change - 1)  # of somebody who looked before
    assert await boards.boards() == ()
    await home.play.matches.concede(match, ANA.id)
    assert await boards.boards() == (match,)


async def test_messages_left_over_are_handed_out_oldest_first_and_a_few_at_a_time(
    home: House,
) -> None:
    projections = home.play.projections
    for number, person in enumerate((BAO, CHLOE, DAN)):
        await home.match(ANA, person)
        for ping in await projections.pings():
            await projections.pinged(ping, 10, 900 - 100 * number + ping.person % 10)
        home.clock.pass_(minutes=1)
        await home.play.people.delete(person.id)
    left = await projections.leftovers(limit=2)
    assert {one.message for one in left} == {900 + BAO.id % 10, 800 + CHLOE.id % 10}
    (last,) = await projections.leftovers()
    assert last.message == 700 + DAN.id % 10
    await projections.tidied(last.message)
    home.clock.pass_(minutes=29)
    assert await projections.leftovers() == ()
    home.clock.pass_(minutes=1)
    again = await projections.leftovers()
    assert {one.message for one in again} == {one.message for one in left}


async def test_a_new_thread_makes_the_board_late(home: House) -> None:
    match = await home.match(ANA, BAO)
    board = await home.play.matches.board(match)
    await home.play.projections.board_shown(match, 10, 500, board.change)
    await home.play.channels.move_to(match, 99)
    board = await home.play.matches.board(match)
    assert (board.public.channel, board.channel) == (99, 10)
    assert await home.play.projections.boards() == (match,)
    assert await home.play.matches.in_channel(99) == (match,)
    assert await home.play.matches.in_channel(10) == ()


async def test_a_committed_move_is_found_by_the_sweep_after_a_crash(home: House) -> None:
    match = await home.match(ANA, BAO)
    board = await home.play.matches.board(match)
    await home.play.projections.board_shown(match, 10, 500, board.change)
    await home.play_on(match, ANA, BAO, until=payment)
    await home.play.close()  # nobody was told
    again = await house(home.play.store.path, home.clock)
    assert await again.play.projections.boards() == (match,)
    assert (await again.play.matches.board(match)).events != ()
    await again.play.close()


async def test_ais_go_on_after_a_restart(home: House) -> None:
    match = await home.match(ANA, ais=1, terms=TimeTerms("none"))
    await home.play.close()
    again = await house(home.play.store.path, home.clock)
    await again.play.start()
    await again.play.matches.settled()
    await again.play_on(match, ANA, until=lambda table: table.public.status == "over")
    await again.play.close()


async def test_figures_tell_how_far_discord_is_behind(home: House) -> None:
    empty = await home.play.projections.figures()
    assert (empty.matches, empty.late_boards, empty.lag) == (0, 0, timedelta(0))
    await home.match(ANA, BAO)
    home.clock.pass_(minutes=3)
    found = await home.play.projections.figures()
    assert (found.matches, found.questions, found.lobbies) == (1, 2, 0)
    assert (found.late_boards, found.lag, found.due_pings) == (1, timedelta(minutes=3), 1)


async def test_figures_count_what_goes_on_and_what_is_late(home: House) -> None:
    projections = home.play.projections
    running, ended = await home.match(ANA, BAO), await home.match(ANA, CHLOE)
    assert (await projections.figures()).due_pings == 2  # right now
    await home.play.matches.concede(ended, ANA.id)
    home.clock.pass_(minutes=1)
    late = await home.match(ANA, BAO)
    for match in (running, ended):
        board = await home.play.matches.board(match)
        await projections.board_shown(match, 10, 500, board.change)
    lobbies = [
        await home.play.lobbies.open(
            server=1, channel=10, host=asks(ANA), game="sampler", locale="en"
        )
        for _ in range(2)
    ]
    await home.play.lobbies.cancel(lobbies[0].id, ANA.id)
    home.clock.pass_(minutes=1)
    again = await home.match(ANA, BAO)
    await finish_sitting(home, again, ANA)
    home.clock.pass_(minutes=1)
    found = await projections.figures()
    assert (found.matches, found.questions, found.lobbies) == (3, 5, 1)
    assert (found.late_boards, found.lag) == (2, timedelta(minutes=2))
    assert set(await projections.boards()) == {late, again}
    assert found.due_pings == 4  # Chloé is told of the end


async def test_a_board_that_is_being_posted_may_stand_twice_until_it_is_shown(home: House) -> None:
    match = await home.match(ANA, BAO)
    boards = home.play.projections
    change = (await home.play.matches.board(match)).change
    await boards.begin_posting(match, 10)
    assert await boards.posting(match) == Posting(channel=10, former=None, at=home.clock.now())
    assert await boards.board_shown(match, 10, 500, change)
    assert await boards.posting(match) is None
    assert await boards.boards() == ()
    await boards.begin_posting(match, 10, former=500)
    assert await boards.board_shown(match, 10, 501, change)
    assert await boards.boards() == (match,)  # the former one is to tell of it
    await boards.end_posting(match)
    assert await boards.boards() == ()
    await boards.begin_posting(match, 10, former=501)
    await boards.board_given_up(match, change)
    assert await boards.boards() == ()


async def test_what_is_on_its_way_for_one_board_is_its_own_and_told_anew(home: House) -> None:
    """Also where it is posted once more, elsewhere and in the place of another message."""
    match, other = [await home.match(ANA, BAO) for _ in range(2)]
    boards = home.play.projections
    changes = {one: (await home.play.matches.board(one)).change for one in (match, other)}
    for one, message in ((match, 500), (other, 600)):
        await boards.begin_posting(one, 10)
        assert await boards.board_shown(one, 10, message, changes[one])
    await boards.begin_posting(match, 10, former=500)
    await boards.begin_posting(other, 10, former=600)
    home.clock.pass_(minutes=3)
    await boards.begin_posting(match, 11, former=501)
    again = Posting(channel=11, former=501, at=home.clock.now())
    assert await boards.posting(match) == again
    before = await boards.posting(other)
    assert before is not None
    assert (before.channel, before.former) == (10, 600)
    assert await boards.boards(1) in {(match,), (other,)}
    await boards.end_posting(match)
    assert await boards.posting(match) is None
    assert await boards.posting(other) == before
    await boards.begin_posting(match, 10)
    await boards.begin_posting(other, 10)
    assert await boards.board_shown(match, 10, 500, changes[match])
    assert await boards.posting(match) is None
    assert (await boards.posting(other)) is not None
