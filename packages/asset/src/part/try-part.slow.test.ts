import { beforeAll, describe, expect, it } from "vitest";
import { glbOf, testWheel, testWing } from "../testing/parts.ts";
import { box } from "../testing/shapes.ts";
import { importPart } from "./import-part.ts";
import { tryPart } from "./try-part.ts";

const anchorOf = (node: string) => ({ node, position: [0, 0, 0], rotation: [0, 0, 0, 1], mirror: false }) as never;
/** A car of boxes: a fender over the wheel and a deck under the wing; metres. */
const carOf = (fender: number, deck: number) =>
  glbOf(
    [
      { name: "panel.fender.left", material: "Paint", shape: box([0.8, fender + 0.05, 1.3], [0.4, 0.1, 0.8]) },
      { name: "panel.trunk", material: "Paint", shape: box([0, deck - 0.05, -2], [1.5, 0.1, 0.5]) },
    ],
    (point) => point,
    { "slot.wheels.front.left": [0.84, 0.33, 1.3], "slot.spoiler": [0, 1, -2] },
  );

let wheel: Uint8Array;
let wing: Uint8Array;
beforeAll(async () => {
  const file = await testWheel({ diameter: 18, width: 8, offset: 40, tyre: { diameter: 650, width: 235 } });
  wheel = (await importPart(file)).glb;
  wing = (await importPart(await testWing(1200), { name: "wing" })).glb;
});

describe("room for a wheel", () => {
  const slots = [{ id: "wheels.front", anchors: [anchorOf("slot.wheels.front.left")], tyreDiameter: 660 }];
  it("is told to the millimetre, with its tyre as large as the car's", async () => {
    // axle 0.33, tyre 0.33 in radius, fender 12 mm above
    const [room] = await tryPart({ part: wheel, car: await carOf(0.672, 1), slots });
    expect(room).toMatchObject({ slot: "wheels.front", collision: 0, name: "panel.fender.left" });
    expect(Math.abs((room?.clearance ?? 0) - 12)).toBeLessThan(2.5);
  });

  it("that is missing is told as how far something reaches in, and where", async () => {
    const [room] = await tryPart({ part: wheel, car: await carOf(0.656, 1), slots });
    expect(room?.name).toBe("panel.fender.left");
    expect(Math.abs((room?.collision ?? 0) - 4)).toBeLessThan(2.5);
  });
});

describe("room for a wing", () => {
  const slots = [{ id: "spoiler", anchors: [anchorOf("slot.spoiler")], tyreDiameter: null }];
  it("lets it touch what it stands on, and tells what its feet sink into", async () => {
    const [stands] = await tryPart({ part: wing, car: await carOf(0.9, 1), slots });
    expect(stands).toMatchObject({ collision: 0 });
    const [sunk] = await tryPart({ part: wing, car: await carOf(0.9, 1.009), slots });
    expect(sunk?.name).toBe("panel.trunk");
    expect(Math.abs((sunk?.collision ?? 0) - 9)).toBeLessThan(2);
  });
});
