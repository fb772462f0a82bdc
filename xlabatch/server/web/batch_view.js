// The batch: sends prompts together, shows slots and answers, and proves that other requests change no answer.

import { Answer } from "./answer.js";
import { Batches } from "./batch.js";
import { Cards } from "./cards.js";
import { Details } from "./details.js";
import { announce, byId } from "./elements.js";
import { hideError, showError } from "./errors.js";
import { digestOf, encodeLink } from "./links.js";
import { Prompts } from "./prompts.js";
import { Proof } from "./proof.js";
import { Queue } from "./queue.js";
import { Spans } from "./spans.js";
import { Timeline } from "./timeline.js";

const NARROW = matchMedia("(max-width: 56rem)"); // the slots are below the form

export class BatchView {
  answers = []; // in the order of the prompts
  selected = null;
  requests = new Map(); // by the engine's id: { answer, alone }, and whether it ran in the batch or alone
  model = null;
  proving = null; // a promise of the latest proof's end
  isSent = false; // by the form, and not yet accepted

  constructor(options) {
    this.options = options;
    this.form = byId("batch-form");
    this.prompts = new Prompts(this.form);
    const toggle = (answer) => this.select(answer === this.selected ? null : answer);
    const isIn = (id, period) => this.requests.get(id)?.alone === (period === "alone");
    this.spans = new Spans(isIn);
    this.timeline = new Timeline({ spans: this.spans, labelOf: (id) => this.requests.get(id), onSelect: toggle });
    this.queue = new Queue(toggle);
    this.cards = new Cards({ onSelect: toggle, onStop: (answer) => this.batches.stop(answer), linkTo: (answer) => this.linkTo(answer) });
    this.details = new Details((answer) => this.spans.list.filter((span) => this.isOf(answer, span)));
    const onRequest = (id, answer, alone) => {
      this.requests.set(id, { answer, alone });
      if (this.isSent && NARROW.matches) byId("slots-heading").scrollIntoView();
      this.isSent = false;
    };
    this.batches = new Batches({ onRequest, onChange: (answer) => this.update(answer), onRefused: (...all) => this.refuse(...all) });
    this.proof = new Proof({ onRequest, spans: this.spans, onChange: (answer) => this.update(answer) });
    this.listen();
  }

  listen() {
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
    this.form.addEventListener("input", () => hideError(this.form));
    byId("prove").addEventListener("click", () => this.prove());
    byId("stop-all").addEventListener("click", () => this.stop());
    byId("close-details").addEventListener("click", () => {
      this.cards.focus(this.selected);
      this.select(null);
    });
  }

  setModel(model) {
    this.model = model;
    this.prompts.setModel(model);
  }

  isOf(answer, { id }) {
    const request = this.requests.get(id);
    return request?.answer === answer && !request.alone;
  }

  get isRunning() {
    return this.answers.some((answer) => !answer.finish);
  }

  stop() {
    this.batches.stopAll();
    this.proof.stop();
  }

  select(answer) {
    this.selected = this.timeline.selected = answer;
    this.details.select(answer);
    this.cards.select(answer);
    this.timeline.redraw();
    this.queue.draw(this.answers, answer);
    if (answer) byId("details").scrollIntoView({ block: "nearest" });
  }

  // Show an answer that has changed.
  update(answer) {
    this.cards.update(answer);
    if (answer === this.selected) this.details.redraw();
    if (answer.finish && !this.isRunning && !this.proof.isRunning) announce(`All ${this.answers.length} answers have ended.`);
    this.showState();
  }

  // The server refused all of these: remove them from the page, and show its message.
  refuse(refused, error) {
    this.isSent = false;
    for (const answer of refused) this.cards.remove(answer);
    this.answers = this.answers.filter((answer) => !refused.includes(answer));
    if (refused.includes(this.selected)) this.select(null);
    error.message = error.message.replace(/\bitem '(\d+)'/, "prompt $1").replace(/\bitems\.(\d+)\./g, "");
    showError(this.form, error, byId("prompts"));
    this.showState();
  }

  showState() {
    byId("stop-all").disabled = !this.isRunning && !this.proof.isRunning;
    byId("send-all").disabled = this.proof.isRunning;
    byId("prove").disabled = this.isRunning || this.proof.isRunning || !this.answers.some((answer) => answer.isFinished);
    this.queue.draw(this.answers, this.selected);
  }

  submit() {
    hideError(this.form);
    let added;
    try {
      const { kind } = this.prompts;
      added = this.prompts.read().map((prompt) => ({ kind, prompt, options: this.options.read() }));
    } catch (error) {
      showError(this.form, error);
      return;
    }
    this.isSent = true;
    this.send(added);
  }

  // Send { kind, prompt, options } each as a request. They replace the old answers if nothing is running;
  // otherwise they join them.
  send(prompts) {
    if (!this.isRunning) this.clear();
    const from = (this.answers.at(-1)?.number ?? 0) + 1;
    const added = prompts.map(({ kind, prompt, options }, n) => new Answer(from + n, this.model?.id, kind, prompt, options));
    this.answers.push(...added);
    for (const answer of added) this.cards.add(answer);
    this.batches.submit(added);
    announce(`${added.length} prompts are sent.`);
    this.showState();
    return added;
  }

  clear() {
    this.select(null);
    for (const answer of this.answers) this.cards.remove(answer);
    this.answers = [];
    this.requests.clear();
    this.proof.clear();
    this.spans.begin("together");
    this.timeline.show("together");
  }

  async prove() {
    hideError(this.form);
    this.spans.begin("alone");
    this.timeline.show("alone");
    this.proving = this.proof.run(this.answers.filter((answer) => answer.isFinished));
    this.showState();
    await this.proving;
    for (const answer of this.answers) this.cards.update(answer);
    this.timeline.redraw();
    this.showState();
  }

  linkTo({ kind, prompt, options, text }) {
    const { id, system_fingerprint: fingerprint } = this.model;
    return encodeLink({ kind, prompt, options, model: id, fingerprint, digest: digestOf(text) });
  }

  // Show a link's request; nothing runs.
  open({ kind, prompt, options }) {
    this.prompts.write(kind, prompt);
    this.options.write(options);
  }

  // Run a link's request; returns the answer once it has ended.
  async runLink(link) {
    this.proof.stop();
    await this.proving;
    const [answer] = this.send([link]);
    await answer.ended;
    return answer;
  }

  // Show what the server does.
  showSlots(view) {
    this.spans.add(view);
    for (const run of view.runs) {
      const request = this.requests.get(run.id);
      if (request && !request.alone && !request.answer.begun) {
        request.answer.begun = true;
        this.cards.update(request.answer);
      }
    }
    this.queue.setQueued(view.queued, this.answers);
    this.timeline.setLanes(view.slots.length);
    this.timeline.redraw();
    this.queue.draw(this.answers, this.selected);
    if (this.selected) this.details.redraw();
  }
}
