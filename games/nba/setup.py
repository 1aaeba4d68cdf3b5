"""Laying the game out: boxes, markets, decks (rules NBA-1, 12.1, 13.1)."""

import msgspec

from games.core.info import Info, Start, option
from games.core.streams import Streams
from games.nba.cards import FATIGUE, Cards
from games.nba.phases.court import field_team
from games.nba.phases.market import CHEAP, by_cost, market_law, push
from games.nba.state import AUTOMATON, HAND, LENGTHS, SLOTS, Play, Seat, State, Table
from games.nba.view import Options

PACK = 4


def new_state(cards: Cards, info: Info, start: Start, rng: Streams) -> State:
    """Return the match before its first question (rules NBA-1, 11.1)."""
    options, seats = _options(info, start), 2 if start.seats == 1 else start.seats
    state = State(
        "turns",
        options,
        [Seat(box=_own_cards(cards, seat)) for seat in range(seats)],
        [_table(cards, "@" + "XY"[table] if seats > 2 else "") for table in range(seats // 2)],
    )
    state.first = state.side = 0 if state.solo else rng.below("first", 2)
    lead = int(options.lead or 0)
    state.lead = (0, lead) if state.first == 0 else (lead, 0)
    play = Play(state, cards, rng)
    if options.draft == "yes":
        _deal_packs(play)
        state.stage, state.round = "draft", 1
    elif options.selection == "yes":
        state.stage = "team"
    else:
        team = cards.starting
        for seat in state.people():
            field_team(state, seat, team.first, (*team.bench, *team.tactics))
        deal(play)
    return state


def _options(info: Info, start: Start) -> Options:
    """Return what the table plays by; what does not exist with so many seats is not set."""
    chosen = {
        choice.name: option(start, info, choice.name)
        for choice in info.choices
        if not choice.seats or start.seats in choice.seats
    }
    return msgspec.convert(chosen, Options)


def _own_cards(cards: Cards, seat: int) -> list[str]:
    """Return the 30 starting cards of a seat, by id."""
    return sorted(f"{card}@{seat}" for card in (*cards.players, *cards.tactics) if card[0] in "SB")


def _table(cards: Cards, suffix: str) -> Table:
    """Return a table whose markets are still to be made; all its NBA players are away."""
    copies = [
        f"{card}-{number}{suffix}"
        for card, count in cards.copies.items()
        for number in range(1, count + 1)
    ]
    return Table(
        track=[""] * SLOTS,
        slots=[""] * SLOTS,
        away=sorted(f"{card}{suffix}" for card in cards.players if card[0] == "P"),
        tactics=sorted(copies),
        fatigue=[f"{card}{suffix}" for card in FATIGUE],
    )


def _deal_packs(play: Play) -> None:
    """Deal each seat four of the NBA players that cost 3 to 5 (rule NBA-11.2)."""
    state, cards = play.state, play.cards
    for number, table in enumerate(state.tables):
        cheap = [card for card in table.away if cards.player(card).cost in CHEAP]
        shuffled = play.rng.shuffled(f"draft{state.suffix(2 * number)}", cheap)
        for place, seat in enumerate((2 * number, 2 * number + 1)):
            state.seats[seat].pack = sorted(shuffled[place * PACK : (place + 1) * PACK])
        dealt = set(shuffled[: 2 * PACK])
        table.away = [card for card in table.away if card not in dealt]


def deal(play: Play) -> None:
    """Make the markets, shuffle the decks, draw the hands (rules NBA-1.2 to 1.6, 13.1)."""
    state, cards, rng = play.state, play.cards, play.rng
    if state.solo:
        _seat_automaton(state, cards)
    size, cheap = LENGTHS[state.options.quarters]
    for number, table in enumerate(state.tables):
        suffix = state.suffix(2 * number)
        shuffled = rng.shuffled(f"players{suffix}", sorted(table.away))
        chosen, table.away = market_law(cards, shuffled, size, cheap)
        table.players = by_cost(cards, chosen)
        push(table, cards)
        table.away.sort()
        table.tactics = rng.shuffled(f"tactics{suffix}", table.tactics)
        table.slots, table.tactics = table.tactics[:SLOTS], table.tactics[SLOTS:]
    for seat in state.people():
        own = state.seats[seat]
        shuffled = rng.shuffled(f"deck:{seat}", sorted(own.deck))
        own.hand, own.deck = shuffled[:HAND], shuffled[HAND:]
    state.stage = "turns"


def _seat_automaton(state: State, cards: Cards) -> None:
    """Give the Automaton its court; its five base tactics always lie there (NBA-13.1, 13.5)."""
    field_team(state, AUTOMATON, cards.starting.first, ())
    own = state.seats[AUTOMATON]
    own.lying = [f"{card}@{AUTOMATON}" for card in cards.starting.tactics]
    own.box = [card for card in own.box if card not in own.lying]
