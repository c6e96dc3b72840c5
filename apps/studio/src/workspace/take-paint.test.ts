// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import type { BuildDocument, Placement } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import type { Pick } from "@carloom/stage";
import { expect, it } from "vitest";
import { testStudio } from "../testing/test-studio.tsx";
import { takePaint } from "./take-paint.ts";

const SHIFT = { color: "#101840", finish: "color-shift", flop: "#6d3d86", flake: 0.6 } as const;
const text: Placement = testPlacement("t", {
  art: { kind: "text", text: "27", font: "archivo", color: "#ff8800" },
});

/** What the zone has after the eyedropper was pressed there. */
function taken(zone: string, hit: Partial<Pick>, document: Partial<BuildDocument> = {}) {
  const studio = testStudio({ document });
  studio.editor.select({ zone });
  studio.editor.edit({ key: "paint" }, takePaint(studio, hit as Pick));
  return { paint: studio.editor.state.document.paint[zone], steps: studio.editor.state.history.done.length };
}

it("takes a zone's whole paint, and leaves nothing of what was there before", () => {
  expect(taken("wheels", { zone: "body" }, { paint: { body: SHIFT } }).paint).toEqual(SHIFT);
  const plain = { color: "#eeeeee", finish: "matte" } as const;
  expect(taken("body", { zone: "roof" }, { paint: { body: SHIFT, roof: plain } }).paint).toEqual(plain);
});

it("takes the paint that a zone is sold with, and changes nothing where it is pressed on itself", () => {
  expect(taken("roof", { zone: "wheels" }).paint).toEqual({ color: "#2e3134", finish: "solid" });
  expect(taken("body", { zone: "body" }, { paint: { body: SHIFT } })).toEqual({ paint: SHIFT, steps: 0 });
  expect(taken("body", { zone: null }).steps).toBe(0);
});

it("takes the colour that a text is written in or that art is tinted with, and keeps the finish", () => {
  const painted = { paint: { body: { color: "#000000", finish: "matte" as const } } };
  const hit = { zone: "body", placementId: "t" };
  expect(taken("body", hit, { ...painted, stickers: [text] }).paint).toEqual({ color: "#ff8800", finish: "matte" });
  const tinted = testPlacement("t", { tint: "#22aa44" });
  expect(taken("body", hit, { ...painted, stickers: [tinted] }).paint?.color).toBe("#22aa44");
});
