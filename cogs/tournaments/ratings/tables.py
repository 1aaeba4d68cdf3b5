"""Statistics as files: matches, and how often seats win for which a card did something (EVT-6.4).

Heads are in the language of whoever asks; nobody is named.
"""

from collections.abc import Iterable

from cogs.app.context import Context
from cogs.ui.files import written
from db.records.ratings import Finished
from tournaments.statistics import CardShare


def matches_csv(context: Context, matches: Iterable[Finished]) -> bytes:
    """Return a line for each match; its length is in hours."""
    lines = (
        [
            one.at.date().isoformat(),
            len(one.places),
            " ".join(map(str, one.places)),
            round(one.lasted.total_seconds() / 3600, 2),
            one.answers,
        ]
        for one in matches
    )
    return written(_heads(context, "ended", "seats", "places", "hours", "answers"), lines)


def cards_csv(context: Context, cards: Iterable[CardShare]) -> bytes:
    """Return a line for each card; shares are of 1."""
    lines = (
        [one.card, one.seats, *(round(it, 4) for it in (one.share, one.apart, one.low, one.high))]
        for one in cards
    )
    return written(_heads(context, "card", "seats", "won", "apart", "low", "high"), lines)


def _heads(context: Context, *columns: str) -> list[str]:
    return [context.ui("rating-column", column=one) for one in columns]
