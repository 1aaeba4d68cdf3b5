"""The questions of the game, group ASD-10: who is asked what, with which options."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from games.allstar.cards import Cards
from games.allstar.phases.draft import CHOICES, chooser
from games.allstar.phases.lineup import FIVE, Lineup, progress, step
from games.allstar.phases.playoffs import LEAST_CHANGES, MOST_CHANGES
from games.allstar.reasons import arena_text, named
from games.allstar.state import State
from games.core.decision import Answer, Confirm, Decision, Option, StandingOrder
from games.core.text import Card, Text, Who, text

KINDS = (
    "pick", "duel_pick", "market", "toss", "swap", "swap_in", "team", "bus",
    "po_team", "shootout", "sub_in", "sub_out",
)  # fmt: skip


def question(state: State, cards: Cards, seat: int, given: Sequence[Answer]) -> Decision | None:
    """Return the question open to a seat, after its own sealed answers of this phase."""
    match state.stage:
        case "season":
            return _season(state, cards, seat, given)
        case "team":
            return _squad(state, cards, seat) if seat in state.running and not given else None
        case "shootout":
            tied = seat in state.confrontations[-1].low
            return _shootout(state, cards, seat) if tied and not given else None
        case "change":
            return _change(state, cards, seat, given) if seat in state.running else None
        case "over":
            return None


# What the last of the answers does that belong together: a round's line-up, a change of players.
_ENDS = {"season": text("allstar-end-lineup"), "change": text("allstar-end-change")}


@cache
def _means(kind: str) -> tuple[Confirm, ...]:
    """Return what confirming several picks means; it gets their `$count`."""
    return (Confirm(text(f"allstar-confirm-{kind.replace('_', '-')}")),)


def _options(cards: Cards, ids: Iterable[str], *, final: bool = False) -> tuple[Option, ...]:
    return tuple([_player(cards, card, final=final) for card in ids])


@lru_cache(maxsize=8)
def _wishes(cards: Cards) -> tuple[StandingOrder, ...]:
    """Return the list of wishes for a draft: whose turn it is, everybody sees (rule ASD-10)."""
    return (
        StandingOrder("wishes", text("allstar-order-wishes"), among=_options(cards, cards.players)),
    )


@lru_cache(maxsize=1024)  # the same few hundred, question after question
def _player(cards: Cards, card: str, *, final: bool) -> Option:
    """Return the option of a player, with its symbol for readers without the picture.

    A narrow button leaves the symbol to the words above it: "Duck 8 · Puck".
    """
    said = named(card, cards.players[card].symbol)
    return Option(card, said, f"card:{card}", final=final, brief=named(card, ""))


def _season(state: State, cards: Cards, seat: int, given: Sequence[Answer]) -> Decision | None:
    if state.drafted(seat):
        return _lineup(state, cards, seat, given)
    if state.mode == "market":
        return _market(state, cards) if chooser(state) == seat else None
    queue = state.seats[seat].queue
    if not queue:
        return None
    if state.mode == "duel":
        return None if given else _duel(state, cards, seat)
    return _pick(state, cards, seat)


def _pick(state: State, cards: Cards, seat: int) -> Decision:
    """Ask for cards of the first hand in the queue, rules ASD-2.3 and 2.4."""
    neighbour = (seat + state.direction) % len(state.seats)
    one = state.seats[seat]
    return Decision(
        kind="allstar.pick",
        rule="ASD-2.3" if state.mode == "draft" else "ASD-3.1",
        prompt=text("allstar-ask-pick", count=state.picks, next=Who(neighbour)),
        options=_options(cards, one.queue[0].cards, final=True),
        sitting=f"draft:{state.round}/{len(one.fresh)}",
        least=state.picks,
        most=state.picks,
        confirm=_means("take"),
        standing=_wishes(cards),
    )


def _duel(state: State, cards: Cards, seat: int) -> Decision:
    """Ask for two cards to keep and one to give, rule ASD-3.2."""
    one = state.seats[seat]
    return Decision(
        kind="allstar.duel_pick",
        rule="ASD-3.2",
        prompt=text("allstar-ask-duel", next=Who(1 - seat)),
        options=_options(cards, one.queue[0].cards),
        sitting=f"draft:{state.round}/{len(one.fresh)}",
        least=3,
        most=3,
        ordered=True,
        confirm=_means("duel"),
        sealed=True,
    )


def _market(state: State, cards: Cards) -> Decision:
    """Ask for one of the cards on offer, rule ASD-3.4; two choices in a row are one sitting."""
    assert state.turn < CHOICES
    return Decision(
        kind="allstar.market",
        rule="ASD-3.4",
        prompt=text("allstar-ask-market", row=state.turn // 2 + 1),
        options=_options(cards, state.market, final=True),
        standing=_wishes(cards),
        sitting=f"market:{state.round}/{(state.turn + 1) // 2}",
    )


# The private phase


def _lineup(state: State, cards: Cards, seat: int, given: Sequence[Answer]) -> Decision | None:
    lineup = progress(state, seat, given)
    match step(state, lineup):
        case "toss":
            return _sealed(
                state,
                "toss",
                "ASD-3.3",
                text("allstar-ask-toss"),
                _options(cards, state.seats[seat].fresh),
            )
        case "swap":
            return _swap(state, cards, lineup)
        case "swap_in":
            return _swap_in(state, cards, lineup)
        case "team":
            asked = text("allstar-ask-team", count=len(lineup.bench) - FIVE)
            return _sealed(
                state,
                "team",
                "ASD-4.4",
                asked,
                _options(cards, lineup.bench),
                FIVE,
                FIVE,
                leaves=FIVE < len(lineup.bench) < 2 * FIVE,
            )
        case "bus":
            return _bus(state, cards, seat)
        case _:
            return None


def _sealed(
    state: State,
    kind: str,
    rule: str,
    prompt: Text,
    options: tuple[Option, ...],
    least: int = 1,
    most: int = 1,
    *,
    ordered: bool = False,
    none: Text | None = None,
    leaves: bool = False,
) -> Decision:
    """Return a sealed question of the running phase; its steps are one sitting."""
    stage = state.stage
    phase = f"lineup:{state.round}" if stage == "season" else f"{stage}:{len(state.confrontations)}"
    return Decision(
        kind=f"allstar.{kind}",
        rule=rule,
        prompt=prompt,
        options=options,
        sitting=phase,
        least=least,
        most=most,
        ordered=ordered,
        none=none,
        confirm=_means(kind) if most > 1 else (),
        sealed=True,
        chain=_ENDS.get(stage),
        leaves=leaves,
    )


def _swap(state: State, cards: Cards, lineup: Lineup) -> Decision:
    """Ask which card of an earlier team to take out, if any, rules ASD-4.2 and 4.3."""
    teams = lineup.unswapped()
    number = teams[0] if len(lineup.teams) > 1 else 0  # which one, where there are others
    asked = text("allstar-ask-swap", count=len(teams), team=number)
    options = _options(cards, [card for team in teams for card in sorted(lineup.teams[team - 1])])
    none = text("allstar-no-more-swap" if lineup.swaps else "allstar-no-swap")
    return _sealed(state, "swap", "ASD-4.3", asked, options, 0, 1, none=none)


def _swap_in(state: State, cards: Cards, lineup: Lineup) -> Decision:
    """Ask which bench card takes the place of the one taken out, rule ASD-4.3."""
    assert lineup.pending is not None
    team, out = lineup.pending
    asked = text("allstar-ask-swap-in", card=Card(out), team=team)
    return _sealed(state, "swap_in", "ASD-4.3", asked, _options(cards, lineup.bench))


def _bus(state: State, cards: Cards, seat: int) -> Decision:
    """Ask which team goes to which arena, rule ASD-4.5."""
    options = tuple(
        Option(f"team-{number}", text("allstar-team", team=number), f"team:{seat}/{number}")
        for number in range(1, state.round + 1)
    )
    seats = len(state.seats)
    arenas = tuple(arena_text(arena, cards.arenas[arena], seats) for arena in state.arenas)
    asked = text("allstar-ask-bus", arenas=arenas)
    count = state.round
    return _sealed(state, "bus", "ASD-4.5", asked, options, count, count, ordered=True)


# Play-offs


def _squad(state: State, cards: Cards, seat: int) -> Decision:
    """Ask for the first play-off team, rule ASD-7.1."""
    options = _options(cards, state.seats[seat].hand)
    asked = text("allstar-ask-squad", count=len(options))
    return _sealed(state, "po_team", "ASD-7.1", asked, options, FIVE, FIVE)


def _shootout(state: State, cards: Cards, seat: int) -> Decision:
    """Ask for a shootout card, rule ASD-7.3."""
    low = state.confrontations[-1].low
    others = tuple(Who(other) for other in low if other != seat)
    asked = text("allstar-ask-shootout", others=others)
    return _sealed(state, "shootout", "ASD-7.3", asked, _options(cards, state.seats[seat].hand))


def _change(state: State, cards: Cards, seat: int, given: Sequence[Answer]) -> Decision | None:
    """Ask for the cards coming in, then for as many to discard, rule ASD-7.10."""
    one = state.seats[seat]
    if not given:
        most = min(MOST_CHANGES, len(one.hand))
        asked = text("allstar-ask-sub-in", least=LEAST_CHANGES, most=most)
        return _sealed(
            state, "sub_in", "ASD-7.10", asked, _options(cards, one.hand), LEAST_CHANGES, most
        )
    if len(given) > 1:
        return None
    count = len(given[0].picks)
    asked = text("allstar-ask-sub-out", count=count)
    return _sealed(state, "sub_out", "ASD-7.10", asked, _options(cards, one.team), count, count)
