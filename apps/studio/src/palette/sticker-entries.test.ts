// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import { emptyBuild, type Placement } from "@carloom/build";
import { createEditor } from "@carloom/editor";
import { expect, it } from "vitest";
import type { StudioContext } from "../commands/context.ts";
import { newPlacement } from "../art/art.ts";
import { findEntries } from "./entry.ts";
import { lookEntries } from "./sticker-entries.ts";

const sticker = (id: string, locked = false): Placement => ({
  ...newPlacement({ kind: "library", uuid: "00000000-0000-4000-8000-000000000001" }, 0.2, 1),
  id,
  locked,
});
const text = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(" ");

it("tints the selected stickers by a typed colour, as one step, and leaves locked ones", () => {
  const editor = createEditor({ ...emptyBuild(), stickers: [sticker("a"), sticker("b", true), sticker("c")] });
  editor.select({ stickers: ["a", "b", "c"] });
  const context = { editor, text } as unknown as StudioContext;
  const offered = findEntries(lookEntries(context), "tint signal-red").flatMap(({ entries }) => entries);
  offered[0]?.entry.run?.();
  expect(editor.state.document.stickers.map(({ tint }) => tint)).toEqual(["#d0121f", null, "#d0121f"]);
  expect(editor.state.history.done).toHaveLength(1);
  // a card of colours hides nothing while nothing is typed
  const resting = findEntries(lookEntries(context), "").flatMap(({ entries }) => entries);
  expect(resting.filter(({ entry }) => /^tint\.(?!off)/.test(entry.id))).toEqual([]);
});
