"""Decks are tried: their first turns, played alone (NIN-1.3, 2.2, 2.3)."""

from collections.abc import Iterable, Sequence

from games.core.streams import Streams
from games.core.text import Text, text
from games.nintendo import setup
from games.nintendo.cards import Card
from games.nintendo.state import REFILL

TURNS = 5  # own turns that are tried
TOLD = (3, 5)  # own turns of which figures are told


def tried(cards: Sequence[Card], rng: Streams, hands: int) -> tuple[Text, ...]:
    """Say what so many opening hands of a deck come to, every other one of which goes second.

    Each plays its first turns alone, with nothing but cards and coins.
    """
    begun = 0
    bodies = [0] * TURNS
    spent = [0] * TURNS
    for number in range(hands):
        drawn = _drawn(cards, rng, setup.OPENING + TURNS)
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
        for turn in TOLD
    ]
    return tuple(told)


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
    for turn in range(TURNS):
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
