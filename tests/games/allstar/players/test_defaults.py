"""Rules ASD-10.1 to 10.5: what is played for whose time ran out, and the sensible player."""

import pytest

from games.allstar.heuristic import SensiblePlayer
from games.allstar.strength import best_entry, preference
from games.core.decision import check
from games.core.streams import Streams
from tests.games.allstar.table import (
    RULES,
    answer,
    begun,
    default,
    drafted,
    kind,
    on,
    options,
    scale,
)


@pytest.mark.rule("ASD-10.1")
def test_cards_that_agree_come_first() -> None:
    ranks = scale()
    order = preference(
        ranks, ["bear-2", "duck-4", "duck-8", "wolf-9"], ["duck-1", "duck-2", "tiger-3"]
    )
    # duck-8: two ducks, a puck; duck-4: two ducks; bear-2: a 2; wolf-9: nothing
    assert order == ["duck-8", "duck-4", "bear-2", "wolf-9"]


@pytest.mark.rule("ASD-10.1")
def test_equal_agreement_goes_by_symbol_number_species() -> None:
    ranks = scale()
    assert preference(ranks, ["bear-2", "wolf-1", "duck-9", "tiger-9", "shark-8"], ()) == [
        "tiger-9",
        "shark-8",
        "wolf-1",
        "duck-9",
        "bear-2",
    ]
    assert preference(ranks, ["horse-9", "bear-9"], ()) == ["bear-9", "horse-9"]


@pytest.mark.rule("ASD-10.1")
def test_the_least_fitting_of_the_seven_is_tossed() -> None:
    match = begun(2)
    while kind(match, 0) != "toss":
        default(match, next(seat for seat in match.asked if kind(match, seat) == "pick"))
    fresh = options(match, 0)
    expected = preference(scale(2), fresh, fresh)[-1]
    default(match, 0)
    mine = match.view(0).mine
    assert mine is not None
    assert mine.toss == expected


@pytest.mark.rule("ASD-10.1")
def test_a_duel_gives_the_last_of_the_order() -> None:
    match = begun(2, {"mode": "duel"})
    order = preference(scale(2), options(match, 0), ())
    question = match.questions[0]
    assert question is not None
    assert RULES.default(match.view(0), question) == (order[0], order[1], order[-1])


@pytest.mark.rule("ASD-10.2")
def test_the_default_entry_makes_the_team_strongest() -> None:
    ranks = scale()
    team = ["panda-1", "panda-2", "panda-3", "bear-4", "wolf-9"]
    assert best_entry(ranks, team, "bear-4", ["duck-5", "panda-8", "panda-9"]) == "panda-8"


@pytest.mark.rule("ASD-10.2")
@pytest.mark.parametrize("deal", range(40))
def test_no_other_entry_makes_a_stronger_team(deal: int) -> None:
    """Of equal ones it is the first as sorted text."""
    ranks, rng = scale(2 + deal % 5), Streams(b"entries")
    team = rng.shuffled(f"deal {deal}", sorted(ranks.cards.players))[:5]
    bench = [one for one in sorted(ranks.cards.players) if one not in team][deal::9]
    kept = team[1:]
    strengths = {one: ranks.strength([*kept, one]) for one in bench}
    most = max(strengths.values())
    first = min(one for one, strength in strengths.items() if strength == most)
    assert best_entry(ranks, team, team[0], bench) == first


@pytest.mark.rule("ASD-10.2")
def test_by_default_nothing_is_swapped_and_buses_go_in_order() -> None:
    match = drafted(
        2,
        "puddle fall",
        "duck-1 duck-2 duck-4 duck-6 duck-9 bear-1 bear-2",
        "wolf-1 wolf-2 wolf-3 wolf-4 wolf-5 wolf-6 wolf-7",
        teams=(
            ["panda-1 panda-2 panda-3 panda-4 panda-5"],
            ["horse-1 horse-2 horse-3 horse-4 horse-5"],
        ),
    )
    default(match, 0)
    assert kind(match, 0) == "team"
    default(match, 0)
    default(match, 0)
    mine = match.view(0).mine
    assert mine is not None
    assert (mine.swaps, mine.buses) == ((), (1, 2))
    assert mine.line is not None
    assert mine.line.cards == ("duck-1", "duck-2", "duck-4", "duck-6", "duck-9")


