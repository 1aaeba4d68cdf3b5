"""Every rule number of a game is shown by a test, and no test cites one that does not exist."""

import re
from pathlib import Path

import pytest

from games.testing.citations import *  # noqa: F403 - the tests of a game
from games.testing.records import Records

TESTS = Path(__file__).parents[2]


ALL_CITED = Records(TESTS).cited()


def of_page(page: str) -> set[str]:
    """The numbers of a page of rules that no game has, each in bold where it stands."""
    said = (TESTS.parent / "docs" / f"{page}.md").read_text("utf-8")
    return set(re.findall(r"\*\*([A-Z]{3}-\d+(?:\.\d+)?[a-z]?)\b", said))


@pytest.mark.parametrize("page", ["minds", "time", "tournaments"])
def test_every_number_of_a_page_is_shown_by_a_test(page: str) -> None:
    missing = of_page(page) - ALL_CITED
    assert not missing, f"no test cites {', '.join(sorted(missing))}"


@pytest.mark.parametrize("page", ["minds", "time", "tournaments"])
def test_no_test_cites_a_number_that_no_page_has(page: str) -> None:
    prefixes = {number.partition("-")[0] for number in of_page(page)}
    here = {number for number in ALL_CITED if number.partition("-")[0] in prefixes}
    assert not here - of_page(page)
