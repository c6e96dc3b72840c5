import { emptyBuild, type Placement } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import { describe, expect, it, vi } from "vitest";
import { createEditor } from "../editor.ts";
import type { Quat } from "../geometry/quat.ts";
import { degreesOf, uprightRotation } from "../geometry/upright.ts";
import { createPlaceTool } from "./place-tool.ts";
import { createSelectTool } from "./select-tool.ts";
import type { Hit, LivePatch, PointerInput, Surface } from "./surface.ts";

/** The left side of a car as a plane at x = 0.9, looked at squarely: 1 px is 1 mm, y down, 2 m × 1 m. */
function plane(current: () => readonly Placement[]) {
  let dragged: Placement | null = null;
  const shown = () => current().map((s) => (s.id === dragged?.id ? dragged : s));
  const surface: Surface = {
    pick(x, y): Hit | null {
      if (x < 0 || x > 2000 || y < 0 || y > 1000) return null;
      const point: [number, number, number] = [0.9, 1 - y / 1000, 1 - x / 1000];
      const under = shown().findLast(
        (s) =>
          Math.abs(s.position[2] - point[2]) <= s.size[0] / 2 && Math.abs(s.position[1] - point[1]) <= s.size[1] / 2,
      );
      return {
        zone: "body",
        slot: null,
        panel: "door.left",
        placementId: under?.id ?? null,
        twin: false,
        livery: x <= 1500,
        point,
        normal: [1, 0, 0],
      };
    },
    placementAt: (hit, _size, depth = 0.1) => ({ position: hit.point, rotation: uprightRotation(hit.normal), depth }),
    beginDrag: vi.fn((target: string | Placement) => {
      dragged = typeof target === "string" ? (current().find((s) => s.id === target) ?? null) : target;
      return dragged !== null;
    }),
    drag: vi.fn((patch: LivePatch) => {
      if (dragged) dragged = { ...dragged, ...patch };
    }),
    endDrag() {
      const dropped = dragged;
      dragged = null;
      return dropped;
    },
    cancelDrag: vi.fn(() => {
      dragged = null;
    }),
    projectToScreen: ([, y, z]) => ({ x: (1 - z) * 1000, y: (1 - y) * 1000 }),
    placementOutline(id) {
      const s = shown().find((sticker) => sticker.id === id);
      if (!s) return null;
      const center = { x: (1 - s.position[2]) * 1000, y: (1 - s.position[1]) * 1000 };
      const [w, h] = [s.size[0] * 500, s.size[1] * 500];
      const corner = (dx: number, dy: number) => ({ x: center.x + dx * w, y: center.y + dy * h });
      return { center, corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], facing: true };
    },
  };
  return surface;
}

const at = (x: number, y: number, over: Partial<PointerInput> = {}): PointerInput => ({
  id: 1,
  x,
  y,
  touch: false,
  shift: false,
  ...over,
});

function selecting(keepAspect = true) {
  const editor = createEditor({
    ...emptyBuild(),
    stickers: [testPlacement("a", { rotation: uprightRotation([1, 0, 0]) })],
  });
  const surface = plane(() => editor.state.document.stickers);
  const clicked = vi.fn((hit: Hit | null) => editor.select({ stickers: hit?.placementId ? [hit.placementId] : [] }));
  const live = vi.fn();
  const tool = createSelectTool({ editor, surface, clicked, live, keepAspect: () => keepAspect, snap: () => false });
  const sticker = () => editor.state.document.stickers[0] as Placement;
  return { editor, surface, tool, clicked, live, sticker };
}

