"""Words: what fonts lack, what is too wide, what must not be drawn."""

from itertools import pairwise

import pytest
from PIL import Image

from games.core.data.theme import Font
from render.kit import text as kit
from render.kit.fonts import cap_height, characters
from render.kit.scene import SeatHolder
from render.kit.text import (
    clean,
    clip,
    drawable,
    fit,
    label,
    measure,
    pieces,
    wrap,
    wrap_all,
    wrap_fit,
    write,
)
from render.kit.theme import BARLOW, FREDOKA, INTER, name_font
from tests.render.every import THEMES

NAMES = [
    "Ana",
    "W" * 32,
    "山田太郎",
    "محمد بن عبد الله",
    "👩‍💻 Zoé 🏴‍☠️ 1️⃣ ❤️",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴a̷lgo",
    "\u202egnilaever",
    "a\nb\tc",
    "",
    "   ",
    "\U0010ffff",
    "ﷺ" * 32,
]


def kinds(words: str, font: Font) -> list[str]:
    return [piece.kind for piece in pieces(words, font)]


def test_fonts_know_their_characters() -> None:
    assert ord("é") in characters(FREDOKA)
    assert ord("č") not in characters(FREDOKA)
    assert ord("č") in characters(BARLOW)
    assert ord("→") in characters(INTER)
    assert ord("山") not in characters(INTER)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_display_letters_have_all_that_french_needs(theme) -> None:
    needed = "AÀÂÆBCÇDEÉÈÊËFGHIÎÏJKLMNOÔŒPQRSTUÙÛÜVWXYZ" + "0123456789 +−×=<>.,:;!?’'()/%·…«»-"
    for words in (needed, needed.lower()):
        font = theme.display(40)
        own = [piece for piece in pieces(words, font) if piece.font.family == font.family]
        assert len("".join(piece.text for piece in own)) >= len(words) - 2
        assert "mark" not in kinds(words, font)


def test_missing_letters_come_from_another_font_then_from_a_mark() -> None:
    font = Font(FREDOKA, 40)
    assert [piece.font.family for piece in pieces("ač→", font)] == [FREDOKA, BARLOW, INTER]
    assert kinds("a山", font) == ["words", "mark"]


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("🦊", ["1f98a"]),
        ("👩‍💻", ["1f469-200d-1f4bb"]),
        ("🇫🇷", ["1f1eb-1f1f7"]),
        ("🏴‍☠️", ["1f3f4-200d-2620-fe0f"]),
        ("❤️", ["2764"]),
        ("👍🏽", ["1f44d-1f3fd"]),
    ],
)
def test_emoji_are_pictures(words: str, names: list[str]) -> None:
    found = pieces(words, name_font())
    assert [piece.kind for piece in found] == ["emoji"]
    assert [piece.text for piece in found] == names


def test_digits_are_letters_and_keycaps_are_emoji() -> None:
    assert kinds("12", name_font()) == ["words"]
    assert kinds("1️⃣", name_font()) == ["emoji"]


def test_narrow_spaces_and_minus_signs_are_what_fonts_have() -> None:
    assert clean("10\u202f000") == "10\u00a0000"
    assert clean("-2") == "\u22122"
    assert clean("3 -2") == "3 \u22122"
    assert clean("deck-building 2-6") == "deck-building 2-6"


def test_controls_and_towers_of_accents_are_left_out() -> None:
    assert clean("\u202eabc") == "abc"
    assert clean("a\nb\tc") == "a b c"
    assert len(clean("a" + "\u0334" * 40)) == 2


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("width", [60, 200, 500])
def test_any_name_fits_into_any_width(name: str, width: int) -> None:
    words, font = fit(name, name_font(44), width, 36)
    assert measure(words, font) <= max(width, measure("…", font))
    assert 36 <= font.size <= 44


@pytest.mark.parametrize("name", NAMES)
def test_any_name_can_be_drawn(name: str) -> None:
    image = Image.new("RGB", (2200, 120))
    assert write(image, (10, 60), name, name_font(44), (255, 255, 255)) >= 0


def test_marks_stand_for_what_cannot_be_drawn() -> None:
    ready = label("山山", name_font(44))
    assert ready.mask.getbbox() is not None


