"""What answers do and gain, said in half a line, from what the asked seat knows (MND-1.1)."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from games.ai.mind import led_to
from games.allstar import reasons, words
from games.allstar.advice import leads
from games.allstar.advice.earnings import Earnings
from games.allstar.cards import Cards
from games.allstar.phases import arenas
from games.allstar.strength import scale_for
from games.allstar.view import AllStarView
from games.core.decision import Decision, Picks
from games.core.text import Card, Text, text

_KEPT = 2  # cards of a duel; the third goes to the other manager


def why(cards: Cards, view: AllStarView, decision: Decision, picks: Picks) -> Text | None:
    """Return what picks come to; nothing where too few are picked to tell."""
    kind = decision.kind.removeprefix("allstar.")
    if not picks:
        return text("allstar-why-no-swap") if kind == "swap" else None
    says = _SAYS.get(kind)
    if says is not None:
        return says(cards, view, decision, picks)
    return led_to(leads.explained(cards, view, decision), picks)


def _drafted(cards: Cards, view: AllStarView, decision: Decision, picks: Picks) -> Text | None:
    """Say what several cards make with those drafted before, and what is given away."""
    if decision.most == 1:
        return led_to(leads.explained(cards, view, decision), picks)
    assert view.mine is not None
    kept = (*view.mine.bench, *picks[:_KEPT])
    best = reasons.best_of(cards.faces, view.criteria, view.species, kept)
    bench = len(view.mine.bench)
    said = text("allstar-why-draft", group=reasons.group_text(best), bench=bench)
    scale = scale_for(cards, view.seats)
    found = {card: leads.raising(scale, view.mine, card) for card in picks[:_KEPT]}
    raised = {card: one for card, one in found.items() if one}
    if raised:
        card = max(raised, key=lambda one: (raised[one].gain, one))
        said = text("allstar-why-raise", why=said, card=Card(card), more=raised[card].said())
    if len(picks) == _KEPT + 1:
        return text("allstar-why-duel", why=said, card=Card(picks[-1]))
    return said


def _whole(cards: Cards, view: AllStarView, decision: Decision, picks: Picks) -> Text:
    """Say the Power of the cards picked for a team so far, and what a whole team beats."""
    kind = decision.kind.removeprefix("allstar.")
    best = words.picked_best(cards.faces, view, kind, (), picks)
    if len(picks) != decision.least:
        return text("allstar-so-far", group=reasons.group_text(best))
    return reasons.worth_text(best, view.criteria, view.species)


def _changed(cards: Cards, view: AllStarView, decision: Decision, picks: Picks) -> Text | None:
    """Say what a team is worth at best with who comes in, or who goes out."""
    if len(picks) < decision.least:
        return None
    assert view.mine is not None
    kind = decision.kind.removeprefix("allstar.")
    there = view.mine.team.cards if view.mine.team else ()
    best = words.picked_best(cards.faces, view, kind, there, picks)
    worth = reasons.worth_text(best, view.criteria, view.species)
    return text("allstar-at-best", worth=worth) if kind == "sub_in" else worth


def _taken_out(cards: Cards, view: AllStarView, decision: Decision, picks: Picks) -> Text | None:
    """Say what the older team may show then, and for which group of the new one it is."""
    said = led_to(leads.explained(cards, view, decision), picks)
    assert view.mine is not None
    group = leads.for_the_new_team(scale_for(cards, view.seats), view.mine, picks[0])
    if said is None or group is None:
        return said
    return text("allstar-why-out", why=said, group=reasons.group_text(group))


def _exchanged(cards: Cards, view: AllStarView, decision: Decision, picks: Picks) -> Text | None:
    """Say what the older team shows then, and for which arena that is meant (ASD-4.2, 6.3)."""
    said = led_to(leads.explained(cards, view, decision), picks)
    mine = view.mine
    assert mine is not None
    assert mine.pending is not None
    number, out = mine.pending
    teams = [team.cards for team in mine.teams]
    teams[number - 1] = tuple(picks[0] if one == out else one for one in teams[number - 1])
    bench = [out, *(one for one in mine.bench if one != picks[0])]
    scale = scale_for(cards, view.seats)
    arena = Earnings.of(view, scale).arena_of(number, teams, bench)
    if said is None or not arena:
        return said
    place = reasons.arena_text(arena, scale.cards.arenas[arena], view.seats)
    return text("allstar-why-in", worth=said, arena=place)


def _driven(cards: Cards, view: AllStarView, decision: Decision, picks: Picks) -> Text:
    """Say which team goes to which arena, and where a combination counts (rules ASD-4.5, 5.6).

    What each team is worth stands beside the options.
    """
    del decision
    assert view.mine is not None
    assert view.mine.line is not None
    scale = scale_for(cards, view.seats)
    teams = (*view.mine.teams, view.mine.line)
    said: list[Text] = []
    for arena, pick in zip(view.arenas, picks, strict=False):
        number = int(pick.removeprefix("team-"))
        combo = scale.cards.arenas[arena].combo
        shows = arenas.showing_of(scale, combo, teams[number - 1].cards)
        combined = int(bool(shows.combo))
        said.append(
            text(
                "allstar-why-bus-one",
                arena=Card(arena),
                team=number,
                combo=combined,
                shows=reasons.showing_text(shows),
            )
        )
    return text("allstar-why-bus", teams=tuple(said))


_Says = Callable[[Cards, AllStarView, Decision, Picks], Text | None]
_SAYS: Mapping[str, _Says] = MappingProxyType(
    {
        "pick": _drafted,
        "duel_pick": _drafted,
        "market": _drafted,
        "team": _whole,
        "po_team": _whole,
        "swap": _taken_out,
        "swap_in": _exchanged,
        "sub_in": _changed,
        "sub_out": _changed,
        "bus": _driven,
    }
)
