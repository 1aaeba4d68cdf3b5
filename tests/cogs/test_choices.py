"""Where a page says one thing or another: which of them, and when."""

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cogs.app.render_client import hint_text
from cogs.match.page import table_page
from cogs.question.asked import BULB, Asked, warnings
from cogs.question.controls import controls, lines_under, progress
from cogs.question.presses import Chosen, Toggled
from cogs.ui.limits import walk
from cogs.ui.page import Item, Page
from games.core.decision import Decision, Option, Picks, marked, named
from games.core.text import Text, text
from locales import Reader
from play.records import Hint
from tests.cogs import made

OPTIONS = tuple(Option(f"o{number}", text("sampler-name")) for number in range(3))
MANY = Decision(
    id="q",
    kind="sampler.pay",
    rule="SAM-1",
    prompt=text("sampler-name"),
    options=OPTIONS,
    most=2,
    sitting="s",
)
EN = Reader("en", 0, ("Ana", "Bao"))


def asked(question: Decision, picked: Picks = (), finals: Iterable[Picks] = ()) -> Asked:
    return Asked("m", question, picked, None, made.TEXTS, EN, finals=frozenset(finals))


def labels(items: Iterable[Item]) -> dict[str, str]:
    """What buttons say, by the verbs of their custom_ids."""
    found: dict[str, str] = {}

    def look(node: dict[str, Any]) -> None:
        if "custom_id" in node and "label" in node:
            found[node["custom_id"].partition(":")[0]] = node["label"]
        for inner in node.get("components", ()):
            look(inner)

    for item in items:
        look(item.to_component_dict())
    return found


@pytest.mark.parametrize(
    ("question", "usual"),
    [
        (MANY, None),
        ({"least_total": 2}, "Cheapest"),
        ({"ordered": True, "least": 3, "most": 3}, "As dealt"),
        ({"ordered": True, "least": 2, "most": 3}, None),
        ({"most": 1}, None),
    ],
)
def test_something_is_suggested_wherever_an_answer_can_be_better(
    question: Any, usual: str | None
) -> None:
    decision = question if isinstance(question, Decision) else changed(**question)
    found = labels(controls(asked(decision)))
    assert found["fill"] == "Suggestion"
    assert found.get("as-usual") == usual
    assert "fill" not in labels(controls(asked(replace(decision, taste=True))))


def test_one_answer_needs_no_suggestion() -> None:
    alone = changed(options=OPTIONS[:1], most=1)
    assert "fill" not in labels(controls(asked(alone)))
    assert "fill" in labels(controls(asked(replace(alone, least=0, none=text("sampler-name")))))


@pytest.mark.rule("MND-2.1")
def test_where_hints_may_be_asked_for_the_hint_comes_before_the_suggestion() -> None:
    several_picks, one_pick = asked(changed()), asked(changed(most=1))
    for question in (several_picks, one_pick):
        found = labels(controls(replace(question, may_hint=True)))
        assert found["hint"] == "What would you do?"
        assert "fill" not in found
    told = replace(several_picks, may_hint=True, hint=Hint(("o1", "o2"), text("sampler-name")))
    found = labels(controls(told))
    assert "hint" not in found
    assert found["fill"] == "Follow the hint"  # which picks what is only marked
    assert "fill" not in labels(controls(replace(one_pick, may_hint=True, hint=Hint(("o1",)))))


@pytest.mark.rule("MND-2.1")
@pytest.mark.parametrize("shape", [{"most": 1}, {}, {"ordered": True, "least": 3, "most": 3}])
def test_what_a_hint_advises_is_marked_and_not_chosen(shape: Any) -> None:
    decision = changed(**shape)
    told = replace(asked(decision), may_hint=True, hint=Hint(("o1",), text("sampler-name")))
    nodes = walk([item.to_component_dict() for item in controls(told)])
    said = [str(one["label"]) for one in nodes if "label" in one]
    marked = [one for one in said if one.startswith(BULB)]
    assert len(marked) == 1
    assert "✓" not in marked[0]
    assert any(one.startswith("💡 I would choose: ") for one in lines_under(told))


@pytest.mark.rule("MND-2.1")
def test_a_reason_that_is_a_sentence_ends_with_one_full_stop() -> None:
    why = text("core-pick-unknown")
    told = replace(asked(changed()), may_hint=True, hint=Hint(("o1",), why))
    (said,) = (one for one in lines_under(told) if one.startswith(made.TEXTS.say(why, EN)[:9]))
    assert said.endswith(".")
    assert not said.endswith("..")


