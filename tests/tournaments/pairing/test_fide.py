"""Pairs across score groups, beside those of FIDE's Dutch system."""

import pytest

from games.core.streams import Streams
from tests.tournaments.pairing.fide import dutch
from tests.tournaments.pairing.test_pairing import across, swiss_rounds
from tournaments import running
from tournaments.pairing import duels
from tournaments.pairing.candidates import candidates


@pytest.mark.slow
@pytest.mark.rule("EVT-3.1")
@pytest.mark.parametrize("size", [9, 16, 23, pytest.param(40, marks=pytest.mark.long)])
def test_hardly_more_pairs_cross_score_groups_than_in_the_dutch_system(size: int) -> None:
    """At most one more, but where that takes smaller steps: squares of differences are what counts.

    Where nobody need meet twice nobody does.
    """
    more: list[int] = []
    for seed in range(8):
        for before in swiss_rounds(size, seed):
            people = candidates(before, running.standings(before))
            known = {one.entrant: one for one in people}
            after = before.rounds - before.paired - 1
            ours = duels.paired(people, after, Streams(b"1")).pairs
            theirs = dutch(before, {one.entrant: one.points for one in people})
            assert not any(known[one].met[other] for one, other in ours)
            found = across(ours, known) - across(theirs, known)
            assert found <= 1 or squares(ours, known) < squares(theirs, known)
            more.append(found)
    assert len(more) >= 24
    assert sum(one > 1 for one in more) * 20 <= len(more)


def squares(pairs, known) -> int:
    """The differences of points in pairs, squared and added up."""
    steps = (known[one].points - known[other].points for one, other in pairs if one and other)
    return sum(step * step for step in steps)
