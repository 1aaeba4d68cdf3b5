"""Days off: the page on which a person says when they are away."""

from datetime import date, datetime, time, timedelta

from discord import ButtonStyle, ui
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.ui.names import safe
from cogs.ui.page import Button, Page, button, choice, clip, rows, select, words
from cogs.ui.words import spent_line, stamp
from games.core.refused import Refused
from games.core.text import text
from play.people.days_off import OwnDaysOff
from play.time.walls import moment, zone_of

SPANS = ("2", "4", "7", "14")  # days, from the next half day on
_DAY = timedelta(days=1)
_REACH = timedelta(days=800)  # more than a year ahead, and a span after that
_LONG = 10  # characters of a date


class DaysOffCog(commands.Cog):
    """Days off of a person; each press stores at once."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("my-leave", again="my-leave")
    async def see(self, context: Context) -> None:
        """Show my days off."""
        await acknowledged(context)
        await self._show(context)

    async def _show(self, context: Context) -> None:
        found = await self.bot.play.days_off.of(context.person, context.locale)
        settings = await self.bot.play.people.settings(context.person)
        await context.show(days_off_page(context, found, spends=settings.spends_days))

    @route("my-leave-for", again="my-leave")
    async def be_away_for(self, context: Context) -> None:
        """Be away from the next half day on."""
        await acknowledged(context)
        known = await self.bot.play.days_off.of(context.person, context.locale)
        until = known.now + context.values.number(0) * _DAY
        await self.bot.play.days_off.take(context.person, known.now, until, known.zone)
        await self._show(context)

    @route("my-leave-dates", again="my-leave")
    async def ask_dates(self, context: Context) -> None:
        """Open the form for dates."""
        await context.ask(dates_form(context))

    @route("my-leave-set", again="my-leave")
    async def set_dates(self, context: Context) -> None:
        """Be away on the days that were written, the last one included."""
        await acknowledged(context)
        known = await self.bot.play.days_off.of(context.person, context.locale)
        zone = zone_of(known.zone)
        first = day_of(context.fields.get("start", ""), known.now.astimezone(zone).date())
        last = day_of(context.fields.get("until", ""), first)
        start = moment(datetime.combine(first, time.min), zone, 0)
        until = moment(datetime.combine(last + _DAY, time.min), zone, 0)
        await self.bot.play.days_off.take(context.person, start, until, known.zone)
        await self._show(context)

    @route("my-leave-over", again="my-leave")
    async def come_home(self, context: Context) -> None:
        """Take back all half days that have not begun."""
        await acknowledged(context)
        await self.bot.play.days_off.come_home(context.person)
        await self._show(context)

    @route("my-leave-auto", again="my-leave")
    async def set_spends(self, context: Context) -> None:
        """Choose whether half days are spent by themselves."""
        await acknowledged(context)
        wanted = context.args[0] == "1"
        await self.bot.play.people.set_spends_days(context.person, wanted=wanted)
        await self._show(context)


def day_of(said: str, earliest: date) -> date:
    """Return the day of "24/12", "24/12/2026" or "2026-12-24". Raises Refused.

    Without a year it is the next such day. Days far in the future are refused here, because the end
    of the last one cannot be represented.
    """
    try:
        day = _day(said.strip(), earliest)
    except ValueError:
        raise Refused(text("ui-bad-date", said=safe(clip(said.strip(), 20)))) from None
    if abs(day - earliest) > _REACH:
        raise Refused(text("play-leave-past"))
    return day


def _day(said: str, earliest: date) -> date:
    """Return the day that is written. Raises ValueError."""
    if "-" in said:
        return date.fromisoformat(said)
    day, month, *years = (int(one) for one in said.replace(".", "/").strip("/").split("/"))
    if years:
        (year,) = years
        return date(year, month, day)
    found = date(earliest.year, month, day)
    return found if found >= earliest else date(earliest.year + 1, month, day)


def days_off_page(context: Context, found: OwnDaysOff, *, spends: bool) -> Page:
    """Return a person's days off."""
    lines = [f"### {context.ui('days-off')}", _left(context, found)]
    if found.until is not None:
        lines.append(context.ui("leave-until", when=stamp(found.until, "f")))
    if found.spent:
        lines.append(spent_line(found.spent, context.texts, context.locale))
    if found.planned is not None:
        start, until = (stamp(one, "f") for one in found.planned)
        lines.append(context.ui("leave-planned", start=start, until=until))
    lines.append(context.ui("leave-auto-on" if spends else "leave-auto-off"))
    lines.append(f"-# {context.ui('leave-what', zone=found.zone)}")
    spans = [choice(days, context.ui("leave-days", days=int(days))) for days in SPANS]
    buttons: list[Button] = [button("my-leave-dates", context.ui("leave-dates"))]
    if found.until is not None or found.planned is not None:
        buttons.append(button("my-leave-over", context.ui("leave-over"), ButtonStyle.primary))
    label = context.ui("leave-auto-turn-off" if spends else "leave-auto-turn-on")
    buttons += [
        button(f"my-leave-auto:{int(not spends)}", label),
        button("mine:time", context.ui("back")),
    ]
    return Page(
        [
            words("\n".join(lines)),
            select("my-leave-for", context.ui("leave-for"), spans),
            *rows(buttons),
        ]
    )


def _left(context: Context, found: OwnDaysOff) -> str:
    return context.texts.get("ui-leave-left", context.locale, days=found.left / 2)


def dates_form(context: Context) -> ui.Modal:
    """Return the form for dates: the first day, the last one."""
    form = ui.Modal(title=clip(context.ui("days-off"), 45), custom_id="my-leave-set", timeout=None)
    for name, hint in (("start", "24/12"), ("until", "02/01")):
        line: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=name, placeholder=hint, max_length=_LONG
        )
        form.add_item(ui.Label(text=clip(context.ui(f"leave-{name}-day"), 45), component=line))
    return form
