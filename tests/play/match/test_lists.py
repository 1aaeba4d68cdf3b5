"""Lists of matches: which stand in them, in what order, and under whose names."""

from collections.abc import Sequence
from datetime import timedelta

from db.queries.match import absence, lists, projections
from db.records.lists import Entrance
from db.records.time import TimeTerms
from tests.play.house import ANA, BAO, CHLOE, DAN, MORNING, House, asks

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


async def begun(home: House, *, pace: str = "day", server: int = 1, channel: int = 10) -> str:
    """A match of Ana and Bao; an hour passes."""
    match = await home.match(ANA, BAO, terms=TimeTerms(pace), server=server, channel=channel)
    home.clock.pass_(hours=1)
    return match


async def paused(home: House) -> str:
    match = await begun(home)
    for person in (ANA, BAO):
        await home.play.matches.propose(match, person.id, "pause")
    return match


async def answered(home: House) -> str:
    """A match in which Ana has nothing to answer at the moment."""
    match = await begun(home)
    while await home.answer_any(match, ANA):
        pass
    return match


async def stood_in_for(home: House) -> str:
    """A match in which an AI is to answer for Ana, and has not done so yet."""
    match = await begun(home)
    await home.put_seat(match, 0, "standin = 'sensible', deadline_at = NULL, reminder_at = NULL")
    return match


async def ended(home: House) -> str:
    match = await begun(home)
    await home.play.matches.concede(match, ANA.id)
    home.clock.pass_(hours=1)
    return match


def ids(rows: Sequence[Entrance] | Sequence[Entrance]) -> list[str]:
    return [row.id for row in rows]


async def test_what_waits_for_somebody_comes_by_its_deadline(home: House) -> None:
    """What has none comes last, the oldest first; what waits for others or an AI is left out."""
    week, first_paused = await begun(home, pace="week"), await paused(home)
    day, second_paused = await begun(home), await paused(home)
    await answered(home)
    await stood_in_for(home)
    await ended(home)
    found = await home.play.matches.waiting(ANA.id)
    assert ids(found) == [day, week, first_paused, second_paused]
    assert found[0].deadline_at == MORNING + 2 * HOUR + DAY
    assert await home.play.matches.waiting(CHLOE.id) == ()


async def test_ones_own_matches_come_by_what_is_to_be_done(home: House) -> None:
    """Those that wait, by their deadline; then the others, the newest first."""
    week, first_paused = await begun(home, pace="week"), await paused(home)
    second_paused, day = await paused(home), await begun(home)
    done, away = await answered(home), await stood_in_for(home)
    newest = await answered(home)
    await ended(home)
    found = await home.play.matches.of_person(ANA.id)
    assert ids(found) == [day, week, second_paused, first_paused, newest, away, done]
    assert [row.asked for row in found] == [True] * 4 + [False] * 3


async def test_ended_matches_come_by_their_end(home: House) -> None:
    early, late = await begun(home), await begun(home)
    await begun(home)
    matches = home.play.matches
    for match in (late, early):
        await matches.concede(match, ANA.id)
        home.clock.pass_(hours=1)
    assert ids(await matches.of_person(BAO.id, ended=True)) == [early, late]
    assert ids(await matches.of_server(1, ended=True)) == [late, early]
    assert await matches.of_person(CHLOE.id, ended=True) == ()


async def test_who_has_left_a_match_finds_it_no_longer(home: House) -> None:
    match = await home.match(ANA, BAO, CHLOE)
    await home.play.matches.leave(match, ANA.id)
    assert await home.play.matches.of_person(ANA.id) == ()
    assert await home.play.matches.waiting(ANA.id) == ()
    (here,) = await home.play.matches.of_server(1, actor=ANA.id)
    assert (here.id, here.seat, here.asked) == (match, None, False)


async def test_a_server_lists_its_own_matches_the_newest_first(home: House) -> None:
    first, second = await begun(home), await begun(home)
    elsewhere = await begun(home, server=2)
    matches = home.play.matches
    assert ids(await matches.of_server(1)) == [second, first]
    assert ids(await matches.of_server(2)) == [elsewhere]
    assert await matches.of_server(3) == ()


