"""The routes of lessons: one private message, in which a scene is played (MND-3.1)."""

from collections.abc import Awaitable

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.help.cog import HelpCog
from cogs.help.lessons.page import PREFIX, LessonScreen, lesson_page, lessons_page
from cogs.question.cog import QuestionCog
from cogs.question.presses import Press, Unchanged
from games.core.decision import Picks
from games.core.refused import Refused
from play.people.lessons import Lessons, LessonTable
from play.refusals import refused


class LessonCog(QuestionCog):
    """Carries the presses of learners to play/. No rules, no memory."""

    prefix = PREFIX
    home = f"{PREFIX}open"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @property
    def _lessons(self) -> Lessons:
        return self.bot.play.lessons

    # Opening

    @route("open")
    async def open(self, context: Context) -> None:
        """Go on with the lesson of a game, in a message of its own."""
        await acknowledged(context, apart=True)
        await self.show(context, self._lessons.open(context.who, context.args[0]))

    @route("list", again=f"{PREFIX}list")
    async def list_all(self, context: Context) -> None:
        """List the lessons there are; where there is one, go on with it."""
        await acknowledged(context, apart=True)
        await self.offer(context)

    async def offer(self, context: Context) -> None:
        """Show the lessons there are, or the only one."""
        games = self._lessons.games()
        if not games:
            raise refused("no-lesson")
        if len(games) == 1:
            await self.show(context, self._lessons.open(context.who, games[0]))
            return
        states = await self._lessons.states(context.person)
        await context.show(lessons_page(self.bot.texts, context.locale, states))

    @route("at")
    async def choose_game(self, context: Context) -> None:
        """Go on with the lesson that was chosen."""
        await acknowledged(context)
        await self.show(context, self._lessons.open(context.who, context.values[0]))

    @route("scene")
    async def go(self, context: Context) -> None:
        """Begin a scene: the next one, or the same once more."""
        await acknowledged(context)
        game, scene = context.args[0], context.args.number(1)
        await self.show(context, self._lessons.go(context.who, game, scene))

    @route("back")
    async def take_back(self, context: Context) -> None:
        """Take the last answer back."""
        await acknowledged(context)
        await self.show(context, self._lessons.back(context.who, context.args[0]))

    @route("rules")
    async def rules(self, context: Context) -> None:
        """Open the rules at the topic of a question, in a message beside the lesson."""
        await acknowledged(context, apart=True)
        game, rule = context.args[0], context.args[1]
        topic = self.bot.texts.topic_of(game, rule, context.locale) if rule else None
        await self.bot.find(HelpCog).show(context, game, topic.id if topic else None)

    async def show(
        self,
        context: Context,
        pressed: Awaitable[LessonTable],
        page: int | None = None,
        *,
        suggests: bool = False,
    ) -> None:
        """Show a lesson as a press has left it, or as it stands where that was refused."""
        note = None
        try:
            shown = await pressed
        except Refused as no:
            game = next(iter((*context.values, *context.args)), "")
            if game not in self._lessons.games():
                raise
            self.bot.counts.refused(no.why.id)
            shown = await self._lessons.open(context.who, game)
            note, suggests = context.say(no.why), False
        screen = LessonScreen(
            shown, self.bot.texts, context.locale, page, note, was_suggested=suggests
        )
        picture = None
        if not context.settings.text_tables:
            picture = await self.bot.render_client.table(shown.table, context.locale)
        await context.show(lesson_page(screen, picture))

    # Answering

    async def answer(self, context: Context, press: Press) -> None:
        await acknowledged(context)
        await self.show(context, self._answered(context, press))

    async def _answered(self, context: Context, press: Press) -> LessonTable:
        game, question = context.args[0], context.args[1]
        picks = await self._picked(context, press)
        confirmed = isinstance(press, Unchanged)
        return await self._lessons.answer(context.who, game, question, picks, confirmed=confirmed)

    async def _picked(self, context: Context, press: Press) -> Picks:
        """Return what a press picks at the open question. Raises Stale where it is another one."""
        shown = await self._lessons.open(context.who, context.args[0])
        asked = self._lessons.decision(shown, context.args[1])
        return press.picks(asked, shown.table.selection.picks or ())

    async def select(
        self,
        context: Context,
        press: Press | None,
        page: int | None = None,
        *,
        usual: bool = False,
    ) -> None:
        await acknowledged(context)
        suggests = press is None and not usual
        await self.show(context, self._selected(context, press, usual), page, suggests=suggests)

    async def _selected(self, context: Context, press: Press | None, usual: bool) -> LessonTable:
        game, question = context.args[0], context.args[1]
        if press is None:
            return await self._lessons.fill(context.who, game, question, usual=usual)
        picks = await self._picked(context, press)
        return await self._lessons.pick(context.who, game, question, picks)

    @route("rest")
    async def rest(self, context: Context) -> None:
        """Answer the rest of a chain of questions as it is marked; the end is to be confirmed."""
        await acknowledged(context)
        game, question = context.args[0], context.args[1]
        await self.show(context, self._lessons.rest(context.who, game, question))

    async def look(self, context: Context, page: int | None) -> None:
        await acknowledged(context)
        await self.show(context, self._lessons.open(context.who, context.args[0]), page)
