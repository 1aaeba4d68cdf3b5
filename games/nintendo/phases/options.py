"""How what may be picked is said, with what follows from picking it (NIN-11.1)."""

from msgspec.structs import replace

from games.core.data.codec import decode, encode
from games.core.decision import Option
from games.core.streams import Streams
from games.core.text import Text, Who, text
from games.nintendo.events import all_theirs, card
from games.nintendo.grammar.forms import FOUGHT, HOSTED, Ability
from games.nintendo.grammar.wording import briefly, joined, sentences, whole
from games.nintendo.phases import combat, leads, preparation
from games.nintendo.phases.effects import zones
from games.nintendo.phases.effects.board import Board, look
from games.nintendo.phases.effects.running import word_of
from games.nintendo.state import Piece, Play, State, attacking, power_up, present


def piece_text(board: Board, one: Piece) -> Text:
    """Return a character in play with its numbers."""
    figures = board.figures[one.entry]
    return text(
        "nintendo-piece",
        card=card(one.card),
        pf=figures.pf,
        pc=one.pc,
        max=figures.maximum,
        hurt=figures.maximum - one.pc,
    )


def _piece(board: Board, one: Piece, *, final: bool = False) -> Option:
    group = text("nintendo-group-whose", who=Who(one.owner))
    brief = text("nintendo-card", card=card(one.card))
    label = piece_text(board, one)
    return Option(f"p{one.entry}", label, f"piece:{one.entry}", group, final=final, brief=brief)


def option(play: Play, board: Board, pick: str, *, final: bool) -> Option:
    """Return the option that a pick of the open question stands for."""
    state, asked = play.state, play.state.asks
    if pick.startswith("card:"):
        if asked in {"main", "main2", "defend"}:
            return _to_play(play, board, pick, final=final)
        named = pick.removeprefix("card:").partition("#")[0]
        comes = asked in {"drop", "raise"} and play.cards[named].type == "char"
        group = _warned(play, named, text("nintendo-type-char")) if comes else None
        label = text("nintendo-card", card=card(named))
        return Option(pick, label, _shown(state, pick), group, final=final)
    if pick.startswith("p") and pick[1].isdigit():
        entry, _, place = pick.removeprefix("p").partition(".")
        one = present(state, int(entry))
        if place:
            return _ability(play, one, int(place), final=final)
        if asked == "attackers":
            return _attacker(board, one)
        return _chosen(play, board, one, final=final)
    label = _fixed(play, board, pick)
    brief = text("nintendo-let-through") if label.id == "nintendo-pick-through" else None
    follows = leads.fixed(play, board, pick)
    return Option(pick, label, _place(state, pick), final=final, brief=brief, leads=follows)


def _fixed(play: Play, board: Board, pick: str) -> Text:
    """Return what is said of an option that is no card."""
    if pick == "star":
        coins = preparation.star_price(board, play.state.acting)
        return text("nintendo-pick-star", coins=coins)
    if pick == "blocks" and not combat.can_block_any(play, board):
        return text("nintendo-pick-through")
    return text(f"nintendo-pick-{pick}")


def _shown(state: State, pick: str) -> str | None:
    """Return the place of a card, but of a further copy of one that is offered already."""
    name, _, place = pick.partition("#")
    if place and state.running is not None:
        earlier = state.running.seen[: int(place)]
        return None if name.removeprefix("card:") in earlier else name
    return name


def _place(state: State, pick: str) -> str | None:
    return f"stars:{state.acting}" if pick == "star" else None


def _to_play(play: Play, board: Board, pick: str, *, final: bool) -> Option:
    named = pick.removeprefix("card:")
    seat = play.state.acting
    label = text("nintendo-pick-play", card=card(named), coins=board.price(seat, named))
    found = play.cards[named]
    group = text(f"nintendo-type-{found.type}")
    if found.type == "action":
        group = _goes_on(play, found.abilities[0], briefly(whole(found.abilities[0], named)))
        return Option(pick, label, pick, group, final=final)
    if found.type == "char":
        group = text("nintendo-char-group", kind=group, pf=found.pf, pc=found.pc)
        group = _warned(play, named, group)
    elif found.type == "powerup" and len(hosts := preparation.hosts(play, seat, named)) == 1:
        group = _becoming(play, named, hosts[0], group)  # nobody is asked who carries it
    return Option(pick, label, pick, group, final=final)


