"""Ratings follow in the order in which results became public, then by match (EVT-6.1)."""

import pytest

from games.core.refused import Refused
from play.match.repository import Repository
from play.match.work.loaded import Loaded
from play.ratings import recording
from tests.play.house import ANA, BAO, CHLOE, House
from tests.play.ratings.rated import RATED, kept, result, ticked
from tournaments.ratings import rebuilt

pytestmark = pytest.mark.rule("EVT-6.1")


async def in_order(home: House, *matches: str) -> dict[int, float]:
    """What everybody's rating would be, were the results published so."""
    found = [await result(home, match) for match in matches]
    assert None not in found
    (table,) = rebuilt(recording.outcome(one) for one in found if one is not None).values()
    return {person: one.mu for person, one in table.items()}


async def now(home: House) -> dict[int, float]:
    return {person: mu for (_, _, person), (mu, _, _) in (await kept(home)).items()}


async def test_what_ended_first_counts_first_whatever_began_first(home: House) -> None:
    late = await home.match(ANA, BAO, terms=RATED)
    home.clock.pass_(hours=1)
    soon = await home.match(BAO, CHLOE, terms=RATED)
    home.clock.pass_(hours=1)
    await home.play.matches.concede(soon, CHLOE.id)
    home.clock.pass_(hours=1)
    await home.play.matches.concede(late, BAO.id)
    await ticked(home)
    assert await now(home) == await in_order(home, soon, late) != await in_order(home, late, soon)


async def test_what_is_recorded_later_counts_where_it_ended(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match cannot be read for a while: what ended after it is rated before, and again."""
    first = await home.match(ANA, BAO, terms=RATED)
    then = await home.match(BAO, CHLOE, terms=RATED)
    home.clock.pass_(hours=1)
    await home.play.matches.concede(first, BAO.id)
    home.clock.pass_(hours=1)
    await home.play.matches.concede(then, CHLOE.id)
    load = Repository.load

    async def shut(self: Repository, match: str, *given: object, **more: object) -> Loaded:
        if match == first:
            raise Refused("not now")
        return await load(self, match, *given, **more)  # pyright: ignore[reportArgumentType]

    with monkeypatch.context() as patched:
        patched.setattr(Repository, "load", shut)
        patched.setattr(home.play.ratings._matches.faults, "met", lambda *_, **__: None)
        await ticked(home)
    assert {*await now(home)} == {BAO.id, CHLOE.id}
    for _ in range(4):  # it is tried again more rarely
        await ticked(home)
    assert await now(home) == await in_order(home, first, then) != await in_order(home, then, first)


async def test_of_what_ended_at_the_same_moment_the_match_decides(home: House) -> None:
    matches = [
        await home.match(ANA, BAO, terms=RATED),
        await home.match(BAO, CHLOE, terms=RATED),
        await home.match(CHLOE, ANA, terms=RATED),
    ]
    for match, loser in zip(matches, (BAO, CHLOE, ANA), strict=True):
        await home.play.matches.concede(match, loser.id)
    await ticked(home)
    found = [await result(home, match) for match in matches]
    assert len({one.at for one in found if one is not None}) == 1
    assert await now(home) == await in_order(home, *sorted(matches))
    orders = [await in_order(home, *sorted(matches, reverse=True))]
    assert await now(home) not in orders
