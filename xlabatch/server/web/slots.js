// Reads `/slots/stream`, and shows its numbers.

import { call, events } from "./api.js";
import { byId, setText, whole } from "./elements.js";

const RETRY_MS = 1500;

// Watch the server forever: onModel(model) when it answers, onView(view) whenever something has changed.
export async function watchSlots(onModel, onView) {
  for (;;) {
    try {
      const models = await (await call("v1/models")).json();
      onModel(models.data[0]);
      for await (const view of events(await call("slots/stream"))) {
        showFigures(view);
        onView(view);
      }
      showState("closed");
    } catch (error) {
      showState(error.status === 401 ? "needs a key" : error.status ? error.message : "not connected");
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

function showFigures(view) {
  setText(byId("busy"), view.busy);
  setText(byId("of"), ` of ${view.slots.length}`);
  setText(byId("queued"), whole(view.queued));
  setText(byId("rate"), whole(view.tokens_per_s));
  setText(byId("steps"), whole(view.steps));
  setText(byId("reused"), whole(view.cached_tokens));
  setState(view.state);
}

// Shown without a connection, when nothing is known to run.
function showState(state) {
  for (const id of ["busy", "queued", "rate"]) setText(byId(id), "0");
  setState(state);
}

function setState(state) {
  setText(byId("state"), state);
  byId("state").dataset.state = state === "ready" ? "ready" : "problem";
}
