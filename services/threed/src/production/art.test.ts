import { type Placement, parseBuild } from "@carloom/build";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { type ArtSource, artsOf } from "./art.ts";
import { TOO_MANY_PIXELS } from "./needed.ts";

const [PICTURE, DRAWING] = ["0198c0de-0000-7000-8000-000000000001", "0198c0de-0000-7000-8000-000000000002"];
let sources: Map<string, ArtSource>;
beforeAll(async () => {
  const png = sharp({ create: { width: 2000, height: 1000, channels: 3, background: "#3366cc" } }).png();
  // letters are no lines, and its page is far larger than what may be drawn
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="15000"><rect width="30000" height="15000" fill="#f00"/><text>a</text></svg>';
  sources = new Map([
    [PICTURE, { bytes: new Uint8Array(await png.toBuffer()), svg: false }],
    [DRAWING, { bytes: new TextEncoder().encode(svg), svg: true }],
  ]);
});

const layers = (...list: [uuid: string, size: [number, number], more?: object][]): Placement[] => {
  const stickers = list.map(([uuid, size, more], i) => ({
    id: `l${i}`,
    art: { kind: uuid === PICTURE ? "upload" : "library", uuid },
    position: [0, 0.9, 0],
    rotation: [0, 0, 0, 1],
    size,
    depth: 0.3,
    ...more,
  }));
  const parsed = parseBuild({ stickers });
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value.stickers;
};
async function pixelsOf(stickers: Placement[], most?: number) {
  const artOf = await artsOf({ stickers }, sources, most);
  return stickers.map((placement) => {
    const [item] = artOf(placement)?.items ?? [];
    if (item?.kind !== "raster") return null;
    const { width, height, pad } = item.pixels;
    return [width - 2 * pad, height - 2 * pad, pad];
  });
}

it("a picture has the pixels that its layer's size shows, and a bleed of that size", async () => {
  const found = await pixelsOf(layers([PICTURE, [0.4, 0.2]], [PICTURE, [0.05, 0.025]], [PICTURE, [0.4, 0.2]]));
  expect(found).toEqual([
    [2000, 1000, 20],
    [1182, 591, 95],
    [2000, 1000, 20],
  ]);
});

it("a drawing that is no lines is drawn in the size of its layer, however large its page is", async () => {
  expect(await pixelsOf(layers([DRAWING, [0.1, 0.05]]))).toEqual([[1181, 591, 48]]);
});

it("a build's pictures are refused where they are too many together; hidden ones count if they clip", async () => {
  const two = (more: object) => layers([PICTURE, [0.4, 0.2]], [PICTURE, [0.3, 0.15], more]);
  await expect(pixelsOf(two({}), 3_000_000)).rejects.toThrow(TOO_MANY_PIXELS);
  expect(await pixelsOf(two({ hidden: true }), 3_000_000)).toEqual([[2000, 1000, 20], null]);
  const [one, other] = two({ hidden: true }) as [Placement, Placement];
  const clipped = [{ ...one, mask: { layer: other.id, inverted: false } }, other];
  await expect(pixelsOf(clipped, 3_000_000)).rejects.toThrow(TOO_MANY_PIXELS);
});
