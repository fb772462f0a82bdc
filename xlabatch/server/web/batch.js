// Sends answers' requests to `/batch`, reads the answers from its streams, and cancels single requests.

import { RefusedError, call, events } from "./api.js";

// A browser opens at most six connections to one host over HTTP/1.1, and a stream keeps one until it ends. So
// all prompts of one submission share one stream, and a later submission opens another one. `/slots/stream` also has a
// connection, and one is left for short calls. Submissions above that are collected, and share the next stream
// that can be opened.
const MAX_STREAMS = 4;
const MAX_ITEMS = 1024; // in one batch

export class Batches {
  // onRequest(id, answer, alone): the engine's id of its request; onChange(answer): it has changed;
  // onRefused(answers, error): the server refused all of them
  constructor({ onRequest, onChange, onRefused }) {
    Object.assign(this, { onRequest, onChange, onRefused });
    this.unsent = [];
    this.streams = new Set();
  }

  submit(answers) {
    for (const answer of answers) answer.send();
    this.unsent.push(...answers);
    this.openStreams();
  }

  openStreams() {
    while (this.streams.size < MAX_STREAMS && this.unsent.length) this.read(this.unsent.splice(0, MAX_ITEMS));
  }

  async read(answers) {
    const stream = { answers, controller: new AbortController(), id: null, cancelledEarly: [] };
    this.streams.add(stream);
    try {
      await readBatch(answers, stream, (id, answer) => this.onRequest(id, answer, false), this.onChange);
      this.end(answers, "error", "the server ended the stream early");
    } catch (error) {
      if (error.name === "AbortError") this.end(answers, "cancelled", "stopped");
      else if (error instanceof RefusedError) this.refuse(answers, error);
      else this.end(answers, "error", `the connection to the server is lost (${error.message})`);
    }
    this.streams.delete(stream);
    this.openStreams();
  }

  refuse(answers, error) {
    for (const answer of answers) answer.end("error", error.message);
    this.onRefused(answers, error);
  }

  // End unfinished answers without the server.
  end(answers, finish, reason) {
    for (const answer of answers.filter((each) => !each.finish)) {
      answer.end(finish, reason);
      this.onChange(answer);
    }
  }

  stop(answer) {
    const stream = [...this.streams].find((each) => each.answers.includes(answer));
    if (stream?.id) return cancel(stream.id, [answer.item.id]);
    if (stream) return stream.cancelledEarly.push(answer.item.id); // the server has not accepted it yet
    this.unsent = this.unsent.filter((each) => each !== answer);
    return this.end([answer], "cancelled", "stopped");
  }

  stopAll() {
    this.end(this.unsent.splice(0), "cancelled", "stopped");
    for (const stream of this.streams) stream.controller.abort();
  }
}

// The server no longer knows an item that has just ended; that is not an error.
const cancel = (batch, items) => call("batch/cancel", { batch, items }).catch(() => null);

// Run answers as one batch, until the last one has ended. `/slots/stream` names the engine's requests by ids that
// derive from the response's id: `onRequest` gets these ids with their answers.
export async function readBatch(answers, stream, onRequest, onChange) {
  const body = { model: answers[0].model, items: answers.map((answer) => answer.item), stream: true, digests: true };
  const response = await call("batch", body, stream.controller.signal);
  stream.id = response.headers.get("x-batch-id");
  if (stream.cancelledEarly?.length) cancel(stream.id, stream.cancelledEarly);
  const id = response.headers.get("x-request-id");
  answers.forEach((answer, n) => onRequest(answers.length === 1 ? id : `${id}-${n}`, answer));
  const byId = new Map(answers.map((answer) => [answer.item.id, answer]));
  for await (const chunk of events(response)) {
    const answer = byId.get(chunk.id);
    if (!answer) continue; // the last chunk has only the usage
    answer.add(chunk);
    onChange(answer);
  }
}
