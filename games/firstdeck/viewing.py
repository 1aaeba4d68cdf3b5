"""Builds what a reader may see, from what that reader may know (FDB-8.1 to 8.3)."""

from collections.abc import Mapping
from functools import cache, lru_cache

from msgspec.structs import replace

from games.core.decision import Answer
from games.firstdeck.cards import Card, Cards
from games.firstdeck.phases.contest import summary
from games.firstdeck.state import BOXED, Seat, State, rounds_in_all, takes_two, targets
from games.firstdeck.view import (
    Contest,
    Fate,
    FirstDeckView,
    Given,
    Phase,
    Place,
    Role,
    SeatView,
    Shown,
    Stage,
    Theft,
)

_PHASES: Mapping[str, Phase] = {
    "decks": "decks",
    "victim": "victim",
    "discard": "discard",
    "take": "take",
    "order": "order",
    "over": "over",
}


def public_view(state: State, cards: Cards) -> FirstDeckView:
    """Return what everybody may see, and a spectator sees."""
    contest = summary(state) if state.fight else state.contest
    return FirstDeckView(
        reader=None,
        seats=len(state.seats),
        stage=_stage(state),
        phase=_PHASES.get(state.phase, "contest"),
        round=state.round,
        rounds=rounds_in_all(state),
        final_round=state.final_round,
        first=state.first,
        panels=tuple(
            [_panel(seat, number, cards.by_id, contest) for number, seat in enumerate(state.seats)]
        ),
        pile=_unordered(tuple(state.pile)),
        box=_unordered(tuple(state.box)),
        row=tuple(map(_place, state.row, state.takers)),
        choosing=tuple(state.choosing),
        queue=tuple(state.queue),
        take_two=takes_two(state),
        reference=state.reference,
        theft=_theft(state),
        contest=contest,
        finals=tuple(state.finals),
        last_alone=state.last_alone,
        tiebreak=state.tiebreak,
    )


def seat_view(
    state: State, public: FirstDeckView, seat: int, given: tuple[Answer, ...]
) -> FirstDeckView:
    """Return what a seat sees: besides, the order of its own deck and its sealed answers."""
    panels = list(public.panels)
    deck = tuple(state.seats[seat].deck)
    panels[seat] = replace(panels[seat], deck=deck, ordered=True)
    answered = tuple([Given(answer.kind, answer.picks) for answer in given])
    return replace(public, reader=seat, panels=tuple(panels), given=answered)


def _stage(state: State) -> Stage:
    if state.phase in {"decks", "over"}:
        return "decks" if state.phase == "decks" else "over"
    return "final" if state.final_round else "main"


def _panel(seat: Seat, number: int, cards: Mapping[str, Card], contest: Contest | None) -> SeatView:
    """Return one seat; the order of its deck is there for its owner alone, rule FDB-8.2."""
    return SeatView(
        seat=number,
        conceded=seat.conceded,
        symbol=seat.symbol,
        stars=seat.stars,
        deck=_unordered(tuple(seat.deck)),
        ordered=False,
        table=_table(seat, cards),
        spent=tuple(seat.spent),
        worth=seat.worth,
        role=_role(seat, number, contest),
        won=seat.won,
        won_final=seat.won_final,
    )


def _table(seat: Seat, cards: Mapping[str, Card]) -> tuple[Shown, ...]:
    """The cards of this round in order of revealing; those that left the game stay to be seen."""
    family = seat.worth.family if seat.worth else ""
    plain = not (seat.boxed or seat.thrown or seat.taken)
    shown: list[Shown] = []
    for card_id in seat.table:
        card = cards[card_id]
        part = bool(card.family == family if card.family else card.wild or card.gob)
        shown.append(_shown(card_id, "" if plain else _fate(seat, card_id), part))
    return tuple(shown)


@cache
def _shown(card: str, fate: Fate, part: bool) -> Shown:
    return Shown(card, part and fate in {"", "thrown"}, fate)


@lru_cache(maxsize=512)
def _unordered(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return cards sorted by id: the same decks and pile are shown to reader after reader."""
    return tuple(sorted(cards))


def _fate(seat: Seat, card: str) -> Fate:
    if card in seat.boxed:
        return "boxed"
    if card == seat.thrown:
        return "thrown"
    return "taken" if card == seat.taken else ""


def _role(seat: Seat, number: int, contest: Contest | None) -> Role:
    """What a seat is in the contest shown, rules FDB-5.2 to 5.6."""
    if contest is None or seat.worth is None:
        return ""
    if contest.open:
        fighter: Role = "fighter" if number in contest.fighters else "loser"
        return fighter if contest.draws else ""
    if number in contest.winners:
        return "winner" if len(contest.winners) == 1 else "cowinner"
    return "loser"


@cache
def _place(card: str, taker: int) -> Place:
    return Place(card, taker if taker >= 0 else None, taker == BOXED)


def _theft(state: State) -> Theft | None:
    if state.phase != "victim" or state.fight is None:
        return None
    thief, card = state.fight.steals[0]
    return Theft(thief, card, tuple(targets(state, thief)))
