"""What answers lead to, from what the asked seat knows: beside each option."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from games.core.decision import Decision, Option
from games.core.text import Text, text
from games.firstdeck import questions
from games.firstdeck.cards import Card, Cards
from games.firstdeck.events import card
from games.firstdeck.hands import Hand, hands
from games.firstdeck.printed import FAMILIES
from games.firstdeck.view import FirstDeckView, SeatView


def explained(cards: Cards, view: FirstDeckView, decision: Decision) -> Decision:
    """Return a question with what each of its options leads to."""
    assert view.reader is not None
    mine = view.panels[view.reader]
    options = [
        replace(one, leads=_leads(cards, view, mine, decision, one)) for one in decision.options
    ]
    return replace(decision, options=tuple(options))


def _leads(
    cards: Cards, view: FirstDeckView, mine: SeatView, decision: Decision, option: Option
) -> Text | None:
    match decision.kind:
        case questions.DECK:
            return _families(cards, option.id)
        case questions.VICTIM:
            left = view.panels[int(option.id)].stars - 1
            return text("firstdeck-leads-victim", mine=mine.stars + 1, left=left)
        case questions.DISCARD:
            kept = [one for one in (*mine.deck, *mine.in_play) if one != option.id]
            return _without(cards.by_id, cards.by_id[option.id], kept)
        case questions.TAKE | questions.TAKE_BOX:
            return joining(
                cards.by_id[option.id], families_held(cards.by_id, (*mine.deck, *mine.in_play))
            )
        case questions.ORDER:
            return _power(cards.by_id[option.id])
        case _:
            return None


def _power(one: Card) -> Text | None:
    """Return what a card does that shows nobody of a family; the label says the others."""
    return None if one.family or one.gob else _special(one)


def _families(cards: Cards, deck: str) -> Text:
    """Return the two families in which a starting deck is strong."""
    held = families_held(cards.by_id, cards.decks[deck])
    first, second = sorted(FAMILIES, key=lambda family: -held[family])[:2]
    return text("firstdeck-leads-deck", first=card(first), second=card(second))


def families_held(cards: Mapping[str, Card], ids: Sequence[str]) -> dict[str, int]:
    """Return how many characters of each family these cards show."""
    held: dict[str, int] = dict.fromkeys(FAMILIES, 0)
    for one in map(cards.__getitem__, ids):
        if one.family:
            held[one.family] += one.n
    return held


def joining(taken: Card, held: Mapping[str, int]) -> Text:
    """Return what a card of the row would bring into a deck."""
    if taken.family:
        return text(
            "firstdeck-leads-take", family=_count(taken.family, held[taken.family] + taken.n)
        )
    return _special(taken)


def _without(cards: Mapping[str, Card], thrown: Card, kept: Sequence[str]) -> Text:
    """Return what a deck would have left without a card."""
    size = len(kept)
    if thrown.family:
        left = families_held(cards, kept)[thrown.family]
        family = _count(thrown.family, left)
        return text("firstdeck-leads-discard", left=left, family=family, cards=size)
    if thrown.gob:
        left = sum(cards[one].gob for one in kept)
        return text("firstdeck-leads-discard-goblin", left=left, cards=size)
    return text("firstdeck-leads-discard-special", lost=_special(thrown), cards=size)


def _special(one: Card) -> Text:
    kind = one.effect or ("wild" if one.wild else "gob")
    return text(f"firstdeck-leads-{kind}", count=one.wild or one.gob or 1)


def _count(family: str, number: int) -> Text:
    return text(f"firstdeck-count-{family}", n=number)


def coming(cards: Cards, view: FirstDeckView, picks: Sequence[str]) -> tuple[Hand, ...]:
    """Return the reader's hands to come with these cards put under the deck in this order."""
    assert view.reader is not None
    deck = (*view.panels[view.reader].deck, *picks)
    return hands(cards.by_id, deck, view.round, view.rounds)
