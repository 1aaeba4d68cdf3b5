/** What a person may do with a message: answer it, start a thread, delete it. */

import { iconButton } from "../base/buttons.js";
import { icon } from "../base/icons.js";
import { openMenu } from "../base/popup.js";
import { t } from "../base/words.js";
import { deleteMessage, dismiss } from "../data/api.js";
import { place } from "../data/place.js";
import { channelById, mayHaveThreads, world } from "../data/world.js";
import { answerTo } from "../views/entry.js";
import { askNewThread } from "../views/tools.js";
import { refused, toast } from "../views/toasts.js";

const EPHEMERAL = 64;

/** The button shown beside the menu while the pointer is on the message. */
export function quickActions(message) {
  if (message.flags & EPHEMERAL) return null;
  return iconButton(t("reply"), "reply", () => answerTo(message), { size: 18, className: "quick", key: "reply" });
}

export function messageMenu(anchor, message) {
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const channel = channelById(message.channel_id);
  const threadable = !ephemeral && channel && mayHaveThreads(channel) && !channelById(message.id);
  const mine = message.author.id === world.me.id;
  openMenu(
    anchor,
    t("messageMenu"),
    [
      !ephemeral && { label: t("reply"), icon: icon("reply", 16), run: () => answerTo(message) },
      threadable && { label: t("startThread"), icon: icon("thread", 16), run: () => askNewThread(channel, message) },
      !ephemeral && { label: t("copyLink"), icon: icon("link", 16), run: () => copy(linkOf(message)) },
      { label: t("copyId"), icon: icon("hash", 16), run: () => copy(message.id) },
      ephemeral
        ? { label: t("dismiss"), icon: icon("close", 16), run: () => dismiss(world.me.id, message.id).catch(refused) }
        : {
          label: t(mine ? "deleteMine" : "deleteAny"),
          icon: icon("trash", 16),
          danger: true,
          run: () => deleteMessage(message.channel_id, message.id).catch(refused),
        },
    ],
    "message-menu",
  );
}

function linkOf(message) {
  return `${location.origin}/channels/${place.guildId}/${message.channel_id}/${message.id}`;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("copied"));
  } catch {
    toast(text);
  }
}
