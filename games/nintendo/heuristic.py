"""How a sensible player answers: it tries what it can do on a copy of what it sees."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from games.core.data.codec import decode, encode
from games.core.decision import Decision, Picks
from games.core.rules import Rules
from games.core.streams import Streams
from games.core.view import View
from games.nintendo import answers
from games.nintendo.answers import harmful
from games.nintendo.cards import Cards
from games.nintendo.effects.board import Board, look
from games.nintendo.effects.running import choices, word_of
from games.nintendo.grammar.forms import Mod
from games.nintendo.phases import combat
from games.nintendo.phases.preparation import can_attack, star_price
from games.nintendo.questions import shape_of
from games.nintendo.rules import Nintendo
from games.nintendo.state import (
    Combat,
    Given,
    Options,
    Pending,
    Piece,
    Play,
    Running,
    Seat,
    State,
    active,
    over,
)
from games.nintendo.view import NintendoView, PieceView, SeatView, Waiting

_WON = 1000.0
_STAR = 34.0  # what a Super Star is worth, in coins
_CARD = 1.5  # a card of the hand
_COIN = 1.0
_BODY = 3.0  # a character beside coins
_MARGIN = 0.25  # what is done must be worth so much more than not doing it
_TRIED = 5  # targets that are tried, the likeliest first
_PAIRS = 6  # blockers of which pairs are tried


class SensiblePlayer:
    """Does what leaves it best off; attacks and blocks by the worth of the exchange."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        assert isinstance(rules, Nintendo)
        self._rules = rules
        self._cards = rules.cards

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:
        """Return a legal answer to `decision`."""
        assert isinstance(view, NintendoView)
        ids = [option.id for option in decision.options]
        match decision.kind.rpartition(".")[2]:
            case "deck":
                return (rng.choice("answer", ids),)
            case "mulligan":
                return ("keep" if self._keeps(view) else "redraw",)
            case "search" | "dig" | "recall":
                return (self._wanted(view, ids),) if ids else ()
            case "attackers":
                trial = Trial(self._cards, view)
                return tuple(f"p{n}" for n in trial.attack()) or self._rules.default(view, decision)
            case "block":
                return Trial(self._cards, view).blocks(view, decision)
            case _:
                return self._best(view, decision, ids)

    def _keeps(self, view: NintendoView) -> bool:
        """Whether the opening hand has characters enough, one of them for the first turns."""
        hand = [self._cards[card] for card in _own(view).hand]
        costs = [card.cost for card in hand if card.type == "char"]
        return len(costs) >= 2 and min(costs) <= 4

    def _wanted(self, view: NintendoView, ids: Sequence[str]) -> str:
        """The dearest card that can be paid soon; a character where the hand has few."""
        own = _own(view)
        few = sum(self._cards[card].type == "char" for card in own.hand) < 2
        reach = own.coins + own.income

        def merit(pick: str) -> tuple[bool, bool, int]:
            card = self._cards[pick.removeprefix("card:").partition("#")[0]]
            return card.cost <= reach, card.type == "char" or not few, card.cost

        return max(ids, key=merit)

    def _best(self, view: NintendoView, decision: Decision, ids: Sequence[str]) -> Picks:
        """What leaves the seat best off, or nothing where nothing is worth its while."""
        trial = Trial(self._cards, view)
        if "star" in ids:
            return ("star",)
        still = {"main": ("end",), "main2": ("end",), "defend": ("blocks",)}
        asked = decision.kind.rpartition(".")[2]
        rest: Picks = still.get(asked, ())
        fixed = {"end", "blocks", "attack", "attack_end", "star"}
        tried: list[Picks] = [(pick,) for pick in ids if pick not in fixed]
        found = [(trial.worth_of(picks), picks) for picks in tried]
        if asked in still or decision.least == 0:
            found.append((trial.worth() + _MARGIN, rest))
        picks = max(found, key=lambda one: one[0])[1]
        if picks == ("end",) and "attack" in ids and trial.attack():
            return ("attack" if trial.goes_on() else "attack_end",)
        return picks


