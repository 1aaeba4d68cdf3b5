"""Rules ASD-8.3 to 8.9: giving up."""

import pytest

from games.allstar.heuristic import SensiblePlayer
from games.core.refused import Refused
from games.core.streams import Streams

from .table import (
    RULES,
    answer,
    begun,
    concede,
    default,
    ids,
    kind,
    options,
    play_round,
    said,
    squads,
    until_lineup,
)

THREE = "panda-1 panda-2 panda-6 rabbit-4 walrus-9"
DUCKS5 = "duck-1 duck-3 duck-4 duck-5 duck-6"
BEARS4 = "bear-1 bear-2 bear-3 bear-4 horse-5"


@pytest.mark.rule("ASD-8.3")
def test_with_two_the_other_wins_and_scores_stay() -> None:
    match = begun(2)
    play_round(match)
    scores = [seat.supporters for seat in match.state.seats]
    concede(match, 0)
    assert match.result is not None
    assert [(row.place, row.seats, row.score, row.conceded) for row in match.result] == [
        (1, (1,), scores[1], False),
        (2, (0,), scores[0], True),
    ]


@pytest.mark.rule("ASD-8.3")
def test_with_two_in_the_play_offs_too() -> None:
    match = squads(
        f"{THREE} | wolf-1 wolf-2 wolf-3", f"{DUCKS5} | bear-1 bear-2 bear-3", tickets=(2, 2)
    )
    concede(match, 1)
    assert match.result is not None
    assert [(row.seats, row.score) for row in match.result] == [((0,), 0), ((1,), 0)]


@pytest.mark.rule("ASD-8.4")
def test_a_shadow_goes_on_by_the_defaults() -> None:
    match = begun(3)
    concede(match, 0)
    while match.state.round == 1:
        assert 0 not in match.asked
        default(match, match.asked[0])
    first = match.view(None).panels[0]
    assert first.conceded == 1
    assert first.season > 0
    assert len(first.teams) == 1


@pytest.mark.rule("ASD-8.4")
def test_what_a_shadow_had_answered_stands() -> None:
    match = begun(3)
    until_lineup(match)
    chosen = options(match, 0)[1:]
    answer(match, 0, " ".join(chosen))
    concede(match, 0)
    assert 0 in match.ready
    assert not match.can_take_back(0)
    while match.state.round == 1:
        default(match, match.asked[0])
    assert sorted(match.view(None).panels[0].teams[0].cards) == sorted(chosen)


@pytest.mark.rule("ASD-8.4")
def test_shadows_are_out_at_the_play_offs_the_earliest_lowest() -> None:
    match = begun(4)
    concede(match, 2)
    play_round(match)
    concede(match, 0)
    play_round(match)
    play_round(match)
    panels = match.view(None).panels
    assert [panel.rank for panel in panels] == [3, 0, 4, 0]
    assert [panel.playoff for panel in panels] == [0, 0, 0, 0]
    assert match.asked == (1, 3)
    while match.result is None:
        default(match, match.asked[0])
    panels = match.view(None).panels
    assert sorted((panels[1].playoff, panels[3].playoff)) in ([20, 26], [20, 20])
    assert [row.seats[0] for row in match.result][2:] == [0, 2]


@pytest.mark.rule("ASD-8.5")
def test_giving_up_while_first_teams_are_formed() -> None:
    match = begun(4)
    for _ in range(3):
        play_round(match)
    default(match, 1)
    concede(match, 0)
    assert match.ready == (1,)
    default(match, 2)
    default(match, 3)
    view = match.view(None)
    assert (view.panels[0].rank, view.panels[0].playoff) == (4, 0)
    assert view.confrontations[0].teams[0] is None
    ranks = [panel.rank for panel in view.panels]
    assert ranks.count(4) == 1


@pytest.mark.rule("ASD-8.5", "ASD-7.12")
def test_the_last_one_left_after_a_concession_is_champion() -> None:
    match = squads(
        f"{THREE} | wolf-1 wolf-2 wolf-3", f"{DUCKS5} | rabbit-1 rabbit-2 rabbit-3",
        f"{BEARS4} | eagle-1 eagle-2 eagle-3",
    )  # fmt: skip
    assert match.view(None).panels[0].rank == 3
    concede(match, 2)
    panels = match.view(None).panels
    assert [(panel.rank, panel.playoff) for panel in panels] == [(3, 15), (1, 26), (2, 0)]
    assert match.result is not None
    assert [row.seats[0] for row in match.result] == [1, 0, 2]


@pytest.mark.rule("ASD-8.5", "ASD-7.12")
def test_the_last_one_left_before_a_team_lies_is_champion() -> None:
    match = begun(3)
    for _ in range(3):
        play_round(match)
    concede(match, 0)
    assert "allstar-champion" in ids(concede(match, 1))
    assert match.view(None).panels[2].rank == 1
    assert match.result is not None
    assert match.result[0].seats == (2,)


