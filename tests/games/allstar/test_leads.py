"""What options lead to, what a whole line-up comes to, and what comes and decides."""

import pytest

from games.core.match.match import Match

from .table import answer
from .test_words import lined_up, words


def leads(match: Match) -> dict[str, str]:
    question = match.explained(0)
    assert question is not None
    return {one.id: words(one.leads, 0, "en") for one in question.options if one.leads}


@pytest.mark.rule("ASD-5.2")
def test_a_card_for_the_new_team_says_with_which_of_mine_it_counts() -> None:
    match = lined_up()
    answer(match, 0, "")
    said = leads(match)
    assert said["duck-1"] == "part of your three Ducks"
    assert said["horse-5"] == "goes with none of yours"


def test_a_line_up_belongs_together_and_is_read_before_it_is_laid() -> None:
    match = lined_up()
    question = match.questions[0]
    assert question is not None
    assert question.chain is not None
    answer(match, 0, "tiger-1")
    answer(match, 0, "rabbit-9")
    answer(match, 0, "duck-1 duck-2 bear-3 duck-4 horse-5")
    said = [words(one, 0, "en") for one in match.rules.summary(match.view(0))]
    assert said[0] == "Team 1: Rabbit 9 for Tiger 1."
    assert said[1].startswith("Your team 2: ")


@pytest.mark.rule("ASD-6.2")
def test_the_question_of_the_buses_says_what_each_arena_pays() -> None:
    match = lined_up()
    answer(match, 0, "")
    answer(match, 0, "duck-1 duck-2 bear-3 duck-4 horse-5")
    question = match.questions[0]
    assert question is not None
    said = words(question.prompt, 0, "en")
    assert "Puddle Park (13 · 10)" in said
    assert "five numbers in a row beat everything" in said


@pytest.mark.rule("ASD-7.8")
def test_the_play_offs_are_announced_from_the_first_round_on() -> None:
    match = lined_up()
    (ahead,) = match.rules.headline(match.view(None)).ahead
    assert "play-offs" in words(ahead, None, "en")


@pytest.mark.rule("ASD-6.1")
def test_all_arenas_of_a_round_are_one_point_of_the_course() -> None:
    match = lined_up()
    for seat in (0, 1):
        while (question := match.questions[seat]) is not None and seat in match.asked:
            if question.kind not in {"allstar.swap", "allstar.team", "allstar.bus"}:
                break
            outcome = match.answer(seat, match.rules.default(match.view(seat), question))
    told = [one for one in outcome.events if one.heading and one.decides]
    assert [one.together for one in told] == [False, True]
