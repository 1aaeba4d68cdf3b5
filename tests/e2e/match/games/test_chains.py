"""A chain of sealed questions on a phone: few presses, a summary before the last, any step back."""

from dataclasses import dataclass
from typing import Any

import pytest

from games.core.decision import Decision, Picks, several
from games.core.streams import Streams
from play.records import Table
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import begin
from tests.e2e.house import House
from tests.e2e.match.games.test_jam import seated
from tests.e2e.thumbs import Thumb, controls

MOST = 7  # presses for an ordinary turn: three skaters who can get a card


@dataclass
class Coach:
    """Somebody who lays the cards that a sensible coach would, through the screen alone."""

    house: House
    thumb: Thumb
    thread: str
    match: str

    async def open(self) -> ShownMessage:
        board = await self.house.board(self.thumb.person, self.thread)
        return (await board.press(f"play:{self.match}")).message

    async def table(self) -> Table:
        return await self.house.services.play.matches.table(self.match, int(self.thumb.person.id))

    def sensible(self, table: Table, question: Decision) -> Picks:
        game = self.house.games["jam"]
        return game.players(game.rules())["sensible"].answer(table.view, question, Streams(b"c"))

    async def step(self, shown: ShownMessage) -> ShownMessage:
        """Press once: what is picked already is confirmed, of one option the sensible one."""
        table = await self.table()
        question = table.question
        assert question is not None
        if confirm := controls(shown, "confirm:"):
            return await self.thumb.use(shown, confirm[0])
        assert not several(question)
        picks = self.sensible(table, question)
        if not picks:
            return await self.thumb.use(shown, controls(shown, "none:")[0])
        index = [option.id for option in question.options].index(picks[0])
        for button in controls(shown, "pick:"):
            if str(button["custom_id"]).endswith(f":{index}"):
                return await self.thumb.use(shown, button)
        (select,) = controls(shown, "choose:")
        return (await shown.select(str(index), named=str(select["custom_id"]))).message

    async def turn(self, shown: ShownMessage) -> tuple[ShownMessage, list[str]]:
        """Answer until the phase is done; return the texts before each press."""
        said: list[str] = []
        while any(controls(shown, "pick:", "choose:", "confirm:", "none:")):
            phase = (await self.table()).public.revision
            said.append(shown.text)
            shown = await self.step(shown)
            if (await self.table()).public.revision != phase:
                break
        return shown, said


@pytest.fixture
async def coaches(house: House) -> list[Coach]:
    thumbs, thread = await begin(house, 2, 0, "jam")
    (match,) = await house.services.play.matches.in_channel(int(thread))
    return [Coach(house, thumb, thread, match) for thumb in thumbs]


async def test_an_ordinary_turn_takes_seven_presses_at_most(coaches: list[Coach]) -> None:
    """Two for a movement, one for a block or for a skater without a card, and the last one."""
    ordinary = 0
    for coach in coaches:
        await coach.turn(await coach.open())  # the line-ups
    for _ in range(4):
        for coach in coaches:
            visible = _visible(await coach.table())
            shown, said = await coach.turn(await coach.open())
            assert len(said) <= visible + len(_moves(said[-1])) + 1
            if visible <= 3:
                ordinary += 1
                assert len(said) <= MOST
            assert shown.text
    assert ordinary


def _moves(said: str) -> list[str]:
    """The lines of a summary that say where somebody is to go."""
    return [line for line in said.splitlines() if " vers " in line or ", to " in line]


def _visible(table: Table) -> int:
    view: Any = table.view
    if view.stage != "program":
        return 3
    tops = {one for space, stack in view.stacks.items() for one in _seen(space, stack)}
    return sum(one in tops for one in view.sides[table.seat or 0].lineup)


def _seen(space: str, stack: tuple[str, ...]) -> tuple[str, ...]:
    return stack if space in {"rear", "front", "other"} else stack[-1:]


