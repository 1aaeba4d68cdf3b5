"""A beginning of a deck is completed, with the reasons (group NIN-9)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from games.core.bringing.workshop import Completed, Pieces
from games.core.text import Card as Named
from games.core.text import Text, listed, text
from games.nintendo import setup
from games.nintendo.cards import COPIES, DECK_SIZE, Card, Cards, copies
from games.nintendo.grammar.forms import COLOURS, Ability, Filter

# What a deck that plays well holds, after the ready-made ones: characters by cost, and the others.
CURVE: Mapping[int, int] = {2: 7, 3: 7, 4: 6, 5: 4, 6: 3}
OTHERS: Mapping[str, int] = {"action": 7, "powerup": 3, "event": 2, "terrain": 1}
STYLES: Mapping[str, tuple[Mapping[int, int], Mapping[str, int]]] = {
    "swift": ({2: 8, 3: 8, 4: 7, 5: 3, 6: 3}, {"action": 5, "powerup": 4, "event": 2}),
    "heavy": ({2: 6, 3: 5, 4: 5, 5: 6, 6: 7}, {"action": 6, "powerup": 4, "terrain": 1}),
    "tricky": ({2: 6, 3: 6, 4: 6, 5: 4, 6: 4}, {"action": 11, "powerup": 2, "event": 1}),
}
_ALIKE = 3  # of one name, before others come first
_SOME = 4  # of a kind that makes an ability of another worth while


@dataclass
class Wish:
    """What a deck is completed towards."""

    curve: Mapping[int, int] = field(default_factory=lambda: CURVE)
    others: Mapping[str, int] = field(default_factory=lambda: OTHERS)
    colours: tuple[str, ...] = ()
    kind: str = ""


@dataclass
class Held:
    """What is in a deck: how many characters of each step, of each type, name and kind.

    `needed` counts the cards whose abilities speak of a kind.
    """

    steps: Counter[int] = field(default_factory=Counter[int])
    types: Counter[str] = field(default_factory=Counter[str])
    same: Counter[str] = field(default_factory=Counter[str])
    kinds: Counter[str] = field(default_factory=Counter[str])
    needed: Counter[str] = field(default_factory=Counter[str])


class Completer:
    """Completes decks of a set of cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self._needs = {one.id: _needs(one, cards) for one in cards.by_id.values()}

    def complete(self, deck: Pieces) -> Completed:
        """Return a beginning with as many cards as it lacks; what may not be in it goes."""
        if not setup.faults_of(self.cards, "any", deck):
            return Completed(dict(deck), (text("nintendo-why-whole"),))
        kept, why = self._kept(deck)
        return self._completed(kept, Wish(colours=self._colours(kept)), why)

    def suited(self, answers: Mapping[str, str]) -> Completed:
        """Return a deck in the style, with the colour and of the family that somebody likes."""
        curve, others = STYLES.get(answers.get("style", ""), (CURVE, OTHERS))
        kind = answers.get("family", "")
        first = answers.get("colour", "")
        wish = Wish(curve, others, self._suited_colours(first, kind), kind)
        return self._completed({}, wish, [])

    def _kept(self, deck: Pieces) -> tuple[dict[str, int], list[Text]]:
        """Return as much of a beginning as may be, and what goes (NIN-9.1, 9.2)."""
        kept, why = self.cards.known(deck), list[Text]()
        if len(kept) < len(deck):
            why.append(text("nintendo-why-unknown", count=len(deck) - len(kept)))
        gone: list[str] = []
        many = copies(kept, self.cards.by_id)
        for card in reversed(list(kept)):
            same = self.cards[card].same
            while many[same] > COPIES:
                kept[card] -= 1
                many[same] -= 1
                gone.append(card)
            if not kept[card]:
                del kept[card]
        while sum(kept.values()) > DECK_SIZE:
            held = self._held(kept)
            worst = min(kept, key=lambda card: (self._merit(card, held, Wish()), card))
            kept[worst] -= 1
            gone.append(worst)
            if not kept[worst]:
                del kept[worst]
        if gone:
            why.append(text("nintendo-why-less", cards=listed(dict.fromkeys(gone)), n=len(gone)))
        return kept, why

    def _colours(self, deck: Pieces) -> tuple[str, ...]:
        """Return the colours in which a deck goes on: its own, or those that go with them."""
        held = Counter[str]()
        for card, count in deck.items():
            held[self.cards[card].colour] += count
        if len(held) < 2:
            return self._near(next(iter(held), ""), deck)
        several = [colour for colour, count in held.most_common(3) if count >= _ALIKE]
        return tuple(several if len(several) > 1 else [one for one, _ in held.most_common(2)])

    def _near(self, first: str, deck: Pieces) -> tuple[str, ...]:
        """Return two colours that go together: those of the ready-made deck that is nearest."""

        def alike(ready: str) -> int:
            held = self.cards.decks[ready]
            return sum(min(count, held.get(card, 0)) for card, count in deck.items())

        pairs = {one: tuple(self.cards.colours(held)) for one, held in self.cards.decks.items()}
        fitting = [one for one in pairs if not first or first in pairs[one]]
        best = max(fitting, key=alike, default=None)
        return (first,) if best is None else pairs[best]

    def _suited_colours(self, first: str, kind: str) -> tuple[str, ...]:
        """Return two colours for somebody: the one they like, and where their family is."""
        there = Counter(one.colour for one in self.cards.by_id.values() if kind in one.kinds)
        if not there:
            return self._near(first, {})
        wanted = [first] if first else []
        wanted += [colour for colour, _ in there.most_common() if colour != first]
        return tuple(colour for colour in COLOURS if colour in wanted[:2])

    def _completed(self, kept: dict[str, int], wish: Wish, why: list[Text]) -> Completed:
        """Add the best card, one at a time, until the deck is whole."""
        deck = dict(kept)
        while sum(deck.values()) < DECK_SIZE:
            held = self._held(deck)
            free = [one.id for one in self.cards.by_id.values() if held.same[one.same] < COPIES]
            best = max(free, key=lambda card: (self._merit(card, held, wish), card))
            deck[best] = deck.get(best, 0) + 1
        deck = self.cards.known(deck)
        return Completed(deck, (*why, *self._reasons(deck, kept, wish)))

    def _held(self, deck: Pieces) -> Held:
        held = Held()
        for card, count in deck.items():
            one = self.cards[card]
            held.types[one.type] += count
            held.same[one.same] += count
            if one.type == "char":
                held.steps[_step(one.cost)] += count
            for kind in one.kinds:
                held.kinds[kind] += count
            for kind in self._needs[card]:
                held.needed[kind] += count
        return held

    def _merit(self, card: str, held: Held, wish: Wish) -> float:
        """Return how much one more of a card is worth to a deck that holds these."""
        one = self.cards[card]
        found = _worth(one)
        if one.type == "char":
            want, have = wish.curve.get(_step(one.cost), 0), held.steps[_step(one.cost)]
            found += 6 * max(0.0, 1 - have / want) if want else -4
            found -= 5 if held.types["char"] >= sum(wish.curve.values()) else 0
        else:
            want, have = wish.others.get(one.type, 0), held.types[one.type]
            found += 5 * max(0.0, 1 - have / want) if want else -4
        if wish.colours and one.colour not in wish.colours:
            found -= 12
        if wish.kind in one.kinds:
            found += 2.5
        found += self._together(one, held)
        same = held.same[one.same]
        found -= 0.3 * same if same < _ALIKE else 4
        return found - (2 * same if "hero" in one.kinds else 0)

    def _together(self, one: Card, held: Held) -> float:
        """Return what a card gains from the kinds of the others, and they from its own."""
        found = 0.4 * sum(held.needed[kind] for kind in one.kinds)
        if needs := self._needs[one.id]:
            have = sum(held.kinds[kind] for kind in needs)
            found += min(2.0, 0.25 * have) if have >= _SOME else -1.5
        return min(found, 3.0)

    def _reasons(self, deck: Pieces, kept: Pieces, wish: Wish) -> tuple[Text, ...]:
        """Say what a completed deck is made for."""
        bodies = [(self.cards[card], n) for card, n in deck.items()]
        bodies = [(card, n) for card, n in bodies if card.type == "char"]
        cheap = sum(n for card, n in bodies if card.cost <= setup.CHEAP)
        found = [text("nintendo-why-added", count=DECK_SIZE - sum(kept.values()))]
        if wish.colours:
            named = tuple(text(f"nintendo-colour-{one}") for one in wish.colours)
            own = set(wish.colours) <= set(self.cards.colours(kept))
            found.append(text(f"nintendo-why-colours-{'begun' if own else 'pair'}", colours=named))
        chars = sum(n for _, n in bodies)
        early = chars >= setup.FEW and cheap >= _SOME  # a beginning may leave no room for them
        bodied = "nintendo-why-chars" if early else "nintendo-why-chars-few"
        found.append(text(bodied, chars=chars, cheap=cheap, cost=setup.CHEAP))
        found.append(text("nintendo-why-others", count=DECK_SIZE - chars))
        if pair := self._leader(deck):
            leader, kind, count = pair
            found.append(
                text("nintendo-why-kind", card=Named(leader), kind=Named(kind), count=count)
            )
        return tuple(found)

    def _leader(self, deck: Pieces) -> tuple[str, str, int] | None:
        """Return the card that gains most from a kind of others in a deck."""
        best: tuple[str, str, int] | None = None
        for card in deck:
            for kind in sorted(self._needs[card]):
                have = sum(n for c, n in deck.items() if kind in self.cards[c].kinds and c != card)
                if have >= _SOME and (best is None or have > best[2]):
                    best = card, kind, have
        return best


def _needs(card: Card, cards: Cards) -> frozenset[str]:
    """Return the kinds of which a card's abilities speak, where they are its own side's."""
    kinds = {kind for other in cards.by_id.values() for kind in other.kinds}
    words = {
        word
        for ability in card.abilities
        for fits in _filters(ability)
        if "opp" not in (said := fits.words()) and "any" not in said
        for word in said
    }
    return frozenset(words & kinds)


def _filters(ability: Ability) -> Iterable[Filter]:
    """Yield every filter of an ability."""
    every = [ability.fits, ability.watched, ability.condition and ability.condition.fits]
    every += [cost.fits for cost in ability.costs]
    every += [word.fits for word in ability.words]
    every += [word.target.fits for word in ability.words if word.target is not None]
    yield from (one for one in every if one is not None)


def _worth(card: Card) -> float:
    """Return what a card is worth by itself, beside what it costs."""
    if card.type == "char":
        return 0.4 * card.pf + 0.25 * card.pc - 0.55 * card.cost + 0.5 * len(card.abilities)
    return 1.0 - 0.15 * card.cost


def _step(cost: int) -> int:
    """Return the step of the curve to which a cost belongs."""
    return min(max(cost, min(CURVE)), max(CURVE))
