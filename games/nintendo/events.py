"""What is told of a match: one function for each thing that happens (NIN-10.1, 10.2)."""

from collections.abc import Sequence

import msgspec

from games.core.event import Chapter, Credit, Event, Mark, Part, told
from games.core.text import Arg, Card, Text, Who, text
from games.nintendo.grammar.forms import Lasts, Mod
from games.nintendo.state import Piece
from games.nintendo.view import Ending

_PREFIX = "nintendo-event-"


def card(card_id: str) -> Card:
    """Return a card as an argument of a text."""
    return Card(card_id)


def cards(ids: Sequence[str]) -> tuple[Card, ...]:
    return tuple(card(one) for one in ids)


def on(one: Piece) -> str:
    """Return the place of a card in play on the picture."""
    return f"piece:{one.entry}"


def theirs(one: Piece) -> Text:
    """Return a card in play as an item of a list, with whose it is."""
    return text("nintendo-theirs", who=Who(one.owner), card=card(one.card))


def all_theirs(pieces: Sequence[Piece]) -> tuple[Text, ...]:
    return tuple(theirs(one) for one in pieces)


def _said(kind: str, seat: int, /, **args: Arg) -> Text:
    return Text(_PREFIX + kind, {"who": Who(seat), **args})


def _of(kind: str, one: Piece, /, **args: Arg) -> Text:
    return Text(_PREFIX + kind, {"who": Who(one.owner), "card": card(one.card), **args})


def _at(one: Piece, gain: int = 0) -> tuple[Mark, ...]:
    return (Mark(on(one), gain=gain),)


def _coins(seat: int, gain: int) -> Mark:
    return Mark(f"coins:{seat}", gain=gain)


# Decks and hands


def chooses(seat: int, deck: str) -> Event:
    if deck.startswith("own:"):
        return told(_said("own-deck", seat), about=(seat,))
    return told(_said("deck", seat, card=card(deck)), about=(seat,))


def begins(seat: int, coins: tuple[int, int]) -> Event:
    marks = (_coins(seat, coins[0]), _coins(1 - seat, coins[1]))
    return _twice("first", seat, marks, coins=coins[0], others=coins[1])


def _twice(kind: str, seat: int, marks: tuple[Mark, ...], /, **args: Arg) -> Event:
    """Tell what a seat did; the other seat is told in words of its own (`kind`-you)."""
    own = Part(_said(f"{kind}-you", seat, **args), marks)
    return Event(Part(_said(kind, seat, **args), marks), ((1 - seat, own),))


def keeps_hand(seat: int, *, kept: bool) -> Event:
    return told(_said("keeps" if kept else "redraws", seat), aside=kept)


def draws(seat: int, drawn: Sequence[str]) -> Event:
    count = len(drawn)
    marks = (Mark(f"hand:{seat}", f"deck:{seat}", count),)
    own = _said("draws-own", seat, cards=cards(drawn), count=count)
    new = (*marks, *(Mark(f"card:{one}") for one in dict.fromkeys(drawn)))
    public = Part(_said("draws", seat, count=count), marks)
    return Event(public, ((seat, Part(own, new)),), aside=True)


def exhausted(seat: int) -> Event:
    return told(_said("exhausted", seat), about=(seat,))


def overflows(seat: int, lost: str) -> Event:
    said = _said("overflow", seat, card=card(lost))
    return told(said, marks=(Mark(f"grave:{seat}"),), about=(seat,))


def discards(seat: int, lost: str) -> Event:
    said = _said("discards", seat, card=card(lost))
    return told(said, marks=(Mark(f"grave:{seat}", f"hand:{seat}"),), about=(seat,))


def finds(seat: int, found: str | None) -> Event:
    if found is None:
        return told(_said("finds-none", seat))
    said = _said("finds", seat, card=card(found))
    return told(said, marks=(Mark(f"hand:{seat}", f"deck:{seat}", 1),))


def digs(seat: int, count: int, taken: str) -> Event:
    marks = (Mark(f"hand:{seat}", f"deck:{seat}", 1),)
    own = Part(
        _said("digs-own", seat, count=count, card=card(taken)), (*marks, Mark(f"card:{taken}"))
    )
    return Event(Part(_said("digs", seat, count=count), marks), ((seat, own),))


def recalls(seat: int, taken: str) -> Event:
    said = _said("recalls", seat, card=card(taken))
    return told(said, marks=(Mark(f"hand:{seat}", f"grave:{seat}", 1),))


