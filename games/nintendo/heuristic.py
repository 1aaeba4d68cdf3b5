"""How a sensible player answers: it tries what it can do on a copy of what it sees."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from games.ai.mind import Weighed, best_first
from games.core.data.codec import decode, encode
from games.core.decision import Decision, Picks, is_legal
from games.core.rules import Rules
from games.core.streams import Streams
from games.core.text import Text
from games.core.view import View
from games.nintendo import answers
from games.nintendo.advice import facts
from games.nintendo.advice import why as reasons
from games.nintendo.advice.seen import as_state
from games.nintendo.advice.value import value
from games.nintendo.cards import Cards
from games.nintendo.defaults import harmful
from games.nintendo.phases import leads
from games.nintendo.phases.effects.board import look
from games.nintendo.phases.effects.running import choices, word_of
from games.nintendo.phases.merit import Merit, merit_of
from games.nintendo.phases.preparation import star_price
from games.nintendo.phases.worth import Position
from games.nintendo.questions import shape_of
from games.nintendo.rules import Nintendo
from games.nintendo.state import (
    Play,
    State,
    over,
    present,
)
from games.nintendo.view import NintendoView, SeatView

_FOUND = 1.5  # coins: a card that is searched for or dug up
_MARGIN = 0.25  # what is done must be worth so much more than not doing it
_HARM = 1.0  # coins: what leaves a seat so much worse off is foolish
_HUNDRED = 100
_TRIED = 5  # targets that are tried, the likeliest first
_DEEP = 3  # answers that follow one


class SensiblePlayer:
    """Does what leaves it best off; attacks and blocks by the worth of the exchange."""

    names = facts.NAMES

    def __init__(self, rules: Rules[Any, Any]) -> None:
        assert isinstance(rules, Nintendo)
        self._rules = rules
        self._cards = rules.cards
        self._merits = {card: merit_of(found) for card, found in self._cards.by_id.items()}

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:
        """Return a legal answer to `decision`."""
        if decision.kind == "nintendo.deck":  # all ready-made decks are as good
            return (rng.choice("answer", [option.id for option in decision.options]),)
        return self.ranked(view, decision, rng)[0].picks

    def ranked(self, view: View, decision: Decision, rng: Streams) -> tuple[Weighed, ...]:  # noqa: ARG002 - fixed
        """Return answers to choose from, best first."""
        assert isinstance(view, NintendoView)
        ids = [option.id for option in decision.options]
        match decision.kind.rpartition(".")[2]:
            case "deck":
                return ()
            case "mulligan":
                begins = reasons.begins(self._cards, _own(view))
                ways = ("keep", "redraw") if begins else ("redraw", "keep")
                return tuple(Weighed((way,), -at) for at, way in enumerate(ways))
            case "search" | "dig" | "recall":
                wanted = self._wanted(view, ids)
                return tuple(Weighed((pick,), -at) for at, pick in enumerate(wanted)) or (
                    Weighed((), 0),
                )
            case "attackers":
                return self._attacks(view, decision)
            case "block":
                best = Trial(self._cards, self._merits, view).blocks(view, decision)
                return _offered(decision, best, [(), *((pick,) for pick in ids)])
            case _:
                return self._best(view, decision, ids)

    def why(self, view: View, decision: Decision, picks: Picks) -> Text | None:
        """Return what picks do and gain."""
        assert isinstance(view, NintendoView)
        if decision.kind == "nintendo.attackers" and picks:
            return Trial(self._cards, self._merits, view).raid(picks)
        return reasons.why(self._cards, view, decision, picks)

    def facts(self, view: View, decision: Decision) -> frozenset[str]:
        """Return the names of what holds at a question."""
        assert isinstance(view, NintendoView)
        return facts.facts(self._cards, view, decision)

    def value(self, view: View, seat: int) -> int:
        """Return how far a seat stands ahead, in hundredths of a coin."""
        assert isinstance(view, NintendoView)
        return value(self._cards, self._merits, view, seat)

    def _attacks(self, view: NintendoView, decision: Decision) -> tuple[Weighed, ...]:
        """The attackers that are best, then all of them but one, then one alone."""
        trial = Trial(self._cards, self._merits, view)
        best = tuple(f"p{n}" for n in trial.attack()) or self._rules.default(view, decision)
        fewer = [tuple(pick for pick in best if pick != one) for one in best]
        return _offered(decision, best, [*fewer, *((one.id,) for one in decision.options)])

    def _wanted(self, view: NintendoView, ids: Sequence[str]) -> list[str]:
        """The cards, the dearest first that can be paid soon; a character where the hand has few.

        Not a hero that is in play or in the hand already, while there is another card (NIN-8.4).
        """
        own = _own(view)
        there = [one.card for one in view.pieces if one.owner == own.seat]
        names = {self._cards[card].same for card in (*there, *own.hand)}
        few = sum(self._cards[card].type == "char" for card in own.hand) < 2
        reach = own.coins + own.income

        def merit(pick: str) -> tuple[bool, bool, bool, int]:
            card = self._cards[pick.removeprefix("card:").partition("#")[0]]
            again = "hero" in card.kinds and card.same in names
            return not again, card.cost <= reach, card.type == "char" or not few, card.cost

        return sorted(ids, key=merit, reverse=True)

    def _best(
        self, view: NintendoView, decision: Decision, ids: Sequence[str]
    ) -> tuple[Weighed, ...]:
        """What leaves the seat best off, or nothing where nothing is worth its while.

        What leaves it much worse off than nothing is foolish.
        """
        trial = Trial(self._cards, self._merits, view)
        still = {"main": ("end",), "main2": ("end",), "defend": ("blocks",)}
        asked = decision.kind.rpartition(".")[2]
        rest: Picks = still.get(asked, ())
        fixed = {"end", "blocks", "attack", "attack_end", "star"}
        tried: list[Picks] = [(pick,) for pick in ids if pick not in fixed]
        found = [(trial.worth_of(picks), picks) for picks in tried]
        now = trial.worth()
        if asked in still or decision.least == 0:
            found.append((now + _MARGIN, rest))
        ranked = best_first(
            Weighed(picks, round(worth * _HUNDRED), foolish=worth < now - _HARM)
            for worth, picks in found
        )
        if "star" in ids:
            first: Picks = trial.before_star(ids) or ("star",)
        else:
            first = ranked[0].picks
            if first == ("end",) and "attack" in ids and trial.attack():
                first = ("attack" if trial.goes_on() else "attack_end",)
        most = max(one.worth for one in ranked)
        return Weighed(first, most), *(one for one in ranked if one.picks != first)


def _offered(decision: Decision, best: Picks, others: Iterable[Picks]) -> tuple[Weighed, ...]:
    """Return an answer, and those of some others that are legal."""
    legal = [picks for picks in others if picks != best and is_legal(decision, picks)]
    return tuple(Weighed(picks, -at) for at, picks in enumerate(dict.fromkeys((best, *legal))))


class Trial:
    """What a seat sees as a state to try things on; unseen cards do nothing."""

    def __init__(self, cards: Cards, merits: Mapping[str, Merit], view: NintendoView) -> None:
        assert view.reader is not None
        self._cards, self._merits, self._seat = cards, merits, view.reader
        self._play = Play(as_state(cards, view), cards, Streams(b"trial"))

    def worth(self) -> float:
        """Return what the position is worth to the seat."""
        return self._position().worth(self._seat)

    def worth_of(self, picks: Picks) -> float:
        """Return what it is worth after an answer, and the likeliest answers that follow."""
        return self._tried(self._play, picks)

    def _copy(self, play: Play) -> Play:
        return Play(decode(encode(play.state), State), self._cards, Streams(b"trial"))

    def _position(self) -> Position:
        return Position(self._play, self._merits)

    def attack(self) -> list[int]:
        """Return the attackers that are best, the dearest toll last; none where none is."""
        return self._position().attackers(self._seat)[0]

    def raid(self, picks: Picks) -> Text:
        """Return what attackers bring if nobody blocks."""
        going = [present(self._play.state, int(pick.removeprefix("p"))) for pick in picks]
        return leads.raid(look(self._play), going, self._seat)

    def before_star(self, ids: Sequence[str]) -> Picks:
        """Return what to play before a star is bought: it makes that cheaper by more than it costs.

        Nothing goes before the last star.
        """
        own, price = self._play.state.seats[self._seat], self._price(self._play)
        if own.stars + 1 >= self._play.state.options.goal:
            return ()
        for pick in ids:
            if pick.startswith("card:"):
                trial = self._copy(self._play)
                answers.take(trial, self._seat, (pick,))
                cheaper, left = self._price(trial), trial.state.seats[self._seat].coins
                if cheaper < price and left - cheaper >= own.coins - price:
                    return (pick,)
        return ()

    def _price(self, play: Play) -> int:
        return star_price(look(play), self._seat)

    def goes_on(self) -> bool:
        """Whether there may be something to do after the combat, were all attackers let through.

        A character that it would not play even then waits for no combat; what hurts or heals may.
        """
        position = self._position()
        trial = self._copy(self._play)
        state = trial.state
        own = state.seats[self._seat]
        own.coins += position.gained_by(position.attackers(self._seat)[0])
        state.phase = state.asks = "main2"
        least = Position(trial, self._merits).worth(self._seat) + _MARGIN
        board, offered = look(trial), shape_of(trial).ids
        for card in set(own.hand):
            if self._cards[card].type != "char":
                if board.price(self._seat, card) <= own.coins:
                    return True
            elif (pick := f"card:{card}") in offered and self._tried(trial, (pick,)) > least:
                return True
        return False

    def blocks(self, view: NintendoView, decision: Decision) -> Picks:
        """Return who blocks the attacker that is asked about, seen with all attackers."""
        state = self._play.state
        assert state.combat is not None
        offered = {int(option.id.removeprefix("p")) for option in decision.options}
        at = state.combat.attackers.index(view.about)
        plan = self._position().blocks(state.combat.attackers[at:], offered)[0]
        return tuple(f"p{n}" for n in plan.get(view.about, ()) if n in offered)

    def _tried(self, play: Play, picks: Picks, depth: int = 0) -> float:
        """Return what an answer leads to, with the best of the likely answers that follow."""
        seat = self._seat
        trial = self._copy(play)
        answers.take(trial, seat, picks)
        state = trial.state
        if not over(state) and state.acting == seat and depth <= _DEEP:
            if state.asks in {"target", "host", "sac", "raise", "drop", "recall"}:
                likely = self._likely(trial)
                if likely:
                    return max(self._tried(trial, one, depth + 1) for one in likely)
            if state.asks in {"search", "dig"}:
                return Position(trial, self._merits).worth(seat) + _FOUND
        return Position(trial, self._merits).worth(seat)

    def _likely(self, play: Play) -> list[Picks]:
        """Return the answers that are worth trying."""
        state, shape = play.state, shape_of(play)
        found: list[Picks] = [(pick,) for pick in shape.ids]
        if shape.least == 0:
            found.append(())
        if state.asks != "target" or len(found) <= _TRIED:
            return found[: 2 * _TRIED]
        position, harms = Position(play, self._merits), harmful(word_of(play))
        aimed = [one for one in choices(play) if (one.owner != self._seat) == harms]
        aimed = sorted(aimed or choices(play), key=lambda one: -position.value(one))
        return [(f"p{one.entry}",) for one in aimed[:_TRIED]]


def _own(view: NintendoView) -> SeatView:
    assert view.reader is not None
    return view.panels[view.reader]
