// The page: a chat and a batch, of which one is shown, and links to answers of both. Both talk to one model, the
// one that the address names with ?model=, or else the server's first. Choosing another one opens another page.

import { BatchView } from "./batch_view.js";
import { Chat } from "./chat.js";
import { byId } from "./elements.js";
import { LinkNotice } from "./link_notice.js";
import { decodeLink, digestOf } from "./links.js";
import { Options } from "./options.js";
import { watchSlots } from "./slots.js";

const WIDE = matchMedia("(min-width: 56.01rem)");
const BATCH_TOKENS = 120; // of each prompt, unless the field has another number

const options = new Options(), chat = new Chat(options), batch = new BatchView(options);
const views = {
  chat: { tab: byId("tab-chat"), panel: byId("panel-chat"), form: byId("chat-form"), stop: () => chat.stop() },
  batch: { tab: byId("tab-batch"), panel: byId("panel-batch"), form: byId("batch-form"), maxTokens: BATCH_TOKENS, stop: () => batch.stop() },
};
const notice = new LinkNotice({ onRun: runLink, onClose: closeLink });
let shown = "chat", model = null, models = [];

function show(name) {
  views[shown].scroll = scrollY;
  shown = name;
  document.body.dataset.view = name;
  for (const [each, { tab, panel }] of Object.entries(views)) {
    tab.ariaSelected = String(each === name);
    tab.tabIndex = each === name ? 0 : -1;
    panel.hidden = each !== name;
  }
  options.moveTo(views[name].form, views[name].maxTokens);
  byId("options").open = name === "batch" && WIDE.matches;
  scrollTo({ top: views[name].scroll ?? 0, behavior: "instant" });
}

function setModel(current, all) {
  const isFirst = model === null;
  [model, models] = [current, all];
  byId("model").textContent = model.id;
  byId("models").replaceChildren(...models.map(({ id }) => new Option(id, id, false, id === model.id)));
  byId("model").hidden = models.length > 1;
  byId("models").hidden = models.length === 1;
  byId("model").title = byId("models").title = model.system_fingerprint;
  chat.setModel(model);
  options.setModel(model);
  batch.setModel(model);
  views.chat.tab.disabled = !model.has_chat_template;
  if (!model.has_chat_template) show("batch");
  if (isFirst) openLink();
}

function openModel(name, hash = "") {
  location.href = `?${new URLSearchParams({ model: name })}${hash}`;
}

function openLink() {
  try {
    const link = decodeLink(location.hash);
    if (!link) return;
    if (link.model !== model.id && models.some(({ id }) => id === link.model)) {
      openModel(link.model, location.hash);
      return;
    }
    notice.show(link, model);
    if (link.kind !== "text" && !model.has_chat_template) return;
    show(link.kind === "chat" ? "chat" : "batch");
    (link.kind === "chat" ? chat : batch).open(link);
    scrollTo(0, 0);
  } catch (error) {
    notice.fail(error.message);
  }
}

async function runLink(link) {
  if (link.kind === "chat") {
    show("chat");
    const reply = await chat.runLink(link);
    return reply.isComplete ? reply.digest : null;
  }
  show("batch");
  const answer = await batch.runLink(link);
  return answer.isFinished ? digestOf(answer.text) : null;
}

function closeLink() {
  history.replaceState(null, "", location.pathname + location.search);
  chat.closeLink();
}

for (const [name, { tab }] of Object.entries(views)) {
  tab.addEventListener("click", () => show(name));
  tab.addEventListener("keydown", (event) => {
    const other = name === "chat" ? "batch" : "chat";
    if (!["ArrowLeft", "ArrowRight"].includes(event.key) || views[other].tab.disabled) return;
    show(other);
    views[other].tab.focus();
  });
}
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") views[shown].stop();
});
byId("models").addEventListener("change", ({ target }) => openModel(target.value));
addEventListener("hashchange", () => model && openLink());

show("chat");
watchSlots(new URLSearchParams(location.search).get("model"), setModel, (view) => batch.showSlots(view));
