import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserKit, hasBrowser, openKit } from "./browser-kit.ts";

type Rgb = [number, number, number];
const SCENES = ["studio-dark", "studio-light", "dusk-road", "neon-night", "snow-field", "garage"];
const light = (c: Rgb | undefined) => (c ? 0.3 * c[0] + 0.6 * c[1] + 0.1 * c[2] : Number.NaN);

describe.skipIf(!hasBrowser)("scenes", () => {
  let kit: BrowserKit;
  let seen: Record<string, { floor: Rgb; contact: Rgb; side: Rgb; wall: Rgb; failed: number }>;
  beforeAll(async () => {
    kit = await openKit();
    seen = await kit.run(`
      const stage = kit.start(); await kit.load(stage);
      const out = {};
      for (const id of ${JSON.stringify(SCENES)}) {
        await stage.apply(kit.build({ scene: { id }, paint: { body: { color: "#888888", finish: "solid" } } }));
        out[id] = {
          floor: await kit.colorAt(stage, "front34", [2, 0, 0.2], 3),
          contact: await kit.colorAt(stage, "front34", [0.9, 0, 1.9], 2),
          side: await kit.colorAt(stage, "front34", [1, 0.75, 1.4], 3),
          wall: await kit.colorAt(stage, "front34", [-5, 1.6, -6], 3),
          failed: stage.stats().failedPrograms,
        };
      }
      return out;`);
  }, 180_000);
  afterAll(() => kit?.close());

  it.each(SCENES)("%s: every shader runs, the floor is lit and darker under the car, the paint is lit", (id) => {
    const c = seen[id];
    expect(c?.failed).toBe(0);
    expect(light(c?.floor)).toBeGreaterThan(id === "neon-night" ? 4 : 25);
    expect(light(c?.contact)).toBeLessThan(light(c?.floor) * 0.95);
    expect(light(c?.side)).toBeGreaterThan(25);
  });

  it("are told apart by their walls, light studio and snow being bright, the night dark", () => {
    expect(light(seen["studio-light"]?.wall)).toBeGreaterThan(180);
    expect(light(seen["snow-field"]?.wall)).toBeGreaterThan(150);
    expect(light(seen["studio-dark"]?.wall)).toBeLessThan(50);
    expect(light(seen["neon-night"]?.wall)).toBeLessThan(70);
    const dusk = seen["dusk-road"]?.wall ?? [0, 0, 0];
    expect(dusk[0]).toBeGreaterThan(dusk[2]);
  });
});
