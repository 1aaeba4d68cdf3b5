"""What the pictures of NBA Deck-Building say of a view."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.core.text import text
from games.nba.view import Coach, NbaView, Thrown
from render.kit.scene import Scene, SeatHolder


def view_of(scene: Scene) -> NbaView:
    """Return the scene's view as what it is."""
    assert isinstance(scene.view, NbaView)
    return scene.view


def full(scene: Scene) -> Scene:
    """Return the scene with a name for the Automaton too, which holds a place but no seat."""
    view = view_of(scene)
    if len(scene.people) >= len(view.coaches):
        return scene
    automaton = SeatHolder(scene.say(text("nba-automaton")), ai=True)
    return replace(scene, people=(*scene.people, automaton))


def stage(scene: Scene) -> tuple[str, str]:
    """Return the part of the match and its turn, as the header shows them."""
    view = view_of(scene)
    turn = scene.word("nba-picture-turn", turn=view.turn, turns=view.turns)
    if view.stage == "turns" and not view.period:
        return scene.word("nba-picture-quarter", quarter=view.quarter), turn
    if view.stage == "turns":
        return scene.word("nba-picture-overtime", n=view.period), turn
    detail = scene.word("nba-picture-pick", round=view.round) if view.stage == "draft" else ""
    return scene.word(f"nba-picture-stage-{view.stage}"), detail


def total(dice: Sequence[Thrown]) -> int:
    """Return the sum of the dice."""
    return sum(die.value for die in dice)


def opponents(view: NbaView, coach: Coach) -> list[Coach]:
    """Return the seats of the other side, the direct opponent first."""
    others = [other for other in view.coaches if other.side != coach.side]
    return sorted(others, key=lambda other: other.seat != coach.seat ^ 1)


def order(scene: Scene) -> tuple[Coach, ...]:
    """Return the seats in the order of their places on the board: the first seat at the left."""
    return view_of(scene).coaches
