"""What a tournament means for whoever enters it, in words (EVT-1.1)."""

from collections.abc import Callable
from datetime import timedelta
from fractions import Fraction

from cogs.tournaments.words import length_words
from cogs.ui.words import zone_name
from db.records.time import TimeTerms
from locales import Texts
from locales.texts import Locale
from play.time.pace import LIVE
from tournaments.forecast import Forecast
from tournaments.formats.registry import format_of
from tournaments.records import Terms


def told(found: Forecast, shape: Terms, texts: Texts, locale: Locale) -> str:
    """Return a forecast in a sentence: "12 players: 5 rounds, about 6 weeks"."""
    said = texts.get(
        "ui-tournament-forecast",
        locale,
        people=found.people,
        rounds=found.rounds - found.stages,
        cut=found.cut,
        each=found.each,
        weeks=found.weeks,
        hours=found.hours,
        format=kind_of(shape),
    )
    if not found.repeats_from:
        return said
    few = "repeats" if found.crowded else "again"
    repeats = texts.get(f"ui-tournament-forecast-{few}", locale, round=found.repeats_from)
    return f"{said} {repeats}"


def kind_of(shape: Terms) -> str:
    """Return the format as texts know it: the rounds of a knockout have a name of their own."""
    known = format_of(shape)
    return "knockout" if known.heats else known.named


def terms_lines(
    shape: Terms,
    length: timedelta,
    time: TimeTerms,
    texts: Texts,
    locale: Locale,
    ends: tuple[int, int] | None = None,
) -> list[str]:
    """Return what people should know before they enter: points, ties, absence, drops.

    Rounds end on a day of the week (or ANY_DAY) at a minute of the day, `ends`, if that was chosen.

    And what stops clocks (`time`; EVT-5.2), beside which the end of a round stays where it is.
    """

    def ui(message: str, **args: int | str) -> str:
        return texts.get(f"ui-tournament-{message}", locale, **args)

    lines: list[str] = []
    long = length_words(texts, locale, length)
    known = format_of(shape)
    if known.flows:
        lines.append(ui("terms-flow", count=shape.at_once))
        lines.append(ui("terms-match-days", length=long))
        if shape.twice:
            lines.append(ui("terms-twice"))
    else:
        lines.append(ui("terms-rounds", length=long, format=kind_of(shape)))
        if ends:
            when = ending_words(*ends, texts, locale)
            lines.append(ui("terms-ends", when=when, format=kind_of(shape)))
    if known.has_points:
        lines += _points_lines(shape, ui)
    if known.bracket or known.final_table or known.heats:
        lines += _knockout_lines(shape, ui)
    late = "no" if not known.takes_late(shape) else "flow" if shape.season else "yes"
    lines += [
        ui("terms-late", late=late),
        ui("terms-unfinished", format=kind_of(shape)),
        ui("terms-absent", live="yes" if time.pace in LIVE else "no", format=kind_of(shape)),
    ]
    if time.days_off:
        lines.append(ui("terms-excused", of="wins" if shape.duels else "points"))
    return [*lines, *_still_lines(shape, time, ui, texts, locale)]


def _points_lines(shape: Terms, ui: Callable[..., str]) -> list[str]:
    """Return what a result is worth, and who is above whom; of a date until when it is played."""
    meets = "terms-rolling" if shape.duels else "terms-rolling-pods"
    until = [meets, "terms-season"] if shape.season else []
    ties = "terms-ties" if shape.duels else "terms-pod-ties"
    found = [
        *until,
        "terms-points" if shape.duels else "terms-pod-points",
        "terms-average" if shape.season else ties,
    ]
    return [ui(one, weeks=shape.season // 7) for one in found]


def _still_lines(
    shape: Terms, time: TimeTerms, ui: Callable[..., str], texts: Texts, locale: Locale
) -> list[str]:
    """Return what stops clocks, and that this puts no end of a round off."""
    lines = [ui("terms-days-off" if time.days_off else "terms-no-days-off")]
    if time.weekends:
        lines.append(ui("terms-weekends", zone=zone_name(time.weekends, texts, locale)))
    if (time.days_off or time.weekends) and time.pace not in LIVE:
        lines.append(ui("terms-end-stays", format=kind_of(shape)))
    return lines


def _knockout_lines(shape: Terms, ui: Callable[..., str]) -> list[str]:
    """Return how a knockout goes: who is in it, how many games a pairing has, who goes on."""
    if format_of(shape).heats:
        return [ui("terms-heats"), ui("terms-heats-level")]
    if format_of(shape).final_table:
        return [ui("terms-table", count=shape.pod)]
    lines = [ui("terms-cut", count=shape.cut)] if format_of(shape).has_rounds else []
    if shape.best_of > 1:
        lines.append(ui("terms-best", games=shape.best_of))
    lines.append(ui("terms-level"))
    return [*lines, ui("terms-third")] if shape.third_place else lines


def ending_words(day: int, minute: int, texts: Texts, locale: Locale) -> str:
    """Return when rounds end, a day of the week or ANY_DAY and an hour: "on Sundays at 22:00"."""
    return texts.get("ui-tournament-ends", locale, weekday=day, hour=minute // 60)


def in_days(length: timedelta) -> Fraction:
    """Return a length in days, exactly."""
    return Fraction(length // timedelta(seconds=1), 86400)
