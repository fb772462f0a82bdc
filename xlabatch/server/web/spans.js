// Each slot's work as spans: the engine steps for which a request has the slot. Knows no document.

const MAX_SPANS = 1024; // to keep

export class Spans {
  // isIn(id, name): whether the request with this id belongs to the period
  constructor(isIn) {
    this.isIn = isIn;
    this.reset();
  }

  reset() {
    this.list = []; // { slot, id, first, last, parts: [{ phase, first, last }] }
    this.latest = new Map(); // by slot
    this.step = 0; // the last step
    this.periods = { together: { after: 0 }, alone: null };
    this.current = "together";
  }

  // Begin a period after the last known step.
  begin(name) {
    if (name === "together") this.periods.alone = null;
    this.periods[name] = { after: this.step };
    this.current = name;
  }

  // Return the spans of a period's own requests.
  of(name) {
    return this.list.filter(({ id, last }) => last > this.periods[name].after && this.isIn(id, name));
  }

  // Return the largest number of requests that had a slot in the same step.
  peak(name) {
    const at = (step) => this.list.filter(({ first, last }) => first <= step && step <= last).length;
    return Math.max(0, ...this.of(name).map(({ first }) => at(first)));
  }

  // Return a period's first and last step. Views are late, so it begins with its first request.
  range(name) {
    const { after } = this.periods[name], own = this.of(name);
    const first = own.length ? Math.min(...own.map((span) => span.first)) : after + 1;
    const isOver = own.length > 0 && name !== this.current;
    return { first, last: isOver ? Math.max(...own.map((span) => span.last)) : this.step };
  }

  // Add what `/slots/stream` has sent.
  add(view) {
    if (view.steps < this.step) this.reset(); // the server was restarted
    if (this.step === 0) this.periods.together.after = (view.runs.at(0)?.first_step ?? view.steps + 1) - 1;
    for (const run of view.runs) this.addRun(run);
    this.step = view.steps;
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
}
