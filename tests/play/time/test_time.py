"""Deadlines, reminders, absence, pauses, outages: all by a clock that the test moves."""

from datetime import timedelta

import pytest

from db.queries.match import lists
from db.queries.match import matches as queries
from db.records.matches import StoredMove
from db.records.time import Quiet, TimeTerms
from games.core.event import Event
from games.core.refused import Refused
from games.core.rules import refuse_concession
from games.core.text import Who
from play.records import Person, Table
from tests.play.house import ANA, BAO, CHLOE, DAN, MORNING, FakeClock, House, anything, asks, house

DAY = timedelta(days=1)
PEOPLE = (ANA, BAO)


async def moves(home: House, match: str) -> tuple[StoredMove, ...]:
    return await home.play.store.read(queries.moves, match)


def payment(table: Table) -> bool:
    return table.question is not None and table.question.least_total > 0


async def first_payer(home: House, match: str) -> tuple[Person, Table]:
    table = await home.play_on(match, ANA, BAO, until=payment)
    assert table.seat is not None
    return PEOPLE[table.seat], table


@pytest.mark.rule("TIM-1.1")
async def test_a_sitting_has_one_deadline(home: House) -> None:
    match = await home.match(ANA, BAO)
    table = await home.play.matches.table(match, ANA.id)
    assert table.time.deadline_at == MORNING + DAY
    home.clock.pass_(hours=5)
    after = await home.answer_any(match, ANA)
    assert after is not None
    assert after.question is not None
    assert after.time.deadline_at == MORNING + DAY
    assert (await home.play.matches.board(match)).public.deadline_at == MORNING + DAY


async def test_nothing_happens_before_the_deadline_and_defaults_after_it(home: House) -> None:
    match = await home.match(ANA, BAO)
    home.clock.pass_(hours=23, minutes=59)
    await home.play.time.tick()
    assert len(await moves(home, match)) == 1
    home.clock.pass_(minutes=1)
    await home.play.time.tick()
    done = await moves(home, match)
    assert {move.by for move in done[1:]} == {"clock"}
    table = await home.play.matches.table(match, ANA.id)
    assert table.time.deadline_at == MORNING + 2 * DAY
    assert table.news.played_for_me == len([move for move in done if move.seat == 0]) > 0


async def test_the_log_and_the_board_say_that_the_time_ran_out(home: House) -> None:
    """In one line a person, however many answers a sitting took: their number may be secret."""
    match = await home.match(ANA, BAO)
    await home.play_on(match, BAO, until=lambda table: table.question is None)
    home.clock.pass_(days=1)
    await home.play.time.tick()
    assert len([move for move in await moves(home, match) if move.by == "clock"]) > 1
    log = await home.play.matches.log(match, ANA.id, 1)
    late = [entry for entry in log.entries if entry.part.text.id == "play-ran-out"]
    assert [(entry.part.text.args, entry.mine) for entry in late] == [({"who": Who(0)}, True)]
    assert late[0].number < log.entries[-1].number  # before what came of it
    board = await home.play.matches.board(match)
    assert board.last[-1].part == late[0].part  # where the board has room for few lines


@pytest.mark.rule("TIM-3.1")
async def test_a_touched_and_legal_selection_counts_at_the_deadline(home: House) -> None:
    match = await home.match(ANA, BAO)
    person, table = await first_payer(home, match)
    question = table.question
    assert question is not None
    dear = tuple(option.id for option in question.options)  # all coins, far from the default
    await home.play.matches.select(match, person.id, question.id, dear)
    home.clock.pass_(days=1)
    await home.play.time.tick()
    paid = [move for move in await moves(home, match) if move.question == question.id]
    assert [move.by for move in paid] == ["clock"]
    assert paid[0].move is not None
    assert all(coin.encode() in paid[0].move for coin in dear)


async def test_an_illegal_selection_falls_to_the_default(home: House) -> None:
    match = await home.match(ANA, BAO)
    person, table = await first_payer(home, match)
    question = table.question
    assert question is not None
    await home.play.matches.select(match, person.id, question.id, ())
    home.clock.pass_(days=1)
    await home.play.time.tick()
    paid = [move for move in await moves(home, match) if move.question == question.id]
    assert [move.by for move in paid] == ["clock"]


