"""Every format stands in a file of its own, under a number of its own."""

import pytest

from tests.tournaments.seasons import begun
from tournaments.formats.registry import format_of, formats
from tournaments.records import Terms


@pytest.mark.rule("EVT-1.1")
def test_formats_have_the_numbers_that_organisers_chose_by() -> None:
    """A custom_id names a format by its number, for ever."""
    named = [*formats()]
    assert named[:4] == ["robin", "swiss", "knockout", "swiss+cut"]
    assert [one.number for one in formats().values()] == [*range(len(named))]
    assert all(key == one.key for key, one in formats().items())


@pytest.mark.rule("EVT-1.1")
@pytest.mark.parametrize("key", formats())
def test_what_a_format_says_of_itself_is_so(key: str) -> None:
    plain = Terms(format=key)
    if not format_of(plain).in_duels:
        plain = Terms(format=key, pod=4, seats=(3, 4, 5))
    terms = format_of(plain).shaped(plain)
    known = format_of(terms)
    tournament = begun(terms, 16)
    assert tournament.flows is known.flows
    assert bool(tournament.rounds) is (known.has_rounds or known.heats)
    assert known.flows or known.has_rounds or known.bracket or known.heats
    assert known.open_to_late(tournament) is known.takes_late(terms)
    assert 16 in known.people(terms)
