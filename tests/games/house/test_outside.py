"""Games that are packages of their own: which are let in, and why others are left out."""

import importlib
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import structlog
from structlog.testing import capture_logs

import bot
import locales
from games import outside, registry
from games.core.data.cards import BrokenCards
from games.outside import Unfit, misfit
from tests.engine import sampler

GAME = '''
import msgspec
from msgspec.structs import replace
from pathlib import Path
from games.core.data.theme import read_theme
from tests.engine import sampler
from tests.engine.sampler.cards import read
from tests.engine.sampler.rules import SamplerRules

INFO = msgspec.structs.replace(sampler.GAME.info, key="heist")

class Rules(SamplerRules):
    info = INFO

def game():
    """The made-up game under another name."""
    return replace(
        sampler.GAME, info=INFO, make=lambda data, _: Rules(read(data)),
        theme=read_theme("heist"), folder=Path(__file__).parent,
    )
'''


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a game that is installed."""
    about = tmp_path / "heist-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: heist\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{outside.GROUP}]\nheist = heist\n")
    folder = tmp_path / "heist"
    folder.mkdir()
    (folder / "__init__.py").write_text('CONTRACT = "2.0"\n')
    (folder / "game.py").write_text(GAME)
    shutil.copy(sampler.HERE / "theme.toml", folder)
    for file in (sampler.HERE / "texts").glob("*/*.ftl"):
        copy = folder / file.relative_to(sampler.HERE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(file.read_text("utf-8").replace("sampler-", "heist-"), "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    registry.themes.cache_clear()
    yield folder
    registry.themes.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "heist"]:
        del sys.modules[name]


def test_an_installed_game_is_there_with_texts_and_theme(package: Path) -> None:
    found = registry.find()
    assert found.left_out == ()
    assert found.games["heist"].texts == package / "texts"
    assert {*found.games} == {*registry.keys(), "heist"}
    assert registry.themes()["heist"] == found.games["heist"].theme
    texts = locales.Texts(*(game.texts for game in found.games.values()), strict=True)
    assert texts.has("heist-name", "fr")


def declares(version: str) -> Callable[[Path], object]:
    return lambda package: (package / "__init__.py").write_text(f"CONTRACT = {version}\n")


def edited(file: str, old: str, new: str) -> Callable[[Path], object]:
    def edit(package: Path) -> None:
        text = (package / file).read_text("utf-8")
        assert old in text
        (package / file).write_text(text.replace(old, new), "utf-8")

    return edit


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (declares("'3.0'"), "made for version 3.0 of the contract, and this is"),
        (declares("'1.3'"), "made for version 1.3 of the contract, and this is"),
        (declares("'0.9'"), "made for version 0.9"),
        (declares("'2.999'"), "made for version 2.999"),
        (declares("2.0"), "declares no version of the contract"),
        (declares("'2'"), "declares no version"),
        (edited("__init__.py", "CONTRACT", "OTHER"), "declares no version"),
        (edited("__init__.py", "CONTRACT", "import no_such; CONTRACT"), "ModuleNotFoundError: No"),
        (edited("game.py", "def game", "1 / 0\ndef game"), "ZeroDivisionError: division by zero"),
        (edited("game.py", "def game", "def other"), "AttributeError"),
        (edited("game.py", 'key="heist"', 'key="host"'), "it calls itself host, and not heist"),
        (edited("game.py", "folder=", "pictures='heist.drawn', folder="), "no module heist.drawn"),
        (edited("theme.toml", "accent", "accents"), "theme.toml"),
        (edited("texts/fr/rules.ftl", "heist-rules-", "rules-"), "texts/fr/rules.ftl: rules-"),
        (
            edited("texts/en/game.ftl", "heist-name", "ui-play"),
            "ui-play does not begin with heist-",
        ),
        (lambda package: (package / "texts/fr/game.ftl").unlink(), "it has no texts/fr/game.ftl"),
    ],
)
def test_a_game_that_does_not_hold_is_left_out_with_one_reason(
    package: Path, spoil: Callable[[Path], object], why: str
) -> None:
    spoil(package)
    found = registry.find()
    assert {*found.games} == {*registry.keys()}
    (left,) = found.left_out
    assert (left.key, left.package) == ("heist", "heist")
    assert why in left.why
    assert "\n" not in left.why


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ("firstdeck = heist", "there is a game of that key already"),
        ("Heist = heist", "is no key"),
        ("ui = heist", "texts of the screens begin with ui-"),
        ("caper = heist", "last name of its package is not its key"),
    ],
)
def test_a_key_belongs_to_one_game_and_to_no_screen(package: Path, entry: str, why: str) -> None:
    file = package.parent / "heist-1.0.dist-info" / "entry_points.txt"
    file.write_text(f"[{outside.GROUP}]\n{entry}\n")
    importlib.invalidate_caches()
    found = registry.find()
    assert [why in one.why for one in found.left_out] == [True]
    assert {*found.games} == {*registry.keys()}


def test_the_log_says_in_one_line_what_is_left_out(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    declares("'7.0'")(package)
    monkeypatch.setattr(bot, "_log", structlog.get_logger("bot"))  # no other test has set it up
    with capture_logs() as told:
        assert {*bot.all_games()} == {*registry.keys()}
    (line,) = told
    assert line["event"] == "a game was not loaded"
    assert line["game"] == "heist"
    assert "version 7.0 of the contract" in line["why"]
    assert "\n" not in line["why"]
    assert re.fullmatch(r"[A-Z0-9-]{4,}", line["code"])


def test_a_game_of_this_release_that_does_not_hold_stops_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(key: str, folder: Path) -> None:
        raise Unfit(f"texts/fr/game.ftl: x does not begin with {key}-")

    monkeypatch.setattr(outside, "check_texts", refuse)
    with pytest.raises(Unfit):
        registry.find()
    monkeypatch.setattr(bot, "environment", lambda _: {"BOT_DATA": str(tmp_path)})
    monkeypatch.setattr(bot, "set_up_logs", lambda _: None)
    assert bot.main() == 2
    assert "does not begin with" in capsys.readouterr().err


def test_a_broken_theme_of_this_release_stops_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(package: str) -> None:
        raise BrokenCards(package, "-", "-", "no theme")

    monkeypatch.setattr(registry, "read_theme", broken)
    with pytest.raises(BrokenCards):
        registry.find()


@pytest.mark.parametrize(
    ("declared", "ours", "fits"),
    [
        ("1.0", "1.0", True),
        ("1.0", "1.4", True),
        ("1.4", "1.4", True),
        ("1.5", "1.4", False),
        ("2.0", "1.4", False),
        ("1.0", "2.0", False),
        ("1.10", "1.9", False),
        ("1.9", "1.10", True),
        (None, "1.0", False),
        ("one", "1.0", False),
    ],
)
def test_a_minor_that_is_not_greater_fits(declared: object, ours: str, *, fits: bool) -> None:
    assert (misfit(declared, ours) == "") is fits


def test_no_screen_has_texts_that_a_key_could_claim() -> None:
    folder = Path(locales.__file__).parent
    ids = [one for file in folder.glob("*/*.ftl") for one in outside.foreign_ids("?", file)]
    assert len(ids) > 500
    assert {one.partition("-")[0] for one in ids} == outside.RESERVED
