"""What cannot be taken back or undone says so, on buttons, in lists and in words.

That it is known to be so beforehand is checked by the driver, at every answer of random play.
"""

import pytest
from msgspec.structs import replace

from cogs.question.asked import TICK, Asked, all_final, explained, warnings
from cogs.question.controls import controls, lines_under
from cogs.ui.limits import walk
from cogs.ui.page import LONG, SHORT, Page
from games.core.decision import Confirm, Decision, Option, Picks, is_legal, several
from games.core.match.match import Match
from games.core.streams import Streams
from games.core.text import Text, text
from locales import Reader
from locales.texts import Locale
from tests.cogs import made
from tests.cogs.fit.test_tables_fit import SIZES

PLAIN, FINAL = 1, 3  # styles of buttons: blue for what can be taken back, green for what counts
SAID = {"en": "ounts at once", "fr": "ompte aussitôt"}


def number(at: int, more: str = "") -> Text:
    return text("sampler-number", number=f"{at}{more}")


def asked(decision: Decision, *finals: Picks, picked: Picks = (), locale: Locale = "en") -> Asked:
    reader = Reader(locale, 0, made.PLAIN, {})
    return Asked(made.MATCH, decision, picked, None, made.TEXTS, reader, finals=frozenset(finals))


def question(*options: Option, **shape: object) -> Decision:
    return Decision("sampler.buy", "SAM-4.1", text("sampler-buy-prompt"), options, "x", **shape)


def parts(shown: Asked, *verbs: str) -> list[dict]:
    nodes = walk(Page(controls(shown)).view().to_components())
    return [one for one in nodes if str(one.get("custom_id", "")).partition(":")[0] in verbs]


def test_a_button_that_cannot_be_undone_looks_and_reads_otherwise() -> None:
    decision = question(Option("a", number(1)), Option("b", number(2)))
    shown = asked(decision, ("b",))
    assert [one["style"] for one in parts(shown, "pick")] == [PLAIN, FINAL]
    assert warnings(shown) == ["Counts at once: number 2."]
    assert warnings(asked(decision, ("a",), ("b",))) == ["Your answer counts at once."]
    assert warnings(asked(decision)) == []


def test_so_does_choosing_nothing() -> None:
    none = text("sampler-swap-none")
    decision = question(Option("a", number(1)), least=0, none=none)
    (button,) = parts(asked(decision, ()), "none")
    assert button["style"] == FINAL
    assert warnings(asked(decision, ())) == ["Counts at once: Keep all."]
    (button,) = parts(asked(decision, ("a",)), "none")
    assert button["style"] != FINAL


def test_green_is_whatever_counts_at_once() -> None:
    """Where no option can be undone all are green, and one line says so for all."""
    options = (Option("a", number(1)), Option("b", number(2)))
    styles = [
        [one["style"] for one in parts(asked(question(*offered), *finals), "pick")]
        for offered, finals in (
            (options, [("a",)]),
            (options, [("a",), ("b",)]),
            (options[:1], [("a",)]),
        )
    ]
    assert styles == [[FINAL, PLAIN], [FINAL, FINAL], [FINAL]]


def test_a_line_of_a_list_says_it_too() -> None:
    does = text("sampler-too-dear", need=6)
    options = [Option(str(at), number(at), group=does if at else None) for at in range(10)]
    shown = asked(question(*options), ("0",), ("1",))
    (select,) = parts(shown, "choose")
    said = [one.get("description") for one in select["options"]]
    plain = made.TEXTS.get("sampler-too-dear", "en", need=6)
    assert said[:3] == ["counts at once", f"counts at once · {plain}", plain]


def test_confirm_names_what_it_does_and_whether_that_can_be_undone() -> None:
    whole = Confirm(number(9, "{all}"), final=True, given=("a", "b"))
    means = (whole, Confirm(text("sampler-confirm")))
    decision = question(Option("a", number(1)), Option("b", number(2)), most=2, confirm=means)
    for picked, label, style in (
        ((), "Confirm", PLAIN),
        (("a",), "Pick these 1", PLAIN),
        (("a", "b"), "number 9{all}", FINAL),
    ):
        shown = asked(decision, ("a", "b"), picked=picked)
        (confirm,) = parts(shown, "confirm")
        assert (confirm["label"], confirm["style"]) == (label, style)
        assert warnings(shown) == (["Your answer counts at once."] if style == FINAL else [])


