"""Somebody who joins a side that plays already: who must say yes, and who may never."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from games.registry import load
from play.records import Holder, Person, Table
from tests.play.house import ANA, BAO, CHLOE, DAN, GAMES, House, house
from tests.play.match.acts.test_staff import looks, refusal, table_of
from tests.play.match.calls.sending import sent

EVA = Person(105, "Éva", 1, "Eva")
FAY = Person(106, "Fay", 1)


def people(table: Table, seat: int) -> list[int | None]:
    return [holder.person for holder in table.public.seats[seat].holders]


@pytest_asyncio.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    """A house with games whose sides have room for five, and for one."""
    made = await house(tmp_path / "play.db", games={**load(), **GAMES})
    yield made
    await made.play.close()


async def alone(home: House) -> str:
    """A match of sides that have room: Ana against Bao."""
    return await home.match(ANA, BAO, game="jam", options={"jams": "1"})


async def staff(home: House, *others: Person) -> str:
    """A match in which `others` have joined Ana's side one after the other."""
    match = await alone(home)
    for person in others:
        await home.play.matches.ask_to_join(match, person, 0)
        await home.play.matches.let_in(match, ANA.id, person.id)
    return match


async def test_the_first_of_a_side_lets_somebody_in(home: House) -> None:
    matches, match = home.play.matches, await alone(home)
    outside = await looks(home, match, CHLOE)
    assert (outside.seat, outside.sharing.joinable, outside.sharing.asks_for) == (
        None,
        (0, 1),
        None,
    )
    asking = await matches.ask_to_join(match, CHLOE, 0)
    assert (asking.seat, asking.sharing.asks_for) == (None, 0)
    assert (await looks(home, match, ANA)).sharing.applicants == (
        (Holder(CHLOE.id, "Chloé"), False),
    )
    assert (await looks(home, match, BAO)).sharing.applicants == ()
    change = (await matches.board(match)).change
    mine = await matches.let_in(match, ANA.id, CHLOE.id)
    assert mine.sharing.applicants == ()
    assert people(mine, 0) == [ANA.id, CHLOE.id]
    assert (await matches.board(match)).change > change  # everybody sees who plays
    log = (await matches.log(match, BAO.id)).entries
    told = [(one.part.text.id, *(holder.name for holder in one.people)) for one in log]
    assert ("play-seat-joined", "Chloé", "Ana") in told
    hers = await looks(home, match, CHLOE)
    assert hers.seat == 0
    assert hers.question == mine.question
    assert await home.answer_any(match, CHLOE) is not None


async def test_most_of_a_side_let_somebody_in_without_its_first(home: House) -> None:
    matches, match = home.play.matches, await staff(home, CHLOE, DAN)
    await matches.ask_to_join(match, EVA, 0)
    hers = await matches.let_in(match, CHLOE.id, EVA.id)
    assert hers.sharing.applicants == ((Holder(EVA.id, "Éva"), True),)
    assert people(hers, 0) == [ANA.id, CHLOE.id, DAN.id]
    again = await matches.let_in(match, CHLOE.id, EVA.id)  # one voice, however often
    assert people(again, 0) == [ANA.id, CHLOE.id, DAN.id]
    assert people(await matches.let_in(match, DAN.id, EVA.id), 0)[-1] == EVA.id


async def test_a_yes_goes_with_who_has_said_it(home: House) -> None:
    matches, match = home.play.matches, await staff(home, CHLOE, DAN)
    await matches.ask_to_join(match, EVA, 0)
    await matches.let_in(match, DAN.id, EVA.id)
    await matches.leave(match, DAN.id)
    hers = await matches.let_in(match, CHLOE.id, EVA.id)  # one of two is not most of them
    assert people(hers, 0) == [ANA.id, CHLOE.id]
    assert people(await matches.let_in(match, ANA.id, EVA.id), 0) == [ANA.id, CHLOE.id, EVA.id]


