"""What answers do and gain, said in half a line, from what the asked side knows (MND-1.1)."""

from games.ai.mind import led_to
from games.core.decision import Decision, Picks
from games.core.text import Text, text
from games.jam.advice import leads
from games.jam.cards import Cards
from games.jam.state import HAND
from games.jam.view import JamView
from games.jam.words import calls_text


def why(cards: Cards, view: JamView, decision: Decision, picks: Picks) -> Text | None:
    """Return what picks come to; nothing where too few are picked to tell."""
    match decision.kind:
        case "jam.discard":
            return _discarded(view, picks)
        case "jam.blockers":
            return _fielded(decision, picks)
        case "jam.team" if picks:
            first = led_to(leads.explained(cards, view, decision), picks[:1])
            assert first is not None
            return text("jam-why-team", team=first)
        case "jam.plan_block" if picks:  # of wishes the first
            return led_to(leads.explained(cards, view, decision), picks[:1])
        case "jam.plan_call" if picks:
            return calls_text(picks)
        case _:
            return led_to(leads.explained(cards, view, decision), picks)


def _discarded(view: JamView, picks: Picks) -> Text:
    """Say how many cards are drawn to fill the hand up again, rule JAM-7.5."""
    assert view.reader is not None
    kept = view.sides[view.reader].hand - len(picks)
    return text("jam-why-discard", count=len(picks), draw=max(0, HAND - kept))


def _fielded(decision: Decision, picks: Picks) -> Text | None:
    """Say who of three blockers will have to rest, rule JAM-7.4."""
    if len(picks) < decision.least:
        return None
    fresh = sum(option.weight for option in decision.options if option.id in picks)
    return text("jam-why-blockers", tired=len(picks) - fresh)