def test_a_sealed_answer_says_until_when_it_can_be_changed() -> None:
    decision = question(Option("a", number(1)), sealed=True)
    assert "you can change it" in warnings(asked(decision))[0]
    assert warnings(asked(decision, ("a",))) == ["Yours is the last answer: it counts at once."]


def test_buttons_say_above_them_what_lists_do() -> None:
    """Whole names, and what each option does; the same of several together."""
    does = text("sampler-too-dear", need=6)
    options = (
        Option("a", number(1, "x" * 20), brief=number(1)),
        Option("b", number(2), group=does),
        Option("c", number(3), group=does),
        Option("d", number(4)),
    )
    shown = asked(question(*options))
    assert shown.faces == ("number 1", "number 2", "number 3", "number 4")
    plain = made.TEXTS.get("sampler-too-dear", "en", need=6)
    assert explained(shown) == [
        f"number 1{'x' * 20}",
        f"number 2; number 3 – in each case: {plain}",
    ]


def test_long_names_that_do_the_same_have_a_line_each() -> None:
    does = text("sampler-too-dear", need=6)
    options = [
        Option(str(at), number(at, "x" * 40), brief=number(at), group=does) for at in range(1, 4)
    ]
    shown = asked(question(*options))
    plain = made.TEXTS.get("sampler-too-dear", "en", need=6)
    names = [f"number {at}{'x' * 40}" for at in range(1, 4)]
    assert explained(shown) == [*names, f"In each case: {plain}"]


def test_a_suggestion_of_nothing_says_so() -> None:
    none = text("sampler-clear-none")
    decision = question(Option("a", number(1)), Option("b", number(2)), least=0, most=2, none=none)
    shown = replace(asked(decision), was_suggested=True)
    assert lines_under(shown)[0] == "Suggestion: Keep all. Press its button to play it."
    assert not lines_under(asked(decision))
    assert "Suggestion" not in "".join(lines_under(replace(shown, selection=("a",))))


@pytest.mark.parametrize(
    ("locale", "how"),
    [("en", "Press its button to play it."), ("fr", "Appuie sur son bouton pour la jouer.")],
)
def test_a_suggestion_that_is_ticked_says_how_to_play_it(locale: Locale, how: str) -> None:
    decision = question(Option("a", number(1)), Option("b", number(2)), least=1, most=1)
    shown = asked(decision, picked=("a",))
    (line, *_) = lines_under(replace(shown, reader=replace(shown.reader, locale=locale)))
    assert line.endswith(how)
    assert "Suggestion" in line


def test_short_names_that_tell_nothing_apart_are_not_used() -> None:
    long = [number(at, "x" * 20) for at in (1, 2, 3)]
    alike = question(*(Option(str(at), one, brief=number(7)) for at, one in enumerate(long)))
    assert asked(alike).faces is None
    apart = question(*(Option(str(at), one, brief=number(at)) for at, one in enumerate(long)))
    assert asked(apart).faces == ("number 0", "number 1", "number 2")
    same = question(*(Option(str(at), number(5)) for at in range(2)))
    assert asked(same).faces == ("number 5", "number 5")
    assert asked(question(*alike.options[:2])).faces == tuple(
        f"number {at}{'x' * 20}" for at in (1, 2)
    )


def is_given(shown: Asked, match: Match, seat: int, picks: Picks) -> bool:
    """Whether one press gives this answer for good; the end of a chain is picked before."""
    picked_first = bool(shown.decision.chain) and match.ends_chain(seat, picks)
    return match.is_final(seat, picks) and not picked_first


