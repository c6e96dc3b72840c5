import { emptyBuild, type Placement } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import { describe, expect, it, vi } from "vitest";
import { createEditor } from "../editor.ts";
import { type Quat, rotate, type Vec3 } from "../geometry/quat.ts";
import { degreesOf, uprightRotation, withDegrees } from "../geometry/upright.ts";
import type { LiveDrag } from "./live-drag.ts";
import { createSelectTool } from "./select-tool.ts";
import type { Hit, PointerInput, Surface } from "./surface.ts";
import { reflected } from "../geometry/reflect.ts";

/**
 * A hood at y = 1 looked at from above, 1 px is 1 mm, x to the car's left shown leftwards: car (0, 1, 0) is at 1000, 500;
 * and, below 2,000 px, the left side as in `tools.test.ts`.
 */
function car(stickers: () => readonly Placement[]): Surface {
  let dragged: Placement | null = null;
  const toScreen = ([x, y, z]: Vec3) =>
    Math.abs(x) < 0.85 ? { x: 1000 - x * 1000, y: 500 - z * 1000 } : { x: (1 - z) * 1000, y: 3000 - y * 1000 };
  const of = (id: string) => (dragged?.id === id ? dragged : stickers().find((s) => s.id === id));
  return {
    pick(x, y): Hit {
      const side = y > 2000;
      const point: Vec3 = side ? [0.9, 3 - y / 1000, 1 - x / 1000] : [1 - x / 1000, 1, 0.5 - y / 1000];
      const near = stickers().find((s) => Math.hypot(...s.position.map((v, i) => v - (point[i] ?? 0))) < 0.2);
      const other = { zone: null, slot: null, panel: null, twin: false };
      return {
        ...other,
        placementId: near?.id ?? null,
        livery: true,
        point,
        normal: side ? [1, 0, 0] : [0.05, 1, 0.1],
      };
    },
    placementAt: (hit, _size, depth = 0.1) => ({ position: hit.point, rotation: uprightRotation(hit.normal), depth }),
    beginDrag(target) {
      dragged = typeof target === "string" ? (stickers().find((s) => s.id === target) ?? null) : target;
      return dragged !== null;
    },
    drag: (patch) => {
      if (dragged) dragged = { ...dragged, ...patch };
    },
    endDrag() {
      const dropped = dragged;
      dragged = null;
      return dropped;
    },
    cancelDrag: () => {
      dragged = null;
    },
    projectToScreen: toScreen,
    placementOutline(id) {
      const s = of(id);
      if (!s) return null;
      const center = toScreen(s.position as Vec3);
      const corner = (dx: number, dy: number) => ({ x: center.x + dx * 100, y: center.y + dy * 100 });
      return { center, corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], facing: true };
    },
    beltLine: (normal) => (Math.abs(normal[0]) > 0.5 ? [0, -0.0998, 0.995] : null),
  };
}

const at = (x: number, y: number, over: Partial<PointerInput> = {}): PointerInput => ({
  id: 1,
  x,
  y,
  touch: false,
  shift: false,
  ...over,
});

function dragging(stickers: Placement[], snap = true) {
  const editor = createEditor({ ...emptyBuild(), stickers });
  const live = vi.fn<(drag: LiveDrag | null) => void>();
  const tool = createSelectTool({
    editor,
    surface: car(() => editor.state.document.stickers),
    clicked: () => {},
    live,
    keepAspect: () => true,
    snap: () => snap,
  });
  editor.select({ stickers: ["a"] });
  const kinds = () => live.mock.lastCall?.[0]?.snaps.map(({ kind }) => kind);
  return { tool, live, kinds, sticker: () => editor.state.document.stickers[0] as Placement };
}
const onHood = (x: number, z: number) => ({ position: [x, 1, z] as Vec3, rotation: uprightRotation([0.05, 1, 0.1]) });
const onDoor = (degrees: number) => ({
  position: [0.9, 0.6, 0.1] as Vec3,
  rotation: withDegrees(uprightRotation([1, 0, 0]), degrees),
});

