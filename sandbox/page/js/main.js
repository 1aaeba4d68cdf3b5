/** The page's beginning: who acts, the live connection, and every view. */

import { changed, on } from "./base/signals.js";
import { closePopup } from "./base/popup.js";
import { t } from "./base/words.js";
import { setUpCommands } from "./commands/list.js";
import { fetchWorld, markRead } from "./data/api.js";
import { after, take } from "./data/events.js";
import { forgetMessages, isLoaded, loadNewest } from "./data/history.js";
import { follow } from "./data/live.js";
import { addressed, goTo, place, settle } from "./data/place.js";
import { badgeOf, channelById, nameOf, world } from "./data/world.js";
import { openForm } from "./forms/modal.js";
import { wordsOf } from "./parts/components.js";
import { plainText } from "./text/markdown.js";
import { tick } from "./text/times.js";
import { setUpChannels } from "./views/channels.js";
import { setUpDrawers } from "./views/drawers.js";
import { setUpEntry } from "./views/entry.js";
import { avatar } from "./views/faces.js";
import { setUpHeader } from "./views/header.js";
import { firstMention } from "./messages/jumps.js";
import { readsTheEnd, toEnd } from "./messages/end.js";
import { setUpLog } from "./messages/log.js";
import { setUpNotice } from "./views/notice.js";
import { setUpPeople } from "./views/people.js";
import { setUpRail } from "./views/rail.js";
import { refused, say, toast } from "./views/toasts.js";
import { setUpTyping } from "./messages/typing.js";

const EPHEMERAL = 64;

let leave = () => {};

/** Act as this person from now on; `wanted` names a channel and a message to show. */
function become(userId, wanted = {}) {
  leave();
  closePopup();
  forgetMessages();
  let first = true;
  leave = follow(
    userId,
    (event, data) => {
      take(event, data);
      if (event !== "hello") return;
      settle(first ? wanted : {});
      first = false;
    },
    (open) => {
      world.connected = open;
      changed("connection");
    },
  );
}

/** Somebody in the switcher was picked; their waiting mention, if any, is shown. */
async function pickPerson(userId, channelId) {
  if (userId === world.me.id) return;
  become(userId, { channel: channelId });
}

async function showPlace() {
  const { channelId } = place;
  if (!channelId || !world.me) return;
  if (!isLoaded(channelId)) {
    const mention = place.messageId || (await firstMention(channelId).catch(() => ""));
    if (place.channelId !== channelId) return;
    place.messageId ||= mention;
    await loadNewest(channelId).catch(refused);
  }
  readHere();
}

/** The channel shown counts as read while its end is in sight. */
function readHere() {
  const { channelId } = place;
  const { mentions, unread } = badgeOf(channelId);
  if (!world.me || !channelById(channelId) || (!mentions && !unread)) return;
  if (isLoaded(channelId) && document.visibilityState === "visible") markRead(world.me.id, channelId).catch(() => {});
}

/** What answers this person's own press or command is brought into sight. */
function announce(message) {
  if (message.channel_id === place.channelId && message.flags & EPHEMERAL) toEnd();
  if (message.channel_id !== place.channelId || message.author.id === world.me.id) return;
  say(`${nameOf(message.author)}: ${plainText(wordsOf(message))}`);
}

/** A new message mentions me: say so, unless it is in sight. */
function ping({ channel_id: channelId, message_id: messageId }) {
  if (channelId === place.channelId && readsTheEnd()) return;
  const channel = channelById(channelId);
  if (!channel) return;
  const go = () => goTo(channelId, { message: messageId });
  toast(t("pinged", { name: channel.name }), { run: go, face: avatar(world.application.bot, 24) });
}

function walkHistory() {
  const { user, channel } = addressed();
  if (user && user !== world.me.id) become(user, { channel });
  else if (channel) goTo(channel, { keep: true });
}

/** Whether somebody reads what this browser's owner reads: French, else English. */
function speaksAsHere({ locale }) {
  const spoken = navigator.language.startsWith("fr") ? "fr" : "en";
  return locale?.startsWith(spoken);
}

async function start() {
  setUpRail();
  setUpChannels();
  setUpHeader();
  setUpLog();
  setUpEntry();
  setUpPeople(pickPerson);
  setUpNotice();
  setUpDrawers();
  setUpCommands();
  setUpTyping();
  on(["place"], showPlace);
  on(["badges"], readHere);
  after("modal", openForm);
  after("message_create", announce);
  after("notify", ping);
  window.addEventListener("popstate", walkHistory);
  document.addEventListener("visibilitychange", readHere);
  setInterval(tick, 1000);
  const wanted = addressed();
  const { users } = await fetchWorld();
  const persons = users.filter((one) => !one.bot);
  const acting = persons.find((one) => one.id === wanted.user) ?? persons.find(speaksAsHere) ?? persons[0];
  become(acting.id, wanted);
}

start();