@pytest.mark.rule("TIM-2.3")
async def test_an_ai_plays_for_people_who_stay_away_until_they_come_back(home: House) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("day", misses=2))
    for _ in range(2):
        await home.play_on(match, BAO, until=lambda table: table.question is None)
        home.clock.pass_(days=1)
        await home.play.time.tick()
        await home.play.matches.settled()
    seat = (await home.play.matches.board(match)).public.seats[0]
    assert seat.standin == "sensible"
    assert seat.holders[0].person == ANA.id
    assert not seat.abandoned
    while "standin" not in {move.by for move in await moves(home, match)}:
        assert await home.answer_any(match, BAO)
    table = await home.play.matches.come_back(match, ANA.id)
    assert table.public.seats[0].standin is None
    with pytest.raises(Refused, match="play-not-away"):
        await home.play.matches.come_back(match, ANA.id)
    await home.play_on(match, ANA, BAO, until=lambda table: table.public.status == "over")


async def test_answering_in_time_forgives_what_was_missed(home: House) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("day", misses=2))
    for _ in range(3):
        home.clock.pass_(days=1)
        await home.play.time.tick()
        await home.answer_any(match, ANA)
        await home.answer_any(match, BAO)
    public = (await home.play.matches.board(match)).public
    assert [seat.standin for seat in public.seats] == [None, None]


async def test_people_who_stay_away_concede_where_the_match_says_so(home: House) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("day", misses=1, absent="concede"))
    await home.play_on(match, BAO, until=lambda table: table.question is None)
    home.clock.pass_(days=1)
    await home.play.time.tick()
    public = (await home.play.matches.board(match)).public
    assert public.seats[0].conceded
    assert public.status == "over"
    assert (await moves(home, match))[-1].by == "clock"


async def test_whoever_concedes_in_time_did_not_run_out_of_it(home: House) -> None:
    match = await home.match(ANA, BAO)
    await home.play.matches.concede(match, ANA.id)
    assert (await moves(home, match))[-1].by == "person"
    told = (await home.play.matches.log(match, BAO.id)).entries
    assert "play-ran-out" not in [entry.part.text.id for entry in told]


async def test_an_ai_of_the_table_stands_in_for_nobody(home: House) -> None:
    match = await home.match(ANA, ais=1)
    await home.play_on(match, ANA, until=lambda table: table.public.status == "over")
    assert {move.by for move in (await moves(home, match))[1:]} == {"person", "ai"}


async def test_where_nobody_may_concede_an_ai_plays_for_those_who_stay_away(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(state: object, seat: int, rng: object) -> list[Event]:
        raise refuse_concession()

    match = await home.match(ANA, BAO, terms=TimeTerms("day", misses=1, absent="concede"))
    rules = home.play._repository.rulebook.latest("sampler").rules
    monkeypatch.setattr(rules, "concede", never)
    await home.play_on(match, BAO, until=lambda table: table.question is None)
    home.clock.pass_(days=1)
    await home.play.time.tick()
    assert (await home.play.matches.board(match)).public.seats[0].standin == "sensible"


async def test_a_match_that_everybody_left_plays_to_its_end(home: House) -> None:
    match = await home.match(ANA, BAO, CHLOE, terms=TimeTerms("day", misses=1))
    for _ in range(5):
        home.clock.pass_(days=1)
        await home.play.time.tick()
        await home.play.matches.settled()
    assert (await home.play.matches.board(match)).public.status == "over"


async def test_a_volunteer_takes_an_abandoned_place(home: House) -> None:
    match = await home.match(ANA, BAO, CHLOE)
    matches = home.play.matches
    await home.answer_any(match, ANA)
    with pytest.raises(Refused, match="play-not-free"):
        await matches.volunteer(match, DAN, 0)
    await matches.leave(match, ANA.id)
    await matches.settled()
    seat = (await matches.board(match)).public.seats[0]
    assert (seat.left, seat.abandoned, seat.standin) == (True, True, "sensible")
    await home.play.substitutes.seek_for(match, BAO.id, 0)
    with pytest.raises(Refused, match="play-was-there"):
        await matches.volunteer(match, BAO, 0)
    with pytest.raises(Refused, match="play-was-there"):
        await matches.volunteer(match, ANA, 0)
    with pytest.raises(Refused, match="play-no-seat"):
        await matches.volunteer(match, DAN, 7)
    table = await matches.volunteer(match, DAN, 0)
    assert table.seat == 0
    assert table.public.people == ("Dan", "Bao", "Chloé")
    assert table.news.entries == ()
    with pytest.raises(Refused, match="play-not-yours"):
        await matches.undo(match, ANA.id)
    await home.play_on(match, DAN, BAO, CHLOE, until=lambda table: table.public.status == "over")


async def test_a_place_becomes_free_after_three_days_of_absence(home: House) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("day", misses=1))
    home.clock.pass_(days=1)
    await home.play_on(match, BAO, until=lambda table: table.question is None)
    await home.play.time.tick()
    await home.play.matches.settled()
    with pytest.raises(Refused, match="play-not-free"):
        await home.play.matches.volunteer(match, DAN, 0)
    home.clock.pass_(days=3)
    await home.play.substitutes.seek_for(match, BAO.id, 0)
    table = await home.play.matches.volunteer(match, DAN, 0)
    assert table.seat == 0
    assert (await home.play.matches.table(match, ANA.id)).seat is None


