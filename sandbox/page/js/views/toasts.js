/** Short notices in the corner, and the words spoken to screen readers. */

import { iconButton } from "../base/buttons.js";
import { add, h } from "../base/dom.js";
import { explain } from "../base/refusals.js";
import { t } from "../base/words.js";

const SHOWN_FOR = 6000; // milliseconds

/** Show a notice; with `run` it is a button. */
export function toast(content, { kind = "", run = null, face = null } = {}) {
  const close = () => note.remove();
  const act = () => {
    close();
    run();
  };
  const body = h(run ? "button" : "div", { class: "toast-body", ...(run ? { type: "button", onclick: act } : {}) });
  add(body, face, h("span", { class: "toast-text" }, content));
  const closer = iconButton(t("close"), "close", close, { size: 16 });
  const note = h("div", { class: `toast ${kind}` }, body, closer);
  const tray = document.getElementById("toasts");
  tray.append(note);
  while (tray.children.length > 3) tray.firstChild.remove();
  setTimeout(close, SHOWN_FOR);
}

/** What the server refused, as a notice. */
export function refused(refusal) {
  toast(explain(refusal), { kind: "toast-bad" });
}

/** Say something to screen readers without showing it. */
export function say(text) {
  document.getElementById("said").textContent = text;
}