describe("select tool", () => {
  it("leaves the first press to the camera and selects on a click", () => {
    const { editor, tool } = selecting();
    expect(tool.down(at(900, 400))).toBe(false);
    tool.up(at(902, 401));
    expect(editor.state.selection.stickers).toEqual(["a"]);
  });
  it("does not select after an orbit", () => {
    const { tool, clicked } = selecting();
    tool.down(at(900, 400));
    tool.move(at(960, 400));
    tool.up(at(960, 400));
    expect(clicked).not.toHaveBeenCalled();
  });
  it("moves the selected sticker as one step, from where it was gripped", () => {
    const { editor, tool, sticker } = selecting();
    editor.select({ stickers: ["a"] });
    expect(tool.down(at(950, 420))).toBe(true);
    for (const x of [960, 1000, 1050]) tool.move(at(x, 420));
    tool.up(at(1050, 420));
    expect(sticker().position[2]).toBeCloseTo(0);
    expect(sticker().position[1]).toBeCloseTo(0.6);
    expect(editor.state.history.done).toHaveLength(1);
    editor.undo();
    expect(sticker().position).toEqual([0.9, 0.6, 0.1]);
  });
  it("stays on the paintable car", () => {
    const { editor, tool, sticker } = selecting();
    editor.select({ stickers: ["a"] });
    tool.down(at(900, 400));
    for (const x of [1000, 1400, 1800]) tool.move(at(x, 400));
    tool.up(at(1800, 400));
    expect(sticker().position[2]).toBeCloseTo(-0.4);
  });
  it("scales by a corner, keeping the aspect and the depth's share", () => {
    const { editor, tool, sticker } = selecting();
    editor.select({ stickers: ["a"] });
    tool.down(at(1100, 500), { kind: "corner", index: 2 });
    tool.move(at(1300, 600));
    tool.up(at(1300, 600));
    expect(sticker().size[0]).toBeCloseTo(0.8);
    expect(sticker().size[1]).toBeCloseTo(0.4);
    expect(sticker().depth).toBeCloseTo(0.4);
  });
  it("scales one side by an edge when the aspect is free", () => {
    const { editor, tool, sticker } = selecting(false);
    editor.select({ stickers: ["a"] });
    tool.down(at(1100, 400), { kind: "edge", index: 1 });
    tool.move(at(1200, 400));
    tool.up(at(1200, 400));
    expect(sticker().size[0]).toBeCloseTo(0.6);
    expect(sticker().size[1]).toBeCloseTo(0.2);
  });
  it("turns clockwise with the pointer and snaps with Shift", () => {
    const { editor, tool, live } = selecting();
    editor.select({ stickers: ["a"] });
    tool.down(at(900, 200), { kind: "turn" });
    tool.move(at(1100, 410, { shift: true }));
    expect(live.mock.lastCall?.[0].mode).toBe("turn");
    const up = live.mock.lastCall?.[0].placement.rotation;
    expect(2 * Math.acos(Math.abs(up[3]))).toBeGreaterThan(0);
    tool.up(at(1100, 410, { shift: true }));
    expect(editor.state.history.done.at(-1)?.label.key).toBe("studio.step.sticker-turn");
  });
  it("scales and turns with two fingers", () => {
    const { editor, tool, sticker } = selecting();
    editor.select({ stickers: ["a"] });
    tool.down(at(850, 400, { touch: true }));
    tool.down(at(950, 400, { id: 2, touch: true }));
    tool.move(at(1050, 400, { id: 2, touch: true }));
    tool.up(at(1050, 400, { id: 2, touch: true }));
    expect(sticker().size[0]).toBeCloseTo(0.8);
    expect(editor.state.history.done).toHaveLength(1);
  });
  it("turns, scales and moves by the mirrored twin: it follows the pointer, the sticker does the reflected", () => {
    const { editor, tool, sticker, surface } = selecting();
    editor.edit({ key: "mirror" }, (d) => ({
      ...d,
      stickers: d.stickers.map((s) => ({ ...s, mirror: { readable: true } })),
    }));
    editor.select({ stickers: ["a"] });
    // The other side of the car, looked at squarely: its nose is on the right.
    const flipped = (x: number) => 2000 - x;
    const { pick, placementOutline } = surface;
    surface.pick = (x, y) => {
      const hit = pick(flipped(x), y);
      return hit && { ...hit, point: [-hit.point[0], hit.point[1], hit.point[2]], normal: [-1, 0, 0], twin: true };
    };
    surface.placementOutline = (id, twin) => {
      const own = placementOutline(id);
      if (!twin || !own) return own && { ...own, facing: false };
      const turn = (p: { x: number; y: number } | undefined) => ({ x: flipped(p?.x ?? 0), y: p?.y ?? 0 });
      const [a, b, c, d] = own.corners;
      return { center: turn(own.center), corners: [turn(b), turn(a), turn(d), turn(c)], facing: true };
    };
    const centre = () => surface.placementOutline("a", true)?.center ?? { x: 0, y: 0 };
    const before = centre();
    // Gripped beside its middle, it stays under the pointer.
    expect(tool.down(at(before.x + 60, before.y + 20))).toBe(true);
    tool.move(at(before.x + 90, before.y + 20));
    tool.move(at(before.x + 160, before.y + 20));
    tool.up(at(before.x + 160, before.y + 20));
    expect(centre().x).toBeCloseTo(before.x + 100);
    expect(sticker().position[0]).toBeCloseTo(0.9);
    // A quarter clockwise on that side is one the other way on the sticker's own.
    const c = centre();
    const upright = sticker().rotation;
    tool.down(at(c.x, c.y - 200), { kind: "turn", twin: true });
    tool.move(at(c.x + 200, c.y));
    tool.up(at(c.x + 200, c.y));
    expect(degreesOf(sticker().rotation as Quat) - degreesOf(upright as Quat)).toBeCloseTo(-90);
    const width = sticker().size[0];
    tool.down(at(c.x + 200, c.y + 100), { kind: "corner", index: 2, twin: true });
    tool.move(at(c.x + 400, c.y + 200));
    tool.up(at(c.x + 400, c.y + 200));
    expect(sticker().size[0]).toBeCloseTo(2 * width);
  });
  it("moves what is laid around the car in its own plane: how it lies stays", () => {
    const { editor, tool, sticker } = selecting();
    editor.edit({ key: "wrap" }, (document) => ({
      ...document,
      stickers: [{ ...sticker(), projection: "wrap", position: [0, 0.6, 0.1], depth: 0.4 }],
    }));
    editor.select({ stickers: ["a"] });
    const { rotation } = sticker();
    tool.down(at(950, 420));
    for (const x of [960, 1000, 1050]) tool.move(at(x, 400));
    tool.up(at(1050, 400));
    expect(sticker().position[0]).toBeCloseTo(0, 9);
    expect(sticker().position[1]).toBeCloseTo(0.62, 6);
    expect(sticker().position[2]).toBeCloseTo(0, 6);
    expect(sticker().rotation).toEqual(rotation);
    expect(sticker().depth).toBe(0.4);
  });
  it("moves and shapes a hidden layer that clips others, and no other hidden one", () => {
    const { editor, tool, sticker } = selecting();
    editor.edit({ key: "hide" }, (document) => ({ ...document, stickers: [{ ...sticker(), hidden: true }] }));
    editor.select({ stickers: ["a"] });
    expect(tool.down(at(900, 400))).toBe(false);
    tool.cancel();
    editor.edit({ key: "mask" }, (document) => ({
      ...document,
      stickers: [
        ...document.stickers,
        testPlacement("b", { mask: { layer: "a", inverted: false }, position: [-0.9, 0, 0] }),
      ],
    }));
    editor.select({ stickers: ["a"] });
    expect(tool.down(at(900, 400))).toBe(true);
    tool.move(at(1000, 400));
    tool.up(at(1000, 400));
    expect(sticker().position[2]).toBeCloseTo(0);
    expect(tool.down(at(300, 300))).toBe(false);
  });
  it("leaves locked stickers alone", () => {
    const { editor, tool } = selecting();
    editor.edit({ key: "lock" }, (d) => ({ ...d, stickers: d.stickers.map((s) => ({ ...s, locked: true })) }));
    editor.select({ stickers: ["a"] });
    expect(tool.down(at(900, 400))).toBe(false);
  });
  it("takes a drag back on cancel", () => {
    const { editor, tool, sticker, surface } = selecting();
    editor.select({ stickers: ["a"] });
    tool.down(at(900, 400));
    tool.move(at(1000, 400));
    tool.cancel();
    expect(surface.cancelDrag).toHaveBeenCalled();
    expect(sticker().position).toEqual([0.9, 0.6, 0.1]);
    expect(editor.state.history.done).toHaveLength(0);
    expect(tool.state).toBe("idle");
  });
});

