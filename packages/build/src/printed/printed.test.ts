import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { testPlacement } from "../testing/placement.ts";
import type { Placement } from "../document.ts";
import { readSurface, writeSurface } from "./file.ts";
import { formOf, isPrinted, madeOf, printedFace, shareOf } from "./printed.ts";
import type { PanelSurface } from "./surface.ts";

/** Upright rectangles that look to the car's left: x, z from and to, y from and to. */
function walls(...list: [panel: string, x: number, z0: number, z1: number, y0: number, y1: number][]): PanelSurface {
  const panels = [...new Set(list.map(([panel]) => panel))];
  return {
    positions: list.flatMap(([, x, z0, z1, y0, y1]) => [x, y0, z0, x, y0, z1, x, y1, z1, x, y1, z0]),
    normals: list.flatMap(() => [1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0]),
    triangles: new Uint32Array(list.flatMap((_, i) => [0, 2, 1, 0, 3, 2].map((corner) => i * 4 + corner))),
    owner: new Uint16Array(list.flatMap(([panel]) => [panels.indexOf(panel), panels.indexOf(panel)])),
    panels,
  };
}
const body = walls(["door", 0.9, 0, 1, 0, 1], ["fender", 0.9, 1.01, 2, 0, 1], ["door", -0.9, 0, 1, 0, 1]);
/** 40 × 20 cm, z along the car, on the left side. */
const at = (z: number, over: Partial<Placement> = {}) =>
  testPlacement("a", { position: [0.9, 0.5, z], size: [0.4, 0.2], depth: 0.2, ...over });

