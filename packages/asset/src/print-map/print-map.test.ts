import { createHash } from "node:crypto";
import {
  flatPoint,
  outlinesOf,
  type PrintMap,
  readPrintMap,
  sizeOf,
  surfacePoint,
  writePrintMap,
} from "@carloom/build/print-map";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { only, panelSet } from "../testing/panels.ts";
import { areas, overlaps, turned } from "../testing/print-map.ts";
import { makePrintMap } from "./print-map.ts";
import { reportOf } from "./report.ts";

let map: PrintMap;
beforeAll(() => {
  map = readPrintMap(writePrintMap(makePrintMap(panelSet())));
  // seconds of work, on a machine that does much else
});

const report = (panel: string) => reportOf(map).find((one) => one.panel === panel)!;
const apart = (a: readonly number[], b: readonly number[]) =>
  Math.hypot(...a.map((value, k) => value - (b[k] ?? 0))) * 1000;

describe("a print map", () => {
  it("lays every triangle on one piece of its own panel, none on its face, none over another", () => {
    expect(map.pieceOf.length).toBe(map.surface.owner.length);
    for (const [t, piece] of map.pieceOf.entries()) expect(map.pieces[piece]?.panel).toBe(map.surface.owner[t]);
    expect(turned(map)).toEqual([]);
    expect(overlaps(map)).toEqual(map.pieces.map(() => 0));
  });

  it("leaves what bends one way whole and unstretched, and cuts a cap where it would stretch too far", () => {
    expect(report("hood")).toMatchObject({ pieces: 1, cuts: 0 });
    expect(report("hood").p99).toBeLessThan(0.005);
    expect(report("door.left")).toMatchObject({ pieces: 1, cuts: 0 });
    expect(report("door.left").p99).toBeLessThan(0.001);
    // more than half a turn: seen from ahead it would lie over itself
    expect(report("bumper.front")).toMatchObject({ pieces: 1, cuts: 0 });
    expect(report("bumper.front").p99).toBeLessThan(0.001);
    const cap = report("mirror.left");
    expect(cap.pieces + cap.cuts).toBeGreaterThan(1);
    expect(cap.p99).toBeLessThan(0.06);
  });

  it("is true to scale: the door's film has the door's height along its bend, its area and a hole", () => {
    const door = map.pieces.findIndex(({ panel }) => map.surface.panels[panel] === "door.left");
    const { width, height } = sizeOf(map, door);
    expect(width).toBeCloseTo(1100, 0);
    expect(height).toBeCloseTo(700, 0);
    expect(outlinesOf(map)[door]).toHaveLength(2);
    for (const panel of map.surface.panels) {
      const { car, film } = areas(map, panel);
      expect(film / car).toBeGreaterThan(panel === "mirror.left" ? 0.98 : 0.999);
      expect(film / car).toBeLessThan(panel === "mirror.left" ? 1.02 : 1.001);
    }
  });

  it("stands each piece upright, its grain along the car, across it on a nose", () => {
    const piece = (id: string) => map.pieces.findIndex(({ panel }) => map.surface.panels[panel] === id);
    const [left, upper] = [
      surfacePoint(map, piece("door.left"), 10, 350),
      surfacePoint(map, piece("door.left"), 550, 690),
    ];
    // somebody beside the left door sees the nose at the left
    expect(left?.position[2]).toBeGreaterThan(0.45);
    expect(upper?.position[1]).toBeGreaterThan(0.9);
    const [gx, gy] = map.pieces[piece("door.left")]!.grain;
    expect(Math.abs(gx)).toBeGreaterThan(0.999);
    expect(Math.abs(gy)).toBeLessThan(0.02);
    // somebody before the hood sees the windshield above
    expect(surfacePoint(map, piece("hood"), 600, 890)?.position[2]).toBeLessThan(1.2);
    expect(Math.abs(map.pieces[piece("hood")]!.grain[1])).toBeGreaterThan(0.999);
    expect(Math.abs(map.pieces[piece("bumper.front")]!.grain[0])).toBeGreaterThan(0.999);
  });

  it("finds the film's point of any point of the car, and the way back", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.nat(map.pieceOf.length - 1), share, share, (triangle, a, b) => {
        const [second, third] = a + b > 1 ? [1 - a, 1 - b] : [a, b];
        const flat = flatPoint(map, triangle, [1 - second - third, second, third]);
        const back = surfacePoint(map, flat.piece, flat.x, flat.y);
        const position = [0, 1, 2].map((axis) =>
          [1 - second - third, second, third].reduce(
            (sum, weight, k) =>
              sum + weight * map.surface.positions[map.vertex[map.corner[triangle * 3 + k]!]! * 3 + axis]!,
            0,
          ),
        );
        expect(apart(back?.position ?? [], position)).toBeLessThan(0.01);
      }),
      { numRuns: 300, seed: 18 },
    );
  });

  it("shows a square of 10 mm as a square of 10 mm on the car wherever the film hardly stretches", () => {
    let seen = 0;
    fc.assert(
      fc.property(fc.nat(map.pieces.length - 1), fc.nat(999), fc.nat(999), (piece, across, up) => {
        const { width, height } = sizeOf(map, piece);
        const [x, y] = [(across / 1000) * width, (up / 1000) * height];
        const corners = [
          [x, y],
          [x + 10, y],
          [x + 10, y + 10],
          [x, y + 10],
        ].map(([cx, cy]) => surfacePoint(map, piece, cx!, cy!));
        const [a, b, c, d] = corners.map((corner) => corner?.position);
        if (!a || !b || !c || !d) return;
        const most = Math.max(
          ...(corners.map((corner) => corner && flatPoint(map, corner.triangle, corner.weights).stretch) as number[]),
        );
        if (most > 0.01) return;
        seen++;
        for (const [from, to] of [
          [a, b],
          [b, c],
          [c, d],
          [d, a],
        ] as const)
          expect(Math.abs(apart(from, to) / 10 - 1)).toBeLessThan(0.02);
        expect(Math.abs(apart(a, c) / (10 * Math.SQRT2) - 1)).toBeLessThan(0.02);
      }),
      { numRuns: 400, seed: 18 },
    );
    expect(seen).toBeGreaterThan(100);
  });

  it("is the same to the byte each time, and cuts more for film that takes less", () => {
    const cap = only(panelSet(), "mirror.left");
    const sha = (one: PrintMap) => createHash("sha256").update(writePrintMap(one)).digest("hex");
    expect(sha(makePrintMap(cap))).toBe(sha(makePrintMap(cap)));
    const [strict] = reportOf(makePrintMap(cap, 0.02));
    expect(strict!.pieces + strict!.cuts).toBeGreaterThan(report("mirror.left").pieces + report("mirror.left").cuts);
  });
});

describe("a stored print map", () => {
  it("is refused when it is cut off, or names what is not there", () => {
    const bytes = writePrintMap(map);
    expect(() => readPrintMap(bytes.subarray(0, bytes.length - 4))).toThrow("cut off");
    expect(() => readPrintMap(new Uint8Array(10))).toThrow("no head");
    const other = bytes.slice();
    // the last triangle's piece
    other.fill(0, other.length - 4);
    expect(() => readPrintMap(other)).toThrow("another panel");
  });
});
