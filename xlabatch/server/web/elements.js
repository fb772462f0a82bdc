// Small functions for the document. Data only enters it as text.

export const byId = (id) => document.getElementById(id);

// Make an element with properties and children, which are elements or text.
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

// Set an element's text; do not touch the document if nothing changes.
export function setText(element, text) {
  if (element.textContent !== String(text)) element.textContent = text;
}

// Run a drawing function at most once per frame, however often it is requested.
export function onceEachFrame(draw) {
  let wanted = false;
  const run = () => {
    wanted = false;
    draw();
  };
  return () => {
    if (!wanted) requestAnimationFrame(run);
    wanted = true;
  };
}

// Tell users of screen readers what has happened.
export const announce = (text) => setText(byId("announcement"), text);

export const whole = (number) => Math.round(number).toLocaleString("en");
export const seconds = (ms) => (ms < 1000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(2)} s`);

// Return a token's text with visible spaces and line ends.
export const visible = (text) => (text === "" ? "(no text)" : text.replaceAll(" ", "␣").replaceAll("\n", "⏎"));
