// One answer: its request, and everything received for it. Knows no document.

// Okabe and Ito's seven hues, which colour-blind readers can tell apart, and seven more: to normal, protan and deutan
// eyes no two of the fourteen are closer than the closest two of theirs (in OKLab). Each has a colour for text on it.
// There may be more requests than hues, so every mark also has the request's number.
const HUES = [
  ["#56b4e9", "#000"], ["#e69f00", "#000"], ["#009e73", "#000"], ["#f0e442", "#000"],
  ["#0072b2", "#fff"], ["#d55e00", "#000"], ["#cc79a7", "#000"], ["#990055", "#fff"],
  ["#44eeee", "#000"], ["#9966ff", "#000"], ["#77cc88", "#000"], ["#4040e0", "#fff"],
  ["#775500", "#fff"], ["#662299", "#fff"],
];

export class Answer {
  // model: its name; kind: "message" or "text"; options: for sampling, with the seed
  constructor(number, model, kind, prompt, options) {
    Object.assign(this, { number, model, kind, prompt, options });
    this.colours = HUES[(number - 1) % HUES.length];
    this.promptTokens = this.cachedTokens = null; // of the prompt; cached ones were not computed again
    this.tokens = []; // { id, text, logprob, digest, ms } in order; ms since sending
    this.text = "";
    this.finish = null; // "stop", "length", "cancelled" or "error"
    this.reason = null;
    this.begun = false; // it has had a slot
    this.proof = null; // the comparison with the same request alone
    this.ended = new Promise((resolve) => { this.resolve = resolve; });
  }

  // The item for `/batch`. Not shared with equal requests: each answer is computed separately.
  get item() {
    const content = this.kind === "message" ? { messages: [{ role: "user", content: this.prompt }] } : { prompt: this.prompt };
    return { id: String(this.number), ...content, ...this.options, logprobs: 0, share: false };
  }

  get isFinished() {
    return this.finish === "stop" || this.finish === "length";
  }

  get isWaiting() {
    return !this.begun && !this.finish;
  }

  send() {
    this.sent = performance.now();
  }

  // Add a chunk of the batch's stream.
  add(chunk) {
    const ms = performance.now() - this.sent;
    if ("prompt_tokens" in chunk) [this.promptTokens, this.cachedTokens] = [chunk.prompt_tokens, chunk.cached_tokens];
    chunk.tokens.forEach((id, n) => {
      const [logprob] = chunk.logprobs?.[n] ?? [null];
      this.tokens.push({ id, text: chunk.text, logprob, digest: chunk.digests?.[n] ?? null, ms });
      this.begun = true;
    });
    if (!chunk.tokens.length && chunk.text && this.tokens.length) this.tokens.at(-1).text += chunk.text;
    this.text += chunk.text;
    if (chunk.finish_reason) this.end(chunk.finish_reason, chunk.reason ?? null);
  }

  end(finish, reason) {
    if (this.finish) return;
    [this.finish, this.reason, this.ms] = [finish, reason, performance.now() - this.sent];
    this.resolve();
  }

  // Tokens per second after the first token; null before there are two.
  get rate() {
    const first = this.tokens.at(0)?.ms, last = this.tokens.at(-1)?.ms;
    return last > first ? ((this.tokens.length - 1) * 1000) / (last - first) : null;
  }

  // The counts of the prompt's tokens in words; null before the first token.
  get reuse() {
    if (this.promptTokens === null) return null;
    return this.cachedTokens ? `${this.cachedTokens} of ${this.promptTokens} reused` : `${this.promptTokens}, none reused`;
  }

  get sampling() {
    const { temperature, seed } = this.options;
    if (temperature === 0) return "greedy";
    return `${temperature === undefined ? "sampled as the model's files say" : `temperature ${temperature}`}, seed ${seed}`;
  }
}
