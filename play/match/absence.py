"""Matches whose game is a package that is not there: they wait, and go on when it is back."""

from collections import Counter
from collections.abc import Mapping, Sequence

from db import absence as rows
from db.store import StaleStep
from games.core.refused import Refused
from play.match.change import Change
from play.match.holders import is_left
from play.match.ledger import Ledger
from play.match.rulebook import Lack
from play.match.seating import stand_in


async def settle(ledger: Ledger, lacks: Sequence[Lack]) -> Mapping[str, int]:
    """Let the matches that lack something wait, and those that waited for it go on.

    Returns how many wait for each game. To be called before anything else is done with matches.
    """
    games = {match: lack.game for lack in lacks for match in lack.matches}
    if await ledger.store.read(rows.absent) != games.keys():
        for match in await ledger.store.write(rows.settle, [*games], ledger.clock.now()):
            try:
                await ledger.change(match, _taken_up)
            except (Refused, StaleStep) as fault:
                ledger.faults.met("return of a game", fault, match=match)
    return Counter(games.values())


def _taken_up(change: Change) -> None:
    """Let AIs play for seats whose people were forgotten meanwhile."""
    for number, seat in enumerate(change.seats):
        if is_left(change.after, number) and seat.standin is None and not seat.conceded:
            stand_in(change, number)
