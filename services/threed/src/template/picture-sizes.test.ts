import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { pictureSizes } from "./picture-sizes.ts";

const log = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() });
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#345" } })
    .jpeg()
    .toBuffer();

it("makes AVIF and WebP of every width that the picture has, and a card", async () => {
  const sizes = await pictureSizes({ log: log() as never }, await picture(900, 600));
  expect(sizes.map(({ type, width, height }) => `${type} ${width} × ${height}`)).toEqual([
    "image/avif 480 × 320",
    "image/avif 800 × 533",
    "image/webp 480 × 320",
    "image/webp 800 × 533",
    "image/jpeg 1200 × 630",
  ]);
  for (const { bytes, width, height, extension } of sizes) {
    const { format, ...read } = await sharp(bytes).metadata();
    expect([read.width, read.height]).toEqual([width, height]);
    expect({ heif: "avif", webp: "webp", jpeg: "jpg" }[String(format)]).toBe(extension);
  }
});
it("keeps the width of a picture that is smaller than all of them", async () => {
  const sizes = await pictureSizes({ log: log() as never }, await picture(300, 200));
  expect(sizes.map(({ width }) => width)).toEqual([300, 300, 1200]);
});
it("has none of what is no picture, and says so", async () => {
  const said = log();
  expect(await pictureSizes({ log: said as never }, Buffer.from("no picture"))).toEqual([]);
  expect(said.warn).toHaveBeenCalledOnce();
});
