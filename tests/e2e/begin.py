"""Getting a match under way through the screen."""

from sandbox.client.shown import ShownMessage
from tests.e2e.house import House
from tests.e2e.thumbs import Thumb, controls

NAMES = ("Ana", "Bao", "Chloé", "Dov", "Éva", "Farid")


def lobby_id(lobby: ShownMessage) -> str:
    return str(controls(lobby, "leave:", "how-to:")[0]["custom_id"]).split(":")[1]


async def open_lobby(
    house: House, players: int, game: str = "firstdeck", pace: str = "none"
) -> ShownMessage:
    """Ana opens a table."""
    ana = await house.client.user("Ana")
    return (await ana.slash("play", game=game, players=players, pace=pace)).message


async def begin(
    house: House, people: int, ais: int, game: str = "firstdeck", pace: str = "none"
) -> tuple[list[Thumb], str]:
    """Open a lobby, let people and AIs sit down, and return them with their thread."""
    persons = [await house.client.user(name) for name in NAMES[:people]]
    lobby = await open_lobby(house, people + ais, game, pace)
    which = lobby_id(lobby)
    for person in persons[1:]:
        await (await person.message(lobby.id)).press(f"join:{which}")
    for _ in range(ais):
        await lobby.now.press(f"add-ai:{which}")
    await house.seen()
    thumbs = [Thumb(person, seed) for seed, person in enumerate(persons)]
    brought = False
    for thumb in thumbs:
        shown = await thumb.person.message(lobby.id)
        if controls(shown, "b-bring:"):
            asked = (await shown.press(f"b-bring:{which}")).message
            if controls(asked, "b-usual:"):  # something is built: what is suggested will do
                await asked.press(f"b-usual:{which}")
            else:
                await thumb.play(asked)
            brought = True
    await house.seen()
    by_itself = people > 1 and (brought or not ais)
    if not by_itself and controls(lobby.now, "start:"):
        await lobby.now.press(f"start:{which}")
    return thumbs, await house.thread(persons[0], lobby)
