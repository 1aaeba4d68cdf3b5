"""A match that is over, step by step, from everybody's side or a seat's (MND-4.1)."""

from collections.abc import Sequence

from discord.ext import commands
from msgspec.structs import replace

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.app.render_client import accent
from cogs.match.films.ending import EndingCog
from cogs.match.films.frames import Frame
from cogs.ui.names import bare
from cogs.ui.page import (
    Button,
    Item,
    Page,
    PictureFile,
    button,
    choice,
    clip,
    gallery,
    rows,
    select,
    setting,
    words,
)
from cogs.ui.words import NEWS_LINE, game_name, reader, seat_names
from play.proof.looking.service import LookedBack, Section
from render.kit.scene import Scene, StepBar

LINES = 25  # that a select offers
TOLD = 8  # lines of a step
LABEL = 24  # characters of a part's name below the bar
BLOCKS = 12  # parts of a match that the bar tells apart


class LookBackCog(commands.Cog):
    """Shows a finished match step by step, in one private message."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("look-back", again="look-back")
    async def look_back(self, context: Context) -> None:
        """Open a match at its first step, as everybody saw it."""
        await acknowledged(context, apart=True)
        await self.show(context, await self.bot.play.looking.look(context.args[0], None))

    @route("walk", again="look-back")
    async def walk(self, context: Context) -> None:
        """Turn to another step of the same side, by button."""
        await acknowledged(context)
        at = context.args.number(2)
        await self._look(context, context.args.number(1), at)

    @route("walk-from", again="look-back")
    async def walk_from(self, context: Context) -> None:
        """Open a step of a side, in a message of its own."""
        await acknowledged(context, apart=True)
        await self._look(context, context.args.number(1), context.args.number(2))

    @route("walk-part", again="look-back")
    async def choose(self, context: Context) -> None:
        """Turn to where a round or a turn begins."""
        await acknowledged(context)
        await self._look(context, context.args.number(1), context.values.number(0))

    @route("walk-side", again="look-back")
    async def change_sides(self, context: Context) -> None:
        """Look at the same moment from another side."""
        await acknowledged(context)
        await self._look(context, context.values.number(0), 0, move=context.args.number(1))

    async def _look(self, context: Context, side: int, at: int, *, move: int | None = None) -> None:
        """Show a step of a side: 0 is everybody's, 1 that of the first seat."""
        seat = None if side == 0 else side - 1
        looking = self.bot.play.looking
        await self.show(context, await looking.look(context.args[0], seat, at, move=move))

    async def show(self, context: Context, looked: LookedBack) -> None:
        """Show a step in the private message of this press."""
        said = told_lines(looked, context)
        picture = await self.picture(looked, context, said)
        await context.show(_page(context, looked, said, picture))

    async def picture(
        self, looked: LookedBack, context: Context, said: Sequence[str]
    ) -> PictureFile | None:
        """Return the picture of a step: the board, a seat's table, or the ranking."""
        side = 0 if looked.side is None else looked.side + 1
        name = f"step-{looked.public.id}-{side}-{looked.at}.png"
        return await self.bot.render_client.of_step(
            self._scene(looked, context), name, " ".join(said) or name
        )

    def _scene(self, looked: LookedBack, context: Context) -> Scene:
        seen, public = looked.seen, looked.public
        frame = Frame(
            seen.view,
            looked.faces,
            tuple(mark for one in looked.told for mark in one.marks),
            0,
            seen.asked,
            seen.ready,
            seen.revision,
            seen.standings,
            looked.ending.course,
            looked.ending.best,
        )
        scene = self.bot.find(EndingCog).scene(frame, public, context)
        return replace(
            scene,
            reader=reader(public, self.bot.texts, context.locale, looked.side, plain=True),
            decision=seen.question,
            picked=seen.picks,
            bar=_bar(looked, context),
        )


def told_lines(looked: LookedBack, context: Context) -> list[str]:
    """Return what happened at a step, in words; of an answer the question and what was picked."""
    who = reader(looked.public, context.texts, context.locale, None)
    question = looked.seen.question
    if question is not None:
        names = {one.id: one.label for one in question.options}
        picked = [names[one] for one in looked.seen.picks if one in names]
        shown = picked or ([question.none] if question.none is not None else [])
        chosen = ", ".join(clip(context.texts.say(one, who), NEWS_LINE) for one in shown)
        lines = [context.texts.say(question.prompt, who), *([f"✓ {chosen}"] if chosen else [])]
        return [clip(one, 3 * NEWS_LINE) for one in lines]
    lines = [clip(context.texts.say(one.text, who), NEWS_LINE) for one in looked.told]
    rest = len(lines) - TOLD
    return [*lines[:TOLD], context.ui("back-more", count=rest)] if rest > 0 else lines


