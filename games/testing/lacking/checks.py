"""What a game lacks, found without playing it: files, imports, texts, colours, places, records."""

import ast
import re
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from games.core.data.cards import BrokenCards
from games.core.decision import Decision
from games.core.match.match import Match
from games.core.streams import Keys
from games.driver.supply import start_of
from games.outside import LANGUAGES, Unfit
from games.registry import Game
from games.testing.lacking import plain
from games.testing.lacking.written import faults
from games.testing.lessons import lacking as lessons
from games.testing.records import Records, Transcript, read
from locales import Texts
from locales.texts import LOCALES, Locale
from render.boards import pictures
from render.kit.design import MOST_SIGNS
from render.kit.icons import icon
from render.kit.picture import Pictures
from render.kit.theme import INK, WHITE, contrast

MODULES = (
    *("cards", "printed", "game", "rules", "state", "setup", "questions", "answers", "events"),
    *("view", "viewing", "words", "redeal", "heuristic"),
)
DRAWN = ("drawn", "board", "table", "zooms", "faces", "layout", "words")
PICTURES = ("board", "table", "zooms", "zoom", "final", "every_face", "warm")
MESSAGES = ("game", "rules", "pictures", "lesson")
SOME = {"advice", "defaults.py", "film.py", "workshop"}  # roles that not every game has
HOW = "docs/adding-a-game.md, Step by step, 5"
MOST = 24  # entries of a game's folder beside them
IMPURE = frozenset(
    {
        *("asyncio", "aiosqlite", "time", "logging", "random", "sqlite3", "socket", "datetime"),
        *("discord", "cogs", "play", "db", "sandbox", "bot"),
    }
)
SAID = frozenset({"render", "PIL", "locales"})  # of pictures alone
UNSEEN = frozenset({"state", "rules", "cards", "setup", "answers"})  # of pictures
_ATTRIBUTE = re.compile(r"^([\w-]+)[ ]*=|^[ ]+(\.[\w-]+)[ ]*=", re.MULTILINE)


class Finding(NamedTuple):
    """What is missing or wrong, and the file or command that mends it."""

    what: str
    mend: str


def findings(game: Game, package: str) -> list[Finding]:
    """Return everything that a game lacks, although it can be loaded."""
    found = [*_names(game), *_imports(game, package), *_messages(game), *_said(game)]
    found += [*_written(game), *_colours(game), *_view(game)]
    found += [*_page(game), *_listed(game, package)]
    return [*found, *_records(game, package)]


def where(fault: Exception, folder: Path) -> str:
    """Return the place in a game's folder that caused a fault: a file, or a line of a module."""
    about = str(fault) if isinstance(fault, (BrokenCards, Unfit)) else ""
    for name in ("theme.toml", "cards.toml"):
        if name in about:
            return str(folder / name)
    if text := re.match(r"texts/\w+/\w+\.ftl", about.removeprefix("it has no ")):
        return str(folder / text[0])
    if "CONTRACT" in about or "of the contract" in about:
        return str(folder / "__init__.py")
    if isinstance(fault, SyntaxError) and fault.filename:
        return f"{fault.filename}, line {fault.lineno}"
    steps = traceback.extract_tb(fault.__traceback__)
    own = [one for one in steps if Path(one.filename).is_relative_to(folder)]
    return f"{own[-1].filename}, line {own[-1].lineno}" if own else str(folder / "game.py")


def _names(game: Game) -> Iterator[Finding]:
    folder = game.folder
    wanted = [f"{name}.py" for name in MODULES] + ["cards.toml", "theme.toml", "phases"]
    wanted += [f"pictures/{name}.py" for name in DRAWN] if game.pictures else []
    wanted += [f"texts/{lang}/{name}.ftl" for lang in LANGUAGES for name in MESSAGES]
    for name in wanted:
        if not (folder / name).exists():
            yield Finding(f"no {name}", f"{folder / name} (docs/adding-a-game.md)")
    left_out = (".", "__pycache__", *SOME)
    held = [one for one in folder.iterdir() if not one.name.startswith(left_out)]
    if len(held) > MOST:
        yield Finding(f"{len(held)} entries in its folder, at most {MOST}", f"{folder}/phases/")
    init = folder / "pictures" / "__init__.py"
    if game.pictures and (not init.exists() or init.read_bytes()):
        yield Finding("pictures/__init__.py is not empty", str(init))


def _imports(game: Game, package: str) -> Iterator[Finding]:
    """Check the imports of all modules against the directions that this repository keeps."""
    for file in sorted(game.folder.rglob("*.py")):
        inside = file.relative_to(game.folder)
        draws = inside.parts[0] == "pictures"
        for name in _imported(file):
            top, own = name.partition(".")[0], name.removeprefix(f"{package}.").partition(".")[0]
            theirs = name.startswith(f"{package}.")
            wrong = top in IMPURE or (top in SAID and not draws)
            wrong = wrong or (theirs and own == "pictures" and not draws)
            wrong = wrong or (theirs and draws and own in UNSEEN)
            wrong = wrong or (theirs and own == "cards" and inside.stem in {"view", "printed"})
            wrong = wrong or (name == "games.registry" and inside.stem != "game")
            if wrong:
                yield Finding(f"{inside} imports {name}", f"{file} (docs/architecture.md)")


