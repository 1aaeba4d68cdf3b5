"""The caption of the board, the table and its close-ups in words."""

from collections import Counter
from collections.abc import Sequence

from games.core.info import Info, Start, option
from games.core.text import Arg, Item, Text, Who, text
from games.core.view import Headline
from games.nintendo.events import card, cards
from games.nintendo.state import FIRST_REFILL
from games.nintendo.view import NintendoView, PieceView, SeatView, Waiting

_TOLD = ("fly", "stealth", "noattack", "noblock")


def headline(view: NintendoView) -> Headline:
    """Return the stage, stars and coins of each seat, and the seats in playing order."""
    scores = tuple(_score(view, one) for one in view.panels)
    order = (view.active, 1 - view.active) if view.turn else (view.first, 1 - view.first)
    return Headline(stage(view), scores, order, ahead=_ahead(view))


def _ahead(view: NintendoView) -> tuple[Text, ...]:
    """Return what decides: when either seat can pay for its next Super Star (NIN-2.2, 2.5)."""
    if view.stage == "over":
        return ()
    if view.stage != "turn":
        return (text("nintendo-ahead-goal", goal=view.goal),)
    return tuple(_star(view, view.panels[seat]) for seat in (view.active, 1 - view.active))


def _star(view: NintendoView, panel: SeatView) -> Text:
    """Say the coins of a seat when it can buy next, and what a star costs it."""
    mine = panel.seat == view.active
    now = mine and view.phase == "main" and not panel.bought
    soon = mine and view.phase in {"turn", "starting", "refill"}
    turn = view.turn + (0 if soon else 2 if mine else 1)
    later = panel.coins + (panel.income if turn >= FIRST_REFILL and not now else 0)
    return text(
        "nintendo-ahead-star",
        who=Who(panel.seat),
        coins=panel.coins,
        later=later,
        when="now" if now else "then",
        price=panel.star_price,
        last=_last(panel.stars + 1, view.goal),
        pays=int(later >= panel.star_price),
    )


def _last(stars: int, goal: int) -> str:
    """Say whether the next star decides the match, and whether it is the only one."""
    if stars < goal:
        return "more"
    return "only" if goal == 1 else "last"


def _score(view: NintendoView, panel: SeatView) -> Text:
    """Return what a seat has; coins are dealt when both decks are chosen (NIN-1.3)."""
    if not panel.chosen and not view.turn:
        return text("nintendo-score-decks", who=Who(panel.seat))
    return text("nintendo-score", who=Who(panel.seat), stars=panel.stars, coins=panel.coins)


def stage(view: NintendoView) -> Text:
    """Return where the match stands: the turn, and what is being done in it."""
    if view.stage != "turn":
        return text(f"nintendo-stage-{view.stage}")
    doing = text(f"nintendo-doing-{_doing(view)}")
    return text("nintendo-stage-turn", turn=view.turn, doing=doing)


def _doing(view: NintendoView) -> str:
    if view.asked in {"main", "main2", "attackers", "defend", "block"}:
        return view.asked
    return "effect"


def describe(view: NintendoView) -> list[Text]:
    """Say all that the picture shows: stage, what goes on, seats (own first), zones."""
    own = view.reader or 0
    around = [view.panels[own], view.panels[1 - own]]
    said = [stage(view), *_going_on(view)]
    for panel in around:
        said += _seat(view, panel)
    said += _terrain(view)
    for panel in around:
        said += _zones(panel)
    return said


def close_up(view: NintendoView, which: str) -> list[Text]:
    """Say what the close-up of that id shows ("seat:0", "deck:0", "terrain").

    Raises KeyError when there is none of that kind.
    """
    kind, _, seat = which.partition(":")
    match kind:
        case "seat":
            panel = view.panels[int(seat)]
            return [*_seat(view, panel), *_zones(panel)]
        case "deck":
            return _listed(view.panels[int(seat)])
        case "middle":
            return [stage(view), *_going_on(view), *_terrain(view)]
        case _:
            raise KeyError(which)


def _going_on(view: NintendoView) -> list[Text]:
    """What is being carried out, the attack, the blocks, and what waits."""
    said: list[Text] = []
    running = view.resolving
    if running is not None:
        said.append(text("nintendo-say-resolving", who=Who(running.seat), card=card(running.card)))
    if view.found is not None:
        seat, found = view.found
        said.append(text("nintendo-say-found", who=Who(seat), card=card(found)))
    if view.spied:
        said.append(text("nintendo-say-spied", cards=_counted(view.spied)))
    if view.placing:
        said.append(text("nintendo-say-placing", card=card(view.placing)))
    by_entry = {one.entry: one for one in view.pieces}
    attackers = [by_entry[n] for n in view.attackers if n in by_entry]
    if attackers:
        listed = tuple(_numbers(one) for one in attackers)
        said.append(text("nintendo-say-attack", who=Who(view.active), pieces=listed))
    for one in attackers:
        blocking = tuple(_numbers(b) for b in view.pieces if one.entry in b.blocks)
        if blocking:
            said.append(text("nintendo-say-block", piece=_numbers(one), pieces=blocking))
    said += [_waits(one) for one in view.waiting]
    seat = view.reader or 0
    said += [_sealed(seat, kind, picks, by_entry) for kind, picks in view.given]
    return said


