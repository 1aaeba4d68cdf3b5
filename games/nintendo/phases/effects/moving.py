"""Words that take cards out of play or out of an attack (NIN-5.6 to 5.9)."""

from collections.abc import Sequence

from games.nintendo import events
from games.nintendo.grammar.forms import Word
from games.nintendo.phases.effects import zones
from games.nintendo.state import Piece, Play, Running


def destroy(play: Play, running: Running, word: Word, targets: Sequence[Piece]) -> None:  # noqa: ARG001 - as all words
    """NIN-5.6: to the owner's graveyard; a character is KO, and nothing saves it."""
    zones.to_graveyard(play, targets)


def bounce(play: Play, running: Running, word: Word, targets: Sequence[Piece]) -> None:  # noqa: ARG001 - as all words
    """NIN-5.7: to the owner's hand."""
    zones.bounce(play, targets)


def exile(play: Play, running: Running, word: Word, targets: Sequence[Piece]) -> None:  # noqa: ARG001 - as all words
    """NIN-5.8: out of the game."""
    zones.exile(play, targets)


def calm(play: Play, running: Running, word: Word, targets: Sequence[Piece]) -> None:  # noqa: ARG001 - as all words
    """NIN-5.9: who is calmed attacks no more."""
    combat = play.state.combat
    for one in targets:
        if combat is not None and one.entry in combat.attackers:
            combat.attackers = [n for n in combat.attackers if n != one.entry]
            play.events.append(events.calmed(one, running.card))
