import { beforeAll, describe, expect, it } from "vitest";
import { nodeChain } from "../testing/glb.ts";
import { syntheticCar } from "../testing/synthetic-car.ts";
import { importTemplateIsolated } from "./isolated.ts";

describe("importTemplateIsolated", () => {
  let file: Uint8Array;
  beforeAll(async () => {
    file = await syntheticCar();
  });

  it("gives what the import gives, leaves this process free and reports progress", async () => {
    const steps = new Set<string>();
    let beats = 0;
    const timer = setInterval(() => beats++, 20);
    const { glb, manifest, report } = await importTemplateIsolated(file, {
      title: "Car",
      progress: (step) => steps.add(step),
    });
    clearInterval(timer);
    expect(glb.byteLength).toBe(manifest.model3d.full.bytes);
    // what readers of its words need
    expect(glb.byteOffset % 4).toBe(0);
    expect(report.output.validatorErrors).toBe(0);
    expect([...steps]).toEqual(expect.arrayContaining(["check", "unwrap", "verify"]));
    expect(beats).toBeGreaterThan(20);
  });

  it("refuses as the check does, and ends at its limits of memory and time", async () => {
    await expect(importTemplateIsolated(nodeChain(20_000))).rejects.toMatchObject({ code: "node-depth" });
    await expect(importTemplateIsolated(file, {}, { seconds: 0.2, megabytes: 512 })).rejects.toMatchObject({
      code: "out-of-time",
    });
    await expect(importTemplateIsolated(file, {}, { seconds: 60, megabytes: 12 })).rejects.toMatchObject({
      code: "out-of-memory",
    });
  });

  it("stops when told to", async () => {
    const stop = new AbortController();
    const running = importTemplateIsolated(file, { signal: stop.signal });
    setTimeout(() => stop.abort(new Error("enough")), 300);
    await expect(running).rejects.toThrow("enough");
  });
});
