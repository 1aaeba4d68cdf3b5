"""Group ASD-4: swaps, team and buses in secret."""

import pytest

from games.core.refused import Refused
from tests.games.allstar.table import (
    RULES,
    answer,
    default,
    drafted,
    kind,
    options,
    take_back,
    words,
)

OTHER = "wolf-1 wolf-2 wolf-3 wolf-4 wolf-5 wolf-6 wolf-7 wolf-8"
TEAMS = ("panda-4 panda-1 panda-2 panda-3 panda-5", "horse-9 horse-1 horse-2 horse-3 horse-4")
THEIRS = (
    "bear-1 bear-2 bear-3 bear-4 bear-5",
    "tiger-1 tiger-2 tiger-3 tiger-4 tiger-5",
)
BENCH = "duck-1 duck-2 duck-3 duck-4 duck-5 duck-6 duck-7 duck-8"


@pytest.mark.rule("ASD-4.2", "ASD-4.3", "ASD-4.4")
def test_e12_a_chain_of_swaps() -> None:
    match = drafted(3, "puddle fall frost", BENCH, OTHER, teams=(TEAMS, THEIRS))
    assert len(options(match, 0)) == 10
    answer(match, 0, "panda-4")
    assert kind(match, 0) == "swap_in"
    assert options(match, 0) == sorted(BENCH.split())
    answer(match, 0, "duck-7")
    assert options(match, 0) == sorted(TEAMS[1].split())
    question = match.questions[0]
    assert question is not None
    assert (
        words(question.prompt, 0)
        == "Do you want to swap a card of team 2? Pick the one that goes out."
    )
    answer(match, 0, "horse-9")
    assert "panda-4" in options(match, 0)
    answer(match, 0, "panda-4")
    assert kind(match, 0) == "team"
    bench = options(match, 0)
    assert len(bench) == 8
    assert "horse-9" in bench
    view = match.view(0)
    assert view.mine is not None
    assert "duck-7" in view.mine.teams[0].cards
    assert "panda-4" in view.mine.teams[1].cards


@pytest.mark.rule("ASD-4.3")
def test_e12_naming_nothing_ends_the_swaps() -> None:
    match = drafted(3, "puddle fall frost", BENCH, OTHER, teams=(TEAMS, THEIRS))
    answer(match, 0, "panda-4")
    answer(match, 0, "duck-7")
    answer(match, 0, "")
    assert kind(match, 0) == "team"


@pytest.mark.rule("ASD-4.2")
def test_one_swap_in_round_two_and_none_in_round_one() -> None:
    first = drafted(1, "puddle", BENCH[:41], OTHER[:41])
    assert kind(first, 0) == "team"
    second = drafted(2, "puddle fall", BENCH[:48], OTHER[:48], teams=(TEAMS[:1], THEIRS[:1]))
    assert options(second, 0) == sorted(TEAMS[0].split())
    answer(second, 0, "panda-1")
    answer(second, 0, "duck-1")
    assert kind(second, 0) == "team"
    assert "panda-1" in options(second, 0)


@pytest.mark.rule("ASD-4.4")
@pytest.mark.parametrize(("number", "size", "left"), [(1, 6, 1), (2, 7, 2), (3, 8, 3)])
def test_any_five_of_the_bench_form_the_team(number: int, size: int, left: int) -> None:
    teams = (TEAMS[: number - 1], THEIRS[: number - 1])
    arenas = " ".join(["puddle", "fall", "frost"][:number])
    benches = [" ".join(bench.split()[:size]) for bench in (BENCH, OTHER)]
    match = drafted(number, arenas, *benches, teams=teams)
    if number > 1:
        answer(match, 0, "")
    question = match.questions[0]
    assert question is not None
    assert (question.least, question.most, len(question.options)) == (5, 5, size)
    answer(match, 0, " ".join(options(match, 0)[-5:]))
    view = match.view(0)
    assert view.mine is not None
    assert len(view.mine.bench) == left


