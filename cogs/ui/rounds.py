"""What rounds and stages of tournaments are called, wherever a match of one is shown."""

import msgspec

from cogs.ui.names import bare
from db.records.tournaments import PartOf
from locales import Texts
from locales.texts import Locale
from tournaments.formats.knockout import THIRD, stages_of
from tournaments.formats.registry import format_of
from tournaments.records import Terms


def round_name(
    shape: Terms, rounds: int, bracket: int, number: int, texts: Texts, locale: Locale
) -> str:
    """Return what a round or stage is called; nothing where matches flow.

    `rounds` are those of a Swiss, `bracket` is how many people are in the knockout.
    """
    known = format_of(shape)
    if known.flows:
        return ""
    if known.heats:
        return texts.get("ui-tournament-stage", locale, left=rounds - number)
    table = known.final_table
    if table and number == rounds:
        return texts.get("ui-tournament-final-table", locale)
    rounds -= table
    if number <= rounds:
        return texts.get("ui-tournament-round", locale, round=number, rounds=rounds)
    left = stages_of(max(bracket, 2)) - (number - rounds)
    return texts.get("ui-tournament-stage", locale, left=left)


def stage_name(
    shape: Terms, rounds: int, bracket: int, number: int, slot: int, texts: Texts, locale: Locale
) -> str:
    """Return what the round of a match is called, or that the match is for the third place.

    `slot` is its place in its stage; the rest is as for the round.
    """
    if bracket and number == rounds + stages_of(bracket) and slot == THIRD:
        return texts.get("ui-tournament-picture-third", locale)
    return round_name(shape, rounds, bracket, number, texts, locale)


def thread_head(part: PartOf, texts: Texts, locale: Locale) -> str:
    """Return the tournament and the round of a match, briefly: "Christmas R3"."""
    shape, name = msgspec.json.decode(part.shape, type=Terms), bare(part.name)
    known = format_of(shape)
    if not known.flows and not known.heats and part.round <= part.rounds - known.final_table:
        return texts.get("ui-tournament-thread", locale, name=name, round=part.round)
    return " · ".join(filter(None, (name, round_of(part, texts, locale))))


def round_of(part: PartOf, texts: Texts, locale: Locale) -> str:
    """Return the round of which a match is part; nothing where matches flow."""
    shape, held = msgspec.json.decode(part.shape, type=Terms), (part.round, part.slot)
    return stage_name(shape, part.rounds, len(part.bracket), *held, texts, locale)
