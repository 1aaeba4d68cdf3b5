"""What goes wrong on our side stops nobody: AIs that fail, rules that fail, other writers."""

import asyncio
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from msgspec.structs import replace

from db.queries import lobbies
from db.queries.match import matches as queries
from db.store import StaleStep
from games.core.decision import Decision, Picks
from games.core.streams import Streams
from games.core.view import View
from play.refusals import MovedOn
from tests.engine.sampler import GAME
from tests.play.house import ANA, BAO, CHLOE, House, anything, asks, house


@dataclass
class Heard:
    """The faults that were told."""

    faults: list[tuple[str, BaseException, dict[str, str]]] = field(default_factory=list)

    def __call__(self, doing: str, fault: BaseException, /, **about: str) -> None:
        self.faults.append((doing, fault, about))

    @property
    def kinds(self) -> list[tuple[str, str]]:
        return [(doing, type(fault).__name__) for doing, fault, _ in self.faults]


@pytest.fixture
def heard(home: House) -> Heard:
    listener = Heard()
    home.play.on_fault(listener)
    return listener


class Broken:
    """A player that raises, with a secret in its words."""

    def __init__(self, rules: object) -> None:
        pass

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:
        raise RuntimeError(f"my hand is {decision.options[:1]}")


class Cheating(Broken):
    """A player that answers what it may not."""

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:
        return ("the moon",)


@pytest.mark.parametrize(
    ("player", "fault"), [(Broken, "RuntimeError"), (Cheating, "IllegalAnswer")]
)
async def test_an_ai_that_fails_plays_the_default(
    tmp_path: Path, player: type[Broken], fault: str
) -> None:
    game = replace(GAME, sensible=player)
    home = await house(tmp_path / "play.db", games={"sampler": game})
    heard = Heard()
    home.play.on_fault(heard)
    match = await home.match(ANA, ais=1)
    await home.play_on(match, ANA, until=lambda table: table.public.status == "over")
    await home.play.matches.settled()
    assert set(heard.kinds) == {("answer of an AI", fault)}
    _, error, about = heard.faults[0]
    assert error.__traceback__ is not None  # it has a code of its own
    assert (about["match"], about["ai"]) == (match, "sensible")
    assert about["question"].startswith("sampler.")
    await home.play.close()


