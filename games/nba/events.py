"""Texts of this game, as events and labels need them."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from games.core.event import Event, Mark, Part, told
from games.core.text import Arg, Item, Text, Who, text
from games.nba.cards import Cards
from games.nba.phases.dice import side
from games.nba.printed import is_player, listed, named
from games.nba.state import AUTOMATON, Die, State

_NOTHING: Mapping[str, Arg] = MappingProxyType({})


def by(state: State, seat: int) -> dict[str, Arg]:
    """Return the arguments `who` and, for the Automaton, `who_name`, which holds no seat."""
    if state.solo and seat == AUTOMATON:
        return {"who": "other", "who_name": text("nba-automaton")}
    return {"who": Who(seat)}


def cards(ids: Iterable[str]) -> tuple[Item, ...]:
    """Return cards as an argument that becomes a list in words."""
    return tuple(named(card) for card in ids)


def event(
    state: State,
    seat: int,
    message: str,
    args: Mapping[str, Arg] = _NOTHING,
    *,
    marks: Iterable[str] = (),
    about: Iterable[int] = (),
    aside: bool = False,
) -> Event:
    """Return what a seat did, told to everybody; `marks` are the places that are new."""
    said = text(message, **by(state, seat), **args)
    shown = tuple(Mark(place) for place in marks)
    people = tuple(other for other in about if other in state.people())
    return told(said, marks=shown, about=people, aside=aside)


def secretly(
    state: State, seat: int, public: str, private: str, drawn: Iterable[str], **args: Arg
) -> Event:
    """Return an event of which the seat alone learns the cards (rule NBA-8.3)."""
    drawn = listed(drawn)  # their order on the deck is nobody's business
    said = Part(text(public, **by(state, seat), **args), (Mark(f"hand:{seat}"),))
    shown = tuple(Mark(f"card:{card}") for card in drawn)
    own = Part(text(private, cards=cards(drawn), **args), shown)
    return Event(said, ((seat, own),), aside=True)


def die(printed: Cards, shown: Die, *, short: bool = False) -> Text:
    """Return what a die shows: "blue 9", or "Block: yellow 2"; `short` as labels name the kind."""
    found = side(printed, shown)
    if not found.colour:
        face = text("nba-face-blank")
    else:
        face = text(f"nba-face-{found.colour}", value=found.value)
    if shown.kind == found.colour:
        return face
    name = text(f"nba-{'short' if short else 'skill'}-{shown.kind}")
    return text("nba-die", kind=name, face=face)


def dice(printed: Cards, shown: Iterable[Die]) -> tuple[Text, ...]:
    """Return dice as an argument that becomes a list in words."""
    return tuple(die(printed, one) for one in shown)


def places(printed: Cards, card: str) -> Text | str:
    """Return the places of a player card, as printed ("PG SG")."""
    return " ".join(printed.player(card).pos) if is_player(card) else ""
