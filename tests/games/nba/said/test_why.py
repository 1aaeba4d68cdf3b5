"""What the player says of picks, against what then happens (MND-1.1)."""

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from games.core.decision import random_picks
from games.core.match.match import Match
from games.core.streams import Streams
from games.core.text import Card
from games.nba.advice import leads
from games.nba.heuristic import SensiblePlayer
from games.nba.rules import NbaRules
from games.nba.view import NbaView
from games.registry import load
from games.testing.every import whole_match
from locales.texts import Reader
from tests.engine.strategies import every_text
from tests.games.every import PEOPLE, TEXTS
from tests.games.nba.table import RULES, Table

GAME = load()["nba"]
PLAYER = SensiblePlayer(GAME.rules())


def dice(match: Match, seat: int) -> tuple[int, int]:
    """How many dice of attack and of defence a team has."""
    view = match.view(seat)
    assert isinstance(view, NbaView)
    sums = view.coaches[seat].sums
    return sum(sums[:3]), sum(sums[3:6])


def number(signed: Any) -> int:
    return int(str(signed).replace("−", "-").replace("±", ""))


@pytest.mark.rule("MND-1.1")
def test_who_comes_in_brings_the_dice_that_are_said_and_cards_are_counted() -> None:
    changed = held = 0
    for index in (1, 2):
        for match, _ in whole_match(GAME, 2, index):
            for seat in match.asked:
                question, view = match.questions[seat], match.view(seat)
                assert question is not None
                picks = random_picks(question, Streams(b"%d" % match.step), "picks")
                after = Match.load(match.rules, match.snapshot(), match.keys)
                if question.kind == "nba.sub_out":
                    said = PLAYER.why(view, question, picks)
                    assert said is not None
                    before = dice(match, seat)
                    after.answer(seat, picks)
                    more = number(said.args["attack"]), number(said.args["defence"])
                    assert dice(after, seat) == (before[0] + more[0], before[1] + more[1])
                    changed += 1
                if question.kind == "nba.remove":
                    said = PLAYER.why(view, question, picks)
                    assert said is not None
                    after.answer(seat, picks)
                    own = after.view(seat).coaches[seat]
                    left = [*own.pool, *own.discard]
                    assert said.args["players"] + said.args["tactics"] <= len(left)  # type: ignore[operator]
                    held += 1
    assert changed
    assert held


@pytest.mark.rule("MND-1.1")
@pytest.mark.rule("NBA-5.10")
def test_the_dice_that_are_kept_and_those_that_are_not_make_up_the_roll() -> None:
    kept = 0
    for index in (1, 2):
        for match, _ in whole_match(GAME, 2, index):
            for seat in match.asked:
                question, view = match.questions[seat], match.view(seat)
                assert question is not None
                picks = random_picks(question, Streams(b"%d" % match.step), "picks")
                said = PLAYER.why(view, question, picks)
                if said is None or said.id != "nba-why-keep":
                    continue
                offered = [one.id for one in question.options]
                every = PLAYER.why(view, replace(question, least=0), tuple(offered))
                assert every is not None
                assert every.args["lost"] == 0
                assert said.args["kept"] + said.args["lost"] == every.args["kept"]  # type: ignore[operator]
                kept += 1
    assert kept


@pytest.mark.rule("MND-1.1")
def test_ending_the_substitutions_says_whether_somebody_else_would_help() -> None:
    """It says more than its label does: who would still be sent in, or that nobody would."""
    ended = set[str]()
    for index in range(1, 6):
        for match, _ in whole_match(GAME, 2, index):
            for seat in match.asked:
                question, view = match.questions[seat], match.view(seat)
                assert question is not None
                if question.kind != "nba.sub_in" or question.least:
                    continue
                said = PLAYER.why(view, question, ())
                assert said is not None
                assert said != question.none
                ended.add(said.id)
                if said.id == "nba-why-no-sub-yet":
                    assert isinstance(card := said.args["card"], Card)
                    assert card.id in {option.id for option in question.options}
                elif "players" in said.args:
                    assert said.args["players"] == len(question.options)
    assert ended == {"nba-why-no-sub", "nba-why-no-sub-yet"}


@pytest.mark.rule("MND-1.1")
def test_a_substitution_is_told_by_what_it_brings_first() -> None:
    rules, orders = GAME.rules(), set[bool]()
    assert isinstance(rules, NbaRules)
    every = [rules.cards.player(card) for card in rules.cards.players]
    reader = Reader("en", 0, ("Ana", "Bao"), rules.names())
    for coming, out in pairwise(every):
        more = leads.change(coming, out)
        said = every_text().say(leads.changes(coming, out), reader)
        first, _ = said.split(", ")
        assert ("defence" in first) == (more.attack <= 0 < more.defence), said
        if more.attack > 0 or more.defence > 0:
            assert "+" in first, said
        orders.add("defence" in first)
    assert orders == {True, False}


def said_of(table: Table, *picks: str) -> str:
    """What the player says of picks at the first seat's open question."""
    seat = table.first
    question, view = table.match.questions[seat], table.match.view(seat)
    assert question is not None
    why = PLAYER.why(view, question, picks)
    assert why is not None
    return TEXTS.say(why, Reader("en", seat, PEOPLE[:2], RULES.names()))


@pytest.mark.rule("MND-1.1", "NBA-4.8")
def test_of_preparing_is_said_what_the_best_tactic_brings() -> None:
    table = Table()
    table.put(table.first, hand="B01 S12", lying="")
    assert said_of(table, "prep").startswith("Base Offense 3 Pts: ")
    assert said_of(table, "prep").endswith(" on average")


@pytest.mark.rule("MND-1.1", "NBA-6.1")
def test_of_removing_is_said_what_that_is_good_for() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="B03 S12 S16", lying="")
    table.act(me, "end")
    table.answer(me)
    assert table.kind(me) == "remove"
    assert said_of(table).startswith("they all come back; your deck then has ")
    weak = table.options(me)[0]
    assert said_of(table, weak).startswith("you draw the others more often; your deck then has ")
