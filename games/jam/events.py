"""What is told (JAM-8.1): each thing that happens is kept in the story and said as an event."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from games.core.event import Credit, Event, Mark, Part, told
from games.core.face import Faces, face
from games.core.text import Card, Item, Text, Who, text
from games.jam.printed import Action
from games.jam.state import Play
from games.jam.track import Positions, positions
from games.jam.view import (
    Blocked,
    Cancelled,
    Clocked,
    Deed,
    Drew,
    Fouled,
    Freed,
    JamEnded,
    Laid,
    LeadLost,
    Led,
    LinedUp,
    Lost,
    Moved,
    Passed,
    Released,
    Thrown,
    Turned,
)

_ASIDE = (Drew, Laid, Turned)  # what need not stand in a short summary
_RESULTS = (Moved, Blocked, Cancelled, Fouled, Lost, Passed)  # what comes of orders
_NOTHING = text("jam-nothing")
Said: TypeAlias = Who | Card | Text | str | int


def tell(play: Play, deed: Deed, own: Text | None = None) -> None:
    """Keep what happened and tell it; `own` is what its side is told instead (Drew, Thrown)."""
    state = play.state
    state.story.append(deed)
    _count(play, deed)
    said = of_deed(play.cards.faces, positions(state), deed)
    event = told(
        said,
        marks=marks(deed),
        about=about(positions(state), deed),
        aside=isinstance(deed, _ASIDE),
        decides=_decides(deed),
        credited=_credited(positions(state), deed),
        ordered=isinstance(deed, _RESULTS),
    )
    if own is not None and isinstance(deed, (Drew, Thrown)):
        event = Event(event.public, ((deed.side, Part(own)),), aside=event.aside)
    play.events.append(event)


def _decides(deed: Deed) -> bool:
    """Whether the jam, and so the match, turned on it: points, LEAD, the end of a jam."""
    match deed:
        case Passed(points=points):
            return points > 0
        case JamEnded() | Led(side=int()):
            return True
        case _:
            return False


def _credited(where: Positions, deed: Deed) -> tuple[Credit, ...]:
    """Return what a skater did for her side: points, or an opponent thrown out of the pack."""
    match deed:
        case Passed(side=side, skater=skater, points=points) if points:
            return (Credit(side, skater, 1, points),)
        case Blocked(skater=skater, result="out" | "fell"):
            return (Credit(where.side(skater), skater, 1, 0),)
        case _:
            return ()


def _count(play: Play, deed: Deed) -> None:
    """Add what happened to the tallies of the sides."""
    sides = play.state.sides
    for side, name, more in (*_of_sides(deed), *_of_skaters(positions(play.state), deed)):
        tally = sides[side].tally
        sides[side].tally = replace(tally, **{name: getattr(tally, name) + more})


def _of_sides(deed: Deed) -> Iterator[tuple[int, str, int]]:
    """Yield which figure of which side grows by how much."""
    match deed:
        case Laid(side=side, cards=covered):
            yield side, "laid", len(covered)
        case Passed(side=side, points=points, initial=initial):
            yield side, "initial", int(initial)
            yield side, "scored", int(points > 0)
        case Led(side=int() as side):
            yield side, "leads", 1
        case JamEnded(side=int() as side):
            yield side, "calls", 1
        case _:
            pass


def _of_skaters(where: Positions, deed: Deed) -> Iterator[tuple[int, str, int]]:
    match deed:
        case Blocked():
            yield where.side(deed.skater), "hits", int(deed.result in {"out", "fell"})
            yield where.side(deed.target), "lost", int(bool(deed.lost))
        case Fouled(skater=skater):
            yield where.side(skater), "fouls", 1
        case Lost(skater=skater):
            yield where.side(skater), "lost", 1
        case Freed(skater=skater):
            yield where.side(skater), "freed", 1
        case _:
            pass


def head(play: Play, said: Text) -> None:
    """Open a new section of the log."""
    play.events.append(told(said, heading=True))


def tell_places(play: Play) -> None:
    """Say who stands on which pack space as a jam begins, JAM-8.1."""
    state = play.state
    lines = tuple(
        text("jam-place", space=Card(space), skaters=skaters(state.stacks[space]))
        for space in play.cards.track.pack
    )
    play.events.append(told(text("jam-places", places=lines), aside=True))


def tell_fatigue(play: Play) -> None:
    """Say who of each side is tired or exhausted after a jam, JAM-8.1."""
    for seat, side in enumerate(play.state.sides):
        out = skaters(side.exhausted) or (text("jam-nobody"),)
        tired = skaters(side.tired) or (text("jam-nobody"),)
        said = text("jam-fatigue", who=Who(seat), tired=tired, exhausted=out)
        play.events.append(told(said, aside=True))


# Pieces


def card(faces: Faces, card_id: str) -> Text:
    """Return an action card in words: its number and name."""
    return text("jam-card", number=face(faces, card_id, Action).number, card=Card(card_id))


def card_list(faces: Faces, ids: Iterable[str]) -> tuple[Item, ...]:
    """Return action cards as an argument that becomes a list."""
    return tuple(card(faces, one) for one in ids)


def skaters(ids: Iterable[str]) -> tuple[Item, ...]:
    return tuple(Card(one) for one in ids)


def times(numbers: Sequence[int]) -> str:
    """Return the Times on a back, as they are printed: "1/3/5"."""
    return "/".join(map(str, numbers))


def _someone(where: Positions, skater: str) -> dict[str, Who | Card | str]:
    """Return whose skater it is, her name and post, as arguments of a message."""
    return {"who": Who(where.side(skater)), "skater": Card(skater), "post": where.post(skater)}


# Sentences


def of_deed(faces: Faces, where: Positions, deed: Deed, *, timed: bool = True) -> Text:
    """Say one thing that happened; its Time only where it is `timed`, and not told by Times."""
    match deed:
        case Thrown() | Drew() | LinedUp() | Laid() | Clocked() | JamEnded():
            return _of_side(faces, deed)
        case Passed() | Led() | LeadLost():
            return _of_lead(where, deed)
        case Released() | Freed():
            return text(f"jam-{_word(deed)}", **_someone(where, deed.skater))
        case _:
            return _of_card(faces, where, deed, deed.time if timed else 0)


def _word(deed: Released | Freed) -> str:
    return "released" if isinstance(deed, Released) else "freed"


def _of_side(faces: Faces, deed: Thrown | Drew | LinedUp | Laid | Clocked | JamEnded) -> Text:
    match deed:
        case Thrown(side, count):
            return text("jam-thrown", who=Who(side), count=count)
        case Drew(side, count):
            return text("jam-drew", who=Who(side), count=count)
        case LinedUp(side, five):
            return text("jam-lined-up", who=Who(side), skaters=skaters(five))
        case Laid(side, covered):
            laid = tuple(
                text("jam-covered", skater=Card(one.skater), times=times(one.times))
                for one in covered
            )
            return text("jam-laid", who=Who(side), cards=laid, count=len(laid))
        case Clocked(side, gone, last):
            listed = card_list(faces, gone)
            end = text("jam-clock-last") if last else _NOTHING
            return text("jam-clocked", who=Who(side), cards=listed, count=len(gone), end=end)
        case JamEnded():
            return _ended(deed)


def _ended(deed: JamEnded) -> Text:
    """Say why a jam is over, and its points: those of each side, or that they are level."""
    said = {"jam": deed.jam, "who": Who(deed.side) if deed.side is not None else _NOTHING}
    home, away = deed.points
    if home == away:
        return text(f"jam-ended-level-{deed.why}", **said, points=home)
    scores = {"first": Who(0), "home": home, "second": Who(1), "away": away}
    return text(f"jam-ended-{deed.why}", **said, **scores)


def _of_lead(where: Positions, deed: Passed | Led | LeadLost) -> Text:
    match deed:
        case Passed():
            kind = "initial" if deed.initial and not deed.points else "scored"
            someone = _someone(where, deed.skater)
            return text(f"jam-pass-{kind}", **someone, points=deed.points)
        case Led():
            if deed.side is None:
                return text("jam-lead-none")
            return text("jam-lead", who=Who(deed.side))
        case LeadLost(_, side):
            return text("jam-lead-lost", who=Who(side))


def _of_card(
    faces: Faces,
    where: Positions,
    deed: Turned | Moved | Blocked | Cancelled | Fouled | Lost,
    time: int,
) -> Text:
    said: dict[str, Said] = {
        **_someone(where, deed.skater),
        "card": card(faces, deed.card),
        "time": time,
    }
    match deed:
        case Moved():
            return _move(said, deed)
        case Blocked():
            return _block(faces, said, deed)
        case Fouled():
            turned = _referee(faces, deed.referee)
            return text("jam-fouled", **said, target=Card(deed.target), referee=turned)
        case Turned():
            return text("jam-turned", **said)
        case Cancelled():
            return text("jam-cancelled", **said)
        case Lost():
            return text(f"jam-lost-{deed.why}", **said)


def _move(said: dict[str, Said], deed: Moved) -> Text:
    if deed.start == deed.end:
        return text("jam-stays", **said, points=deed.points)
    way = {"start": Card(deed.start), "end": Card(deed.end)}
    return text("jam-moved", **said, **way, cost=deed.cost, points=deed.points)


def _block(faces: Faces, said: dict[str, Said], deed: Blocked) -> Text:
    """Say a block with the reason of its result."""
    lost = text("jam-and-loses", card=card(faces, deed.lost)) if deed.lost else _NOTHING
    referee = _referee(faces, deed.referee) if deed.referee else _NOTHING
    return text(
        "jam-blocked",
        **said,
        target=Card(deed.target),
        direction=deed.direction.partition("-")[0] or "zone",
        power=deed.power,
        resistance=deed.resistance,
        margin=deed.margin,
        result=deed.result,
        end=Card(deed.end),
        lost=lost,
        referee=referee,
    )


def _referee(faces: Faces, turned: str) -> Text:
    """Say which card of the pile was turned for a foul, rule JAM-5.9."""
    if not turned:
        return text("jam-referee-none")
    kind = face(faces, turned, Action).kind
    return text("jam-referee", card=card(faces, turned), kind=kind)


# Marks


def marks(deed: Deed) -> tuple[Mark, ...]:
    """Return what is new on the picture."""
    match deed:
        case Moved() | Blocked():
            return _arrows(deed)
        case Fouled(skater=skater) | Freed(skater=skater) | Released(skater=skater):
            return (Mark(f"skater:{skater}"),)
        case Passed(side=side, points=points) if points:
            return (Mark(f"points:{side}", gain=points),)
        case Led(side=int() as side):
            return (Mark(f"lead:{side}"),)
        case _:
            return ()


def _arrows(deed: Moved | Blocked) -> tuple[Mark, ...]:
    """Return an arrow for each skater who changed her space."""
    if deed.start == deed.end:
        return ()
    if isinstance(deed, Moved):
        return (Mark(f"skater:{deed.skater}", f"space:{deed.start}"),)
    return (
        Mark(f"skater:{deed.target}", f"space:{deed.start}"),
        Mark(f"skater:{deed.skater}", f"space:{deed.home}"),
    )


def about(where: Positions, deed: Deed) -> tuple[int, ...]:
    """Return the side to whom it was done.

    A block that takes a card has ended an order of the side whose skater it hit. That a jammer was
    held concerns both sides: the other one wanted it.
    """
    match deed:
        case Lost(skater=skater, why="pinned") if where.is_jammer(skater):
            return (0, 1)
        case Thrown(side=side) | Drew(side=side) | LinedUp(side=side):
            return (side,)
        case Blocked(target=target, lost=lost) if lost:
            return (where.side(target),)
        case Clocked(side=side) | Passed(side=side) | LeadLost(side=side):
            return (side,)
        case Led(side=int() as side):
            return (side,)
        case _:
            return ()