class Trial:
    """What a seat sees as a state to try things on; unseen cards do nothing."""

    def __init__(self, cards: Cards, view: NintendoView) -> None:
        assert view.reader is not None
        self._cards, self._seat = cards, view.reader
        self._play = Play(as_state(cards, view), cards, Streams(b"trial"))

    def worth(self) -> float:
        """Return what the position is worth to the seat."""
        return _worth(self._play, self._seat)

    def worth_of(self, picks: Picks) -> float:
        """Return what it is worth after an answer, and the likeliest answers that follow."""
        return _tried(self._play, self._seat, picks)

    def attack(self) -> list[int]:
        """Return the attackers that are best, the dearest toll last; none where none is."""
        board = look(self._play)
        return _attackers(self._play, board, self._seat)[0]

    def goes_on(self) -> bool:
        """Whether there may be something to do after the combat."""
        own = self._play.state.seats[self._seat]
        board = look(self._play)
        coins = own.coins + sum(board.figures[n].pf for n in self.attack())
        for card in own.hand:
            found = self._cards[card]
            if found.cost <= coins and (found.type != "char" or not own.played):
                return True
        return False

    def blocks(self, view: NintendoView, decision: Decision) -> Picks:
        """Return who blocks the attacker that is asked about, seen with all attackers."""
        state = self._play.state
        assert state.combat is not None
        board = look(self._play)
        offered = {int(option.id.removeprefix("p")) for option in decision.options}
        at = state.combat.attackers.index(view.about)
        plan = _blocks(self._play, board, state.combat.attackers[at:], offered)[0]
        return tuple(f"p{n}" for n in plan.get(view.about, ()) if n in offered)


# What positions are worth


def _worth(play: Play, seat: int) -> float:
    """Return what a position is worth to a seat: all that it has, less what the other has."""
    state = play.state
    if over(state):
        return _WON if state.winner == seat else -_WON
    board = look(play)
    whole = _having(play, board, seat) - _having(play, board, 1 - seat)
    if state.combat is not None and not state.combat.declared:
        mine = active(state) == seat
        lost = _blocks(play, board, state.combat.attackers)[1]
        return whole + (-lost if mine else lost)
    if state.phase == "main" and active(state) == seat:
        whole += _attackers(play, board, seat)[1]
    return whole


def _having(play: Play, board: Board, seat: int) -> float:
    """Return what a seat has: stars, coins, cards, and what it has in play."""
    own = play.state.seats[seat]
    found = own.stars * _STAR + own.coins * _COIN + len(own.hand) * _CARD
    found -= (star_price(board, seat) - 20) * 0.6
    if len(own.deck) < 4:
        found -= 4 - len(own.deck)
    return found + sum(_value(play, board, one) for one in play.state.pieces if one.owner == seat)


def _value(play: Play, board: Board, one: Piece) -> float:
    """Return what a card in play is worth to its owner."""
    card = play.cards[one.card]
    match card.type:
        case "char":
            return _body(play, board, one) * (0.4 + 0.6 * one.pc / _most(board, one))
        case "event":
            return (card.cost + 1.5) * one.turns / max(1, card.turns)
        case "terrain":
            return card.cost * 0.5
        case _:
            own = board.figures[one.host].save if one.host in board.figures else 0
            return 0.8 + 0.5 * own


def _most(board: Board, one: Piece) -> int:
    return max(1, board.figures[one.entry].maximum)


def _body(play: Play, board: Board, one: Piece) -> float:
    """Return what a character is worth unhurt: its cost and what its numbers became."""
    card, figures = play.cards[one.card], board.figures[one.entry]
    lasting = figures.pf - one.boost
    found = 1.5 + 0.75 * card.cost + 0.25 * card.pf + 0.7 * (lasting - card.pf)
    found += 0.3 * (figures.maximum - card.pc) + 0.8 * figures.armor * (figures.armor < 9)
    if "fly" in figures.flags and not any("fly" in str(one.mods) for one in card.statics):
        found += 1
    for given in one.given:
        if given.mod.name in {"noattack", "noblock"}:
            found *= 0.55 if given.until == 0 else 0.85
    return max(0.3, found) * _BODY


def _loss(play: Play, board: Board, one: Piece, hits: Iterable[int]) -> float:
    """Return what its owner loses of a character that is hit so."""
    armor = board.figures[one.entry].armor
    lost = sum(max(0, hit - armor) for hit in hits)
    if lost <= 0:
        return 0.0
    body = _body(play, board, one)
    if lost < one.pc:
        return body * 0.6 * lost / _most(board, one)
    save = board.figures[one.entry].save
    if save:
        return 2.0
    return body * (0.4 + 0.6 * one.pc / _most(board, one)) + 0.3


# Combat, by the worth of the exchange


