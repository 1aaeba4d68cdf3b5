"""The printed text of every card is made from its data; what is told, is told as one says it."""

import re
from pathlib import Path

import pytest

from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys
from games.nintendo import events
from games.nintendo.grammar.forms import Mod
from games.nintendo.grammar.wording import card_text
from games.nintendo.state import Piece
from games.nintendo.words import describe, headline
from locales import Reader
from locales.texts import LOCALES, Locale
from tests.games.every import TEXTS
from tests.games.nintendo.table import (
    CARDS,
    KEY,
    ME,
    RULES,
    YOU,
    read_by,
    said_to,
    table,
)


def printed(card: str, locale: Locale) -> list[str]:
    """The text of a card, an ability each, with plain blanks."""
    found = CARDS[card]
    reader = Reader(locale, 0, ("Ana", "Bao"), RULES.names())
    said = card_text(found.abilities, card, worn=found.type == "powerup")
    return [TEXTS.say(one, reader).replace("\u00a0", " ") for one in said]


# What the rulebook prints, and beside it what is made of the data: numbers stand for symbols, each
# sentence names its subject, and what the rulebook lost with its pictures (costs) is there.
ORIGINALS = {
    "S28": (
        "Yoshi Vert gagne {PF}{PF}{PF} et {PC}{PC}{PC}{PC}. Vous gagnez autant de {C} que le coût "
        "de la Carapace sacrifiée. Le Personnage attaquant de votre choix perd "
        "{PC}{PC}{PC}{PC}{PC}.",
        [
            "6 pièces : Yoshi Vert gagne 3 PF. Yoshi Vert gagne 4 PC.",
            "Sacrifiez une autre carte Carapace que vous contrôlez : Vous gagnez autant de pièces "
            "que le coût de la carte sacrifiée.",
            "6 pièces, quand vous vous faites attaquer : Un Personnage attaquant de votre choix "
            "perd 5 PC.",
        ],
    ),
    "S36": (
        "Quand Goomba est envoyé au cimetière depuis le jeu, vous pouvez chercher dans votre deck "
        "un Koopa et le mettre dans votre main.",
        [
            "Quand Goomba est envoyé au cimetière depuis le jeu : Vous pouvez chercher dans votre "
            "deck une carte Koopa et la mettre dans votre main."
        ],
    ),
    "S37": (
        "A chaque fois que Goomba combat et n'est pas envoyé au cimetière, le total de base de "
        "{PF} du Personnage adverse baisse de 1 à la fin du combat.",
        [
            "À chaque fois que Goomba combat et n’est pas envoyé au cimetière, à la fin du "
            "combat : Le total de base de PF du Personnage adverse baisse de 1."
        ],
    ),
    "S50": (
        "A chaque fois que Koopa Troopa devrait perdre des {PC}, il perd {PC}{PC} de moins.",
        ["À chaque fois que Koopa Troopa Rouge devrait perdre des PC, il perd 2 PC de moins."],
    ),
    "S82": (
        "Les Personnages non-{M} et non-{W} ne peuvent pas attaquer à moins que leur contrôleur ne "
        "paye {C}{C}. Au début de votre tour, les Personnages non-{M} et non-{R} que vous "
        "contrôlez perdent {PC}{PC}.",
        [
            "Les Personnages non-marron et non-blancs ne peuvent pas attaquer à moins que leur "
            "contrôleur ne paye 2 pièces.",
            "Au début de votre tour : Les Personnages non-marron et non-rouges que vous contrôlez "
            "perdent 2 PC.",
        ],
    ),
    "S144": (
        "Mettez en jeu un Personnage {G} de votre main. Ce Personnage ne peut ni attaquer, ni "
        "bloquer.",
        [
            "Mettez en jeu un Personnage vert de votre main. Ce Personnage ne peut pas attaquer. "
            "Ce Personnage ne peut pas bloquer."
        ],
    ),
}
SHARED = {"S28": 0.7, "S36": 0.8, "S37": 0.8, "S50": 0.8, "S82": 0.7, "S144": 0.7}


def words(said: str) -> set[str]:
    plain = said.lower().replace("’", "'").replace("à", "a")
    for sign in ",.:{}0123456789":
        plain = plain.replace(sign, " ")
    return {word for word in plain.split() if len(word) > 2}


