"""Every shape of question, as large as it can be: its controls fit, and a phone shows them."""

from itertools import product

import msgspec
import pytest
from msgspec.structs import replace

from cogs.match.page import table_page
from cogs.question.asked import Asked
from cogs.question.asked import label as label_of
from cogs.question.controls import controls, progress
from cogs.question.sheets import sheets
from cogs.ui.limits import walk
from cogs.ui.page import LONG, Page, button, rows, with_more
from db.records.holders import Holder
from games.core.decision import Answer, Closed, Decision, Option, Total
from games.core.text import Text, text
from locales import Reader
from locales.texts import Locale
from play.records import Advice, OwnAnswers, Selection, Sharing
from tests.cogs import made
from tests.cogs.fit.test_tables_fit import is_readable

COUNTS = (1, 5, 6, 9, 25, 26, 130)
SHORT = Total(text("sampler-team-short", least=16))
FORMS = {
    "one": {},
    "one or none": {"least": 0},
    "several": {"most": 99},
    "some or none": {"least": 0, "most": 3},
    "payment": {"most": 99, "least_total": 4},
    "weights, no payment": {"most": 9, "least_total": 4, "total": SHORT},
    "weights as numbers": {
        "most": 9,
        "least_total": 4,
        "total": Total(SHORT.short, weights_shown=True),
    },
    "order": {"least": 99, "most": 99, "ordered": True},
    "some in order": {"most": 4, "ordered": True},
    "all but one": {"leaves": 1},
    "all but four": {"leaves": 4},
}
LABELS = {"short": 1, "medium": 14, "long": 22, "cut": 90}  # letters after "number 7"


def labelled(label: str, at: int) -> Text:
    return text("sampler-number", number=f"{at}{'x' * LABELS[label]}")


def question(form: str, label: str, count: int, groups: int = 0) -> Decision:
    """A question of `count` options, with everything that may stand beside it."""
    shape = FORMS[form]
    kept = max(1, count - shape.get("leaves", 0))
    if "leaves" in shape:
        shape = {**shape, "least": kept, "most": kept}
    options = tuple(
        Option(
            f"option-{at}",
            labelled(label, at),
            f"card:{at}",
            text("sampler-number", number=at % groups) if groups else None,
            weight=at % 3 + 1,
            final=at % 2 == 0,
        )
        for at in range(count)
    )
    closed = Closed(labelled(label, 0), text("sampler-occupied"), "SAM-4.2")
    return Decision(
        "sampler.buy",
        "SAM-4.1",
        text("sampler-buy-prompt"),
        options,
        sitting="x",
        least=min(shape.get("least", 1), count),
        most=min(shape.get("most", 1), count),
        least_total=shape.get("least_total", 0),
        total=shape.get("total"),
        ordered=shape.get("ordered", False),
        leaves="leaves" in shape and 1 < kept < count,
        none=text("sampler-swap-none") if shape.get("least") == 0 else None,
        closed=(closed,) * 9,
        id="q" * 18,
    )


def any_match() -> tuple:
    return next(iter(made.positions(made.GAMES["sampler"], 2, 0)))


@pytest.fixture(scope="module")
def position() -> tuple:
    return any_match()


EVERY = [
    (form, label, count, groups)
    for form, label, count, groups in product(FORMS, LABELS, COUNTS, (0, 7))
    if count > 25 or not groups
]


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("form", FORMS)
def test_every_shape_fits(position: tuple, form: str, locale: Locale) -> None:
    match, happened = position
    for _, label, count, groups in (one for one in EVERY if one[0] == form):
        decision = question(form, label, count, groups)
        ids = tuple(option.id for option in decision.options)
        for picked in ((), ids[: decision.most]):
            table = replace(
                made.table(match, happened, 0, made.MARKED),
                question=decision,
                selection=Selection(picked),
                answers=OwnAnswers(
                    tuple(Answer(f"a{n}", "sampler.swap_in", ()) for n in range(3)),
                    can_take_back=True,
                ),
            )
            for shown in (made.screen(table, locale), made.screen(table, locale, in_words=True)):
                picture = None if shown.in_words else made.PICTURE
                pages = len(sheets(decision))
                for page in (None, pages - 1):
                    is_readable(table_page(replace(shown, page=page), picture))


@pytest.mark.parametrize("given", [1, 3, 4, 25, 40])
def test_dots_of_many_sealed_answers_fit(position: tuple, given: int) -> None:
    match, happened = position
    answers = tuple(Answer(f"a{n}", "sampler.swap_in", ()) for n in range(given))
    table = replace(
        made.table(match, happened, 0, made.WIDE),
        answers=OwnAnswers(answers, can_take_back=True),
        question=None,
    )
    for locale in made.BOTH:
        is_readable(table_page(made.screen(table, locale), made.PICTURE))


