import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { softBoxAxes } from "./soft-box.ts";
import { coneOf, reaches, type SoftBoxReach } from "./soft-box-reach.ts";

const rad = (degrees: number) => (degrees * Math.PI) / 180;
const FACE = { right: new Vector3(0, 0, -1), up: new Vector3(0, -1, 0), forward: new Vector3(1, 0, 0) };

function box(azimuth: number, elevation: number, width: number, height: number): SoftBoxReach {
  const axes = softBoxAxes({ azimuth, elevation, width, height, roll: azimuth / 3, intensity: 1 });
  return { ...axes, halfWidth: rad(width / 2), halfHeight: rad(height / 2) };
}

/** As the shader tells whether a box shows in a direction. */
function shows(of: SoftBoxReach, soft: number, d: Vector3): boolean {
  const v = Math.asin(Math.max(-1, Math.min(1, d.dot(of.y))));
  const u = Math.atan2(d.dot(of.x), d.dot(of.z)) * Math.cos(v);
  return Math.abs(v) <= of.halfHeight + soft && Math.abs(u) <= of.halfWidth + soft;
}

describe("what a light former reaches", () => {
  it("leaves out no tile of a face in which a box shows, and most of the others", () => {
    const tiles = 8;
    let [shown, taken, all] = [0, 0, 0];
    for (const azimuth of [0, 40, 95, 180, 270])
      for (const elevation of [-20, 4, 30, 64, 90])
        for (const [width, height] of [
          [122, 7],
          [20, 40],
          [300, 10],
        ] as const)
          for (let tile = 0; tile < tiles * tiles; tile++) {
            const [i, j] = [tile % tiles, Math.floor(tile / tiles)];
            const one = box(azimuth, elevation, width, height);
            const cone = coneOf(FACE, [i / tiles, j / tiles], [(i + 1) / tiles, (j + 1) / tiles]);
            const seen = Array.from({ length: 100 }, (_, k) => {
              const [u, v] = [(i + (k % 10) / 9) / tiles, (j + Math.floor(k / 10) / 9) / tiles];
              const d = FACE.forward.clone().addScaledVector(FACE.right, 2 * u - 1);
              return shows(one, rad(7), d.addScaledVector(FACE.up, 2 * v - 1).normalize());
            }).includes(true);
            const reached = reaches(one, rad(7), cone);
            if (seen) expect(reached, `${azimuth}° ${elevation}° ${width}° tile ${i}, ${j}`).toBe(true);
            all++;
            if (seen) shown++;
            if (reached) taken++;
          }
    expect(shown).toBeGreaterThan(0.05 * all);
    expect(taken).toBeLessThan(1.6 * shown);
  });
});
