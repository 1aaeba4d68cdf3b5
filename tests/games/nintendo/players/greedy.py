"""A plain player like the one by which the cards were designed, built anew from its description.

It tries each action on a copy of what it sees and does the one that leaves it best off, attacks and
blocks by the worth of the exchange, and buys a star whenever it can. Of what is to come it thinks
of the next turn's attack alone; it saves for nothing and knows no card. Whoever attacks is chosen
one by one, as if nobody else did, and an answer by abilities is not thought of. Of several ways to
choose them and weights that were tried, this is the simplest under which matches take about as long
and decks win about as often as they were designed to.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, TypeAlias

from games.core.data.codec import decode, encode
from games.core.decision import Decision, Picks
from games.core.rules import Rules
from games.core.streams import Streams
from games.core.view import View
from games.nintendo import answers
from games.nintendo.advice.seen import as_state
from games.nintendo.phases import combat, turn
from games.nintendo.phases.effects.board import look
from games.nintendo.phases.preparation import can_attack, toll
from games.nintendo.questions import shape_of
from games.nintendo.rules import Nintendo
from games.nintendo.state import STAR, Piece, Play, State, active, over
from games.nintendo.view import NintendoView

_WON = 1000.0
_FORCE = 1.5  # coins: a PF of a character; a PC is one, like a coin
_DEEP = 2  # answers that are tried after an action, where it asks for some

# an attacker, who blocks it, and the PF that each of these is hit with already
_Fight: TypeAlias = tuple[int, tuple[int, ...], tuple[tuple[int, ...], ...]]

_REST = {"main": ("end",), "main2": ("end",), "defend": ("blocks",)}
_ASKED_ON = frozenset({"target", "host", "sac", "raise", "drop", "recall"})


class GreedyPlayer:
    """Does at once whatever leaves it best off."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        assert isinstance(rules, Nintendo)
        self._cards = rules.cards

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:
        """Return a legal answer to `decision`."""
        assert isinstance(view, NintendoView)
        assert view.reader is not None
        asked = decision.kind.rpartition(".")[2]
        ids = [option.id for option in decision.options]
        if asked == "deck":
            return (rng.choice("answer", ids),)
        if asked == "mulligan":
            hand = [self._cards[card] for card in view.panels[view.reader].hand]
            return ("keep" if sum(one.type == "char" for one in hand) >= 2 else "redraw",)
        if asked in {"search", "dig"}:
            return (max(ids, key=self._cost),) if ids else ()
        if "star" in ids:
            return ("star",)
        play = Play(as_state(self._cards, view), self._cards, Streams(b"greedy"))
        if asked == "attackers":
            going = Exchange(play).attackers(view.reader)[0]
            return tuple(f"p{n}" for n in going) or (ids[0],)
        if asked == "block":
            plan = Exchange(play).blocks(view.attackers)[0]
            return tuple(pick for n in plan[view.about] if (pick := f"p{n}") in ids)
        return self._best(play, view.reader, decision, asked)

    def _cost(self, pick: str) -> int:
        return self._cards[pick.removeprefix("card:").partition("#")[0]].cost

    def _best(self, play: Play, seat: int, decision: Decision, asked: str) -> Picks:
        """Return what leaves the seat best off; nothing, where nothing leaves it better off."""
        ids = [option.id for option in decision.options]
        fixed = {"end", "blocks", "attack", "attack_end"}
        tried: list[Picks] = [(pick,) for pick in ids if pick not in fixed]
        found = [(_tried(play, seat, picks), picks) for picks in tried]
        if asked in _REST or decision.least == 0:
            found.insert(0, (worth(play, seat), _REST.get(asked, ())))
        picks = max(found, key=lambda one: one[0])[1]
        if picks == ("end",) and "attack" in ids:
            exchange = Exchange(play)
            going = exchange.attackers(seat)[0]
            if going:
                goes_on = self._goes_on(play, seat, exchange.loot(seat, going))
                return ("attack" if goes_on else "attack_end",)
        return picks

    def _goes_on(self, play: Play, seat: int, loot: int) -> bool:
        """Whether loot may pay for a card that could not be paid before; all others it let be."""
        own, board = play.state.seats[seat], look(play)
        richer = range(own.coins + 1, own.coins + loot + 1)
        cards = [card for card in own.hand if self._cards[card].type != "char" or not own.played]
        return any(board.price(seat, card) in richer for card in cards)


