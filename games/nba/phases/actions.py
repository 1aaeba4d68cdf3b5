"""The menu of a turn: what is open, and what is closed and why (rules NBA-9.1, 9.2)."""

from collections.abc import Collection, Iterable
from functools import cache, lru_cache
from typing import NamedTuple

import msgspec

from games.core.decision import Closed, Option
from games.core.text import Text, text
from games.nba import facts
from games.nba.cards import Cards
from games.nba.phases import activation
from games.nba.phases.court import may_leave, placed
from games.nba.printed import is_fatigue, is_player, is_tactic, listed, named
from games.nba.state import Done, State

MAIN: tuple[Done, ...] = ("sub", "prep", "sign", "buy")
_LAST = ("last", "NBA-7.3")  # why nothing but the defence is open in the special last turn
ENDING = "nba-and-end"  # the message of what also ends the turn
_PURCHASE = {"sign": "NBA-4.9", "buy": "NBA-4.11"}  # the rule of each market


def of_type(cards: Cards, found: Iterable[str], kind: str) -> list[str]:
    """Return the tactics of a type ("off", "def") among cards, by id."""
    return sorted(card for card in found if is_tactic(card) and cards.tactic(card).type == kind)


def incoming(cards: Cards, state: State, seat: int) -> list[str]:
    """Return the player cards of the hand that can come in, by id (rule NBA-4.2)."""
    own, turn = state.seats[seat], state.playing(seat)
    leavers = turn.leavers or own.court
    return [
        card
        for card in sorted(own.hand)
        if is_player(card) and may_leave(cards, own.court, card, leavers)
    ]


def draws_after(cards: Cards, state: State, seat: int, coming: str, out: str) -> bool:
    """Whether nobody can come in after this replacement, so that cards are drawn (rule NBA-4.5)."""
    own, turn = state.seats[seat], state.playing(seat)
    court, leavers = placed(cards, own.court, out, coming), turn.leavers or own.court
    others = (card for card in own.hand if is_player(card) and card != coming)
    return not any(may_leave(cards, court, card, leavers) for card in others)


def payers(cards: Cards, state: State, seat: int, *, player: bool) -> list[str]:
    """Return the cards of the hand that can pay, by value, then id (rules NBA-4.9, 4.11, 9.7)."""
    return list(_purse(cards, tuple(state.seats[seat].hand), player=player).cards)


class _Purse(NamedTuple):
    """Cards that can pay, by value, then id; what they pay together; what the least pays."""

    cards: tuple[str, ...]
    value: int
    least: int


@lru_cache(maxsize=1024)
def _purse(cards: Cards, hand: tuple[str, ...], *, player: bool) -> _Purse:
    usable = is_player if player else is_tactic
    found = sorted((cards.value(card), card) for card in hand if usable(card))
    paying = [(value, card) for value, card in found if value]
    values = [value for value, _ in paying]
    return _Purse(tuple(card for _, card in paying), sum(values), sum(values[:1]))


def removable(state: State, seat: int, held: Collection[str]) -> list[str]:
    """Return the cards of the hand that are neither held nor Fatigue (rule NBA-6.1)."""
    hand = state.seats[seat].hand
    return listed(card for card in hand if card not in held and not is_fatigue(card))


def acting(state: State, seat: int) -> bool:
    """Whether main actions are still possible: nothing has been activated (rule NBA-5.2)."""
    return not {"off", "def"} & set(state.playing(seat).done)


def ends_by_itself(
    cards: Cards,
    state: State,
    seat: int,
    *,
    hand: Collection[str],
    lying: Iterable[str],
    done: Collection[str],
) -> bool:
    """Whether a turn is over with these cards, as there is nothing left to do (rule NBA-9).

    That is so where no tactic can be played and no card is left to hold, to lay or to pay with.
    `done` has everything that is used up by then, of which there is something.
    """
    if state.stage == "last":
        held = of_type(cards, hand, "def")
        left = bool(held) and "prep" not in done and not {"off", "def"} & {*done}
    else:
        left = bool(hand)
    return not left and not _usable(cards, state, seat, lying, done)


