import { validateBytes } from "gltf-validator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserKit, hasBrowser, openKit } from "./browser-kit.ts";

const START = `const stage = kit.start(); await kit.load(stage);
  const p = kit.place(stage, "left", [1, 0.75, 0], 0.4, "a");
  const build = kit.build({ stickers: [p, { ...p, id: "b", position: [1, 0.75, -1], finish: "matte" }], doors: ["door.left"],
    paint: { body: { color: "#2040c0", finish: "metallic" } }, parts: { "wheels.front": kit.uuid(8) }, lights: { on: true } });
  await stage.apply(build);
  const text = async (blob) => { const b = new Uint8Array(await blob.arrayBuffer()); let s = ""; for (let i = 0; i < b.length; i += 8192) s += String.fromCharCode(...b.subarray(i, i + 8192)); return btoa(s); };`;

describe.skipIf(!hasBrowser)("exports", () => {
  let kit: BrowserKit;
  beforeAll(async () => {
    kit = await openKit();
  }, 120_000);
  afterAll(() => kit?.close());

  it("a GLB without errors, with the stickers in a texture of at least 2,048 px, and a USDZ", async () => {
    const r = await kit.run<{ glb: string; usdz: string; left: number[] }>(`${START}
      const glb = await text(await stage.exportModel("glb"));
      const usdz = await text(await stage.exportModel("usdz"));
      return { glb, usdz, left: await kit.colorAt(stage, "right", [-1, 0.75, 0]) };`);
    const glb = Buffer.from(r.glb, "base64");
    const report = await validateBytes(new Uint8Array(glb), {});
    expect(report.issues.messages.filter((m) => m.severity === 0)).toEqual([]);
    const { info } = report as unknown as { info: { resources: { image?: { width: number } }[] } };
    const widths = info.resources.map((resource) => resource.image?.width ?? 0);
    expect(Math.max(...widths)).toBeGreaterThanOrEqual(2048);
    const json = JSON.parse(glb.subarray(20, 20 + glb.readUInt32LE(12)).toString());
    const names = json.nodes.map((node: { name?: string }) => node.name);
    expect(names).toContain("panel.door.left");
    expect(names).toContain("hinge.door.left");
    const body = json.materials.filter((m: { name: string }) => m.name === "zone.body");
    expect(
      body.some(
        (m: { pbrMetallicRoughness: { baseColorTexture?: object } }) => m.pbrMetallicRoughness.baseColorTexture,
      ),
    ).toBe(true);

    const usdz = Buffer.from(r.usdz, "base64");
    expect(usdz.subarray(0, 2).toString()).toBe("PK");
    expect(usdz.includes("model.usda")).toBe(true);
    expect(usdz.includes("textures/")).toBe(true);
    // Stored, not compressed, as the format asks.
    expect(usdz.readUInt16LE(8)).toBe(0);
    // The stage is as it was.
    expect(r.left[2]).toBeGreaterThan((r.left[0] ?? 0) + 10);
  });
});
