"""What answers lead to: what a card does before it is bought, and how things stand after one."""

from games.core.text import Card, Text, text
from games.nintendo.cards import Cards
from games.nintendo.grammar.forms import Word
from games.nintendo.grammar.wording import briefly, card_text, heavy, joined
from games.nintendo.phases import preparation
from games.nintendo.phases.effects.board import Board
from games.nintendo.phases.merit import Merit, merit_of
from games.nintendo.state import Piece, Play, active, power_up, present


def plan_of(cards: Cards, deck: str) -> Text | None:
    """Return what a ready-made deck wants, and how hard it is; None of any other."""
    plan = cards.plans.get(deck)
    if plan is None:
        return None
    return text("nintendo-leads-deck", plan=Card(plan.name), skill=plan.skill)


def does(cards: Cards, named: str) -> Text:
    """Return what a card does, in few words; of very long ones the beginning."""
    card = cards[named]
    said = card_text(card.abilities, named, worn=card.type == "powerup")
    if not said:
        return text("nintendo-leads-plain")
    shown = list(said)
    while len(shown) > 1 and heavy(briefly(joined(shown))):
        shown.pop()
    brief, more = briefly(joined(shown)), len(said) - len(shown)
    return text("nintendo-leads-more", does=brief, count=more) if more else brief


def fixed(play: Play, board: Board, pick: str) -> Text | None:
    """Return what follows from what is no card: a star, an attack, the end of a turn."""
    state = play.state
    own = state.seats[state.acting]
    match pick:
        case "star":
            left = own.coins - preparation.star_price(board, state.acting)
            stars, goal = own.stars + 1, state.options.goal
            return text(
                "nintendo-leads-star",
                stars=stars,
                goal=goal,
                last=int(stars >= goal),
                coins=left,
            )
        case "attack" | "attack_end":
            going = preparation.can_attack(play, board)
            return raid(board, going, state.acting)
        case "blocks":
            assert state.combat is not None
            coming = [present(state, entry) for entry in state.combat.attackers]
            return text("nintendo-leads-blocks", coins=_loot(board, coming, active(state)))
        case "end":
            return text("nintendo-leads-end", coins=own.coins)
        case _:
            return None


def raid(board: Board, going: list[Piece], seat: int) -> Text:
    """Return what attackers of a seat bring if nobody blocks."""
    return text("nintendo-leads-attack", coins=_loot(board, going, seat))


def _loot(board: Board, going: list[Piece], seat: int) -> int:
    """Return what attackers bring if nobody blocks, NIN-4.10."""
    whole = sum(board.figures[one.entry].pf for one in going)
    return max(0, whole + board.purse(seat, "loot")) if whole > 0 else 0


def attacker(board: Board, one: Piece) -> Text:
    """Return what an attacker brings unblocked."""
    return text("nintendo-leads-attacker", coins=max(0, board.figures[one.entry].pf))


def blocks(board: Board, attacking: Piece, one: Piece) -> Text:
    """Return what is left of both when this one alone blocks that one (NIN-4.8 to 4.11).

    With what both do to whom they fight, by printed abilities; who is KO before it strikes nobody.
    """
    own, other = _merit(board, one), _merit(board, attacking)
    mine, theirs = _left(board, one, other.clash_hit), _left(board, attacking, own.clash_hit)
    if mine and theirs:
        struck = board.figures[one.entry].pf + other.clash_pf
        force = board.figures[attacking.entry].pf + own.clash_pf + own.block_pf
        mine, theirs = _left(board, one, force, mine), _left(board, attacking, struck, theirs)
        after = own.fought_hit if mine else own.ko_hit
        answer = other.fought_hit if theirs else other.ko_hit
        mine, theirs = _left(board, one, answer, mine), _left(board, attacking, after, theirs)
    return text("nintendo-leads-block", mine=mine, theirs=theirs)


def _merit(board: Board, one: Piece) -> Merit:
    """Return what a character does besides its numbers, with what it bears."""
    found = merit_of(board.cards[one.card])
    worn = power_up(board.state, one.entry)
    return found if worn is None else found + merit_of(board.cards[worn.card])


def _left(board: Board, one: Piece, hit: int, pc: int | None = None) -> int:
    """Return the hearts that a hit leaves of a character, of all it has or of so many."""
    kept = one.pc if pc is None else pc
    return max(0, kept - max(0, hit - board.figures[one.entry].armor))


def target(board: Board, word: Word, one: Piece) -> Text | None:
    """Return what an ability makes of its target, where that is a number."""
    figures = board.figures.get(one.entry)
    if figures is None:
        return None
    match word.name:
        case "hit":
            left = _left(board, one, word.number)
            return text("nintendo-leads-hit", left=left, max=figures.maximum)
        case "heal":
            left = min(figures.maximum, one.pc + word.number)
            return text("nintendo-leads-hit", left=left, max=figures.maximum)
        case "pf" | "base":
            return text("nintendo-leads-pf", pf=figures.pf + word.number)
        case _:
            return None
