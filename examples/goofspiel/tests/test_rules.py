"""The rules of Goofspiel, by their numbers."""

from collections.abc import Sequence

import pytest
from goofspiel.game import game

from games.core.decision import Decision
from games.core.info import Start
from games.core.match.match import Match
from games.core.match.moves import Conceded
from games.core.streams import Keys

RULES = game().rules()


def table(length: str = "long", *, seed: bytes = b"x") -> Match:
    return Match.begin(RULES, Start(2, {"length": length}), Keys.of(seed))[0]


def bid(match: Match, *ranks: int) -> list[str]:
    """Let both bid the cards of these ranks; return what was told."""
    told: list[str] = []
    for seat, rank in enumerate(ranks):
        card = next(one for one in match.state.seats[seat].hand if int(one[1:]) == rank)
        outcome = match.answer(seat, (card,))
        told += [event.public.text.id for event in outcome.events if event.public]
    return told


def points(match: Match) -> list[int]:
    return [seat.points for seat in match.view(None).table]


def worth(cards: Sequence[str]) -> int:
    return sum(int(card[1:]) for card in cards)


@pytest.mark.rule("GOO-1.1", "GOO-1.2", "GOO-1.3")
@pytest.mark.parametrize(("length", "cards"), [("long", 13), ("short", 7)])
def test_each_seat_has_a_suit_and_the_prizes_are_shuffled(length: str, cards: int) -> None:
    match = table(length)
    first, second = match.state.seats
    assert [first.hand[0][0], second.hand[0][0]] == ["S", "C"]
    for seat in (first, second):
        assert [int(card[1:]) for card in seat.hand] == [*range(1, cards + 1)]
    others = table(length, seed=b"y").state
    assert sorted([*others.prizes, *others.row]) == sorted([*match.state.prizes, *match.state.row])
    assert others.prizes != match.state.prizes


@pytest.mark.rule("GOO-2.1", "GOO-2.2", "GOO-2.3")
def test_the_higher_bid_takes_the_prize() -> None:
    match = table()
    (prize,) = match.state.row
    assert match.asked == (0, 1)
    told = bid(match, 3, 5)
    assert told == [
        *("goofspiel-event-bid", "goofspiel-event-bid"),
        *("goofspiel-event-won", "goofspiel-event-turned"),
    ]
    assert points(match) == [0, worth([prize])]
    assert len(match.state.row) == 1
    assert [len(seat.hand) for seat in match.state.seats] == [12, 12]


@pytest.mark.rule("GOO-2.4")
def test_equal_bids_leave_the_prizes_for_the_next_round() -> None:
    match = table()
    assert "goofspiel-event-stays" in bid(match, 7, 7)
    prizes = list(match.state.row)
    assert len(prizes) == 2
    bid(match, 2, 1)
    assert points(match) == [worth(prizes), 0]


@pytest.mark.rule("GOO-2.5")
def test_the_lowest_card_is_bid_for_whoever_runs_out_of_time() -> None:
    match = table()
    bid(match, 1, 4)
    for seat, lowest in ((0, "S2"), (1, "C1")):
        question = match.questions[seat]
        assert isinstance(question, Decision)
        assert RULES.default(match.view(seat), question) == (lowest,)


@pytest.mark.rule("GOO-3.1")
def test_most_points_win_and_prizes_of_a_last_tie_are_nobodys() -> None:
    match = table("short")
    for rank in range(1, 6):
        bid(match, rank + 1, rank)
    assert "goofspiel-event-lost" in bid(match, 1, 6)  # and the last cards, 7 and 7, by themselves
    assert match.result is not None
    assert match.result[0].score == max(points(match))
    assert len(match.state.lost) == 1
    prizes = [card for seat in match.state.seats for card in seat.won]
    assert sum(points(match)) == worth(prizes)
    assert len(prizes) == 6


@pytest.mark.rule("GOO-3.2")
def test_whoever_gives_up_has_lost() -> None:
    match = table()
    bid(match, 13, 1)
    match.play(Conceded(0))
    assert match.result is not None
    assert [(row.seats, row.place, row.conceded) for row in match.result] == [
        ((1,), 1, False),
        ((0,), 2, True),
    ]


@pytest.mark.rule("GOO-4.1")
def test_nobody_knows_the_order_of_the_prizes_and_all_know_the_rest() -> None:
    match = table()
    bid(match, 3, 5)
    state = match.state
    view = match.view(0)
    assert [*view.left] == sorted(state.prizes, key=lambda card: int(card[1:]))
    assert [list(seat.hand) for seat in view.table] == [seat.hand for seat in state.seats]
