"""Standing orders: given at a question, they answer all of its kind as their person would."""

import json
from datetime import datetime, timedelta

import pytest

from db.queries.match import matches
from db.queries.match.standing_orders import answers, of_match
from db.records.matches import StoredMove
from db.records.standing_orders import StoredOrder
from db.records.time import TimeTerms
from games.core.refused import Refused
from play.match.acts import ordering
from play.match.acts.seating import stand_in
from play.records import Person, Table
from play.refusals import MovedOn
from tests.play.house import ANA, BAO, CHLOE, DAN, House, house
from tests.play.match.acts.test_staff import table_of

SECOND = timedelta(seconds=1)


@pytest.fixture(autouse=True)
async def _running(home: House) -> None:
    """The bot has been there for a while."""
    await home.play.time.tick()


async def asked(home: House, match: str, kind: str, *people: Person) -> tuple[Person, Table]:
    """Play until somebody is asked a question of a kind; return them and their table."""
    for turn in range(300):
        for person in people:
            table = await home.play.matches.table(match, person.id)
            if table.question is not None and table.question.kind == f"sampler.{kind}":
                return person, table
            await home.answer_any(match, person, turn)
    raise AssertionError("it was never asked")


async def rolls(home: House, terms: TimeTerms | None = None) -> tuple[str, Person, Table]:
    """A match in which somebody is asked to roll."""
    match = await home.match(ANA, BAO, terms=terms)
    return (match, *await asked(home, match, "roll", ANA, BAO))


async def ordered(home: House, match: str, person: Person, table: Table, what: str = "rest"):
    assert table.question is not None
    return await home.play.matches.give_standing_order(match, person.id, table.question.id, what)


async def due(home: House, match: str) -> list[datetime | None]:
    return [one.due_at for one in await home.play.store.read(answers, match)]


async def last(home: House, match: str) -> StoredMove:
    return (await home.play.store.read(matches.moves, match))[-1]


@pytest.mark.rule("TIM-3.2")
async def test_an_order_answers_as_the_person_would_once_its_delay_is_over(home: House) -> None:
    match, person, table = await rolls(home)
    after = await ordered(home, match, person, table)
    assert [(one.kind, one.answer, one.asked) for one in after.standing_orders] == [
        ("sampler.roll", "rest", True)
    ]
    assert after.question == table.question  # not at once
    (moment,) = await due(home, match)
    assert moment is not None
    home.clock.moment = moment - SECOND
    await home.play.time.tick()
    assert (await last(home, match)).question != table.question.id
    home.clock.pass_(seconds=1)
    await home.play.time.tick()
    made = await last(home, match)
    assert (made.question, made.person, made.by) == (table.question.id, person.id, "person")
    assert b'"rest"' in (made.move or b"")
    assert await due(home, match) == []


@pytest.mark.rule("TIM-3.2")
async def test_it_answers_all_questions_of_its_kind_until_it_is_stopped(home: House) -> None:
    match, person, table = await rolls(home)
    await ordered(home, match, person, table)
    home.clock.pass_(seconds=90)
    await home.play.time.tick()
    again, second = await asked(home, match, "roll", ANA, BAO)
    while again != person:
        await home.answer_any(match, again)
        again, second = await asked(home, match, "roll", ANA, BAO)
    assert second.question != table.question
    assert [one for one in await due(home, match) if one is not None]
    stopped = await home.play.matches.stop_standing_order(match, person.id, "sampler.roll")
    assert stopped.standing_orders == ()
    assert await due(home, match) == []
    home.clock.pass_(seconds=300)
    await home.play.time.tick()
    assert (await home.play.matches.table(match, person.id)).question == second.question


@pytest.mark.rule("TIM-3.4")
async def test_delays_are_uniform_over_20_to_90_seconds_and_drawn_once_a_question(
    home: House,
) -> None:
    drawn = [ordering.delay(home.play._repository.entropy) / SECOND for _ in range(4000)]
    assert 20 <= min(drawn) < 20.5
    assert 89.5 < max(drawn) <= 90
    for least in range(20, 90, 10):  # 571 each, with a deviation of 22
        assert 460 < sum(least <= one < least + 10 for one in drawn) < 690
    match, person, table = await rolls(home)
    await ordered(home, match, person, table)
    before = await due(home, match)
    await home.play.matches.follow(match, CHLOE)
    await home.play.matches.propose(match, BAO.id, "end")  # the match is written anew
    assert await due(home, match) == before