async def test_quiet_hours_do_not_count(home: House) -> None:
    await home.play.people.set_quiet(ANA.id, Quiet(22 * 60, 600, "Europe/Paris"))
    home.clock.pass_(days=1)  # they count from midnight on
    match = await home.match(ANA, BAO)  # 9:00 UTC is 10:00 in Paris: a day with 14 hours
    table = await home.play.matches.table(match, ANA.id)
    assert table.time.deadline_at == MORNING + 2 * DAY + timedelta(hours=10)
    other = await home.play.matches.table(match, BAO.id)
    assert other.time.deadline_at == MORNING + 2 * DAY


async def test_quiet_hours_count_in_a_live_match(home: House) -> None:
    await home.play.people.set_quiet(ANA.id, Quiet(0, 600, "Europe/Paris"))
    match = await home.match(ANA, BAO, terms=TimeTerms("live-3"))
    table = await home.play.matches.table(match, ANA.id)
    assert table.time.deadline_at == MORNING + timedelta(minutes=3)


async def test_a_match_without_hurry_goes_on_after_a_month(home: House) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("none"))
    home.clock.pass_(days=29)
    await home.play.time.tick()
    assert len(await moves(home, match)) == 1
    home.clock.pass_(days=2)
    await home.play.time.tick()
    assert len(await moves(home, match)) > 1


async def test_undoing_gives_back_the_time_that_was_left(home: House) -> None:
    match = await home.match(ANA, BAO)
    home.clock.pass_(hours=10)
    while (await home.play.matches.table(match, ANA.id)).question is not None:
        await home.answer_any(match, ANA)
    home.clock.pass_(hours=3)
    table = await home.play.matches.take_back(match, ANA.id)
    assert table.time.deadline_at == home.clock.now() + timedelta(hours=14)


async def test_a_pause_needs_everybody_and_stops_the_clocks(home: House) -> None:
    match = await home.match(ANA, BAO)
    matches = home.play.matches
    home.clock.pass_(hours=4)
    table = await matches.propose(match, ANA.id, "pause")
    assert [(one.agreed, one.missing) for one in table.public.proposals] == [((0,), (1,))]
    table = await matches.decline(match, BAO.id, "pause")
    assert table.public.proposals == ()
    with pytest.raises(Refused, match="play-no-proposal"):
        await matches.decline(match, BAO.id, "pause")
    await matches.propose(match, BAO.id, "pause")
    table = await matches.propose(match, ANA.id, "pause")
    assert table.public.paused_at == home.clock.now()
    assert table.time.deadline_at is None
    home.clock.pass_(days=30)
    await home.play.time.tick()
    assert len(await moves(home, match)) == 1
    with pytest.raises(Refused, match="play-paused"):
        await matches.propose(match, ANA.id, "pause")
    table = await matches.resume(match, BAO.id)
    assert table.public.paused_at is None
    assert table.time.deadline_at == home.clock.now() + timedelta(hours=20)
    with pytest.raises(Refused, match="play-not-paused"):
        await matches.resume(match, BAO.id)


async def test_people_may_play_on_during_a_pause(home: House) -> None:
    match = await home.match(ANA, ais=1)
    table = await home.play.matches.propose(match, ANA.id, "pause")
    assert table.public.paused_at is not None
    table = await home.play_on(match, ANA, until=payment)
    assert table.time.deadline_at is None
    table = await home.play.matches.resume(match, ANA.id)
    assert table.time.deadline_at == home.clock.now() + DAY


async def test_an_agreed_end_names_no_winner(home: House) -> None:
    match = await home.match(ANA, BAO)
    await home.play.matches.propose(match, ANA.id, "end")
    table = await home.play.matches.propose(match, BAO.id, "end")
    assert table.public.status == "agreed"
    assert table.public.standings is None
    assert len(table.public.headline.scores) == 2
    assert table.question is None
    assert table.public.awaited == ()
    home.clock.pass_(days=9)
    await home.play.time.tick()
    assert len(await moves(home, match)) == 1


async def test_somebody_away_has_no_voice(home: House) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("day", misses=1))
    await home.play_on(match, BAO, until=lambda table: table.question is None)
    home.clock.pass_(days=1)
    await home.play.time.tick()
    await home.play.matches.settled()
    with pytest.raises(Refused, match="play-no-voice"):
        await home.play.matches.propose(match, ANA.id, "end")
    table = await home.play.matches.propose(match, BAO.id, "end")
    assert table.public.status == "agreed"


