"""What cards are worth to a coach, and what it would do next in its turn, from its own view."""

from collections.abc import Collection, Mapping

from games.nba.defaults import me, waiting
from games.nba.phases.basics.dice import expected_attack, expected_defence
from games.nba.phases.court import may_leave
from games.nba.printed import Book, Tactic, is_fatigue, is_player, is_tactic
from games.nba.view import NbaView

LATE = 2  # own turns before the end in which Fatigue no longer costs anything
SPARE = 15  # the rise of worth for which a player comes in
_GAIN = 12  # the least rise of worth for which a player is signed
_WEIGHTS = (26, 21, 16, 12, 8, 10, 10, 19)  # of a point of each skill, 3 Points to Game IQ


class Sense:
    """Values cards by what is printed on them."""

    def __init__(self, book: Book) -> None:
        self._cards = book

    def next_step(self, view: NbaView, options: Collection[str]) -> str:
        """Return which option of the menu to take: buy, replace, prepare, play the best, end."""
        by_verb: dict[str, list[str]] = {}
        for option in options:
            by_verb.setdefault(option.partition(":")[0], []).append(option)
        for choose in (
            self._refreshing,
            self._signing,
            self._buying,
            self._replacing,
            self._preparing,
            self._playing,
        ):
            found = choose(view, by_verb)
            if found:
                return found
        return "end"

    def _refreshing(self, view: NbaView, verbs: Mapping[str, list[str]]) -> str:
        """Replace market tactics when none of them is any use."""
        if "refresh" not in verbs or own_turns(view) < LATE:
            return ""
        good = [
            card for card in view.market(me(view).seat).slots if card and self.gain(view, card) > 0
        ]
        return "" if good else "refresh"

    def _signing(self, view: NbaView, verbs: Mapping[str, list[str]]) -> str:
        """Sign the player who raises the court most, and can be paid without who is to come in."""
        wanted = {card for card in mine(view) if is_player(card) and self.rise(view, card) > SPARE}
        money = [card for card in mine(view) if is_player(card) and card not in wanted]
        value = sum(self._cards.value(card) for card in money)
        offers = [option.removeprefix("sign:") for option in verbs.get("sign", [])]
        offers = [card for card in offers if self._cards.player(card).cost <= value]
        best = max(offers, key=lambda card: (self.rise(view, card), card), default="")
        enough = best and self.rise(view, best) > _GAIN and own_turns(view) >= 1
        return f"sign:{best}" if enough else ""

    def _buying(self, view: NbaView, verbs: Mapping[str, list[str]]) -> str:
        """Buy the tactic that promises most beyond what the deck has."""
        offers = [option.removeprefix("buy:") for option in verbs.get("buy", [])]
        best = max(offers, key=lambda card: (self.gain(view, card), card), default="")
        if not best or self.gain(view, best) <= 0 or own_turns(view) < 1:
            return ""
        hand = [card for card in mine(view) if is_tactic(card)]
        idle = [card for card in hand if self.promise(view, card) < self.promise(view, best)]
        paid = sum(self._cards.value(card) for card in idle) >= self._cards.tactic(best).cost
        return f"buy:{best}" if paid else ""

    def _replacing(self, view: NbaView, verbs: Mapping[str, list[str]]) -> str:
        if "sub" not in verbs:
            return ""
        return "sub" if self.entering(view) else ""

    def entering(self, view: NbaView) -> list[str]:
        """Return the players of the hand who are worth sending in, the best first."""
        hand = [card for card in mine(view) if is_player(card)]
        tired = any(is_fatigue(card) for card in mine(view))
        least = -SPARE if tired else 0
        able = [card for card in hand if self.rise(view, card) > least]
        return sorted(able, key=lambda card: (self.rise(view, card), card), reverse=True)

    def _preparing(self, view: NbaView, verbs: Mapping[str, list[str]]) -> str:
        """Prepare when the best tactics are not those that lie."""
        return "prep" if "prep" in verbs and self.laying(view) else ""

    def laying(self, view: NbaView) -> list[str]:
        """Return the tactics of the hand that should lie and do not yet."""
        own, hand = me(view), [card for card in mine(view) if is_tactic(card)]
        found: list[str] = []
        for kind in ("off", "def"):
            lying = [card for card in own.lying if self._cards.tactic(card).type == kind]
            held = [card for card in hand if self._cards.tactic(card).type == kind]
            best = self.best_three(view, [*lying, *held])
            found += [card for card in best if card not in lying]
        return found

    def laying_best_first(self, view: NbaView) -> list[str]:
        """Return the same, what brings this team most first."""
        return sorted(self.laying(view), key=lambda card: (-self.brings(view, card), card))

    def _playing(self, view: NbaView, verbs: Mapping[str, list[str]]) -> str:
        """Play the best defence if an attack waits, then the best attack."""
        ready = [option.removeprefix("play:") for option in verbs.get("play", [])]
        for kind in ("def", "off"):
            able = [card for card in ready if self._cards.tactic(card).type == kind]
            merits = {card: self.expected(view, card) for card in able}
            if able and max(merits.values()) > 0:
                return "play:" + max(able, key=lambda card: (merits[card], card))
        return ""

    def expected(self, view: NbaView, card: str) -> float:
        """Return what a tactic brings on average: of a defence, against the highest attack."""
        tactic, sums = self._cards.tactic(card), me(view).sums
        if tactic.type == "off":
            return expected_attack(self._cards.dice, tactic, sums)
        if not waiting(view):
            return 0.0
        foe = max(waiting(view), key=lambda coach: sum(die.value for die in coach.attack))
        colours = frozenset(die.colour for die in foe.attack)
        return expected_defence(self._cards.dice, tactic, sums, colours)

    def brings(self, view: NbaView, card: str) -> float:
        """Return what a tactic brings this team on average, also where nothing comes (any two)."""
        tactic = self._cards.tactic(card)
        if tactic.type == "off" or waiting(view):
            return self.expected(view, card)
        return expected_defence(self._cards.dice, tactic, me(view).sums)

    def rise(self, view: NbaView, card: str) -> int:
        """Return by how much the court's worth rises when a player comes in for the best leaver."""
        out = self.leaver(view, card)
        return self.worth(card) - (self.worth(out) if out else 1000)

    def leaver(self, view: NbaView, card: str) -> str:
        """Return for whom a player would come in, "" for nobody (rule NBA-4.1).

        The least worth of those who may leave: the five that are left can fill the five places.
        """
        own = me(view)
        staying = [other for other in own.court if other not in own.came]
        able = may_leave(self._cards, own.court, card, staying)
        return min(able, key=lambda other: (self.worth(other), other), default="")

    def worth(self, card: str) -> int:
        """Return what the skills of a player are worth."""
        skills = self._cards.player(card).skills
        return sum(weight * skill for weight, skill in zip(_WEIGHTS, skills, strict=True))

    def promise(self, view: NbaView, card: str) -> float:
        """Return what a tactic is expected to bring this team some day."""
        return _promise(self._cards, self._cards.tactic(card), me(view).sums)

    def gain(self, view: NbaView, card: str) -> float:
        """Return what a tactic promises beyond the third best of its type that the seat owns."""
        kind = self._cards.tactic(card).type
        own = [other for other in owned(view) if self._cards.tactic(other).type == kind]
        ranked = sorted((self.promise(view, other) for other in own), reverse=True)
        third = ranked[2] if len(ranked) > 2 else 0.0
        return self.promise(view, card) - third - 0.2

    def best_three(self, view: NbaView, ids: list[str]) -> list[str]:
        """Return the tactics that should lie."""
        ranked = sorted(ids, key=lambda card: (-self.promise(view, card), card))
        return ranked[:3]


def _promise(book: Book, tactic: Tactic, sums: tuple[int, ...]) -> float:
    """Return what a tactic is expected to bring; less where the team IQ does not reach it."""
    expected = expected_attack if tactic.type == "off" else expected_defence
    missing = max(0, tactic.cx - sums[-1])
    return expected(book.dice, tactic, sums) * (1, 0.8, 0.55, 0.3)[min(missing, 3)]


def own_turns(view: NbaView) -> int:
    """Return how many own turns of the period follow the running one."""
    return 0 if view.stage == "last" else (view.turns - view.turn) // 2


def mine(view: NbaView) -> tuple[str, ...]:
    """Return the reader's hand."""
    assert view.mine is not None
    return view.mine.hand


def owned(view: NbaView) -> list[str]:
    """Return all tactics of the seat."""
    own = me(view)
    found = [*own.pool, *own.discard, *own.lying]
    return [card for card in found if is_tactic(card)]
