"""Preparation: playing cards, using abilities, buying stars (NIN-2.4, 2.5 and NIN-3)."""

from games.nintendo import events
from games.nintendo.grammar.forms import Ability
from games.nintendo.phases.effects import costs, zones
from games.nintendo.phases.effects.board import Board, look
from games.nintendo.phases.effects.checks import check
from games.nintendo.phases.effects.hands import full
from games.nintendo.phases.effects.triggers import arise
from games.nintendo.state import (
    STAR,
    STAR_FLOOR,
    Piece,
    Play,
    Running,
    active,
    characters,
    present,
)


def main(play: Play) -> None:
    """Ask the active seat what it does (NIN-2.4)."""
    play.state.asks = "main"


def second(play: Play) -> None:
    """Ask it after its combat (NIN-2.7)."""
    play.state.asks = "main2"


def star_price(board: Board, seat: int) -> int:
    """Return what a Super Star costs a seat, NIN-2.5."""
    return max(STAR_FLOOR, STAR + board.purse(seat, "star"))


def may_buy(play: Play, board: Board, seat: int) -> bool:
    """Whether a seat can buy a star now, NIN-2.5."""
    own = play.state.seats[seat]
    return not own.bought and own.coins >= star_price(board, seat)


def hosts(play: Play, seat: int, card: str) -> list[Piece]:
    """Return the characters on which a power-up may be played, NIN-3.4."""
    return characters(play, 1 - seat if play.cards[card].on_opp else seat)


def may_play(play: Play, board: Board, seat: int, card: str, *, window: bool = False) -> bool:
    """Whether a seat can play a card of its hand (NIN-3.2 to 3.8); in the window, Actions alone."""
    found, own = play.cards[card], play.state.seats[seat]
    price = board.price(seat, card)
    if price > own.coins:
        return False
    match found.type:
        case "action":
            ability = found.abilities[0]
            payable = costs.payable(play, board, ability, seat, 0, price)
            return payable and costs.worthwhile(play, board, ability, seat, 0, played=card)
        case "char":
            most = max(0, 1 + board.purse(seat, "chars"))
            return not window and own.played < most and not full(play, seat)
        case "powerup":
            return not window and bool(hosts(play, seat, card))
        case _:
            return not window


def usable(
    play: Play, board: Board, seat: int, *, window: bool = False
) -> list[tuple[Piece, int, Ability]]:
    """Return the abilities that a seat can use, with their places on the card (NIN-3.8, 3.9)."""
    return [
        (one, at, ability)
        for one in play.state.pieces
        if one.owner == seat
        for at, ability in play.cards[one.card].acts
        if at not in one.used
        and (window or not ability.window)
        and costs.payable(play, board, ability, seat, one.entry)
        and costs.worthwhile(play, board, ability, seat, one.entry)
    ]


def play_card(play: Play, seat: int, card: str) -> None:
    """Pay for a card and play it (NIN-3.1 to 3.7)."""
    state, found = play.state, play.cards[card]
    own, price = state.seats[seat], look(play).price(seat, card)
    own.coins -= price
    own.hand.remove(card)
    if found.type == "action":
        play.events.append(events.plays(seat, card, price))
        state.running = Running(card, 0, seat, 0, action=True)
    elif found.type == "powerup":
        play.events.append(events.plays(seat, card, price))
        state.placing, state.asks = card, "host"
    else:
        play.events.append(events.plays(seat, card, price, state.entries + 1))
        own.played += found.type == "char"
        zones.enter(play, seat, card)
        check(play)


def place(play: Play, seat: int, host: int) -> None:
    """Put a power-up on its host (NIN-3.4)."""
    state = play.state
    card, state.placing = state.placing, ""
    play.events.append(events.bears(present(state, host), card, state.entries + 1))
    zones.enter(play, seat, card, host)
    check(play)


def use(play: Play, seat: int, entry: int, ability: int) -> None:
    """Use an ability of a card in play (NIN-3.9, 3.10)."""
    one = present(play.state, entry)
    one.used = [*one.used, ability]
    play.events.append(events.uses(one, ability))
    play.state.running = Running(one.card, entry, seat, ability)


def buy_star(play: Play, seat: int) -> None:
    """Buy a Super Star; the last one wins at once, before triggers (NIN-2.5, 12.1)."""
    state = play.state
    own, board = state.seats[seat], look(play)
    price = star_price(board, seat)
    own.coins -= price
    own.stars += 1
    own.bought = True
    play.events.append(events.buys_star(seat, price, own.stars))
    if own.stars >= state.options.goal:
        zones.end(play, "stars", seat)
        return
    arise(play, board, "star", [one for one in state.pieces if one.owner == seat])


def declare(play: Play, *, waive: bool) -> None:
    """Attack, which ends the first preparation (NIN-2.4, 2.7)."""
    play.state.phase, play.state.waive = "attackers", waive
    play.events.append(events.declares(active(play.state)))


def done(play: Play) -> None:
    """End the turn (NIN-2.4, 2.7)."""
    play.state.phase = "ending"


def can_attack(play: Play, board: Board) -> list[Piece]:
    """Return the characters of the active seat that can attack (NIN-4.1)."""
    state = play.state
    seat = active(state)
    if state.turn < 3:
        return []
    coins = state.seats[seat].coins
    return [
        one
        for one in characters(play, seat)
        if not board.has(one.entry, "noattack") and toll(board, one.entry) <= coins
    ]


def toll(board: Board, entry: int) -> int:
    """Return what it costs to attack with a character, NIN-5.20."""
    return max(0, board.figures[entry].toll)
