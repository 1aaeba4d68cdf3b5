from datetime import timedelta

import pytest

from tournaments.absence import named, out_of_time

HOUR = timedelta(hours=1)


@pytest.mark.rule("EVT-5.1")
@pytest.mark.parametrize(
    ("waited", "asked", "seat"),
    [
        ({0: 5 * HOUR, 1: 9 * HOUR}, {0}, 1),
        ({0: 5 * HOUR, 1: 5 * HOUR}, {1}, 1),
        ({0: 5 * HOUR, 1: 5 * HOUR, 2: HOUR}, {2}, 0),
        ({0: 5 * HOUR, 1: 5 * HOUR}, {0, 1}, 0),
    ],
)
def test_the_seat_that_was_waited_for_most_is_named(waited, asked, seat) -> None:
    assert named(waited, asked) == seat


@pytest.mark.rule("EVT-5.1")
def test_the_others_have_a_day_in_all_and_after_two_the_house_plays_for_everybody() -> None:
    since = {0: timedelta(0), 1: 23 * HOUR, 2: 24 * HOUR}
    assert out_of_time(since, timedelta(0)) == {2}
    assert out_of_time({**since, 2: HOUR}, 47 * HOUR) == set()
    assert out_of_time({**since, 2: HOUR}, 48 * HOUR) == {0, 1, 2}
