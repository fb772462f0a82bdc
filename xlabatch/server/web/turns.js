// Shows the turns of a conversation, with what can be done with each.

import { copyButton } from "./clipboard.js";
import { byId, make, onceEachFrame, setText } from "./elements.js";
import { Markdown } from "./markdown.js";
import { Reply } from "./reply.js";

const NEAR = 120; // pixels: a page that is scrolled this near to its end stays there

export class Turns {
  // onEdit(turn), onAgain(reply), onAnother(reply); linkTo(reply): the address that reproduces it
  constructor(actions) {
    this.actions = actions;
    this.shown = new Map(); // by turn
    this.changed = new Set();
    this.drawChanged = onceEachFrame(() => this.keepEnd(() => {
      for (const turn of this.changed) this.shown.get(turn)?.draw();
      this.changed.clear();
    }));
  }

  // Show exactly these turns.
  draw(turns) {
    this.keepEnd(() => {
      for (const [turn, { element }] of this.shown) {
        if (turns.includes(turn)) continue;
        element.remove();
        this.shown.delete(turn);
      }
      for (const turn of turns) {
        if (!this.shown.has(turn)) {
          const view = turn instanceof Reply ? new ReplyView(turn, this.actions) : new MessageView(turn, this.actions);
          this.shown.set(turn, view);
          byId("turns").append(view.element);
        }
        this.shown.get(turn).draw(turn === turns.at(-1));
      }
    });
  }

  update(turn) {
    this.changed.add(turn);
    this.drawChanged();
  }

  // Follow the text if the reader is at its end.
  keepEnd(change) {
    const page = document.documentElement, isShown = byId("turns").offsetParent !== null;
    const isAtEnd = isShown && page.scrollHeight - innerHeight - scrollY < NEAR;
    change();
    if (isAtEnd) scrollTo({ top: page.scrollHeight, behavior: "instant" });
  }
}

// What the user has written, or the result of a tool.
class MessageView {
  constructor(turn, { onEdit }) {
    const isTool = turn.role === "tool";
    this.element = make("article", { className: `turn ${turn.role}`, ariaLabel: isTool ? "Result of a tool" : "Your message" });
    this.element.append(make("div", { className: "text", textContent: turn.content }));
    if (isTool) return;
    const edit = make("button", { type: "button", className: "quiet edit", textContent: "Edit" });
    edit.addEventListener("click", () => onEdit(turn));
    this.element.append(make("div", { className: "actions" }, edit));
  }

  draw() {}
}

class ReplyView {
  constructor(reply, { linkTo, onAgain, onAnother }) {
    this.reply = reply;
    const action = (name, label, title, onClick) => {
      const button = make("button", { type: "button", className: `quiet ${name}`, textContent: label, title });
      button.addEventListener("click", onClick);
      return button;
    };
    this.reasoning = make("div", { className: "text" });
    this.thoughts = make("details", { className: "reasoning", hidden: true }, make("summary"), this.reasoning);
    this.content = make("div", { className: "markdown" });
    this.markdown = new Markdown(this.content);
    this.calls = make("div", { className: "calls" });
    this.note = make("p", { className: "note" });
    this.link = copyButton("Copy link", () => linkTo(reply), { title: "An address that gives this answer again" });
    this.link.classList.add("link");
    this.again = action("again", "Run again", "The same request with the same seed, alone: is the answer the same?", () => onAgain(reply));
    this.another = action("another", "Another answer", "The same request with another seed", () => onAnother(reply));
    const copy = copyButton("Copy", () => reply.content);
    this.buttons = make("div", { className: "actions" }, copy, this.link, this.again, this.another);
    this.verdict = make("details", { className: "verdict", hidden: true }, make("summary"), make("p"));
    this.element = make("article", { className: "turn assistant", ariaLabel: "Answer" });
    this.element.append(this.thoughts, this.content, this.calls, make("footer", {}, this.note, this.buttons), this.verdict);
  }

  draw(isLast = this.isLast) {
    const { reply } = this, isRunning = !reply.finish;
    this.isLast = isLast;
    this.element.dataset.status = reply.finish ?? (reply.tokens ? "running" : "waiting");
    this.element.ariaBusy = String(isRunning);
    this.thoughts.hidden = !reply.reasoning;
    setText(this.thoughts.firstChild, isRunning && !reply.content ? "Reasoning …" : "Reasoning");
    setText(this.reasoning, reply.reasoning);
    this.markdown.show(reply.content);
    if (reply.calls.length) this.calls.replaceChildren(...reply.calls.map(callBlock));
    setText(this.note, noteText(reply));
    this.buttons.hidden = isRunning;
    this.link.hidden = this.again.hidden = !reply.isComplete || !reply.request;
    this.another.hidden = !isLast || !reply.request || (reply.isComplete && reply.request.options.temperature === 0);
    this.drawVerdict(reply.check);
  }

  // check: { result: "equal", "different", "running" or "none", title, text }
  drawVerdict(check) {
    this.verdict.hidden = !check;
    if (!check) return;
    this.verdict.dataset.result = check.result;
    setText(this.verdict.firstChild, check.title);
    setText(this.verdict.lastChild, check.text);
    if (check.result === "different") this.verdict.open = true;
  }
}

function callBlock({ name, arguments: text }) {
  return make("div", { className: "call" }, make("p", {}, "calls ", make("code", { textContent: name })), make("pre", { textContent: indented(text), tabIndex: 0 }));
}

function indented(json) {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json; // the model still writes it
  }
}

function noteText({ finish, reason, tokens, rate, request }) {
  if (!finish && !tokens) return "waits for a slot";
  const parts = [`${tokens} token${tokens === 1 ? "" : "s"}`];
  if (rate) parts.push(`${rate.toFixed(0)} tokens/s`);
  if (request && request.options.temperature !== 0) parts.push(`seed ${request.options.seed}`);
  const end = { length: "cut off at max tokens", stopped: "stopped", error: `failed: ${reason}` }[finish];
  if (!request) return "";
  return (end ? [end, ...parts] : parts).join(" · ");
}