@pytest.mark.parametrize("card", ORIGINALS)
def test_the_known_originals_are_said_in_their_words(card: str) -> None:
    original, wanted = ORIGINALS[card]
    assert printed(card, "fr") == wanted
    there = words(original)
    shared = len(there & words(" ".join(wanted))) / len(there)
    assert shared >= SHARED[card], (card, shared, there - words(" ".join(wanted)))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_ability_has_a_text_of_its_own(locale: Locale) -> None:
    for card, found in CARDS.by_id.items():
        said = printed(card, locale)
        assert len(said) == len(found.abilities)
        for one in said:
            assert one.endswith("."), (card, one)
            assert one[0].isupper() or one[0].isdigit(), (card, one)


@pytest.mark.parametrize("locale", LOCALES)
def test_abilities_that_do_something_else_read_otherwise(locale: Locale) -> None:
    """Two texts are the same only where the abilities are."""
    told: dict[str, str] = {}
    for card, found in CARDS.by_id.items():
        for ability, said in zip(found.abilities, printed(card, locale), strict=True):
            key = said.replace(name_of(card, locale), "@")
            assert told.setdefault(key, ability.source) == ability.source, key


def name_of(card: str, locale: Locale) -> str:
    name = RULES.names()[card]
    return name.fr if locale == "fr" else name.en


@pytest.mark.parametrize(
    ("reader", "said"),
    [
        (0, "Tu commences, avec 6 pièces ; ton adversaire en a 12."),
        (1, "Ana commence, avec 6 pièces ; tu en as 12."),
        (None, "Ana commence, avec 6 pièces ; l’adversaire en a 12."),
    ],
)
def test_coins_of_both_are_told_to_each_in_words_of_their_own(
    reader: int | None, said: str
) -> None:
    part = events.begins(0, (6, 12)).seen_by(reader)
    assert part is not None
    who = Reader("fr", reader, ("Ana", "Bao"), RULES.names())
    assert TEXTS.say(part.text, who).replace("\u00a0", " ") == said


EACH_FR = " (1 par attaquant non bloqué, tant qu’il en reste)."
EACH_EN = " (1 for each attacker not blocked, while there are any)."


@pytest.mark.parametrize(
    ("reader", "locale", "lost", "said"),
    [
        (0, "fr", 1, f"Boo te rapporte 3 pièces ; ton adversaire en perd 1{EACH_FR}"),
        (0, "fr", 0, "Boo te rapporte 3 pièces."),
        (1, "fr", 1, f"Boo rapporte 3 pièces à Ana ; tu en perds 1{EACH_FR}"),
        (1, "fr", 0, "Boo rapporte 3 pièces à Ana."),
        (None, "en", 1, f"Boo brings Ana 3 coins; the opponent loses 1{EACH_EN}"),
        (1, "en", 0, "Boo brings Ana 3 coins."),
        (0, "en", 0, "Boo brings you 3 coins."),
    ],
)
def test_coins_that_nobody_loses_are_not_spoken_of(
    reader: int | None, locale: Locale, lost: int, said: str
) -> None:
    by = [Piece(entry=1, card="W01", owner=0)]
    assert read_by(events.loots(0, by, 3, lost, ()), reader, locale) == said


@pytest.mark.parametrize(
    ("reader", "locale", "coins", "said"),
    [
        (0, "fr", 1, "Tu voles 1 pièce (Vol à la Tire)."),
        (0, "fr", 0, "Tu ne trouves rien à voler (Vol à la Tire)."),
        (1, "fr", 0, "Ana ne trouve rien à voler (Vol à la Tire)."),
        (1, "en", 2, "Ana steals 2 coins (Pickpocket)."),
        (1, "en", 0, "Ana finds nothing to steal (Pickpocket)."),
    ],
)
def test_who_finds_nothing_to_steal_is_told_so(
    reader: int, locale: Locale, coins: int, said: str
) -> None:
    assert read_by(events.steals(0, coins, "B12"), reader, locale) == said


@pytest.mark.parametrize(
    ("locale", "count", "begins"),
    [
        ("fr", 1, "Ana t’attaque. "),
        ("fr", 2, "Ana t’attaquent. "),
        ("en", 1, "Ana attacks you. "),
        ("en", 2, "Ana attack you. "),
    ],
)
def test_one_attacker_attacks_and_several_attack(locale: Locale, count: int, begins: str) -> None:
    has = {"coins": 3, "other_name": "Bao", "theirs": 7}
    said = TEXTS.get("nintendo-ask-defend", locale, pieces="Ana", count=count, **has)
    assert said.startswith(begins)


