"""Who may play on for an entrant of a tournament (CLB-2.1), as it is written."""

from datetime import datetime

from db.queries.match import substitutes
from db.store import Connection
from play.refusals import refused


def check_substitute(
    db: Connection, match: str, seat: int, person: int | None, now: datetime
) -> None:
    """Raise Refused where somebody (None: nobody yet) may not play on for an entrant.

    After the deadline of the round nobody does, nor does whoever is in the tournament, nor anybody
    for somebody for whom others have played twice.
    """
    found = substitutes.played_for(db, match, seat, person, now)
    if found is None:
        return
    if found.over:
        raise refused("substitute-late")
    if found.inside:
        raise refused("substitute-entered")
    if found.times >= substitutes.TWICE:
        raise refused("substitute-twice")