def _warned(play: Play, named: str, kind: Text) -> Text:
    """Return what a character is, with who leaves the game if it comes into play (NIN-8.4)."""
    namesakes = zones.namesakes(play, named)
    if not namesakes:
        return kind
    if "hero" in play.cards[named].kinds:
        return text("nintendo-ousts", kind=kind, cards=all_theirs(namesakes))
    board = look(play)
    heroes = [one for one in namesakes if "hero" in board.figures[one.entry].kinds]
    return text("nintendo-ousted", kind=kind, cards=all_theirs(heroes)) if heroes else kind


def _becoming(play: Play, named: str, host: Piece, said: Text) -> Text:
    """Return that, with who leaves the game if a power-up makes its host a hero (NIN-8.4)."""
    trial = Play(decode(encode(play.state), State), play.cards, Streams(b"trial"))
    zones.enter(trial, play.state.acting, named, host.entry)
    gone = [
        one
        for one in zones.namesakes(play, host.card)
        if one.entry not in {left.entry for left in trial.state.pieces}
    ]
    return text("nintendo-ousts", kind=said, cards=all_theirs(gone)) if gone else said


def _goes_on(play: Play, ability: Ability, said: Text) -> Text:
    """Return what an ability does, in the window with what it does not do (NIN-7.7)."""
    bars = any(word.mod is not None and word.mod.name == "noattack" for word in ability.words)
    calms = any(word.name == "calm" for word in ability.words)
    if play.state.asks != "defend" or not bars or calms:
        return said
    return text("nintendo-goes-on", does=said)


def _ability(play: Play, one: Piece, place: int, *, final: bool) -> Option:
    """An ability of a card in play; the picture numbers the card for its first one only."""
    acts = play.cards[one.card].acts
    ability = play.cards[one.card].abilities[place - 1]
    first = next(at for at, _ in acts if at not in one.used) + 1 == place
    label = text(
        "nintendo-pick-use",
        card=card(one.card),
        cost=cost_text(ability),
    )
    group = _goes_on(play, ability, briefly(whole(ability, one.card)))
    on = f"piece:{one.entry}" if first else None
    return Option(f"p{one.entry}.{place}", label, on, group, final=final)


def cost_text(ability: Ability) -> tuple[Text, ...]:
    """Return what an ability costs, part by part."""
    return tuple(text(f"nintendo-cost-{cost.name}", n=cost.number) for cost in ability.costs)


def _chosen(play: Play, board: Board, one: Piece, *, final: bool) -> Option:
    """A host, a target or what is sacrificed, with what follows from that alone."""
    state, found = play.state, _piece(board, one, final=final)
    assert found.group is not None
    if state.asks == "host":
        return replace(found, group=_becoming(play, state.placing, one, found.group))
    if state.asks != "target":
        return found
    word, group = word_of(play), found.group
    if attacking(state, one.entry) and word.mod is not None and word.mod.name == "noattack":
        group = text("nintendo-goes-on", does=found.group)
    return replace(found, group=group, leads=leads.target(board, word, one))


def blocker(play: Play, board: Board, attacker: Piece, one: Piece) -> Option:
    """Who may block, with what it or its power-up does when it does so (NIN-4.8, 4.11)."""
    worn = power_up(play.state, one.entry)
    found = replace(_piece(board, one), group=None, leads=leads.blocks(board, attacker, one))
    there = [(one, FOUGHT), *([(worn, FOUGHT & HOSTED)] if worn is not None else [])]
    does = [
        sentence
        for each, events in there
        for _, ability in play.cards[each.card].triggers
        if ability.event in events and ability.watched is None
        for sentence in sentences(ability, each.card, worn=each is worn)
    ]
    return replace(found, group=joined(does)) if does else found


def _attacker(board: Board, one: Piece) -> Option:
    found = replace(_piece(board, one), group=None, leads=leads.attacker(board, one))
    toll = preparation.toll(board, one.entry)
    if not toll:
        return found
    label = text("nintendo-pick-attacker-toll", piece=piece_text(board, one), coins=toll)
    return replace(found, label=label)
