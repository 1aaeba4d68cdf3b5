/** Small panels over the page: menus and lists beside their button, sheets at phone width. */

import { h, narrow } from "./dom.js";

let open = null; // the one popup there is: {panel, close, place}

/**
 * Show `content` beside `anchor`. Closed by Escape, a press elsewhere, or the returned function;
 * `onClose` runs once in any case, and the focus goes back to the anchor's place.
 */
export function openPopup(anchor, content, { onClose = () => {}, className = "", key = "" } = {}) {
  closePopup();
  const panel = h("div", { class: `popup ${className}` }, content);
  const shade = h("div", { class: "shade" });
  (anchor.closest("dialog") ?? document.body).append(shade, panel);
  anchor.setAttribute("aria-expanded", "true");
  position(panel, anchor);

  const onKey = (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const place = () => position(panel, anchor);
  function close() {
    if (open?.panel !== panel) return;
    open = null;
    panel.remove();
    shade.remove();
    anchor.setAttribute("aria-expanded", "false");
    document.removeEventListener("keydown", onKey, true);
    window.removeEventListener("resize", place);
    const home = anchor.isConnected ? anchor : document.querySelector(`[data-key="${CSS.escape(key)}"]`);
    home?.focus({ preventScroll: true });
    onClose();
  }
  shade.addEventListener("click", close);
  document.addEventListener("keydown", onKey, true);
  window.addEventListener("resize", place);
  open = { panel, close, place };
  return close;
}

export function closePopup() {
  open?.close();
}

/** Find the popup's place again, once it has its content. */
export function placePopup() {
  open?.place();
}

/** Below the anchor where there is room, else above it, always inside the window. */
function position(panel, anchor) {
  if (narrow() || !anchor.isConnected) return;
  const at = anchor.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const below = innerHeight - at.bottom - 12;
  const top = height <= below || below > at.top ? at.bottom + 4 : Math.max(8, at.top - height - 4);
  const left = Math.max(8, Math.min(at.left, innerWidth - width - 8));
  panel.style.top = `${top}px`;
  panel.style.left = `${left}px`;
  panel.style.maxHeight = `${Math.max(160, top > at.top ? below : at.top - 16)}px`;
  if (panel.classList.contains("popup-fit")) panel.style.minWidth = `${at.width}px`;
}

/** A menu of `{icon, label, danger, checked, run}`; falsy entries are left out. */
export function openMenu(anchor, label, entries, key = "") {
  const items = entries.filter(Boolean).map((entry) => menuItem(entry, () => close()));
  const title = h("div", { class: "menu-title" }, label);
  const menu = h("div", { role: "menu", "aria-label": label, class: "menu" }, title, items);
  menu.addEventListener("keydown", (event) => step(event, items));
  const close = openPopup(anchor, menu, { key });
  items[0]?.focus();
  return close;
}

function menuItem(entry, close) {
  const tickable = entry.checked !== undefined;
  const checked = tickable ? { role: "menuitemcheckbox", "aria-checked": String(entry.checked) } : {};
  const run = () => {
    close();
    entry.run();
  };
  const mark = tickable ? h("span", { class: "box", "aria-hidden": "true" }) : entry.icon;
  const props = {
    role: "menuitem",
    type: "button",
    class: entry.danger ? "menu-item danger" : "menu-item",
    onclick: run,
    dataset: entry.value ? { value: entry.value } : {},
    ...checked,
  };
  return h("button", props, h("span", { class: "menu-label" }, entry.label), mark);
}

/** Arrow keys move among the items. */
export function step(event, items) {
  const moves = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };
  const move = moves[event.key];
  if (!move || items.length === 0) return;
  event.preventDefault();
  const next = items.indexOf(document.activeElement) + move;
  const at = Number.isFinite(next) ? (next + items.length) % items.length : move < 0 ? 0 : items.length - 1;
  items[at].focus();
}