@pytest.mark.rule("TIM-3.4")
async def test_after_a_pause_it_is_drawn_anew(home: House) -> None:
    match, person, table = await rolls(home)
    await ordered(home, match, person, table)
    before = await due(home, match)
    for one in (ANA, BAO):
        await home.play.matches.propose(match, one.id, "pause")
    assert await due(home, match) == []
    home.clock.pass_(hours=5)
    await home.play.time.tick()
    assert (await last(home, match)).question != table.question.id
    await home.play.matches.resume(match, ANA.id)
    (again,) = await due(home, match)
    assert again is not None
    assert 20 * SECOND <= again - home.clock.now() <= 90 * SECOND
    assert [again] != before


@pytest.mark.rule("TIM-3.4")
@pytest.mark.parametrize("away", [timedelta(0), timedelta(hours=3)])
async def test_after_a_start_or_an_outage_it_is_drawn_anew(tmp_path, away: timedelta) -> None:
    grace = timedelta(minutes=1)
    home = await house(tmp_path / "play.db", grace=grace)
    await home.play.start()
    match, person, table = await rolls(home)
    await ordered(home, match, person, table)
    await home.play.time.tick()
    before = await due(home, match)
    if away:
        home.clock.pass_(hours=away / timedelta(hours=1))
    else:
        await home.play.close()
        home = await house(tmp_path / "play.db", home.clock, grace=grace, seed="y")
    await home.play.start()
    (again,) = await due(home, match)
    assert again is not None
    assert 20 * SECOND <= again - home.clock.now() <= 90 * SECOND
    assert [again] != before
    assert (await last(home, match)).question != table.question.id
    await home.play.close()


@pytest.mark.rule("TIM-3.2")
async def test_at_the_deadline_it_answers_at_the_latest_as_the_person(home: House) -> None:
    match, person, table = await rolls(home, TimeTerms("day", misses=1))
    assert table.time.deadline_at is not None
    home.clock.moment = table.time.deadline_at - 5 * SECOND
    await ordered(home, match, person, table)
    home.clock.pass_(seconds=5)
    await home.play.time.tick()
    made = await home.play.store.read(matches.moves, match)
    answer = next(one for one in made if one.question == table.question.id)
    assert (answer.by, answer.person) == ("person", person.id)
    seat = (await home.play.matches.table(match, person.id)).public.seats[table.seat]
    assert seat.standin is None  # one miss would have been enough


@pytest.mark.rule("TIM-3.2")
async def test_after_an_undo_it_rests_for_that_question_alone(home: House) -> None:
    match = await home.match(ANA)
    _, table = await asked(home, match, "roll", ANA)
    await ordered(home, match, ANA, table)
    home.clock.pass_(seconds=90)
    await home.play.time.tick()
    undone = await home.play.matches.undo(match, ANA.id)
    assert undone.question == table.question
    assert [one.rests for one in undone.standing_orders] == [True]
    home.clock.pass_(seconds=900)
    await home.play.time.tick()
    assert (await home.play.matches.table(match, ANA.id)).question == table.question
    assert table.question is not None
    await home.play.matches.answer(match, ANA.id, table.question.id, ("roll",))
    _, again = await asked(home, match, "roll", ANA)
    assert [one.rests for one in again.standing_orders] == [False]
    assert [one for one in await due(home, match) if one is not None]


async def test_ordered_anew_at_a_question_it_rests_no_longer(home: House) -> None:
    match = await home.match(ANA)
    _, table = await asked(home, match, "roll", ANA)
    await ordered(home, match, ANA, table)
    home.clock.pass_(seconds=90)
    await home.play.time.tick()
    undone = await home.play.matches.undo(match, ANA.id)
    after = await ordered(home, match, ANA, undone)
    assert [one.rests for one in after.standing_orders] == [False]
    assert [one for one in await due(home, match) if one is not None]


@pytest.mark.rule("TIM-3.2")
async def test_wishes_are_taken_in_their_order_and_else_the_default(home: House) -> None:
    match = await home.match(ANA, BAO)
    person, table = await asked(home, match, "buy", ANA, BAO)
    third, first = table.question.options[2].id, table.question.options[0].id
    wishes = (third, first)
    question = table.question.id
    after = await home.play.matches.give_standing_order(
        match, person.id, question, "wishes", wishes
    )
    assert after.standing_orders[0].wishes == wishes
    home.clock.pass_(seconds=90)
    await home.play.time.tick()
    bought = (await home.play.matches.table(match, person.id)).view.table[table.seat].bought
    assert third in bought
    assert first not in bought