describe("place tool", () => {
  const placing = () => {
    const editor = createEditor(emptyBuild());
    const surface = plane(() => editor.state.document.stickers);
    const done = vi.fn();
    const missed = vi.fn();
    return {
      editor,
      surface,
      done,
      missed,
      tool: createPlaceTool({ editor, surface, sticker: testPlacement("new"), done, missed, snap: () => false }),
    };
  };
  it("follows the mouse and places by a click, selected", () => {
    const { editor, surface, tool, done } = placing();
    tool.move(at(500, 500));
    expect(surface.beginDrag).toHaveBeenCalledTimes(1);
    tool.down(at(600, 500));
    tool.up(at(600, 500));
    expect(editor.state.document.stickers[0]?.position).toEqual([0.9, 0.5, 0.4]);
    expect(editor.state.selection.stickers).toEqual(["new"]);
    expect(done).toHaveBeenCalledWith(true);
    tool.cancel();
    expect(done).toHaveBeenCalledTimes(1);
  });
  it("orbits on a drag and says when nothing was hit", () => {
    const { editor, tool, missed } = placing();
    tool.down(at(600, 500));
    tool.up(at(700, 500));
    expect(editor.state.document.stickers).toHaveLength(0);
    tool.down(at(1800, 500));
    tool.up(at(1800, 500));
    expect(missed).toHaveBeenCalledTimes(1);
    expect(tool.placeAt(100, 100)).toBe(true);
  });
  it("places next to a point where nothing holds, for who aims by key, and says so when nothing is near", () => {
    const { editor, tool, missed } = placing();
    expect(tool.placeNear(1900, 500)).toBe(false);
    expect(missed).toHaveBeenCalledTimes(1);
    expect(tool.placeNear(1560, 500)).toBe(true);
    const along = 1 - (editor.state.document.stickers[0]?.position[2] ?? 0);
    expect(along).toBeLessThanOrEqual(1.5);
    expect(along).toBeGreaterThan(1.4);
  });
  it("leaves nothing behind on cancel", () => {
    const { editor, surface, tool, done } = placing();
    tool.move(at(500, 500));
    tool.cancel();
    expect(surface.cancelDrag).toHaveBeenCalledTimes(1);
    expect(done).toHaveBeenCalledWith(false);
    expect(editor.state.history.done).toHaveLength(0);
  });
});
