"""Letters and shapes on NBA's pictures are explained by the rules, in both languages."""

import pytest

from games.nba.pictures.parts.signs import LETTERS, SHAPES
from locales.texts import Locale
from tests.cogs import made

NAMES = {
    "fr": {"circle": "cercle", "square": "carré", "triangle": "triangle"},
    "en": {"circle": "circle", "square": "square", "triangle": "triangle"},
}


@pytest.mark.parametrize("locale", made.BOTH)
def test_the_rules_say_what_each_letter_and_shape_stands_for(locale: Locale) -> None:
    defence = made.TEXTS.get("nba-rules-defence", locale)
    attack = made.TEXTS.get("nba-rules-attack", locale)
    for letter in LETTERS[locale].values():
        assert f"({letter})" in defence
    for shape in SHAPES.values():
        assert f"({NAMES[locale][shape]} " in attack or f" {NAMES[locale][shape]})" in attack
