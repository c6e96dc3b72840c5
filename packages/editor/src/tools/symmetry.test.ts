import { emptyBuild } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import { describe, expect, it } from "vitest";
import { createEditor } from "../editor.ts";
import { copyAlong } from "../mutate/copies.ts";
import { addSticker, updateStickers } from "../mutate/stickers.ts";
import { mirroredStep, mirroring } from "./symmetry.ts";

const build = (...stickers: ReturnType<typeof testPlacement>[]) => ({ ...emptyBuild(), stickers });
const linksOf = ({ stickers }: { stickers: readonly { id: string; mirror: unknown }[] }) =>
  Object.fromEntries(stickers.map(({ id, mirror }) => [id, mirror !== null]));

describe("while both sides are kept alike", () => {
  it("what is laid or moved has its twin, in the same step; what only stands there has not", () => {
    const editor = createEditor(build(testPlacement("old"), testPlacement("other")));
    editor.through(mirroredStep);
    editor.edit({ key: "studio.step.sticker-add" }, (document) => addSticker(document, testPlacement("new")));
    expect(linksOf(editor.state.document)).toEqual({ old: false, other: false, new: true });
    editor.edit({ key: "studio.step.sticker-move" }, (document) =>
      updateStickers(document, ["old"], { position: [0.9, 0.5, 0] }),
    );
    expect(linksOf(editor.state.document)).toEqual({ old: true, other: false, new: true });
    expect(editor.state.history.done).toHaveLength(2);
    editor.undo();
    expect(linksOf(editor.state.document).old).toBe(false);
    editor.through(null);
    editor.edit({ key: "studio.step.sticker-move" }, (document) =>
      updateStickers(document, ["other"], { position: [0.9, 0.5, 0] }),
    );
    expect(linksOf(editor.state.document).other).toBe(false);
  });

  it("leaves alone the middle of the car, what is laid around it, what is locked, and a build that is opened", () => {
    const before = build();
    const step = (sticker: ReturnType<typeof testPlacement>, key = "studio.step.sticker-add") =>
      mirroredStep(build(sticker), before, { key }).stickers[0]?.mirror;
    expect(step(testPlacement("a"))).toEqual({ readable: true });
    expect(step(testPlacement("a", { position: [0, 1, 0] }))).toBeNull();
    expect(step(testPlacement("a", { projection: "wrap" }))).toBeNull();
    expect(step(testPlacement("a", { locked: true }))).toBeNull();
    expect(step(testPlacement("a"), "studio.step.preset")).toBeNull();
    expect(step(testPlacement("a"), "studio.step.paste")).toEqual({ readable: true });
    // the link was taken off by hand
    const linked = build(testPlacement("a", { mirror: { readable: false } }));
    expect(
      mirroredStep(build(testPlacement("a")), linked, { key: "studio.step.sticker-move" }).stickers[0]?.mirror,
    ).toBeNull();
  });

  it("a drag shows the twin while it runs, and none over the middle", () => {
    const shown: object[] = [];
    class Surface {
      readonly #own = "stage";
      beginDrag = (_given: unknown) => true;
      drag = (patch: object) => void shown.push(patch);
      name() {
        return this.#own;
      }
    }
    const surface = mirroring(new Surface(), () => testPlacement("a"));
    expect(surface.name()).toBe("stage");
    surface.beginDrag("a");
    const drag = surface.drag as (patch: object) => void;
    drag({ position: [0.8, 0.5, 0] });
    drag({ position: [0, 0.5, 0] });
    expect(shown).toEqual([{ position: [0.8, 0.5, 0], mirror: { readable: true } }, { position: [0, 0.5, 0] }]);
  });
});

describe("copies", () => {
  let n = 0;
  const id = () => `c${++n}`;

  it("go along a line with even steps, in one group above the first", () => {
    const document = build(testPlacement("a"), testPlacement("z"));
    const next = copyAlong(document, "a", { kind: "line", count: 4, right: 0.1, up: 0 }, id, "Copies");
    expect(next.stickers.map(({ group }) => group)).toEqual(["Copies", "Copies", "Copies", "Copies", null]);
    // the art's right on the car's left side is its tail
    expect(next.stickers.slice(0, 4).map(({ position }) => position[2])).toEqual([
      expect.closeTo(0.1, 6),
      expect.closeTo(0, 6),
      expect.closeTo(-0.1, 6),
      expect.closeTo(-0.2, 6),
    ]);
    expect(new Set(next.stickers.map((one) => one.id)).size).toBe(5);
  });

  it("go around a circle, all as far from its middle, each turned with it, and lie on the body", () => {
    const document = build(testPlacement("a"));
    const next = copyAlong(document, "a", { kind: "circle", count: 6, radius: 0.3 }, id, "Copies", (point, normal) => ({
      point: [0.95, point[1], point[2]],
      normal,
      panel: "door.left",
    }));
    const [, y, z] = document.stickers[0]?.position ?? [0, 0, 0];
    for (const { position } of next.stickers)
      expect(Math.hypot(position[1] - (y - 0.3), position[2] - z)).toBeCloseTo(0.3, 6);
    expect(next.stickers.slice(1).every(({ position }) => position[0] === 0.95)).toBe(true);
    expect(new Set(next.stickers.map(({ rotation }) => rotation.map((v) => v.toFixed(3)).join())).size).toBe(6);
  });

  it("are none where a build would hold too many, or there is nothing to copy", () => {
    const full = build(...Array.from({ length: 995 }, (_, i) => testPlacement(`s${i}`)));
    const path = { kind: "line", count: 7, right: 0.1, up: 0 } as const;
    expect(copyAlong(full, "s0", path, id, "Copies")).toBe(full);
    expect(copyAlong(full, "none", { ...path, count: 3 }, id, "Copies")).toBe(full);
    expect(copyAlong(full, "s0", { ...path, count: 1 }, id, "Copies")).toBe(full);
  });
});
