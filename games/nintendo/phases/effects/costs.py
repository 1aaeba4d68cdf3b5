"""What abilities cost, and whether it can be paid (NIN-3.7 to 3.10)."""

from collections.abc import Sequence
from typing import TypeAlias

from games.nintendo import events
from games.nintendo.grammar.forms import Ability, Cost, Word
from games.nintendo.phases.effects import zones
from games.nintendo.phases.effects.board import Board, look
from games.nintendo.phases.effects.checks import check
from games.nintendo.phases.effects.hands import fitting, full
from games.nintendo.state import Piece, Play, Running, piece, power_up, present

Entries: TypeAlias = frozenset[int]
_NOBODY: Entries = frozenset()


def sacrifices(
    board: Board, costs: Sequence[Cost], seat: int, this: int, gone: Entries = _NOBODY
) -> list[Piece]:
    """Return the own cards in play that may be sacrificed as the first of these costs.

    With each of them the others can still be paid (NIN-3.8). `gone` are cards that are sacrificed
    before.
    """
    first, others = costs[0], costs[1:]
    assert first.fits is not None
    return [
        one
        for one in board.all_fitting(first.fits, seat, this)
        if one.owner == seat
        and one.entry not in gone
        and _go_together(board, others, seat, this, gone | _with_worn(board, one.entry))
    ]


def _go_together(
    board: Board, costs: Sequence[Cost], seat: int, this: int, gone: Entries = _NOBODY
) -> bool:
    """Whether there is a card for each of these costs, paid in their order (NIN-3.10)."""
    for at, cost in enumerate(costs):
        if cost.name == "sac":
            return bool(sacrifices(board, costs[at:], seat, this, gone))
        if cost.name != "coins" and this in gone:
            return False
        if cost.name == "sacthis":
            gone |= _with_worn(board, this)
    return True


def _with_worn(board: Board, entry: int) -> Entries:
    """Return a card with the power-up that leaves play with it (NIN-8.5)."""
    worn = power_up(board.state, entry)
    return frozenset({entry} if worn is None else {entry, worn.entry})


def payable(
    play: Play, board: Board, ability: Ability, seat: int, this: int, price: int = 0
) -> bool:
    """Whether the whole cost can be paid, with `price` coins beside it (NIN-3.8, 3.10)."""
    coins = price + sum(cost.number for cost in ability.costs if cost.name == "coins")
    if coins > play.state.seats[seat].coins:
        return False
    lowered = sum(cost.number for cost in ability.costs if cost.name == "max")
    if lowered and board.figures[this].maximum <= lowered:
        return False
    return _go_together(board, ability.costs, seat, this)


def to_sacrifice(play: Play, running: Running, ability: Ability) -> list[Piece]:
    """Return what may be sacrificed now as the next cost of an ability that is being carried out.

    What has been paid may have changed what fits: then the cost alone decides, and nothing is paid
    where nothing fits it any more.
    """
    board, costs = look(play), ability.costs[running.cost :]
    seat, this = running.seat, running.entry
    return sacrifices(board, costs, seat, this) or sacrifices(board, costs[:1], seat, this)


def worthwhile(
    play: Play, board: Board, ability: Ability, seat: int, this: int, played: str = ""
) -> bool:
    """Whether the first word has something to do (NIN-3.8). `played` is the card being played."""
    word = ability.words[0]
    own = play.state.seats[seat]
    if word.target is not None:
        if word.target.choosing != "one":
            return True
        assert word.target.fits is not None
        return bool(board.all_fitting(word.target.fits, seat, this))
    if word.name in {"search", "dig"}:
        return bool(own.deck)
    if word.fits is None:
        return True
    return _has_card(play, word, seat, played)


def _has_card(play: Play, word: Word, seat: int, played: str) -> bool:
    assert word.fits is not None
    own = play.state.seats[seat]
    zone = list(own.hand) if word.name == "drop" else own.grave
    if word.name == "drop" and played:
        zone.remove(played)
    if word.name in {"drop", "raise"} and full(play, seat):
        return False
    return bool(fitting(play, zone, word.fits))


def pay(play: Play, running: Running, ability: Ability) -> None:
    """Pay the next part of a cost; a sacrifice that is chosen is asked for instead (NIN-3.10).

    Where an earlier part has taken the card itself out of play, nothing of it is left to pay with.
    """
    state, cost = play.state, ability.costs[running.cost]
    own = piece(state, running.entry)
    match cost.name:
        case "coins":
            state.seats[running.seat].coins -= cost.number
            play.events.append(events.pays(running.seat, cost.number))
        case "max" if own is not None:
            lowered = max(0, own.maximum - cost.number)
            change = lowered - own.maximum
            play.events.append(events.changes("max", own, change, running.card, running.seat))
            own.maximum = lowered
        case "sacthis" if own is not None:
            sacrifice(play, running, own)
        case "sac" if to_sacrifice(play, running, ability):
            state.asks = "sac"
            return
        case _:
            pass
    running.cost += 1
    check(play)


def sacrifice(play: Play, running: Running, one: Piece) -> None:
    """Send an own card from play to the graveyard; nothing prevents it (NIN-3.10)."""
    running.sacrificed = play.cards[one.card].cost
    play.events.append(events.sacrifices(one))
    zones.to_graveyard(play, [one])


def sacrificed(play: Play, running: Running, entry: int) -> None:
    """Carry out the sacrifice that was chosen."""
    sacrifice(play, running, present(play.state, entry))
    running.cost += 1
    check(play)
