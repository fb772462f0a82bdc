// The page: sends prompts side by side, shows their answers as they come, and draws who sits in which slot.

const at = (id) => document.getElementById(id);
const hue = (n) => `hsl(${(n * 137.5) % 360} 65% 55%)`;
const HISTORY = 150; // columns that a slot's line shows
const hues = new Map(); // by request id
const running = new Set(); // controllers of the calls that can be stopped
const key = () => (at("key").value ? { authorization: `Bearer ${at("key").value}` } : {});
let turn = 0;

// Server-sent events of a response, parsed.
async function* events(response) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let held = ""; ;) {
    const { value, done } = await reader.read();
    if (done) return;
    held += value;
    const parts = held.split("\n\n");
    held = parts.pop();
    for (const part of parts) if (part.startsWith("data: ") && part !== "data: [DONE]") yield JSON.parse(part.slice(6));
  }
}

function asked(prompt) {
  const number = (id) => (at(id).value === "" ? undefined : Number(at(id).value));
  const rules = { stream: true, max_tokens: number("max_tokens"), temperature: number("temperature"), top_p: number("top_p"), seed: number("seed") };
  const chat = at("kind").value === "chat";
  const path = chat ? "v1/chat/completions" : "v1/completions";
  return [path, { ...rules, ...(chat ? { messages: [{ role: "user", content: prompt }] } : { prompt }) }];
}

function card(prompt, colour) {
  const box = document.createElement("div");
  box.className = "answer";
  box.style.setProperty("--hue", colour);
  const said = document.createElement("b"), text = document.createElement("span"), note = document.createElement("small");
  said.textContent = prompt;
  note.textContent = "waiting";
  box.append(said, text, note);
  at("answers").prepend(box);
  return { box, text, note };
}

async function send(prompt) {
  const control = new AbortController(), colour = hue(turn++), { box, text, note } = card(prompt, colour);
  running.add(control);
  at("stop").disabled = false;
  const began = performance.now();
  let first = null;
  try {
    const [path, body] = asked(prompt);
    const headers = { "content-type": "application/json", ...key() };
    const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body), signal: control.signal });
    if (!response.ok) throw new Error((await response.json()).error.message);
    for await (const chunk of events(response)) {
      if (chunk.error) throw new Error(chunk.error.message);
      hues.set(chunk.id, colour);
      const choice = chunk.choices[0];
      if (!choice) continue;
      const piece = choice.text ?? choice.delta.content ?? "";
      if (piece && first === null) at("ttft").textContent = (first = performance.now() - began).toFixed(0);
      text.textContent += piece;
      note.textContent = choice.finish_reason ? `${choice.finish_reason}, ${((performance.now() - began) / 1000).toFixed(1)} s` : "answering";
    }
  } catch (error) {
    box.classList.toggle("wrong", error.name !== "AbortError");
    note.textContent = error.name === "AbortError" ? "stopped" : error.message;
  } finally {
    running.delete(control);
    at("stop").disabled = running.size === 0;
  }
}

function draw(line, column) {
  const canvas = line.canvas, ratio = devicePixelRatio || 1, width = canvas.clientWidth * ratio, height = canvas.clientHeight * ratio;
  if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
  line.history.push(column);
  if (line.history.length > HISTORY) line.history.shift();
  const pen = canvas.getContext("2d"), wide = width / HISTORY;
  pen.clearRect(0, 0, width, height);
  line.history.forEach((who, n) => {
    if (!who) return;
    pen.fillStyle = hues.get(who.id) ?? hues.get(who.id.replace(/-\d+$/, "")) ?? "#8a8f98";
    const left = width - (line.history.length - n) * wide;
    pen.fillRect(left, 0, who.phase === "prefill" ? wide * 0.5 : wide + 0.5, height);
  });
}

const lines = [];
function show(view) {
  while (lines.length < view.slots.length) {
    const item = document.createElement("li"), canvas = document.createElement("canvas");
    item.append(String(lines.length), canvas);
    at("slots").append(item);
    lines.push({ canvas, item, history: [] });
  }
  view.slots.forEach((who, n) => {
    draw(lines[n], who);
    lines[n].item.dataset.phase = who ? who.phase : "idle";
  });
  at("rate").textContent = view.tokens_per_s.toFixed(0);
  at("queued").textContent = view.queued;
  at("steps").textContent = view.steps;
  at("state").textContent = view.state;
}

async function watch() {
  try {
    const named = await fetch("v1/models", { headers: key() });
    if (!named.ok) throw new Error((await named.json()).error.message);
    at("model").textContent = (await named.json()).data[0].id;
    for await (const view of events(await fetch("live", { headers: key() }))) show(view);
    at("state").textContent = "closed";
  } catch (error) {
    at("state").textContent = error.message;
  }
  setTimeout(watch, 1500);
}

at("form").addEventListener("submit", (event) => {
  event.preventDefault();
  for (const prompt of at("prompts").value.split("\n").filter((line) => line.trim())) send(prompt);
});
at("prompts").addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) at("form").requestSubmit();
});
at("stop").addEventListener("click", () => running.forEach((control) => control.abort()));
watch();
