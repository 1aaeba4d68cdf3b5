/** The list over the message box: commands, or what may be filled into an option. */

import { fill, h } from "../base/dom.js";

let shown = { items: [], active: -1, onPick: () => {} };

const root = () => document.getElementById("palette");

/** Show items `{label, description, face, aside, note, separator}`; Enter and Tab pick the active one. */
export function showPalette({ title, hint = "", items, onPick, active = 0, owner }) {
  shown = { items, onPick, active: items.length > 0 ? active : -1, owner };
  const rows = items.map((item, at) =>
    h(
      "li",
      {
        id: `palette-${at}`,
        class: "choice",
        role: "option",
        "aria-selected": "false",
        onpointerdown: (event) => event.preventDefault(),
        onclick: () => onPick(item),
      },
      item.face ?? null,
      h(
        "span",
        { class: "choice-text" },
        h("span", { class: "choice-label" }, item.label),
        item.description && h("small", {}, item.description),
      ),
      item.aside && h("span", { class: "choice-aside" }, item.aside),
    ),
  );
  const list = items.length > 0 ? h(
    "ul",
    { class: "choices", role: "listbox", id: "palette-list", "aria-label": title },
    rows,
  ) : null;
  fill(root(), h("div", { class: "palette-title" }, h("strong", {}, title), hint && h("span", {}, hint)), list);
  root().hidden = false;
  owner?.setAttribute("aria-controls", "palette-list");
  owner?.setAttribute("aria-expanded", String(items.length > 0));
  mark();
}

export function hidePalette() {
  root().hidden = true;
  shown.owner?.setAttribute("aria-expanded", "false");
  shown.owner?.removeAttribute("aria-activedescendant");
  shown = { items: [], active: -1, onPick: () => {} };
}

/** Take a key of the box below; true when it was meant for the list. */
export function paletteKey(event) {
  const { items, active, onPick } = shown;
  if (root().hidden || items.length === 0) return false;
  const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (move) {
    shown.active = (active + move + items.length) % items.length;
    mark();
  } else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && active >= 0) {
    onPick(items[active]);
  } else {
    return false;
  }
  event.preventDefault();
  return true;
}

function mark() {
  [...root().querySelectorAll('[role="option"]')].forEach((row, at) => {
    row.classList.toggle("active", at === shown.active);
    row.setAttribute("aria-selected", String(at === shown.active));
    if (at === shown.active) row.scrollIntoView({ block: "nearest" });
  });
  if (shown.active >= 0) shown.owner?.setAttribute("aria-activedescendant", `palette-${shown.active}`);
  else shown.owner?.removeAttribute("aria-activedescendant");
}
