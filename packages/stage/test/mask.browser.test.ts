import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserKit, hasBrowser, openKit } from "./browser-kit.ts";

/** On the left door: a red base on the middle, green art over it and over bare paint beside it. */
const LAYERS = `
  const ON = [1, 0.75, 0.2], BESIDE = [1, 0.75, -0.4];
  const base = kit.place(stage, "left", [1, 0.75, 0.3], 0.7, "base", 0);
  const green = (more = {}) => ({ ...kit.place(stage, "left", [1, 0.75, -0.1], 0.85, "green", 2), ...more });
  const ellipse = (id, at, size, more = {}) => ({ ...kit.place(stage, "left", at, size, id, 0), hidden: true,
    art: { kind: "shape", shape: { form: "ellipse" }, fill: { kind: "solid", color: "#000000" } }, ...more });
  const show = (stickers) => stage.apply(kit.build({ stickers }));
  const seen = async (stickers, points = [ON, BESIDE]) => {
    await show(stickers);
    const out = [];
    for (const point of points) out.push(await kit.colorAt(stage, "left", point));
    return out;
  };`;

type Rgb = [number, number, number];
/** Which of red, green and blue stand out, as "rg"; "k" is dark, "n" none of them. */
function named([r, g, b]: Rgb): string {
  const most = Math.max(r, g, b);
  if (most < 45) return "k";
  if (Math.min(r, g, b) > 0.6 * most) return "n";
  return [r > 0.5 * most ? "r" : "", g > 0.5 * most ? "g" : "", b > 0.5 * most ? "b" : ""].join("");
}

describe.skipIf(!hasBrowser)("layers that meet what lies below them", () => {
  let kit: BrowserKit;
  beforeAll(async () => {
    kit = await openKit();
  });
  afterAll(() => kit?.close());

  it("mix with what is printed and never with the paint; a knock-out leaves the paint", async () => {
    const found = await kit.onStage<Record<string, Rgb[]>>(`${LAYERS}
      const out = { none: await seen([base]) };
      for (const blend of [undefined, "multiply", "screen", "overlay", "darken", "lighten", "knockout"])
        out[blend ?? "over"] = await seen([base, green(blend ? { blend } : {})]);
      return out;`);
    const colors = Object.fromEntries(Object.entries(found).map(([name, list]) => [name, list.map(named).join(" ")]));
    expect(colors).toEqual({
      none: "r n",
      over: "g g",
      multiply: "k g",
      screen: "rg g",
      overlay: "r g",
      darken: "k g",
      lighten: "rg g",
      knockout: "n n",
    });
  });

  it("of a faded group are one picture, laid over what is below as a whole; groups in groups too", async () => {
    const found = await kit.onStage<Record<string, Rgb>>(`${LAYERS}
      const inG = (p) => ({ ...p, group: "G" });
      const half = (p) => ({ ...p, opacity: 0.5 });
      const G = { G: { opacity: 0.5 } };
      const at = async (stickers, groups) => {
        await stage.apply(kit.build({ stickers, groups }));
        return kit.colorAt(stage, "left", ON);
      };
      const both = [inG(base), inG(green())];
      const quarter = { G: { in: "O", opacity: 0.5 }, O: { opacity: 0.5 } };
      return {
        top: await at([half(green())]),
        alone: await at([inG(green())], G),
        // each by itself, so that the base is seen through: what it is not
        each: await at([half(base), half(green())]),
        one: await at(both, G),
        patched: await at([...both.slice(0, 1)], G).then(() => at(both, G)),
        whole: await at(both),
        again: await at(both, G),
        mixed: await at([base, inG(green({ blend: "multiply" }))], G),
        over: await at([base, half(green())]),
        nested: await at([inG(base), inG(green()), { ...kit.place(stage, "left", [1, 0.75, -2], 0.1, "far", 0), group: "O" }], quarter),
        fourth: await at([{ ...green(), opacity: 0.25 }]),
      };`);
    const differ = (a: string, b: string) =>
      Math.max(...(found[a] ?? [0]).map((value, i) => Math.abs(value - (found[b]?.[i] ?? 999))));
    for (const name of ["alone", "one", "patched", "again"]) expect(differ(name, "top"), name).toBeLessThan(4);
    expect(differ("each", "top")).toBeGreaterThan(20);
    expect(differ("whole", "top")).toBeGreaterThan(20);
    // inside its group it meets nothing, so that it lies over the base as it is
    expect(differ("mixed", "over")).toBeLessThan(4);
    expect(differ("nested", "fourth")).toBeLessThan(4);
  });

  it("are clipped by another layer, hidden or not, inverted or not, and by the mask's reflection on the other side", async () => {
    const found = await kit.onStage<Record<string, Rgb[]>>(`${LAYERS}
      const mask = (inverted = false) => ({ mask: { layer: "m", inverted } });
      const m = (more) => ellipse("m", ON, 0.4, more);
      const others = { mirror: { readable: true } };
      const right = [-1, 0.75, 0.2], far = [-1, 0.75, -0.4];
      const twin = async (stickers) => {
        await show(stickers);
        return [await kit.colorAt(stage, "right", right), await kit.colorAt(stage, "right", far)];
      };
      return {
        clipped: await seen([m(), green(mask())]),
        inverted: await seen([m(), green(mask(true))]),
        shown: await seen([m({ hidden: false }), green(mask(true))]),
        gone: await seen([green(mask())]),
        twin: await twin([m(), green({ ...mask(), ...others })]),
        elsewhere: await seen([m({ panels: ["roof"] }), green(mask())]),
        but: await seen([m({ panels: ["roof"] }), green(mask(true))]),
        // the mask moves: what it clips is printed again
        moved: await seen([{ ...m(), position: [1, 0.75, -0.4] }, green(mask())]),
      };`);
    const colors = Object.fromEntries(Object.entries(found).map(([name, list]) => [name, list.map(named).join(" ")]));
    expect(colors).toEqual({
      clipped: "g n",
      inverted: "n g",
      shown: "k g",
      gone: "g g",
      twin: "g n",
      elsewhere: "n n",
      but: "g g",
      moved: "n g",
    });
  });

  it("are shown as they will be printed while they, or what clips them, are dragged", async () => {
    const found = await kit.onStage<Record<string, Rgb[]>>(`${LAYERS}
      const points = async () => [await kit.colorAt(stage, "left", ON), await kit.colorAt(stage, "left", BESIDE)];
      const out = {};
      await show([ellipse("m", ON, 0.4), green({ mask: { layer: "m", inverted: false } })]);
      stage.beginDrag("m");
      stage.drag({ position: [1, 0.75, -0.4] });
      await new Promise((r) => setTimeout(r, 600));
      out.mask = await points();
      stage.cancelDrag();
      await new Promise((r) => setTimeout(r, 600));
      out.back = await points();
      await show([base, green({ blend: "multiply" })]);
      stage.beginDrag("base");
      stage.drag({ position: [1, 0.75, -0.4] });
      await new Promise((r) => setTimeout(r, 600));
      out.below = await points();
      stage.endDrag();
      await new Promise((r) => setTimeout(r, 600));
      out.dropped = await points();
      return out;`);
    const colors = Object.fromEntries(Object.entries(found).map(([name, list]) => [name, list.map(named).join(" ")]));
    expect(colors).toEqual({ mask: "n g", back: "g n", below: "g k", dropped: "g k" });
  });
});
