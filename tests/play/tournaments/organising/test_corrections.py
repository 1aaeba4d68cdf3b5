"""What follows for matches where a decision is corrected: some are off, others begin (EVT-1.8)."""

import contextlib
import sqlite3
from datetime import timedelta

import pytest

from db.records.tournaments import StoredPairing
from play.tournaments import conversion
from play.tournaments.organising.acts import Act
from tests.play.house import House
from tests.play.tournaments.played import (
    ORGANISER,
    begun,
    called,
    end,
    go_on,
    rowsof,
    running,
    step,
)
from tournaments import running as rules
from tournaments.records import Terms

SWISS = Terms(format="swiss")


async def decide(home: House, tournament: str, kind, about: int = 0, value: str = ""):
    act = Act(kind, about, value)
    return await home.play.tournaments.decide(tournament, ORGANISER.id, act, "parce que")


@pytest.mark.rule("EVT-1.8", "EVT-2.5")
async def test_a_result_is_corrected_once_the_next_stage_has_begun(home: House) -> None:
    tournament = await begun(home, Terms(format="knockout"), 4)
    whole = await home.play.tournaments.load(tournament)
    while not any(one.round == 2 for one in whole.pairings):
        await step(home, tournament)
        whole = await home.play.tournaments.load(tournament)
    final = next(one for one in whole.pairings if one.round == 2)
    wrong = next(one for one in whole.pairings if {*one.people} & {final.people[0]})
    (winner,) = {*wrong.people} & {*final.people}
    (loser,) = {*wrong.people} - {winner}
    value = "2 1" if wrong.places == (1, 2) else "1 2"
    await decide(home, tournament, "result", wrong.number, value)
    await home.play.tournaments.view(tournament)
    await home.play.tournaments.tick()
    whole = await go_on(home, tournament)
    (old, new) = (one for one in whole.pairings if one.round == 2)
    assert (old.status, new.status) == ("off", "over")
    assert {*new.people} == {*final.people} - {winner} | {loser}


async def final_of_four(
    home: House, *, third_place: bool = False
) -> tuple[str, StoredPairing, StoredPairing]:
    """A knockout of four in its final, with that and the first match of the stage before."""
    tournament = await begun(home, Terms(format="knockout", third_place=third_place), 4)
    whole = await home.play.tournaments.load(tournament)
    while not any(one.round == 2 and one.match for one in whole.pairings):
        await step(home, tournament)
        whole = await home.play.tournaments.load(tournament)
    return tournament, whole.pairings[2], whole.pairings[0]


@pytest.mark.rule("EVT-1.8", "EVT-2.5")
async def test_a_match_that_is_off_calls_nobody_and_its_board_says_so(home: House) -> None:
    tournament, final, first = await final_of_four(home)
    assert final.match is not None
    before = (await home.play.matches.board(final.match)).public
    assert before.awaited != ()
    value = "2 1" if first.places == (1, 2) else "1 2"
    await decide(home, tournament, "result", first.number, value)
    await home.play.tournaments.tick()
    public = (await home.play.matches.board(final.match)).public
    assert (public.status, public.awaited, public.deadline_at) == ("agreed", (), None)
    assert public.part_of is not None
    assert public.part_of.status == "off"
    assert called(home, [final.match]) == []
    await home.play.ratings.tick()
    found = rowsof(home, "SELECT adjudicated FROM result WHERE match = ?", (final.match,))
    assert found == [(1,)]
    whole = await go_on(home, tournament)
    sound_but_for_off = [one for one in whole.pairings if one.status != "off"]
    assert [one.round for one in sound_but_for_off] == [1, 1, 2]
    assert rowsof(home, "SELECT * FROM tournament_result") == []


@pytest.mark.rule("EVT-1.8")
@pytest.mark.parametrize("status", ["off", "over"])
async def test_a_match_that_an_older_release_left_off_or_decided_and_running_ends_at_the_start(
    home: House, status: str
) -> None:
    await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    (match,) = running(home)
    with contextlib.closing(sqlite3.connect(home.play.store.path, isolation_level=None)) as db:
        db.execute("UPDATE tournament_match SET status = ? WHERE match = ?", (status, match))
    await home.play.start()
    assert match not in running(home)
    assert called(home, [match]) == []


@pytest.mark.rule("EVT-2.5", "EVT-5.1")
@pytest.mark.parametrize("kind", ["result", "strike"])
async def test_who_meets_anew_after_a_correction_has_the_days_of_the_round_in_full(
    home: House, kind: str
) -> None:
    tournament, _, first = await final_of_four(home)
    home.clock.pass_(days=8)
    value = "2 1" if first.places == (1, 2) else "1 2"
    await decide(home, tournament, kind, first.number, value if kind == "result" else "")
    await home.play.tournaments.tick()
    facts = (await home.play.tournaments.load(tournament)).facts
    assert facts.dates.until_at is not None
    assert facts.dates.until_at - home.clock.now() == timedelta(days=facts.round_days)
    assert (await go_on(home, tournament)).facts.status == "over"


@pytest.mark.rule("EVT-2.5", "EVT-5.1")
async def test_a_further_game_has_the_time_that_is_left_and_nobody_is_waited_for_to_choose(
    home: House,
) -> None:
    tournament = await begun(home, Terms(format="knockout", best_of=3), 4)
    await home.play.tournaments.tick()
    until_at = (await home.play.tournaments.load(tournament)).facts.dates.until_at
    assert until_at is not None
    assert until_at - home.clock.now() > timedelta(days=29)
    for _ in range(3):
        home.clock.pass_(days=1)
        for match in running(home):
            await end(home, match)
        await home.play.tournaments.tick()
    whole = await home.play.tournaments.load(tournament)
    assert rules.due(conversion.read(whole)).choosers
    assert whole.facts.dates.until_at == until_at
    home.clock.pass_(days=28)  # nobody chooses
    for _ in range(3):
        await home.play.tournaments.tick()
        home.clock.pass_(seconds=5)
    whole = await home.play.tournaments.load(tournament)
    assert [one.game for one in whole.pairings if one.status == "open"] == [2, 2]
    assert whole.facts.dates.until_at is not None
    assert whole.facts.dates.until_at - home.clock.now() > timedelta(days=9)
    assert not any(one.passed for one in whole.pairings)
    assert (await go_on(home, tournament)).facts.status == "over"


@pytest.mark.rule("EVT-2.5")
async def test_the_board_of_a_match_knows_whether_it_is_for_the_third_place(home: House) -> None:
    tournament, *_ = await final_of_four(home, third_place=True)
    home.clock.pass_(seconds=30)  # the next match begins
    await home.play.tournaments.tick()
    whole = await home.play.tournaments.load(tournament)
    slots = set[int]()
    for one in whole.pairings:
        if one.round == 2 and one.match:
            part = (await home.play.matches.board(one.match)).public.part_of
            assert part is not None
            assert part.slot == one.slot
            slots.add(part.slot)
    assert slots == {0, 1}
