"""What people agree to, while those who must agree change."""

from collections.abc import Awaitable, Callable

import pytest

from db.records.matches import Proposed
from db.records.time import TimeTerms
from games.core.refused import Refused
from play.records import Person, Table
from tests.play.house import ANA, BAO, CHLOE, DAN, House

KINDS: tuple[Proposed, ...] = ("end", "pause")
Gone = Callable[[House, str, Person], Awaitable[object]]


async def gets_up(home: House, match: str, person: Person) -> None:
    await home.play.matches.leave(match, person.id)


async def is_forgotten(home: House, match: str, person: Person) -> None:
    assert await home.play.people.delete(person.id) == 1
    await home.play.matches.board(match)


async def concedes(home: House, match: str, person: Person) -> None:
    await home.play.matches.concede(match, person.id)


async def stays_away(home: House, match: str, person: Person) -> None:
    others = [one for one in (ANA, BAO, CHLOE) if one != person]
    await home.play_on(match, *others, until=lambda table: table.question is None)
    for other in others:
        await home.play_on(match, other, until=lambda table: table.question is None)
    home.clock.pass_(days=1)
    await home.play.time.tick()


def happened(table: Table, kind: Proposed) -> bool:
    if kind == "end":
        return table.public.status == "agreed"
    return table.public.paused_at is not None


