"""How strong a team is (group ASD-5), a card alone (ASD-7.4), and the strongest that can be made.

Strengths are plain tuples: the larger is the stronger. A value of a criterion is known by its
key, 100 for each criterion below gold and 1 for each stronger value: the smaller is the better.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import combinations
from typing import TypeAlias

import msgspec

from games.allstar.cards import Cards
from games.allstar.printed import Criterion

Strength: TypeAlias = tuple[int, int]  # Power, and minus the key of the best group
TEAM = 5
_SPAN = 100
_LOWEST = _SPAN - 1  # a card without symbol is below every symbol


class Scale(msgspec.Struct, frozen=True, eq=False, dict=True):
    """The cards as a tie-breaker card ranks them: `criteria` are gold, silver, bronze."""

    cards: Cards
    criteria: tuple[Criterion, Criterion, Criterion]

    @cached_property
    def keys(self) -> Mapping[str, tuple[int, ...]]:
        """The keys of each card's values: species, number, symbol if it has one."""
        return {
            card: tuple(key for key in line if key % _SPAN != _LOWEST)
            for card, line in self.lines.items()
        }

    @cached_property
    def lines(self) -> Mapping[str, tuple[int, int, int]]:
        """The keys of each card criterion by criterion, a missing symbol as the weakest."""
        return {card: self._line(card) for card in self.cards.players}

    def _line(self, card: str) -> tuple[int, int, int]:
        gold, silver, bronze = (
            self.key(criterion, self.cards.players[card].value(criterion))
            for criterion in self.criteria
        )
        return gold, silver, bronze

    def key(self, criterion: Criterion, value: str) -> int:
        """Return the key of a value; the weakest of its criterion for no symbol."""
        base = _SPAN * self.criteria.index(criterion)
        return base + (self.cards.values[criterion].index(value) if value else _LOWEST)

    def named(self, key: int) -> tuple[Criterion, str]:
        """Return criterion and value of a key."""
        criterion = self.criteria[key // _SPAN]
        return criterion, self.cards.values[criterion][key % _SPAN]

    def bearers(self, key: int, team: Iterable[str]) -> tuple[str, ...]:
        """Return the cards of `team` that have this value, in their order."""
        return tuple(card for card in team if key in self.keys[card])

    def strength(self, team: Iterable[str]) -> Strength:
        """Return Power, criterion and value of the best group, rules ASD-5.2 to 5.4."""
        return _strength(self, tuple(team))

    def shot(self, card: str) -> tuple[int, ...]:
        """Return how strong a card is in a shootout, criterion by criterion, rule ASD-7.4."""
        return tuple(-key for key in self.lines[card])


@lru_cache(maxsize=32)
def scale_for(cards: Cards, managers: int) -> Scale:
    """Return how cards rank at so many managers at the start, rule ASD-1.6."""
    return Scale(cards, cards.criteria(managers))


@lru_cache(maxsize=1024)  # the same few teams are looked at again and again
def _strength(scale: Scale, team: tuple[str, ...]) -> Strength:
    return _most(_counts(scale, team))


def _counts(scale: Scale, team: Iterable[str]) -> dict[int, int]:
    """Return how many cards of `team` bear each value, by its key."""
    counts: dict[int, int] = {}
    for card in team:
        for key in scale.keys[card]:
            counts[key] = counts.get(key, 0) + 1
    return counts


def _most(counts: Mapping[int, int]) -> Strength:
    return max((size, -key) for key, size in counts.items())


def best_team(scale: Scale, cards: Sequence[str]) -> tuple[str, ...]:
    """Return the strongest five of `cards`; of equal ones the first as sorted text (ASD-10.2).

    The largest group there is decides: its value is the best that any team of that Power can
    show, and the smallest ids fill it up.
    """
    counts = Counter(key for card in cards for key in scale.keys[card])
    power = min(TEAM, max(counts.values()))
    best = min(key for key, size in counts.items() if size >= power)
    core = sorted(scale.bearers(best, cards))[:power]
    rest = sorted(set(cards) - set(core))[: TEAM - power]
    return tuple(sorted([*core, *rest]))


def best_entry(scale: Scale, team: Sequence[str], out: str, bench: Iterable[str]) -> str:
    """Return the bench card that makes `team` strongest in place of `out` (ASD-10.2)."""
    kept = _counts(scale, (card for card in team if card != out))
    shown = _most(kept)

    def joined(card: str) -> Strength:
        return max(shown, *((kept.get(key, 0) + 1, -key) for key in scale.keys[card]))

    return max(sorted(bench), key=joined)


def best_change(scale: Scale, team: Sequence[str], hand: Sequence[str]) -> tuple[str, ...]:
    """Return the two cards of `hand` whose entry makes the strongest team (ASD-10.3)."""
    pairs = list(combinations(sorted(hand), 2))
    return max(pairs, key=lambda pair: scale.strength(_changed(scale, team, pair)))


def best_leavers(scale: Scale, team: Sequence[str], coming: Sequence[str]) -> tuple[str, ...]:
    """Return the cards of `team` to discard for as many `coming`, strongest result (ASD-10.3)."""
    sets = combinations(sorted(team), len(coming))
    return max(sets, key=lambda out: scale.strength(_without(team, out, coming)))


def _changed(scale: Scale, team: Sequence[str], coming: Sequence[str]) -> list[str]:
    return _without(team, best_leavers(scale, team, coming), coming)


def _without(team: Sequence[str], out: Sequence[str], coming: Sequence[str]) -> list[str]:
    return [*(card for card in team if card not in out), *coming]


def preference(scale: Scale, cards: Iterable[str], others: Sequence[str]) -> list[str]:
    """Return `cards`, the one most worth picking first, rule ASD-10.1.

    A card agrees once with each of `others` (itself left out) of the same species, number, symbol.
    """
    players = scale.cards.players

    def worth(card: str) -> tuple[int, bool, int, int]:
        keys = scale.keys[card]
        agreements = sum(
            key in scale.keys[other] for other in others if other != card for key in keys
        )
        player = players[card]
        species = scale.cards.species.index(player.species)
        return -agreements, not player.symbol, -player.number, species

    return sorted(cards, key=worth)
