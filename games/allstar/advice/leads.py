"""What options lead to, from what the asked seat knows (`Option.leads`)."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from games.allstar.cards import Cards
from games.allstar.phases import arenas
from games.allstar.reasons import FIVE, group_text, showing_text, worth_text
from games.allstar.strength import Scale, best_entry, scale_for
from games.allstar.view import AllStarView, Group, Mine
from games.core.decision import Decision, Option
from games.core.text import Card, Text, text

Said: TypeAlias = Callable[[Scale, AllStarView, Mine, Option], Text]


def explained(cards: Cards, view: AllStarView, decision: Decision) -> Decision:
    """Return a question with what each of its options comes to."""
    assert view.mine is not None
    said = _SAID[decision.kind.removeprefix("allstar.")]
    scale, mine = scale_for(cards, view.seats), view.mine
    if said is _drafted and not mine.bench:  # the first cards: what they make with each other
        offered = [one.id for one in decision.options]
        leads = [_offered(scale, one, offered) for one in offered]
    else:
        leads = [said(scale, view, mine, one) for one in decision.options]
    pairs = zip(decision.options, leads, strict=True)
    return replace(decision, options=tuple(replace(one, leads=what) for one, what in pairs))


def _largest(scale: Scale, card: str, others: Sequence[str]) -> Group:
    """Return the best group that a card makes with others (rules ASD-5.2 to 5.4)."""
    rest = [one for one in others if one != card]
    found = [(1 + len(scale.bearers(key, rest)), -key) for key in scale.keys[card]]
    size, key = max(found)
    criterion, value = scale.named(-key)
    bearers = (card, *scale.bearers(-key, rest))
    return Group(size, criterion, scale.criteria.index(criterion), value, bearers)


def _among(message: str, group: Group) -> Text:
    """Say the group of a card; of one that is alone that nothing goes with it."""
    if group.size == 1:
        return text(f"{message}-alone")
    return text(message, group=group_text(group))


def _offered(scale: Scale, card: str, offered: Sequence[str]) -> Text:
    """Say what a card makes with those offered beside it (rule ASD-2.3)."""
    return _among("allstar-leads-offer", _largest(scale, card, offered))


def _drafted(scale: Scale, _: AllStarView, mine: Mine, card: Option) -> Text:
    """Say what a card makes with those drafted before (rule ASD-2.3)."""
    group = _largest(scale, card.id, mine.bench)
    said, raised = _among("allstar-leads-draft", group), raising(scale, mine, card.id)
    if raised is None:
        return said
    more = raised.said()
    return more if group.size == 1 else text("allstar-leads-both", why=said, more=more)


class Raising(NamedTuple):
    """The Power that an older team would gain by one card, and its best group then."""

    gain: int
    team: int
    group: Group

    def said(self) -> Text:
        """Return that in half a line."""
        return text("allstar-leads-raise", group=group_text(self.group), team=self.team)


def raising(scale: Scale, mine: Mine, card: str) -> Raising | None:
    """Return which older team a card would make stronger if it came in (rule ASD-4.2)."""
    found: list[Raising] = []
    for number, team in enumerate(mine.teams, 1):
        changed = [_with(team.cards, out, card) for out in team.cards]
        best = arenas.team(scale, max(changed, key=scale.strength)).best
        found.append(Raising(best.size - team.best.size, number, best))
    most = max(found, key=lambda one: one.gain, default=None)
    return most if most is not None and most.gain > 0 else None


def for_the_new_team(scale: Scale, mine: Mine, out: str) -> Group | None:
    """Return the group that a card makes with the bench, where none there is as large."""
    group = _largest(scale, out, mine.bench)
    return group if group.size > scale.strength(mine.bench)[0] else None


def _of_mine(scale: Scale, _: AllStarView, mine: Mine, card: Option) -> Text:
    """Say to which group of my own cards one belongs."""
    return _among("allstar-leads-among", _largest(scale, card.id, mine.squad or mine.bench))


def _benched(scale: Scale, view: AllStarView, mine: Mine, card: Option) -> Text:
    """Say what the team shows if a single card stays out, of several what it belongs to."""
    others = [one for one in mine.bench if one != card.id]
    if len(others) != FIVE:
        return _of_mine(scale, view, mine, card)
    best = arenas.team(scale, others).best
    return text("allstar-leads-without", power=best.size, group=group_text(best))


def _coming(scale: Scale, _: AllStarView, mine: Mine, card: Option) -> Text:
    """Say what a card makes with the team into which it comes (rule ASD-7.10)."""
    team = mine.team.cards if mine.team else ()
    return _among("allstar-leads-in", _largest(scale, card.id, team))


def _going(scale: Scale, _: AllStarView, mine: Mine, card: Option) -> Text:
    """Say to which group of the team a card belongs that would go out."""
    team = mine.team.cards if mine.team else ()
    return _among("allstar-leads-among", _largest(scale, card.id, (*team, *mine.coming)))


def _shot(scale: Scale, _: AllStarView, mine: Mine, card: Option) -> Text:
    """Say how strong a card is in a shootout beside my others (rule ASD-7.4)."""
    stronger = sum(scale.shot(one) > scale.shot(card.id) for one in mine.squad)
    return text("allstar-leads-shot", place=stronger + 1, count=len(mine.squad))


def _swapped(scale: Scale, _: AllStarView, mine: Mine, out: Option) -> Text:
    """Say what a team shows now, and what it may show once that card is out."""
    number, team = next(
        (number, team) for number, team in enumerate(mine.teams, 1) if out.id in team.cards
    )
    then = _with(team.cards, out.id, best_entry(scale, team.cards, out.id, mine.bench))
    best = arenas.team(scale, then).best
    return text(
        "allstar-swap-line",
        team=number,
        power=team.best.size,
        group=group_text(team.best),
        best=group_text(best),
    )


def _put_in(scale: Scale, view: AllStarView, mine: Mine, into: Option) -> Text:
    """Say what the team of the card taken out shows with this one."""
    assert mine.pending is not None
    number, out = mine.pending
    return _worth(scale, view, _with(mine.teams[number - 1].cards, out, into.id))


def _with(team: Sequence[str], out: str, into: str) -> list[str]:
    return [into if card == out else card for card in team]


def _driven(scale: Scale, view: AllStarView, mine: Mine, bus: Option) -> Text:
    """Say the Power of a team, and where it shows a combination that is sought (rule ASD-5.6)."""
    assert mine.line is not None
    team = (*mine.teams, mine.line)[int(bus.id.removeprefix("team-")) - 1].cards
    said = _worth(scale, view, team)
    for arena in view.arenas:
        showing = arenas.showing_of(scale, scale.cards.arenas[arena].combo, team)
        if showing.combo:
            shows = showing_text(showing)
            said = text("allstar-worth-combo", worth=said, arena=Card(arena), shows=shows)
    return said


def _worth(scale: Scale, view: AllStarView, team: Sequence[str]) -> Text:
    """Say the Power of a team and what it beats."""
    return worth_text(arenas.team(scale, team).best, view.criteria, view.species)


_SAID: dict[str, Said] = {
    "pick": _drafted,
    "duel_pick": _drafted,
    "market": _drafted,
    "toss": _of_mine,
    "swap": _swapped,
    "swap_in": _put_in,
    "team": _benched,
    "bus": _driven,
    "po_team": _of_mine,
    "shootout": _shot,
    "sub_in": _coming,
    "sub_out": _going,
}
