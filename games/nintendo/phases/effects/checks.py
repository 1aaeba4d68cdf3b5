"""What is checked after every word, cost and card (NIN-6.3, 6.4). It never asks anything."""

from games.nintendo import events
from games.nintendo.phases.effects.board import Board, look
from games.nintendo.phases.effects.triggers import Opponents
from games.nintendo.phases.effects.zones import knock_out, remove_namesakes, spend_power_up
from games.nintendo.state import Piece, Play, characters, piece, power_up


def check(play: Play, opponents: Opponents | None = None) -> None:
    """Let PC fall to the maximum, save or knock out, hold the hero rule, until nothing changes.

    `opponents` are those of the fights from whose damage the KO comes (NIN-6.2).
    """
    while True:
        board = look(play)
        _lower(play, board)
        fallen = [one for one in characters(play) if one.pc <= 0]
        saved = [one for one in fallen if _save(play, board, one)]
        dead = [one for one in fallen if one not in saved]
        if dead:
            knock_out(play, board, dead, opponents)
        opponents = None
        removed = remove_namesakes(play)
        if not (dead or saved or removed):
            return


def _lower(play: Play, board: Board) -> None:
    """PC above the maximum fall to it, NIN-6.3 a."""
    for one in characters(play):
        most = board.figures[one.entry].maximum
        one.pc = min(one.pc, most)


def _save(play: Play, board: Board, one: Piece) -> bool:
    """Let a power-up go in place of its host, which has n PC then; whether it is saved (6.4)."""
    worn = power_up(play.state, one.entry)
    save = board.figures[one.entry].save
    if worn is None or not save:
        return False
    spend_power_up(play, worn)
    there = piece(play.state, one.entry)
    assert there is not None
    most = look(play).figures[one.entry].maximum
    there.pc = min(save, most)
    if there.pc > 0:
        play.events.append(events.saved(one.owner, one.card, one.entry, worn.card, there.pc))
    return there.pc > 0
