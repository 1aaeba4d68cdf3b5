"""The one question of the game."""

from collections.abc import Sequence

from games.core.decision import Answer, Decision, Option
from games.core.text import Card, listed, text
from goofspiel.events import on
from goofspiel.state import State

BID = "goofspiel.bid"
KINDS = (BID,)


def question(state: State, seat: int, given: Sequence[Answer]) -> Decision | None:
    """Return which card a seat bids (GOO-2.2), once a round; core plays the last one."""
    if given or state.over:
        return None
    options = tuple(
        Option(card, text("goofspiel-pick", card=Card(card)), on(card))
        for card in state.seats[seat].hand
    )
    prompt = text("goofspiel-ask-bid", cards=listed(state.row))
    return Decision(BID, "GOO-2.2", prompt, options, f"round:{len(state.prizes)}", sealed=True)
