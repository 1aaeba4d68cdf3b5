"""A result that organisers decided, as a sentence, wherever it is shown (EVT-1.15)."""

from collections.abc import Sequence

from cogs.ui.names import safe
from cogs.ui.words import names_in_words, seat_names
from locales import Texts
from locales.texts import Locale
from play.records import Public


def outcome_words(names: Sequence[str], places: Sequence[int], texts: Texts, locale: Locale) -> str:
    """Return a result: who wins against whom, a draw, or the order; `names` as they are written."""
    if len({*places}) == 1:
        named = names_in_words(names, texts, locale)
        return texts.get("ui-tournament-outcome-level", locale, people=named)
    ranked = sorted(zip(places, names, strict=True), key=lambda one: one[0])
    if len(names) == 2:
        (_, winner), (_, other) = ranked
        return texts.get("ui-tournament-outcome-won", locale, winner=winner, other=other)
    return ", ".join(f"{place}. {name}" for place, name in ranked)


def ruling_words(
    result: str, who: str, reason: str, texts: Texts, locale: Locale, *, own: bool = False
) -> str:
    """Return a result with `who` decided it ("": that is not known), and why.

    It is `own` where whoever decided plays in that match.
    """
    return texts.get(
        "ui-tournament-ruled",
        locale,
        result=result,
        who=who,
        by="own" if own else "other" if who else "nobody",
        reason=reason,
    )


def placed(value: str, people: int) -> list[int]:
    """Return the places of a decision as it is stored; nothing where they are not whole."""
    said = value.replace(",", " ").split()
    whole = len(said) == people and all(one.isdecimal() for one in said)
    return [*map(int, said)] if whole else []


def ruling_line(public: Public, texts: Texts, locale: Locale) -> str:
    """Return how a match of a tournament was decided; nothing where it was played to its end."""
    part, names = public.part_of, seat_names(public, texts, locale, safe)
    places = placed(part.placed, len(names)) if part is not None and part.decided else []
    if part is None or not places:
        return ""
    said = outcome_words(names, places, texts, locale)
    who = safe(part.judge) if part.judge else ""
    return ruling_words(said, who, safe(part.reason), texts, locale)
