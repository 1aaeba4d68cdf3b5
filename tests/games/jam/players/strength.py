"""How strong players of JAM are: `python -m tests.games.jam.players.strength --matches 200`.

Prints what a sensible coach wins against a random one, and what a coach who plans each turn wins
against one who decides as it comes up: why both sides of a match play by the same orders (JAM-2.8).
"""

import argparse
import sys
from collections.abc import Sequence

from msgspec.structs import replace

from games.ai.player import Player, RandomPlayer
from games.core.decision import Decision, Picks
from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.core.view import View
from games.jam.defaults import default
from games.jam.heuristic import Look, SensiblePlayer
from games.jam.phases.lead import threatens
from games.jam.phases.movement import in_reach
from games.jam.phases.programming import split
from games.jam.view import JamView, Passed, Placed
from tests.games.jam.table import CARDS, RULES


class Planner:
    """A coach of one live match who fixes a turn while programming, as planned orders do."""

    def __init__(self) -> None:
        self._sensible = SensiblePlayer(RULES)
        self._turn = (0, 0)
        self._plans: dict[str, Placed] = {}
        self._calls: Picks = ()

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:
        """Answer as it was planned, or as the rules do where the plan says nothing."""
        assert isinstance(view, JamView)
        match decision.kind:
            case "jam.place":
                return self._place(view)
            case "jam.act":
                return tuple(
                    option.id
                    for option in decision.options
                    if self._plans[option.id].time == view.time
                )
            case "jam.move" | "jam.block" | "jam.call":
                return self._carried_out(view, decision)
            case _:
                return self._sensible.answer(view, decision, rng)

    def _place(self, view: JamView) -> Picks:
        assert view.mine is not None
        if self._turn != (view.jam, view.turn):
            self._turn, self._plans = (view.jam, view.turn), {}
        mine = replace(view.mine, placed=tuple(self._plans.values()))
        planned = replace(view, live=False, mine=mine)
        picks = Look.of(CARDS, planned).place(mine)
        if picks:
            card, time = split(picks[0], CARDS.actions)
            skater = mine.skater
            laid = Placed(skater, card, time)
            seen = replace(planned, mine=replace(mine, placed=(*mine.placed, laid)))
            self._plans[skater] = self._planned(seen, laid)
        seen = replace(planned, mine=replace(mine, placed=tuple(self._plans.values())))
        self._calls = Look.of(CARDS, seen).conditions()[0].picks
        return (split(picks[0], CARDS.actions)[0],) if picks else ()

    def _planned(self, view: JamView, laid: Placed) -> Placed:
        """Return a card laid with its destination or wishes."""
        look = Look.of(CARDS, view)
        assert view.mine is not None
        if CARDS.actions[laid.card].kind == "block":
            rivals = view.sides[1 - look.me].lineup
            return replace(laid, wishes=look.wishes(rivals))
        spaces = list(in_reach(CARDS, view, laid.skater, laid.card))
        end = look.destinations(view.mine, spaces)[0].picks[0] if len(spaces) > 1 else ""
        return replace(laid, end=end)

    def _carried_out(self, view: JamView, decision: Decision) -> Picks:
        options = [option.id for option in decision.options]
        if decision.kind == "jam.call":
            return ("off" if self._calls_off(view) else "on",)
        assert view.acting is not None
        plan = self._plans[view.acting.skater]
        wanted = [plan.end] if decision.kind == "jam.move" else list(plan.wishes)
        found = [one for one in wanted if one in options]
        return (found[0],) if found else default(CARDS, view, decision)

    def _calls_off(self, view: JamView) -> bool:
        assert view.reader is not None
        me, other = view.sides[view.reader], view.sides[1 - view.reader]
        scored = any(
            isinstance(deed, Passed) and deed.side == view.reader and deed.points
            for deed in view.story
        )
        holds = {
            f"t{view.time}": True,
            "ahead": me.jam_points > other.jam_points,
            "scored": scored,
            "threat": threatens(CARDS, view, 1 - view.reader),
        }
        return any(holds.get(one, False) for one in self._calls)


def played(players: Sequence[Player], options: dict[str, str], number: int) -> Match:
    """Return a match that these play to the end."""
    match, _ = Match.begin(RULES, Start(2, options), Keys.of(number.to_bytes(4, "big")))
    rng = Streams(b"players")
    while match.result is None:
        seat = match.asked[0]
        question = match.questions[seat]
        assert question is not None
        match.answer(seat, players[seat].answer(match.view(seat), question, rng))
    return match


def share(one: type, other: type, options: dict[str, str], matches: int) -> float:
    """Return the share of matches that `one` wins, sides changed; a shared win counts as a half."""
    won = 0.0
    for number in range(matches):
        own = number % 2
        pair = [made(one), made(other)]
        match = played(pair if own == 0 else pair[::-1], options, number)
        firsts = [row.seats[0] for row in match.result or () if row.place == 1]
        won += (own in firsts) / len(firsts)
    return won / matches


def made(kind: type) -> Player:
    return kind(RULES) if kind is SensiblePlayer else kind()


def main(argv: Sequence[str] | None = None) -> None:
    line = argparse.ArgumentParser(
        prog="python -m tests.games.jam.players.strength", description=__doc__
    )
    line.add_argument("--matches", type=int, default=200)
    matches = line.parse_args(argv).matches
    flash, live = {"jams": "2"}, {"jams": "5", "orders": "live"}
    beats = share(SensiblePlayer, RandomPlayer, flash, matches)
    plans = share(Planner, SensiblePlayer, live, matches)
    sys.stdout.write(f"sensible against random, two jams: {beats:.0%} of {matches}\n")
    sys.stdout.write(f"planned against live orders, five jams: {plans:.0%} of {matches}\n")


if __name__ == "__main__":
    main()
