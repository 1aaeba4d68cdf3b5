"""Pages of a log: a turn stays together, and what was read once stays where it is."""

from hypothesis import given
from hypothesis import strategies as st

from games.core.event import Part
from games.core.text import text
from play.match.log_entries import ALONE, PAGE, log_pages
from play.records import Entry
from tests.play.house import MORNING


def entries(*turns: int) -> list[Entry]:
    """So many lines a turn, its heading among them."""
    found: list[Entry] = []
    for size in turns:
        for at in range(size):
            number, part = len(found) + 1, Part(text("x"))
            found.append(
                Entry(number=number, at=MORNING, seat=None, by=None, part=part, heading=at == 0)
            )
    return found


def sizes(*turns: int) -> list[int]:
    return [len(page) for page in log_pages(entries(*turns))]


def test_a_turn_stands_on_one_page() -> None:
    assert sizes(5, 5, 5, 5) == [10, 10]
    assert sizes(PAGE, 1) == [PAGE, 1]
    assert sizes(7, 6) == [7, 6]


def test_one_that_is_longer_than_a_page_begins_on_one_of_its_own() -> None:
    assert sizes(3, PAGE + ALONE, 2) == [3, PAGE, ALONE + 2]


def test_the_last_lines_of_a_long_turn_do_not_stand_alone() -> None:
    """Who opens the log in the middle of a turn reads what led to it."""
    assert sizes(3, PAGE + 1) == [3, PAGE + 1]
    assert sizes(2 * PAGE + ALONE - 1, 2) == [PAGE, PAGE + ALONE - 1, 2]


def test_an_empty_log_has_a_page() -> None:
    assert log_pages([]) == [()]


@given(st.lists(st.integers(1, 3 * PAGE), max_size=12))
def test_pages_hold_all_in_order_and_never_change_but_the_last(turns: list[int]) -> None:
    every = entries(*turns)
    pages = log_pages(every)
    assert [entry for page in pages for entry in page] == every
    assert all(len(page) < PAGE + ALONE for page in pages)
    for end in range(len(every)):
        before = log_pages(every[:end])
        assert pages[: len(before) - 1] == before[:-1]
