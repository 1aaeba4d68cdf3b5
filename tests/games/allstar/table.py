"""Matches laid out by hand and played on with the rules."""

from collections.abc import Mapping, Sequence

from games.allstar.phases.playoffs import confront
from games.allstar.rules import AllStarRules
from games.allstar.state import Hand, Origin, Play, Seat, State
from games.allstar.strength import Scale, scale_for
from games.core.event import Event
from games.core.info import Start
from games.core.match.match import Match
from games.core.match.moves import Conceded, TookBack
from games.core.streams import Keys, Streams
from games.core.text import Card, Text
from games.registry import card_file
from locales.texts import Locale, Reader
from tests.engine.strategies import every_text

RULES = AllStarRules.make(card_file("games.allstar"), 1)
KEY = b"table"
PEOPLE = ("Ana", "Bao", "Chloé", "Dan", "Éva", "Fynn")
TEXTS = every_text()
# Teams of the play-offs
DUCKS5 = "duck-1 duck-3 duck-4 duck-5 duck-6"
BEARS4 = "bear-1 bear-2 bear-3 bear-4 horse-5"
THREE = "panda-1 panda-2 panda-6 rabbit-4 walrus-9"  # Power 3
REST = "wolf-5 wolf-6 wolf-7"


def scale(managers: int = 4) -> Scale:
    return scale_for(RULES.cards, managers)


def play_of(state: State) -> Play:
    return Play(state, RULES.cards, Streams(KEY))


def confronted(state: State) -> list[Event]:
    """Confront the teams that lie open; return what is told."""
    play = play_of(state)
    confront(play)
    return play.events


def begun(seats: int, options: Mapping[str, str] | None = None, key: bytes = KEY) -> Match:
    match, _ = Match.begin(RULES, Start(seats, dict(options or {})), Keys.of(key))
    return match


def on(state: State) -> Match:
    """A match that stands in `state`."""
    match = Match(RULES, Start(len(state.seats)), Keys.of(KEY))
    match.state = state
    match._settle(range(len(state.seats)))
    return match


def blank(seats: int, **fields: object) -> State:
    """A state with nothing on the table."""
    state = State(
        mode="draft",
        picks=1,
        exact=False,
        playoffs=True,
        species=list(RULES.cards.species),
        pile=[],
        arena_pile=[],
        seats=[Seat(0) for _ in range(seats)],
        round=1,
    )
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def drafted(number: int, arenas: str, *benches: str, teams: Sequence[Sequence[str]] = ()) -> Match:
    """A match in the private phase of round `number`: benches by seat, the last six are new."""
    state = blank(len(benches), round=number, arenas=arenas.split())
    for seat, bench in enumerate(benches):
        cards = bench.split()
        one = state.seats[seat]
        one.bench, one.fresh = sorted(cards), sorted(cards[-6:])
        one.teams = [team.split() for team in (teams[seat] if teams else ())]
        for card in cards:
            state.origins[card] = Origin(number, seat, 0)
    used = {
        card for one in state.seats for card in (*one.bench, *(c for t in one.teams for c in t))
    }
    state.pile = [card for card in RULES.cards.players if card not in used]
    state.arena_pile = [arena for arena in RULES.cards.arenas if arena not in state.arenas]
    return on(state)


def squads(
    *squads: str, exact: bool = False, tickets: Sequence[int] = (), season: Sequence[int] = ()
) -> Match:
    """Play-offs whose first teams are laid down: "five cards | the hand" by seat."""
    state = blank(len(squads), stage="team", exact=exact, round=3)
    teams: list[tuple[str, ...]] = []
    for seat, squad in enumerate(squads):
        team, _, hand = squad.partition("|")
        state.seats[seat].hand = sorted([*team.split(), *hand.split()])
        teams.append(tuple(team.split()))
    for seat, count in enumerate(tickets):
        state.seats[seat].tickets = count
    for seat, count in enumerate(season):
        state.seats[seat].supporters = count
    match = on(state)
    for seat, team in enumerate(teams):
        if match.questions[seat] is not None:
            match.answer(seat, team)
    return match


def answer(match: Match, seat: int, picks: str) -> list[Event]:
    """Answer the open question of a seat with the named options."""
    return list(match.answer(seat, tuple(picks.split())).events)


def default(match: Match, seat: int) -> list[Event]:
    question = match.questions[seat]
    assert question is not None
    return list(match.answer(seat, RULES.default(match.view(seat), question)).events)


def concede(match: Match, seat: int) -> list[Event]:
    return list(match.play(Conceded(seat)).events)


def take_back(match: Match, seat: int) -> None:
    match.play(TookBack(seat))


def kind(match: Match, seat: int) -> str:
    question = match.questions[seat]
    return question.kind.removeprefix("allstar.") if question else ""


def options(match: Match, seat: int) -> list[str]:
    question = match.questions[seat]
    assert question is not None
    return [option.id for option in question.options]


def until_lineup(match: Match) -> None:
    """Draft by default until nobody has a hand."""
    while match.view(None).stage == "draft":
        for seat in match.asked:
            if kind(match, seat) in {"pick", "market", "duel_pick"}:
                default(match, seat)
                break


def play_round(match: Match) -> list[Event]:
    """Answer everything by default until the next round, the play-offs or the end."""
    number, events = match.state.round, list[Event]()
    while match.result is None and match.state.stage == "season" and match.state.round == number:
        events += default(match, match.asked[0])
    return events


def said(events: Sequence[Event], reader: int | None = None, locale: Locale = "en") -> list[str]:
    """What a reader is told of events, in words."""
    spoken = Reader(locale, reader, PEOPLE, RULES.names())
    parts = [event.seen_by(reader) for event in events]
    return [TEXTS.say(part.text, spoken) for part in parts if part is not None]


def words(text: Text, reader: int | None = None, locale: Locale = "en") -> str:
    return TEXTS.say(text, Reader(locale, reader, PEOPLE, RULES.names()))


def ids(events: Sequence[Event]) -> list[str]:
    return [event.public.text.id for event in events if event.public is not None]


def cards(text: Text, name: str = "cards") -> list[str]:
    listed = text.args[name]
    assert isinstance(listed, tuple)
    return [item.id for item in listed if isinstance(item, Card)]


def hand(lot: int, stage: int, cards: str) -> Hand:
    return Hand(lot, stage, cards.split())