describe("what is printed of a sticker", () => {
  it("is its face inside a panel, and what an edge or a gap leaves of it, exactly", () => {
    expect(printedFace(body, at(0.5))).toMatchObject({ masked: 0, panels: ["door"] });
    expect(printedFace(body, at(0.5)).printed).toBeCloseTo(0.08, 12);
    expect(printedFace(body, at(0)).printed).toBeCloseTo(0.04, 12);
    expect(printedFace(body, at(1.005)).printed).toBeCloseTo(0.2 * 0.39, 12);
    expect(printedFace(body, at(0.05, { position: [0.9, 0.95, 0.05] })).printed).toBeCloseTo(0.25 * 0.15, 12);
    expect(printedFace(body, at(-1)).printed).toBe(0);
    expect(isPrinted(printedFace(body, at(-0.197)))).toBe(false);
  });

  it("is made whole where that is asked for, but never beside the body", () => {
    const cut = printedFace(body, at(0));
    expect(madeOf(cut, {})).toBeCloseTo(0.04, 12);
    expect(madeOf(cut, { whole: false })).toBeCloseTo(0.04, 12);
    expect(madeOf(cut, { whole: true })).toBeCloseTo(0.08, 12);
    for (const whole of [false, true]) expect(madeOf(printedFace(body, at(-1)), { whole })).toBeNull();
  });

  it("of skewed art is the parallelogram that it became: the same face, cut where its own sides are", () => {
    // 45°: the upper side lies 10 cm to the art's right (−z), the lower one 10 cm to its left
    expect(printedFace(body, at(0.5, { skew: 45 })).printed).toBeCloseTo(0.08, 12);
    // at z = 0 the door ends; the half below z = 0 is cut off, whichever way it leans
    for (const skew of [-60, 0, 45]) expect(printedFace(body, at(0, { skew })).printed).toBeCloseTo(0.04, 12);
    // its middle 25 cm from the door's end: upright all of it is on, leaning by 45° a corner of 5 × 5 cm is not
    expect(printedFace(body, at(0.25, { skew: 0 })).printed).toBeCloseTo(0.08, 12);
    expect(printedFace(body, at(0.25, { skew: 45 })).printed).toBeCloseTo(0.08 - 0.05 ** 2 / 2, 12);
    // the twin is its mirror image, so as much of it is printed
    const right = walls(["door", -0.9, 0, 1, 0, 1]);
    const there = { ...right, normals: Array.from(right.normals, (value) => -value) };
    const twin = printedFace(there, at(0.25, { skew: 45, mirror: { readable: true } }), true);
    expect(twin.printed).toBeCloseTo(0.08 - 0.05 ** 2 / 2, 12);
    expect(formOf(at(0, { skew: 5 }))).not.toEqual(formOf(at(0)));
    // laid around the car it is the body's own area, which no skew makes larger
    const wrap = { projection: "wrap", size: [0.4, 0.2] as [number, number] } as const;
    expect(printedFace(body, at(0.5, { ...wrap, skew: 45 })).printed).toBeCloseTo(0.08, 12);
  });

  it("ends with the depth of the box, and with what faces away", () => {
    expect(printedFace(body, at(0.5, { position: [1.2, 0.5, 0.5] })).printed).toBe(0);
    expect(printedFace(body, at(0.5, { depth: 4 })).printed).toBeCloseTo(0.08, 12);
    const away: Placement["rotation"] = [0, -Math.SQRT1_2, 0, Math.SQRT1_2];
    expect(printedFace(body, at(0.5, { rotation: away })).printed).toBe(0);
  });

  it("counts art once that falls on two surfaces, one behind the other", () => {
    const twice = walls(["door", 0.9, 0, 1, 0, 1], ["mirror", 0.95, 0.4, 0.5, 0.45, 0.55]);
    expect(printedFace(twice, at(0.5)).printed).toBeCloseTo(0.08, 5);
    expect(printedFace(twice, at(0.5)).panels).toEqual(["door", "mirror"]);
    // half of the mirror stands off the door's edge
    const off = walls(["door", 0.9, 0, 0.45, 0, 1], ["mirror", 0.95, 0.4, 0.5, 0.45, 0.55]);
    expect(printedFace(off, at(0.5)).printed).toBeCloseTo(0.2 * 0.15 + 0.1 * 0.05, 4);
  });

  it("knows what a mask leaves out on purpose", () => {
    const face = printedFace(body, at(1.005, { panels: ["door"] }));
    expect(face.printed).toBeCloseTo(0.2 * 0.195, 12);
    expect(face.masked).toBeCloseTo(0.2 * 0.195, 12);
    expect(shareOf(printedFace(body, at(1, { panels: ["door"] })))).toBeGreaterThan(0.94);
  });

  it("of a twin is what lies on the other side", () => {
    const one = walls(["door", 0.9, 0, 1, 0, 1], ["other", -0.9, 0.5, 1, 0, 1]);
    one.normals = one.normals && Array.from(one.normals, (value, i) => (i >= 12 ? -value : value));
    const placement = at(0.5, { mirror: { readable: true } });
    expect(printedFace(one, placement).printed).toBeCloseTo(0.08, 12);
    expect(printedFace(one, placement, true).printed).toBeCloseTo(0.04, 12);
  });

  it("is the share of points of the face that the livery's rule prints, on a crumpled sheet", () => {
    const SIDE = 12;
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -0.06, max: 0.06, noNaN: true }), { minLength: SIDE * SIDE, maxLength: SIDE * SIDE }),
        fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
        fc.double({ min: -3, max: 3, noNaN: true }),
        (bumps, [z, y], turn) => {
          const sheet = crumpled(bumps, SIDE);
          const [s, c] = [Math.sin(turn / 2), Math.cos(turn / 2)];
          const rotation: Placement["rotation"] = [
            Math.SQRT1_2 * s,
            Math.SQRT1_2 * c,
            Math.SQRT1_2 * s,
            Math.SQRT1_2 * c,
          ];
          const placement = at(z, { position: [0.9, y, z], rotation, size: [0.7, 0.5], depth: 0.16 });
          const { printed, face } = printedFace(sheet, placement);
          expect(Math.abs(printed / face - sampled(sheet, placement, 60))).toBeLessThan(0.03);
        },
      ),
      { numRuns: 12 },
    );
  });

  it("comes back from the file the same, to a tenth of a millimetre", () => {
    const back = readSurface(writeSurface(body));
    expect(back.panels).toEqual(["door", "fender"]);
    for (const z of [0, 0.3, 1, 1.9])
      expect(printedFace(back, at(z)).printed).toBeCloseTo(printedFace(sortedByPanel, at(z)).printed, 4);
    expect(() => readSurface(writeSurface(body).subarray(0, 300))).toThrow(/cut off/);
  });
});