def _blocks(
    play: Play, board: Board, attackers: Sequence[int], allowed: set[int] | None = None
) -> tuple[dict[int, tuple[int, ...]], float]:
    """Return the defender's best blocks, one attacker after the other, the strongest first.

    And what they leave it better off by, in coins: below 0 where it loses. Only those `allowed`
    block the first attacker.
    """
    by_entry = {one.entry: one for one in play.state.pieces}
    used: dict[int, int] = {}
    plan: dict[int, tuple[int, ...]] = {}
    whole = 0.0
    order = sorted(attackers, key=lambda n: -board.figures[n].pf)
    for attacker in order:
        able = combat.blockers(play, board, attacker, used)
        if allowed is not None and attacker == attackers[0]:
            able = [one for one in able if one.entry in allowed]
        best, worth = (), -(board.figures[attacker].pf * _COIN + _COIN)
        for group in _groups(able):
            gained = _exchange(play, board, by_entry[attacker], group, used)
            if gained > worth:
                best, worth = tuple(one.entry for one in group), gained
        plan[attacker] = best
        whole += worth
        for entry in best:
            used[entry] = used.get(entry, 0) + 1
    return plan, whole


def _groups(able: Sequence[Piece]) -> Iterable[tuple[Piece, ...]]:
    """Yield who may block together: one, or two of the strongest."""
    for one in able:
        yield (one,)
    strong = sorted(able, key=lambda one: -one.base)[:_PAIRS]
    yield from combinations(strong, 2)


def _exchange(
    play: Play, board: Board, attacker: Piece, group: Sequence[Piece], used: dict[int, int]
) -> float:
    """Return what a block leaves the defender better off by."""
    force = board.figures[attacker.entry].pf
    gained = _loss(play, board, attacker, [board.figures[one.entry].pf for one in group])
    for one in group:
        before = used.get(one.entry, 0) * force  # it fights another one already
        gained -= _loss(play, board, one, [force, before] if before else [force])
    return gained


def _attackers(play: Play, board: Board, seat: int) -> tuple[list[int], float]:
    """Return the best attackers and what they bring: one is left out while that is better."""
    state = play.state
    if active(state) != seat or state.phase not in {"main", "attackers"}:
        return [], 0.0
    able = [one.entry for one in can_attack(play, board)]
    going = _payable(board, able, state.seats[seat].coins)
    worth = _attack_worth(play, board, going)
    while going:
        options = [[n for n in going if n != out] for out in going]
        found = [(_attack_worth(play, board, rest), rest) for rest in options]
        better, rest = max(found, key=lambda one: one[0])
        if better <= worth:
            break
        worth, going = better, rest
    return (going, worth) if worth > 0.3 else ([], 0.0)


def _payable(board: Board, able: Sequence[int], coins: int) -> list[int]:
    """Return those whose tolls can all be paid, the strongest first."""
    going: list[int] = []
    for entry in sorted(able, key=lambda n: (-board.figures[n].pf, n)):
        toll = max(0, board.figures[entry].toll)
        if toll <= coins:
            coins -= toll
            going.append(entry)
    return going


def _attack_worth(play: Play, board: Board, going: Sequence[int]) -> float:
    if not going:
        return 0.0
    plan, lost = _blocks(play, board, going)
    tolls = sum(max(0, board.figures[n].toll) for n in going)
    through = [n for n in going if not plan[n]]
    loot = board.purse(active(play.state), "loot") if through else 0
    return -lost + loot - tolls * _COIN


# Trying answers


def _tried(play: Play, seat: int, picks: Picks, depth: int = 0) -> float:
    """Return what an answer leads to, with the best of the likely answers that follow."""
    trial = Play(decode(encode(play.state), State), play.cards, Streams(b"trial"))
    answers.take(trial, seat, picks)
    state = trial.state
    if over(state) or state.acting != seat or depth > 3:
        return _worth(trial, seat)
    if state.asks in {"target", "host", "sac", "raise", "drop", "recall"}:
        likely = _likely(trial, seat)
        if likely:
            return max(_tried(trial, seat, one, depth + 1) for one in likely)
    if state.asks in {"search", "dig"}:
        return _worth(trial, seat) + _CARD
    return _worth(trial, seat)


def _likely(play: Play, seat: int) -> list[Picks]:
    """Return the answers that are worth trying."""
    state, shape = play.state, shape_of(play)
    found: list[Picks] = [(pick,) for pick in shape.ids]
    if shape.least == 0:
        found.append(())
    if state.asks != "target" or len(found) <= _TRIED:
        return found[: 2 * _TRIED]
    board = look(play)
    harms = harmful(word_of(play))
    aimed = [one for one in choices(play) if (one.owner != seat) == harms] or choices(play)
    aimed.sort(key=lambda one: -_value(play, board, one))
    return [(f"p{one.entry}",) for one in aimed[:_TRIED]]


# The state that a seat sees


def _own(view: NintendoView) -> SeatView:
    assert view.reader is not None
    return view.panels[view.reader]


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
