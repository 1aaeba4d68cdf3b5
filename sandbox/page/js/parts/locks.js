/** Where controls are dead: in locked threads, for everybody who may not unlock them. */

import { channelById, isThread } from "../data/world.js";

export function lockedOut(message) {
  const channel = channelById(message.channel_id);
  return Boolean(channel && isThread(channel) && channel.thread_metadata.locked);
}
