"""Answering, selecting, taking back, undoing: what counts, what is refused."""

import asyncio

import msgspec
import pytest

from cogs.question.presses import Toggled
from db.queries.match import matches as queries
from games.core.decision import Answer, Decision, is_legal
from games.core.refused import IllegalMove, Refused
from play.records import Table
from play.refusals import MovedOn
from tests.engine.sampler.rules import SamplerRules
from tests.engine.sampler.state import State
from tests.play.house import ANA, BAO, CHLOE, House, anything, house


def sealed(table: Table) -> bool:
    return table.question is not None and table.question.sealed


def payment(table: Table) -> bool:
    return table.question is not None and table.question.least_total > 0


async def steps(home: House, match: str) -> int:
    return len(await home.play.store.read(queries.moves, match)) - 1


async def refusal(work: object) -> str:
    with pytest.raises(Refused) as caught:
        await work  # type: ignore[misc]
    return caught.value.why.id


def purchase(table: Table) -> bool:
    return table.question is not None and table.question.kind == "sampler.buy"


async def test_a_table_says_what_options_lead_to(home: House) -> None:
    match = await home.match(ANA, BAO)
    table = await home.play_on(match, ANA, BAO, until=purchase)
    assert table.question is not None
    said = [option.group.id if option.group else "" for option in table.question.options]
    assert set(said) == {"sampler-suit"}


async def test_the_same_press_twice_is_one_move_and_no_error(home: House) -> None:
    match = await home.match(ANA, BAO)
    table = await home.play.matches.table(match, ANA.id)
    assert table.question is not None
    press = (match, ANA.id, table.question.id, anything(table.question))
    first = await home.play.matches.answer(*press)
    done = await steps(home, match)
    again = await home.play.matches.answer(*press)
    assert await steps(home, match) == done
    assert again.note is not None
    assert again.note.id == "play-already"
    assert again.question == first.question


async def test_an_old_button_leads_to_the_current_table(home: House) -> None:
    match = await home.match(ANA, BAO)
    old = (await home.play.matches.table(match, ANA.id)).question
    assert old is not None
    await home.answer_any(match, ANA)
    home.clock.pass_(seconds=1)
    await home.answer_any(match, ANA)
    done = await steps(home, match)
    with pytest.raises(MovedOn) as caught:
        await home.play.matches.answer(match, ANA.id, old.id, anything(old))
    assert caught.value.why.id == "core-stale"
    assert caught.value.table.seat == 0
    assert await steps(home, match) == done


async def test_garbage_and_strangers_change_nothing(home: House) -> None:
    match = await home.match(ANA, BAO)
    matches = home.play.matches
    question = (await matches.table(match, ANA.id)).question
    assert question is not None
    with pytest.raises(IllegalMove):
        await matches.answer(match, ANA.id, question.id, ("no such card",))
    with pytest.raises(IllegalMove):
        await matches.answer(match, ANA.id, question.id, ())
    with pytest.raises(MovedOn):
        await matches.answer(match, ANA.id, "never asked", ())
    assert await refusal(matches.answer(match, CHLOE.id, question.id, ())) == "play-not-yours"
    assert await refusal(matches.answer("nowhere", ANA.id, question.id, ())) == "play-no-match"
    assert await refusal(matches.undo(match, CHLOE.id)) == "play-not-yours"
    assert await refusal(matches.table("nowhere", ANA.id)) == "play-no-match"
    assert await refusal(matches.board("nowhere")) == "play-no-match"
    assert await steps(home, match) == 0


async def test_a_hundred_presses_at_once_are_one_move(home: House) -> None:
    match = await home.match(ANA, BAO)
    question = (await home.play.matches.table(match, ANA.id)).question
    assert question is not None
    presses = [
        home.play.matches.answer(match, ANA.id, question.id, anything(question, seed))
        for seed in range(100)
    ]
    tables = await asyncio.gather(*presses)
    assert await steps(home, match) == 1
    assert sum(table.note is None for table in tables) == 1


async def test_two_services_on_one_database_take_turns(home: House) -> None:
    other = await house(home.play.store.path, home.clock)
    match = await home.match(ANA, BAO)
    for turn in range(200):
        asked = {
            person: (await home.play.matches.table(match, person.id)).question
            for person in (ANA, BAO)
        }
        presses = [
            where.play.matches.answer(match, person.id, question.id, anything(question, turn))
            for person, question in asked.items()
            if question is not None
            for where in (home, other)
        ]
        if not presses:
            break
        before = await steps(home, match)
        for done in await asyncio.gather(*presses, return_exceptions=True):
            assert isinstance(done, Table | MovedOn)
        assert before < await steps(home, match) <= before + len(presses) // 2
    table = await other.play.matches.table(match, ANA.id)
    assert table.public.status == "over"
    assert table == await home.play.matches.table(match, ANA.id)
    await other.play.close()


