"""Message ids and arguments become sentences for one reader."""

import pytest

from games.core.text import Card, Name, Who, text
from locales import Reader, Texts

CARDS = {"x": Name("Star Shower", "Pluie d’étoiles", "f"), "y": Name("Elf", "Elfe")}


@pytest.fixture(scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> Texts:
    folder = tmp_path_factory.mktemp("texts")
    for locale, lines in {
        "en": (
            "one = { $who ->\n    [me] You took { $card }.\n"
            "   *[other] { $who_name } took it.\n }\n"
            "many = { $cards_count }: { $cards }\nin-one = ({ $inner })\nbare = { $number }\n"
            "some = { $card_a }; { $cards_a }\n"
            "toy-rules-a = Text\n    .title = Title\n    .numbers = T-1.1, T-1.2\n"
        ),
        "fr": (
            "one = { $card_gender ->\n    [f] Elle\n   *[m] Il\n } { $who_name } { $card }\n"
            "many = { $cards }\nin-one = ({ $inner })\nbare = { $number }\n"
            "some = { $card_a }\u00a0; { $cards_a }\n"
            "toy-rules-a = Texte\n    .title = Titre\n    .numbers = T-1.1, T-1.2\n"
        ),
    }.items():
        (folder / locale).mkdir()
        (folder / locale / "toy.ftl").write_text(lines, "utf-8")
    return Texts(folder, strict=True)


def reader(locale: str = "en", seat: int | None = None) -> Reader:
    return Reader(locale, seat, ("Ana", "Bao"), CARDS)


def test_a_person_is_me_or_somebody_with_a_name(texts: Texts) -> None:
    said = text("one", who=Who(1), card=Card("x"))
    assert texts.say(said, reader(seat=1)) == "You took Star Shower."
    assert texts.say(said, reader(seat=0)) == "Bao took it."
    assert texts.say(said, reader()) == "Bao took it."


def test_readers_who_differ_in_anything_are_told_their_own_sentence(texts: Texts) -> None:
    said = text("one", who=Who(1), card=Card("x"))
    other = {"x": Name("Star Storm", "Orage d’étoiles", short_en="Storm")}
    for _ in range(2):  # what is kept at hand for one is no other's
        assert texts.say(said, reader(seat=0)) == "Bao took it."
        assert texts.say(said, Reader("en", 0, ("Ana", "Cyd"), CARDS)) == "Cyd took it."
        assert texts.say(said, reader(seat=1)) == "You took Star Shower."
        assert texts.say(said, Reader("en", 1, ("Ana", "Bao"), other)) == "You took Star Storm."
        narrow = Reader("en", 1, ("Ana", "Bao"), other, narrow=True)
        assert texts.say(said, narrow) == "You took Storm."


def test_french_knows_the_gender_of_a_card(texts: Texts) -> None:
    assert texts.say(text("one", who=Who(0), card=Card("x")), reader("fr")).startswith("Elle")
    assert texts.say(text("one", who=Who(0), card=Card("y")), reader("fr")).startswith("Il")


def test_sentences_say_cards_with_their_article(texts: Texts) -> None:
    cards = {**CARDS, "z": Name("2 Elves", "2 Elfes")}
    said = text("some", card=Card("x"), cards=(Card("z"), Card("y"), Card("x"), Who(0)))
    for locale, words in (
        ("en", "a Star Shower; 2 Elves, an Elf, a Star Shower and Ana"),
        ("fr", "une Pluie d’étoiles\u00a0; 2 Elfes, un Elfe, une Pluie d’étoiles et Ana"),
    ):
        assert texts.say(said, Reader(locale, 0, ("Ana", "Bao"), cards)) == words


def test_a_copy_bears_the_name_of_its_face(texts: Texts) -> None:
    said = text("one", who=Who(0), card=Card("x@3", "x"))
    assert texts.say(said, reader(seat=0)) == "You took Star Shower."


@pytest.mark.parametrize(
    ("items", "english", "french"),
    [
        ((), "0: ", ""),
        ((Card("y"),), "1: Elf", "Elfe"),
        ((Card("y"), Who(0)), "2: Elf and Ana", "Elfe et Ana"),
        ((Who(0), Who(1), Card("y")), "3: Ana, Bao and Elf", "Ana, Bao et Elfe"),
    ],
)
def test_several_are_a_list_in_words(texts: Texts, items, english, french) -> None:
    said = text("many", cards=items)
    assert texts.say(said, reader()).strip() == english.strip()
    assert texts.say(said, reader("fr")) == french


@pytest.mark.parametrize("length", [1, 100, 500])
def test_a_list_may_be_as_long_as_it_is(texts: Texts, length: int) -> None:
    said = text("in-one", inner=text("many", cards=(Card("x"),) * length))
    stars = ["Pluie d’étoiles"] * length
    whole = " et ".join([", ".join(stars[:-1]), stars[-1]] if length > 1 else stars)
    assert texts.say(said, reader("fr")) == f"({whole})"


@pytest.mark.parametrize(("number", "english", "french"), [(0.5, "0.5", "0,5"), (2, "2", "2")])
def test_each_language_writes_its_numbers(texts: Texts, number, english, french) -> None:
    assert texts.get("bare", "en", number=number) == english
    assert texts.get("bare", "fr", number=number) == french


def test_a_text_may_stand_in_a_text(texts: Texts) -> None:
    assert texts.say(text("in-one", inner=text("bare", number=3)), reader()) == "(3)"


@pytest.mark.parametrize("wrong", [text("no-such"), text("bare"), text("one", who=Who(0))])
def test_what_is_missing_is_an_error_in_tests(texts: Texts, wrong) -> None:
    with pytest.raises(KeyError):
        texts.say(wrong, reader(seat=0))


def test_what_is_missing_is_said_plainly_and_logged_in_production(caplog) -> None:
    assert Texts().say(text("no-such"), reader()) == "no-such"
    assert "no such message" in caplog.text


def test_attributes_and_topics_are_found(texts: Texts) -> None:
    assert texts.has("toy-rules-a.title", "fr")
    assert not texts.has("toy-rules-a.none", "fr")
    assert not texts.has("toy-none", "fr")
    (topic,) = texts.topics("toy", "fr")
    assert (topic.title, topic.text, topic.rules) == ("Titre", "Texte", ("T-1.1", "T-1.2"))
    assert texts.topic_of("toy", "T-1.2", "en").title == "Title"
    assert texts.topic_of("toy", "T-9", "en") is None


def test_numbers_below_zero_bear_a_true_minus(texts: Texts) -> None:
    assert texts.get("bare", "en", number=-2) == texts.get("bare", "fr", number=-2) == "\u22122"
    assert texts.get("bare", "en", number="-2") == "-2"  # words of people stay as they are
    assert texts.get("in-one", "en", inner=texts.get("bare", "en", number=-2)) == "(\u22122)"
