// Turns marks within a line of Markdown into nodes: emphasis, code and links. Everything else stays text, HTML too.
// It takes time in proportion to the text, whatever a model writes.

import { make } from "./elements.js";

const MAX_OPEN = 20; // marks within each other
const ESCAPED = "\\\\([!-/:-@[-`{-~])";
const TARGET = "\\]\\(((?:[^()\\s]|\\([^()\\s]*\\)){1,2000})\\)";
const ADDRESS = "\\bhttps?:\\/\\/[^\\s<>\"'`*\\]]{1,2000}";
const TOKEN = new RegExp(`${ESCAPED}|(\`+)|(\\*{1,3}|_{1,2}|~~)|(!?\\[)|${TARGET}|(${ADDRESS})`, "g");
const TAGS = { "*": ["em"], _: ["em"], "**": ["strong"], __: ["strong"], "***": ["strong", "em"], "~~": ["del"] };

// Return the nodes of a text, as elements and strings.
export function inline(text) {
  const open = [{ mark: "", nodes: [] }]; // marks without their ends, from the outermost on
  const unended = new Set(); // lengths of marks of code that do not come again
  const add = (node) => open.at(-1).nodes.push(node);
  const lastOpen = (...marks) => open.findLastIndex(({ mark }) => marks.includes(mark));
  const isInLink = () => lastOpen("[", "![") > 0;

  // Marks that have no end are text.
  const fold = (count) => {
    while (open.length > count) {
      const { mark, nodes } = open.pop();
      add(mark);
      for (const node of nodes) add(node);
    }
  };
  const close = (index) => {
    fold(index + 1);
    return open.pop().nodes;
  };

  const tokens = new RegExp(TOKEN);
  let at = 0;
  for (let match; (match = tokens.exec(text)); at = tokens.lastIndex) {
    const [token, escaped, ticks, mark, bracket, target, address] = match;
    if (at < match.index) add(text.slice(at, match.index));
    if (escaped) add(escaped);
    else if (ticks) {
      const end = unended.has(ticks.length) ? -1 : endOfCode(text, tokens.lastIndex, ticks);
      if (end < 0) {
        unended.add(ticks.length);
        add(ticks);
      } else {
        add(make("code", { textContent: text.slice(tokens.lastIndex, end).replace(/^ (.*) $/s, "$1") }));
        tokens.lastIndex = end + ticks.length;
      }
    } else if (mark) {
      const [before, after] = [text[match.index - 1] ?? " ", text[tokens.lastIndex] ?? " "];
      const isWord = (letter) => mark[0] === "_" && /\w/.test(letter); // as in snake_case
      const index = lastOpen(mark);
      if (index > 0 && /\S/.test(before) && !isWord(after)) add(wrap(TAGS[mark], close(index)));
      else if (/\S/.test(after) && !isWord(before) && open.length < MAX_OPEN) open.push({ mark, nodes: [] });
      else add(mark);
    } else if (bracket) {
      if (open.length < MAX_OPEN && !isInLink()) open.push({ mark: bracket, nodes: [] });
      else add(bracket);
    } else if (target) {
      const index = lastOpen("[", "![");
      if (index > 0 && isAddress(target)) add(link(target, close(index)));
      else add(token);
    } else {
      const end = /[.,;:!?)]*$/.exec(address).index; // the end of a sentence is no part of an address
      if (isAddress(address.slice(0, end)) && !isInLink()) add(link(address.slice(0, end), [address.slice(0, end)]));
      else add(address.slice(0, end));
      tokens.lastIndex = match.index + end;
    }
  }
  add(text.slice(at));
  fold(1);
  return open[0].nodes;
}

// Find the next mark of exactly the same length.
function endOfCode(text, from, ticks) {
  for (let at = text.indexOf(ticks, from); at >= 0; ) {
    let end = at;
    while (text[end] === "`") end++;
    if (end - at === ticks.length) return at;
    at = text.indexOf(ticks, end);
  }
  return -1;
}

function isAddress(target) {
  return /^https?:\/\//i.test(target) && URL.canParse(target);
}

function link(target, nodes) {
  return fill(make("a", { href: target, target: "_blank", rel: "noopener noreferrer" }), nodes);
}

function wrap([outer, inner], nodes) {
  return inner ? make(outer, {}, fill(make(inner), nodes)) : fill(make(outer), nodes);
}

// Append nodes one by one: there may be more than a call takes as arguments.
export function fill(element, nodes) {
  for (const node of nodes) element.append(node);
  return element;
}
