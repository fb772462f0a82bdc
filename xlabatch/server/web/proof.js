// "Prove it": runs each finished answer's request again alone, one at a time, and compares the two answers.

import { RefusedError } from "./api.js";
import { Answer } from "./answer.js";
import { readBatch } from "./batch.js";
import { compare } from "./comparison.js";
import { announce, byId, setText, whole } from "./elements.js";

const STEPS_MS = 2000;

export class Proof {
  // spans: what each slot did in each step; onChange(answer)
  constructor({ onRequest, spans, onChange }) {
    Object.assign(this, { onRequest, spans, onChange });
    this.controller = null; // set while it runs
  }

  get isRunning() {
    return this.controller !== null;
  }

  stop() {
    this.controller?.abort();
  }

  clear() {
    byId("proof").hidden = true;
  }

  async run(answers) {
    this.controller = new AbortController();
    const together = this.spans.peak("together");
    announce("Each answer runs again alone.");
    for (const answer of answers) answer.proof = null;
    try {
      for (const [n, answer] of answers.entries()) {
        this.show("running", `Request ${answer.number} runs alone`, `${n} of ${answers.length} answers are compared.`, n / answers.length);
        await this.runAlone(answer);
      }
      await this.lastSteps();
      this.showTotal(answers, together);
    } catch (error) {
      const message = error.name === "AbortError" ? "It was stopped before every answer was compared." : error.message;
      this.show("different", "Not proven", message, 1);
    }
    this.controller = null;
  }

  // Run the same request with the same seed as the only one in a batch.
  async runAlone(answer) {
    const alone = new Answer(answer.number, answer.model, answer.kind, answer.prompt, { ...answer.options, cache_prompt: false });
    const update = (done) => {
      answer.proof = compare(answer, alone, done);
      this.onChange(answer);
    };
    alone.send();
    const onRequest = (id) => {
      this.onRequest(id, answer, true);
      this.lastId = id;
    };
    try {
      await readBatch([alone], { controller: this.controller }, onRequest, () => update(false));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      alone.end("error", error.message);
    }
    alone.end("error", "the server ended the stream early");
    update(true);
  }

  // Wait for the steps of the last request that ran alone: the slots' stream lags behind its tokens.
  async lastSteps() {
    const until = performance.now() + STEPS_MS, isKnown = () => this.spans.list.some(({ id }) => id === this.lastId);
    while (!isKnown() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  showTotal(answers, together) {
    const sum = (name) => answers.reduce((total, { proof }) => total + proof[name], 0);
    const equal = answers.filter(({ proof }) => proof.equal).length, total = whole(sum("total"));
    const counts = `${whole(sum("tokens"))} of ${total} tokens, ${whole(sum("logprobs"))} of ${total} log-probabilities and ${whole(sum("digests"))} of ${total} digests of logits are equal.`;
    const others = this.spans.peak("alone") > 1 ? " Other clients' requests ran while these ran alone." : "";
    if (equal < answers.length) return this.show("different", `✗ ${answers.length - equal} of ${answers.length} answers differ`, `${counts} The answers below show where.${others}`, 1);
    const title = together > 1 ? `✓ Other requests changed nothing: ${equal} of ${answers.length} answers are equal` : "✓ Equal, but there were no other requests";
    const shared = together > 1 ? ` Together, up to ${together} requests shared a step.` : " No other request shared a step: send several prompts at once.";
    return this.show("equal", title, counts + shared + others, 1);
  }

  show(result, title, text, progress) {
    const box = byId("proof");
    box.hidden = false;
    box.dataset.result = result;
    setText(box.querySelector("summary"), title);
    if (result === "different") box.querySelector("details").open = true;
    setText(box.querySelector("p"), text);
    box.querySelector("progress").hidden = result !== "running";
    box.querySelector("progress").value = progress;
    if (result !== "running") announce(title);
  }
}
