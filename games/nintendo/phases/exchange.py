"""Combats by the worth of their exchange: who attacks, who blocks, and what either side loses."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from games.nintendo.cards import Card
from games.nintendo.grammar.forms import Ability
from games.nintendo.phases import combat
from games.nintendo.phases.effects.board import Board, look
from games.nintendo.phases.merit import COIN, FORCE, Merit
from games.nintendo.phases.preparation import can_attack
from games.nintendo.state import Piece, Play, active

_PAIRS = 8  # blockers of which pairs are tried
_ANSWERED = 0.6  # of what hits in the window take: some would be dealt in the next turn anyway


class Strike(NamedTuple):
    """A hit that an ability deals for coins, to any character of the other or to an attacker."""

    pc: int
    coins: int
    attackers: bool


class Exchange(ABC):
    """A state looked at for the combats that it allows; it holds until something changes."""

    def __init__(self, play: Play, merits: Mapping[str, Merit]) -> None:
        self._play, self._state = play, play.state
        self._board: Board = look(play)
        self._by_entry = {one.entry: one for one in play.state.pieces}
        self._merits = {one.entry: merits[one.card] for one in play.state.pieces}
        for one in play.state.pieces:
            if one.host in self._merits:
                self._merits[one.host] += merits[one.card]
        self._rallies = {
            one.entry: found
            for one in play.state.pieces
            if (found := _rallied_by(play.cards[one.card]))
        }
        self._joined: frozenset[int] = frozenset()  # those of them that attack
        self._exchanges: dict[tuple[int, ...], float] = {}
        self._blocks: dict[tuple[int, int, bool], list[tuple[float, tuple[int, ...]]]] = {}
        self._free: dict[int, bool] = {}
        self._strikes: dict[tuple[int, bool], list[Strike]] = {}
        self._later = False  # that an attack of a later turn is looked at

    @abstractmethod
    def _body(self, one: Piece) -> float:
        """Return what a character is worth unhurt, in coins."""

    def _share(self, one: Piece) -> float:
        """Return which share of its worth a hurt character still has."""
        return 0.4 + 0.6 * one.pc / self._most(one)

    def _most(self, one: Piece) -> int:
        return max(1, self._board.figures[one.entry].maximum)

    def force(self, entry: int) -> int:
        """Return the PF with which a character attacks."""
        found = self._pf(entry)
        if self._state.combat is not None and not self._later:
            return found
        return found + self._merits[entry].attack_pf + self._rallied(entry)

    def _join(self, attackers: Iterable[int]) -> None:
        """Let these attack together: who adds to the PF of others does so while it attacks."""
        self._joined = frozenset(n for n in attackers if n in self._rallies)

    def _rallied(self, entry: int) -> int:
        """Return what others that attack add to the PF of one."""
        owner = self._by_entry[entry].owner
        return sum(
            self._rallies[other]
            for other in self._joined
            if other != entry and self._by_entry[other].owner == owner
        )

    def _evades(self, entry: int) -> bool:
        """Whether nobody there can block a character that attacks (NIN-4.7)."""
        if entry not in self._free:
            flags = self._board.figures[entry].flags
            self._free[entry] = (
                "noattack" not in flags
                and bool(flags & {"fly", "stealth"})
                and not combat.blockers(self._play, self._board, entry, {})
            )
        return self._free[entry]

    def _pf(self, entry: int) -> int:
        """Return the PF of a character, in a later turn without those of this one."""
        found = self._board.figures[entry].pf
        return max(0, found - self._by_entry[entry].boost) if self._later else found

    def _loss(self, one: Piece, lost: int) -> float:
        """Return what its owner loses of a character that loses so many PC."""
        if lost <= 0:
            return 0.0
        body = self._body(one)
        if lost < one.pc:
            return body * 0.6 * lost / self._most(one)
        if self._board.figures[one.entry].save:
            return 2.0
        return body * self._share(one) + 0.3 - self._merits[one.entry].ko_coins

    def _felled(self, one: Piece, lost: int) -> bool:
        return lost >= one.pc and not self._board.figures[one.entry].save

    def _lost(self, one: Piece, hits: Iterable[int]) -> int:
        armor = self._board.figures[one.entry].armor
        return sum(max(0, hit - armor) for hit in hits)

    def blocks(
        self, attackers: Sequence[int], allowed: set[int] | None = None
    ) -> tuple[dict[int, tuple[int, ...]], float]:
        """Return the defender's best blocks, one attacker after the other, the strongest first.

        And what they leave it better off by, in coins: below 0 where it loses. Only those `allowed`
        block the first attacker.
        """
        self._join(attackers)
        used: dict[int, int] = {}
        plan: dict[int, tuple[int, ...]] = {}
        whole = 0.0
        for attacker in sorted(attackers, key=lambda n: -self.force(n)):
            only = allowed if attacker == attackers[0] else None
            best, worth = self._best_block(attacker, used, only)
            plan[attacker] = best
            whole += worth
            for entry in best:
                used[entry] = used.get(entry, 0) + 1
        return plan, whole

    def _best_block(
        self, attacker: int, used: Mapping[int, int], allowed: set[int] | None
    ) -> tuple[tuple[int, ...], float]:
        """Return who blocks an attacker best, those `used` being spent, and what it brings."""
        through = self.force(attacker) * COIN + COIN + self._merits[attacker].through
        best, worth = (), -through
        for gained, group in self._ranked(attacker):
            if gained <= worth:
                break
            if not any(n in used or (allowed is not None and n not in allowed) for n in group):
                best, worth = group, gained
                break
        figures = self._board.figures
        if any(many <= figures[n].cap for n, many in used.items()):  # who can block once more
            able = combat.blockers(self._play, self._board, attacker, used)
            for group in _groups([one for one in able if allowed is None or one.entry in allowed]):
                if any(one.entry in used for one in group):
                    gained = self._exchanged(attacker, group, used)
                    if gained > worth:
                        best, worth = tuple(one.entry for one in group), gained
        return best, worth

    def _ranked(self, attacker: int) -> list[tuple[float, tuple[int, ...]]]:
        """Return the blocks of an attacker while nobody is spent, the best for the defender first.

        Blocks are looked at again and again, with attackers left out.
        """
        key = attacker, self._rallied(attacker), self._later
        if key not in self._blocks:
            able = combat.blockers(self._play, self._board, attacker, {})
            found = [
                (self._exchanged(attacker, group, {}), tuple(one.entry for one in group))
                for group in _groups(able)
            ]
            self._blocks[key] = sorted(found, key=lambda one: -one[0])
        return self._blocks[key]

    def _exchanged(self, attacker: int, group: Sequence[Piece], used: Mapping[int, int]) -> float:
        """Return what `_exchange` does, which is asked for the same again and again."""
        fighting = (n for one in group for n in (one.entry, used.get(one.entry, 0)))
        key = attacker, self._rallied(attacker), self._later, *fighting
        if key not in self._exchanges:
            self._exchanges[key] = self._exchange(self._by_entry[attacker], group, used)
        return self._exchanges[key]

    def _exchange(self, attacker: Piece, group: Sequence[Piece], used: Mapping[int, int]) -> float:
        """Return what a block leaves the defender better off by."""
        mine = self._merits[attacker.entry]
        theirs = [self._merits[one.entry] for one in group]
        weaker = sum(one.clash_pf + one.block_pf for one in theirs)
        force = max(0, self.force(attacker.entry) + weaker)
        struck = [one.clash_hit for one in theirs]
        if self._felled(attacker, self._lost(attacker, struck)):
            force = 0  # it is gone before the damage
        hits = [max(0, self._pf(one.entry) + mine.clash_pf) for one in group]
        lost = self._lost(attacker, [*struck, *hits])
        gained = sum(one.block_coins for one in theirs)
        falls = self._felled(attacker, lost)
        for one, merit in zip(group, theirs, strict=True):
            before = used.get(one.entry, 0) * force  # it fights another one already
            found = self._lost(one, [mine.clash_hit, force, before])
            if self._felled(one, found):
                lost += self._lost(attacker, [merit.ko_hit])
            else:
                lost += self._lost(attacker, [merit.fought_hit])
                after = mine.ko_hit if falls else mine.fought_hit
                found += self._lost(one, [after])
                gained += merit.fought_coins - (0 if falls else merit.fought_base * FORCE)
                gained += 0 if falls else mine.fought_base * FORCE
            gained -= self._loss(one, found)
        falls = self._felled(attacker, lost)
        return gained + self._loss(attacker, lost) - (0 if falls else mine.fought_coins)

    def attackers(self, seat: int) -> tuple[list[int], float]:
        """Return the best attackers and what they bring: one is left out while that is better."""
        state = self._state
        if active(state) != seat or state.phase not in {"main", "attackers"}:
            return [], 0.0
        able = [one.entry for one in can_attack(self._play, self._board)]
        return self._best_of(seat, able, state.seats[seat].coins)

    def _best_of(self, seat: int, able: Sequence[int], coins: int) -> tuple[list[int], float]:
        """Return who of these should attack, and what it brings: nobody where it brings nothing."""
        self._join(able)
        going = self._payable(able, coins)
        worth = self._attack_worth(seat, going)
        while going:
            options = [[n for n in going if n != out] for out in going]
            found = [(self._attack_worth(seat, rest), rest) for rest in options]
            better, rest = max(found, key=lambda one: one[0])
            if better <= worth:
                break
            worth, going = better, rest
        self._join(going)
        return (going, worth) if worth > 0.3 else ([], 0.0)

    def _payable(self, able: Sequence[int], coins: int) -> list[int]:
        """Return those whose tolls can all be paid, the strongest first."""
        going: list[int] = []
        for entry in sorted(able, key=lambda n: (-self.force(n), n)):
            toll = max(0, self._board.figures[entry].toll)
            if toll <= coins:
                coins -= toll
                going.append(entry)
        return going

    def _attack_worth(self, seat: int, going: Sequence[int]) -> float:
        if not going:
            return 0.0
        plan, lost = self.blocks(going)
        tolls = sum(max(0, self._board.figures[n].toll) for n in going)
        through = [n for n in going if not plan[n]]
        loot = self._board.purse(seat, "loot") if through else 0
        foes = any(one.owner != seat for one in self._state.pieces)
        strikes = sum(self._merits[n].attack_coins for n in going) if foes else 0.0
        brought = -lost + loot + strikes - tolls * COIN
        return brought - _ANSWERED * self._struck(seat, plan)

    # What the defender does in the window that an attack opens (NIN-4.5)

    def _window(self, seat: int) -> list[Strike]:
        """Return the hits that a seat can deal by abilities in its window, the hardest first.

        Everybody sees them; Actions of its hand nobody does.
        """
        key = seat, self._later
        if key not in self._strikes:
            found = [
                strike
                for one in self._state.pieces
                if one.owner == seat
                for at, ability in self._play.cards[one.card].acts
                if (self._later or at not in one.used) and (strike := strike_of(ability))
            ]
            self._strikes[key] = sorted(found, key=lambda one: (-one.pc, one.coins))
        return self._strikes[key]

    def _struck(self, seat: int, plan: Mapping[int, tuple[int, ...]]) -> float:
        """Return what those hits take of a seat that attacks so and is blocked so."""
        coins, whole = self._state.seats[1 - seat].coins, 0.0
        before: dict[int, int] = {}
        there = [
            one
            for one in self._state.pieces
            if one.owner == seat and self._play.cards[one.card].type == "char"
        ]
        for strike in self._window(1 - seat):
            if strike.coins > coins:
                continue
            best, at = strike.coins * COIN, 0
            for one in there:
                if one.entry in plan or not strike.attackers:
                    lost = before.get(one.entry, 0)
                    hit = lost + self._lost(one, [strike.pc])
                    taken = self._taken(one, plan.get(one.entry), hit)
                    taken -= self._taken(one, plan.get(one.entry), lost)
                    if taken > best:
                        best, at = taken, one.entry
            if at:
                whole += best - strike.coins * COIN
                coins -= strike.coins
                before[at] = before.get(at, 0) + self._lost(self._by_entry[at], [strike.pc])
        return whole

    def _taken(self, one: Piece, blockers: tuple[int, ...] | None, hit: int) -> float:
        """Return what a character's owner loses of it that was hit before the blocks.

        One that stays at home has no `blockers`. Who was to be let through may be blocked now.
        """
        if blockers:
            return self._loss(one, hit + self._lost(one, [self._pf(n) for n in blockers]))
        lost = self._loss(one, hit)
        if blockers is None or not hit:
            return lost
        through = (self.force(one.entry) + 1) * COIN + self._merits[one.entry].through
        if self._felled(one, hit):
            return lost + through
        for other in combat.blockers(self._play, self._board, one.entry, {}):
            after = hit + self._lost(one, [self._pf(other.entry)])
            if self._felled(one, after):
                paid = self._loss(other, self._lost(other, [self.force(one.entry)]))
                lost = max(lost, self._loss(one, after) + through - paid)
        return lost

    def gained_by(self, entries: Iterable[int]) -> int:
        """Return the PF with which these attack together."""
        return sum(self.force(entry) for entry in entries)


def _rallied_by(card: Card) -> int:
    """Return what a character adds to the PF of each other that attacks with it."""
    return sum(
        word.number
        for _, ability in card.triggers
        if ability.event == "attack"
        for word in ability.words
        if word.name == "pf" and word.target and word.target.choosing == "each"
    )


def strike_of(ability: Ability) -> Strike | None:
    """Return the hit that an ability deals one character for coins, if it does."""
    word = ability.words[0]
    if word.name != "hit" or word.target is None or word.target.choosing != "one":
        return None
    if word.target.fits is None or any(cost.name != "coins" for cost in ability.costs):
        return None
    coins = sum(cost.number for cost in ability.costs)
    return Strike(word.number, coins, word.target.fits.says("attacking"))


def _groups(able: Sequence[Piece]) -> Iterable[tuple[Piece, ...]]:
    """Yield who may block together: one, or two of the strongest."""
    for one in able:
        yield (one,)
    strong = sorted(able, key=lambda one: -one.base)[:_PAIRS]
    yield from combinations(strong, 2)
