"""The caption of the board, and the table in words (rules NBA-8)."""

from collections.abc import Iterable

from games.core.rules import Headline
from games.core.text import Arg, Card, Item, Text, Who, text
from games.nba.cards import named
from games.nba.view import ATTACK, PLACES, SKILLS, Coach, Market, NbaView, Thrown, player, tactic


def headline(view: NbaView) -> Headline:
    """Return the stage, a score a seat, and the seats in playing order."""
    order = (*view.sides[view.active], *view.sides[1 - view.active])
    return Headline(
        stage(view),
        tuple(_score(view, seat) for seat in range(view.seats)),
        tuple(seat for seat in order if seat < view.seats),
    )


def stage(view: NbaView) -> Text:
    """Return the part of the match, and its turn where there is one."""
    turn = {"turn": view.turn, "turns": view.turns}
    match view.stage:
        case "draft":
            return text("nba-stage-draft", round=view.round)
        case "turns" if view.period:
            return text("nba-stage-overtime", n=view.period, **turn)
        case "turns":
            return text("nba-stage-turn", quarter=view.quarter, **turn)
        case other:
            return text(f"nba-stage-{other}")


def _score(view: NbaView, seat: int) -> Text:
    args = {**_who(view, seat), "points": view.scores[seat % 2]}
    if view.seats == 1:
        return text("nba-score-solo", **args, other=view.scores[1])
    return text("nba-score", **args)


def _who(view: NbaView, seat: int) -> dict[str, Arg]:
    if view.coaches[seat].automaton:
        return {"who": "other", "who_name": text("nba-automaton")}
    return {"who": Who(seat)}


def describe(view: NbaView) -> list[Text]:
    """Say in words all that the picture of this view shows, most important first."""
    lines = [stage(view)]
    if not view.started:
        return lines + _before(view)
    for seat in _clockwise(view):
        lines += _duel(view, view.coaches[seat])
    if view.mine is not None and view.mine.hand:
        lines.append(text("nba-say-hand", cards=tuple(_in_hand(card) for card in view.mine.hand)))
    for seat in _clockwise(view):
        lines += _coach(view, view.coaches[seat])
    for number, market in enumerate(view.markets):
        lines += _market(market, number, len(view.markets))
    if view.mine is not None and view.mine.deck:
        lines.append(text("nba-say-deck", cards=_cards(view.mine.deck)))
    return lines


def _before(view: NbaView) -> list[Text]:
    """Say what is known while teams are made (rules NBA-11.2, 11.8)."""
    lines: list[Text] = []
    if view.mine is not None:
        if view.mine.pack:
            pack = tuple(_offer(card) for card in view.mine.pack)
            lines.append(text("nba-say-pack", cards=pack))
        if view.mine.drafted:
            lines.append(text("nba-say-own-draft", cards=_cards(view.mine.drafted)))
        chosen = [pick for given in view.mine.given for pick in given.picks]
        if chosen:
            lines.append(text("nba-say-given", cards=_cards(chosen)))
    for coach in view.coaches:
        if coach.drafted:
            args = {**_who(view, coach.seat), "cards": _cards(coach.drafted)}
            lines.append(text("nba-say-drafted", **args))
    return lines


def _clockwise(view: NbaView) -> tuple[int, ...]:
    """Return all coaches, the reader's side first."""
    first = 0 if view.reader is None else view.reader
    number = len(view.coaches)
    return tuple((first + step) % number for step in range(number))


def _cards(cards: Iterable[str]) -> tuple[Card, ...]:
    return tuple(named(card) for card in cards)


def _offer(card: str) -> Text:
    """Return a player with places and cost."""
    found = player(card)
    return text("nba-say-offer", card=named(card), places=" ".join(found.pos), cost=found.cost)


