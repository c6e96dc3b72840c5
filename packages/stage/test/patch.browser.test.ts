import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserKit, hasBrowser, openKit } from "./browser-kit.ts";

/** Stickers in three colours that overlap on the left side, some mirrored, some on one panel, in all finishes. */
const PRINTS = `
  const finishes = ["gloss", "matte", "chrome", "satin"];
  const sticker = (i, more = {}) => ({ id: "s" + i, art: { kind: "library", uuid: kit.uuid(i % 3) },
    position: [1, 0.6 + 0.05 * (i % 5), -1.6 + ((i * 7) % 33) * 0.1], rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2],
    size: [0.2 + 0.05 * (i % 7), 0.2 + 0.05 * (i % 4)], depth: 0.3, opacity: i % 4 === 0 ? 0.6 : 1,
    ...(i % 6 === 0 ? { mirror: { readable: true } } : {}), ...(i % 9 === 0 ? { panels: ["door.left"] } : {}), ...more });
  const glossy = Array.from({ length: 30 }, (_, i) => sticker(i));
  const finished = glossy.map((p, i) => ({ ...p, finish: finishes[i % 4] }));
  const show = (stickers) => stage.apply(kit.build({ stickers }));
  const pixels = async () => {
    const all = new Uint8Array(2 * 200 * 120 * 4);
    let offset = 0;
    for (const view of ["left", "right"]) {
      const image = await createImageBitmap(await stage.capture({ width: 200, height: 120, type: "image/png", samples: 1, view }));
      const context = new OffscreenCanvas(200, 120).getContext("2d");
      context.drawImage(image, 0, 0);
      all.set(context.getImageData(0, 0, 200, 120).data, offset);
      offset = all.length / 2;
    }
    return all;
  };
  const distance = (a, b) => { let worst = 0, sum = 0; for (let i = 0; i < a.length; i++) { const d = Math.abs(a[i] - b[i]); sum += d; worst = Math.max(worst, d); } return { worst, mean: sum / a.length }; };
  const whole = async (stickers) => { await show([]); await show(stickers); return pixels(); };
  // Clearing counts as a rebuild.
  const rebuilds = () => stage.stats().livery.rebuilds;`;

type Found = { worst: number; mean: number; seen: number; rebuilds: number };

/** What is shown first, then step by step. */
const CASES = {
  "some gone, changed, to the top and to the bottom": `[finished, finished.filter((_, i) => i !== 11),
    [...finished.slice(1, 11), ...finished.slice(12), finished[0]],
    [{ ...finished[29], tint: "#ffff00", size: [1.8, 0.9] }, ...finished.slice(1, 11), ...finished.slice(12, 29), finished[0]]]`,
  "the first film that is not glossy": "[glossy, glossy.map((p, i) => (i === 4 ? { ...p, finish: 'chrome' } : p))]",
};

describe.skipIf(!hasBrowser)("a livery that is printed again only where it changed", () => {
  let kit: BrowserKit;
  beforeAll(async () => {
    kit = await openKit();
  });
  afterAll(() => kit?.close());

  it("looks as if it were printed from the ground up", async () => {
    const found = await kit.onStage<Record<string, Found>>(`${PRINTS}
      const out = {};
      for (const [name, steps] of Object.entries({ ${Object.entries(CASES)
        .map(([name, steps]) => `"${name}": ${steps}`)
        .join(", ")} })) {
        const before = await whole(steps[0]);
        const counted = rebuilds();
        for (const list of steps.slice(1)) await show(list);
        const again = rebuilds() - counted;
        const patched = await pixels();
        out[name] = { ...distance(patched, await whole(steps.at(-1))), seen: distance(before, patched).mean, rebuilds: again };
      }
      return out;`);
    expect(Object.keys(found)).toEqual(Object.keys(CASES));
    for (const [name, r] of Object.entries(found)) {
      expect(r.mean, name).toBeLessThan(0.01);
      expect(r.seen, name).toBeGreaterThan(0.001 + 4 * r.mean);
      expect(r.worst, name).toBeLessThan(24);
      expect(r.rebuilds, name).toBe(0);
    }
  });

  it("shows one that is dragged below those above it, drops it there, and rebuilds nothing", async () => {
    const r = await kit.onStage<Found & { live: { mean: number; worst: number } }>(`${PRINTS}
      const before = await whole(finished);
      const counted = rebuilds();
      const there = { position: [1, 0.75, 0.4], size: [0.8, 0.5] };
      stage.beginDrag("s3");
      await new Promise((r) => setTimeout(r, 2000));
      stage.drag(there);
      await kit.nextFrame(stage);
      const live = await pixels();
      stage.endDrag();
      await kit.nextFrame(stage);
      const dropped = await pixels();
      const again = rebuilds() - counted;
      const last = finished.map((p) => (p.id === "s3" ? { ...p, ...there } : p));
      return { ...distance(dropped, await whole(last)), live: distance(live, dropped), seen: distance(before, dropped).mean, rebuilds: again };`);
    expect(r.seen).toBeGreaterThan(0.2);
    expect(r.mean).toBeLessThan(0.02);
    // The layers above are composed at half the map's size while it is dragged.
    expect(r.live.mean).toBeLessThan(0.2);
    expect(r.rebuilds).toBe(0);
  });

  it("1,000 stickers draw as few calls as none, and look the same after a lost context and a reload", async () => {
    const r = await kit.run<{
      calls: number[];
      baked: number;
      lost: Found;
      again: Found;
      seen: number;
    }>(`const stage = kit.start(); await kit.load(stage); ${PRINTS}
      await show([]);
      const before = await pixels();
      await kit.nextFrame(stage);
      const calls = [stage.stats().drawCalls];
      const many = Array.from({ length: 1000 }, (_, i) => sticker(i % 30, { id: "m" + i, finish: finishes[i % 4], mirror: undefined,
        position: [1, 0.55 + ((i * 17) % 41) * 0.012, -1.8 + ((i * 29) % 73) * 0.05], size: [0.1, 0.1], depth: 0.12 }));
      await show(many);
      await kit.nextFrame(stage);
      calls.push(stage.stats().drawCalls);
      const baked = stage.stats().livery.bakedLayers;
      const first = await pixels();
      const told = (what) => new Promise((r) => { const off = stage.on(what, () => { off(); r(); }); });
      const [lost, restored] = [told("contextlost"), told("contextrestored")];
      const lose = stage.canvas.getContext("webgl2").getExtension("WEBGL_lose_context");
      lose.loseContext();
      await lost;
      await new Promise((r) => setTimeout(r));
      lose.restoreContext();
      await restored;
      const second = await pixels();
      // The build as it is kept, in a stage of its own.
      const kept = JSON.parse(JSON.stringify(kit.build({ stickers: many })));
      stage.dispose();
      const next = kit.start(); await kit.load(next); await next.apply(kit.build(kept));
      const image = await createImageBitmap(await next.capture({ width: 200, height: 120, type: "image/png", samples: 1, view: "left" }));
      const context = new OffscreenCanvas(200, 120).getContext("2d");
      context.drawImage(image, 0, 0);
      const left = context.getImageData(0, 0, 200, 120).data;
      return { calls, baked, lost: distance(first, second), again: distance(first.subarray(0, left.length), left), seen: distance(before, first).mean };`);
    expect(r.baked).toBe(1000);
    expect(r.calls[1]).toBe(r.calls[0]);
    expect(r.seen).toBeGreaterThan(1);
    expect(r.lost.mean).toBeLessThan(0.01);
    expect(r.again.mean).toBeLessThan(0.01);
  });
});
