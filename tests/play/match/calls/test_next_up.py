"""Who is told that they are next, and whose sitting was missed (TIM-2.3, 4.1)."""

import pytest

from db.records.projections import Ping
from db.records.time import Quiet, TimeTerms
from play.records import Person, Table
from tests.play.house import ANA, BAO, CHLOE, House

PEOPLE = (ANA, BAO, CHLOE)
LIVE = TimeTerms("live-10")


async def sent(home: House) -> list[tuple[str, str]]:
    """Send all pings that are due; return whom they call to what."""
    pings = await home.play.projections.pings()
    for number, ping in enumerate(pings):
        await home.play.projections.pinged(ping, 10, 1000 + number)
    return [(ping.name, ping.kind) for ping in pings]


async def wish(home: House, *people: Person) -> None:
    for person in people:
        await home.play.directs.set_next(person.id, wanted=True)


async def in_order(
    home: House, *, ais: int = 0, terms: TimeTerms | None = None
) -> tuple[str, list[Person]]:
    """A match in which the first of an order is asked; return it with its people in that order."""
    people = PEOPLE[: 3 - ais]
    match = await home.match(*people, ais=ais, terms=terms or TimeTerms("none"))
    home.clock.pass_(minutes=20)
    await home.play_on(match, *people, until=lambda table: open_to_one(table) is not None)
    await home.play.matches.settled()
    home.clock.pass_(hours=1)
    await sent(home)
    public = (await home.play.matches.board(match)).public
    order = public.headline.order
    assert public.awaited == order[:1]
    return match, [people[seat] for seat in order if seat < len(people)]


def open_to_one(table: Table) -> int | None:
    """The seat that alone is asked something that all see, first of the order."""
    public = table.public
    alone = len(public.awaited) == 1 and public.awaited == public.headline.order[:1]
    return public.awaited[0] if alone and table.question and not table.question.sealed else None


async def finish(home: House, match: str, person: Person) -> None:
    public = (await home.play.matches.board(match)).public
    (seat,) = public.awaited
    while (await home.play.matches.board(match)).public.awaited == (seat,):
        assert await home.answer_any(match, person)


@pytest.mark.rule("TIM-4.1")
async def test_whoever_wants_it_is_told_that_they_are_next(home: House) -> None:
    """Bao is next while Ana plays, then Chloé; the call itself takes the place of that."""
    match, (first, second, third) = await in_order(home)
    await wish(home, second, third)
    await finish(home, match, first)
    assert (third.name, "next") in await sent(home)
    home.clock.pass_(minutes=20)
    assert [ping.kind for ping in await home.play.projections.pings()] == []
    await finish(home, match, second)
    (call,) = [ping for ping in await home.play.projections.pings() if ping.name == third.name]
    assert (call.kind, call.old_message is not None) == ("turn", True)


@pytest.mark.rule("TIM-4.3")
async def test_the_call_comes_ten_minutes_after_that_at_the_earliest(home: House) -> None:
    match, (first, second, third) = await in_order(home)
    await wish(home, third)
    await finish(home, match, first)
    assert (third.name, "next") in await sent(home)
    home.clock.pass_(minutes=2)
    await finish(home, match, second)
    assert third.name not in [name for name, _ in await sent(home)]
    home.clock.pass_(minutes=8)
    assert (third.name, "turn") in await sent(home)


@pytest.mark.rule("TIM-4.3")
async def test_whoever_is_next_no_longer_before_they_were_told_hears_nothing(home: House) -> None:
    quiet = Quiet(10 * 60, 8 * 60, "UTC")
    match, (first, _, third) = await in_order(home)
    await wish(home, third)
    await home.play.people.set_quiet(third.id, quiet)
    await finish(home, match, first)
    assert third.name not in [name for name, _ in await sent(home)]
    await home.play.matches.concede(match, third.id)
    home.clock.pass_(hours=12)
    assert (third.name, "next") not in await sent(home)


@pytest.mark.rule("TIM-4.1")
async def test_nobody_is_told_who_has_not_asked_for_it(home: House) -> None:
    """Nor whoever has a daily note or wants no calls."""
    await wish(home, BAO, CHLOE)
    await home.play.directs.choose(BAO.id, "daily")
    await home.play.directs.choose(CHLOE.id, "none")
    match, people = await in_order(home)
    for person in people[:2]:
        await finish(home, match, person)
        assert "next" not in [kind for _, kind in await sent(home)]


@pytest.mark.rule("TIM-4.1")
async def test_nobody_is_next_of_two_or_where_answers_are_sealed(home: House) -> None:
    await wish(home, *PEOPLE)
    match = await home.match(ANA, BAO, terms=LIVE)
    kinds: set[str] = set()
    for turn in range(40):
        for person in (ANA, BAO):
            await home.answer_any(match, person, turn)
            kinds |= {kind for _, kind in await sent(home)}
    assert kinds <= {"turn", "clear", "end"}
    match = await home.match(*PEOPLE, terms=LIVE)
    told = 0
    for turn in range(60):
        next_up = "next" in [kind for _, kind in await sent(home)]
        asked = [(await home.play.matches.table(match, one.id)).question for one in PEOPLE]
        if next_up:
            told += 1
            assert [one.sealed for one in asked if one is not None] == [False]
        await home.answer_any(match, PEOPLE[turn % 3], turn)
    assert told


