/** What is typed into an option, read and checked as Discord's client does before sending. */

import { t } from "../base/words.js";
import { fold } from "../parts/choices.js";
import { channelItems, roleItems, userItems } from "../parts/sources.js";

export const STRING = 3;
export const INTEGER = 4;
export const BOOLEAN = 5;
export const USER = 6;
export const CHANNEL = 7;
export const ROLE = 8;
export const MENTIONABLE = 9;
export const NUMBER = 10;
export const ATTACHMENT = 11;

/** What may be picked for an option, or null where anything may be typed. */
export function offers(option) {
  if (option.choices?.length) return option.choices.map((one) => ({ value: one.value, label: one.display_name ?? one.name }));
  switch (option.type) {
    case BOOLEAN:
      return [{ value: true, label: t("yes") }, { value: false, label: t("no") }];
    case USER:
      return userItems();
    case CHANNEL:
      return channelItems(option.channel_types);
    case ROLE:
      return roleItems();
    case MENTIONABLE:
      return [...userItems(), ...roleItems()];
    default:
      return null;
  }
}

/** The offers that fit the text typed. */
export function fitting(items, text) {
  const wanted = fold(text.replace(/^[@#]/, ""));
  return items.filter((item) => fold(`${item.label} ${item.description ?? ""}`).includes(wanted)).slice(0, 25);
}

/** `{value}` to send, `{error}` to show, or `{}` for an optional one left empty. */
export function read({ option, text, picked }) {
  if (picked) return { value: picked.value };
  if (text.trim() === "") return option.required ? { error: t("optionNeeded") } : {};
  const items = offers(option);
  if (items) {
    const exact = items.find((item) => fold(item.label) === fold(text.trim()));
    return exact ? { value: exact.value } : { error: t("pickFromList") };
  }
  if (option.type === ATTACHMENT) return { error: t("optionNeeded") };
  if (option.type === INTEGER || option.type === NUMBER) return readNumber(option, text);
  return readText(option, text);
}

function readNumber(option, text) {
  const value = Number(text.trim().replace(",", "."));
  if (!Number.isFinite(value)) return { error: t("numberNeeded") };
  if (option.type === INTEGER && !Number.isInteger(value)) return { error: t("wholeNumberNeeded") };
  if (option.min_value !== undefined && value < option.min_value) return { error: t("atLeast", { n: option.min_value }) };
  if (option.max_value !== undefined && value > option.max_value) return { error: t("atMost", { n: option.max_value }) };
  return { value };
}

function readText(option, text) {
  const length = [...text].length;
  if (option.min_length !== undefined && length < option.min_length) return { error: t("tooShort", { n: option.min_length }) };
  if (option.max_length !== undefined && length > option.max_length) return { error: t("tooLong", { n: option.max_length }) };
  return { value: text };
}

/** The kind of value that an option takes, in words. */
export function kindOf(option) {
  const kinds = {
    [STRING]: "kindText",
    [INTEGER]: "kindWhole",
    [BOOLEAN]: "kindYesNo",
    [USER]: "kindPerson",
    [CHANNEL]: "kindChannel",
    [ROLE]: "kindRole",
    [MENTIONABLE]: "kindMentionable",
    [NUMBER]: "kindNumber",
    [ATTACHMENT]: "kindFile",
  };
  return t(kinds[option.type] ?? "kindText");
}
