"""What somebody who is new to a game reads on their table, and what they are spared."""

from cogs.ui.words import reader
from games.core.decision import Decision
from games.core.text import Text
from locales import Texts
from locales.texts import Locale
from play.records import Table

SETTLED = 3  # sittings of a game after which nothing more is explained


def opens_with_aim(table: Table) -> bool:
    """Whether a table begins with the aim: until its person has finished a match of the game."""
    running = table.public.status == "running"
    return running and table.seat is not None and table.known.finished == 0


def first_met(table: Table, asked: Decision, texts: Texts, locale: Locale) -> list[str]:
    """Return the line about a kind of question that this person has never answered."""
    game, _, kind = asked.kind.rpartition(".")
    message = f"{game or table.public.game}-first-{kind}"
    if asked.kind in table.known.kinds or not texts.has(message, locale):
        return []
    who = reader(table.public, texts, locale, table.seat)
    return [f"-# {texts.get('ui-first-met', locale, what=texts.say(Text(message), who))}"]


def settled(table: Table) -> bool:
    """Whether a person has sat at the game often enough for what only the experienced need."""
    known, asked = table.known, table.question
    if asked is None:
        return known.sittings >= SETTLED
    return known.sits_for(f"{table.public.id} {asked.sitting}") >= SETTLED
