"""What follows from a choice is said beside it, and why it happens when it does."""

import pytest

from locales.texts import Locale
from tests.games.nintendo.table import ME, RULES, YOU, Table, in_play, read_by, said_to, table


@pytest.mark.rule("NIN-8.4")
@pytest.mark.parametrize(
    ("locale", "warned", "told"),
    [
        (
            "en",
            "Character 5/8 · removes Luigi (Bao’s) from the game",
            "Bao’s Luigi leaves the game: "
            "of all cards with that name, only the hero that came last stays.",
        ),
        (
            "fr",
            "Personnage 5/8 · retire de la partie : Luigi (à Bao)",
            "Luigi (à Bao) quitte la partie : "
            "de toutes les cartes de ce nom, seul le Héros arrivé en dernier reste.",
        ),
    ],
)
def test_whom_a_hero_removes_is_said_beside_the_choice_and_why_when_it_happens(
    locale: Locale, warned: str, told: str
) -> None:
    at = table(yours=["G02"], hand=["W05", "W06"])
    groups = [said_to(one.group, ME, locale) for one in at.question(ME).options[:2]]
    assert groups[0] == warned
    assert groups[1] == f"{warned.partition(' ')[0]} 4/3"
    at.play("W05")
    assert told in [read_by(event, ME, locale) for event in at.told]


@pytest.mark.rule("NIN-8.4")
def test_whom_a_hero_of_its_name_awaits_is_said_to_leave_at_once() -> None:
    at = table("Y01", hand=["Y01"])
    in_play(at.state, ME, "Y18", host=1)
    group = Table(at.state).question(ME).options[0].group
    name = RULES.names()["Y01"].en
    assert said_to(group, ME, "en") == (
        f"Character 2/5 · leaves the game at once: {name} (yours) is in play"
    )


@pytest.mark.rule("NIN-8.4")
@pytest.mark.parametrize(
    ("locale", "warned"),
    [
        ("en", "Yours · removes Toad (yours) and Toad (Bao’s) from the game"),
        ("fr", "À toi · retire de la partie : Toad (à toi) et Toad (à Bao)"),
    ],
)
def test_whom_somebody_removes_who_becomes_a_hero_is_said_beside_the_host(
    locale: Locale, warned: str
) -> None:
    at = table("Y01", "G04", "Y01", yours=["Y01"], hand=["Y18"])
    at.play("Y18")
    offered = at.question(ME).options
    plain = warned.partition(" ·")[0]
    assert [said_to(one.group, ME, locale) for one in offered] == [warned, plain, warned]
    at.answer("p1")
    assert [one.entry for one in at.state.pieces] == [1, 2, 5]


@pytest.mark.rule("NIN-8.4")
def test_whom_the_only_host_removes_is_said_beside_the_power_up_as_nobody_is_asked() -> None:
    at = table("Y01", yours=["Y01"], hand=["Y18", "Y17"])
    groups = [said_to(one.group, ME, "en") for one in at.question(ME).options[:2]]
    assert groups[0] == "Power-Up"
    assert groups[1] == "Power-Up · removes Toad (Bao’s) from the game"
    at.play("Y18")
    assert [one.entry for one in at.state.pieces] == [1, 3]


@pytest.mark.rule("NIN-8.4", "NIN-5.18", "NIN-5.19")
@pytest.mark.parametrize("action", ["W13", "M13"])
def test_whom_a_hero_removes_is_said_where_a_card_puts_it_into_play(action: str) -> None:
    hero = {"W13": "B04", "M13": "M04"}[action]
    at = table(yours=[hero], hand=[action] if action == "W13" else [action, hero, "M05"])
    at.state.seats[ME].grave = [hero, "G04"] if action == "W13" else []
    at = Table(at.state)
    at.play(action)
    groups = {one.id: one.group for one in at.question(ME).options}
    name = RULES.names()[hero].en
    said = f"Character · removes {name} (Bao’s) from the game"
    assert said_to(groups.pop(f"card:{hero}"), ME, "en") == said
    assert [said_to(one, ME, "en") for one in groups.values()] == ["Character"]


@pytest.mark.rule("NIN-7.7")
@pytest.mark.parametrize(
    ("locale", "not_so"),
    [("en", "does not stop an attack under way"), ("fr", "n’arrête pas une attaque en cours")],
)
def test_the_window_says_that_whoever_cannot_attack_goes_on_attacking(
    locale: Locale, not_so: str
) -> None:
    at = table("G04", "G04", yours=["U04", "B01"], their_hand=["U13", "R11"])
    at.attack(1)
    groups = {one.id: one.group for one in at.question(YOU).options}
    said = {ident: one and said_to(one, YOU, locale) for ident, one in groups.items()}
    assert [ident for ident, one in said.items() if one and not_so in one] == ["p3.1"]
    at.answer("p3.1")
    told = {one.id: said_to(one.group, YOU, locale) for one in at.question(YOU).options}
    assert told == {"p1": f"Ana · {not_so}", "p2": "Ana"}
    at.answer("p1")
    assert at.state.combat is not None
    assert at.state.combat.attackers == [1]


@pytest.mark.rule("NIN-4.6", "NIN-4.8")
def test_what_a_blocker_does_when_it_blocks_is_said_beside_it() -> None:
    at = table("G04", yours=["U03", "G04", "S37", "G04"])
    in_play(at.state, YOU, "U17", host=5)
    at = Table(at.state)
    at.attack(1)
    at.block()
    options = at.question(YOU).options
    said = {one.id: one.group and said_to(one.group, YOU, "en") for one in options}
    assert said == {
        "p2": "When Penguin blocks: The opposing character cannot attack. "
        "This lasts until the end of its owner’s next turn.",
        "p3": None,
        "p4": "Each time Goomba fights and is not sent to the graveyard, at the end of the "
        "combat: The opposing character loses 1 base strength for good.",
        "p5": "When its bearer fights, before the damage: The opposing character loses 2 strength.",
    }
