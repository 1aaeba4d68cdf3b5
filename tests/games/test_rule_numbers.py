"""Every rule number of a game is shown by a test, and no test cites one that does not exist."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.every import GAMES, TEXTS

TESTS = Path(__file__).parents[1]


def cited(path: Path) -> Iterator[str]:
    """Yield the rule numbers that `pytest.mark.rule` cites in a file."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            of = node.func.value
            if node.func.attr == "rule" and isinstance(of, ast.Attribute) and of.attr == "mark":
                yield from (ast.literal_eval(arg) for arg in node.args)


ALL_CITED = {number for path in TESTS.rglob("test_*.py") for number in cited(path)}


def numbers(key: str) -> set[str]:
    return {number for topic in TEXTS.topics(key, "en") for number in topic.rules}


def of_page(page: str) -> set[str]:
    """The numbers of a page of rules that no game has, each in bold where it stands."""
    said = (TESTS.parent / "docs" / f"{page}.md").read_text("utf-8")
    return set(re.findall(r"\*\*([A-Z]{3}-\d+(?:\.\d+)?[a-z]?)\b", said))


@pytest.mark.parametrize("page", ["time", "tournaments"])
def test_every_number_of_a_page_is_shown_by_a_test(page: str) -> None:
    missing = of_page(page) - ALL_CITED
    assert not missing, f"no test cites {', '.join(sorted(missing))}"


@pytest.mark.parametrize("page", ["time", "tournaments"])
def test_no_test_cites_a_number_that_no_page_has(page: str) -> None:
    prefixes = {number.partition("-")[0] for number in of_page(page)}
    here = {number for number in ALL_CITED if number.partition("-")[0] in prefixes}
    assert not here - of_page(page)


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_is_shown_by_a_test(key: str) -> None:
    missing = numbers(key) - ALL_CITED
    assert not missing, f"no test cites {', '.join(sorted(missing))}"


@pytest.mark.parametrize("key", GAMES)
def test_no_test_cites_a_rule_that_does_not_exist(key: str) -> None:
    prefixes = {number.partition("-")[0] for number in numbers(key)}
    of_game = {number for number in ALL_CITED if number.partition("-")[0] in prefixes}
    assert not of_game - numbers(key)
