"""What the pictures of All-Star Draft say of a view."""

from collections.abc import Sequence

from games.allstar.printed import Arena, Criterion
from games.allstar.reasons import paying
from games.allstar.view import AllStarView, ResultView, Showing
from render.kit.scene import Scene
from render.kit.text import clip
from render.kit.theme import small_font


def view_of(scene: Scene) -> AllStarView:
    """Return the scene's view as what it is."""
    assert isinstance(scene.view, AllStarView)
    return scene.view


def word(scene: Scene, message: str, /, **args: int | str) -> str:
    """Return a message of `pictures.ftl`."""
    return scene.word(f"allstar-picture-{message}", **args)


def stage(scene: Scene) -> tuple[str, str]:
    """Return the round, or the play-offs, and what follows in the header."""
    view = view_of(scene)
    match view.stage:
        case "draft" | "lineup":
            return word(scene, "round", round=view.round), word(scene, f"stage-{view.stage}")
        case "shootout" | "change":
            detail = word(scene, f"stage-{view.stage}", number=len(view.confrontations))
            return word(scene, "playoffs"), detail
        case "team":
            return word(scene, "playoffs"), word(scene, "stage-team")
        case "over":
            return word(scene, "stage-over"), ""


def criterion(scene: Scene, one: Criterion) -> str:
    """Return what a criterion is called."""
    return word(scene, f"criterion-{one}")


def pays(scene: Scene, printed: Arena) -> str:
    """Say in a few words how an arena pays, or what beats everything there."""
    how, best = paying(printed, view_of(scene).seats)
    return word(scene, "pays", pays=how, best=best)


def names(scene: Scene, seats: Sequence[int]) -> str:
    """Return names in an order, with arrows between them; long ones are clipped."""
    font = small_font()
    return " → ".join(clip(scene.person(seat).shown, font, 150) for seat in seats)


def standing(result: ResultView) -> list[list[int]]:
    """Return the seats of each rank of an arena, first rank first."""
    last = max(row.rank for row in result.rows)
    return [[row.seat for row in result.rows if row.rank == rank] for rank in range(1, last + 1)]


def shown_at(result: ResultView) -> list[Showing | None]:
    """Return what the teams of each rank of an arena showed, first rank first."""
    last = max(row.rank for row in result.rows)
    by_rank = {row.rank: row.showing for row in result.rows}
    return [by_rank.get(rank) for rank in range(1, last + 1)]
