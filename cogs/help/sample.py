"""A picture of a match under way, for those who ask how a game is played."""

import asyncio
from functools import partial

from cogs.app.bot import Bot
from cogs.ui.page import PictureFile
from games.core.decision import Picks
from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys, Streams, derived
from games.registry import Game
from locales import Reader
from locales.texts import Locale
from render.kit.scene import Scene, SeatHolder

_KEY = bytes(range(32))  # the match is always the same, and nobody's
_NAMES = ("Ana", "Bao", "Chloé", "Dov", "Éva", "Farid")


class SampleBoards:
    """A board of each game, drawn once for each language."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._drawn: dict[tuple[str, Locale], PictureFile | None] = {}

    async def get(self, game: str, locale: Locale) -> PictureFile | None:
        """Return a board of the game; None when it has no pictures."""
        if (game, locale) not in self._drawn:
            match = await asyncio.to_thread(partial(played, self._bot.games[game]))
            self._drawn[game, locale] = await self._draw(match, game, locale)
        return self._drawn[game, locale]

    async def _draw(self, match: Match, game: str, locale: Locale) -> PictureFile | None:
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
            people=tuple(SeatHolder(name) for name in names),
            awaited=match.asked,
            ready=match.ready,
            revision=match.revision,
        )
        alt = " ".join(texts.say(one, who) for one in rules.describe(view))
        return await self._bot.render_client.of_scene(scene, f"sample-{game}-{locale}.png", alt)


def played(game: Game) -> Match:
    """Return a match of the usual number of seats in the middle of it."""
    rules = game.rules()
    start = Start(4 if 3 in rules.info.seats else 2)
    match, _ = Match.begin(rules, start, Keys.of(_KEY))
    player = game.players(rules)["sensible"]
    rng, answers = Streams(derived(_KEY, "sample")), list[tuple[int, Picks]]()
    while match.result is None:
        seat = match.asked[0]
        question = match.questions[seat]
        assert question is not None
        answers.append((seat, player.answer(match.view(seat), question, rng)))
        match.answer(*answers[-1])
    middle, _ = Match.begin(rules, start, Keys.of(_KEY))
    for seat, picks in answers[: len(answers) // 2]:
        middle.answer(seat, picks)
    return middle
