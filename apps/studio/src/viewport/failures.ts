import type { Stage, StageError } from "@carloom/stage";
import type { Store } from "../lib/store.ts";
import type { UiState } from "../workspace/ui-state.ts";

type Ui = Pick<Store<UiState>, "get" | "set">;

/** Marks the part or art that could not be loaded. */
export function noteFailure(ui: Ui, { reference, message }: Pick<StageError, "reference" | "message">): void {
  if (reference) ui.set({ failures: { ...ui.get().failures, [reference]: message } });
}

/** Takes a mark away as soon as what it stands for is there, or is not asked for any more. Returns how to stop. */
export const followRecovery = (ui: Ui, stage: Pick<Stage, "on">): (() => void) =>
  stage.on("recovered", ({ reference }) => {
    if (!(reference in ui.get().failures)) return;
    const { [reference]: _gone, ...failures } = ui.get().failures;
    ui.set({ failures });
  });