async def test_a_match_whose_rules_fail_holds_up_no_other(
    home: House, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, good = await home.match(ANA, BAO), await home.match(ANA, CHLOE)
    rules = home.play._repository.rulebook.latest("sampler").rules
    kept, failed = rules.default, []

    def fails_once(view: View, decision: Decision) -> Picks:
        if not failed:
            failed.append(decision)
            raise ZeroDivisionError
        return kept(view, decision)

    monkeypatch.setattr(rules, "default", fails_once)
    home.clock.pass_(days=1)
    await home.play.time.tick()
    assert heard.kinds == [("time-out", "ZeroDivisionError")]
    assert heard.faults[0][2]["match"] in (bad, good)
    lengths = {
        match: len(await home.play.store.read(queries.moves, match)) for match in (bad, good)
    }
    assert min(lengths.values()) == 1
    assert sorted(lengths.values())[1] > 1
    await home.play.time.tick()
    for match in (bad, good):
        assert len(await home.play.store.read(queries.moves, match)) > 1


async def test_a_match_stuck_by_its_rules_is_told_ever_more_rarely(
    home: House, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await home.match(ANA, BAO)
    rules = home.play._repository.rulebook.latest("sampler").rules

    def fails(view: View, decision: Decision) -> Picks:
        raise ZeroDivisionError

    monkeypatch.setattr(rules, "default", fails)
    home.clock.pass_(days=1)
    told = []
    for _ in range(200):
        await home.play.time.tick()
        told.append(len(heard.faults))
    assert told[:8] == [1, 2, 2, 3, 3, 3, 3, 4]
    assert told[-1] <= 10
    monkeypatch.undo()
    for _ in range(64):
        await home.play.time.tick()
    assert len(await home.play.store.read(queries.moves, match)) > 1
    assert len(heard.faults) == told[-1]


async def test_an_ai_task_that_goes_on_failing_is_told_ever_more_rarely(
    home: House, heard: Heard
) -> None:
    async def fails(change: object) -> None:
        raise OSError("the disk is full")

    home.play._repository.commit = fails  # type: ignore[method-assign]
    await home.match(ANA, ais=1)
    await home.play.matches.settled()
    for _ in range(200):
        await home.play.time.tick()
        await home.play.matches.settled()
    assert 1 < len(heard.faults) <= 10


async def test_what_failed_for_long_and_was_mended_is_tried_again_at_once_when_it_fails_anew(
    home: House, heard: Heard
) -> None:
    ais, kept = home.play._ais, home.play._ais._answer_once

    async def fails(match: str) -> bool:
        raise OSError("the disk is full")

    async def faults_in(rounds: int) -> int:
        before = len(heard.faults)
        for _ in range(rounds):
            await home.play.time.tick()
            await home.play.matches.settled()
        return len(heard.faults) - before

    ais._answer_once = fails  # type: ignore[method-assign]
    match = await home.match(ANA, ais=1)
    await home.play.matches.settled()
    assert await faults_in(40) < 8
    ais._answer_once = kept  # type: ignore[method-assign]
    assert await faults_in(64) == 0
    ais._answer_once = fails  # type: ignore[method-assign]
    await home.play_on(match, ANA, until=lambda table: table.public.seats[1].asked)
    await home.play.matches.settled()
    assert await faults_in(1) == 1


async def test_an_ai_task_that_fails_is_tried_again(home: House, heard: Heard) -> None:
    repository, kept = home.play._repository, home.play._repository.commit

    async def fails(change: object) -> None:
        raise OSError("the disk is full")

    repository.commit = fails  # type: ignore[method-assign]
    match = await home.match(ANA, ais=1)
    await home.play.matches.settled()
    assert heard.kinds == [("AI", "OSError")]
    assert heard.faults[0][2] == {"match": match}
    repository.commit = kept  # type: ignore[method-assign]
    await home.play.time.tick()
    await home.play.matches.settled()
    table = await home.play_on(match, ANA, until=lambda table: table.public.status == "over")
    assert table.public.standings is not None


async def test_a_writer_that_never_gets_its_turn_says_so(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await home.play.lobbies.open(
        game="sampler", host=asks(ANA), server=1, channel=1, locale="en"
    )
    tries: list[str] = []

    def stale(*_: object) -> None:
        tries.append(opened.id)
        raise StaleStep(opened.id)

    monkeypatch.setattr(lobbies, "save", stale)
    with pytest.raises(StaleStep):
        await home.play.lobbies.join(opened.id, BAO)
    assert len(tries) > 1
    monkeypatch.undo()
    assert len((await home.play.lobbies.join(opened.id, BAO)).people) == 2


async def test_a_running_match_keeps_the_cards_it_was_started_with(tmp_path: Path) -> None:
    path = tmp_path / "play.db"
    home = await house(path)
    match = await home.match(ANA, BAO)
    before = await home.play.matches.table(match, ANA.id)
    await home.play.close()
    newer = GAME.cards.replace(b"Sun", b"Star of day").replace(b"Soleil", b"Astre du jour")
    assert newer != GAME.cards
    home = await house(path, games={"sampler": replace(GAME, cards=newer)}, seed="y")
    after = await home.play.matches.table(match, ANA.id)
    assert after.public.names == before.public.names
    other = await home.match(ANA, BAO)
    assert (await home.play.matches.table(other, ANA.id)).public.names != before.public.names
    await home.play_on(match, ANA, BAO, until=lambda table: table.public.status == "over")
    data = await home.play.matches.export(match, ANA.id)
    assert (await home.play.verifier.verify(data, ANA.id)).part is None
    await home.play.close()


async def test_presses_of_every_kind_at_once_leave_a_sound_match(home: House) -> None:
    match = await home.match(ANA, BAO, ais=1)
    matches = home.play.matches
    for turn in range(12):
        presses: list[object] = []
        for person in (ANA, BAO):
            question = (await matches.table(match, person.id)).question
            if question is not None:
                picks = anything(question, turn)
                presses += [
                    matches.answer(match, person.id, question.id, picks),
                    matches.answer(match, person.id, question.id, picks[:-1]),
                    matches.select(match, person.id, question.id, picks),
                ]
            presses += [
                matches.undo(match, person.id),
                matches.take_back(match, person.id),
                matches.log(match, person.id),
                matches.board(match),
                matches.propose(match, person.id, "pause")
                if turn % 5 == person.id % 5
                else matches.table(match, person.id),
            ]
        await asyncio.gather(*presses, return_exceptions=True)  # type: ignore[arg-type]
    moves = await home.play.store.read(queries.moves, match)
    assert [move.step for move in moves] == list(range(len(moves)))
    await home.play_on(match, ANA, BAO, until=lambda table: table.public.status == "over")
    assert (
        await home.play.verifier.verify(await matches.export(match, ANA.id), ANA.id)
    ).part is None


async def test_an_answer_on_a_match_ended_by_agreement_leads_to_its_table(home: House) -> None:
    match = await home.match(ANA)
    question = (await home.play.matches.table(match, ANA.id)).question
    assert question is not None
    await home.play.matches.propose(match, ANA.id, "end")
    with pytest.raises(MovedOn) as caught:
        await home.play.matches.answer(match, ANA.id, question.id, anything(question))
    assert caught.value.table.public.status == "agreed"