def voices(table: Table) -> list[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    return [(one.seat, one.agreed, one.missing) for one in table.public.proposals]


async def test_what_is_proposed_is_said_until_it_is_declined(home: House) -> None:
    match = await home.match(ANA, BAO, CHLOE)
    for kind in KINDS:
        table = await home.play.matches.propose(match, ANA.id, kind)
    assert sorted(one.kind for one in table.public.proposals) == sorted(KINDS)
    for kind, other in zip(KINDS, reversed(KINDS), strict=True):
        table = await home.play.matches.decline(match, BAO.id, kind)
        assert [one.kind for one in table.public.proposals] == [other]
        table = await home.play.matches.propose(match, ANA.id, kind)


@pytest.mark.parametrize("gone", [gets_up, is_forgotten, concedes, stays_away])
@pytest.mark.parametrize("kind", KINDS)
async def test_it_happens_once_the_last_missing_voice_is_gone(
    home: House, kind: Proposed, gone: Gone
) -> None:
    match = await home.match(ANA, BAO, CHLOE, terms=TimeTerms("day", misses=1))
    await home.play.matches.propose(match, ANA.id, kind)
    await home.play.matches.propose(match, CHLOE.id, kind)
    await gone(home, match, BAO)
    table = await home.play.matches.table(match, ANA.id)
    assert happened(table, kind)
    assert table.public.proposals == ()
    if kind == "pause":
        assert table.time.deadline_at is None
        table = await home.play.matches.resume(match, ANA.id)
        assert not happened(table, kind)


@pytest.mark.parametrize("gone", [gets_up, is_forgotten, concedes])
@pytest.mark.parametrize("kind", KINDS)
async def test_who_is_gone_takes_their_voice_along(home: House, kind: Proposed, gone: Gone) -> None:
    match = await home.match(ANA, BAO, CHLOE)
    await home.play.matches.propose(match, ANA.id, kind)
    await home.play.matches.propose(match, BAO.id, kind)
    await gone(home, match, ANA)
    table = await home.play.matches.table(match, CHLOE.id)
    assert voices(table) == [(1, (1,), (2,))]  # it is Bao's now
    assert happened(await home.play.matches.propose(match, CHLOE.id, kind), kind)


@pytest.mark.parametrize("gone", [gets_up, is_forgotten, concedes])
@pytest.mark.parametrize("kind", KINDS)
async def test_what_nobody_wants_any_more_is_gone(home: House, kind: Proposed, gone: Gone) -> None:
    match = await home.match(ANA, BAO, CHLOE)
    await home.play.matches.propose(match, ANA.id, kind)
    await gone(home, match, ANA)
    table = await home.play.matches.table(match, BAO.id)
    assert voices(table) == []
    assert not happened(table, kind)
    await gone(home, match, BAO)
    assert not happened(await home.play.matches.table(match, CHLOE.id), kind)


@pytest.mark.parametrize("kind", KINDS)
async def test_a_volunteer_has_a_voice_of_their_own(home: House, kind: Proposed) -> None:
    match = await home.match(ANA, BAO, CHLOE)
    await home.play.matches.propose(match, ANA.id, kind)
    await home.play.matches.propose(match, BAO.id, kind)
    await home.play.matches.leave(match, ANA.id)
    await home.play.matches.settled()
    await home.play.substitutes.seek_for(match, BAO.id, 0)
    table = await home.play.matches.volunteer(match, DAN, 0)
    assert voices(table) == [(1, (1,), (0, 2))]
    table = await home.play.matches.propose(match, CHLOE.id, kind)
    assert not happened(table, kind)
    assert happened(await home.play.matches.propose(match, DAN.id, kind), kind)


@pytest.mark.parametrize("kind", KINDS)
async def test_who_comes_back_is_asked_again(home: House, kind: Proposed) -> None:
    match = await home.match(ANA, BAO, CHLOE, terms=TimeTerms("day", misses=1))
    await stays_away(home, match, BAO)
    table = await home.play.matches.propose(match, ANA.id, kind)
    assert voices(table) == [(0, (0,), (2,))]
    table = await home.play.matches.come_back(match, BAO.id)
    assert voices(table) == [(0, (0,), (1, 2))]
    await home.play.matches.propose(match, CHLOE.id, kind)
    assert happened(await home.play.matches.propose(match, BAO.id, kind), kind)


@pytest.mark.parametrize("kind", KINDS)
async def test_who_proposed_and_went_away_is_asked_again(home: House, kind: Proposed) -> None:
    """Coming back ends or pauses nothing that was wanted before."""
    match = await home.match(ANA, BAO, CHLOE, terms=TimeTerms("day", misses=1))
    await home.play.matches.propose(match, ANA.id, kind)
    await stays_away(home, match, ANA)
    table = await home.play.matches.come_back(match, ANA.id)
    assert voices(table) == []
    assert not happened(table, kind)


async def test_two_proposals_come_true_at_once_as_the_end(home: House) -> None:
    match = await home.match(ANA, BAO)
    for kind in KINDS:
        await home.play.matches.propose(match, ANA.id, kind)
    await home.play.matches.leave(match, BAO.id)
    table = await home.play.matches.table(match, ANA.id)
    assert (table.public.status, table.public.paused_at) == ("agreed", None)
    assert table.public.proposals == ()


async def test_nothing_happens_where_nobody_is_left(home: House) -> None:
    match = await home.match(ANA, BAO)
    await home.play.matches.propose(match, ANA.id, "pause")
    await home.play.people.delete(ANA.id)
    await home.play.people.delete(BAO.id)
    await home.play.matches.settled()
    assert (await home.play.matches.board(match)).public.status == "over"


@pytest.mark.parametrize("kind", KINDS)
async def test_who_has_no_voice_cannot_stand_in_the_way(home: House, kind: Proposed) -> None:
    """Otherwise somebody who gave up could hold up the others for ever."""
    match = await home.match(ANA, BAO, CHLOE)
    await home.play.matches.concede(match, ANA.id)
    await home.play.matches.propose(match, BAO.id, kind)
    with pytest.raises(Refused, match="play-no-voice"):
        await home.play.matches.decline(match, ANA.id, kind)
    assert happened(await home.play.matches.propose(match, CHLOE.id, kind), kind)


async def test_who_has_no_voice_ends_no_pause(home: House) -> None:
    match = await home.match(ANA, BAO, CHLOE)
    await home.play.matches.concede(match, ANA.id)
    await home.play.matches.propose(match, BAO.id, "pause")
    await home.play.matches.propose(match, CHLOE.id, "pause")
    with pytest.raises(Refused, match="play-no-voice"):
        await home.play.matches.resume(match, ANA.id)
    table = await home.play.matches.resume(match, CHLOE.id)
    assert table.public.paused_at is None


async def test_a_declined_proposal_stays_declined(home: House) -> None:
    match = await home.match(ANA, BAO, CHLOE)
    await home.play.matches.propose(match, ANA.id, "end")
    await home.play.matches.decline(match, BAO.id, "end")
    await home.play.matches.leave(match, BAO.id)
    table = await home.play.matches.leave(match, CHLOE.id)
    assert (table.public.status, table.public.proposals) == ("running", ())


async def test_declining_one_proposal_leaves_the_other(home: House) -> None:
    match, other = await home.match(ANA, BAO), await home.match(ANA, BAO)
    for which in (match, other):
        for kind in ("end", "pause"):
            await home.play.matches.propose(which, ANA.id, kind)
    await home.play.matches.decline(match, BAO.id, "end")
    assert [one[0] for one in await open_proposals(home, match)] == ["pause"]
    await home.play.matches.propose(match, ANA.id, "end")
    await home.play.matches.propose(match, BAO.id, "end")
    assert await open_proposals(home, match) == []
    assert len(await open_proposals(home, other)) == 2


async def test_what_people_want_of_one_match_is_not_shown_in_another(home: House) -> None:
    match, other = await home.match(ANA, BAO), await home.match(ANA, BAO)
    await home.play.matches.propose(match, ANA.id, "end")
    await home.play.matches.follow(match, BAO)
    for which, shown in ((match, True), (other, False)):
        table = await home.play.matches.table(which, BAO.id)
        assert (bool(table.public.proposals), table.follows) == (shown, shown)


async def open_proposals(home: House, match: str) -> list[tuple[str]]:
    """What is proposed, as it is stored."""
    query = "SELECT kind FROM proposal WHERE match = ? ORDER BY kind"
    return await home.play.store.read(lambda db: db.execute(query, (match,)).fetchall())
