"""Expert variants: initial draft and selection of the starting team (rules NBA-11)."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import msgspec

from games.core.decision import Answer, Decision, Option
from games.core.event import Event, told
from games.core.streams import Streams
from games.core.text import text
from games.nba import facts, say
from games.nba.cards import Cards, named, printed
from games.nba.questions import means, player_option
from games.nba.setup import (
    INTRO_BENCH,
    INTRO_COURT,
    INTRO_TACTICS,
    deal,
    field_team,
)
from games.nba.state import State
from games.nba.turn import begin
from games.nba.view import Options

SECOND_STARTERS = ("S06", "S07", "S08", "S09", "S10")
RESERVES = tuple(f"S{number}" for number in range(11, 21))
BASE_OFF = ("B01", "B02", "B03", "B04", "B05")
BASE_DEF = ("B06", "B07", "B08", "B09", "B10")
PICKS = 3
CHOICES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "cut": INTRO_BENCH,
        "lineup": SECOND_STARTERS,
        "bench": RESERVES,
        "base_off": BASE_OFF,
        "base_def": BASE_DEF,
    }
)


def ask_draft(cards: Cards, state: State, seat: int, given: Sequence[Answer]) -> Decision | None:
    """Ask which card of the pack to take, sealed (rule NBA-11.2)."""
    if given:
        return None
    options = tuple(player_option(cards, card) for card in state.seats[seat].pack)
    prompt = text("nba-ask-draft", round=state.round, rounds=PICKS)
    sitting = f"draft:{state.round}"
    return Decision("nba.draft", "NBA-11.2", prompt, options, sitting, sealed=True)


def reveal_draft(state: State, lists: Sequence[tuple[Answer, ...]]) -> list[Event]:
    """Carry out a pick of the draft and exchange the packs (rules NBA-11.2, 12.6)."""
    for seat, given in enumerate(lists):
        own = state.seats[seat]
        own.drafted.append(given[0].picks[0])
        own.pack.remove(given[0].picks[0])
    packs = [own.pack for own in state.seats]
    for seat, own in enumerate(state.seats):
        own.pack = packs[seat ^ 1]
    if state.round < PICKS:
        state.round += 1
        return [told(text("nba-event-packs"), aside=True)]
    return _end_draft(state)


def _end_draft(state: State) -> list[Event]:
    events = [told(text("nba-event-drafts"), heading=True)]
    for seat, own in enumerate(state.seats):
        state.table(seat).away += own.pack
        own.pack = []
        args = {"cards": say.cards(own.drafted)}
        events.append(say.event(state, seat, "nba-event-drafted", args))
    for table in state.tables:
        table.away.sort()
    state.stage, state.round = "team", 0
    return events


def ask_team(cards: Cards, state: State, seat: int, given: Sequence[Answer]) -> Decision | None:
    """Ask the next thing about the starting team, in private (rules NBA-11.3, 11.5 to 11.8)."""
    chain = _chain(state)
    if len(given) == len(chain):
        return None
    kind, rule, least, most = chain[len(given)]
    options = tuple(_starting(cards, f"{face}@{seat}") for face in CHOICES[kind])
    return Decision(
        f"nba.{kind}",
        rule,
        text(f"nba-ask-{kind.replace('_', '-')}", n=most),
        options,
        "team",
        least=least,
        most=most,
        none=text("nba-none-lineup") if not least else None,
        confirm=means(kind.replace("_", "-")),
        sealed=True,
    )


def _starting(cards: Cards, card: str) -> Option:
    if card[0] != "S":
        return Option(card, text("nba-card", card=named(card)), f"card:{card}")
    option = player_option(cards, card)
    if printed(card) not in SECOND_STARTERS:
        return option
    first = INTRO_COURT[SECOND_STARTERS.index(printed(card))]
    skills = facts.skills(cards.player(card).skills)
    group = text("nba-group-lineup", skills=skills, out=named(first))
    return msgspec.structs.replace(option, group=group)


def kinds(options: Options) -> tuple[str, ...]:
    """Return the questions about the team, in their order, without the game's key."""
    if options.selection == "no":
        return ("cut",)
    return "lineup", "bench", "base_off", "base_def"


def _chain(state: State) -> list[tuple[str, str, int, int]]:
    """Return the questions about the team: kind, rule, least and most picks."""
    bench = 4 if state.options.draft == "yes" else 7
    asked = {
        "cut": ("NBA-11.3", PICKS, PICKS),
        "lineup": ("NBA-11.5", 0, len(SECOND_STARTERS)),
        "bench": ("NBA-11.6", bench, bench),
        "base_off": ("NBA-11.7", 3, 3),
        "base_def": ("NBA-11.7", 2, 2),
    }
    return [(kind, *asked[kind]) for kind in kinds(state.options)]


def reveal_team(
    cards: Cards, state: State, lists: Sequence[tuple[Answer, ...]], rng: Streams
) -> list[Event]:
    """Show the chosen teams, then lay the game out (rules NBA-11.8, 11.1)."""
    events = [told(text("nba-event-teams"), heading=True)]
    for seat in state.people():
        picked = {
            answer.kind.removeprefix("nba."): [card.split("@")[0] for card in answer.picks]
            for answer in lists[seat]
        }
        field_team(state, seat, _court(picked), _deck(picked))
        own = state.seats[seat]
        args = {"court": say.cards(own.court), "cards": say.cards(own.deck)}
        events.append(say.event(state, seat, "nba-event-team", args))
    deal(cards, state, rng)
    return events + begin(cards, state, rng)


def _court(picked: Mapping[str, list[str]]) -> list[str]:
    """Return the starters: each picked second one stands in place of the first (NBA-11.5)."""
    chosen = picked.get("lineup", [])
    pairs = zip(INTRO_COURT, SECOND_STARTERS, strict=True)
    return [second if second in chosen else first for first, second in pairs]


def _deck(picked: Mapping[str, list[str]]) -> list[str]:
    """Return the starting cards of the deck, drafted cards not counted (NBA-11.3, 11.6, 11.7)."""
    if "cut" in picked:
        bench = [card for card in INTRO_BENCH if card not in picked["cut"]]
        return [*bench, *INTRO_TACTICS]
    return [*picked["bench"], *picked["base_off"], *picked["base_def"]]
