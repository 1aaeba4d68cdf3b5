"""What holds at a question, by name: of this a lesson's lines speak (MND-1.1).

=====================  =======================================================================
`ahead`, `level`, `behind`  in supporters, against the best of the others
`first-round`, `second-round`, `last-round`, `play-offs`  the part of the match
`first-pick`           no card of this round is drafted yet
`pair-offered`, `three-offered`  a card on offer makes two, three (or more) of a kind on the bench
`combination`          an arena of this round seeks a combination (ASD-5.6)
`first-pays`           every arena of this round pays its first rank most (ASD-6.3)
`last-pays`            an arena pays the last rank more than one before it (ASD-6.3)
`second-confrontation`  teams have been compared twice or more in the play-offs (ASD-7.10)
`tie`                  in the last arenas equal Power was parted by criterion or value (ASD-5.4)
`swapped`              a swap of this round stands (ASD-4.2)
`tickets`              the asked seat has a play-off ticket left (ASD-7.6)
`lowest`               nobody in the play-offs shows less Power, and somebody shows more
`few-cards`            four cards or fewer in its play-off hand
=====================  =======================================================================
"""

from collections import Counter

from games.ai.mind import STANDINGS, holds, standing
from games.allstar.cards import Cards
from games.allstar.state import ROUNDS
from games.allstar.strength import scale_for
from games.allstar.view import AllStarView, Mine
from games.core.decision import Decision

NAMES = frozenset(
    {
        *STANDINGS,
        *("first-round", "second-round", "last-round", "play-offs", "first-pick"),
        *("pair-offered", "three-offered", "combination", "last-pays", "tie", "swapped"),
        *("tickets", "lowest", "few-cards", "first-pays", "second-confrontation"),
    }
)
_DRAFT = {"allstar.pick", "allstar.duel_pick", "allstar.market"}
_PARTED = {"criterion", "value"}
_FEW = 4  # cards that may go in at once (ASD-7.10)


def facts(cards: Cards, view: AllStarView, decision: Decision) -> frozenset[str]:
    """Return the facts that hold for the asked seat."""
    assert view.reader is not None
    assert view.mine is not None
    panel, mine = view.panels[view.reader], view.mine
    others = [one.total for one in view.panels if not one.conceded and one is not panel]
    season = view.stage in {"draft", "lineup"}
    arenas = [cards.arenas[one] for one in view.arenas]
    pays = [arena.points[: view.seats] for arena in arenas]
    return holds(
        first_round=season and view.round == 1,
        second_round=season and view.round == ROUNDS - 1,
        last_round=season and view.round == ROUNDS,
        play_offs=not season and view.stage != "over",
        first_pick=decision.kind in _DRAFT and not mine.fresh,
        combination=season and any(arena.combo for arena in arenas),
        first_pays=season and all(points[0] > max(points[1:]) for points in pays),
        last_pays=season and any(points[-1] > min(points[:-1]) for points in pays),
        tie=any(row.reason in _PARTED for one in view.last for row in one.rows)
        if view.results
        else False,
        swapped=season and bool(mine.swaps),
        second_confrontation=len(view.confrontations) > 1,
        tickets=panel.tickets > 0,
        **_offered(cards, view, mine, decision),
        **_in_play_offs(view),
    ) | {standing(panel.total, others)}


def _offered(cards: Cards, view: AllStarView, mine: Mine, decision: Decision) -> dict[str, bool]:
    """Return what the cards on offer would make with those on the bench."""
    if decision.kind not in _DRAFT:
        return {}
    keys = scale_for(cards, view.seats).keys
    counts = Counter(key for card in mine.bench for key in keys[card])
    most = max(counts[key] for option in decision.options for key in keys[option.id])
    return {"pair_offered": most >= 1, "three_offered": most >= ROUNDS - 1}


def _in_play_offs(view: AllStarView) -> dict[str, bool]:
    """Return how the asked seat stands in the play-offs."""
    assert view.reader is not None
    panel = view.panels[view.reader]
    shown = {one.seat: one.team.best.size for one in view.panels if one.team is not None}
    own = shown.pop(panel.seat, None)
    lowest = own is not None and bool(shown) and own <= min(shown.values())
    return {
        "lowest": lowest and own is not None and own < max(shown.values()),
        "few_cards": view.stage in {"shootout", "change"} and panel.hand <= _FEW,
    }