def spies(seat: int, hand: Sequence[str]) -> Event:
    own = Part(_said("spies-own", seat, cards=cards(hand), count=len(hand)))
    public = Part(_said("spies", seat), (Mark(f"hand:{1 - seat}"),))
    return Event(public, ((seat, own),), about=(1 - seat,))


def puts(seat: int, new: str, entry: int) -> Event:
    return told(_said("puts", seat, card=card(new)), marks=(Mark(f"piece:{entry}"),))


def drops_nothing(seat: int) -> Event:
    return told(_said("puts-none", seat))


# Turns


def turn_begins(seat: int, turn: int) -> Event:
    said = _said("turn", seat, turn=turn)
    chapter = Chapter(
        text("nintendo-chapter-turn", turn=turn), text("nintendo-chapter-turn-name", turn=turn)
    )
    return told(said, marks=(Mark(f"seat:{seat}"),), heading=True, chapter=chapter)


def refills(seat: int, coins: int) -> Event:
    return told(_said("refill", seat, coins=coins), marks=(_coins(seat, coins),), aside=True)


def plays(seat: int, new: str, price: int, entry: int = 0) -> Event:
    marks = (_coins(seat, -price), *([Mark(f"piece:{entry}")] if entry else []))
    return told(_said("plays", seat, card=card(new), coins=price), marks=marks)


def bears(host: Piece, worn: str, entry: int) -> Event:
    said = _of("bears", host, worn=card(worn))
    return told(said, marks=(Mark(f"piece:{entry}"), Mark(on(host))))


def leaves(seat: int, gone: str) -> Event:
    said = _said("leaves", seat, card=card(gone))
    return told(said, marks=(Mark(f"grave:{seat}"),), aside=True)


def uses(one: Piece, ability: int) -> Event:
    return told(_of("uses", one, ability=ability + 1), marks=_at(one))


def pays(seat: int, coins: int) -> Event:
    return told(_said("pays", seat, coins=coins), marks=(_coins(seat, -coins),), aside=True)


def sacrifices(one: Piece) -> Event:
    return told(_of("sacrifices", one), marks=_at(one))


def buys_star(seat: int, price: int, stars: int) -> Event:
    said = _said("star", seat, coins=price, stars=stars)
    marks = Mark(f"stars:{seat}", gain=1), _coins(seat, -price)
    return told(said, marks=marks, decides=True)


def waits(seat: int, source: str) -> Event:
    return told(_said("waits", seat, card=card(source)), aside=True)


def targets(seat: int, source: str, chosen: Sequence[Piece]) -> Event:
    if not chosen:
        return told(_said("targets-none", seat, card=card(source)), aside=True)
    said = _said("targets", seat, card=card(source), cards=all_theirs(chosen))
    marks = tuple(Mark(on(one)) for one in chosen)
    about = tuple(sorted({one.owner for one in chosen} - {seat}))
    return told(said, marks=marks, about=about, aside=True)


# Numbers


def _done(one: Piece, seat: int) -> tuple[int, ...]:
    """Return to whom it is done what a card of `seat` does to this one: to another seat alone."""
    return (one.owner,) if one.owner != seat else ()


def loses_pc(one: Piece, lost: int, by: str, seat: int) -> Event:
    said = _of("loses-pc", one, lost=lost, left=one.pc, by=card(by))
    return told(said, marks=_at(one, -lost), about=_done(one, seat))


def gains_pc(one: Piece, gained: int, by: str) -> Event:
    said = _of("gains-pc", one, gained=gained, now=one.pc, by=card(by))
    return told(said, marks=_at(one, gained), aside=not gained)


def changes(what: str, one: Piece, change: int, by: str, seat: int) -> Event:
    """Tell that PF, base PF or maximum ("pf", "base", "max") of a character change."""
    sign = "more" if change > 0 else "less" if change < 0 else "none"
    said = _of(f"changes-{what}", one, sign=sign, n=abs(change), by=card(by))
    return told(said, marks=_at(one), about=_done(one, seat))


def gives(one: Piece, mod: Mod, lasts: Lasts, by: str, seat: int) -> Event:
    what = text(f"nintendo-lent-{mod.name}", **mod_args(mod))
    until = text(f"nintendo-lasts-{lasts}", who=Who(one.owner))
    said = _of("gives", one, what=what, lasts=until, by=card(by))
    return told(said, marks=_at(one), about=_done(one, seat))


def mod_args(mod: Mod) -> dict[str, Arg]:
    """Return the arguments of the text of a mod: its number, sign and kind."""
    args: dict[str, Arg] = {"n": abs(mod.number), "sign": "less" if mod.number < 0 else "more"}
    if mod.kind:
        args["kind"] = card(mod.kind)
    return args


