"""Group ASD-6: the matches, who is paid what, and what is told of them."""

import pytest

from games.allstar import reasons
from games.allstar.state import State

from .table import begun, blank, default, drafted, ids, on, play_round, said, words

HIGH = "duck-1 duck-2 duck-4 duck-6 duck-9 bear-1"
NINES = "bear-9 eagle-9 rabbit-9 tiger-2 horse-3 wolf-5"
ALSO = "shark-9 caribou-9 wolf-9 tiger-6 horse-4 wolf-2"
LOW = "panda-1 rabbit-2 penguin-7 walrus-5 shark-1 bear-3"


def played(arena: str, *benches: str) -> tuple[State, list[str]]:
    match = drafted(1, arena, *benches)
    events = play_round(match)
    return match.state, said(events)


@pytest.mark.rule("ASD-6.2", "ASD-6.3")
def test_e6_tied_teams_share_a_rank_and_ranks_are_skipped() -> None:
    state, _ = played("puddle", HIGH, NINES, ALSO, LOW)
    rows = state.results[0].rows
    assert [row.rank for row in rows] == [1, 2, 2, 4]
    assert [row.points for row in rows] == [13, 10, 10, 5]
    assert [seat.supporters for seat in state.seats] == [13, 10, 10, 5]


@pytest.mark.rule("ASD-6.2")
def test_e8_the_weaker_team_is_better_paid_in_polarena() -> None:
    state, _ = played("polarena", HIGH, NINES, LOW)
    assert [seat.supporters for seat in state.seats] == [5, 8, 10]


@pytest.mark.rule("ASD-6.1", "ASD-9.5")
def test_every_rank_is_told_with_its_reason() -> None:
    _, told = played("puddle", HIGH, NINES, ALSO, LOW)
    assert told[:5] == [
        "Arena 1, Puddle Park: 1st Ana (+13, 5 Ducks, bronze), 2nd Bao (+10, 3 × 9, silver), "
        "2nd Chloé (+10, 3 × 9, silver) and 4th Dan (+5, 2 × 1, silver).",
        "1st: Ana, team 1 – Power 5, five Ducks (species, bronze): +13",
        "2nd: Bao, team 1 – Power 3, three 9s (number, silver): +10 (Power 5 beats Power 3)",
        "2nd: Chloé, team 1 – Power 3, three 9s (number, silver): +10 "
        "(exactly as strong as the team above, same rank)",
        told[4],
    ]
    assert told[4].startswith("4th: Dan, team 1 – Power 2")


@pytest.mark.rule("ASD-9.5")
@pytest.mark.parametrize(
    ("arena", "one", "other", "why"),
    [
        (
            "puddle",
            "bear-1 tiger-3 shark-6 eagle-4 duck-2 duck-9",
            NINES,
            "three Pucks, gold, beat three 9s, silver",
        ),
        (
            "puddle",
            "bear-1 tiger-3 shark-6 eagle-4 duck-2 horse-4",
            "bear-5 tiger-8 penguin-9 eagle-1 wolf-2 rabbit-7",
            "three Pucks rank above three Skates on the tie-breaker card",
        ),
        (
            "combo-run",
            "bear-3 wolf-4 duck-5 eagle-6 horse-7 horse-1",
            HIGH,
            "the combination beats every team without it",
        ),
    ],
)
def test_reasons(arena: str, one: str, other: str, why: str) -> None:
    match = drafted(1, arena, one, other)
    match.answer(0, tuple(one.split()[:5]))
    match.answer(1, tuple(other.split()[:5]))
    result = match.view(None).results[0]
    assert result.rows[1].seat == 1
    assert words(reasons.reason_text(result.rows[0], result.rows[1])) == why