describe("moving", () => {
  it("is pulled to the centre line, exactly and upright, with a line along the car to show", () => {
    const { tool, kinds, live, sticker } = dragging([testPlacement("a", onHood(0.2, 0.1))]);
    tool.down(at(800, 400));
    tool.move(at(900, 400));
    expect(kinds()).toEqual([]);
    tool.move(at(994, 400));
    expect(kinds()).toEqual(["centre"]);
    const snap = live.mock.lastCall?.[0]?.snaps[0];
    expect(snap?.from[0]).toBe(0);
    expect(Math.abs((snap?.to[2] ?? 0) - (snap?.from[2] ?? 0))).toBeGreaterThan(1);
    tool.up(at(994, 400));
    expect(sticker().position[0]).toBe(0);
    expect(rotate(sticker().rotation as Quat, [0, 0, 1])[0]).toBeCloseTo(0, 9);
  });
  it("reaches farther for a finger", () => {
    const fine = dragging([testPlacement("a", onHood(0.2, 0.1))]);
    fine.tool.down(at(800, 400));
    fine.tool.move(at(989, 400));
    expect(fine.kinds()).toEqual([]);
    const touch = dragging([testPlacement("a", onHood(0.2, 0.1))]);
    touch.tool.down(at(800, 400, { touch: true }));
    touch.tool.move(at(989, 400, { touch: true }));
    expect(touch.kinds()).toEqual(["centre"]);
  });
  it("is pulled to where another sticker would be mirrored", () => {
    const other = testPlacement("b", {
      ...onHood(-0.4, -0.2),
      rotation: withDegrees(uprightRotation([0, 1, 0.1]), 20),
    });
    const { tool, kinds, sticker } = dragging([testPlacement("a", onHood(0.3, 0.1)), other]);
    tool.down(at(700, 400));
    tool.move(at(595, 695));
    expect(kinds()).toEqual(["twin"]);
    tool.up(at(595, 695));
    expect(sticker().position).toEqual([0.4, 1, -0.2]);
  });
  it("is free while Ctrl is held and when snapping is off", () => {
    const held = dragging([testPlacement("a", onHood(0.2, 0.1))]);
    held.tool.down(at(800, 400));
    held.tool.move(at(994, 400, { free: true }));
    expect(held.kinds()).toEqual([]);
    const off = dragging([testPlacement("a", onHood(0.2, 0.1))], false);
    off.tool.down(at(800, 400));
    off.tool.move(at(994, 400));
    expect(off.kinds()).toEqual([]);
  });
});

describe("turning", () => {
  const turn = (from: number, degrees: number) => {
    const made = dragging([testPlacement("a", onDoor(from))]);
    const center = { x: 900, y: 2400 };
    const point = (d: number) => at(center.x + 200 * Math.sin(d), center.y - 200 * Math.cos(d));
    made.tool.down(point(0), { kind: "turn" });
    made.tool.move(point(((degrees - from) * Math.PI) / 180));
    return made;
  };
  it("is pulled level with the ground, and upright", () => {
    expect(turn(30, -1.5).kinds()).toEqual(["level"]);
    const upright = turn(30, 88);
    expect(upright.kinds()).toEqual(["level"]);
    upright.tool.up(at(0, 0));
    expect(degreesOf(upright.sticker().rotation as Quat)).toBeCloseTo(90, 6);
    expect(turn(30, 45).kinds()).toEqual([]);
  });
  it("is pulled parallel to the belt line", () => {
    // The belt falls towards the nose, which is to the left on this side: the art's right end is up.
    const made = turn(30, -7);
    expect(made.kinds()).toEqual(["belt"]);
    made.tool.up(at(0, 0));
    const right = rotate(made.sticker().rotation as Quat, [1, 0, 0]);
    expect(right[1] / right[2]).toBeCloseTo(-0.0998 / 0.995, 3);
  });
});

describe("reflection", () => {
  it("keeps a sticker's twin in place", () => {
    const pose = { position: [0.4, 1, 0] as Vec3, rotation: uprightRotation([0.2, 1, 0.1]), depth: 0.1 };
    expect(reflected(reflected(pose))).toEqual(pose);
  });
});
