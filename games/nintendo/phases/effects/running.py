"""Carries abilities out, cost by cost and word by word (NIN-3.10, 3.11 and NIN-5)."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from games.core.decision import Picks
from games.nintendo import events
from games.nintendo.grammar.forms import Ability, Word
from games.nintendo.phases.effects import costs, hands, hurting, moving, purses
from games.nintendo.phases.effects.board import look
from games.nintendo.phases.effects.checks import check
from games.nintendo.phases.effects.zones import still
from games.nintendo.state import Piece, Play, Running, over, piece
from games.nintendo.view import Asks

Acting: TypeAlias = Callable[[Play, Running, Word, Sequence[Piece]], None]
Doing: TypeAlias = Callable[[Play, Running, Word], None]

# NIN-5.1 to 5.10: what is done to cards in play.
_TO_CARDS: Mapping[str, Acting] = {
    "hit": hurting.hit,
    "heal": hurting.heal,
    "pf": hurting.pf,
    "base": hurting.base,
    "max": hurting.maximum,
    "give": hurting.give,
    "destroy": moving.destroy,
    "bounce": moving.bounce,
    "exile": moving.exile,
    "calm": moving.calm,
}
# What is done at once, and asks nobody.
_AT_ONCE: Mapping[str, Doing] = {
    "gain": purses.gain,
    "steal": purses.steal,
    "draw": hands.draw,
    "discard": hands.discard,
    "spy": lambda play, running, _: hands.spy(play, running),
}
# Those words are about characters alone: other cards have no such numbers.
_NUMBERS = frozenset({"hit", "heal", "pf", "base", "max", "give", "calm"})


def ability_of(play: Play, running: Running) -> Ability:
    """Return the ability that is being carried out."""
    return play.cards[running.card].abilities[running.ability]


def word_of(play: Play) -> Word:
    """Return the word that is being carried out."""
    running = play.state.running
    assert running is not None
    return ability_of(play, running).words[running.word]


def go_on(play: Play) -> None:
    """Pay the next cost, or carry out the next word; end the ability after its last one."""
    running = play.state.running
    assert running is not None
    ability = ability_of(play, running)
    if running.cost < len(ability.costs):
        costs.pay(play, running, ability)
    elif running.word < len(ability.words):
        _begin_word(play, running, ability.words[running.word])
    else:
        _end(play, running)


def _end(play: Play, running: Running) -> None:
    """After its words an Action goes to its owner's graveyard, before triggers (NIN-3.7)."""
    if running.action:
        play.state.seats[running.seat].grave.append(running.card)
    play.state.running = None


def _begin_word(play: Play, running: Running, word: Word) -> None:
    """Carry a word out, or ask what it needs."""
    if word.target is not None:
        _about_cards(play, running, word)
    elif word.name in _AT_ONCE:
        _AT_ONCE[word.name](play, running, word)
        _after_word(play, running)
    elif word.name == "recall" and word.fits is None:
        hands.recall_itself(play, running)
        _after_word(play, running)
    else:
        _ask(play, running, word)


def _after_word(play: Play, running: Running) -> None:
    """Checks come after each word (NIN-6.3)."""
    if over(play.state):
        return
    running.word += 1
    check(play)


def _about_cards(play: Play, running: Running, word: Word) -> None:
    assert word.target is not None
    match word.target.choosing:
        case "this":
            targets = still(play, [running.entry])
        case "host":
            own = piece(play.state, running.entry)
            targets = still(play, [own.host]) if own is not None else []
        case "it":
            targets = still(play, running.it)
        case "vs":
            targets = still(play, running.vs)
        case "each":
            targets = choices(play)
            running.it = [one.entry for one in targets]
        case "one" | "maybe":
            if choices(play):
                play.state.asks = "target"
                return
            running.it, targets = [], []
    _to_cards(play, running, word, targets)


def _to_cards(play: Play, running: Running, word: Word, targets: Sequence[Piece]) -> None:
    if word.name in _NUMBERS:
        targets = [one for one in targets if play.cards[one.card].type == "char"]
    _TO_CARDS[word.name](play, running, word, targets)
    _after_word(play, running)


def choices(play: Play) -> list[Piece]:
    """Return the cards in play that fit the target of the word being carried out, by entry."""
    running, word = play.state.running, word_of(play)
    assert running is not None
    assert word.target is not None
    assert word.target.fits is not None
    return look(play).all_fitting(word.target.fits, running.seat, running.entry)


def cards_to_choose(play: Play) -> list[str]:
    """Return the different cards that fit the word being carried out, in the file's order."""
    running, word = play.state.running, word_of(play)
    assert running is not None
    assert word.fits is not None
    own = play.state.seats[running.seat]
    zone = {"search": own.deck, "drop": own.hand}.get(word.name, own.grave)
    return hands.fitting(play, zone, word.fits)


def _ask(play: Play, running: Running, word: Word) -> None:
    """Ask for a card, where there is anything to do (NIN-5.15 to 5.19).

    Skipped for public reasons only (NIN-10.3).
    """
    own = play.state.seats[running.seat]
    asks: Asks
    match word.name:
        case "search":
            asks, there = "search", bool(own.deck)
            if there:
                play.bar_undo()
        case "dig":
            asks, there = "dig", bool(own.deck)
            if there:
                hands.look_at_top(play, running, word)
        case "drop":
            asks, there = "drop", bool(own.hand) and not hands.full(play, running.seat)
        case "raise":
            asks = "raise"
            there = bool(cards_to_choose(play)) and not hands.full(play, running.seat)
        case _:
            asks, there = "recall", bool(cards_to_choose(play))
    if there:
        play.state.asks = asks
        return
    running.it = [] if word.name in {"drop", "raise"} else running.it
    _after_word(play, running)


def answer(play: Play, asked: Asks, picks: Picks) -> None:
    """Carry out what was asked of a cost or a word."""
    running = play.state.running
    assert running is not None
    if asked == "sac":
        costs.sacrificed(play, running, int(picks[0].removeprefix("p")))
        return
    if asked == "target":
        entries = [int(pick.removeprefix("p")) for pick in picks]
        running.it = entries
        play.events.append(events.targets(running.seat, running.card, still(play, entries)))
        _to_cards(play, running, word_of(play), still(play, entries))
        return
    card = picks[0].removeprefix("card:") if picks else None
    match asked:
        case "search":
            hands.found(play, running, card)
        case "dig":
            hands.dug(play, running, int(picks[0].rpartition("#")[2]))
        case "drop":
            hands.dropped(play, running, card)
        case "raise":
            assert card is not None
            hands.raised(play, running, card)
        case _:
            assert card is not None
            hands.recall(play, running, card)
    _after_word(play, running)
