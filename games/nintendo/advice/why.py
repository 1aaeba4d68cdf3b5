"""What answers do and gain, said in half a line, from what the asked seat knows (MND-1.1)."""

from games.ai.mind import led_to
from games.core.decision import Decision, Picks
from games.core.text import Text, text
from games.nintendo.advice.leads import told
from games.nintendo.cards import Cards
from games.nintendo.phases import leads
from games.nintendo.view import NintendoView, SeatView

EARLY = 4  # coins: what a character costs at most that can be played in the first turns


def why(cards: Cards, view: NintendoView, decision: Decision, picks: Picks) -> Text | None:
    """Return what picks come to: of a character its strength and hearts, of coins what they buy."""
    assert view.reader is not None
    own = view.panels[view.reader]
    match decision.kind.rpartition(".")[2]:
        case "mulligan" if picks:
            return _hand(cards, own, keeps=picks == ("keep",))
        case "main" | "main2" if picks == ("end",):
            return _ended(own)
        case "main" | "main2" if picks and picks[0].startswith("card:"):
            named = picks[0].removeprefix("card:").partition("#")[0]
            if cards[named].type == "char":
                return _character(cards, named)
        case _:
            pass
    return led_to(told(cards, decision), picks)


def begins(cards: Cards, own: SeatView) -> bool:
    """Whether an opening hand has characters enough, one of them for the first turns."""
    costs = _costs(cards, own)
    return len(costs) >= 2 and min(costs) <= EARLY


def _costs(cards: Cards, own: SeatView) -> list[int]:
    hand = [cards[card] for card in own.hand]
    return [card.cost for card in hand if card.type == "char"]


def _hand(cards: Cards, own: SeatView, *, keeps: bool) -> Text:
    costs = _costs(cards, own)
    least = min(costs, default=0)
    kept = "kept" if keeps else "dear" if len(costs) >= 2 else "few"
    return text("nintendo-reason-hand", kept=kept, chars=len(costs), cost=least)


def _ended(own: SeatView) -> Text:
    """Say what is kept, and whether it pays a star in the next turn (NIN-2.2, 2.5)."""
    coming = own.coins + own.income
    if own.coins < own.star_price <= coming:
        return text("nintendo-reason-save", coins=own.coins, next=coming)
    return text("nintendo-leads-end", coins=own.coins)


def _character(cards: Cards, named: str) -> Text:
    card, does = cards[named], leads.does(cards, named)
    if does.id == "nintendo-leads-plain":
        return text("nintendo-reason-char", pf=card.pf, pc=card.pc)
    return text("nintendo-reason-char-does", pf=card.pf, pc=card.pc, does=does)
