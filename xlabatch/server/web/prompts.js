// The prompts of a batch: one a line, as messages of conversations or as texts to continue.

import { byId } from "./elements.js";
import { FieldError } from "./errors.js";

const EXAMPLES = {
  message: [
    "Tell me a story about a dog.", "Tell me a story about a red ball.", "Tell me a story about a rabbit and a bird.",
    "What did Mia find in the garden?", "Tell me a story about a windy day.", "Tell me a story about a small house.",
    "Who lives in the old tree?", "Tell me a story about a big brown bear.", "Tell me a story about a key.",
    "Tell me a story about a cold night.", "Who are you?", "Tell me a story about two friends.",
    "What did Tom find by the lake?", "Tell me a story about a boat.", "Tell me a story about a rainy day.",
    "Tell me a story about a kind girl.",
  ],
  text: [
    "Once upon a time", "One day, Mia", "There was a rabbit", "On a windy day", "Every morning", "In a small house",
    "Anna found a key", "One sunny day", "One rainy morning", "Once there was a girl", "Sue went to the market",
    "Once there was a fox", "One day, Tom", "There was a boy", "On a rainy day", "Once there was a bird",
  ],
};
const examples = (kind) => EXAMPLES[kind].join("\n");

export class Prompts {
  constructor(form) {
    this.field = byId("prompts");
    this.field.value = examples(this.kind);
    for (const kind of Object.keys(EXAMPLES)) byId(`kind-${kind}`).addEventListener("change", () => this.showExamples(kind));
    this.field.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
    });
  }

  get kind() {
    return byId("kind-message").checked ? "message" : "text";
  }

  // Show the examples of a kind, unless the field has something else than examples.
  showExamples(kind) {
    if (Object.keys(EXAMPLES).some((each) => this.field.value === examples(each))) this.field.value = examples(kind);
  }

  // A model without a chat template can only continue text.
  setModel(model) {
    byId("kind-message").disabled = !model.has_chat_template;
    byId("no-chat").hidden = model.has_chat_template;
    if (model.has_chat_template || this.kind === "text") return;
    byId("kind-text").checked = true;
    this.showExamples("text");
  }

  read() {
    const lines = this.field.value.split("\n").filter((line) => line.trim());
    if (!lines.length) throw new FieldError("There is no prompt: write one a line.", this.field);
    return lines;
  }

  write(kind, prompt) {
    byId(`kind-${kind}`).checked = true;
    this.field.value = prompt;
  }
}
