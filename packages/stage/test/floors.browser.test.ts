import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserKit, hasBrowser, openKit } from "./browser-kit.ts";

describe.skipIf(!hasBrowser)("floors", () => {
  let kit: BrowserKit;
  beforeAll(async () => {
    kit = await openKit();
  });
  afterAll(() => kit?.close());

  it("another floor lies in a scene: darker or lighter as it is, mirrored when polished; with none the wall goes on behind the shadow", async () => {
    const r = await kit.run<{
      floors: Record<string, Record<string, number[]>>;
      failed: number;
      again: number;
    }>(`
      const stage = kit.start({ quality: "desktop", maxPixelRatio: 1, shown: false });
      await kit.load(stage);
      const shot = async (scene) => {
        await stage.apply(kit.build({ scene, paint: { body: { color: "#e02020", finish: "solid" } } }));
        const image = await createImageBitmap(await stage.capture({ width: 320, height: 180, samples: 1, type: "image/png", asGiven: true, view: { position: [7, 1.2, 0], target: [0, 0.5, 0], fov: 32 } }));
        const context = new OffscreenCanvas(320, 180).getContext("2d");
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, 320, 180).data;
      };
      const mean = (data, x, y, w, h) => {
        const sum = [0, 0, 0];
        for (let j = y; j < y + h; j++) for (let i = x; i < x + w; i++) for (let c = 0; c < 3; c++) sum[c] += data[(j * 320 + i) * 4 + c] / (w * h);
        return sum;
      };
      const floors = {};
      let first;
      for (const id of ["studio-light", "snow-field"])
        for (const floor of [undefined, "asphalt", "concrete", "gloss", "none"]) {
          const data = await shot({ id, floor });
          first ??= data;
          // Before the car, under it, in its mirror image, and the wall above the floor's end.
          floors[id + " " + (floor ?? "own")] = { free: mean(data, 8, 160, 40, 12), under: mean(data, 130, 112, 60, 3), mirror: mean(data, 130, 128, 60, 8), wall: mean(data, 8, 36, 40, 8) };
        }
      // From another scene that has no floor.
      const back = await shot({ id: "studio-light" });
      let again = 0;
      for (let i = 0; i < first.length; i++) again = Math.max(again, Math.abs(first[i] - back[i]));
      return { floors, failed: stage.stats().failedPrograms, again };`);
    expect(r.failed).toBe(0);
    expect(r.again).toBe(0);
    const light = (name: string, part: string) => r.floors[name]?.[part]?.[1] ?? Number.NaN;
    for (const id of ["studio-light", "snow-field"]) {
      expect(light(`${id} asphalt`, "free"), id).toBeLessThan(0.8 * light(`${id} own`, "free"));
      expect(light(`${id} concrete`, "free"), id).toBeGreaterThan(1.15 * light(`${id} asphalt`, "free"));
      for (const floor of ["own", "asphalt", "concrete", "gloss", "none"])
        expect(Math.abs(light(`${id} ${floor}`, "wall") - light(`${id} own`, "wall")), `${id} ${floor}`).toBeLessThan(
          2,
        );
      const [free, under] = [light(`${id} none`, "free"), light(`${id} none`, "under")];
      expect(under, id).toBeLessThan(0.8 * free);
    }
    // The red of the car stands in the polished floor alone.
    const red = (name: string) => {
      const [x = 0, y = 0] = r.floors[name]?.mirror ?? [];
      return x - y;
    };
    expect(red("snow-field gloss")).toBeGreaterThan(red("snow-field own") + 12);
    // Light studio: the wall's own colour at the height of the horizon.
    expect(Math.abs(light("studio-light none", "free") - light("studio-light none", "wall"))).toBeLessThan(14);
  });
});
