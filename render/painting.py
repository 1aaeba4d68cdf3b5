"""Draws what an order asks for, in whatever process this is."""

import logging
import traceback

import msgspec

from render.boards import built, filmed, pictures
from render.film import film, still
from render.kit.picture import Picture
from render.kit.scene import Scene
from render.order import Answer, Fault, Order, unpacked
from render.tournaments.drawn import draw as sheets


def answered(packed: bytes) -> bytes:
    """Return the answer to an order, both as they are sent. Raises nothing of the drawing."""
    caught = _Caught()
    logging.getLogger().addHandler(caught)
    try:
        answer = Answer(made=paint(unpacked(packed)))
    except Exception as fault:  # noqa: BLE001 - whoever asked tells of it
        answer = Answer(fault=Fault(type(fault).__qualname__, _places(fault)))
    finally:
        logging.getLogger().removeHandler(caught)
    return msgspec.msgpack.encode(msgspec.structs.replace(answer, logged=tuple(caught.lines)))


def paint(order: Order) -> bytes:
    """Return a picture as its file (PNG, for "film" GIF), for "zooms" the list in JSON."""
    match order.kind:
        case "warm":
            for module, faces in order.faces.items():
                pictures(module).warm(faces)
            return b""
        case "film":
            return film(order.stills, order.lasts)
        case "sheet":
            assert order.sheet is not None
            return sheets(order.sheet).png()
        case _:
            assert order.scene is not None
            return _of_scene(order, order.scene)


def _of_scene(order: Order, scene: Scene) -> bytes:
    module = pictures(scene.pictures)
    match order.kind:
        case "zooms":
            return msgspec.json.encode(module.zooms(scene))
        case "zoom":
            return module.zoom(scene, order.which).png()
        case "table":
            return module.table(scene).png()
        case "still" | "shot":
            return still(_frame(order, scene))
        case "deck" | "shelf":
            return _of_workshop(order, scene).png()
        case _:
            return (module.final if order.kind == "final" else module.board)(scene).png()


def _of_workshop(order: Order, scene: Scene) -> Picture:
    """Return a deck, or the pieces from which one is built."""
    module = built(scene.pictures)
    return module.deck(scene) if order.kind == "deck" else module.shelf(scene)


def _frame(order: Order, scene: Scene) -> Picture:
    """Return a picture of a film, of a turn or of a match."""
    if order.kind == "shot":
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
