/** Jumps to a message: it is fetched, brought into sight and lit up for a moment. */

import { t } from "../base/words.js";
import { fetchMessages } from "../data/api.js";
import { findMessage, isLoaded, isWhole, loadOlder, messagesOf } from "../data/history.js";
import { place } from "../data/place.js";
import { badgeOf, compareIds, world } from "../data/world.js";
import { followIfAtEnd } from "./end.js";
import { toast } from "../views/toasts.js";

const FARTHEST = 20; // pages that are fetched on the way to an old message
let searching = "";

/** Show the message that the place names, once its channel is loaded. */
export function arrive() {
  const { channelId, messageId } = place;
  if (!messageId || !isLoaded(channelId)) return;
  if (findMessage(messageId)) {
    place.messageId = "";
    light(messageId);
  } else if (searching !== messageId) {
    search(channelId, messageId);
  }
}

async function search(channelId, messageId) {
  searching = messageId;
  for (let page = 0; page < FARTHEST && !isWhole(channelId); page += 1) {
    const oldest = messagesOf(channelId)[0];
    if (!oldest || compareIds(oldest.id, messageId) <= 0) break;
    await loadOlder(channelId);
  }
  searching = "";
  if (place.messageId !== messageId || findMessage(messageId)) return;
  place.messageId = "";
  toast(t("messageGone"));
}

/** Bring a drawn message into sight and light it up. */
export function light(messageId) {
  const element = document.querySelector(`#messages > [data-message="${messageId}"]`);
  if (!element) return;
  element.scrollIntoView({ block: "center" });
  followIfAtEnd();
  element.focus({ preventScroll: true });
  element.classList.add("lit");
  setTimeout(() => element.classList.remove("lit"), 2500);
}

/** The oldest of the messages that mention this person and were not yet read, or "". */
export async function firstMention(channelId) {
  const { mentions } = badgeOf(channelId);
  if (mentions === 0) return "";
  const { messages } = await fetchMessages(world.me.id, channelId, { limit: 100 });
  return messages.filter((one) => one.pings_me).slice(-mentions)[0]?.id ?? "";
}
