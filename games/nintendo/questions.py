"""The questions of the game (NIN-11.1 to 11.4): what is asked, and what cannot be undone."""

from collections.abc import Sequence
from typing import NamedTuple

from games.core.data.codec import decode, encode
from games.core.decision import Answer, Closed, Confirm, Decision, Option, Picks, StandingOrder
from games.core.streams import Streams
from games.core.text import Arg, Text, Who, text
from games.nintendo import answers
from games.nintendo.cards import Cards
from games.nintendo.events import card, mod_args
from games.nintendo.phases import combat, preparation
from games.nintendo.phases.effects import costs
from games.nintendo.phases.effects.board import Board, look
from games.nintendo.phases.effects.hands import full
from games.nintendo.phases.effects.running import ability_of, cards_to_choose, choices, word_of
from games.nintendo.phases.options import blocker, option, piece_text
from games.nintendo.state import (
    Piece,
    Play,
    Running,
    State,
    active,
    characters,
    over,
    present,
)
from games.nintendo.view import Asks

KIND = "nintendo."
NAMES: tuple[Asks, ...] = (
    *("deck", "mulligan", "main", "main2", "attackers", "defend", "block"),
    *("host", "target", "sac", "search", "dig", "recall", "raise", "drop"),
)
KINDS = tuple(f"{KIND}{name}" for name in NAMES)
_RULES = {
    "deck": "NIN-1.1",
    "mulligan": "NIN-1.5",
    "main": "NIN-2.4",
    "main2": "NIN-2.7",
    "attackers": "NIN-4.2",
    "defend": "NIN-4.5",
    "block": "NIN-4.6",
    "host": "NIN-3.4",
    "target": "NIN-5.30",
    "sac": "NIN-3.10",
    "search": "NIN-5.15",
    "dig": "NIN-5.16",
    "recall": "NIN-5.17",
    "raise": "NIN-5.18",
    "drop": "NIN-5.19",
}


_ALWAYS_FINAL = frozenset({"dig", "search", "attackers"})


class Shape(NamedTuple):
    """The options of a question by id, and how many may be picked."""

    ids: Picks
    least: int = 1
    most: int = 1
    always: bool = False
    ordered: bool = False


def question(state: State, cards: Cards, seat: int, given: Sequence[Answer]) -> Decision | None:
    """Return what is asked of a seat after its own sealed answers, if anything."""
    play = Play(state, cards, Streams(b"question"))
    match state.asks:
        case "":
            return None
        case "deck" | "mulligan":
            ask = _deck if state.asks == "deck" else _mulligan
            return None if given else ask(play, seat)
        case _ if seat != state.acting:
            return None
        case "block":
            return _block(play, given)
        case _:
            return _open(play, seat)


# Decks, opening hands and blocks are sealed


def _deck(play: Play, seat: int) -> Decision:
    """Which deck a seat plays with, NIN-1.1."""
    state = play.state
    options = [
        Option(deck, text("nintendo-pick-deck", card=card(deck)), f"list:{deck}")
        for deck in play.cards.decks
    ]
    if state.options.decks == "choose":
        for place, held in enumerate(state.seats[seat].own, 1):
            named = [text(f"nintendo-colour-{one}") for one in play.cards.colours(held)]
            label = text("nintendo-pick-own-deck", place=place, colours=tuple(named))
            count = sum(n for one, n in held.items() if play.cards[one].type == "char")
            follows = text("nintendo-leads-own", count=count)
            options.append(Option(f"own:{place}", label, leads=follows))
    prompt = text("nintendo-ask-deck")
    return Decision(
        f"{KIND}deck",
        _RULES["deck"],
        prompt,
        tuple(options),
        "setup",
        sealed=True,
        taste=True,  # all ready-made decks are as good, and one's own is nobody else's business
    )


def _mulligan(play: Play, seat: int) -> Decision:
    """Whether the opening hand is kept, NIN-1.5."""
    hand = tuple(card(one) for one in play.state.seats[seat].hand)
    options = tuple(Option(one, text(f"nintendo-pick-{one}")) for one in ("keep", "redraw"))
    prompt = text("nintendo-ask-mulligan", cards=hand)
    rule = _RULES["mulligan"]
    return Decision(f"{KIND}mulligan", rule, prompt, options, "setup", sealed=True, always=True)