async def test_an_outage_extends_deadlines_and_is_told(tmp_path) -> None:
    clock = FakeClock()
    home = await house(tmp_path / "play.db", clock, timedelta(minutes=5))
    match = await home.match(ANA, BAO)
    await home.play.start()
    await home.play.close()
    clock.pass_(days=3)
    home = await house(tmp_path / "play.db", clock, timedelta(minutes=5))
    await home.play.start()
    board = await home.play.matches.board(match)
    assert len(await moves(home, match)) == 1
    assert board.public.extended == 3 * DAY
    assert board.public.deadline_at == MORNING + 4 * DAY
    assert match in await home.play.projections.boards()
    assert await home.play.time.tick() is None
    table = await home.play_on(match, ANA, BAO, until=payment)
    assert table.public.extended == timedelta(0)
    await home.play.close()


async def test_a_clock_that_jumps_forward_or_back_harms_nobody(tmp_path) -> None:
    clock = FakeClock()
    home = await house(tmp_path / "play.db", clock, timedelta(minutes=5))
    await home.play.start()
    match = await home.match(ANA, BAO)
    clock.pass_(days=30)
    assert await home.play.time.tick() == timedelta(days=30)
    clock.jump(-30 * DAY)
    assert await home.play.time.tick() is None
    table = await home.play.matches.table(match, ANA.id)
    assert table.time.deadline_at is not None
    assert table.time.deadline_at >= MORNING + DAY
    assert len(await moves(home, match)) == 1
    await home.play.close()


async def test_four_weeks_pass(tmp_path) -> None:
    clock = FakeClock()
    home = await house(tmp_path / "play.db", clock, timedelta(minutes=30))
    await home.play.people.set_quiet(BAO.id, Quiet(22 * 60, 540, "America/New_York"))
    three = {"rounds": "3"}
    busy = await home.match(ANA, BAO, CHLOE, ais=1, options=three, terms=TimeTerms("two-days", 9))
    idle = await home.match(ANA, BAO, options=three, terms=TimeTerms("week", 9))
    for tick in range(28 * 24 * 2):
        clock.pass_(minutes=30)
        assert await home.play.time.tick() is None
        if tick % 80 == 0:
            table = await home.play.matches.table(busy, CHLOE.id)
            if table.question is not None:
                picks = anything(table.question, tick)
                await home.play.matches.answer(busy, CHLOE.id, table.question.id, picks)
    done = await moves(home, idle)
    assert {move.by for move in done[1:]} == {"clock"}
    weeks = {(move.at - MORNING).days // 7 for move in done[1:]}
    assert weeks >= {1, 2, 3}
    assert "person" in {move.by for move in await moves(home, busy)}
    await home.play.close()


async def test_whoever_sits_down_keeps_a_lobby_open_for_three_days_more(home: House) -> None:
    lobby = await home.play.lobbies.open(
        server=1, channel=10, host=asks(ANA), game="sampler", locale="en"
    )
    home.clock.pass_(days=2)
    await home.play.lobbies.join(lobby.id, BAO)
    home.clock.pass_(days=2)
    await home.play.lobbies.join(lobby.id, BAO)  # sits there already
    await home.play.time.tick()
    assert (await home.play.lobbies.get(lobby.id)).status == "open"
    home.clock.pass_(days=1)
    await home.play.time.tick()
    assert (await home.play.lobbies.get(lobby.id)).status == "expired"


async def test_lobbies_expire_after_three_days(home: House) -> None:
    lobby = await home.play.lobbies.open(
        server=1, channel=10, host=asks(ANA), game="sampler", locale="en"
    )
    await home.play.lobbies.posted(lobby.id, 10, 55, lobby.change)
    home.clock.pass_(days=2, hours=23)
    await home.play.time.tick()
    assert (await home.play.lobbies.get(lobby.id)).status == "open"
    home.clock.pass_(hours=1)
    await home.play.time.tick()
    assert (await home.play.lobbies.get(lobby.id)).status == "expired"
    assert await home.play.lobbies.stale() == (lobby.id,)
    with pytest.raises(Refused, match="play-lobby-expired"):
        await home.play.lobbies.join(lobby.id, BAO)


async def test_whose_time_is_over_first_comes_first(home: House) -> None:
    later = await home.match(ANA, BAO, terms=TimeTerms("two-days"))
    sooner = await home.match(ANA, BAO, terms=TimeTerms("day"))
    home.clock.pass_(days=2)
    assert await home.play.store.read(lists.over_time, home.clock.now()) == (sooner, later)
