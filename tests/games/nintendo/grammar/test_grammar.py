"""The grammar of abilities is closed: what it reads, and what it refuses."""

import pytest

from games.nintendo.grammar.forms import Condition, Cost, Filter, Mod, Target, Trait, Word
from games.nintendo.grammar.reading import BrokenAbility, ability, filter_of, mod

KINDS = frozenset({"koopa", "boo", "toad", "shell", "hero", "goomba", "bomb"})


def read(source: str):
    return ability(source, KINDS)


def only_word(source: str) -> Word:
    (word,) = read(f"DO: {source}").words
    return word


@pytest.mark.rule("NIN-5.30")
def test_a_filter_is_read_word_by_word() -> None:
    found = filter_of("any.!{W}.koopa/bomb.cost<=3", KINDS)
    assert found.clauses == (
        (Trait("any"),),
        (Trait("W", wanted=False),),
        (Trait("koopa"), Trait("bomb")),
        (Trait("cost", limit=3),),
    )


@pytest.mark.rule("NIN-5.21")
def test_a_static_ability_has_scope_condition_and_mods() -> None:
    found = read("S this if #my.toad>=2: pf+1, max+1")
    assert (found.form, found.scope) == ("static", "this")
    two_toads = Filter(((Trait("my"),), (Trait("toad"),)))
    assert found.condition == Condition("count", two_toads, 2)
    assert found.mods == (Mod("pf", 1), Mod("max", 1))
    assert read("S this if #grave.boo>=1: pf+2").condition == Condition(
        "grave", Filter(((Trait("boo"),),)), 1
    )
    assert read("S my.koopa: pf+2").scope == "fits"


def test_costs_are_read_in_the_written_order() -> None:
    found = read("ACT C2 MAX1 SAC(my.other.card.shell): draw(me,1)")
    shell = Filter(((Trait("my"),), (Trait("other"),), (Trait("card"),), (Trait("shell"),)))
    assert found.costs == (Cost("coins", 2), Cost("max", 1), Cost("sac", fits=shell))
    assert read("ACT SACTHIS: draw(me,1)").costs == (Cost("sacthis"),)
    assert read("ACT@block C6: draw(me,1)").window
    assert not read("ACT C6: draw(me,1)").window


@pytest.mark.parametrize(
    ("source", "word"),
    [
        ("hit(this,5)", Word("hit", Target("this"), 5)),
        ("heal(vs,1)", Word("heal", Target("vs"), 1)),
        ("pf(it,-2)", Word("pf", Target("it"), -2)),
        ("base(this,+1)", Word("base", Target("this"), 1)),
        ("max(this,-3)", Word("max", Target("this"), -3)),
        ("destroy(this)", Word("destroy", Target("this"))),
        ("give(it,noattack,perm)", Word("give", Target("it"), mod=Mod("noattack"), lasts="perm")),
        ("give(it,armor 20,eot)", Word("give", Target("it"), mod=Mod("armor", 20), lasts="eot")),
        ("gain(me,cost(sac))", Word("gain", sacrificed=True)),
        ("gain(me,3)", Word("gain", number=3)),
        ("steal(4)", Word("steal", number=4)),
        ("draw(me,2)", Word("draw", number=2)),
        ("discard(opp,1)", Word("discard", number=1)),
        ("dig(3)", Word("dig", number=3)),
        ("spy(opp)", Word("spy")),
        ("recall(this)", Word("recall")),
        ("search(boo)", Word("search", fits=Filter(((Trait("boo"),),)))),
        (
            "drop?(char.goomba)",
            Word("drop", fits=Filter(((Trait("char"),), (Trait("goomba"),))), optional=True),
        ),
        ("raise(char)", Word("raise", fits=Filter(((Trait("char"),),)))),
        ("bounce(1? opp.char)", Word("bounce", Target("maybe", filter_of("opp.char", KINDS)))),
        ("exile(each my.char)", Word("exile", Target("each", filter_of("my.char", KINDS)))),
        ("calm(1 opp.attacking)", Word("calm", Target("one", filter_of("opp.attacking", KINDS)))),
    ],
)
def test_each_word_is_read(source: str, word: Word) -> None:
    assert only_word(source) == word


