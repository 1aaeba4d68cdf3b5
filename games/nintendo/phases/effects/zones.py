"""From zone to zone: entering and leaving play, hands, decks (NIN-8)."""

from collections.abc import Collection, Sequence

from games.nintendo import events
from games.nintendo.phases.effects.board import Board, look
from games.nintendo.phases.effects.triggers import Opponents, arise
from games.nintendo.state import (
    HAND,
    Piece,
    Play,
    piece,
    power_up,
    present,
    terrain,
)
from games.nintendo.view import Ending


def end(play: Play, ending: Ending, winner: int) -> None:
    """End the match (NIN-12)."""
    state = play.state
    state.phase, state.asks, state.ending, state.winner = "over", "", ending, winner
    play.events.append(events.match_ends(ending, winner))


def shuffle(play: Play, seat: int) -> None:
    """Put a deck in the order of the card file and shuffle it (NIN-1.4)."""
    own = play.state.seats[seat]
    own.deck = play.rng.shuffled(f"deck:seat{seat}", play.cards.ordered(own.deck))


def draw(play: Play, seat: int, count: int) -> None:
    """Draw cards one by one; who must draw from an empty deck loses at once (NIN-8.2, 12.2)."""
    own = play.state.seats[seat]
    drawn: list[str] = []
    while len(drawn) < count and own.deck:
        drawn.append(own.deck.pop(0))
    play.bar_undo()
    if drawn:
        play.events.append(events.draws(seat, play.cards.ordered(drawn)))
        for card in drawn:
            into_hand(play, seat, card)
    if len(drawn) < count:
        play.events.append(events.exhausted(seat))
        end(play, "deck", 1 - seat)


def into_hand(play: Play, seat: int, card: str) -> None:
    """Put a card into a hand; the 13th goes to the graveyard, face up, not KO (NIN-8.3)."""
    own = play.state.seats[seat]
    if len(own.hand) < HAND:
        own.hand = play.cards.ordered([*own.hand, card])
        return
    own.grave.append(card)
    play.events.append(events.overflows(seat, card))


def enter(play: Play, seat: int, card: str, host: int = 0) -> Piece:
    """Put a card into play (NIN-3.3 to 3.6): what it takes the place of leaves in the same step.

    The hero rule holds right on entry, before `enter` triggers (NIN-8.4). Checks come after it.
    """
    state, found = play.state, play.cards[card]
    former = power_up(state, host) if host else terrain(play) if found.type == "terrain" else None
    state.entries += 1
    new = Piece(state.entries, card, seat, found.pc, found.pc, found.pf, host=host)
    new.turns = found.turns
    if former is not None:
        _to_graveyard(play, former)
        play.events.append(events.leaves(former.owner, former.card))
    state.pieces.append(new)
    remove_namesakes(play)
    if piece(state, new.entry) is not None:
        arise(play, look(play), "enter", [new])
    return new


def namesakes(play: Play, card: str) -> list[Piece]:
    """Return what is in play under the name of a card, rule NIN-8.4."""
    same = play.cards[card].same
    return [one for one in play.state.pieces if play.cards[one.card].same == same]


def remove_namesakes(play: Play) -> bool:
    """Remove from the game whoever bears the name of a hero, but for the newest (NIN-8.4).

    Return whether any was.
    """
    board = look(play)
    named: dict[str, list[Piece]] = {}
    for one in play.state.pieces:
        named.setdefault(play.cards[one.card].same, []).append(one)
    gone: list[Piece] = []
    for bearers in named.values():
        heroes = [one for one in bearers if "hero" in board.figures[one.entry].kinds]
        if heroes and len(bearers) > 1:
            gone += [one for one in bearers if one is not heroes[-1]]
    for one in sorted(gone, key=lambda each: each.entry):
        if piece(play.state, one.entry) is None:  # a power-up that has left with its host
            continue
        play.events.append(events.gives_way(one.owner, one.card, one.entry))
        _leave(play, one, play.state.seats[one.owner].removed)
    return bool(gone)


def knock_out(
    play: Play, board: Board, fallen: Sequence[Piece], opponents: Opponents | None = None
) -> None:
    """Send characters from play to the graveyard, all at the same time, as KO (NIN-6.2).

    They still see each other's `ko`. `board` is how things stood.
    """
    arise(play, board, "ko", fallen, opponents)
    play.state.tally.ko += len(fallen)
    for one in sorted(fallen, key=lambda each: each.entry):
        play.events.append(events.knocked_out(one.owner, one.card, one.entry))
        _leave(play, one, play.state.seats[one.owner].grave)


def to_graveyard(play: Play, gone: Sequence[Piece]) -> None:
    """Send cards from play to the graveyard: `destroy` and sacrifice; characters are KO."""
    board = look(play)
    characters = [one for one in gone if play.cards[one.card].type == "char"]
    others = [one for one in gone if one not in characters]
    if characters:
        knock_out(play, board, characters)
    for one in others:
        if piece(play.state, one.entry) is not None:
            _to_graveyard(play, one)
            play.events.append(events.leaves(one.owner, one.card))


def bounce(play: Play, gone: Sequence[Piece]) -> None:
    """Send cards from play to their owners' hands; they are not KO (NIN-5.7)."""
    for one in gone:
        if piece(play.state, one.entry) is not None:
            play.events.append(events.bounced(one.owner, one.card, one.entry))
            _leave(play, one, None)


def exile(play: Play, gone: Sequence[Piece]) -> None:
    """Remove cards from the game; they are not KO (NIN-5.8)."""
    for one in gone:
        if piece(play.state, one.entry) is not None:
            play.events.append(events.removed(one.owner, one.card, one.entry))
            _leave(play, one, play.state.seats[one.owner].removed)


def _leave(play: Play, one: Piece, zone: list[str] | None) -> None:
    """Take a card out of play into a zone, or into its owner's hand; its power-up after it.

    Rules NIN-7.5, 8.1 and 8.5.
    """
    worn = power_up(play.state, one.entry)
    _take_out(play, {one.entry})
    if zone is None:
        into_hand(play, one.owner, one.card)
    else:
        zone.append(one.card)
    if worn is not None:
        _to_graveyard(play, worn)
        play.events.append(events.leaves(worn.owner, worn.card))


def _to_graveyard(play: Play, one: Piece) -> None:
    _take_out(play, {one.entry})
    play.state.seats[one.owner].grave.append(one.card)


def _take_out(play: Play, entries: Collection[int]) -> None:
    state = play.state
    state.pieces = [one for one in state.pieces if one.entry not in entries]
    if state.combat is not None:
        state.combat.attackers = [n for n in state.combat.attackers if n not in entries]


def spend_power_up(play: Play, worn: Piece) -> None:
    """Send a power-up to the graveyard in place of its host (NIN-6.4)."""
    _to_graveyard(play, worn)


def still(play: Play, entries: Sequence[int]) -> list[Piece]:
    """Return those of the cards that are still in play."""
    return [present(play.state, n) for n in entries if piece(play.state, n) is not None]
