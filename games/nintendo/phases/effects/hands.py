"""Words about decks, hands and graveyards (NIN-5.13 to 5.19 and 5.23)."""

from games.nintendo import events
from games.nintendo.grammar.forms import Filter, Word
from games.nintendo.phases.effects import zones
from games.nintendo.phases.effects.board import printed_fits
from games.nintendo.state import CHARACTERS, Play, Running, characters, piece


def draw(play: Play, running: Running, word: Word) -> None:
    """NIN-5.13."""
    zones.draw(play, running.seat, word.number)


def discard(play: Play, running: Running, word: Word) -> None:
    """NIN-5.14: cards drawn at random of the opponent's hand go to its graveyard, face up."""
    seat = 1 - running.seat
    own = play.state.seats[seat]
    for _ in range(min(word.number, len(own.hand))):
        lost = own.hand.pop(play.rng.below(f"discard:seat{seat}", len(own.hand)))
        own.grave.append(lost)
        play.events.append(events.discards(seat, lost))


def recall_itself(play: Play, running: Running) -> None:
    """NIN-5.17: this card, if it is still in its graveyard, goes to the hand.

    Cards there have no number (NIN-8.1): one of its id is it, unless it is known to be elsewhere.
    """
    grave = play.state.seats[running.seat].grave
    elsewhere = running.action or piece(play.state, running.entry) is not None
    if running.card in grave and not elsewhere:
        _out_of(grave, running.card)
        play.events.append(events.recalls(running.seat, running.card))
        zones.into_hand(play, running.seat, running.card)


def spy(play: Play, running: Running) -> None:
    """NIN-5.23: the opponent's hand as it is now, for the owner's eyes alone."""
    play.bar_undo()
    hand = play.state.seats[1 - running.seat].hand
    play.state.spied = running.seat, list(hand)
    play.events.append(events.spies(running.seat, hand))


def fitting(play: Play, cards: list[str], fits: Filter) -> list[str]:
    """Return the different cards that fit, in the order of the card file."""
    found = {card for card in cards if printed_fits(play.cards[card], fits)}
    return play.cards.ordered(list(found))


def full(play: Play, seat: int) -> bool:
    """Whether a seat has all the characters that it may have in play (NIN-3.3)."""
    return len(characters(play, seat)) >= CHARACTERS


def found(play: Play, running: Running, card: str | None) -> None:
    """NIN-5.15: take the card that was found, or none, and shuffle."""
    seat = running.seat
    own = play.state.seats[seat]
    play.events.append(events.finds(seat, card))
    if card is not None:
        own.deck.remove(card)
        zones.into_hand(play, seat, card)
        play.state.found = seat, card
    zones.shuffle(play, seat)
    play.bar_undo()


def look_at_top(play: Play, running: Running, word: Word) -> None:
    """NIN-5.16: the top cards of the own deck are seen."""
    play.bar_undo()
    running.seen = play.state.seats[running.seat].deck[: word.number]


def dug(play: Play, running: Running, position: int) -> None:
    """NIN-5.16: one of them into the hand, the others under the deck in random order."""
    seat = running.seat
    own = play.state.seats[seat]
    seen, running.seen = running.seen, []
    taken = seen[position]
    rest = [card for at, card in enumerate(seen) if at != position]
    own.deck = own.deck[len(seen) :]
    own.deck += play.rng.shuffled(f"deck:seat{seat}", rest)
    play.bar_undo()
    play.events.append(events.digs(seat, len(seen), taken))
    zones.into_hand(play, seat, taken)


def recall(play: Play, running: Running, card: str) -> None:
    """NIN-5.17: a card of the graveyard goes to the hand."""
    _out_of(play.state.seats[running.seat].grave, card)
    play.events.append(events.recalls(running.seat, card))
    zones.into_hand(play, running.seat, card)


def raised(play: Play, running: Running, card: str) -> None:
    """NIN-5.18: a character of the graveyard is put into play."""
    _out_of(play.state.seats[running.seat].grave, card)
    _put(play, running, card)


def dropped(play: Play, running: Running, card: str | None) -> None:
    """NIN-5.19: a card of the hand is put into play; declined and impossible look alike (10.3)."""
    if card is None:
        running.it = []
        play.events.append(events.drops_nothing(running.seat))
        return
    play.state.seats[running.seat].hand.remove(card)
    _put(play, running, card)


def _put(play: Play, running: Running, card: str) -> None:
    """Put a character into play, which is free and not playing (NIN-3.1)."""
    play.events.append(events.puts(running.seat, card, play.state.entries + 1))
    new = zones.enter(play, running.seat, card)
    running.it = [new.entry]


def _out_of(grave: list[str], card: str) -> None:
    """Take the newest card of that id out of a graveyard."""
    grave.reverse()
    grave.remove(card)
    grave.reverse()
