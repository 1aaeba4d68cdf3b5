"""What decided a match that is over: asked for, found out in the background, shown (MND-5)."""

from collections.abc import Sequence

from discord.ext import commands
from msgspec.structs import replace

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged, boundary
from cogs.app.render_client import accent
from cogs.match.films.ending import EndingCog
from cogs.match.films.frames import Frame
from cogs.ui.names import bare
from cogs.ui.page import Item, Page, PictureFile, button, clip, gallery, rows, words
from cogs.ui.words import game_name, reader, seat_names
from games.core.text import Text
from locales import Reader, Texts
from play.proof.looking.review import DecidedMatch, DecidedPoint
from render.kit.scene import DecidedPanel, DecidedSheet

LABEL = 90  # characters of what was picked


class DecidedCog(commands.Cog):
    """Shows what decided a match, to all once somebody who played has asked."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("decided", again="decided")
    async def decided(self, context: Context) -> None:
        """Show what decided a match, or begin to find it out."""
        await acknowledged(context, apart=True)
        match = context.args[0]
        found = await self.bot.play.reviews.decided(match, context.person)
        if found is None:
            await context.show(Page([words(context.ui("decided-coming"))]))
            self.bot.in_background(self._follow(context, match))
            return
        await self._show(context, found)

    async def _follow(self, context: Context, match: str) -> None:
        """Show what was found out where it was asked for, as soon as it is there."""
        reviews = self.bot.play.reviews
        async with boundary(context, "decided"):
            await reviews.made(match)
            found = await reviews.kept(match)
            if found is None:
                again = button(f"decided:{match}", context.ui("decided"))
                await context.show(Page([words(context.ui("decided-not")), *rows([again])]))
                return
            await self._show(context, found)

    async def _show(self, context: Context, found: DecidedMatch) -> None:
        board = await self.bot.play.matches.board(found.public.id)
        frame = Frame(board.view, board.faces, (), 0, revision=found.public.revision)
        scene = self.bot.find(EndingCog).scene(frame, found.public, context)
        sheet = _sheet(context, found)
        lines = _lines(context, found)
        picture = await self.bot.render_client.decided(
            replace(scene, decided=sheet), f"decided-{found.public.id}.png", " ".join(lines)
        )
        await context.show(_page(context, found, lines, picture))


def _page(
    context: Context, found: DecidedMatch, lines: Sequence[str], picture: PictureFile | None
) -> Page:
    public = found.public
    game = game_name(public.game, context.texts, context.locale)
    items: list[Item] = [words(f"### {game} · {context.ui('decided')}")]
    if picture is not None:
        items.append(gallery(picture))
    items.append(words("\n".join(lines)))
    steps = [
        button(
            f"walk-from:{public.id}:{one.seat + 1}:{one.at}:{number}",
            context.ui("decided-step", number=number),
        )
        for number, one in enumerate(found.points, 1)
    ]
    items += rows([*steps, button(f"look-back:{public.id}", context.ui("look-back"))])
    return Page(items, () if picture is None else (picture,), accent(public.game))


def _lines(context: Context, found: DecidedMatch) -> list[str]:
    """Return the turning points in words, or that there is none."""
    who = reader(found.public, context.texts, context.locale, None)
    if not found.points:
        return [context.ui("decided-none")]
    return [line(context.texts, one, at, who) for at, one in enumerate(found.points, 1)]


def line(texts: Texts, one: DecidedPoint, number: int, who: Reader) -> str:
    """Return a turning point in words: its part, what was played and better, and why."""
    name = who.people[one.seat]
    part = texts.say(one.part, who) if one.part is not None else ""
    said = texts.get(
        "ui-decided-line",
        who.locale,
        number=number,
        name=name,
        prompt=clip(texts.say(one.prompt, who), 200),
        played=_picked(texts, one.played, who),
        better=_picked(texts, one.better, who),
    )
    why = _why(texts, one, who)
    told = why and texts.get("ui-decided-told", who.locale, name=name, why=why)
    return "\n".join(filter(None, (f"-# {part}" if part else "", said, told and f"> {told}")))


def _why(texts: Texts, one: DecidedPoint, who: Reader) -> str:
    """Return why the better answer was: said to whom it was asked, so it stands in quotes."""
    return texts.say(one.why, who).removesuffix(".") if one.why is not None else ""


def _quoted(context: Context, why: str) -> str:
    return context.ui("decided-quoted", why=why) if why else ""


def _picked(texts: Texts, labels: Sequence[Text], who: Reader) -> str:
    said = ", ".join(texts.say(one, who) for one in labels)
    return clip(said, LABEL) or texts.get("ui-decided-nothing", who.locale)


def _sheet(context: Context, found: DecidedMatch) -> DecidedSheet:
    """Return what the picture says, in the language of a reader."""
    public = found.public
    who = reader(public, context.texts, context.locale, None, plain=True)
    names = seat_names(public, context.texts, context.locale)
    last = max(1, found.course[-1].move)
    standings = public.standings or ()
    first = [names[seat] for one in standings if one.place == 1 for seat in one.seats]
    result = context.ui("decided-won", names=", ".join(first), count=len(first))
    panels = tuple(
        DecidedPanel(
            part=clip(bare(context.texts.say(one.part, who)), 40) if one.part is not None else "",
            seat=one.seat,
            played=_picked(context.texts, one.played, who),
            better=_picked(context.texts, one.better, who),
            why=_quoted(context, _why(context.texts, one, who)),
            place=one.move / last,
        )
        for one in found.points
    )
    return DecidedSheet(
        title=context.ui("decided"),
        result=result,
        bands=(
            context.ui("decided-nearly"),
            context.ui("decided-ahead"),
            context.ui("decided-even"),
            context.ui("decided-behind"),
        ),
        places=tuple(one.move / last for one in found.course),
        lines=tuple(
            tuple(_scaled(one.shares[seat], len(names)) for one in found.course)
            for seat in range(len(names))
        ),
        doubt=tuple(one.doubt for one in found.course),
        axis=tuple(
            (move / last, clip(context.texts.say(label, who), 20)) for move, label in found.axis
        ),
        panels=panels,
        played=context.ui("decided-played"),
        better=context.ui("decided-better"),
        none=context.ui("decided-none"),
        foot=context.ui("decided-foot", count=len(found.course)),
    )


def _scaled(share: int, seats: int) -> int:
    """Return chances in thousandths so that a fair share of them is the middle."""
    fair = 1000 / seats
    if share <= fair:
        return round(500 * share / fair)
    return round(500 + 500 * (share - fair) / (1000 - fair))
