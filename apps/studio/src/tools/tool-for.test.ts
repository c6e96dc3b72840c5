// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import type { Stage } from "@carloom/stage";
import { expect, it } from "vitest";
import { newPlacement } from "../art/art.ts";
import { testStudio } from "../testing/test-studio.tsx";
import { toolFor } from "./tool-for.ts";

const text = (words: string) => newPlacement({ kind: "text", text: words, font: "archivo", color: "#ffffff" }, 0.4, 2);

it("puts a sticker down when its tool is left, and keeps another that was taken in hand meanwhile", () => {
  const [first, second] = [text("1"), text("2")];
  const studio = testStudio({ ui: { placing: first } });
  const tool = toolFor(studio, {} as Stage, { placing: first, eyedrop: false });
  studio.ui.set({ placing: second });
  tool.cancel();
  expect(studio.ui.get().placing).toBe(second);
  toolFor(studio, {} as Stage, { placing: second, eyedrop: false }).cancel();
  expect(studio.ui.get().placing).toBeNull();
});
