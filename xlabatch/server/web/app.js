// The page: sends prompts as one batch, shows slots and answers, and proves that the batch changes no answer.

import { Answer } from "./answer.js";
import { Batches } from "./batch.js";
import { Cards } from "./cards.js";
import { Details } from "./details.js";
import { announce, byId, hideError, showError } from "./elements.js";
import { Form } from "./form.js";
import { Proof } from "./proof.js";
import { Queue } from "./queue.js";
import { watchSlots } from "./slots.js";
import { Spans } from "./spans.js";
import { Timeline } from "./timeline.js";

let answers = []; // in the order of the prompts
let selected = null;

// The answer that each engine request belongs to, and whether that request ran in the batch or alone.
const requests = {
  entries: new Map(),
  get: (id) => requests.entries.get(id),
  set: (id, answer, alone = false) => requests.entries.set(id, { answer, alone }),
};

const isIn = (id, period) => requests.get(id)?.alone === (period === "alone");
const spans = new Spans(isIn), form = new Form();
const timeline = new Timeline({ spans, labelOf: requests.get, onSelect: toggle });
const queue = new Queue(toggle);
const cards = new Cards({ onSelect: toggle, onStop: (answer) => batches.stop(answer) });
const details = new Details((answer) => spans.list.filter((span) => isOf(answer, requests.get(span.id))));
const batches = new Batches({ requests, onChange: update, onRefused: refuse });
const proof = new Proof({ requests, spans, onChange: update });

const isOf = (answer, request) => request?.answer === answer && !request.alone;
const isRunning = () => answers.some((answer) => !answer.finish);

// Select an answer; deselect it if it is already selected.
function toggle(answer) {
  select(answer === selected ? null : answer);
}

function select(answer) {
  selected = timeline.selected = answer;
  details.select(answer);
  cards.select(answer);
  timeline.redraw();
  queue.draw(answers, selected);
  if (answer) byId("details").scrollIntoView({ block: "nearest" });
}

// Show an answer that has changed.
function update(answer) {
  cards.update(answer);
  if (answer === selected) details.redraw();
  if (answer.finish && !isRunning() && !proof.isRunning) announce(`All ${answers.length} answers have ended.`);
  showState();
}

// The server refused all of these: remove them from the page, and show its message.
function refuse(refused, error) {
  for (const answer of refused) cards.remove(answer);
  answers = answers.filter((answer) => !refused.includes(answer));
  if (refused.includes(selected)) select(null);
  const named = error.message.replace(/request batch-\w+(?:-(\d+))?/, (_, n) => `prompt ${refused[Number(n ?? 0)].number}`);
  showError(`The server refused ${refused.length === 1 ? "the prompt" : `these ${refused.length} prompts`}: ${named}`);
  showState();
}

function showState() {
  byId("stop").disabled = !isRunning() && !proof.isRunning;
  byId("send").disabled = proof.isRunning;
  byId("prove").disabled = isRunning() || proof.isRunning || !answers.some((answer) => answer.isFinished);
  queue.draw(answers, selected);
}

// A submission replaces the old answers if nothing is running; otherwise it joins them.
function submit() {
  if (!isRunning()) {
    select(null);
    for (const answer of answers) cards.remove(answer);
    answers = [];
    requests.entries.clear();
    proof.clear();
    spans.begin("together");
    timeline.show("together");
  }
  const from = (answers.at(-1)?.number ?? 0) + 1;
  const added = form.prompts.map((prompt, n) => new Answer(from + n, form.kind, prompt, form.options));
  if (!added.length) return showError("There is no prompt: write one a line.");
  hideError();
  answers.push(...added);
  for (const answer of added) cards.add(answer);
  batches.submit(added);
  announce(`${added.length} prompts are sent.`);
  if (matchMedia("(max-width: 56rem)").matches) byId("slots-heading").scrollIntoView(); // on narrow screens it is below the form
  return showState();
}

async function prove() {
  hideError();
  spans.begin("alone");
  timeline.show("alone");
  const running = proof.run(answers.filter((answer) => answer.isFinished));
  showState();
  await running;
  for (const answer of answers) cards.update(answer);
  timeline.redraw();
  showState();
}

byId("form").addEventListener("submit", (event) => {
  event.preventDefault();
  submit();
});
byId("prove").addEventListener("click", prove);
byId("stop").addEventListener("click", () => {
  batches.stopAll();
  proof.stop();
});
byId("close-details").addEventListener("click", () => {
  cards.focus(selected);
  select(null);
});
byId("alert").lastElementChild.addEventListener("click", hideError);

watchSlots((model) => form.setModel(model), (view) => {
  spans.add(view);
  for (const run of view.runs) {
    const request = requests.get(run.id);
    if (request && !request.alone && !request.answer.begun) {
      request.answer.begun = true;
      cards.update(request.answer);
    }
  }
  queue.setQueued(view.queued, answers);
  timeline.setLanes(view.slots.length);
  timeline.redraw();
  queue.draw(answers, selected);
  if (selected) details.redraw();
});
