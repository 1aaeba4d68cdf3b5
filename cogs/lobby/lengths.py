"""How long a match of a table takes, in days at its pace and in minutes of everybody's own."""

from collections.abc import Mapping
from datetime import timedelta
from fractions import Fraction

from games.core.info import Info, Preset
from locales import Texts
from locales.texts import Locale
from play.time.pace import PACES
from play.tournaments import lengths

HOUR = 90  # minutes from which on hours are said
DAYS = Fraction(3, 2)  # from which on days are said


def preset_of(info: Info, options: Mapping[str, str], seats: int) -> Preset | None:
    """Return the preset whose options these are, that of the usual ones included."""
    usual = {one.name: one.default for one in info.choices if not one.seats or seats in one.seats}
    chosen = {**usual, **{name: value for name, value in options.items() if name in usual}}
    for one in info.presets:
        fits = not one.seats or seats in one.seats
        if fits and {**usual, **{k: v for k, v in one.values.items() if k in usual}} == chosen:
            return one
    return None


def length(
    info: Info,
    preset: Preset,
    pace: str,
    seats: int,
    texts: Texts,
    locale: Locale,
    *,
    alone: bool = False,
) -> str:
    """Return how long a match with a preset takes; "" where the game does not say.

    Where nobody waits for another (`alone`) only one's own minutes count, and at a live pace those
    of all who sit there.
    """
    if not preset.minutes:
        return ""
    if alone:
        return texts.get("ui-length-alone", locale, own=_minutes(preset.minutes, texts, locale))
    if PACES[pace].live if pace in PACES else False:
        together = _minutes(preset.minutes * max(1, seats), texts, locale)
        return texts.get("ui-length-live", locale, together=together)
    own = _minutes(preset.minutes, texts, locale)
    days = lengths.of((), preset.days or info.days, pace).usual
    if days < DAYS:
        hours = max(1, round(days * 24))
        return texts.get("ui-length-hours", locale, hours=hours, own=own)
    return texts.get("ui-length-days", locale, days=round(days), own=own)


def _minutes(minutes: int, texts: Texts, locale: Locale) -> str:
    """Return minutes as they are said: in fives, from an hour and a half on in hours."""
    if minutes < HOUR:
        return texts.get("ui-took", locale, unit="minutes", many=minutes)
    hours = round(timedelta(minutes=minutes) / timedelta(hours=1))
    return texts.get("ui-took", locale, unit="hours", many=hours)