def gains(seat: int, coins: int, by: str) -> Event:
    said = _said("gains", seat, coins=coins, by=card(by))
    return told(said, marks=(_coins(seat, coins),))


def steals(seat: int, coins: int, by: str) -> Event:
    said = _said("steals", seat, coins=coins, by=card(by))
    marks = (Mark(f"coins:{seat}", f"coins:{1 - seat}", coins), _coins(1 - seat, -coins))
    return told(said, marks=marks, about=(1 - seat,))


# Out of play


def knocked_out(seat: int, gone: str, entry: int) -> Event:
    """Tell of a KO, which is what either has gained or lost by a combat."""
    return msgspec.structs.replace(_gone("ko", seat, gone, entry), about=(0, 1))


def removed(seat: int, gone: str, entry: int) -> Event:
    return _gone("removed", seat, gone, entry)


def gives_way(seat: int, gone: str, entry: int) -> Event:
    """Tell that a card leaves the game to a hero of its name, rule NIN-8.4."""
    return _gone("gives-way", seat, gone, entry)


def bounced(seat: int, gone: str, entry: int) -> Event:
    return _gone("bounced", seat, gone, entry)


def _gone(kind: str, seat: int, gone: str, entry: int) -> Event:
    marks = (Mark(f"grave:{seat}" if kind == "ko" else f"seat:{seat}", f"piece:{entry}"),)
    return told(_said(kind, seat, card=card(gone)), marks=marks, about=(seat,))


def saved(seat: int, host: str, entry: int, worn: str, pc: int) -> Event:
    said = _said("saved", seat, card=card(host), worn=card(worn), pc=pc)
    return told(said, marks=(Mark(f"piece:{entry}"),), about=(seat,))


# Combat


def declares(seat: int) -> Event:
    marks = (Mark(f"seat:{seat}"),)
    return told(_said("declares", seat), marks=marks, about=(1 - seat,), aside=True)


def to_blocks(seat: int) -> Event:
    return told(_said("to-blocks", seat), aside=True)


def stays(one: Piece, price: int) -> Event:
    return told(_of("stays", one, coins=price), marks=_at(one))


def pays_toll(one: Piece, price: int) -> Event:
    return told(_of("toll", one, coins=price), marks=(_coins(one.owner, -price),), aside=True)


def attacks(seat: int, going: Sequence[Piece]) -> Event:
    said = _said("attacks", seat, cards=tuple(card(one.card) for one in going), count=len(going))
    return told(said, marks=tuple(Mark(on(one)) for one in going), about=(1 - seat,))


def calmed(one: Piece, by: str) -> Event:
    return told(_of("calmed", one, by=card(by)), marks=_at(one), about=(one.owner,))


def blocks(attacker: Piece, blocking: Sequence[Piece]) -> Event:
    seat = 1 - attacker.owner
    said = _said(
        "blocks",
        seat,
        cards=tuple(card(one.card) for one in blocking),
        count=len(blocking),
        card=card(attacker.card),
    )
    marks = (*(Mark(on(one), on(attacker)) for one in blocking), Mark(on(attacker)))
    return told(said, marks=marks, about=(attacker.owner,))


def no_blocks(seat: int, *, able: bool) -> Event:
    """Tell that nobody blocks, or that nobody is `able` to."""
    return told(_said("no-blocks" if able else "cannot-block", seat))


def fights(one: Piece, foes: Sequence[Piece], lost: int) -> Event:
    said = _of("fights", one, cards=all_theirs(foes), lost=lost, left=one.pc)
    return told(said, marks=_at(one, -lost))


def loots(
    seat: int, through: Sequence[Piece], coins: int, lost: int, by: tuple[Credit, ...]
) -> Event:
    """Tell who came through, and what each of them has brought."""
    marks = (_coins(seat, coins), _coins(1 - seat, -lost), *(Mark(on(one)) for one in through))
    cards = tuple(card(one.card) for one in through)
    event = _twice("loots", seat, marks, cards=cards, count=len(through), coins=coins, lost=lost)
    return msgspec.structs.replace(event, about=(1 - seat,), credited=by)


def combat_ends() -> Event:
    return told(text(_PREFIX + "combat-ends"), aside=True)


# The end


def concedes(seat: int) -> Event:
    return told(_said("concedes", seat), marks=(Mark(f"seat:{seat}"),))


def match_ends(ending: Ending, winner: int) -> Event:
    if winner < 0:
        return told(text(_PREFIX + "shared"), heading=True)
    return told(_said(f"wins-{ending}", winner), heading=True)
