/** The list of a server's channels with their threads, and the person acting at its foot. */

import { iconButton, menuButton } from "../base/buttons.js";
import { fill, h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { on } from "../base/signals.js";
import { language, t } from "../base/words.js";
import { goTo, place } from "../data/place.js";
import { badgeOf, channelsOf, isForum, markOf, nameOf, threadsOf, world } from "../data/world.js";
import { togglePeople } from "./drawers.js";
import { avatar, mentionBadge } from "./faces.js";
import { channelMenu, guildMenu } from "./tools.js";

const opened = new Set(); // channels whose archived threads are listed

export function setUpChannels() {
  on(["guilds", "badges", "place", "people"], render);
  document.addEventListener("keydown", (event) => {
    const move = event.altKey && { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!move) return;
    event.preventDefault();
    neighbour(move);
  });
}

/** Go to the channel or thread above or below the one shown, as the list stands. */
function neighbour(move) {
  const listed = [...document.querySelectorAll(".channel-button")].map((one) => one.dataset.channel);
  const next = listed[listed.indexOf(place.channelId) + move];
  if (next) goTo(next);
}

function render() {
  const root = document.getElementById("channels");
  root.setAttribute("aria-label", t("channels"));
  const guild = world.guilds.get(place.guildId);
  const parts = guild ? [guildHead(guild), list(guild)] : [h("p", { class: "empty" }, t("noServer"))];
  const scrolled = root.querySelector(".channel-list")?.scrollTop ?? 0;
  fill(root, parts, world.me && meBar());
  const now = root.querySelector(".channel-list");
  if (now) now.scrollTop = scrolled;
}

function guildHead(guild) {
  if (guild.home) return h("div", { class: "guild-head" }, h("span", { class: "guild-name" }, t("directMessages")));
  const key = `guild-menu-${guild.id}`;
  const open = (event) => guildMenu(event.currentTarget, guild, key);
  return h(
    "button",
    {
      class: "guild-head",
      type: "button",
      "aria-haspopup": "menu",
      "aria-expanded": "false",
      dataset: { key },
      onclick: open,
    },
    h("span", { class: "guild-name" }, guild.name),
    icon("down", 18),
  );
}

function list(guild) {
  return h("ul", { class: "channel-list" }, channelsOf(guild).map((channel) => channelItem(guild, channel)));
}

function channelItem(guild, channel) {
  const open = threadsOf(guild, channel.id, false);
  const archived = threadsOf(guild, channel.id, true);
  const shown = opened.has(channel.id) ? archived : archived.filter(keepsInSight);
  const threads = [...open, ...shown].map((one) => row(one));
  const more = archived.length > 0 ? h("li", {}, archiveToggle(channel, archived.length)) : null;
  return h(
    "li",
    {},
    row(channel),
    threads.length || more ? h(
      "ul",
      { class: "thread-list", "aria-label": t(isForum(channel) ? "posts" : "threads") },
      threads.map((one) => h("li", {}, one)),
      more,
    ) : null,
  );
}

/** An archived thread stays listed while it is open here or somebody calls from it. */
function keepsInSight(thread) {
  return thread.id === place.channelId || badgeOf(thread.id).mentions > 0;
}

function archiveToggle(channel, n) {
  const shown = opened.has(channel.id);
  const toggle = () => {
    if (!opened.delete(channel.id)) opened.add(channel.id);
    render();
  };
  return h(
    "button",
    {
      class: "channel-archive",
      type: "button",
      "aria-expanded": String(shown),
      dataset: { key: `archive-${channel.id}` },
      onclick: toggle,
    },
    icon("archive", 14),
    shown ? t("hideArchived") : t("showArchived", { n }),
  );
}

function row(channel) {
  const { mentions, unread } = badgeOf(channel.id);
  const here = channel.id === place.channelId;
  const thread = channel.thread_metadata;
  const key = `channel-${channel.id}`;
  const classes = ["channel-row", here && "here", unread && !here && "unread", thread?.archived && "archived"];
  const said = [
    channel.name,
    thread?.archived && t("archived"),
    thread?.locked && t("locked"),
    mentions > 0 && t("mentions", { n: mentions }),
    unread && !here && t("unread"),
  ];
  const open = (anchor) => channelMenu(anchor, channel, `${key}-menu`);
  return h(
    "div",
    { class: classes.filter(Boolean).join(" ") },
    h(
      "button",
      {
        class: "channel-button",
        type: "button",
        "aria-current": here ? "page" : null,
        "aria-label": said.filter(Boolean).join(", "),
        dataset: { key, channel: channel.id },
        onclick: () => goTo(channel.id),
      },
      icon(markOf(channel), 18),
      h("span", { class: "channel-name" }, channel.name),
      thread?.locked ? icon("lock", 14) : null,
      thread?.archived ? icon("archive", 14) : null,
      mentionBadge(mentions, ""),
    ),
    menuButton(t("menuOf", { name: channel.name }), open, { className: "channel-menu", key: `${key}-menu` }),
  );
}

/** Who I am here, and the way to the others. */
function meBar() {
  const guild = world.guilds.get(place.guildId);
  return h(
    "div",
    { class: "me-bar" },
    avatar(world.me, 32),
    h(
      "span",
      { class: "me-text" },
      h("strong", {}, nameOf(world.me, guild)),
      h("small", {}, t("youAre"), " · ", language() === "fr" ? "français" : "English"),
    ),
    iconButton(t("people"), "people", togglePeople),
  );
}
