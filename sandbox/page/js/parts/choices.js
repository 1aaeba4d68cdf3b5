/** The open list of a select: one pick closes it; of several, a press on Done or beside it. */

import { fill, h } from "../base/dom.js";
import { openPopup, placePopup } from "../base/popup.js";
import { t } from "../base/words.js";

const SEARCHED_FROM = 9; // items from which on the list can be searched

/**
 * Open the list beside `anchor`. `onDone(values)` is called once if the picks changed and are at least
 * `least`; otherwise nothing happens.
 */
export function openChoices({ anchor, label, items, least, most, chosen, onDone, key }) {
  const picked = new Set(chosen);
  const many = most > 1;
  let shown = items;
  let active = Math.max(0, items.findIndex((item) => picked.has(item.value)));

  const list = h(
    "ul",
    {
      class: "choices",
      role: "listbox",
      tabindex: "0",
      "aria-label": label,
      "aria-multiselectable": many ? "true" : null,
    },
  );
  const search = items.length >= SEARCHED_FROM ? searchBox() : null;
  const foot = many ? h("div", { class: "choices-foot" }) : null;
  const panel = h("div", { class: "choices-panel" }, h("div", { class: "choices-title" }, label), search, list, foot);
  const close = openPopup(anchor, panel, { onClose: finish, className: "popup-fit", key });
  const keyboard = search ?? list;
  panel.addEventListener("keydown", onKey);
  draw();
  placePopup();
  keyboard.focus({ preventScroll: true });

  function searchBox() {
    const box = h(
      "input",
      {
        class: "choices-search",
        type: "search",
        placeholder: t("search"),
        "aria-label": t("search"),
        role: "combobox",
        "aria-expanded": "true",
        "aria-autocomplete": "list",
      },
    );
    box.addEventListener("input", () => {
      const wanted = fold(box.value);
      shown = items.filter((item) => fold(`${item.label} ${item.description ?? ""}`).includes(wanted));
      active = 0;
      draw();
    });
    return box;
  }

  function draw() {
    fill(list, shown.map(row), shown.length === 0 && h("li", { class: "choices-empty" }, t("nothingFound")));
    const at = list.querySelector(".active");
    at?.scrollIntoView({ block: "nearest" });
    keyboard.setAttribute("aria-activedescendant", at?.id ?? "");
    if (foot) drawFoot();
  }

  function drawFoot() {
    const done = { class: "button primary", type: "button", disabled: picked.size < least, onclick: close };
    const count = h("span", { class: "choices-count", role: "status" }, countText());
    fill(foot, count, h("button", done, t("done")));
  }

  function countText() {
    if (picked.size < least) return t("chooseAtLeast", { n: least, have: picked.size });
    return t("chosenOf", { n: picked.size, most });
  }

  function row(item, at) {
    const full = many && picked.size >= most && !picked.has(item.value);
    const classes = ["choice", at === active && "active", picked.has(item.value) && "picked", full && "full"];
    return h(
      "li",
      {
        id: `choice-${at}`,
        class: classes.filter(Boolean).join(" "),
        role: "option",
        "aria-selected": String(picked.has(item.value)),
        "aria-disabled": full ? "true" : null,
        dataset: { value: item.value },
        onclick: () => pick(at),
      },
      item.face?.cloneNode(true) ?? null,
      h(
        "span",
        { class: "choice-text" },
        h("span", { class: "choice-label" }, item.label),
        item.description && h("small", {}, item.description),
      ),
      h("span", { class: many ? "box" : "ring", "aria-hidden": "true" }),
    );
  }

  function pick(at) {
    const item = shown[at];
    if (!item) return;
    active = at;
    if (many) toggle(item.value);
    else single(item.value);
  }

  function single(value) {
    const again = picked.has(value);
    if (again && least > 0) return close();
    picked.clear();
    if (!again) picked.add(value);
    return close();
  }

  function toggle(value) {
    if (!picked.delete(value) && picked.size < most) picked.add(value);
    draw();
  }

  function onKey(event) {
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8, Home: -Infinity, End: Infinity };
    const inButton = event.target.closest("button");
    if (event.key in moves) active = Math.max(0, Math.min(shown.length - 1, active + moves[event.key]));
    else if (event.key === "Enter" && !inButton) return event.preventDefault(), pick(active);
    else if (event.key === " " && event.target === list) return event.preventDefault(), pick(active);
    else return undefined;
    event.preventDefault();
    return draw();
  }

  function finish() {
    const values = items.map((item) => item.value).filter((value) => picked.has(value));
    const same = values.length === chosen.length && values.every((value) => chosen.includes(value));
    if (!same && values.length >= least) onDone(values);
  }
}

/** Text for searching: small letters without accents. */
export function fold(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
