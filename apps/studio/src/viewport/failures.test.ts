import { StageError, type Stage, type StageEvents } from "@carloom/stage";
import { expect, it } from "vitest";
import { createStore } from "../lib/store.ts";
import { INITIAL_UI } from "../workspace/ui-state.ts";
import { followRecovery, noteFailure } from "./failures.ts";

it("a mark goes when what failed is there again, and the others stay", () => {
  const ui = createStore({ ...INITIAL_UI });
  let tell: (event: StageEvents["recovered"]) => void = () => undefined;
  const on = (_: string, listener: typeof tell) => {
    tell = listener;
    return () => void (tell = () => undefined);
  };
  const stop = followRecovery(ui, { on } as unknown as Stage);
  noteFailure(ui, new StageError("part", "did not load", "lip"));
  noteFailure(ui, new StageError("art", "did not load", "s1"));
  noteFailure(ui, new StageError("livery-missing", "has no livery"));
  expect(Object.keys(ui.get().failures)).toEqual(["lip", "s1"]);
  const before = ui.get().failures;
  tell({ code: "art", reference: "s2" });
  expect(ui.get().failures).toBe(before);
  tell({ code: "part", reference: "lip" });
  expect(Object.keys(ui.get().failures)).toEqual(["s1"]);
  stop();
  tell({ code: "art", reference: "s1" });
  expect(Object.keys(ui.get().failures)).toEqual(["s1"]);
});
