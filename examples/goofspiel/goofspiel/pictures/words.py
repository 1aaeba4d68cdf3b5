"""What the pictures of Goofspiel say of a view."""

from goofspiel import words
from goofspiel.view import GoofspielView
from render.kit.scene import Scene


def view_of(scene: Scene) -> GoofspielView:
    """Return the scene's view as what it is."""
    assert isinstance(scene.view, GoofspielView)
    return scene.view


def stage(scene: Scene) -> str:
    """Return the stage of the match for the header."""
    return scene.say(words.stage(view_of(scene)))
