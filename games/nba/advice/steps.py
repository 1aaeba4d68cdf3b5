"""A turn as a line of steps: what is open, done, closed by the first dice, and what comes next."""

from collections.abc import Collection, Sequence
from typing import Literal, NamedTuple, TypeAlias

from games.core.text import Text, text
from games.nba.advice.sense import Sense, mine
from games.nba.defaults import me, waiting
from games.nba.facts import total
from games.nba.printed import Book, is_tactic
from games.nba.view import Coach, NbaView

Key: TypeAlias = Literal["sub", "market", "prep", "def", "off", "end"]
How: TypeAlias = Literal["now", "open", "done", "shut", "idle", "lost"]
MAIN: tuple[Key, ...] = ("sub", "market", "prep")  # what the first dice close (rule NBA-5.2)
_MARKET = ("refresh", "sign", "buy")


class Step(NamedTuple):
    """A step of the turn, `how` it stands, and that in few words.

    Of what is not `done` there is one `now`: what a sensible coach would do next. What is `lost`
    is so if the turn ends at this moment; `shut` by the first dice; `idle` with nothing to do.
    """

    key: Key
    how: How
    said: Text


class Loss(NamedTuple):
    """What would be lost if the turn ended now: an attack not rolled, `points` not defended."""

    attack: bool
    points: int

    @property
    def count(self) -> int:
        """How many things would be lost."""
        return self.attack + (self.points > 0)


def key_of(book: Book, option: str) -> Key:
    """Return the step to which an option of the menu belongs."""
    verb, _, card = option.partition(":")
    if verb == "play":
        return book.tactic(card).type
    return "market" if verb in _MARKET else "sub" if verb == "sub" else _rest(verb)


def _rest(verb: str) -> Key:
    return "prep" if verb == "prep" else "end"


def next_option(book: Book, view: NbaView, options: Collection[str]) -> str:
    """Return what a sensible coach would choose from the menu."""
    return Sense(book).next_step(view, options)


def loss(book: Book, view: NbaView, options: Sequence[str]) -> Loss:
    """Return what would be lost if the turn ended now: only what could still be rolled."""
    able = [option.removeprefix("play:") for option in options if option.startswith("play:")]
    if "prep" in options:
        able += [card for card in (*mine(view), *me(view).lying) if is_tactic(card)]
    kinds = {book.tactic(card).type for card in able if _rolls(book, view, card)}
    kinds -= {"off", "def"} & {*me(view).done}
    attack = "off" in kinds and view.stage != "last"
    return Loss(attack, incoming(view) if "def" in kinds else 0)


def _rolls(book: Book, view: NbaView, card: str) -> bool:
    """Whether a tactic is within the team's IQ and brings something on average."""
    return book.tactic(card).cx <= me(view).iq and Sense(book).expected(view, card) > 0


def incoming(view: NbaView) -> int:
    """Return what the attacks come to that wait for the reader's defence."""
    return sum(total(foe.attack) for foe in waiting(view))


def steps(book: Book, view: NbaView, options: Sequence[str]) -> tuple[Step, ...]:
    """Return the steps of the reader's turn, with the options of its menu."""
    own, lost = me(view), loss(book, view, options)
    keys = {key_of(book, option) for option in options}
    now = key_of(book, next_option(book, view, options))
    shut = bool({"off", "def"} & {*own.done})
    found: list[Step] = []
    for key in order(view):
        how = _how(key, own, keys, lost, shut=shut)
        if key == now and key != "end":
            found.append(Step(key, "now", text("nba-stands-now")))
            continue
        said = _said(key, how, view, own, lost, ready=key in keys)
        found.append(Step(key, "now" if key == now else how, said))
    return tuple(found)


def order(view: NbaView) -> tuple[Key, ...]:
    """Return the steps that there are: no market in overtime, defence alone at the very end."""
    if view.stage == "last":
        return "prep", "def", "end"
    market: tuple[Key, ...] = () if view.period else ("market",)
    return "sub", *market, "prep", "def", "off", "end"


def _how(key: Key, own: Coach, keys: Collection[str], lost: Loss, *, shut: bool) -> How:
    if key == "end":
        return "open"
    if (key == "off" and lost.attack) or (key == "def" and lost.points):
        return "lost"
    if key in keys:
        return "open"
    if _was_done(key, own):
        return "done"
    return "shut" if shut and key in MAIN else "idle"


def _was_done(key: Key, own: Coach) -> bool:
    if key == "market":
        return bool({*_MARKET} & {*own.done})
    return key in own.done


def _said(key: Key, how: How, view: NbaView, own: Coach, lost: Loss, *, ready: bool) -> Text:
    """Return how a step stands, in few words."""
    match key:
        case "end":
            return text("nba-stands-left", n=lost.count)
        case "def":
            return _defence(how, view, own)
        case "off" if how in {"done", "lost"}:
            return _attack(how, own, ready=ready)
        case _ if how != "shut" and _was_done(key, own):
            return text(f"nba-stands-{key}-done", n=_number(key, own))
        case _ if how in {"shut", "open"}:
            return text(f"nba-stands-{how}")
        case _:
            return text(f"nba-stands-{key}-{how}")


def _attack(how: How, own: Coach, *, ready: bool) -> Text:
    if how == "done":
        return text("nba-stands-attack", n=total(own.attack))
    return text("nba-stands-off-lost") if ready else text("nba-stands-unready")


def _defence(how: How, view: NbaView, own: Coach) -> Text:
    if how == "done":
        return text("nba-stands-defence", n=total(own.defence))
    points = incoming(view)
    return text("nba-stands-incoming", n=points) if points else text("nba-stands-quiet")


def _number(key: Key, own: Coach) -> int:
    """Return how many came in, were bought, or lie."""
    match key:
        case "sub":
            return len(own.came)
        case "market":
            return len({"sign", "buy"} & {*own.done})
        case _:
            return len(own.lying)


def pays(book: Book, view: NbaView) -> tuple[int, int]:
    """Return what the reader's hand pays in players and in tactics."""
    hand = mine(view)
    players = sum(book.value(card) for card in hand if card[0] in "SP")
    return players, sum(book.value(card) for card in hand) - players
