import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserKit, hasBrowser, openKit } from "./browser-kit.ts";

type Rgb = [number, number, number];
const START = "const stage = kit.start(); await kit.load(stage);";
const red = (c: Rgb) => c[0] > 90 && c[0] > 2 * c[1] && c[0] > 2 * c[2];
const green = (c: Rgb) => c[1] > 90 && c[1] > 2 * c[0] && c[1] > 2 * c[2];
const blue = (c: Rgb) => c[2] > 90 && c[2] > 2 * c[0] && c[2] > 2 * c[1];

describe.skipIf(!hasBrowser)("the stage in a browser", () => {
  let kit: BrowserKit;
  beforeAll(async () => {
    kit = await openKit();
  });
  afterAll(() => kit?.close());

  it("prints a sticker where it was placed and not on the far side", async () => {
    const c = await kit.onStage<Record<string, Rgb>>(`
      const p = kit.place(stage, "left", [1, 0.75, 0], 0.4, "a");
      await stage.apply(kit.build({ stickers: [p] }));
      return {
        at: await kit.colorAt(stage, "left", [1, 0.75, 0]),
        inside: await kit.colorAt(stage, "left", [1, 0.75, 0.17]),
        outside: await kit.colorAt(stage, "left", [1, 0.75, 0.26]),
        far: await kit.colorAt(stage, "right", [-1, 0.75, 0]),
      };`);
    expect(red(c.at as Rgb)).toBe(true);
    expect(red(c.inside as Rgb)).toBe(true);
    expect(red(c.outside as Rgb)).toBe(false);
    expect(red(c.far as Rgb)).toBe(false);
  });

  it("prints across a shut line and leaves out panels that are not in the mask", async () => {
    const c = await kit.onStage<Rgb[]>(`
      const p = kit.place(stage, "left", [1, 0.75, 0.9], 0.6, "a");
      const colors = async () => [await kit.colorAt(stage, "left", [1, 0.75, 0.8]), await kit.colorAt(stage, "left", [1, 0.75, 1.12])];
      await stage.apply(kit.build({ stickers: [p] }));
      const both = await colors();
      await stage.apply(kit.build({ stickers: [{ ...p, panels: ["door.left"] }] }));
      return [...both, ...(await colors())];`);
    expect(c.map(red)).toEqual([true, true, true, false]);
  });

  it("keeps a mirrored twin readable, or makes it a mirror image", async () => {
    const c = await kit.onStage<Rgb[]>(`
      const p = kit.place(stage, "left", [1, 0.75, 0], 0.4, "a", 1);
      const colors = async () => [
        // Seen from the left the nose points left: the art's left is at greater z; from the right it is at lesser z.
        await kit.colorAt(stage, "left", [1, 0.75, 0.1]), await kit.colorAt(stage, "left", [1, 0.75, -0.1]),
        await kit.colorAt(stage, "right", [-1, 0.75, -0.1]), await kit.colorAt(stage, "right", [-1, 0.75, 0.1])];
      await stage.apply(kit.build({ stickers: [{ ...p, mirror: { readable: true } }] }));
      const readable = await colors();
      await stage.apply(kit.build({ stickers: [{ ...p, mirror: { readable: false } }] }));
      return [...readable, ...(await colors())];`);
    const names = c.map((x) => (red(x) ? "red" : blue(x) ? "blue" : "none"));
    expect(names).toEqual(["red", "blue", "red", "blue", "red", "blue", "blue", "red"]);
  });

  it("draws layers in order, picks the topmost, and hides what is hidden", async () => {
    const r = await kit.onStage<{ colors: Rgb[]; picks: (string | null)[] }>(`
      const a = kit.place(stage, "left", [1, 0.75, 0], 0.4, "a", 0);
      const b = kit.place(stage, "left", [1, 0.75, 0], 0.3, "b", 2);
      const colors = [], picks = [];
      for (const stickers of [[a, b], [b, a], [a, { ...b, hidden: true }]]) {
        await stage.apply(kit.build({ stickers }));
        colors.push(await kit.colorAt(stage, "left", [1, 0.75, 0]));
        const s = stage.projectToScreen([1, 0.75, 0]);
        picks.push(stage.pick(s.x, s.y).placementId);
      }
      return { colors, picks };`);
    expect([green(r.colors[0] as Rgb), red(r.colors[1] as Rgb), red(r.colors[2] as Rgb)]).toEqual([true, true, true]);
    expect(r.picks).toEqual(["b", "a", "a"]);
  });

  it("adds on top without a rebuild and repaints without a bake", async () => {
    const r = await kit.run<{ rebuilds: number[]; layers: number }>(`${START}
      const a = kit.place(stage, "left", [1, 0.75, 0], 0.4, "a");
      const b = kit.place(stage, "left", [1, 0.75, -0.8], 0.4, "b");
      const rebuilds = [];
      await stage.apply(kit.build({ stickers: [a] }));
      rebuilds.push(stage.stats().livery.rebuilds);
      await stage.apply(kit.build({ stickers: [a, b] }));
      await stage.apply(kit.build({ stickers: [a, b], paint: { body: { color: "#112233", finish: "matte" } } }));
      rebuilds.push(stage.stats().livery.rebuilds);
      await stage.apply(kit.build({ stickers: [b] }));
      rebuilds.push(stage.stats().livery.rebuilds);
      return { rebuilds, layers: stage.stats().livery.bakedLayers };`);
    expect(r.rebuilds).toEqual([0, 0, 0]);
    expect(r.layers).toBe(1);
  });

  it("drags live and bakes the same picture on drop", async () => {
    const r = await kit.onStage<{ live: Rgb; left: Rgb; baked: Rgb; z: number; order: string[] }>(`
      const a = kit.place(stage, "left", [1, 0.75, 0], 0.4, "a");
      const b = kit.place(stage, "left", [1, 0.75, -1.5], 0.3, "b", 2);
      await stage.apply(kit.build({ stickers: [a, b] }));
      const there = [1, 0.75, -0.8];
      stage.beginDrag("a");
      stage.drag({ position: there });
      await new Promise((r) => setTimeout(r, 600));
      const live = await kit.colorAt(stage, "left", there);
      const left = await kit.colorAt(stage, "left", [1, 0.75, 0]);
      const dropped = stage.endDrag();
      await new Promise((r) => setTimeout(r, 600));
      return { live, left, baked: await kit.colorAt(stage, "left", there), z: dropped.position[2], order: [stage.stats().livery.bakedLayers] };`);
    expect(red(r.live)).toBe(true);
    expect(red(r.left)).toBe(false);
    expect(red(r.baked)).toBe(true);
    for (let i = 0; i < 3; i++) expect(Math.abs((r.live[i] ?? 0) - (r.baked[i] ?? 0))).toBeLessThan(8);
    expect(r.z).toBeCloseTo(-0.8);
    expect(r.order).toEqual([2]);
  });

  it("keeps finishes above and the panel mask while it drags", async () => {
    const r = await kit.onStage<{ live: Rgb[]; baked: Rgb[] }>(`
      const a = kit.place(stage, "left", [1, 0.75, 0.9], 0.6, "a", 0, { panels: ["door.left"] });
      const b = kit.place(stage, "left", [1, 0.75, 0.75], 0.2, "b", 2, { finish: "chrome" });
      await stage.apply(kit.build({ stickers: [a, b] }));
      const colors = async () => {
        const out = [];
        // Door below the mark, the mark, the fender that the mask leaves out.
        for (const at of [[1, 0.55, 0.8], [1, 0.75, 0.75], [1, 0.75, 1.12]]) out.push(await kit.colorAt(stage, "left", at));
        return out;
      };
      const baked = await colors();
      stage.beginDrag("a");
      stage.drag({ opacity: 1 });
      await new Promise((r) => setTimeout(r, 800));
      const live = await colors();
      // All panels again: the mask follows the drag.
      stage.drag({ panels: null });
      live.push(await kit.colorAt(stage, "left", [1, 0.75, 1.12]));
      stage.cancelDrag();
      return { live, baked };`);
    for (let k = 0; k < 3; k++)
      for (let i = 0; i < 3; i++) {
        const [a, b] = [r.live[k]?.[i] ?? 0, r.baked[k]?.[i] ?? 255];
        expect(Math.abs(a - b), `point ${k}: live ${r.live[k]}, baked ${r.baked[k]}`).toBeLessThan(10);
      }
    expect(red(r.live[0] as Rgb)).toBe(true);
    expect(red(r.live[2] as Rgb)).toBe(false);
    expect(red(r.live[3] as Rgb)).toBe(true);
  });

  it("projects from the top onto a side only where it faces up", async () => {
    const c = await kit.onStage<Rgb[]>(`
      const p = kit.place(stage, "top", [0.9, 1.2, 0], 0.5, "a");
      const tilt = [Math.sin(-0.9), 0, 0, Math.cos(0.9)];
      const leaning = { ...p, rotation: tilt, depth: 0.6 };
      const out = [];
      for (const projection of ["top", "side"]) {
        await stage.apply(kit.build({ stickers: [{ ...leaning, projection }] }));
        out.push(await kit.colorAt(stage, "top", [0.8, 1.2, 0]), await kit.colorAt(stage, "left", [1, 1.1, 0]));
      }
      return out;`);
    expect(c.map(red)).toEqual([true, false, false, true]);
  });
});
