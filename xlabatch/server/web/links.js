// Links that reproduce an answer: the part of the address after # has the whole request, the model with its
// fingerprint, and a digest of the answer. It is not sent to any server. Knows no document.

const PREFIX = "#answer=";
const MAX_CHARACTERS = 1 << 20;

// All options that an answer depends on; each is a number.
export const OPTIONS = [
  "max_tokens", "temperature", "top_p", "top_k", "min_p", "repetition_penalty", "repetition_context_size", "seed",
];

// A link has a kind ("chat" for a conversation; "message" or "text" for a prompt of a batch), `messages` or a
// `prompt`, `options`, perhaps `tools`, and the `model`, `fingerprint` and `digest` of the answer.
export function encodeLink(link) {
  const bytes = new TextEncoder().encode(JSON.stringify(link));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const base64 = btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return location.href.split("#")[0] + PREFIX + base64;
}

// Return the link of an address, or null if it has none. Anyone may have written it: an error if it is not valid.
export function decodeLink(hash) {
  if (!hash.startsWith(PREFIX)) return null;
  try {
    check(hash.length <= MAX_CHARACTERS, "it is too long");
    const binary = atob(hash.slice(PREFIX.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return checkedLink(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  } catch (error) {
    throw new Error(`This link cannot be read: ${error instanceof LinkError ? error.message : "it is damaged"}.`);
  }
}

function checkedLink({ kind, messages, prompt, options, tools, model, fingerprint, digest }) {
  check(["chat", "message", "text"].includes(kind), "its kind is unknown");
  check([model, fingerprint, digest].every((each) => typeof each === "string" && each.length < 500), "it does not say where the answer is from");
  const known = Object.entries(options).filter(([name]) => OPTIONS.includes(name));
  check(known.every(([, value]) => Number.isFinite(value)), "an option is not a number");
  const origin = { model, fingerprint, digest, options: Object.fromEntries(known) };
  if (kind !== "chat") {
    check(typeof prompt === "string" && !prompt.includes("\n") && prompt.trim(), "its prompt is not a line of text");
    return { kind, prompt, ...origin };
  }
  check(Array.isArray(messages) && messages.length, "it has no messages");
  check(!tools || Array.isArray(tools), "its tools are not an array");
  return { kind, messages: messages.map(checkedMessage), tools: tools ?? null, ...origin };
}

class LinkError extends Error {}

function check(isRight, problem) {
  if (!isRight) throw new LinkError(problem);
}

// Return a message with only the fields of its role: others would be sent and not shown.
function checkedMessage({ role, content, tool_calls: calls = [], tool_call_id: id }, position) {
  const isText = (...values) => values.every((value) => typeof value === "string");
  check(isText(content), "the content of a message is not text");
  if (role === "assistant") {
    check(calls.every((call) => isText(call.id, call.function.name, call.function.arguments)), "a call is not valid");
    const checked = calls.map(({ id, function: { name, arguments: text } }) => ({ id, type: "function", function: { name, arguments: text } }));
    return { role, content, tool_calls: checked };
  }
  if (role === "tool") {
    check(isText(id), "the result of a call does not name the call");
    return { role, content, tool_call_id: id };
  }
  check(role === "user" || (role === "system" && position === 0), "the role of a message is unknown, or the system's is not first");
  return { role, content };
}

// Return a short digest of a text (FNV-1a): equal texts have equal ones. It does not protect against forgery.
export function digestOf(text) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}
