// The form: two tabs of prompts, and the options that every prompt gets.

import { byId } from "./elements.js";

const TABS = { prompt: "prompts", chat: "messages" }; // each tab's field

export class Form {
  constructor() {
    for (const kind of Object.keys(TABS)) {
      tab(kind).addEventListener("click", () => this.show(kind));
      tab(kind).addEventListener("keydown", (event) => this.onKey(event, kind));
    }
    byId("form").addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !byId("send").disabled) byId("form").requestSubmit();
    });
  }

  get kind() {
    return tab("chat").ariaSelected === "true" ? "chat" : "prompt";
  }

  // Return the lines of the visible tab.
  get prompts() {
    return byId(TABS[this.kind]).value.split("\n").filter((line) => line.trim());
  }

  show(kind) {
    for (const each of Object.keys(TABS)) {
      tab(each).ariaSelected = String(each === kind);
      tab(each).tabIndex = each === kind ? 0 : -1;
      byId(`panel-${each}`).hidden = each !== kind;
    }
  }

  onKey(event, kind) {
    const other = kind === "chat" ? "prompt" : "chat";
    if (!["ArrowLeft", "ArrowRight"].includes(event.key) || tab(other).disabled) return;
    this.show(other);
    tab(other).focus();
  }

  // A model without a chat template can only continue text.
  setModel(model) {
    byId("model").textContent = model.id;
    tab("chat").disabled = !model.has_chat_template;
    byId("no-chat").hidden = model.has_chat_template;
    if (!model.has_chat_template) this.show("prompt");
  }

  // Return the options for one prompt. With sampling there is always a seed, so that it can run again.
  get options() {
    const options = {};
    for (const name of ["max_tokens", "temperature", "top_p", "seed"]) {
      if (byId(name).value !== "") options[name] = Number(byId(name).value);
    }
    if (options.temperature !== 0) options.seed ??= crypto.getRandomValues(new Uint32Array(1))[0];
    return options;
  }
}

const tab = (kind) => byId(`tab-${kind}`);
