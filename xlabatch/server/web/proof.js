// "Prove it": runs each finished answer again alone, one at a time, and compares it with the one from the batch.

import { RefusedError } from "./api.js";
import { Answer } from "./answer.js";
import { readBatch } from "./batch.js";
import { compare } from "./comparison.js";
import { announce, byId, setText, whole } from "./elements.js";

export class Proof {
  // peak(): the most slots that were busy in the shared batch; onChange(answer)
  constructor({ requests, peak, onChange }) {
    Object.assign(this, { requests, peak, onChange });
    this.controller = null; // while it runs
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

  // The busiest view of the server meanwhile; other clients may use it too.
  add(view) {
    if (this.isRunning) this.company = Math.max(this.company, view.busy + view.queued - 1);
  }

  async run(answers) {
    this.controller = new AbortController();
    this.company = 0;
    for (const answer of answers) answer.proof = null;
    try {
      for (const [n, answer] of answers.entries()) {
        this.show("running", `Request ${answer.number} runs alone`, `${n} of ${answers.length} answers are compared.`, n / answers.length);
        await this.runAlone(answer);
      }
      this.showTotal(answers);
    } catch (error) {
      const message = error.name === "AbortError" ? "It was stopped before every answer was compared." : error.message;
      this.show("different", "Not proven", message, 1);
    }
    this.controller = null;
  }

  // The same request with the same seed, in a batch of its own.
  async runAlone(answer) {
    const alone = new Answer(answer.number, answer.kind, answer.prompt, answer.options);
    const update = (done) => {
      answer.proof = compare(answer, alone, done);
      this.onChange(answer);
    };
    alone.send();
    const requests = { set: (id) => this.requests.set(id, answer, true) };
    try {
      await readBatch([alone], { controller: this.controller }, requests, () => update(false));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      alone.end("error", error.message);
    }
    alone.end("error", "the server ended the stream early");
    update(true);
  }

  showTotal(answers) {
    const sum = (name) => answers.reduce((total, { proof }) => total + proof[name], 0);
    const equal = answers.filter(({ proof }) => proof.equal).length, total = whole(sum("total"));
    const counts = `${whole(sum("tokens"))} of ${total} tokens, ${whole(sum("logprobs"))} of ${total} log-probabilities and ${whole(sum("digests"))} of ${total} digests of logits are equal.`;
    const company = this.company > 0 ? " Other clients' requests ran while these ran alone." : "";
    const shared = ` Together, up to ${this.peak()} requests shared a step.`;
    if (equal === answers.length) this.show("equal", `✓ Company changed nothing: ${equal} of ${answers.length} answers are equal`, counts + shared + company, 1);
    else this.show("different", `✗ ${answers.length - equal} of ${answers.length} answers differ`, `${counts} The answers below show where.${company}`, 1);
    announce(byId("proof").firstElementChild.textContent);
  }

  show(result, title, text, progress) {
    const box = byId("proof");
    box.hidden = false;
    box.dataset.result = result;
    setText(box.querySelector("strong"), title);
    setText(box.querySelector("p"), text);
    box.querySelector("progress").hidden = result !== "running";
    box.querySelector("progress").value = progress;
  }
}
