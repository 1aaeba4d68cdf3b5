"""One changed byte of an exported match is caught, and its part is named."""

import copy
import json
import subprocess
import sys

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import verify as door
from games.core.data import cards
from games.core.data.codec import decode, encode
from games.core.decision import random_picks
from games.core.info import Start
from games.core.match.export import LARGEST, Export, export, verify
from games.core.match.match import Match
from games.core.match.moves import Answered, Conceded, Move, TookBack, Undid
from games.core.streams import Keys, Streams, derived, match_key
from games.registry import load
from tests.engine.sampler import GAME

SEED, WORDS = bytes(range(32)), ("Ana", "à bientôt")
GAMES = {"sampler": GAME}


def played(keys: Keys) -> tuple[Match, list[Move]]:
    """A match of four with every kind of move in it."""
    faces = GAME.rules().cards.charm_faces()
    brought = tuple(tuple(faces[3 * seat : 3 * seat + 3]) for seat in range(4))
    start = Start(4, {"rounds": "1", "partners": "yes"}, brought)
    match = Match.begin(GAME.rules(), start, keys)[0]
    rng, moves = Streams(b"moves"), []

    def make(move: Move) -> None:
        match.play(move)
        moves.append(move)

    while match.result is None:
        seat = match.asked[-1]
        question = match.questions[seat]
        make(Answered(seat, question.id, random_picks(question, rng, "picks"), "ai"))
        kinds = [type(move) for move in moves]
        if match.can_take_back(seat) and TookBack not in kinds:
            make(TookBack(seat))
        elif match.can_undo(seat) and Undid not in kinds:
            make(Undid(seat))
        elif len(moves) == 15:
            make(Conceded(1))
    assert {type(move) for move in moves} == {Answered, TookBack, Undid, Conceded}
    return match, moves


MATCH, MOVES = played(Keys.of(match_key(SEED, WORDS)))
FILE = export(MATCH.rules, GAME.cards, MATCH.start, SEED, WORDS, MOVES, MATCH.result)


DEEP = (  # a text within a text within a text
    b'[{"facts":[' + b'{"args":{"a":{"type":"text","args":{"a":' * 9000
)


def place(kind: str) -> int:
    return next(
        at for at, link in enumerate(json.loads(FILE)["links"]) if link["move"]["type"] == kind
    )


def changed(change, data: bytes = FILE) -> bytes:
    """Return the file after a change of its data, written as we write."""
    plain = json.loads(data)
    change(plain)
    return encode(decode(json.dumps(plain).encode(), Export))


def test_an_exported_match_holds() -> None:
    verdict = verify(FILE, GAMES)
    assert verdict.part is None
    assert verdict.said.id == "core-verify-holds"
    found = decode(FILE, Export)
    assert verdict.said.args == {
        "moves": len(MOVES),
        "commitment": found.commitment,  # whole: they are compared with what was noted before
        "head": found.head,
    }
    assert found.head == MATCH.head


def other(digits: str) -> str:
    return ("1" if digits[0] == "0" else "0") + digits[1:]


def at(*path):
    """Change one hex digit, letter or number at a path."""

    def change(plain) -> None:
        *way, last = path
        for step in way:
            plain = plain[step]
        value = plain[last]
        plain[last] = value + 1 if isinstance(value, int) else other(value)

    return change


def swapped(plain) -> None:
    plain["links"][2], plain["links"][3] = plain["links"][3], plain["links"][2]


def swapped_moves(plain) -> None:
    one, two = plain["links"][2], plain["links"][3]
    one["move"], two["move"] = two["move"], one["move"]


def dropped(plain) -> None:
    del plain["links"][-1]


def lost_in_the_middle(plain) -> None:
    del plain["links"][4]


def other_option(plain) -> None:
    plain["start"]["options"]["rounds"] = "2"


def other_charm(plain) -> None:
    plain["start"]["brought"][0][0] = "charm-30"


def other_winner(plain) -> None:
    plain["result"][0]["score"] += 1


def by_a_person(plain) -> None:
    plain["links"][0]["move"]["by"] = "clock"


