/** The line under the messages that tells who is typing. */

import { fill } from "../base/dom.js";
import { on } from "../base/signals.js";
import { t } from "../base/words.js";
import { after } from "../data/events.js";
import { place } from "../data/place.js";
import { nameOf, world } from "../data/world.js";

const LASTS = 10_000; // milliseconds, as Discord shows it
const typing = new Map(); // "channel user" -> timer

export function setUpTyping() {
  after("typing", ({ channel_id: channelId, user_id: userId }) => {
    if (userId === world.me.id) return;
    stop(channelId, userId);
    typing.set(`${channelId} ${userId}`, setTimeout(() => stop(channelId, userId), LASTS));
    render();
  });
  after("message_create", (message) => stop(message.channel_id, message.author.id));
  on(["place"], render);
}

function stop(channelId, userId) {
  clearTimeout(typing.get(`${channelId} ${userId}`));
  if (typing.delete(`${channelId} ${userId}`)) render();
}

function render() {
  const here = [...typing.keys()].map((key) => key.split(" ")).filter(([channelId]) => channelId === place.channelId);
  const names = here.map(([, userId]) => world.users.get(userId)).filter(Boolean).map((user) => nameOf(user));
  fill(
    document.getElementById("typing"),
    names.length > 0 ? t("typing", { names: names.join(", "), n: names.length }) : "",
  );
}
