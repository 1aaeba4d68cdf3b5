"""Coaches of a side of JAM: who answers for a jam, and who goes on where another stopped."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from db.records.time import TimeTerms
from games.registry import load
from play.records import Holder, Table
from tests.play.house import ANA, BAO, CHLOE, DAN, House, house
from tests.play.match.acts.test_staff import looks, refusal
from tests.play.match.calls.sending import sent


@pytest_asyncio.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    """A house with the real games."""
    made = await house(tmp_path / "play.db", games=load())
    yield made
    await made.play.close()


async def coached(home: House, staff: str, pace: str = "day", jams: str = "1") -> str:
    """A match of Ana and Chloé, who came later, against Bao."""
    options = {"jams": jams, "staff": staff, "tie": "draw"}
    match = await home.match(ANA, BAO, game="jam", options=options, terms=TimeTerms(pace))
    await home.play.matches.ask_to_join(match, CHLOE, 0)
    await home.play.matches.let_in(match, ANA.id, CHLOE.id)
    for person in (ANA, BAO, CHLOE):
        await home.play.people.set_spends_days(person.id, wanted=False)
    return match


def kind(table: Table) -> str:
    return table.question.kind.removeprefix("jam.") if table.question else ""


@pytest.mark.rule("JAM-1.8")
@pytest.mark.parametrize("staff", ["head", "rotate"])
@pytest.mark.parametrize(("pace", "hours"), [("day", 12), ("normal", 12), ("none", 24)])
async def test_once_half_of_the_time_is_over_another_goes_on_where_one_stopped(
    home: House, staff: str, pace: str, hours: int
) -> None:
    """Half of a turn clock, 12 hours of a bank, 24 where there is no deadline."""
    matches, match = home.play.matches, await coached(home, staff, pace)
    await home.answer_any(match, ANA)
    jammer = (await looks(home, match, ANA)).answers.given[0]
    hers = await looks(home, match, CHLOE)
    assert (kind(hers), hers.sharing.answering) == ("pivot", (Holder(ANA.id, "Ana"),))
    assert hers.question is not None
    picks = (hers.question.options[0].id,)
    no = matches.answer(match, CHLOE.id, hers.question.id, picks)
    assert await refusal(no) == "play-partner-answers"
    home.clock.pass_(hours=hours)
    hers = await looks(home, match, CHLOE)
    assert (kind(hers), hers.sharing.answering, hers.answers.given) == ("pivot", (), (jammer,))
    hers = await matches.answer(match, CHLOE.id, hers.question.id if hers.question else "", picks)
    assert hers.answers.given[0] == jammer
    assert kind(await looks(home, match, ANA)) == "blockers"


@pytest.mark.rule("JAM-1.8")
async def test_each_coach_has_a_jam_and_the_line_up_before_it(home: House) -> None:
    match = await coached(home, "rotate", jams="2")
    charged = dict[tuple[int, str], str]()
    for turn in range(400):
        for person in (ANA, CHLOE, BAO):
            table = await looks(home, match, person)
            if table.question is None or table.sharing.answering:
                continue
            if table.seat == 0:
                charged[table.view.jam, table.view.stage] = person.name
            await home.answer_any(match, person, turn)
        if table.public.status == "over":
            break
    assert charged == {
        (1, "lineup"): "Ana",
        (1, "program"): "Ana",
        (2, "lineup"): "Chloé",
        (2, "program"): "Chloé",
    }


@pytest.mark.rule("JAM-1.8", "JAM-8.3")
async def test_which_coach_answered_is_told_to_the_own_side_alone(home: House) -> None:
    match = await coached(home, "any")
    await looks(home, match, ANA)
    await home.answer_any(match, CHLOE)
    mine, others = await looks(home, match, ANA), await looks(home, match, BAO)
    assert [one.name for one in mine.sharing.partners] == ["Chloé"]
    assert mine.answers.given
    assert (others.sharing.partners, others.answers.given) == ((), ())


@pytest.mark.rule("JAM-10.4", "JAM-10.5")
async def test_a_side_goes_on_with_whom_is_left_and_an_ai_comes_after_the_last(home: House) -> None:
    matches, match = home.play.matches, await coached(home, "head")
    assert await refusal(matches.concede(match, CHLOE.id)) == "play-first-only"
    await matches.leave(match, ANA.id)
    hers = await looks(home, match, CHLOE)
    assert (hers.sharing.leads, hers.sharing.answering, kind(hers)) == (True, (), "jammer")
    assert await refusal(matches.ask_to_join(match, ANA, 1)) == "play-was-there"
    gone = await matches.leave(match, CHLOE.id)
    assert gone.public.status == "running"
    assert not gone.public.seats[0].conceded


async def called(home: House) -> set[str]:
    """Send all calls that are due; return whom they call to a turn."""
    return {one.name for one in await sent(home) if one.kind == "turn"}


@pytest.mark.rule("JAM-1.8", "TIM-4.3")
async def test_who_answers_since_the_head_has_left_is_called(home: House) -> None:
    match = await coached(home, "head")
    await home.play.projections.board_shown(match, 10, 500, 0)
    await called(home)
    home.clock.pass_(minutes=20)
    await called(home)
    await home.play.matches.leave(match, ANA.id)
    assert await called(home) == {"Chloé"}
    assert await called(home) == set()


@pytest.mark.rule("JAM-1.8")
async def test_who_is_let_in_is_called_to_what_they_may_answer(home: House) -> None:
    match = await home.match(ANA, BAO, game="jam", options={"jams": "1"})
    home.clock.pass_(minutes=20)
    assert await called(home) == {"Ana", "Bao"}
    await home.play.matches.ask_to_join(match, CHLOE, 0)
    home.clock.pass_(minutes=20)
    assert await called(home) == {"Ana"}  # who is to say yes
    await home.play.matches.let_in(match, ANA.id, CHLOE.id)
    home.clock.pass_(minutes=20)
    assert await called(home) == {"Chloé"}


@pytest.mark.rule("JAM-1.8")
async def test_who_is_not_in_charge_since_another_came_is_called_no_more(home: House) -> None:
    """In the third jam the first of two is in charge, but the third of three."""
    match = await coached(home, "rotate", pace="none", jams="3")
    for turn in range(1000):
        tables = [await looks(home, match, one) for one in (ANA, CHLOE, BAO)]
        mine = tables[0]
        if mine.view.jam == 3 and mine.question is not None and not mine.sharing.answering:
            break
        for person, table in zip((ANA, CHLOE, BAO), tables, strict=True):
            if table.question is not None and not table.sharing.answering:
                await home.answer_any(match, person, turn)
    home.clock.pass_(minutes=20)
    assert "Ana" in await called(home)
    await home.play.matches.ask_to_join(match, DAN, 0)
    home.clock.pass_(minutes=20)
    assert await called(home) == {"Ana", "Chloé"}  # who are to say yes
    await home.play.matches.let_in(match, ANA.id, DAN.id)
    home.clock.pass_(minutes=20)
    assert {(one.name, one.kind) for one in await sent(home)} == {("Ana", "clear"), ("Dan", "turn")}


@pytest.mark.rule("JAM-10.4")
async def test_who_asked_to_concede_may_do_so_once_others_have_left(home: House) -> None:
    matches, match = home.play.matches, await coached(home, "any")
    asked = await matches.concede(match, CHLOE.id)
    assert (asked.sharing.needed, [one.name for one in asked.sharing.giving_up]) == (2, ["Chloé"])
    await matches.leave(match, ANA.id)
    hers = await looks(home, match, CHLOE)
    assert (hers.public.status, hers.sharing.needed, len(hers.sharing.giving_up)) == (
        "running",
        1,
        1,
    )
    assert (await matches.concede(match, CHLOE.id)).public.status == "over"
