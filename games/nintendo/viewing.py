"""Builds what a reader may see, from what that reader may know (NIN-10.1 to 10.5)."""

from collections.abc import Mapping

from msgspec.structs import replace

from games.core.decision import Answer
from games.core.streams import Streams
from games.nintendo.cards import Cards
from games.nintendo.phases.combat import next_block
from games.nintendo.phases.effects.board import Board, look
from games.nintendo.phases.preparation import star_price
from games.nintendo.state import (
    REFILL,
    Pending,
    Piece,
    Play,
    Running,
    Seat,
    State,
    active,
    attacking,
    power_up,
)
from games.nintendo.view import (
    Lent,
    NintendoView,
    PieceView,
    Resolving,
    SeatView,
    Stage,
    Waiting,
)


def public_view(state: State, cards: Cards) -> NintendoView:
    """Return what everybody may see, and a spectator sees."""
    play = Play(state, cards, Streams(b"view"))
    board, combat = look(play), state.combat
    return NintendoView(
        reader=None,
        seats=len(state.seats),
        stage=_stage(state),
        phase=state.phase,
        asked=state.asks,
        turn=state.turn,
        turns=state.options.turns,
        goal=state.options.goal,
        first=state.first,
        active=active(state),
        acting=state.acting,
        blocked=tuple(combat.blocked) if combat else (),
        panels=tuple(
            _panel(state, cards, board, number, seat) for number, seat in enumerate(state.seats)
        ),
        pieces=tuple(_piece(state, board, one) for one in state.pieces),
        attackers=tuple(combat.attackers) if combat else (),
        declared=combat is not None and combat.declared,
        waiting=tuple(_waiting(one) for one in state.waiting),
        queued=tuple(_waiting(one) for one in state.queue),
        resolving=_resolving(state.running),
        placing=state.placing,
        waive=state.waive,
        ending=state.ending,
        winner=state.winner,
        mulligan=state.options.mulligan,
        closed_lists=state.options.lists == "closed",
        entries=state.entries,
        found=state.found,
        fought=tuple(state.fought),
    )


def seat_view(
    state: State, cards: Cards, public: NintendoView, seat: int, given: tuple[Answer, ...]
) -> NintendoView:
    """Return what a seat sees: besides, its hand, what its deck holds, its sealed answers."""
    panels, own = list(public.panels), state.seats[seat]
    panels[seat] = replace(
        panels[seat],
        hand=tuple(own.hand),
        deck=tuple(cards.ordered(own.deck)),
        counts=_listed(cards, own.counts),
        own=tuple(_listed(cards, deck) for deck in own.own),
    )
    running, spied = state.running, state.spied
    seen = tuple(running.seen) if running is not None and running.seat == seat else ()
    return replace(
        public,
        reader=seat,
        panels=tuple(panels),
        seen=seen,
        spied=tuple(spied[1]) if spied is not None and spied[0] == seat else (),
        about=_about(state, cards, seat, given),
        given=tuple((one.kind, one.picks) for one in given),
    )


def _about(state: State, cards: Cards, seat: int, given: tuple[Answer, ...]) -> int:
    """Return the attacker that a seat is asked to block, 0 where it is not (NIN-4.6)."""
    if state.asks != "block" or seat != state.acting:
        return 0
    picked = [[int(pick.removeprefix("p")) for pick in one.picks] for one in given]
    asked = next_block(Play(state, cards, Streams(b"view")), picked)
    return asked[0].entry if asked else 0


def _stage(state: State) -> Stage:
    if state.phase in {"decks", "mulligan"}:
        return "decks" if state.phase == "decks" else "mulligan"
    return "over" if state.phase == "over" else "turn"


def _panel(state: State, cards: Cards, board: Board, number: int, seat: Seat) -> SeatView:
    """Return a seat as everybody knows it; a ready-made deck's list is public (NIN-1.1)."""
    told = state.options.lists == "open" or not seat.chosen.startswith("own:")
    return SeatView(
        seat=number,
        coins=seat.coins,
        stars=seat.stars,
        hand_size=len(seat.hand),
        deck_size=len(seat.deck),
        grave=tuple(seat.grave),
        removed=tuple(seat.removed),
        chosen=seat.chosen,
        star_price=star_price(board, number),
        income=max(0, REFILL + board.purse(number, "income")),
        played=seat.played,
        bought=seat.bought,
        redrew=seat.redrew,
        conceded=seat.conceded,
        counts=_listed(cards, seat.counts) if told else (),
    )


def _listed(cards: Cards, deck: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """Return what a deck holds, in the order of the card file."""
    return tuple((card, deck[card]) for card in cards.ordered(list(deck)))


def _piece(state: State, board: Board, one: Piece) -> PieceView:
    figures, worn = board.figures[one.entry], power_up(state, one.entry)
    blocks = state.combat.blocks if state.combat else []
    return PieceView(
        entry=one.entry,
        card=one.card,
        owner=one.owner,
        pf=figures.pf,
        pc=one.pc,
        maximum=figures.maximum,
        base=one.base,
        lasting=one.maximum,
        boost=one.boost,
        armor=figures.armor,
        toll=max(0, figures.toll),
        cap=figures.cap,
        flags=tuple(sorted(figures.flags)),
        kinds=tuple(sorted(figures.kinds)),
        given=tuple(
            Lent(each.mod.name, each.mod.number, each.mod.kind, each.until) for each in one.given
        ),
        host=one.host,
        worn=worn.entry if worn else 0,
        turns=one.turns,
        used=tuple(one.used),
        attacks=attacking(state, one.entry),
        blocks=tuple(attacker for blocker, attacker in blocks if blocker == one.entry),
    )


def _waiting(one: Pending) -> Waiting:
    return Waiting(one.seat, one.card, one.entry, one.ability, one.vs)


def _resolving(running: Running | None) -> Resolving | None:
    if running is None:
        return None
    return Resolving(
        running.seat,
        running.card,
        running.entry,
        running.ability,
        running.cost,
        running.word,
        tuple(running.it),
        running.vs,
        running.sacrificed,
        running.action,
    )
