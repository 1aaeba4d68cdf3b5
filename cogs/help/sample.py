"""A picture of a match under way, for those who ask how a game is played."""

import asyncio
from functools import partial

from cogs.app.bot import Bot
from cogs.ui.page import Picture
from games.core.match.match import Match
from games.core.rules import Start
from games.core.streams import Keys, Streams, derived
from games.registry import Game
from locales import Reader
from locales.texts import Locale
from render.kit.scene import Person, Scene

MOVES = 60  # answers into the match: something lies on the table
_KEY = bytes(range(32))  # the match is always the same, and nobody's
_NAMES = ("Ana", "Bao", "Chloé", "Dov", "Éva", "Farid")


class SampleBoards:
    """A board of each game, drawn once for each language."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._drawn: dict[tuple[str, Locale], Picture | None] = {}

    async def get(self, game: str, locale: Locale) -> Picture | None:
        """Return a board of the game; None when it has no pictures."""
        if (game, locale) not in self._drawn:
            match = await asyncio.to_thread(partial(_played, self._bot.games[game]))
            self._drawn[game, locale] = await self._draw(match, game, locale)
        return self._drawn[game, locale]

    async def _draw(self, match: Match, game: str, locale: Locale) -> Picture | None:
        rules, texts = match.rules, self._bot.texts
        view = match.view(None)
        names = _NAMES[: match.start.seats]
        who = Reader(locale, None, names, rules.names())
        found = self._bot.games[game]
        scene = Scene(
            theme=found.theme,
            pictures=found.pictures,
            view=view,
            texts=texts,
            reader=who,
            faces=rules.faces(view),
            people=tuple(Person(name) for name in names),
            awaited=match.asked,
            ready=match.ready,
            revision=match.revision,
            chain=match.shown[:8],
        )
        alt = " ".join(texts.say(one, who) for one in rules.describe(view))
        return await self._bot.render_client.of_scene(scene, f"sample-{game}-{locale}.png", alt)


def _played(game: Game) -> Match:
    """Return a match of the usual number of seats, some way into it."""
    rules = game.rules()
    seats = 4 if 3 in rules.info.seats else 2
    match, _ = Match.begin(rules, Start(seats), Keys.of(_KEY))
    player = game.players(rules)["sensible"]
    rng = Streams(derived(_KEY, "sample"))
    for _ in range(MOVES * seats // 2):
        if match.result is not None or not match.asked:
            break
        seat = match.asked[0]
        question = match.questions[seat]
        if question is not None:
            match.answer(seat, player.answer(match.view(seat), question, rng))
    return match
