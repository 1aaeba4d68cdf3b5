"""The one question of the game."""

from games.core.decision import Decision, Option
from games.core.text import Card, listed, text
from goofspiel.events import on
from goofspiel.state import State

BID = "goofspiel.bid"
KINDS = (BID,)


def question(state: State, seat: int) -> Decision | None:
    """Return which card a seat bids (GOO-2.2); core plays the last one."""
    if state.over:
        return None
    options = tuple(
        Option(card, text("goofspiel-pick", card=Card(card)), on(card))
        for card in state.seats[seat].hand
    )
    prompt = text("goofspiel-ask-bid", cards=listed(state.row))
    return Decision(BID, "GOO-2.2", prompt, options, f"round:{len(state.prizes)}", sealed=True)
