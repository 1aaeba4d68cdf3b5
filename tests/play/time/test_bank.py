"""Banks: what a sitting costs, earns and gets back (TIM-1.2, 1.2a, 1.3, 1.7)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from db.records.time import Bank
from play.records import BankTerms
from play.time import bank

HOUR = 3600
NORMAL = BankTerms(72 * HOUR, 12 * HOUR, 120 * HOUR, 12 * HOUR)
QUICK = BankTerms(24 * HOUR, 4 * HOUR, 72 * HOUR, 0)


def sitting(had: Bank, name: str, hours: float, terms: BankTerms = NORMAL) -> Bank:
    """One sitting that is answered after so many hours that count."""
    return bank.answered(bank.used(bank.opened(had, name, terms), name, int(hours * HOUR)), name)


@pytest.mark.rule("TIM-1.2", "TIM-1.3")
def test_time_is_taken_of_the_grace_first_and_then_of_the_bank() -> None:
    had = bank.opened(Bank(NORMAL.start), "a", NORMAL)
    assert bank.allowance(had, "a") == (72 + 12) * HOUR
    assert bank.used(had, "a", 12 * HOUR).left == 72 * HOUR
    assert bank.used(bank.used(had, "a", 10 * HOUR), "a", 5 * HOUR).left == 69 * HOUR


@pytest.mark.rule("TIM-1.2a")
def test_an_increment_is_booked_when_the_next_sitting_opens() -> None:
    had = sitting(Bank(NORMAL.start), "a", 20)
    assert (had.left, bank.in_hand(had, NORMAL)) == (64 * HOUR, 76 * HOUR)
    assert bank.opened(had, "b", NORMAL).left == 76 * HOUR


@pytest.mark.rule("TIM-1.2")
def test_a_bank_is_never_fuller_than_its_cap() -> None:
    had = Bank(QUICK.cap - HOUR)
    assert bank.opened(sitting(had, "a", 0, QUICK), "b", QUICK).left == QUICK.cap


@pytest.mark.rule("TIM-1.2a")
def test_whoever_misses_a_sitting_earns_nothing_and_has_an_increment_in_the_next() -> None:
    had = bank.opened(Bank(NORMAL.start), "a", NORMAL)
    had = bank.used(had, "a", bank.allowance(had, "a"))
    assert had.left == 0
    following = bank.opened(had, "b", NORMAL)
    assert (following.left, bank.allowance(following, "b")) == (12 * HOUR, 24 * HOUR)


@pytest.mark.rule("TIM-1.2a")
def test_an_undo_renews_nothing_and_takes_back_what_was_booked() -> None:
    first = sitting(Bank(NORMAL.start), "a", 14)
    second = bank.used(bank.opened(first, "b", NORMAL), "b", 3 * HOUR)
    again = bank.opened(second, "a", NORMAL)
    assert again.left == first.left
    assert bank.allowance(again, "a") == first.left  # its grace is used up
    forward = bank.opened(bank.answered(again, "a"), "b", NORMAL)
    assert bank.allowance(forward, "b") == bank.allowance(second, "b")


@pytest.mark.rule("TIM-1.2a")
def test_whoever_comes_back_has_two_increments() -> None:
    assert bank.back(Bank(HOUR), NORMAL).left == 24 * HOUR
    assert bank.back(Bank(50 * HOUR), NORMAL).left == 50 * HOUR


@pytest.mark.rule("TIM-1.7")
def test_time_is_given_once_a_sitting_and_up_to_the_cap() -> None:
    had = bank.opened(Bank(NORMAL.start), "a", NORMAL)
    more = bank.given(had, "a", NORMAL)
    assert more is not None
    assert more.left == 84 * HOUR
    assert bank.given(more, "a", NORMAL) is None
    again = bank.given(bank.opened(more, "b", NORMAL), "b", NORMAL)
    assert again is not None
    assert again.left == 96 * HOUR
    assert bank.given(bank.opened(Bank(NORMAL.cap), "a", NORMAL), "a", NORMAL) is None


@pytest.mark.rule("TIM-1.3")
@given(st.lists(st.integers(0, 24 * HOUR), max_size=60))
def test_whoever_answers_within_grace_and_increment_never_runs_out(waits: list[int]) -> None:
    had = Bank(NORMAL.start)
    for number, seconds in enumerate(waits):
        name = f"s{number}"
        had = bank.opened(had, name, NORMAL)
        assert (
            bank.allowance(had, name) > seconds or seconds == bank.allowance(had, name) == 24 * HOUR
        )
        had = bank.answered(bank.used(had, name, seconds), name)
        assert 60 * HOUR <= had.left <= NORMAL.cap


ACTS = st.lists(st.tuples(st.sampled_from("oua"), st.integers(0, 3), st.integers(0, 90 * HOUR)))


@given(ACTS)
def test_whatever_happens_a_bank_stays_within_its_bounds(
    acts: list[tuple[str, int, int]],
) -> None:
    had, open_now = Bank(NORMAL.start), ""
    for act, number, seconds in acts:
        if act == "o":
            open_now = f"s{number}"
            had = bank.opened(had, open_now, NORMAL)
        elif open_now and act == "u":
            had = bank.used(had, open_now, min(seconds, bank.allowance(had, open_now)))
        elif open_now:
            had = bank.answered(had, open_now)
        assert 0 <= had.left <= NORMAL.cap
        assert all(0 <= one.grace <= NORMAL.grace for one in had.sat)
