import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserKit, hasBrowser, openKit } from "./browser-kit.ts";
import { hostileFiles } from "./fixture/hostile.ts";

type Rgb = [number, number, number];
const REFUSED = ["page.glb", "cut.glb", "junk.glb", "ring.glb", "bomb.glb", "abroad.glb", "overrun.glb", "missing.glb"];
const HARMLESS = ["empty.glb", "nan.glb"];
const ARTS = ["cut.png", "script.svg", "huge.svg", "page.glb"];

describe.skipIf(!hasBrowser)("hostile files", () => {
  let kit: BrowserKit;
  beforeAll(async () => {
    kit = await openKit(hostileFiles());
  });
  afterAll(() => kit?.close());

  it("of templates are refused with a reason, or show nothing, and the car that stood there stays", async () => {
    const r = await kit.run<{ refused: string[]; stood: Rgb[]; harmless: string[]; after: Rgb; failed: number }>(`
      const stage = kit.start(); await kit.load(stage);
      const open = (name) => kit.load(stage, { model3d: { full: { url: name, bytes: 100 }, lods: [] } }).then(() => "shown", (e) => e.code);
      const refused = [];
      for (const name of ${JSON.stringify(REFUSED)}) refused.push(await open(name));
      const stood = [await kit.colorAt(stage, "left", [1, 0.75, 0])];
      const harmless = [];
      for (const name of ${JSON.stringify(HARMLESS)}) {
        harmless.push(await open(name));
        await kit.nextFrame(stage);
      }
      await kit.load(stage);
      return { refused, stood, harmless, after: await kit.colorAt(stage, "left", [1, 0.75, 0]), failed: stage.stats().failedPrograms };`);
    expect(r.refused).toEqual(REFUSED.map(() => "template"));
    expect(r.harmless.every((end) => end === "shown" || end === "template")).toBe(true);
    for (const color of r.stood)
      for (let i = 0; i < 3; i++) expect(Math.abs((color[i] ?? 0) - (r.after[i] ?? 99))).toBeLessThan(3);
    expect(r.after[0]).toBeGreaterThan(40);
    expect(r.failed).toBe(0);
  });

  it("of parts and pictures leave the car as it is and are told of; scripts in drawings never run", async () => {
    const r = await kit.run<{ errors: string[]; colors: Rgb[]; part: Rgb; harmed: unknown }>(`
      const names = ${JSON.stringify(ARTS)};
      const told = [];
      const stage = kit.start({
        assets: {
          partModel: async () => ({ url: "/fixture/bomb.glb", option: await (await fetch("/fixture/spoiler.json")).json() }),
          stickerArt: async (art) => ({ url: "/fixture/" + names[Number(art.uuid.slice(-1))], aspect: 1 }),
        },
        onError: (e) => told.push(e.code + " " + e.reference),
      });
      await kit.load(stage);
      const at = (i) => [1, 0.75, -1.2 + i * 0.6];
      const stickers = names.map((_, i) => kit.place(stage, "left", at(i), 0.4, "a" + i, i));
      await stage.apply(kit.build({ stickers, parts: { spoiler: kit.uuid(9) } }));
      const colors = [];
      for (const i of names.keys()) colors.push(await kit.colorAt(stage, "left", at(i)));
      return { errors: told.sort(), colors, part: await kit.colorAt(stage, "left", [1, 0.75, 1.4]), harmed: window.harmed };`);
    expect(r.errors).toEqual(["art a0", "art a3", "part spoiler"]);
    const [cut, script, huge, page] = r.colors as [Rgb, Rgb, Rgb, Rgb];
    for (const bare of [cut, page]) expect(Math.max(...bare) - Math.min(...bare)).toBeLessThan(30);
    expect(script[0]).toBeGreaterThan(2 * script[1]);
    expect(huge[1]).toBeGreaterThan(2 * huge[0]);
    expect(r.harmed).toBeUndefined();
  });
});
