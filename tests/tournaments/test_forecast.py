from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournaments.seasons import whole
from tests.tournaments.test_seasons import ALL
from tournaments.forecast import Forecast, Lengths
from tournaments.formats import swiss
from tournaments.formats.registry import format_of
from tournaments.records import Terms

LENGTHS = Lengths(usual=Fraction(5), slow=Fraction(9))
PODS = {"pod": 4, "seats": (2, 3, 4, 5)}


def forecast(terms: Terms, entered: int, lengths: Lengths, deadline: int) -> Forecast:
    return format_of(terms).forecast(terms, entered, lengths, Fraction(deadline))


def people(terms: Terms) -> range:
    return format_of(terms).people(terms)


def sizes_within(terms: Terms, *asked, **more) -> tuple[int, ...]:
    return format_of(terms).sizes_within(terms, *asked, **more)


@pytest.mark.rule("EVT-1.1", "EVT-2.4")
def test_twelve_people_play_five_rounds_in_about_six_weeks() -> None:
    found = forecast(Terms(format="swiss"), 12, LENGTHS, deadline=14)
    assert (found.rounds, found.each, found.matches, found.weeks) == (5, 5, 30, 6)
    assert forecast(Terms(format="swiss"), 12, LENGTHS, deadline=7).weeks == 5


@pytest.mark.rule("EVT-1.1")
@pytest.mark.parametrize(
    ("terms", "entered", "each", "matches", "days"),
    [
        (Terms(format="robin"), 10, 9, 45, 15),
        (Terms(format="robin", twice=True), 6, 10, 30, Fraction(50, 3)),
        (Terms(format="robin"), 3, 2, 3, 9),  # no shorter than its slowest match
        (Terms(format="robin", **PODS), 13, 4, 13, 9),
        (Terms(format="robin", rounds=6, **PODS), 12, 6, 18, 10),
        (Terms(format="knockout", best_of=3, third_place=True), 19, 15, 57, 135),
        (Terms(format="swiss+cut", cut=4), 16, 7, 43, 63),
        (Terms(format="swiss+table", **PODS), 16, 4, 13, 36),
        (Terms(format="heats", **PODS), 16, 3, 7, 27),
        (Terms(format="rolling", season=28, at_once=2), 16, 6, 48, 30),
    ],
)
def test_what_formats_take(terms, entered, each, matches, days) -> None:
    found = forecast(terms, entered, LENGTHS, deadline=10)
    assert (found.each, found.matches, found.days) == (each, matches, days)


@pytest.mark.slow
@settings(max_examples=8)
@given(st.sampled_from([*ALL]), st.integers(0, 10**6))
@pytest.mark.rule("EVT-1.1")
def test_the_forecast_of_matches_holds(name, seed) -> None:
    terms, least, _ = ALL[name]
    if terms.season:  # how many there are is measured by `bench.rolling`
        return
    tournament = whole(terms, least + 4, seed)
    found = forecast(terms, least + 4, LENGTHS, 10)
    if terms.best_of == 1:
        assert len(tournament.matches) == found.matches
    assert len(tournament.matches) <= found.matches


@pytest.mark.rule("EVT-3.3")
def test_it_says_when_the_same_people_meet_again() -> None:
    assert forecast(Terms(format="swiss", full=True, **PODS), 12, LENGTHS, 10).repeats_from == 2
    assert forecast(Terms(format="swiss", **PODS), 12, LENGTHS, 10).repeats_from == 0
    assert forecast(Terms(format="swiss", **PODS), 11, LENGTHS, 10).repeats_from == 2
    assert forecast(Terms(format="swiss", **PODS), 32, LENGTHS, 10).repeats_from == 0


@pytest.mark.rule("EVT-1.1")
def test_only_sizes_that_end_within_the_season_are_offered() -> None:
    robin = Terms(format="robin")
    assert sizes_within(robin, LENGTHS, 10, season=15) == tuple(range(3, 11))
    assert sizes_within(robin, LENGTHS, 10, season=8) == ()
    assert sizes_within(Terms(format="swiss"), LENGTHS, 10, season=45)[-1] == 16


@pytest.mark.rule("EVT-2.4")
@pytest.mark.parametrize(
    ("entered", "rounds", "in_pods"), [(4, 3, 3), (16, 5, 3), (17, 6, 4), (64, 7, 4), (256, 9, 5)]
)
def test_rounds_of_a_swiss(entered, rounds, in_pods) -> None:
    assert swiss.rounds(Terms(format="swiss"), entered) == rounds
    assert swiss.rounds(Terms(format="swiss", **PODS), entered) == in_pods
    assert swiss.rounds(Terms(format="swiss", rounds=4), entered) == 4


@pytest.mark.rule("EVT-2.3", "EVT-2.4", "EVT-2.5")
def test_how_many_people_each_format_takes() -> None:
    def span(**terms):
        found = people(Terms(**terms))
        return found[0], found[-1]

    assert span(format="robin") == (3, 16)
    assert span(format="robin", twice=True) == (3, 8)
    assert span(format="robin", **PODS) == (5, 24)
    assert span(format="swiss") == (4, 256)
    assert span(format="swiss", **PODS) == (6, 256)
    assert span(format="knockout") == (3, 64)
    assert span(format="swiss+cut", cut=8) == (9, 256)
