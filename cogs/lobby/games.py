"""The games that people can choose from."""

from collections.abc import Sequence

from discord import app_commands

from cogs.app.bot import Bot
from cogs.app.context import Context
from cogs.lobby import lengths
from cogs.ui.names import safe
from cogs.ui.page import Item, Page, button, choice, clip, rows, select
from cogs.ui.words import names_in_words, players_in_words
from db.records.time import TimeTerms
from games.core.refused import Refused
from games.core.text import text
from locales import Reader
from locales.texts import LOCALES, Locale


def games_by_name(bot: Bot, locale: Locale, typed: str) -> list[app_commands.Choice[str]]:
    """Return the games whose name holds what was typed."""
    found = [(bot.texts.get(f"{key}-name", locale), key) for key in bot.games]
    wanted = typed.casefold()
    return [
        app_commands.Choice(name=name, value=key)
        for name, key in found
        if wanted in name.casefold() or wanted in key
    ][:25]


def known_game(context: Context, game: str) -> str:
    """Return the key of a game, which may have been called by its name in either language.

    Raises Refused with the list of games if there is no such game.
    """
    games, wanted = context.bot.games, game.strip().casefold()
    for key in games:
        names = {context.texts.get(f"{key}-name", locale).casefold() for locale in LOCALES}
        if wanted in names:
            return key
    if game not in games:
        names = ", ".join(context.texts.get(f"{key}-name", context.locale) for key in games)
        raise Refused(text("ui-unknown-game", game=safe(clip(game, 60)), games=names))
    return game


def games_page(
    context: Context,
    players: int | None = None,
    pace: str | None = None,
    invited: Sequence[int] = (),
) -> Page:
    """Return the games to choose from: those for so many players, or all if there are none."""
    games = context.bot.games
    fitting = [key for key in games if players is None or players in games[key].info.seats]
    at = pace or TimeTerms().pace
    lines = [
        choice(key, context.texts.get(f"{key}-name", context.locale), _seats(context, key, at))
        for key in fitting or games
    ]
    verb = f"open:{players or 0}:{pace or ''}"
    if invited:
        verb += ":" + ".".join(map(str, invited))
    return Page([select(verb, context.ui("which-game"), lines)])


def _seats(context: Context, game: str, pace: str) -> str:
    """Return for how many a game is, and how long it usually takes."""
    info = context.bot.games[game].info
    players = players_in_words(info.seats, info.holders, context.texts, context.locale)
    usual = lengths.preset_of(info, {}, max(info.seats))
    said = ""
    if usual is not None:
        said = lengths.length(info, usual, pace, 2, context.texts, context.locale)
    return " · ".join(filter(None, (players, said)))


def solo_select(bot: Bot, locale: Locale) -> Item:
    """Return the select that starts a match of a game against AIs at once."""
    who = Reader(locale, None, (), {})
    lines = [
        choice(key, bot.texts.get(f"{key}-name", locale), _aim(bot, key, who)) for key in bot.games
    ]
    return select("solo-at", bot.texts.get("ui-solo-at", locale), lines[:25])


def begin_items(context: Context) -> list[Item]:
    """Return what somebody can do next: play AIs at once, or open a table."""
    several = button("several", context.ui("several"))
    return [solo_select(context.bot, context.locale), *rows([several])]


def _aim(bot: Bot, game: str, who: Reader) -> str:
    """Return the first line of the aim at the table of a first match."""
    known = bot.games[game]
    aim = known.rules().aim(known.info.first_start())
    return bot.texts.say(aim[0], who) if aim else ""


def games_in_words(bot: Bot, locale: Locale) -> str:
    """Return the names of the games there are, as a sentence lists them."""
    names = [bot.texts.get(f"{key}-name", locale) for key in bot.games]
    return names_in_words(names, bot.texts, locale)