def _usable(
    cards: Cards, state: State, seat: int, lying: Iterable[str], done: Collection[str]
) -> list[str]:
    """Return the lying tactics that may be activated, attack first, by id (rule NBA-5.1)."""
    most = iq(cards, state, seat)
    kinds = ("def",) if state.stage == "last" else ("off", "def")
    return [
        card
        for kind in kinds
        if kind not in done
        for card in of_type(cards, lying, kind)
        if cards.tactic(card).cx <= most
    ]


def iq(cards: Cards, state: State, seat: int) -> int:
    """Return the game IQ of a team, which bounds the complexity of its tactics (rule NBA-5.1)."""
    return activation.team(cards, state, seat)[activation.IQ]


def market_is_open(state: State) -> bool:
    """Whether cards can be signed, bought and replaced (rules NBA-7.3, 7.9)."""
    return state.stage == "turns" and not state.period


def menu(cards: Cards, state: State, seat: int) -> tuple[Option, ...]:
    """Return the open options of `act`, in their order (rules NBA-9.1, 7.4)."""
    options: list[Option] = []
    if acting(state, seat):
        options += _main(cards, state, seat)
    options += [_play(cards, state, seat, card) for card in playable(cards, state, seat)]
    options.append(_end(final=not state.seats[seat].hand or state.stage == "last"))
    return tuple(options)


def _main(cards: Cards, state: State, seat: int) -> list[Option]:
    turn, table = state.playing(seat), state.table(seat)
    options: list[Option] = []
    if market_is_open(state) and not turn.done and any(table.slots):
        options.append(_refresh())
    coming = incoming(cards, state, seat)
    if state.stage != "last" and "sub" not in turn.done and coming:
        options.append(_sub(cards, state, seat, coming))
    if "prep" not in turn.done and _can_prepare(cards, state, seat):
        options.append(_on_court("prep"))
    if market_is_open(state):
        if "sign" not in turn.done:
            options += _offers(cards, state, seat, "sign")
        if "buy" not in turn.done:
            options += _offers(cards, state, seat, "buy")
    return options


def _sub(cards: Cards, state: State, seat: int, coming: list[str]) -> Option:
    """Return the option of replacements; with one player able to come in it says who.

    Where that one can come in for one card alone, all is done and cards are drawn (rule NBA-9).
    """
    plain = _on_court("sub")
    if len(coming) > 1:
        return plain
    court = state.seats[seat].court
    able = may_leave(cards, court, coming[0], court)
    card = named(coming[0])
    if len(able) > 1:
        return msgspec.structs.replace(plain, label=text("nba-act-sub-one", card=card))
    label, group = (
        text("nba-act-sub-draw", card=card),
        text("nba-group-sub-draw", out=named(able[0])),
    )
    brief = text("nba-brief-sub-draw")
    return msgspec.structs.replace(plain, label=label, group=group, brief=brief, final=True)


# Options and reasons that are the same in turn after turn are made once.


@cache
def _end(*, final: bool) -> Option:
    group = text("nba-group-end-now" if final else "nba-group-end")
    return Option("end", text("nba-act-end"), "end", group, final=final)


@cache
def _refresh() -> Option:
    label, brief = text("nba-act-refresh"), text("nba-brief-refresh")
    return Option("refresh", label, "refresh", text("nba-group-market"), brief=brief)


@cache
def _on_court(action: str) -> Option:
    group = text("nba-group-court", action=action)
    brief = text(f"nba-brief-{action}")
    return Option(action, text(f"nba-act-{action}"), action, group, brief=brief)


def _can_prepare(cards: Cards, state: State, seat: int) -> bool:
    hand = state.seats[seat].hand
    if state.stage == "last":
        return bool(of_type(cards, hand, "def"))
    return any(is_tactic(card) for card in hand)


