/** The end of the messages shown: whether the reader is there, and new ones are followed. */

const NEAR_END = 80; // px from the end within which new messages are followed
let following = true;
let lastTop = 0;

export function setUpEnd(log) {
  document.getElementById("to-end").addEventListener("click", () => toEnd(log));
  new ResizeObserver(keepEnd).observe(log);
  new ResizeObserver(keepEnd).observe(document.getElementById("messages"));
}

/** Only the reader scrolls up; growing pictures merely move the end away. Return whether it was up. */
export function noteScroll(log) {
  const up = log.scrollTop < lastTop;
  lastTop = log.scrollTop;
  if (atEnd(log)) following = true;
  else if (up) following = false;
  document.getElementById("to-end").hidden = following;
  return up;
}

function atEnd(log) {
  return log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END;
}

export function toEnd(log = document.getElementById("log")) {
  following = true;
  log.scrollTop = log.scrollHeight;
  document.getElementById("to-end").hidden = true;
}

/** Stay at the end where the reader is there. */
export function keepEnd() {
  if (following) toEnd();
}

/** Another channel is shown: from its end, or from its top. */
export function begin(log, atItsEnd) {
  following = atItsEnd;
  if (!following) log.scrollTop = 0;
}

/** True when the reader sees the newest message. */
export function readsTheEnd() {
  return following && document.visibilityState === "visible";
}

/** After a jump: new messages are followed only if the end is in sight. */
export function followIfAtEnd() {
  const log = document.getElementById("log");
  following = atEnd(log);
  lastTop = log.scrollTop;
  document.getElementById("to-end").hidden = following;
}
