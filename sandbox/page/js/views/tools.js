/** What a visitor may do to the little world itself: people, servers, channels, threads, faults. */

import { icon } from "../base/icons.js";
import { openMenu } from "../base/popup.js";
import { language, t } from "../base/words.js";
import * as api from "../data/api.js";
import { goToNew, goToNewGuild } from "../data/place.js";
import { isForum, mayHaveThreads, memberOf, world } from "../data/world.js";
import { ask } from "../forms/ask.js";
import { refused, toast } from "./toasts.js";

const LANGUAGES = [["fr", "français"], ["en-US", "English"]];

/** What the bot may be allowed: the server's name of it, its bit, the word for it. */
const RIGHTS = [
  ["view_channel", 10n, "rightView"],
  ["send_messages", 11n, "rightSend"],
  ["send_messages_in_threads", 38n, "rightSendInThreads"],
  ["create_public_threads", 35n, "rightThreads"],
  ["attach_files", 15n, "rightFiles"],
  ["embed_links", 14n, "rightLinks"],
  ["read_message_history", 16n, "rightHistory"],
  ["use_external_emojis", 18n, "rightEmoji"],
  ["connect", 20n, "rightConnect"],
  ["manage_threads", 34n, "rightManageThreads"],
];

/** The kinds of channels: the server's number, the word for it. */
const KINDS = [
  ["0", "channelText"],
  ["5", "channelAnnouncement"],
  ["2", "channelVoice"],
  ["13", "channelStage"],
  ["15", "channelForum"],
];

export function askNewPerson() {
  const fields = [
    { name: "name", label: t("name"), most: 32 },
    { name: "locale", label: t("languageOf"), choices: LANGUAGES, value: language() === "fr" ? "fr" : "en-US" },
  ];
  ask(t("addPerson"), fields, t("add"), ({ name, locale }) => {
    if (!name) throw new Error(t("nameNeeded"));
    return api.addUser({ name, locale });
  });
}

export function askNewGuild() {
  const fields = [
    { name: "name", label: t("name") },
    { name: "channel", label: t("firstChannel"), value: language() === "fr" ? "jeux" : "games" },
    {
      name: "preferred_locale",
      label: t("languageOf"),
      choices: LANGUAGES,
      value: language() === "fr" ? "fr" : "en-US",
    },
  ];
  ask(t("addServer"), fields, t("add"), async ({ name, channel, preferred_locale }) => {
    if (!name) throw new Error(t("nameNeeded"));
    const members = [...world.users.values()].filter((one) => !one.bot).map((one) => one.id);
    const guild = await api.addGuild(
      {
        name,
        preferred_locale,
        owner_id: world.me.id,
        member_ids: members,
        channels: [channel || "general"],
        bot: true,
      },
    );
    goToNewGuild(guild.id);
  });
}

export function guildMenu(anchor, guild, key) {
  const french = guild.preferred_locale?.startsWith("fr");
  openMenu(
    anchor,
    guild.name,
    [
      { label: t("addChannel"), icon: icon("plus", 16), run: () => askNewChannel(guild) },
      {
        label: t("rename"),
        icon: icon("gear", 16),
        run: () => askRename(guild.name, (name) => api.changeGuild(guild.id, { name })),
      },
      {
        label: t(french ? "serverEnglish" : "serverFrench"),
        icon: icon("globe", 16),
        run: () => attempt(api.changeGuild(guild.id, { preferred_locale: french ? "en-US" : "fr" })),
      },
      guild.bot
        ? { label: t("kickBot"), icon: icon("bot", 16), danger: true, run: () => attempt(api.kickBot(guild.id)) }
        : { label: t("inviteBot"), icon: icon("bot", 16), run: () => attempt(api.inviteBot(guild.id)) },
      { label: t("blockedWords"), icon: icon("shield", 16), run: () => askBlockedWords(guild) },
      guild.bot && { label: t("botRights"), icon: icon("chevron", 16), run: () => rightsMenu(anchor, guild, key) },
      { label: t("faults"), icon: icon("chevron", 16), run: () => faultsMenu(anchor, key) },
    ],
    key,
  );
}