def _school(card: str) -> Text:
    """Return a tactic with what it keeps, its complexity and, in the market, its cost."""
    found = tactic(card)
    kept = tuple(
        text("nba-say-kept", n=number, kind=text(f"nba-skill-{kind}"))
        for kind, number in found.keep.items()
    )
    args = {"card": named(card), "kept": kept, "cx": found.cx}
    if found.cost:
        return text("nba-say-tactic-cost", **args, cost=found.cost)
    return text("nba-say-tactic", **args)


def _in_hand(card: str) -> Item:
    """Return a card of the hand: players with places and value, tactics written out."""
    if card[0] == "F":
        return named(card)
    if card[0] in "BT":
        return _school(card)
    found = player(card)
    args = {"places": " ".join(found.pos), "value": found.value}
    return text("nba-say-player", card=named(card), **args)


def face(die: Thrown) -> Text:
    """Return what a die shows: "blue 9", "Block: yellow 2"."""
    shown = text(f"nba-face-{die.colour}", value=die.value) if die.colour else _BLANK
    if die.kind in ATTACK:
        return shown
    return text("nba-die", kind=text(f"nba-skill-{die.kind}"), face=shown)


_BLANK = text("nba-face-blank")


def total(dice: Iterable[Thrown]) -> int:
    """Return the sum of the dice."""
    return sum(die.value for die in dice)


def _duel(view: NbaView, coach: Coach) -> list[Text]:
    """Say what a seat has scored last, what it rolls, and what waits."""
    who, lines = _who(view, coach.seat), list[Text]()
    if coach.dice:
        args = {"card": named(coach.tactic), "dice": tuple(map(face, coach.dice))}
        lines.append(text("nba-say-rolling", **who, **args))
    if coach.attack:
        args = {"dice": tuple(map(face, coach.attack)), "total": total(coach.attack)}
        lines.append(text("nba-say-attack", **who, **args))
        if coach.against:
            args = {"dice": tuple(map(face, coach.against)), "total": total(coach.against)}
            lines.append(text("nba-say-against", **who, **args))
    elif coach.last is not None:
        args = {
            "points": coach.last.points,
            "attack": total(coach.last.attack),
            "defence": total(coach.last.defence),
        }
        lines.append(text("nba-say-last", **who, **args))
    return lines


def _coach(view: NbaView, coach: Coach) -> list[Text]:
    """Say what everybody may know of a seat."""
    who = _who(view, coach.seat)
    court = tuple(
        text("nba-say-place", place=place, card=named(card))
        for place, card in zip(PLACES, coach.court, strict=True)
    )
    sums = tuple(
        text("nba-say-sum", n=number, kind=text(f"nba-skill-{skill}"))
        for skill, number in zip(SKILLS, coach.sums, strict=True)
    )
    lines = [
        text("nba-say-court", **who, points=view.scores[coach.side], cards=court),
        text("nba-say-sums", **who, sums=sums),
    ]
    if coach.lying:
        lines.append(text("nba-say-lying", **who, cards=tuple(map(_school, coach.lying))))
    if not coach.automaton:
        args = {"hand": coach.hand, "deck": coach.deck, "discard": len(coach.discard)}
        lines.append(text("nba-say-piles", **who, **args))
    if coach.top:
        lines.append(text("nba-say-top", **who, cards=_cards(coach.top)))
    if coach.conceded:
        lines.append(text("nba-say-conceded", **who))
    return lines


def _market(market: Market, number: int, tables: int) -> list[Text]:
    """Say what lies in the markets of a table."""
    lines = [text("nba-say-table", table="XY"[number])] if tables > 1 else []
    track = tuple(_offer(card) for card in market.track if card)
    if track:
        lines.append(text("nba-say-track", cards=track))
    slots = tuple(_school(card) for card in market.slots if card)
    if slots:
        lines.append(text("nba-say-slots", cards=slots))
    piles = {"players": market.players, "tactics": market.tactics, "fatigue": len(market.fatigue)}
    return [*lines, text("nba-say-market", **piles)]
