"""The command line of the driver: what it prints and what it exits with (docs/simulate.md)."""

import pytest
from msgspec.structs import replace

from games import simulate
from games.core.info import Start
from games.core.view import Standing
from games.driver import figures, judged
from games.driver.coverage import Coverage, reasons, shortened, unexplained
from games.driver.run import Judged, Played
from tests.engine import sampler
from tests.engine.driver import plants
from tests.engine.sampler import GAME, read

SAMPLER = "tests.engine.sampler:GAME"


def timeless(said: str) -> list[str]:
    """The lines of a run without those that depend on how fast the machine is."""
    timed = ("decisions/s", "time a decision")
    return [line for line in said.splitlines() if not any(one in line for one in timed)]


def test_who_stands_better_is_held_against_who_ends_better(capsys) -> None:
    line = ["firstdeck", "--matches", "6", "--seats", "2", "--ai", "sensible", "--judge"]
    assert simulate.main(line) == 0
    out = capsys.readouterr().out
    (said,) = (one for one in out.splitlines() if "better ends better" in one)
    assert said.count(" % of ") == 4
    assert "time a decision    sensible: " in out


def test_a_judgement_counts_where_two_end_apart() -> None:
    rows = (Standing(1, (0,), 3), Standing(2, (1,), 1), Standing(2, (2,), 1))
    seen = (Judged(0, 0, (5, 1, 5)), Judged(1, 1, (0, 1, 0)), Judged(3, 2, (9, 0, 0)))
    match = Played(3, ("sensible",) * 3, (2, 1, 1), rows, conceded=False, judged=seen)
    (said,) = judged.lines([match])
    assert said.split() == [
        *("better", "ends", "better"),
        *("75", "%", "of", "2", "0", "%", "of", "1", "-", "100", "%", "of", "1"),
    ]
    assert judged.lines([]) == []


def test_a_run_without_fault_prints_its_figures(capsys) -> None:
    line = [SAMPLER, "--matches", "4", "--seats", "2-3", "--seed", "x", "--check"]
    assert simulate.main(line) == 0
    out = capsys.readouterr().out
    assert "sampler: 4 matches" in out
    assert "2 seats: 2 matches" in out
    assert "3 seats: 2 matches" in out
    assert "wins by seat" in out
    assert "decisions/s" in out


def test_the_same_line_plays_the_same_matches(capsys) -> None:
    line = [SAMPLER, "--matches", "3", "--seats", "2", "--ai", "sensible,random"]
    outputs = []
    for _ in range(2):
        assert simulate.main(line) == 0
        outputs.append(timeless(capsys.readouterr().out))
    assert outputs[0] == outputs[1]
    assert any("wins by player" in one for one in outputs[0])


def test_duplicates_play_each_deal_from_both_seats(capsys, tmp_path) -> None:
    former = tmp_path / "former.py"
    former.write_text("from tests.engine.sampler.heuristic import SensiblePlayer\n")
    line = [SAMPLER, "--matches", "6", "--seats", "2", "--duplicate", "--ai"]
    assert simulate.main([*line, f"sensible,{former}"]) == 0
    out = capsys.readouterr().out
    assert "sensible against the others over 3 deals:" in out
    assert "wins ahead         +0.0 % ± 0.0" in out  # the same player, the same cards
    assert "score ahead        +0.00 ± 0.00" in out
    assert simulate.main([*line, "sensible,random"]) == 0
    assert "score ahead        +0.00 ± 0.00" not in capsys.readouterr().out


def test_several_processes_play_the_same_matches_without_checks(capsys) -> None:
    line = [
        "firstdeck",
        "--matches",
        "4",
        "--seats",
        "2",
        "--duplicate",
        "--ai",
        "sensible,relaxed",
    ]
    outputs = []
    for jobs in ("1", "2"):
        assert simulate.main([*line, "--jobs", jobs]) == 0
        said = timeless(capsys.readouterr().out)
        outputs.append([one for one in said if "never reached" not in one])
    assert outputs[0] == outputs[1]
    assert any("wins a seat" in one and "very likely" in one for one in outputs[0])
    assert simulate.main([*line, "--jobs", "2", "--check"]) == 2
    assert "--jobs play without checks" in capsys.readouterr().err


def test_a_fault_ends_with_1_and_the_moves_that_lead_there(capsys, monkeypatch, tmp_path) -> None:
    broken = replace(GAME, make=lambda data, _: plants.LosesACard(read(data)))
    monkeypatch.setattr(plants, "GAME", broken, raising=False)
    key = "tests.engine.driver.plants:GAME"
    assert simulate.main([key, "--check", "--seats", "2"]) == 1
    out = capsys.readouterr().out
    assert "cards were created or destroyed: destroyed " in out
    file = tmp_path / "moves.json"
    file.write_text(out.splitlines()[-1])
    assert simulate.main([key, "--replay", str(file)]) == 1
    assert "cards were created or destroyed" in capsys.readouterr().out
    assert simulate.main([SAMPLER, "--replay", str(file)]) == 0
    assert "nothing wrong" in capsys.readouterr().out


