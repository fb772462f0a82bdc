// Draws the slots by engine step: a lane for each slot, and in it a button for each request that had the slot.
// The steps of the current period fill the width.

import { byId, make, onceEachFrame, setText, whole } from "./elements.js";

const MIN_STEPS = 40; // so that the first steps do not fill the whole width
const MAX_STEPS = 2000; // a longer period shows only its last steps
const percent = (share) => `${(share * 100).toFixed(3)}%`;

export class Timeline {
  // labelOf(id): { answer, alone } for a request's id; onSelect(answer)
  constructor({ spans, labelOf, onSelect }) {
    Object.assign(this, { spans, labelOf, onSelect });
    this.shown = "together";
    this.selected = null; // an answer
    this.tracks = []; // by slot
    this.buttons = new Map(); // by span
    this.redraw = onceEachFrame(() => this.draw());
    byId("lanes").addEventListener("keydown", (event) => this.onKey(event));
    for (const name of ["together", "alone"]) byId(`period-${name}`).addEventListener("click", () => this.show(name));
  }

  show(name) {
    this.shown = name;
    this.redraw();
  }

  // Make one lane for each slot.
  setLanes(count) {
    if (this.tracks.length === count) return;
    byId("lanes").replaceChildren();
    byId("lanes").classList.toggle("many", count > 16);
    this.buttons.clear();
    this.tracks = Array.from({ length: count }, (_, slot) => {
      const track = make("div", { className: "track" });
      byId("lanes").append(make("div", { className: "lane" }, make("span", { className: "slot", textContent: slot }), track));
      return track;
    });
  }

  draw() {
    if (!this.spans.periods[this.shown]) this.shown = "together";
    const range = this.spans.range(this.shown), { last } = range;
    const first = Math.max(range.first, last - MAX_STEPS + 1), steps = Math.max(last - first + 1, MIN_STEPS);
    const shown = this.spans.list.filter((span) => span.last >= first && span.first <= last && this.tracks[span.slot]);
    for (const [span, button] of this.buttons) {
      if (!shown.includes(span)) {
        button.remove();
        this.buttons.delete(span);
      }
    }
    for (const span of shown) this.drawSpan(span, Math.max(span.first, first), Math.min(span.last, last), first, steps);
    this.setTabStop();
    [first, first + Math.floor(steps / 2), first + steps - 1].forEach((step, n) => {
      setText(byId("axis").children[n], n ? whole(step) : `step ${whole(step)}`);
    });
    byId("periods").hidden = !this.spans.periods.alone;
    for (const name of ["together", "alone"]) byId(`period-${name}`).ariaPressed = String(this.shown === name);
  }

  drawSpan(span, from, to, first, steps) {
    let button = this.buttons.get(span);
    if (!button) {
      button = make("button", { type: "button", className: "span", tabIndex: -1 });
      button.append(make("span", { className: "parts" }), make("span", { className: "label" }, make("span"), make("span", { className: "prompt" })));
      this.buttons.set(span, button);
      this.tracks[span.slot].append(button);
    }
    const length = to - from + 1, [parts, label] = button.children;
    button.style.left = percent((from - first) / steps);
    button.style.width = percent(length / steps);
    while (parts.children.length < span.parts.length) parts.append(make("i"));
    span.parts.forEach((part, n) => {
      const [start, end] = [Math.max(part.first, from), Math.min(part.last, to)], { style } = parts.children[n];
      parts.children[n].className = part.phase;
      style.left = percent((start - from) / length);
      style.width = percent(Math.max(end - start + 1, 0) / length);
    });
    const decode = span.parts.find((part) => part.phase === "decode"); // the label begins with it
    label.style.marginLeft = percent(Math.max((decode?.first ?? from) - from, 0) / length);
    this.drawLabel(button, label, span);
  }

  drawLabel(button, label, span) {
    const { answer, alone } = this.labelOf(span.id) ?? {};
    const title = answer ? `${answer.number}${alone ? " alone" : ""}: ${answer.prompt}` : "another client's request";
    setText(label.firstChild, answer ? answer.number : "other");
    setText(label.lastChild, answer ? ` ${answer.prompt}` : "");
    button.style.setProperty("--colour", answer?.colours[0] ?? "");
    button.style.setProperty("--ink", answer?.colours[1] ?? "");
    button.title = `${title} (slot ${span.slot}, steps ${whole(span.first)} to ${whole(span.last)})`;
    button.ariaLabel = answer ? `Request ${button.title}` : button.title;
    button.disabled = !answer;
    button.ariaPressed = String(Boolean(answer) && answer === this.selected);
    button.onclick = () => this.onSelect(answer);
  }

  // The tab key reaches one button, and the arrow keys reach the others from there.
  setTabStop() {
    const buttons = this.ordered();
    const stop = buttons.find((each) => each === document.activeElement) ?? buttons.find((each) => each.ariaPressed === "true") ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  }

  ordered() {
    const entries = [...this.buttons].filter(([, button]) => !button.disabled);
    return entries.sort(([a], [b]) => a.slot - b.slot || a.first - b.first).map(([, button]) => button);
  }

  onKey(event) {
    const buttons = this.ordered(), at = buttons.indexOf(event.target), lane = event.target.closest(".lane");
    const inLane = (other) => buttons.find((each) => other?.contains(each));
    const targets = {
      ArrowLeft: () => buttons[at - 1],
      ArrowRight: () => buttons[at + 1],
      ArrowUp: () => inLane(lane.previousElementSibling),
      ArrowDown: () => inLane(lane.nextElementSibling),
      Home: () => buttons[0],
      End: () => buttons.at(-1),
    };
    if (!(event.key in targets) || at < 0) return;
    event.preventDefault();
    targets[event.key]()?.focus();
    this.setTabStop();
  }
}