def _block(play: Play, given: Sequence[Answer]) -> Decision | None:
    """Who blocks the next attacker, NIN-4.6."""
    picked = [[answers.entry(pick) for pick in one.picks] for one in given]
    asked = combat.next_block(play, picked)
    if asked is None:
        return None
    attacker, able, board = asked
    return Decision(
        f"{KIND}block",
        _RULES["block"],
        text("nintendo-ask-block", piece=piece_text(board, attacker)),
        tuple(blocker(play, board, attacker, one) for one in able),
        _sitting(play.state),
        least=0,
        most=len(able),
        none=text("nintendo-no-block"),
        confirm=(Confirm(text("nintendo-confirm-block")),),
        sealed=True,
    )


# Open questions


def _open(play: Play, seat: int) -> Decision:
    state = play.state
    board, shape = look(play), shape_of(play)
    asked = state.asks
    known = asked in _ALWAYS_FINAL
    options = tuple(option(play, board, pick, final=known or pick == "end") for pick in shape.ids)
    none = _none(asked) if shape.least == 0 else None
    attackers = asked == "attackers"
    return Decision(
        f"{KIND}{asked}",
        _RULES[asked],
        _prompt(play, board, seat),
        options,
        _sitting(state),
        shape.least,
        shape.most,
        ordered=shape.ordered,
        none=none,
        none_final=none is not None and known,
        confirm=(Confirm(text("nintendo-confirm-attack"), final=True),) if attackers else (),
        always=shape.always,
        closed=_closed(play, board, seat),
        standing=_standing(play, board),
        steps=asked in {"main", "main2"},
    )


def _standing(play: Play, board: Board) -> tuple[StandingOrder, ...]:
    """Return what may be ordered: to close the window where no blocks follow (NIN-4.5, 4.7).

    Everybody sees who is in play, and that the window is open.
    """
    if play.state.asks != "defend" or combat.can_block_any(play, board):
        return ()
    return (StandingOrder("blocks", text("nintendo-order-blocks"), ("blocks",)),)


def shape_of(play: Play) -> Shape:
    """Return the options of the open question that the acting seat is asked."""
    state = play.state
    match state.asks:
        case "main" | "main2" | "defend":
            return Shape(_acts(play, look(play), state.acting), always=True)
        case "attackers":
            ids = _ids(preparation.can_attack(play, look(play)))
            return Shape(ids, 1, len(ids), ordered=True)
        case "host":
            return Shape(_ids(preparation.hosts(play, state.acting, state.placing)))
        case "sac":
            return Shape(_ids(_sacrifices(play)))
        case "target":
            target = word_of(play).target
            assert target is not None
            return Shape(_ids(choices(play)), 0 if target.choosing == "maybe" else 1)
        case _:
            return _of_cards(play)


def _of_cards(play: Play) -> Shape:
    """Return the options of a question for a card of a deck, hand or graveyard."""
    asked, running = play.state.asks, play.state.running
    assert running is not None
    if asked == "dig":
        return Shape(tuple(f"card:{one}#{at}" for at, one in enumerate(running.seen)))
    ids = tuple(f"card:{one}" for one in cards_to_choose(play))
    maybe = asked == "search" or (asked == "drop" and word_of(play).optional)
    least = 0 if maybe or not ids else 1
    return Shape(ids, least, min(1, len(ids)), always=asked in {"search", "drop"})


def _ids(pieces: Sequence[Piece]) -> Picks:
    return tuple(f"p{one.entry}" for one in pieces)


def _sacrifices(play: Play) -> list[Piece]:
    running = play.state.running
    assert running is not None
    return costs.to_sacrifice(play, running, ability_of(play, running))


def _acts(play: Play, board: Board, seat: int) -> Picks:
    """Return what a seat can do in preparation, or in its window (NIN-2.4, 2.7, 4.5)."""
    state = play.state
    own, asked = state.seats[seat], state.asks
    window = asked == "defend"
    hand = [
        f"card:{one}"
        for one in dict.fromkeys(own.hand)
        if preparation.may_play(play, board, seat, one, window=window)
    ]
    used = [
        f"p{one.entry}.{at + 1}"
        for one, at, _ in preparation.usable(play, board, seat, window=window)
    ]
    if window:
        return (*hand, *used, "blocks")
    fixed: list[str] = []
    if asked == "main" and preparation.may_buy(play, board, seat):
        fixed.append("star")
    if asked == "main" and preparation.can_attack(play, board):
        fixed += ["attack", "attack_end"]
    return (*hand, *used, *fixed, "end")


def final(state: State, cards: Cards, seat: int, picks: Picks) -> bool:
    """Whether an open answer draws, shows, or lets the other be asked: it is tried on a copy.

    What is found depends on nothing that the seat does not know. What is always so the question
    says itself.
    """
    trial = Play(decode(encode(state), State), cards, Streams(b"trial"))
    while True:
        answers.take(trial, seat, picks)
        state = trial.state
        if trial.rng.barred or over(state) or state.acting != seat:
            return True
        forced = None if state.asks == "block" else _forced(shape_of(trial))
        if forced is None:
            return False
        picks = forced


