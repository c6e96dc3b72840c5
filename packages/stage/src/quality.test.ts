import { describe, expect, it } from "vitest";
import { halton } from "./halton.ts";
import { sampleOffset } from "./picture.ts";
import { coarserAt, LEAST_SAMPLES, qualityPlan, ResolutionGovernor, textureBytes } from "./quality.ts";

const DEVICE = { maxTexture: 16384, memory: 16, software: false, pixelRatio: 3 };

describe("quality", () => {
  it("gives phones and weak machines a smaller livery and never exceeds the device", () => {
    expect(qualityPlan("desktop", DEVICE)).toMatchObject({ livery: 4096, pixelRatio: 2, reflection: true });
    expect(qualityPlan("phone", DEVICE)).toMatchObject({ livery: 2048, pixelRatio: 1.5, reflection: false });
    expect(qualityPlan("desktop", { ...DEVICE, memory: 2 }).livery).toBe(2048);
    expect(qualityPlan("photo", { ...DEVICE, maxTexture: 4096 }).livery).toBe(4096);
    expect(qualityPlan("desktop", { ...DEVICE, maxPixelRatio: 1 }).pixelRatio).toBe(1);
  });

  it("gives a picture at rest fewer samples where a processor draws, the fewest where it has little memory", () => {
    const samples = (device: object) => qualityPlan("desktop", { ...DEVICE, ...device }).samples;
    expect([samples({}), samples({ memory: 2 })]).toEqual([32, 32]);
    expect([samples({ software: true }), samples({ software: true, memory: undefined })]).toEqual([8, 8]);
    expect(samples({ software: true, memory: 2 })).toBe(LEAST_SAMPLES);
  });

  it("gives a photo the finest livery that memory and textures allow, never less than the live one", () => {
    const most = (quality: "phone" | "desktop", device: object) =>
      qualityPlan(quality, { ...DEVICE, ...device }).photoLivery;
    expect(most("desktop", {})).toBe(8192);
    expect(most("desktop", { memory: undefined })).toBe(8192);
    expect(most("desktop", { memory: 4 })).toBe(4096);
    expect(most("desktop", { memory: 2 })).toBe(2048);
    expect(most("desktop", { maxTexture: 4096 })).toBe(4096);
    expect(most("phone", { memory: 8 })).toBe(4096);
    expect(most("phone", { memory: undefined })).toBe(2048);
  });

  it("keeps a phone's textures within 150 MB", () => {
    const plan = qualityPlan("phone", DEVICE);
    // The largest phones: 440 × 956 CSS pixels.
    const buffer = 440 * 956 * plan.pixelRatio ** 2;
    expect(textureBytes(plan, buffer)).toBeLessThan(150e6);
    expect(textureBytes(qualityPlan("desktop", DEVICE), buffer)).toBeGreaterThan(textureBytes(plan, buffer));
  });

  const run = (g: ResolutionGovernor, ms: number, seconds: number, held = false) => {
    for (let t = 0; t < seconds * 1000; t += ms) g.frame(ms, held);
  };

  it("steps down after a second of slow frames, up after four at a 60 Hz screen's pace, not in between or in a drag", () => {
    const g = new ResolutionGovernor();
    run(g, 40, 3, true);
    expect(g.scale).toBe(1);
    g.frame(40, false);
    expect(g.scale).toBe(0.85);
    run(g, 21, 30);
    expect(g.scale).toBe(0.85);
    run(g, 16.7, 5);
    expect(g.scale).toBe(1);
  });

  it("gives up the floor's mirror, then the finer model, then more pixels and half the livery, the coarsest model last", () => {
    const g = new ResolutionGovernor();
    const seen: [number, boolean, number, number][] = [];
    for (let i = 0; i < 6; i++) {
      run(g, 50, 1.1);
      seen.push([g.scale, g.mirror, g.coarser, g.livery(4096)]);
    }
    expect(seen).toEqual([
      [0.85, true, 0, 4096],
      [0.85, false, 0, 4096],
      [0.85, false, 1, 4096],
      [0.7, false, 1, 2048],
      [0.55, false, 2, 2048],
      [0.55, false, 2, 2048],
    ]);
    expect(g.livery(1024)).toBe(1024);
  });

  it("takes model and livery back only after seconds of quick frames, and never in a drag", () => {
    const g = new ResolutionGovernor();
    for (let i = 0; i < 4; i++) run(g, 50, 1.1);
    expect([g.coarser, g.livery(4096)]).toEqual([1, 2048]);
    run(g, 21, 30);
    run(g, 10, 30, true);
    expect([g.coarser, g.livery(4096)]).toEqual([1, 2048]);
    g.frame(10, false);
    expect([g.coarser, g.livery(4096)]).toEqual([1, 4096]);
    run(g, 10, 4.2);
    expect(g.coarser).toBe(0);
  });

  it("draws a car that is small in the picture with coarser models", () => {
    expect([100, 300, 900].map(coarserAt)).toEqual([2, 1, 0]);
  });

  it("waits longer each time a step up did not hold", () => {
    const g = new ResolutionGovernor();
    run(g, 40, 1.1);
    run(g, 16.7, 4.2);
    expect(g.scale).toBe(1);
    run(g, 40, 1.1);
    run(g, 16.7, 6);
    expect(g.scale).toBe(0.85);
    run(g, 16.7, 3);
    expect(g.scale).toBe(1);
  });
});

describe("samples", () => {
  it("are spread over the pixel with their mean in its middle", () => {
    const offsets = Array.from({ length: 32 }, (_, i) => sampleOffset(i + 1));
    const mean = (pick: (o: { x: number; y: number }) => number) => offsets.reduce((s, o) => s + pick(o), 0) / 32;
    expect(Math.abs(mean((o) => o.x))).toBeLessThan(0.05);
    expect(Math.abs(mean((o) => o.y))).toBeLessThan(0.05);
    expect(new Set(offsets.map((o) => `${o.x.toFixed(3)} ${o.y.toFixed(3)}`)).size).toBe(32);
    expect(halton(1, 2)).toBe(0.5);
    expect(halton(3, 2)).toBe(0.75);
  });
});
