"""What is told: what seats do, what happens by itself, headings; dice as texts name them."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from games.core.event import Chapter, Credit, Event, Mark, Part, told
from games.core.text import Arg, Text, Who, text
from games.nba import facts
from games.nba.cards import Cards
from games.nba.printed import ATTACK, listed
from games.nba.state import AUTOMATON, Die, Play, State

_NOTHING: Mapping[str, Arg] = MappingProxyType({})


def who_args(state: State, seat: int) -> dict[str, Arg]:
    """Return the arguments `who` and, for the Automaton, `who_name`, which holds no seat."""
    if state.solo and seat == AUTOMATON:
        return {"who": "other", "who_name": text("nba-automaton")}
    return {"who": Who(seat)}


def tell(
    play: Play,
    seat: int,
    message: str,
    args: Mapping[str, Arg] = _NOTHING,
    *,
    marks: Iterable[str] = (),
    about: Iterable[int] = (),
    aside: bool = False,
    by: tuple[Credit, ...] = (),
) -> None:
    """Tell everybody what a seat did, `by` which players; `marks` are the places that are new."""
    said = text(message, **who_args(play.state, seat), **args)
    shown = tuple([Mark(place) for place in marks])
    people = tuple([other for other in about if other in play.state.people()])
    play.events.append(told(said, marks=shown, about=people, aside=aside, credited=by))


def tell_heading(play: Play, message: str, *, chapter: Chapter | None = None, **args: Arg) -> None:
    """Tell everybody what begins or is over."""
    play.events.append(told(text(message, **args), heading=True, chapter=chapter))


def chapter(kind: str, number: int) -> Chapter:
    """Return a "quarter" or an "overtime", as the course of the match names it."""
    said = f"nba-chapter-{kind}"
    return Chapter(text(said, n=number), text(f"{said}-name", n=number))


def tell_aside(play: Play, message: str, *, marks: Iterable[str] = (), **args: Arg) -> None:
    """Tell everybody what happened by itself."""
    shown = tuple([Mark(place) for place in marks])
    play.events.append(told(text(message, **args), marks=shown, aside=True))


def tell_drawn(play: Play, seat: int, drawn: Iterable[str], *, aside: bool) -> None:
    """Tell that a seat drew cards, and the seat alone which ones (rule NBA-8.3)."""
    drawn = listed(drawn)  # their order on the deck is nobody's business
    said = text("nba-event-drew", **who_args(play.state, seat), n=len(drawn))
    own = text("nba-event-drew-me", cards=facts.cards(drawn), n=len(drawn))
    shown = tuple(Mark(f"card:{card}") for card in drawn)
    private = ((seat, Part(own, shown)),)
    play.events.append(Event(Part(said, (Mark(f"hand:{seat}"),)), private, aside=aside))


def tell_scored(
    play: Play, seat: int, points: int, attacked: int, stopped: int, *, together: bool
) -> None:
    """Tell what the attack of a seat has scored, `together` with a partner's (rule NBA-2.3)."""
    args = {"points": points, "attack": attacked, "defence": stopped}
    said = text("nba-event-scored", **who_args(play.state, seat), **args)
    marks = (Mark(f"score:{seat}", gain=points), Mark(f"attack:{seat}"))
    state = play.state
    about = tuple(other for other in state.opponents(seat) if other in state.people())
    play.events.append(Event(Part(said, marks), about=about, decides=True, together=together))


def die(cards: Cards, shown: Die, *, short: bool = False) -> Text:
    """Return what a die shows: "blue 9", or "yellow 2 (Block)"; `short` as labels name the kind."""
    found = cards.dice[shown.kind][shown.face - 1]
    if not found.colour:
        face = text("nba-face-blank")
    else:
        face = text(f"nba-face-{found.colour}", value=found.value)
    if shown.kind == found.colour:
        return face
    name = text(f"nba-{'short' if short else 'skill'}-{shown.kind}")
    return text("nba-die" if short else "nba-die-told", kind=name, face=face)


def dice(cards: Cards, shown: Iterable[Die]) -> tuple[Text, ...]:
    """Return dice as an argument that becomes a list in words."""
    return tuple(die(cards, one) for one in shown)


def rolled(cards: Cards, shown: Sequence[Die]) -> tuple[Text, ...]:
    """Return dice just rolled as a list: of attack dice of one colour the numbers say it all."""
    if len({one.kind for one in shown}) > 1 or shown[0].kind not in ATTACK:
        return dice(cards, shown)
    values = (cards.dice[one.kind][one.face - 1].value for one in shown)
    return tuple(text("nba-face-bare", value=value) for value in values)
