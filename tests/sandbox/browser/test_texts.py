"""Markdown as the page draws it."""

import pytest
from playwright.async_api import Page

from cogs.ui.names import bare, safe
from sandbox import Sandbox
from tests.cogs.said.test_names import FORMS
from tests.sandbox.browser.conftest import Open

pytestmark = pytest.mark.asyncio(loop_scope="session")

AWAY = 'target="_blank" rel="noreferrer noopener"'
DRAW = """async (text) => {
    const { markdown } = await import("/page/js/text/markdown.js");
    return markdown(text).innerHTML;
}"""


async def drawn(page: Page, text: str) -> str:
    return await page.evaluate(DRAW, text)


async def test_markdown(open_phone: Open) -> None:
    page = (await open_phone("Bao")).page
    for text, html in {
        "**a** *b* _c_": "<p><strong>a</strong> <em>b</em> <em>c</em></p>",
        "__d__ ~~e~~": "<p><u>d</u> <s>e</s></p>",
        "***a***": "<p><strong><em>a</em></strong></p>",
        "**a *b* c**": "<p><strong>a <em>b</em> c</strong></p>",
        "*a **b** c*": "<p><em>a <strong>b</strong> c</em></p>",
        "`**a**` ``b`c``": "<p><code>**a**</code> <code>b`c</code></p>",
        "snake_case_name 2 * 3 * 4": "<p>snake_case_name 2 * 3 * 4</p>",
        r"\*a\* \_b\_ \\": r"<p>*a* _b_ \</p>",
        "<b>&amp;</b>": "<p>&lt;b&gt;&amp;amp;&lt;/b&gt;</p>",
        "# a\n## b": '<h3 class="md-h1">a</h3><h4 class="md-h2">b</h4>',
        "#a": "<p>#a</p>",
        "-# a": '<small class="md-small">a</small>',
        "> a\n> b\nc": "<blockquote><p>a\nb</p></blockquote><p>c</p>",
        ">>> a\n\nb": "<blockquote><p>a\n\nb</p></blockquote>",
        "- a\n- b\n  - c": "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>",
        "3. a\n4. b": '<ol start="3"><li>a</li><li>b</li></ol>',
        "```py\na *b*\n```": '<pre tabindex="0" data-language="py"><code>a *b*</code></pre>',
        "[a](https://b.c/d)": f'<p><a href="https://b.c/d" {AWAY}>a</a></p>',
        "[a](javascript:b)": "<p>[a](javascript:b)</p>",
        "(https://b.c/d).": f'<p>(<a href="https://b.c/d" {AWAY}>https://b.c/d</a>).</p>',
        "<:star:123>": '<p><span class="emoji-name">:star:</span></p>',
        "<@1>": '<p><span class="mention" data-user="1">@unknown person</span></p>',
    }.items():
        assert await drawn(page, text) == html, text


READ = """async (texts) => {
    const { markdown } = await import("/page/js/text/markdown.js");
    return texts.map((text) => {
        const shown = markdown(text);
        return [shown.textContent, [...shown.querySelectorAll("*")].map((one) => one.tagName)];
    });
}"""
SENTENCES = (
    "{0}",
    "**{0}**, **{1}** and you",
    "-# {0} took a card from {1}.",
    "### {0} & {1}\n• {1}: 3 · {0} (2)",
    "{0}{1}",
    "[{0}](https://ours.example) {1}",
)


async def test_names_are_read_as_they_are(open_phone: Open) -> None:
    """None is markup, alone or with another; they change nothing around them."""
    page = (await open_phone("Bao")).page
    names = [(one, other) for one in FORMS for other in (*FORMS[:8], one)]
    for sentence in SENTENCES:
        shown = [sentence.format(safe(one), safe(other)) for one, other in names]
        (plain, tags), *_ = await page.evaluate(READ, [sentence.format("Ana", "Bao")])
        assert "Ana" in plain
        for (one, other), (words, elements) in zip(
            names, await page.evaluate(READ, shown), strict=True
        ):
            told = plain.replace("Ana", "\0").replace("Bao", bare(other)).replace("\0", bare(one))
            assert (words, elements) == (told, tags)


async def test_hidden_text_is_shown_when_pressed(open_phone: Open) -> None:
    bao = await open_phone("Bao")
    await bao.write("the thief is ||Dov||")
    hidden = bao.newest.locator(".spoiler")
    assert await hidden.get_attribute("aria-label") == "Spoiler"
    await hidden.press("Enter")
    assert await hidden.get_attribute("aria-expanded") == "true"


async def test_relative_times_keep_up_with_the_clock(open_phone: Open, sandbox: Sandbox) -> None:
    bao = await open_phone("Bao")
    soon = int(sandbox.core.clock.now()) + 7300
    await bao.write(f"until <t:{soon}:R>")
    await bao.sees("in 2 hours")
    await bao.page.evaluate(
        """async (moment) => {
            const { setClock } = await import("/page/js/data/world.js");
            setClock(new Date(moment).toISOString());
        }""",
        (soon - 90) * 1000,
    )
    await bao.sees("in 1 minute")
