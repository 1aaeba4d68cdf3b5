"""What abilities cost, and whether it can be paid (NIN-3.7 to 3.10)."""

from games.nintendo import events
from games.nintendo.grammar.forms import Ability, Cost, Word
from games.nintendo.phases.effects import zones
from games.nintendo.phases.effects.board import Board
from games.nintendo.phases.effects.checks import check
from games.nintendo.phases.effects.hands import fitting, full
from games.nintendo.state import Piece, Play, Running, piece, present


def sacrifices(board: Board, cost: Cost, seat: int, this: int) -> list[Piece]:
    """Return the own cards in play that may be sacrificed as a cost."""
    assert cost.fits is not None
    return [one for one in board.all_fitting(cost.fits, seat, this) if one.owner == seat]


def payable(
    play: Play, board: Board, ability: Ability, seat: int, this: int, price: int = 0
) -> bool:
    """Whether the whole cost can be paid, with `price` coins beside it (NIN-3.8, 3.10)."""
    coins = price + sum(cost.number for cost in ability.costs if cost.name == "coins")
    if coins > play.state.seats[seat].coins:
        return False
    lowered = 0
    for cost in ability.costs:
        match cost.name:
            case "max":
                lowered += cost.number
                if board.figures[this].maximum <= lowered:
                    return False
            case "sac":
                if not sacrifices(board, cost, seat, this):
                    return False
            case _:
                pass
    return True


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


def pay(play: Play, running: Running, cost: Cost) -> None:
    """Pay one part of a cost; a sacrifice that is chosen is asked for instead (NIN-3.10)."""
    state = play.state
    match cost.name:
        case "coins":
            state.seats[running.seat].coins -= cost.number
            play.events.append(events.pays(running.seat, cost.number))
        case "max":
            one = present(state, running.entry)
            one.maximum = max(0, one.maximum - cost.number)
            play.events.append(events.changes("max", one, -cost.number, running.card))
        case "sacthis":
            own = piece(state, running.entry)
            if own is not None:
                sacrifice(play, running, own)
        case "sac":
            state.asks = "sac"
            return
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
