/** Where controls are dead: in locked threads, for everybody. */

import { channelById, isThread } from "../data/world.js";

export function lockedOut(message) {
  const channel = channelById(message.channel_id);
  return Boolean(channel && isThread(channel) && channel.thread_metadata.locked);
}
