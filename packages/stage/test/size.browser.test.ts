import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserKit, hasBrowser, openKit } from "./browser-kit.ts";

/** Pictures in their real size, of a car that is boxes. */
describe.skipIf(!hasBrowser)("pictures at full size", () => {
  let kit: BrowserKit;
  beforeAll(async () => {
    kit = await openKit();
  }, 120_000);
  afterAll(() => kit?.close());

  it("a still of 8K × 4.5K is whole, and the same picture as a small one", {
    timeout: 120_000,
  }, async () => {
    const r = await kit.run<{
      size: number[];
      off: number;
    }>(`
      const stage = kit.start({ quality: "desktop" });
      await kit.load(stage);
      const how = { view: "front34", samples: 1, type: "image/png" };
      const small = await createImageBitmap(await stage.capture({ ...how, width: 480, height: 270, samples: 4 }));
      const large = await createImageBitmap(await stage.capture({ ...how, width: 7680, height: 4320, onProgress: () => undefined }));
      const pixels = (image, x, y, w, h, width = w, height = h) => {
        const context = new OffscreenCanvas(width, height).getContext("2d");
        context.drawImage(image, x, y, w, h, 0, 0, width, height);
        return context.getImageData(0, 0, width, height).data;
      };
      const [a, b] = [pixels(small, 0, 0, 480, 270), pixels(large, 0, 0, 7680, 4320, 480, 270)];
      let off = 0;
      for (let i = 0; i < a.length; i++) off += Math.abs(a[i] - b[i]);
      return { size: [large.width, large.height], off: off / a.length };`);
    expect(r.size).toEqual([7680, 4320]);
    expect(r.off).toBeLessThan(2);
  });

  it("a film of 1920 × 1080 is encoded in that size", { timeout: 60_000 }, async () => {
    const r = await kit.run<{ size: number[]; frames: number }>(`
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