@pytest.mark.rule("ASD-4.5", "ASD-4.6")
def test_each_team_takes_one_bus() -> None:
    match = drafted(3, "puddle fall frost", BENCH, OTHER, teams=(TEAMS, THEIRS))
    answer(match, 0, "")
    default(match, 0)
    question = match.questions[0]
    assert question is not None
    assert (question.least, question.most, question.ordered) == (3, 3, True)
    assert options(match, 0) == ["team-1", "team-2", "team-3"]
    answer(match, 0, "team-3 team-1 team-2")
    assert 0 in match.ready
    answer(match, 1, "")
    default(match, 1)
    answer(match, 1, "team-1 team-2 team-3")
    met = [{row.seat: row.team for row in result.rows} for result in match.view(None).results]
    assert met == [{0: 3, 1: 1}, {0: 1, 1: 2}, {0: 2, 1: 3}]


@pytest.mark.rule("ASD-4.5", "ASD-10.5")
def test_the_first_bus_needs_no_question() -> None:
    match = drafted(1, "puddle", BENCH[:41], OTHER[:41])
    default(match, 0)
    assert kind(match, 0) == ""
    assert match.ready == (0,)


@pytest.mark.rule("ASD-4.1", "ASD-9.3")
def test_nothing_shows_but_who_is_ready() -> None:
    match = drafted(2, "puddle fall", BENCH[:48], OTHER[:48], teams=(TEAMS[:1], THEIRS[:1]))
    before = match.view(1)
    answer(match, 0, "panda-1")
    answer(match, 0, "duck-1")
    default(match, 0)
    answer(match, 0, "team-2 team-1")
    assert match.view(1) == before
    assert match.view(None).panels[0].bench == 7
    assert match.ready == (0,)
    take_back(match, 0)
    assert match.ready == ()


@pytest.mark.rule("ASD-4.1", "ASD-10.6")
def test_the_last_step_or_all_of_them_can_be_taken_back() -> None:
    match = drafted(2, "puddle fall", BENCH[:48], OTHER[:48], teams=(TEAMS[:1], THEIRS[:1]))
    begin = match.view(0)
    answer(match, 0, "panda-1")
    answer(match, 0, "duck-1")
    default(match, 0)
    take_back(match, 0)
    assert kind(match, 0) == "team"
    take_back(match, 0)
    assert kind(match, 0) == "swap_in"
    take_back(match, 0)
    assert match.view(0) == begin
    with pytest.raises(Refused):
        take_back(match, 0)


@pytest.mark.rule("ASD-4.1")
def test_the_steps_of_the_phase_are_one_sitting() -> None:
    match = drafted(2, "puddle fall", BENCH[:48], OTHER[:48], teams=(TEAMS[:1], THEIRS[:1]))
    sittings: set[str] = set()
    while kind(match, 0):
        question = match.questions[0]
        assert question is not None
        sittings.add(question.sitting)
        default(match, 0)
    assert sittings == {"lineup:2"}


def test_the_own_steps_are_said_in_words() -> None:
    match = drafted(2, "puddle fall", BENCH[:48], OTHER[:48], teams=(TEAMS[:1], THEIRS[:1]))
    answer(match, 0, "panda-1")
    answer(match, 0, "duck-1")
    default(match, 0)
    answer(match, 0, "team-2 team-1")
    mine = [words(text, 0) for text in RULES.describe(match.view(0))]
    theirs = [words(text, 1) for text in RULES.describe(match.view(1))]
    assert "Your teams in the order of the arenas: 2, 1." in mine
    assert any(line.startswith("Your team 1:") and "Duck 1" in line for line in mine)
    assert any(line.startswith("Ana’s team 1:") and "Panda 1" in line for line in theirs)
    assert not any("Duck 1" in line for line in theirs)


@pytest.mark.rule("ASD-4.2")
def test_a_swap_shows_at_the_resolution_only() -> None:
    match = drafted(2, "puddle fall", BENCH[:48], OTHER[:48], teams=(TEAMS[:1], THEIRS[:1]))
    answer(match, 0, "panda-1")
    answer(match, 0, "duck-1")
    default(match, 0)
    default(match, 0)
    assert "duck-1" not in str(match.view(None).panels[0].teams)
    while match.state.round == 2:
        default(match, 1)
    view = match.view(None)
    assert [(swap.seat, swap.team, swap.out, swap.into) for swap in view.swaps] == [
        (0, 1, "panda-1", "duck-1")
    ]
    assert "duck-1" in view.panels[0].teams[0].cards