@pytest.mark.rule("TIM-4.1")
async def test_an_ai_between_two_people_is_passed_over(home: House) -> None:
    await wish(home, ANA, BAO)
    told: list[tuple[str, str]] = []
    match = await home.match(ANA, BAO, ais=1, terms=LIVE)
    for turn in range(60):
        before = (await home.play.matches.board(match)).public
        told += [(name, str(before.awaited)) for name, kind in await sent(home) if kind == "next"]
        for person in (ANA, BAO):
            await home.answer_any(match, person, turn)
        await home.play.matches.settled()
    assert {name for name, _ in told} <= {"Ana", "Bao"}
    assert told


async def with_directs(home: House, way: str = "direct") -> None:
    await home.play.directs.choose(ANA.id, way)
    await home.play.directs.opened(ANA.id, 77)
    await home.play.directs.greeted(ANA.id)


async def pings(home: House) -> list[Ping]:
    found = await home.play.projections.pings()
    for number, ping in enumerate(found):
        await home.play.projections.pinged(ping, ping.direct or 10, 1000 + number)
    return [ping for ping in found if ping.person == ANA.id and ping.kind != "clear"]


@pytest.mark.rule("TIM-2.3")
@pytest.mark.parametrize("way", ["direct", "daily"])
async def test_whose_sitting_was_missed_is_told_by_direct_message(home: House, way: str) -> None:
    await with_directs(home, way)
    match = await home.match(ANA, BAO, terms=TimeTerms("day", misses=1))
    await pings(home)
    await home.play_on(match, BAO, until=lambda table: table.question is None)
    home.clock.pass_(days=1)
    await home.play.time.tick()
    await home.play.matches.settled()
    (told,) = await pings(home)
    assert (told.kind, told.direct) == ("missed", 77)
    assert (await home.play.matches.board(match)).public.seats[0].standin is not None


@pytest.mark.rule("TIM-2.3")
async def test_whoever_is_asked_something_else_is_told_with_that(home: House) -> None:
    await with_directs(home)
    match = await home.match(ANA, BAO, terms=TimeTerms("day", misses=9))
    home.clock.pass_(minutes=10)
    assert [one.missed for one in await pings(home)] == [False]
    await home.play_on(match, BAO, until=lambda table: table.question is None)
    home.clock.pass_(days=1)
    await home.play.time.tick()
    (told,) = await pings(home)
    assert (told.kind, told.missed) == ("turn", True)
    table = await home.play.matches.table(match, ANA.id)
    assert table.news.played_for_me
    await home.answer_any(match, ANA)
    assert await pings(home) == []


@pytest.mark.rule("TIM-2.3")
async def test_nobody_is_told_in_a_thread_or_in_quiet_hours(home: House) -> None:
    """In the thread nobody is told; in direct messages it waits for the morning."""
    await with_directs(home)
    await home.play.people.set_quiet(ANA.id, Quiet(22 * 60, 9 * 60, "UTC"))
    home.clock.pass_(hours=24)
    match = await home.match(ANA, BAO, terms=TimeTerms("express", misses=1))
    await pings(home)
    await home.play_on(match, BAO, until=lambda table: table.question is None)
    home.clock.pass_(hours=13)
    await home.play.time.tick()
    await home.play.matches.settled()
    assert await pings(home) == []
    home.clock.pass_(hours=10)
    assert [one.kind for one in await pings(home)] == ["missed"]


@pytest.mark.rule("TIM-2.3")
async def test_who_shut_direct_messages_meanwhile_is_told_at_the_next_look_alone(
    home: House,
) -> None:
    await with_directs(home)
    match = await home.match(ANA, BAO, terms=TimeTerms("day", misses=1))
    await pings(home)
    await home.play.directs.refused(ANA.id, 50007)
    await home.play_on(match, BAO, until=lambda table: table.question is None)
    home.clock.pass_(days=1)
    await home.play.time.tick()
    await home.play.matches.settled()
    (told,) = await pings(home)
    assert (told.kind, told.direct) == ("missed", None)  # taken for "clear": nothing is sent
    assert (await home.play.matches.table(match, ANA.id)).news.played_for_me


@pytest.mark.rule("TIM-2.2")
async def test_a_half_day_that_was_spent_is_told_until_its_owner_answers(home: House) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("normal", misses=9))
    await home.play.people.set_spends_days(ANA.id, wanted=True)
    assert (await home.play.matches.table(match, ANA.id)).news.spent == 0
    home.clock.pass_(hours=84)
    await home.play.time.tick()
    home.clock.pass_(hours=11)
    assert (await home.play.matches.table(match, ANA.id)).news.spent == 1
    assert (await home.play.matches.table(match, BAO.id)).news.spent == 0
    home.clock.pass_(hours=12)
    await home.play.time.tick()
    assert (await home.play.days_off.of(ANA.id)).spent == 2
    home.clock.pass_(minutes=1)
    table = await home.answer_any(match, ANA)
    assert table is not None
    assert table.news.spent == 0
