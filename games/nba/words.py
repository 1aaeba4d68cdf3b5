"""The caption of the board, the table and its close-ups in words (rules NBA-8)."""

from collections.abc import Iterable

from games.core.face import Faces
from games.core.info import Info, Start, option
from games.core.text import Arg, Item, Text, Who, text
from games.core.view import Headline
from games.nba import facts
from games.nba.phases.variants import expert
from games.nba.printed import PLACES, named
from games.nba.state import turns_in
from games.nba.view import Coach, Mine, NbaView, clockwise


def headline(view: NbaView) -> Headline:
    """Return the stage, a score a seat, the seats in playing order, and what comes."""
    order = (*view.sides[view.active], *view.sides[1 - view.active])
    return Headline(
        stage(view),
        tuple(_score(view, seat) for seat in range(view.seats)),
        tuple(seat for seat in order if seat < view.seats),
        ahead(view),
    )


def ahead(view: NbaView) -> tuple[Text, ...]:
    """Return what comes and decides: turns that are left, and the attacks that wait."""
    match view.stage:
        case "over":
            return ()
        case "turns":
            left = text("nba-ahead-turns", n=view.turns - view.turn, overtime=view.period)
            return (left, *_coming(view))
        case "last":
            return text("nba-ahead-last"), *_coming(view)
        case other:
            return (text(f"nba-ahead-{other}", turns=view.turns),)


def _coming(view: NbaView) -> tuple[Text, ...]:
    """Return the attacks that will score, with what stands against them, if any waits."""
    found: list[Text] = []
    for coach in view.coaches:
        if coach.attack:
            points = {"attack": facts.total(coach.attack), "stopped": facts.total(coach.against)}
            found.append(text("nba-ahead-attack", **_who(view, coach.seat), **points))
    return (text("nba-ahead-attacks", n=len(found), attacks=tuple(found)),) if found else ()


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


