"""Whatever cites a rule, anywhere in the project, cites one that a page of the project states."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from games.testing.citations import cited_in
from tests.engine.strategies import every_game, every_text
from tests.games.shared.test_rule_numbers import of_page

ROOT = Path(__file__).parents[3]
PAGES = ("minds", "time", "tournaments")
ROOMS = (
    *("bench", "cogs", "db", "docs", "examples", "games", "locales", "play", "render", "sandbox"),
    *("tests", "tournaments"),
)
KINDS = {".ftl", ".js", ".md", ".py", ".sql", ".toml"}
GROUP = re.compile(r"\b([A-Z]{3}-\d+)(?![\d.]*\d)")
APART = (  # games that the registry does not have
    ROOT / "examples" / "goofspiel" / "goofspiel",
    ROOT / "games" / "new" / "skeleton",
)
MADE_UP = {"KEY", "HAZ"}  # of no game: in an explanation, and of one that a test writes


@cache
def known() -> frozenset[str]:
    """Return the numbers of all games, the made-up one among them, and of the pages."""
    texts = every_text()
    found = {number for page in PAGES for number in of_page(page)}
    for key in every_game():
        found |= {number for topic in texts.topics(key, "en") for number in topic.rules}
    said = "".join((one / "texts/en/rules.ftl").read_text("utf-8") for one in APART)
    return frozenset(found | set(re.findall(r"\b[A-Z]{3}-\d+\.\d+\b", said)))


def files(room: str) -> Iterator[Path]:
    yield from (path for path in (ROOT / room).rglob("*") if path.suffix in KINDS)


@pytest.mark.parametrize("room", ROOMS)
def test_what_is_cited_is_stated(room: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)}: {number}"
        for path in sorted(files(room))
        for number in sorted(unknown(path.read_text("utf-8")))
    ]
    assert not wrong, "cited, and stated nowhere: " + "; ".join(wrong)


def unknown(said: str) -> set[str]:
    """Return what a text cites and no page states: numbers, and groups (`KEY-2`)."""
    groups = {number.partition(".")[0] for number in known()}
    prefixes = {group.partition("-")[0] for group in groups}
    numbers = {one for one in cited_in(said) if one.partition("-")[0] not in MADE_UP}
    cited = {one for one in GROUP.findall(said) if one.partition("-")[0] in prefixes}
    return (numbers - known()) | (cited - groups - known())


def test_a_number_that_is_stated_nowhere_is_found() -> None:
    (number,) = sorted(of_page("time"))[:1]
    assert not unknown(f"as {number} and its group {number.partition('.')[0]} say")
    wrong = ["TIM-" + "99.1", "TIM-" + "99.2", "EVT-" + "99", "XYZ-" + "1.1"]
    assert unknown(f"by {wrong[0]}, 99.2, group {wrong[2]}, {wrong[3]}") == {*wrong}
