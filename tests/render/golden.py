"""The pictures that are kept, and how two of them are compared."""

from collections.abc import Callable
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from games.allstar.pictures import drawn as allstar
from games.firstdeck.pictures import drawn as firstdeck
from games.jam.pictures import drawn as jam
from games.nba.pictures import drawn as nba
from games.nintendo.pictures import drawn as nintendo
from render.kit.picture import Picture
from render.tournaments.drawn import draw
from tests.render import samples
from tests.render.games import (
    allstar_samples,
    final_samples,
    jam_samples,
    nba_samples,
    nintendo_samples,
    workshop_samples,
)
from tests.render.tournaments import rating_samples, tournament_samples

FOLDER = Path(__file__).parent / "golden"
FAILED = Path(__file__).parents[2] / "build" / "pictures"  # what differs, beside what was kept

KEPT: dict[str, Callable[[], Picture]] = {
    "firstdeck-board-four": lambda: firstdeck.board(samples.board_four()),
    "firstdeck-board-five": lambda: firstdeck.board(samples.board_five()),
    "firstdeck-board-final": lambda: firstdeck.board(samples.board_final()),
    "firstdeck-table-take": lambda: firstdeck.table(samples.table_take()),
    "firstdeck-table-hint": lambda: firstdeck.table(samples.table_hint()),
    "firstdeck-table-order": lambda: firstdeck.table(samples.table_order()),
    "firstdeck-podium": lambda: firstdeck.final(samples.board_final()),
    "firstdeck-course": lambda: firstdeck.final(samples.board_final(**samples.TOLD)),
    "allstar-board-draft": lambda: allstar.board(allstar_samples.board("draft-four")),
    "allstar-board-arena": lambda: allstar.board(allstar_samples.board("arena-four")),
    "allstar-board-six": lambda: allstar.board(allstar_samples.board("arena-six")),
    "allstar-board-shootout": lambda: allstar.board(allstar_samples.board("shootout-four")),
    "allstar-table-pick": lambda: allstar.table(allstar_samples.table("pick")),
    "allstar-table-bench": lambda: allstar.table(allstar_samples.table("bench")),
    "allstar-table-change": lambda: allstar.table(allstar_samples.table("sub-in")),
    "allstar-table-bus": lambda: allstar.table(allstar_samples.table("bus")),
    "nba-board-two": lambda: nba.board(nba_samples.board_two()),
    "nba-board-four": lambda: nba.board(nba_samples.board_four()),
    "nba-board-solo": lambda: nba.board(nba_samples.board_solo()),
    "nba-table-act": lambda: nba.table(nba_samples.menu()),
    "nba-table-reroll": lambda: nba.table(nba_samples.table("reroll_def", 4)),
    "nba-table-pay": lambda: nba.table(nba_samples.table("pay_player", 3)),
    "nba-zoom-court": lambda: nba.zoom(nba_samples.board_two(), "seat:0"),
    "nba-zoom-market": lambda: nba.zoom(nba_samples.board_two(), "market:0"),
    "jam-board-moved": lambda: jam.board(jam_samples.board("moved")),
    "jam-board-live": lambda: jam.board(jam_samples.board("live")),
    "jam-board-crowd": lambda: jam.board(jam_samples.crowd("p4")),
    "jam-table-place": lambda: jam.table(jam_samples.table("place")),
    "jam-table-plan-move": lambda: jam.table(jam_samples.table("plan_move")),
    "jam-table-plan": lambda: jam.table(jam_samples.table("plan_call")),
    "jam-table-blockers": lambda: jam.table(jam_samples.table("blockers")),
    "jam-zoom-story": lambda: jam.zoom(jam_samples.board("moved"), "story"),
    "jam-final": lambda: jam.final(jam_samples.final()),
    "jam-shot": lambda: jam.shot(jam_samples.shot("moved", 3)),
    "tournament-standings": lambda: draw(tournament_samples.own("swiss", 3)),
    "tournament-pods": lambda: draw(tournament_samples.own("pods", 2, "en")),
    "tournament-drawn": lambda: draw(tournament_samples.drawn("swiss")[0]),
    "tournament-drawn-pods": lambda: draw(tournament_samples.drawn("pods", "en")[0]),
    "tournament-final": lambda: draw(tournament_samples.final()),
    "tournament-champion": lambda: draw(tournament_samples.champion()),
    "tournament-cross": lambda: draw(tournament_samples.sheets("robin", "en")[0]),
    "tournament-bracket": lambda: draw(tournament_samples.sheets("knockout")[0]),
    "tournament-field": lambda: draw(tournament_samples.sheets("largest")[0]),
    "tournament-heats": lambda: draw(tournament_samples.sheets("heats", "en")[0]),
    "tournament-way": lambda: draw(tournament_samples.part("largest", 0, 1, "en")),
    "tournament-podium": lambda: draw(tournament_samples.sheets("swiss", over=True)[0]),
    "tournament-rating": lambda: draw(rating_samples.rating(34)),
    "tournament-statistics": lambda: draw(rating_samples.statistics(1612)),
    "tournament-cards": lambda: draw(rating_samples.cards("firstdeck")),
    "nintendo-board-full": lambda: nintendo.board(nintendo_samples.board("full")),
    "nintendo-board-middle": lambda: nintendo.board(nintendo_samples.board("middle", "en")),
    "nintendo-table-main": lambda: nintendo.table(nintendo_samples.table("main")),
    "nintendo-table-block": lambda: nintendo.table(nintendo_samples.table("block")),
    "nintendo-table-full": lambda: nintendo.table(nintendo_samples.table("full")),
    "nintendo-deck": lambda: nintendo.deck(workshop_samples.ready()),
    "nintendo-deck-wrong": lambda: nintendo.deck(workshop_samples.wrong()),
    "nintendo-shelf": lambda: nintendo.shelf(workshop_samples.shelf(colour="Y")),
    "nba-final": lambda: nba.final(final_samples.final("nba")),
    "allstar-final": lambda: allstar.final(final_samples.final("allstar", "en")),
    "nintendo-final": lambda: nintendo.final(final_samples.final("nintendo")),
}


def place(name: str) -> Path:
    """Return where a kept picture lies: in the folder of its game."""
    game, _, rest = name.partition("-")
    return FOLDER / game / f"{rest}.png"


def small(picture: Picture) -> Image.Image:
    """A picture at half size, as it is kept."""
    return picture.image.reduce(2)


def distance(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """Mean difference of two pictures (0 to 255), and the share of pixels that differ much."""
    difference = ImageChops.difference(one, other).convert("L")
    much = difference.point([0] * 48 + [255] * 208)
    return ImageStat.Stat(difference).mean[0], ImageStat.Stat(much).mean[0] / 255
