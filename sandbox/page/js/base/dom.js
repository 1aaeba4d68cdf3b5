/** The home of element building: plain DOM, no templates, text never parsed as HTML. */

/** An element with attributes (`on…` are listeners, `style` an object of CSS properties) and children. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "dataset") Object.assign(element.dataset, value);
    else if (name === "style") setStyles(element, value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  add(element, children);
  return element;
}

/** Append children, nested lists included; null, undefined and false are left out. */
export function add(parent, ...children) {
  const shown = children.flat(Infinity).filter((one) => one !== null && one !== undefined && one !== false);
  parent.append(...shown);
  return parent;
}

/** Put these children in place of the present ones, and keep the focus where it was. */
export function fill(parent, ...children) {
  const key = focusKey(parent);
  parent.replaceChildren();
  add(parent, children);
  restoreFocus(parent, key);
  return parent;
}

/** What names the focused control within `root`: its `data-key`, or null. */
export function focusKey(root) {
  const active = document.activeElement;
  return active && active !== root && root.contains(active) ? active.closest("[data-key]")?.dataset.key ?? "" : null;
}

/** Focus the control that bears the key again; when it has gone, the root itself where that takes focus. */
export function restoreFocus(root, key) {
  if (key === null) return;
  const again = key && root.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (again && !again.disabled) again.focus({ preventScroll: true });
  else if (root.tabIndex >= -1 && root.hasAttribute("tabindex")) root.focus({ preventScroll: true });
}

function setStyles(element, styles) {
  for (const [property, value] of Object.entries(styles)) element.style.setProperty(property, value);
}

/** True at phone width, where side panels are drawers and lists are sheets. */
export function narrow() {
  return matchMedia("(max-width: 760px)").matches;
}

/** Run `work` once `milliseconds` have passed without a further call. */
export function debounced(work, milliseconds) {
  let timer = 0;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => work(...args), milliseconds);
  };
}
