"""A lesson as a page: where one stands, what is said, the question with its mark (MND-3.1)."""

from collections.abc import Sequence

import msgspec
from discord import ButtonStyle
from msgspec.structs import replace

from cogs.app.render_client import accent
from cogs.help.practice.page import happened, position_item, question_items, stage_of
from cogs.match.page import TableScreen, asked, ranking
from cogs.question.asked import Asked
from cogs.ui.page import (
    LONG,
    Button,
    Item,
    Page,
    PictureFile,
    button,
    choice,
    rows,
    select,
    words,
)
from cogs.ui.words import game_name, reader
from locales import Texts
from locales.texts import Locale
from play.people.lessons import LessonState, LessonTable

PREFIX = "l-"  # of the verbs of a lesson's controls


class LessonScreen(msgspec.Struct, frozen=True):
    """A lesson as its learner looks at it: their language, the page that is open, a note."""

    shown: LessonTable
    texts: Texts
    locale: Locale
    page: int | None = None
    note: str | None = None
    was_suggested: bool = False

    @property
    def game(self) -> str:
        return self.shown.state.game

    @property
    def scene(self) -> int:
        """The number of the scene, counted from 0."""
        return self.shown.state.scene

    @property
    def table(self) -> TableScreen:
        """The learner's table, as the pages of tables know it."""
        return TableScreen(self.shown.table, self.texts, self.locale, accent(self.game), self.page)

    def ui(self, message: str, **args: int | str) -> str:
        return self.texts.get(f"ui-{message}", self.locale, **args)


def lesson_page(screen: LessonScreen, picture: PictureFile | None) -> Page:
    """Return a lesson: what has happened, the picture, what is said, the question, what it marks.

    Without a picture the table stands there in words.
    """
    items: list[Item] = [words(_head(screen))]
    items.append(position_item(screen.table, picture))
    said = _lines(screen)
    if screen.shown.over:
        items.append(words("\n".join([*said, *_ended(screen)])))
    else:
        items += _question(screen, said)
    items += rows(_foot(screen))
    pictures = () if picture is None else (picture,)
    return Page(items, pictures, accent(screen.game))


def _head(screen: LessonScreen) -> str:
    table = screen.shown.table
    who = reader(table.public, screen.texts, screen.locale, table.seat)
    game = game_name(screen.game, screen.texts, screen.locale)
    title = screen.texts.say(screen.shown.title, who)
    scenes = screen.shown.state.scenes
    lines = [screen.note] if screen.note else []
    lines.append(screen.ui("lesson-head", game=game))
    where = screen.ui("lesson-scene", number=screen.scene + 1, of=scenes, title=title)
    lines.append(f"{where} · {stage_of(screen.table)}")
    return "\n".join([*lines, *happened(screen.table)])


def _lines(screen: LessonScreen) -> list[str]:
    """Return what the lesson says here, set apart."""
    table = screen.shown.table
    who = reader(table.public, screen.texts, screen.locale, table.seat)
    return [f"> **{screen.texts.say(one, who)}**" for one in screen.shown.lines]


def question_of(screen: LessonScreen) -> Asked | None:
    """Return the open question as its controls need it; its mark is that of a hint."""
    table = screen.shown.table
    if table.question is None:
        return None
    found = asked(screen.table, table.question)
    return replace(found, match=screen.game, prefix=PREFIX, was_suggested=screen.was_suggested)


def _question(screen: LessonScreen, said: Sequence[str]) -> list[Item]:
    shown = question_of(screen)
    assert shown is not None
    return question_items(screen.table, shown, said)


def _ended(screen: LessonScreen) -> list[str]:
    """Return what is said at the end of a scene, with the ranking where the match is over."""
    table = screen.shown.table
    lines = ranking(screen.table) if table.public.status == "over" else []
    last = screen.scene + 1 == screen.shown.state.scenes
    return [*lines, screen.ui("lesson-over" if last else "lesson-scene-over")]


def _foot(screen: LessonScreen) -> list[Button]:
    game, found = screen.game, list[Button]()
    if screen.shown.over:
        if screen.scene + 1 < screen.shown.state.scenes:
            verb = f"{PREFIX}scene:{game}:{screen.scene + 1}"
            found.append(button(verb, screen.ui("lesson-on"), ButtonStyle.primary))
        else:
            label = screen.ui("lesson-play")
            found.append(button(f"solo-of:{game}", label, ButtonStyle.primary, most=LONG))
            found.append(button(f"{PREFIX}list", screen.ui("lesson-others")))
    if screen.shown.can_back:
        found.append(button(f"{PREFIX}back:{game}", screen.ui("lesson-back")))
        found.append(button(f"{PREFIX}scene:{game}:{screen.scene}", screen.ui("lesson-again")))
    if not screen.shown.over:
        rule = screen.shown.table.question.rule if screen.shown.table.question else ""
        found.append(button(f"{PREFIX}rules:{game}:{rule}", screen.ui("rules")))
        if screen.scene + 1 < screen.shown.state.scenes:
            verb = f"{PREFIX}scene:{game}:{screen.scene + 1}"
            found.append(button(verb, screen.ui("lesson-skip")))
    return found


def lessons_page(texts: Texts, locale: Locale, states: Sequence[LessonState]) -> Page:
    """Return the lessons that there are, each with how far somebody is."""
    lines = [
        choice(one.game, game_name(one.game, texts, locale), _state(texts, locale, one))
        for one in states
    ]
    said = texts.get("ui-lessons", locale)
    title = texts.get("ui-which-game", locale)
    return Page([words(said), select(f"{PREFIX}at", title, lines[:25])])


def _state(texts: Texts, locale: Locale, state: LessonState) -> str:
    """Return how far somebody is in a lesson, in words."""
    if state.done >= state.scenes:
        return texts.get("ui-lesson-done", locale)
    if not state.begun:
        return texts.get("ui-lesson-new", locale, count=state.scenes)
    return texts.get("ui-lesson-at", locale, number=state.scene + 1, of=state.scenes)
