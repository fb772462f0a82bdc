// Shows Markdown that grows: paragraphs, headings, lists, quotes, tables and code, built as nodes from text only.
// What has not changed since the text was last shown stays in the document, so that a selection survives.

import { copyButton } from "./clipboard.js";
import { make } from "./elements.js";
import { fill, inline } from "./inline.js";

const MAX_DEPTH = 6; // of lists and quotes within each other; deeper ones are text
const FENCE = /^ {0,3}(`{3,}|~{3,}) *([\w+#.-]*)/;
const HEADING = /^ {0,3}(#{1,6}) +(.*)$/;
const RULE = /^ {0,3}(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,})$/;
const QUOTE = /^ {0,3}> ?/;
const ITEM = /^( *)([-*+]|\d{1,9}[.)])(?: (.*)|)$/;
const COLUMN = /^:?-+:?$/;

export class Markdown {
  constructor(element) {
    this.element = element;
    this.sources = []; // of the blocks that are shown
  }

  show(text) {
    const found = blocks(text.split("\n"));
    let same = 0;
    while (same < found.length && found[same].source === this.sources[same]) same++;
    while (this.element.childNodes.length > same) this.element.lastChild.remove();
    for (const { render } of found.slice(same)) this.element.append(render());
    this.sources = found.map(({ source }) => source);
  }
}

// Split lines into blocks, each with its source and a function that renders it.
function blocks(lines, depth = 0) {
  const readers = depth < MAX_DEPTH ? [fence, heading, rule, quote, list, table, paragraph] : [paragraph];
  const found = [];
  for (let at = 0; at < lines.length; ) {
    if (!lines[at].trim()) {
      at++;
      continue;
    }
    for (const read of readers) {
      const block = read(lines, at, depth);
      if (!block) continue;
      found.push({ source: lines.slice(at, block.end).join("\n"), render: block.render });
      at = block.end;
      break;
    }
  }
  return found;
}

const rendered = (element, lines, depth) => fill(element, blocks(lines, depth + 1).map(({ render }) => render()));

// Code without an end is code: the model still writes it.
function fence(lines, at) {
  const [, mark, language] = FENCE.exec(lines[at]) ?? [];
  if (!mark) return null;
  const isEnd = (line) => line.trim().startsWith(mark) && !line.trim().replaceAll(mark[0], "");
  let end = at + 1;
  while (end < lines.length && !isEnd(lines[end])) end++;
  const code = lines.slice(at + 1, end).join("\n");
  return { end: Math.min(end + 1, lines.length), render: () => codeBlock(language, code) };
}

function codeBlock(language, code) {
  const bar = make("div", { className: "bar" }, make("span", { textContent: language || "code" }), copyButton("Copy", () => code));
  return make("div", { className: "code" }, bar, make("pre", { tabIndex: 0 }, make("code", { textContent: code })));
}

// The page itself has headings of the first two levels.
function heading(lines, at) {
  const [, marks, text] = HEADING.exec(lines[at]) ?? [];
  return marks ? { end: at + 1, render: () => fill(make(`h${Math.min(marks.length + 2, 6)}`), inline(text)) } : null;
}

function rule(lines, at) {
  return RULE.test(lines[at]) ? { end: at + 1, render: () => make("hr") } : null;
}

function quote(lines, at, depth) {
  let end = at;
  while (end < lines.length && QUOTE.test(lines[end])) end++;
  if (end === at) return null;
  const inner = lines.slice(at, end).map((line) => line.replace(QUOTE, ""));
  return { end, render: () => rendered(make("blockquote"), inner, depth) };
}

const indentOf = (line) => line.length - line.trimStart().length;
const isOrdered = (item) => /\d/.test(item[2]);

// An item goes on with lines that are indented, after empty ones too, and with lines of its paragraph.
function list(lines, at, depth) {
  const first = ITEM.exec(lines[at]);
  if (!first) return null;
  const least = first[1].length, items = [];
  const begins = (line) => {
    const item = ITEM.exec(line);
    return item && item[1].length <= least + 1 && isOrdered(item) === isOrdered(first) && !RULE.test(line) ? item : null;
  };
  let end = at, width = 0;
  while (end < lines.length) {
    let next = end;
    while (next < lines.length && !lines[next].trim()) next++;
    if (next === lines.length) break;
    const line = lines[next], item = begins(line);
    if (item) {
      items.push([item[3] ?? ""]);
      width = item[1].length + item[2].length + 1;
    } else if (indentOf(line) > least) {
      if (next > end) items.at(-1).push("");
      items.at(-1).push(line.slice(Math.min(indentOf(line), width)));
    } else if (next === end && !interrupts(line)) items.at(-1).push(line);
    else break;
    end = next + 1;
  }
  return { end, render: () => renderList(first, items, depth) };
}

function renderList(first, items, depth) {
  const element = isOrdered(first) ? make("ol", { start: Number.parseInt(first[2], 10) }) : make("ul");
  return fill(element, items.map((item) => rendered(make("li"), item, depth)));
}

const cells = (line) => line.trim().replace(/^\|/, "").replace(/\|$/, "").split(/(?<!\\)\|/).map((cell) => cell.trim());

function table(lines, at) {
  const columns = lines[at].includes("|") && lines[at + 1]?.includes("-") ? cells(lines[at + 1]) : [];
  if (!columns.length || !columns.every((cell) => COLUMN.test(cell))) return null;
  let end = at + 2;
  while (end < lines.length && lines[end].includes("|")) end++;
  const row = (tag, line) => fill(make("tr"), cells(line).map((cell) => fill(make(tag), inline(cell.replaceAll("\\|", "|")))));
  return {
    end,
    render: () => {
      const body = fill(make("tbody"), lines.slice(at + 2, end).map((line) => row("td", line)));
      return make("div", { className: "table", tabIndex: 0 }, make("table", {}, make("thead", {}, row("th", lines[at])), body));
    },
  };
}

const interrupts = (line) => [FENCE, HEADING, RULE, QUOTE, ITEM].some((pattern) => pattern.test(line));

function paragraph(lines, at, depth) {
  let end = at + 1;
  while (end < lines.length && lines[end].trim() && !(depth < MAX_DEPTH && interrupts(lines[end]))) end++;
  return { end, render: () => fill(make("p"), inline(lines.slice(at, end).map((line) => line.trim()).join("\n"))) };
}
