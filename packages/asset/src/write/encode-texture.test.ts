import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { encodeTexture, nearness } from "./encode-texture.ts";

const SIDE = 64;
/** A picture of `channels` by a rule of place. */
const png = (at: (x: number, y: number) => number[]) => {
  const pixels = Array.from({ length: SIDE * SIDE }, (_, i) => at(i % SIDE, Math.floor(i / SIDE))).flat();
  const channels = (pixels.length / SIDE / SIDE) as 3 | 4;
  return sharp(Buffer.from(pixels), { raw: { width: SIDE, height: SIDE, channels } })
    .png()
    .toBuffer();
};
const soft = () => png((x, y) => [x * 3, y * 3, 90]);
const hard = () => png((x, y) => ((x * 7 + y * 13) % 5 < 2 ? [230, 20, 40] : [10, 90, 250]));
const raw = async (image: Uint8Array, width = SIDE) =>
  sharp(image)
    .resize(width, width, { fit: "fill", kernel: "linear" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer();
const sizeOf = async (image: Uint8Array) => (await sharp(image).metadata()).width;

describe("textures are as small as their error allows", () => {
  it("what is soft takes less than what is full of detail, and stays as near as was asked", async () => {
    const out = await encodeTexture(await soft(), 2048, "colour");
    expect(nearness(await raw(await soft()), await raw(out))).toBeGreaterThanOrEqual(40);
    expect(out.byteLength).toBeLessThan((await encodeTexture(await hard(), 2048, "colour")).byteLength);
  });

  it("soft shade is drawn smaller, hard shade is not; colour never is", async () => {
    expect(await sizeOf(await encodeTexture(await soft(), 2048, "shade"))).toBe(SIDE / 4);
    expect(await sizeOf(await encodeTexture(await hard(), 2048, "shade"))).toBe(SIDE);
    expect(await sizeOf(await encodeTexture(await soft(), 2048, "colour"))).toBe(SIDE);
    expect(await sizeOf(await encodeTexture(await soft(), 32, "colour"))).toBe(32);
  });

  it("what lets everything through has no colour to be near to", async () => {
    const [before, after] = [Buffer.from([9, 9, 9, 0, 50, 50, 50, 255]), Buffer.from([0, 0, 0, 0, 50, 50, 50, 255])];
    expect(nearness(before, after)).toBe(Number.POSITIVE_INFINITY);
  });
});
