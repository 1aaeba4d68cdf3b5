from fractions import Fraction

import pytest

from tournaments.statistics import ENOUGH, MatchFact, Spread, card_shares, statistics


@pytest.mark.rule("EVT-6.4")
def test_wins_by_seat_lengths_and_answers_a_day() -> None:
    facts = [
        MatchFact((1, 2), 48, 20),
        MatchFact((2, 1), 24, 30),
        MatchFact((1, 1), 72, 30),
        MatchFact((3, 1, 2), 0, 7),
    ]
    two, three = statistics(facts)
    assert (two.seats, two.matches, two.wins) == (2, 3, (Fraction(1, 2), Fraction(1, 2)))
    assert two.days == Spread(1, 2, 2)
    assert two.answers_a_day == Spread(10, 10, 10)
    assert (three.seats, three.wins) == (3, (0, 1, 0))
    assert three.answers_a_day.middle == 168  # a match within the hour counts as an hour
    assert statistics([]) == ()


@pytest.mark.rule("EVT-6.4")
def test_a_card_is_told_by_how_much_more_or_less_those_win_for_whom_it_did_something() -> None:
    """Each is measured against chance at its tables, and against the mean of all cards."""
    facts = [
        *[MatchFact((1, 2), 1, 1, (("good", "both"), ("bad", "both")))] * 30,
        *[MatchFact((2, 1), 1, 1, (("good",), ("bad",)))] * 10,
        *[MatchFact((1, 2, 2), 1, 1, (("few",), (), ()))] * (ENOUGH - 1),
        MatchFact((1, 2), 1, 1),  # of which no cards are known
    ]
    good, both, bad = card_shares(facts)
    assert [one.card for one in (good, both, bad)] == ["good", "both", "bad"]
    assert (good.seats, both.seats, bad.seats) == (40, 60, 40)
    assert (good.share, both.share, bad.share) == (0.75, 0.5, 0.25)
    # good 40 x 1/4, bad 40 x -1/4, both 0, few 19 x 2/3: the mean of 159 seats
    mean = (ENOUGH - 1) * (2 / 3) / (140 + ENOUGH - 1)
    assert good.apart == pytest.approx(0.25 - mean)
    assert both.apart == pytest.approx(-mean)
    assert bad.apart == pytest.approx(-0.25 - mean)
    assert all(one.low < one.apart < one.high for one in (good, both, bad))
    assert (good.sure, both.sure, bad.sure) == (True, False, True)
    assert card_shares([]) == ()


@pytest.mark.rule("EVT-6.4")
def test_a_shared_win_is_a_part_for_each_and_a_card_counts_once_a_seat() -> None:
    (one,) = card_shares([MatchFact((1, 1), 1, 1, (("a", "a"), ()))] * ENOUGH)
    assert (one.seats, one.share, one.apart) == (ENOUGH, 0.5, 0)
