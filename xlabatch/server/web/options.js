// The options of requests, in fields that both views use. A field that is empty has the model's own value.

import { byId } from "./elements.js";
import { FieldError } from "./errors.js";
import { OPTIONS } from "./links.js";

const FIELDS = OPTIONS.filter(byId); // those that have one

export class Options {
  defaults = {}; // the model's own

  setModel(model) {
    this.defaults = model.default_sampling;
    for (const name of ["temperature", "top_p"]) byId(name).placeholder = this.defaults[name] ?? "";
  }

  // Put the fields into a view's form, with what that view takes for an empty number of tokens.
  moveTo(form, maxTokens) {
    form.querySelector(".place").append(byId("options"));
    byId("max_tokens").placeholder = maxTokens ?? "no limit";
    this.maxTokens = maxTokens;
  }

  // Return the options of one request, complete, so that it gives the same answer again: also with a seed.
  read() {
    const options = { ...this.defaults };
    if (this.maxTokens) options.max_tokens = this.maxTokens;
    for (const name of FIELDS) {
      const field = byId(name);
      if (!field.checkValidity()) throw new FieldError(`${field.labels[0].innerText.trim()}: ${field.validationMessage}`, field);
      if (field.value !== "") options[name] = Number(field.value);
    }
    if (options.temperature !== 0) options.seed ??= randomSeed();
    return options;
  }

  // Return the tools that are given as JSON.
  readTools() {
    const field = byId("tools");
    if (!field.value.trim()) return null;
    try {
      const tools = JSON.parse(field.value);
      if (Array.isArray(tools)) return tools;
    } catch (error) {
      throw new FieldError(`The tools are not valid JSON: ${error.message}`, field);
    }
    throw new FieldError("The tools must be a JSON array, as in OpenAI's API.", field);
  }

  write(options, system = "", tools = null) {
    for (const name of FIELDS) byId(name).value = options[name] ?? "";
    byId("system").value = system;
    byId("tools").value = tools ? JSON.stringify(tools, null, 2) : "";
  }
}

export const randomSeed = () => crypto.getRandomValues(new Uint32Array(1))[0];
