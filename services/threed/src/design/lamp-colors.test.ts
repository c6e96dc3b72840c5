import type { MaterialBox } from "@carloom/asset/boxes";
import { expect, it } from "vitest";
import { lampColors } from "./lamp-colors.ts";

const lights = [
  { id: "head", material: "lamp.head", color: "#ffffff", intensity: 6 },
  { id: "tail", material: "lamp.tail", color: "#ff0000", intensity: 3 },
];
const box = (z: number, half: number) =>
  ({ min: [-0.8, 0.5, z - half], max: [0.8, 0.7, z + half] }) as MaterialBox["box"];
const at = (material: string, z: number, half: number, more: Partial<MaterialBox> = {}): MaterialBox => ({
  material,
  color: [1, 1, 1, 1],
  isClear: false,
  below: "slot.lights",
  box: box(z, half),
  ...more,
});
const lens = (material: string, z: number, color: MaterialBox["color"]) =>
  at(material, z, 0.1, { isClear: true, color });
const lamps = [at("lamp.head", 2, 0.05), at("lamp.tail", -2, 0.05)];
const sold = [...lamps, lens("lens", 2, [0.9, 0.9, 1, 0.1]), lens("lens.red", -2, [0.1, 0, 0, 0.5])];

it("lamps shine in the color that their own lens lets through, and what is as it was is not told", () => {
  expect(lampColors(lights, sold, sold)).toEqual([]);
  // clear glass of another make
  const clear = [...lamps, lens("lens.flat", 2, [0.95, 0.95, 1, 0.08]), ...sold.slice(3)];
  expect(lampColors(lights, sold, clear)).toEqual([]);
  // whatever stands around it elsewhere
  expect(lampColors(lights, sold, lamps)).toEqual([]);
  const smoke = [...lamps, lens("lens.smoke", 2, [0.02, 0.02, 0.02, 0.55]), ...sold.slice(3)];
  const [head, ...others] = lampColors(lights, sold, smoke);
  expect(others).toEqual([]);
  expect(head?.lamp).toBe("head");
  expect(Number.parseInt(head?.now?.slice(1, 3) ?? "", 16)).toBeLessThan(190);
  expect(Number.parseInt(head?.sold.slice(1, 3) ?? "", 16)).toBeGreaterThan(245);
});

it("a lamp under yellow glass, and one that is gone, are told", () => {
  const yellow = [...lamps, lens("lens", 2, [1, 0.7, 0, 0.9]), ...sold.slice(3)];
  expect(lampColors(lights, sold, yellow)).toMatchObject([{ lamp: "head", now: expect.stringMatching(/^#ff/) }]);
  expect(lampColors(lights, sold, sold.slice(0, 1))).toMatchObject(
    [{ lamp: "head" }, { lamp: "tail", now: null }].slice(1),
  );
});
