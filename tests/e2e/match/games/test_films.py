"""The film of a turn: on the table of who comes back, behind a button for everybody else."""

import io
from typing import Any

from PIL import Image

from locales.texts import LOCALES
from sandbox.client.shown import GALLERY, ShownMessage
from tests.e2e.begin import begin
from tests.e2e.house import House
from tests.e2e.thumbs import Thumb, controls

FILM = "film-"


def films(message: ShownMessage) -> list[str]:
    """The names of the films on a message."""
    return [
        str(one["filename"]) for one in message.data["attachments"] if FILM in str(one["filename"])
    ]


async def resolved(house: House, thumbs: list[Thumb], thread: str) -> str:
    """Let both sides play until a turn has been resolved; return the match."""
    (match,) = await house.services.play.matches.in_channel(int(thread))
    matches = house.services.play.matches
    for _ in range(8):
        for thumb in thumbs:
            if (await matches.board(match)).film:
                await house.quiet()
                return match
            board = await house.board(thumb.person, thread)
            await thumb.play((await board.press(f"play:{match}")).message)
    raise AssertionError("no turn is ever resolved")


async def test_the_last_turn_is_a_film_for_who_comes_back_and_for_who_asks(house: House) -> None:
    thumbs, thread = await begin(house, 2, 0, "jam")
    ana, bao = (thumb.person for thumb in thumbs)
    match = await resolved(house, thumbs, thread)
    board = await house.board(ana, thread)
    assert not films(board)  # nothing but the still hangs there
    (button,) = controls(board, "film:")
    made = len(house.services.render_client._films)
    shown = (await board.press(str(button["custom_id"]))).message
    assert shown.ephemeral
    assert len(films(shown)) == 1
    assert "**Cartes posées**" in shown.text
    assert len(shown.text) < 4000
    again = (await board.press(str(button["custom_id"]))).message
    assert again.text == shown.text
    assert len(house.services.render_client._films) == max(1, made)  # once a turn and language
    theirs = (await (await house.board(bao, thread)).press(f"film:{match}")).message
    assert "**Cards laid**" in theirs.text
    assert len(house.services.render_client._films) == len(LOCALES)


async def test_a_film_is_on_my_table_until_i_begin_to_answer(house: House) -> None:
    thumbs, thread = await begin(house, 2, 0, "jam")
    (match,) = await house.services.play.matches.in_channel(int(thread))

    async def table(thumb: Thumb) -> ShownMessage:
        board = await house.board(thumb.person, thread)
        return (await board.press(f"play:{match}")).message

    ana, bao = thumbs
    for thumb in (ana, bao):  # line-ups, and Bao's cards
        await thumb.play(await table(thumb))
    shown = await table(ana)
    while not films(shown):  # the last step resolves the turn, and shows it
        shown = await ana.use(shown, answers(shown)[0])
    for thumb in (ana, bao):
        shown = await table(thumb)
        assert len(films(shown)) == 1
        assert not controls(shown, "film:")
        galleries = [one for one in shown.components if one["type"] == GALLERY]
        assert [films(shown)[0] in str(one) for one in galleries] == [True, False]
        shown = await thumb.use(shown, answers(shown)[0])
        assert not films(shown)
        assert controls(shown, "film:")


def answers(message: ShownMessage) -> list[dict[str, Any]]:
    return controls(message, "none:", "pick:", "choose:", "confirm:")


async def test_films_move_and_are_small(house: House) -> None:
    thumbs, thread = await begin(house, 2, 0, "jam")
    match = await resolved(house, thumbs, thread)
    board = await house.services.play.matches.board(match)
    made = await house.services.render_client.turn(board, "fr")
    assert made is not None
    assert len(made.data) < 1_500_000
    picture = Image.open(io.BytesIO(made.data))
    assert getattr(picture, "n_frames", 1) == len(board.film)
    assert "film" in made.alt


async def test_before_the_first_turn_there_is_no_film(house: House) -> None:
    thumbs, thread = await begin(house, 2, 0, "jam")
    board = await house.board(thumbs[0].person, thread)
    assert not controls(board, "film:")
    (match,) = await house.services.play.matches.in_channel(int(thread))
    ana = thumbs[0].person
    answer = await ana.answer(await board.start(f"film:{match}", forge=True))
    assert "Aucun tour" in answer.text
