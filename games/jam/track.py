"""Who stands where: spaces, stacks, who is visible and who is pinned (JAM-2.2, 2.3)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from games.jam.cards import Cards, Track
from games.jam.printed import OPEN, POSTS, Skill


class OfSide(Protocol):
    """A side, as a state or a view has it."""

    @property
    def lineup(self) -> Sequence[str]:
        """The five of this jam in post order, the jammer first; empty before the first line-up."""
        ...

    @property
    def tired(self) -> Sequence[str]:
        """The skaters of the side who are tired, in the order of the team."""
        ...

    @property
    def jam_points(self) -> int:
        """The points of the side in this jam."""
        ...


class OfTrack(Protocol):
    """Whatever knows the track: a state or a view."""

    @property
    def stacks(self) -> Mapping[str, Sequence[str]]:
        """The skaters on each space that holds any, bottom to top."""
        ...

    @property
    def sides(self) -> Sequence[OfSide]:
        """Both sides, by seat."""
        ...


class Positions(NamedTuple):
    """The skaters on each space, bottom to top, and the line-ups of both sides in post order."""

    stacks: Mapping[str, Sequence[str]]
    lineups: tuple[Sequence[str], Sequence[str]]

    def space(self, skater: str) -> str | None:
        """Return where a skater stands; None in prison and on the bench."""
        for space, stack in self.stacks.items():
            if skater in stack:
                return space
        return None

    def side(self, skater: str) -> int:
        """Return the side of a skater of the line-ups."""
        return 0 if skater in self.lineups[0] else 1

    def post(self, skater: str) -> str:
        """Return her post: J, P, B1, B2 or B3."""
        return POSTS[self.lineups[self.side(skater)].index(skater)]

    def is_jammer(self, skater: str) -> bool:
        return any(lineup and lineup[0] == skater for lineup in self.lineups)

    def visible(self, side: int) -> list[str]:
        """Return the skaters of a side who may get a card, in post order (JAM-2.2, 5.11)."""
        shown: set[str] = set()
        for space, stack in self.stacks.items():
            shown.update(stack if space in OPEN else stack[-1:])
        return [skater for skater in self.lineups[side] if skater in shown]

    def is_pinned(self, skater: str) -> bool:
        """Whether an opposing skater lies above her in her stack, rule JAM-2.3."""
        space = self.space(skater)
        if space is None or space in OPEN:
            return False
        stack, own = self.stacks[space], self.side(skater)
        return any(self.side(other) != own for other in stack[stack.index(skater) + 1 :])


def positions(of: OfTrack) -> Positions:
    """Return who stands where in a state or a view."""
    home, away = of.sides
    return Positions(of.stacks, (home.lineup, away.lineup))


def put(stacks: dict[str, list[str]], skater: str, space: str) -> None:
    """Take a skater off wherever she stands and lay her on top of a space, rule JAM-4.6."""
    take_off(stacks, skater)
    stacks[space].append(skater)


def take_off(stacks: dict[str, list[str]], skater: str) -> None:
    """Take a skater off the track; those above her sink down."""
    for stack in stacks.values():
        if skater in stack:
            stack.remove(skater)


def empty(track: Track) -> dict[str, list[str]]:
    """Return a track with nobody on it."""
    return {space: [] for space in (*track.pack, *OPEN)}


def everybody(of: OfTrack) -> Iterator[str]:
    """Yield all ten skaters of the line-ups, home first, in post order."""
    for side in of.sides:
        yield from side.lineup


def skill(cards: Cards, of: OfTrack, skater: str, which: Skill) -> int:
    """Return a skill of a skater of the line-ups in her present state."""
    tired = any(skater in side.tired for side in of.sides)
    return cards.skaters[skater].skill(which, "tired" if tired else "fresh")
