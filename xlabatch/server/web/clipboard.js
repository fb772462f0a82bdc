// Buttons that copy a text.

import { announce, make } from "./elements.js";

const SHOWN_MS = 1500;

// Make a button that copies what `text()` returns, and says so for a moment.
export function copyButton(label, text, properties = {}) {
  const button = make("button", { type: "button", className: "quiet", textContent: label, ...properties });
  button.addEventListener("click", async () => {
    button.textContent = (await copy(text())) ? "Copied" : "Not copied";
    announce(button.textContent);
    setTimeout(() => { button.textContent = label; }, SHOWN_MS);
  });
  return button;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text); // only over HTTPS and from this machine
    return true;
  } catch {
    return copySelection(text);
  }
}

function copySelection(text) {
  const focused = document.activeElement, field = make("textarea", { className: "hidden", value: text, readOnly: true });
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  focused?.focus({ preventScroll: true });
  return done;
}
