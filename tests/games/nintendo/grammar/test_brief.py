"""The texts of cards in few words: from the same data, shorter, and with nothing left out."""

import re

import pytest

from games.nintendo.grammar.wording import briefly, card_text
from locales import Reader
from locales.texts import LOCALES, Locale
from tests.games.every import TEXTS
from tests.games.nintendo.table import CARDS, RULES


def said(card: str, locale: Locale, *, brief: bool) -> str:
    """The text of a card, its abilities one after the other."""
    found = CARDS[card]
    texts = card_text(found.abilities, card, worn=found.type == "powerup")
    who = Reader(locale, 0, ("Ana", "Bao"), RULES.names())
    parts = [TEXTS.say(briefly(one) if brief else one, who) for one in texts]
    return " • ".join(parts).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("card", "en", "fr"),
    [
        (
            "S37",
            "surviving a fight, −1 base strength: its foe",
            "s’il survit au combat, −1 PF de base : l’autre",
        ),
        (
            "U04",
            "2 coins, 1 opposing character cannot attack on its next turn",
            "2 pièces, 1 Personnage adverse n’attaque pas à son prochain tour",
        ),
        (
            "Y17",
            "+2 strength; +4 max hearts • on arrival, +4 hearts",
            "+2 PF ; +4 PC max • à l’arrivée, +4 PC",
        ),
        (
            "U15",
            "opposing non-blue characters pay 2 coins to attack",
            "Personnages non-bleus adverses paient 2 pièces pour attaquer",
        ),
        (
            "B13",
            "sacrifice 1 character, destroyed: 1 opposing character",
            "sacrifie 1 Personnage, destruction : 1 Personnage adverse",
        ),
    ],
)
def test_what_a_card_does_in_few_words(card: str, en: str, fr: str) -> None:
    assert (said(card, "en", brief=True), said(card, "fr", brief=True)) == (en, fr)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("card", list(CARDS.by_id))
def test_few_words_are_fewer_and_hold_the_same_numbers(card: str, locale: Locale) -> None:
    whole, few = (said(card, locale, brief=brief) for brief in (False, True))
    assert len(few) <= len(whole)
    numbers = [re.findall(r"\d+", text) for text in (whole, few)]
    assert {one for one in numbers[0] if one != "1"} <= set(numbers[1])
