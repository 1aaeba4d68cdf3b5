"""What answers do and gain, said in half a line, from what the asked seat knows (MND-1.1)."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from games.ai.mind import led_to
from games.core.decision import Decision, Picks
from games.core.text import Text, Who, text
from games.firstdeck import questions
from games.firstdeck.advice import leads
from games.firstdeck.cards import Cards
from games.firstdeck.events import card, formula
from games.firstdeck.printed import FAMILIES
from games.firstdeck.view import FirstDeckView, SeatView


def why(cards: Cards, view: FirstDeckView, decision: Decision, picks: Picks) -> Text | None:
    """Return what picks come to; nothing where too few are picked to tell."""
    says = _SAYS.get(decision.kind, _led)
    if not picks:
        return _kept(view) if decision.kind == questions.DISCARD else None
    return says(cards, view, decision, picks)


def _mine(view: FirstDeckView) -> SeatView:
    assert view.reader is not None
    return view.panels[view.reader]


def _kept(view: FirstDeckView) -> Text:
    """Say how many cards somebody has who throws none out."""
    mine = _mine(view)
    return text("firstdeck-why-keep", cards=len(mine.deck) + len(mine.in_play))


def _led(cards: Cards, view: FirstDeckView, decision: Decision, picks: Picks) -> Text | None:
    return led_to(leads.explained(cards, view, decision), picks)


def _wished(cards: Cards, view: FirstDeckView, decision: Decision, picks: Picks) -> Text:
    """Say in what the deck is strong that is wished for first."""
    (said,) = (
        one.leads
        for one in leads.explained(cards, view, decision).options
        if one.id == picks[0] and one.leads
    )
    return text("firstdeck-why-deck", card=card(picks[0]), why=said)


def _robbed(cards: Cards, view: FirstDeckView, decision: Decision, picks: Picks) -> Text:
    """Say what both have then, and how the thief stands against the best of the others."""
    del cards, decision
    mine, victim = _mine(view), int(picks[0])
    stars = {panel.seat: panel.stars for panel in view.panels if panel.seat != mine.seat}
    stars[victim] -= 1
    behind = max(stars.values()) - mine.stars - 1
    stands = "ahead" if behind < 0 else "behind" if behind else "level"
    return text(
        "firstdeck-why-victim",
        mine=mine.stars + 1,
        left=stars[victim],
        stands=stands,
        gap=abs(behind),
    )


def _taken(cards: Cards, view: FirstDeckView, decision: Decision, picks: Picks) -> Text:
    """Say what a card brings into the deck, and when that makes a family the largest there."""
    del decision
    mine, taken = _mine(view), cards.by_id[picks[0]]
    owned = (*mine.deck, *mine.in_play)
    said = leads.joining(taken, leads.families_held(cards.by_id, owned))
    held = leads.families_held(cards.by_id, (*owned, taken.id))
    others = (held[other] for other in FAMILIES if other != taken.family)
    if taken.family and held[taken.family] > max(others):
        return text("firstdeck-why-largest", why=said)
    return said


def _taken_of_two(cards: Cards, view: FirstDeckView, decision: Decision, picks: Picks) -> Text:
    """Say what is taken, with what it brings, what is thrown out, and what is left (FDB-6.6)."""
    if len(picks) != 2:  # one so far, or more than can be confirmed
        return text("firstdeck-picked-take", card=card(picks[0]))
    brings = _taken(cards, view, decision, picks)
    (left,) = (one.id for one in decision.options if one.id not in picks)
    (other,) = (seat for seat in view.queue if seat != view.reader)
    return text(
        "firstdeck-picked-take-box",
        card=card(picks[0]),
        other=card(picks[1]),
        why=brings,
        left=card(left),
        who=Who(other),
    )


def _ordered(cards: Cards, view: FirstDeckView, decision: Decision, picks: Picks) -> Text:
    """Say the hands in which cards of this order are."""
    del decision
    found = leads.coming(cards, view, picks)
    touched = [hand for hand in found if not set(picks).isdisjoint(hand.cards)]
    if not touched:
        return text("firstdeck-why-late")
    said = tuple(
        text(
            "firstdeck-hand",
            round=hand.round,
            worth=formula(hand.worth),
            full="yes" if hand.full else "no",
        )
        for hand in touched
    )
    return text("firstdeck-picked-order", hands=said)


_SAYS: Mapping[str, Callable[[Cards, FirstDeckView, Decision, Picks], Text | None]] = (
    MappingProxyType(
        {
            questions.DECK: _wished,
            questions.VICTIM: _robbed,
            questions.TAKE: _taken,
            questions.TAKE_BOX: _taken_of_two,
            questions.ORDER: _ordered,
        }
    )
)