def test_a_crash_of_the_rules_prints_where(capsys, monkeypatch) -> None:
    broken = replace(GAME, make=lambda data, _: plants.Stumbles(read(data)))
    monkeypatch.setattr(plants, "GAME", broken, raising=False)
    assert simulate.main(["tests.engine.driver.plants:GAME", "--seats", "2"]) == 1
    said = capsys.readouterr()
    assert "TypeError" in said.out
    assert "plants.py" in said.err


@pytest.mark.parametrize(
    "line",
    [
        ["no-such-game"],
        ["no.such:GAME"],
        [SAMPLER, "--seats", "9"],
        [SAMPLER, "--seats", "many"],
        [SAMPLER, "--ai", "nobody"],
        [SAMPLER, "--ai", "no-such-file.py"],
        [SAMPLER, "--options", "rounds"],
        [SAMPLER, "--options", "nothing=1"],
        [SAMPLER, "--options", "rounds=99"],
        [SAMPLER, "--replay", "no-such-file"],
    ],
)
def test_a_line_without_sense_ends_with_2(line, capsys) -> None:
    assert simulate.main(line) == 2
    assert "cannot start: " in capsys.readouterr().err


def test_what_was_never_reached_fails_a_long_run_unless_explained(
    capsys, monkeypatch, tmp_path
) -> None:
    line = [SAMPLER, "--matches", "1", "--seats", "2", "--long"]
    assert simulate.main(line) == 1
    assert "never reached: option sampler.name/n" in capsys.readouterr().out
    page = "# Sampler\n\n## Never reached in random play\n\n- option *: one match only\n"
    page += "- card *: one match only\n- kind *: one match only\n\n## More\n"
    (tmp_path / "README.md").write_text(page)
    here = replace(GAME, folder=tmp_path)
    monkeypatch.setattr(sampler, "GAME", here)
    assert simulate.main(line) == 0
    assert "with a stated reason" in capsys.readouterr().out


def test_reasons_are_read_from_their_section_alone() -> None:
    page = "- card A: no\n## Never reached in random play\nText.\n- `card P29`: two seats\n"
    page += "## X\n- kind b: no"
    assert reasons(page) == {"card P29": "two seats"}
    assert unexplained(["card A", "card B", "option k/a [b]"], ["card A", "option k/a [b]"]) == [
        "card B"
    ]
    assert unexplained(["option k/1", "kind k"], ["option k/*"]) == ["kind k"]


def test_many_names_are_shortened() -> None:
    names = [*(f"option k/{n}" for n in range(5)), "card A"]
    assert shortened(names) == [
        "option k/0",
        "option k/1",
        "option k/2 and 2 more of this kind",
        "card A",
    ]


def test_coverage_knows_what_is_left() -> None:
    coverage = Coverage(GAME.info)
    coverage.started(Start(2, {"rounds": "1"}), ["charm-01@0", "sun-01"])
    assert "card sun-01" in coverage.missing()
    assert "card charm-01" in coverage.missing()
    assert "kind sampler.draft" in coverage.missing()
    assert "choice rounds=3" in coverage.missing(choices=True)
    assert "choice rounds=1" not in coverage.missing(choices=True)


def test_figures_share_a_first_place_and_leave_out_concessions() -> None:
    tie = (Standing(1, (0,), 7), Standing(1, (1,), 7))
    won = (Standing(1, (1,), 9), Standing(2, (0,), 3))
    played = [
        Played(2, ("a", "b"), (10, 12), tie, conceded=False),
        Played(2, ("b", "a"), (8, 8), won, conceded=False),
        Played(2, ("a", "a"), (1, 1), won, conceded=True),
    ]
    found = figures.lines(played)
    assert found[0] == "2 seats: 3 matches, 1 with a concession"
    assert "  wins by seat       0: 25.0 %  1: 75.0 %" in found
    assert any(line.startswith("  wins by player     a: 75.0 %  b: 25.0 %") for line in found)
    assert "  decisions a match  mean 19.0, sd 3.0, spread 16 16 16 16 22" in found


def test_whoever_has_fewer_points_is_ahead_where_few_points_win() -> None:
    won = (Standing(1, (1,), 3), Standing(2, (0,), 9))
    lost = (Standing(1, (1,), 4), Standing(2, (0,), 8))
    played = [
        Played(2, ("a", "b"), (1, 1), won, conceded=False),
        Played(2, ("b", "a"), (1, 1), lost, conceded=False),
        Played(2, ("a", "b"), (1, 1), won, conceded=False),
        Played(2, ("b", "a"), (1, 1), won, conceded=False),
    ]
    (*_, ahead) = figures.duplicates(played, 2, lowest_wins=True)
    (*_, behind) = figures.duplicates(played, 2)
    assert "-0.50" in ahead
    assert "+0.50" in behind