def is_told(shown: Asked, match: Match, seat: int) -> int:
    """What the controls of a question say of what is final is so; how much of it there is."""
    decision, said = shown.decision, " ".join(warnings(shown))
    reads = SAID[shown.reader.locale] in said
    if several(decision) or shown.ends:
        picks = shown.selection
        final = is_legal(decision, picks) and match.is_final(seat, picks)
        (confirm,) = parts(shown, "confirm")
        assert (confirm["style"] == FINAL) == reads == final
        assert confirm["label"] != made.TEXTS.get("ui-confirm", shown.reader.locale) or confirm.get(
            "disabled"
        )
        return final
    final = [is_given(shown, match, seat, (option.id,)) for option in decision.options]
    for button in parts(shown, "pick"):
        at = int(button["custom_id"].split(":")[3])
        assert (button["style"] == FINAL) == final[at]
        assert reads or not final[at] or shown.faces is None  # each line of a list says it
    for select in parts(shown, "choose"):
        for one in select["options"]:
            told = SAID[shown.reader.locale] in one.get("description", "")
            assert told == (final[int(one["value"])] and not all_final(shown))
    for button in parts(shown, "none"):
        assert (button["style"] == FINAL) == is_given(shown, match, seat, ())
        assert reads or button["style"] != FINAL
    return any(final)


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_every_question_of_a_match_tells_what_is_final(
    key: str, seats: int, locale: Locale
) -> None:
    rng, seen = Streams(b"finals"), 0
    for match, happened in made.positions(made.GAMES[key], seats, 10, 3):
        for seat in match.asked:
            decision = match.questions[seat]
            for picked in (None, *made.selections(decision, rng)):
                table = made.table(match, happened, seat, made.PLAIN, picked)
                shown = replace(
                    asked(decision, picked=picked or ()),
                    reader=Reader(locale, seat, made.PLAIN, table.public.names),
                    finals=table.selection.finals,
                    ends=table.selection.ends,
                    page=0,
                )
                seen += is_told(shown, match, seat)
    assert seen


def test_a_sealed_question_says_the_same_from_the_first_pick_to_the_last() -> None:
    """That an answer counts at once is not first said when it is complete."""
    seen = 0
    for key, seats in SIZES:
        for match, happened in made.positions(made.GAMES[key], seats, 10, 3):
            for seat in match.asked:
                decision = match.questions[seat]
                if not (decision.sealed and several(decision)) or is_legal(decision, ()):
                    continue
                whole = match.rules.default(match.view(seat), decision)
                said = set[str]()
                for picked in (whole[:at] for at in range(len(whole) + 1)):
                    table = made.table(match, happened, seat, made.PLAIN, picked)
                    chosen = table.selection
                    shown = asked(decision, *chosen.finals, picked=picked)
                    shown = replace(shown, closes=chosen.closes, ends=chosen.ends)
                    said.update(warnings(shown))
                assert len(said) == 1, (key, decision.kind, said)
                seen += any(SAID["en"] in one for one in said)
    assert seen


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_no_label_of_a_button_is_too_long_or_cut(key: str, seats: int, locale: Locale) -> None:
    rng = Streams(b"labels")
    for match, happened in made.positions(made.GAMES[key], seats, 6, 2):
        for seat in match.asked:
            decision = match.questions[seat]
            for picked in made.selections(decision, rng):
                table = made.table(match, happened, seat, made.PLAIN, picked)
                reader = Reader(locale, seat, made.PLAIN, table.public.names)
                shown = replace(
                    asked(decision, picked=picked),
                    reader=reader,
                    finals=table.selection.finals,
                    ends=table.selection.ends,
                )
                # two options are buttons whatever they are called; so is what a list has picked
                wide = len(decision.options) <= 2 or shown.faces is None
                for button in parts(shown, "pick", "set", "next", "fill", "clear", "page"):
                    said = button["label"].removeprefix(TICK)
                    assert len(said) <= (LONG if wide else SHORT)
                    assert "…" not in button["label"]
                for button in parts(shown, "confirm", "none"):
                    assert len(button["label"]) <= LONG
                    assert "…" not in button["label"]
