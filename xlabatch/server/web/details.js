// Shows one request: its options, its slot and times, and each of its tokens with its log-probability.

import { byId, make, onceEachFrame, seconds, setText, visible, whole } from "./elements.js";

const COLUMNS = ["#", "token", "id", "log-probability", "after"];
const ALONE = ["alone", "log-probability alone", "logits"];

export class Details {
  // spansOf(answer): its spans in the shared batch
  constructor(spansOf) {
    this.spansOf = spansOf;
    this.answer = null;
    this.rows = null; // what the current rows show
    this.redraw = onceEachFrame(() => this.draw());
  }

  select(answer) {
    this.answer = answer;
    this.draw();
  }

  draw() {
    const { answer } = this;
    byId("details").hidden = !answer;
    if (!answer) return;
    setText(byId("details-heading"), `Request ${answer.number}`);
    this.drawFacts(answer);
    this.drawTokens(answer);
  }

  drawFacts(answer) {
    const facts = document.querySelector("#details .facts");
    const entries = Object.entries(this.facts(answer)).filter(([, value]) => value !== null);
    const pairs = entries.flatMap(([name, value]) => make("div", {}, make("dt", { textContent: name }), make("dd", { textContent: value })));
    facts.replaceChildren(...pairs);
  }

  facts(answer) {
    const [span] = this.spansOf(answer), first = answer.tokens.at(0);
    const prefill = span?.parts.filter((part) => part.phase === "prefill").reduce((sum, part) => sum + part.last - part.first + 1, 0);
    return {
      prompt: answer.prompt,
      sampling: answer.sampling,
      "prompt tokens": answer.reuse,
      slot: span ? span.slot : null,
      steps: span ? `${whole(span.first)} to ${whole(span.last)}, ${whole(prefill)} of prefill` : null,
      tokens: `${answer.tokens.length}, at most ${answer.options.max_tokens ?? "the context"}`,
      "first token": first ? seconds(first.ms) : null,
      "tokens/s": answer.rate ? answer.rate.toFixed(0) : null,
      total: answer.ms ? seconds(answer.ms) : null,
      end: answer.finish && (answer.reason ? `${answer.finish}: ${answer.reason}` : answer.finish),
    };
  }

  // Only add rows, unless the answer or the comparison is a different one.
  drawTokens(answer) {
    const body = document.querySelector("#details tbody"), { proof } = answer;
    if (this.rows?.answer !== answer || this.rows?.proof !== proof) {
      this.rows = { answer, proof };
      const names = proof ? [...COLUMNS, ...ALONE] : COLUMNS;
      const cells = names.map((name) => make("th", { scope: "col", textContent: name }));
      document.querySelector("#details thead").replaceChildren(make("tr", {}, ...cells));
      body.replaceChildren();
    }
    const total = proof ? Math.max(proof.compared, answer.tokens.length) : answer.tokens.length;
    while (body.rows.length < total) body.append(row(answer, body.rows.length));
  }
}

function row(answer, position) {
  const { tokens, proof } = answer, token = tokens[position], alone = proof?.alone.tokens[position];
  const cells = [position + 1, text(token), token?.id ?? "", logprob(token), token ? seconds(token.ms) : ""];
  if (proof) cells.push(alone ? `${text(alone)} (${alone.id})` : "", logprob(alone), logits(token, alone));
  const line = make("tr", {}, ...cells.map((content) => make("td", { textContent: content })));
  const isEqual = !alone || (token?.id === alone.id && token.logprob === alone.logprob && token.digest === alone.digest);
  line.classList.toggle("different", !isEqual);
  return line;
}

const text = (token) => (token ? visible(token.text) : "no token");
const logprob = (token) => (typeof token?.logprob === "number" ? token.logprob.toFixed(6) : "");
const logits = (token, alone) => (alone ? (token?.digest === alone.digest ? "✓ equal" : "✗ different") : "");
