"""The state that a seat sees, to try things on: cards that it cannot see do nothing."""

from games.nintendo.cards import Cards
from games.nintendo.grammar.forms import Mod
from games.nintendo.state import Combat, Given, Options, Pending, Piece, Running, Seat, State
from games.nintendo.view import NintendoView, PieceView, SeatView, Waiting


def as_state(cards: Cards, view: NintendoView) -> State:
    """Return a state like what a seat sees; cards that it cannot see do nothing."""
    plain = next(one.id for one in cards.by_id.values() if one.type == "char" and not one.abilities)
    return State(
        seats=[_seat(plain, one, own=one.seat == view.reader) for one in view.panels],
        options=Options(goal=view.goal, turns=view.turns),
        first=view.first,
        phase=view.phase,
        asks=view.asked,
        turn=view.turn,
        acting=view.acting,
        pieces=[_piece(one) for one in view.pieces],
        entries=view.entries,
        queue=[_pending(one) for one in view.queued],
        waiting=[_pending(one) for one in view.waiting],
        running=_running(view),
        placing=view.placing,
        combat=_combat(view),
        waive=view.waive,
        ending=view.ending,
        winner=view.winner,
    )


def _seat(plain: str, panel: SeatView, *, own: bool) -> Seat:
    return Seat(
        coins=panel.coins,
        stars=panel.stars,
        deck=list(panel.deck) if own else [plain] * panel.deck_size,
        hand=list(panel.hand) if own else [plain] * panel.hand_size,
        grave=list(panel.grave),
        removed=list(panel.removed),
        played=panel.played,
        bought=panel.bought,
    )


def _piece(one: PieceView) -> Piece:
    given = [Given(Mod(lent.name, lent.number, lent.kind), lent.until) for lent in one.given]
    return Piece(
        entry=one.entry,
        card=one.card,
        owner=one.owner,
        pc=one.pc,
        maximum=one.lasting,
        base=one.base,
        boost=one.boost,
        given=given,
        host=one.host,
        turns=one.turns,
        used=list(one.used),
    )


def _pending(one: Waiting) -> Pending:
    return Pending(one.card, one.entry, one.seat, one.ability, one.vs)


def _running(view: NintendoView) -> Running | None:
    one = view.resolving
    if one is None:
        return None
    return Running(
        one.card,
        one.entry,
        one.seat,
        one.ability,
        one.cost,
        one.word,
        list(one.it),
        one.vs,
        one.sacrificed,
        list(view.seen),
        one.action,
    )


def _combat(view: NintendoView) -> Combat | None:
    if not view.attackers and not view.declared and not view.blocked:
        return None
    blocks = [(one.entry, attacker) for one in view.pieces for attacker in one.blocks]
    return Combat(list(view.attackers), blocks, list(view.blocked), view.declared)
