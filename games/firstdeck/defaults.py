"""What is played for a seat whose time runs out."""

from games.core.decision import Decision, Picks
from games.firstdeck import questions
from games.firstdeck.cards import Cards
from games.firstdeck.printed import DECKS
from games.firstdeck.view import FirstDeckView


def default(cards: Cards, view: FirstDeckView, decision: Decision) -> Picks:
    """Return a legal and harmless answer, from the asked seat's own view."""
    ids = [option.id for option in decision.options]
    match decision.kind:
        case questions.DECK:
            assert view.reader is not None
            start = view.reader % len(DECKS)
            return (*DECKS[start:], *DECKS[:start])
        case questions.VICTIM:
            return (max(ids, key=lambda seat: view.panels[int(seat)].stars),)
        case questions.DISCARD:
            return ()
        case questions.TAKE | questions.TAKE_BOX:
            best = sorted(ids, key=lambda card: cards.by_id[card].rank)
            return tuple(best[: decision.least])
        case _:
            return tuple(ids)
