"""What holds at a question, by name: of this a lesson's lines speak (MND-1.1).

=====================  =======================================================================
`ahead`, `level`, `behind`  in stars, against the best of the others
`first-round`, `last-round`, `final-series`  the round of the main stage; or the series after it
`last-but-one`         one round of the main stage comes after this one
`tie`                  in the last comparison cards were turned up to break a tie (FDB-5.3)
`won`, `lost`          the asked seat won the last comparison (alone or not), or lost it
`takes-two`            it takes one card and boxes another (FDB-6.6)
`largest-offered`      a card on offer shows the family that is the largest of its deck
`goblin-offered`, `only-goblins`  goblins among the cards on offer, or nothing else
`power-offered`        a card on offer acts whenever it is turned up (FDB-3.3 to 3.6)
`goblin-held`          a goblin is among the cards that may be thrown out
`thin`                 nobody has fewer cards, and somebody has more
=====================  =======================================================================
"""

from games.ai.mind import STANDINGS, holds, standing
from games.core.decision import Decision
from games.firstdeck import questions
from games.firstdeck.advice.leads import families_held
from games.firstdeck.cards import Card, Cards
from games.firstdeck.view import FirstDeckView, SeatView

NAMES = frozenset(
    {
        *STANDINGS,
        *("first-round", "last-but-one", "last-round", "final-series", "tie", "won", "lost"),
        *("takes-two", "largest-offered", "goblin-offered", "only-goblins"),
        *("power-offered", "goblin-held", "thin"),
    }
)
_TAKING = {questions.TAKE, questions.TAKE_BOX}


def facts(cards: Cards, view: FirstDeckView, decision: Decision) -> frozenset[str]:
    """Return the facts that hold for the asked seat."""
    assert view.reader is not None
    mine = view.panels[view.reader]
    others = [one for one in view.panels if one.active and one is not mine]
    main = view.stage == "main"
    return holds(
        first_round=main and view.round == 1,
        last_but_one=main and view.round == view.rounds - 1,
        last_round=main and view.round == view.rounds,
        final_series=view.stage == "final",
        thin=_is_thin(mine, others),
        **_compared(view, mine),
        **_offered(cards, mine, decision),
    ) | {standing(mine.stars, (one.stars for one in others))}


def _is_thin(mine: SeatView, others: list[SeatView]) -> bool:
    sizes = [_size(one) for one in others]
    return bool(sizes) and _size(mine) <= min(sizes) and _size(mine) < max(sizes)


def _size(seat: SeatView) -> int:
    return len(seat.deck) + len(seat.in_play)


def _compared(view: FirstDeckView, mine: SeatView) -> dict[str, bool]:
    """Return how the last comparison went, where there was one."""
    contest = view.contest
    if contest is None:
        return {}
    over = bool(contest.winners) and contest.worths[mine.seat] is not None
    won = mine.seat in contest.winners
    return {"tie": contest.draws > 0, "won": over and won, "lost": over and not won}


def _offered(cards: Cards, mine: SeatView, decision: Decision) -> dict[str, bool]:
    """Return what is true of the cards of a question."""
    if decision.kind == questions.DISCARD:
        return {"goblin_held": any(cards.by_id[one.id].gob for one in decision.options)}
    if decision.kind not in _TAKING:
        return {}
    found = [cards.by_id[one.id] for one in decision.options]
    held = families_held(cards.by_id, (*mine.deck, *mine.in_play))
    most = max(held.values())
    return {
        "takes_two": decision.kind == questions.TAKE_BOX,
        "largest_offered": any(one.family and held[one.family] == most for one in found),
        "goblin_offered": any(one.gob for one in found),
        "only_goblins": all(map(_is_goblin, found)),
        "power_offered": any(one.effect for one in found),
    }


def _is_goblin(card: Card) -> bool:
    return card.gob > 0
