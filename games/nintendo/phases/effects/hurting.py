"""Words that change numbers of characters (NIN-5.1 to 5.5 and 5.10)."""

from collections.abc import Sequence

from games.nintendo import events
from games.nintendo.grammar.forms import Lasts, Word
from games.nintendo.phases.effects.board import look
from games.nintendo.state import Given, Piece, Play, Running, active


def lose(one: Piece, losses: Sequence[int], armor: int) -> int:
    """Let a character lose PC, each loss less its armor, not below 0; return how many it lost."""
    whole = sum(max(0, loss - armor) for loss in losses)
    lost = min(one.pc, whole)
    one.pc -= lost
    return lost


def hit(play: Play, running: Running, word: Word, targets: Sequence[Piece]) -> None:
    """NIN-5.1: all lose PC at the same time."""
    board = look(play)
    for one in targets:
        lost = lose(one, [word.number], board.figures[one.entry].armor)
        play.events.append(events.loses_pc(one, lost, running.card, running.seat))


def heal(play: Play, running: Running, word: Word, targets: Sequence[Piece]) -> None:
    """NIN-5.2: PC up to the maximum."""
    board = look(play)
    for one in targets:
        gained = max(0, min(word.number, board.figures[one.entry].maximum - one.pc))
        one.pc += gained
        play.events.append(events.gains_pc(one, gained, running.card))


def pf(play: Play, running: Running, word: Word, targets: Sequence[Piece]) -> None:
    """NIN-5.3: until the end of this turn."""
    for one in targets:
        one.boost += word.number
        play.events.append(events.changes("pf", one, word.number, running.card, running.seat))


def base(play: Play, running: Running, word: Word, targets: Sequence[Piece]) -> None:
    """NIN-5.4: for good, never below 0."""
    for one in targets:
        new = max(0, one.base + word.number)
        play.events.append(events.changes("base", one, new - one.base, running.card, running.seat))
        one.base = new


def maximum(play: Play, running: Running, word: Word, targets: Sequence[Piece]) -> None:
    """NIN-5.5: the lasting maximum, never below 0; PC do not rise with it."""
    for one in targets:
        new = max(0, one.maximum + word.number)
        play.events.append(
            events.changes("max", one, new - one.maximum, running.card, running.seat)
        )
        one.maximum = new


def give(play: Play, running: Running, word: Word, targets: Sequence[Piece]) -> None:
    """NIN-5.10: a mod, until the end of which turn (NIN-7.6)."""
    assert word.mod is not None
    for one in targets:
        one.given = [*one.given, Given(word.mod, until(play, one.owner, word.lasts))]
        play.events.append(events.gives(one, word.mod, word.lasts, running.card, running.seat))


def until(play: Play, owner: int, lasts: Lasts) -> int:
    """Return the turn at whose end a given mod vanishes, 0 for never.

    `eont`: the end of the owner's first turn that begins after now.
    """
    turn = play.state.turn
    match lasts:
        case "eot":
            return turn
        case "eont":
            return turn + (2 if owner == active(play.state) else 1)
        case _:
            return 0