@pytest.mark.rule("ASD-8.5", "ASD-7.13")
def test_tickets_of_who_gave_up_pay_nothing() -> None:
    match = squads(
        f"{THREE} | wolf-1 wolf-2 wolf-3", f"{DUCKS5} | rabbit-1 rabbit-2 rabbit-3",
        f"{BEARS4} | eagle-1 eagle-2 eagle-3", tickets=(1, 1, 1),
    )  # fmt: skip
    concede(match, 2)
    concede(match, 0)
    panels = match.view(None).panels
    assert [panel.playoff for panel in panels] == [0, 26 + 3, 0]


@pytest.mark.rule("ASD-8.5")
@pytest.mark.parametrize("who", [0, 2])
def test_giving_up_calls_a_shootout_off(who: int) -> None:
    match = squads(
        f"{THREE} | wolf-1 wolf-2 wolf-3", f"{THREE} | eagle-1 eagle-2 eagle-3",
        f"{DUCKS5} | rabbit-1 rabbit-2 rabbit-3",
    )  # fmt: skip
    answer(match, 1, "eagle-1")
    events = concede(match, who)
    view = match.view(None)
    assert view.panels[1].hand == 3
    assert view.spent == ()
    assert view.confrontations[0].left == who
    assert view.confrontations[0].losers == (who,)
    assert view.panels[who].rank == 3
    assert "allstar-called-off" in ids(events)
    assert {kind(match, seat) for seat in range(3) if seat != who} == {"sub_in"}
    assert "eagle-1" in options(match, 1)
    assert any(line.startswith("Things have changed") for line in said(events, 1))


@pytest.mark.rule("ASD-8.5")
def test_during_substitutions_the_others_go_on() -> None:
    match = squads(
        f"{THREE} | wolf-1 wolf-2 wolf-3", f"{DUCKS5} | rabbit-1 rabbit-2 rabbit-3",
        f"{BEARS4} | eagle-1 eagle-2 eagle-3", tickets=(1, 1, 1),
    )  # fmt: skip
    answer(match, 1, "rabbit-1 rabbit-2")
    answer(match, 1, "duck-1 duck-3")
    concede(match, 0)
    assert match.ready == (1,)
    default(match, 2)
    default(match, 2)
    assert len(match.view(None).confrontations) == 2


@pytest.mark.rule("ASD-8.6")
def test_when_all_but_one_gave_up_that_one_is_first() -> None:
    match = begun(3)
    concede(match, 1)
    concede(match, 0)
    assert match.result is not None
    assert [(row.place, row.seats[0]) for row in match.result] == [(1, 2), (2, 0), (3, 1)]
    assert match.view(None).stage == "over"


@pytest.mark.rule("ASD-8.7")
def test_who_gave_up_ranks_behind_whatever_the_supporters() -> None:
    match = begun(3, {"playoffs": "no"})
    concede(match, 0)
    match.state.seats[0].supporters = 500
    for _ in range(3):
        play_round(match)
    assert match.result is not None
    assert match.result[-1].seats == (0,)
    assert match.result[-1].score > 500
    assert match.result[-1].conceded


@pytest.mark.rule("ASD-8.8")
def test_the_eliminated_have_nothing_to_give_up() -> None:
    match = squads(
        f"{THREE} | wolf-1 wolf-2 wolf-3", f"{DUCKS5} | rabbit-1 rabbit-2 rabbit-3",
        f"{BEARS4} | eagle-1 eagle-2 eagle-3",
    )  # fmt: skip
    with pytest.raises(Refused):
        concede(match, 0)


@pytest.mark.rule("ASD-8.9")
@pytest.mark.parametrize("gives_up", [True, False])
def test_an_abandoned_seat_is_conceded_or_played_on_from_its_view(*, gives_up: bool) -> None:
    """There is no third state: it ranks behind all without points, or like anybody."""
    match, rng, program = begun(3), Streams(b"abandoned"), SensiblePlayer(RULES)
    play_round(match)
    if gives_up:
        concede(match, 2)
    while match.result is None:
        seat = match.asked[0]
        question = match.questions[seat]
        assert question is not None
        if seat == 2:
            match.answer(seat, program.answer(match.view(seat), question, rng))
        else:
            default(match, seat)
    row = next(row for row in match.result if row.seats == (2,))
    panel = match.view(None).panels[2]
    assert row.conceded == gives_up
    assert row.score == panel.total
    if gives_up:
        assert (row.place, panel.playoff) == (3, 0)
    else:
        assert row.place == 1 + sum(other.score > row.score for other in match.result)


@pytest.mark.rule("ASD-8.8")
def test_nobody_gives_up_twice() -> None:
    match = begun(3)
    concede(match, 1)
    with pytest.raises(Refused):
        concede(match, 1)
