"""What holds at a question, by name: of this a lesson's lines speak (MND-1.1).

=====================  =======================================================================
`ahead`, `level`, `behind`  in points, of the two sides
`first-turn`, `second-turn`, `last-turn`  of the side: no own turn follows the last one
`last-defence`         the match waits for a last defence alone (NBA-7.3)
`overtime`             regular time is over
`attacked`             an attack waits that scores unless it is stopped (NBA-2.2)
`attacking`            an attack of the asked seat lies and scores next turn
`rolled`               the first dice are rolled: they close all but tactics (NBA-5.2)
`replaced`, `bought`, `prepared`, `defended`, `attacked-already`  done in this turn
`can-sign`, `can-buy`, `can-replace`, `can-prepare`, `can-defend`, `can-attack`  in the menu now
`pays`                 the hand pays for a player or a tactic that is on offer
`tired`                Fatigue is in hand
`lying-full`           three tactics of one type lie (NBA-4.7)
`not-ready`            a tactic of the seat needs more game IQ than the team has (NBA-5.1)
=====================  =======================================================================
"""

from games.ai.mind import STANDINGS, holds, standing
from games.core.decision import Decision
from games.nba.advice.sense import own_turns
from games.nba.defaults import me, waiting
from games.nba.printed import Book, is_fatigue
from games.nba.view import Coach, NbaView

NAMES = frozenset(
    {
        *STANDINGS,
        *("first-turn", "second-turn", "last-turn", "last-defence", "overtime"),
        *("attacked", "attacking"),
        *("rolled", "replaced", "bought", "prepared", "defended", "attacked-already"),
        *("can-sign", "can-buy", "can-replace", "can-prepare", "can-defend", "can-attack"),
        *("pays", "tired", "lying-full", "not-ready"),
    }
)
_LYING = 3  # tactics of a type that may lie


def facts(book: Book, view: NbaView, decision: Decision) -> frozenset[str]:
    """Return the facts that hold for the asked coach."""
    own, hand = me(view), view.mine.hand if view.mine else ()
    others = (one for side, one in enumerate(view.scores) if side != own.side)
    turns = view.stage == "turns"
    of_side = 0 if view.period or not turns else -(-view.turn // len(view.sides))
    types = [book.tactic(card).type for card in own.lying]
    done = {*own.done}
    return holds(
        first_turn=of_side == 1,
        second_turn=of_side == 2,
        last_turn=turns and own_turns(view) == 0,
        last_defence=view.stage == "last",
        overtime=view.period > 0,
        attacked=bool(waiting(view)),
        attacking=bool(own.attack),
        rolled=bool(done & {"off", "def"}),
        replaced="sub" in done,
        bought=bool(done & {"sign", "buy"}),
        prepared="prep" in done,
        defended="def" in done,
        attacked_already="off" in done,
        tired=any(map(is_fatigue, hand)),
        lying_full=any(types.count(kind) >= _LYING for kind in ("off", "def")),
        not_ready=any(book.tactic(card).cx > own.iq for card in own.lying),
        **_menu(book, own, decision),
    ) | {standing(view.scores[own.side], others)}


def _menu(book: Book, own: Coach, decision: Decision) -> dict[str, bool]:
    """Return what the menu of a turn lets the coach do now."""
    if decision.kind != "nba.act":
        return {}
    verbs = [option.id.partition(":") for option in decision.options]
    open_ = {verb for verb, _, _ in verbs}
    types = {book.tactic(card).type for verb, _, card in verbs if verb == "play"}
    return {
        "can_sign": "sign" in open_,
        "can_buy": "buy" in open_,
        "can_replace": "sub" in open_,
        "can_prepare": "prep" in open_,
        "can_defend": "def" in types,
        "can_attack": "off" in types and not own.attack,
        "pays": bool(open_ & {"sign", "buy"}),
    }
