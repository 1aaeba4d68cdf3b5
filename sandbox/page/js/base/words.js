/** The page's own texts in the language of the person acting. */

import { ENGLISH } from "./words.en.js";
import { FRENCH } from "./words.fr.js";

let locale = "en-US";

/** Speak the language of this locale from now on: French for `fr`, else English. */
export function speak(wanted) {
  locale = wanted || "en-US";
  document.documentElement.lang = language();
}

export function language() {
  return locale.startsWith("fr") ? "fr" : "en";
}

/** The locale that dates and numbers are written in. */
export function formatLocale() {
  return locale;
}

/** The text named `key`, its `{names}` filled in; plural texts are `[one, other]`, chosen by `n`. */
export function t(key, args = {}) {
  const table = language() === "fr" ? FRENCH : ENGLISH;
  const entry = table[key];
  const text = Array.isArray(entry) ? entry[isOne(args.n) ? 0 : 1] : entry;
  return text.replace(/\{(\w+)\}/g, (_, name) => args[name]);
}

/** French counts 0 and 1 as singular, English only 1. */
function isOne(n) {
  return language() === "fr" ? n < 2 : n === 1;
}