@pytest.mark.rule("MND-2.1")
@pytest.mark.parametrize("picks", [("o1",), ("o1", "o2")])
def test_what_is_picked_already_is_said_to_be_the_hint(picks: Picks) -> None:
    told = replace(asked(changed(), picks), may_hint=True, hint=Hint(picks, text("sampler-name")))
    (said,) = (one for one in lines_under(told) if one.startswith(BULB))
    assert said == "💡 That is what I would choose."
    found = labels(controls(told))
    assert "fill" not in found  # it would change nothing
    assert found["confirm"].startswith(BULB)
    other = replace(told, selection=("o0",))
    assert labels(controls(other))["fill"] == "Follow the hint"
    assert not labels(controls(other))["confirm"].startswith(BULB)


def test_what_a_payment_comes_to_is_said_once_and_begins_a_line() -> None:
    paying = tuple(replace(one, weight=2) for one in OPTIONS)
    told = replace(asked(changed(options=paying, least_total=2), ("o1",)), why=text("sampler-name"))
    said = progress(told)
    assert said[1:] == [made.TEXTS.get("ui-paid", "en", sum=2, need=2, over=0)]
    other = replace(asked(changed(), ("o1",)), why=text("sampler-clear-none"))
    assert all(one[:1] == one[:1].upper() for one in progress(other))


@pytest.mark.rule("MND-2.1")
def test_a_hint_to_pick_none_of_several_marks_the_button_that_does_so() -> None:
    decision = changed(least=0, none=text("sampler-name"))
    told = replace(asked(decision), may_hint=True, hint=Hint((), text("sampler-name")))
    found = labels(controls(told))
    assert found["confirm"].startswith(BULB)
    assert "fill" not in found
    shown = lines_under(replace(told, was_suggested=True))
    assert len([one for one in shown if "Sampler" in one]) == 1
    assert labels(controls(replace(told, selection=("o1",))))["fill"] == "Follow the hint"


@pytest.mark.rule("MND-2.1")
def test_a_hint_to_pick_nothing_marks_that() -> None:
    decision = changed(most=1, least=0, none=text("sampler-name"))
    told = replace(asked(decision), may_hint=True, hint=Hint(()))
    assert labels(controls(told))["none"].startswith(BULB)


def test_the_order_as_dealt_is_offered_before_the_first_pick_alone() -> None:
    whole = changed(ordered=True, least=3, most=3)
    assert "as-usual" not in labels(controls(asked(whole, ("o1",))))


def test_the_next_part_of_a_turn_says_which_it_is() -> None:
    options = tuple(Option(f"o{n}", text("sampler-number", number=n)) for n in range(10))
    listed = changed(options=options, most=1, steps=True)
    step = replace(asked(listed), step=("o1",))
    said = made.TEXTS.get("sampler-number", "en", number=1)
    assert labels(controls(step))["step"] == f"Next: {said}"
    assert labels(controls(replace(step, step_final=True)))["step"] == said
    assert "fill" not in labels(controls(step))


def test_no_two_buttons_of_a_question_say_the_same() -> None:
    options = tuple(replace(one, on=f"card:{one.id}") for one in OPTIONS[:2])
    turn = asked(changed(options=options, most=1, steps=True), finals=[("o1",)])
    shown = controls(replace(turn, step=("o1",), step_final=True))
    nodes = walk([item.to_component_dict() for item in shown])
    said = [str(one["label"]) for one in nodes if "label" in one]
    assert said[:2] == ["2 · Sampler", "1 · Sampler"]  # the next part of the turn comes first
    assert not [one for one in nodes if str(one.get("custom_id", "")).startswith("step")]


def test_the_only_answer_has_one_button() -> None:
    only = changed(options=OPTIONS[:1], most=1, steps=True)
    step = replace(asked(only), step=("o0",))
    assert [*labels(controls(step))] == ["pick"]
    assert "step" in labels(controls(replace(step, decision=changed(most=1, steps=True))))


@pytest.mark.rule("MND-2.1")
def test_what_is_advised_and_comes_next_has_one_button_with_the_mark() -> None:
    options = tuple(Option(f"o{n}", text("sampler-number", number=n)) for n in range(10))
    listed = replace(asked(changed(options=options, most=1, steps=True)), step=("o1",))
    told = replace(listed, may_hint=True, hint=Hint(("o1",)))
    shown = labels(controls(told))
    assert shown["step"].startswith(f"{BULB}Next: ")
    assert "pick" not in shown
    other = labels(controls(replace(told, hint=Hint(("o2",)))))
    assert not other["step"].startswith(BULB)
    assert other["pick"].startswith(BULB)


