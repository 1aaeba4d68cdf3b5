"""What answers lead to, from what the asked side sees: beside each option."""

from msgspec.structs import replace

from games.core.decision import Decision, Option
from games.core.text import Card, Text, text
from games.jam import events
from games.jam.cards import Cards
from games.jam.phases.blocking import Target, outcome, targets
from games.jam.phases.lead import PASS, makes_pass
from games.jam.phases.options import reach_text, ways_of
from games.jam.printed import OPEN, REAR
from games.jam.state import OVERTIMES
from games.jam.track import positions
from games.jam.view import JamView, Mine

_TIMES = 5  # of a turn


def explained(cards: Cards, view: JamView, decision: Decision) -> Decision:
    """Return a question with what each of its options leads to, as all stand now."""
    assert view.mine is not None
    options = [
        replace(one, leads=_leads(cards, view, view.mine, decision.kind, one))
        for one in decision.options
    ]
    return replace(decision, options=tuple(options))


def _leads(cards: Cards, view: JamView, mine: Mine, kind: str, option: Option) -> Text | None:
    match kind:
        case "jam.team":
            return _team(cards, option.id)
        case "jam.jammer" | "jam.pivot" | "jam.blockers":
            message = "jam-leads-tired" if option.weight else "jam-leads-exhausted"
            return text(message, after=after(view))
        case "jam.plan_move" | "jam.move":
            return _goes(cards, view, mine.skater, option.id)
        case "jam.plan_block" | "jam.block":
            return _blocks(cards, view, mine.skater, _card(view, mine), option.id)
        case "jam.act" | "jam.call":
            act = kind == "jam.act"
            return _acts(cards, view, mine, option.id) if act else _calls(view, option.id)
        case _:
            return None


def after(view: JamView) -> str:
    """Return what comes after this jam, for whoever plays in it (JAM-7.4, 10.2)."""
    if view.jam < view.jams:
        return "next"
    tie = "draw" if view.overtime == OVERTIMES else view.tie
    return "overtime" if tie == "overtime" else "nothing"


def _team(cards: Cards, team: str) -> Text:
    """Say what the skaters of a team have in all while they are fresh."""
    movement, block, resistance = (
        sum(skills)
        for skills in zip(*(cards.skaters[one].fresh for one in cards.squads[team]), strict=True)
    )
    return text("jam-leads-team", movement=movement, block=block, resistance=resistance)


def _card(view: JamView, mine: Mine) -> str:
    """Return the card about whose movement or block the side is asked."""
    return view.acting.card if view.acting is not None else mine.placed[-1].card


# Where she goes


def _goes(cards: Cards, view: JamView, skater: str, end: str) -> Text:
    """Say what a movement comes to: a pass, or who stands there and would be pinned."""
    where = positions(view)
    start = where.space(skater)
    assert start is not None
    if where.is_jammer(skater) and makes_pass(cards, start, end):
        return _passes(view, where.side(skater))
    if end in OPEN:
        return text(f"jam-leads-{end}")
    stack = view.stacks[end]
    pinned = [one for one in stack if where.side(one) != where.side(skater)]
    if pinned:
        return text("jam-leads-pins", skaters=events.skaters(pinned), count=len(pinned))
    if stack:
        return text("jam-leads-partner", skaters=events.skaters(stack), count=len(stack))
    return text("jam-leads-empty")


def _passes(view: JamView, side: int) -> Text:
    """Say what a pass is worth now, rules JAM-6.2, 6.3 and 10.2."""
    if view.sides[side].passes or view.overtime:
        return text("jam-leads-scores", points=PASS)
    return text("jam-leads-first" if view.lead_open else "jam-leads-initial")


# Whom she blocks


def _blocks(cards: Cards, view: JamView, skater: str, card: str, other: str) -> Text:
    """Say what a block does to a target as both stand now, rules JAM-5.5 to 5.9."""
    found = {one.skater: one for one in targets(cards, view, skater, card)}
    if other not in found:
        return text("jam-leads-away")
    return _struck(cards, view, skater, found[other])


def _struck(cards: Cards, view: JamView, skater: str, target: Target) -> Text:
    where = positions(view)
    start = where.space(target.skater)
    assert start is not None
    if start == REAR and not (where.is_jammer(skater) and where.is_jammer(target.skater)):
        return text("jam-leads-foul")
    if target.margin <= 0:
        return text("jam-leads-failed")
    result, end = outcome(cards.track, start, target)
    return text(f"jam-leads-{result}", end=Card(end))


# While a turn runs


def _acts(cards: Cards, view: JamView, mine: Mine, skater: str) -> Text:
    """Say what the card on a skater reaches now."""
    card, here = dict(mine.cards)[skater], positions(view).space(skater)
    assert here is not None
    return reach_text(cards, ways_of(view, cards, skater, card), card, here)


def _calls(view: JamView, pick: str) -> Text:
    """Say how the match stands if the jam ends now, or what comes if it does not."""
    assert view.reader is not None
    mine, theirs = (view.sides[one].points for one in (view.reader, 1 - view.reader))
    if pick == "off":
        return text("jam-leads-off", mine=mine, theirs=theirs)
    if view.time == _TIMES:
        return text("jam-leads-turn")
    return text("jam-leads-time", time=view.time + 1)
