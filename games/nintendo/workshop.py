"""The workshop: decks are built, completed for good reasons, and tried (group NIN-9)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from games.core.bringing.brought import Brought, Checked, read_counts, write_counts
from games.core.bringing.workshop import (
    HANDS,
    Bar,
    Completed,
    Facet,
    Group,
    Overview,
    Piece,
    Pieces,
    Value,
    Workshop,
)
from games.core.decision import Decision, Picks
from games.core.streams import Streams
from games.core.text import Card as Named
from games.core.text import Text, listed, text
from games.nintendo import setup
from games.nintendo.cards import COPIES, DECK_SIZE, Card, Cards, copies
from games.nintendo.grammar.forms import COLOURS, TYPES, Ability, Filter
from games.nintendo.grammar.wording import card_text, read_out
from games.nintendo.state import REFILL

# What a deck that plays well holds, after the ready-made ones: characters by cost, and the others.
CURVE: Mapping[int, int] = {2: 7, 3: 7, 4: 6, 5: 4, 6: 3}
OTHERS: Mapping[str, int] = {"action": 7, "powerup": 3, "event": 2, "terrain": 1}
STYLES: Mapping[str, tuple[Mapping[int, int], Mapping[str, int]]] = {
    "swift": ({2: 8, 3: 8, 4: 7, 5: 3, 6: 3}, {"action": 5, "powerup": 4, "event": 2}),
    "heavy": ({2: 6, 3: 5, 4: 5, 5: 6, 6: 7}, {"action": 6, "powerup": 4, "terrain": 1}),
    "tricky": ({2: 6, 3: 6, 4: 6, 5: 4, 6: 4}, {"action": 11, "powerup": 2, "event": 1}),
}
FAMILIES = 8  # kinds that one may prefer
_TWO = 2  # colours that every table takes, NIN-9.3
_ALIKE = 3  # of one name, before others come first
_SOME = 4  # of a kind that makes an ability of another worth while
_TURNS = 5  # own turns that are tried
_TOLD = (3, 5)  # own turns of which figures are told


@dataclass
class _Wish:
    """What a deck is completed towards."""

    curve: Mapping[int, int] = field(default_factory=lambda: CURVE)
    others: Mapping[str, int] = field(default_factory=lambda: OTHERS)
    colours: tuple[str, ...] = ()
    kind: str = ""


@dataclass
class _Held:
    """What is in a deck: how many characters of each step, of each type, name and kind.

    `needed` counts the cards whose abilities speak of a kind.
    """

    steps: Counter[int] = field(default_factory=Counter[int])
    types: Counter[str] = field(default_factory=Counter[str])
    same: Counter[str] = field(default_factory=Counter[str])
    kinds: Counter[str] = field(default_factory=Counter[str])
    needed: Counter[str] = field(default_factory=Counter[str])


class NintendoWorkshop(Workshop):
    """Decks of forty cards, as the rules have them."""

    size: ClassVar[int] = DECK_SIZE
    most: ClassVar[int] = setup.MOST_DECKS

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.ready: Mapping[str, Pieces] = cards.decks
        self.pieces = tuple(_piece(card) for card in cards.by_id.values())
        self.facets = _facets(cards)
        self.questions = _questions(cards)
        self._needs = {one.id: _needs(one, cards) for one in cards.by_id.values()}

    def check(self, deck: Pieces) -> Checked:
        """NIN-9.1, 9.2, 9.4; that some tables take two colours alone is worth knowing (9.3)."""
        faults = setup.faults_of(self.cards, "any", deck)
        warnings = [] if faults else setup.warnings_of(self.cards, deck)
        colours = len(self.cards.colours(self._known(deck)))
        if colours > _TWO:
            warnings.append(text("nintendo-deck-many", have=colours, most=_TWO))
        return Checked(tuple(faults), tuple(warnings))

    def wrong(self, deck: Pieces) -> tuple[str, ...]:
        known = self._known(deck)
        many = copies(known, self.cards.by_id)
        return tuple(card for card in known if many[self.cards[card].same] > COPIES)

    def overview(self, deck: Pieces) -> Overview:
        known = self._known(deck)
        held = [self.cards[card] for card, count in known.items() for _ in range(count)]
        costs = Counter(card.cost for card in held)
        groups = tuple(
            Group(
                text(f"nintendo-group-{kind}"),
                tuple((card, n) for card, n in known.items() if self.cards[card].type == kind),
            )
            for kind in TYPES
        )
        colours = Counter(card.colour for card in held)
        kinds = Counter(kind for card in held for kind in card.kinds)
        return Overview(
            size=sum(deck.values()),
            want=DECK_SIZE,
            groups=tuple(group for group in groups if group.pieces),
            mean=(10 * sum(card.cost for card in held) + len(held) // 2) // max(1, len(held)),
            curve=tuple(
                Bar(str(cost), costs[cost])
                for cost in range(min(costs, default=0), max(costs, default=-1) + 1)
            ),
            shares=tuple(Bar(one, colours[one]) for one in COLOURS if colours[one]),
            kinds=tuple(
                Bar(kind, count)
                for kind, count in sorted(kinds.items(), key=lambda one: (-one[1], one[0]))
            ),
        )

    def complete(self, deck: Pieces) -> Completed:
        if not setup.faults_of(self.cards, "any", deck):
            return Completed(dict(deck), (text("nintendo-why-whole"),))
        kept, why = self._kept(deck)
        return self._completed(kept, _Wish(colours=self._colours(kept)), why)

    def suited(self, answers: Mapping[str, str]) -> Completed:
        curve, others = STYLES.get(answers.get("style", ""), (CURVE, OTHERS))
        kind = answers.get("family", "")
        first = answers.get("colour", "")
        wish = _Wish(curve, others, self._suited_colours(first, kind), kind)
        return self._completed({}, wish, [])

    def tried(self, deck: Pieces, rng: Streams, hands: int = HANDS) -> tuple[Text, ...]:
        """Play so many first turns alone, with nothing but cards and coins (NIN-1.3, 2.2, 2.3)."""
        cards = [self.cards[card] for card, count in deck.items() for _ in range(count)]
        begun = 0
        bodies = [0] * _TURNS
        spent = [0] * _TURNS
        for number in range(hands):
            drawn = _drawn(cards, rng, setup.OPENING + _TURNS)
            for turn, (played, paid) in enumerate(_alone(drawn, second=number % 2 == 1)):
                begun += turn == 0 and played > 0
                bodies[turn] += played
                spent[turn] += paid
        told = [text("nintendo-tried", hands=hands)]
        told.append(text("nintendo-tried-first", share=_share(begun, hands)))
        told += [
            text(
                "nintendo-tried-turn",
                turn=turn,
                chars=_tenths(bodies[turn - 1], hands),
                coins=_tenths(spent[turn - 1], hands),
            )
            for turn in _TOLD
        ]
        return tuple(told)

    def read(self, written: str) -> Pieces:
        found = read_counts(written, self.cards.by_id)
        return self._known(found)

    def write(self, deck: Pieces) -> str:
        return write_counts(deck, self.cards.by_id)

    def plays(self, asked: Decision, place: int) -> Picks | None:
        own = f"own:{place}"
        return (own,) if any(one.id == own for one in asked.options) else None

    def brought(self, decks: Sequence[Pieces]) -> Brought:
        return {"decks": [self._known(deck) for deck in decks]}

    def _known(self, deck: Pieces) -> dict[str, int]:
        """Return what there is of a deck in this set, in the order of the file."""
        known = [card for card in deck if card in self.cards.by_id]
        return {card: deck[card] for card in self.cards.ordered(known)}

    # Completing

    def _kept(self, deck: Pieces) -> tuple[dict[str, int], list[Text]]:
        """Return as much of a beginning as may be, and what goes (NIN-9.1, 9.2)."""
        kept, why = self._known(deck), list[Text]()
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
            worst = min(kept, key=lambda card: (self._merit(card, held, _Wish()), card))
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
            held = self.ready[ready]
            return sum(min(count, held.get(card, 0)) for card, count in deck.items())

        pairs = {one: tuple(self.cards.colours(held)) for one, held in self.ready.items()}
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

    def _completed(self, kept: dict[str, int], wish: _Wish, why: list[Text]) -> Completed:
        deck = dict(kept)
        while sum(deck.values()) < DECK_SIZE:
            held = self._held(deck)
            free = [one.id for one in self.cards.by_id.values() if held.same[one.same] < COPIES]
            best = max(free, key=lambda card: (self._merit(card, held, wish), card))
            deck[best] = deck.get(best, 0) + 1
        deck = self._known(deck)
        return Completed(deck, (*why, *self._reasons(deck, kept, wish)))

    def _held(self, deck: Pieces) -> _Held:
        held = _Held()
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

    def _merit(self, card: str, held: _Held, wish: _Wish) -> float:
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

    def _together(self, one: Card, held: _Held) -> float:
        """Return what a card gains from the kinds of the others, and they from its own."""
        found = 0.4 * sum(held.needed[kind] for kind in one.kinds)
        if needs := self._needs[one.id]:
            have = sum(held.kinds[kind] for kind in needs)
            found += min(2.0, 0.25 * have) if have >= _SOME else -1.5
        return min(found, 3.0)

    def _reasons(self, deck: Pieces, kept: Pieces, wish: _Wish) -> tuple[Text, ...]:
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


def _piece(card: Card) -> Piece:
    numbers = {"coins": card.cost, "pf": card.pf, "pc": card.pc}
    said = card_text(card.abilities, card.id, worn=card.type == "powerup")
    return Piece(
        card.id,
        {
            "colour": (card.colour,),
            "type": (card.type,),
            "cost": (str(card.cost),),
            "kind": tuple(sorted(card.kinds)),
        },
        read_out(card.id, card.type, sorted(card.kinds), numbers, said),
    )


def _facets(cards: Cards) -> tuple[Facet, ...]:
    """Return colour, type, cost and kind, with the values that there are."""
    every = cards.by_id.values()
    kinds = Counter(kind for card in every for kind in card.kinds)
    colours = [Value(one, text(f"nintendo-colour-{one}")) for one in COLOURS]
    types = [Value(one, text(f"nintendo-type-{one}")) for one in TYPES]
    costs = sorted({card.cost for card in every})
    return (
        Facet("colour", text("nintendo-facet-colour"), tuple(colours)),
        Facet("type", text("nintendo-facet-type"), tuple(types)),
        Facet(
            "cost",
            text("nintendo-facet-cost"),
            tuple(Value(str(cost), text("nintendo-cost-coins", n=cost)) for cost in costs),
        ),
        Facet(
            "kind",
            text("nintendo-facet-kind"),
            tuple(_family(kind) for kind, _ in kinds.most_common()),
        ),
    )


def _family(kind: str) -> Value:
    return Value(kind, text("nintendo-family", kind=Named(kind)))


def _questions(cards: Cards) -> tuple[Facet, ...]:
    """Return what is asked before a deck is made: a colour, a way to play, a family."""
    kinds = Counter(kind for card in cards.by_id.values() for kind in card.kinds if kind != "hero")
    colours = [Value(one, text(f"nintendo-colour-{one}")) for one in COLOURS]
    styles = [Value(one, text(f"nintendo-style-{one}")) for one in STYLES]
    families = [_family(kind) for kind, _ in kinds.most_common(FAMILIES)]
    return (
        Facet("style", text("nintendo-question-style"), tuple(styles)),
        Facet("colour", text("nintendo-question-colour"), tuple(colours)),
        Facet("family", text("nintendo-question-family"), tuple(families)),
    )


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


def _drawn(cards: Sequence[Card], rng: Streams, count: int) -> list[Card]:
    """Return the first so many cards of a shuffled deck."""
    left, found = list(cards), list[Card]()
    for _ in range(min(count, len(left))):
        at = rng.below("try", len(left))
        left[at], left[-1] = left[-1], left[at]
        found.append(left.pop())
    return found


def _alone(drawn: Sequence[Card], *, second: bool) -> Iterable[tuple[int, int]]:
    """Yield, for each own turn, characters in play and coins spent so far.

    Each turn the dearest character that can be paid, then the dearest card that stays in play: a
    power-up for an own character, once there is one, an event or a terrain.
    """
    hand, rest = list(drawn[: setup.OPENING]), list(drawn[setup.OPENING :])
    coins = setup.COINS[1] if second else setup.COINS[0]
    bodies = paid = 0
    for turn in range(_TURNS):
        if turn or second:
            hand += rest[:1]
            rest = rest[1:]
        coins += REFILL if turn else 0
        character = _dearest(hand, coins, ("char",))
        if character is not None:
            bodies += 1
        other = ("powerup", "event", "terrain") if bodies else ("event", "terrain")
        for card in (
            character,
            _dearest(hand, coins - (character.cost if character else 0), other),
        ):
            if card is not None:
                hand.remove(card)
                coins -= card.cost
                paid += card.cost
        yield bodies, paid


def _dearest(hand: Sequence[Card], coins: int, types: Sequence[str]) -> Card | None:
    able = [card for card in hand if card.type in types and card.cost <= coins and not card.on_opp]
    return max(able, key=lambda card: (card.cost, -card.rank), default=None)


def _share(part: int, whole: int) -> int:
    """Return a share in percent, rounded."""
    return (100 * part + whole // 2) // whole


def _tenths(total: int, of: int) -> Text:
    """Return a mean with one digit, in words."""
    tenths = (10 * total + of // 2) // of
    return text("nintendo-tenths", whole=tenths // 10, tenth=tenths % 10)
