import { regionOf } from "@carloom/build";
import type { PointerInput, Quat, Vec3 } from "@carloom/editor";
import type { Stage } from "@carloom/stage";
import { describe, expect, it } from "vitest";
import { testStudio } from "../testing/test-studio.tsx";
import { finishDrawing, shownDrawing } from "./pen.ts";
import { type PenState, penOf } from "../drawing/pen-state.ts";
import { createPenTool } from "./pen-tool.ts";

const LEFT: Quat = [0, Math.SQRT1_2, 0, Math.SQRT1_2];
/** The car's left side, a millimetre a pixel, to the right of the picture towards the tail; beside it from 1,000 on. */
const stage = {
  pick: (x: number, y: number) =>
    x > 1000 ? null : { livery: true, point: [0.9, 1 - y / 1000, -x / 1000] as Vec3, normal: [1, 0, 0] as Vec3 },
  placementAt: ({ point }: { point: Vec3 }) => ({ position: point, rotation: LEFT, depth: 0.1 }),
  projectToScreen: ([, y, z]: Vec3) => ({ x: -z * 1000, y: (1 - y) * 1000 }),
} as unknown as Stage;

function open(mode: PenState["mode"]) {
  const studio = testStudio();
  studio.ui.set({ pen: penOf(mode) });
  const tool = createPenTool(studio, stage, () => void finishDrawing(studio, "Drawn"));
  const at = (x: number, y: number): PointerInput => ({ id: 1, x, y, touch: false, shift: false });
  const drag = (...points: [number, number][]) => {
    const [first, ...rest] = points;
    if (!first) return false;
    const took = tool.down(at(...first));
    for (const point of rest) tool.move(at(...point));
    tool.up(at(...(rest.at(-1) ?? first)));
    return took;
  };
  return { studio, tool, drag, layer: () => studio.editor.state.document.stickers.at(-1) };
}

describe("the pen", () => {
  it("sets corners, bends where it is dragged, closes on the first, and leaves a layer that is one step", () => {
    const { studio, drag, layer } = open("pen");
    drag([100, 100]);
    drag([500, 100]);
    drag([500, 400], [500, 500]);
    expect(layer()).toBeUndefined();
    expect(shownDrawing(studio)?.lines[0]).toHaveLength(3);
    drag([103, 98]);
    expect(studio.ui.get().pen).toBeNull();
    const made = layer();
    if (made?.art.kind !== "shape" || made.art.shape.form !== "path") throw new Error("nothing was drawn");
    expect(made.art.shape.lines[0]?.parts.map((part) => part.length)).toEqual([2, 6, 6]);
    expect(made.size[0]).toBeGreaterThan(0.39);
    expect(made.position[0]).toBeCloseTo(0.9, 6);
    expect(studio.editor.state.selection.stickers).toEqual([made.id]);
    studio.editor.undo();
    expect(layer()).toBeUndefined();
  });
  it("turns the view beside the car, and says where nothing can be set", () => {
    const { studio, tool, drag } = open("pen");
    expect(drag([1200, 100])).toBe(false);
    expect(studio.ui.get().pen?.drawing).toBeNull();
    expect(tool.addAt(2000, 100)).toBe(false);
    expect(studio.ui.get().missed).toBe(true);
  });
  it("is led by keys: corners near the crosshair, closed by the bar", () => {
    const { studio, tool, layer } = open("pen");
    for (const [x, y] of [
      [100, 100],
      [300, 100],
      [300, 300],
    ] as const)
      expect(tool.addAt(x, y)).toBe(true);
    expect(finishDrawing(studio, "Drawn")).toBe(true);
    const made = layer();
    expect(made?.art.kind === "shape" && regionOf(made.art.shape, made.size).area).toBeCloseTo(0.02, 3);
  });
});

describe("a free hand", () => {
  it("draws around an area, which is smooth and closed when it lets go", () => {
    const { studio, drag, layer } = open("freehand");
    drag(
      ...Array.from({ length: 90 }, (_, i): [number, number] => [
        400 + 200 * Math.cos((i * Math.PI) / 45) + ((i * 7) % 3),
        400 + 200 * Math.sin((i * Math.PI) / 45),
      ]),
    );
    const made = layer();
    if (made?.art.kind !== "shape" || made.art.shape.form !== "path") throw new Error("nothing was drawn");
    expect(made.art.shape.lines[0]?.parts.length).toBeLessThan(30);
    expect(regionOf(made.art.shape, made.size).area).toBeCloseTo(Math.PI * 0.04, 2);
    expect(studio.ui.get().pen).toBeNull();
  });
  it("leaves nothing where it only touched", () => {
    const { studio, drag, layer } = open("freehand");
    drag([400, 400]);
    expect(layer()).toBeUndefined();
    expect(studio.ui.get().pen?.drawing).toBeNull();
  });
});

describe("points of a layer", () => {
  it("are dragged, each drag one step; the layer keeps its place, and undo brings the point back", () => {
    const { studio, tool, drag, layer } = open("pen");
    for (const [x, y] of [
      [100, 100],
      [300, 100],
      [300, 300],
      [100, 300],
    ] as const)
      tool.addAt(x, y);
    finishDrawing(studio, "Drawn");
    const before = layer();
    studio.ui.set({ pen: penOf("points", before?.id ?? null) });
    drag([300, 300], [350, 340], [400, 400]);
    const after = layer();
    expect(after?.size[0]).toBeCloseTo(0.3, 4);
    expect(after?.size[1]).toBeCloseTo(0.3, 4);
    expect(after?.position[2]).toBeCloseTo(-0.25, 4);
    expect(shownDrawing(studio)?.lines[0]).toHaveLength(4);
    // beside the points the view turns
    expect(drag([220, 200])).toBe(false);
    studio.editor.undo();
    expect(layer()).toEqual(before);
  });
});