async def test_a_channel_lists_its_matches_the_newest_first(home: House) -> None:
    first, second = await begun(home), await begun(home)
    await begun(home, channel=11)
    assert await home.play.matches.in_channel(10) == (second, first)


async def test_running_matches_are_found_by_the_rules_that_they_use(home: House) -> None:
    first, second = await begun(home), await begun(home)
    await ended(home)
    store = home.play.store
    ((game, version, cards),) = await store.read(lists.rules)
    assert await store.read(lists.by_rules, game, version, cards) == tuple(sorted((first, second)))
    await store.write(
        lambda db: db.execute("UPDATE match SET version = version + 1 WHERE id = ?", (second,))
    )
    newer = game, version + 1, cards
    assert await store.read(lists.rules) == ((game, version, cards), newer)
    assert await store.read(lists.by_rules, *newer) == (second,)
    for other in (("chess", *newer[1:]), (game, version + 2, cards), (*newer[:2], "0")):
        assert await store.read(lists.by_rules, *other) == ()


async def test_a_seat_has_the_names_of_who_holds_it_or_held_it_last(home: House) -> None:
    lobbies, matches = home.play.lobbies, home.play.matches
    lobby = await lobbies.open(
        server=1, channel=10, host=asks(ANA), game="sampler", locale="en", most=3
    )
    await lobbies.set_together(lobby.id, ANA.id, 2)
    await lobbies.join_beside(lobby.id, BAO, ANA.id)
    for person in (CHLOE, DAN):
        await lobbies.join(lobby.id, person)
    for person in (ANA, CHLOE, DAN):
        await lobbies.bring(lobby.id, person.id, None)
    match = await lobbies.start(lobby.id, ANA.id)

    async def people() -> tuple[tuple[str, ...], ...]:
        (found,) = await matches.of_server(1)
        return found.people

    assert await people() == (("Ana", "Bao"), ("Chloé",), ("Dan",))
    await matches.leave(match, ANA.id)
    assert await people() == (("Bao",), ("Chloé",), ("Dan",))
    await matches.leave(match, CHLOE.id)
    assert await people() == (("Bao",), ("Chloé",), ("Dan",))
    await matches.leave(match, BAO.id)
    assert await people() == (("Ana", "Bao"), ("Chloé",), ("Dan",))


async def test_ais_go_on_where_they_are_to_answer_and_the_game_is_there(home: House) -> None:
    one, other = [await home.match(ANA, BAO) for _ in range(2)]
    store = home.play.store
    assert await store.read(lists.machines) == ()
    await store.write(lambda db: db.execute("UPDATE seat SET machine = 1 WHERE match = ?", (one,)))
    assert await store.read(lists.machines) == (one,)
    await store.write(absence.settle, [one], home.clock.now())
    assert await store.read(lists.machines) == ()
    assert other != one


async def test_calls_are_claimed_soonest_first_so_many_and_none_where_the_game_is_away(
    home: House,
) -> None:
    first, second = await begun(home), await begun(home)
    await home.play.store.write(absence.settle, [first], home.clock.now())
    await home.play.store.write(absence.settle, [], home.clock.now())  # it is back at once
    now = home.clock.now() + DAY
    found = await home.play.store.write(projections.claim, now, 1, (), lambda *_: now)
    assert [ping.match for ping in found] == [first]
    found = await home.play.store.write(
        projections.claim, now + HOUR, 10, (), lambda *_: now + HOUR
    )
    assert [ping.match for ping in found] == [first, first, second, second]
    await home.play.store.write(absence.settle, [first], now)
    found = await home.play.store.write(
        projections.claim, now + 2 * HOUR, 10, (), lambda *_: now + 2 * HOUR
    )
    assert {ping.match for ping in found} == {second}


async def test_a_line_says_whether_its_reader_has_given_up(home: House) -> None:
    match = await home.match(ANA, BAO, CHLOE)
    await home.play.matches.concede(match, ANA.id)
    found = {
        person.id: [one.conceded for one in await home.play.matches.of_person(person.id)]
        for person in (ANA, BAO)
    }
    assert found == {ANA.id: [True], BAO.id: [False]}
