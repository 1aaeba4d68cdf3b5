"""Seats that change hands have their line in the log, and on the board."""

from db.records.time import TimeTerms
from play.match.acts.seating import stand_in
from play.records import Entry
from tests.play.house import ANA, BAO, CHLOE, DAN, House


def handovers(entries: tuple[Entry, ...]) -> list[tuple[str, ...]]:
    """The lines about seats: what happened, and who is named."""
    return [
        (entry.part.text.id, *(person.name for person in entry.people))
        for entry in entries
        if entry.people
    ]


async def log(home: House, match: str) -> list[tuple[str, ...]]:
    page = await home.play.matches.log(match, DAN.id)
    assert [entry.number for entry in page.entries] == sorted(
        {entry.number for entry in page.entries}
    )
    return handovers(page.entries)


async def test_an_ai_stands_in_and_its_owner_comes_back(home: House) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("hour", misses=1))
    home.clock.pass_(hours=1)
    await home.play.time.tick()
    away = {("play-seat-away", "Ana"), ("play-seat-away", "Bao")}
    assert set(await log(home, match)) == away
    board = await home.play.matches.board(match)
    assert set(handovers(board.last)) <= away
    await home.play.matches.come_back(match, ANA.id)
    assert (await log(home, match))[-1] == ("play-seat-back", "Ana")


async def test_whoever_answers_has_come_back(home: House) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("hour", misses=1))
    table = await home.play.matches.table(match, ANA.id)
    assert table.question is not None
    await home.put_seat(match, 0, "standin = 'sensible', away_at = 1")
    await home.answer_any(match, ANA)
    assert await log(home, match) == [("play-seat-back", "Ana")]


async def test_a_volunteer_replaces_somebody_who_left(home: House) -> None:
    match = await home.match(ANA, BAO, CHLOE)
    await home.play.matches.leave(match, BAO.id)
    await home.play.substitutes.seek_for(match, ANA.id, 1)
    await home.play.matches.volunteer(match, DAN, 1)
    lines = [
        ("play-seat-left", "Bao"),
        ("play-seat-away", "Bao"),
        ("play-seat-volunteer", "Dan", "Bao"),
    ]
    assert await log(home, match) == lines
    await home.play.people.delete(BAO.id)
    await home.play.people.delete(DAN.id)
    assert await log(home, match) == [
        ("play-seat-left", ""),
        ("play-seat-away", ""),
        ("play-seat-volunteer", "", ""),
        ("play-seat-left", ""),
        ("play-seat-away", ""),
    ]


async def test_a_seat_bears_the_name_of_its_last_holder(home: House) -> None:
    match = await home.match(ANA, BAO, CHLOE)
    await home.play.matches.leave(match, BAO.id)
    await home.play.substitutes.seek_for(match, ANA.id, 1)
    await home.play.matches.volunteer(match, DAN, 1)
    await home.play.matches.leave(match, DAN.id)
    seat = (await home.play.matches.board(match)).public.seats[1]
    assert ([one.name for one in seat.holders], seat.left) == (["Dan"], True)
    assert (await log(home, match))[-2:] == [("play-seat-left", "Dan"), ("play-seat-away", "Dan")]


async def test_each_match_tells_of_its_own_seats(home: House) -> None:
    first, second = await home.match(ANA, BAO), await home.match(ANA, BAO, CHLOE)
    await home.play.matches.leave(first, BAO.id)
    await home.play.matches.leave(second, CHLOE.id)
    assert {line[1] for line in await log(home, first)} == {"Bao"}
    assert {line[1] for line in await log(home, second)} == {"Chloé"}
    board = await home.play.matches.board(second)
    assert {line[1] for line in handovers(board.last)} == {"Chloé"}


async def test_lines_stand_where_they_belong(home: House) -> None:
    match = await home.match(ANA, BAO)
    before = len((await home.play.matches.log(match, ANA.id)).entries)
    await home.play.matches.leave(match, BAO.id)
    await home.play_on(match, ANA, until=lambda table: table.public.status == "over")
    entries = [
        entry
        for page in range(1, (await home.play.matches.log(match, ANA.id)).pages + 1)
        for entry in (await home.play.matches.log(match, ANA.id, page)).entries
    ]
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert [bool(entry.people) for entry in entries[before : before + 2]] == [True, True]
    assert not any(entry.people for entry in entries[before + 2 :])


async def test_the_end_tells_for_whom_an_ai_has_played(home: House) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("hour", misses=1))
    async with home.play._repository.changing(match) as unit:
        stand_in(unit, 0)
    await home.play.matches.settled()
    assert (
        await home.play.matches.board(match)
    ).ending.stood_in == ()  # that is told while it runs
    await home.play.matches.come_back(match, ANA.id)
    await home.play.matches.concede(match, BAO.id)
    board = await home.play.matches.board(match)
    assert board.public.standings is not None
    made, none = board.ending.stood_in
    assert made > 0
    assert none == 0
    assert (await home.play.matches.table(match, ANA.id)).ending.stood_in == (made, 0)
