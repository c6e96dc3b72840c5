import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createDrawing, DrawingStopped } from "./drawing.ts";

const LIMITS = { bytes: 4_000_000, pixels: 1_000_000_000 };
const svg = (inner: string, size = 200) =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${inner}</svg>`);
const read = (bytes: Uint8Array) => async () => ({ kind: "read", bytes, limits: LIMITS, use: "thumbnail" }) as const;

describe("drawing at its limits", () => {
  it("ends what takes too long, wherever it is, and draws the next", async () => {
    const drawing = createDrawing({ seconds: 3, megabytes: 1024, idleSeconds: 1 });
    // wide strokes over and over the whole picture: no budget of elements knows how far each reaches
    const slow = svg(
      `<g stroke="#f008" fill="#0f08" stroke-width="90">${'<path d="M0 0C150 0 0 150 200 200S9 9 0 190Z"/>'.repeat(19_000)}</g>`,
    );
    const started = performance.now();
    const stopped = drawing.draw<"read">("attacker", read(slow));
    const quick = drawing.draw<"read">("somebody", read(svg('<rect width="9" height="9"/>')));
    await expect(stopped).rejects.toThrow(DrawingStopped);
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(await quick).toMatchObject({ ok: true });
    expect(await drawing.draw<"read">("attacker", read(svg("<rect/>")))).toMatchObject({ ok: true });
  });

  it("ends what takes too much memory", async () => {
    const drawing = createDrawing({ seconds: 30, megabytes: 200, idleSeconds: 1 });
    // interlaced: all of it is held at once, 240 MB
    const large = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "red" } })
      .png({ progressive: true })
      .toBuffer();
    expect(large.byteLength).toBeLessThan(LIMITS.bytes);
    await expect(drawing.draw<"read">("a", read(large))).rejects.toThrow(/MB/);
  });
});
