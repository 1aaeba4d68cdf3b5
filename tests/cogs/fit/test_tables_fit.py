"""Every table, board and log of every game keeps Discord's limits, in both languages."""

from collections.abc import Iterator

import pytest

from cogs.board.page import board_page, moved_page
from cogs.match.page import asked, table_page
from cogs.question.sheets import PAGE, sheets
from cogs.ui.limits import walk
from cogs.ui.page import LONG, SHORT, TINY, Page
from games.core.streams import Streams
from locales.texts import Locale
from tests.cogs import made

SIZES = [
    (key, seats)
    for key, game in made.GAMES.items()
    for seats in sorted({min(game.info.seats), max(game.info.seats)})
]
STRIDE = 7  # one position in so many is looked at


def pages_of(page: Page) -> list[dict]:
    return list(walk(page.view().to_components()))


# What says on its button all that comes of it has a row of its own, where that takes more words;
# so have two options, which are always buttons.
DEEDS = ("confirm", "none", "conceded", "go-on", "pick", "set", "next", "step")


def is_readable(page: Page) -> None:
    """Buttons say what they do in so many characters that a phone shows all."""
    for node in pages_of(page):
        row = [one for one in node.get("components", ()) if one["type"] == 2]
        if node["type"] != 1 or not row:
            continue
        verbs = [str(one.get("custom_id", "")).partition(":")[0] for one in row]
        alone = len(row) == 1 and verbs[0].removeprefix("w-").removeprefix("b-") in DEEDS
        most = LONG if alone else TINY if len(row) == 4 else SHORT
        assert max(len(one["label"]) for one in row) <= most, [one["label"] for one in row]


def tables(
    key: str, seats: int, locale: Locale, names: str, stride: int, index: int = 0
) -> Iterator[Page]:
    """Every table of a random match: each reader, each selection, each page of options."""
    rng = Streams(b"selections")
    for match, happened in made.positions(made.GAMES[key], seats, index, stride):
        for seat in (*match.asked, *match.ready[:1], None):
            shown = made.table(match, happened, seat, made.NAMES[names])
            yield from made.both_tables(shown, locale)
            if shown.question is None:
                continue
            for picked in made.selections(shown.question, rng):
                shown = made.table(match, happened, seat, made.NAMES[names], picked)
                count = len(sheets(shown.question))
                for page in (None, *range(count if count > 1 else 0)):
                    yield table_page(made.screen(shown, locale, page), made.PICTURE)
                yield table_page(made.screen(shown, locale, in_words=True), None)


@pytest.mark.parametrize("names", ["wide", "marked"])
@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_tables_fit(key: str, seats: int, locale: Locale, names: str) -> None:
    seen = 0
    for page in tables(key, seats, locale, names, 5 * STRIDE):
        is_readable(page)
        seen += 1
    assert seen > 10


@pytest.mark.long
@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("key", made.GAMES)
def test_tables_of_many_matches_fit(key: str, locale: Locale) -> None:
    for seats in made.GAMES[key].info.seats:
        for index in range(4):
            for page in tables(key, seats, locale, "marked", 3, index):
                is_readable(page)


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_boards_fit(key: str, seats: int, locale: Locale) -> None:
    seen: set[str] = set()
    for match, happened in made.positions(made.GAMES[key], seats, 1, STRIDE):
        for names in made.NAMES.values():
            for changes in ({}, {"paused_at": made.NOW}):
                board = made.board(match, happened, names, **changes)
                for picture in (made.PICTURE, None):
                    is_readable(board_page(board, made.TEXTS, locale, picture))
                seen.add(board.public.status)
    agreed = made.board(match, happened, made.MARKED, status="agreed", standings=None)
    is_readable(board_page(agreed, made.TEXTS, locale, None))
    is_readable(moved_page(agreed, made.TEXTS, locale, "https://discord.com/channels/1/2"))
    assert seen == {"running", "over"}


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_labels_stand_whole_with_ordinary_names(key: str, seats: int, locale: Locale) -> None:
    """A button or a line of a select that is cut would hide what it does."""
    asks = [  # these end so by themselves
        made.TEXTS.get(f"ui-choose-{many}", locale, count=count)
        for many in ("exactly", "up-to")
        for count in range(1, 26)
    ]
    whole = {made.TEXTS.get("ui-more", locale), *asks}
    cut: set[str] = set()
    for page in (*tables(key, seats, locale, "plain", STRIDE), *boards(key, seats, locale)):
        cut |= {said for said in labels(page) if said.endswith("…") and said not in whole}
    assert not cut


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_what_options_do_is_said_in_lists_and_above_buttons(
    key: str, seats: int, locale: Locale
) -> None:
    """A player's skills, what a tactic does: whatever the shape of the controls."""
    for match, happened in made.positions(made.GAMES[key], seats, 2, STRIDE):
        for seat in match.asked:
            shown = made.screen(made.table(match, happened, seat, made.PLAIN), locale)
            question = shown.table.question
            assert question is not None
            if len(question.options) > PAGE:
                continue  # there it is the heading under which they are found
            ask = asked(shown, question)
            page = table_page(shown, made.PICTURE)
            told = "\n".join(str(one) for node in pages_of(page) for one in _told(node))
            for option in question.options:
                if option.group:
                    assert ask.tell(option.group) in told or ask.say(option.group) in told


def _told(node: dict) -> Iterator[str]:
    """What a part of a page says of options: its text, and the small lines of a select."""
    yield node.get("content", "")
    for line in node.get("options", ()):
        yield line.get("description") or ""


def boards(key: str, seats: int, locale: Locale) -> Iterator[Page]:
    """The public message of a random match, as long as it runs and when it is over."""
    for match, happened in made.positions(made.GAMES[key], seats, 4, 5 * STRIDE):
        board = made.board(match, happened, made.PLAIN)
        yield board_page(board, made.TEXTS, locale, made.PICTURE)


def labels(page: Page) -> Iterator[str]:
    """What stands on the buttons, selects and their lines."""
    for node in pages_of(page):
        if node["type"] == 2:
            yield str(node.get("label", ""))
        elif node["type"] == 3:
            yield str(node.get("placeholder", ""))
            for line in node["options"]:
                yield line["label"]
                yield str(line.get("description") or "")