def _waits(one: Waiting) -> Text:
    return text("nintendo-say-waits", who=Who(one.seat), card=card(one.card))


def _sealed(seat: int, kind: str, picks: Sequence[str], by_entry: dict[int, PieceView]) -> Text:
    """The reader's own sealed answer."""
    name = kind.rpartition(".")[2]
    if name == "deck":
        own = picks[0].startswith("own:")
        what: Item = text("nintendo-own-deck", who=Who(seat)) if own else card(picks[0])
        return text("nintendo-given-deck", deck=(what,))
    if name == "mulligan":
        return text(f"nintendo-given-{picks[0]}")
    blocking = tuple(_numbers(by_entry[int(pick.removeprefix("p"))]) for pick in picks)
    return text("nintendo-given-block", pieces=blocking)


def _numbers(one: PieceView) -> Text:
    return text(
        "nintendo-piece",
        card=card(one.card),
        pf=one.pf,
        pc=one.pc,
        max=one.maximum,
        hurt=one.maximum - one.pc,
    )


def _seat(view: NintendoView, panel: SeatView) -> list[Text]:
    """A seat: coins, stars, hand and deck, and its cards in play."""
    who = Who(panel.seat)
    if not panel.chosen and not view.turn:  # nothing is dealt yet
        return [text("nintendo-say-seat-decks", who=who, price=panel.star_price)]
    args: dict[str, Arg] = {
        "who": who,
        "coins": panel.coins,
        "stars": panel.stars,
        "price": panel.star_price,
        "hand": panel.hand_size,
        "deck": panel.deck_size,
    }
    said = [Text("nintendo-say-seat", args)]
    if panel.chosen:
        said.append(_chosen(panel))
    if panel.hand:
        said.append(text("nintendo-say-hand", cards=_counted(panel.hand)))
    if panel.seat == view.reader and view.seen:
        said.append(text("nintendo-say-seen", cards=cards(view.seen)))
    mine = [one for one in view.pieces if one.owner == panel.seat]
    shown = tuple(_piece(view, one) for one in mine if one.pc or one.maximum)
    if shown:
        said.append(text("nintendo-say-characters", who=who, pieces=shown))
    for one in mine:
        if one.turns:
            said.append(text("nintendo-say-event", who=who, card=card(one.card), turns=one.turns))
    return said


def _chosen(panel: SeatView) -> Text:
    own = panel.chosen.startswith("own:")
    who = Who(panel.seat)
    what: Item = text("nintendo-own-deck", who=who) if own else card(panel.chosen)
    return text("nintendo-say-chosen", who=who, deck=(what,))


def _piece(view: NintendoView, one: PieceView) -> Text:
    """A character with its numbers, what it bears, and what it can or cannot do."""
    notes: list[Item] = [text(f"nintendo-note-{flag}") for flag in _TOLD if flag in one.flags]
    if one.armor:
        notes.append(text("nintendo-note-armor", n=one.armor))
    if one.toll:
        notes.append(text("nintendo-note-toll", n=one.toll))
    if one.cap:
        notes.append(text("nintendo-note-cap", n=one.cap))
    if one.worn:
        worn = next(each for each in view.pieces if each.entry == one.worn)
        notes.insert(0, text("nintendo-note-worn", card=card(worn.card)))
    if not notes:
        return _numbers(one)
    return text("nintendo-noted", piece=_numbers(one), notes=tuple(notes))


def _terrain(view: NintendoView) -> list[Text]:
    """The terrain in play: neither character, nor power-up, nor event."""
    return [
        text("nintendo-say-terrain", card=card(one.card))
        for one in view.pieces
        if not (one.maximum or one.lasting or one.pc or one.host or one.turns)
    ]


def _zones(panel: SeatView) -> list[Text]:
    """Graveyard and removed cards, and for its owner what its deck holds."""
    who = Who(panel.seat)
    said: list[Text] = []
    if panel.grave:
        said.append(text("nintendo-say-grave", who=who, cards=cards(panel.grave)))
    if panel.removed:
        said.append(text("nintendo-say-removed", who=who, cards=cards(panel.removed)))
    if panel.deck:
        said.append(text("nintendo-say-deck", cards=_counted(panel.deck)))
    return said


def _listed(panel: SeatView) -> list[Text]:
    """What a deck held at the beginning, as far as the reader may know it."""
    said = [_chosen(panel)] if panel.chosen else []
    if panel.counts:
        listed = tuple(_times(one, count) for one, count in panel.counts)
        said.append(text("nintendo-say-list", cards=listed))
    return said


def _counted(ids: Sequence[str]) -> tuple[Item, ...]:
    """Cards in their order, equal ones counted together."""
    return tuple(_times(one, count) for one, count in Counter(ids).items())


def _times(one: str, count: int) -> Item:
    return card(one) if count == 1 else text("nintendo-times", card=card(one), count=count)


def aim(info: Info, start: Start) -> tuple[Text, ...]:
    """Return the aim in three lines, by the stars that win."""
    goal = int(option(start, info, "goal"))
    return tuple(text(f"nintendo-aim-{line}", goal=goal) for line in (1, 2, 3))


def how_to(info: Info, start: Start) -> Text:
    """Return the game in a few lines, as it is played with these options."""
    return text("nintendo-summary", goal=int(option(start, info, "goal")))
