// A reply of the model in a chat: its request, and everything received for it. Knows no document.

import { call, events } from "./api.js";
import { digestOf } from "./links.js";

export class Reply {
  role = "assistant";
  content = "";
  reasoning = "";
  calls = []; // of tools: { id, name, arguments }
  tokens = 0;
  finish = null; // "stop", "length", "tool_calls", "stopped" or "error"
  check = null; // the comparison with the same request run again

  // request: { model, options, system, tools }
  constructor(request) {
    this.request = request;
    this.model = this.fingerprint = this.rate = null;
  }

  // Add a chunk of the stream.
  add(chunk) {
    if (chunk.error) throw new Error(chunk.error.message);
    this.model = chunk.model;
    this.fingerprint = chunk.system_fingerprint;
    if (chunk.usage) this.count(chunk.usage.completion_tokens);
    const [{ delta, finish_reason: finish } = {}] = chunk.choices;
    if (!delta) return; // the last chunk has only the usage
    this.content += delta.content ?? "";
    this.reasoning += delta.reasoning_content ?? "";
    for (const part of delta.tool_calls ?? []) {
      const known = (this.calls[part.index] ??= { id: part.id, name: part.function.name, arguments: "" });
      known.arguments += part.function.arguments;
    }
    this.finish ??= finish;
  }

  // Count tokens, and those a second after the first one.
  count(tokens) {
    const now = performance.now();
    if (tokens && !this.tokens) this.first = { tokens, now };
    if (tokens > this.first?.tokens && tokens > this.tokens) this.rate = ((tokens - this.first.tokens) * 1000) / (now - this.first.now);
    this.tokens = tokens;
  }

  // A digest of all that the model has said.
  get digest() {
    const calls = this.calls.map((each) => [each.name, each.arguments]);
    return digestOf(JSON.stringify([this.reasoning, this.content, calls]));
  }

  get isComplete() {
    return ["stop", "length", "tool_calls"].includes(this.finish);
  }

  // The message that the server gets as part of a longer conversation.
  get message() {
    const calls = this.calls.map(({ id, name, arguments: text }) => ({ id, type: "function", function: { name, arguments: text } }));
    return { role: "assistant", content: this.content, ...(calls.length && { tool_calls: calls }) };
  }
}

// Run a reply's request. `isAlone`: shared with no request, and without what is kept of its prompt.
export async function run(reply, messages, { signal, onChange, isAlone = false }) {
  const { model, options, tools } = reply.request;
  const usage = { stream: true, stream_options: { include_usage: true, continuous_usage_stats: true } };
  const alone = isAlone && { share: false, cache_prompt: false };
  const response = await call("v1/chat/completions", { model, messages, ...options, ...(tools && { tools }), ...usage, ...alone }, signal);
  for await (const chunk of events(response)) {
    reply.add(chunk);
    onChange();
  }
  if (!reply.finish) throw new Error("the server ended the stream early");
}
