// Shows what a link asks for before anything runs, and then whether the answer is the one that was linked to.

import { byId, setText } from "./elements.js";

export class LinkNotice {
  // onRun(link): runs it and returns the digest of the answer, or null; onClose()
  constructor({ onRun, onClose }) {
    this.element = byId("link");
    byId("run-link").addEventListener("click", async () => {
      const { link } = this;
      byId("run-link").disabled = true;
      this.write(this.element.querySelector(".request").textContent, "It runs …");
      const digest = await onRun(link);
      if (this.link !== link) return; // another one has been opened
      this.showResult(digest);
      byId("run-link").disabled = false;
    });
    byId("close-link").addEventListener("click", () => {
      this.element.hidden = true;
      onClose();
    });
  }

  show(link, model) {
    this.link = link;
    const { seed, temperature } = link.options;
    const sampling = temperature === 0 ? "greedy" : `seed ${seed}`;
    this.write(`Link to an answer of ${link.model}, ${sampling}.`, "Nothing has run yet.");
    const isSame = model.system_fingerprint === link.fingerprint;
    const own = `This server has ${model.id} (${model.system_fingerprint}), not ${link.model} (${link.fingerprint})`;
    this.warning(isSame ? "" : `${own}: the answer may differ.`);
    byId("run-link").hidden = byId("run-link").disabled = false;
    if (link.kind !== "text" && !model.has_chat_template) {
      this.warning("This server's model has no chat template: it cannot answer this.");
      byId("run-link").hidden = true;
    }
  }

  // Show why a link cannot be opened.
  fail(message) {
    this.link = null;
    this.write(message);
    this.warning("");
    byId("run-link").hidden = true;
  }

  write(text, result = "") {
    this.element.hidden = false;
    delete this.element.dataset.result;
    setText(this.element.querySelector(".request"), text);
    setText(this.element.querySelector(".result"), result);
  }

  warning(text) {
    setText(this.element.querySelector(".warning"), text);
  }

  showResult(digest) {
    const isEqual = digest === this.link.digest;
    this.element.dataset.result = !digest ? "" : isEqual ? "equal" : "different";
    const result = isEqual ? "✓ The same answer as in the link." : `✗ Not the answer of the link: its digest is ${digest}, the link's is ${this.link.digest}.`;
    setText(this.element.querySelector(".result"), digest ? result : "It has not run to its end, so nothing was compared.");
  }
}
