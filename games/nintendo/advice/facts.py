"""What holds at a question, by name: of this a lesson's lines speak (MND-1.1).

=====================  =======================================================================
`ahead`, `level`, `behind`  in Super Stars
`first-turns`          nobody gets coins or attacks yet (NIN-2.2, 4.1)
`last-star`, `rival-last-star`  one more Super Star wins; for the other, too
`can-star`             a Super Star can be bought now (NIN-2.5)
`rival-pays`           the other has the coins of a star at its next refill (NIN-2.2)
`can-attack`           it is open to attack now
`attacked`             attackers are declared against the asked seat
`can-block`            somebody may block the attacker in question
`flyer`, `stealthy`    an attacker flies, or is stealthy (NIN-7.3)
`can-play`, `can-play-character`, `can-act`  a card of the hand, a character, an ability: open now
`character-played`     the character of this turn is played (NIN-3.2)
`fought`               the combat of this turn is over (NIN-2.7)
`hurt`                 a character of the seat has lost hearts, which do not come back
`no-characters`        the seat has none in play
=====================  =======================================================================
"""

from games.ai.mind import STANDINGS, holds, standing
from games.core.decision import Decision
from games.nintendo.cards import Cards
from games.nintendo.state import FIRST_REFILL
from games.nintendo.view import NintendoView, PieceView

NAMES = frozenset(
    {
        *STANDINGS,
        *("first-turns", "last-star", "rival-last-star", "can-star", "rival-pays", "can-attack"),
        *("attacked", "can-block", "flyer", "stealthy", "can-play", "can-play-character"),
        *("can-act", "character-played", "fought", "hurt", "no-characters"),
    }
)
_MENUS = {"main", "main2", "defend"}


def facts(cards: Cards, view: NintendoView, decision: Decision) -> frozenset[str]:
    """Return the facts that hold for the asked seat."""
    assert view.reader is not None
    own, other = view.panels[view.reader], view.panels[1 - view.reader]
    mine = [one for one in view.pieces if one.owner == own.seat and _fights(cards, one)]
    turn = view.stage == "turn"
    coming = [one for one in view.pieces if one.attacks and one.owner != own.seat]
    kind = decision.kind.rpartition(".")[2]
    return holds(
        first_turns=turn and view.turn < FIRST_REFILL,
        last_star=own.stars + 1 >= view.goal,
        rival_last_star=other.stars + 1 >= view.goal,
        rival_pays=turn and other.coins + other.income >= other.star_price,
        attacked=bool(coming),
        can_block=kind == "block" and bool(decision.options),
        flyer=any("fly" in one.flags for one in coming),
        stealthy=any("stealth" in one.flags for one in coming),
        character_played=turn and view.active == own.seat and own.played > 0,
        fought=kind == "main2",
        hurt=any(one.pc < one.maximum for one in mine),
        no_characters=turn and not mine,
        **(_menu(cards, decision) if kind in _MENUS else {}),
    ) | {standing(own.stars, [other.stars])}


def _fights(cards: Cards, piece: PieceView) -> bool:
    return cards[piece.card].type == "char"


def _menu(cards: Cards, decision: Decision) -> dict[str, bool]:
    """Return what is open in preparation, or while one is attacked."""
    ids = [option.id for option in decision.options]
    hand = [one.removeprefix("card:") for one in ids if one.startswith("card:")]
    return {
        "can_star": "star" in ids,
        "can_attack": "attack" in ids,
        "can_play": bool(hand),
        "can_play_character": any(cards[card].type == "char" for card in hand),
        "can_act": any("." in one for one in ids),
    }
