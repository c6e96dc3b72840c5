import type { Subject } from "@carloom/stage";
import type { Store } from "../lib/store.ts";
import type { UiState } from "./ui-state.ts";

/** Asks the view for something that was chosen elsewhere than on the car: it comes into view where it is not. */
export const lookAt = (ui: Pick<Store<UiState>, "get" | "set">, subject: Subject): void =>
  ui.set({ look: { subject, turn: (ui.get().look?.turn ?? 0) + 1 } });
