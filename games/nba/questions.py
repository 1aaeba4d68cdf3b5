"""The questions of a turn, one builder a step (section 5 of the rules)."""

from collections.abc import Callable, Collection, Iterable, Mapping
from types import MappingProxyType

import msgspec

from games.core.decision import Confirm, Decision, Option, confirmed, several
from games.core.text import Text, Who, text
from games.nba import events as say
from games.nba import facts
from games.nba.cards import Cards
from games.nba.phases import actions, activation, dice
from games.nba.phases.court import may_leave
from games.nba.printed import is_fatigue, listed, named
from games.nba.state import MOST_LYING, Die, State

Builder = Callable[[Cards, State, int], Decision]


def ask(cards: Cards, state: State, seat: int) -> Decision:
    """Return the question at which a seat stands in its turn."""
    step = state.playing(seat).step
    asked = _BUILDERS[step](cards, state, seat)
    return asked if several(asked) or not asked.confirm else _said_by_options(step, asked)


def _said_by_options(step: str, asked: Decision) -> Decision:
    """Return a question of one pick whose options say what confirming it would."""
    deed = step.replace("_off", "").replace("prep_def", "prep").replace("_", "-")
    options: list[Option] = []
    for option in asked.options:
        means = confirmed(asked, (option.id,))
        ends = means is not None and means.label.id == actions.ENDING
        label, brief = text(f"nba-one-{deed}", what=option.label), text(f"nba-brief-{deed}")
        if ends:
            label, brief = actions.ending(label), text(f"nba-brief-{deed}-end")
        options.append(msgspec.structs.replace(option, label=label, brief=brief))
    return msgspec.structs.replace(asked, options=tuple(options))


def sitting(state: State) -> str:
    """Return the sitting of a turn: all its questions (rule NBA-9)."""
    turn = "last" if state.stage == "last" else str(state.turn)
    return f"turn:{state.period}.{turn}"


def card_options(cards: Iterable[str], label: str = "nba-card") -> tuple[Option, ...]:
    """Return plain options for cards."""
    return tuple(Option(card, text(label, card=named(card)), f"card:{card}") for card in cards)


def means(kind: str, *, final: bool = False) -> tuple[Confirm, ...]:
    """Return what confirming any picks means; it gets their `$count` and `$sum`."""
    return (Confirm(text(f"nba-confirm-{kind}"), final),)


def _means(kind: str, last: Confirm | None, **args: int) -> tuple[Confirm, ...]:
    """Return what confirming picks means, first of those with which the turn ends by itself."""
    label = text(f"nba-confirm-{kind}", **args)
    return (*([last] if last else []), Confirm(label))


def player_option(cards: Cards, card: str, *, draws: int = 0) -> Option:
    """Return an option for a player card, with places and skills; `draws`: drawn at once by it."""
    args = {"card": named(card), "places": say.places(cards, card)}
    label = text("nba-player-draw", **args, n=draws) if draws else text("nba-player", **args)
    group = text("nba-group-skills", skills=facts.skills(cards.player(card).skills))
    brief = None if draws else text("nba-card", card=named(card))
    return Option(card, label, f"card:{card}", group, final=bool(draws), brief=brief)


def _act(cards: Cards, state: State, seat: int) -> Decision:
    prompt = "nba-ask-act-last" if state.stage == "last" else "nba-ask-act"
    return Decision(
        "nba.act",
        "NBA-7.3" if state.stage == "last" else "NBA-9.1",
        text(prompt),
        actions.menu(cards, state, seat),
        sitting(state),
        closed=actions.closed(cards, state, seat),
    )


def _refresh(cards: Cards, state: State, seat: int) -> Decision:
    del cards
    slots = state.table(seat).slots
    options = tuple(
        Option(
            f"slot{slot}",
            text("nba-card", card=named(card)),
            f"card:{card}",
            final=True,
        )
        for slot, card in enumerate(slots, 1)
        if card
    )
    return Decision(
        "nba.refresh",
        "NBA-3.3",
        text("nba-ask-refresh"),
        options,
        sitting(state),
        most=len(options),
        confirm=means("refresh"),
    )


