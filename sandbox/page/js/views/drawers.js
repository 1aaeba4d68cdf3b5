/** At phone width the channel list and the people are drawers over the messages. */

import { narrow } from "../base/dom.js";
import { on } from "../base/signals.js";

const SIDES = { left: "left", people: "people" };
let opener = null;

export function openDrawer(side) {
  closeDrawers();
  opener = document.activeElement;
  document.body.dataset.drawer = side;
  const panel = document.getElementById(SIDES[side]);
  panel.querySelector("[aria-current], button, a")?.focus({ preventScroll: true });
  mark();
}

export function closeDrawers() {
  if (!document.body.dataset.drawer) return;
  delete document.body.dataset.drawer;
  mark();
  if (opener?.isConnected) opener.focus({ preventScroll: true });
}

/** The list of people beside the messages: a drawer when narrow, else shown or hidden. */
export function togglePeople() {
  if (!narrow()) document.body.classList.toggle("no-people");
  else if (document.body.dataset.drawer) closeDrawers();
  else openDrawer("people");
}

/** What is out of sight takes no focus. */
function mark() {
  const drawer = document.body.dataset.drawer;
  for (const side of Object.keys(SIDES)) {
    document.getElementById(SIDES[side]).inert = narrow() && drawer !== side;
  }
  document.getElementById("main").inert = narrow() && Boolean(drawer);
}

export function setUpDrawers() {
  document.getElementById("drawer-shade").addEventListener("click", closeDrawers);
  document.addEventListener("keydown", (event) => event.key === "Escape" && closeDrawers());
  matchMedia("(max-width: 760px)").addEventListener("change", () => {
    delete document.body.dataset.drawer;
    mark();
  });
  on(["place"], closeDrawers);
  swipes();
  mark();
}

/** A sideways swipe from the messages opens a drawer, one back closes it. */
function swipes() {
  let start = null;
  document.addEventListener("touchstart", (event) => {
    const inside = event.target.closest("pre, input, textarea, dialog, .popup");
    start = inside || event.touches.length > 1 ? null : event.touches[0];
  }, { passive: true });
  document.addEventListener("touchend", (event) => {
    if (!start || !narrow()) return;
    const across = event.changedTouches[0].clientX - start.clientX;
    const down = event.changedTouches[0].clientY - start.clientY;
    if (Math.abs(across) < 70 || Math.abs(across) < 2 * Math.abs(down)) return;
    const drawer = document.body.dataset.drawer;
    if (drawer) closeDrawers();
    else openDrawer(across > 0 ? "left" : "people");
  }, { passive: true });
}
