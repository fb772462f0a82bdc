// A conversation: its turns, which the browser keeps, and the messages that the server gets. Knows no document.

import { Reply } from "./reply.js";

const KEY = "xlabatch.chat";

export class Conversation {
  turns = []; // { role: "user", content }, a Reply, or { role: "tool", content, tool_call_id }
  isKept = true; // one from a link is kept only once it goes on

  // Return the messages before a turn, or of all turns, with the system's.
  messages(system, before = null) {
    const turns = before ? this.turns.slice(0, this.turns.indexOf(before)) : this.turns;
    const messages = turns.map((turn) => turn.message ?? turn);
    return system ? [{ role: "system", content: system }, ...messages] : messages;
  }

  // Return the first call of the last reply without a result.
  get openCall() {
    const reply = this.turns.findLast((turn) => turn instanceof Reply);
    const results = this.turns.slice(this.turns.indexOf(reply) + 1);
    if (reply?.finish !== "tool_calls" || results.some(({ role }) => role === "user")) return null;
    return reply.calls[results.length] ?? null;
  }

  remove(...turns) {
    this.turns = this.turns.filter((turn) => !turns.includes(turn));
  }

  // Begin with the messages of a link, of which the first may be the system's.
  open(messages) {
    this.isKept = false;
    this.turns = messages.filter(({ role }) => role !== "system").map((message) => {
      if (message.role !== "assistant") return message;
      const calls = message.tool_calls.map(({ id, function: { name, arguments: text } }) => ({ id, name, arguments: text }));
      return Object.assign(new Reply(null), { content: message.content, calls, finish: calls.length ? "tool_calls" : "stop" });
    });
  }

  save() {
    if (!this.isKept) return;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.turns));
    } catch {
      // the browser keeps nothing, or it is too long: what was kept before stays
    }
  }

  load() {
    this.isKept = true;
    try {
      const kept = JSON.parse(localStorage.getItem(KEY)) ?? [];
      this.turns = kept.map((turn) => (turn.role === "assistant" ? revived(turn) : turn));
    } catch {
      this.turns = [];
    }
  }
}

// A reply that was kept while it ran has no end, and a check none that had no result yet.
function revived(kept) {
  const check = kept.check?.result === "running" ? null : kept.check;
  return Object.assign(new Reply(null), kept, { finish: kept.finish ?? "stopped", check });
}
