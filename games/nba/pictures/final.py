"""The ranking at the end; the Automaton stands on its step too."""

import msgspec
from msgspec.structs import replace

from games.nba.pictures.faces import card_face
from games.nba.pictures.words import full, view_of
from games.nba.view import Coach
from render.kit.course.podium import podium
from render.kit.picture import Picture
from render.kit.scene import Scene


def final(scene: Scene) -> Picture:
    """Return the ranking at the end, 1600x1000."""
    scene = full(scene)
    machines: list[Coach] = [coach for coach in view_of(scene).coaches if coach.automaton]
    rows = tuple(
        row if row.seats else msgspec.structs.replace(row, seats=tuple(m.seat for m in machines))
        for row in scene.standings
    )
    return podium(replace(scene, standings=rows), "emoji:1f3c0", card_face)