def _sub_in(cards: Cards, state: State, seat: int) -> Decision:
    came = len(state.playing(seat).came)
    options = tuple(
        _entering(cards, state, seat, card) for card in actions.incoming(cards, state, seat)
    )
    return Decision(
        "nba.sub_in",
        "NBA-4.2",
        text("nba-ask-sub-in-more" if came else "nba-ask-sub-in", tired=_tired(state, seat)),
        options,
        sitting(state),
        least=0 if came else 1,
        most=min(1, len(options)),
        none=text("nba-none-sub", n=came) if came else None,
        none_final=bool(came),
    )


def _tired(state: State, seat: int) -> int:
    """Return how many Fatigue cards a replacement returns to their pile (rule NBA-4.4)."""
    return int(any(is_fatigue(card) for card in state.seats[seat].hand))


def _entering(cards: Cards, state: State, seat: int, coming: str) -> Option:
    """Return the option of a player who may come in; final where all that follows is forced."""
    own, turn = state.seats[seat], state.playing(seat)
    able = may_leave(cards, own.court, coming, turn.leavers)
    last = len(able) == 1 and actions.draws_after(cards, state, seat, coming, able[0])
    return player_option(cards, coming, draws=len(turn.came) + 1 if last else 0)


def _sub_out(cards: Cards, state: State, seat: int) -> Decision:
    own, turn = state.seats[seat], state.playing(seat)
    able = may_leave(cards, own.court, turn.coming, turn.leavers)
    options: list[Option] = []
    for card in sorted(able):
        last = actions.draws_after(cards, state, seat, turn.coming, card)
        options.append(player_option(cards, card, draws=len(turn.came) + 1 if last else 0))
    prompt = text("nba-ask-sub-out", card=named(turn.coming), tired=_tired(state, seat))
    return Decision("nba.sub_out", "NBA-4.2", prompt, tuple(options), sitting(state))


def _prep(kind: str) -> Builder:
    def build(cards: Cards, state: State, seat: int) -> Decision:
        own = state.seats[seat]
        lying = actions.of_type(cards, own.lying, kind)
        found = sorted([*lying, *actions.of_type(cards, own.hand, kind)])
        bare, none = _ends_bare(cards, state, seat, kind), text("nba-none-prep", n=len(lying))
        options = tuple(
            Option(
                card,
                text("nba-lying" if card in lying else "nba-laying", card=named(card)),
                f"card:{card}",
                weight=int(card in lying),  # the tally counts those that would be discarded
                brief=text("nba-card", card=named(card)),
            )
            for card in found
        )
        return Decision(
            f"nba.prep_{kind}",
            "NBA-4.8",
            text(f"nba-ask-prep-{kind}", n=len(lying)),
            options,
            sitting(state),
            least=0,
            most=min(MOST_LYING, len(options)),
            none=actions.ending(none) if bare else none,
            none_final=bare,
            confirm=_prepared(cards, state, seat, kind),
            tally=text("nba-tally-prep", most=MOST_LYING),
        )

    return build


def _ends_bare(cards: Cards, state: State, seat: int, kind: str) -> bool:
    """Whether the turn ends by itself when no tactic of that type is left lying."""
    own, turn = state.seats[seat], state.playing(seat)
    if _lays_on(cards, state, seat, kind):
        return False
    lying = [card for card in own.lying if cards.tactic(card).type != kind]
    done = [*turn.done, "prep"]
    return actions.ends_by_itself(cards, state, seat, hand=own.hand, lying=lying, done=done)


def _lays_on(cards: Cards, state: State, seat: int, kind: str) -> bool:
    """Whether defence tactics are asked for after those of the attack."""
    return kind == "off" and bool(actions.of_type(cards, state.seats[seat].hand, "def"))


def _prepared(cards: Cards, state: State, seat: int, kind: str) -> tuple[Confirm, ...]:
    """Return what letting tactics lie means: the turn ends where none of them can be played.

    It does not where a card is left in the hand, except in the special last turn.
    """
    own, turn = state.seats[seat], state.playing(seat)
    held = actions.of_type(cards, own.hand, kind)
    usable = actions.of_type(cards, [*own.lying, *held], kind)
    usable = tuple(
        card for card in usable if cards.tactic(card).cx <= actions.iq(cards, state, seat)
    )
    lying = [card for card in own.lying if cards.tactic(card).type != kind]
    rest = [card for card in own.hand if card not in held]
    ends = not _lays_on(cards, state, seat, kind) and actions.ends_by_itself(
        cards, state, seat, hand=rest, lying=lying, done=[*turn.done, "prep"]
    )
    label = actions.ending(text("nba-confirm-prep"))
    given = () if state.stage == "last" else tuple(held)
    return _means("prep", Confirm(label, final=True, given=given, without=usable) if ends else None)


