"""Somebody joins a side that plays already, through the screen alone."""

from sandbox.client.shown import ShownMessage
from tests.e2e.begin import begin
from tests.e2e.house import House
from tests.e2e.thumbs import Thumb, controls


async def test_somebody_who_looks_on_joins_a_side_and_leaves_it_again(house: House) -> None:
    dov = await house.client.user("Dov", "en-US")  # who sees what is posted from now on
    thumbs, thread = await begin(house, 2, 0, "jam")
    ana, _ = (thumb.person for thumb in thumbs)
    (match,) = await house.services.play.matches.in_channel(int(thread))

    async def more() -> ShownMessage:
        return (await (await house.board(dov, thread)).press(f"more:{match}")).message

    shown = await more()
    (select,) = shown.selects
    assert [one["label"] for one in select["options"]] == ["Ana", "Bao"]
    shown = (await shown.select("Ana", named=f"ask-to-join:{match}")).message
    assert "You have asked to play with Ana" in shown.text
    assert not controls(shown, "ask-to-join:")
    shown = (await shown.press("Ask no longer")).message
    shown = (await shown.select("Ana", named=f"ask-to-join:{match}")).message

    table = (await (await house.board(ana, thread)).press(f"play:{match}")).message
    assert "Dov aimerait jouer avec toi" in table.text
    assert {"Accueillir Dov", "Refuser Dov"} <= set(table.labels)
    table = (await table.press("Accueillir Dov")).message
    assert "Dov" not in table.text
    await house.quiet()
    assert "Ana & Dov" in (await house.board(ana, thread)).text

    hers = (await (await house.board(dov, thread)).press(f"play:{match}")).message
    assert "Your turn" in hers.text
    hers = await Thumb(dov, 1).play(hers)
    table = (await table.press(str(controls(table, "text:")[0]["custom_id"]))).message
    shown = await more()
    assert not controls(shown, "ask-to-join:", "let-in:")
    sure = (await shown.press(str(controls(shown, "get-up:")[0]["custom_id"]))).message
    await sure.press(str(sure.buttons[0]["custom_id"]))
    await house.quiet()
    assert "Ana & Dov" not in (await house.board(ana, thread)).text


async def test_the_first_of_a_side_says_no(house: House) -> None:
    dov = await house.client.user("Dov", "en-US")
    thumbs, thread = await begin(house, 2, 0, "jam")
    bao = thumbs[1].person
    (match,) = await house.services.play.matches.in_channel(int(thread))
    shown = (await (await house.board(dov, thread)).press(f"more:{match}")).message
    await shown.select("Bao", named=f"ask-to-join:{match}")
    table = (await (await house.board(bao, thread)).press(f"play:{match}")).message
    assert "Dov would like to play with you" in table.text
    table = (await table.press("Not Dov")).message
    assert "Dov" not in table.text
    shown = (await (await house.board(dov, thread)).press(f"more:{match}")).message
    assert controls(shown, "ask-to-join:")


async def test_of_several_who_ask_one_is_chosen(house: House) -> None:
    others = [await house.client.user(name, "en-US") for name in ("Dov", "Eli", "Fay")]
    thumbs, thread = await begin(house, 2, 0, "jam")
    ana = thumbs[0].person
    (match,) = await house.services.play.matches.in_channel(int(thread))
    for person in others:
        shown = (await (await house.board(person, thread)).press(f"more:{match}")).message
        await shown.select("Ana", named=f"ask-to-join:{match}")
    table = (await (await house.board(ana, thread)).press(f"play:{match}")).message
    assert "Dov, Eli et Fay aimeraient jouer avec toi" in table.text
    table = (await table.select("Eli", named=f"turn-away:{match}")).message
    table = (await table.select("Dov", named=f"let-in:{match}")).message
    assert {"Accueillir Fay", "Refuser Fay"} <= set(table.labels)
    await house.quiet()
    assert "Ana & Dov" in (await house.board(ana, thread)).text
