"""What positions are worth to a seat, in coins: what either has, and how near it is to the end."""

from collections.abc import Mapping, Sequence

from games.nintendo.cards import Card
from games.nintendo.grammar.forms import Word
from games.nintendo.phases.effects.board import printed_fits
from games.nintendo.phases.exchange import Exchange
from games.nintendo.phases.merit import CARD, COIN, Merit, done_by, income_of
from games.nintendo.phases.preparation import may_buy, star_price
from games.nintendo.state import REFILL, Piece, Play, active, over

_WON = 1000.0
_STAR = 34.0
_BODY = 4.5  # a character beside coins
_USES = 0.6  # of turns in which it does
_NEXT = 0.9  # of what the next attack would bring, whose turn comes
_AFTER = 0.5  # and of the one after it

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
_FREE = 0.5  # coins in each of them for a PF which nobody there can block
_FALLS = 0.4  # characters of a seat that are thought to fall in a turn


class Position(Exchange):
    """A state looked at for what it is worth; it holds until something changes."""

    def __init__(self, play: Play, merits: Mapping[str, Merit]) -> None:
        super().__init__(play, merits)
        self._bodies: dict[int, float] = {}
        soon = min(self._turns_to_win(seat, 0) for seat in (0, 1))
        self._left = max(_LEAST, min(1.0, soon / _WHOLE))  # of a character's worth, near the end
        self._rounds = max(0.0, min(_ROUNDS, soon - 1))  # own turns to come that are thought of

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
        if self._evades(one.entry):
            each_turn += _FREE * lasting * self._rounds
        return max(0.3, found) * _BODY + each_turn + merit.attack_coins + merit.through


def _race(mine: float, theirs: float) -> float:
    """Return what being nearer to the last star is worth to the seat whose turn it is."""
    if theirs <= 1:
        return _LOST
    if mine <= 1:
        return _WINNING
    return _AHEAD * max(-_TURNS, min(_TURNS, theirs - mine))
