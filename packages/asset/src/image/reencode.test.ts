import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { readImageHeader } from "./header.ts";
import { inspectImage } from "./inspect.ts";
import { reencodeImage } from "./reencode.ts";

const text = (value: string) => new TextEncoder().encode(value);
const picture = (width = 6, height = 4) => sharp({ create: { width, height, channels: 4, background: "#ff000080" } });
const bytes = async (made: Sharp) => new Uint8Array(await made.toBuffer());
const code = (run: () => unknown) => {
  try {
    run();
    return "accepted";
  } catch (error) {
    return (error as { code: string }).code;
  }
};

/** A PNG header alone, saying it is this large. */
function pngHeader(width: number, height: number): Uint8Array {
  const file = new Uint8Array(33);
  const view = new DataView(file.buffer);
  file.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return file;
}

describe("readImageHeader and inspectImage", () => {
  it("reads type and size of what sharp writes, by content", async () => {
    expect(readImageHeader(await bytes(picture().png()))).toEqual({ type: "png", width: 6, height: 4 });
    expect(readImageHeader(await bytes(picture().jpeg({ progressive: true })))).toEqual({
      type: "jpeg",
      width: 6,
      height: 4,
    });
    expect(readImageHeader(await bytes(picture(300, 20).webp()))).toEqual({ type: "webp", width: 300, height: 20 });
    expect(readImageHeader(await bytes(picture(300, 20).flatten().webp()))).toEqual({
      type: "webp",
      width: 300,
      height: 20,
    });
    expect(readImageHeader(await bytes(picture(5000, 3).webp({ lossless: true })))).toEqual({
      type: "webp",
      width: 5000,
      height: 3,
    });
    expect(
      inspectImage(text('\uFEFF <!-- c --><svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>')),
    ).toMatchObject({ type: "svg", width: 30, height: 20 });
  });

  it("refuses 256 megapixels by the header alone", () => {
    // there are no pixels behind this header: who decoded it would call it broken
    expect(code(() => inspectImage(pngHeader(16_000, 16_000)))).toBe("picture-pixels");
    expect(code(() => inspectImage(pngHeader(0, 5)))).toBe("picture-broken");
    expect(code(() => inspectImage(pngHeader(1_000_000, 1)))).toBe("picture-edge");
    expect(code(() => inspectImage(pngHeader(1, 30_000)))).toBe("accepted");
  });

  it.each([
    ["nothing", new Uint8Array(0), "picture-empty"],
    ["text", text("<html><script>alert(1)</script>"), "picture-type"],
    ["a GIF", text("GIF89a......"), "picture-type"],
    ["a PDF", text("%PDF-1.7"), "picture-type"],
    ["a PNG without a header", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), "picture-type"],
    ["a JPEG without a frame", Uint8Array.from([0xff, 0xd8, 0xff, 0xd9, 0, 0, 0, 0, 0, 0, 0, 0]), "picture-type"],
    [
      "a JPEG of endless fill bytes",
      new Uint8Array(100_000).fill(0xff, 2).fill(0xd8, 1, 2).fill(0xff, 0, 1),
      "picture-type",
    ],
    [
      "a hostile SVG",
      text('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" onload="x()"/>'),
      "svg-attribute",
    ],
    ["an SVG in UTF-16", Uint8Array.from([0x3c, 0x73, 0x76, 0x67, 0x20, 0xff, 0xfe]), "svg-syntax"],
  ])("refuses %s", (_, file, expected) => {
    expect(code(() => inspectImage(file))).toBe(expected);
  });

  it("refuses more bytes than allowed", () => {
    expect(code(() => inspectImage(pngHeader(4, 4), { bytes: 10, pixels: 100, svgBytes: 100 }))).toBe("picture-bytes");
  });
});

describe("reencodeImage", () => {
  it("strips EXIF with its place, turns upright, and drops what was appended", async () => {
    const taken = await picture(8, 4)
      .flatten()
      .jpeg()
      .withExif({ IFD0: { Copyright: "SECRET-NAME" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "37/1 33/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const tail = text("<?php system($_GET[0]); ?>");
    const input = new Uint8Array(taken.length + tail.length);
    input.set(taken);
    input.set(tail, taken.length);
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const out = await reencodeImage(input);
    expect(out).toMatchObject({ mimeType: "image/webp", width: 4, height: 8 });
    const meta = await sharp(out.bytes).metadata();
    expect(meta.exif ?? meta.xmp ?? meta.iptc ?? meta.orientation).toBeUndefined();
    const raw = Buffer.from(out.bytes).toString("latin1");
    for (const secret of ["SECRET", "php", "GPS"]) expect(raw).not.toContain(secret);
  });

  it("keeps transparency and reduces what is larger than wanted", async () => {
    const out = await reencodeImage(await bytes(picture(900, 300).png()), { format: "png", size: 300 });
    expect(out).toMatchObject({ mimeType: "image/png", width: 300, height: 100 });
    const { data } = await sharp(out.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(128);
  });

  it("draws an SVG large enough to print", async () => {
    const out = await reencodeImage(
      text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><rect width="100" height="50" fill="#0f0"/></svg>',
      ),
    );
    expect(out.width).toBeGreaterThanOrEqual(2000);
    expect(out.width / out.height).toBeCloseTo(2, 1);
  });

  it("refuses a picture that is cut off and one that only says it is a picture", async () => {
    const whole = await bytes(picture(200, 200).png());
    await expect(reencodeImage(whole.slice(0, 60))).rejects.toMatchObject({ code: "picture-broken" });
    await expect(reencodeImage(pngHeader(10, 10))).rejects.toMatchObject({ code: "picture-broken" });
    await expect(reencodeImage(text("no picture"))).rejects.toMatchObject({ code: "picture-type" });
  });
});
