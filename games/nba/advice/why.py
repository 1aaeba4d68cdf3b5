"""What answers do and gain, said in half a line, from what the asked coach knows (MND-1.1)."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from games.ai.mind import led_to
from games.core.decision import Decision, Picks, sums
from games.core.text import Card, Text, text
from games.nba.advice import leads, rerolling
from games.nba.advice.sense import Sense, mine
from games.nba.defaults import me
from games.nba.printed import Book, is_player, is_tactic, named, printed
from games.nba.view import NbaView

_HAND = 6  # cards that a hand is filled up to, rule NBA-6.3


def why(book: Book, view: NbaView, decision: Decision, picks: Picks) -> Text | None:
    """Return what picks come to; nothing where too few are picked to tell."""
    says = _SAYS.get(decision.kind.removeprefix("nba."))
    if says is not None:
        return says(book, view, decision, picks)
    if picks == ("sub",):
        return _sent_in(book, view)
    if picks == ("prep",) and (laid := Sense(book).laying_best_first(view)):
        what = leads.brings(book, view, laid[0])
        return text("nba-why-prep", card=Card(laid[0], printed(laid[0])), why=what)
    return led_to(leads.explained(book.faces, view, decision), picks)


def _sent_in(book: Book, view: NbaView) -> Text:
    """Say which player of the hand helps most, and how."""
    sense = Sense(book)
    players = [card for card in mine(view) if is_player(card) and sense.leaver(view, card)]
    best = max(players, key=lambda card: (sense.rise(view, card), card), default="")
    if not best:
        return text("nba-act-sub")
    more = leads.changes(book.player(best), book.player(sense.leaver(view, best)))
    return text("nba-why-sub", card=Card(best, printed(best)), why=more)


def _entered(book: Book, view: NbaView, decision: Decision, picks: Picks) -> Text | None:
    """Say what a player brings; of ending the substitutions, who else is worth sending in."""
    if picks:
        return led_to(leads.explained(book.faces, view, decision), picks)
    offered = {option.id for option in decision.options}
    able = [card for card in Sense(book).entering(view) if card in offered]
    if not able:
        return text("nba-why-no-sub", players=len(offered))
    return text("nba-why-no-sub-yet", card=named(able[0]))


def _paid(book: Book, view: NbaView, decision: Decision, picks: Picks) -> Text | None:
    del book, view
    found = sums(decision, picks)
    if found["sum"] < found["need"]:
        return None
    return text("nba-why-pay", over=found["sum"] - found["need"])


def _rerolled(book: Book, view: NbaView, decision: Decision, picks: Picks) -> Text:
    """Say what rolling dice again brings on average (rules NBA-5.4, 5.7)."""
    del decision
    gain = rerolling.gain(book, view, picks)
    return text("nba-why-reroll", count=len(picks), gain=leads.gained(gain), gains=_sign(gain))


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)


def _kept(book: Book, view: NbaView, decision: Decision, picks: Picks) -> Text | None:
    """Say what the dice bring that are kept, and what the others showed (rule NBA-5.10)."""
    del book
    if len(picks) < decision.least:
        return None
    offered = {option.id for option in decision.options}
    values = {die.name: die.value * die.counts for die in me(view).dice if die.name in offered}
    kept = sum(values.get(pick, 0) for pick in picks)
    return text("nba-why-keep", kept=kept, lost=sum(values.values()) - kept)


def _held(book: Book, view: NbaView, decision: Decision, picks: Picks) -> Text:
    """Say how many cards are drawn beside those held (rule NBA-6.3)."""
    del book, decision
    return text(
        "nba-why-hold", count=len(picks), draw=0 if view.stage == "last" else _HAND - len(picks)
    )


def _removed(book: Book, view: NbaView, decision: Decision, picks: Picks) -> Text:
    """Say what is left of the cards that come back (rule NBA-6.1)."""
    del book, decision
    own = me(view)
    left = [card for card in (*own.pool, *own.discard) if card not in picks]
    return text(
        "nba-why-remove",
        count=len(picks),
        players=sum(map(is_player, left)),
        tactics=sum(map(is_tactic, left)),
    )


_SAYS: Mapping[str, Callable[[Book, NbaView, Decision, Picks], Text | None]] = MappingProxyType(
    {
        "pay_player": _paid,
        "pay_tactic": _paid,
        "reroll": _rerolled,
        "reroll_def": _rerolled,
        "keep_dice": _kept,
        "hold": _held,
        "remove": _removed,
        "sub_in": _entered,
    }
)
