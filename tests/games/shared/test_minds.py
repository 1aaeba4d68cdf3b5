"""What the players of all games tell beside their answers (MND-1.1)."""

import pytest

from games.ai.mind import (
    PLAIN,
    Explains,
    Ranks,
    Weighed,
    best_first,
    led_to,
    left_out,
    ranking,
)
from games.core.decision import Decision, Option, Picks, is_legal
from games.core.streams import Streams
from games.core.text import text
from games.registry import load
from games.testing.every import whole_match

GAMES = load()


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.rule("MND-1.1")
def test_every_game_ranks_and_explains(key: str) -> None:
    player = GAMES[key].sensible(GAMES[key].rules())
    assert isinstance(player, Ranks)
    assert isinstance(player, Explains)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.rule("MND-1.1")
def test_a_ranking_begins_with_the_answer_which_is_never_foolish(key: str) -> None:
    game = GAMES[key]
    player = game.sensible(game.rules())
    several = set[str]()
    for seats in {min(number for number in game.info.seats if number > 1), max(game.info.seats)}:
        for match, _ in whole_match(game, seats, 2):
            if match.step % 3:
                continue
            for seat in match.asked:
                question, view = match.questions[seat], match.view(seat)
                assert question is not None
                ranked = ranking(player, view, question, Streams(b"one"))
                answer = player.answer(view, question, Streams(b"one"))
                assert is_legal(question, answer)
                if not ranked:
                    assert question.taste
                    continue
                assert ranked[0].picks == answer
                assert not ranked[0].foolish
                assert all(is_legal(question, one.picks) for one in ranked)
                assert len({one.picks for one in ranked}) == len(ranked)
                worths = [one.worth for one in ranked[1:]]
                assert worths == sorted(worths, reverse=True)
                several |= {question.kind} if len(ranked) > 1 else set()
    assert several


def option(name: str, *, leads: bool = False, weight: int = 0) -> Option:
    said = text("toy-leads", name=name) if leads else None
    return Option(name, text("toy-name", name=name), weight=weight, leads=said)


def asked(*options: Option, least: int = 1, most: int = 1, total: int = 0) -> Decision:
    return Decision("toy", "TOY-1", text("toy"), options, "s", least, most, total)


def test_the_first_of_equals_comes_first() -> None:
    found = best_first([Weighed(("a",), 1), Weighed(("b",), 2), Weighed(("c",), 2)])
    assert [one.picks for one in found] == [("b",), ("c",), ("a",)]


def test_what_is_left_out_is_asked_for_no_more() -> None:
    def first(question: Decision) -> Picks:
        return tuple(one.id for one in question.options[: question.least])

    question = asked(option("a"), option("b"), option("c"), least=2, most=2)
    assert [one.picks for one in left_out(first, question)] == [("a", "b"), ("b", "c")]


def test_an_answer_is_left_out_of_no_ranking_though_nothing_may_be_picked() -> None:
    question = asked(least=0, most=0)
    assert left_out(lambda _: (), question) == (Weighed((), 0),)


def test_a_total_is_reached_by_every_answer_of_a_ranking() -> None:
    def all_of_them(question: Decision) -> Picks:
        return tuple(one.id for one in question.options)

    question = asked(option("a", weight=1), option("b", weight=2), most=2, total=2)
    assert [one.picks for one in left_out(all_of_them, question)] == [("a", "b"), ("b",)]


def test_one_pick_is_told_by_what_it_leads_to_and_several_by_their_names() -> None:
    one = asked(option("a", leads=True), option("b"))
    assert led_to(one, ("a",)) == text("toy-leads", name="a")
    assert led_to(one, ("b",)) == text("toy-name", name="b")
    two = asked(option("a", leads=True), option("b"), option("c"), most=2)
    named = text("core-why-one", what=text("toy-name", name="a"), why=text("toy-leads", name="a"))
    assert led_to(two, ("a",)) == named
    then = text("core-why-then", before=named, then=text("toy-name", name="b"))
    assert led_to(two, ("a", "b")) == then
    plain = led_to(two, ("b", "c"))
    assert plain is not None
    assert plain.id == PLAIN
