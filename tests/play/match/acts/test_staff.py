"""Which of those who share a seat may answer for it and give it up, and what the others see."""

import pytest

from db.queries import persons
from db.queries.match import partners
from db.records.holders import Holder
from db.records.time import TimeTerms
from games.core.refused import IllegalMove, Refused
from play.records import Person, Table
from tests.play.house import ANA, BAO, CHLOE, DAN, House, asks
from tests.play.match.acts.test_partners import sent


async def table_of(
    home: House, staff: str, terms: TimeTerms | None = None, rounds: str = "2"
) -> str:
    """A match of Ana and Chloé against Bao and Dan, of whom `staff` says who answers."""
    lobbies = home.play.lobbies
    lobby = await lobbies.open(
        server=1,
        channel=10,
        host=asks(ANA),
        game="sampler",
        locale="fr",
        most=2,
        options={"rounds": rounds, "staff": staff},
        terms=terms,
    )
    await lobbies.set_together(lobby.id, ANA.id, 2)
    for person in (BAO, CHLOE, DAN):
        await lobbies.join(lobby.id, person)
    for person in (CHLOE, BAO):
        await lobbies.bring(lobby.id, person.id, None)
    match = await lobbies.start(lobby.id, None, 10)
    for person in (ANA, BAO, CHLOE, DAN):
        await home.play.people.set_spends_days(person.id, wanted=False)
    await home.play.projections.board_shown(match, 10, 500, 0)
    return match


async def looks(home: House, match: str, person: Person) -> Table:
    return await home.play.matches.table(match, person.id)


async def refusal(work: object) -> str:
    with pytest.raises(Refused) as no:
        await work  # type: ignore[misc]
    return no.value.why.id


async def test_the_first_answers_and_the_others_are_refused(home: House) -> None:
    matches, match = home.play.matches, await table_of(home, "head")
    mine, hers = await looks(home, match, ANA), await looks(home, match, CHLOE)
    assert mine.sharing.answering == ()
    assert hers.sharing.answering == (Holder(ANA.id, "Ana"),)
    assert hers.question == mine.question
    question = mine.question
    assert question is not None
    picks = (question.options[0].id,)
    no = matches.answer(match, CHLOE.id, question.id, picks)
    assert await refusal(no) == "play-partner-answers"
    assert (await looks(home, match, ANA)).question == question
    assert (await matches.answer(match, ANA.id, question.id, picks)).question != question


async def test_everybody_answers_where_the_rules_say_nothing_else(home: House) -> None:
    match = await table_of(home, "any")
    for person in (ANA, CHLOE):
        assert (await looks(home, match, person)).sharing.answering == ()
    assert await home.answer_any(match, CHLOE) is not None


async def test_what_does_not_count_is_shown_to_those_whose_does_and_to_nobody_else(
    home: House,
) -> None:
    matches, match = home.play.matches, await table_of(home, "head")
    question = (await looks(home, match, CHLOE)).question
    assert question is not None
    first, second = ((option.id,) for option in question.options[:2])
    hers = await matches.select(match, CHLOE.id, question.id, second)
    assert (hers.selection.picks, hers.sharing.draft, hers.selection.finals) == (
        second,
        (),
        frozenset(),
    )
    mine = await looks(home, match, ANA)
    assert mine.selection.picks is None
    assert [(one.holder.name, one.picks) for one in mine.sharing.advice] == [("Chloé", second)]
    assert (await looks(home, match, BAO)).sharing.advice == ()
    assert (await looks(home, match, CHLOE)).sharing.advice == ()
    await matches.select(match, ANA.id, question.id, first)
    hers = await looks(home, match, CHLOE)
    assert (hers.selection.picks, hers.sharing.draft) == (second, first)
    with pytest.raises(IllegalMove):
        await matches.select(match, CHLOE.id, question.id, ("no such card",))
    await matches.answer(match, ANA.id, question.id, first)
    assert (await looks(home, match, ANA)).sharing.advice == ()  # it was for that question


async def test_advice_does_not_count_when_time_runs_out(home: House) -> None:
    match = await table_of(home, "head", TimeTerms("hour"))
    question = (await looks(home, match, CHLOE)).question
    assert question is not None
    other = question.options[-1].id  # the default is the first
    await home.play.matches.select(match, CHLOE.id, question.id, (other,))
    home.clock.pass_(hours=1)
    await home.play.time.tick()
    spare = (await looks(home, match, ANA)).view.own.spare
    assert question.options[0].id not in spare
    assert other in spare


@pytest.mark.parametrize(
    ("pace", "before", "after"),
    [
        ("hour", {"minutes": 29}, {"minutes": 1}),
        ("two-days", {"hours": 23}, {"hours": 1}),
        ("none", {"hours": 23}, {"hours": 1}),
        ("quick", {"hours": 11}, {"hours": 1}),  # a bank: the first half day of a sitting
        ("normal", {"hours": 11}, {"hours": 1}),
        ("calm", {"hours": 11}, {"hours": 1}),
    ],
)
async def test_once_half_of_the_time_is_over_all_may_answer(
    home: House, pace: str, before: dict, after: dict
) -> None:
    match = await table_of(home, "head", TimeTerms(pace))
    home.clock.pass_(**before)
    assert (await looks(home, match, CHLOE)).sharing.answering
    home.clock.pass_(**after)
    table = await looks(home, match, CHLOE)
    assert table.sharing.answering == ()
    assert await home.answer_any(match, CHLOE) is not None
    table = await looks(home, match, CHLOE)  # the same sitting goes on
    assert table.question is None or table.sharing.answering == ()


