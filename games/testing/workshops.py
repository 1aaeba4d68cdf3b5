"""What holds in every workshop, in games that have one (`HasWorkshop`)."""

from collections.abc import Iterator

from games.core.bringing.shelf import PAGE, DeckView, shelved
from games.core.bringing.workshop import Completed, Pieces, Workshop
from games.core.contract import asked
from games.core.info import Start
from games.core.streams import Streams
from games.core.text import Text
from games.registry import Game
from locales import Reader, Texts
from locales.texts import LOCALES
from render.boards import built
from render.kit.geometry import SMALL
from render.kit.scene import Scene

HANDS = 20


def beginnings(workshop: Workshop) -> Iterator[dict[str, int]]:
    """Decks that somebody may have begun: empty, one of each, too much, unknown pieces."""
    ids = [piece.id for piece in workshop.pieces]
    yield {}
    yield {ids[0]: 1}
    yield dict.fromkeys(ids[: workshop.size], 1)
    yield {ids[-1]: 2 * workshop.size}
    yield {"there-is-no-such-piece": 1}


def answers(workshop: Workshop) -> Iterator[dict[str, str]]:
    """All first answers, all last ones, and none."""
    yield {}
    for place in (0, -1):
        yield {one.name: one.values[place].id for one in workshop.questions}


def completed(workshop: Workshop) -> list[Completed]:
    """Return what a workshop makes of all beginnings and all answers."""
    made = [workshop.complete(one) for one in beginnings(workshop)]
    return [*made, *(workshop.suited(one) for one in answers(workshop))]


def test_what_is_ready_or_completed_holds_and_may_be_brought(game: Game) -> None:
    rules = game.rules()
    workshop = asked.workshop(rules)
    if workshop is None:
        return
    start = Start(min(game.info.seats))
    decks: list[Pieces] = [*workshop.ready.values(), *(one.pieces for one in completed(workshop))]
    for deck in decks:
        assert workshop.check(deck).faults == ()
        assert workshop.wrong(deck) == ()
        assert workshop.read(workshop.write(deck)) == deck
        assert sum(deck.values()) == workshop.overview(deck).size == workshop.size
        assert sum(one.size for one in workshop.overview(deck).groups) == workshop.size
        assert asked.check_brought(rules, start, 0, workshop.brought([deck])).faults == ()
    assert (
        asked.check_brought(rules, start, 0, workshop.brought(decks[: workshop.most])).faults == ()
    )


def test_whatever_a_workshop_says_has_its_words(game: Game) -> None:
    rules = game.rules()
    workshop = asked.workshop(rules)
    if workshop is None:
        return
    texts = Texts(game.texts, strict=True)
    said: list[Text] = []
    for facet in (*workshop.facets, *workshop.questions):
        said += [facet.label, *(value.label for value in facet.values)]
    for one in beginnings(workshop):
        said += [*workshop.check(one).faults, *workshop.check(one).warnings]
    for made in completed(workshop):
        assert made.why
        said += [*made.why, *(group.label for group in workshop.overview(made.pieces).groups)]
    ready = next(iter(workshop.ready.values()), workshop.complete({}).pieces)
    said += workshop.tried(ready, Streams(b"hands"), HANDS)
    for locale in LOCALES:
        reader = Reader(locale, None, (), rules.names())
        assert all(texts.say(one, reader) for one in said)
        for piece in (*(one.id for one in workshop.pieces), *workshop.ready):
            assert piece in rules.names()


def test_a_deck_and_a_shelf_are_drawn(game: Game) -> None:
    rules = game.rules()
    workshop = asked.workshop(rules)
    if workshop is None:
        return
    module, texts = built(game.pictures), Texts(game.texts, strict=True)
    for locale in LOCALES:
        reader = Reader(locale, None, (), rules.names())
        for deck in (*beginnings(workshop), workshop.complete({}).pieces):
            view = DeckView(
                reader=None,
                seats=0,
                name="Ana",
                owner="Ana",
                place=1,
                most=1,
                overview=workshop.overview(deck),
                faults=workshop.check(deck).faults,
                wrong=workshop.wrong(deck),
            )
            scene = Scene(game.theme, game.pictures, view, texts, reader, rules.faces(), ())
            assert module.deck(scene).image.size == SMALL
            page = shelved(workshop, rules.names(), deck, {}, 0)
            assert 0 < len(page.pieces) <= PAGE
            scene = Scene(game.theme, game.pictures, page, texts, reader, rules.faces(), ())
            assert module.shelf(scene).image.size == SMALL
