"""Group ASD-2: hands that are passed on and wait in queues."""

import pytest

from games.core.match.match import Match
from games.core.match.moves import Undid
from games.core.refused import Refused
from tests.games.allstar.table import (
    answer,
    begun,
    default,
    kind,
    options,
    play_round,
    said,
    take_back,
    until_lineup,
)


@pytest.mark.rule("ASD-2.1")
def test_round_r_turns_up_r_arenas() -> None:
    match = begun(3)
    for number in (1, 2, 3):
        view = match.view(None)
        assert (view.round, len(view.arenas)) == (number, number)
        assert len(view.arenas) + len(view.unseen) == 15 - number * (number - 1) // 2
        play_round(match)


@pytest.mark.rule("ASD-2.2")
def test_everybody_gets_six_cards() -> None:
    match = begun(5)
    assert [len(options(match, seat)) for seat in range(5)] == [6] * 5


@pytest.mark.rule("ASD-2.3", "ASD-2.4")
def test_a_pick_goes_to_the_bench_and_the_rest_to_the_left() -> None:
    match = begun(3)
    first = options(match, 0)
    answer(match, 0, first[2])
    assert match.state.seats[0].bench == [first[2]]
    assert match.state.seats[1].queue[1].cards == [card for card in first if card != first[2]]


@pytest.mark.rule("ASD-2.3")
def test_hands_go_right_in_the_second_round() -> None:
    match = begun(3)
    play_round(match)
    default(match, 0)
    assert len(match.state.seats[2].queue) == 2
    play_round(match)
    default(match, 0)
    assert len(match.state.seats[1].queue) == 2


@pytest.mark.rule("ASD-2.4", "ASD-2.7", "ASD-9.2", "ASD-10.4")
def test_e13_the_draft_queue() -> None:
    match = begun(3)
    for seat in (0, 2, 0):
        default(match, seat)
    assert match.asked == (1,)
    assert kind(match, 2) == ""
    assert kind(match, 0) == ""
    for panel, sizes in zip(match.view(None).panels, [(), (6, 5, 4), ()], strict=True):
        assert panel.queue == sizes
    view = match.view(1)
    assert view.mine is not None
    assert len(view.mine.hand) == 6
    sitting = match.questions[1].sitting if match.questions[1] else ""
    default(match, 1)  # the clock plays one pick, and the next begins
    question = match.questions[1]
    assert question is not None
    assert question.sitting != sitting
    assert kind(match, 2) == "pick"


@pytest.mark.rule("ASD-2.4")
def test_e13_as_in_the_paper() -> None:
    match = begun(3)
    default(match, 0)
    assert kind(match, 0) == ""
    default(match, 2)
    view = match.view(None)
    assert [panel.queue for panel in view.panels] == [(5,), (6, 5), ()]
    assert match.asked == (0, 1)


@pytest.mark.rule("ASD-2.4")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_nobody_waits_who_has_a_hand(seats: int) -> None:
    match = begun(seats)
    while match.view(None).stage == "draft":
        for seat, panel in enumerate(match.view(None).panels):
            asked = kind(match, seat)
            assert (asked == "pick") == bool(panel.queue)
            assert bool(asked) == (
                bool(panel.queue) or (panel.drafted == 6 and seat not in match.ready)
            )
        default(match, match.asked[-1])


@pytest.mark.rule("ASD-2.4", "ASD-10.6")
def test_a_pick_is_final() -> None:
    match = begun(3)
    default(match, 0)
    assert not match.can_undo(0)
    assert not match.can_take_back(0)
    with pytest.raises(Refused):
        match.play(Undid(0))


@pytest.mark.rule("ASD-2.5", "ASD-10.5")
def test_the_last_card_of_a_hand_is_taken_without_a_question() -> None:
    match = begun(3)
    told: list[str] = []
    while match.view(None).stage == "draft":
        seat = next(seat for seat in match.asked if kind(match, seat) == "pick")
        assert len(options(match, seat)) > 1
        told += said(default(match, seat), 0)
    assert [len(seat.fresh) for seat in match.state.seats] == [6, 6, 6]
    assert sum(line.startswith("You got the last card of a hand") for line in told) == 1


@pytest.mark.rule("ASD-2.5")
def test_e23_two_picks_a_hand() -> None:
    match = begun(4, {"draft": "two"})
    question = match.questions[0]
    assert question is not None
    assert (question.least, question.most, len(question.options)) == (2, 2, 6)
    picks = dict.fromkeys(range(4), 0)
    while match.view(None).stage == "draft":
        seat = next(seat for seat in match.asked if kind(match, seat) == "pick")
        assert len(options(match, seat)) in {6, 4}
        default(match, seat)
        picks[seat] += 1
    assert set(picks.values()) == {2}
    assert [len(seat.fresh) for seat in match.state.seats] == [6] * 4


@pytest.mark.rule("ASD-2.6", "ASD-4.1")
def test_whoever_is_done_goes_on_while_others_draft() -> None:
    match, done = someone_done()
    assert match.view(None).stage == "draft"
    assert kind(match, done) == "team"


@pytest.mark.rule("ASD-2.7")
def test_the_queue_gives_the_picks_of_a_draft_in_step() -> None:
    in_step, hasty = begun(4), begun(4)
    until_lineup(in_step)
    while hasty.view(None).stage == "draft":
        seats = [seat for seat in hasty.asked if kind(hasty, seat) == "pick"]
        default(hasty, seats[-1])
    assert [seat.fresh for seat in in_step.state.seats] == [
        seat.fresh for seat in hasty.state.seats
    ]


@pytest.mark.rule("ASD-2.8")
@pytest.mark.parametrize("seats", [3, 6])
def test_after_round_three_the_pile_is_empty(seats: int) -> None:
    match = begun(seats)
    for _ in range(3):
        play_round(match)
    assert match.state.pile == []
    assert [len(seat.hand) for seat in match.state.seats] == [18] * seats


@pytest.mark.rule("ASD-4.1", "ASD-9.3")
def test_taking_back_the_team_while_others_draft() -> None:
    match, done = someone_done()
    default(match, done)
    assert match.ready == (done,)
    take_back(match, done)
    assert match.ready == ()
    assert kind(match, done) == "team"


def someone_done() -> tuple[Match, int]:
    """Four managers, one of whom has drafted all new cards while another sleeps over a hand."""
    match = begun(4)
    while not any(map(match.state.drafted, range(4))):
        drafting = [seat for seat in match.asked if kind(match, seat) == "pick"]
        default(match, drafting[-1])
    return match, next(seat for seat in range(4) if match.state.drafted(seat))


@pytest.mark.rule("ASD-2.1")
def test_arenas_are_turned_up_from_the_top_of_their_pile() -> None:
    match = begun(4)
    pile = list(match.state.arena_pile)
    play_round(match)
    assert match.state.arenas == pile[:2]
    play_round(match)
    assert match.state.arenas == pile[2:5]
    assert match.state.arena_pile == pile[5:]
