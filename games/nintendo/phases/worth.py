"""What positions are worth to a seat, in coins: cards in play, and combats by their exchange."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from games.nintendo.cards import Card
from games.nintendo.grammar.forms import Word
from games.nintendo.phases import combat
from games.nintendo.phases.effects.board import Board, look, printed_fits
from games.nintendo.phases.merit import CARD, COIN, FORCE, Merit, done_by, income_of
from games.nintendo.phases.preparation import can_attack, may_buy, star_price
from games.nintendo.state import REFILL, Piece, Play, active, over

_WON = 1000.0
_STAR = 34.0
_BODY = 4.5  # a character beside coins
_USES = 0.6  # of turns in which it does
_NEXT = 0.9  # of what the next attack would bring, whose turn comes
_AFTER = 0.5  # and of the one after it
_PAIRS = 8  # blockers of which pairs are tried

# How near the last star is
_LOST = -70.0  # the other buys it in its next turn
_WINNING = 35.0  # the seat whose turn it is buys it in its next one, if nothing happens before
_AHEAD = 4.0  # for each turn by which it is nearer than the other
_TURNS = 4.0  # the most such turns that count
_PART = 0.35  # coins that an attack is thought to bring for each PF of a seat
_SPENT = 1.25  # times longer until it can pay for stars, since it pays for cards, too
_WHOLE = 4.0  # turns that the match must still last for a character to have its whole worth
_LEAST = 0.35  # the share of it that is left at the very end
_ROUNDS = 4.0  # turns to come of which it is counted what cards do in each
_FALLS = 0.4  # characters of a seat that are thought to fall in a turn


class Position:
    """A state looked at for what it is worth; it holds until something changes."""

    def __init__(self, play: Play, merits: Mapping[str, Merit]) -> None:
        self._play, self._state = play, play.state
        self._board: Board = look(play)
        self._by_entry = {one.entry: one for one in play.state.pieces}
        self._merits = {one.entry: merits[one.card] for one in play.state.pieces}
        for one in play.state.pieces:
            if one.host in self._merits:
                self._merits[one.host] += merits[one.card]
        self._rallied = self._rallies(0), self._rallies(1)
        self._bodies: dict[int, float] = {}
        self._exchanges: dict[tuple[int, ...], float] = {}
        self._blocks: dict[tuple[int, bool], list[tuple[float, tuple[int, ...]]]] = {}
        self._later = False  # that an attack of a later turn is looked at
        soon = min(self._turns_to_win(seat, 0) for seat in (0, 1))
        self._left = max(_LEAST, min(1.0, soon / _WHOLE))  # of a character's worth, near the end
        self._rounds = max(0.0, min(_ROUNDS, soon - 1))  # own turns to come that are thought of

    def _rallies(self, seat: int) -> int:
        """Return what characters of a seat add to each other when they attack."""
        found = 0
        for one in self._state.pieces:
            if one.owner != seat:
                continue
            for _, ability in self._play.cards[one.card].triggers:
                if ability.event == "attack":
                    found += sum(
                        word.number
                        for word in ability.words
                        if word.name == "pf" and word.target and word.target.choosing == "each"
                    )
        return found

    # What a seat has

    def worth(self, seat: int) -> float:
        """Return what the position is worth to a seat: what it has, less what the other has."""
        state = self._state
        if over(state):
            return _WON if state.winner == seat else -_WON
        turn, fought = active(state), 0.0
        plan: Mapping[int, Sequence[int]] = {}
        if state.combat is not None and not state.combat.declared:
            plan, lost = self.blocks(state.combat.attackers)
            fought = -lost if turn == seat else lost
        elif state.phase == "main" and turn == seat:
            going, fought = self.attackers(seat)
            plan = self.blocks(going)[0]
            fought += self._buying(seat)
        through = [entry for entry, blockers in plan.items() if not blockers]
        mine = self._turns_to_win(turn, self.gained_by(through))
        race = _race(mine, self._turns_to_win(1 - turn, -len(through)))
        whole = self._having(seat) - self._having(1 - seat) + self._coming(seat) + fought
        whole += self._starting(seat)
        return whole + (race if turn == seat else -race)

    def _buying(self, seat: int) -> float:
        """Return what it is worth that the seat can buy a star now, before it attacks (NIN-2.5)."""
        own = self._state.seats[seat]
        if not may_buy(self._play, self._board, seat):
            return 0.0
        if own.stars + 1 >= self._state.options.goal:
            return _WON
        return max(0.0, _STAR - star_price(self._board, seat) * COIN)

    def _turns_to_win(self, seat: int, loot: int) -> float:
        """Return after how many own turns to come a seat can have its last star.

        1 is its next turn, and said only where nothing but a loss of coins can prevent it: its
        refill comes before it buys (NIN-2.2, 2.5). `loot` is what the combat of this turn brings.
        """
        own = self._state.seats[seat]
        missing = self._state.options.goal - own.stars
        income = REFILL + self._board.purse(seat, "income")
        lacking = missing * star_price(self._board, seat) - own.coins - loot - income
        if missing == 1 and lacking <= 0:
            return 1.0
        force = sum(
            max(0, self._board.figures[one.entry].pf - one.boost)
            for one in self._state.pieces
            if one.owner == seat and self._play.cards[one.card].type == "char"
        )
        each = max(3.0, income + _PART * force)
        return max(missing, 1.5, lacking / each * _SPENT + 1)

    def _coming(self, seat: int) -> float:
        """Return what attacks of later turns may bring a seat, less what they bring the other."""
        mine, theirs = self._threat(seat), self._threat(1 - seat)
        if active(self._state) == seat:
            return _AFTER * mine - _NEXT * theirs
        return _NEXT * mine - _AFTER * theirs

    def _starting(self, seat: int) -> float:
        """Return what `start` triggers of the turns to come bring a seat (NIN-2.1 c)."""
        found = 0.0
        for one in self._state.pieces:
            card = self._play.cards[one.card]
            for _, ability in card.triggers:
                if ability.event != "start":
                    continue
                for reader in (0, 1) if card.type == "terrain" else (one.owner,):
                    times = self._times(card, one, reader)
                    brought = sum(self._begun(one, word, reader, times) for word in ability.words)
                    found += brought if reader == seat else -brought
        return found

    def _times(self, card: Card, one: Piece, reader: int) -> float:
        """Return how many starts of the reader's turns a card is thought to see."""
        if card.type != "event":
            return self._rounds
        return min(self._rounds, one.turns - (active(self._state) == reader))

    def _begun(self, one: Piece, word: Word, reader: int, times: float) -> float:
        """Return what a word of a `start` trigger brings whose turn begins, so many times."""
        if word.name == "recall" and word.fits is not None:
            grave = (self._play.cards[card] for card in self._state.seats[reader].grave)
            times = min(times, sum(printed_fits(card, word.fits) for card in grave))
        if word.name not in {"hit", "heal"} or word.target is None:
            return times * done_by(word)
        target, found = word.target, 0.0
        if target.fits is not None:
            hit = self._board.all_fitting(target.fits, reader, one.entry)
        else:
            hit = [self._by_entry[one.host if target.choosing == "host" else one.entry]]
        for each in hit:
            if word.name == "hit":
                armor = self._board.figures[each.entry].armor
                brought = -self._loss(each, round(max(0, word.number - armor) * times))
            else:
                hurt = self._most(each) - each.pc
                brought = 0.5 * min(word.number * times, hurt) + 0.3 * word.number * times
            found += brought if each.owner == reader else -brought
        return found

    def _threat(self, seat: int) -> float:
        """Return what the next attack of a seat would bring it, were all to stay as it is."""
        able = [
            one.entry
            for one in self._state.pieces
            if one.owner == seat
            and self._play.cards[one.card].type == "char"
            and not self._board.has(one.entry, "noattack")
        ]
        self._later = True
        coins = self._state.seats[seat].coins + REFILL
        found = self._best_of(seat, able, coins)[1]
        self._later = False
        return found

    def _having(self, seat: int) -> float:
        """Return what a seat has: stars, coins, cards, and what it has in play."""
        own, board = self._state.seats[seat], self._board
        found = own.stars * _STAR + own.coins * COIN + len(own.hand) * CARD
        found -= (star_price(board, seat) - 20) * 0.6
        if len(own.deck) < 4:
            found -= 4 - len(own.deck)
        return found + sum(self.value(one) for one in self._state.pieces if one.owner == seat)

    def value(self, one: Piece) -> float:
        """Return what a card in play is worth to its owner."""
        card = self._play.cards[one.card]
        match card.type:
            case "char":
                return self._body(one) * self._share(one)
            case "event":
                return self._lasting(card, one)
            case "terrain":
                return card.cost * 0.5
            case _:
                own = self._board.figures.get(one.host)
                merit = self._merits[one.entry]
                used = merit.used * _USES * self._rounds
                return 0.8 + 0.5 * (own.save if own else 0) + used + merit.attack_coins

    def _lasting(self, card: Card, one: Piece) -> float:
        """Return what an event is worth besides what it makes of others now."""
        own = card.type == "event"
        turns = min(self._rounds, one.turns - 1) if own else self._rounds
        falls = sum(
            word.number * COIN * _FALLS
            for _, ability in card.triggers
            if ability.event == "ko" and ability.watched is not None
            for word in ability.words
            if word.name == "gain"
        )
        found = (income_of(card) + falls) * turns
        return found + ((0.7 * card.cost + 1) * one.turns / max(1, card.turns) if own else 0.0)

    def _share(self, one: Piece) -> float:
        """Return which share of its worth a hurt character still has."""
        return 0.4 + 0.6 * one.pc / self._most(one)

    def _most(self, one: Piece) -> int:
        return max(1, self._board.figures[one.entry].maximum)

    def _body(self, one: Piece) -> float:
        """Return what a character is worth unhurt: its cost and what its numbers became."""
        if one.entry not in self._bodies:
            self._bodies[one.entry] = self._body_of(one) * self._left
        return self._bodies[one.entry]

    def _body_of(self, one: Piece) -> float:
        card, figures = self._play.cards[one.card], self._board.figures[one.entry]
        lasting = figures.pf - one.boost
        found = 1.5 + 0.75 * card.cost + 0.25 * card.pf + 0.7 * (lasting - card.pf)
        found += 0.3 * (figures.maximum - card.pc) + 0.8 * figures.armor * (figures.armor < 9)
        if "fly" in figures.flags and not any("fly" in str(one.mods) for one in card.statics):
            found += 1
        own = sum(mod.number for each in card.statics for mod in each.mods if mod.name == "toll")
        found -= 0.3 * max(0, figures.toll - own)
        for given in one.given:
            if given.mod.name in {"noattack", "noblock"}:
                found *= 0.55 if given.until == 0 else 0.85
        merit = self._merits[one.entry]
        each_turn = (merit.used * _USES + income_of(card)) * self._rounds
        return max(0.3, found) * _BODY + each_turn + merit.attack_coins + merit.through

    # Combat, by the worth of the exchange

    def force(self, entry: int) -> int:
        """Return the PF with which a character attacks."""
        found = self._pf(entry)
        if self._state.combat is not None and not self._later:
            return found
        return found + self._merits[entry].attack_pf + self._rallied[self._by_entry[entry].owner]

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
        key = attacker, self._later
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
        key = attacker, self._later, *fighting
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
        going = self._payable(able, coins)
        worth = self._attack_worth(seat, going)
        while going:
            options = [[n for n in going if n != out] for out in going]
            found = [(self._attack_worth(seat, rest), rest) for rest in options]
            better, rest = max(found, key=lambda one: one[0])
            if better <= worth:
                break
            worth, going = better, rest
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
        return -lost + loot + strikes - tolls * COIN

    def gained_by(self, entries: Iterable[int]) -> int:
        """Return the PF with which these attack together."""
        return sum(self.force(entry) for entry in entries)


def _race(mine: float, theirs: float) -> float:
    """Return what being nearer to the last star is worth to the seat whose turn it is."""
    if theirs <= 1:
        return _LOST
    if mine <= 1:
        return _WINNING
    return _AHEAD * max(-_TURNS, min(_TURNS, theirs - mine))


def _groups(able: Sequence[Piece]) -> Iterable[tuple[Piece, ...]]:
    """Yield who may block together: one, or two of the strongest."""
    for one in able:
        yield (one,)
    strong = sorted(able, key=lambda one: -one.base)[:_PAIRS]
    yield from combinations(strong, 2)
