/** Whether something that this window sent is still to come to its end; shown as a line under the header. */

const FOLLOW_UP_TIMEOUT = 5000; // milliseconds after a silent acknowledgement: perhaps nothing more will follow
const FINAL = new Set(["answered", "modal", "failed", "settled"]);
const open = new Set(); // what is waited for: requests on their way and interactions
const ended = new Set(); // interactions that ended, perhaps before their own request did

/** Wait for the request, then for the interaction that it began, until that has ended. */
export async function waitFor(request) {
  open.add(request);
  show();
  try {
    const { id } = await request;
    if (!ended.has(id)) open.add(id);
    return id;
  } finally {
    open.delete(request);
    show();
  }
}

/** Take in an interaction's state. */
export function moved({ id, state }) {
  if (FINAL.has(state)) over(id);
  if (state === "acknowledged") setTimeout(() => over(id), FOLLOW_UP_TIMEOUT);
}

function over(id) {
  ended.add(id);
  open.delete(id);
  show();
}

/** Wait for nothing any more: another person acts, or the connection was away. */
export function waitForNothing() {
  open.clear();
  ended.clear();
  show();
}

function show() {
  document.body.toggleAttribute("data-waiting", open.size > 0);
}
