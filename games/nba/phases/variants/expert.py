"""Expert variants: initial draft and selection of the starting team (rules NBA-11)."""

from collections.abc import Mapping, Sequence

import msgspec

from games.core.decision import Answer, Decision, Option
from games.core.text import text
from games.nba import facts
from games.nba.cards import Cards
from games.nba.events import tell, tell_aside, tell_heading
from games.nba.phases.court import field_team
from games.nba.phases.options import card_option, means, player_option
from games.nba.printed import named, printed
from games.nba.state import Play, State
from games.nba.view import Options

PICKS = 3


def ask_draft(state: State, cards: Cards, seat: int, given: Sequence[Answer]) -> Decision | None:
    """Ask which card of the pack to take, sealed (rule NBA-11.2)."""
    if given:
        return None
    options = tuple(player_option(cards, card) for card in state.seats[seat].pack)
    prompt = text("nba-ask-draft", round=state.round, rounds=PICKS)
    sitting = f"draft:{state.round}"
    return Decision("nba.draft", "NBA-11.2", prompt, options, sitting, sealed=True)


def reveal_draft(play: Play, lists: Sequence[tuple[Answer, ...]]) -> None:
    """Carry out a pick of the draft and exchange the packs (rules NBA-11.2, 12.6)."""
    state = play.state
    for seat, given in enumerate(lists):
        own = state.seats[seat]
        own.drafted.append(given[0].picks[0])
        own.pack.remove(given[0].picks[0])
    packs = [own.pack for own in state.seats]
    for seat, own in enumerate(state.seats):
        own.pack = packs[seat ^ 1]
    if state.round < PICKS:
        state.round += 1
        tell_aside(play, "nba-event-packs")
    else:
        _end_draft(play)


def _end_draft(play: Play) -> None:
    state = play.state
    tell_heading(play, "nba-event-drafts")
    for seat, own in enumerate(state.seats):
        state.table(seat).away += own.pack
        own.pack = []
        tell(play, seat, "nba-event-drafted", {"cards": facts.cards(own.drafted)})
    for table in state.tables:
        table.away.sort()
    state.stage, state.round = "team", 0


def ask_team(state: State, cards: Cards, seat: int, given: Sequence[Answer]) -> Decision | None:
    """Ask the next thing about the starting team, in private (rules NBA-11.3, 11.5 to 11.8)."""
    chain = _chain(state, cards)
    if len(given) == len(chain):
        return None
    kind, rule, least, most = chain[len(given)]
    options = tuple(
        _starting(cards, f"{face}@{seat}") for face in choices(state.options, cards, len(given))
    )
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
        tactic = cards.tactic(card)
        group = text("nba-group-buy", kept=facts.kept(tactic), cx=tactic.cx)
        return msgspec.structs.replace(card_option(cards, card), group=group)
    option = player_option(cards, card)
    if printed(card) not in cards.starting.second:
        return option
    first = printed(first_starter(cards, card))
    skills = facts.skills(cards.player(card).skills)
    group = text("nba-group-lineup", skills=skills, out=named(first))
    return msgspec.structs.replace(option, group=group)


def first_starter(cards: Cards, card: str) -> str:
    """Return in whose place a second starter of a seat may stand (rule NBA-11.5)."""
    place = cards.starting.second.index(printed(card))
    return card.replace(printed(card), cards.starting.first[place], 1)


def choices(options: Options, cards: Cards, answered: int) -> tuple[str, ...]:
    """Return the starting cards among which the next question about the team lets a seat choose."""
    asked, starting = kinds(options), cards.starting
    if answered >= len(asked):
        return ()
    of_kind = {
        "cut": starting.bench,
        "lineup": starting.second,
        "bench": starting.reserves,
        "base_off": starting.off,
        "base_def": starting.defence,
    }
    return of_kind[asked[answered]]


def kinds(options: Options) -> tuple[str, ...]:
    """Return the questions about the team, in their order, without the game's key."""
    if options.selection == "no":
        return ("cut",)
    return "lineup", "bench", "base_off", "base_def"


def _chain(state: State, cards: Cards) -> list[tuple[str, str, int, int]]:
    """Return the questions about the team: kind, rule, least and most picks."""
    bench = 4 if state.options.draft == "yes" else 7
    asked = {
        "cut": ("NBA-11.3", PICKS, PICKS),
        "lineup": ("NBA-11.5", 0, len(cards.starting.second)),
        "bench": ("NBA-11.6", bench, bench),
        "base_off": ("NBA-11.7", 3, 3),
        "base_def": ("NBA-11.7", 2, 2),
    }
    return [(kind, *asked[kind]) for kind in kinds(state.options)]


def reveal_team(play: Play, lists: Sequence[tuple[Answer, ...]]) -> None:
    """Show the chosen teams and put them up (rule NBA-11.8)."""
    state, cards = play.state, play.cards
    tell_heading(play, "nba-event-teams")
    for seat in state.people():
        picked = {
            answer.kind.removeprefix("nba."): [card.split("@")[0] for card in answer.picks]
            for answer in lists[seat]
        }
        field_team(state, seat, _court(cards, picked), _deck(cards, picked))
        own = state.seats[seat]
        args = {"court": facts.cards(own.court), "cards": facts.cards(own.deck)}
        tell(play, seat, "nba-event-team", args)


def _court(cards: Cards, picked: Mapping[str, list[str]]) -> list[str]:
    """Return the starters: each picked second one stands in place of the first (NBA-11.5)."""
    chosen = picked.get("lineup", [])
    pairs = zip(cards.starting.first, cards.starting.second, strict=True)
    return [second if second in chosen else first for first, second in pairs]


def _deck(cards: Cards, picked: Mapping[str, list[str]]) -> list[str]:
    """Return the starting cards of the deck, drafted cards not counted (NBA-11.3, 11.6, 11.7)."""
    if "cut" in picked:
        bench = [card for card in cards.starting.bench if card not in picked["cut"]]
        return [*bench, *cards.starting.tactics]
    return [*picked["bench"], *picked["base_off"], *picked["base_def"]]
