"""A tournament as files: standings, matches, what pairs cost, as CSV (EVT-1.8, 3.1).

Heads and words of cells are in the language of whoever asks.
"""

from collections.abc import Sequence
from fractions import Fraction

from cogs.tournaments.words import DASH, Screen, place, plain
from cogs.ui.files import written
from db.records.tournaments import Awaited
from tournaments.pairing.pair_costs import pair_costs


def standings_csv(screen: Screen) -> bytes:
    """Return the standings: a row for each entrant, with all its figures."""
    bare = plain(screen)
    names = list(dict.fromkeys(name for row in screen.view.rows for name in row.figures))
    names = [name for name in names if name not in {"there", "placed"}]  # other cells say it
    lines = (
        [
            place(screen, row) or DASH,
            bare.person(row.entrant),
            *(_figure(row.figures.get(name)) for name in names),
            _cell(screen, screen.status(row.entrant)),
        ]
        for row in screen.view.rows
    )
    return written(_heads(screen, "place", "player", *names, "status"), lines)


def matches_csv(screen: Screen) -> bytes:
    """Return the matches: round, people in the order of seats, their places and scores."""
    bare = plain(screen)
    lines = (
        [
            one.number,
            one.round,
            " / ".join(bare.person(number) for number in one.people),
            " ".join(map(str, one.ranked if one.status == "over" else one.places)),
            " ".join(map(str, one.scores)),
            _cell(screen, "struck" if one.struck else one.status),
            " / ".join(bare.person(number) for number in sorted(one.failed | one.spared)),
        ]
        for one in screen.view.tournament.matches
    )
    heads = ("match", "round", "players", "places", "scores", "status", "by-ai")
    return written(_heads(screen, *heads), lines)


def pairs_csv(screen: Screen) -> bytes:
    """Return what spoke against each pair of the Swiss rounds, by part; nothing without such.

    It takes some seconds with hundreds of people.
    """
    bare = plain(screen)
    lines = [
        [
            one.round,
            bare.person(one.pair[0]),
            bare.person(one.pair[1]) if one.pair[1] else "",
            one.cost.gap,
            one.cost.rank,
            one.cost.seats,
            one.cost.repeat,
            one.bye,
            one.sum,
        ]
        for one in pair_costs(screen.view.tournament)
    ]
    heads = ("round", "first", "second", "gap", "ranks", "seats", "repeat", "bye", "cost")
    return written(_heads(screen, *heads), lines) if lines else b""


def _heads(screen: Screen, *columns: str) -> list[str]:
    return [screen.ui("column", column=one.replace("_", "-")) for one in columns]


def _cell(screen: Screen, status: str) -> str:
    return screen.ui("cell", status=status)


def _figure(value: Fraction | None) -> float | str:
    """Return a figure as a number, which is never taken for a formula, of six digits at most."""
    if value is None:
        return ""
    return value.numerator if value.denominator == 1 else float(f"{float(value):.6g}")


def awaited_csv(screen: Screen, found: Sequence[Awaited]) -> bytes:
    """Return for whom the matches wait, the longest wait first, with links to these (EVT-1.13)."""
    bare, server = plain(screen), screen.view.facts.server
    by_number = {one.number: one for one in screen.view.pairings}
    lines = (
        [
            one.pairing,
            bare.stage(by_number[one.pairing]),
            bare.person(one.entrant),
            " / ".join(
                bare.person(number)
                for number in by_number[one.pairing].people
                if number != one.entrant
            ),
            "" if one.since is None else f"{one.since:%Y-%m-%d %H:%M} UTC",
            one.misses,
            _cell(screen, "left") if one.gone else "",
            "" if one.channel is None else f"https://discord.com/channels/{server}/{one.channel}",
        ]
        for one in found
    )
    heads = ("match", "round", "awaited", "others", "since", "misses", "status", "link")
    return written(_heads(screen, *heads), lines)
