"""Words about coins (NIN-5.11 and 5.12)."""

from games.nintendo import events
from games.nintendo.grammar.forms import Word
from games.nintendo.state import Play, Running


def gain(play: Play, running: Running, word: Word) -> None:
    """NIN-5.11: coins, or as many as the sacrificed card costs."""
    coins = running.sacrificed if word.sacrificed else word.number
    play.state.seats[running.seat].coins += coins
    play.events.append(events.gains(running.seat, coins, running.card))


def steal(play: Play, running: Running, word: Word) -> None:
    """NIN-5.12: all, if there are fewer."""
    victim = play.state.seats[1 - running.seat]
    coins = min(victim.coins, word.number)
    victim.coins -= coins
    play.state.seats[running.seat].coins += coins
    play.events.append(events.steals(running.seat, coins, running.card))
