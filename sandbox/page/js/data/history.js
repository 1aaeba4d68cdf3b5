/** The messages of the channels that were opened, oldest first, and this window's own rows. */

import { changed } from "../base/signals.js";
import { fetchMessages } from "./api.js";
import { compareIds, world } from "./world.js";

const PAGE = 50;
const shelves = new Map(); // channel id -> {messages, whole, loading, stale}
const rows = new Map(); // interaction id -> a command on its way or failed: {id, channelId, command, failed}

export function messagesOf(channelId) {
  return shelves.get(channelId)?.messages ?? [];
}

/** True when nothing older is left to fetch. */
export function isWhole(channelId) {
  return shelves.get(channelId)?.whole ?? false;
}

/** True when the channel's messages are here and as they now are. */
export function isLoaded(channelId) {
  return shelves.has(channelId) && !shelves.get(channelId).stale;
}

export function findMessage(messageId) {
  for (const shelf of shelves.values()) {
    const found = shelf.messages.find((one) => one.id === messageId);
    if (found) return found;
  }
  return null;
}

/** Forget everything: another person reads now. */
export function forgetMessages() {
  shelves.clear();
  rows.clear();
}

/** Keep showing what is held until it is fetched again: the connection was away. */
export function doubtMessages() {
  for (const shelf of shelves.values()) shelf.stale = true;
  rows.clear();
}

/** Fetch the newest messages of a channel and put them in place of what is held. */
export async function loadNewest(channelId) {
  const reader = world.me.id;
  let messages = [];
  try {
    ({ messages } = await fetchMessages(reader, channelId, { limit: PAGE }));
  } catch (refusal) {
    if (refusal.code === "no_connect") shelves.set(channelId, { messages, whole: true, loading: false });
    changed("messages");
    throw refusal;
  }
  if (world.me.id !== reader) return;
  shelves.set(channelId, { messages, whole: messages.length < PAGE, loading: false });
  changed("messages");
}

/** Fetch the page before the oldest message held; resolves once it is there. */
export async function loadOlder(channelId) {
  const shelf = shelves.get(channelId);
  if (!shelf || shelf.whole || shelf.loading) return;
  shelf.loading = true;
  try {
    const oldest = shelf.messages[0]?.id;
    const { messages } = await fetchMessages(world.me.id, channelId, { limit: PAGE, before: oldest });
    shelf.messages.unshift(...messages);
    shelf.whole = messages.length < PAGE;
  } finally {
    shelf.loading = false;
  }
  changed("messages");
}

/** Hold a new or changed message of a channel that is open here. */
export function holdMessage(message) {
  const shelf = shelves.get(message.channel_id);
  if (!shelf) return;
  const list = shelf.messages;
  let at = list.length;
  while (at > 0 && compareIds(list[at - 1].id, message.id) > 0) at -= 1;
  if (list[at - 1]?.id === message.id) list[at - 1] = message;
  else if (at > 0 || shelf.whole || list.length === 0) list.splice(at, 0, message);
  changed("messages");
}

export function dropMessage(channelId, messageId) {
  const shelf = shelves.get(channelId);
  if (!shelf) return;
  shelf.messages = shelf.messages.filter((one) => one.id !== messageId);
  changed("messages");
}

/** The commands of this person that are on their way or failed in the channel. */
export function rowsOf(channelId) {
  return [...rows.values()].filter((one) => one.channelId === channelId);
}

export function holdRow(row) {
  rows.set(row.id, row);
  changed("messages");
}

export function dropRow(id) {
  if (rows.delete(id)) changed("messages");
}
