"""The faces of the players: animal, number, symbol; and the pictures of single values."""

from functools import lru_cache
from types import MappingProxyType

from PIL import Image

from games.allstar.printed import Arena, Player
from games.allstar.view import Group
from games.core.data.theme import Colour, read_theme, rgb
from games.core.face import face
from render.kit import marks, paint
from render.kit.design import CardDesign, Sign
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import write
from render.kit.theme import INK, WHITE

THEME = read_theme("games.allstar")
NAVY, ICE = rgb("#123A63"), rgb("#EAF4FD")
LINE = rgb("#A9CDEC")

ANIMALS = MappingProxyType({
    "bear": "emoji:1f43b",
    "tiger": "emoji:1f42f",
    "shark": "emoji:1f988",
    "eagle": "emoji:1f985",
    "caribou": "emoji:1f98c",
    "wolf": "emoji:1f43a",
    "horse": "emoji:1f434",
    "panda": "emoji:1f43c",
    "walrus": "games.allstar:walrus",
    "penguin": "emoji:1f427",
    "rabbit": "emoji:1f430",
    "duck": "emoji:1f986",
})  # fmt: skip
SYMBOLS: MappingProxyType[str, tuple[str, Colour]] = MappingProxyType({
    "puck": ("games.allstar:puck", rgb("#2B2740")),
    "stick": ("games.allstar:stick", rgb("#B0431E")),
    "helmet": ("games.allstar:hockey-helmet", rgb("#1F63B5")),
    "skates": ("games.allstar:skates", rgb("#0F7A62")),
    "goal": ("games.allstar:goal", rgb("#A3276B")),
})  # fmt: skip


def card_face(card: str, scene: Scene) -> CardDesign:
    """Return the face of a player in the scene's language."""
    printed = player_of(scene, card)
    return face_of(printed, scene.name(printed.species))


def player_of(scene: Scene, card: str) -> Player:
    """Return what is printed on a player of the scene's match."""
    return face(scene.faces, card, Player)


def arena_of(scene: Scene, card: str) -> Arena:
    """Return what is printed on an arena of the scene's match."""
    return face(scene.faces, card, Arena)


def animal(species: str) -> str:
    """Return the picture of a species; a paw for one that these pictures do not know."""
    return ANIMALS.get(species, "emoji:1f43e")


@lru_cache(maxsize=512)
def face_of(printed: Player, name: str) -> CardDesign:
    """Return the face of a player with the name of its species."""
    mark = None
    if printed.symbol:
        picture, ground = SYMBOLS[printed.symbol]
        mark = Sign(picture, WHITE, ground)
    return CardDesign(
        theme=THEME,
        frame=NAVY,
        tint=ICE,
        corner=str(printed.number),
        signs=(Sign(animal(printed.species)),),
        mark=mark,
        backdrop=Sign("games.allstar:rink", LINE),
        name=name,
    )


def plate(image: Image.Image, symbol: str, middle: tuple[int, int], px: int) -> None:
    """Draw a symbol on its plate with a thin light rim, around a point."""
    picture, ground = SYMBOLS[symbol]
    box = Box(middle[0] - px // 2, middle[1] - px // 2, px, px)
    paint.rounded(image, box.inset(-2), px // 5 + 2, LINE)
    paint.rounded(image, box, px // 5, ground)
    marks.paste_middle(image, icon(picture, round(px * 0.7), WHITE, ground), middle)


def tile(image: Image.Image, words: str, middle: tuple[int, int], px: int) -> None:
    """Draw a number on a tile of ice, around a point."""
    box = Box(middle[0] - px // 2, middle[1] - px // 2, px, px)
    paint.rounded(image, box, px // 5, ICE)
    write(image, middle, words, THEME.display(round(px * 0.82)), INK, "centre")


def value(image: Image.Image, group: Group, middle: tuple[int, int], px: int) -> None:
    """Draw what the cards of a group share: symbol, number or animal."""
    match group.criterion:
        case "symbol":
            plate(image, group.value, middle, px)
        case "number":
            tile(image, group.value, middle, px)
        case "species":
            marks.paste_middle(image, icon(animal(group.value), round(px * 1.12)), middle)
