import { describe, expect, it } from "vitest";
import { halton } from "./halton.ts";
import { sampleOffset } from "./picture.ts";
import { qualityPlan, ResolutionGovernor, textureBytes } from "./quality.ts";

const DEVICE = { maxTexture: 16384, memory: 16, software: false, pixelRatio: 3 };

describe("quality", () => {
  it("gives phones and weak machines a smaller livery and never exceeds the device", () => {
    expect(qualityPlan("desktop", DEVICE)).toMatchObject({ livery: 4096, pixelRatio: 2, reflection: true });
    expect(qualityPlan("phone", DEVICE)).toMatchObject({ livery: 2048, pixelRatio: 1.5, reflection: false });
    expect(qualityPlan("desktop", { ...DEVICE, memory: 2 }).livery).toBe(2048);
    expect(qualityPlan("photo", { ...DEVICE, maxTexture: 4096 }).livery).toBe(4096);
    expect(qualityPlan("desktop", { ...DEVICE, maxPixelRatio: 1 }).pixelRatio).toBe(1);
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
    expect(textureBytes(plan, buffer) / 2 ** 20).toBeLessThan(150);
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

  it("gives up the floor's mirror before more pixels, and pixels last", () => {
    const g = new ResolutionGovernor();
    const seen: [number, boolean][] = [];
    for (let i = 0; i < 5; i++) {
      run(g, 50, 1.1);
      seen.push([g.scale, g.mirror]);
    }
    expect(seen).toEqual([
      [0.85, true],
      [0.85, false],
      [0.7, false],
      [0.55, false],
      [0.55, false],
    ]);
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
