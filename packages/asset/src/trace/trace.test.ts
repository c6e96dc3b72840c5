import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { outlines } from "./contour.ts";
import { trace } from "./trace.ts";

const SIZE = 400;
const drawn = async (inner: string, size = SIZE) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 400 400">${inner}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};
/** Mean step of the channels between a picture and what came of it, 0…255. */
async function difference(raster: Awaited<ReturnType<typeof drawn>>, svg: string): Promise<number> {
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let sum = 0;
  for (let i = 0; i < data.length; i++) sum += Math.abs((data[i] ?? 0) - (raster.data[i] ?? 0));
  return sum / data.length;
}

const BADGE =
  '<circle cx="200" cy="200" r="170" fill="#102a5c"/><circle cx="200" cy="200" r="140" fill="#f4f1e6"/><path d="M200 80 235 165 325 170 255 225 280 315 200 265 120 315 145 225 75 170 165 165Z" fill="#d0121f"/><circle cx="200" cy="205" r="30" fill="#f4f1e6"/>';

describe("tracing", () => {
  it("turns flat art into curves in its own colours that look the same", async () => {
    const raster = await drawn(BADGE);
    const traced = trace(raster)!;
    expect(traced.colors.toSorted()).toEqual(["#102a5c", "#d0121f", "#f4f1e6"]);
    expect(await difference(raster, traced.svg)).toBeLessThan(2);
    expect(traced.svg.length).toBeLessThan(8000);
  });
  it("keeps corners sharp and clear ground clear", async () => {
    const raster = await drawn('<path d="M40 360 200 40 360 360Z" fill="#111"/>');
    const { svg } = trace(raster)!;
    const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const alpha = (x: number, y: number) => data[(y * SIZE + x) * 4 + 3] ?? 0;
    expect(alpha(5, 5)).toBe(0);
    expect(alpha(200, 50)).toBeGreaterThan(200);
    expect(alpha(46, 356)).toBeGreaterThan(200);
    expect(await difference(raster, svg)).toBeLessThan(1);
  });
  it("has no gaps between colours that meet", async () => {
    const raster = await drawn(
      '<rect width="400" height="400" fill="#c00"/><path d="M0 0H200Q260 200 200 400H0Z" fill="#00c"/>',
    );
    const { svg } = trace(raster)!;
    const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    let least = 255;
    for (let y = 4; y < SIZE - 4; y++)
      for (let x = 4; x < SIZE - 4; x++) least = Math.min(least, data[(y * SIZE + x) * 4 + 3] ?? 0);
    expect(least).toBe(255);
  });
  it("leaves gradients, noise and what is empty as they are", async () => {
    const gradient = await drawn(
      '<defs><linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient></defs><rect width="400" height="400" fill="url(#g)"/>',
    );
    expect(trace(gradient)).toBeNull();
    const noise = {
      data: Uint8Array.from({ length: 200 * 200 * 4 }, (_, i) => (i % 4 === 3 ? 255 : (i * 7919) % 251)),
      width: 200,
      height: 200,
    };
    expect(trace(noise)).toBeNull();
    expect(trace(await drawn(""))).toBeNull();
  });
  it("outlines enclose exactly what is inside, whatever it looks like", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 64, maxLength: 64 }), (cells) => {
        const loops = outlines(8, 8, (i) => cells[i] ?? false);
        const area = loops.reduce(
          (sum, loop) =>
            sum +
            loop.reduce((own, [x, y], i) => {
              const [u, v] = loop[(i + 1) % loop.length] ?? [0, 0];
              return own + x * v - u * y;
            }, 0),
          0,
        );
        expect(area / 2).toBe(cells.filter(Boolean).length);
      }),
    );
  });
});
