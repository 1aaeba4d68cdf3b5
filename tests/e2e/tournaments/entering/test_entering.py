"""Who may enter, and with which decks, through the screen alone."""

import pytest

from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.e2e.tournaments.people import NAMES, id_of, lived, mine, opened, press, public
from tests.play.house import FakeClock

GAME = "nintendo"


@pytest.mark.rule("EVT-1.4")
async def test_decks_are_brought_at_entry_changed_and_locked(
    house: House, clock: FakeClock
) -> None:
    people = [await house.client.user(name) for name in NAMES[:4]]
    ana, bao, chloe, dov = people
    which = id_of(await opened(house, ana, "Deck Cup", game=GAME, form=1, places=4))
    for person, ready in ((bao, "RG"), (chloe, "UY")):
        page = (await person.slash("deck list")).message
        await page.select(ready, named=f"deck-ready:{GAME}")
    terms = await press(await public(bao, "Deck Cup"), "t-terms")
    assert "decks" in terms.text
    assert f"Organisé par <@{ana.id}>" in terms.text  # whom one can ask
    panel = await press(await press(await mine(ana, which), "t-manage"), "t-needs")
    panel = (await panel.select("1", named=f"t-need:{which}:brings")).message
    await lived(house, clock, seconds=40)
    assert "ses propres decks" in (await public(dov, "Deck Cup")).text
    asked = await press(await public(bao, "Deck Cup"), "t-enter")
    (own,) = [one for one in asked.selects if str(one["custom_id"]).startswith("e-mine:")]
    value = str(own["options"][0]["value"])
    done = await asked.select(value, named=str(own["custom_id"]))
    assert "C’est noté" in done.text
    asked = await press(await public(dov, "Deck Cup"), "t-enter")
    assert "something of your own" in asked.text or "à toi est obligatoire" in asked.text
    assert "Tu t’inscris en choisissant" in asked.text
    assert not controls(asked, "e-usual:")  # own decks are needed
    assert "pas encore dans ce tournoi" in (await press(asked, "t-mine")).text
    asked = await press(await public(dov, "Deck Cup"), "t-enter")
    no = await dov.answer(await asked.start(f"e-usual:{which}", forge=True))
    assert "quelque chose à soi" in no.text
    panel = await press(await press(await mine(ana, which), "t-manage"), "t-needs")
    await panel.select("0", named=f"t-need:{which}:brings")
    await lived(house, clock, seconds=40)
    for person in (ana, chloe, dov):
        await press(await public(person, "Deck Cup"), "t-enter")
    page = await mine(chloe, which)
    assert "nothing of your own" in page.text
    asked = await press(page, "e-bring")
    (own,) = [one for one in asked.selects if str(one["custom_id"]).startswith("e-mine:")]
    value = str(own["options"][0]["value"])
    await asked.select(value, named=str(own["custom_id"]))
    again = await press(await mine(chloe, which), "e-bring")
    assert "G01  " in again.text or "U01  " in again.text or "Y01  " in again.text  # by name, too
    kept = await mine(chloe, which)
    assert "What you bring is noted" in kept.text
    await press(await press(await mine(ana, which), "t-manage"), "t-begin")
    for _ in range(3):
        await lived(house, clock, seconds=40)
    assert "has been fixed since" in (await kept.press(f"e-bring:{which}")).text
    assert not controls(await mine(chloe, which), "e-bring:")
    public_words = [one for one in dov.messages_seen.values() if not one.ephemeral]
    assert not any("S28" in one.text for one in public_words)


@pytest.mark.rule("EVT-1.4")
async def test_who_has_entered_keeps_no_page_that_still_offers_it(
    house: House, clock: FakeClock
) -> None:
    """Whoever opened it has a page of their own, beside the public message, with a button, too."""
    ana = await house.client.user("Ana")
    shown = await opened(house, ana, "Cup")
    first = [
        one for one in ana.messages_seen.values() if one.ephemeral and controls(one, "t-enter:")
    ]
    assert len(first) == 1
    page = await press(shown, "t-enter")
    await house.quiet()
    here = [one for one in ana.messages_seen.values() if one.ephemeral]
    assert not [one for one in here if controls(one, "t-enter:")]
    assert controls(page, "t-leave:")
    page = await press(await press(page, "t-leave"), "t-enter")  # in place: it stays
    assert controls(page.now, "t-leave:")