async def test_half_a_day_of_a_sitting_counts_whatever_is_given_or_left_of_a_bank(
    home: House,
) -> None:
    """What somebody adds makes nobody wait longer, and the next sitting begins anew."""
    matches, match = home.play.matches, await table_of(home, "head", TimeTerms("normal"))
    home.clock.pass_(hours=11)
    await matches.give_time(match, BAO.id, 0)
    assert (await looks(home, match, CHLOE)).sharing.answering
    home.clock.pass_(hours=1)
    first = await looks(home, match, CHLOE)
    assert first.sharing.answering == ()
    assert first.question is not None
    sitting = first.question.sitting

    def later(table: Table) -> bool:
        asked = table.question
        return table.seat == 0 and asked is not None and asked.sitting != sitting

    await home.play_on(match, BAO, ANA, until=later)
    assert (await looks(home, match, CHLOE)).sharing.answering == (Holder(ANA.id, "Ana"),)
    home.clock.pass_(hours=12)
    assert (await looks(home, match, CHLOE)).sharing.answering == ()


async def test_only_who_may_answer_is_called_first(home: House) -> None:
    match = await table_of(home, "head", TimeTerms("day"))
    home.clock.pass_(minutes=11)
    called = [(one.kind, one.person) for one in await sent(home)]
    assert called == [("turn", ANA.id), ("turn", BAO.id)]
    home.clock.pass_(hours=12)
    await home.play.time.tick()
    home.clock.pass_(minutes=11)
    reminded = {one.person for one in await sent(home)}
    assert CHLOE.id in reminded  # by then she may answer
    assert (await looks(home, match, CHLOE)).sharing.answering == ()


async def test_what_was_answered_is_taken_back_by_those_who_may_answer(home: House) -> None:
    matches, match = home.play.matches, await table_of(home, "head")
    await home.answer_any(match, ANA)
    await home.answer_any(match, ANA)
    hers = await looks(home, match, CHLOE)
    assert (hers.answers.can_take_back, hers.answers.undoes) == (False, None)
    assert await refusal(matches.take_back(match, CHLOE.id, 0)) == "play-partner-answers"
    assert await refusal(matches.undo(match, CHLOE.id)) == "play-partner-answers"
    assert (await looks(home, match, ANA)).answers.can_take_back
    await matches.take_back(match, ANA.id, 0)


async def test_who_is_in_charge_changes_and_the_list_closes_up(home: House) -> None:
    matches, match = home.play.matches, await table_of(home, "rotate")
    assert (await looks(home, match, CHLOE)).sharing.answering[0].name == "Ana"
    for turn in range(200):
        for person in (ANA, BAO, CHLOE, DAN):
            table = await looks(home, match, person)
            if table.view.round == 1 and not table.sharing.answering:
                await home.answer_any(match, person, turn)
    assert (await looks(home, match, ANA)).sharing.answering == (Holder(CHLOE.id, "Chloé"),)
    await matches.leave(match, CHLOE.id)
    assert (await looks(home, match, ANA)).sharing.answering == ()


async def test_most_of_a_seat_give_it_up_together(home: House) -> None:
    matches, match = home.play.matches, await table_of(home, "rotate")
    table = await matches.concede(match, CHLOE.id)
    assert table.public.status == "running"
    assert not table.public.seats[0].conceded
    mine = await looks(home, match, ANA)
    assert ([one.name for one in mine.sharing.giving_up], mine.sharing.needed) == (["Chloé"], 2)
    assert (await looks(home, match, BAO)).sharing.giving_up == ()
    again = await matches.concede(match, CHLOE.id)  # one person asks once
    assert not again.public.seats[0].conceded
    assert (await matches.keep_on(match, CHLOE.id)).sharing.giving_up == ()
    assert not (await matches.concede(match, ANA.id)).public.seats[0].conceded
    table = await matches.concede(match, CHLOE.id)
    assert table.public.seats[0].conceded
    assert table.public.status == "over"
    assert await home.play.store.read(partners.of_match, match) == ()


async def test_the_first_gives_a_seat_up_where_only_the_first_answers(home: House) -> None:
    matches, match = home.play.matches, await table_of(home, "head")
    assert await refusal(matches.concede(match, CHLOE.id)) == "play-first-only"
    assert (await looks(home, match, ANA)).sharing.needed == 1
    assert (await matches.concede(match, ANA.id)).public.seats[0].conceded


async def test_what_somebody_told_goes_with_them(home: House) -> None:
    matches, match = home.play.matches, await table_of(home, "rotate")
    question = (await looks(home, match, CHLOE)).question
    assert question is not None
    await matches.select(match, CHLOE.id, question.id, (question.options[0].id,))
    await matches.concede(match, CHLOE.id)
    kept, _ = await home.play.store.read(persons.everything, CHLOE.id)
    assert [one["match"] for one in kept["partner"]] == [match]
    await matches.leave(match, CHLOE.id)
    mine = await looks(home, match, ANA)
    assert (mine.sharing.advice, mine.sharing.giving_up, mine.sharing.needed) == ((), (), 1)
    kept, _ = await home.play.store.read(persons.everything, CHLOE.id)
    assert kept["partner"] == []


async def test_advice_is_there_after_a_restart(home: House) -> None:
    match = await table_of(home, "head")
    question = (await looks(home, match, CHLOE)).question
    assert question is not None
    picks = (question.options[1].id,)
    await home.play.matches.select(match, CHLOE.id, question.id, picks)
    (kept,) = await home.play.store.read(partners.of_match, match)
    assert (kept.person, kept.question, kept.picks) == (CHLOE.id, question.id, picks)
    assert picks[0] not in repr(kept)
