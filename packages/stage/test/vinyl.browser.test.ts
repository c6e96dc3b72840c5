import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserKit, hasBrowser, openKit } from "./browser-kit.ts";

type Rgb = [number, number, number];
/** Which of red, green and blue stands out; "n" none of them. */
function named([r, g, b]: Rgb): string {
  const most = Math.max(r, g, b);
  if (Math.min(r, g, b) > 0.6 * most) return "n";
  return most === r ? "r" : most === g ? "g" : "b";
}

/** 0.8 × 0.4 m: red, with a green disc left, a blue one right that a mask leaves of a square, and a hole in its middle. */
const VINYL = `const solid = (form, color) => ({ kind: "shape", shape: { form, ...(form === "rectangle" && { corner: 0 }) }, fill: { kind: "solid", color } });
  const at = (x, flip = 1) => [flip, 0, 0, 1, x, 0];
  const pieces = [
    { art: solid("rectangle", "#d01010"), size: [0.8, 0.4], at: at(0) },
    { art: solid("ellipse", "#10a010"), size: [0.2, 0.2], at: at(-0.25, -1) },
    { art: solid("rectangle", "#1010d0"), size: [0.3, 0.3], at: at(0.25), mask: { piece: 4, inverted: false } },
    { art: solid("ellipse", "#000000"), size: [0.12, 0.12], at: at(0), blend: "knockout" },
    { art: solid("ellipse", "#000000"), size: [0.16, 0.16], at: at(0.25), hidden: true },
  ];
  const url = (content) => "data:application/json," + encodeURIComponent(JSON.stringify(content));
  const hash = "a".repeat(64);`;

describe.skipIf(!hasBrowser)("a vinyl on the car", () => {
  let kit: BrowserKit;
  beforeAll(async () => {
    kit = await openKit();
  });
  afterAll(() => kit?.close());

  it("shows its shapes with their masks and holes, in other colors too, and is told of where it cannot be had", async () => {
    const found = await kit.run<{ colors: Rgb[]; recolored: Rgb[]; bare: Rgb; told: string[] }>(`${VINYL}
      const told = [];
      const known = { [hash]: url({ version: 1, size: [0.8, 0.4], pieces }), ["b".repeat(64)]: url({ version: 2 }) };
      const stage = kit.start({ assets: { vinyl: (one) => known[one] }, onError: (e) => told.push(e.code + " " + e.reference) });
      await kit.load(stage);
      const place = (id, one) => ({ ...kit.place(stage, "left", [1, 0.75, 0], 0.8, id, 0), size: [0.8, 0.4],
        art: { kind: "vinyl", hash: one } });
      const middle = place("v", hash).position;
      await stage.apply(kit.build({ stickers: [place("v", hash)] }));
      const colors = [], recolored = [];
      // the art's right is the car's rear
      for (const [x, y] of [[-0.37, 0.12], [-0.25, 0], [0.25, 0], [0.25, 0.12], [0, 0]])
        colors.push(await kit.colorAt(stage, "left", [1, middle[1] + y, middle[2] - x]));
      const blue = { ...place("v", hash), art: { kind: "vinyl", hash, colors: { "#d01010": "#1010d0" } } };
      await stage.apply(kit.build({ stickers: [blue] }));
      for (const x of [-0.37, -0.25]) recolored.push(await kit.colorAt(stage, "left", [1, middle[1] + 0.01, middle[2] - x]));
      await stage.apply(kit.build({ stickers: [place("w", "b".repeat(64))] }));
      return { colors, recolored, bare: await kit.colorAt(stage, "left", [1, middle[1], middle[2] + 0.25]), told };`);
    expect(found.colors.map(named).join(" ")).toBe("r g b r n");
    // one of its colours is printed in another
    expect(found.recolored.map(named).join(" ")).toBe("b g");
    expect(named(found.bare)).toBe("n");
    expect(found.told).toContain("art w");
  });
});
