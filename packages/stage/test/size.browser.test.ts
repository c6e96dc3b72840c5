import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserKit, hasBrowser, openKit, UNDRAWN } from "./browser-kit.ts";

/** In passing a still of three by two tiles, the last of them cut as in the largest; all the pixels of 8K take a processor long. */
const [WIDTH, HEIGHT] = process.env.TEST_LONG ? [7680, 4320] : [4800, 2700];
/** Where tiles meet along a side. */
const borders = (length: number) => [2048, 4096, 6144].filter((at) => at < length);

/** Pictures in their real size, of a car that is boxes. */
describe.skipIf(!hasBrowser)("pictures at full size", () => {
  let kit: BrowserKit;
  beforeAll(async () => {
    kit = await openKit();
  });
  afterAll(() => kit?.close());

  it("a still of many tiles is put together of tiles, none missing or shifted, no seam, no buffer larger than a tile and its margin", async () => {
    const r = await kit.run<{
      size: number[];
      off: number;
      seams: { at: number; border: number; beside: number }[];
      largest: number;
      kept: number;
    }>(`
      const stage = kit.start({ quality: "desktop" });
      await kit.load(stage);
      // The car stands in a polished floor too, across the border of two tiles.
      await stage.apply(kit.build({ scene: { id: "studio-dark", floor: "gloss" }, paint: { body: { color: "#e02020", finish: "solid" } } }));
      const how = { view: "front34", samples: 1, type: "image/png" };
      const small = await createImageBitmap(await stage.capture({ ...how, width: 480, height: 270, samples: 4 }));
      let largest = 0;
      const gl = WebGL2RenderingContext.prototype;
      const made = { texStorage2D: [3, 4], texImage2D: [3, 4], renderbufferStorage: [2, 3], renderbufferStorageMultisample: [3, 4] };
      for (const [name, [w, h]] of Object.entries(made)) {
        const own = gl[name];
        gl[name] = function (...given) {
          // texImage2D of an element has no size of its own.
          if (name !== "texImage2D" || given.length > 6) largest = Math.max(largest, given[w] * given[h]);
          return own.apply(this, given);
        };
      }
      // what a picture at rest has beside a moving one is there before it is counted
      await kit.rest(stage);
      const before = stage.stats().textures;
      const large = await createImageBitmap(await stage.capture({ ...how, width: ${WIDTH}, height: ${HEIGHT}, onProgress: () => undefined }));
      await kit.rest(stage);
      const kept = stage.stats().textures - before;
      const pixels = (image, x, y, w, h, width = w, height = h) => {
        const context = new OffscreenCanvas(width, height).getContext("2d");
        context.drawImage(image, x, y, w, h, 0, 0, width, height);
        return context.getImageData(0, 0, width, height).data;
      };
      const [a, b] = [pixels(small, 0, 0, 480, 270), pixels(large, 0, 0, ${WIDTH}, ${HEIGHT}, 480, 270)];
      let off = 0;
      for (let i = 0; i < a.length; i++) off += Math.abs(a[i] - b[i]);
      // Six lines of pixels about a border: how far each is from the next, over runs that are long enough to even out the dither.
      const RUN = 60;
      const seams = [];
      const along = (at, upright) => {
        const data = upright ? pixels(large, at - 3, 0, 6, ${HEIGHT}) : pixels(large, 0, at - 3, ${WIDTH}, 6);
        const count = upright ? ${HEIGHT} : ${WIDTH};
        const steps = [0, 1, 2, 3, 4].map((k) => {
          let sum = 0;
          for (let from = 0; from < count; from += RUN)
            for (let c = 0; c < 3; c++) {
              let step = 0;
              for (let n = from; n < from + RUN; n++) {
                const i = (upright ? n * 6 + k : k * count + n) * 4 + c;
                step += data[upright ? i + 4 : i + count * 4] - data[i];
              }
              sum += Math.abs(step) / RUN;
            }
          return (sum * RUN) / count / 3;
        });
        seams.push({ at, border: steps[2], beside: Math.max(steps[0], steps[1], steps[3], steps[4]) });
      };
      for (const x of [${borders(WIDTH)}]) along(x, true);
      for (const y of [${borders(HEIGHT)}]) along(y, false);
      return { size: [large.width, large.height], off: off / a.length, seams, largest, kept };`);
    expect(r.size).toEqual([WIDTH, HEIGHT]);
    expect(r.off).toBeLessThan(2);
    for (const { at, border, beside } of r.seams) expect(border, `at ${at}`).toBeLessThanOrEqual(1.3 * beside + 0.15);
    expect(r.largest).toBeLessThanOrEqual(2080 * 2080);
    expect(r.kept).toBe(0);
  });

  it("a film of 1920 × 1080 is encoded in that size", async () => {
    const r = await kit.run<{ size: number[]; frames: number }>(`${UNDRAWN}
      const stage = kit.start({ quality: "desktop" });
      await kit.load(stage);
      const film = await stage.film({ width: 1920, height: 1080, seconds: 0.2, fps: 10, samples: 1 });
      const video = document.createElement("video");
      video.src = URL.createObjectURL(film.blob);
      await new Promise((resolve, reject) => { video.onloadedmetadata = resolve; video.onerror = () => reject(new Error("does not play")); });
      return { size: [video.videoWidth, video.videoHeight], frames: film.frames };`);
    expect(r).toEqual({ size: [1920, 1080], frames: 2 });
  });
});