def _imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{one.name}" for one in node.names)


def _messages(game: Game) -> Iterator[Finding]:
    """Both languages have the same messages; kinds, options and presets have names."""
    for name in MESSAGES:
        listed = {lang: _ids(game.texts / lang / f"{name}.ftl") for lang in LANGUAGES}
        for lang, ids in listed.items():
            for message in sorted(set[str]().union(*listed.values()) - ids):
                where = game.texts / lang / f"{name}.ftl"
                yield Finding(f"{message} is not said in {lang}", str(where))
    texts, key, info = Texts(game.texts), game.info.key, game.info
    wanted = [f"{key}-name", f"{key}-short-name", f"{key}-summary"]
    wanted += [f"{key}-kind-{kind.rpartition('.')[2]}" for kind in info.kinds]
    wanted += [f"{key}-option-{one.name}" for one in info.choices]
    wanted += [f"{key}-preset-{one.name}" for one in info.presets]
    for message in wanted:
        if not texts.has(message, "en"):
            yield Finding(f"no text {message}", str(game.texts / "en" / "game.ftl"))
    if not texts.topics(key, "en"):
        yield Finding(f"no rules by topic ({key}-rules-<topic>)", str(game.texts / "en/rules.ftl"))


def _ids(file: Path) -> set[str]:
    """Return messages and attributes of a file; an attribute as that of the message above it."""
    found: set[str] = set()
    last = ""
    for message, attribute in _ATTRIBUTE.findall(file.read_text("utf-8") if file.exists() else ""):
        last = message or last
        found.add(f"{last}{attribute}")
    return found


def _said(game: Game) -> Iterator[Finding]:
    """Messages that a module names by their whole id are there."""
    texts, name = Texts(game.texts), re.compile(rf"{game.info.key}-[a-z0-9-]*[a-z0-9]")
    places = game.folder / "view.py"  # it declares places, and has no texts
    for file in sorted(set(game.folder.rglob("*.py")) - {places}):
        which = "pictures" if file.is_relative_to(game.folder / "pictures") else "game"
        for message in sorted(_whole_texts(file)):
            if name.fullmatch(message) and not texts.has(message, "en"):
                about = f"no text {message}, which {file.relative_to(game.folder)} names"
                yield Finding(about, str(game.texts / "en" / f"{which}.ftl"))


def _written(game: Game) -> Iterator[Finding]:
    """Texts are written as all are: French spaces, minus signs, none of our jargon."""
    for lang in LANGUAGES:
        for file in sorted((game.texts / lang).glob("*.ftl")):
            yield from (Finding(one, f"{file} ({HOW})") for one in faults(file, lang))


def _whole_texts(file: Path) -> set[str]:
    """Return the strings of a module, without the parts of those that are put together."""
    tree = ast.parse(file.read_text("utf-8"))
    parts = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for part in ast.walk(node)
    }
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts
    }


def _colours(game: Game) -> Iterator[Finding]:
    """Words can be read on every ground, and the emblem is there (docs/pictures.md)."""
    theme, file = game.theme, str(game.folder / "theme.toml")
    for name in ("panel", "deep", "top", "bottom"):
        for ink, colour in (("white", WHITE), ("muted", theme.muted), ("accent", theme.accent)):
            if contrast(colour, getattr(theme, name)) < 4.5:
                yield Finding(f"{ink} on {name} has a contrast below 4.5", file)
    if contrast(INK, theme.accent) < 7.5:
        yield Finding("ink on accent has a contrast below 7.5", file)
    try:
        icon(theme.emblem, 32)
    except KeyError:
        yield Finding(f"there is no icon {theme.emblem}", f"{file} (docs/pictures.md)")


def _view(game: Game) -> Iterator[Finding]:
    rules = game.rules()
    key = b"check"
    start = start_of(rules, game.info.seats[0], {}, key)
    file = str(game.folder / "view.py")
    try:
        match = Match.begin(rules, start, Keys.of(key))[0]
        view = match.view(None)
    except Exception as fault:  # noqa: BLE001 - whatever is wrong with it is what is asked
        said = f"a match does not begin: {type(fault).__name__}: {fault}"
        yield Finding(said, where(fault, game.folder))
        return
    if game.pictures and not type(view).places:
        yield Finding("its view declares no places", file)
    yield from _drawn(game)
    yield from _tried("what newcomers are told", plain.lacks, game)
    yield from _tried("its lesson", lessons.lacks, game)
    texts = Texts(game.texts)
    asked: list[Decision] = [one for one in match.questions if one is not None]
    for question in asked:
        if texts.topic_of(game.info.key, question.rule, "en") is None:
            yield Finding(f"{question.rule} is in no topic", str(game.texts / "en" / "rules.ftl"))