@pytest.mark.rule("MND-2.1")
def test_of_an_order_the_picture_marks_what_comes_next_as_the_buttons_do() -> None:
    order, advised = changed(ordered=True, least=3, most=3), ("o2", "o0", "o1")
    for picks, next_up in (((), ("o2",)), (("o2",), ("o0",)), (advised, ()), (("o0",), ())):
        assert marked(order, advised, picks) == next_up
    assert marked(changed(), ("o0", "o1"), ("o0",)) == ("o0", "o1")


@pytest.mark.rule("MND-2.1")
def test_below_a_picture_a_hint_of_several_is_not_called_by_none() -> None:
    why = text("sampler-name")
    none = text("sampler-number", number=0)
    question = changed(least=0, none=none)
    assert hint_text(question, Hint(("o1",), why)) == why
    assert hint_text(question, Hint((), why)) == text("core-why-one", what=none, why=why)
    one = text("core-why-one", what=OPTIONS[1].label, why=none)
    assert hint_text(changed(most=1), Hint(("o1",), none)) == one


@pytest.mark.rule("MND-2.1")
def test_of_several_picks_the_reason_is_a_sentence_of_its_own() -> None:
    why = text("nintendo-leads-attack", coins=11)
    small = made.TEXTS.say(why, EN)
    said = f"{small[0].upper()}{small[1:]}."
    assert small != said
    assert said.removesuffix(".") in progress(replace(asked(MANY, ("o0",)), why=why))
    told = replace(asked(changed()), hint=Hint(("o1",), why))
    assert lines_under(told)[:2] == ["💡 I would choose: Sampler.", said]
    one = lines_under(replace(told, decision=changed(most=1)))
    assert one[0] == f"💡 I would choose: Sampler – {small}."


def lines_of(items: Iterable[Item]) -> list[str]:
    """What the lines of the selects say."""
    return [
        str(line["label"])
        for item in items
        for node in item.to_component_dict().get("components", ())
        for line in node.get("options", ())
    ]


@pytest.mark.rule("MND-2.1")
def test_a_list_of_an_order_marks_what_comes_next() -> None:
    """As its buttons do; nothing once what stands there is not what was advised."""
    options = tuple(Option(f"o{n}", text("sampler-number", number=n)) for n in range(12))
    whole = asked(changed(options=options, ordered=True, least=12, most=12))
    advised = tuple(one.id for one in options[::-1])
    for placed, number in ((0, "11"), (1, "10"), (5, "6")):
        told = replace(whole, selection=advised[:placed], hint=Hint(advised))
        said = [one for one in lines_of(controls(told)) if one.startswith(BULB)]
        assert said == [f"{BULB}number {number}"]
    astray = replace(whole, selection=("o0",), hint=Hint(advised))
    assert not any(one.startswith(BULB) for one in lines_of(controls(astray)))


@pytest.mark.rule("MND-2.1")
def test_a_page_of_options_on_which_something_is_advised_is_marked() -> None:
    options = tuple(Option(f"o{n}", text("sampler-number", number=n)) for n in range(60))
    many = asked(changed(options=options, least=2, most=2))
    told = replace(many, hint=Hint(("o1", "o40")))
    pages = [one.startswith(BULB) for one in lines_of(controls(told))]
    assert pages == [True, True, False]
    half = replace(told, selection=("o1",))
    assert [one.startswith(BULB) for one in lines_of(controls(half))] == [False, True, False]
    assert not any(one.startswith(BULB) for one in lines_of(controls(many)))


@pytest.mark.rule("MND-2.1")
def test_the_next_part_of_a_turn_says_why_once() -> None:
    step = replace(asked(changed(most=1, steps=True)), step=("o1",))
    why = text("nintendo-why-whole")
    said = "*Next* – " + made.TEXTS.say(why, EN).removesuffix(".") + "."
    told = replace(step, step_why=why)
    assert said not in lines_under(step)
    assert lines_under(told).count(said) == 1
    assert said in lines_under(replace(told, hint=Hint(("o0",), why)))  # of another answer
    assert said not in lines_under(replace(told, hint=Hint(("o1",), why)))
    assert said not in lines_under(replace(told, advises=True))
    only = changed(options=OPTIONS[1:2], most=1, steps=True)  # its button says it
    assert said not in lines_under(replace(told, decision=only))
    named = replace(told, step_why=OPTIONS[1].label)  # no more than the button says
    assert lines_under(named) == lines_under(step)


