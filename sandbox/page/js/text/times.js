/** Moments as Discord writes them, in the reader's language; relative ones keep themselves up to date. */

import { h } from "../base/dom.js";
import { formatLocale, t } from "../base/words.js";
import { serverNow } from "../data/world.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const UNITS = [
  ["year", 365 * 86400],
  ["month", 30 * 86400],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** A `<time>` for `<t:seconds:style>`. */
export function timeElement(seconds, style) {
  const moment = new Date(seconds * 1000);
  const whole = write(moment, "F");
  const element = h("time", { class: "stamp", datetime: safeIso(moment), title: whole });
  if (style === "R") element.dataset.relative = seconds;
  element.textContent = style === "R" ? relative(seconds) : write(moment, style);
  return element;
}

function safeIso(moment) {
  return Number.isNaN(moment.getTime()) ? "" : moment.toISOString();
}

export function write(moment, style) {
  if (Number.isNaN(moment.getTime())) return "—";
  return new Intl.DateTimeFormat(formatLocale(), STYLES[style]).format(moment);
}

/** "in 3 hours", "il y a 2 jours". */
export function relative(seconds) {
  const ahead = seconds - serverNow() / 1000;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(ahead) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(formatLocale(), { numeric: "auto" }).format(Math.round(ahead / size), unit);
}

/** When a message was written: the hour today, with the day before. */
export function messageTime(iso) {
  const moment = new Date(iso);
  const days = daysAgo(moment);
  if (days === 0) return write(moment, "t");
  if (days === 1) return t("yesterdayAt", { time: write(moment, "t") });
  return write(moment, "s");
}

function daysAgo(moment) {
  const today = new Date(serverNow()).setHours(0, 0, 0, 0);
  return Math.round((today - new Date(moment).setHours(0, 0, 0, 0)) / 86400000);
}

/** Keep every relative moment on the page true. */
export function tick() {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(element.dataset.relative));
    if (element.textContent !== text) element.textContent = text;
  }
}
