"""What the pictures of Skeleton say of a view."""

from games.new.skeleton import words
from games.new.skeleton.view import SkeletonView
from render.kit.scene import Scene


def view_of(scene: Scene) -> SkeletonView:
    """Return the scene's view as what it is."""
    assert isinstance(scene.view, SkeletonView)
    return scene.view


def stage(scene: Scene) -> str:
    """Return the stage of the match for the header."""
    return scene.say(words.stage(view_of(scene)))
