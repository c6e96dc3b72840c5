import { describe, expect, it } from "vitest";
import { Placement } from "../document.ts";
import { printedFace } from "../printed/printed.ts";
import type { PanelSurface } from "../printed/surface.ts";
import { sidePanels, type WrapCar, type WrapKind, wrapLayers, WRAPS } from "./wraps.ts";

type V3 = [number, number, number];
/** Rectangles by a corner and two sides; their normals are the sides' cross product. */
function shell(...list: [panel: string, corner: V3, u: V3, v: V3][]): PanelSurface {
  const add = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
  const out = (u: V3, v: V3): V3 => {
    const n: V3 = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    const length = Math.hypot(...n);
    return [n[0] / length, n[1] / length, n[2] / length];
  };
  const panels = [...new Set(list.map(([panel]) => panel))];
  return {
    positions: list.flatMap(([, c, u, v]) => [...c, ...add(c, u), ...add(add(c, u), v), ...add(c, v)]),
    normals: list.flatMap(([, , u, v]) => [0, 0, 0, 0].flatMap(() => out(u, v))),
    triangles: new Uint32Array(list.flatMap((_, i) => [0, 1, 2, 0, 2, 3].map((k) => i * 4 + k))),
    owner: new Uint16Array(list.flatMap(([panel]) => [panels.indexOf(panel), panels.indexOf(panel)])),
    panels,
  };
}
/** A box of a car: 1.8 m wide, 1.2 m high from 0.2 m on, 4 m long. */
const car = shell(
  ["bumper.front", [-0.9, 0.2, 2], [1.8, 0, 0], [0, 1.2, 0]],
  ["bumper.rear", [0.9, 0.2, -2], [-1.8, 0, 0], [0, 1.2, 0]],
  ["roof", [-0.9, 1.4, 2], [1.8, 0, 0], [0, 0, -4]],
  ["door.left", [0.9, 0.2, 2], [0, 0, -4], [0, 1.2, 0]],
  ["door.right", [-0.9, 0.2, -2], [0, 0, 4], [0, 1.2, 0]],
);
const boxes: WrapCar = {
  body: [
    [-0.9, 0.2, -2],
    [0.9, 1.4, 2],
  ], // prettier-ignore
  panels: {
    "bumper.front": [
      [-0.9, 0.2, 2],
      [0.9, 1.4, 2],
    ], // prettier-ignore
    "bumper.rear": [
      [-0.9, 0.2, -2],
      [0.9, 1.4, -2],
    ], // prettier-ignore
    roof: [
      [-0.9, 1.4, -2],
      [0.9, 1.4, 2],
    ], // prettier-ignore
    "door.left": [
      [0.9, 0.2, -2],
      [0.9, 1.4, 2],
    ], // prettier-ignore
    "door.right": [
      [-0.9, 0.2, -2],
      [-0.9, 1.4, 2],
    ], // prettier-ignore
    "mirror.left": [
      [0.95, 0.9, 0.5],
      [1.1, 1, 0.7],
    ], // prettier-ignore
  },
};
const lay = (kind: WrapKind) => {
  let n = 0;
  const layers = wrapLayers(
    kind,
    boxes,
    { color: "#d0121f", second: "#ffffff" },
    () => `s${++n}`,
    (k) => `${kind} ${k}`,
  );
  const faces = layers.map((layer) => [
    printedFace(car, layer),
    ...(layer.mirror ? [printedFace(car, layer, true)] : []),
  ]);
  return { layers, faces, area: faces.flat().reduce((sum, face) => sum + face.printed, 0) };
};

describe("a wrap", () => {
  it.each(WRAPS)("%s is layers that a build can hold, each with a name of its own", (kind) => {
    const { layers } = lay(kind);
    for (const layer of layers) expect(Placement.safeParse(layer)).toMatchObject({ success: true });
    expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length);
    expect(new Set(layers.map(({ name }) => name)).size).toBe(layers.length);
  });

  it("of stripes goes from nose to tail over both bumper faces, in one piece each", () => {
    const { layers, faces } = lay("stripes");
    expect(layers).toHaveLength(2);
    for (const [i, [face]] of faces.entries()) {
      expect(face?.panels.toSorted()).toEqual(["bumper.front", "bumper.rear", "roof"]);
      // the way over the car times the stripe's own width: nothing is missing, nothing is counted twice
      expect(face?.printed).toBeCloseTo((4 + 1.2 + 1.2) * (layers[i]?.size[0] ?? 0), 6);
    }
  });

  it("of a side is both sides whole, without the mirrors and without the middle of the car", () => {
    expect(sidePanels(boxes)).toEqual(["door.left", "door.right"]);
    const { faces } = lay("side");
    expect(faces[0]?.map(({ panels }) => panels)).toEqual([["door.left"], ["door.right"]]);
    for (const face of faces[0] ?? []) expect(face.printed).toBeCloseTo(4 * 1.2, 6);
  });

  it("of two tones covers everything below its line, all around, once", () => {
    const { layers, faces } = lay("two-tone");
    const waist = (layers[0]?.position[1] ?? 0) + (layers[0]?.size[1] ?? 0) / 2;
    expect(faces[0]?.[0]?.printed).toBeCloseTo(2 * (4 + 1.8) * (waist - 0.2), 3);
    expect(layers[1]?.position[1]).toBeCloseTo(waist, 3);
  });

  it("that fades covers the whole body once", () => {
    expect(lay("fade").area).toBeCloseTo(2 * (4 + 1.8) * 1.2 + 4 * 1.8, 3);
  });
});
