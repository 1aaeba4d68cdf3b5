"""Standing orders: given at a question, they answer all of its kind as their person would."""

import pytest

from db.queries import matches as queries
from games.core.refused import Refused
from play.match import orders
from play.match.orders import Standing
from play.records import Person, Table
from tests.play.house import ANA, BAO, CHLOE, House
from tests.play.match.test_staff import table_of

KEEP, REST = Standing("sampler.clear", "keep"), Standing("sampler.roll", "rest")


async def asked(home: House, match: str, kind: str, *people: Person) -> tuple[Person, Table]:
    """Play until somebody is asked a question of a kind; return them and their table."""
    for turn in range(300):
        for person in people:
            table = await home.play.matches.table(match, person.id)
            if table.question is not None and table.question.kind == f"sampler.{kind}":
                return person, table
            await home.answer_any(match, person, turn)
    raise AssertionError("it was never asked")


async def obeyed(home: House, match: str, person: Person, *given: Standing, **more) -> bool:
    matches = home.play.matches._matches
    return (await matches.change(match, orders.obey, person.id, given, **more)).result


async def test_an_order_answers_as_the_person_would(home: House) -> None:
    match = await home.match(ANA, BAO)
    person, table = await asked(home, match, "roll", ANA, BAO)
    assert orders.given(table.question, "rest") == REST
    assert await obeyed(home, match, person, KEEP, REST)
    made = await home.play.store.read(queries.moves, match)
    assert (made[-1].question, made[-1].person, made[-1].by) == (
        table.question.id,
        person.id,
        "person",
    )
    assert b'"rest"' in made[-1].move
    after = await home.play.matches.table(match, person.id)
    assert after.question != table.question


async def test_what_was_not_ordered_is_asked(home: House) -> None:
    match = await home.match(ANA, BAO)
    person, table = await asked(home, match, "roll", ANA, BAO)
    other = BAO if person == ANA else ANA
    assert not await obeyed(home, match, person, KEEP)
    assert not await obeyed(home, match, person)
    assert not await obeyed(home, match, other, REST)  # it is not their turn
    assert not await obeyed(home, match, CHLOE, REST)  # nor their match
    assert (await home.play.matches.table(match, person.id)).question == table.question


async def test_after_an_undo_the_order_rests_for_that_question(home: House) -> None:
    match = await home.match(ANA, BAO)
    person, table = await asked(home, match, "roll", ANA, BAO)
    assert not await obeyed(home, match, person, REST, undone=table.question.id)
    assert await obeyed(home, match, person, REST, undone="another")


async def test_wishes_are_taken_in_their_order_and_else_the_default(home: House) -> None:
    match = await home.match(ANA, BAO)
    person, table = await asked(home, match, "buy", ANA, BAO)
    third = table.question.options[2].id
    wishes = orders.given(table.question, "wishes", ("no such card", third))
    assert await obeyed(home, match, person, wishes)
    assert third in (await home.play.matches.table(match, person.id)).view.table[table.seat].bought
    person, table = await asked(home, match, "buy", ANA, BAO)
    default = home.play.lobbies._rulebook.latest("sampler").rules.default(
        table.view, table.question
    )
    assert await obeyed(home, match, person, Standing("sampler.buy", "wishes", ("gone",)))
    bought = (await home.play.matches.table(match, person.id)).view.table[table.seat].bought
    assert default[0] in bought


async def test_only_what_a_question_offers_can_be_ordered(home: House) -> None:
    match = await home.match(ANA, BAO)
    _, table = await asked(home, match, "roll", ANA, BAO)
    for order, wishes in (("roll", ()), ("rest", ("rest",)), ("wishes", ("x",))):
        with pytest.raises(Refused, match="play-no-order"):
            orders.given(table.question, order, wishes)
    _, table = await asked(home, match, "name", ANA, BAO)
    with pytest.raises(Refused, match="play-no-order"):
        orders.given(table.question, "rest")


async def test_a_stand_in_and_a_partner_who_may_not_answer_obey_nothing(home: House) -> None:
    match = await table_of(home, "head")
    person, _ = await asked(home, match, "roll", ANA, BAO)
    if person == ANA:
        assert not await obeyed(home, match, CHLOE, REST)
    assert await obeyed(home, match, person, REST)


async def test_an_order_is_not_told(home: House) -> None:
    assert "gone" not in repr(Standing("sampler.buy", "wishes", ("gone",)))
