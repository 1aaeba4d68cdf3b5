/** The line at the top: what this is, and how to connect the real Discord. */

import { fill, h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { on } from "../base/signals.js";
import { t } from "../base/words.js";
import { world } from "../data/world.js";

export function setUpNotice() {
  on(["connection", "bot"], render);
  on(["language"], labels);
}

/** The words of what stands in the page itself. */
function labels() {
  document.getElementById("skip").textContent = t("skip");
  const end = document.getElementById("to-end");
  end.replaceChildren(icon("down", 24));
  end.setAttribute("aria-label", t("toEnd"));
  end.title = t("toEnd");
}

function render() {
  if (!world.me) return;
  const root = document.getElementById("notice");
  const details = h(
    "details",
    { class: "notice-more" },
    h("summary", { dataset: { key: "notice" } }, t("connectReal")),
    steps(),
  );
  details.open = root.querySelector("details")?.open ?? false;
  details.addEventListener("keydown", (event) => event.key === "Escape" && (details.open = false));
  fill(
    root,
    h(
      "p",
      { class: "notice-line" },
      h("span", { class: "long" }, t("standIn")),
      h("span", { class: "short" }, t("standInShort")),
    ),
    details,
    connection(),
  );
}

function steps() {
  return h(
    "ol",
    { class: "notice-steps" },
    h("li", {}, t("connectStep1")),
    h(
      "li",
      {},
      t("connectStep2"),
      " ",
      h("code", {}, "DISCORD_TOKEN=…"),
      " ",
      t("connectStep2End"),
      " ",
      h("code", {}, ".env"),
    ),
    h("li", {}, t("connectStep3"), " ", h("code", {}, "./run")),
  );
}

function connection() {
  if (!world.connected) return h("p", { class: "notice-state bad", role: "status" }, t("reconnecting"));
  if (!world.botOnline) return h("p", { class: "notice-state", role: "status" }, t("botAway"));
  return null;
}