@pytest.mark.rule("ASD-10.2")
def test_a_swap_begun_is_finished_by_the_default() -> None:
    match = drafted(
        2,
        "puddle fall",
        "duck-1 duck-2 duck-4 duck-6 duck-9 bear-1 panda-8",
        "wolf-1 wolf-2 wolf-3 wolf-4 wolf-5 wolf-6 wolf-7",
        teams=(
            ["panda-1 panda-2 panda-3 panda-4 tiger-5"],
            ["horse-1 horse-2 horse-3 horse-4 horse-5"],
        ),
    )
    answer(match, 0, "tiger-5")
    default(match, 0)
    mine = match.view(0).mine
    assert mine is not None
    assert mine.swaps[0].into == "panda-8"


@pytest.mark.rule("ASD-10.4", "ASD-10.5")
@pytest.mark.parametrize(
    ("seats", "given"),
    [
        (2, {}),
        (2, {"mode": "duel"}),
        (2, {"mode": "market"}),
        (2, {"draft": "two"}),
        (3, {}),
        (4, {"playoff_ties": "exact"}),
        (5, {"draft": "two"}),
        (6, {}),
        (4, {"playoffs": "no"}),
    ],
)
def test_matches_end_with_legal_questions_of_at_most_18_options(
    seats: int, given: dict[str, str]
) -> None:
    match, rng, turn = begun(seats, given), Streams(b"turn"), 0
    sensible = SensiblePlayer(RULES)
    while match.result is None:
        seat = rng.choice("seat", match.asked)
        question = match.questions[seat]
        assert question is not None
        assert 1 <= len(question.options) <= 18
        view = match.view(seat)
        fallback = RULES.default(view, question)
        check(question, fallback)
        picks = sensible.answer(view, question, rng)
        check(question, picks)
        match.answer(seat, picks if turn % 2 else fallback)
        turn += 1
    assert len(match.result) == seats


@pytest.mark.slow
def test_the_sensible_player_beats_the_defaults() -> None:
    rng, sensible, wins = Streams(b"wins"), SensiblePlayer(RULES), 0
    for number in range(12):
        me = number % 3
        match = begun(3, key=f"match {number}".encode())
        while match.result is None:
            seat = match.asked[0]
            question = match.questions[seat]
            assert question is not None
            view = match.view(seat)
            picks = (
                sensible.answer(view, question, rng)
                if seat == me
                else RULES.default(view, question)
            )
            match.answer(seat, picks)
        wins += match.result[0].seats == (me,)
    assert wins >= 7


def test_the_sensible_player_swaps_only_for_gain() -> None:
    match = drafted(
        2,
        "puddle fall",
        "duck-1 duck-2 duck-4 duck-6 duck-9 bear-1 panda-8",
        "wolf-1 wolf-2 wolf-3 wolf-4 wolf-5 wolf-6 wolf-7",
        teams=(
            ["panda-1 panda-2 panda-3 panda-4 tiger-5"],
            ["horse-1 horse-2 horse-3 horse-4 horse-5"],
        ),
    )
    sensible, rng = SensiblePlayer(RULES), Streams(b"x")
    for seat, expected in ((0, ("tiger-5",)), (1, ())):
        question = match.questions[seat]
        assert question is not None
        assert sensible.answer(match.view(seat), question, rng) == expected


def test_the_sensible_player_keeps_what_an_earlier_team_lacks() -> None:
    match = drafted(
        2,
        "puddle fall",
        "duck-1 duck-2 duck-4 duck-6 duck-9 duck-7 panda-8",
        "wolf-1 wolf-2 wolf-3 wolf-4 wolf-5 wolf-6 wolf-7",
        teams=(
            ["panda-1 panda-2 panda-3 panda-4 tiger-5"],
            ["horse-1 horse-2 horse-3 horse-4 horse-5"],
        ),
    )
    state = match.state
    state.mode = "heritage"
    for one in state.seats:
        one.fresh = [*one.bench]
    match = on(state)
    assert kind(match, 0) == "toss"
    question = match.questions[0]
    assert question is not None
    assert RULES.default(match.view(0), question) == ("panda-8",)  # it looks at the seven alone
    sensible = SensiblePlayer(RULES)
    assert sensible.answer(match.view(0), question, Streams(b"x")) != ("panda-8",)
