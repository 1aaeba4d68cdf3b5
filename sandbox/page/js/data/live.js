/** The WebSocket of one person's live events, opened again whenever it breaks. */

const PAUSES = [300, 700, 1500, 3000, 5000]; // milliseconds before the next attempt

/**
 * Follow what this person sees. `onEvent(name, data)` gets every frame, `onState(open)` every change of
 * the connection. Returns a function that ends it for good.
 */
export function follow(userId, onEvent, onState = () => {}) {
  let socket = null;
  let failures = 0;
  let timer = 0;
  let ended = false;

  function open() {
    clearTimeout(timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    socket = new WebSocket(`${scheme}//${location.host}/sandbox/users/${userId}/live`);
    socket.addEventListener("message", ({ data }) => {
      if (ended) return;
      const frame = JSON.parse(data);
      if (frame.event === "hello") failures = 0;
      onEvent(frame.event, frame.data);
      if (frame.event === "hello") onState(true);
    });
    socket.addEventListener("close", again);
  }

  function again() {
    if (ended) return;
    onState(false);
    timer = setTimeout(open, PAUSES[Math.min(failures, PAUSES.length - 1)]);
    failures += 1;
  }

  function hurry() {
    if (!ended && socket.readyState === WebSocket.CLOSED) open();
  }

  window.addEventListener("online", hurry);
  open();
  return () => {
    ended = true;
    clearTimeout(timer);
    window.removeEventListener("online", hurry);
    socket.close();
  };
}