/** Give single rights on the whole server to the bot, or take them. */
function rightsMenu(anchor, guild, key) {
  const bot = memberOf(guild, world.application.bot.id);
  const held = BigInt(bot?.permissions ?? 0);
  const entries = RIGHTS.map(([name, bit, word]) => {
    const checked = Boolean((held >> bit) & 1n);
    return { label: t(word), checked, run: () => attempt(api.setBotRights(guild.id, { [name]: !checked })) };
  });
  openMenu(anchor, t("botRights"), entries, key);
}

function faultsMenu(anchor, key) {
  const fault = (label, run) => ({ label: t(label), icon: icon("warn", 16), run: () => attempt(run()) });
  openMenu(
    anchor,
    t("faults"),
    [
      fault("faultCut", () => api.gatewayFault({ do: "cut" })),
      fault("faultDown", () => api.gatewayFault({ do: "down" })),
      fault("faultUp", () => api.gatewayFault({ do: "up" })),
      fault("faultLate", () => api.interactionFault({ delay: 4, times: 1 })),
      fault("faultTwice", () => api.interactionFault({ copies: 2, times: 1 })),
      fault("faultHour", () => api.advanceClock(3600)),
      fault("faultDay", () => api.advanceClock(86400)),
      fault("faultEnd", () => api.endFaults()),
    ],
    key,
  );
}

export function channelMenu(anchor, channel, key) {
  const thread = channel.thread_metadata;
  const change = (what) => () => attempt(api.changeChannel(channel.id, what));
  openMenu(
    anchor,
    channel.name,
    [
      mayHaveThreads(channel) && {
        label: t(isForum(channel) ? "newPost" : "newThread"),
        icon: icon("thread", 16),
        run: () => askNewThread(channel),
      },
      thread && {
        label: t(thread.archived ? "unarchive" : "archive"),
        icon: icon("archive", 16),
        run: change({ archived: !thread.archived }),
      },
      thread && {
        label: t(thread.locked ? "unlock" : "lock"),
        icon: icon("lock", 16),
        run: change({ locked: !thread.locked }),
      },
      {
        label: t("rename"),
        icon: icon("gear", 16),
        run: () => askRename(channel.name, (name) => api.changeChannel(channel.id, { name })),
      },
      {
        label: t(thread ? "deleteThread" : "deleteChannel"),
        icon: icon("trash", 16),
        danger: true,
        run: () => attempt(api.deleteChannel(channel.id)),
      },
    ],
    key,
  );
}

function askNewChannel(guild) {
  const kinds = KINDS.map(([type, word]) => [type, t(word)]);
  const fields = [
    { name: "name", label: t("name") },
    { name: "type", label: t("kindOfChannel"), choices: kinds, value: "0" },
    { name: "topic", label: t("topic") },
  ];
  ask(t("addChannel"), fields, t("add"), async ({ name, type, topic }) => {
    if (!name) throw new Error(t("nameNeeded"));
    const made = await api.addChannel(guild.id, { name, type: Number(type), ...(topic ? { topic } : {}) });
    goToNew(made.id);
  });
}

/** Ask for the words that the server's automatic moderation blocks. */
function askBlockedWords(guild) {
  const fields = [{ name: "words", label: t("wordsWithCommas"), value: guild.blocked_words.join(", "), most: 1000 }];
  ask(t("blockedWords"), fields, t("save"), ({ words }) => {
    const blocked = words.split(",").map((word) => word.trim()).filter(Boolean);
    return api.changeGuild(guild.id, { blocked_words: blocked });
  });
}

/** Ask for the name of a thread, and go there; started from a message when one is given, in a forum with its first. */
export function askNewThread(channel, message = null) {
  const post = isForum(channel);
  const fields = [{ name: "name", label: t("name") }];
  if (post) fields.push({ name: "content", label: t("firstMessage"), most: 2000 });
  ask(t(post ? "newPost" : "newThread"), fields, t("add"), async (given) => {
    if (!given.name) throw new Error(t("nameNeeded"));
    const thread = await api.startThread(
      world.me.id,
      channel.id,
      message ? { ...given, message_id: message.id } : given,
    );
    goToNew(thread.id);
  });
}

function askRename(name, act) {
  ask(t("rename"), [{ name: "name", label: t("name"), value: name }], t("save"), (values) => {
    if (!values.name) throw new Error(t("nameNeeded"));
    return act(values.name);
  });
}

function attempt(promise) {
  promise.catch(refused);
}