def _pay(kind: str) -> Builder:
    def build(cards: Cards, state: State, seat: int) -> Decision:
        wanted = state.playing(seat).buying
        paying = actions.payers(cards, state, seat, player=kind == "player")
        options = tuple(
            Option(
                card,
                text("nba-card", card=named(card)),
                f"card:{card}",
                weight=cards.value(card),
            )
            for card in paying
        )
        cost = cards.player(wanted).cost if kind == "player" else cards.tactic(wanted).cost
        return Decision(
            f"nba.pay_{kind}",
            "NBA-4.9" if kind == "player" else "NBA-4.11",
            text("nba-ask-pay", card=named(wanted), cost=cost),
            options,
            sitting(state),
            most=len(options),
            least_total=cost,
            confirm=_means("pay", _pays_out(cards, state, seat, kind, paying)),
            tally=text("nba-tally-pay"),
        )

    return build


def _pays_out(
    cards: Cards, state: State, seat: int, kind: str, paying: Collection[str]
) -> Confirm | None:
    """Return what paying with all that pays means, where the turn then ends by itself."""
    if not actions.pays_all_and_ends(
        cards, state, seat, paying, "sign" if kind == "player" else "buy"
    ):
        return None
    return Confirm(actions.ending(text("nba-confirm-pay")), final=True, given=tuple(paying))


def _target(cards: Cards, state: State, seat: int) -> Decision:
    options = tuple(
        Option(
            f"seat{other}",
            text(
                "nba-target",
                who=Who(other),
                total=dice.total(cards, state.seats[other].attack),
            ),
            f"attack:{other}",
            text("nba-group-target", dice=say.dice(cards, state.seats[other].attack)),
            final=True,
        )
        for other in sorted(activation.waiting(state, seat))
    )
    prompt = text("nba-ask-target", card=named(state.playing(seat).tactic))
    return Decision("nba.target", "NBA-12.5", prompt, options, sitting(state))


def _die(cards: Cards, die: Die, against: frozenset[str] | None, *, final: bool) -> Option:
    label, shown = say.die(cards, die, short=True), dice.side(cards, die)
    brief: Text | None = None
    if shown.colour and not dice.counting(cards, [die], against):
        label, brief = text("nba-idle", die=label), label
    place = f"die:{die.name}"
    return Option(die.name, label, place, weight=shown.value, final=final, brief=brief)


def _worst_first(cards: Cards, found: Iterable[Die], against: frozenset[str] | None) -> list[Die]:
    """Return dice in the order in which one would roll them again (rule NBA-9.7)."""

    def merit(die: Die) -> tuple[bool, int, int]:
        counts = bool(dice.counting(cards, [die], against))
        return counts, dice.side(cards, die).value, int(die.name[1:])

    return sorted(found, key=merit)


def _reroll(cards: Cards, state: State, seat: int) -> Decision:
    turn = state.playing(seat)
    tactic, against = cards.tactic(turn.tactic), activation.against(cards, state, seat)
    most = activation.most_rerolls(cards, state, seat)
    total = dice.total(cards, dice.kept(cards, tactic, turn.dice, against))
    options = tuple(
        _die(cards, die, against, final=True) for die in _worst_first(cards, turn.dice, against)
    )
    if against is None:
        rule, prompt = "NBA-5.4", text("nba-ask-reroll", most=most)
        tally, none = text("nba-tally-reroll", total=total, most=most), text("nba-none-reroll")
    else:
        rule, prompt = "NBA-5.7", text("nba-ask-reroll-def", most=most)
        attack = dice.total(cards, state.seats[turn.target].attack)
        tally = text("nba-tally-reroll-def", total=total, attack=attack, most=most)
        none = text("nba-none-reroll-def")
    last = not _asks_to_keep(cards, state, seat) and _rolls_out(cards, state, seat)
    return Decision(
        f"nba.{turn.step}",
        rule,
        prompt,
        options,
        sitting(state),
        least=0,
        most=most,
        none=actions.ending(text("nba-none-reroll")) if last else none,
        none_final=last,
        confirm=means(turn.step.replace("_", "-")),
        tally=tally,
    )


