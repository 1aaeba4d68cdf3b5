"""What questions have in common: the sitting, options of cards, what confirming means."""

from functools import lru_cache

from games.core.decision import Confirm, Option
from games.core.text import Text, text
from games.nba import facts
from games.nba.cards import Cards
from games.nba.printed import is_player, named
from games.nba.state import State

ENDING = "nba-and-end"  # the message of what also ends the turn


def ending(label: Text) -> Text:
    """Return what an answer does that also ends the turn."""
    return text(ENDING, what=label)


def sitting(state: State) -> str:
    """Return the sitting of a turn: all its questions (rule NBA-9)."""
    turn = "last" if state.stage == "last" else str(state.turn)
    return f"turn:{state.period}.{turn}"


def means(kind: str, last: Confirm | None = None) -> tuple[Confirm, ...]:
    """Return what confirming any picks means; it gets their `$count` and `$sum`.

    First of those with which the turn ends by itself, if there are any.
    """
    label = text(f"nba-confirm-{kind}")
    return (*([last] if last else []), Confirm(label))


@lru_cache(maxsize=1024)  # the same cards are asked for turn after turn
def card_option(cards: Cards, card: str, *, weight: int = 0, final: bool = False) -> Option:
    """Return a plain option for a card; players with their places, which tell reserves apart."""
    label, brief = text("nba-card", card=named(card)), None
    if is_player(card):
        brief, places = label, facts.places(cards.player(card))
        label = text("nba-player", card=named(card), places=places)
    return Option(card, label, f"card:{card}", weight=weight, final=final, brief=brief)


@lru_cache(maxsize=1024)
def player_option(cards: Cards, card: str, *, draws: int = 0) -> Option:
    """Return an option for a player card, with places and skills; `draws`: drawn at once by it."""
    found = cards.player(card)
    args = {"card": named(card), "places": facts.places(found)}
    label = text("nba-player-draw", **args, n=draws) if draws else text("nba-player", **args)
    group = text("nba-group-skills", skills=facts.skills(found.skills))
    brief = None if draws else text("nba-card", card=named(card))
    return Option(card, label, f"card:{card}", group, final=bool(draws), brief=brief)
