import { emptyBuild, MAX_STICKERS, type Placement } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import { describe, expect, it } from "vitest";
import { degreesOf, withDegrees } from "../geometry/upright.ts";
import type { Quat, Vec3 } from "../geometry/quat.ts";
import { type CarBoxes, carried, type Nearest, pasteStickers, rehomed } from "./paste.ts";

const build = (...stickers: Placement[]) => ({ ...emptyBuild(), stickers });
const groupName = (number: number) => `Group ${number}`;
const paste = (document: ReturnType<typeof build>, stickers: Placement[], above?: string) =>
  pasteStickers(document, stickers, { ids: stickers.map(({ id }) => `${id}-new`), above, groupName });

describe("what is pasted", () => {
  it("lies on top or above a layer, beside what it is a copy of", () => {
    const [a, b] = [testPlacement("a"), testPlacement("b", { position: [0.9, 0.6, 0.5] })];
    const next = paste(build(a, b), [a], "a");
    expect(next.stickers.map(({ id }) => id)).toEqual(["a", "a-new", "b"]);
    expect(next.stickers[1]?.position).not.toEqual(a.position);
    expect(
      Math.hypot(...[0, 1, 2].map((k) => (next.stickers[1]?.position[k] ?? 0) - (a.position[k] ?? 0))),
    ).toBeCloseTo(0.04 * Math.SQRT2);
    const elsewhere = paste(build(b), [a]);
    expect(elsewhere.stickers.map(({ id }) => id)).toEqual(["b", "a-new"]);
    expect(elsewhere.stickers[1]?.position).toEqual(a.position);
  });

  it("keeps its groups apart from those on the car, and never splits one", () => {
    const on = build(testPlacement("x", { group: "Group 1" }), testPlacement("y", { group: "Group 1" }));
    const next = paste(on, [testPlacement("p", { group: "Group 1" }), testPlacement("q", { group: "Flames" })], "x");
    expect(next.stickers.map(({ id, group }) => [id, group])).toEqual([
      ["x", "Group 1"],
      ["y", "Group 1"],
      ["p-new", "Group 2"],
      ["q-new", "Flames"],
    ]);
  });

  it("is nothing where the car would carry too many", () => {
    const full = build(...Array.from({ length: MAX_STICKERS - 1 }, (_, i) => testPlacement(`s${i}`)));
    expect(paste(full, [testPlacement("a"), testPlacement("b")])).toBe(full);
    expect(paste(full, [testPlacement("a")]).stickers).toHaveLength(MAX_STICKERS);
  });
});

const car = (width: number, height: number, length: number, panels: string[]): CarBoxes => {
  const body: [Vec3, Vec3] = [
    [-width / 2, 0, -length / 2],
    [width / 2, height, length / 2],
  ];
  const box: [Vec3, Vec3] = [
    [width / 2 - 0.1, 0.3, -0.5],
    [width / 2, height - 0.2, 0.5],
  ];
  return { body, panels: Object.fromEntries(panels.map((panel) => [panel, box])) };
};
/** The body is the plane of its left side. */
const side =
  (width: number, panels: string[]): Nearest =>
  ([, y, z], normal, wanted) => {
    if (normal[0] < 0.3) return null;
    const there = wanted?.filter((one) => panels.includes(one)) ?? panels;
    return { point: [width / 2, y, z], normal: [1, 0, 0], panel: there[0] ?? "" };
  };

describe("a sticker on another car", () => {
  const from = car(1.8, 1.2, 4.4, ["door.left"]);
  const tilted = withDegrees([0, Math.SQRT1_2, 0, Math.SQRT1_2], 20);
  const sticker = testPlacement("a", { position: [0.9, 0.65, 0.25], rotation: tilted, panels: ["door.left", "bed"] });

  it("lies at the same place of the same panel, in its true size and turn", () => {
    const to = car(2, 1.6, 5, ["door.left"]);
    const { sticker: next, landing } = rehomed(sticker, "door.left", from, to, side(2, ["door.left"]));
    expect(landing).toBe("panel");
    expect(next.size).toEqual(sticker.size);
    expect(next.panels).toEqual(["door.left"]);
    // the middle of the door's height, three quarters along it
    expect(next.position.map((n) => Math.round(n * 1000) / 1000)).toEqual([1, 0.85, 0.25]);
    expect(degreesOf(next.rotation as Quat)).toBeCloseTo(20);
  });

  it("without such a panel lies at the same place of the body, and off it says so", () => {
    const to = car(2, 1.6, 5, ["cabin"]);
    const { sticker: next, landing } = rehomed(sticker, "door.left", from, to, side(2, ["cabin"]));
    expect([landing, next.panels]).toEqual(["body", null]);
    expect(next.position[2]).toBeCloseTo((0.25 / 4.4) * 5);
    expect(rehomed(sticker, "door.left", from, to, () => null).landing).toBe("nothing");
    expect(rehomed(sticker, undefined, null, to, side(2, [])).sticker.position[2]).toBeCloseTo(0.25);
  });
});

it("what is carried keeps its place in the piece", () => {
  const turnedLeft: Quat = [0, Math.SQRT1_2, 0, Math.SQRT1_2];
  const turnedRight: Quat = [0, -Math.SQRT1_2, 0, Math.SQRT1_2];
  const from = { position: [0.9, 0.6, 0] as Vec3, rotation: turnedLeft };
  const to = { position: [-0.9, 0.8, 0.5] as Vec3, rotation: turnedRight };
  const next = carried(testPlacement("a", { position: [0.9, 0.7, 0.3], rotation: turnedLeft }), from, to);
  // 300 mm to the art's left there, 300 mm to its left here: towards the tail
  expect(next.position.map((n) => Math.round(n * 1000) / 1000)).toEqual([-0.9, 0.9, 0.2]);
  expect(Math.abs(next.rotation[1])).toBeCloseTo(Math.SQRT1_2);
});
