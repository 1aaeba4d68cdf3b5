"""Cards that a reader cannot see: dealt anew in another possible world, and who has seen which."""

from collections.abc import Callable, Iterable, Sequence

import msgspec

from games.core.streams import Streams


def deal_anew(
    zones: Sequence[list[str]],
    rng: Streams,
    stream: str = "redeal",
    known: Callable[[str], bool] = lambda _: False,
) -> None:
    """Pool the cards of these hidden zones and deal them back, in place; each keeps its size.

    Cards that are `known` stay where they are. How the others lay does not matter: they are sorted
    first, so that worlds which the reader cannot tell apart are dealt alike from one stream. For
    `Rules.redeal`: give the zones that the reader cannot see and of which all cards look alike to
    it.
    """
    places = [(zone, at) for zone in zones for at, card in enumerate(zone) if not known(card)]
    pool = rng.shuffled(stream, sorted(zone[at] for zone, at in places))
    for (zone, at), card in zip(places, reversed(pool), strict=True):
        zone[at] = card


class Seen(msgspec.Struct):
    """Which hidden cards each seat has looked at where they lie, as part of a state.

    `cards` has the seats that know a card, by its id. A card stays known when it is moved openly,
    or so that everybody who knew it still knows where it is. A card that is shuffled or moved
    unseen is `lost`.
    """

    cards: dict[str, list[int]] = {}

    def look(self, seat: int, cards: Iterable[str]) -> None:
        """Note that a seat looks at cards (a hand that is spied on, the top of a pile)."""
        for card in cards:
            known = self.cards.setdefault(card, [])
            if seat not in known:
                known.append(seat)
                known.sort()

    def lose(self, cards: Iterable[str]) -> None:
        """Note that nobody knows where these cards are any longer."""
        for card in cards:
            self.cards.pop(card, None)

    def knows(self, reader: int | None, card: str) -> bool:
        """Whether a reader has seen a card where it lies; a spectator has seen none."""
        return reader is not None and reader in self.cards.get(card, ())

    def of(self, reader: int | None, cards: Iterable[str]) -> tuple[str, ...]:
        """Return those of the cards that a reader has seen, sorted: their order tells nothing."""
        return tuple(sorted(card for card in cards if self.knows(reader, card)))
