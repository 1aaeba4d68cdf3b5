"""How the texts of a game are written: French typography, none of our jargon."""

import pytest

from games.outside import LANGUAGES
from games.registry import Game
from games.testing.lacking.written import faults


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_texts_are_written_as_ours_are(game: Game, language: str) -> None:
    files = sorted((game.texts / language).glob("*.ftl"))
    assert [fault for file in files for fault in faults(file, language)] == []
