// The chat: sends the whole conversation for each reply, stops, edits and repeats, and checks replies.

import { RefusedError } from "./api.js";
import { Conversation } from "./conversation.js";
import { announce, byId, make, setText } from "./elements.js";
import { FieldError, hideError, showError } from "./errors.js";
import { encodeLink } from "./links.js";
import { randomSeed } from "./options.js";
import { Reply, run } from "./reply.js";
import { Turns } from "./turns.js";

const EXAMPLES = ["Who are you?", "Tell me a story about a dog.", "Tell me a story about a windy day."];

export class Chat {
  controller = null; // set while a reply is running
  editing = null; // the user's turn that the next message replaces
  model = null;

  constructor(options) {
    this.options = options;
    this.conversation = new Conversation();
    this.turns = new Turns({
      onEdit: (turn) => this.edit(turn),
      onAgain: (reply) => this.runAgain(reply),
      onAnother: (reply) => this.another(reply),
      linkTo: (reply) => this.linkTo(reply),
    });
    this.form = byId("chat-form");
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
    this.form.addEventListener("input", () => hideError(this.form));
    byId("message").addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      this.submit();
    });
    byId("stop").addEventListener("click", () => this.stop());
    byId("new-chat").addEventListener("click", () => this.clear());
    byId("cancel-edit").addEventListener("click", () => this.edit(null));
    for (const text of EXAMPLES) this.addExample(text);
    addEventListener("pagehide", () => this.saveRunning());
    this.load();
  }

  addExample(text) {
    const button = make("button", { type: "button", textContent: text });
    button.addEventListener("click", () => {
      byId("message").value = text;
      this.submit();
    });
    byId("examples").append(button);
  }

  setModel(model) {
    this.model = model;
  }

  load() {
    this.endEdit();
    this.conversation.load();
    this.draw();
  }

  // Send what the field has: a message, or the result of a call.
  submit() {
    if (this.controller) return;
    const content = byId("message").value.trim(), { conversation, editing } = this;
    let request;
    try {
      if (!content) throw new FieldError("There is no message yet: write one.", byId("message"));
      request = this.request();
    } catch (error) {
      showError(this.form, error);
      return;
    }
    const before = conversation.turns, call = editing ? null : conversation.openCall;
    const kept = editing ? before.slice(0, before.indexOf(editing)) : before;
    conversation.turns = [...kept, call ? { role: "tool", content, tool_call_id: call.id } : { role: "user", content }];
    conversation.isKept = true;
    byId("message").value = "";
    this.editing = null;
    if (call && conversation.openCall) this.draw(); // the next call needs a result too
    else this.reply(request, () => {
      conversation.turns = before;
      this.editing = editing;
      byId("message").value = content;
    });
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  }

  request() {
    const system = byId("system").value.trim();
    return { model: this.model?.id, options: this.options.read(), system, tools: this.options.readTools() };
  }

  // Add the model's reply; `undo` is called if the server refuses the request.
  async reply(request, undo) {
    const { conversation } = this, reply = new Reply(request), messages = conversation.messages(request.system);
    conversation.turns.push(reply);
    conversation.save();
    await this.run(reply, messages, () => this.turns.update(reply), (error) => {
      conversation.remove(reply);
      undo();
      showError(this.form, error, byId("message"));
    });
    conversation.save();
    this.draw();
    return reply;
  }

  // Run a request until its end, whatever that is.
  async run(reply, messages, onChange, onRefused, isAlone = false) {
    const controller = new AbortController();
    hideError(this.form);
    this.controller = controller;
    this.draw();
    try {
      await run(reply, messages, { signal: controller.signal, onChange, isAlone });
      announce("The answer is complete.");
    } catch (error) {
      const isStopped = error.name === "AbortError";
      reply.finish = isStopped ? "stopped" : "error";
      reply.reason = isStopped ? "It was stopped." : error.message;
      if (isStopped) announce("Stopped.");
      else if (error instanceof RefusedError) onRefused(error);
      else showError(this.form, new Error(`The answer failed: ${error.message}`));
    }
    if (this.controller === controller) this.controller = null; // unless a link runs by now
  }

  stop() {
    this.controller?.abort();
  }

  edit(turn) {
    this.editing = turn;
    byId("message").value = turn?.content ?? "";
    byId("message").focus();
    this.draw();
  }

  endEdit() {
    if (this.editing) byId("message").value = "";
    this.editing = null;
  }

  // Reply to the same messages with another seed.
  another(reply) {
    const { conversation } = this, before = conversation.turns;
    conversation.remove(reply);
    const options = { ...reply.request.options, seed: randomSeed() };
    this.reply({ ...reply.request, options }, () => { conversation.turns = before; });
  }

  // Run a reply's request again alone, and compare.
  async runAgain(reply) {
    if (this.controller) return;
    const again = new Reply(reply.request), messages = this.conversation.messages(reply.request.system, reply);
    const show = (result, title, text) => {
      reply.check = { result, title, text };
      this.turns.update(reply);
    };
    await this.run(again, messages, () => show("running", `Runs again alone: ${again.tokens} tokens`, ""), (error) => showError(this.form, error), true);
    if (again.isComplete) show(...comparison(reply, again));
    else show("none", "Not compared", again.reason);
    this.draw();
  }

  linkTo(reply) {
    const { request: { options, system, tools }, model, fingerprint, digest } = reply;
    const messages = this.conversation.messages(system, reply);
    return encodeLink({ kind: "chat", messages, options, ...(tools && { tools }), model, fingerprint, digest });
  }

  // Keep what a reply that is running has so far: its conversation is about to go.
  saveRunning() {
    if (this.controller) this.conversation.save();
  }

  // Put a link's conversation in place of this one.
  replace(messages) {
    this.saveRunning();
    this.stop();
    this.endEdit();
    this.conversation.open(messages);
  }

  // Show a link's conversation; nothing runs.
  open(link) {
    const system = link.messages.find(({ role }) => role === "system")?.content ?? "";
    this.replace(link.messages);
    this.options.write(link.options, system, link.tools);
    if (system || link.tools) byId("options").open = true;
    this.draw();
  }

  // Run the request of a link that is open; returns the reply.
  async runLink({ messages, options, tools }) {
    this.replace(messages);
    const system = messages.find(({ role }) => role === "system")?.content ?? "";
    return this.reply({ model: this.model.id, options, system, tools }, () => {});
  }

  // Return to the kept conversation, unless the link's has gone on.
  closeLink() {
    if (this.conversation.isKept) return;
    this.stop();
    this.options.write({});
    this.load();
  }

  clear() {
    this.stop();
    this.conversation.turns = [];
    this.conversation.isKept = true;
    this.conversation.save();
    this.edit(null);
    hideError(this.form);
  }

  draw() {
    const { turns, openCall } = this.conversation, isRunning = this.controller !== null;
    byId("welcome").hidden = turns.length > 0;
    byId("editing").hidden = !this.editing;
    showOne(byId(isRunning ? "stop" : "send"), byId(isRunning ? "send" : "stop"));
    byId("new-chat").disabled = !turns.length;
    for (const button of byId("turns").querySelectorAll(".again, .another, .edit")) button.disabled = isRunning;
    const label = openCall && !this.editing ? `Result of ${openCall.name}` : "Message";
    setText(byId("message-label"), label);
    byId("message").placeholder = label;
    this.turns.draw(turns);
  }
}

// Show a button in place of another one, which may have the focus.
function showOne(button, other) {
  const hasFocus = document.activeElement === other;
  button.hidden = false;
  other.hidden = true;
  if (hasFocus) button.focus();
}

function comparison(reply, again) {
  const seed = reply.request.options.temperature === 0 ? "" : ` with seed ${reply.request.options.seed}`;
  if (again.digest === reply.digest) {
    return ["equal", "✓ The same answer", `All ${again.tokens} tokens have the same text. It ran again${seed}, shared with no other request and without reuse of its prompt.`];
  }
  const other = again.fingerprint === reply.fingerprint ? "" : ` by this server's model now (${again.fingerprint}, before ${reply.fingerprint})`;
  return ["different", "✗ A different answer", `Run again${seed}${other}, it is: ${again.content}`];
}
