"""What is closed in the menu of a turn, and why (rule NBA-9.2)."""

from functools import cache, lru_cache

from games.core.decision import Closed
from games.core.text import text
from games.nba.cards import Cards
from games.nba.phases.actions import acting, iq, of_type, playable
from games.nba.phases.court import incoming
from games.nba.phases.market import cost, purse
from games.nba.phases.preparation import can_prepare
from games.nba.printed import is_player, named
from games.nba.state import Done, State

_LAST = ("last", "NBA-7.3")  # why nothing but the defence is open in the special last turn
_PURCHASE = {"sign": "NBA-4.9", "buy": "NBA-4.11"}  # the rule of each market


def closed(state: State, cards: Cards, seat: int) -> tuple[Closed, ...]:
    """Return what is closed at this moment, with reason and numbers (rule NBA-9.2)."""
    found = _closed_tactics(state, cards, seat)
    found += _closed_actions(state, cards, seat)
    found += _closed_row(state, cards, seat, "sign")
    found += _closed_row(state, cards, seat, "buy")
    return tuple(found)


def _closed_tactics(state: State, cards: Cards, seat: int) -> list[Closed]:
    own, turn = state.seats[seat], state.playing(seat)
    has = iq(state, cards, seat)
    open_now = playable(state, cards, seat)
    found: list[Closed] = []
    for kind in ("off", "def"):
        for card in of_type(cards, own.lying, kind):
            if card in open_now:
                continue
            why, rule = text("nba-why-iq", iq=has, cx=cards.tactic(card).cx), "NBA-5.1"
            if kind in turn.done:
                why = text("nba-why-one-per-type")
            elif state.stage == "last" and kind == "off":
                why, rule = text("nba-why-last"), "NBA-7.3"
            found.append(Closed(text("nba-card", card=named(card)), why, rule, f"card:{card}"))
    return found


def _closed_actions(state: State, cards: Cards, seat: int) -> list[Closed]:
    whys = {
        "sub": _why_sub(state, cards, seat),
        "prep": _why_prep(state, cards, seat),
        "refresh": _why_refresh(state, seat),
    }
    return [_closed_action(action, *why) for action, why in whys.items() if why]


@cache
def _closed_action(action: str, why: str, rule: str) -> Closed:
    return Closed(text(f"nba-act-{action}"), text(f"nba-why-{why}"), rule, action)


def _why_used(state: State, seat: int, action: Done) -> tuple[str, str] | None:
    if action in state.playing(seat).done:
        return "done", "NBA-9.1"
    return None if acting(state, seat) else ("after-play", "NBA-5.2")


def _why_sub(state: State, cards: Cards, seat: int) -> tuple[str, str] | None:
    if state.stage == "last":
        return _LAST
    if used := _why_used(state, seat, "sub"):
        return used
    if incoming(state, cards, seat):
        return None
    held = any(is_player(card) for card in state.seats[seat].hand)
    return "no-fit" if held else "no-card", "NBA-4.2"


def _why_prep(state: State, cards: Cards, seat: int) -> tuple[str, str] | None:
    if used := _why_used(state, seat, "prep"):
        return used
    return None if can_prepare(state, cards, seat) else ("no-card", "NBA-4.8")


def _why_refresh(state: State, seat: int) -> tuple[str, str] | None:
    if state.stage == "last":
        return _LAST
    if state.period:
        return "overtime", "NBA-7.9"
    if state.playing(seat).done:
        return "too-late", "NBA-3.3"
    return None if any(state.table(seat).slots) else ("no-card", "NBA-3.3")


def _closed_row(state: State, cards: Cards, seat: int, verb: Done) -> list[Closed]:
    """Return the cards of a market row that cannot be had now, by slot."""
    table = state.table(seat)
    row = table.track if verb == "sign" else table.slots
    why = _why_row(state, seat, verb)
    if why:
        return [_closed_card(card, *why) for card in row if card]
    value = purse(state, cards, seat, player=verb == "sign").value
    return [_too_dear(cards, card, value) for card in row if card and cost(cards, card) > value]


def _why_row(state: State, seat: int, verb: Done) -> tuple[str, str] | None:
    """Return why nothing of a market row can be had now, if so."""
    if state.stage == "last":
        return _LAST
    if state.period:
        return "overtime", "NBA-7.9"
    if verb in state.playing(seat).done:
        return f"done-{verb}", _PURCHASE[verb]
    return None if acting(state, seat) else ("after-play", "NBA-5.2")


@lru_cache(maxsize=2048)
def _closed_card(card: str, why: str, rule: str) -> Closed:
    return Closed(text("nba-card", card=named(card)), text(f"nba-why-{why}"), rule, f"card:{card}")


@lru_cache(maxsize=2048)
def _too_dear(cards: Cards, card: str, value: int) -> Closed:
    """Return a card that costs more than the hand pays; all such cards of a row share a line."""
    kind = "sign" if is_player(card) else "buy"
    why = text(f"nba-why-value-{kind}", value=value)
    said = text("nba-priced", card=named(card), cost=cost(cards, card))
    return Closed(said, why, _PURCHASE[kind], f"card:{card}")