def _tried(play: Play, seat: int, picks: Picks, depth: int = 0) -> float:
    """Return what an answer leads to, with the best of the answers that it asks for."""
    trial = Play(decode(encode(play.state), State), play.cards, Streams(b"greedy"))
    answers.take(trial, seat, picks)
    state = trial.state
    if state.asks in _ASKED_ON and state.acting == seat and depth < _DEEP and not over(state):
        shape = shape_of(trial)
        following: list[Picks] = [(pick,) for pick in shape.ids]
        if shape.least == 0:
            following.append(())
        if following:
            return max(_tried(trial, seat, one, depth + 1) for one in following)
    return worth(trial, seat)


def worth(play: Play, seat: int) -> float:
    """Return what a position is worth to a seat: what it has less what the other has, in coins.

    With the combat there is, or the attack that it could make now, and the attack that the next
    turn allows to whose turn that is: tolls, who cannot attack in it and who blocks count by that.
    """
    state = play.state
    if over(state):
        return _WON if state.winner == seat else -_WON
    exchange = Exchange(play)
    fought = 0.0
    if state.combat is not None and not state.combat.declared:
        lost = exchange.blocks(state.combat.attackers)[1]
        fought = -lost if active(state) == seat else lost
    elif state.phase == "main" and active(state) == seat:
        fought = exchange.attackers(seat)[1]
    coming = _next_turn(play)
    attacker = active(coming.state)
    threat = Exchange(coming).attackers(attacker)[1]
    fought += threat if attacker == seat else -threat
    return exchange.having(seat) - exchange.having(1 - seat) + fought


def _next_turn(play: Play) -> Play:
    """Return the position as the next turn finds it, were nothing done before (NIN-2.2, 2.8)."""
    coming = Play(decode(encode(play.state), State), play.cards, Streams(b"greedy"))
    coming.state.combat = None
    turn.end(coming)
    turn.begin(coming)
    turn.refill(coming)
    coming.state.phase = "main"
    return coming


