"""Cards, dice and teams in words, short enough for lists, alt texts and what stands below names."""

from collections.abc import Iterable
from functools import cache
from itertools import groupby

from games.core.face import Faces
from games.core.text import Card, Item, Text, text
from games.nba.printed import (
    ATTACK,
    SKILLS,
    Player,
    Tactic,
    is_fatigue,
    is_player,
    named,
    player,
    tactic,
)
from games.nba.view import Thrown


def cards(ids: Iterable[str]) -> tuple[Card, ...]:
    """Return cards as an argument that becomes a list of names."""
    return tuple(named(card) for card in ids)


def short(skill: str) -> Text:
    """Return a skill as lists call it: "Reb", "IQ"."""
    return text(f"nba-short-{skill}")


@cache
def skills(numbers: tuple[int, ...]) -> tuple[Text, ...]:
    """Return the skills that are not 0, in their order: "1 × 3 Pts, 2 Stop, IQ 2"."""
    return tuple(
        _sum(skill, number) for skill, number in zip(SKILLS, numbers, strict=True) if number
    )


def gist(numbers: tuple[int, ...]) -> dict[str, int]:
    """Return the skills in short: dice to attack and to defend, rebounds, game IQ."""
    *dice_of, reb, iq = numbers
    return {"attack": sum(dice_of[:3]), "defence": sum(dice_of[3:]), "reb": reb, "iq": iq}


def sums(numbers: Iterable[int]) -> tuple[Text, ...]:
    """Return the eight sums of a team, zeros too."""
    return tuple(_sum(skill, number) for skill, number in zip(SKILLS, numbers, strict=True))


def _sum(skill: str, number: int) -> Text:
    """Return how much there is of a skill, or how many dice: "2 × 3 Pts" is no "3 Pts 2"."""
    return text("nba-say-sum", skill=skill, kind=short(skill), n=number)


def kept(found: Tactic) -> tuple[Text, ...]:
    """Return the dice that a tactic keeps: "3 Stop"."""
    return _kept(tuple(found.keep.items()))


@cache
def _kept(keep: tuple[tuple[str, int], ...]) -> tuple[Text, ...]:
    return tuple(_sum(kind, number) for kind, number in keep)


def places(found: Player) -> str:
    """Return the places of a player, as printed: "PG SG"."""
    return " ".join(found.pos)


def on_court(faces: Faces, card: str, place: str) -> Text:
    """Return a player on court with its skills."""
    given = skills(player(faces, card).skills)
    return text("nba-say-on-court", place=place, card=named(card), skills=given)


def lying(faces: Faces, card: str) -> Text:
    """Return a tactic with what it keeps and its complexity."""
    found = tactic(faces, card)
    return text("nba-say-tactic", card=named(card), kept=kept(found), cx=found.cx)


def offered(faces: Faces, card: str) -> Text:
    """Return a card of a market with all that counts, and its cost."""
    return _priced(faces, card, "cost")


def held(faces: Faces, card: str) -> Item:
    """Return a card of a hand, deck or discard pile with all that counts, and what it pays."""
    return named(card) if is_fatigue(card) else _priced(faces, card, "pays")


def _priced(faces: Faces, card: str, price: str) -> Text:
    if is_player(card):
        found = player(faces, card)
        amount = found.cost if price == "cost" else found.value
        given = {"places": places(found), "skills": skills(found.skills)}
        return text(f"nba-say-player-{price}", card=named(card), **given, n=amount)
    school = tactic(faces, card)
    amount = school.cost if price == "cost" else school.value
    given = {"kept": kept(school), "cx": school.cx}
    return text(f"nba-say-tactic-{price}", card=named(card), **given, n=amount)


def dice(thrown: Iterable[Thrown]) -> tuple[Text, ...]:
    """Return dice as an argument that becomes a list: "blue 9, blue 2", "red 2, blank (Block)"."""
    listed: list[Text] = []
    for kind, dice_of_kind in groupby(thrown, key=lambda one: one.kind):
        faces = tuple(map(face, dice_of_kind))
        if kind in ATTACK:
            listed += faces
        else:
            listed.append(text("nba-die-told", kind=short(kind), face=faces))
    return tuple(listed)


def face(thrown: Thrown) -> Text:
    """Return what a die shows, without its kind: "blue 9", "blank"."""
    if not thrown.colour:
        return text("nba-face-blank")
    return text(f"nba-face-{thrown.colour}", value=thrown.value)


def total(thrown: Iterable[Thrown]) -> int:
    """Return the sum of the dice."""
    return sum(one.value for one in thrown)
