"""The questions of the made-up game: one of every shape that a table must carry."""

from collections.abc import Iterable

import msgspec

from games.core.decision import (
    Answer,
    Closed,
    Confirm,
    Decision,
    Option,
    StandingOrder,
    Total,
    several,
)
from games.core.text import Card, Text, text
from tests.engine.sampler.cards import face, number, suit, worth
from tests.engine.sampler.state import Seat, State

PRICE = 3
STEPS = 3
DEAR = 25  # numbers above this one need RICH points (SAM-4.2)
RICH = 6
STRONG = 16  # a number from which a card is strong (SAM-1.4)


class Plan(msgspec.Struct):
    """What a seat's sealed answers so far come to (SAM-2)."""

    hand: list[str]
    charm: str = ""
    swapped: str = ""
    team: tuple[str, ...] = ()
    pair: str = ""
    steps: tuple[str, ...] = ()


def card(key: str) -> Card:
    return Card(key, face(key))


def named(key: str) -> Text:
    return text("sampler-card", card=card(key))


def plan(seat: Seat, given: tuple[Answer, ...]) -> Plan:
    """Return what `seat` has planned in secret (SAM-2.2 to 2.4)."""
    made = Plan(list(seat.hand), steps=tuple(answer.kind for answer in given))
    for answer in given:
        match answer.kind:
            case "sampler.swap" if answer.picks:
                made.swapped = answer.picks[0]
                made.hand.remove(made.swapped)
            case "sampler.swap_in":
                made.charm = answer.picks[0]
            case "sampler.team":
                made.team = answer.picks
            case "sampler.pair" if answer.picks:
                made.pair = answer.picks[0]
            case _:
                pass
    return made


def draft(state: State, seat: int) -> Decision:
    """One of up to five, open and private (SAM-2.1)."""
    options = cards(state.seats[seat].offer)
    return ask(state, "draft", "SAM-2.1", options, sitting="build")


def build(state: State, seat: int, given: tuple[Answer, ...]) -> Decision | None:
    """The sealed chain: swap, perhaps swap_in, team, pair (SAM-2.2 to 2.4)."""
    mine = state.seats[seat]
    made = plan(mine, given)
    if "sampler.swap" not in made.steps and mine.charms:
        none = text("sampler-swap-none")
        return sealed(state, "swap", "SAM-2.2", cards(mine.hand), least=0, none=none)
    if made.swapped and not made.charm:
        return sealed(state, "swap_in", "SAM-2.2", cards(mine.charms))
    if not made.team:
        return team(state, made.hand)
    if "sampler.pair" not in made.steps:
        return pair(state, made)
    return None


def team(state: State, hand: list[str]) -> Decision:
    """Two cards; one of them strong where that is played and can be (SAM-1.4, 2.3)."""
    asked = sealed(state, "team", "SAM-2.3", cards(hand), least=2, most=2)
    if not state.strong or not any(is_strong(key) for key in hand):
        return asked
    options = tuple(
        msgspec.structs.replace(option, weight=int(is_strong(option.id)))
        for option in asked.options
    )
    total = Total(text("sampler-team-short", least=STRONG))
    return msgspec.structs.replace(asked, options=options, least_total=1, total=total)


def is_strong(key: str) -> bool:
    return number(key) >= STRONG


def pair(state: State, made: Plan) -> Decision:
    """Asked even where nothing fits, because leaving it out would tell (SAM-2.4)."""
    suits = [suit(key) for key in made.team]
    same = sorted({key for key in suits if suits.count(key) > 1})
    options = tuple(Option(key, text("sampler-suit", card=Card(key))) for key in same)
    none = text("sampler-pair-none") if options else text("sampler-pair-nothing")
    most = len(options)
    return sealed(state, "pair", "SAM-2.4", options, least=0, most=most, none=none, always=True)


def pay(state: State, seat: int) -> Decision | None:
    """A payment by weights, at the same time as everybody else (SAM-3.1)."""
    coins = state.seats[seat].coins
    if sum(map(worth, coins)) < PRICE:
        return None
    options = tuple(Option(key, named(key), f"coin:{key}", weight=worth(key)) for key in coins)
    asked = msgspec.structs.replace(
        ask(state, "pay", "SAM-3.1", options, most=len(options)),
        prompt=text("sampler-pay-prompt", price=PRICE),
        least_total=PRICE,
        tally=text("sampler-pay-tally"),
        confirm=(Confirm(text("sampler-confirm-pay")),),
    )
    return final(asked) if state.waiting == [seat] and state.first != seat else asked


def buy(state: State, seat: int) -> Decision | None:
    """One of more than 25, in groups; what is too dear is closed (SAM-4.1, 4.2)."""
    rich = state.seats[seat].score >= RICH
    open_ = [key for key in state.market if rich or number(key) <= DEAR]
    closed = tuple(
        Closed(named(key), text("sampler-too-dear", need=RICH), "SAM-4.2", f"card:{key}")
        for key in state.market
        if key not in open_
    )
    if not open_:
        return None
    asked = ask(state, "buy", "SAM-4.1", cards(sorted(open_)), closed=closed)
    among = tuple(Option(key, named(key)) for key in sorted(state.market))
    return called(
        state, seat, orders(asked, StandingOrder("wishes", text("sampler-wishes"), among=among))
    )


