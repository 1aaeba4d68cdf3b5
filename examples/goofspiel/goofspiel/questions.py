"""The one question of the game."""

from games.core.decision import Decision, Option
from games.core.text import text
from goofspiel.events import card, on
from goofspiel.state import State

BID = "goofspiel.bid"
KINDS = (BID,)


def question(state: State, seat: int) -> Decision | None:
    """Return which card a seat bids (GOO-2.2); core plays the last one."""
    if state.over:
        return None
    options = tuple(
        Option(one, text("goofspiel-pick", card=card(one)), on(one))
        for one in state.seats[seat].hand
    )
    prompt = text("goofspiel-ask-bid", cards=tuple(card(one) for one in state.row))
    return Decision(BID, "GOO-2.2", prompt, options, f"round:{len(state.prizes)}", sealed=True)
