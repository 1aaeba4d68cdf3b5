"""What holds at a question, by name: of this a lesson's lines speak (MND-1.1).

=====================  =======================================================================
`ahead`, `level`, `behind`  in points of the match
`first-turn`, `second-turn`  the first turn of a jam; the second
`last-jam`, `overtime`  the last jam of the match; an overtime jam (JAM-10.2)
`jammer`               the question is about the own jammer
`pinned`, `pins`       the own jammer is pinned; the other one is (JAM-2.3)
`initial`, `scoring`   the own jammer's first pass is still to come; each one now scores (JAM-6.2)
`lead`, `rival-lead`, `lead-open`  who has LEAD, or that it can still be had (JAM-6.3)
`threat`               the other jammer stands unpinned in the two foremost rows (JAM-9.4)
`pass-in-reach`        a place on offer is a pass of the own jammer
`can-pin`              a place on offer pins the other jammer
`can-block`            a card or target on offer takes the card of who stands there now (JAM-5.4)
`nothing-laid`         no card is laid in this turn yet (JAM-2.7)
`pile-low`             the jam ends when five more cards are taken (JAM-2.7)
`tired`                the skater or the cards of the line-up in question are not fresh (JAM-7.4)
=====================  =======================================================================
"""

from games.ai.mind import STANDINGS, holds, standing
from games.core.decision import Decision
from games.jam.cards import Cards
from games.jam.phases.blocking import targets
from games.jam.phases.lead import makes_pass, threatens
from games.jam.phases.movement import in_reach
from games.jam.printed import OPEN
from games.jam.track import Positions, positions
from games.jam.view import JamView, Mine

NAMES = frozenset(
    {
        *STANDINGS,
        *("first-turn", "second-turn", "last-jam", "overtime", "jammer", "pinned", "pins"),
        *(
            "initial",
            "scoring",
            "lead",
            "rival-lead",
            "lead-open",
            "threat",
            "pass-in-reach",
            "can-pin",
        ),
        *("can-block", "nothing-laid", "pile-low", "tired"),
    }
)
_CLOCK = 5  # cards that a side takes off the pile that lays none
_PLACES = {"jam.move", "jam.plan_move"}
_BLOCKS = {"jam.block", "jam.plan_block"}
_RUNNING = {"program", "act", "move", "block", "call"}


def facts(cards: Cards, view: JamView, decision: Decision) -> frozenset[str]:
    """Return the facts that hold for the asked side."""
    assert view.reader is not None
    assert view.mine is not None
    own, other = view.sides[view.reader], view.sides[1 - view.reader]
    running = view.stage in _RUNNING
    tired = decision.kind in {"jam.jammer", "jam.pivot", "jam.blockers"}
    return holds(
        first_turn=running and view.turn == 1,
        second_turn=running and view.turn == 2,
        last_jam=view.jam >= view.jams,
        overtime=view.overtime > 0,
        nothing_laid=decision.kind == "jam.place" and not view.mine.placed,
        pile_low=running and view.pile <= _CLOCK,
        tired=tired and any(not one.weight for one in decision.options),
        **(_on_track(cards, view, view.mine, decision) if running else {}),
    ) | {standing(own.points, [other.points])}


def _on_track(cards: Cards, view: JamView, mine: Mine, decision: Decision) -> dict[str, bool]:
    """Return how both jammers stand, and what the options come to."""
    assert view.reader is not None
    me, where = view.reader, positions(view)
    jammer, rival = where.lineups[me][0], where.lineups[1 - me][0]
    scoring = view.overtime > 0 or view.sides[me].passes > 0
    return {
        "jammer": mine.skater == jammer,
        "pinned": where.is_pinned(jammer),
        "pins": where.is_pinned(rival),
        "initial": not scoring,
        "scoring": scoring,
        "lead": view.lead == me,
        "rival_lead": view.lead == 1 - me,
        "lead_open": view.lead_open,
        "threat": threatens(cards, view, 1 - me),
        "can_block": _can_block(cards, view, mine, decision),
        **_goes(cards, view, where, mine, decision),
    }


def _goes(
    cards: Cards, view: JamView, where: Positions, mine: Mine, decision: Decision
) -> dict[str, bool]:
    """Return what the skater in question can reach, with a place or with a card on offer."""
    start = where.space(mine.skater) if mine.skater else None
    if start is None:
        return {}
    rival = where.space(where.lineups[1 - where.side(mine.skater)][0])
    spaces = _spaces(cards, view, mine, decision)
    jams = where.is_jammer(mine.skater)
    return {
        "pass_in_reach": jams and any(makes_pass(cards, start, end) for end in spaces),
        "can_pin": rival is not None and rival not in OPEN and rival in spaces,
    }


def _spaces(cards: Cards, view: JamView, mine: Mine, decision: Decision) -> set[str]:
    if decision.kind in _PLACES:
        return {option.id for option in decision.options}
    if decision.kind != "jam.place":
        return set()
    moves = [card for card in mine.hand if cards.actions[card].kind == "movement"]
    return {end for card in moves for end in in_reach(cards, view, mine.skater, card)}


def _can_block(cards: Cards, view: JamView, mine: Mine, decision: Decision) -> bool:
    """Whether somebody who stands within reach would lose her card."""
    if decision.kind == "jam.place":
        blocks = [card for card in mine.hand if cards.actions[card].kind == "block"]
    elif decision.kind in _BLOCKS:
        blocks = [view.acting.card if view.acting is not None else mine.placed[-1].card]
    else:
        return False
    found = (one for card in blocks for one in targets(cards, view, mine.skater, card))
    return any(one.margin > 0 for one in found)
