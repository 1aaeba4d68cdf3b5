"""What options lead to, what a whole line-up comes to, and what comes and decides."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from games.allstar.heuristic import SensiblePlayer
from games.allstar.reasons import greater, lesser, values
from games.allstar.view import AllStarView, Group
from games.core.decision import Decision, named
from games.core.match.match import Match
from games.core.text import Text

from .table import RULES, answer, begun, default, kind, scale
from .test_words import lined_up, words


def leads(match: Match) -> dict[str, str]:
    question = match.explained(0)
    assert question is not None
    return {one.id: words(one.leads, 0, "en") for one in question.options if one.leads}


@pytest.mark.rule("ASD-4.4")
def test_who_stays_on_the_bench_is_asked_where_fewer_stay() -> None:
    """Six cards, one arena: each says what the five others show; of seven two are named."""
    match = begun(3)
    while (first := match.explained(0)) is None or first.kind != "allstar.team":
        seat = match.asked[0]
        asked = match.questions[seat]
        assert asked is not None
        match.answer(seat, match.rules.default(match.view(seat), asked))
    assert first.leaves
    stays, *others = (one.id for one in first.options)
    assert named(first, tuple(others)) == (stays,)
    assert words(first.prompt, 0, "en").startswith("Who stays on the bench?")
    assert all("without it Power" in said for said in leads(match).values())
    later = lined_up()
    answer(later, 0, "")
    second = later.questions[0]
    assert second is not None
    assert second.leaves
    assert words(second.prompt, 0, "en").startswith("Which 2 stay on the bench?")


@pytest.mark.rule("ASD-2.3")
def test_a_first_card_says_what_it_makes_with_those_beside_it() -> None:
    """There is nothing of mine yet with which it could go."""
    match = begun(3)
    said = leads(match)
    assert len(said) == len(match.questions[0].options)
    assert all(one.endswith("others here") for one in said.values())
    assert any(one.startswith("makes two") for one in said.values())


@pytest.mark.rule("ASD-5.4")
def test_the_neighbours_of_a_group_are_told_in_both_directions() -> None:
    view = lined_up().view(0)
    for size in range(1, 6):
        for medal, criterion in enumerate(view.criteria):
            for value in values(view.species, criterion):
                group = Group(size, criterion, medal, value, ())
                less = lesser(group, view.criteria, view.species)
                if less is not None:
                    assert greater(less, view.criteria, view.species) == group
    top = values(view.species, view.criteria[0])[0]
    assert greater(Group(5, view.criteria[0], 0, top, ()), view.criteria, view.species) is None


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


def drafts_and_swaps(match: Match) -> Iterator[tuple[int, Decision, AllStarView]]:
    """Every question of a match what to draft or to exchange, answered by default."""
    while match.result is None:
        for seat in match.asked:
            question, view = match.explained(seat), match.view(seat)
            assert question is not None
            assert isinstance(view, AllStarView)
            if kind(match, seat) in {"swap", "pick"}:
                yield seat, question, view
        default(match, match.asked[0])


@pytest.mark.rule("ASD-2.3", "ASD-4.2")
def test_a_card_to_draft_says_which_older_team_it_would_make_stronger() -> None:
    """What it makes with the bench is half of what it is good for."""
    strength, told = scale(3).strength, Counter[bool]()
    for seat, question, view in drafts_and_swaps(begun(3)):
        assert view.mine is not None
        if question.kind == "allstar.swap" or not view.mine.bench:
            continue
        for one in question.options:
            more = max(
                (
                    strength([one.id if card == out else card for card in team.cards])[0]
                    - team.best.size
                    for team in view.mine.teams
                    for out in team.cards
                ),
                default=0,
            )
            said = words(one.leads or Text(""), seat, "en")
            assert ("in your team" in said) == (more > 0)
            told[more > 0] += 1
    assert told[True]
    assert told[False]


@pytest.mark.rule("MND-1.1", "ASD-4.2")
def test_why_names_the_older_team_a_draft_helps_and_the_new_one_an_exchange_helps() -> None:
    player, strength, told = SensiblePlayer(RULES), scale(3).strength, Counter[str]()
    for seat, question, view in drafts_and_swaps(begun(3, {"draft": "two"})):
        assert view.mine is not None
        for one, other in pairwise(question.options):
            picks = (one.id, other.id)[: question.most]
            why = player.why(view, question, picks)
            assert why is not None
            told[why.id] += 1
            said = words(why, seat, "en")
            if why.id == "allstar-why-raise":
                assert "would make" in said
            if why.id == "allstar-why-out":
                bench = view.mine.bench
                assert strength([*bench, one.id])[0] > strength(bench)[0]
                assert said.endswith("with your bench")
    assert told["allstar-why-raise"]
    assert told["allstar-why-out"]
    assert told["allstar-swap-line"]
