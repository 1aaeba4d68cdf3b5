"""How a person is called: where, and when they are reminded (TIM-4.1, 4.2)."""

from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged, tell
from cogs.directs.cog import DirectCog
from cogs.people.pages import settings_page
from cogs.ui.page import Item, Page, button, choice, rows, setting
from db.queries.directs import SPAM
from db.records.people import Direct, PersonSettings
from play.people.directs import REMINDERS, WAYS, way_of


class CallsCog(commands.Cog):
    """The page of calls; each press stores at once."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def show(self, context: Context) -> None:
        """Show the page of calls; it is told once at length that direct messages do not work."""
        settings = await self.bot.play.people.settings(context.person)
        direct = None
        if settings.calls != "thread":
            direct = await self.bot.play.directs.of(context.person)
        await context.show(calls_page(context, settings, direct))
        if direct is not None and direct.refused is not None and not direct.told:
            await self.bot.play.directs.told(context.person)

    @route("my-calls", again="mine")
    async def set_calls(self, context: Context) -> None:
        """Choose how I am called; who chooses direct messages is written to at once."""
        await acknowledged(context)
        await self.bot.play.directs.choose(context.person, context.values[0], context.locale)
        await self.bot.find(DirectCog).open_all({context.person: context.locale})
        await self.show(context)

    @route("my-reminders", again="mine")
    async def set_reminders(self, context: Context) -> None:
        """Choose when I am reminded."""
        await acknowledged(context)
        await self.bot.play.directs.set_reminders(context.person, context.values)
        await self.show(context)

    @route("my-next", again="mine")
    async def set_next(self, context: Context) -> None:
        """Choose whether I am told that I am next."""
        await acknowledged(context)
        wanted = context.args[0] == "1"
        await self.bot.play.directs.set_next(context.person, wanted=wanted)
        await self.show(context)

    @route("my-note-hour", again="mine")
    async def set_hour(self, context: Context) -> None:
        """Choose the hour of my daily note."""
        await acknowledged(context)
        hour = context.values.number(0)
        await self.bot.play.directs.set_hour(context.person, hour, context.locale)
        await self.show(context)

    @route("my-calls-stop", again="mine")
    async def stop(self, context: Context) -> None:
        """Want no direct messages any more."""
        await acknowledged(context, apart=True)
        await self.bot.play.directs.choose(context.person, "thread", context.locale)
        await tell(context, context.ui("direct-stopped"))


def calls_page(context: Context, settings: PersonSettings, direct: Direct | None = None) -> Page:
    """Return the page of calls; `direct` are the direct messages of who chose them."""
    way = way_of(settings)
    fails = way in {"direct", "daily"} and direct is not None and direct.refused is not None
    shown = None if fails else way  # what a select shows cannot be chosen again, to try once more
    ways = [choice(one, context.ui(f"calls-{one}"), default=one == shown) for one in WAYS]
    items: list[Item] = [setting("my-calls", context.ui("calls"), ways)]
    lines = [context.ui(f"calls-now-{way}", hour=settings.note_hour)]
    if way in {"direct", "daily"}:
        lines += _trouble(context, direct)
    if way == "daily":
        hours = [
            choice(str(one), context.ui("note-at", hour=one), default=one == settings.note_hour)
            for one in range(24)
        ]
        items.append(setting("my-note-hour", context.ui("note-hour"), hours))
    if way != "none":
        possible = REMINDERS[-1:] if way == "daily" else REMINDERS  # as `reminded` has it
        kinds = [
            choice(one, context.ui(f"reminder-{one}"), default=one in settings.reminded)
            for one in possible
        ]
        items.append(setting("my-reminders", context.ui("reminders"), kinds, 0, len(kinds)))
    if way in {"thread", "direct"}:
        if settings.next_up:
            lines.append(context.ui("next-on"))
        label = context.ui("next-turn-off" if settings.next_up else "next-turn-on")
        items += rows([button(f"my-next:{int(not settings.next_up)}", label)])
    return settings_page(context, "calls", lines, items)


def _trouble(context: Context, direct: Direct | None) -> list[str]:
    """Return why direct messages do not work, or not yet."""
    if direct is None or (direct.channel is None and direct.refused is None):
        return [context.ui("direct-opening")]
    if direct.refused is None:
        return []
    if direct.refused in SPAM:
        return [context.ui("direct-spam")]
    return [context.ui("direct-shut" if direct.told else "direct-refused")]