def describe(faces: Faces, view: NbaView) -> list[Text]:
    """Say in words all that the picture of this view shows, what is needed to play first.

    An alt text holds the first 1000 characters: the score, the dice that wait, the reader's hand,
    team and tactics. The own court, the opponent and the markets follow, then the other table.
    """
    if not view.started:
        return [stage(view), *_before(faces, view)]
    coaches = clockwise(view)
    here = coaches[0].seat // 2
    near = [coach for coach in coaches if coach.seat // 2 == here]
    far = [coach for coach in coaches if coach not in near]
    lines = [stage(view), text("nba-say-score", mine=_side(view, 0), theirs=_side(view, 1))]
    lines += _waiting(view, near)
    if view.mine is not None and view.mine.hand:
        lines.append(text("nba-say-hand", cards=_held(faces, view.mine.hand)))
    lines += [*_teams(faces, view, near[:1]), *_waiting(view, far), _court(faces, view, near[0])]
    lines += [*_teams(faces, view, near[1:]), *_market(faces, view, here), *_piles(view, near[0])]
    if view.mine is not None and view.mine.deck:
        lines.append(text("nba-say-deck", cards=facts.cards(view.mine.deck)))
    lines += [*_courts(faces, view, near[1:]), *_teams(faces, view, far)]
    if not far:
        return lines
    return [*lines, *_market(faces, view, 1 - here, full=False), *_courts(faces, view, far)]


def _held(faces: Faces, ids: Iterable[str]) -> tuple[Item, ...]:
    return tuple(facts.held(faces, card) for card in ids)


def _offered(faces: Faces, ids: Iterable[str]) -> tuple[Item, ...]:
    return tuple(facts.offered(faces, card) for card in ids)


def _teams(faces: Faces, view: NbaView, coaches: list[Coach]) -> list[Text]:
    """Say what teams can do, which tactics they have, and what their last attacks have scored."""
    lines: list[Text] = []
    for coach in coaches:
        lines += [_sums(view, coach), *_tactics(faces, view, coach), *_last(view, coach)]
    return lines


def _courts(faces: Faces, view: NbaView, coaches: list[Coach]) -> list[Text]:
    """Say who is on court for others, and what everybody knows of their piles."""
    lines: list[Text] = []
    for coach in coaches:
        lines += [_court(faces, view, coach, full=False), *_piles(view, coach)]
    return lines


def _before(faces: Faces, view: NbaView) -> list[Text]:
    """Say what is known while teams are made (rules NBA-11.2, 11.8)."""
    lines: list[Text] = []
    if view.mine is not None:
        lines += _choosing(faces, view, view.mine)
        if view.mine.drafted:
            drafted = _offered(faces, view.mine.drafted)
            lines.append(text("nba-say-own-draft", cards=drafted))
        chosen = [pick for given in view.mine.given for pick in given.picks]
        if chosen:
            lines.append(text("nba-say-given", cards=facts.cards(chosen)))
    for coach in view.coaches:
        if coach.drafted and coach.seat != view.reader:
            args = {**_who(view, coach.seat), "cards": facts.cards(coach.drafted)}
            lines.append(text("nba-say-drafted", **args))
    return lines


def _choosing(faces: Faces, view: NbaView, mine: Mine) -> list[Text]:
    """Say what the cards can do among which the reader chooses at this moment."""
    if view.stage == "draft":
        pack = _offered(faces, mine.pack)
        return [text("nba-say-pack", cards=pack)] if pack else []
    asked = expert.kinds(view.options)
    if len(mine.given) >= len(asked):
        return []
    lines = [text("nba-say-choices", cards=_held(faces, mine.choices))]
    if asked[len(mine.given)] == "lineup":
        lines.append(text("nba-say-starters", cards=_held(faces, mine.starters)))
    return lines


def _side(view: NbaView, which: int) -> Text:
    """Return the points of the reader's side (0) or the other one (1), with who plays there."""
    side = ((view.reader or 0) + which) % 2
    seats = view.sides[side]
    if len(seats) > 1:
        people = tuple(Who(seat) for seat in seats)
        return text("nba-say-side", people=people, points=view.scores[side])
    return text("nba-score", **_who(view, side), points=view.scores[side])


def _waiting(view: NbaView, coaches: list[Coach]) -> list[Text]:
    """Say what seats roll, and what of it waits with the dice against it."""
    lines: list[Text] = []
    for coach in coaches:
        who = _who(view, coach.seat)
        if coach.dice:
            args = {"card": named(coach.tactic), "dice": facts.dice(coach.dice)}
            lines.append(text("nba-say-rolling", **who, **args))
        if coach.attack:
            args = {"dice": facts.dice(coach.attack), "total": facts.total(coach.attack)}
            lines.append(text("nba-say-attack", **who, **args))
        if coach.attack and coach.against:
            args = {"dice": facts.dice(coach.against), "total": facts.total(coach.against)}
            lines.append(text("nba-say-against", **who, **args))
    return lines


def _last(view: NbaView, coach: Coach) -> list[Text]:
    """Say what the last attack of a seat has scored, where no other one waits."""
    if coach.attack or coach.last is None:
        return []
    args = {
        "points": coach.last.points,
        "attack": facts.total(coach.last.attack),
        "defence": facts.total(coach.last.defence),
    }
    return [text("nba-say-last", **_who(view, coach.seat), **args)]


def _sums(view: NbaView, coach: Coach) -> Text:
    """Return the eight sums of a team."""
    return text("nba-say-sums", **_who(view, coach.seat), sums=facts.sums(coach.sums))


def _tactics(faces: Faces, view: NbaView, coach: Coach) -> list[Text]:
    """Return the tactics that lie on a court."""
    if not coach.lying:
        return []
    lying = tuple(facts.lying(faces, card) for card in coach.lying)
    return [text("nba-say-lying", **_who(view, coach.seat), cards=lying)]


def _court(faces: Faces, view: NbaView, coach: Coach, *, full: bool = True) -> Text:
    """Return the five on court, with their skills where they are written out."""
    places = zip(PLACES, coach.court, strict=True)
    if full:
        five = tuple(facts.on_court(faces, card, place) for place, card in places)
    else:
        five = tuple(text("nba-say-place", place=at, card=named(card)) for at, card in places)
    return text("nba-say-court", **_who(view, coach.seat), cards=five)


def _piles(view: NbaView, coach: Coach) -> list[Text]:
    """Say what a seat has in hand and piles, as everybody may know it."""
    who, lines = _who(view, coach.seat), list[Text]()
    if not coach.automaton:
        args = {"hand": coach.hand, "deck": coach.deck, "discard": len(coach.discard)}
        lines.append(text("nba-say-piles", **who, **args))
    if coach.top:
        lines.append(text("nba-say-top", **who, cards=facts.cards(coach.top)))
    if coach.conceded:
        lines.append(text("nba-say-conceded", **who))
    return lines


def _market(faces: Faces, view: NbaView, number: int, *, full: bool = True) -> list[Text]:
    """Say what lies in the markets of a table; only names where cards are not written out."""
    shown = view.markets[number]
    lines = [text("nba-say-table", table="XY"[number])] if len(view.markets) > 1 else []
    for line, row in (("nba-say-track", shown.track), ("nba-say-slots", shown.slots)):
        lying = [card for card in row if card]
        cards = _offered(faces, lying) if full else facts.cards(lying)
        if cards:
            lines.append(text(line, cards=cards))
    left = {"players": shown.players, "tactics": shown.tactics, "fatigue": len(shown.fatigue)}
    return [*lines, text("nba-say-market", **left)]


def close_up(faces: Faces, view: NbaView, which: str) -> list[Text]:
    """Say what the close-up of that id shows ("seat:0", "market:1", "box:0", "tactics:1", …).

    Raises KeyError when there is none of that kind.
    """
    kind, _, place = which.partition(":")
    number = int(place)
    match kind:
        case "seat":
            coach = view.coaches[number]
            shown = [_court(faces, view, coach), _sums(view, coach)]
            return [*shown, *_tactics(faces, view, coach), *_piles(view, coach)]
        case "market":
            return _market(faces, view, number)
        case _:
            cards = _held(faces, view.pile(kind, number))
            return [text("nba-say-cards", cards=cards) if cards else text("nba-say-no-cards")]


def aim(info: Info, start: Start) -> tuple[Text, ...]:
    """Return the aim in three lines, by the number of quarters."""
    turns = turns_in(option(start, info, "quarters"))
    return tuple(text(f"nba-aim-{line}", turns=turns, each=turns // 2) for line in (1, 2, 3))


def how_to(info: Info, start: Start) -> Text:
    """Return the game in a few lines, as it is played with these options."""
    turns = turns_in(option(start, info, "quarters"))
    return text("nba-summary", turns=turns, own=turns // 2)
