// Reads `/v1/models` and then `/slots/stream`, and shows its numbers.

import { call, events } from "./api.js";
import { byId, setText, whole } from "./elements.js";

const RETRY_MS = 1500;

// Watch the slots of the model with this name, or else of the server's first model, forever: onModel(model, models)
// when the server answers, with all its models; onView(view) whenever something has changed.
export async function watchSlots(name, onModel, onView) {
  for (;;) {
    try {
      const { data: models } = await (await call("v1/models")).json();
      const model = models.find(({ id }) => id === name) ?? models[0];
      onModel(model, models);
      for await (const view of events(await call(`slots/stream?model=${encodeURIComponent(model.id)}`))) {
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
