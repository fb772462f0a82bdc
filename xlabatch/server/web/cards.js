// Shows each answer as a card, in the order of the prompts.

import { copyButton } from "./clipboard.js";
import { resultText, tokenText } from "./comparison.js";
import { byId, make, onceEachFrame, seconds, setText } from "./elements.js";

export class Cards {
  // linkTo(answer): the address that reproduces it
  constructor({ onSelect, onStop, linkTo }) {
    Object.assign(this, { onSelect, onStop, linkTo });
    this.cards = new Map(); // by answer
    this.changed = new Set();
    this.draw = onceEachFrame(() => {
      for (const answer of this.changed) if (this.cards.has(answer)) this.drawCard(answer, this.cards.get(answer));
      this.changed.clear();
    });
  }

  add(answer) {
    const name = `Request ${answer.number}`;
    const number = make("b", { className: "chip", textContent: answer.number });
    const select = make("button", { type: "button", className: "select" }, number, make("span", { textContent: answer.prompt }));
    const stop = make("button", { type: "button", className: "quiet stop", textContent: "Stop", ariaLabel: `Stop ${name}` });
    const text = make("div", { className: "text" }), note = make("p", { className: "note" });
    const proof = make("details", { className: "proof", hidden: true }, make("summary"), make("p"));
    const copy = copyButton("Copy", () => answer.text, { ariaLabel: `Copy ${name}` });
    const link = copyButton("Link", () => this.linkTo(answer), { ariaLabel: `Copy a link to ${name}`, title: "Copy an address that gives this answer again" });
    const actions = make("div", { className: "actions" }, copy, link);
    const footer = make("footer", {}, note, actions, proof);
    const card = make("article", { className: "answer", ariaLabel: name }, make("header", {}, make("h3", {}, select), stop), text, footer);
    card.dataset.kind = answer.kind;
    card.style.setProperty("--colour", answer.colours[0]);
    card.style.setProperty("--ink", answer.colours[1]);
    select.addEventListener("click", () => this.onSelect(answer));
    stop.addEventListener("click", () => this.onStop(answer));
    this.cards.set(answer, { card, select, stop, text, note, proof, actions, link });
    byId("answers").append(card);
    this.update(answer);
  }

  remove(answer) {
    this.cards.get(answer)?.card.remove();
    this.cards.delete(answer);
  }

  update(answer) {
    this.changed.add(answer);
    this.draw();
  }

  select(answer) {
    for (const [each, { card, select }] of this.cards) {
      card.classList.toggle("selected", each === answer);
      select.ariaPressed = String(each === answer);
    }
    const selected = this.cards.get(answer)?.card;
    if (selected) byId("answers").scrollLeft = selected.offsetLeft - byId("answers").offsetLeft; // side by side on a phone
  }

  focus(answer) {
    this.cards.get(answer).select.focus();
  }

  drawCard(answer, { card, stop, text, note, proof, actions, link }) {
    card.dataset.status = answer.finish ?? (answer.begun ? "running" : "waiting");
    stop.hidden = Boolean(answer.finish);
    actions.hidden = !answer.finish;
    link.hidden = !answer.isFinished;
    if (answer.proof) text.replaceChildren(...comparedTokens(answer));
    else setText(text, answer.text);
    setText(note, noteText(answer));
    note.title = note.textContent;
    proof.hidden = !answer.proof;
    if (!answer.proof) return;
    const { done, equal, compared } = answer.proof;
    proof.dataset.result = !equal ? "different" : done ? "equal" : "running";
    setText(proof.firstChild, !equal ? "✗ different alone" : done ? "✓ equal alone" : `${compared} tokens compared`);
    setText(proof.lastChild, resultText(answer, answer.proof));
    if (!equal) proof.open = true;
  }
}

// One line: the details of a selected request have the rest.
function noteText(answer) {
  const { finish, reason, tokens, rate } = answer;
  if (finish === "error") return `Failed: ${reason}`;
  if (!finish && !answer.begun) return "waits for a slot";
  const parts = [`${tokens.length} token${tokens.length === 1 ? "" : "s"}`];
  if (rate) parts.push(`${rate.toFixed(0)}/s`);
  if (finish === "length") parts.push("cut off");
  if (finish === "cancelled") parts.unshift("stopped");
  return parts.join(" · ");
}

// Show an answer's tokens, each marked as equal or different once it has been compared.
function comparedTokens(answer) {
  const { alone, compared } = answer.proof;
  return Array.from({ length: Math.max(answer.tokens.length, compared) }, (_, position) => {
    const [a, b] = [answer.tokens[position], alone.tokens[position]];
    if (position >= compared) return make("span", { textContent: a.text });
    if (a?.id === b?.id) {
      const same = a.logprob === b.logprob && a.digest === b.digest;
      return make("span", { className: same ? "equal" : "different", textContent: a.text, title: `token ${position + 1}: ${tokenText(a)}` });
    }
    const title = `token ${position + 1}: ${tokenText(a)} together, ${tokenText(b)} alone`;
    const [together, only] = [make("del", { textContent: a?.text ?? "∅" }), make("ins", { textContent: b?.text ?? "∅" })];
    return make("span", { className: "different", title }, together, only);
  });
}
