"""What failed is tried again, ever more rarely, until it goes well or something changes."""

import itertools

from play.time.backoff import Backoff, wait_after


def rounds_tried(backoff: Backoff, rounds: int) -> list[int]:
    """Return the rounds, counted from 1, in which "a" is tried, and fails."""
    tried: list[int] = []
    for number in range(1, rounds + 1):
        backoff.begin_round()
        if backoff.may("a"):
            tried.append(number)
            backoff.failed("a")
    return tried


def test_ever_more_rounds_pass_up_to_64() -> None:
    tried = rounds_tried(Backoff(), 400)
    gaps = [later - one for one, later in itertools.pairwise(tried)]
    assert gaps == [1, 2, 4, 8, 16, 32, 64, 64, 64, 64, 64]


def test_what_went_well_begins_anew() -> None:
    backoff = Backoff()
    rounds_tried(backoff, 20)
    backoff.went_well("a")
    assert len(backoff) == 0
    assert rounds_tried(backoff, 4) == [1, 2, 4]


def test_what_failed_is_forgiven_alone() -> None:
    backoff = Backoff()
    for which in ("a", "b"):
        for _ in range(9):
            backoff.failed(which)
    backoff.forgive(["a", "c"])
    backoff.begin_round()
    assert [backoff.may(which) for which in ("a", "b", "c")] == [True, False, True]
    assert len(backoff) == 2
    assert rounds_tried(backoff, 4) == [1, 2, 4]


def test_seconds_double_up_to_a_limit() -> None:
    assert [wait_after(failures, 5, 60) for failures in (1, 2, 3, 4, 5, 9999)] == [
        5, 10, 20, 40, 60, 60,
    ]  # fmt: skip