def _offers(cards: Cards, state: State, seat: int, verb: Done) -> list[Option]:
    """Return the cards of a market row that the hand can pay, by slot.

    Where all cards that pay are needed they are paid at once (rule NBA-9), so the option says so;
    where the turn then ends by itself it says that too.
    """
    table, own = state.table(seat), state.seats[seat]
    paying, value, least = _purse(cards, tuple(own.hand), player=verb == "sign")
    last = pays_all_and_ends(cards, state, seat, paying, verb)
    options: list[Option] = []
    for card in table.track if verb == "sign" else table.slots:
        if card and _cost(cards, card) <= value:
            whole = paying if value - least < _cost(cards, card) else ()
            options.append(_offer(cards, card, whole, final=last and bool(whole)))
    return options


def pays_all_and_ends(
    cards: Cards, state: State, seat: int, paying: Collection[str], verb: Done
) -> bool:
    """Whether the turn ends by itself once all cards that pay are paid."""
    own = state.seats[seat]
    hand = [card for card in own.hand if card not in paying]
    done = [*state.playing(seat).done, verb]
    return ends_by_itself(cards, state, seat, hand=hand, lying=own.lying, done=done)


@lru_cache(maxsize=1024)
def _offer(cards: Cards, card: str, whole: tuple[str, ...], *, final: bool) -> Option:
    """Return the option of a card; `whole`: the cards that pay, where all of them must.

    The label says so, and holds them: who picks it chooses to show them, and may undo it unless
    the turn ends with it (`final`).
    """
    verb = "sign" if is_player(card) else "buy"
    label, brief = _priced(cards, card), text(f"nba-brief-{verb}", cost=_cost(cards, card))
    if whole:
        message = f"nba-act-{verb}" if final else f"nba-act-{verb}-all"
        label = text(message, **label.args, cards=tuple(map(named, whole)))
    if final:
        label, brief = ending(label), text(f"nba-brief-{verb}-end")
    group = _what(cards, card)
    return Option(f"{verb}:{card}", label, f"card:{card}", group, final=final, brief=brief)


def ending(label: Text) -> Text:
    """Return what an answer does that also ends the turn."""
    return text(ENDING, what=label)


@lru_cache(maxsize=1024)
def _cost(cards: Cards, card: str) -> int:
    found = cards.player(card) if is_player(card) else cards.tactic(card)
    return found.cost


@lru_cache(maxsize=1024)
def _priced(cards: Cards, card: str) -> Text:
    verb = "sign" if is_player(card) else "buy"
    return text(f"nba-act-{verb}", card=named(card), cost=_cost(cards, card))


def _what(cards: Cards, card: str) -> Text:
    """Return what a card of the market does: lists show it under its name."""
    if is_player(card):
        found = cards.player(card)
        places, skills = facts.places(found), facts.skills(found.skills)
        return text("nba-group-sign", places=places, skills=skills)
    school = cards.tactic(card)
    return text("nba-group-buy", kept=facts.kept(school), cx=school.cx)


def playable(cards: Cards, state: State, seat: int) -> list[str]:
    """Return the own lying tactics that may be activated now (rule NBA-5.1)."""
    return _usable(cards, state, seat, state.seats[seat].lying, state.playing(seat).done)


def _play(cards: Cards, state: State, seat: int, card: str) -> Option:
    """Return the option that activates a tactic; it is final when it rolls dice at once.

    So it is where it rolls none and the turn then ends by itself.
    """
    tactic = cards.tactic(card)
    targets, team = activation.waiting(state, seat), activation.team(cards, state, seat)
    rolled = sum(activation.dice.numbers(tactic, team).values())
    n = rolled if tactic.type == "off" or targets else 0
    asks = tactic.type == "def" and len(targets) > 1
    label = text("nba-act-play", card=named(card), n=n)
    brief = text("nba-brief-play", n=n)
    last = not n and not asks and after_play_ends(cards, state, seat, card)
    if last:
        label, brief = ending(label), text("nba-brief-play-end")
    group = text("nba-group-play", kept=facts.kept(tactic), iq=team[activation.IQ], cx=tactic.cx)
    final = last or (bool(n) and not asks)
    return Option(f"play:{card}", label, f"card:{card}", group, final=final, brief=brief)


