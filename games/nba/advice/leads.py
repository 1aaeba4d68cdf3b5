"""What the options of a question lead to, worked out where somebody reads them."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from games.core.decision import Decision, Option
from games.core.face import Faces
from games.core.text import Text, text
from games.nba import facts
from games.nba.advice import rerolling, steps
from games.nba.advice.sense import Sense
from games.nba.defaults import me, waiting
from games.nba.phases.basics.dice import expected_attack, expected_defence, most, numbers
from games.nba.printed import Book, Player, Tactic, named, printed
from games.nba.view import Coach, NbaView

_Says: TypeAlias = Callable[[Book, NbaView, Decision, Option], Text | None]


def explained(faces: Faces, view: NbaView, decision: Decision) -> Decision:
    """Return a question with what each option leads to."""
    book = Book(faces)
    says = _SAYS.get(decision.kind.removeprefix("nba."))
    if says is None:
        return decision
    options: list[Option] = []
    for option in decision.options:
        said = says(book, view, decision, option)
        options.append(option if said is None else replace(option, leads=said))
    return replace(decision, options=tuple(options))


def mean(number: float) -> Text:
    """Return a mean in words, to a tenth."""
    tenths = round(number * 10)
    return text("nba-mean", whole=tenths // 10, tenth=tenths % 10)


def gained(number: float) -> Text:
    """Return a difference of means in words, to a tenth, with its sign."""
    tenths = round(abs(number) * 10)
    sign = signed(round(number * 10))[0]
    return text("nba-gained", sign=sign, whole=tenths // 10, tenth=tenths % 10)


def colours_of(foe: Coach) -> frozenset[str]:
    """Return the colours of an attack that waits: defence dice of others do not count."""
    return frozenset(die.colour for die in foe.attack)


# The menu


def _act(book: Book, view: NbaView, decision: Decision, option: Option) -> Text | None:
    verb, _, card = option.id.partition(":")
    says: Mapping[str, Callable[[], Text | None]] = {
        "sign": lambda: _joins(book, view, card),
        "buy": lambda: _again(decision, option) or brings(book, view, card),
        "play": lambda: _played(book, view, decision, card),
        "end": lambda: _ended(book, view, decision),
        "sub": lambda: _sends(book, view, option),
        "prep": lambda: _preps(book, view),
    }
    return says[verb]() if verb in says else None


def _joins(book: Book, view: NbaView, card: str) -> Text | None:
    """Say what would be rolled more or less with a player in the place of who is worth least."""
    out = Sense(book).leaver(view, card)
    if not out:
        return None
    return changes(book.player(card), book.player(out))


def _sends(book: Book, view: NbaView, option: Option) -> Text | None:
    """Say who would help most; a label that names the only one says it already."""
    if "card" in option.label.args:
        return None
    able = Sense(book).entering(view)
    return text("nba-leads-sends", card=named(able[0]), more=len(able) - 1) if able else None


def _preps(book: Book, view: NbaView) -> Text | None:
    """Say which tactic would help most; the next part of the turn lays all that help."""
    laid = Sense(book).laying_best_first(view)
    if not laid:
        return None
    given = {"cards": facts.cards(laid), "more": len(laid) - 1}
    return text("nba-leads-preps", card=named(laid[0]), **given)


class Change(NamedTuple):
    """How many dice more a team has to attack, and to defend."""

    attack: int
    defence: int


def change(coming: Player, out: Player) -> Change:
    """Return how many dice more a team has with a player in the place of another."""
    more = [new - old for new, old in zip(coming.skills, out.skills, strict=True)]
    return Change(sum(more[:3]), sum(more[3:6]))


def changes(coming: Player, out: Player) -> Text:
    """Say how many dice more a team has with a player in the place of another, gains first."""
    more = change(coming, out)
    first = "defence" if more.attack <= 0 < more.defence else "attack"
    said = {"attack": signed(more.attack), "defence": signed(more.defence), "first": first}
    return text("nba-leads-joins", more=more.attack, guards=more.defence, **said)


def signed(number: int) -> str:
    """Return a number with its sign, as pictures and lists show a difference."""
    sign = "−" if number < 0 else "+" if number else "±"
    return f"{sign}{abs(number)}"


def _again(decision: Decision, option: Option) -> Text | None:
    """Say where a tactic stands a second time in the market: there it is told what it brings."""
    model = printed(option.id.partition(":")[2])
    copies = [one for one in decision.options if printed(one.id.partition(":")[2]) == model]
    told = max(copies, key=lambda one: one.id)
    if told.id == option.id:
        return None
    return text("nba-leads-again", number=decision.options.index(told) + 1)


def brings(book: Book, view: NbaView, card: str) -> Text:
    """Say what a tactic would bring the team as it is."""
    return text("nba-leads-brings", **_worth(book, view, card))


def _worth(book: Book, view: NbaView, card: str) -> dict[str, Text | int]:
    """Return what a tactic rolls, brings on average and at most, and the IQ it lacks."""
    tactic, sums = book.tactic(card), me(view).sums
    colours = _stands_against(view) if tactic.type == "def" else None
    return {
        "dice": sum(numbers(tactic, sums).values()),
        "mean": mean(_expected(book, tactic, sums, colours)),
        "most": most(book.dice, tactic, sums, colours),
        "lacks": max(0, tactic.cx - me(view).iq),
        "defends": int(tactic.type == "def"),
    }


def _expected(
    book: Book, tactic: Tactic, sums: tuple[int, ...], colours: frozenset[str] | None
) -> float:
    if tactic.type == "off":
        return expected_attack(book.dice, tactic, sums)
    return expected_defence(book.dice, tactic, sums, colours)


def _stands_against(view: NbaView) -> frozenset[str] | None:
    """Return the colours that a defence would meet: of the highest attack that waits, if any."""
    foes = waiting(view)
    if not foes:
        return None
    return colours_of(max(foes, key=lambda foe: facts.total(foe.attack)))


def _played(book: Book, view: NbaView, decision: Decision, card: str) -> Text:
    """Say what a tactic would bring, and what the first dice close (rule NBA-5.2)."""
    tactic = book.tactic(card)
    verbs = {option.id.partition(":")[0] for option in decision.options}
    closes = int(bool(verbs & {"sign", "buy", "refresh", "sub", "prep"}))
    given = {**_worth(book, view, card), "closes": closes, "points": steps.incoming(view)}
    return text("nba-leads-attack" if tactic.type == "off" else "nba-leads-defence", **given)


def _ended(book: Book, view: NbaView, decision: Decision) -> Text:
    """Say what would be lost if the turn ended now, and what then follows."""
    lost = steps.loss(book, view, [option.id for option in decision.options])
    cards = len(view.mine.hand) if view.mine and view.stage != "last" else 0
    return text("nba-leads-end", attack=int(lost.attack), points=lost.points, cards=cards)


# The other questions


def _refresh(book: Book, view: NbaView, decision: Decision, option: Option) -> Text | None:
    del decision
    return brings(book, view, (option.on or "").removeprefix("card:"))


def _sub_in(book: Book, view: NbaView, decision: Decision, option: Option) -> Text | None:
    del decision
    return _joins(book, view, option.id)


def _sub_out(book: Book, view: NbaView, decision: Decision, option: Option) -> Text | None:
    del decision
    assert view.mine is not None
    return changes(book.player(view.mine.coming), book.player(option.id))


def _prep(book: Book, view: NbaView, decision: Decision, option: Option) -> Text | None:
    del decision
    return brings(book, view, option.id)


def _reroll(book: Book, view: NbaView, decision: Decision, option: Option) -> Text:
    """Say what rolling this die alone again would bring on average."""
    del decision
    gain = rerolling.gain(book, view, (option.id,))
    return text("nba-leads-reroll", gain=gained(gain), gains=(gain > 0) - (gain < 0))


_SAYS: Mapping[str, _Says] = MappingProxyType(
    {
        "act": _act,
        "refresh": _refresh,
        "sub_in": _sub_in,
        "sub_out": _sub_out,
        "prep_off": _prep,
        "prep_def": _prep,
        "reroll": _reroll,
        "reroll_def": _reroll,
    }
)
