import { validateBytes } from "gltf-validator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserKit, generatedCars, hasBrowser, openKit } from "./browser-kit.ts";

const TEXT = `const text = async (blob) => { const b = new Uint8Array(await blob.arrayBuffer()); let s = ""; for (let i = 0; i < b.length; i += 8192) s += String.fromCharCode(...b.subarray(i, i + 8192)); return btoa(s); };`;
const START = `${TEXT}
  const stage = kit.start(); await kit.load(stage);
  const p = kit.place(stage, "left", [1, 0.75, 0], 0.4, "a");
  const build = kit.build({ stickers: [p, { ...p, id: "b", position: [1, 0.75, -1], finish: "matte" }], doors: ["door.left"],
    paint: { body: { color: "#2040c0", finish: "metallic" } }, parts: { "wheels.front": kit.uuid(8) }, lights: { on: true } });
  await stage.apply(build);`;
const cars = generatedCars();

type Texture = { index: number };
type Material = {
  name: string;
  pbrMetallicRoughness: { baseColorTexture?: Texture; metallicRoughnessTexture?: Texture };
  extensions?: { KHR_materials_clearcoat?: { clearcoatTexture?: Texture } };
};
type Gltf = { nodes: { name?: string }[]; materials: Material[]; textures: { source: number }[] };

/** What a validator says is wrong, the file's own words, and the sides of the pictures that carry paint and stickers. */
async function inspect(glb: Buffer): Promise<{ errors: unknown[]; json: Gltf; baked: number[] }> {
  const report = await validateBytes(new Uint8Array(glb), {});
  const json: Gltf = JSON.parse(glb.subarray(20, 20 + glb.readUInt32LE(12)).toString());
  const { resources } = (
    report as unknown as { info: { resources: { pointer: string; image?: { width: number; height: number } }[] } }
  ).info;
  const sides = (texture: Texture | undefined) => {
    const source = texture ? json.textures[texture.index]?.source : undefined;
    const image = resources.find((resource) => resource.pointer === `/images/${source}`)?.image;
    return image ? [image.width, image.height] : [0];
  };
  const baked = json.materials
    .filter((m) => m.name === "zone.body" && m.pbrMetallicRoughness.baseColorTexture)
    .flatMap((m) => [
      ...sides(m.pbrMetallicRoughness.baseColorTexture),
      ...sides(m.pbrMetallicRoughness.metallicRoughnessTexture),
      ...sides(m.extensions?.KHR_materials_clearcoat?.clearcoatTexture),
    ]);
  return { errors: report.issues.messages.filter((m) => m.severity === 0), json, baked };
}

describe.skipIf(!hasBrowser)("exports", () => {
  let kit: BrowserKit;
  beforeAll(async () => {
    kit = await openKit({}, cars ? { cars } : {});
  });
  afterAll(() => kit?.close());

  it("a GLB without errors, with the stickers in a texture of at least 2,048 px, and a USDZ", async () => {
    const r = await kit.run<{ glb: string; usdz: string; left: number[] }>(`${START}
      const glb = await text(await stage.exportModel("glb"));
      const usdz = await text(await stage.exportModel("usdz"));
      return { glb, usdz, left: await kit.colorAt(stage, "right", [-1, 0.75, 0]) };`);
    const glb = Buffer.from(r.glb, "base64");
    const { errors, json, baked } = await inspect(glb);
    expect(errors).toEqual([]);
    // A phone's livery has 2,048 px: the surface is not half of it.
    expect(baked.length).toBeGreaterThan(0);
    expect(Math.min(...baked)).toBeGreaterThanOrEqual(2048);
    const names = json.nodes.map((node) => node.name);
    expect(names).toContain("panel.door.left");
    expect(names).toContain("hinge.door.left");

    const usdz = Buffer.from(r.usdz, "base64");
    expect(usdz.subarray(0, 2).toString()).toBe("PK");
    expect(usdz.includes("model.usda")).toBe(true);
    expect(usdz.includes("textures/")).toBe(true);
    // Stored, not compressed, as the format asks.
    expect(usdz.readUInt16LE(8)).toBe(0);
    // The stage is as it was.
    expect(r.left[2]).toBeGreaterThan((r.left[0] ?? 0) + 10);
  });

  it.skipIf(!cars)("a GLB of a generated car without errors", async () => {
    const glb = await kit.run<string>(`${TEXT}
      const stage = kit.start({ shown: false }); await kit.load(stage, {}, "/cars/halden-gt/");
      const p = { id: "a", art: { kind: "library", uuid: kit.uuid(0) }, position: [0.95, 0.6, 0.2],
        rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2], size: [0.4, 0.4], depth: 0.8, projection: "side", finish: "chrome" };
      await stage.apply(kit.build({ stickers: [p], paint: { body: { color: "#2040c0", finish: "pearl" } }, lights: { on: true } }));
      return text(await stage.exportModel("glb"));`);
    const { errors, json, baked } = await inspect(Buffer.from(glb, "base64"));
    expect(errors).toEqual([]);
    expect(Math.min(...baked)).toBeGreaterThanOrEqual(2048);
    expect(json.nodes.length).toBeGreaterThan(20);
  });
});
