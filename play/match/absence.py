"""Matches whose game is a package that is not installed: they wait, and go on when it is back."""

from collections import Counter
from collections.abc import Mapping, Sequence

from db.queries.match import absence
from db.store import StaleStep
from games.core.refused import Refused
from play.base.guarded import again
from play.match.acts.seating import stand_in
from play.match.repository import Repository
from play.match.work.holders import is_left
from play.match.work.rulebook import Lack
from play.time.pace import put_off


async def settle(matches: Repository, lacks: Sequence[Lack]) -> Mapping[str, int]:
    """Pause the matches that lack something, and resume those that waited for it.

    Tournaments pause as well, even if none of their matches has begun (EVT-1.5); they go on by
    `Tournaments.take_up`. Returns how many matches wait for each game. To be called before anything
    else is done with matches.
    """
    games = {match: lack.game for lack in lacks for match in lack.matches}
    there = [*matches.rulebook.games]
    if not await matches.store.read(absence.settled, [*games], there):
        now = matches.clock.now()
        for match in await matches.store.write(absence.settle, [*games], now, put_off, there):
            try:
                await _take_up(matches, match)
            except (Refused, StaleStep) as fault:
                matches.faults.met("return of a game", fault, match=match)
    return Counter(games.values())


@again
async def _take_up(matches: Repository, match: str) -> None:
    """Let AIs play for seats whose people were forgotten in the meantime."""
    async with matches.changing(match) as unit:
        for number, seat in enumerate(unit.seats):
            if is_left(unit.whole, number) and seat.standin is None and not seat.conceded:
                stand_in(unit, number)
