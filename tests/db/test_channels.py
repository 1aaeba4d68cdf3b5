"""Where matches live and are shown, and to whom a match or a lobby is known."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from db.queries.match.channels import living
from db.records.channels import Living, PublicPlace, Whereabouts
from db.records.time import TimeTerms
from tests.play.house import ANA, BAO, CHLOE, DAN, House, asks, house


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    made = await house(tmp_path / "channels.db")
    yield made
    await made.play.close()


async def where(home: House, match: str) -> Whereabouts:
    return await home.play.channels.where(match)


async def changes(home: House, match: str) -> tuple[int, int]:
    """The numbers of changes that the message of its lobby, and the board of a match, show."""
    query = (
        "SELECT l.change, m.change FROM match m LEFT JOIN lobby l ON l.match = m.id WHERE m.id = ?"
    )
    row = await home.play.store.read(lambda db: db.execute(query, (match,)).fetchone())
    return row[0], row[1]


async def edition(home: House, match: str) -> int:
    query = "SELECT edition FROM match WHERE id = ?"
    return (await home.play.store.read(lambda db: db.execute(query, (match,)).fetchone()))[0]


async def over(home: House, match: str) -> None:
    end = "UPDATE match SET status = 'over' WHERE id = ?"
    await home.play.store.write(lambda db: db.execute(end, (match,)))


async def test_running_matches_with_a_place_are_gone_through_in_pages_by_their_ids(
    home: House,
) -> None:
    terms = TimeTerms(pace="day")
    found = sorted([await home.match(ANA, BAO, terms=terms, server=2) for _ in range(5)])
    out = "UPDATE match SET channel = NULL WHERE id = ?"
    await home.play.store.write(lambda db: db.execute(out, (found[1],)))
    await over(home, found[3])
    left = [found[0], found[2], found[4]]
    sooner = home.clock.now() + timedelta(hours=2)
    put = "UPDATE seat SET deadline_at = ? WHERE match = ? AND seat = 1"
    values = (int(sooner.timestamp() * 1000), found[2])
    await home.play.store.write(lambda db: db.execute(put, values))
    first = await home.play.store.read(living, "", 2)
    rest = await home.play.store.read(living, first[-1].match, 2)
    assert [one.match for one in first] == left[:2]
    assert [one.match for one in rest] == left[2:]
    assert [one.match async for one in home.play.channels.living()] == left
    assert first[1] == Living(match=left[1], server=2, channel=10, deadline_at=sooner)
    assert first[0].deadline_at is not None
    assert first[0].deadline_at > sooner


async def test_boards_that_are_late_and_matches_that_live_elsewhere_wait(home: House) -> None:
    late, shown, away, other = [
        await home.match(ANA, BAO, server=server) for server in (1, 1, 1, 2)
    ]
    boards = home.play.projections
    for match in (shown, away):
        change = (await home.play.matches.board(match)).change
        await boards.board_shown(match, 10, 500, change)
    await home.play.channels.lend(away, 12)
    await boards.board_shown(away, 12, 501, 60)

    async def waiting(server: int | None = None) -> set[str]:
        return {one.id for one in await home.play.channels.waiting(server)}

    assert await waiting(1) == {late, away}
    assert await waiting(2) == {other}
    assert await waiting() == {late, away, other}
    await home.play.channels.give_back(away)
    await boards.board_shown(away, 10, 500, 70)
    await home.play.channels.lend(other, 12)
    await boards.board_shown(other, 12, 502, 70)
    assert await waiting(1) == {late}
    assert await waiting() == {late, other}


async def test_a_match_is_known_by_its_place_and_its_people(home: House) -> None:
    await home.play.lobbies.open(
        server=3, channel=99, host=asks(CHLOE), game="sampler", locale="en"
    )
    lobby = await home.play.lobbies.open(
        server=3, channel=10, host=asks(ANA), game="sampler", locale="en"
    )
    await home.play.lobbies.join(lobby.id, BAO)
    await home.play.lobbies.posted(lobby.id, 10, 77, 1)
    known = home.play.channels.known
    stranger = PublicPlace(server=3, channel=10, above=None, ours=False)
    people = PublicPlace(server=3, channel=10, above=None, ours=True)
    assert await known(lobby.id, CHLOE.id) == stranger
    assert [await known(lobby.id, one.id) for one in (ANA, BAO)] == [people, people]
    assert await known("nothing", ANA.id) is None
    joined = await home.play.lobbies.open(
        server=3, channel=10, host=asks(DAN), game="sampler", locale="en"
    )
    await home.play.lobbies.join(joined.id, CHLOE)
    assert await known(lobby.id, CHLOE.id) == stranger  # who sits at another table

    for person in (ANA, BAO):
        if await home.play.lobbies.bringing(lobby.id, person.id):
            await home.play.lobbies.bring(lobby.id, person.id, None)
    other = await home.match(CHLOE, DAN)
    match = await home.play.lobbies.start(lobby.id, ANA.id, None)
    assert await known(match, ANA.id) == people  # where its lobby is, as long as it has no place
    assert await known(match, CHLOE.id) == stranger
    await home.play.channels.move_to(match, 20)
    assert await known(match, ANA.id) == PublicPlace(server=3, channel=20, above=None, ours=True)
    await home.play.channels.move_to(match, 77)  # the thread of that message
    assert await known(match, ANA.id) == PublicPlace(server=3, channel=77, above=10, ours=True)
    await home.play.matches.leave(match, BAO.id)
    assert await known(match, BAO.id) == PublicPlace(server=3, channel=77, above=10, ours=False)
    assert await known(other, ANA.id) == PublicPlace(server=1, channel=10, above=None, ours=False)


async def test_what_shows_a_match_is_late_whenever_its_place_changes(home: House) -> None:
    match = await home.match(ANA, BAO)
    channels, boards, board_of = home.play.channels, home.play.projections, home.play.matches.board
    table, board = await changes(home, match)
    for step, move in enumerate(
        (channels.move_to(match, 11), channels.lend(match, 12), channels.give_back(match)), start=1
    ):
        await boards.board_shown(match, (await where(home, match)).channel or 0, 500, board)
        old = await edition(home, match)
        await move
        assert await edition(home, match) > old  # whoever has loaded it loads it anew
        assert await changes(home, match) == (table + step, board + step)
        assert match in await boards.boards()
        anew = (await board_of(match)).shown == 0  # the board there tells everything anew
        assert anew == (step > 1)
    await channels.give_back(match)  # it is back already
    assert (await changes(home, match))[1] == board + 3


async def test_what_has_no_place_yet_has_no_link_that_could_be_late(home: House) -> None:
    lobby = await home.play.lobbies.open(
        server=1, channel=10, host=asks(ANA), game="sampler", locale="en"
    )
    await home.play.lobbies.add_ai(lobby.id, ANA.id, None)
    if await home.play.lobbies.bringing(lobby.id, ANA.id):
        await home.play.lobbies.bring(lobby.id, ANA.id, None)
    await home.match(BAO, CHLOE)  # another one, which has a place
    match = await home.play.lobbies.start(lobby.id, ANA.id, None)
    before, _ = await changes(home, match)
    await home.play.channels.move_to(match, 10)
    assert (await changes(home, match))[0] == before


async def test_a_match_comes_back_to_the_board_of_its_own_place(home: House) -> None:
    other, match = await home.match(BAO, CHLOE), await home.match(ANA, BAO)
    channels, boards = home.play.channels, home.play.projections
    await channels.lend(other, 12)
    await boards.board_shown(other, 12, 900, 50)
    await boards.board_shown(match, 10, 500, 50, count=7)
    await channels.lend(match, 12)
    found = await where(home, match)
    assert (found.channel, found.own_channel, found.own_message) == (12, 10, 500)
    assert found.board.message is None
    assert (found.running, found.home) == (True, 10)
    assert found.lobby is not None
    await channels.lend(match, 13)  # before a board stood there
    assert await boards.leftovers() == ()
    await boards.board_shown(match, 13, 501, 60, count=9)
    await channels.lend(match, 14)
    assert [(one.message, one.channel) for one in await boards.leftovers()] == [(501, 13)]
    found = await where(home, match)
    assert (found.channel, found.own_channel, found.own_message) == (14, 10, 500)
    await channels.give_back(match)
    found = await where(home, match)
    assert (found.channel, found.board.channel, found.board.message) == (10, 10, 500)
    assert (found.board_count, found.own_channel, found.own_message) == (None, None, None)


async def test_a_board_that_stood_elsewhere_is_not_that_of_the_own_place(home: House) -> None:
    match = await home.match(ANA, BAO)
    await home.play.projections.board_shown(match, 10, 500, 50)
    await home.play.channels.move_to(match, 11)  # its board there is still to be posted
    await home.play.channels.lend(match, 12)
    found = await where(home, match)
    assert (found.own_channel, found.own_message) == (11, None)


async def test_a_match_that_is_placed_where_it_was_to_go_back_is_home(home: House) -> None:
    match = await home.match(ANA, BAO)
    await home.play.channels.lend(match, 12)
    await home.play.channels.move_to(match, 13)
    assert (await where(home, match)).own_channel == 10
    await home.play.channels.move_to(match, 10)
    assert (await where(home, match)).own_channel is None
    await home.play.projections.board_shown(match, 10, 500, 50)
    await home.play.channels.lend(match, 12)
    await home.play.channels.own_gone(match)
    found = await where(home, match)
    assert (found.channel, found.own_channel, found.own_message) == (12, None, None)


async def test_a_match_leaves_a_place_only_while_it_is_there(home: House) -> None:
    other, match = await home.match(ANA, BAO, channel=12), await home.match(ANA, BAO)
    await home.play.channels.move_to(match, 99, leaving=12)  # it is the other that lives there
    assert (await where(home, match)).channel == 10
    await home.play.channels.move_to(match, 99, leaving=10)
    assert (await where(home, match)).channel == 99
    await over(home, other)
    assert not (await where(home, other)).running
