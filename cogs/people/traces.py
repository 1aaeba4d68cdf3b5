"""What there is of a person, a server, a game from the first match on, in words."""

from collections.abc import Sequence
from datetime import timedelta

from cogs.app.context import Context
from cogs.ui.names import safe
from cogs.ui.words import game_name, stamp
from db.records.matches import MatchFacts
from db.records.ratings import Ended
from play.ratings.traces import LATEST, Against, Month, Short, Trace
from tournaments.ratings import PROVISIONAL

BEST = 8  # games whose best score is told


def trace_lines(context: Context, trace: Trace) -> list[str]:
    """Return what somebody has played to an end; what will stand there, before the first one."""
    if not trace.ended:
        return [context.ui("trace-none")]
    lines = [" · ".join(_sums(context, trace))]
    named = sorted(
        trace.best.items(), key=lambda one: -sum(it.game == one[0] for it in trace.ended)
    )
    best = [
        context.ui("trace-best-one", game=_game(context, game), score=score)
        for game, score in named[:BEST]
    ]
    if best:
        lines.append(context.ui("trace-best", what=" · ".join(best)))
    if trace.against:
        said = (_against(context, one) for one in trace.against)
        lines.append(context.ui("trace-against", who=" · ".join(said)))
    lines.append(f"**{context.ui('trace-last')}**")
    lines += [f"• {ended_line(context, one)}" for one in trace.ended[:LATEST]]
    if len(trace.ended) > LATEST:
        lines.append(f"-# {context.ui('trace-more', count=len(trace.ended) - LATEST)}")
    if any(one.with_ai or not one.terms.rated for one in trace.ended):
        lines.append(f"-# {context.ui('trace-unrated-said')}")
    return lines


def _sums(context: Context, trace: Trace) -> list[str]:
    found = [context.ui("trace-played", count=len(trace.ended), won=trace.won)]
    if trace.run > 1:
        found.append(context.ui("trace-run", count=trace.run))
    if trace.first_won is not None and trace.first_won.ended_at is not None:
        found.append(context.ui("trace-first", when=stamp(trace.first_won.ended_at, "D")))
    return found


def _against(context: Context, one: Against) -> str:
    who = context.ui("trace-ais") if one.name is None else safe(one.name)
    return context.ui("trace-against-one", who=who, count=one.played, won=one.won)


def ended_line(context: Context, one: Ended) -> str:
    """Return a match in one line: game, place, score, whether it counts, when."""
    parts = [_game(context, one.game)]
    if one.place is None:
        parts.append(context.ui("trace-agreed"))
    elif len(one.places) == 1:
        parts.append(context.ui("trace-alone", won=int(one.won)))
    else:
        parts.append(context.ui("trace-place", place=one.place, of=len(one.places)))
    if one.score is not None:
        parts.append(context.ui("trace-score", score=one.score))
    if mark := ended_mark(context, one, with_ai=one.with_ai):
        parts.append(mark)
    if one.ended_at is not None:
        parts.append(stamp(one.ended_at))
    return " · ".join(parts)


def ended_mark(context: Context, one: MatchFacts, *, with_ai: bool) -> str:
    """Return why a match that has ended counts for no rating, in two words; "" where it does."""
    if one.running:
        return ""
    if with_ai:
        return context.ui("trace-with-ai")
    return "" if one.terms.rated else context.ui("trace-unrated")


def rating_ahead(context: Context, matches: int) -> str:
    """Say how many rated matches are missing before somebody is asked about rankings."""
    if matches >= PROVISIONAL:
        return ""
    return context.ui("trace-to-go", count=matches, missing=PROVISIONAL - matches)


def month_lines(context: Context, month: Month) -> list[str]:
    """Return what has ended on a server of late, in numbers, with the names of who agreed."""
    if not month.games:
        return [context.ui("trace-month-none")] if context.server else []
    said = [
        context.ui(
            "trace-month-game", game=_game(context, one.game), count=one.matches, people=one.people
        )
        for one in month.games
    ]
    lines = [context.ui("trace-month", what=" · ".join(said))]
    if month.people:
        named = [
            context.ui("rating-met", name=safe(name), count=count) for name, count in month.people
        ]
        lines.append(context.ui("trace-month-who", who=" · ".join(named)))
    return lines


def short_lines(context: Context, found: Sequence[Short]) -> list[str]:
    """Return what matches against AIs tell, a line for each number of seats."""
    return [
        context.ui(
            "trace-short-alone" if one.seats == 1 else "trace-short",
            seats=one.seats,
            count=one.matches,
            first=one.first,
            lasted=length(context, one.lasted),
        )
        for one in found
    ]


def own_line(context: Context, trace: Trace) -> str:
    """Return how somebody has done in one game."""
    if not trace.ended:
        return context.ui("trace-own-none")
    found = [context.ui("trace-own", count=len(trace.ended), won=trace.won)]
    found += [context.ui("trace-own-best", score=one) for one in trace.best.values()]
    return " · ".join(found)


def length(context: Context, lasted: timedelta) -> str:
    """Return how long something took: minutes, hours or days."""
    if lasted >= timedelta(days=2):
        return context.ui("took", unit="days", many=round(lasted / timedelta(days=1)))
    if lasted >= timedelta(hours=2):
        return context.ui("took", unit="hours", many=round(lasted / timedelta(hours=1)))
    minutes = max(1, round(lasted / timedelta(minutes=1)))
    return context.ui("took", unit="minutes", many=minutes)


def _game(context: Context, game: str) -> str:
    return game_name(game, context.texts, context.locale)
