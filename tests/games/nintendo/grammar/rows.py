"""Rows of a text table, played: what lies on the table, what is answered, what holds then.

A row is `CARD does|not|edge | layout | answers | checks` (or other words in place of the first
two); words are separated by spaces.

Layout: `my:G04,R08/3` and `your:` characters (with their PC), `on1:` and `yon1:` a power-up of mine
or of the other on entry 1, `keep:` and `ykeep:` what lasts, `hand:` `their:` hands, `grave:`
`ygrave:`, `deck:` the top of my deck (`deck:=A,B` nothing else, `deck:=` nothing), `coins:3/0`,
`turn:1`, `max1:3` and `base1:0` lasting changes, `start` my turn is about to begin. Entries: mine,
yours, then the others as written.

Answers: ids of options, several with +, `-` for none, and `fight:1>3.4,2>,5>!`: 1, 2 and 5 attack,
3 and 4 block 1, nobody blocks 2, and nobody is asked about 5, as nobody can block it.

Checks: `pf1=` `pc1=` `max1=` `base1=` `armor1=` `turns1=` of an entry, `gone1` `there1`, `has1=fly`
`no1=fly`, `coins=` `theirs=`, sizes `hand=` `theirhand=` `grave=` `ygrave=`, `holds=G01` in my
hand, `price=` of my next star, `asked=`, `options=a,b`, `count=` of options, `option=` `nooption=`
of one (`-`: to pick nothing), `told=` what was told of by the last words of its id, `won=` the seat
that has won.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from games.nintendo.phases.effects.board import look_at
from games.nintendo.phases.preparation import star_price
from games.nintendo.state import State
from tests.games.nintendo.table import CARDS, ME, YOU, Table, ids, in_play, laid_out

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Row:
    """A row of a table, with its line. `card` is what it is about, `what` what it shows of it."""

    line: int
    card: str
    what: str
    layout: tuple[str, ...]
    answers: tuple[str, ...]
    checks: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.card}-{self.what}-{self.line}"


def rows(name: str) -> list[Row]:
    found: list[Row] = []
    for line, text in enumerate((FOLDER / name).read_text(encoding="utf-8").splitlines(), 1):
        if not text or text.startswith("#"):
            continue
        head, layout, answers, checks = (part.split() for part in text.split("|"))
        card, what = head
        found.append(Row(line, card, what, tuple(layout), tuple(answers), tuple(checks)))
    return found


def played(row: Row) -> Table:
    """Lay the table of a row out and give its answers."""
    at = Table(laid(row.layout))
    for answer in row.answers:
        if answer.startswith("fight:"):
            fight(at, answer.removeprefix("fight:"))
        else:
            at.answer(*(() if answer == "-" else answer.split("+")))
    return at


def laid(layout: tuple[str, ...]) -> State:
    words = {key: value for key, _, value in (word.partition(":") for word in layout)}
    coins = words.get("coins", "20/20").split("/")
    state = laid_out(
        *_names(words.get("my", "")),
        yours=_names(words.get("your", "")),
        hand=_names(words.get("hand", "")),
        their_hand=_names(words.get("their", "")),
        coins=(int(coins[0]), int(coins[1])),
        deck=_names(words.get("deck", "").removeprefix("=")),
        turn=int(words.get("turn", "5")),
        phase="starting" if "start" in words else "main",
    )
    hurt = [*_hearts(words.get("my", "")), *_hearts(words.get("your", ""))]
    for one, pc in zip(state.pieces, hurt, strict=True):
        one.pc = one.pc if pc is None else pc
    if words.get("deck", "").startswith("="):
        state.seats[ME].deck = _names(words["deck"].removeprefix("="))
    for key, value in words.items():
        _more(state, key, value)
    return state


def _more(state: State, key: str, value: str) -> None:
    """Lay out what lies besides characters, hands and decks."""
    word, entry = re.fullmatch(r"([a-z]+)(\d*)", key).groups()  # pyright: ignore[reportOptionalMemberAccess]
    owner = YOU if word.startswith("y") else ME
    match word:
        case "on" | "yon":
            in_play(state, owner, value, host=int(entry))
        case "keep" | "ykeep":
            for card in _names(value):
                in_play(state, owner, card)
        case "grave" | "ygrave":
            state.seats[owner].grave = _names(value)
        case "max":
            state.pieces[int(entry) - 1].maximum = int(value)
        case "base":
            state.pieces[int(entry) - 1].base = int(value)
        case _:
            assert word in {"my", "your", "hand", "their", "deck", "coins", "turn", "start"}, key


def _names(listed: str) -> list[str]:
    return [one.partition("/")[0] for one in listed.split(",") if one]


def _hearts(listed: str) -> list[int | None]:
    hearts = [one.partition("/")[2] for one in listed.split(",") if one]
    return [int(one) if one else None for one in hearts]


def fight(at: Table, written: str) -> None:
    """Attack and block: `1>3.4,2>,5>!`."""
    blocks = dict(one.split(">") for one in written.split(","))
    at.attack(*(int(entry) for entry in blocks))
    if at.asked[1] == "defend":
        at.answer("blocks")
    while at.asked[1] == "block":
        attacker = str(at.view(at.asked[0]).about)
        blocker = blocks[attacker]
        assert blocker != "!", f"{attacker} can be blocked by {at.options}"
        at.answer(*(f"p{entry}" for entry in blocker.split(".") if entry))


def holds(at: Table, check: str) -> bool:
    """Whether a check holds now."""
    name, entry, _, value = re.fullmatch(r"([a-z]+)(\d*)(=?)(.*)", check).groups()  # pyright: ignore[reportOptionalMemberAccess]
    if entry:
        return _of_entry(at, name, int(entry), value)
    mine, theirs = at.state.seats
    match name:
        case "asked":
            return at.asked[1] == value
        case "options":
            return at.options == [one for one in value.split(",") if one]
        case "option" | "nooption":
            there = [*at.options, *(() if at.question(at.asked[0]).least else ("-",))]
            return (value in there) == (name == "option")
        case "told":
            return value in ids(at.told)
        case "holds":
            return value in mine.hand
        case "won":
            return at.state.winner == int(value)
        case _:
            numbers = {
                "coins": mine.coins,
                "theirs": theirs.coins,
                "hand": len(mine.hand),
                "theirhand": len(theirs.hand),
                "grave": len(mine.grave),
                "ygrave": len(theirs.grave),
                "price": star_price(look_at(at.state, CARDS), ME),
            }
            found = len(at.options) if name == "count" else numbers[name]
            return found == int(value)


def _of_entry(at: Table, name: str, entry: int, value: str) -> bool:
    if name in {"gone", "there"}:
        return at.there(entry) == (name == "there")
    one = at.piece(entry)
    match name:
        case "has" | "no":
            flags = at.figures(entry).flags
            return all((flag in flags) == (name == "has") for flag in value.split(","))
        case "pc" | "base" | "turns":
            return getattr(one, name) == int(value)
        case _:
            field = {"pf": "pf", "max": "maximum", "armor": "armor"}[name]
            return getattr(at.figures(entry), field) == int(value)