def test_figures_of_the_game_itself_are_shares_or_spreads() -> None:
    won = (Standing(1, (1,), 9), Standing(2, (0,), 3))
    found = figures.lines(
        [
            Played(2, ("a", "a"), (8, 8), won, conceded=False, figures={"led": True, "turns": 12}),
            Played(2, ("a", "a"), (8, 8), won, conceded=False, figures={"led": False}),
            Played(2, ("a", "a"), (8, 8), won, conceded=True, figures={"led": True, "turns": 90}),
        ]
    )
    assert found[-2:] == [
        "  led                50.0 %",
        "  turns              mean 12.0, sd 0.0, spread 12 12 12 12 12",
    ]


def test_what_a_figure_counts_has_its_shares() -> None:
    won = (Standing(1, (1,), 9), Standing(2, (0,), 3))
    played = [
        Played(2, ("a", "a"), (8, 8), won, conceded=False, figures={"battles": battles})
        for battles in (0, 0, 0, 2)
    ]
    found = figures.lines(played)
    said = "mean 0.5, sd 0.9, spread 0 0 0 0 2, shares 0: 75.0 %  2: 25.0 %"
    assert found[-1] == f"  battles            {said}"
    assert "  score of seat 1    mean 9.0, sd 0.0, spread 9 9 9 9 9" in found
    assert "  first is shared    0.0 %" in found


def test_a_figure_may_have_a_number_for_each_seat() -> None:
    won = (Standing(1, (1,), 9), Standing(2, (0,), 3))
    played = [Played(2, ("a", "a"), (8, 8), won, conceded=False, figures={"season": [5, 9]})]
    said = "mean 7.0, sd 2.0, spread 5 5 5 5 9, shares 5: 50.0 %  9: 50.0 %"
    assert figures.lines(played)[-1] == f"  season             {said}"


def test_what_was_asked_and_what_happened_is_printed_when_asked_for(capsys) -> None:
    won = (Standing(1, (1,), 9), Standing(2, (0,), 3))
    whole = {"conceded": False, "kinds": {"x.bid": 6}, "told": {"x-won": 3}}
    played = [
        Played(2, ("a", "a"), (8, 8), won, **whole),
        Played(2, ("a", "a"), (8, 8), won, conceded=False, kinds={"x.bid": 4}),
    ]
    found = figures.lines(played, told=True)
    assert f"    {'x.bid':<36} 2.50" in found
    assert f"    {'x-won':<36} 1.50, 50.0 %" in found
    line = [SAMPLER, "--matches", "2", "--seats", "2", "--told"]
    assert simulate.main(line) == 0
    said = capsys.readouterr().out
    assert "    sampler.draft " in said
    assert "told a match" in said


def test_a_run_that_is_stopped_prints_what_was_played(capsys, monkeypatch) -> None:
    whole = simulate.play_match
    done: list[Played] = []

    def stopped(*args: object) -> Played:
        if len(done) == 2:
            raise KeyboardInterrupt
        done.append(whole(*args))
        return done[-1]

    monkeypatch.setattr(simulate, "play_match", stopped)
    assert simulate.main([SAMPLER, "--matches", "50", "--seats", "2"]) == 130
    out = capsys.readouterr().out
    assert "stopped after 2 of 50 matches" in out
    assert "2 seats: 2 matches" in out


def test_a_long_run_says_how_far_it_has_come(capsys, monkeypatch) -> None:
    monkeypatch.setattr(simulate, "PROGRESS", 0.0)
    assert simulate.main([SAMPLER, "--matches", "3", "--seats", "2"]) == 0
    told = capsys.readouterr().err.splitlines()
    assert [line.partition(",")[0] for line in told] == [f"{n} of 3 matches" for n in (1, 2, 3)]


def test_a_violation_is_saved_for_replay(capsys, monkeypatch, tmp_path) -> None:
    broken = replace(GAME, make=lambda data, _: plants.LosesACard(read(data)))
    monkeypatch.setattr(plants, "GAME", broken, raising=False)
    file, key = tmp_path / "moves.json", "tests.engine.driver.plants:GAME"
    assert simulate.main([key, "--check", "--seats", "2", "--save", str(file)]) == 1
    assert str(file) in capsys.readouterr().out
    assert simulate.main([key, "--replay", str(file)]) == 1
    assert simulate.main([SAMPLER, "--matches", "1", "--save", str(tmp_path / "none")]) == 0
    assert not (tmp_path / "none").exists()
