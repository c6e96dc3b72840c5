import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserKit, hasBrowser, openKit } from "./browser-kit.ts";

const PIXELS = `
  const pixels = async (blob) => {
    const image = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };`;

describe.skipIf(!hasBrowser)("photos and films", () => {
  let kit: BrowserKit;
  beforeAll(async () => {
    kit = await openKit();
  });
  afterAll(() => kit?.close());

  it("draws the same picture in tiles as in one piece, and tells its progress", async () => {
    const r = await kit.onStage<{ mean: number; worst: number; shares: number[]; size: number[] }>(`${PIXELS}
      const how = { width: 300, height: 180, type: "image/png", samples: 3, view: "front34" };
      const whole = await pixels(await stage.capture(how));
      const shares = [];
      const tiled = await pixels(await stage.capture({ ...how, tile: 128, onProgress: (s) => shares.push(s) }));
      let sum = 0, worst = 0;
      for (let i = 0; i < whole.data.length; i++) { const d = Math.abs(whole.data[i] - tiled.data[i]); sum += d; worst = Math.max(worst, d); }
      return { mean: sum / whole.data.length, worst, shares, size: [tiled.width, tiled.height] };`);
    expect(r.size).toEqual([300, 180]);
    expect(r.mean).toBeLessThan(0.6);
    expect(r.shares.every((s, i) => s <= 1 && s >= (r.shares[i - 1] ?? 0))).toBe(true);
  });

  it("can be cancelled, and leaves the live picture as it was", async () => {
    const r = await kit.onStage<{ error: string; before: number[]; after: number[] }>(`${PIXELS}
      const before = await kit.colorAt(stage, "left", [1, 0.75, 0]);
      const abort = new AbortController();
      // more than any machine takes up in one go: what is done in one go is done before somebody could stop it
      const error = await stage.capture({ width: 600, height: 400, samples: 4000, view: "top", signal: abort.signal, onProgress: () => abort.abort(new Error("enough")) })
        .then(() => "finished", (e) => e.message);
      return { error, before, after: await kit.colorAt(stage, "left", [1, 0.75, 0]) };`);
    expect(r.error).toBe("enough");
    for (let i = 0; i < 3; i++) expect(Math.abs((r.before[i] ?? 0) - (r.after[i] ?? 99))).toBeLessThan(3);
  });

  it("blurs what is out of the plane of focus and keeps what is in it", async () => {
    const r = await kit.onStage<{ sharp: number[]; open: number[] }>(`${PIXELS}
      // A sharp border near (z = 1.4) and one far (z = -1.4) on the left side, seen along it.
      const near = { id: "n", art: { kind: "library", uuid: kit.uuid(1) }, position: [1, 0.75, 1.4], rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2], size: [0.5, 0.5], depth: 0.2 };
      await stage.apply(kit.build({ stickers: [near, { ...near, id: "f", position: [1, 0.75, -1.4] }] }));
      const view = { position: [2.8, 0.8, 4.2], target: [1, 0.75, 0], fov: 30 };
      const step = (image, point) => {
        // Greatest change of red against blue along the row through the border.
        stage.setView(view, { animate: false });
        const at = stage.projectToScreen(point);
        const k = image.width / stage.canvas.clientWidth;
        const y = Math.round(at.y * k);
        let best = 0;
        for (let x = Math.round(at.x * k) - 25; x < at.x * k + 25; x++) {
          const v = (i) => image.data[(y * image.width + i) * 4] - image.data[(y * image.width + i) * 4 + 2];
          best = Math.max(best, Math.abs(v(x + 1) - v(x - 1)));
        }
        return best;
      };
      const focus = Math.hypot(1.8, 2.8);
      const out = { };
      for (const [name, aperture, samples] of [["sharp", 0, 3], ["open", 0.24, 10]]) {
        const image = await pixels(await stage.capture({ width: 400, height: 240, type: "image/png", samples, view, aperture, focus }));
        out[name] = [step(image, [1, 0.75, 1.4]), step(image, [1, 0.75, -1.4])];
      }
      return out;`);
    expect(r.open[0]).toBeGreaterThan(0.6 * (r.sharp[0] ?? 0));
    expect(r.open[1]).toBeLessThan(0.5 * (r.sharp[1] ?? 0));
  });

  it("AgX and neutral differ, and the next neutral picture is neutral again", async () => {
    const r = await kit.onStage<{ agx: number; again: number }>(`${PIXELS}
      await stage.apply(kit.build({ paint: { body: { color: "#c01020", finish: "solid" } } }));
      const shot = async (tone) => pixels(await stage.capture({ width: 120, height: 72, type: "image/png", samples: 2, view: "left", tone }));
      const first = await shot("neutral"), agx = await shot("agx"), again = await shot("neutral");
      const distance = (a, b) => { let s = 0; for (let i = 0; i < a.data.length; i++) s += Math.abs(a.data[i] - b.data[i]); return s / a.data.length; };
      return { agx: distance(first, agx), again: distance(first, again) };`);
    expect(r.agx).toBeGreaterThan(3);
    expect(r.again).toBe(0);
  });

  it("films a turn that a browser plays, with progress, and stops when cancelled", async () => {
    const r = await kit.onStage<{
      type: string;
      bytes: number;
      duration: number;
      size: number[];
      shares: number[];
      error: string;
    }>(`${PIXELS}
      const shares = [];
      const film = await stage.film({ width: 160, height: 96, seconds: 0.5, fps: 12, samples: 1, onProgress: (s) => shares.push(s) });
      const video = document.createElement("video");
      video.src = URL.createObjectURL(film.blob);
      await new Promise((resolve, reject) => { video.onloadedmetadata = resolve; video.onerror = () => reject(new Error("does not play")); });
      const abort = new AbortController();
      const error = await stage.film({ width: 160, height: 96, seconds: 2, samples: 1, signal: abort.signal, onProgress: () => abort.abort(new Error("enough")) })
        .then(() => "finished", (e) => e.message);
      return { type: film.type, bytes: film.blob.size, duration: video.duration, size: [video.videoWidth, video.videoHeight], shares, error };`);
    expect(r.type).toMatch(/^video\/(mp4|webm)$/);
    expect(r.bytes).toBeGreaterThan(300);
    expect(r.duration).toBeCloseTo(0.5, 1);
    expect(r.size).toEqual([160, 96]);
    expect(r.shares).toHaveLength(6);
    expect(r.error).toBe("enough");
  });

  /** Bars of 10 mm seen from so near that a live map of 2,048 px (4.9 mm a texel) blurs them. */
  const BARS = `
    const bars = Array.from({ length: 20 }, (_, i) => '<rect x="' + i * 10 + '" width="5" height="200" fill="#ff0000"/>').join("");
    const art = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="#0000ff"/>' + bars + '</svg>';
    const open = async (memory) => {
      Object.defineProperty(navigator, "deviceMemory", { value: memory, configurable: true });
      const stage = kit.start({ quality: "desktop", maxPixelRatio: 1, assets: { stickerArt: async () => ({ url: "data:image/svg+xml," + encodeURIComponent(art), aspect: 1 }) } });
      await kit.load(stage);
      const p = { id: "a", art: { kind: "library", uuid: kit.uuid(0) }, position: [1, 0.75, 0], rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2], size: [0.2, 0.2], depth: 0.2 };
      await stage.apply(kit.build({ stickers: [p] }));
      return stage;
    };
    const how = { width: 160, height: 100, type: "image/png", samples: 1, asGiven: true, view: { position: [1.6, 0.75, 0], target: [1, 0.75, 0], fov: 30 } };
    const contrast = async (blob) => {
      const image = await createImageBitmap(blob);
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
      context.drawImage(image, 0, 0);
      const row = context.getImageData(60, 50, 40, 1).data;
      let low = 255, high = -255;
      for (let i = 0; i < 40; i++) { const v = row[i * 4] - row[i * 4 + 2]; low = Math.min(low, v); high = Math.max(high, v); }
      return high - low;
    };`;

  it("prints the livery finer for a photo that shows more than the live one holds, and frees it, also when cancelled or failed", async () => {
    const r = await kit.run<{
      live: number;
      whole: number;
      ends: string[];
      textures: number[];
      size: number;
      changed: number;
    }>(`${BARS}
      const stage = await open(2);
      const live = await contrast(await stage.capture(how));
      stage.dispose();
      const strong = await open(8);
      await strong.capture({ ...how, view: "left" });
      // what a picture at rest has beside a moving one is there before it is counted
      await kit.rest(strong);
      const before = await kit.nextFrame(strong);
      const textures = [strong.stats().textures];
      const whole = await contrast(await strong.capture(how));
      const ends = [];
      const abort = new AbortController();
      const stopped = strong.capture({ ...how, samples: 9, signal: abort.signal, onProgress: () => undefined });
      abort.abort(new Error("enough"));
      ends.push(await stopped.then(() => "finished", (e) => e.message));
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function (told) { told(null); };
      ends.push(await strong.capture(how).then(() => "finished", (e) => e.message));
      HTMLCanvasElement.prototype.toBlob = toBlob;
      await kit.rest(strong);
      const after = await kit.nextFrame(strong);
      textures.push(strong.stats().textures);
      let changed = 0;
      for (let i = 0; i < before.data.length; i++) changed = Math.max(changed, Math.abs(before.data[i] - after.data[i]));
      return { live, whole, ends, textures, size: strong.stats().livery.size, changed };`);
    expect(r.whole).toBeGreaterThan(r.live * 1.2);
    expect(r.ends).toEqual(["enough", "The picture could not be encoded."]);
    expect(r.textures[1]).toBe(r.textures[0]);
    expect(r.size).toBe(2048);
    expect(r.changed).toBe(0);
  });
});
