"""What a newcomer is told of a game: aim, what comes, a line a kind of question, consequences.

The page of a game lists under the heading `HEADING` what the questions of each kind tell: *told*
(each option says what follows from what stands now), *plain* (its label says it all) or *private*
(what follows depends on what the seat cannot know, so nothing may be said).
"""

import re
from collections.abc import Iterator
from typing import Literal, TypeAlias, cast, get_args

from games.core.info import Info
from games.core.match.match import Match
from games.core.streams import Keys
from games.driver.supply import start_of
from games.registry import Game
from locales import Reader, Texts
from locales.texts import LOCALES

Tells: TypeAlias = Literal["told", "plain", "private"]

HEADING = "What each question tells"
LINES, SIGNS = 3, 120  # of the aim, and of each of its lines
_LINE = re.compile(r"^- kind (\S+): (\w+)", re.MULTILINE)


def first_line(kind: str) -> str:
    """Return the id of the line that is read where a kind of question is met for the first time.

    It begins with the key of the game, as the kind does.
    """
    game, _, name = kind.partition(".")
    return f"{game}-first-{name}"


def tells(game: Game) -> dict[str, Tells]:
    """Return what the page of a game says that each kind of question tells."""
    page = game.page.read_text("utf-8") if game.page.exists() else ""
    _, _, after = page.partition(f"\n## {HEADING}\n")
    listed = _LINE.findall(after.partition("\n## ")[0])
    return {kind: cast("Tells", said) for kind, said in listed}


def lacks(game: Game) -> Iterator[tuple[str, str]]:
    """Yield what a newcomer would miss, each with the file that mends it."""
    yield from _first(game)
    yield from _aim(game)
    yield from _lines(game)
    yield from _ahead(game)
    yield from _told(game)


def _first(game: Game) -> Iterator[tuple[str, str]]:
    info, rules = game.info, str(game.folder / "rules.py")
    if info.first.preset and info.first.preset not in {one.name for one in info.presets}:
        yield f"Info.first names the preset {info.first.preset}, which there is not", rules
    elif wrong := game.rules().check(info.first_start()):
        yield f"no first match can begin ({wrong[0].id})", rules


def _aim(game: Game) -> Iterator[tuple[str, str]]:
    """The aim has three lines in each language, at the table of a first match and at any other."""
    texts, rules = Texts(game.texts), game.rules()
    starts = [game.info.first_start()]
    starts += [start_of(rules, seats, {}, b"aim") for seats in game.info.seats]
    for start in starts:
        said = rules.aim(start)
        if len(said) != LINES:
            yield f"its aim has {len(said)} lines, not {LINES}", str(game.folder / "rules.py")
            return
        for locale in LOCALES:
            reader = Reader(locale, None, ("Ana",) * start.seats, rules.names())
            for line in said:
                if len(texts.say(line, reader)) > SIGNS:
                    file = str(game.texts / locale / "game.ftl")
                    yield f"{line.id} has more than {SIGNS} signs", file


def _lines(game: Game) -> Iterator[tuple[str, str]]:
    """There is a line for each kind of question that is met for the first time."""
    texts = Texts(game.texts)
    for one in _firsts(game.info):
        if not texts.has(one, "en"):
            yield f"no text {one}", str(game.texts / "en" / "game.ftl")


def _firsts(info: Info) -> list[str]:
    return [first_line(kind if "." in kind else f"{info.key}.{kind}") for kind in info.kinds]


def _ahead(game: Game) -> Iterator[tuple[str, str]]:
    """The caption of the board says what comes, at every number of seats."""
    rules, key = game.rules(), b"ahead"
    for seats in game.info.seats:
        match = Match.begin(rules, start_of(rules, seats, {}, key), Keys.of(key))[0]
        if not rules.headline(match.view(None)).ahead:
            said = f"its headline does not say what is ahead at a table of {seats}"
            yield said, str(game.folder / "words.py")


def _told(game: Game) -> Iterator[tuple[str, str]]:
    found = tells(game)
    for kind, said in found.items():
        if kind not in game.info.kinds or said not in get_args(Tells):
            yield f"its page says of the kind {kind} that it is {said}", str(game.page)
    for kind in game.info.kinds:
        if kind not in found:
            yield f"its page does not list the kind {kind} under “{HEADING}”", str(game.page)