class Exchange:
    """A position and the combats that it allows, by what either side loses in them."""

    def __init__(self, play: Play) -> None:
        self._play, self._board = play, look(play)
        self._by_entry = {one.entry: one for one in play.state.pieces}
        # what is asked for again and again, since attackers are left out one by one
        self._bodies: dict[int, float] = {}
        self._able: dict[int, list[Piece]] = {}
        self._exchanges: dict[_Fight, float] = {}

    def having(self, seat: int) -> float:
        """Return what a seat has: stars at their price, coins, and what is in play."""
        own = self._play.state.seats[seat]
        found = float(own.stars * STAR + own.coins)
        return found + sum(self._value(one) for one in self._play.state.pieces if one.owner == seat)

    def _value(self, one: Piece) -> float:
        """Return the PF and PC of a character; of another card what it costs, while it lasts."""
        card = self._play.cards[one.card]
        if card.type == "char":
            return self._body(one)
        return card.cost * one.turns / card.turns if card.turns else card.cost

    def _body(self, one: Piece) -> float:
        if one.entry not in self._bodies:
            self._bodies[one.entry] = self._body_of(one)
        return self._bodies[one.entry]

    def _body_of(self, one: Piece) -> float:
        figures = self._board.figures[one.entry]
        # who is held for a turn is worth less only by the attack that it misses
        passing = {given.mod.name for given in one.given if given.until}
        held = figures.flags & {"noattack", "noblock"} - passing
        weight = _FORCE * (0.5 if held else 1)
        return weight * max(0, figures.pf - one.boost) + one.pc

    def _blockers(self, attacker: int) -> list[Piece]:
        """Return who can block somebody, while nobody is spent."""
        if attacker not in self._able:
            self._able[attacker] = combat.blockers(self._play, self._board, attacker, {})
        return self._able[attacker]

    def _loss(self, one: Piece, hits: Sequence[int]) -> float:
        """Return what its owner loses of a character that is hit with these PF."""
        figures = self._board.figures[one.entry]
        lost = sum(max(0, hit - figures.armor) for hit in hits)
        return lost if lost < one.pc else one.pc if figures.save else self._body(one)

    def blocks(self, attackers: Sequence[int]) -> tuple[dict[int, tuple[int, ...]], float]:
        """Return the blocks that are best against each attacker, the strongest first.

        And what they leave the defender better off by: below 0 where it loses.
        """
        taken: dict[int, tuple[int, ...]] = {}  # PF that a blocker is hit with already
        plan: dict[int, tuple[int, ...]] = {}
        whole = 0.0
        figures = self._board.figures
        for attacker in sorted(attackers, key=lambda n: -figures[n].pf):
            best, gained = (), -float(figures[attacker].pf + 1)
            able = self._blockers(attacker)
            free = [one for one in able if len(taken.get(one.entry, ())) <= figures[one.entry].cap]
            for group in _groups(free):
                found = self._exchanged(attacker, group, taken)
                if found > gained:
                    best, gained = tuple(one.entry for one in group), found
            plan[attacker] = best
            whole += gained
            for entry in best:
                taken[entry] = *taken.get(entry, ()), figures[attacker].pf
        return plan, whole

    def _exchanged(
        self, attacker: int, group: Sequence[Piece], taken: Mapping[int, tuple[int, ...]]
    ) -> float:
        """Return what a fight leaves the defender better off by, after the hits `taken` already."""
        before = tuple(taken.get(one.entry, ()) for one in group)
        key = attacker, tuple(one.entry for one in group), before
        if key not in self._exchanges:
            force, figures = self._board.figures[attacker].pf, self._board.figures
            gained = self._loss(self._by_entry[attacker], [figures[n.entry].pf for n in group])
            for one, hits in zip(group, before, strict=True):
                gained -= self._loss(one, [*hits, force]) - self._loss(one, hits)
            self._exchanges[key] = gained
        return self._exchanges[key]

    def attackers(self, seat: int) -> tuple[list[int], float]:
        """Return who should attack, each judged alone, and what they bring against the best blocks.

        Whose toll cannot be paid beside the others' stays at home, the dearest first.
        """
        state = self._play.state
        if active(state) != seat or state.phase not in {"main", "attackers"}:
            return [], 0.0
        able = [one.entry for one in can_attack(self._play, self._board)]
        able = sorted(able, key=lambda n: toll(self._board, n))
        while able and self._tolls(able) > state.seats[seat].coins:
            able.pop()
        going = [n for n in able if self._least(n) >= 0]
        return going, -self.blocks(going)[1] - self._tolls(going)

    def _least(self, attacker: int) -> float:
        """Return what somebody brings who is let through or meets the worst blocker, less toll."""
        figures = self._board.figures
        through = float(figures[attacker].pf + 1)
        met = [-self._exchanged(attacker, (one,), {}) for one in self._blockers(attacker)]
        return min([through, *met]) - toll(self._board, attacker)

    def loot(self, seat: int, going: Sequence[int]) -> int:
        """Return the coins that those bring who are let through (NIN-4.10)."""
        plan = self.blocks(going)[0]
        found = sum(self._board.figures[n].pf for n in going if not plan[n])
        return found + self._board.purse(seat, "loot") if found else 0

    def _tolls(self, going: Sequence[int]) -> int:
        return sum(toll(self._board, n) for n in going)


def _groups(able: Sequence[Piece]) -> Iterator[tuple[Piece, ...]]:
    """Yield who may block together: one, or two."""
    yield from ((one,) for one in able)
    yield from combinations(able, 2)
