"""What the docs name exists: files, commands, settings, classes and their members."""

import ast
import re
import sqlite3
from contextlib import closing
from fnmatch import fnmatch
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from msgspec.structs import fields

from bot import Settings
from db import migrate
from games.registry import keys

ROOT = Path(__file__).parents[2]
ROOMS = ("cogs", "play", "db", "games", "tournaments", "render", "locales", "sandbox", "bench")
SOURCES = (*ROOMS, "tests", "examples")
AROUND = ("bot.py", "run", "test", "environment.sh", "Dockerfile", "compose.yaml", "pyproject.toml")
DOCS = [
    *(
        ROOT / name
        for name in (
            "README.md",
            "CONTRIBUTING.md",
            "SECURITY.md",
            "CHANGELOG.md",
            "bench/figures.md",
            "sandbox/README.md",
        )
    ),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "games").glob("*/README.md")),
    *sorted((ROOT / "examples").glob("*/*/README.md")),
]
MADE = {"build/mutants", "build", "data/commands.sha256", ".venv/bin/pip"}  # by what has run
OTHERS = {"applications.commands", "msgspec.to_builtins", "PGPASSWORD", "TMPDIR"}  # of others
OF_OTHERS = ("SQLITE_",)
MOST_TERMS = 30

_FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
_PATH = re.compile(r"[\w.<>*-]*(/[\w.<>*-]*)*")
_ENDING = re.compile(r"\w\.(py|md|toml|ftl|sql|svg|sh|yaml)$")
_NAME = re.compile(r"([A-Za-z_]\w*(?:\.\w+)*)(?:\(.*\))?")
_COMMAND = re.compile(r"python3? -m ([\w.]+)")
_TESTS = re.compile(r"(?:\./test|pytest)((?: (?:-\S+|tests/\S+|[a-z]+(?= tests/)))+)")
_LINK = re.compile(r"\]\(([^)#\s]*)(#[^)\s]+)?\)")
_WORD = re.compile(r"\w+")


def titled(doc: Path) -> str:
    return str(doc.relative_to(ROOT))


every_doc = pytest.mark.parametrize("doc", DOCS, ids=titled)


@cache
def entries() -> frozenset[str]:
    """Return the paths of all files and folders of the repository, with `/`."""
    found = [one for room in (*SOURCES, "docs") for one in (ROOT / room).rglob("*")]
    paths = {str(one.relative_to(ROOT)) for one in found if "__pycache__" not in one.parts}
    return frozenset(paths | {one.name for one in ROOT.iterdir()})


@cache
def words() -> frozenset[str]:
    """Return every word that stands in the sources, the tests and the settings of the tools."""
    kinds = {".py", ".sql", ".ftl", ".toml", ".js", ".html"}
    files = [one for room in SOURCES for one in (ROOT / room).rglob("*") if one.suffix in kinds]
    texts = [one.read_text("utf-8") for one in [*files, *(ROOT / name for name in AROUND)]]
    return frozenset(word for text in texts for word in _WORD.findall(text))


@cache
def classes() -> dict[str, set[str]]:
    """Return the names in each class of the product, those of the classes before it included."""
    own: dict[str, set[str]] = {}
    bases: dict[str, set[str]] = {}
    for room in (*ROOMS, "tests/engine"):
        for file in (ROOT / room).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.ClassDef):
                    own.setdefault(node.name, set()).update(members(node))
                    found = {
                        name.id
                        for base in node.bases
                        for name in ast.walk(base)
                        if isinstance(name, ast.Name)
                    }
                    bases.setdefault(node.name, set()).update(found)
    return {name: inherited(name, own, bases, set()) for name in own}


def members(node: ast.ClassDef) -> set[str]:
    found: set[str] = set()
    for one in ast.walk(node):
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(one.name)
        elif isinstance(one, ast.Name | ast.Attribute) and isinstance(one.ctx, ast.Store):
            found.add(one.id if isinstance(one, ast.Name) else one.attr)
    return found


def inherited(
    name: str, own: dict[str, set[str]], bases: dict[str, set[str]], seen: set[str]
) -> set[str]:
    if name in seen or name not in own:
        return set()
    seen.add(name)
    above = [inherited(base, own, bases, seen) for base in bases[name]]
    return own[name].union(*above)


def spelt_out(text: str) -> list[str]:
    """Return what a path with `{en,fr}` and `<key>` stands for."""
    parts = [part.split(",") for part in re.split(r"[{}]", text)]
    paths = ["".join(one) for one in product(*parts)]
    return [path.replace("DIR/", "").removeprefix("./").rstrip("/") for path in paths]


def exists(path: str) -> bool:
    """Tell whether a file or folder has this path, or a path that ends so."""
    if path in MADE:
        return True
    named = [path.replace("<key>", key) for key in keys()] if "<key>" in path else [path]
    wanted = [re.sub(r"<\w+>", "*", one) for one in named]
    return any(
        fnmatch(entry, pattern)
        for one in wanted
        for pattern in (one, f"*/{one}")
        for entry in entries()
    )


def of_code(doc: Path) -> list[str]:
    return _CODE.findall(_FENCE.sub("", doc.read_text("utf-8")))


def in_code(name: str) -> str:
    """Return how the code writes the name of a setting or of a figure of Prometheus."""
    if name.startswith("BOT_"):
        return name.removeprefix("BOT_").lower()
    return name.removeprefix("boxes_").removesuffix("_total")