def test_every_option_can_be_reached_on_some_page() -> None:
    for form, label, count, groups in EVERY:
        decision = question(form, label, count, groups)
        found: set[str] = set()
        pages = len(sheets(decision))
        for page in range(pages):
            shown = of(decision, page)
            for node in walk(Page(controls(shown)).view().to_components()):
                verb, *args = node.get("custom_id", "").split(":")
                if verb in {"pick", "set", "next"}:
                    found.add(args[2])
                if verb in {"choose", "sets", "nexts"}:
                    found |= {one["value"] for one in node["options"]}
        expected = {str(at) for at in range(count)}
        assert found == expected, (form, label, count, groups)


def of(decision: Decision, page: int | None = None, picked: tuple[str, ...] = ()) -> Asked:
    reader = Reader("en", 0, made.PLAIN, {})
    return Asked(made.MATCH, decision, picked, page, made.TEXTS, reader)


def test_what_bears_its_own_number_gets_no_other() -> None:
    """Its name says it, and the badge on the picture is it."""
    plain = question("one", "short", 3)
    placed = replace(plain, options=tuple(replace(one, on=one.id) for one in plain.options))
    borne = tuple(replace(one, number=at + 4) for at, one in enumerate(placed.options[:2]))
    own = replace(placed, options=(*borne, placed.options[2]))
    for asked, numbered in ((of(placed), True), (of(own), False)):
        said = [label_of(asked, option) for option in asked.decision.options]
        assert [one.startswith(f"{at} · ") for at, one in enumerate(said, 1)] == [numbered] * 3


@pytest.mark.parametrize(
    ("first", "beside", "shown"),
    [
        ((), ("Zoom", "En mots", "Journal", "Règles"), [["Zoom", "En mots", "Journal", "Règles"]]),
        (
            (),
            ("Zoom", "En mots", "Journal", "Règles", "Notes", "But du jeu"),
            [["Zoom", "En mots", "Journal", "Plus…"]],
        ),
        (
            ("Annuler",),
            ("Zoom", "En mots", "Journal", "Règles", "Notes", "But du jeu"),
            [["Annuler", "Zoom", "En mots", "Plus…"]],
        ),
        (
            ("Annuler", "Pourquoi pas ?"),
            ("Zoom", "En mots", "Journal", "Règles", "Notes"),
            [["Annuler", "Pourquoi pas ?"], ["Zoom", "En mots", "Journal", "Plus…"]],
        ),
        (
            ("Annuler", "Pourquoi pas ?"),
            ("En mots", "Journal"),
            [["Annuler", "Pourquoi pas ?"], ["En mots", "Journal"]],
        ),
    ],
)
def test_what_is_read_beside_a_table_is_one_row_at_most(
    first: tuple[str, ...], beside: tuple[str, ...], shown: list[list[str]]
) -> None:
    made_of = [[button(one, one) for one in labels] for labels in (first, beside)]
    found = with_more(made_of[0], made_of[1], button("more", "Plus…"))
    nodes_of = [row["components"] for row in Page(found).view().to_components()]
    assert [[one["label"] for one in row] for row in nodes_of] == shown


def test_few_options_are_buttons_and_many_a_select() -> None:
    for label, count, buttons in (
        *(
            ("short", count, many)
            for count, many in ((1, True), (5, True), (6, False), (25, False))
        ),
        ("medium", 2, True),  # two are always buttons
        ("medium", 3, False),  # a button has no room for what it does
    ):
        shown = nodes(question("one", label, count))
        verbs = {node.get("custom_id", "").partition(":")[0] for node in shown}
        assert ("pick" in verbs) == buttons, (label, count)
        assert ("choose" in verbs) != buttons, (label, count)


def test_nine_short_labels_are_buttons() -> None:
    short = msgspec.structs.replace(
        question("one", "short", 9),
        options=tuple(Option(f"o{n}", text("sampler-number", number=n)) for n in range(9)),
    )
    shown = [node.get("custom_id", "").partition(":")[0] for node in nodes(short)]
    assert shown.count("pick") == 9
    assert "choose" not in shown


def nodes(decision: Decision) -> list[dict]:
    return list(walk(Page(controls(of(decision))).view().to_components()))


def test_confirm_is_closed_until_the_selection_is_legal() -> None:
    decision = question("payment", "short", 5)
    for picked, open_ in (((), False), (("option-0",), False), (("option-1", "option-2"), True)):
        shown = of(decision, picked=picked)
        confirm = next(
            node
            for node in walk(Page(controls(shown)).view().to_components())
            if node.get("custom_id", "").startswith("confirm:")
        )
        assert confirm.get("disabled", False) != open_
        assert "4" in "\n".join(progress(shown))  # how much is to be paid


def test_rows_are_as_wide_as_a_phone_shows() -> None:
    for length, wide in ((6, 4), (7, 3), (10, 3), (11, 2), (18, 2), (19, 1), (38, 1)):
        buttons = [button(f"b:{at}", "x" * length, most=LONG) for at in range(4)]
        assert len(Page(rows(buttons)).view().to_components()[0]["components"]) == wide
    mixed = [button(f"b:{at}", "x" * length) for at, length in enumerate((5, 7, 4, 5, 9, 9))]
    shown = Page(rows(mixed)).view().to_components()
    assert [len(row["components"]) for row in shown] == [4, 2]