@pytest.mark.parametrize(
    ("change", "part", "step"),
    [
        (at("seed"), "seed", 0),
        (at("commitment"), "seed", 0),
        (at("words", 0), "words", 0),
        (lambda plain: plain["words"].reverse(), "words", 0),
        (lambda plain: plain["words"].pop(), "words", 0),
        (at("deals"), "deals", 0),
        (at("own"), "own", 0),
        (lambda plain: plain.update(own="x"), "own", 0),
        (lambda plain: plain.pop("own"), "file", 0),
        (lambda plain: plain.pop("deals"), "file", 0),
        (other_option, "options", 0),
        (other_charm, "options", 0),
        (at("version"), "version", 0),
        (lambda plain: plain.update(game="chess"), "game", 0),
        (at("cards"), "cards", 0),
        (at("cards_hash"), "cards", 0),
        (at("salt"), "salt", 0),
        (at("first"), "head", 0),
        (at("head"), "head", 0),
        (at("links", 3, "salt"), "salt", 4),
        (at("links", 3, "head"), "head", 4),
        (at("links", -1, "head"), "head", len(MOVES)),
        (at("links", 0, "move", "seat"), "move", 1),
        (at("links", 0, "move", "question"), "move", 1),
        (at("links", 0, "move", "picks", 0), "move", 1),
        (by_a_person, "move", 1),
        (at("links", place("take-back"), "move", "seat"), "move", place("take-back") + 1),
        (at("links", place("undo"), "move", "seat"), "move", place("undo") + 1),
        (at("links", place("concede"), "move", "seat"), "move", place("concede") + 1),
        (at("links", -1, "move", "seat"), "move", len(MOVES)),
        (swapped, "order", 3),
        (swapped_moves, "order", 3),
        (dropped, "head", 0),
        (lost_in_the_middle, "order", 5),
        (other_winner, "result", 0),
        (lambda plain: plain.update(result=None), "result", 0),
    ],
)
def test_what_was_changed_is_named(change, part: str, step: int) -> None:
    verdict = verify(changed(change), GAMES)
    assert (verdict.part, verdict.step) == (part, step)
    assert verdict.said.id == f"core-verify-{part}"


def test_moves_that_do_not_fit_the_rules_are_named() -> None:
    """Whoever has the seed can write a chain that fits; the rules say no."""
    wrong = [MOVES[0], MOVES[0], *MOVES[1:]]
    data = export(MATCH.rules, GAME.cards, MATCH.start, SEED, WORDS, wrong, MATCH.result)
    assert verify(data, GAMES).part == "rule"
    assert verify(data, GAMES).step == 2


def test_a_table_that_was_dealt_as_others_holds() -> None:
    """It names its own key; whoever gives it another one is found out."""
    own = derived(SEED, "this table")
    match, moves = played(Keys(match_key(SEED, WORDS), own))
    data = export(match.rules, GAME.cards, match.start, SEED, WORDS, moves, match.result, own)
    assert verify(data, GAMES).part is None
    assert match.state == MATCH.state
    assert (decode(data, Export).head, decode(FILE, Export).head) == (match.head, MATCH.head)
    assert match.head != MATCH.head
    for change, part in ((at("own"), "own"), (at("deals"), "deals"), (at("seed"), "seed")):
        assert verify(changed(change, data), GAMES).part == part


def test_a_file_from_before_there_were_two_keys_holds() -> None:
    def older(plain) -> None:
        del plain["deals"], plain["own"]

    assert verify(changed(older), GAMES).part is None
    for change, part in ((at("words", 0), "words"), (at("links", 3, "salt"), "salt")):
        assert verify(changed(change, changed(older)), GAMES).part == part


def test_a_later_release_may_tell_a_place_in_other_words() -> None:
    """What is compared of a result are places, seats and scores, not the figures told with them."""

    def reworded(plain) -> None:
        plain["result"][0]["facts"] = []

    assert json.loads(FILE)["result"][0]["facts"]
    assert verify(changed(reworded), GAMES).part is None


def test_an_agreed_end_has_no_result() -> None:
    data = export(MATCH.rules, GAME.cards, MATCH.start, SEED, WORDS, MOVES[:5], None)
    assert verify(data, GAMES).part is None


