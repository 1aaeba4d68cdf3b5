"""What somebody plays alone, as a page: what has happened, the picture, the open question."""

from collections.abc import Sequence

from cogs.match.page import TableScreen, in_words
from cogs.question.asked import Asked, headed
from cogs.question.controls import controls, lines_under
from cogs.ui.page import Item, PictureFile, gallery, words
from cogs.ui.words import reader, told_lines

TEXT = 1600  # characters of a table in words


def position_item(screen: TableScreen, picture: PictureFile | None) -> Item:
    """Return the picture of a table; without one the table in words."""
    return gallery(picture) if picture is not None else words(in_words(screen, TEXT))


def stage_of(screen: TableScreen) -> str:
    """Return where in the match it is, in words."""
    table = screen.table
    who = reader(table.public, screen.texts, screen.locale, table.seat)
    return screen.texts.say(table.public.headline.stage, who)


def happened(screen: TableScreen) -> list[str]:
    """Return what has happened since the last answer, a line each: there is no log."""
    table = screen.table
    who = reader(table.public, screen.texts, screen.locale, table.seat)
    ended = table.public.status == "over"
    told = told_lines(table.news.entries, screen.texts, who, ended=ended)
    return [one for one in told if one.startswith("•")]


def question_items(screen: TableScreen, shown: Asked, said: Sequence[str] = ()) -> list[Item]:
    """Return the open question with its controls, below what is `said` there."""
    table = screen.table
    assert table.question is not None
    who = reader(table.public, screen.texts, screen.locale, table.seat)
    prompt = (
        screen.ui("ask-confirm") if shown.ends else screen.texts.say(table.question.prompt, who)
    )
    lines = [
        *said,
        *headed(prompt),
        *(f"• {screen.texts.say(one, who)}" for one in table.selection.summary),
        *lines_under(shown),
    ]
    return [words("\n".join(lines)), *controls(shown)]