@pytest.mark.parametrize(
    ("open_now", "label"), [(True, "Change: A charm"), (False, "Change my answer")]
)
def test_a_sealed_answer_before_an_open_question_is_not_called_the_answer(
    position: tuple, *, open_now: bool, label: str
) -> None:
    match, happened = position
    shown = made.table(match, happened, 0, made.PLAIN)
    decision = question("several", "short", 3) if open_now else None
    given = (Answer("a0", "sampler.swap_in", ()),)
    table = replace(shown, answers=OwnAnswers(given, can_take_back=True), question=decision)
    said = str(table_page(made.screen(table, "en"), made.PICTURE).view().to_components())
    assert [one for one in ("Change: A charm", "Change my answer") if one in said] == [label]


@pytest.mark.parametrize("locale", made.BOTH)
def test_a_sum_that_is_no_payment_is_not_called_one(locale: Locale) -> None:
    def shown(form: str, *picked: str) -> Asked:
        return replace(of(question(form, "short", 5), None, picked), reader=Reader(locale, 0, ()))

    def said(asked_: Asked) -> set[str]:
        return {
            one["label"]
            for one in walk(Page(controls(asked_)).view().to_components())
            if "label" in one
        }

    paid, fresh = shown("payment", "option-0"), shown("weights, no payment", "option-0")
    cheapest, usual = (made.TEXTS.get(f"ui-{one}", locale) for one in ("cheapest", "usual"))
    assert cheapest in said(paid)
    assert usual in said(fresh)
    assert cheapest not in said(fresh)
    missing = made.TEXTS.get("sampler-team-short", locale, least=16)
    assert progress(fresh)[1:] == [missing]
    assert missing not in progress(paid)
    assert progress(paid)[1] == made.TEXTS.get("ui-paid", locale, sum=1, need=4, over=0)
    numbers = shown("weights as numbers")
    weighted = [label_of(one, one.decision.options[1]) for one in (paid, fresh, numbers)]
    worth = made.TEXTS.get("ui-pays", locale, what="", sum=2).strip()
    assert weighted[0].endswith(f" {worth}")
    assert [said_.endswith(" (2)") for said_ in weighted] == [False, False, True]


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("form", FORMS)
def test_advice_fits_and_confirms_nothing(position: tuple, form: str, locale: Locale) -> None:
    match, happened = position
    partners = tuple(Holder(at, made.MARKED[at]) for at in range(4))
    for label, count in product(LABELS, (1, 5, 26)):
        decision = question(form, label, count)
        ids = tuple(option.id for option in decision.options)
        base = replace(
            made.table(match, happened, 0, made.MARKED),
            question=decision,
            selection=Selection(ids[:1]),
        )
        giving_up = Sharing(giving_up=partners[:2], needed=3)
        shared = replace(giving_up, answering=partners, draft=ids[:3])
        advising = replace(base, sharing=shared)
        advice = tuple(Advice(one, ids[:3]) for one in partners)
        advised = replace(base, sharing=replace(giving_up, advice=advice))
        for table in (advising, advised):
            is_readable(table_page(made.screen(table, locale), made.PICTURE))
        shown = walk(table_page(made.screen(advising, locale), made.PICTURE).view().to_components())
        verbs = {str(node.get("custom_id", "")).partition(":")[0] for node in shown}
        assert any(verb.startswith("a-") for verb in verbs)
        assert not verbs & {"confirm", "a-confirm", "pick", "choose", "none"}


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("form", FORMS)
def test_however_many_would_share_a_seat_there_is_room_for_the_question(
    position: tuple, form: str, locale: Locale
) -> None:
    match, happened = position
    named = [("*_`~|>[]#@-" * 3)[:32], *made.MARKED]
    for label, count, asking in product(LABELS, (5, 26), (1, 2, 4, 60)):
        people = [Holder(10**17 + at, named[at % len(named)]) for at in range(asking)]
        shown = replace(
            made.table(match, happened, 0, made.MARKED),
            question=question(form, label, count),
            sharing=Sharing(applicants=tuple((one, False) for one in people), leads=True),
        )
        nodes = walk(table_page(made.screen(shown, locale), made.PICTURE).view().to_components())
        verbs = {str(node.get("custom_id", "")).partition(":")[0] for node in nodes}
        assert {"let-in", "turn-away"} <= verbs


def test_advice_on_one_option_is_ticked() -> None:
    shown = replace(of(question("one", "short", 3), None, ("option-1",)), advises=True)
    buttons = [
        node for node in walk(Page(controls(shown)).view().to_components()) if "label" in node
    ]
    picks = [
        node for node in buttons if ":" in node["custom_id"] and "fill" not in node["custom_id"]
    ]
    assert [node["label"].startswith("✓") for node in picks] == [False, True, False]
    assert {node["style"] for node in picks} <= {1, 2, 3}
