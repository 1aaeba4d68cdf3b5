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
    """An event as some readers know it."""

    text: Text
    marks: tuple[Mark, ...] = ()


class Credit(msgspec.Struct, frozen=True):
    """What a card did for its seat: what it brought, or its part in what the seat gains next.

    `card` is the id that texts name; everybody sees the card then. With `points` it brought these
    at once, and `weight` counts among cards that brought the same. Without, the next gain of the
    seat is divided by weight among the cards that the seat was credited with last.
    """

    seat: int
    card: str
    weight: int
    points: int | None = None


class Chapter(msgspec.Struct, frozen=True):
    """A stretch of a match as its course names it: a quarter, a round.

    `label` is what fits below an axis ("Q2"), `name` what a sentence begins with ("Quarter 2").
    """

    label: Text
    name: Text


class Event(msgspec.Struct, frozen=True):
    """What happened: what everybody may know of it, and what single seats know instead.

    `about` lists the seats to whom it was done; it is told to them first. `heading` opens a new
    section of the log. `aside` marks what need not stand in a short summary, `decides` what must
    not be missing there: who won a round, what gave the match to somebody. It is `together` with
    what decided before it where one and the same scoring brought both. `credited` tells which
    cards did it, and `chapter` what begins here, for the end of the match.
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
    )


def whispered(seat: int, message: Text, *, marks: tuple[Mark, ...] = ()) -> Event:
    """Return an event that only `seat` knows of."""
    return Event(None, ((seat, Part(message, marks)),))
