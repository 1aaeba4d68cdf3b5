/** The people of this machine: become one of them, or open a window for one. */

import { menuButton } from "../base/buttons.js";
import { fill, h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { openMenu } from "../base/popup.js";
import { on } from "../base/signals.js";
import { t } from "../base/words.js";
import { changeMember, changeUser, joinGuild, leaveGuild } from "../data/api.js";
import { waitingFor, watchOthers, whereWanted } from "../data/others.js";
import { place, windowOf } from "../data/place.js";
import { memberOf, nameOf, people, world } from "../data/world.js";
import { avatar, mentionBadge } from "./faces.js";
import { askNewPerson } from "./tools.js";
import { refused } from "./toasts.js";

let become = () => {};

/** `onBecome(userId, channelId)` is called when a person is picked. */
export function setUpPeople(onBecome) {
  become = onBecome;
  on(["people", "others", "place", "guilds", "bot"], render);
  on(["people"], () => world.me && watchOthers());
}

function render() {
  const root = document.getElementById("people");
  if (!world.me) return;
  root.setAttribute("aria-label", t("people"));
  const guild = world.guilds.get(place.guildId);
  const here = people().filter((one) => memberOf(guild, one.id));
  const away = people().filter((one) => !memberOf(guild, one.id));
  fill(
    root,
    h("h2", { class: "side-title" }, t("actAs")),
    h("ul", { class: "people-list" }, here.map((user) => person(user, guild))),
    away.length > 0 && h("h2", { class: "side-title" }, t("elsewhere")),
    away.length > 0 && h("ul", { class: "people-list" }, away.map((user) => person(user, guild))),
    h(
      "button",
      { class: "side-action", type: "button", dataset: { key: "add-person" }, onclick: askNewPerson },
      icon("plus", 18),
      t("addPerson"),
    ),
    guild?.bot && botPart(),
    h("p", { class: "side-hint" }, t("windowHint")),
  );
}

function person(user, guild) {
  const acting = user.id === world.me.id;
  const waiting = waitingFor(user.id);
  const member = memberOf(guild, user.id);
  const label = [
    nameOf(user, guild),
    languageOf(user),
    acting && t("thatIsYou"),
    waiting > 0 && t("mentions", { n: waiting }),
  ];
  const key = `person-${user.id}`;
  const open = (anchor) => personMenu(anchor, user, guild);
  return h(
    "li",
    { class: acting ? "person acting" : "person" },
    h(
      "button",
      {
        class: "person-button",
        type: "button",
        "aria-pressed": String(acting),
        "aria-label": label.filter(Boolean).join(", "),
        dataset: { key, user: user.id },
        onclick: () => become(user.id, acting ? "" : whereWanted(user.id)),
      },
      avatar(user, 36),
      h(
        "span",
        { class: "person-text" },
        h("span", { class: "person-name" }, nameOf(user, guild), member && mark(member, guild)),
        h("small", {}, languageOf(user), acting ? ` · ${t("thatIsYou")}` : ""),
      ),
      mentionBadge(waiting, ""),
    ),
    menuButton(t("menuOf", { name: nameOf(user, guild) }), open, { key: `${key}-menu` }),
  );
}

function mark(member, guild) {
  if (guild.owner_id === member.user.id) return markPart(t("owner"), "crown");
  return member.moderator ? markPart(t("moderator"), "shield") : null;
}

function markPart(label, name) {
  return h("span", { class: "mark", title: label, role: "img", "aria-label": label }, icon(name, 14));
}

function languageOf({ locale }) {
  if (locale?.startsWith("fr")) return "français";
  return locale?.startsWith("en") ? "English" : locale ?? "";
}

function personMenu(anchor, user, guild) {
  const member = memberOf(guild, user.id);
  const french = user.locale?.startsWith("fr");
  const owner = guild?.owner_id === user.id;
  openMenu(
    anchor,
    nameOf(user, guild),
    [
      {
        label: t("openWindow"),
        icon: icon("link", 16),
        run: () => window.open(windowOf(user.id, place.channelId), "_blank", "noopener"),
      },
      {
        label: t(french ? "speakEnglish" : "speakFrench"),
        icon: icon("globe", 16),
        run: () => attempt(changeUser(user.id, { locale: french ? "en-US" : "fr" })),
      },
      {
        label: t("takesDirect"),
        checked: !user.shut,
        run: () => attempt(changeUser(user.id, { shut: !user.shut })),
      },
      member && !owner && !guild.home && {
        label: t("moderator"),
        checked: member.moderator,
        run: () => attempt(changeMember(guild.id, user.id, { moderator: !member.moderator })),
      },
      member && !owner && !guild.home && {
        label: t("leaveServer", { name: guild.name }),
        danger: true,
        run: () => attempt(leaveGuild(guild.id, user.id)),
      },
      guild && !guild.home && !member && {
        label: t("joinServer", { name: guild.name }),
        icon: icon("plus", 16),
        run: () => attempt(joinGuild(guild.id, user.id)),
      },
    ],
    `person-${user.id}-menu`,
  );
}

function attempt(promise) {
  promise.catch(refused);
}

function botPart() {
  const bot = world.application?.bot;
  if (!bot) return null;
  return [
    h("h2", { class: "side-title" }, t("bots")),
    h(
      "div",
      { class: world.botOnline ? "person bot-row" : "person bot-row away" },
      avatar(bot, 36),
      h(
        "span",
        { class: "person-text" },
        h("span", { class: "person-name" }, bot.global_name || bot.username),
        h("small", {}, t(world.botOnline ? "online" : "offlineBot")),
      ),
    ),
  ];
}
