"""Other matches that a reader cannot tell from this one (rules NBA-8.4, 8.5)."""

from collections.abc import Sequence

from games.core.streams import Streams
from games.nba.cards import Cards
from games.nba.phases.act.menu import menu
from games.nba.phases.court import incoming
from games.nba.phases.market import CHEAP, by_cost, market_law
from games.nba.state import LENGTHS, Play, State, Turn

_TRIES = 30


def redeal(state: State, cards: Cards, reader: int | None, rng: Streams) -> State:
    """Draw anew, in place, all that `reader` cannot know."""
    play = Play(state, cards, rng)
    if state.stage == "draft":
        _redeal_draft(play, reader)
    elif state.stage != "team":
        for number, table in enumerate(state.tables):
            _redeal_players(play, number)
            table.tactics = play.rng.shuffled("redeal:tactics", sorted(table.tactics))
        for seat in state.people():
            _redeal_seat(play, seat, reader)
    return state


def _redeal_draft(play: Play, reader: int | None) -> None:
    """A drafting seat knows both packs but the first card that its neighbour took (NBA-11.2)."""
    state, cards = play.state, play.cards
    for number, table in enumerate(state.tables):
        hidden: list[tuple[list[str], int]] = []
        for seat in (2 * number, 2 * number + 1):
            if seat == reader:
                continue
            own, near = state.seats[seat], reader is not None and reader // 2 == number
            first = own.drafted[:1] if near else own.drafted
            hidden += [(own.drafted, place) for place in range(len(first))]
            if not near or state.round == 1:
                hidden += [(own.pack, place) for place in range(len(own.pack))]
        free = [card for card in table.away if cards.player(card).cost in CHEAP]
        pool = play.rng.shuffled("redeal:draft", sorted(free + [own[at] for own, at in hidden]))
        for own, at in hidden:
            own[at] = pool.pop()
        dear = [card for card in table.away if cards.player(card).cost not in CHEAP]
        table.away = sorted(dear + pool)
        for seat in (2 * number, 2 * number + 1):
            state.seats[seat].pack.sort()


def _redeal_players(play: Play, number: int) -> None:
    """Everybody knows that the costs do not fall, and how many cheap cards there must be."""
    state, cards = play.state, play.cards
    table = state.tables[number]
    size, cheap = len(table.players), LENGTHS[state.options.quarters][1]
    drafted = {card for seat in state.seats for card in seat.drafted}
    suffix = table.away[0].partition("@")[2]
    everybody = [f"{card}@{suffix}" if suffix else card for card in cards.players if card[0] == "P"]
    hidden = {*table.players, *table.away}
    open_cards = [card for card in everybody if card not in hidden and card not in drafted]
    cheap -= sum(cards.player(card).cost in CHEAP for card in open_cards)
    able = [card for card in sorted(hidden) if cards.player(card).cost >= table.least]
    shuffled = play.rng.shuffled("redeal:players", able)
    chosen, rest = market_law(cards, shuffled, size, max(0, cheap))
    table.players = by_cost(cards, chosen)
    table.away = sorted([*rest, *hidden.difference(able)])


def _redeal_seat(play: Play, seat: int, reader: int | None) -> None:
    own, rng = play.state.seats[seat], play.rng
    top, hidden = own.deck[: own.known], own.deck[own.known :]
    if seat == reader:
        own.deck = top + rng.shuffled("redeal:deck", sorted(hidden))
        return
    if own.turn is not None:
        _forget(own.turn)
    truth, pool = list(own.hand), sorted(own.hand + hidden)
    for _ in range(_TRIES):
        mixed = rng.shuffled("redeal:deck", pool)
        own.hand, own.deck = mixed[: len(truth)], top + mixed[len(truth) :]
        if own.turn is None or _still_asked(play.state, play.cards, seat, own.turn):
            return
    own.hand, own.deck = truth, top + rng.shuffled("redeal:deck", sorted(hidden))


def _forget(turn: Turn) -> None:
    """Take back what of a turn only its owner knows: steps begun and not yet told."""
    if turn.step in {"sub_in", "sub_out"} and turn.came:
        turn.step = "sub_in"
    elif turn.step in {"sub_in", "sub_out", "prep_off", "prep_def", "pay_player", "pay_tactic"}:
        turn.step, turn.leavers = "act", []
    elif turn.step == "remove":
        turn.step = "hold"
    turn.coming, turn.buying, turn.held = "", "", []


def _still_asked(state: State, cards: Cards, seat: int, turn: Turn) -> bool:
    """Whether the seat is asked with this hand too; what is asked then, others cannot see.

    With nothing but the end of the turn left, it is asked what to hold (rule NBA-9.1). Between
    replacements it is asked only where somebody else can come in, so that all know there is one.
    """
    if turn.step == "sub_in":
        return bool(incoming(state, cards, seat))
    if turn.step != "act" or len(menu(state, cards, seat)) > 1:
        return True
    if state.stage == "last" or not state.seats[seat].hand:
        return False
    turn.step = "hold"
    return True


def conserved(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return all cards of these rows, sorted; holes do not count."""
    return sorted(card for row in rows for card in row if card)


def inventory(state: State) -> list[str]:
    """Return the ids of all cards wherever they are, sorted."""
    rows: list[Sequence[str]] = []
    for seat in state.seats:
        rows += [seat.court, seat.hand, seat.deck, seat.discard, seat.box, seat.lying, seat.pack]
        if not seat.court:  # drafted cards lie apart until the team is put up
            rows.append(seat.drafted)
    for table in state.tables:
        rows += [table.players, table.track, table.player_discard, table.away, table.fatigue]
        rows += [table.tactics, table.slots, table.tactic_discard]
    return conserved(rows)
