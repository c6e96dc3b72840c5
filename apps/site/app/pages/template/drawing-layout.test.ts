import { expect, it } from "vitest";
import { sheetLayout } from "./drawing-layout.ts";

const dimensions = { length: 4520, width: 1890, height: 1282, wheelbase: 2720, trackFront: 1590, trackRear: 1604 };
const drawing = null;
const axles = { front: 1380, rear: -1340 };
const hub = {
  boltPattern: "5 × 114.3",
  boltCount: 5,
  boltPcd: 114.3,
  centreBore: 66.1,
  diameter: [18, 20] as [number, number],
  width: [8, 10] as [number, number],
  offset: [30, 45] as [number, number],
  tyreDiameter: 690,
  tyreWidth: 255,
};

it("draws both elevations at one scale, the wheels on the ground where the axles are", () => {
  const { side, front, scale, size } = sheetLayout({ dimensions, axles, hub, drawing });
  expect((side.box.right - side.box.left) / scale).toBeCloseTo(4520);
  expect((front.box.right - front.box.left) / scale).toBeCloseTo(1890);
  for (const { box } of [side, front]) expect((box.ground - box.top) / scale).toBeCloseTo(1282);
  expect((side.wheelbase.right - side.wheelbase.left) / scale).toBeCloseTo(2720);
  expect((side.wheelbase.left - side.box.left) / scale).toBeCloseTo(4520 / 2 - 1380);
  for (const wheel of side.wheels)
    expect([wheel.y + wheel.tyre, (2 * wheel.tyre) / scale]).toEqual([side.box.ground, 690]);
  expect((front.track.right - front.track.left) / scale).toBeCloseTo(1590);
  for (const [index, middle] of [front.track.left, front.track.right].entries()) {
    const tyre = front.tyres[index];
    expect((tyre?.x ?? 0) + (tyre?.width ?? 0) / 2).toBeCloseTo(middle);
  }
  expect(side.box.left).toBeGreaterThan(0);
  expect(side.box.top).toBeGreaterThan(0);
  expect(front.box.top).toBeGreaterThan(side.box.ground + 140);
  expect(front.box.ground).toBeLessThan(size.height - 140);
});
it("draws the bolts of the hub on their circle, in the proportion of the bore", () => {
  const drawn = sheetLayout({ dimensions, axles, hub, drawing }).hub;
  expect(drawn?.bolts).toHaveLength(5);
  for (const [x, y] of drawn?.bolts ?? [])
    expect(Math.hypot(x - (drawn?.x ?? 0), y - (drawn?.y ?? 0))).toBeCloseTo(drawn?.pitch ?? 0);
  expect((drawn?.bore ?? 0) / (drawn?.pitch ?? 1)).toBeCloseTo(66.1 / 114.3);
});
it("keeps the wheels of a car whose middle is elsewhere inside its envelope, and draws none without measures", () => {
  const { side } = sheetLayout({ dimensions, axles: { front: 9000, rear: -9000 }, hub, drawing });
  expect((side.wheels[0]?.x ?? 0) - (side.wheels[0]?.tyre ?? 0)).toBeCloseTo(side.box.left);
  const bare = sheetLayout({ dimensions, axles, hub: null, drawing });
  expect([bare.side.wheels, bare.front.tyres, bare.hub]).toEqual([[], [], null]);
});
it("fits a high car into the sheet too", () => {
  const { front, size } = sheetLayout({
    dimensions: { ...dimensions, length: 3000, height: 2900 },
    axles,
    hub,
    drawing,
  });
  expect(front.box.ground).toBeLessThan(size.height - 140);
});
it("puts a drawn car where its measures are taken: on the ground, wheels by its nose, mirrors beyond its width", () => {
  const drawn = { url: "/car.webp", nose: 2300, breadth: 2076 };
  const { side, front, scale, ...sheet } = sheetLayout({ dimensions, axles, hub, drawing: drawn });
  expect((side.wheelbase.left - side.box.left) / scale).toBeCloseTo(2300 - 1380);
  expect(sheet.drawn?.side).toEqual({
    x: side.box.left,
    y: side.box.top,
    width: side.box.right - side.box.left,
    height: side.box.ground - side.box.top,
  });
  const place = sheet.drawn?.front ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(place.width / scale).toBeCloseTo(2076);
  expect(place.x + place.width / 2).toBeCloseTo((front.box.left + front.box.right) / 2);
  expect(place.y + place.height).toBeCloseTo(front.box.ground);
  expect(sheet.drawn?.whole.height).toBeCloseTo(2 * place.height);
});
