"""What is played for a side whose time runs out (JAM-9.2 to 9.6): from its view alone."""

from collections.abc import Sequence

from games.core.decision import Decision, Picks
from games.jam.cards import Cards
from games.jam.phases.blocking import default_target, targets
from games.jam.phases.lead import is_ahead
from games.jam.phases.movement import default_destination, in_reach
from games.jam.printed import MOVEMENT
from games.jam.track import positions
from games.jam.view import JamView


def default(cards: Cards, view: JamView, decision: Decision) -> Picks:
    """Return the default answer of the side that reads this view."""
    options = [option.id for option in decision.options]
    match decision.kind:
        case "jam.team":
            return tuple(options)
        case "jam.jammer" | "jam.pivot" | "jam.blockers":
            return _lineup(cards, view, decision.kind, options)
        case "jam.place":
            return place(cards, view)
        case _:
            return _in_turn(cards, view, decision.kind)


def _in_turn(cards: Cards, view: JamView, kind: str) -> Picks:
    """Answer what is planned or comes up; nothing to `discard`, `plan_block` and `act`."""
    match kind:
        case "jam.plan_call":
            return ("ahead",)
        case "jam.plan_move" | "jam.move":
            return (_destination(cards, view),)
        case "jam.block":
            return (_target(cards, view),)
        case "jam.call":
            assert view.reader is not None
            return ("off" if is_ahead(view, view.reader) else "on",)
        case _:
            return ()


def _lineup(cards: Cards, view: JamView, kind: str, options: Sequence[str]) -> Picks:
    """Return the best in their present states, rule JAM-9.2."""
    assert view.reader is not None
    tired = view.sides[view.reader].tired

    def skills(skater: str) -> tuple[int, int, int]:
        printed = cards.skaters[skater]
        return printed.tired if skater in tired else printed.fresh

    def worth(skater: str) -> tuple[int, ...]:
        total, place = sum(skills(skater)), -options.index(skater)
        return (skills(skater)[MOVEMENT], total, place) if kind == "jam.jammer" else (total, place)

    order = sorted(options, key=worth, reverse=True)
    if kind != "jam.blockers":
        return (order[0],)
    if all(skater in tired for skater in order[:3]):
        return (*order[:2], next(skater for skater in order if skater not in tired))
    return tuple(order[:3])


def place(cards: Cards, view: JamView) -> Picks:
    """Lay the movement card with the greatest bonus on the jammer, else nothing, rule JAM-9.3."""
    mine = view.mine
    assert mine is not None
    if cards.skaters[mine.skater].helmet != "J":
        return ()
    found = [card for card in mine.hand if cards.actions[card].kind == "movement"]
    if not found:
        return ()

    def order(card: str) -> tuple[int, int, int]:
        printed = cards.actions[card]
        return -printed.bonus, printed.times[0], printed.number

    best = min(found, key=order)
    time = cards.actions[best].times[0]
    return (best if view.live else f"{best}t{time}",)


def _acting(view: JamView) -> tuple[str, str]:
    """Return the skater and the card that a question of destination or target is about."""
    if view.acting is not None:
        return view.acting.skater, view.acting.card
    assert view.mine is not None
    last = view.mine.placed[-1]
    return last.skater, last.card


def _destination(cards: Cards, view: JamView) -> str:
    """Return the default destination, rule JAM-9.5."""
    skater, card = _acting(view)
    return default_destination(cards, skater, in_reach(cards, view, skater, card))


def _target(cards: Cards, view: JamView) -> str:
    """Return the default target, rule JAM-9.6."""
    skater, card = _acting(view)
    return default_target(targets(cards, view, skater, card), positions(view)).skater
