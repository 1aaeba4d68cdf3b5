/** The visitor API of the sandbox (sandbox/README.md), as functions. */

/** A clear no from the server, or no answer at all (`code` "offline"). */
export class Refusal extends Error {
  constructor(status, body) {
    super(body.message ?? "");
    this.status = status;
    this.code = body.error ?? "";
    this.fields = body.fields ?? {};
  }
}

async function request(method, path, { json, form } = {}) {
  const options = { method, body: form };
  if (json !== undefined) {
    options.body = JSON.stringify(json);
    options.headers = { "Content-Type": "application/json" };
  }
  let response;
  try {
    response = await fetch(`/sandbox${path}`, options);
  } catch {
    throw new Refusal(0, { error: "offline" });
  }
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal(response.status, body);
  return body;
}

const get = (path) => request("GET", path);
const post = (path, json = {}) => request("POST", path, { json });
const patch = (path, json) => request("PATCH", path, { json });
const put = (path) => request("PUT", path, { json: {} });
const remove = (path) => request("DELETE", path);

export const fetchWorld = () => get("/world");

export function fetchMessages(user, channel, { before, after, limit = 50 } = {}) {
  const query = new URLSearchParams({ limit });
  if (before) query.set("before", before);
  if (after) query.set("after", after);
  return get(`/users/${user}/channels/${channel}/messages?${query}`);
}

export const fetchCommands = (user, channel) => get(`/users/${user}/channels/${channel}/commands`);

export const sendMessage = (user, channel, message) => post(`/users/${user}/channels/${channel}/messages`, message);
export const startThread = (user, channel, thread) => post(`/users/${user}/channels/${channel}/threads`, thread);
export const markRead = (user, channel) => post(`/users/${user}/channels/${channel}/read`);
export const dismiss = (user, message) => remove(`/users/${user}/messages/${message}`);
export const interact = (user, interaction) => post(`/users/${user}/interactions`, interaction);

export function upload(user, file) {
  const form = new FormData();
  form.append("file", file);
  return request("POST", `/users/${user}/uploads`, { form });
}

export const addUser = (person) => post("/users", person);
export const changeUser = (user, change) => patch(`/users/${user}`, change);
export const addGuild = (guild) => post("/guilds", guild);
export const changeGuild = (guild, change) => patch(`/guilds/${guild}`, change);
export const joinGuild = (guild, user) => put(`/guilds/${guild}/members/${user}`);
export const leaveGuild = (guild, user) => remove(`/guilds/${guild}/members/${user}`);
export const changeMember = (guild, user, change) => patch(`/guilds/${guild}/members/${user}`, change);
export const inviteBot = (guild) => put(`/guilds/${guild}/bot`);
export const kickBot = (guild) => remove(`/guilds/${guild}/bot`);
export const setBotRights = (guild, permissions) => patch(`/guilds/${guild}/bot`, { permissions });
export const addChannel = (guild, channel) => post(`/guilds/${guild}/channels`, channel);
export const changeChannel = (channel, change) => patch(`/channels/${channel}`, change);
export const deleteChannel = (channel) => remove(`/channels/${channel}`);
export const deleteMessage = (channel, message) => remove(`/channels/${channel}/messages/${message}`);
export const gatewayFault = (fault) => post("/faults/gateway", fault);
export const interactionFault = (fault) => post("/faults/interactions", fault);
export const advanceClock = (seconds) => post("/faults/clock", { advance: seconds });
export const endFaults = () => remove("/faults");