@pytest.mark.rule("ASD-5.6", "ASD-9.5")
def test_straights_and_full_houses_are_told() -> None:
    match = drafted(
        1,
        "combo-run",
        "duck-5 wolf-6 bear-7 eagle-8 tiger-9 bear-2",
        "bear-3 wolf-4 caribou-5 eagle-6 horse-7 horse-1",
    )
    match.answer(0, ("duck-5", "wolf-6", "bear-7", "eagle-8", "tiger-9"))
    match.answer(1, ("bear-3", "wolf-4", "caribou-5", "eagle-6", "horse-7"))
    rows = match.view(None).results[0].rows
    assert words(reasons.row_text(rows, 1)).endswith("(a straight up to 9 beats one up to 7)")
    match = drafted(
        1,
        "combo-full",
        "shark-9 caribou-9 wolf-9 bear-2 bear-3 duck-4",
        "tiger-9 eagle-9 duck-9 rabbit-1 rabbit-2 duck-3",
    )
    match.answer(0, ("shark-9", "caribou-9", "wolf-9", "bear-2", "bear-3"))
    match.answer(1, ("tiger-9", "eagle-9", "duck-9", "rabbit-1", "rabbit-2"))
    rows = match.view(None).results[0].rows
    assert words(reasons.row_text(rows, 1)).endswith(
        "(the threes are equal, the pair decides: "
        "two Bears rank above two Rabbits on the tie-breaker card)"
    )


@pytest.mark.rule("ASD-6.1")
def test_swaps_are_told_first_then_the_arenas_in_order() -> None:
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
    match.answer(0, ("panda-1",))
    match.answer(0, ("bear-1",))
    told = ids(play_round(match))
    season = [one for one in told if one in {"allstar-swapped", "allstar-arena", "allstar-round"}]
    assert season == ["allstar-swapped", "allstar-arena", "allstar-arena", "allstar-round"]


@pytest.mark.rule("ASD-6.4")
def test_arenas_leave_and_teams_stay_face_up() -> None:
    match = begun(3)
    gone = match.view(None).arenas
    play_round(match)
    view = match.view(None)
    assert not set(gone) & {*view.arenas, *view.unseen}
    assert all(len(panel.teams) == 1 for panel in view.panels)


@pytest.mark.rule("ASD-6.4")
@pytest.mark.parametrize("playoffs", ["yes", "no"])
def test_the_arenas_of_round_three_leave_too(playoffs: str) -> None:
    match = begun(3, {"playoffs": playoffs})
    play_round(match)
    play_round(match)
    gone = match.view(None).arenas
    assert len(gone) == 3
    play_round(match)
    view = match.view(None)
    assert view.arenas == ()
    assert not set(gone) & set(view.unseen)
    assert [one.arena for one in view.last] == list(gone)


@pytest.mark.rule("ASD-6.5")
def test_after_round_three_all_cards_are_the_hand() -> None:
    match = begun(4)
    for _ in range(3):
        play_round(match)
    for panel in match.view(None).panels:
        assert (panel.hand, panel.bench, panel.teams) == (18, 0, ())


@pytest.mark.rule("ASD-8.1", "ASD-8.2")
def test_without_playoffs_the_season_decides() -> None:
    match = begun(4, {"playoffs": "no"})
    for _ in range(3):
        play_round(match)
    assert match.result is not None
    assert [row.score for row in match.result] == sorted(
        (seat.supporters for seat in match.state.seats), reverse=True
    )
    assert match.view(None).stage == "over"


def test_equal_seasons_without_playoffs_share_the_place() -> None:
    state = blank(3, stage="over", playoffs=False)
    for seat, score in zip(state.seats, (60, 60, 50), strict=True):
        seat.supporters = score
    match = on(state)
    assert match.result is not None
    assert [(row.place, row.seats) for row in match.result] == [(1, (0,)), (1, (1,)), (3, (2,))]


def test_tickets_do_not_exist_without_playoffs() -> None:
    match = begun(2, {"playoffs": "no"})
    assert [panel.tickets for panel in match.view(None).panels] == [0, 0]
    assert match.view(None).bonus == 0
    default(match, 0)
