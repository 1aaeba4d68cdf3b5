"""What is recorded of a game, written again after its cards have changed."""

from argparse import Namespace
from pathlib import Path

from games.testing.record import _recorded
from games.testing.records import Records
from tests.engine.sampler import GAME
from tests.games.others import other

FACTS = Namespace(words="Ana Bao", seed="0", options="", seats=2, concede_at=-1)


def test_a_card_file_that_no_transcript_names_is_deleted(tmp_path: Path) -> None:
    records, before = Records(tmp_path), other(GAME.info.key)
    kept = tmp_path / "transcripts" / "cards"

    def cards() -> set[str]:
        return {path.stem for path in kept.iterdir()}

    _recorded(records, before, Namespace(name="one", **vars(FACTS)))
    _recorded(records, before, Namespace(name="two", **vars(FACTS)))
    assert cards() == {before.cards_hash}
    _recorded(records, GAME, Namespace(name="one", **vars(FACTS)))
    assert cards() == {before.cards_hash, GAME.cards_hash}
    _recorded(records, GAME, Namespace(name="two", **vars(FACTS)))
    assert cards() == {GAME.cards_hash}