@pytest.mark.rule("NIN-10.1")
def test_whoever_acts_is_told_what_the_other_has() -> None:
    at = table("W06", coins=(12, 8), yours=["G04"], their_hand=["U13"])
    asked = at.question(ME).prompt
    assert said_to(asked, ME, "en") == "What do you do? You have 12 coins, Bao has 8."
    assert said_to(asked, ME, "fr") == "Que fais-tu ? Tu as 12 pièces, Bao en a 8."
    at.attack(1)
    assert at.asked == (YOU, "defend")
    said = said_to(at.question(YOU).prompt, YOU, "fr")
    assert said.endswith("avant de bloquer ? Tu as 8 pièces, Ana en a 12.")


@pytest.mark.rule("NIN-2.4")
def test_a_list_says_of_each_card_what_it_is() -> None:
    """On a phone the list covers the picture; what they do would be cut in most lines."""
    at = table(hand=["B01", "M14", "G04"], turn=2, phase="main")
    said = [said_to(one.group, ME, "en") for one in at.question(ME).options[:3]]
    assert said == ["Character 5/7", "Event", "Character 2/3"]


@pytest.mark.rule("NIN-4.5", "NIN-4.7")
@pytest.mark.parametrize(
    ("attacker", "en", "fr"),
    [
        ("G04", "On to the blocks", "Aller aux blocages"),
        (
            "W06",
            "No character of mine can block: let them through",
            "Aucun des miens ne peut bloquer : laisser passer",
        ),
    ],
)
def test_where_nobody_can_block_the_window_says_so(attacker: str, en: str, fr: str) -> None:
    at = table(attacker, yours=["G04"], their_hand=["U13"])
    at.attack(1)
    last = at.question(YOU).options[-1]
    assert (said_to(last.label, YOU, "en"), said_to(last.label, YOU, "fr")) == (en, fr)


@pytest.mark.rule("NIN-1.3")
@pytest.mark.parametrize(
    ("locale", "scores"), [("en", "you 0 ★ · Bao 0 ★"), ("fr", "toi 0 ★ · Bao 0 ★")]
)
def test_no_coins_are_told_before_any_are_dealt(locale: Locale, scores: str) -> None:
    match, _ = Match.begin(RULES, Start(2), Keys.of(KEY))
    shown = headline(RULES.view(match.state, None))
    assert " · ".join(said_to(one, ME, locale) for one in shown.scores) == scores
    told = [
        one
        for one in describe(RULES.view(match.state, None))
        if one.id.startswith("nintendo-say-seat")
    ]
    assert {one.id for one in told} == {"nintendo-say-seat-decks"}
    for seat in (ME, YOU):
        match.answer(seat, ("RG",))
    dealt = " · ".join(
        said_to(one, ME, locale) for one in headline(RULES.view(match.state, None)).scores
    )
    assert "6" in dealt
    assert "12" in dealt


def test_tolls_are_named_only_where_there_are_any() -> None:
    said = [TEXTS.get("nintendo-ask-attackers", "en", coins=3, toll=toll) for toll in (0, 2)]
    assert said[0] == "Who attacks?"
    assert "Tolls" in said[1]


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("fr", ["Rex (à toi) ne perd aucun PC (Boule de Feu) : il en reste 8.",
                "Rex (à toi) ne gagne aucun PC (Boule de Feu) : il en a 8."]),
        ("en", ["Your Rex loses no hearts (Fireball): 8 left.",
                "Your Rex gains no hearts (Fireball): it has 8."]),
    ],
)  # fmt: skip
def test_nobody_loses_or_gains_0_pc(locale: Locale, said: list[str]) -> None:
    rex = table("G01").piece(1)
    told = [events.loses_pc(rex, 0, "R11", YOU), events.gains_pc(rex, 0, "R11")]
    assert [read_by(one, ME, locale) for one in told] == said


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("U15", "All opposing non-blue characters can attack only if their controller pays 2 coins "
         "for each."),
        ("M08", "Thwomp cannot attack unless its controller pays 2 coins."),
        ("U05", "When any opposing character is KO: Boss Bass gains 3 hearts."),
        ("U06", "Dorrie can block 1 more character."),
        ("Y14", "You gain 3 more coins at the refill."),
        ("U02", "When Blooper attacks and is not blocked: Your opponent loses a random card from "
         "their hand."),
    ],
)  # fmt: skip
def test_english_says_it_as_one_says_it(card: str, said: str) -> None:
    assert printed(card, "en") == [said]


