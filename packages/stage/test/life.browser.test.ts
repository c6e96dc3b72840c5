import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserKit, hasBrowser, openKit } from "./browser-kit.ts";

const fontFiles = path.dirname(
  fileURLToPath(import.meta.resolve("@fontsource/black-han-sans/files/black-han-sans-119-400-normal.woff2")),
);

type Rgb = [number, number, number];
const START = "const stage = kit.start(); await kit.load(stage);";

const SWAPS = 1000;
const LOSSES = process.env.TEST_LONG ? 20 : 5;

describe.skipIf(!hasBrowser)("the stage's life in a browser", () => {
  let kit: BrowserKit;
  beforeAll(async () => {
    kit = await openKit({}, { faces: fontFiles });
  });
  afterAll(() => kit?.close());

  it("shows a paint change in the next frame without compiling", async () => {
    const r = await kit.run<{ before: Rgb; after: Rgb; programs: number[]; frames: number }>(`${START}
      await kit.rest(stage);
      const before = await kit.colorAt(stage, "left", [1, 0.75, 0]);
      const programs = [stage.stats().programs];
      await kit.rest(stage);
      const frames = stage.stats().frames;
      void stage.apply(kit.build({ paint: { body: { color: "#f6d32d", finish: "metallic" } } }));
      const image = await kit.nextFrame(stage);
      const used = stage.stats().frames - frames;
      const s = stage.projectToScreen([1, 0.75, 0]);
      const i = (Math.round(s.y) * image.width + Math.round(s.x)) * 4;
      programs.push(stage.stats().programs);
      return { before, after: [...image.data.slice(i, i + 3)], programs, frames: used };`);
    expect(r.frames).toBe(1);
    expect(r.programs[1]).toBe(r.programs[0]);
    expect(Math.abs(r.before[0] - r.before[2])).toBeLessThan(30);
    expect(r.after[0] - r.after[2]).toBeGreaterThan(50);
  });

  it("shows a solid paint near its named colour where it is lit", async () => {
    const colors = ["#a3161d", "#1d4f9c", "#2e7d46", "#e0b020"];
    const shown = await kit.onStage<Rgb[]>(`
      const out = [];
      for (const color of ${JSON.stringify(colors)}) {
        await stage.apply(kit.build({ paint: { body: { color, finish: "solid" } } }));
        out.push(await kit.colorAt(stage, "left", [1, 0.75, 0], 6));
      }
      return out;`);
    for (const [i, hex] of colors.entries()) {
      const want = [1, 3, 5].map((k) => Number.parseInt(hex.slice(k, k + 2), 16));
      const distance = Math.hypot(...want.map((w, k) => w - (shown[i]?.[k] ?? 0)));
      expect(distance, `${hex} shown as ${shown[i]?.map(Math.round).join(", ")}`).toBeLessThan(55);
    }
  });

  it("draws nothing when nothing changes", async () => {
    const r = await kit.onStage<{ drawn: number; idle: boolean; again: number }>(`
      await kit.rest(stage);
      const before = stage.stats().frames;
      await new Promise((r) => setTimeout(r, 1200));
      const drawn = stage.stats().frames - before;
      const idle = stage.stats().idle;
      stage.orbit(0.1, 0);
      await kit.rest(stage);
      return { drawn, idle, again: stage.stats().frames - before };`);
    expect(r.drawn).toBe(0);
    expect(r.idle).toBe(true);
    expect(r.again).toBeGreaterThan(1);
  });

  it(`mounts parts mirrored and fitted, and ${SWAPS} swaps leave nothing behind`, async () => {
    const r = await kit.onStage<{ before: number[]; after: number[]; slots: (string | null)[] }>(`
      const parts = { "wheels.front": kit.uuid(8), spoiler: kit.uuid(9) };
      await stage.apply(kit.build({ parts }));
      await kit.nextFrame(stage);
      const slots = [];
      for (const [view, side] of [["left", 1], ["right", -1]]) {
        stage.setView(view, { animate: false });
        await kit.nextFrame(stage);
        // 3 cm above the part's own tyre: only a tyre stretched to the slot's 660 mm reaches there.
        const s = stage.projectToScreen([side * 1.05, 0.33 + 0.315, 1.3]);
        slots.push(stage.pick(s.x, s.y)?.slot ?? null);
      }
      await stage.apply(kit.build({}));
      await kit.rest(stage);
      const count = () => { const s = stage.stats(); return [s.geometries, s.textures, s.programs]; };
      const before = count();
      // Two slots there and back: four swaps.
      for (let i = 0; i < ${SWAPS / 4}; i++) {
        await stage.apply(kit.build({ parts }));
        if (i % 50 === 0) await kit.nextFrame(stage);
        await stage.apply(kit.build({}));
        if (i % 50 === 0) await kit.nextFrame(stage);
      }
      await kit.rest(stage);
      return { before, after: count(), slots };`);
    expect(r.slots).toEqual(["wheels.front", "wheels.front"]);
    expect(r.after).toEqual(r.before);
  });

  it(`gives the same picture after the context was lost and restored ${LOSSES} times`, async () => {
    const r = await kit.run<{ worst: number; changed: number }>(`${START}
      const p = kit.place(stage, "front34", [1, 0.75, 0], 0.5, "a");
      await stage.apply(kit.build({ stickers: [p], parts: { spoiler: kit.uuid(9) } }));
      stage.setView("front34", { animate: false });
      await kit.rest(stage);
      const a = await kit.nextFrame(stage);
      const lose = stage.canvas.getContext("webgl2").getExtension("WEBGL_lose_context");
      for (let i = 0; i < ${LOSSES}; i++) {
        const told = (what) => new Promise((r) => { const off = stage.on(what, () => { off(); r(); }); });
        const [lost, restored] = [told("contextlost"), told("contextrestored")];
        lose.loseContext();
        await lost;
        // The browser gives a context back only after the event was handled.
        await new Promise((r) => setTimeout(r));
        lose.restoreContext();
        await restored;
      }
      const b = await kit.nextFrame(stage);
      let worst = 0, changed = 0;
      for (let i = 0; i < a.data.length; i++) { const d = Math.abs(a.data[i] - b.data[i]); worst = Math.max(worst, d); if (d > 8) changed++; }
      return { worst, changed: changed / a.data.length };`);
    expect(r.changed).toBeLessThan(0.002);
  });

  it("says that stickers are not possible without a livery", async () => {
    const r = await kit.run<{ livery: boolean; drag: boolean; errors: string[]; color: Rgb }>(`
      const stage = kit.start(); await kit.load(stage, { livery: null });
      const can = stage.hasLivery;
      const build = kit.build({ paint: { body: { color: "#a3161d", finish: "solid" } }, stickers: [{ id: "a", art: { kind: "library", uuid: kit.uuid(0) }, position: [1, 0.75, 0], rotation: [0, 0, 0, 1], size: [0.4, 0.4], depth: 0.2 }] });
      await stage.apply(build);
      return { livery: can, drag: stage.beginDrag("a"), errors: kit.errors, color: await kit.colorAt(stage, "left", [1, 0.75, 0]) };`);
    expect(r.livery).toBe(false);
    expect(r.drag).toBe(false);
    expect(r.errors).toEqual(["livery-missing"]);
    expect(r.color[0]).toBeGreaterThan(2 * r.color[1]);
  });

  it("captures its own size, transparent when asked, and leaves the view as it was", async () => {
    const r = await kit.onStage<{ type: string; size: number[]; corner: number; middle: number; same: boolean }>(`
      const view = JSON.stringify(stage.getView());
      const blob = await stage.capture({ width: 160, height: 90, type: "image/png", transparent: true, samples: 2, view: "front34" });
      const bitmap = await createImageBitmap(blob);
      const c = new OffscreenCanvas(160, 90).getContext("2d");
      c.drawImage(bitmap, 0, 0);
      return { type: blob.type, size: [bitmap.width, bitmap.height], corner: c.getImageData(1, 1, 1, 1).data[3], middle: c.getImageData(80, 45, 1, 1).data[3], same: view === JSON.stringify(stage.getView()) };`);
    expect(r).toEqual({ type: "image/png", size: [160, 90], corner: 0, middle: 255, same: true });
  });

  it("stands being mounted, unmounted and mounted again at once, as React's StrictMode does", async () => {
    const r = await kit.run<{ first: string; color: Rgb; errors: string[] }>(`
      const first = kit.start();
      const loading = kit.load(first).then(() => "loaded", (e) => e.name);
      first.dispose();
      const second = kit.start();
      await kit.load(second);
      const p = kit.place(second, "left", [1, 0.75, 0], 0.4, "a");
      await second.apply(kit.build({ stickers: [p] }));
      return { first: await loading, color: await kit.colorAt(second, "left", [1, 0.75, 0]), errors: kit.errors };`);
    expect(r.first).toBe("AbortError");
    expect(r.color[0]).toBeGreaterThan(2 * r.color[1]);
    expect(r.errors).toEqual([]);
  });

  it("can be disposed and made again on the same canvas, and an aborted load changes nothing", async () => {
    const r = await kit.run<{ left: number[]; aborted: string; color: Rgb }>(`
      const first = kit.start();
      const abort = new AbortController();
      const loading = (async () => {
        const manifest = await (await fetch("/fixture/manifest.json")).json();
        await first.loadTemplate(manifest, { baseUrl: "/fixture/", signal: abort.signal });
      })();
      abort.abort();
      const aborted = await loading.then(() => "loaded", (e) => e.name);
      await kit.load(first);
      const p = kit.place(first, "left", [1, 0.75, 0], 0.4, "a");
      await first.apply(kit.build({ stickers: [p] }));
      await kit.rest(first);
      first.dispose(); first.dispose();
      const s = first.stats();
      const second = kit.start();
      await kit.load(second);
      await second.apply(kit.build({ paint: { body: { color: "#a3161d", finish: "solid" } } }));
      return { left: [s.geometries, s.textures], aborted, color: await kit.colorAt(second, "left", [1, 0.75, 0]) };`);
    expect(r.left).toEqual([0, 0]);
    expect(r.aborted).toBe("AbortError");
    expect(r.color[0]).toBeGreaterThan(2 * r.color[1]);
  });

  it("asks again for an art that failed, prints it in its place, and takes back what it told", async () => {
    const r = await kit.run<{ told: string[]; colors: Rgb[]; layers: number[] }>(`
      const told = [];
      let offline = true;
      const plain = (color) => "data:image/svg+xml," + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="' + color + '"/></svg>');
      const stage = kit.start({
        assets: { stickerArt: async (art) => {
          if (offline && art.uuid.endsWith("0")) throw new Error("offline");
          return { url: plain(art.uuid.endsWith("0") ? "#ff0000" : "#00ff00"), aspect: 1 };
        } },
        onError: (e) => told.push(e.code + " " + e.reference),
      });
      stage.on("recovered", (e) => told.push(e.code + " " + e.reference + " back"));
      await kit.load(stage);
      const below = kit.place(stage, "left", [1, 0.75, 0], 0.4, "below", 0);
      const above = kit.place(stage, "left", [1, 0.75, 0.15], 0.2, "above", 2);
      const show = (...stickers) => stage.apply(kit.build({ stickers }));
      await show(below, above);
      const layers = [stage.stats().livery.bakedLayers];
      const colors = [await kit.colorAt(stage, "left", [1, 0.75, -0.1])];
      // Still offline: not told again.
      await show(above, below);
      await show(below, above);
      offline = false;
      const back = new Promise((r) => stage.on("recovered", r));
      window.dispatchEvent(new Event("online"));
      await back;
      await new Promise((r) => setTimeout(r, 300));
      for (const z of [-0.1, 0.15]) colors.push(await kit.colorAt(stage, "left", [1, 0.75, z]));
      layers.push(stage.stats().livery.bakedLayers);
      return { told, colors, layers };`);
    expect(r.told).toEqual(["art below", "art below back"]);
    expect(r.colors[0]?.[0]).toBeLessThan(2 * (r.colors[0]?.[1] ?? 0));
    expect(r.colors[1]?.[0]).toBeGreaterThan(2 * (r.colors[1]?.[1] ?? 99));
    // In its order: what lies above it still does.
    expect(r.colors[2]?.[1]).toBeGreaterThan(2 * (r.colors[2]?.[0] ?? 99));
    expect(r.layers).toEqual([1, 2]);
  });

  it("prints text anew once its own face has come", async () => {
    const r = await kit.run<{ told: string[]; shares: number[] }>(`
      const told = [];
      const stage = kit.start({ assets: { font: () => ({ family: "Late Face" }) }, onError: (e) => told.push(e.code + " " + e.reference) });
      stage.on("recovered", (e) => told.push(e.code + " " + e.reference + " back"));
      await kit.load(stage);
      const place = kit.place(stage, "left", [1, 0.75, 0], 0.5, "t");
      await stage.apply(kit.build({ stickers: [{ ...place, art: { kind: "text", text: "Will", font: "late", color: "#ff0000" } }] }));
      const red = async () => {
        const image = await kit.nextFrame(stage);
        let count = 0;
        for (let i = 0; i < image.data.length; i += 4) if (image.data[i] > 90 && image.data[i] > 2 * image.data[i + 1]) count++;
        return count / (image.data.length / 4);
      };
      const shares = [await red()];
      const face = new FontFace("Late Face", "url(/faces/black-han-sans-119-400-normal.woff2)", { weight: "700" });
      document.fonts.add(await face.load());
      const back = new Promise((r) => stage.on("recovered", r));
      window.dispatchEvent(new Event("online"));
      await back;
      await new Promise((r) => setTimeout(r, 300));
      shares.push(await red());
      return { told, shares };`);
    expect(r.told).toEqual(["art t", "art t back"]);
    // The face that stood in covers another share of its box.
    expect(Math.abs((r.shares[1] ?? 0) / (r.shares[0] ?? 1) - 1)).toBeGreaterThan(0.03);
  });

  it("clears what it told of a part when the slot takes another", async () => {
    const told = await kit.run<string[]>(`
      const told = [];
      const stage = kit.start({ assets: { partModel: () => Promise.reject(new Error("gone")) }, onError: (e) => told.push(e.code + " " + e.reference) });
      stage.on("recovered", (e) => told.push(e.code + " " + e.reference + " back"));
      await kit.load(stage);
      await stage.apply(kit.build({ parts: { spoiler: kit.uuid(9) } }));
      await stage.apply(kit.build({}));
      return told;`);
    expect(told).toEqual(["part spoiler", "part spoiler back"]);
  });
});
