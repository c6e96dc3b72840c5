import { panelSurface } from "@carloom/asset";
import { madeOf, type Placement, printedFace, readSurface, type Shape, writeSurface } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserKit, hasBrowser, openKit } from "../../packages/stage/test/browser-kit.ts";
import { boxCarGlb } from "../../packages/stage/test/fixture/box-car.ts";

/** Charts of flat panels: where they begin in the livery map, and how large they are; its unit is ten metres. */
const CHARTS = {
  "door.left": [0.02, 0.02, 0.3, 0.09],
  "fender.front.left": [0.4, 0.02, 0.099, 0.09],
  "door.right": [0.02, 0.2, 0.3, 0.09],
} as const;
const METRES_PER_UNIT = 10;

const GREEN = "00000000-0000-4000-8000-000000000002";
const LEFT: Placement["rotation"] = [0, Math.SQRT1_2, 0, Math.SQRT1_2];
/** Turned by 30° on the left side. */
const TURNED: Placement["rotation"] = [
  Math.SQRT1_2 * Math.sin(Math.PI / 12),
  Math.SQRT1_2 * Math.cos(Math.PI / 12),
  Math.SQRT1_2 * Math.sin(Math.PI / 12),
  Math.SQRT1_2 * Math.cos(Math.PI / 12),
];

const green = (over: Partial<Placement>) =>
  testPlacement("a", { art: { kind: "library", uuid: GREEN }, rotation: LEFT, size: [0.8, 0.5], depth: 0.4, ...over });
const drawn = (shape: Shape, over: Partial<Placement>) =>
  green({ art: { kind: "shape", shape, fill: { kind: "solid", color: "#00ff00" } }, ...over });
const CASES: Record<string, Placement> = {
  "inside a panel": green({ position: [1, 0.75, 0] }),
  "cut by the sill": green({ position: [1, 0.35, 0] }),
  "over the gap between two panels": green({ position: [1, 0.75, 1] }),
  "over the gap, on one of them alone": green({ position: [1, 0.75, 1], panels: ["door.left"] }),
  "turned, cut by roof and tail": green({ position: [1, 1.1, -1.8], rotation: TURNED }),
  "on both sides, one of them off its panel's end": green({ position: [1, 0.75, 1], mirror: { readable: true } }),
  "a wedge, whose thick end the sill cuts": drawn(
    { form: "wedge", from: 0.2, to: 1, at: 0 },
    { position: [1, 0.45, 0] },
  ),
  "a ring over the gap between two panels": drawn({ form: "ring", band: 0.12 }, { position: [1, 0.75, 1] }),
  "a star that is turned and flipped": drawn(
    { form: "star", points: 5, inner: 0.5, corner: 0.03 },
    { position: [1, 0.75, 0], rotation: TURNED, flip: true },
  ),
  "laid all around, from above": drawn(
    { form: "rectangle", corner: 0 },
    {
      position: [1, 0.75, 0],
      rotation: [-Math.SQRT1_2, 0, 0, Math.SQRT1_2],
      projection: "wrap",
      panels: ["door.left"],
    },
  ),
  "printed whole, which changes no pixel of the car": green({ position: [1, 0.35, 0], whole: true }),
};

/** Green of a texel that is half covered, mixed in linear light: what an edge cuts counts where more than half is left. */
const HALF = 187;
/**
 * Of each case, square metres of green in each chart of the livery as it is exported; by one stage, as one is edited, in a
 * tab that nobody looks at, for the car itself is not measured.
 */
const MEASURE = `const HALF = ${HALF}; const stage = kit.start({ shown: false }); await kit.load(stage);
  const measure = async (sticker) => {
  await stage.apply(kit.build({ paint: { body: { color: "#800000", finish: "solid" } }, stickers: [sticker] }));
  const bytes = new Uint8Array(await (await stage.exportModel("glb")).arrayBuffer());
  const view = new DataView(bytes.buffer);
  const length = view.getUint32(12, true);
  const json = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length)));
  const body = json.materials.find((m) => m.name === "zone.body" && m.pbrMetallicRoughness.baseColorTexture);
  const image = json.images[json.textures[body.pbrMetallicRoughness.baseColorTexture.index].source];
  const { byteOffset = 0, byteLength } = json.bufferViews[image.bufferView];
  const file = new Blob([bytes.subarray(28 + length + byteOffset, 28 + length + byteOffset + byteLength)], { type: image.mimeType });
  const picture = await createImageBitmap(file);
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  context.drawImage(picture, 0, 0);
  const texel = (metresPerUnit / picture.width) ** 2;
  const out = {};
  for (const [panel, [u, v, wide, high]] of Object.entries(charts)) {
    const [x, y, w, h] = [u, v, wide, high].map((value) => Math.round(value * picture.width));
    const { data } = context.getImageData(x, y, w, h);
    let count = 0;
    for (let i = 0; i < data.length; i += 4) if (data[i + 1] > HALF) count++;
    out[panel] = count * texel;
  }
  out.paint = [...context.getImageData(Math.round(0.15 * picture.width), Math.round(0.45 * picture.width), 1, 1).data];
  return out; };
  const all = {};
  for (const [name, sticker] of Object.entries(cases)) all[name] = await measure(sticker);
  return all;`;

describe.skipIf(!hasBrowser)("what is billed of a sticker", () => {
  let kit: BrowserKit;
  beforeAll(async () => {
    kit = await openKit();
  });
  afterAll(() => kit?.close());

  it("is what the livery shows of it, pixel by pixel", async () => {
    // as the server reads it
    const surface = readSurface(writeSurface(await panelSurface(boxCarGlb(), 0)));
    const given = JSON.stringify({ cases: CASES, charts: CHARTS, metresPerUnit: METRES_PER_UNIT });
    type Seen = Record<keyof typeof CHARTS, number> & { paint: number[] };
    const all = await kit.run<Record<string, Seen>>(`const { cases, charts, metresPerUnit } = ${given}; ${MEASURE}`);
    for (const [name, sticker] of Object.entries(CASES)) {
      const seen = all[name];
      if (!seen) throw new Error(`${name} was not measured.`);
      // what carries no sticker has its paint
      expect(Math.abs((seen.paint[0] ?? 0) - 128), name).toBeLessThanOrEqual(1);
      expect(seen.paint.slice(1), name).toEqual([0, 0, 255]);
      const own = printedFace(surface, sticker);
      expect(seen["door.left"] + seen["fender.front.left"], name).toBeCloseTo(own.printed, 2);
      if (sticker.mirror) expect(seen["door.right"], name).toBeCloseTo(0.2, 2);
      else expect(seen["door.right"], name).toBe(0);
      expect(madeOf(own, sticker), name).toBe(sticker.whole ? own.face : own.printed);
      expect(own.printed, name).toBeGreaterThan(0.1);
    }
  });
});
