import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserKit, hasBrowser, openKit } from "./browser-kit.ts";

type Rgb = [number, number, number];
const START = "const stage = kit.start(); await kit.load(stage);";
const red = (c: Rgb) => c[0] > 90 && c[0] > 2 * c[1] && c[0] > 2 * c[2];
/** Where [1, 0.75, 0] of the left door goes when it is open by 62° around its front edge at z = 1. */
const SWUNG = "[1 + Math.sin(62 * Math.PI / 180), 0.75, 1 - Math.cos(62 * Math.PI / 180)]";

describe.skipIf(!hasBrowser)("what moves and lights", () => {
  let kit: BrowserKit;
  beforeAll(async () => {
    kit = await openKit();
  });
  afterAll(() => kit?.close());

  it("carries stickers with an open door, picks them there, and shuts to the same picture", async () => {
    const r = await kit.onStage<{
      colors: Rgb[];
      pick: { placementId: string; panel: string; point: number[] };
      behind: string | null;
      outline: { x: number; y: number };
      at: { x: number; y: number };
      rebuilds: number;
    }>(`
      const before = stage.stats().livery?.rebuilds ?? 0;
      const p = kit.place(stage, "left", [1, 0.75, 0], 0.4, "a");
      await stage.apply(kit.build({ stickers: [p] }));
      const colors = [await kit.colorAt(stage, "left", [1, 0.75, 0])];
      await stage.apply(kit.build({ stickers: [p], doors: ["door.left"] }));
      colors.push(await kit.colorAt(stage, "left", ${SWUNG}));
      const at = stage.projectToScreen(${SWUNG});
      const pick = stage.pick(at.x, at.y);
      const gap = stage.projectToScreen([1, 0.75, -1.6]);
      const behind = stage.pick(gap.x, gap.y)?.panel ?? null;
      const outline = stage.placementOutline("a").center;
      await stage.apply(kit.build({ stickers: [p] }));
      colors.push(await kit.colorAt(stage, "left", [1, 0.75, 0]));
      return { colors, pick, behind, outline, at, rebuilds: stage.stats().livery.rebuilds - before };`);
    expect(r.colors.map(red)).toEqual([true, true, true]);
    for (let i = 0; i < 3; i++) expect(Math.abs((r.colors[0]?.[i] ?? 0) - (r.colors[2]?.[i] ?? 99))).toBeLessThan(4);
    expect(r.pick.placementId).toBe("a");
    expect(r.pick.panel).toBe("door.left");
    // Told in the shut car's space, where placements live.
    expect(r.pick.point.map((v) => Math.round(v * 100) / 100 + 0)).toEqual([1, 0.75, 0]);
    expect(r.behind).not.toBe("door.left");
    expect(Math.hypot(r.outline.x - r.at.x, r.outline.y - r.at.y)).toBeLessThan(2);
    expect(r.rebuilds).toBe(0);
  });

  it("eases a door, then draws nothing more", async () => {
    const r = await kit.run<{ frames: number; before: boolean; idle: boolean }>(`
      const stage = kit.start({ reducedMotion: false }); await kit.load(stage);
      await kit.rest(stage);
      const start = stage.stats().frames;
      await stage.apply(kit.build({ doors: ["door.left"] }));
      const before = stage.stats().idle;
      await kit.rest(stage);
      return { frames: stage.stats().frames - start, before, idle: stage.stats().idle };`);
    expect(r.before).toBe(false);
    expect(r.frames).toBeGreaterThan(5);
    expect(r.idle).toBe(true);
  });

  it("projects a sticker on the shut car when the livery is first needed with a door open", async () => {
    const c = await kit.run<Rgb>(`${START}
      const p = { id: "a", art: { kind: "library", uuid: kit.uuid(0) }, position: [1, 0.75, 0],
        rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2], size: [0.4, 0.4], depth: 0.3 };
      await stage.apply(kit.build({ doors: ["door.left"] }));
      await stage.apply(kit.build({ doors: ["door.left"], stickers: [p] }));
      return kit.colorAt(stage, "left", ${SWUNG});`);
    expect(red(c)).toBe(true);
  });

  it("lights lamps and brightens them for the brake", async () => {
    const c = await kit.onStage<Rgb[]>(`
      const out = [];
      for (const lights of [undefined, { on: true }, { on: true, brake: true }]) {
        await stage.apply(kit.build(lights ? { lights } : {}));
        out.push(await kit.colorAt(stage, "rear", [0.7, 1, -2.01]));
      }
      return out;`);
    expect(c[0]?.[0]).toBeLessThan(90);
    expect(c[1]?.[0]).toBeGreaterThan(150);
    const light = (k: number) => (c[k]?.[0] ?? 0) + (c[k]?.[1] ?? 0) + (c[k]?.[2] ?? 0);
    expect(light(2)).toBeGreaterThan(light(1) + 10);
  });
});