def test_a_game_that_is_not_known_here_is_named() -> None:
    assert verify(FILE, {}).part == "game"


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"\xff", FILE[:-1], FILE + b"x", b"[" * 5000])
def test_anything_else_is_no_such_file(data: bytes) -> None:
    assert verify(data, GAMES).part == "file"


def test_a_file_larger_than_any_match_is_not_read() -> None:
    assert verify(FILE + b" " * LARGEST, GAMES).part == "large"


@pytest.mark.parametrize(
    "data", [b'{"cards":' + b"[" * 99_999, b'{"result":' + DEEP, b"[" * 99_999]
)
def test_depth_is_no_way_out(data: bytes) -> None:
    assert verify(data, GAMES).part == "file"


def test_digits_that_are_whole_bytes_only_together_are_wrong() -> None:
    def cut(plain) -> None:
        plain["first"] = plain["first"][:-1]
        plain["links"][0]["salt"] += "0"

    assert verify(changed(cut), GAMES).part == "head"


def test_cards_are_known_by_their_hash_before_anybody_parses_them(monkeypatch) -> None:
    strange = with_cards("a." * 8000 + "a = 1")
    monkeypatch.setattr(cards, "excess", lambda _: pytest.fail("it was looked at"))
    assert verify(strange, GAMES, known=[GAME.cards_hash]).part == "unknown"
    monkeypatch.undo()
    assert verify(FILE, GAMES, known=[GAME.cards_hash]).part is None
    assert verify(FILE, GAMES, known=[]).part == "unknown"


@pytest.mark.parametrize("strange", ["a." * 8000 + "a = 1", "x = " + "[" * 9000, "", "[[charm]]\n"])
def test_cards_that_cannot_be_read_are_named(strange: str) -> None:
    """Offline those of anybody are parsed."""
    assert verify(with_cards(strange), GAMES).part == "unreadable"


def with_cards(strange: str) -> bytes:
    """A file that holds but for its cards."""
    return export(MATCH.rules, strange.encode(), MATCH.start, SEED, WORDS, MOVES, MATCH.result)


NUMBERS = st.sampled_from([-(2**63), -1, 0, 1, 2, 5, 10**6, 2**63, 2**64 - 1])
WORD = st.sampled_from(["", "0", "x", "é", "\0", "rounds", "partners", "yes", "1", "a" * 4000])
SIGNED = st.builds(
    lambda version, seats, options, brought, moves, words: (
        version,
        Start(seats, options, brought),
        moves,
        words,
    ),
    NUMBERS,
    NUMBERS,
    st.dictionaries(WORD, WORD, max_size=3),
    st.lists(st.lists(WORD, max_size=3).map(tuple), max_size=5).map(tuple),
    st.lists(
        st.one_of(
            st.builds(Answered, NUMBERS, WORD, st.lists(WORD, max_size=3).map(tuple)),
            st.builds(TookBack, NUMBERS),
            st.builds(Undid, NUMBERS),
            st.builds(Conceded, NUMBERS),
            st.sampled_from(MOVES),
        ),
        max_size=4,
    ),
    st.lists(WORD, max_size=2),
)


@pytest.mark.slow
@given(SIGNED)
def test_whoever_writes_a_chain_that_fits_gets_a_verdict(signed) -> None:
    version, start, moves, words = signed
    rules = GAME.make(GAME.cards, GAME.info.version)
    rules.info = msgspec.structs.replace(GAME.info, version=version)
    data = export(rules, GAME.cards, start, SEED, words, moves, None)
    assert verify(data, GAMES).part in {None, "rule"}


ODDITIES = st.one_of(
    st.none(),
    st.integers(-(2**70), 2**70),
    st.text(max_size=5),
    st.sampled_from(["0", "ab", "g", "A" * 64, "\ud800", 1e300, [], {}, [[]], True]),
)


@pytest.mark.slow
@settings(max_examples=300)
@given(st.data())
def test_whatever_stands_anywhere_there_is_a_verdict(draw) -> None:
    plain = json.loads(FILE)
    assert written(plain) == FILE
    for _ in range(draw.draw(st.integers(0, 3))):
        place = plain
        while isinstance(place, dict | list) and place:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            key = draw.draw(st.sampled_from(keys))
            if not isinstance(place[key], dict | list) or draw.draw(st.booleans()):
                place[key] = copy.deepcopy(draw.draw(ODDITIES))
                break
            place = place[key]
    data = written(plain)
    if verify(data, GAMES).part is None:
        assert data == FILE or changed_words(data)
    else:
        assert data != FILE


