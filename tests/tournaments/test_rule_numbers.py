"""Every number of the page for organisers is shown by a test, and no test cites another."""

import re
from pathlib import Path

from tests.games.shared.test_rule_numbers import ALL_CITED

PAGE = Path(__file__).parents[2] / "docs" / "tournaments.md"
STATED = set(re.findall(r"\*\*(EVT-[\d.]+)", PAGE.read_text("utf-8")))
STATED = {number.rstrip(".") for number in STATED}


def test_every_number_is_shown_by_a_test() -> None:
    missing = STATED - ALL_CITED
    assert STATED
    assert not missing, f"no test cites {', '.join(sorted(missing))}"


def test_no_test_cites_a_number_that_the_page_does_not_state() -> None:
    assert not {number for number in ALL_CITED if number.startswith("EVT-")} - STATED


def test_the_code_cites_only_numbers_that_the_page_states() -> None:
    folder = PAGE.parents[1] / "tournaments"
    cited = {
        number.rstrip(".")
        for path in folder.rglob("*.py")
        for number in re.findall(r"EVT-\d[\d.]*", path.read_text("utf-8"))
    }
    assert not {number for number in cited if "." in number} - STATED
