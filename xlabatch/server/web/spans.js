// What each slot did in each engine step, as spans: the steps for which a request has a slot. Knows no document.

const MAX_SPANS = 1024; // that are kept

export class Spans {
  constructor() {
    this.reset();
  }

  reset() {
    this.list = []; // { slot, id, first, last, parts: [{ phase, first, last }] }
    this.latest = new Map(); // by slot
    this.step = 0; // the last one
    this.periods = { together: { first: 1, last: null, peak: 0 }, alone: null };
    this.current = "together";
  }

  // Begin a period; the one before ends with the last step. Its `peak` is the most slots that were busy.
  begin(name) {
    if (this.periods[this.current]) this.periods[this.current].last ??= this.step;
    if (name === "together") this.periods.alone = null;
    this.periods[name] = { first: this.step + 1, last: null, peak: 0 };
    this.current = name;
  }

  // Add what `/slots` has sent.
  add(view) {
    if (view.steps < this.step) this.reset(); // the server was started anew
    if (this.step === 0) this.periods.together.first = view.runs.at(0)?.first_step ?? view.steps + 1;
    for (const run of view.runs) this.addRun(run);
    this.step = view.steps;
    const period = this.periods[this.current];
    period.peak = Math.max(period.peak, view.busy);
    if (this.list.length > MAX_SPANS) this.list.splice(0, this.list.length - MAX_SPANS);
  }

  addRun({ slot, id, phase, first_step: first, last_step: last }) {
    let span = this.latest.get(slot);
    if (span?.id !== id) {
      span = { slot, id, first, last, parts: [] };
      this.latest.set(slot, span);
      this.list.push(span);
    }
    span.last = last;
    const part = span.parts.at(-1);
    if (part?.phase === phase && part.last === first - 1) part.last = last;
    else span.parts.push({ phase, first, last });
  }

  // The spans of a request by its ids, in order.
  of(ids) {
    return this.list.filter((span) => ids.has(span.id));
  }
}
