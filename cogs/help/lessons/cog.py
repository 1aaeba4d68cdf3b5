"""The routes of lessons: one private message, in which a scene is played (MND-3.1)."""

from collections.abc import Awaitable

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.help.cog import HelpCog
from cogs.help.lessons.page import PREFIX, LessonScreen, lesson_page, lessons_page
from cogs.help.practice.cog import PracticeCog
from games.core.refused import Refused
from play.people.lessons import Lessons, LessonTable
from play.refusals import refused


class LessonCog(PracticeCog[LessonTable]):
    """Carries the presses of learners to play/. No rules, no memory."""

    prefix = PREFIX
    home = f"{PREFIX}open"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @property
    def service(self) -> Lessons:
        return self.bot.play.lessons

    # Opening

    @route("open")
    async def open(self, context: Context) -> None:
        """Go on with the lesson of a game, in a message of its own."""
        await acknowledged(context, apart=True)
        await self.show(context, self.service.open(context.who, context.args[0]))

    @route("list", again=f"{PREFIX}list")
    async def list_all(self, context: Context) -> None:
        """List the lessons there are; where there is one, go on with it."""
        await acknowledged(context, apart=True)
        await self.offer(context)

    async def offer(self, context: Context) -> None:
        """Show the lessons there are, or the only one."""
        games = self.service.games()
        if not games:
            raise refused("no-lesson")
        if len(games) == 1:
            await self.show(context, self.service.open(context.who, games[0]))
            return
        states = await self.service.states(context.person)
        await context.show(lessons_page(self.bot.texts, context.locale, states))

    @route("at")
    async def choose_game(self, context: Context) -> None:
        """Go on with the lesson that was chosen."""
        await acknowledged(context)
        await self.show(context, self.service.open(context.who, context.values[0]))

    @route("scene")
    async def go(self, context: Context) -> None:
        """Begin a scene: the next one, or the same once more."""
        await acknowledged(context)
        game, scene = context.args[0], context.args.number(1)
        await self.show(context, self.service.go(context.who, game, scene))

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
        note = None
        try:
            shown = await pressed
        except Refused as no:
            game = next(iter((*context.values, *context.args)), "")
            if game not in self.service.games():
                raise
            self.bot.counts.refused(no.why.id)
            shown = await self.service.open(context.who, game)
            note, suggests = context.say(no.why), False
        screen = LessonScreen(
            shown, self.bot.texts, context.locale, page, note, was_suggested=suggests
        )
        picture = None
        if not context.settings.text_tables:
            picture = await self.bot.render_client.table(shown.table, context.locale)
        await context.show(lesson_page(screen, picture))
