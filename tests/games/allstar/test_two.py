"""Group ASD-3: the three ways to draft with two managers."""

import pytest

from games.allstar.phases import draft
from games.core.refused import IllegalMove

from .table import (
    answer,
    begun,
    default,
    kind,
    options,
    play_of,
    play_round,
    said,
    take_back,
    until_lineup,
)


@pytest.mark.rule("ASD-3.1")
def test_heritage_is_a_draft_of_hands_of_seven() -> None:
    match = begun(2)
    picks = [0, 0]
    assert [len(options(match, seat)) for seat in (0, 1)] == [7, 7]
    while match.view(None).stage == "draft":
        seat = next(seat for seat in match.asked if kind(match, seat) == "pick")
        picks[seat] += 1
        default(match, seat)
    assert picks == [6, 6]
    assert [len(seat.fresh) for seat in match.state.seats] == [7, 7]
    assert (kind(match, 0), kind(match, 1)) == ("toss", "toss")


@pytest.mark.rule("ASD-2.5", "ASD-3.1")
def test_e23_heritage_with_two_picks_asks_three_times() -> None:
    match = begun(2, {"draft": "two"})
    sizes: list[int] = []
    while match.view(None).stage == "draft":
        seat = next(seat for seat in match.asked if kind(match, seat) == "pick")
        if seat == 0:
            sizes.append(len(options(match, 0)))
        default(match, seat)
    assert sizes == [7, 5, 3]


@pytest.mark.rule("ASD-3.1", "ASD-3.3", "ASD-4.4")
def test_one_of_the_seven_new_cards_is_tossed() -> None:
    match = begun(2)
    play_round(match)
    until_lineup(match)
    fresh = match.state.seats[0].fresh
    older = set(match.state.seats[0].bench) - set(fresh)
    assert len(older) == 1
    assert options(match, 0) == fresh
    answer(match, 0, fresh[3])
    view = match.view(0)
    assert view.mine is not None
    assert view.mine.toss == fresh[3]
    assert fresh[3] not in view.mine.bench
    assert len(view.mine.bench) == 7


@pytest.mark.rule("ASD-3.1")
def test_tossed_cards_are_out_of_the_game_for_good() -> None:
    match = begun(2)
    for _ in range(3):
        play_round(match)
    assert [len(seat.tossed) for seat in match.state.seats] == [3, 3]
    assert [len(seat.hand) for seat in match.state.seats] == [18, 18]


@pytest.mark.rule("ASD-3.6")
@pytest.mark.parametrize("mode", ["heritage", "duel"])
def test_three_cards_are_never_dealt(mode: str) -> None:
    match = begun(2, {"mode": mode})
    for _ in range(3):
        play_round(match)
    assert match.view(None).pile == 3


@pytest.mark.rule("ASD-3.2", "ASD-9.4")
def test_duel_two_to_keep_one_to_give() -> None:
    match = begun(2, {"mode": "duel"})
    question = match.questions[0]
    assert question is not None
    assert (question.least, question.most, question.ordered, question.sealed) == (3, 3, True, True)
    mine, yours = options(match, 0), options(match, 1)
    answer(match, 0, " ".join(mine[:3]))
    assert match.state.seats[1].bench == []
    assert kind(match, 0) == ""
    events = answer(match, 1, " ".join(yours[4:7]))
    first, second = match.state.seats
    assert first.bench == sorted([*mine[:2], yours[6]])
    assert second.bench == sorted([*yours[4:6], mine[2]])
    assert options(match, 0) == [card for card in yours if card not in yours[4:7]]
    view = match.view(0)
    assert view.mine is not None
    assert view.mine.gifts == (yours[6],)
    assert any(line.startswith("Bao gives you") for line in said(events, 0))
    assert said(events, None) == ["Both have chosen; the hands are exchanged."]


@pytest.mark.rule("ASD-3.2")
def test_duel_asks_twice_and_the_last_card_stays() -> None:
    match = begun(2, {"mode": "duel"})
    sizes: list[int] = []
    while match.view(None).stage == "draft":
        seat = match.asked[0]
        if seat == 0:
            sizes.append(len(options(match, 0)))
        default(match, seat)
    assert sizes == [7, 4]
    assert [len(seat.fresh) for seat in match.state.seats] == [7, 7]
    assert kind(match, 0) == "toss"
    gifts = match.view(0).mine
    assert gifts is not None
    assert len(gifts.gifts) == 2


@pytest.mark.rule("ASD-3.2", "ASD-10.6")
def test_a_duel_answer_can_be_taken_back_until_the_other_is_in() -> None:
    match = begun(2, {"mode": "duel"})
    default(match, 0)
    take_back(match, 0)
    assert kind(match, 0) == "duel_pick"
    default(match, 0)
    default(match, 1)
    assert not match.can_take_back(0)


