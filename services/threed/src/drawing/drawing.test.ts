import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createDrawing } from "./drawing.ts";

const LIMITS = { bytes: 1_000_000, pixels: 1_000_000_000 };
const read = (bytes: Uint8Array) => async () => ({ kind: "read", bytes, limits: LIMITS, use: "thumbnail" }) as const;

describe("drawing", () => {
  it("reads pictures in a process of its own, again and again in the same one", async () => {
    const drawing = createDrawing({ seconds: 20, megabytes: 1024, idleSeconds: 1 });
    const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    for (let i = 0; i < 2; i++)
      expect(await drawing.draw<"read">("a", read(png))).toMatchObject({
        ok: true,
        picture: { width: 40, height: 20, mimeType: "image/webp" },
      });
    const broken = await drawing.draw<"read">("a", read(png.subarray(0, 60)));
    expect(broken).toMatchObject({ ok: false, message: expect.stringContaining("damaged") });
    const jpeg = await drawing.draw<"jpeg">("a", async () => ({ kind: "jpeg", bytes: png, width: 10 }));
    expect((await sharp(jpeg).metadata()).width).toBe(10);
  });
});
