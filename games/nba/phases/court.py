"""The court: its law, five cards on five places, and replacements (rules NBA-4.1 to 4.6)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Protocol

from games.core.decision import Decision, Option, Picks
from games.core.text import text
from games.nba.cards import Cards
from games.nba.events import tell
from games.nba.phases.basics.deck import draw, rest
from games.nba.phases.options import player_option, sitting
from games.nba.printed import PLACES, SKILLS, Player, is_fatigue, is_player, named
from games.nba.state import Play, State

REB, IQ = SKILLS.index("reb"), SKILLS.index("iq")

_BIT = {place: 1 << number for number, place in enumerate(PLACES)}
_ALL = (1 << len(PLACES)) - 1


@lru_cache(maxsize=256)
def _mask(places: tuple[str, ...]) -> int:
    return sum(_BIT[place] for place in places)


@lru_cache(maxsize=1024)
def _assignable(masks: tuple[int, ...]) -> bool:
    """Whether five cards with these places can stand on five places, one each."""
    reached = {0}
    for mask in masks:
        free = [bit for bit in _BIT.values() if bit & mask]
        reached = {taken | bit for taken in reached for bit in free if not taken & bit}
    return _ALL in reached


def lawful(cards: Cards, court: Sequence[str]) -> bool:
    """Whether the five cards can be assigned to the five places (rule NBA-4.1)."""
    return _assignable(tuple(sorted([_mask(cards.player(card).pos) for card in court])))


def swapped(court: Sequence[str], out: str, coming: str) -> list[str]:
    """Return the court with one card in the place of another, law or not."""
    return [coming if card == out else card for card in court]


class OfPlayers(Protocol):
    """Whatever knows what is printed on players."""

    def player(self, card: str) -> Player:
        """Return what is printed on a player card."""
        ...


def may_leave(
    cards: OfPlayers, court: Sequence[str], coming: str, leavers: Iterable[str]
) -> list[str]:
    """Return those of `leavers` on court whose leaving for `coming` keeps the court law."""
    masks = tuple([_mask(cards.player(card).pos) for card in court])
    able = _able(masks, _mask(cards.player(coming).pos))
    return [court[at] for at in able if court[at] in leavers]


@lru_cache(maxsize=1024)
def _able(masks: tuple[int, ...], new: int) -> tuple[int, ...]:
    """Return the places in the list of those whose leaving keeps the court law."""
    courts = [tuple(sorted([*masks[:at], *masks[at + 1 :], new])) for at in range(len(masks))]
    return tuple(at for at, left in enumerate(courts) if _assignable(left))


def placed(cards: Cards, court: Sequence[str], out: str, coming: str) -> list[str]:
    """Return the court in the order of places after a replacement (rule NBA-4.6).

    `coming` takes the place of `out` if it may; else the fewest staying cards move, and among such
    courts the one whose list of ids comes first.
    """
    return list(_placed(cards, tuple(court), out, coming))


@lru_cache(maxsize=1024)
def _placed(cards: Cards, court: tuple[str, ...], out: str, coming: str) -> tuple[str, ...]:
    simple = swapped(court, out, coming)
    if _stands(cards, simple):
        return tuple(simple)
    lawful_courts = [list(order) for order in permutations(sorted(simple)) if _stands(cards, order)]
    return tuple(min(lawful_courts, key=lambda order: (_moved(court, order, coming), order)))


def _stands(cards: Cards, court: Sequence[str]) -> bool:
    """Whether each card stands on a place of its own."""
    return all(place in cards.player(card).pos for place, card in zip(PLACES, court, strict=True))


def _moved(before: Sequence[str], after: Sequence[str], coming: str) -> int:
    pairs = zip(before, after, strict=True)
    return sum(new not in {old, coming} for old, new in pairs)


def team(state: State, cards: Cards, seat: int) -> tuple[int, ...]:
    """Return the sums of the eight skills of a seat's court, in order."""
    return _sums(cards, tuple(state.seats[seat].court))


@lru_cache(maxsize=2048)
def _sums(cards: Cards, court: tuple[str, ...]) -> tuple[int, ...]:
    rows = [cards.player(card).skills for card in court]
    return tuple(sum(column) for column in zip(*rows, strict=True)) if rows else (0,) * 8


