"""What the pictures of Cartes Nintendo say of a view."""

from games.nintendo.view import NintendoView
from render.kit.scene import Scene


def view_of(scene: Scene) -> NintendoView:
    """Return the scene's view as what it is."""
    assert isinstance(scene.view, NintendoView)
    return scene.view


def stage(scene: Scene) -> tuple[str, str]:
    """Return the turn and what follows it in the header."""
    view = view_of(scene)
    if view.stage != "turn":
        return scene.word(f"nintendo-stage-{view.stage}"), ""
    turn = scene.word("nintendo-picture-turn", turn=view.turn)
    asked = view.asked if view.asked in {"main", "main2", "attackers", "defend", "block"} else ""
    return turn, scene.word(f"nintendo-doing-{asked or 'effect'}")


def remark(scene: Scene) -> str:
    """Return what stands in the foot of the board: whose turn it is."""
    view = view_of(scene)
    if view.stage != "turn":
        return ""
    return scene.word("nintendo-picture-remark", name=scene.person(view.active).shown)