@pytest.mark.rule("MND-7")
def test_where_nothing_is_suggested_no_press_helps() -> None:
    chain = changed(most=1, chain=text("sampler-name"))
    for question in (chain, changed(), changed(ordered=True), changed(most=1)):
        found = asked(question)
        assert {*labels(controls(found))} & {"fill", "rest"}
        bare = labels(controls(replace(found, suggests=False)))
        assert not {"fill", "rest", "hint"} & {*bare}
        assert {*labels(controls(found))} - {*bare} <= {"fill", "rest"}


@pytest.mark.parametrize(
    ("label", "french", "english"),
    [
        (
            text("nintendo-pick-play", card="Mario", coins=3),
            "Suite\u00a0: Jouer Mario (3 pièces)",
            "Next: Play Mario (3 coins)",
        ),
        (
            text("nba-act-sign-all", card="Anthony", cost=5, cards="X"),
            "Suite\u00a0: Acheter Anthony pour 5",
            "Next: Sign Anthony for 5",
        ),
        (
            text("nba-act-buy-all", card="Michigan St.", cost=4, cards="X"),
            "Suite\u00a0: Acheter Michigan St. pour 4",
            "Next: Buy Michigan St. for 4",
        ),
    ],
)
def test_the_next_part_of_a_turn_has_a_verb(label: Text, french: str, english: str) -> None:
    options = (Option("o1", label, brief=text("sampler-number", number=1)), OPTIONS[0])
    step = replace(asked(changed(options=options, most=1, steps=True)), step=("o1",))
    for locale, said in (("fr", french), ("en", english)):
        read = replace(step, reader=replace(step.reader, locale=locale))
        assert labels(controls(read))["step"] == said


def test_where_few_are_left_out_those_are_named() -> None:
    """Of three two are picked: naming the third picks the others, another takes its place."""
    decision = changed(least=2, leaves=True)
    none, third = asked(decision), ("o0", "o1")
    assert not any(label.startswith("✓") for label in _sets(none))
    assert progress(none) == ["Name the one to leave out."]
    assert Toggled("2", wanted=True).picks(decision, ()) == third
    assert [label.startswith("✓") for label in _sets(asked(decision, third))] == [
        False,
        False,
        True,
    ]
    assert progress(asked(decision, third)) == ["Left out: Sampler"]
    assert Toggled("0", wanted=True).picks(decision, third) == ("o1", "o2")
    assert Toggled("2", wanted=False).picks(decision, third) == ()
    listed = changed(options=many(0).options, least=28, most=28, leaves=True)
    picks = Chosen(0, ("3", "4")).picks(listed, ())
    assert named(listed, picks) == ("o3", "o4")
    assert Chosen(1, ()).picks(listed, picks) == picks


def _sets(shown: Asked) -> list[str]:
    nodes = walk(Page(controls(shown)).view().to_components())
    return [node["label"] for node in nodes if node.get("custom_id", "").startswith("set:")]


def changed(**changes: Any) -> Decision:
    """The question, but for some of it."""
    kept = {name: getattr(MANY, name) for name in MANY.__struct_fields__}
    return Decision(**{**kept, **changes})


def test_a_secret_answer_that_counts_at_once_says_so() -> None:
    """(sealed, final) -> what is said above the controls."""
    picked = ("o0",)
    for sealed, finals, said in (
        (False, (), []),
        (True, (), ["ui-sealed"]),
        (False, (picked,), ["ui-final-confirm"]),
        (True, (picked,), ["ui-final-sealed"]),
    ):
        found = warnings(asked(changed(sealed=sealed), picked, finals))
        assert found == [made.TEXTS.get(one, "en") for one in said], (sealed, finals)


def many(groups: int, options: int = 30) -> Decision:
    """One of many, in so many groups (0: in none)."""
    return changed(
        most=1,
        options=tuple(
            Option(
                f"o{at}",
                text("sampler-number", number=at),
                group=text("sampler-number", number=f"{at % groups} of them") if groups else None,
            )
            for at in range(options)
        ),
    )


