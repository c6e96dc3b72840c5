import { expect, it } from "vitest";
import { frontLayout } from "./front-layout.ts";

it("draws width, height, track and tyres at one scale, inside the sheet", () => {
  const dimensions = { length: 4520, width: 1890, height: 1282, wheelbase: 2720, trackFront: 1590, trackRear: 1604 };
  const hub = {
    boltPattern: "5 × 114.3",
    centreBore: 66.1,
    diameter: [18, 20] as [number, number],
    width: [8, 10] as [number, number],
    offset: [30, 45] as [number, number],
    tyreDiameter: 690,
    tyreWidth: 255,
  };
  const { box, ground, track, tyres, scale, size } = frontLayout({ dimensions, hub });
  expect((box.right - box.left) / scale).toBeCloseTo(1890);
  expect((ground - box.top) / scale).toBeCloseTo(1282);
  expect((track.right - track.left) / scale).toBeCloseTo(1590);
  for (const [index, middle] of [track.left, track.right].entries()) {
    const tyre = tyres[index];
    expect((tyre?.x ?? 0) + (tyre?.width ?? 0) / 2).toBeCloseTo(middle);
  }
  expect(tyres[0]?.height).toBeCloseTo(690 * scale);
  expect(box.left).toBeGreaterThan(0);
  expect(box.right).toBeLessThan(size.width);
  expect(box.top).toBeGreaterThan(0);
});
