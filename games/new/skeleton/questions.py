"""The questions of the game."""

from games.core.decision import Decision, Option
from games.core.text import Card, text
from games.new.skeleton.events import on
from games.new.skeleton.state import State

TAKE = "skeleton.take"
KINDS = (TAKE,)


def question(state: State, seat: int) -> Decision | None:
    """Return which card a seat takes when it is its turn (SKE-2.1); core takes the last one."""
    if state.over or seat != state.turn:
        return None
    options = tuple(  # none can be undone: a hidden card is shown, and the other seat is asked
        Option(card, text("skeleton-pick", card=Card(card)), on(card), final=True)
        for card in state.row
    )
    left = len(state.row) + len(state.deck)
    return Decision(TAKE, "SKE-2.1", text("skeleton-ask-take"), options, f"turn:{left}")
