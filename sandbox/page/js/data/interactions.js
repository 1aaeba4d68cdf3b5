/** Presses, picks, commands and forms of the person acting, from the press to what came of it. */

import { explain } from "../base/refusals.js";
import { changed } from "../base/signals.js";
import { t } from "../base/words.js";
import { interact } from "./api.js";
import { dropRow, holdRow } from "./history.js";
import { moved, waitFor, waitForNothing } from "./waiting.js";
import { world } from "./world.js";

const PEOPLE = 5; // the type of a select of people
const busy = new Set(); // "message/custom_id" of components that wait for an answer
const failures = new Map(); // message id -> what to say under it
const picks = new Map(); // "message/custom_id" -> values picked in a select since the message last changed
const mine = new Set(); // interactions that this window sent
const waitingForms = new Map(); // interaction id -> function told how the submitted form fared
const fates = new Map(); // interaction id -> how a form fared before its request was answered here
const underway = new Set(); // requests that are not answered yet

export function isBusy(messageId, customId) {
  return busy.has(`${messageId}/${customId}`);
}

export function failureOf(messageId) {
  return failures.get(messageId) ?? "";
}

export function pickedIn(messageId, customId) {
  return picks.get(`${messageId}/${customId}`) ?? null;
}

/** Forget what was picked and what failed on a message: it has changed. Selects of people keep what was picked. */
export function refreshMessage(message) {
  failures.delete(message.id);
  const kept = new Set(selectsOfPeople(message.components ?? []).map((id) => `${message.id}/${id}`));
  for (const key of picks.keys()) if (key.startsWith(`${message.id}/`) && !kept.has(key)) picks.delete(key);
}

function selectsOfPeople(components) {
  return components.flatMap((one) => (one.type === PEOPLE ? [one.custom_id] : selectsOfPeople(one.components ?? [])));
}

/** Send and remember that it was this window, so that a form opens here alone. */
async function send(interaction) {
  const sent = waitFor(interact(world.me.id, interaction)).then((id) => {
    mine.add(id);
    return id;
  });
  underway.add(sent);
  try {
    return await sent;
  } finally {
    underway.delete(sent);
  }
}

/** Whether this window sent the interaction; what became of it may be known before its request is answered. */
export async function isMine(interactionId) {
  await Promise.allSettled(underway);
  return mine.has(interactionId);
}

/** Press a button, or pick `values` in a select. */
export async function press(message, customId, values) {
  const key = `${message.id}/${customId}`;
  if (busy.has(key)) return;
  busy.add(key);
  failures.delete(message.id);
  if (values) picks.set(key, values);
  changed("messages");
  try {
    await send({ kind: "component", message_id: message.id, custom_id: customId, values });
  } catch (refusal) {
    busy.delete(key);
    picks.delete(key);
    failures.set(message.id, explain(refusal));
    changed("messages");
  }
}

/** Run a slash command; raises Refusal when the server does not take it. */
export function runCommand(channelId, command, options) {
  return send({ kind: "command", channel_id: channelId, command, options });
}

/** The bot's suggestions for the option being typed. */
export function suggest(channelId, command, options, focused) {
  return interact(world.me.id, { kind: "autocomplete", channel_id: channelId, command, options, focused });
}

/** Submit a form; resolves to true when it was taken, false when the bot did not answer; raises Refusal. */
export async function submitForm(interactionId, values) {
  const id = await send({ kind: "modal", interaction_id: interactionId, values });
  if (fates.has(id)) return fates.get(id);
  return new Promise((resolve) => waitingForms.set(id, resolve));
}

/** Take in an `interaction` event. */
export function takeInteraction(event) {
  moved(event);
  if (event.kind === "component") componentMoved(event);
  if (event.kind === "command") commandMoved(event);
  if (event.kind === "modal") formMoved(event);
  changed("messages");
}

function componentMoved({ message_id: messageId, custom_id: customId, state }) {
  const key = `${messageId}/${customId}`;
  if (state === "sent") busy.add(key);
  else busy.delete(key);
  if (state === "failed") failures.set(messageId, t("interactionFailed"));
}

function commandMoved({ id, channel_id: channelId, command, state }) {
  if (state === "sent") holdRow({ id, channelId, command, failed: false });
  else if (state === "failed") holdRow({ id, channelId, command, failed: true });
  else dropRow(id);
}

function formMoved({ id, state }) {
  if (state === "sent") return;
  fates.set(id, state !== "failed");
  waitingForms.get(id)?.(state !== "failed");
  waitingForms.delete(id);
}

/** Forget everything: another person acts now, or the connection was away. */
export function forgetInteractions() {
  busy.clear();
  failures.clear();
  picks.clear();
  waitForNothing();
}