async def test_a_selection_is_kept_until_its_question_goes(home: House) -> None:
    match = await home.match(ANA, BAO)
    table = await home.play_on(match, ANA, BAO, until=payment)
    person = (ANA, BAO)[table.seat or 0]
    assert table.question is not None
    assert not table.selection.touched
    coin = table.question.options[0].id
    table = await home.play.matches.select(match, person.id, table.question.id, (coin,))
    assert (table.selection.picks, table.selection.touched) == ((coin,), True)
    other = (await home.play.matches.table(match, (BAO, ANA)[table.seat or 0].id)).selection.picks
    assert other is None
    matches, question = home.play.matches, table.question
    assert question is not None
    with pytest.raises(IllegalMove):
        await matches.select(match, person.id, question.id, ("dust",))
    with pytest.raises(IllegalMove):
        await matches.select(match, person.id, question.id, (coin, coin))
    table = await matches.answer(match, person.id, question.id, anything(question))
    assert (table.selection.picks, table.selection.touched) == (None, False)
    with pytest.raises(MovedOn):
        await matches.select(match, person.id, "old", (coin,))


async def test_what_is_ticked_already_counts_once_it_is_confirmed(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asks = SamplerRules.ask

    def ticking(
        self: SamplerRules, state: State, seat: int, given: tuple[Answer, ...]
    ) -> Decision | None:
        asked = asks(self, state, seat, given)
        if asked is None or asked.least_total == 0:
            return asked
        return msgspec.structs.replace(asked, ticked=tuple(one.id for one in asked.options))

    monkeypatch.setattr(SamplerRules, "ask", ticking)
    match, matches = await home.match(ANA, BAO), home.play.matches
    table = await home.play_on(match, ANA, BAO, until=payment)
    person, question = (ANA, BAO)[table.seat or 0], table.question
    assert question is not None
    assert table.selection.picks == question.ticked
    stored = await home.play.matches.table(match, person.id)
    assert stored.selection.picks == question.ticked
    first = question.options[0].id
    less = Toggled("0", wanted=False)
    table = await matches.select(match, person.id, question.id, less.picks)
    assert table.selection.picks == question.ticked[1:]
    table = await matches.select(match, person.id, question.id, ())
    assert table.selection.picks == ()  # started again
    again = Toggled("0", wanted=True)
    table = await matches.select(match, person.id, question.id, again.picks)
    assert table.selection.picks == (first,)


async def test_sealed_answers_are_taken_back_one_by_one_or_to_a_dot(home: House) -> None:
    match = await home.match(ANA, BAO)
    matches = home.play.matches
    assert await refusal(matches.take_back(match, ANA.id)) == "core-nothing-to-take-back"
    while len((await matches.table(match, ANA.id)).answers.given) < 2:
        assert await home.answer_any(match, ANA)
    table = await matches.take_back(match, ANA.id)
    assert len(table.answers.given) == 1
    assert sealed(table)
    await home.answer_any(match, ANA)
    table = await matches.take_back(match, ANA.id, keep=0)
    assert (table.answers.given, table.answers.can_take_back) == ((), False)
    assert await refusal(matches.take_back(match, ANA.id, keep=0)) == "play-nothing-after"


async def test_an_open_answer_is_undone_until_something_is_drawn(home: House) -> None:
    match = await home.match(ANA, BAO)
    matches = home.play.matches
    assert await refusal(matches.undo(match, ANA.id)) == "core-nothing-to-undo"
    before = await matches.table(match, ANA.id)
    after = await home.answer_any(match, ANA)
    assert after is not None
    assert after.answers.can_undo
    table = await matches.undo(match, ANA.id)
    assert table.question == before.question
    assert not table.answers.can_undo


async def test_an_undo_takes_back_the_answer_that_it_names(home: House) -> None:
    match = await home.match(ANA, BAO)
    matches = home.play.matches
    first = await home.play_on(
        match, ANA, BAO, until=lambda to: movable(to) and to.answers.can_undo
    )
    mover = (ANA, BAO)[first.seat or 0]
    second = await home.answer_any(match, mover)
    assert second is not None
    assert first.question is not None
    assert second.answers.undoes == first.question.id
    assert await refusal(matches.undo(match, mover.id, first.answers.undoes)) == "play-not-the-last"
    assert await refusal(matches.undo(match, mover.id, "nonsense")) == "play-not-the-last"
    table = await matches.undo(match, mover.id, second.answers.undoes)
    assert (table.question, table.answers.undoes) == (first.question, first.answers.undoes)
    assert (
        await refusal(matches.undo(match, mover.id, second.answers.undoes)) == "play-already-undone"
    )
    await matches.undo(match, mover.id, first.answers.undoes)
    assert (
        await refusal(matches.undo(match, mover.id, second.answers.undoes))
        == "core-nothing-to-undo"
    )


def movable(table: Table) -> bool:
    """Whether somebody is asked to move, of which one move may follow another."""
    return table.question is not None and table.question.kind == "sampler.move"


async def test_others_learn_nothing_from_sealed_answers(home: House) -> None:
    match = await home.match(ANA, BAO)
    await home.answer_any(match, ANA)
    await home.answer_any(match, BAO)
    matches = home.play.matches
    seen, board = await matches.table(match, BAO.id), await matches.board(match)
    home.told.clear()
    table = await home.answer_any(match, ANA)
    assert table is not None
    assert len(table.answers.given) == 1
    assert table.question is not None
    assert await matches.table(match, BAO.id) == seen
    assert await matches.board(match) == board
    assert home.told == []


async def test_news_stay_until_there_are_newer_ones(home: House) -> None:
    match = await home.match(ANA, BAO)
    matches = home.play.matches
    await home.play_on(match, ANA, BAO, until=payment)
    first = await matches.table(match, ANA.id)
    assert (await matches.table(match, ANA.id)).news.entries == first.news.entries
    await home.play_on(match, BAO, ANA, until=lambda table: table.public.status == "over")
    numbers = [entry.number for entry in (await matches.table(match, ANA.id)).news.entries]
    assert numbers


async def test_a_late_note_of_what_was_seen_changes_nothing(home: House) -> None:
    """Two tables were loaded one after the other, and the earlier one is noted last."""
    match = await home.match(ANA, BAO)
    for step, news_from in ((9, 4), (6, -1)):
        await home.play.store.write(queries.seen, match, ANA.id, step, news_from)
    whole = await home.play.store.read(queries.load, match)
    assert whole is not None
    seen = {one.person: (one.seen, one.news_from) for one in whole.holders}
    assert seen == {ANA.id: (9, 4), BAO.id: (-1, -1)}


async def test_conceding_ends_a_match_of_two(home: House) -> None:
    match = await home.match(ANA, BAO)
    table = await home.play.matches.concede(match, ANA.id)
    assert table.public.status == "over"
    assert await refusal(home.play.matches.concede(match, BAO.id)) == "play-over"
    assert await refusal(home.play.matches.undo(match, BAO.id)) == "play-over"
    with pytest.raises(MovedOn) as caught:
        await home.play.matches.answer(match, BAO.id, "whatever", ())
    assert caught.value.table.public.standings is not None


async def test_the_log_has_pages_and_keeps_private_parts_to_their_reader(home: House) -> None:
    match = await home.match(ANA, BAO)
    await home.play_on(match, ANA, BAO, until=lambda table: table.public.status == "over")
    matches = home.play.matches
    last = await matches.log(match, ANA.id)
    assert last.page == last.pages > 1
    first = await matches.log(match, ANA.id, 1)
    pages = [(await matches.log(match, ANA.id, page)).entries for page in range(1, last.pages + 1)]
    known = [entry.number for page in pages for entry in page]
    assert known == list(range(1, len(known) + 1))
    drafted = [entry for entry in first.entries if entry.part.text.id == "sampler-drafted"]
    assert len(drafted) == 1
    public = [
        entry
        for page in range(1, last.pages + 1)
        for entry in (await matches.log(match, CHLOE.id, page)).entries
    ]
    assert not [entry for entry in public if entry.part.text.id == "sampler-drafted"]
    assert public


async def test_a_selection_may_be_short_but_an_answer_may_not(home: House) -> None:
    match = await home.match(ANA, BAO)
    table = await home.play_on(match, ANA, BAO, until=payment)
    person, question = (ANA, BAO)[table.seat or 0], table.question
    assert question is not None
    assert not is_legal(question, ())
    table = await home.play.matches.select(match, person.id, question.id, ())
    assert (table.selection.picks, table.selection.touched) == ((), True)
    with pytest.raises(IllegalMove):
        await home.play.matches.answer(match, person.id, question.id, ())


async def test_nothing_secret_stands_in_a_repr(home: House) -> None:
    match = await home.match(ANA, BAO)
    table = await home.answer_any(match, ANA)
    assert table is not None
    whole = await home.play.store.read(queries.load, match)
    moves = await home.play.store.read(queries.moves, match)
    assert whole is not None
    said = repr((table, whole, moves, await home.play.matches.log(match, ANA.id)))
    assert whole.match.seed.hex() not in said
    assert repr(whole.match.seed) not in said
    assert not [card for card in ("sun-", "moon-", "star-", "charm-", "coin-") if card in said]
