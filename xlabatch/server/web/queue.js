// Shows this page's requests that wait for a slot, as a column next to the slots.

import { byId, make, setText, whole } from "./elements.js";

export class Queue {
  constructor(onSelect) {
    this.onSelect = onSelect;
    this.chips = new Map(); // by answer
    this.others = 0; // requests of other clients
  }

  draw(answers, selected) {
    const waiting = answers.filter((answer) => answer.isWaiting);
    for (const [answer, chip] of this.chips) {
      if (!waiting.includes(answer)) {
        chip.remove();
        this.chips.delete(answer);
      }
    }
    for (const answer of waiting) {
      if (!this.chips.has(answer)) this.addChip(answer);
      this.chips.get(answer).ariaPressed = String(answer === selected);
    }
    const others = this.others ? `${whole(this.others)} of other clients` : "";
    setText(document.querySelector("#queue .others"), waiting.length ? others : others || "empty");
  }

  // Queued requests that do not come from this page belong to other clients.
  setQueued(queued, answers) {
    this.others = Math.max(queued - answers.filter((answer) => answer.isWaiting).length, 0);
  }

  addChip(answer) {
    const label = `Request ${answer.number} waits: ${answer.prompt}`;
    const chip = make("button", { type: "button", className: "chip", textContent: answer.number, title: label, ariaLabel: label });
    chip.style.setProperty("--colour", answer.colours[0]);
    chip.style.setProperty("--ink", answer.colours[1]);
    chip.addEventListener("click", () => this.onSelect(answer));
    this.chips.set(answer, chip);
    byId("queue").querySelector(".chips").append(chip);
  }
}