def explained(asked: Decision) -> Decision:
    """Say of each card of the market in which group it is (SAM-4.1)."""
    if asked.kind != "sampler.buy":
        return asked
    options = [
        msgspec.structs.replace(one, group=text("sampler-suit", card=Card(suit(one.id))))
        for one in asked.options
    ]
    return msgspec.structs.replace(asked, options=tuple(options))


def orders(asked: Decision, *standing: StandingOrder) -> Decision:
    """The question with what may be ordered for all of its kind (SAM-9)."""
    return msgspec.structs.replace(asked, standing=standing)


def called(state: State, seat: int, asked: Decision) -> Decision:
    """The question, final where somebody else is asked after it."""
    following = state.waiting[1] if len(state.waiting) > 1 else state.first
    return asked if following == seat else final(asked)


def final(asked: Decision) -> Decision:
    """The question with options that cannot be undone."""
    options = tuple(msgspec.structs.replace(option, final=True) for option in asked.options)
    return msgspec.structs.replace(asked, options=options)


def name(state: State) -> Decision:
    """One of more than 25 without groups (SAM-4.3)."""
    numbers = range(1, 31)
    options = tuple(Option(f"n{n}", text("sampler-number", number=n)) for n in numbers)
    return ask(state, "name", "SAM-4.3", options)


def move(state: State, seat: int) -> Decision | None:
    """A place on the track; occupied places are closed (SAM-5.1, 5.2)."""
    here = state.seats[seat].place
    taken = {other.place for other in state.seats}
    reach = range(here + 1, min(here + STEPS, state.track) + 1)
    options = tuple(Option(f"t{n}", place(n), f"track:{n}") for n in reach if n not in taken)
    why = text("sampler-occupied")
    closed = tuple(Closed(place(n), why, "SAM-5.2", f"track:{n}") for n in reach if n in taken)
    return ask(state, "move", "SAM-5.1", options, closed=closed) if options else None


def roll(state: State, seat: int) -> Decision:
    """Something final beside something harmless, where nobody else comes next (SAM-5.3)."""
    options = (
        Option("roll", text("sampler-roll-do"), final=True),
        Option("rest", text("sampler-roll-rest")),
        *peeks(state),
    )
    asked = ask(state, "roll", "SAM-5.3", options)
    return called(
        state, seat, orders(asked, StandingOrder("rest", text("sampler-roll-rest"), ("rest",)))
    )


def peeks(state: State) -> tuple[Option, ...]:
    """A look at the deck or at the next seat's hand, which cannot be undone (SAM-5.4)."""
    if not state.peek:
        return ()
    dig = (Option("dig", text("sampler-roll-dig"), final=True),) if state.deck else ()
    spied = len(state.seats) > 1
    spy = (Option("spy", text("sampler-roll-spy"), final=True),) if spied else ()
    return (*dig, *spy)


def clear(state: State) -> Decision:
    """Several of more than 25 (SAM-6.1)."""
    options = cards(state.market)
    most = min(3, len(options))
    none = text("sampler-clear-none")
    asked = ask(state, "clear", "SAM-6.1", options, least=0, most=most, none=none)
    return orders(asked, StandingOrder("keep", none))


def stack(state: State) -> Decision:
    """An order of more than 25, known to one seat only; the next round is dealt (SAM-6.2)."""
    options = cards(state.market)
    size = len(options)
    return final(ask(state, "stack", "SAM-6.2", options, least=size, most=size, ordered=True))


def bring(faces: Iterable[str]) -> Decision:
    """Three charms of thirty, brought in private (SAM-1.2)."""
    options = tuple(Option(key, named(key)) for key in faces)
    return Decision(
        "sampler.bring",
        "SAM-1.2",
        text("sampler-bring-prompt"),
        options,
        sitting="bring",
        least=3,
        most=3,
        confirm=(Confirm(text("sampler-confirm")),),
    )


def cards(keys: Iterable[str]) -> tuple[Option, ...]:
    return tuple(Option(key, named(key), f"card:{key}") for key in keys)


def place(number_: int) -> Text:
    return text("sampler-place", number=number_)


def ask(
    state: State,
    kind: str,
    rule: str,
    options: tuple[Option, ...],
    *,
    sitting: str = "",
    least: int = 1,
    most: int = 1,
    ordered: bool = False,
    none: Text | None = None,
    closed: tuple[Closed, ...] = (),
) -> Decision:
    """Return an open question of the running phase."""
    asked = Decision(
        f"sampler.{kind}",
        rule,
        text(f"sampler-{kind.replace('_', '-')}-prompt"),
        options,
        sitting=f"round:{state.round}/{sitting or kind}",
        least=least,
        most=most,
        ordered=ordered,
        none=none,
        closed=closed,
    )
    means = (Confirm(text("sampler-confirm")),) if several(asked) else ()
    return msgspec.structs.replace(asked, confirm=means)


def sealed(
    state: State,
    kind: str,
    rule: str,
    options: tuple[Option, ...],
    *,
    least: int = 1,
    most: int = 1,
    none: Text | None = None,
    always: bool = False,
) -> Decision:
    """Return a question of the sealed chain; it shares its sitting with the draft."""
    asked = ask(state, kind, rule, options, sitting="build", least=least, most=most, none=none)
    return msgspec.structs.replace(asked, sealed=True, always=always)