async def test_only_what_a_question_offers_can_be_ordered(home: House) -> None:
    match, person, table = await rolls(home)
    assert table.question is not None
    give, question = home.play.matches.give_standing_order, table.question.id
    for order, wishes in (("roll", None), ("rest", ("rest",)), ("wishes", ("x",))):
        with pytest.raises(Refused, match="play-no-order"):
            await give(match, person.id, question, order, wishes)
    with pytest.raises(Refused, match="play-not-yours"):
        await give(match, CHLOE.id, question, "rest")
    with pytest.raises(MovedOn):
        await give(match, person.id, "another", "rest")
    person, table = await asked(home, match, "buy", ANA, BAO)
    order, known = table.question.standing[0], table.question.options[0].id
    for wishes in ((), ("no such card",), tuple(one.id for one in order.among[:26])):
        with pytest.raises(Refused, match="play-no-order"):
            await give(match, person.id, table.question.id, "wishes", wishes)
    twice = await give(match, person.id, table.question.id, "wishes", (known, known))
    assert twice.standing_orders[0].wishes == (known,)


async def test_a_stand_in_obeys_nothing(home: House) -> None:
    match, person, table = await rolls(home)
    await ordered(home, match, person, table)
    async with home.play._repository.changing(match) as unit:
        stand_in(unit, table.seat)
    assert await due(home, match) == []
    await home.play.matches.settled()
    assert (await last(home, match)).by == "standin"


async def test_an_order_of_a_partner_counts_once_they_may_answer(home: House) -> None:
    match = await table_of(home, "head")
    person, table = await asked(home, match, "roll", ANA, BAO)
    partner = {ANA: CHLOE, BAO: DAN}[person]
    theirs = await home.play.matches.table(match, partner.id)
    await ordered(home, match, partner, theirs)
    assert await due(home, match) == []
    assert (await home.play.matches.table(match, person.id)).standing_orders == ()  # nobody is told
    assert theirs.time.deadline_at is not None
    home.clock.moment = theirs.time.deadline_at
    await home.play.time.tick()
    made = await home.play.store.read(matches.moves, match)
    answer = next(one for one in made if one.question == table.question.id)
    assert (answer.by, answer.person) == ("person", partner.id)


async def test_nobody_is_called_for_what_is_answered_by_itself_but_for_what_comes_then(
    home: House,
) -> None:
    match, person, table = await rolls(home)
    await ordered(home, match, person, table)
    home.clock.pass_(seconds=90)
    await home.play.time.tick()

    async def called() -> list[int]:
        home.clock.pass_(minutes=11)
        return [one.person for one in await home.play.projections.pings() if one.kind == "turn"]

    for _ in range(60):  # until the order is to answer once more
        if [one for one in await due(home, match) if one is not None]:
            break
        for one in (ANA, BAO):
            now = await home.play.matches.table(match, one.id)
            if now.question is not None and now.question.kind != "sampler.roll":
                await home.answer_any(match, one)
                break
            if now.question is not None and one != person:
                await home.answer_any(match, one)
                break
    assert person.id not in await called()
    await home.play.matches.stop_standing_order(match, person.id, "sampler.roll")
    assert person.id in await called()


async def test_orders_are_exported_and_go_with_their_person_and_their_match(home: House) -> None:
    match, person, table = await rolls(home)
    await ordered(home, match, person, table)
    (told,) = json.loads(await home.play.people.export(person.id))["standing_order"]
    assert told == {"match": match, "kind": "sampler.roll", "answer": "rest", "wishes": "[]"}
    other = BAO if person == ANA else ANA
    assert json.loads(await home.play.people.export(other.id))["standing_order"] == []
    await home.play.people.delete(person.id)
    assert await home.play.store.read(of_match, match) == ()
    match, person, table = await rolls(home)
    await ordered(home, match, person, table)
    for one in (ANA, BAO):
        await home.play.matches.propose(match, one.id, "end")
    assert await home.play.store.read(of_match, match) == ()
    assert await due(home, match) == []


async def test_an_order_is_not_told() -> None:
    one = StoredOrder(person=1, kind="sampler.buy", answer="wi", label=b"la", wishes=("gone",))
    assert not {"wi'", "gone", "la'"} & set(repr(one).replace("(", " ").split())
    assert "gone" not in repr(one)


@pytest.mark.rule("TIM-3.4")
async def test_a_fault_in_one_match_holds_up_no_other(home: House, monkeypatch) -> None:
    first, second = await rolls(home), await rolls(home)
    for match, person, table in (first, second):
        await ordered(home, match, person, table)
    met: list[str] = []
    home.play.on_fault(lambda doing, fault, **about: met.append(about["match"]))
    real = ordering.obey

    def fails(unit, seat) -> bool:
        if unit.id == first[0]:
            raise ZeroDivisionError
        return real(unit, seat)

    monkeypatch.setattr(ordering, "obey", fails)
    home.clock.pass_(seconds=90)
    await home.play.time.tick()
    assert met == [first[0]]
    assert (await last(home, second[0])).question == second[2].question.id
    monkeypatch.undo()
    for _ in range(4):
        home.clock.pass_(minutes=5)
        await home.play.time.tick()
    made = await home.play.store.read(matches.moves, first[0])
    assert first[2].question.id in [one.question for one in made]
