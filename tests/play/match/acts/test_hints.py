"""Hints: what the house would do, where a table allows it, and counted (MND-2)."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from msgspec.structs import replace

from db.queries.match import matches
from db.records.time import TimeTerms
from games import registry
from games.core.refused import Refused
from play.match.acts.hints import allowed
from play.match.service import Matches
from play.records import Table
from tests.play.house import ANA, BAO, House, house
from tests.play.house import GAMES as SAMPLER

GAMES = registry.load()
DEALT = {"decks": "deal"}


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    home = await house(tmp_path / "bot.db", games={**GAMES, **SAMPLER})
    yield home
    await home.play.close()


async def asked(home: House, match: str) -> Table:
    """The table of Ana as soon as something is asked there that can be answered well or badly."""
    return await home.play_on(
        match, ANA, until=lambda one: one.question is not None and not one.question.taste
    )


@pytest.mark.rule("MND-2.1")
async def test_a_hint_says_what_the_house_would_do_and_picks_nothing(home: House) -> None:
    match = await home.match(ANA, ais=1, game="firstdeck", options=DEALT)
    before = await asked(home, match)
    assert before.question is not None
    assert before.may_hint
    assert before.hint is None
    question = before.question.id
    told = await home.play.matches.hint(match, ANA.id, question)
    assert told.hint is not None
    assert told.hint.why is not None
    assert not told.selection.touched
    assert (told.public.head, told.public.revision) == (before.public.head, before.public.revision)
    again = await home.play.matches.hint(match, ANA.id, question)
    assert again.hint == told.hint
    assert (await home.play.matches.table(match, ANA.id)).hint == told.hint
    after = await home.play.matches.answer(match, ANA.id, question, told.hint.picks)
    assert after.hint is None


@pytest.mark.rule("MND-2.2")
async def test_hints_are_counted_once_a_question_and_told_at_the_end(home: House) -> None:
    match = await home.match(ANA, ais=1, game="firstdeck", options=DEALT)
    at_table = home.play.matches
    for _ in range(2):
        table = await asked(home, match)
        assert table.question is not None
        for _ in range(2):
            table = await at_table.hint(match, ANA.id, table.question.id)
            assert table.question is not None
        assert table.ending.hints == ()  # nobody is told while it runs
        assert table.hint is not None
        await at_table.answer(match, ANA.id, table.question.id, table.hint.picks)
    over = await home.play_on(match, ANA, until=lambda one: one.public.status == "over")
    seat = over.seat
    assert seat is not None
    assert over.ending.hints[seat] == 2
    assert sum(over.ending.hints) == 2
    assert (await at_table.board(match)).ending.hints == over.ending.hints
    data = await at_table.export(match, ANA.id)
    assert msgspec.json.decode(data)["hints"] == [*over.ending.hints]
    assert (await home.play.verifier.verify(data, ANA.id)).part is None


@pytest.mark.rule("MND-1.2")
async def test_the_file_of_a_match_says_how_strong_its_ais_were(home: House) -> None:
    match = await home.match(ANA, ais=1)
    table = await home.play_on(match, ANA, until=lambda one: one.public.status == "over")
    data = await home.play.matches.export(match, ANA.id)
    levels = msgspec.json.decode(data)["levels"]
    assert levels[table.seat or 0] == ""
    assert [one for one in levels if one] == [
        holder.ai for seat in table.public.seats for holder in seat.holders if holder.ai
    ]
    assert (await home.play.verifier.verify(data, ANA.id)).part is None


@pytest.mark.rule("MND-2.2")
async def test_without_hints_the_file_of_a_match_says_nothing_of_them(home: House) -> None:
    match = await home.match(ANA, BAO)
    await home.play_on(match, ANA, BAO, until=lambda table: table.public.status == "over")
    said = msgspec.json.decode(await home.play.matches.export(match, ANA.id))
    assert "hints" not in said
    assert "levels" not in said  # people alone


@pytest.mark.rule("MND-2.2")
@pytest.mark.parametrize(
    ("terms", "may"),
    [
        (TimeTerms("day"), False),
        (TimeTerms("day", hints="on"), True),
        (TimeTerms("day", hints="on", rated=True), False),
    ],
)
async def test_among_people_a_table_must_allow_hints(
    home: House, terms: TimeTerms, may: bool
) -> None:
    match = await home.match(ANA, BAO, game="firstdeck", terms=terms, options=DEALT)
    table = await home.play_on(
        match, ANA, BAO, until=lambda one: one.seat == 0 and one.question is not None
    )
    assert table.question is not None
    assert table.may_hint == may
    if not may:
        with pytest.raises(Refused) as no:
            await home.play.matches.hint(match, ANA.id, table.question.id)
        assert no.value.why.id == "play-no-hints"


@pytest.mark.rule("MND-2.2")
async def test_against_ais_a_table_may_go_without(home: House) -> None:
    match = await home.match(ANA, ais=1, terms=TimeTerms("day", hints="off"))
    assert not (await home.play.matches.table(match, ANA.id)).may_hint


@pytest.mark.rule("MND-2.2")
async def test_a_match_of_a_tournament_never_has_hints(home: House) -> None:
    match = await home.match(ANA, ais=1, terms=TimeTerms("day", hints="on"))
    whole = await home.play.store.read(matches.load, match)
    assert whole is not None
    assert allowed(whole)
    of_a_tournament = replace(whole, part_of=SimpleNamespace())
    assert not allowed(of_a_tournament)


def _suggestion(matches: Matches) -> Callable[[str, int, str], Awaitable[Table]]:
    return lambda match, person, question: matches.select(match, person, question, None)


def steps(table: Table) -> bool:
    return table.question is not None and table.question.steps


def chains(table: Table) -> bool:
    return table.question is not None and table.question.chain is not None


@pytest.mark.rule("MND-7")
@pytest.mark.parametrize("rated", [True, False])
async def test_a_rated_match_has_no_hints_but_what_saves_presses(
    home: House, *, rated: bool
) -> None:
    """A suggestion, a plan and the next part of a turn are there alike for all."""
    matches, terms = home.play.matches, TimeTerms("day", rated=rated, hints="on")
    for game, options, there, press in (
        ("jam", {"jams": "1"}, chains, matches.fill),
        ("nba", {}, steps, matches.step),
        ("firstdeck", DEALT, lambda one: one.question is not None, _suggestion(matches)),
    ):
        match = await home.match(ANA, BAO, game=game, terms=terms, options=options)
        table = await home.play_on(
            match, ANA, BAO, until=lambda one, there=there: one.seat == 0 and there(one)
        )
        assert table.question is not None
        assert table.may_hint is not rated
        assert (table.selection.step is None) == (not table.question.steps)
        assert (table.selection.step_why is None) == (table.selection.step is None)
        await press(match, ANA.id, table.question.id)


@pytest.mark.rule("MND-2.2")
async def test_a_stranger_gets_no_hint(home: House) -> None:
    match = await home.match(ANA, ais=1)
    table = await home.play.matches.table(match, ANA.id)
    assert table.question is not None
    with pytest.raises(Refused):
        await home.play.matches.hint(match, BAO.id, table.question.id)
