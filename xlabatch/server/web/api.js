// Calls the server: bodies as JSON, errors with the server's message, server-sent events.

import { byId } from "./elements.js";

export class RefusedError extends Error {
  // code and param as in OpenAI's API
  constructor(message, status, { code, param } = {}) {
    super(message);
    Object.assign(this, { status, code, param });
  }
}

function headers() {
  const key = byId("key").value.trim();
  return { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) };
}

// Send GET, or POST if there is a body; throws RefusedError with the server's message.
export async function call(path, body, signal) {
  const post = body && { method: "POST", body: JSON.stringify(body) };
  const response = await fetch(path, { ...post, headers: headers(), signal });
  if (response.ok) return response;
  if (response.status === 401) askForKey();
  const answer = await response.json().catch(() => null); // a proxy's error may not be JSON
  throw new RefusedError(answer?.error?.message ?? `the server answers ${response.status}`, response.status, answer?.error);
}

function askForKey() {
  if (!byId("key-field").hidden) return;
  byId("key-field").hidden = false;
  byId("key").focus();
}

// Yield the parsed server-sent events of a response.
export async function* events(response) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const parts = (buffer + value).split("\n\n");
    buffer = parts.pop();
    for (const part of parts) {
      if (part.startsWith("data: ") && part !== "data: [DONE]") yield JSON.parse(part.slice(6));
    }
  }
}
