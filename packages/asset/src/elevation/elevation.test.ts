import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Piece, Vec3 } from "../geometry/piece.ts";
import { box, pieceOf, ring } from "../testing/shapes.ts";
import { elevationsOf } from "./elevation.ts";
import { linesOf } from "./lines.ts";
import { sight, UNIT } from "./raster.ts";

const SCALE = 50;
/** Two metres of the left side, from z = 1 to −1 and y = 1.5 to −0.5. */
const FRAME = { left: -1, top: 1.5, scale: SCALE, width: 100, height: 100 };
const side = (pieces: readonly Piece[]) => linesOf(sight(pieces, { right: [2, -1], near: [0, 1] }, FRAME));
const at = (z: number, y: number) => Math.round((1.5 - y) * SCALE) * 100 + Math.round((1 - z) * SCALE);
/** Whether a line runs within two pixels. */
const near = (lines: Uint8Array, z: number, y: number, kind?: number) =>
  [-2, -1, 0, 1, 2].some((dy) =>
    [-2, -1, 0, 1, 2].some((dx) => (kind ? lines[at(z, y) + dy * 100 + dx] === kind : lines[at(z, y) + dy * 100 + dx])),
  );
const block = (centre: Vec3, size: Vec3, name = "part") => pieceOf(box(centre, size), name);

describe("the lines of an elevation", () => {
  it("are the outline, and where one piece ends at another", () => {
    const lines = side([block([0, 0.5, 0.2], [1, 1, 0.8]), block([0, 0.5, -0.4], [1, 1, 0.4])]);
    for (const [z, y] of [
      [0.6, 0.5],
      [-0.6, 0.5],
      [0.2, 1],
      [-0.4, 0],
    ] as const)
      expect(near(lines, z, y, 2), `${z}, ${y}`).toBe(true);
    expect(near(lines, -0.2, 0.5, 1)).toBe(true);
    expect(near(lines, 0.2, 0.5)).toBe(false);
  });

  it("are where a surface steps back, but not what stands behind it", () => {
    const handle = block([0.52, 0.5, 0], [0.06, 0.2, 0.2]);
    const hidden = block([-0.2, 0.5, 0], [0.2, 0.7, 0.7]);
    const lines = side([block([0, 0.5, 0], [1, 1, 1.2]), handle, hidden]);
    expect(near(lines, 0.1, 0.5)).toBe(true);
    expect(near(lines, 0, 0.85)).toBe(false);
  });

  it("leave out what is seen through the car: its edge is no outline", () => {
    const lines = side([pieceOf(ring([0, 0.5, 0], 0.3, 0.7, 0.4, 64))]);
    expect(near(lines, 0.7, 0.5, 2)).toBe(true);
    expect(near(lines, 0.3, 0.5, 1)).toBe(true);
    expect(near(lines, 0.3, 0.5, 2)).toBe(false);
  });

  it("are where a surface folds, go on where that fold flattens out, and are none in a gentle bend", () => {
    const folded = (above: number, below: number) => {
      const seen = sight([block([0, 0.5, 0], [1, 1, 1.2])], { right: [2, -1], near: [0, 1] }, FRAME);
      for (let y = 30; y < 70; y++)
        for (let x = 50; x < 70; x++) {
          const angle = ((y < 50 ? above : below) * Math.PI) / 180;
          seen.normal.set([Math.cos(angle) * UNIT, 0, Math.sin(angle) * UNIT], (y * 100 + x) * 3);
        }
      const lines = linesOf(seen);
      return [near(lines, 0, 0.75), near(lines, 0, 0.25)];
    };
    expect(folded(36, 36)).toEqual([true, true]);
    expect(folded(22, 36)).toEqual([true, true]);
    expect(folded(22, 22)).toEqual([false, false]);
    expect(folded(14, 36)).toEqual([false, true]);
  });

  it("are none where two surfaces fight for each pixel", () => {
    const same = block([0, 0.5, 0], [1, 1, 1.2]);
    const seen = sight([same], { right: [2, -1], near: [0, 1] }, FRAME);
    for (let y = 40; y < 60; y++) for (let x = 40; x < 60; x++) seen.id[y * 100 + x] = 1 + ((x + y) % 2);
    const lines = linesOf(seen);
    expect(lines[50 * 100 + 50]).toBe(0);
    expect(near(lines, 0.6, 0.5)).toBe(true);
  });
});

it("draws both elevations at one scale, one above the other, nose and mirrors measured", async () => {
  const body = block([0, 0.5, 0.1], [1.8, 1, 4]);
  const mirrors = [1, -1].map((side) => block([side, 0.7, 0.8], [0.2, 0.1, 0.1]));
  const { webp, nose, breadth } = await elevationsOf([body, ...mirrors], 400);
  expect(nose).toBeCloseTo(2.1);
  expect(breadth).toBeCloseTo(2.2);
  const { width, height, hasAlpha } = await sharp(webp).metadata();
  // 4 m along, twice 1 m high
  expect([width, height, hasAlpha]).toEqual([400, 200, true]);
  const alpha = await sharp(webp).extractChannel(3).raw().toBuffer();
  const most = (x: number, y: number) => {
    const all = [-2, -1, 0, 1, 2].flatMap((dy) => [-2, -1, 0, 1, 2].map((dx) => alpha[(y + dy) * width + x + dx] ?? 0));
    return Math.max(...all);
  };
  const drawn = (z: number, y: number) => most(Math.round((nose - z) * 100), Math.round((1 - y) * 100));
  const ahead = (x: number, y: number) => most(Math.round((x + breadth / 2) * 100), 100 + Math.round((1 - y) * 100));
  expect(drawn(0.85, 0.7)).toBeGreaterThan(60);
  expect(drawn(0, 0.3)).toBe(0);
  expect(ahead(0.9, 0.3)).toBeGreaterThan(60);
  expect(ahead(1.09, 0.7)).toBeGreaterThan(60);
  expect(ahead(1.09, 0.3)).toBe(0);
});

it("has nothing to draw of nothing", async () => {
  await expect(elevationsOf([])).rejects.toThrow("nothing");
});