def written(plain) -> bytes:
    """As the product writes it, also what it never holds: half characters, numbers too large."""
    said = json.dumps(plain, separators=(",", ":"), ensure_ascii=False)
    return said.encode(errors="surrogatepass")


@settings(max_examples=150)
@given(st.integers(0, len(FILE) - 1), st.integers(1, 255))
def test_no_byte_can_be_changed(at_byte: int, by: int) -> None:
    data = bytearray(FILE)
    data[at_byte] ^= by
    assert changed_words(bytes(data)) or verify(bytes(data), GAMES).part is not None


def changed_words(data: bytes) -> bool:
    """Whether a file differs in the words of its result alone, which each release tells anew."""
    try:
        here, whole = json.loads(data), json.loads(FILE)
        for one in (*here["result"], *whole["result"]):
            one["facts"] = []
    except (ValueError, LookupError, TypeError):
        return False
    return here == whole


def test_changed_words_of_a_result_are_no_other_result() -> None:
    data = FILE.replace(b"sampler-fact", b"sampler-feat")
    assert data != FILE
    assert changed_words(data)
    assert verify(data, GAMES).part is None
    assert not changed_words(FILE.replace(b'"place":1', b'"place":2'))


@pytest.mark.long
def test_no_single_byte_can_be_changed_anywhere() -> None:
    for at_byte in range(len(FILE)):
        data = bytearray(FILE)
        data[at_byte] ^= 1
        held = verify(bytes(data), GAMES).part is None
        assert changed_words(bytes(data)) or not held, at_byte


def test_the_command_says_it_in_one_sentence(tmp_path, capsys, monkeypatch) -> None:
    monkeypatch.setattr(door, "load", lambda: GAMES)
    file = tmp_path / "match.json"
    file.write_bytes(FILE)
    assert door.main([str(file)]) == 0
    assert capsys.readouterr().out.startswith("match.json holds: ")
    file.write_bytes(changed(at("seed")))
    assert door.main([str(file)]) == 1
    assert "the seed is not the one that was promised" in capsys.readouterr().out
    assert door.main([str(tmp_path / "none.json")]) == 2


GIVES_UP = """
import sys
from games import verify
from games.checker.limits import limit
from tests.play.proof import hostile
from tests.engine.sampler import GAME
limit(1, 1 << 29)
verify.load = lambda: {"sampler": hostile.ruled(GAME, getattr(hostile, sys.argv[1]))}
sys.exit(verify.main([sys.argv[2]]))
"""


@pytest.mark.slow
@pytest.mark.parametrize("make", ["never_ends", "takes_all_memory"])
def test_the_command_gives_up_what_takes_too_much(make: str, tmp_path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(FILE)
    done = run("-c", GIVES_UP, make, str(file))
    assert done.stdout.startswith("match.json was given up: ")
    assert (done.returncode, done.stderr) == (1, "")


LATE = """
import signal
import sys
from games import verify
from games.checker.limits import limit
limit(60, 1 << 30)
verify.main(sys.argv[1:])
signal.raise_signal(signal.SIGXCPU)
"""


@pytest.mark.slow
def test_the_command_is_not_given_up_once_it_has_said_what_it_found(tmp_path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(FILE)
    done = run("-c", LATE, str(file))
    assert done.stdout.startswith("match.json ")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow
@pytest.mark.parametrize("strange", ["a." * 200_000 + "a = 1", "x = " + "[" * 9000])
def test_the_command_says_what_is_wrong_with_cards_of_strangers(strange: str, tmp_path) -> None:
    file = tmp_path / "match.json"
    nba = load()["nba"]
    file.write_bytes(export(nba.rules(), strange.encode(), Start(2), SEED, (), (), None))
    done = run("-m", "games.verify", str(file))
    assert done.stdout.startswith("match.json does not hold: the cards in it cannot be read")
    assert (done.returncode, done.stderr) == (1, "")


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *args], capture_output=True, text=True, check=False)