def _tried(
    named: str, lacks: Callable[[Game], Iterator[tuple[str, str]]], game: Game
) -> Iterator[Finding]:
    """Yield what a game lacks of something, or how looking for it fails (a match begins)."""
    try:
        found = [*lacks(game)]
    except Exception as fault:  # noqa: BLE001 - whatever is wrong with it is what is asked
        said = f"{named} fails: {type(fault).__name__}: {fault}"
        found = [(said, where(fault, game.folder))]
    yield from (Finding(*one) for one in found)


def _drawn(game: Game) -> Iterator[Finding]:
    file = str(game.folder / "pictures" / "drawn.py")
    try:
        module = pictures(game.pictures) if game.pictures else None
    except ImportError as fault:
        yield Finding(f"its pictures do not load: {fault}", file)
        return
    if module is None:
        return
    for name in PICTURES:
        if not hasattr(module, name):
            yield Finding(f"no picture {name}", file)
    if hasattr(module, "every_face"):
        yield from _faces(game, module)


def _faces(game: Game, module: Pictures) -> Iterator[Finding]:
    """The faces of all cards can be made, in both languages, and show all of their signs."""
    rules, texts = game.rules(), Texts(game.texts)
    folder = game.folder / "pictures"
    many = set[str]()
    for lang in LOCALES:

        def word(message: str, /, locale: Locale = lang, **args: object) -> str:
            return texts.get(message, locale, **args)

        try:
            found = module.every_face(rules.faces(), rules.names(), lang, word)
        except Exception as fault:  # noqa: BLE001 - whatever is wrong with it is what is asked
            said = f"the faces of its cards fail: {type(fault).__name__}: {fault}"
            yield Finding(said, where(fault, game.folder))
            return
        many |= {f"{one.name}: {len(one.signs)}" for one in found if len(one.signs) > MOST_SIGNS}
    for said in sorted(many):
        yield Finding(
            f"more signs than the {MOST_SIGNS} of a card ({said})", str(folder / "faces.py")
        )


def _page(game: Game) -> Iterator[Finding]:
    if not game.page.exists():
        yield Finding("no page of docs", str(game.page))
    elif "never reached in random play" not in game.page.read_text("utf-8").lower():
        yield Finding("its page has no heading “Never reached in random play”", str(game.page))


def _listed(game: Game, package: str) -> Iterator[Finding]:
    """A game of this release stands in the table of the README, with its least and most seats."""
    page = game.folder.parents[1] / "README.md"
    if package != f"games.{game.info.key}" or not page.exists():
        return  # a package of its own has a page of its own, or what is installed has none
    texts = Texts(game.texts)
    names = [texts.get(f"{game.info.key}-name", lang) for lang in LANGUAGES]
    known = "|".join(map(re.escape, names))
    row = re.search(rf"^\| (?:{known}) \| (.*?) \|", page.read_text("utf-8"), re.MULTILINE)
    seats = sorted({str(min(game.info.seats)), str(max(game.info.seats))})
    if row is None:
        yield Finding(f"{names[0]} is not in the table of games", str(page))
    elif not {*seats} <= {*re.findall(r"\d+", row[1])}:
        said = f"the table of games does not say that {names[0]} is for {' to '.join(seats)}"
        yield Finding(said, str(page))


def _records(game: Game, package: str) -> Iterator[Finding]:
    """What is recorded of a game, where its tests are at hand."""
    source = game.folder.parents[package.count(".")]
    if not (source / "pyproject.toml").exists():
        return  # it is installed without them
    key, records = game.info.key, Records(source / "tests")
    line = f"python -m games.testing.record {key}"
    if package != f"games.{key}":
        line += f" --records {records.folder}"
    if not records.positions(key):
        yield Finding("no count of its positions is recorded", line)
    recorded = {path.stem.partition("-")[2]: read(path) for path in records.recorded(key)}
    if game.info.version not in {one.version for one in recorded.values()}:
        yield Finding(f"no transcript of version {game.info.version}", f"{line} all")
    for name, transcript in recorded.items():
        if why := _unread(game, records, transcript):
            mend = f"{line} {name} --again, unless it was released (changing-a-game.md)"
            yield Finding(f"the transcript {name} cannot be read: {why}", mend)
    known = {one for topic in Texts(game.texts).topics(key, "en") for one in topic.rules}
    if missing := sorted(known - records.cited()):
        many = f"{missing[0]} and {len(missing) - 1} more" if missing[1:] else missing[0]
        inside = records.folder / "games" / key
        tests = inside if inside.is_dir() else records.folder
        yield Finding(f"no test cites {many} (@pytest.mark.rule)", str(tests))


def _unread(game: Game, records: Records, transcript: Transcript) -> str:
    """Return why a transcript's cards make no rules, "" where they do."""
    try:
        records.rules_of(game, transcript)
    except Exception as fault:  # noqa: BLE001 - whatever is wrong with it is what is asked
        return f"{type(fault).__name__}: {fault}"
    return ""