async def test_as_suggested_fills_the_rest_and_the_last_press_says_what_it_does(
    coaches: list[Coach],
) -> None:
    ana, bao = coaches
    for coach in coaches:
        await coach.turn(await coach.open())
    shown = await ana.open()
    (rest,) = controls(shown, "rest:")
    shown = await ana.thumb.use(shown, rest)
    table = await ana.table()
    assert table.selection.ends
    assert table.question is not None  # nothing is laid before it is confirmed
    assert table.seat not in table.public.ready
    assert "Tu arrêtes la manche dès que" in shown.text
    assert "Poser ces cartes" in shown.labels
    shown = await ana.thumb.use(shown, controls(shown, "confirm:")[0])
    assert (await ana.table()).question is None
    shown, said = await bao.turn(await bao.open())
    assert "• J " in said[-1]  # a sentence a card
    assert "Time" in said[-1]


async def test_an_empty_last_answer_can_be_dropped_before_it_is_confirmed(house: House) -> None:
    thumbs, thread = await seated(house, "live", 2, 0, 1)
    (match,) = await house.services.play.matches.in_channel(int(thread))
    ana, bao = (Coach(house, thumb, thread, match) for thumb in thumbs)
    for coach in (ana, bao):
        await coach.turn(await coach.open())  # the line-ups
    shown = await ana.open()
    while not (await ana.table()).selection.ends:
        shown = await ana.thumb.use(shown, controls(shown, "none:")[0])  # nobody gets a card
    assert controls(shown, "confirm:")
    shown = await ana.thumb.use(shown, controls(shown, "clear:")[0])
    assert not (await ana.table()).selection.ends
    assert not controls(shown, "confirm:")
    shown = await ana.thumb.use(shown, controls(shown, "none:")[0])
    assert (await ana.table()).selection.ends


async def test_any_step_can_be_taken_back_before_the_last_press_and_after_it(
    coaches: list[Coach],
) -> None:
    ana, _ = coaches
    for coach in coaches:
        await coach.turn(await coach.open())
    shown = await ana.open()
    shown = await ana.thumb.use(shown, controls(shown, "rest:")[0])
    given = len((await ana.table()).answers.given)
    back = controls(shown, "dot:")[-1]
    ways = [one["label"] for one in back["options"]]
    assert len(set(ways)) == len(ways) > 5  # each says what it leads back to: a skater, a place
    assert not [way for way in ways if "Pose d" in way or way.endswith(")")]
    going = len(_moves(shown.text))  # a sentence each
    assert sum(way.endswith(", destination") for way in ways) == going > 0
    shown = await ana.thumb.use(shown, back)
    assert len((await ana.table()).answers.given) < given
    shown = await ana.thumb.use(shown, controls(shown, "rest:")[0])
    shown = await ana.thumb.use(shown, controls(shown, "confirm:")[0])
    assert (await ana.table()).question is None
    back = controls(shown, "dot:")[0]
    await ana.thumb.use(shown, back)
    assert (await ana.table()).question is not None


async def test_wishes_are_passed_over_and_there_is_a_way_back_to_them(coaches: list[Coach]) -> None:
    for coach in coaches:
        await coach.turn(await coach.open())
    for coach in coaches:
        shown = await coach.open()
        while not controls(shown, "back-to:") and controls(shown, "choose:", "pick:", "none:"):
            shown = await coach.step(shown)
        if found := controls(shown, "back-to:"):
            given = len((await coach.table()).answers.given)
            shown = await coach.thumb.use(shown, found[0])
            table = await coach.table()
            assert table.question is not None
            assert table.question.kind == "jam.plan_block"
            assert len(table.answers.given) == given - 1
            shown = await coach.thumb.use(shown, controls(shown, "next:", "nexts:")[-1])
            await coach.thumb.use(shown, controls(shown, "confirm:")[0])
            assert (await coach.table()).answers.given[-1].picks
            return
    raise AssertionError("nobody lays a block")
