// The page: sends prompts at once, shows their answers as they come, and draws what each slot works on.

const element = (id) => document.getElementById(id);
const hue = (n) => `hsl(${(n * 137.5) % 360} 65% 55%)`;
const HISTORY = 150; // columns that a slot's line shows
const hues = new Map(); // by request id
const running = new Set(); // abort controllers of the requests that can be stopped
const authorization = () => (element("key").value ? { authorization: `Bearer ${element("key").value}` } : {});
let sent = 0;

// Server-sent events of a response, parsed.
async function* events(response) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let buffer = "", last = "data: [DONE]"; ;) {
    const { value, done } = await reader.read();
    if (done) return;
    buffer += value;
    const parts = buffer.split("\n\n");
    buffer = parts.pop();
    for (const part of parts) if (part.startsWith("data: ") && part !== last) yield JSON.parse(part.slice(6));
  }
}

// The path and the body of a request for a prompt.
function requestFor(prompt) {
  const number = (id) => (element(id).value === "" ? undefined : Number(element(id).value));
  const sampling = { max_tokens: number("max_tokens"), temperature: number("temperature"), top_p: number("top_p"), seed: number("seed") };
  const options = { stream: true, ...sampling };
  if (element("kind").value === "prompt") return ["v1/completions", { ...options, prompt }];
  return ["v1/chat/completions", { ...options, messages: [{ role: "user", content: prompt }] }];
}

function addCard(prompt, colour) {
  const card = document.createElement("div"), title = document.createElement("b");
  const text = document.createElement("span"), note = document.createElement("small");
  card.className = "answer";
  card.style.setProperty("--hue", colour);
  title.textContent = prompt;
  note.textContent = "waiting";
  card.append(title, text, note);
  element("answers").prepend(card);
  return { card, text, note };
}

async function send(prompt) {
  const controller = new AbortController(), colour = hue(sent++), { card, text, note } = addCard(prompt, colour);
  running.add(controller);
  element("stop").disabled = false;
  const began = performance.now();
  let first = null;
  try {
    const [path, body] = requestFor(prompt);
    const headers = { "content-type": "application/json", ...authorization() };
    const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body), signal: controller.signal });
    if (!response.ok) throw new Error((await response.json()).error.message);
    for await (const chunk of events(response)) {
      if (chunk.error) throw new Error(chunk.error.message);
      hues.set(chunk.id, colour);
      const choice = chunk.choices[0];
      if (!choice) continue;
      const delta = choice.text ?? choice.delta.content ?? "";
      if (delta && first === null) element("ttft").textContent = (first = performance.now() - began).toFixed(0);
      text.textContent += delta;
      note.textContent = choice.finish_reason ? `${choice.finish_reason}, ${((performance.now() - began) / 1000).toFixed(1)} s` : "generating";
    }
  } catch (error) {
    card.classList.toggle("failed", error.name !== "AbortError");
    note.textContent = error.name === "AbortError" ? "stopped" : error.message;
  } finally {
    running.delete(controller);
    element("stop").disabled = running.size === 0;
  }
}

// Add a column to a slot's line: what the slot works on now, or null.
function draw(line, activity) {
  const canvas = line.canvas, ratio = devicePixelRatio || 1, width = canvas.clientWidth * ratio, height = canvas.clientHeight * ratio;
  if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
  line.history.push(activity);
  if (line.history.length > HISTORY) line.history.shift();
  const context = canvas.getContext("2d"), wide = width / HISTORY;
  context.clearRect(0, 0, width, height);
  line.history.forEach((past, n) => {
    if (!past) return;
    context.fillStyle = hues.get(past.id) ?? hues.get(past.id.replace(/-\d+$/, "")) ?? "#8a8f98";
    const left = width - (line.history.length - n) * wide;
    context.fillRect(left, 0, past.phase === "prefill" ? wide * 0.5 : wide + 0.5, height);
  });
}

const lines = [];
function show(view) {
  while (lines.length < view.slots.length) {
    const item = document.createElement("li"), canvas = document.createElement("canvas");
    item.append(String(lines.length), canvas);
    element("slots").append(item);
    lines.push({ canvas, item, history: [] });
  }
  view.slots.forEach((activity, n) => {
    draw(lines[n], activity);
    lines[n].item.dataset.phase = activity ? activity.phase : "idle";
  });
  element("rate").textContent = view.tokens_per_s.toFixed(0);
  element("queued").textContent = view.queued;
  element("steps").textContent = view.steps;
  element("state").textContent = view.state;
}

async function watch() {
  try {
    const models = await fetch("v1/models", { headers: authorization() });
    if (!models.ok) throw new Error((await models.json()).error.message);
    element("model").textContent = (await models.json()).data[0].id;
    for await (const view of events(await fetch("slots", { headers: authorization() }))) show(view);
    element("state").textContent = "closed";
  } catch (error) {
    element("state").textContent = error.message;
  }
  setTimeout(watch, 1500);
}

element("form").addEventListener("submit", (event) => {
  event.preventDefault();
  for (const prompt of element("prompts").value.split("\n").filter((line) => line.trim())) send(prompt);
});
element("prompts").addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) element("form").requestSubmit();
});
element("stop").addEventListener("click", () => running.forEach((controller) => controller.abort()));
watch();
