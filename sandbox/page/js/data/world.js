/** What the person acting sees: people, servers, channels, badges. */

import { speak } from "../base/words.js";

export const world = {
  me: null,
  users: new Map(),
  guilds: new Map(),
  badges: new Map(),
  application: null,
  botOnline: false,
  connected: false,
  clockAhead: 0, // milliseconds by which the server's clock is ahead of this machine's
};

/** Replace everything by a view (`GET …/view`, `hello`). */
export function takeView(view) {
  world.me = view.me;
  world.users = new Map(view.users.map((user) => [user.id, user]));
  world.guilds = new Map(view.guilds.map((guild) => [guild.id, guild]));
  world.badges = new Map(Object.entries(view.badges ?? {}));
  world.application = view.application;
  world.botOnline = view.bot_online;
  setClock(view.now);
  speak(view.me.locale);
}

export function setClock(now) {
  if (now) world.clockAhead = Date.parse(now) - Date.now();
}

/** The server's present moment, in milliseconds since 1970. */
export function serverNow() {
  return Date.now() + world.clockAhead;
}

export function guildOf(channelId) {
  for (const guild of world.guilds.values()) {
    if (guild.channels.some((one) => one.id === channelId)) return guild;
    if (guild.threads.some((one) => one.id === channelId)) return guild;
  }
  return null;
}

export function channelById(channelId) {
  const guild = guildOf(channelId);
  if (!guild) return null;
  return [...guild.channels, ...guild.threads].find((one) => one.id === channelId);
}

export function isThread(channel) {
  return Boolean(channel.thread_metadata);
}

const DIRECT = 1;
const VOICE = 2;
const STAGE = 13;
const FORUM = 15;
const MEDIA = 16;
const MARKS = { [DIRECT]: "reply", [VOICE]: "voice", 5: "announcement", [STAGE]: "stage", [FORUM]: "forum", [MEDIA]: "forum" };

/** The name of the icon that stands before a channel or thread. */
export function markOf(channel) {
  return isThread(channel) ? "thread" : MARKS[channel.type] ?? "hash";
}

/** A channel's name as text: with # where one writes in the channel itself. */
export function titleOf(channel) {
  const named = isThread(channel) || isDirect(channel) || isVocal(channel) || isForum(channel);
  return named ? channel.name : `#${channel.name}`;
}

/** Whether these are the direct messages of the bot and one person. */
export function isDirect(channel) {
  return channel.type === DIRECT;
}

export function isForum(channel) {
  return channel.type === FORUM || channel.type === MEDIA;
}

/** True for voice and stage channels, whose text stands beside the talk. */
export function isVocal(channel) {
  return channel.type === VOICE || channel.type === STAGE;
}

/** True where threads (in a forum, posts) can be begun. */
export function mayHaveThreads(channel) {
  return !isThread(channel) && !isVocal(channel);
}

/** The channels of a server in the order of its list: those to talk in come last. */
export function channelsOf(guild) {
  const order = (a, b) => isVocal(a) - isVocal(b) || a.position - b.position || byId(a, b);
  return guild.channels.filter((one) => one.type !== 4).sort(order);
}

/** The threads of a channel, newest first; archived ones only when asked for. */
export function threadsOf(guild, channelId, archived) {
  const mine = guild.threads.filter((one) => one.parent_id === channelId);
  return mine.filter((one) => one.thread_metadata.archived === archived).sort((a, b) => byId(b, a));
}

/** Put a channel or thread in the place of its former version. */
export function holdChannel(channel) {
  const guild = world.guilds.get(channel.guild_id);
  if (!guild) return;
  const list = isThread(channel) ? guild.threads : guild.channels;
  const at = list.findIndex((one) => one.id === channel.id);
  if (at < 0) list.push(channel);
  else list[at] = channel;
}

/** Count a new message in its thread (`by` 1), or take one away (-1); the first message of a thread is no part. */
export function countMessage(channelId, messageId, by) {
  const thread = channelById(channelId);
  if (!thread || !isThread(thread) || messageId === thread.id) return false;
  thread.message_count += by;
  if (by > 0) thread.last_message_id = messageId;
  return true;
}

export function dropChannel(channelId) {
  for (const guild of world.guilds.values()) {
    guild.channels = guild.channels.filter((one) => one.id !== channelId);
    guild.threads = guild.threads.filter((one) => one.id !== channelId && one.parent_id !== channelId);
  }
  world.badges.delete(channelId);
}

export function holdUser(user) {
  world.users.set(user.id, user);
  for (const guild of world.guilds.values()) {
    for (const member of guild.members) if (member.user.id === user.id) member.user = user;
  }
  if (user.id === world.me.id) {
    world.me = user;
    speak(user.locale);
  }
}

export function memberOf(guild, userId) {
  return guild?.members.find((one) => one.user.id === userId) ?? null;
}

/** The name a person goes by, on this server when one is given. */
export function nameOf(user, guild = null) {
  return memberOf(guild, user.id)?.nick || user.global_name || user.username;
}

export function people() {
  return [...world.users.values()].filter((one) => !one.bot).sort(byId);
}

export function badgeOf(channelId) {
  return world.badges.get(channelId) ?? { mentions: 0, unread: false };
}

/** Mentions and unread over all channels and threads of a server. */
export function guildBadge(guild) {
  const badges = [...guild.channels, ...guild.threads].map((one) => badgeOf(one.id));
  return {
    mentions: badges.reduce((sum, one) => sum + one.mentions, 0),
    unread: badges.some((one) => one.unread),
  };
}

/** Order of ids, which is the order of time. */
export function byId(a, b) {
  return compareIds(a.id, b.id);
}

export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : Number(a > b));
}
