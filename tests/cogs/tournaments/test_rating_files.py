"""The statistics of a game as files (EVT-6.4)."""

import csv
from datetime import timedelta

import pytest

from cogs.tournaments.ratings.tables import cards_csv, matches_csv
from db.records.ratings import Finished
from locales.texts import Locale
from tests.cogs import made
from tests.cogs.fit.test_pages_fit import Screen
from tournaments.statistics import CardShare


def read(file: bytes) -> list[list[str]]:
    return [*csv.reader(file.decode("utf-8-sig").splitlines())]


@pytest.mark.rule("EVT-6.4")
@pytest.mark.parametrize(("locale", "head"), [("en", "answers"), ("fr", "réponses")])
def test_a_line_for_each_match_in_the_language_of_whoever_asks(locale: Locale, head: str) -> None:
    long = timedelta(minutes=90)
    one = Finished(match="id", at=made.NOW, places=(2, 1), lasted=long, answers=31)
    heads, line = read(matches_csv(Screen(locale), [one]))
    assert heads[-1] == head
    assert line == [made.NOW.date().isoformat(), "2", "2 1", "1.5", "31"]


@pytest.mark.rule("EVT-6.4")
@pytest.mark.parametrize(("locale", "head"), [("en", "share of wins"), ("fr", "part de victoires")])
def test_a_line_for_each_card_and_none_of_them_a_formula(locale: Locale, head: str) -> None:
    heads, line = read(cards_csv(Screen(locale), [CardShare("=1+1", 40, 0.6, 0.1, -0.05, 0.25)]))
    assert heads[2] == head
    assert line == ["'=1+1", "40", "0.6", "0.1", "-0.05", "0.25"]
