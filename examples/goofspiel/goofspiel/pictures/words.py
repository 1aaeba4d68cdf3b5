"""What the pictures of Goofspiel say of a view."""

from goofspiel.view import GoofspielView
from render.kit.scene import Scene


def view_of(scene: Scene) -> GoofspielView:
    """Return the scene's view as what it is."""
    assert isinstance(scene.view, GoofspielView)
    return scene.view


def stage(scene: Scene) -> str:
    """Return the stage of the match for the header."""
    view = view_of(scene)
    if view.over:
        return scene.word("goofspiel-picture-over")
    return scene.word("goofspiel-picture-left", left=len(view.left))