def whose(looked: LookedBack, context: Context) -> str:
    """Return from which side a step is seen, in words."""
    if looked.side is None:
        return context.ui("back-board")
    names = seat_names(looked.public, context.texts, context.locale)
    return context.texts.get("picture-table", context.locale, name=names[looked.side])


def _bar(looked: LookedBack, context: Context) -> StepBar:
    """Return where a step is in its match, for the picture."""
    who = reader(looked.public, context.texts, context.locale, None, plain=True)
    parts = looked.chapters or _spread(looked.sections, BLOCKS)
    begins = sorted({0, *(one.at for one in parts)})
    names = {one.at: one.label for one in parts}
    ends = [*begins[1:], len(looked.steps)]
    blocks = tuple(
        (clip(context.texts.say(label, who), LABEL) if (label := names.get(at)) else "", end - at)
        for at, end in zip(begins, ends, strict=True)
    )
    return StepBar(
        head=context.ui("back-at", step=looked.at + 1, steps=len(looked.steps)),
        whose=whose(looked, context),
        blocks=blocks,
        at=looked.at,
        ticks=tuple(at for at, one in enumerate(looked.steps) if one.answers),
    )


def _page(
    context: Context, looked: LookedBack, said: Sequence[str], picture: PictureFile | None
) -> Page:
    public = looked.public
    game = game_name(public.game, context.texts, context.locale)
    head = context.ui("back-step", game=game, step=looked.at + 1, steps=len(looked.steps))
    lines = [f"### {head}", f"-# {bare(whose(looked, context))}", *(f"- {one}" for one in said)]
    items: list[Item] = [words("\n".join(lines))]
    if picture is not None:
        items.append(gallery(picture))
    items += [*rows(_turns(context, looked)), *_selects(context, looked)]
    pictures = () if picture is None else (picture,)
    return Page(items, pictures, accent(public.game))


def _turns(context: Context, looked: LookedBack) -> list[Button]:
    """Return the buttons to other steps, and on a seat's side to its other answers."""
    last, at = len(looked.steps) - 1, looked.at
    ways = [("first", 0), ("before", max(0, at - 1)), ("after", min(last, at + 1)), ("last", last)]
    if looked.side is not None:
        own = [place for place, one in enumerate(looked.steps) if one.answers]
        ways.append(("answer-before", max((one for one in own if one < at), default=at)))
        ways.append(("answer-after", min((one for one in own if one > at), default=at)))
    side = 0 if looked.side is None else looked.side + 1
    turns = [
        button(
            f"walk:{looked.public.id}:{side}:{to}:{way}",
            context.ui(f"back-{way}"),
            disabled=to == at,
        )
        for way, to in ways
    ]
    if looked.side is not None and not looked.step.over:
        turns.append(
            button(f"try-step:{looked.public.id}:{side}:{_reached(looked)}", context.ui("try"))
        )
    show = f"walk-show:{looked.public.id}:{looked.step.move}"
    if looked.public.server is not None and context.server == looked.public.server:
        turns.append(button(show, context.ui("back-show")))
    if looked.public.standings is not None and len(looked.public.seats) > 1:
        turns.append(button(f"decided:{looked.public.id}", context.ui("decided")))
    return turns


def _reached(looked: LookedBack) -> int:
    """Return after how many moves a step is, so that its seat can be asked there."""
    return looked.step.move - 1 if looked.step.answers else looked.step.move


def _selects(context: Context, looked: LookedBack) -> list[Item]:
    """Return the lists of parts of the match, and of sides."""
    public, texts = looked.public, context.texts
    side = 0 if looked.side is None else looked.side + 1
    who = reader(public, texts, context.locale, None, plain=True)
    found: list[Item] = []
    parts = _spread(looked.sections or looked.chapters, LINES)
    if parts:
        lines = [choice(str(one.at), bare(clip(texts.say(one.name, who), 100))) for one in parts]
        found.append(select(f"walk-part:{public.id}:{side}", context.ui("back-chapter"), lines))
    names = seat_names(public, texts, context.locale)
    sides = [context.ui("back-board"), *names]
    lines = [choice(str(at), name, default=at == side) for at, name in enumerate(sides)]
    where = f"walk-side:{public.id}:{looked.step.move}"
    return [*found, setting(where, context.ui("back-side"), lines)]


def _spread(parts: Sequence[Section], most: int) -> Sequence[Section]:
    """Return parts of a match, one for each step at most; where they are many, spread over it."""
    single = list({one.at: one for one in parts}.values())
    return single[:: max(1, -(-len(single) // most))]
