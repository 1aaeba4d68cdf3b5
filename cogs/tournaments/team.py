"""The coaches of an entrant on pages: who they are, whom to ask, how they are called (EVT-1.7)."""

from collections.abc import Sequence

import msgspec
from discord import ButtonStyle, ui

from cogs.tournaments.words import Screen
from cogs.ui.names import bare
from cogs.ui.page import Item, Page, button, choice, clip, rows, select, words
from db.records.tournaments import StoredCoach


class Team(msgspec.Struct, frozen=True):
    """All coaches of a tournament, and how many more the reader may ask."""

    coaches: tuple[StoredCoach, ...]
    room: int = 0

    def of(self, number: int) -> tuple[StoredCoach, ...]:
        """Return the coaches of an entrant."""
        return tuple(one for one in self.coaches if one.number == number)

    def coaches_for(self, person: int) -> StoredCoach | None:
        """Return somebody's entry as a coach, also if they have only been asked."""
        return next((one for one in self.coaches if one.person == person), None)


def team_lines(screen: Screen, team: Team, number: int) -> list[str]:
    """Return the coaches of an entrant, in a line; once it has begun those who had agreed."""
    asked = screen.view.facts.status == "open"
    said = [
        screen.ui("coach-here" if one.agreed else "coach-waits", name=screen.write(one.name))
        for one in team.of(number)
        if one.agreed or asked
    ]
    return [screen.ui("coaches", who=" · ".join(said))] if said else []


def team_items(screen: Screen, team: Team, number: int) -> list[Item]:
    """Return the selects by which an entrant asks coaches, and sends them away."""
    found: list[Item] = []
    if team.room:
        people: ui.UserSelect[ui.LayoutView] = ui.UserSelect(
            custom_id=f"t-coach:{screen.id}",
            placeholder=clip(screen.ui("coach-ask"), 150),
            max_values=team.room,
        )
        found.append(ui.ActionRow(people))
    lines = [choice(str(one.person), bare(one.name)) for one in team.of(number)]
    if lines and screen.view.facts.status == "open":
        found.append(select(f"t-no-coach:{screen.id}", screen.ui("coach-away"), lines))
    return found


def coach_page(screen: Screen, head: int, people: Sequence[int]) -> Page:
    """Return the message that asks people to coach with somebody (EVT-1.7)."""
    who = " ".join(f"<@{one}>" for one in people)
    said = screen.ui("coach-call", who=who, head=screen.person(head), name=screen.name)
    yes = button(f"t-coach-yes:{screen.id}", screen.ui("coach-yes"), ButtonStyle.primary)
    return Page(
        [words(said), *rows([yes, button(f"t-coach-no:{screen.id}", screen.ui("coach-no"))])]
    )
