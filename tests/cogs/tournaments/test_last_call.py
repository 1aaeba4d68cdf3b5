"""The call at the end of a match says what follows for its reader (EVT-1.10)."""

import pytest

from cogs.tournaments.posts.last_call import last_call
from locales.texts import Locale
from play.tournaments import view
from tests.cogs import made
from tests.cogs.tournaments.samples import moments, stored
from tests.tournaments.seasons import season
from tournaments.records import Terms

pytestmark = pytest.mark.rule("EVT-1.10")


def told(shape: str, locale: Locale = "en") -> dict[int, str]:
    """What the last call of everybody says, once it is over, by their places."""
    *_, whole = moments(shape, made.PLAIN)
    shown = view.of(whole)
    found: dict[int, str] = {}
    for row in shown.rows:
        number = row.entrant
        person = shown.by_number[number].person
        played = [one for one in shown.pairings if number in one.people and one.match is not None]
        assert person is not None
        said = last_call(shown, str(played[-1].match), person, made.TEXTS, locale)
        found.setdefault(row.place, said)
    return found


@pytest.mark.parametrize(
    ("locale", "won"),
    [("en", "You have won the tournament Coupe."), ("fr", "Tu remportes le tournoi Coupe.")],
)
@pytest.mark.parametrize(
    "shape", ["robin", "swiss", "knockout", "swiss and cut", "robin of pods", "heats"]
)
def test_the_winner_reads_that_they_have_won(shape: str, locale: Locale, won: str) -> None:
    said = told(shape, locale)
    assert won in said[1]
    assert all(won not in one for place, one in said.items() if place > 1)


def test_all_others_read_where_they_are() -> None:
    assert "in place 2" in told("swiss")[2]
    assert told("knockout")[2] == "You finish *Coupe* in place 2."


def test_who_plays_for_the_third_place_reads_who_has_it() -> None:
    terms = Terms(format="knockout", third_place=True)
    *_, last = season(terms, 4, 1, 0)
    shown = view.of(stored(last, made.PLAIN))
    (third,) = (one for one in shown.pairings if (one.round, one.slot) == (2, 1))
    said = {
        last_call(shown, str(third.match), shown.by_number[one].person or 0, made.TEXTS, "en")
        for one in third.people
    }
    assert said == {"You finish *Coupe* in place 3.", "You finish *Coupe* in place 4."}


def test_who_wins_a_stage_reads_what_comes_next() -> None:
    found: set[str] = set()
    for whole in moments("knockout", made.PLAIN):
        shown = view.of(whole)
        for pairing in shown.pairings:
            for number in pairing.people:
                person = shown.by_number[number].person
                assert person is not None
                found.add(last_call(shown, str(pairing.match), person, made.TEXTS, "en"))
    assert "**You are in the final.**" in found
    assert "You are through to the next stage." in found
    assert "You still play for third place." in found
    assert "That was your last match in this tournament." in found
    assert "" in found  # its result is not known yet


@pytest.mark.rule("EVT-2.9")
def test_who_goes_on_from_a_table_reads_it() -> None:
    found: set[str] = set()
    *_, whole = season(Terms(format="heats", pod=4, seats=(3, 4, 5)), 16, 1)
    shown = view.of(stored(whole, made.PLAIN))
    for pairing in shown.pairings:
        for number in pairing.people:
            person = shown.by_number[number].person or 0
            found.add(last_call(shown, str(pairing.match), person, made.TEXTS, "en"))
    assert {"**You are in the final.**", "You are through to the next stage."} <= found
    assert "That was your last match in this tournament." in found


def test_who_only_follows_it_reads_nothing_of_that() -> None:
    *_, whole = moments("knockout", made.PLAIN)
    shown = view.of(whole)
    assert last_call(shown, str(shown.pairings[-1].match), 1, made.TEXTS, "en") == ""
