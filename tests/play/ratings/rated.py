"""Matches that are rated, and what the store holds of them."""

from collections.abc import Mapping

from db.queries import ratings
from db.records.ratings import StoredResult
from db.records.time import TimeTerms
from play.ratings import recording
from play.records import Person
from tests.play.house import House
from tournaments.ratings import rebuilt

RATED = TimeTerms("day", rated=True)


async def won(home: House, winner: Person, *others: Person, terms: TimeTerms = RATED) -> str:
    """Play a match that all but one concede, and let what follows happen."""
    match = await home.match(winner, *others, terms=terms)
    home.clock.pass_(hours=1)
    for person in others:
        await home.play.matches.concede(match, person.id)
    await ticked(home)
    return match


async def ticked(home: House) -> None:
    await home.play.matches.settled()
    await home.play.ratings.tick()


async def result(home: House, match: str) -> StoredResult | None:
    return await home.play.store.read(ratings.recorded, match)


async def kept(home: House) -> Mapping[tuple[str, bool, int], tuple[float, float, int]]:
    """Return all ratings that are stored."""
    found = await home.play.store.read(ratings.ratings)
    return {(one.game, one.more, one.person): (one.mu, one.sigma, one.matches) for one in found}


async def again(home: House) -> Mapping[tuple[str, bool, int], tuple[float, float, int]]:
    """Return all ratings as they follow from the results."""
    results = await home.play.store.read(ratings.results)
    tables = rebuilt(recording.outcome(one) for one in results)
    return {
        (key.game, key.more, person): (one.mu, one.sigma, one.matches)
        for key, table in tables.items()
        for person, one in table.items()
    }
