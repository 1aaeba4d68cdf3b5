"""The ranking by points, as games have it that have no other."""

from games.core.text import text
from games.core.view import by_points

FACTS = [(text("fact", seat=seat),) for seat in range(4)]


def test_equal_points_share_a_place_and_who_gave_up_is_last() -> None:
    found = by_points([3, 9, 3, 12], FACTS, [3])
    assert [(one.seats, one.place, one.score) for one in found] == [
        ((1,), 1, 9),
        ((0,), 2, 3),
        ((2,), 2, 3),
        ((3,), 4, 12),
    ]
    assert [one.conceded for one in found] == [False, False, False, True]
    assert [one.facts for one in found] == [FACTS[one.seats[0]] for one in found]


def test_where_few_points_win_the_least_are_first_and_stay_as_they_were_counted() -> None:
    found = by_points([38, 54, 38, 12], FACTS, [3], lowest_wins=True)
    assert [(one.seats, one.place, one.score) for one in found] == [
        ((0,), 1, 38),
        ((2,), 1, 38),
        ((1,), 3, 54),
        ((3,), 4, 12),
    ]
