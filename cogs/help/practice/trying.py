"""*Try it*: a position of a match, played on alone in one private message (MND-4.2)."""

from collections.abc import Awaitable

from msgspec.structs import replace

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.app.render_client import accent
from cogs.help.practice.cog import PracticeCog
from cogs.help.practice.page import happened, position_item, question_items, stage_of
from cogs.match.page import TableScreen, asked, ranking
from cogs.ui.page import Button, Item, Page, PictureFile, button, choice, rows, setting, words
from cogs.ui.words import game_name, level_name
from games.core.refused import Refused
from play.proof.looking.attempts import LEVELS, Attempts, AttemptTable

PREFIX = "try-"  # of the verbs of its controls


class TryCog(PracticeCog[AttemptTable]):
    """Begins positions, and carries presses in them to play/."""

    prefix = PREFIX
    home = f"{PREFIX}open"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @property
    def service(self) -> Attempts:
        return self.bot.play.attempts

    @route("step", again="look-back")
    async def from_step(self, context: Context) -> None:
        """Try a step of a match that is over, from the side of a seat."""
        await acknowledged(context, apart=True)
        match, seat, move = context.args[0], context.args.number(1), context.args.number(2)
        await self._show(context, await self.service.from_step(context.who, match, seat - 1, move))

    @route("now", again="more")
    async def from_now(self, context: Context) -> None:
        """Try the position of a match that runs, from one's own seat."""
        await acknowledged(context, apart=True)
        await self._show(context, await self.service.from_now(context.who, context.args[0]))

    @route("open")
    async def open(self, context: Context) -> None:
        """Show where somebody stands."""
        await acknowledged(context)
        await self.show(context, self.service.open(context.who, context.args[0]))

    @route("again")
    async def again(self, context: Context) -> None:
        """Go back to where it began."""
        await acknowledged(context)
        await self.show(context, self.service.restart(context.who, context.args[0]))

    @route("level")
    async def level(self, context: Context) -> None:
        """Go back to where it began, against AIs of another level."""
        await acknowledged(context)
        level = LEVELS[context.values.number(0)] if context.values.number(0) < len(LEVELS) else ""
        await self.show(context, self.service.restart(context.who, context.args[0], level))

    async def show(
        self,
        context: Context,
        pressed: Awaitable[AttemptTable],
        page: int | None = None,
        *,
        suggests: bool = False,
    ) -> None:
        note = None
        try:
            shown = await pressed
        except Refused as no:
            self.bot.counts.refused(no.why.id)
            shown = await self.service.open(context.who, context.args[0])
            note, suggests = context.say(no.why), False
        await self._show(context, shown, page, note, suggests=suggests)

    async def _show(
        self,
        context: Context,
        shown: AttemptTable,
        page: int | None = None,
        note: str | None = None,
        *,
        suggests: bool = False,
    ) -> None:
        table = shown.table
        screen = TableScreen(
            table,
            self.bot.texts,
            context.locale,
            accent(table.public.game),
            page,
            note,
            was_suggested=suggests,
        )
        picture = None
        if not context.settings.text_tables:
            picture = await self.bot.render_client.table(table, context.locale)
        await context.show(try_page(screen, shown, picture))


def try_page(screen: TableScreen, shown: AttemptTable, picture: PictureFile | None) -> Page:
    """Return a position that is tried: what has happened, the picture, the question."""
    items: list[Item] = [words(_head(screen)), position_item(screen, picture)]
    question = screen.table.question
    if question is None:
        items.append(words("\n".join([*ranking(screen), screen.ui("try-over")])))
    else:
        controlled = replace(asked(screen, question), match=shown.tag, prefix=PREFIX)
        items += question_items(screen, controlled)
    items += rows(_foot(screen, shown))
    items.append(_levels(screen, shown))
    return Page(items, () if picture is None else (picture,), screen.accent)


def _head(screen: TableScreen) -> str:
    game = game_name(screen.table.public.game, screen.texts, screen.locale)
    lines = [screen.note] if screen.note else []
    lines += [screen.ui("try-head", game=game), f"-# {screen.ui('try-said')}", stage_of(screen)]
    return "\n".join([*lines, *happened(screen)])


def _foot(screen: TableScreen, shown: AttemptTable) -> list[Button]:
    found: list[Button] = []
    if shown.can_back:
        found.append(button(f"{PREFIX}back:{shown.tag}", screen.ui("lesson-back")))
        found.append(button(f"{PREFIX}again:{shown.tag}", screen.ui("try-anew")))
    if shown.can_look:
        found.append(button(f"look-back:{shown.match}", screen.ui("look-back")))
    return found


def _levels(screen: TableScreen, shown: AttemptTable) -> Item:
    lines = [
        choice(
            str(at),
            level_name(level, screen.texts, screen.locale),
            default=level == shown.level,
        )
        for at, level in enumerate(LEVELS)
    ]
    return setting(f"{PREFIX}level:{shown.tag}", screen.ui("try-level"), lines)
