/** How many mentions wait for the other people of the switcher: one quiet connection for each. */

import { changed } from "../base/signals.js";
import { follow } from "./live.js";
import { people, world } from "./world.js";

const watched = new Map(); // user id -> {end, badges}

/** Watch everybody but the person acting; whoever has gone is let go. */
export function watchOthers() {
  const wanted = new Set(people().map((one) => one.id).filter((id) => id !== world.me.id));
  for (const [id, { end }] of watched) {
    if (wanted.has(id)) continue;
    end();
    watched.delete(id);
  }
  for (const id of wanted) if (!watched.has(id)) watch(id);
}

function watch(id) {
  const held = { badges: new Map(), end: () => {} };
  watched.set(id, held);
  held.end = follow(id, (event, data) => {
    if (event === "hello") held.badges = new Map(Object.entries(data.badges ?? {}));
    else if (event === "badge") held.badges.set(data.channel_id, data);
    else if (event.endsWith("_delete")) held.badges.delete(data.id);
    else return;
    changed("others");
  });
}

/** Mentions that wait for this person, the one acting included. */
export function waitingFor(userId) {
  const badges = userId === world.me.id ? world.badges : watched.get(userId)?.badges ?? new Map();
  return [...badges.values()].reduce((sum, one) => sum + one.mentions, 0);
}

/** A channel where somebody mentioned this person, or "". */
export function whereWanted(userId) {
  const badges = userId === world.me.id ? world.badges : watched.get(userId)?.badges ?? new Map();
  for (const [channelId, badge] of badges) if (badge.mentions > 0) return channelId;
  return "";
}
