"""What happened, and who may know it."""

import msgspec

from games.core.text import Text


class Mark(msgspec.Struct, frozen=True):
    """A change to show on the picture until the next revision.

    `place` is what is new or changed ("card:P20", "stars:1"), in the words of the game's view;
    `from_place` is where it came from, for an arrow; `gain` a number gained or lost there.
    """

    place: str
    from_place: str | None = None
    gain: int = 0


class Part(msgspec.Struct, frozen=True):
    """An event as its readers know it."""

    text: Text
    marks: tuple[Mark, ...] = ()


class Credit(msgspec.Struct, frozen=True):
    """What a card did for its seat: what it brought, or its share in what the seat gains next.

    `card` is the id that texts name; everybody can see the card by then. With `points` it brought
    these itself, and `weight` decides between cards that brought the same. Without points, the next
    gain of the seat is divided, by weight, among the cards that were credited for the seat last.
    """

    seat: int
    card: str
    weight: int
    points: int | None = None


class Chapter(msgspec.Struct, frozen=True):
    """A part of a match: a quarter, a round.

    `label` fits below the axis of its course ("Q2"), `name` begins a sentence ("Quarter 2").
    """

    label: Text
    name: Text


class Event(msgspec.Struct, frozen=True):
    """What happened: what everybody may know of it, and what some seats know instead.

    `about` lists the seats to whom it was done; it is told to them first. `heading` opens a new
    section of the log. `aside` marks what a short summary may leave out, `decides` what it must
    contain: who won a round, what won somebody the match. It is `together` with the deciding event
    before it where one scoring, reveal or prize-giving brought both, also as a `heading`.
    `credited` are the cards that did it; `chapter` is the part of the match that begins here. What
    came of an order that was laid before is `ordered`: whose it was ("who"), and whom it is about,
    is told it first, all.
    """

    public: Part | None
    private: tuple[tuple[int, Part], ...] = ()
    about: tuple[int, ...] = ()
    heading: bool = False
    aside: bool = False
    decides: bool = False
    credited: tuple[Credit, ...] = ()
    chapter: Chapter | None = None
    together: bool = False
    ordered: bool = False

    def seen_by(self, reader: int | None) -> Part | None:
        """Return the part that `reader`, a seat or None for a spectator, may know."""
        for seat, part in self.private:
            if seat == reader:
                return part
        return self.public


def told(
    message: Text,
    *,
    marks: tuple[Mark, ...] = (),
    about: tuple[int, ...] = (),
    heading: bool = False,
    aside: bool = False,
    decides: bool = False,
    credited: tuple[Credit, ...] = (),
    chapter: Chapter | None = None,
    together: bool = False,
    ordered: bool = False,
) -> Event:
    """Return an event that everybody may know in full."""
    return Event(
        Part(message, marks),
        about=about,
        heading=heading,
        aside=aside,
        decides=decides,
        credited=credited,
        chapter=chapter,
        together=together,
        ordered=ordered,
    )


def whispered(seat: int, message: Text, *, marks: tuple[Mark, ...] = ()) -> Event:
    """Return an event that only `seat` knows of."""
    return Event(None, ((seat, Part(message, marks)),))
