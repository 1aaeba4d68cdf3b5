"""What the pictures of JAM say of a view."""

from games.jam.events import of_deed
from games.jam.track import Positions, positions
from games.jam.view import Blocked, Deed, Fouled, JamEnded, JamView, Lost, Moved, Passed
from render.kit.scene import Scene


def view_of(scene: Scene) -> JamView:
    """Return the scene's view as what it is."""
    assert isinstance(scene.view, JamView)
    return scene.view


def where_of(scene: Scene) -> Positions:
    return positions(view_of(scene))


def stage(scene: Scene) -> tuple[str, str]:
    """Return which jam it is and what follows it in the header."""
    view = view_of(scene)
    if view.stage in {"team", "over"}:
        return scene.word(f"jam-picture-stage-{view.stage}"), ""
    jam = scene.word("jam-picture-jam", jam=view.jam, jams=view.jams)
    if view.overtime:
        jam = scene.word("jam-picture-overtime", number=view.overtime)
    if view.stage == "lineup":
        return jam, scene.word("jam-picture-lineup")
    return jam, scene.word("jam-picture-turn", turn=view.turn)


def team(scene: Scene, seat: int) -> str:
    """Return the name of a side: its team, or who holds it while there is none."""
    found = view_of(scene).sides[seat].team
    return scene.name(found) if found else scene.person(seat).shown


def climax(scene: Scene) -> str:
    """Say what counts most of what happened last: a pass, the end of the jam, else the last act."""
    story = view_of(scene).story
    for kinds in ((Passed,), (JamEnded,), (Blocked, Moved, Fouled, Lost)):
        found: list[Deed] = [deed for deed in story if isinstance(deed, kinds)]
        if found:
            return scene.say(of_deed(scene.faces, where_of(scene), found[-1]))
    return ""