def placeholders(shown: Asked) -> list[str]:
    """What the selects of a question say before anything is chosen."""
    nodes = walk(Page(controls(shown)).view().to_components())
    return [node["placeholder"] for node in nodes if node["type"] == 3]


def choices(shown: Asked) -> list[tuple[str, str | None]]:
    """The lines of the select of a question, and what is said below them."""
    nodes = walk(Page(controls(shown)).view().to_components())
    (found,) = [node["options"] for node in nodes if node["type"] == 3]
    return [(one["label"], one.get("description")) for one in found]


def test_many_options_are_chosen_in_two_steps_and_there_is_a_way_back() -> None:
    closed = asked(many(0))
    assert placeholders(closed) == ["Choose a group"]
    assert choices(closed) == [("1–25", "25 to choose from"), ("26–30", "5 to choose from")]
    assert "page" not in labels(controls(closed))
    opened = replace(closed, page=1)
    assert placeholders(opened) == ["26–30"]
    assert labels(controls(opened))["page"] == "Back"
    few = asked(many(0, 12))
    assert placeholders(few) == ["Choose"]
    assert choices(few)[0] == ("number 0", None)


def test_options_of_a_kind_stand_in_one_group_that_is_called_so() -> None:
    closed = asked(many(2))
    assert [name for name, _ in choices(closed)] == ["number 0 of them", "number 1 of them"]
    opened = replace(closed, page=1)
    assert placeholders(opened) == ["number 1 of them"]
    assert choices(opened)[0] == ("number 1", "number 1 of them")


def test_an_empty_answer_that_the_game_does_not_name_goes_on() -> None:
    shown = asked(changed(most=1, least=0))
    assert labels(controls(shown))["none"] == "Nothing: go on"


def test_what_is_picked_so_far_is_said() -> None:
    said = text("sampler-number", number=7)
    decision = changed(options=(Option("o0", said), *OPTIONS[1:]), most=2)
    assert progress(asked(decision, ("o0",))) == ["Picked: number 7"]
    assert progress(asked(decision)) != ["Picked: "]


def test_what_is_picked_is_said_by_the_name_that_tells_it_apart() -> None:
    long, brief = text("sampler-number", number=70), text("sampler-number", number=7)
    decision = changed(options=(Option("o0", long, brief=brief), *OPTIONS[1:]), most=2)
    assert progress(asked(decision, ("o0",))) == ["Picked: number 7"]
    same = (
        Option("o0", long, brief=brief),
        msgspec.structs.replace(OPTIONS[1], brief=brief),
        *OPTIONS[2:],
    )
    assert progress(asked(changed(options=same, most=2), ("o0",))) == ["Picked: number 70"]


def test_an_order_is_said_as_a_sentence() -> None:
    named = tuple(Option(f"o{n}", text("sampler-number", number=n)) for n in range(3))
    several = changed(options=named, most=3, ordered=True)
    assert progress(asked(several, ("o2",))) == ["Picked: number 2"]
    said = "In this order: number 2, then number 0, then number 1"
    assert progress(asked(several, ("o2", "o0", "o1"))) == [said]


def test_a_table_says_whether_it_waits_for_its_reader_and_a_spectator_may_follow() -> None:
    match, happened = next(made.positions(made.GAMES["sampler"], 2, 1))
    names = made.NAMES["plain"]
    mine = replace(made.table(match, happened, 0, names), note=None)
    assert mine.question is not None
    mine = replace(mine, public=replace(mine.public, paused_at=None))
    waiting = replace(mine, question=None)
    for shown, there, absent in (
        (mine, "ui-status-turn", "ui-status-waiting"),
        (waiting, "ui-status-waiting", "ui-status-turn"),
    ):
        said = "\n".join(texts_of(table_page(made.screen(shown, "en"), None).items))
        assert made.TEXTS.get(there, "en") in said
        assert made.TEXTS.get(absent, "en") not in said
    spectator = made.table(match, happened, None, names)
    for follows, said in ((False, "Follow"), (True, "Stop following")):
        page = table_page(made.screen(replace(spectator, follows=follows), "en"), None)
        assert labels(page.items)["watch"] == said


def texts_of(items: Iterable[Item]) -> list[str]:
    found: list[str] = []

    def look(node: dict[str, Any]) -> None:
        found.append(str(node.get("content", "")))
        for inner in node.get("components", ()):
            look(inner)

    for item in items:
        look(item.to_component_dict())
    return found
