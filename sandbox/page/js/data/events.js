/** Live events of the person acting, taken into the data; views hear of it through the topics. */

import { changed } from "../base/signals.js";
import { doubtMessages, dropMessage, findMessage, holdMessage } from "./history.js";
import { forgetInteractions, refreshMessage, takeInteraction } from "./interactions.js";
import { place, settle } from "./place.js";
import { countMessage, dropChannel, holdChannel, holdUser, setClock, takeView, world } from "./world.js";

const EPHEMERAL = 64;
const THREAD_STARTER = 21;
const watchers = new Map(); // event name -> functions that also want it

/** Call `work(data)` after an event of this name was taken in. */
export function after(event, work) {
  watchers.set(event, [...(watchers.get(event) ?? []), work]);
}

/** Take in one frame of the live connection. */
export function take(event, data) {
  TAKERS[event]?.(data);
  for (const work of watchers.get(event) ?? []) work(data);
}

const TAKERS = {
  hello(view) {
    takeView(view);
    doubtMessages();
    forgetInteractions();
    changed("all");
  },
  message_create(message) {
    const counts = !(message.flags & EPHEMERAL) && message.type !== THREAD_STARTER;
    if (counts && countMessage(message.channel_id, message.id, 1)) changed("guilds");
    holdMessage(message);
  },
  message_update(message) {
    refreshMessage(message);
    holdMessage(message);
  },
  message_delete({ id, channel_id: channelId }) {
    const held = findMessage(id);
    if (!(held?.flags & EPHEMERAL) && countMessage(channelId, id, -1)) changed("guilds");
    dropMessage(channelId, id);
  },
  thread_create: channelChanged,
  thread_update: channelChanged,
  channel_create: channelChanged,
  channel_update: channelChanged,
  thread_delete: channelGone,
  channel_delete: channelGone,
  guild_create: guildChanged,
  guild_update: guildChanged,
  guild_delete({ id }) {
    world.guilds.delete(id);
    settle();
    changed("guilds", "people");
  },
  members({ guild_id: guildId, members, bot }) {
    const guild = world.guilds.get(guildId);
    if (!guild) return;
    Object.assign(guild, { members, bot });
    changed("guilds", "people", "messages", "commands");
  },
  user_update(user) {
    const spoken = world.me.id === user.id && world.me.locale !== user.locale;
    holdUser(user);
    changed(...(spoken ? ["all"] : ["people", "messages"]));
  },
  users({ users }) {
    for (const user of users) world.users.set(user.id, user);
    changed("people");
  },
  commands: () => changed("commands"),
  badge(badge) {
    world.badges.set(badge.channel_id, badge);
    changed("badges", "others");
  },
  bot({ online }) {
    world.botOnline = online;
    changed("people", "bot");
  },
  clock: ({ now }) => setClock(now),
  interaction: takeInteraction,
};

function channelChanged(channel) {
  holdChannel(channel);
  changed("guilds", "messages");
}

function channelGone({ id }) {
  dropChannel(id);
  settle();
  changed("guilds", "badges", "messages");
}

function guildChanged(guild) {
  world.guilds.set(guild.id, guild);
  if (!place.guildId) settle();
  changed("guilds", "people", "messages");
}
