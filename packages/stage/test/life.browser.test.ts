import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boxCarGlb } from "./fixture/box-car.ts";
import { type BrowserKit, hasBrowser, openKit } from "./browser-kit.ts";

const fontFiles = path.dirname(
  fileURLToPath(import.meta.resolve("@fontsource/black-han-sans/files/black-han-sans-119-400-normal.woff2")),
);

type Rgb = [number, number, number];
const START = "const stage = kit.start(); await kit.load(stage);";

const SWAPS = 1000;
const LOSSES = process.env.TEST_LONG ? 20 : 5;

/** Frames follow one another in so many milliseconds by the page's clock, however fast or slow this machine is. */
const pacedBy = (ms: number) => `let paced = 0;
  const asked = requestAnimationFrame;
  window.requestAnimationFrame = (draw) => asked(() => draw((paced += ${ms})));`;
/** As on a fast machine: nothing is given up on the way. */
const PACED = pacedBy(16);

/** The page believes that a GPU draws, so that nothing is spared from the first. */
const GPU = `const { getParameter } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.getParameter = function (name) { return name === 0x9246 ? "A GPU" : getParameter.call(this, name); };`;

describe.skipIf(!hasBrowser)("the stage's life in a browser", () => {
  let kit: BrowserKit;
  beforeAll(async () => {
    kit = await openKit({ "model-1.glb": boxCarGlb(2) }, { faces: fontFiles });
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

  it("draws moving frames small and of the coarser model at once where a processor draws, and the picture at rest whole", async () => {
    const r = await kit.run<{ smooth: boolean[]; moving: number[][]; rest: number[]; step: number }>(`
      const plain = kit.start({}, true);
      const smooth = [plain.canvas.getContext("webgl2").getContextAttributes().antialias];
      plain.dispose();
      plain.canvas.replaceWith(plain.canvas.cloneNode());
      const stage = kit.start({ adapt: true, quality: "desktop", maxPixelRatio: 1 }, true);
      smooth.push(stage.canvas.getContext("webgl2").getContextAttributes().antialias);
      await kit.load(stage, { model3d: { full: { url: "model.glb", bytes: 9000 }, lods: [{ url: "model-1.glb", bytes: 9000 }] } });
      stage.setView({ position: [1.8, 1, 1.8], target: [0, 0.6, 0], fov: 30 }, { animate: false });
      const drawn = () => { const s = stage.stats(); return [s.samples, s.pixelRatio, s.detail]; };
      for (let i = 0; i < 6; i++) { await kit.nextFrame(stage); await new Promise((r) => setTimeout(r, 40)); }
      const moving = [drawn()];
      const small = await kit.nextFrame(stage);
      await kit.rest(stage);
      const rest = drawn();
      const whole = new OffscreenCanvas(stage.canvas.width, stage.canvas.height).getContext("2d");
      const seen = new Promise((r) => stage.on("rest", () => { whole.drawImage(stage.canvas, 0, 0); r(); }));
      stage.invalidate();
      await seen;
      const large = whole.getImageData(0, 0, small.width, small.height);
      moving.push([small.width, small.height], [large.width, large.height]);
      let step = 0;
      for (let i = 0; i < large.data.length; i++) step += Math.abs(large.data[i] - small.data[i]);
      return { smooth, moving, rest, step: step / large.data.length };`);
    expect(r.smooth).toEqual([true, false]);
    expect(r.moving[0]).toEqual([0, 0.7, 1]);
    expect(r.rest.slice(1)).toEqual([1, 0]);
    expect(r.rest[0]).toBeGreaterThanOrEqual(4);
    // The same picture in the same place, enlarged or in strips.
    expect(r.moving[1]).toEqual(r.moving[2]);
    expect(r.step).toBeLessThan(6);
  });

  it("draws no frame where nobody looks at it, and makes the same pictures", async () => {
    const r = await kit.run<{ frames: number[]; rested: number; far: number }>(`
      const pictures = [], frames = [];
      let rested = 0;
      for (const shown of [true, false]) {
        const stage = kit.start({ shown });
        await kit.load(stage);
        stage.on("rest", () => rested++);
        await stage.apply(kit.build({ paint: { body: { color: "#e02020", finish: "solid" } } }));
        const blob = await stage.capture({ width: 80, height: 48, samples: 2, type: "image/png", view: "front34" });
        const context = new OffscreenCanvas(80, 48).getContext("2d");
        context.drawImage(await createImageBitmap(blob), 0, 0);
        pictures.push(context.getImageData(0, 0, 80, 48).data);
        if (shown) await kit.rest(stage);
        else await new Promise((done) => setTimeout(done, 700));
        frames.push(stage.stats().frames);
        stage.dispose();
      }
      let far = 0;
      for (let i = 0; i < pictures[0].length; i++) far = Math.max(far, Math.abs(pictures[0][i] - pictures[1][i]));
      return { frames, rested, far };`);
    expect(r.frames[0]).toBeGreaterThan(1);
    expect(r.frames[1]).toBe(0);
    expect(r.far).toBeLessThan(3);
  });

  it("leaves a picture at rest as it is when the coarser model of moving frames comes only then", async () => {
    const r = await kit.run<{ rest: number[]; later: number[]; moving: number }>(`
      const stage = kit.start({ adapt: true, quality: "desktop", maxPixelRatio: 1 });
      const { fetch } = window, held = Promise.withResolvers(), come = Promise.withResolvers();
      window.fetch = async (...how) => {
        if (!String(how[0]?.url ?? how[0]).includes("model-1.glb")) return fetch(...how);
        await held.promise;
        const answer = await fetch(...how);
        come.resolve();
        return answer;
      };
      await kit.load(stage, { model3d: { full: { url: "model.glb", bytes: 9000 }, lods: [{ url: "model-1.glb", bytes: 9000 }] } });
      stage.setView({ position: [1.8, 1, 1.8], target: [0, 0.6, 0], fov: 30 }, { animate: false });
      await kit.rest(stage);
      const drawn = () => { const s = stage.stats(); return [s.frames, s.samples, s.detail]; };
      const rest = drawn();
      held.resolve();
      await come.promise;
      await new Promise((r) => setTimeout(r, 600));
      const later = drawn();
      for (let i = 0; i < 2; i++) await kit.nextFrame(stage);
      return { rest, later, moving: stage.stats().detail };`);
    expect(r.rest[2]).toBe(0);
    expect(r.later).toEqual(r.rest);
    expect(r.moving).toBe(1);
  });

  it("lowers its resolution on a machine that is too slow, also when nothing eases, and not during a drag", async () => {
    const r = await kit.run<{ steps: [number, number, number][]; color: Rgb }>(`${GPU} ${pacedBy(180)}
      const stage = kit.start({ adapt: true, reducedMotion: true, maxPixelRatio: 1 });
      await kit.load(stage, { model3d: { full: { url: "model.glb", bytes: 9000 }, lods: [{ url: "model-1.glb", bytes: 9000 }] } });
      const p = kit.place(stage, "left", [1, 0.75, 0], 0.4, "a");
      await stage.apply(kit.build({ stickers: [p] }));
      const turn = async () => {
        for (let i = 0; i < 8; i++) { stage.orbit(i % 2 ? 0.01 : -0.01, 0); await kit.nextFrame(stage); }
        return [stage.stats().pixelRatio, stage.stats().livery.size, stage.stats().detail];
      };
      const steps = [];
      stage.beginDrag("a");
      steps.push(await turn());
      stage.cancelDrag();
      steps.push(await turn());
      for (let i = 0; i < 4; i++) steps.push(await turn());
      return { steps, color: await kit.colorAt(stage, "left", [1, 0.75, 0]) };`);
    expect(r.steps[0]?.slice(0, 2)).toEqual([1, 2048]);
    expect(r.steps[1]?.[0]).toBeLessThan(1);
    // In the end pixels, livery and model, and what is printed is still there.
    expect(r.steps.at(-1)).toEqual([0.55, 1024, 1]);
    expect(r.color[0]).toBeGreaterThan(2 * r.color[1]);
  });

  it("draws a car that is far away with its coarser model, in its paint, with its stickers and doors, and photos with the finest", async () => {
    const r = await kit.run<{ details: number[]; triangles: number[]; reds: number[]; failed: number }>(`${GPU} ${PACED}
      const stage = kit.start({ adapt: true, quality: "desktop", maxPixelRatio: 1 });
      await kit.load(stage, { model3d: { full: { url: "model.glb", bytes: 9000 }, lods: [{ url: "model-1.glb", bytes: 9000 }] } });
      const p = kit.place(stage, "left", [1, 0.75, 0.9], 1.2, "a");
      const build = kit.build({ stickers: [p], parts: { spoiler: kit.uuid(9) }, doors: ["door.left"], stance: { height: 40, camber: { front: -4, rear: 0 }, offset: { front: 0, rear: 0 } } });
      await stage.apply(build);
      const details = [], triangles = [], reds = [];
      const look = async (pose) => {
        stage.setView({ position: [pose, 2, pose], target: [0, 0.6, 0], fov: 30 }, { animate: false });
        // The first frame asks for the model, one after it has come shows it.
        for (let i = 0; i < 6; i++) { await kit.nextFrame(stage); await new Promise((r) => setTimeout(r, 40)); }
        stage.orbit(0.0001, 0);
        const image = await kit.nextFrame(stage);
        let red = 0;
        for (let i = 0; i < image.data.length; i += 4) if (image.data[i] > 90 && image.data[i] > 2 * image.data[i + 1]) red++;
        details.push(stage.stats().detail);
        triangles.push(stage.stats().triangles);
        return red;
      };
      reds.push(await look(3), await look(12));
      // The same distance with the whole model.
      await stage.capture({ width: 40, height: 24, samples: 1 });
      details.push(stage.stats().detail);
      reds.push(await look(3));
      return { details, triangles, reds, failed: stage.stats().failedPrograms };`);
    expect(r.details).toEqual([0, 1, 0, 0]);
    expect(r.triangles[1]).toBeLessThan((r.triangles[0] ?? 0) - 200);
    expect(r.triangles[2]).toBe(r.triangles[0]);
    // A sticker on the door and the fender, some twenty times smaller by area.
    expect(r.reds[1]).toBeGreaterThan((r.reds[0] ?? 0) / 60);
    expect(r.reds[2]).toBe(r.reds[0]);
    expect(r.failed).toBe(0);
  });
});
