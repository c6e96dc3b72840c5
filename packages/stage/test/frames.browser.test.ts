import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserKit, hasBrowser, openKit } from "./browser-kit.ts";
import { boxCarGlb } from "./fixture/box-car.ts";

type Rgb = [number, number, number];

/** Frames follow one another in so many milliseconds by the page's clock, however fast or slow this machine is. */
const pacedBy = (ms: number) => `let paced = 0;
  const asked = requestAnimationFrame;
  window.requestAnimationFrame = (draw) => asked(() => draw((paced += ${ms})));`;
/** As on a fast machine: nothing is given up on the way. */
const PACED = pacedBy(16);

/** The page believes that a GPU draws, so that nothing is spared from the first. */
const GPU = `const { getParameter } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.getParameter = function (name) { return name === 0x9246 ? "A GPU" : getParameter.call(this, name); };`;

describe.skipIf(!hasBrowser)("what a stage draws, and when", () => {
  let kit: BrowserKit;
  beforeAll(async () => {
    kit = await openKit({ "model-1.glb": boxCarGlb(2) });
  });
  afterAll(() => kit?.close());

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