@every_doc
def test_every_path_in_the_docs_exists(doc: Path) -> None:
    named = [
        one
        for code in of_code(doc)
        for one in spelt_out(code)
        if _PATH.fullmatch(one) and not one.startswith("/")
        if "/" in code or _ENDING.search(one)
    ]
    assert [one for one in named if not exists(one)] == []


@every_doc
def test_every_command_in_the_docs_exists(doc: Path) -> None:
    text = doc.read_text("utf-8")
    commands = {*_COMMAND.findall(text)} - {"pytest"}
    modules = [command.replace(".", "/") for command in sorted(commands)]
    assert [
        one for one in modules if not exists(f"{one}.py") and not exists(f"{one}/__main__.py")
    ] == []
    tests = [one for found in _TESTS.findall(text) for one in found.split() if one[0] == "t"]
    assert [one for one in tests if "/" in one and not exists(one.rstrip("`,.;:)"))] == []


@every_doc
def test_every_name_in_the_docs_stands_in_the_code(doc: Path) -> None:
    found = [match[1] for code in of_code(doc) if (match := _NAME.fullmatch(code))]
    names = [name for name in found if name not in OTHERS and not name.startswith(OF_OTHERS)]
    unknown = [name for name in names if not {*in_code(name).split(".")} <= words()]
    assert [name for name in unknown if not _ENDING.search(name)] == []
    pairs = [name.split(".") for name in names if name.count(".") == 1]
    wrong = [(of, name) for of, name in pairs if name not in classes().get(of, {name})]
    assert wrong == []


@every_doc
def test_every_link_in_the_docs_leads_somewhere(doc: Path) -> None:
    wrong: list[str] = []
    for path, anchor in _LINK.findall(doc.read_text("utf-8")):
        if path.startswith("http"):
            continue
        target = (doc.parent / path) if path else doc
        titles = re.findall(r"^#+ (.*)", target.read_text("utf-8"), re.MULTILINE) if anchor else []
        anchors = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}
        if not target.exists() or (anchor and anchor[1:] not in anchors):
            wrong.append(path + anchor)
    assert wrong == []


def services() -> dict[str, str]:
    """Return the public attributes that `Application` makes itself, each with its class."""
    whole = ast.parse((ROOT / "play" / "service.py").read_text("utf-8"))
    made_by = next(
        one for one in whole.body if isinstance(one, ast.ClassDef) and one.name == "Application"
    )
    return {
        target.attr: made.func.id
        for one in ast.walk(made_by)
        if isinstance(one, ast.Assign) and isinstance(made := one.value, ast.Call)
        for target in one.targets
        if isinstance(target, ast.Attribute) and target.attr[0] != "_"
    }


def test_modules_of_services_hold_the_classes_that_the_docs_name() -> None:
    rows = re.findall(
        r"^\| (`play\..*?) \| ([\w., ]+) \|", (ROOT / "docs/play.md").read_text(), re.MULTILINE
    )
    cells = [(_CODE.findall(names), cell.split(", ")) for names, cell in rows]
    told = {
        name.removeprefix("play."): one
        for names, classes in cells
        for name, one in zip(names, classes, strict=True)
    }
    assert {name: one.rpartition(".")[2] for name, one in told.items()} == services()
    for one in told.values():
        module, _, name = one.rpartition(".")
        file = ROOT / "play" / f"{module.replace('.', '/')}.py"
        assert f"class {name}" in file.read_text("utf-8"), one


PEOPLE = {"person", "host", "creator", "judge", "asked_by", "gone", "come"}


def test_every_table_that_names_people_is_told_of(tmp_path: Path) -> None:
    migrate.prepare(tmp_path / "a.db")
    with closing(sqlite3.connect(tmp_path / "a.db")) as db:
        tables = [
            name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        ]
        naming = {
            table
            for table in tables
            if PEOPLE & {row[1] for row in db.execute(f"PRAGMA table_info({table})")}
        }
    page = (ROOT / "docs" / "running.md").read_text("utf-8").split("## What is stored about")[1]
    told = {
        name
        for row in re.findall(r"^\| (`.*?) \|", page, re.MULTILINE)
        for name in _CODE.findall(row)
    }
    assert len(naming) > 20
    assert naming - told == set()


@every_doc
def test_every_query_in_the_docs_can_be_asked(doc: Path, tmp_path: Path) -> None:
    queries = re.findall(r"^```sql\n(.*?)^```", doc.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    if queries:
        migrate.prepare(tmp_path / "a.db")
        with closing(sqlite3.connect(tmp_path / "a.db")) as db:
            for query in queries:
                db.executescript(query)


def test_the_glossary_is_short() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rows = re.findall(
        r"^\| (.+?) \| .* \|$", page.split("## Words")[1].split("\n## ")[0], re.MULTILINE
    )
    terms = [term.strip("*` ") for row in rows[1:] for term in row.split(",")]
    assert len(terms) == len({*terms}) <= MOST_TERMS, len(terms)


def test_the_readme_has_every_setting_with_its_default() -> None:
    page = (ROOT / "README.md").read_text("utf-8").split("## Settings")[1].split("\n## ")[0]
    told: dict[str, str] = {}
    for names, defaults in re.findall(r"^\| (`BOT_.*?) \| (.*?) \|", page, re.MULTILINE):
        told |= dict(zip(_CODE.findall(names), defaults.replace("`", "").split(", "), strict=True))
    wanted = {f"BOT_{one.name.upper()}": one.default for one in fields(Settings)}
    assert {name: str(default) for name, default in told.items()} == {
        name: f"{value:g}" if isinstance(value, float) else str(value) or "none"
        for name, value in wanted.items()
    }
