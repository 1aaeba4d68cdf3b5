"""What the pictures of Mon Premier Deck Building say of a view."""

from collections.abc import Iterable, Mapping

from games.firstdeck.pictures.faces import KINDS, head_of, printed
from games.firstdeck.printed import CardFace
from games.firstdeck.view import Contest, FirstDeckView, Worth
from render.kit.parts import Term
from render.kit.scene import Scene
from render.kit.text import clip
from render.kit.theme import small_font


def view_of(scene: Scene) -> FirstDeckView:
    """Return the scene's view as what it is."""
    assert isinstance(scene.view, FirstDeckView)
    return scene.view


def cards_of(scene: Scene) -> Mapping[str, CardFace]:
    """Return what is printed on the cards of the scene's match."""
    return {card: printed(scene, card) for card in scene.faces}


def stage(scene: Scene) -> tuple[str, str]:
    """Return the stage of the match and what follows it in the header."""
    view = view_of(scene)
    words = scene.word(
        f"firstdeck-picture-stage-{view.stage}", round=view.round, rounds=view.rounds
    )
    if view.stage == "final":
        return words, scene.word("firstdeck-picture-final-round", round=view.final_round)
    return words, ""


def names(scene: Scene, seats: Iterable[int]) -> str:
    """Return names in an order, with arrows between them; long ones are clipped."""
    font = small_font()
    return " → ".join(clip(scene.person(seat).shown, font, 170) for seat in seats)


def worth_terms(worth: Worth) -> list[Term]:
    """Return a value as a sum: 6 [barbarian] + 1 [chameleon] - 1 [goblin] = [6]."""
    terms = [Term(str(worth.n), head_of(worth.family) if worth.n else "")]
    if worth.wild:
        terms += [Term(sign="+"), Term(str(worth.wild), KINDS["wild"].head)]
    if worth.gob:
        terms += [Term(sign="\u2212"), Term(str(worth.gob), KINDS["gob"].head)]
    alone = not worth.wild and not worth.gob
    if alone:
        return [Term(str(worth.value), head_of(worth.family), boxed=True)]
    return [*terms, Term(sign="="), Term(str(worth.value), boxed=True)]


def contest_terms(contest: Contest) -> list[Term]:
    """Return why a contest ended so: the winner's sum > the next best value; ties as =."""
    if len(contest.winners) != 1:
        return _compared(contest, contest.winners or contest.fighters)
    (winner,) = contest.winners
    worth = contest.worths[winner]
    terms = worth_terms(worth) if worth else []
    other = contest.worths[contest.runner_up] if contest.runner_up is not None else None
    if other is None or worth is None:
        return terms
    sign = ">" if worth.value > other.value else "="
    return [*terms, Term(sign=sign), Term(str(other.value), head_of(other.family))]


def _compared(contest: Contest, seats: Iterable[int]) -> list[Term]:
    """Return the values of several seats, with = where they tie."""
    terms: list[Term] = []
    sign = "=" if contest.winners or contest.draws else "·"
    for seat in seats:
        worth = contest.worths[seat]
        if worth is None:
            continue
        if terms:
            terms.append(Term(sign=sign))
        terms.append(Term(str(worth.value), head_of(worth.family)))
    return terms