async def test_the_first_alone_may_say_no(home: House) -> None:
    matches, match = home.play.matches, await staff(home, CHLOE)
    await matches.ask_to_join(match, EVA, 0)
    no = matches.turn_away(match, CHLOE.id, EVA.id)
    assert await refusal(no) == "play-first-turns-away"
    assert not (await looks(home, match, CHLOE)).sharing.leads
    assert (await looks(home, match, ANA)).sharing.leads
    assert (await matches.turn_away(match, ANA.id, EVA.id)).sharing.applicants == ()
    assert (await looks(home, match, EVA)).sharing.asks_for is None
    assert await refusal(matches.let_in(match, ANA.id, EVA.id)) == "play-no-applicant"


async def test_who_asks_may_take_it_back(home: House) -> None:
    matches, match = home.play.matches, await alone(home)
    await matches.ask_to_join(match, CHLOE, 1)
    assert (await matches.ask_no_longer(match, CHLOE.id)).sharing.asks_for is None
    assert (await looks(home, match, BAO)).sharing.applicants == ()
    assert await refusal(matches.ask_no_longer(match, CHLOE.id)) == "play-no-applicant"


async def test_another_side_has_no_say(home: House) -> None:
    matches, match = home.play.matches, await alone(home)
    await matches.ask_to_join(match, CHLOE, 0)
    assert await refusal(matches.let_in(match, BAO.id, CHLOE.id)) == "play-no-applicant"
    assert await refusal(matches.let_in(match, EVA.id, CHLOE.id)) == "play-not-yours"


@pytest.mark.rule("JAM-1.8")
async def test_who_has_held_a_side_never_joins_the_other(home: House) -> None:
    matches, match = home.play.matches, await staff(home, CHLOE)
    assert await refusal(matches.ask_to_join(match, BAO, 0)) == "play-was-there"
    await matches.leave(match, CHLOE.id)
    assert (await looks(home, match, CHLOE)).sharing.joinable == ()
    assert await refusal(matches.ask_to_join(match, CHLOE, 1)) == "play-was-there"


async def test_a_coach_may_leave_and_the_others_play_on(home: House) -> None:
    matches, match = home.play.matches, await staff(home, CHLOE)
    await matches.leave(match, ANA.id)
    hers = await looks(home, match, CHLOE)
    assert people(hers, 0) == [CHLOE.id]
    assert hers.question is not None
    assert hers.sharing.leads


async def test_a_side_has_so_much_room_and_an_ai_lets_nobody_in(home: House) -> None:
    more = [Person(200 + number, f"P{number}", 1) for number in range(4)]
    matches, match = home.play.matches, await staff(home, *more)
    assert (await looks(home, match, EVA)).sharing.joinable == (1,)
    assert await refusal(matches.ask_to_join(match, EVA, 0)) == "play-not-joinable"
    assert await refusal(matches.ask_to_join(match, EVA, 7)) == "play-not-joinable"
    await matches.leave(match, BAO.id)  # an AI plays there now
    assert (await looks(home, match, EVA)).sharing.joinable == ()


async def test_nobody_joins_where_one_plays_a_seat(home: House) -> None:
    match = await home.match(ANA, BAO, game="firstdeck")
    assert (await looks(home, match, CHLOE)).sharing.joinable == ()
    asking = home.play.matches.ask_to_join(match, CHLOE, 0)
    assert await refusal(asking) == "play-not-joinable"


async def test_who_is_forgotten_asks_nothing_any_more(home: House) -> None:
    matches, match = home.play.matches, await alone(home)
    await matches.ask_to_join(match, FAY, 0)
    exported = (await home.play.people.export(FAY.id)).decode()
    assert match in exported
    await home.play.people.delete(FAY.id)
    assert (await looks(home, match, ANA)).sharing.applicants == ()


async def test_a_full_side_of_two_lets_a_third_in_only_where_the_game_has_room(
    home: House,
) -> None:
    match = await table_of(home, "any")  # the sampler lets two share a seat
    assert (await looks(home, match, EVA)).sharing.joinable == ()


