"""A film stays small: what is shown for the shortest time goes first."""

import io
import random
from itertools import cycle, islice

from PIL import Image

from render.film import HEIGHT, LARGEST, LAST, WIDTH, film
from render.png import encode


def noisy(seed: int, side: int) -> bytes:
    """A still whose square of noise no file can hold in fewer bytes."""
    image = Image.new("RGB", (WIDTH, HEIGHT), (40, 30, 90))
    noise = Image.frombytes("L", (side, side), random.Random(seed).randbytes(side * side))
    image.paste(noise.convert("RGB"), (seed % 7, 10))
    return encode(image)


def durations(data: bytes) -> list[int]:
    gif = Image.open(io.BytesIO(data))
    found: list[int] = []
    for number in range(getattr(gif, "n_frames", 1)):
        gif.seek(number)
        found.append(gif.info["duration"])
    return found


def test_a_film_that_would_be_too_large_loses_what_is_shortest() -> None:
    lasts = [*islice(cycle((500, 500, 500, 2200)), 35), LAST]
    stills = [noisy(seed, 200) for seed in range(36)]
    data = film(stills, lasts)
    assert len(data) <= LARGEST
    kept = durations(data)
    assert kept.count(2200) == lasts.count(2200)
    assert kept[-1] == LAST
    assert 0 < kept.count(500) < lasts.count(500)


def test_a_film_that_fits_has_every_picture() -> None:
    lasts = [500, 900, 1400, LAST]
    assert durations(film([noisy(seed, 40) for seed in range(4)], lasts)) == lasts


def test_a_single_picture_is_a_film_however_large() -> None:
    assert len(film([noisy(1, 480)], [500])) > 0
