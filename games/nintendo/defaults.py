"""What is answered for a seat whose time runs out (the table of NIN-11), from its view alone."""

from collections.abc import Sequence

from games.core.decision import Decision, Picks
from games.nintendo.cards import Cards
from games.nintendo.grammar.forms import Word
from games.nintendo.view import NintendoView, PieceView

_HARMFUL = frozenset({"hit", "destroy", "bounce", "exile", "calm"})
_SIGNED = frozenset({"pf", "base", "max"})
_HINDERING = frozenset({"noattack", "noblock", "toll"})
_FIXED = {"main": "end", "main2": "end", "defend": "blocks", "mulligan": "keep"}


def default(cards: Cards, view: NintendoView, decision: Decision) -> Picks:
    """Return a legal and harmless answer, from the asked seat's own view."""
    kind = decision.kind.rpartition(".")[2]
    ids = [option.id for option in decision.options]
    if kind in _FIXED:
        return (_FIXED[kind],)
    match kind:
        case "deck":
            return (ids[0] if view.reader == 0 else _last_ready(cards, ids),)
        case "search":
            return ()
        case "dig" | "recall" | "raise" | "drop":
            return _dearest(cards, ids) if decision.least else ()
        case _:
            return _piece(cards, view, decision, kind)


def _last_ready(cards: Cards, ids: Sequence[str]) -> str:
    return [deck for deck in ids if deck in cards.decks][-1]


def _dearest(cards: Cards, ids: Sequence[str]) -> Picks:
    """The highest printed cost, then the order of the card file."""

    def merit(pick: str) -> tuple[int, int]:
        card = cards[pick.removeprefix("card:").partition("#")[0]]
        return -card.cost, card.rank

    return (min(ids, key=merit),)


def _piece(cards: Cards, view: NintendoView, decision: Decision, kind: str) -> Picks:
    """A card in play: attacker, blocker, host, target or sacrifice."""
    by_entry = {one.entry: one for one in view.pieces}
    offered = [by_entry[int(option.id.removeprefix("p"))] for option in decision.options]
    match kind:
        case "attackers":
            free = [one for one in offered if not one.toll] or offered
            chosen = max(free, key=lambda one: (one.pc, -one.entry))
        case "block":
            return _block(view, offered)
        case "host":
            bare = [one for one in offered if not one.worn] or offered
            chosen = max(bare, key=lambda one: (one.pf, -one.entry))
        case "sac":
            chosen = min(offered, key=lambda one: (cards[one.card].cost, one.entry))
        case _:
            if not decision.least:
                return ()
            chosen = _target(cards, view, offered)
    return (f"p{chosen.entry}",)


def _block(view: NintendoView, offered: Sequence[PieceView]) -> Picks:
    """Who survives alone, the one with most PC; else nobody."""
    attacker = asked_about(view)
    safe = [one for one in offered if one.pc > max(0, attacker.pf - one.armor)]
    if not safe:
        return ()
    return (f"p{max(safe, key=lambda one: (one.pc, -one.entry)).entry}",)


def asked_about(view: NintendoView) -> PieceView:
    """Return the attacker that a question of blocks is about."""
    return next(one for one in view.pieces if one.entry == view.about)


def word_asked(cards: Cards, view: NintendoView) -> Word:
    """Return the word whose target is asked for."""
    running = view.resolving
    assert running is not None
    return cards[running.card].abilities[running.ability].words[running.word]


def harmful(word: Word) -> bool:
    """Whether a word harms its target: defaults then look for a card of the other side."""
    if word.name in _SIGNED:
        return word.number < 0
    if word.mod is not None:
        return word.mod.name in _HINDERING or word.mod.number < 0
    return word.name in _HARMFUL


def _target(cards: Cards, view: NintendoView, offered: Sequence[PieceView]) -> PieceView:
    """Of harmful words an opposing one, of others an own one, the strongest; else the weakest."""
    harms = harmful(word_asked(cards, view))
    wanted = [one for one in offered if (one.owner != view.reader) == harms]
    if wanted:
        return max(wanted, key=lambda one: (one.pf, -one.entry))
    return min(offered, key=lambda one: (one.pf, one.entry))
