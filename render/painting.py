"""Draws what a job asks for, in whatever process this is."""

import logging
import traceback

import msgspec

from render.boards import built, filmed, pictures
from render.film import film, still
from render.job import DrawingFault, Drawn, Job, unpacked
from render.kit.course import decided
from render.kit.course.steps import below
from render.kit.picture import Picture
from render.kit.scene import Scene
from render.tournaments import drawn


def reply_to(packed: bytes) -> bytes:
    """Return what came of a job, both as they are sent. Raises nothing of the drawing."""
    caught = _Caught()
    logging.getLogger().addHandler(caught)
    try:
        reply = Drawn(made=paint(unpacked(packed)))
    except Exception as fault:  # noqa: BLE001 - whoever asked tells of it
        reply = Drawn(fault=DrawingFault(type(fault).__qualname__, _places(fault)))
    finally:
        logging.getLogger().removeHandler(caught)
    return msgspec.msgpack.encode(msgspec.structs.replace(reply, logged=tuple(caught.lines)))


def paint(job: Job) -> bytes:
    """Return a picture as its file (PNG, for "film" GIF), for "zooms" the list in JSON."""
    match job.kind:
        case "warm":
            for module, faces in job.faces.items():
                pictures(module).warm(faces)
            return b""
        case "film":
            return film(job.stills, job.lasts)
        case "sheet":
            assert job.sheet is not None
            return drawn.draw(job.sheet).png()
        case _:
            assert job.scene is not None
            return _of_scene(job, job.scene)


def _of_scene(job: Job, scene: Scene) -> bytes:
    module = pictures(scene.pictures)
    match job.kind:
        case "zooms":
            return msgspec.json.encode(module.zooms(scene))
        case "zoom":
            return module.zoom(scene, job.which).png()
        case "decided":
            assert scene.decided is not None
            return Picture(decided.draw(scene, scene.decided)).png()
        case "table" | "board" | "final":
            return _with_bar(_whole(job.kind, scene), scene).png()
        case "still" | "shot":
            return still(_frame(job, scene))
        case "deck" | "shelf":
            return _of_workshop(job, scene).png()
        case _:
            raise ValueError(job.kind)


def _whole(kind: str, scene: Scene) -> Picture:
    """Return a private table, a board, or the ranking at the end."""
    module = pictures(scene.pictures)
    if kind == "table":
        return module.table(scene)
    return (module.final if kind == "final" else module.board)(scene)


def _with_bar(picture: Picture, scene: Scene) -> Picture:
    """Return a picture with the bar of its match below it, where it is a step of one."""
    return picture if scene.bar is None else Picture(below(picture.image, scene, scene.bar))


def _of_workshop(job: Job, scene: Scene) -> Picture:
    """Return a deck, or the pieces from which one is built."""
    module = built(scene.pictures)
    return module.deck(scene) if job.kind == "deck" else module.shelf(scene)


def _frame(job: Job, scene: Scene) -> Picture:
    """Return a picture of a film, of a turn or of a match."""
    if job.kind == "shot":
        return filmed(scene.pictures).shot(scene)
    module = pictures(scene.pictures)
    return module.final(scene) if scene.standings else module.board(scene)


def _places(fault: BaseException) -> str:
    """Return where something went wrong, without the words of the error: they may quote a card."""
    return "".join(traceback.format_tb(fault.__traceback__)).rstrip()


class _Caught(logging.Handler):
    """Keeps what is logged while a picture is drawn, for the log of whoever asked."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[tuple[str, int, str]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append((record.name, record.levelno, record.getMessage()))
