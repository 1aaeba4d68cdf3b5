/** Where the person is: which server and channel, kept in the address (`?user=…&channel=…`). */

import { changed, on } from "../base/signals.js";
import { channelById, channelsOf, guildOf, world } from "./world.js";

export const place = {
  guildId: "",
  channelId: "",
  messageId: "", // the message to show, once
};

const lastChannels = new Map(); // server id -> the channel shown there last
let expected = null; // goes to a place that no event has brought yet

on(["guilds"], () => expected?.());

/** The ids that the address names. */
export function addressed() {
  const query = new URLSearchParams(location.search);
  return { user: query.get("user"), channel: query.get("channel"), message: query.get("message") };
}

/** The address of a person's window. */
export function windowOf(userId, channelId = "") {
  const query = new URLSearchParams({ user: userId });
  if (channelId) query.set("channel", channelId);
  return `/?${query}`;
}

/** Go to a channel, and to one of its messages when given. */
export function goTo(channelId, { message = "", keep = false } = {}) {
  const guild = guildOf(channelId);
  if (!guild) return false;
  const moved = place.channelId !== channelId;
  Object.assign(place, { guildId: guild.id, channelId, messageId: message });
  expected = null;
  writeAddress(moved && !keep);
  changed("place");
  return true;
}

/** Go to a new channel as soon as it is known: the answer that names it may come before its event. */
export function goToNew(channelId) {
  if (!goTo(channelId)) expected = () => goTo(channelId);
}

/** Go to a new server as soon as it is known. */
export function goToNewGuild(guildId) {
  if (world.guilds.has(guildId)) goToGuild(guildId);
  else expected = () => world.guilds.has(guildId) && goToGuild(guildId);
}

/** Go to a server: where the person last was there, else its first channel. */
export function goToGuild(guildId) {
  const guild = world.guilds.get(guildId);
  const last = lastChannels.get(guildId);
  const channel = (last && channelById(last)) || channelsOf(guild)[0];
  Object.assign(place, { guildId, channelId: channel?.id ?? "", messageId: "" });
  expected = null;
  writeAddress(true);
  changed("place");
}

/** After a new view: stay where we are if this person sees it, else find somewhere. */
export function settle(wanted = {}) {
  const candidates = [wanted.channel, place.channelId].filter((id) => id && channelById(id));
  const guild = world.guilds.get(place.guildId) ?? [...world.guilds.values()][0];
  const channelId = candidates[0] ?? (guild && channelsOf(guild)[0]?.id) ?? "";
  const guildId = guildOf(channelId)?.id ?? guild?.id ?? "";
  Object.assign(place, { guildId, channelId, messageId: wanted.message ?? "" });
  writeAddress(false);
  changed("place");
}

function writeAddress(push) {
  lastChannels.set(place.guildId, place.channelId);
  const address = windowOf(world.me.id, place.channelId);
  if (address === location.pathname + location.search) return;
  if (push) history.pushState(null, "", address);
  else history.replaceState(null, "", address);
}

/** Server, channel and message that a link of Discord's (or of this page) names, or null. */
export function linkedPlace(url) {
  const found = /^https?:\/\/[^/]+\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/.exec(url);
  return found ? { channel: found[1], message: found[2] ?? "" } : null;
}