@pytest.mark.rule("ASD-3.3")
def test_a_gift_may_be_tossed() -> None:
    match = begun(2, {"mode": "duel"})
    until_lineup(match)
    mine = match.view(0).mine
    assert mine is not None
    assert set(mine.gifts) <= set(options(match, 0))


@pytest.mark.rule("ASD-3.4", "ASD-3.5")
def test_the_open_market() -> None:
    match = begun(2, {"mode": "market"})
    starter = match.state.starter
    assert starter is not None
    order: list[int] = []
    while match.view(None).stage == "draft":
        market = match.view(None).market
        assert market is not None
        seat = market.chooser
        if seat is None:
            break
        assert list(market.cards) == options(match, seat)
        assert len(market.cards) == 3 - len(order) % 2
        order.append(seat)
        default(match, seat)
    other = 1 - starter
    assert order == [starter, other, other, starter] * 3
    assert len(match.state.spent) == 6
    assert [len(seat.fresh) for seat in match.state.seats] == [6, 6]


@pytest.mark.rule("ASD-3.4")
def test_two_choices_in_a_row_are_one_sitting() -> None:
    match = begun(2, {"mode": "market"})
    sittings: list[tuple[int, str]] = []
    while (market := match.view(None).market) is not None and market.chooser is not None:
        question = match.questions[market.chooser]
        assert question is not None
        sittings.append((market.chooser, question.sitting))
        default(match, market.chooser)
    names = [name for _, name in sittings]
    assert len(set(names)) == 7
    assert names[1] == names[2]
    assert all(len({seat for seat, name in sittings if name == one}) == 1 for one in names)


@pytest.mark.rule("ASD-3.4", "ASD-10.6")
def test_the_first_chooser_goes_on_alone_and_a_choice_is_final() -> None:
    match = begun(2, {"mode": "market"})
    while (market := match.view(None).market) is not None and market.chooser is not None:
        chooser = market.chooser
        default(match, chooser)
        assert not match.can_undo(chooser)
        if match.state.turn == 11:
            break
    done = next(seat for seat in (0, 1) if match.state.drafted(seat))
    assert kind(match, done) == "team"
    assert kind(match, 1 - done) == "market"


@pytest.mark.rule("ASD-3.5")
@pytest.mark.parametrize("before", [0, 1])
@pytest.mark.parametrize(("scores", "expected"), [((31, 28), 1), ((28, 31), 0)])
def test_e24_who_has_fewer_supporters_begins(
    before: int, scores: tuple[int, int], expected: int
) -> None:
    state = begun(2, {"mode": "market"}).state
    state.starter = before
    for seat, score in zip(state.seats, scores, strict=True):
        seat.supporters = score
    draft.open_round(play_of(state))
    assert state.starter == expected
    assert draft.chooser(state) == expected


@pytest.mark.rule("ASD-3.5")
def test_e24_at_equal_supporters_the_other_begins() -> None:
    state = begun(2, {"mode": "market"}).state
    for before in (0, 1):
        state.starter, state.round = before, 1
        state.seats[0].supporters = state.seats[1].supporters = 31
        draft.open_round(play_of(state))
        assert state.starter == 1 - before


@pytest.mark.rule("ASD-3.2")
def test_a_duel_needs_three_cards() -> None:
    match = begun(2, {"mode": "duel"})
    with pytest.raises(IllegalMove):
        answer(match, 0, " ".join(options(match, 0)[:2]))


@pytest.mark.rule("ASD-2.3", "ASD-3.2", "ASD-3.4")
@pytest.mark.parametrize(("mode", "cards"), [("market", 1), ("duel", 3)])
def test_two_cards_a_hand_change_nothing_in_duel_and_market(mode: str, cards: int) -> None:
    """Section 8: the option belongs to drafts that pass hands on."""
    match = begun(2, {"mode": mode, "draft": "two"})
    assert match.view(None).picks == 1
    seat = match.asked[0]
    question = match.questions[seat]
    assert question is not None
    assert (question.least, question.most) == (cards, cards)


@pytest.mark.rule("ASD-3.1", "ASD-9.1")
def test_what_one_tossed_is_in_the_own_log_and_no_news() -> None:
    match = begun(2)
    until_lineup(match)
    events = play_round(match)
    tossed = [event for event in events if any("discarded" in line for line in said([event], 0))]
    assert len(tossed) == 1
    assert tossed[0].aside
    assert not said(tossed, 1)
    assert not said(tossed)


@pytest.mark.rule("ASD-3.4", "ASD-9.3")
def test_what_was_taken_in_the_open_market_stays_known() -> None:
    match = begun(2, {"mode": "market"})
    until_lineup(match)
    panel = match.view(None).panels[0]
    assert panel.known == tuple(sorted(match.state.seats[0].bench))
    assert len(panel.known) == 6
    before = match.view(1)
    default(match, 0)
    assert match.view(1) == before
    assert begun(2).view(None).panels[0].known == ()
    heritage = begun(2)
    until_lineup(heritage)
    assert heritage.view(None).panels[0].known == ()
