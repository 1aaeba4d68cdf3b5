"""A language is a folder: what is there can be chosen, and is asked for nowhere else."""

import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from bot import read_settings
from cogs.settings import BadSettings
from locales.texts import FIRST, LOCALES, languages

ROOT = Path(__file__).parents[2]
GERMAN = """
import json
from bot import read_settings
from cogs.app.bot import language
from cogs.app.command_texts import _others
from cogs.people.settings import LANGUAGES
from games import registry
from locales import Texts
import locales

found = registry.find().games.values()
texts = Texts(*(game.texts for game in found), strict=True)
own = texts.get("ui-language-de", "de")
played = [texts.get(f"{game.info.key}-name", "de") for game in found]
english = [texts.get(f"{game.info.key}-name", "en") for game in found]
print(json.dumps([locales.__file__, read_settings({"BOT_LANGUAGE": "DE"}).language,
    [language("de"), language("en-GB"), language("it")], LANGUAGES, own, played == english,
    _others("cmd-play", texts)]))
"""


def test_languages_are_the_folders_that_hold_texts(tmp_path: Path) -> None:
    for one in ("fr", "de", "en"):
        (tmp_path / one).mkdir()
        (tmp_path / one / "ui.ftl").touch()
    (tmp_path / "notes").mkdir()
    assert languages(tmp_path) == ("en", "de", "fr")
    assert LOCALES == ("en", "fr")
    assert LOCALES[0] == FIRST


def test_a_setting_takes_any_of_them_and_no_other() -> None:
    for one in LOCALES:
        assert read_settings({"BOT_LANGUAGE": one.upper()}).language == one
    with pytest.raises(BadSettings, match=r"'de' is no value of it \(there are: en, fr\)"):
        read_settings({"BOT_LANGUAGE": "de"})


def test_a_third_language_needs_nothing_but_its_folder(tmp_path: Path) -> None:
    """The screens in German; games that have no German speak English."""
    shutil.copytree(ROOT / "locales", tmp_path / "locales")
    german = tmp_path / "locales" / "de"
    shutil.copytree(ROOT / "locales" / "en", german)
    with (german / "ui.ftl").open("a", encoding="utf-8") as file:
        file.write("\nui-language-de = Deutsch\n")
    words = german / "commands.ftl"
    words.write_text(words.read_text("utf-8").replace("cmd-play = play", "cmd-play = spielen"))
    path = f"import sys; sys.path[:0] = [{str(tmp_path)!r}, {str(ROOT)!r}]\n"
    done = subprocess.run(
        [sys.executable, "-c", path + GERMAN],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    file, chosen, spoken, offered, own, english, commands = msgspec.json.decode(done.stdout)
    assert Path(file).is_relative_to(tmp_path)
    assert chosen == "de"
    assert spoken == ["de", "en", "en"]
    assert offered == ["auto", "en", "de", "fr"]
    assert own == "Deutsch"
    assert english
    assert commands == {"de": "spielen", "fr": "jouer"}