@pytest.mark.parametrize(
    ("source", "read_as"),
    [
        ("fly", Mod("fly")),
        ("armor 2", Mod("armor", 2)),
        ("cap+1", Mod("cap", 1)),
        ("pf-2", Mod("pf", -2)),
        ("type hero", Mod("type", kind="hero")),
        ("income+3", Mod("income", 3)),
        ("cost-1 powerup", Mod("cost", -1, "powerup")),
        ("cost+2 koopa", Mod("cost", 2, "koopa")),
    ],
)
def test_each_mod_is_read(source: str, read_as: Mod) -> None:
    assert mod(source, KINDS) == read_as


@pytest.mark.parametrize(
    "source",
    [
        "",
        "hit(1 opp.char,2)",
        "WHEN start: draw(me,1)",
        "DO:draw(me,1)",
        "DO: draw(me,1),draw(me,1)",
        "DO: draw(me,1);draw(me,1)",
        "DO: draw(opp,1)",
        "DO: draw(me,-1)",
        "DO: draw(me,0)",
        "DO: draw(me,\u0662)",
        "DO: hit(1 opp.pc<=\u0662,2)",
        "S this: pf+\u0662",
        "S this if #my.toad>=\u0662: pf+1",
        "DO: draw(me)",
        "DO: discard(me,1)",
        "DO: explode(this)",
        "DO: hit(2 opp.char,1)",
        "DO: hit(1,1)",
        "DO: hit(somebody,1)",
        "DO: hit(this,+1)",
        "DO: pf(this,1)",
        "DO: give(it,fly)",
        "DO: give(it,fly,never)",
        "DO: give(it,save 3,eot)",
        "DO: give(it,income+1,eot)",
        "DO: search(ghost)",
        "DO: search(my.koopa)",
        "DO: search(pc<=3)",
        "DO: drop(koopa)",
        "DO: raise(cost<=3)",
        "DO: drop?(this)",
        "DO: search?(koopa)",
        "DO: spy(me)",
        "ACT: draw(me,1)",
        "ACT X3: draw(me,1)",
        "ACT C0: draw(me,1)",
        "ACT  C1: draw(me,1)",
        "ACT C1 : draw(me,1)",
        "ACT C1\tC1: draw(me,1)",
        "ACT SAC: draw(me,1)",
        "ON lunch: draw(me,1)",
        "ON ko ghost: draw(me,1)",
        "S this: draw(me,1)",
        "S this: income+1",
        "S me: pf+1",
        "S this: save 4",
        "S this: armor -1",
        "S this: cap-1",
        "S this: type ghost",
        "S this if lucky: pf+1",
        "S this if #my.toad>2: pf+1",
        "S event: pf+1",
        "S me: cost-1",
        "S me: cost-1 ghost",
    ],
)
def test_nothing_else_is_read(source: str) -> None:
    with pytest.raises(BrokenAbility):
        read(source)


@pytest.mark.rule("NIN-5.21")
@pytest.mark.parametrize(
    "source",
    [
        "S my.koopa: type boo",
        "S this if #my.koopa>=1: type boo",
        "S my.fly: fly",
        "S my.fly: type boo",
        "S my.hurt: fly",
        "S this if hurt: max+1",
        "S my.hurt: max+1",
    ],
)
def test_nothing_reads_what_is_settled_no_sooner(source: str) -> None:
    with pytest.raises(BrokenAbility, match="settled"):
        read(source)


@pytest.mark.rule("NIN-5.21")
@pytest.mark.parametrize(
    "source",
    ["S my.koopa: fly", "S my.fly: max+1", "S this if hurt: pf+1", "S my.{G}: type boo"],
)
def test_what_is_settled_before_can_be_read(source: str) -> None:
    assert read(source).form == "static"