async def test_the_coaches_of_a_side_are_called_when_somebody_would_join(home: House) -> None:
    matches, match = home.play.matches, await alone(home)
    while (table := await looks(home, match, ANA)).question is not None:
        await home.answer_any(match, ANA)  # it is not Ana's turn then
    assert table.seat == 0
    home.clock.pass_(minutes=20)
    await sent(home)
    await matches.ask_to_join(match, CHLOE, 0)
    assert [(one.person, one.seat) for one in await sent(home) if one.kind == "turn"] == [
        (ANA.id, 0)
    ]
    assert (await matches.board(match)).public.seats[0].wanted
    await matches.let_in(match, ANA.id, CHLOE.id)
    assert not (await matches.board(match)).public.seats[0].wanted


@pytest.mark.rule("JAM-1.8")
async def test_who_has_said_yes_lets_in_once_others_have_left(home: House) -> None:
    """Chloé, one of three, has said yes; Ana and Dan leave, so her word alone is enough."""
    matches, match = home.play.matches, await staff(home, CHLOE, DAN)
    await matches.ask_to_join(match, EVA, 0)
    assert (await matches.let_in(match, CHLOE.id, EVA.id)).sharing.applicants[0][1]
    for person in (ANA, DAN):
        await matches.leave(match, person.id)
    hers = await looks(home, match, CHLOE)
    assert hers.sharing.applicants == ((Holder(EVA.id, "Éva"), False),)
    assert people(await matches.let_in(match, CHLOE.id, EVA.id), 0) == [CHLOE.id, EVA.id]


async def test_who_takes_a_seat_no_longer_asks_to_share_it(home: House) -> None:
    matches, match = home.play.matches, await alone(home)
    await matches.ask_to_join(match, CHLOE, 0)
    await matches.leave(match, ANA.id)
    await home.play.substitutes.seek_for(match, BAO.id, 0)
    hers = await matches.volunteer(match, CHLOE, 0)
    assert (hers.seat, hers.sharing.applicants) == (0, ())
    assert not hers.public.seats[0].wanted


@pytest.mark.rule("JAM-1.8")
async def test_who_was_forgotten_does_not_come_back_on_the_other_side(home: House) -> None:
    match = await staff(home, CHLOE)
    await home.play.people.delete(CHLOE.id)
    assert (await looks(home, match, CHLOE)).sharing.joinable == ()
    for seat in (0, 1):
        no = home.play.matches.ask_to_join(match, CHLOE, seat)
        assert await refusal(no) == "play-was-there"
    assert (await looks(home, match, EVA)).sharing.joinable == (0, 1)  # nobody else is kept out


@pytest.mark.rule("JAM-1.8")
async def test_whom_an_older_release_forgot_may_be_anybody(home: House) -> None:
    match = await staff(home, CHLOE)
    await home.play.people.delete(CHLOE.id)
    with sqlite3.connect(home.play.store.path) as db:
        db.execute("UPDATE match SET barred = '{\"0 1\":0}', edition = edition + 1")
    assert (await looks(home, match, EVA)).sharing.joinable == (0,)
    await home.play.matches.leave(match, BAO.id)
    await home.play.substitutes.seek_for(match, ANA.id, 1)
    assert await refusal(home.play.matches.volunteer(match, EVA, 1)) == "play-not-free"


async def test_whoever_asks_again_and_again_calls_nobody_again(home: House) -> None:
    matches, match = home.play.matches, await alone(home)
    home.clock.pass_(minutes=20)
    await sent(home)
    await matches.ask_to_join(match, CHLOE, 0)
    home.clock.pass_(minutes=20)
    assert [one.person for one in await sent(home)] == [ANA.id]
    await matches.ask_no_longer(match, CHLOE.id)
    for seat in (0, 1, 0):
        await matches.ask_to_join(match, CHLOE, seat)
        home.clock.pass_(minutes=20)
        assert await sent(home) == []
    await matches.turn_away(match, ANA.id, CHLOE.id)
    assert (await matches.ask_to_join(match, CHLOE, 0)).sharing.asks_for == 0
    home.clock.pass_(minutes=20)
    assert await sent(home) == []
    assert people(await matches.let_in(match, ANA.id, CHLOE.id), 0) == [ANA.id, CHLOE.id]
