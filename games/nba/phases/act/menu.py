"""The menu of a turn: what is open (rules NBA-9.1, 7.4)."""

from functools import cache, lru_cache

import msgspec

from games.core.decision import Decision, Option
from games.core.text import Text, text
from games.nba import facts
from games.nba.cards import Cards
from games.nba.phases.act.closed import closed
from games.nba.phases.actions import (
    acting,
    after_play_ends,
    market_is_open,
    pays_all_and_ends,
    playable,
)
from games.nba.phases.activation import waiting
from games.nba.phases.basics.dice import numbers, total
from games.nba.phases.court import incoming, may_leave, team
from games.nba.phases.market import cost, priced, purse
from games.nba.phases.options import ending, sitting
from games.nba.phases.preparation import can_prepare
from games.nba.printed import is_player, named
from games.nba.state import Done, State

_NAMED = 7  # skills for which a list has room by name


def ask(state: State, cards: Cards, seat: int) -> Decision:
    """Ask what to do next, or to end the turn."""
    last = state.stage == "last"
    return Decision(
        "nba.act",
        "NBA-7.3" if last else "NBA-9.1",
        _asked(state, cards, seat),
        menu(state, cards, seat),
        sitting(state),
        closed=closed(state, cards, seat),
        steps=True,
    )


def _asked(state: State, cards: Cards, seat: int) -> Text:
    """Ask what to do, and remind of attacks that can still be met this turn (rule NBA-5.6)."""
    met = "def" in state.playing(seat).done
    attacks = [] if met else [state.seats[other].attack for other in waiting(state, seat)]
    points = sum(total(cards, dice) for dice in attacks)
    if state.stage == "last":
        return text("nba-ask-act-last", points=points)
    open_ = int(acting(state, seat))  # what the first dice close (rule NBA-5.2)
    if not points:
        return text("nba-ask-act", open=open_)
    return text("nba-ask-act-attacked", points=points, count=len(attacks), open=open_)


def menu(state: State, cards: Cards, seat: int) -> tuple[Option, ...]:
    """Return the open options, in their order (rules NBA-9.1, 7.4)."""
    options: list[Option] = []
    if acting(state, seat):
        options += _main(state, cards, seat)
    options += [_play(state, cards, seat, card) for card in playable(state, cards, seat)]
    options.append(_end(final=not state.seats[seat].hand or state.stage == "last"))
    return tuple(options)


def _main(state: State, cards: Cards, seat: int) -> list[Option]:
    turn, table = state.playing(seat), state.table(seat)
    options: list[Option] = []
    if market_is_open(state) and not turn.done and any(table.slots):
        options.append(_refresh())
    coming = incoming(state, cards, seat)
    if state.stage != "last" and "sub" not in turn.done and coming:
        options.append(_sub(state, cards, seat, coming))
    if "prep" not in turn.done and can_prepare(state, cards, seat):
        options.append(_on_court("prep"))
    if market_is_open(state):
        if "sign" not in turn.done:
            options += _offers(state, cards, seat, "sign")
        if "buy" not in turn.done:
            options += _offers(state, cards, seat, "buy")
    return options


def _sub(state: State, cards: Cards, seat: int, coming: list[str]) -> Option:
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
    label = text("nba-act-sub-draw", card=card)
    group = text("nba-group-sub-draw", out=named(able[0]))
    brief = text("nba-brief-sub-draw")
    return msgspec.structs.replace(plain, label=label, group=group, brief=brief, final=True)


# Options that are the same in turn after turn are made once.


@cache
def _end(*, final: bool) -> Option:
    return Option("end", text("nba-act-end"), "end", final=final)


@cache
def _refresh() -> Option:
    label, brief = text("nba-act-refresh"), text("nba-brief-refresh")
    return Option("refresh", label, "refresh", text("nba-group-market"), brief=brief)


@cache
def _on_court(action: str) -> Option:
    group = text("nba-group-court", action=action)
    brief = text(f"nba-brief-{action}")
    return Option(action, text(f"nba-act-{action}"), action, group, brief=brief)


def _offers(state: State, cards: Cards, seat: int, verb: Done) -> list[Option]:
    """Return the cards of a market row that the hand can pay, by slot.

    Where all cards that pay are needed they are paid at once (rule NBA-9), so the option says so;
    where the turn then ends by itself it says that too.
    """
    table = state.table(seat)
    paying, value, least = purse(state, cards, seat, player=verb == "sign")
    options: list[Option] = []
    for card in table.track if verb == "sign" else table.slots:
        if card and cost(cards, card) <= value:
            whole = paying if value - least < cost(cards, card) else ()
            ends = bool(whole) and pays_all_and_ends(state, cards, seat, paying, verb)
            options.append(_offer(cards, card, whole, final=ends))
    return options


@lru_cache(maxsize=1024)
def _offer(cards: Cards, card: str, whole: tuple[str, ...], *, final: bool) -> Option:
    """Return the option of a card; `whole`: the cards that pay, where all of them must.

    The label says so, and holds them: who picks it chooses to show them, and may undo it unless
    the turn ends with it (`final`).
    """
    verb = "sign" if is_player(card) else "buy"
    label = priced(cards, card)
    brief = text(f"nba-brief-{verb}", **label.args)
    if whole:
        message = f"nba-act-{verb}" if final else f"nba-act-{verb}-all"
        label = text(message, **label.args, cards=facts.cards(whole))
    if final:
        label, brief = ending(label), text(f"nba-brief-{verb}-end", card=named(card))
    return Option(
        f"{verb}:{card}", label, f"card:{card}", _what(cards, card), final=final, brief=brief
    )


def _what(cards: Cards, card: str) -> Text:
    """Return what a card of the market does: lists show it under its name."""
    if is_player(card):
        found = cards.player(card)
        places = facts.places(found)
        if len([number for number in found.skills if number]) > _NAMED:
            return text("nba-group-star", places=places, **facts.gist(found.skills))
        return text("nba-group-sign", places=places, skills=facts.skills(found.skills))
    school = cards.tactic(card)
    return text("nba-group-buy", kept=facts.kept(school), cx=school.cx)


def _play(state: State, cards: Cards, seat: int, card: str) -> Option:
    """Return the option that activates a tactic; it is final when it rolls dice at once.

    So it is where it rolls none and the turn then ends by itself.
    """
    tactic = cards.tactic(card)
    targets, sums = waiting(state, seat), team(state, cards, seat)
    rolled = sum(numbers(tactic, sums).values())
    n = rolled if tactic.type == "off" or targets else 0
    asks = tactic.type == "def" and len(targets) > 1
    label = text("nba-act-play", card=named(card), n=n)
    brief = text("nba-brief-play", card=named(card))
    last = not n and not asks and after_play_ends(state, cards, seat, card)
    if last:
        label, brief = ending(label), text("nba-brief-play-end", card=named(card))
    final = last or (bool(n) and not asks)
    return Option(f"play:{card}", label, f"card:{card}", final=final, brief=brief)