def _forced(shape: Shape) -> Picks | None:
    """Return the one possible answer of a question that is not asked, None where it is."""
    if shape.always or shape.least == 0 or len(shape.ids) > 1:
        return None
    return shape.ids


# Words of questions


def _prompt(play: Play, board: Board, seat: int) -> Text:
    state = play.state
    match state.asks:
        case "main" | "main2":
            return text(f"nintendo-ask-{state.asks}", **_purses(state, seat))
        case "defend":
            assert state.combat is not None
            there = [present(state, entry) for entry in state.combat.attackers]
            attackers = tuple(piece_text(board, one) for one in there)
            purses, count = _purses(state, seat), len(attackers)
            return text("nintendo-ask-defend", pieces=attackers, count=count, **purses)
        case "attackers":
            coins = state.seats[seat].coins
            return text("nintendo-ask-attackers", coins=coins, toll=_tolls(play, board))
        case "host":
            return text("nintendo-ask-host", card=card(state.placing))
        case "target":
            running, word = state.running, word_of(play)
            assert running is not None
            return text(f"nintendo-ask-target-{word.name}", **_word_args(play, running))
        case _:
            assert state.running is not None
            return text(f"nintendo-ask-{state.asks}", card=card(state.running.card))


def _purses(state: State, seat: int) -> dict[str, Arg]:
    """Return what both have: to know what the other can answer, or buy."""
    other = 1 - seat
    coins, theirs = state.seats[seat].coins, state.seats[other].coins
    return {"coins": coins, "other": Who(other), "theirs": theirs}


def _word_args(play: Play, running: Running) -> dict[str, Arg]:
    word = word_of(play)
    sign = "less" if word.number < 0 else "more"
    args: dict[str, Arg] = {"card": card(running.card), "n": abs(word.number), "sign": sign}
    if word.mod is not None:
        args["what"] = text(f"nintendo-lent-{word.mod.name}", **mod_args(word.mod))
    return args


def _tolls(play: Play, board: Board) -> int:
    """Return how many characters of the active seat pay a toll to attack (NIN-5.20)."""
    own = characters(play, active(play.state))
    return sum(preparation.toll(board, one.entry) > 0 for one in own)


def _none(asked: Asks) -> Text:
    return text(f"nintendo-none-{asked}")


def _sitting(state: State) -> str:
    """Return the sitting: all that a seat is asked in a turn, the defence apart."""
    return f"turn:{state.turn}/{state.acting}"


# What one would expect and may not


def _closed(play: Play, board: Board, seat: int) -> tuple[Closed, ...]:
    """Say which cards of the hand cannot be played now, and why."""
    asked = play.state.asks
    if asked not in {"main", "main2", "defend"}:
        return ()
    window = asked == "defend"
    found: list[Closed] = []
    for one in dict.fromkeys(play.state.seats[seat].hand):
        if preparation.may_play(play, board, seat, one, window=window):
            continue
        if window and play.cards[one].type != "action":
            continue
        why, rule = _why_not(play, board, seat, one)
        price = board.price(seat, one)
        label = text("nintendo-pick-play", card=card(one), coins=price)
        found.append(Closed(label, text(f"nintendo-closed-{why}"), rule, f"card:{one}"))
    return tuple(found)


def _why_not(play: Play, board: Board, seat: int, one: str) -> tuple[str, str]:
    """Return why a card cannot be played, and by which rule."""
    if board.price(seat, one) > play.state.seats[seat].coins:
        return "dear", "NIN-3.2"
    match play.cards[one].type:
        case "char":
            return ("full" if full(play, seat) else "one"), "NIN-3.3"
        case "powerup":
            return "host", "NIN-3.4"
        case _:
            return _why_not_done(play, board, seat, one)


def _why_not_done(play: Play, board: Board, seat: int, one: str) -> tuple[str, str]:
    """Return why an Action cannot be carried out: its further cost, or nothing to do."""
    ability, price = play.cards[one].abilities[0], board.price(seat, one)
    if costs.payable(play, board, ability, seat, 0, price):
        return "nothing", "NIN-3.8"
    coins = price + sum(cost.number for cost in ability.costs if cost.name == "coins")
    if coins > play.state.seats[seat].coins:
        return "dear", "NIN-3.7"
    return "sacrifice", "NIN-3.7"
