// Shows an error next to the button that led to it, and marks the field that it is about.

import { byId, setText } from "./elements.js";

const FIELDS = ["max_tokens", "temperature", "top_p", "seed", "tools", "system"];

// What a field has cannot be sent.
export class FieldError extends Error {
  constructor(message, field) {
    super(message);
    this.field = field;
  }
}

// Show an error in a form; `prompt` is the field for what is asked of the model.
export function showError(form, error, prompt) {
  const line = form.querySelector(".error"), field = fieldOf(error, prompt);
  hideError(form);
  line.hidden = false;
  setText(line, error.message);
  if (field) {
    field.ariaInvalid = "true";
    field.setAttribute("aria-describedby", line.id);
    const folded = field.closest("details");
    if (folded) folded.open = true;
    field.focus({ preventScroll: true });
  }
  line.scrollIntoView({ block: "nearest" });
}

export function hideError(form) {
  form.querySelector(".error").hidden = true;
  for (const field of form.querySelectorAll("[aria-invalid]")) {
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-describedby");
  }
}

// Return the field that an error names; a request that is too long may ask for too many tokens.
function fieldOf(error, prompt) {
  if (error.field) return error.field;
  if (error.code === "context_length_exceeded") return byId("max_tokens").value ? byId("max_tokens") : prompt;
  const name = FIELDS.find((each) => each === error.param) ?? FIELDS.find((each) => new RegExp(`\\b${each}\\b`).test(error.message));
  if (name) return byId(name);
  return error.status === 400 ? prompt : null;
}
