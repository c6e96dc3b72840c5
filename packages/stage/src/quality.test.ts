import { describe, expect, it } from "vitest";
import { halton } from "./halton.ts";
import { sampleOffset } from "./picture.ts";
import { qualityPlan, ResolutionGovernor } from "./quality.ts";

const DEVICE = { maxTexture: 16384, memory: 16, software: false, pixelRatio: 3 };

describe("quality", () => {
  it("gives phones and weak machines a smaller livery and never exceeds the device", () => {
    expect(qualityPlan("desktop", DEVICE)).toMatchObject({ livery: 4096, pixelRatio: 2, reflection: true });
    expect(qualityPlan("phone", DEVICE)).toMatchObject({ livery: 2048, pixelRatio: 1.5, reflection: false });
    expect(qualityPlan("desktop", { ...DEVICE, memory: 2 }).livery).toBe(2048);
    expect(qualityPlan("photo", { ...DEVICE, maxTexture: 4096 }).livery).toBe(4096);
    expect(qualityPlan("desktop", { ...DEVICE, maxPixelRatio: 1 }).pixelRatio).toBe(1);
  });

  it("steps down after a second of slow frames, up after four of fast ones, and not in between or in a drag", () => {
    const g = new ResolutionGovernor();
    for (let i = 0; i < 25; i++) g.frame(40, true);
    expect(g.scale).toBe(1);
    g.frame(40, false);
    expect(g.scale).toBe(0.85);
    for (let i = 0; i < 1000; i++) g.frame(16, false);
    expect(g.scale).toBe(0.85);
    for (let i = 0; i < 450; i++) g.frame(9, false);
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