def field_team(state: State, seat: int, court: Iterable[str], deck: Iterable[str]) -> None:
    """Put five starting cards on court and others in the deck; the rest stays in the box."""
    own = state.seats[seat]
    own.court = [f"{card}@{seat}" for card in court]
    own.deck = sorted([*(f"{card}@{seat}" for card in deck), *own.drafted])
    own.box = [card for card in own.box if card not in own.court and card not in own.deck]


# Replacements


def incoming(state: State, cards: Cards, seat: int) -> list[str]:
    """Return the player cards of the hand that can come in, by id (rule NBA-4.2)."""
    own, turn = state.seats[seat], state.playing(seat)
    leavers = turn.leavers or own.court
    return [
        card
        for card in sorted(own.hand)
        if is_player(card) and may_leave(cards, own.court, card, leavers)
    ]


def _draws_after(state: State, cards: Cards, seat: int, coming: str, out: str) -> bool:
    """Whether nobody can come in after this replacement, so that cards are drawn (rule NBA-4.5)."""
    own, turn = state.seats[seat], state.playing(seat)
    court, leavers = placed(cards, own.court, out, coming), turn.leavers or own.court
    others = (card for card in own.hand if is_player(card) and card != coming)
    return not any(may_leave(cards, court, card, leavers) for card in others)


def ask_in(state: State, cards: Cards, seat: int) -> Decision:
    """Ask who comes in (rule NBA-4.2)."""
    came = len(state.playing(seat).came)
    options = tuple(_entering(state, cards, seat, card) for card in incoming(state, cards, seat))
    return Decision(
        "nba.sub_in",
        "NBA-4.2",
        text("nba-ask-sub-in-more" if came else "nba-ask-sub-in", tired=_tired(state, seat)),
        options,
        sitting(state),
        least=0 if came else 1,
        most=min(1, len(options)),
        none=text("nba-none-sub", n=came) if came else None,
        none_final=bool(came),
    )


def _tired(state: State, seat: int) -> int:
    """Return how many Fatigue cards a replacement returns to their pile (rule NBA-4.4)."""
    return int(any(is_fatigue(card) for card in state.seats[seat].hand))


def _entering(state: State, cards: Cards, seat: int, coming: str) -> Option:
    """Return the option of a player who may come in; final where all that follows is forced."""
    own, turn = state.seats[seat], state.playing(seat)
    able = may_leave(cards, own.court, coming, turn.leavers)
    last = len(able) == 1 and _draws_after(state, cards, seat, coming, able[0])
    return player_option(cards, coming, draws=len(turn.came) + 1 if last else 0)


def ask_out(state: State, cards: Cards, seat: int) -> Decision:
    """Ask in whose place (rule NBA-4.2)."""
    own, turn = state.seats[seat], state.playing(seat)
    able = may_leave(cards, own.court, turn.coming, turn.leavers)
    options: list[Option] = []
    for card in sorted(able):
        last = _draws_after(state, cards, seat, turn.coming, card)
        options.append(player_option(cards, card, draws=len(turn.came) + 1 if last else 0))
    prompt = text("nba-ask-sub-out", card=named(turn.coming), tired=_tired(state, seat))
    return Decision("nba.sub_out", "NBA-4.2", prompt, tuple(options), sitting(state))


def come_in(play: Play, seat: int, picks: Picks) -> None:
    """Name who comes in; with nobody the chain stops and the cards are drawn (NBA-4.2, 4.5)."""
    turn = play.state.playing(seat)
    if picks:
        turn.coming, turn.step = picks[0], "sub_out"
        return
    turn.step, turn.leavers = "act", []
    draw(play, seat, len(turn.came), aside=False)


def go_out(play: Play, seat: int, picks: Picks) -> None:
    """Carry out one replacement (rules NBA-4.2 to 4.4, 4.6)."""
    own, turn = play.state.seats[seat], play.state.playing(seat)
    leaves, comes = picks[0], turn.coming
    own.court = placed(play.cards, own.court, leaves, comes)
    own.hand.remove(comes)
    own.discard.append(leaves)
    turn.came.append(comes)
    turn.coming, turn.step = "", "sub_in"
    if "sub" not in turn.done:
        turn.done.append("sub")
    args = {"card": named(comes), "out": named(leaves)}
    tell(play, seat, "nba-event-sub", args, marks=[f"card:{comes}"])
    rest(play, seat)
