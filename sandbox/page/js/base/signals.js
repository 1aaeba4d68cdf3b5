/** Who wants to know what: views name topics, data says that a topic changed. */

const listeners = new Map();
let waiting = new Set();

/** Call `render` after any of these topics has changed; several changes make one call. */
export function on(topics, render) {
  for (const topic of [...topics, "all"]) {
    if (!listeners.has(topic)) listeners.set(topic, new Set());
    listeners.get(topic).add(render);
  }
}

/** Say that these topics changed; "all" reaches every view. */
export function changed(...topics) {
  if (waiting.size === 0) queueMicrotask(flush);
  for (const topic of topics) waiting.add(topic);
}

function flush() {
  const topics = waiting;
  waiting = new Set();
  const renders = new Set();
  for (const topic of topics) for (const render of listeners.get(topic) ?? []) renders.add(render);
  for (const render of renders) render();
}
