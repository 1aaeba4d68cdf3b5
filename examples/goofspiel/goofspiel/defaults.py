"""What is played for a seat whose time runs out (GOO-2.5)."""

from games.core.decision import Decision, Picks


def default(decision: Decision) -> Picks:
    """Return the lowest card of the hand: the options are in the order of the hand."""
    return (decision.options[0].id,)