def test_fitting_shrinks_then_shortens_then_clips() -> None:
    font = name_font(44)
    full = measure("Homme-Caméléon", font)
    assert fit("Homme-Caméléon", font, full, 36) == ("Homme-Caméléon", font)
    words, smaller = fit("Homme-Caméléon", font, full - 20, 36)
    assert words == "Homme-Caméléon"
    assert smaller.size < 44
    assert fit("Homme-Caméléon", font, 240, 36, "Caméléon")[0] == "Caméléon"
    assert fit("Homme-Caméléon", font, 100, 36, "Caméléon")[0].endswith("…")


def test_clipping_keeps_as_much_as_fits() -> None:
    font = name_font(40)
    widths = [
        measure(clip("Maximilien-Alexandre", font, room), font) for room in range(60, 400, 10)
    ]
    assert all(one <= other for one, other in pairwise(widths))
    assert clip("Ana", font, 400) == "Ana"


def test_wrapping_makes_even_lines_and_cuts_no_word_that_fits() -> None:
    font = Font(BARLOW, 33, 600)
    lines = wrap("rejoignent ta meilleure famille", font, 230, 2)
    assert lines == ["rejoignent ta", "meilleure famille"]
    assert wrap("une", font, 230, 2) == ["une"]
    assert wrap("un deux trois quatre cinq six sept", font, 100, 2)[-1].endswith("…")


def test_effects_shrink_before_they_are_cut() -> None:
    lines, font = wrap_fit("joue deux cartes supplémentaires", Font(BARLOW, 33, 600), 180, 2, 20)
    assert len(lines) == 2
    assert not lines[-1].endswith("…")
    assert font.size < 33


PARAGRAPHS = ("• Pioche deux cartes de ta pile.", "• Gagne 3 pièces quand un autre attaque.")


def test_paragraphs_take_the_largest_letters_that_fit() -> None:
    lines, font = wrap_all(PARAGRAPHS, Font(BARLOW, 28, 600), 220, 120, 13, 1.08)
    assert [line for line in lines if line.startswith("•")] == [lines[0], lines[2]]
    assert font.size * 1.08 * len(lines) <= 120
    larger = font.sized(font.size + 1)
    needed = sum(len(wrap(one, larger, 220, 9)) for one in PARAGRAPHS)
    assert needed * larger.size * 1.08 > 120


def test_what_was_laid_out_is_not_measured_again(monkeypatch: pytest.MonkeyPatch) -> None:
    font = Font(BARLOW, 30, 600)

    def laid() -> list[object]:
        return [
            fit("Maximilien-Alexandre le Grand", font, 190, 20, "Max"),
            wrap("rejoignent ta meilleure famille demain", font, 230, 2),
            wrap_fit("joue deux cartes supplémentaires demain", font, 180, 2, 20),
            wrap_all(PARAGRAPHS, font, 230, 130, 13, 1.08),
        ]

    def measured_again(words: str, font: Font) -> int:
        raise AssertionError(words, font)

    first = laid()
    monkeypatch.setattr(kit, "measure", measured_again)
    assert laid() == first


@pytest.mark.parametrize("words", ["Élan vital − 3", "W" * 32, "naïve\u00a0: cœur"])
def test_plain_words_are_one_piece_in_their_own_font(words: str) -> None:
    assert pieces(words, name_font(40)) == (kit.TextRun("words", clean(words), name_font(40)),)


@pytest.mark.parametrize("words", ["1️⃣", "1\u20e3", "Ana \u200d Bao", "山田"])
def test_words_with_signs_are_cut_letter_by_letter(words: str) -> None:
    assert pieces(words, name_font(40)) != (kit.TextRun("words", words, name_font(40)),)


def test_letters_are_centred_on_the_height_of_capitals() -> None:
    font = Font(INTER, 60)
    image = Image.new("L", (200, 120))
    rgb_image = Image.merge("RGB", [image] * 3)
    write(rgb_image, (20, 60), "H", font, (255, 255, 255))
    box = rgb_image.getbbox()
    assert box is not None
    assert abs((box[1] + box[3]) / 2 - 60) <= 1
    assert abs(box[3] - box[1] - cap_height(font)) <= 2


def test_people_without_drawable_names_are_called_by_their_handle() -> None:
    assert SeatHolder("山田太郎", "yamada").shown == "yamada"
    assert SeatHolder("山田太郎").shown == "山田太郎"
    assert SeatHolder("Zoé 🦊", "zoe").shown == "Zoé 🦊"
    assert drawable("", name_font()) == 0