def after_play_ends(cards: Cards, state: State, seat: int, card: str) -> bool:
    """Whether the turn ends by itself once this tactic is played and put away."""
    own = state.seats[seat]
    lying = [other for other in own.lying if other != card]
    done = [*state.playing(seat).done, cards.tactic(card).type]
    return ends_by_itself(cards, state, seat, hand=own.hand, lying=lying, done=done)


def closed(cards: Cards, state: State, seat: int) -> tuple[Closed, ...]:
    """Return what is closed at this moment, with reason and numbers (rule NBA-9.2)."""
    found = _closed_tactics(cards, state, seat)
    found += _closed_actions(cards, state, seat)
    found += _closed_row(cards, state, seat, "sign")
    found += _closed_row(cards, state, seat, "buy")
    return tuple(found)


def _closed_tactics(cards: Cards, state: State, seat: int) -> list[Closed]:
    own, turn = state.seats[seat], state.playing(seat)
    has = iq(cards, state, seat)
    open_now = playable(cards, state, seat)
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


def _closed_actions(cards: Cards, state: State, seat: int) -> list[Closed]:
    whys = {
        "sub": _why_sub(cards, state, seat),
        "prep": _why_prep(cards, state, seat),
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


def _why_sub(cards: Cards, state: State, seat: int) -> tuple[str, str] | None:
    if state.stage == "last":
        return _LAST
    if used := _why_used(state, seat, "sub"):
        return used
    if incoming(cards, state, seat):
        return None
    held = any(is_player(card) for card in state.seats[seat].hand)
    return "no-fit" if held else "no-card", "NBA-4.2"


def _why_prep(cards: Cards, state: State, seat: int) -> tuple[str, str] | None:
    if used := _why_used(state, seat, "prep"):
        return used
    return None if _can_prepare(cards, state, seat) else ("no-card", "NBA-4.8")


def _why_refresh(state: State, seat: int) -> tuple[str, str] | None:
    if state.stage == "last":
        return _LAST
    if state.period:
        return "overtime", "NBA-7.9"
    if state.playing(seat).done:
        return "too-late", "NBA-3.3"
    return None if any(state.table(seat).slots) else ("no-card", "NBA-3.3")


def _closed_row(cards: Cards, state: State, seat: int, verb: Done) -> list[Closed]:
    """Return the cards of a market row that cannot be had now, by slot."""
    table = state.table(seat)
    row = table.track if verb == "sign" else table.slots
    why = _why_row(state, seat, verb)
    if why:
        return [_closed_card(cards, card, *why) for card in row if card]
    value = _purse(cards, tuple(state.seats[seat].hand), player=verb == "sign").value
    return [_too_dear(cards, card, value) for card in row if card and _cost(cards, card) > value]


def _why_row(state: State, seat: int, verb: Done) -> tuple[str, str] | None:
    """Return why nothing of a market row can be had now, if so."""
    if state.stage == "last":
        return _LAST
    if state.period:
        return "overtime", "NBA-7.9"
    if verb in state.playing(seat).done:
        return "done", _PURCHASE[verb]
    return None if acting(state, seat) else ("after-play", "NBA-5.2")


@lru_cache(maxsize=2048)
def _closed_card(cards: Cards, card: str, why: str, rule: str) -> Closed:
    return Closed(_priced(cards, card), text(f"nba-why-{why}"), rule, f"card:{card}")


@lru_cache(maxsize=2048)
def _too_dear(cards: Cards, card: str, value: int) -> Closed:
    why = text("nba-why-value", value=value, cost=_cost(cards, card))
    rule = _PURCHASE["sign" if is_player(card) else "buy"]
    return Closed(_priced(cards, card), why, rule, f"card:{card}")
