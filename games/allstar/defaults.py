"""What is played for a seat whose time runs out, rules ASD-10.1 to 10.4: from its view alone."""

from games.allstar.cards import Cards
from games.allstar.strength import (
    Scale,
    best_change,
    best_entry,
    best_leavers,
    best_team,
    preference,
    scale_for,
)
from games.allstar.view import AllStarView, Mine
from games.core.decision import Decision, Picks


def default(cards: Cards, view: AllStarView, decision: Decision) -> Picks:
    """Return the default answer of the seat that reads this view."""
    mine, scale = view.mine, scale_for(cards, view.seats)
    assert mine is not None
    options = [option.id for option in decision.options]
    match decision.kind.removeprefix("allstar."):
        case "pick" | "market" | "duel_pick" | "toss" as kind:
            return _drafting(mine, scale, kind, options)[: decision.least]
        case "swap":
            return ()
        case "team" | "po_team":
            return best_team(scale, options)
        case "bus":
            return tuple(options)
        case kind:
            return _in_hand(mine, scale, kind, options)


def _drafting(mine: Mine, scale: Scale, kind: str, options: list[str]) -> Picks:
    """Return cards of a draft by preference: to take, to keep and give, or to toss."""
    if kind == "toss":
        return (preference(scale, options, options)[-1],)
    order = preference(scale, options, mine.bench)
    return (*order[:2], order[-1]) if kind == "duel_pick" else tuple(order)


def _in_hand(mine: Mine, scale: Scale, kind: str, options: list[str]) -> Picks:
    """Answer a question that depends on a team: swap_in, shootout, sub_in, sub_out."""
    if kind == "shootout":
        return (max(options, key=scale.shot),)
    if kind == "swap_in":
        assert mine.pending is not None
        team, out = mine.pending
        return (best_entry(scale, mine.teams[team - 1].cards, out, options),)
    assert mine.team is not None
    if kind == "sub_in":
        return best_change(scale, mine.team.cards, options)
    return best_leavers(scale, mine.team.cards, mine.coming)