@pytest.mark.parametrize(
    ("locale", "mine", "theirs"),
    [
        ("en", "Your deck: one of your own.", "Ana’s deck: one of their own."),
        ("fr", "Ton deck : un deck à toi.", "Ana joue avec : un deck personnel."),
    ],
)
def test_a_deck_of_ones_own_is_ones_own(locale: Locale, mine: str, theirs: str) -> None:
    start = Start(2, {"mulligan": "off"}, ({"decks": [dict(CARDS.decks["GM"])]}, {"decks": []}))
    match = Match.begin(RULES, start, Keys.of(KEY))[0]
    match.answer(ME, ("own:1",))
    match.answer(YOU, ("RG",))
    for reader, said in ((ME, mine), (YOU, theirs)):
        told = [said_to(one, reader, locale) for one in describe(match.view(reader))]
        assert said in told, told


def test_in_french_no_name_stands_where_it_would_be_elided() -> None:
    """As in “deck de Ana” or “que Ana ait”: who is called what is not known to a text."""
    folder = Path(__file__).parents[3] / "games" / "nintendo" / "texts" / "fr"
    found = re.compile(r"\b(?:de|que|lorsque|puisque|jusque) \{ \$\w*name \}")
    for file in sorted(folder.glob("*.ftl")):
        assert not found.findall(file.read_text("utf-8")), file


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("pick", ["keep", "redraw", "blocks"])
def test_what_is_asked_most_stands_on_a_button(locale: Locale, pick: str) -> None:
    """And not in a list, which takes one press more: a label of a button has 18 letters."""
    assert len(TEXTS.get(f"nintendo-pick-{pick}", locale)) <= 18


@pytest.mark.parametrize("locale", LOCALES)
def test_letting_attackers_through_stands_on_a_button_too(locale: Locale) -> None:
    at = table("W06", yours=["G04"], their_hand=["U13"])
    at.attack(1)
    assert len(said_to(at.question(YOU).options[-1].brief, YOU, locale)) <= 18


@pytest.mark.parametrize(
    ("locale", "cards", "said"),
    [
        ("fr", ["R10"], "Tu pioches Bowser Jr."),
        ("en", ["R10"], "You draw Bowser Jr."),
        ("en", ["W01"], "You draw Boo."),
    ],
)
def test_a_name_with_a_full_stop_of_its_own_ends_a_sentence(
    locale: Locale, cards: list[str], said: str
) -> None:
    assert read_by(events.draws(0, cards), 0, locale) == said


@pytest.mark.parametrize(
    ("card", "french", "english"),
    [
        ("G11", "Un Personnage adverse de votre choix ayant 4 PC ou moins est détruit.",
         "One opposing character of your choice with 4 hearts or less is destroyed."),
        ("W05", "3 pièces : Un Personnage adverse de votre choix de coût 3 ou moins retourne dans "
         "la main de son propriétaire.",
         "3 coins: One opposing character of your choice that costs 3 or less goes back to its "
         "owner’s hand."),
        ("B11", "Quand Méca-Koopa est envoyé au cimetière depuis le jeu : Le Personnage combattu "
         "perd 3 PC.",
         "When Mechakoopa is sent to the graveyard from play: The character it fought loses 3 "
         "hearts."),
    ],
)  # fmt: skip
def test_whose_choice_stands_beside_who_is_chosen(card: str, french: str, english: str) -> None:
    """And outside a fight nobody takes a KO for one that strikes whom one likes (NIN-6.2)."""
    assert printed(card, "fr") == [french]
    assert printed(card, "en") == [english]


@pytest.mark.parametrize(
    ("reader", "locale", "said"),
    [
        (0, "en", "Your Mario cannot attack until the end of your next turn"),
        (1, "en", "Ana’s Mario cannot attack until the end of Ana’s next turn"),
        (0, "fr", "Mario (à toi) ne peut pas attaquer jusqu’à la fin de ton prochain tour"),
        (1, "fr", "Mario (à Ana) ne peut pas attaquer jusqu’à la fin de son prochain tour"),
    ],
)
def test_until_whose_next_turn_something_lasts_issaid_to(
    reader: int, locale: Locale, said: str
) -> None:
    mario = Piece(1, "R06", 0, 9, 9, 6)
    told = read_by(events.gives(mario, Mod("noattack"), "eont", "R06", YOU), reader, locale)
    assert told == f"{said} (Mario)."