const sortedByPanel = walls(["door", 0.9, 0, 1, 0, 1], ["door", -0.9, 0, 1, 0, 1], ["fender", 0.9, 1.01, 2, 0, 1]);

function crumpled(bumps: readonly number[], side: number): PanelSurface {
  const positions: number[] = [];
  for (let i = 0; i < side; i++)
    for (let j = 0; j < side; j++) positions.push(0.9 + (bumps[i * side + j] ?? 0), j / (side - 1), i / (side - 1));
  const triangles: number[] = [];
  for (let i = 0; i + 1 < side; i++)
    for (let j = 0; j + 1 < side; j++) {
      const a = i * side + j;
      triangles.push(a, a + 1, a + side, a + 1, a + side + 1, a + side);
    }
  const normals = new Array<number>(positions.length).fill(0);
  for (let i = 0; i < positions.length; i += 3) {
    const lean = ((bumps[i / 3] ?? 0) / 0.06) * 1.5;
    [normals[i], normals[i + 1], normals[i + 2]] = [Math.cos(lean), Math.sin(lean), 0];
  }
  const owner = new Uint16Array(triangles.length / 3);
  return { positions, normals, triangles: new Uint32Array(triangles), owner, panels: ["sheet"] };
}

/** The same by asking points of the face, as the print shader does pixel by pixel. */
function sampled(surface: PanelSurface, p: Placement, side: number): number {
  const [qx, qy, qz, qw] = p.rotation;
  const turn = (v: readonly [number, number, number]): [number, number, number] => {
    const t = [2 * (qy * v[2] - qz * v[1]), 2 * (qz * v[0] - qx * v[2]), 2 * (qx * v[1] - qy * v[0])] as const;
    return [
      v[0] + qw * t[0] + qy * t[2] - qz * t[1],
      v[1] + qw * t[1] + qz * t[0] - qx * t[2],
      v[2] + qw * t[2] + qx * t[1] - qy * t[0],
    ];
  };
  const axes = [turn([1, 0, 0]), turn([0, 1, 0]), turn([0, 0, 1])] as const;
  const read = (list: ArrayLike<number>, vertex: number) => [0, 1, 2].map((k) => list[vertex * 3 + k] ?? 0);
  const along = (v: readonly number[], axis: readonly number[]) =>
    v.reduce((sum, value, k) => sum + value * (axis[k] ?? 0), 0);
  const shapes = Array.from({ length: surface.triangles.length / 3 }, (_, triangle) =>
    [0, 1, 2].map((corner) => {
      const vertex = surface.triangles[triangle * 3 + corner] ?? 0;
      const offset = read(surface.positions, vertex).map((value, k) => value - (p.position[k] ?? 0));
      return { at: axes.map((axis) => along(offset, axis)), facing: along(read(surface.normals, vertex), axes[2]) };
    }),
  );
  let printed = 0;
  for (let i = 0; i < side; i++)
    for (let j = 0; j < side; j++) {
      const u = ((i + 0.5) / side - 0.5) * p.size[0];
      const v = ((j + 0.5) / side - 0.5) * p.size[1];
      const hit = shapes.some(([a, b, c]) => {
        if (!a || !b || !c) return false;
        const [ax = 0, ay = 0] = a.at;
        const [bx = 0, by = 0] = b.at;
        const [cx = 0, cy = 0] = c.at;
        const det = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
        const s = ((u - ax) * (cy - ay) - (cx - ax) * (v - ay)) / det;
        const t = ((bx - ax) * (v - ay) - (u - ax) * (by - ay)) / det;
        if (!(s >= 0 && t >= 0 && s + t <= 1)) return false;
        const mix = (x: number, y: number, z: number) => x * (1 - s - t) + y * s + z * t;
        const depth = mix(a.at[2] ?? 0, b.at[2] ?? 0, c.at[2] ?? 0);
        return Math.abs(depth) <= p.depth / 2 && mix(a.facing, b.facing, c.facing) >= 0.2;
      });
      if (hit) printed++;
    }
  return printed / side ** 2;
}
