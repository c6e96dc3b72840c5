import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { CARS } from "../tables/cars.ts";
import { keepMade, keptMade, type Made } from "./made.ts";

const folder = mkdtempSync(join(tmpdir(), "made-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [table, other] = CARS;

it("gives back every number of a car as it was, and what is shared as one", () => {
  const mesh = { position: [0.1 + 0.2, -0, 1e-17], normal: [0, 0, 1], index: [0, 0, 0] };
  const piece = { name: "panel.hood", material: "zone.body", mesh };
  const made = {
    car: {
      model: { name: "a car", frames: [], pieces: [piece], instances: [] },
      livery: { uv: new Map([["hood", [0.5, Number.NaN]]]) },
    },
    shaded: { name: "a car", frames: [], pieces: [{ ...piece, occlusion: [1] }], instances: [] },
    full: Uint8Array.of(1, 2, 3),
    coarser: [Uint8Array.of(4), Uint8Array.of(5, 6)],
  } as unknown as Made;
  expect(keptMade(folder, table!)).toBeUndefined();
  keepMade(folder, table!, made);
  const kept = keptMade(folder, table!)!;
  expect(kept).toEqual(made);
  expect(Object.is(kept.car.model.pieces[0]!.mesh.position[1], -0)).toBe(true);
  expect(kept.shaded.pieces[0]!.mesh).toBe(kept.car.model.pieces[0]!.mesh);
  // the bytes of a file alone, as a writer answers them
  for (const glb of [kept.full, ...kept.coarser]) expect(glb.buffer.byteLength).toBe(glb.byteLength);
  expect(keptMade(folder, other!)).toBeUndefined();
  expect(readdirSync(folder)).toHaveLength(1);
});
