/** What the server refused, as a sentence in the reader's language. */

import { t } from "./words.js";

const SENTENCES = {
  200000: "refusedBlocked",
  200001: "refusedBlocked",
  archived: "refusedArchived",
  disabled: "refusedDisabled",
  empty: "refusedEmpty",
  in_thread: "refusedInThread",
  locked: "lockedHere",
  no_bot: "refusedNoBot",
  no_connect: "refusedNoConnect",
  no_right: "refusedNoRight",
  no_thread: "refusedInThread",
  not_pressable: "refusedDisabled",
  not_visible: "refusedNotVisible",
  offline: "offline",
  owner: "refusedOwner",
  timed_out: "refusedTimedOut",
  unknown_message: "messageGone",
};

/** The sentence for a Refusal; the server's own words where the page has none. */
export function explain(refusal) {
  const key = SENTENCES[refusal.code];
  return key ? t(key) : refusal.message || t("refused");
}