def _asks_to_keep(cards: Cards, state: State, seat: int) -> bool:
    """Whether which dice to keep of this roll is asked (rule NBA-5.10)."""
    turn, against = state.playing(seat), activation.against(cards, state, seat)
    asked = state.options.keep == "ask"
    return asked and bool(dice.in_doubt(cards, cards.tactic(turn.tactic), turn.dice, against))


def _rolls_out(cards: Cards, state: State, seat: int) -> bool:
    """Whether the turn ends by itself once the dice on the table are laid."""
    return actions.after_play_ends(cards, state, seat, state.playing(seat).tactic)


def _keep_dice(cards: Cards, state: State, seat: int) -> Decision:
    turn = state.playing(seat)
    tactic, against = cards.tactic(turn.tactic), activation.against(cards, state, seat)
    kind = turn.wants[0]
    found = dice.counting(cards, dice.of_kind(turn.dice, kind), against)
    ranked = dice.best(cards, found, len(found))
    number = min(tactic.keep[kind], len(found))
    others = [die for die in activation.kept_so_far(cards, state, seat) if die.kind != kind]
    base = dice.total(cards, others)
    tally = text("nba-tally-keep", base=base, most=number)
    if against is not None:
        attack = dice.total(cards, state.seats[turn.target].attack)
        tally = text("nba-tally-keep-def", base=base, most=number, attack=attack)
    return Decision(
        "nba.keep_dice",
        "NBA-5.10",
        text("nba-ask-keep", n=number, kind=text(f"nba-skill-{kind}")),
        tuple(_die(cards, die, None, final=False) for die in ranked),
        sitting(state),
        least=number,
        most=number,
        confirm=_kept(cards, state, seat),
        tally=tally,
    )


def _kept(cards: Cards, state: State, seat: int) -> tuple[Confirm, ...]:
    """Return what keeping dice means: with the last kind the turn may end by itself."""
    if len(state.playing(seat).wants) == 1 and _rolls_out(cards, state, seat):
        return (Confirm(actions.ending(text("nba-confirm-keep-dice")), final=True),)
    return means("keep-dice")


def _hold(cards: Cards, state: State, seat: int) -> Decision:
    """Ask what to hold; what may be removed weighs 1, so that the tally knows if that is asked."""
    del cards
    hand = state.seats[seat].hand
    options = tuple(
        msgspec.structs.replace(option, weight=int(not is_fatigue(option.id)))
        for option in card_options(listed(hand))
    )
    usable = tuple(actions.removable(state, seat, ()))
    last = Confirm(actions.ending(text("nba-confirm-hold")), final=True, given=usable)
    none = text("nba-none-hold")
    return Decision(
        "nba.hold",
        "NBA-6.1",
        text("nba-ask-hold"),
        options,
        sitting(state),
        least=0,
        most=len(options),
        none=none if usable else actions.ending(none),
        none_final=not usable,
        confirm=_means("hold", last),
        tally=text("nba-tally-hold", n=len(options)),
    )


def _remove(cards: Cards, state: State, seat: int) -> Decision:
    del cards
    held = state.playing(seat).held
    options = tuple(
        Option(card, text("nba-card", card=named(card)), f"card:{card}", final=True)
        for card in actions.removable(state, seat, held)
    )
    return Decision(
        "nba.remove",
        "NBA-6.1",
        text("nba-ask-remove"),
        options,
        sitting(state),
        least=0,
        most=len(options),
        none=actions.ending(text("nba-none-remove")),
        none_final=True,
        confirm=(Confirm(actions.ending(text("nba-confirm-remove"))),),
    )


_BUILDERS: Mapping[str, Builder] = MappingProxyType(
    {
        "act": _act,
        "refresh": _refresh,
        "sub_in": _sub_in,
        "sub_out": _sub_out,
        "prep_off": _prep("off"),
        "prep_def": _prep("def"),
        "pay_player": _pay("player"),
        "pay_tactic": _pay("tactic"),
        "target": _target,
        "reroll": _reroll,
        "reroll_def": _reroll,
        "keep_dice": _keep_dice,
        "hold": _hold,
        "remove": _remove,
    }
)
