import sharp from "sharp";
import { boundsOf, type Piece } from "../geometry/piece.ts";
import { extract } from "../read/extract.ts";
import { createIO } from "../read/io.ts";
import { type Lines, linesOf } from "./lines.ts";
import { type Facing, type Frame, sight } from "./raster.ts";

/** Pixels along the side elevation, from nose to tail. */
const WIDTH = 2000;
/** Drawn so much larger, then averaged. */
const FINE = 2;
/** From the left, the nose at the left. */
const SIDE: Facing = { right: [2, -1], near: [0, 1] };
/** From ahead: the car's left is at the right. */
const FRONT: Facing = { right: [0, 1], near: [2, 1] };
/** Drawn pixels of nothing around the car, which are cut off again. */
const AROUND = 4;
/** How wide lines are, in drawn pixels to each side of the one they run through, and how they cover. */
const INNER = { reach: 1, cover: 150 };
const OUTLINE = { reach: 2, cover: 255 };

/**
 * A line drawing of a car: the side elevation with the nose at the left, and below it, at the same scale and from the same left
 * edge, the front elevation. White lines on nothing, as WebP.
 */
export type Elevations = {
  webp: Uint8Array;
  /** Metres from the nose to the middle of the axles, and from mirror to mirror. */
  nose: number;
  breadth: number;
};

/** Draws what a GLB in car space shows (x left, y up, z forward, standing on y = 0), without what is hidden. */
export async function drawElevations(glb: Uint8Array): Promise<Elevations> {
  const { pieces } = extract(await (await createIO()).readBinary(glb));
  return elevationsOf(pieces);
}

/** The same of pieces in car space, the side elevation `pixels` wide. @throws when there are none */
export async function elevationsOf(pieces: readonly Piece[], pixels = WIDTH): Promise<Elevations> {
  if (pieces.length === 0) throw new Error("The scene shows nothing that could be drawn.");
  const { min, max } = boundsOf(pieces);
  const scale = (pixels * FINE) / (max[2] - min[2]);
  // whole pixels of the picture, so that the second elevation begins where the first ends
  const whole = (metres: number) => Math.ceil((metres * scale) / FINE - 1e-3) * FINE;
  const height = whole(max[1]);
  const frame = (left: number, metres: number): Frame => ({
    left: left - AROUND / scale,
    top: (height + AROUND) / scale,
    scale,
    width: whole(metres) + 2 * AROUND,
    height: height + 2 * AROUND,
  });
  const side = drawn(pieces, SIDE, frame(-max[2], max[2] - min[2]));
  const front = drawn(pieces, FRONT, frame(min[0], max[0] - min[0]));
  const inside = (own: number) => own - 2 * AROUND;
  const width = inside(Math.max(side.width, front.width));
  const sheet = new Uint8Array(width * height * 2);
  for (const [i, { alpha, width: own }] of [side, front].entries())
    for (let y = 0; y < height; y++)
      sheet.set(alpha.subarray((y + AROUND) * own + AROUND, (y + AROUND + 1) * own - AROUND), (i * height + y) * width);
  const size = { width, height: height * 2 };
  const alpha = await sharp(sheet, { raw: { ...size, channels: 1 } })
    .resize(width / FINE, height, { kernel: "linear", fit: "fill" })
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const small = { width: width / FINE, height: height };
  const webp = await sharp({ create: { ...small, channels: 3, background: "#ffffff" } })
    .joinChannel(alpha, { raw: { ...small, channels: 1 } })
    .webp({ quality: 60, alphaQuality: 30, effort: 6 })
    .toBuffer();
  return { webp: new Uint8Array(webp), nose: max[2], breadth: max[0] - min[0] };
}

function drawn(pieces: readonly Piece[], facing: Facing, frame: Frame): { alpha: Uint8Array; width: number } {
  const { width, height } = frame;
  const lines = linesOf(sight(pieces, facing, frame));
  const alpha = new Uint8Array(width * height);
  for (let at = 0; at < lines.length; at++) if (lines[at]) thicken(alpha, lines, at, width);
  return { alpha, width };
}

/**
 * How much line covers each pixel of a drawing of what lies in `box` (metres to the right and up), `scale` pixels a metre.
 * Averaged by whole numbers alone: the same on every machine.
 */
export function lineDrawing(
  pieces: readonly Piece[],
  facing: Facing,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  scale: number,
): { cover: Uint8Array; width: number; height: number } {
  const [width, height] = [Math.ceil((x1 - x0) * scale), Math.ceil((y1 - y0) * scale)];
  const fine = scale * FINE;
  const own = { width: width * FINE + 2 * AROUND, height: height * FINE + 2 * AROUND };
  const { alpha } = drawn(pieces, facing, { left: x0 - AROUND / fine, top: y1 + AROUND / fine, scale: fine, ...own });
  const cover = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let j = 0; j < FINE; j++)
        for (let i = 0; i < FINE; i++) sum += alpha[(y * FINE + j + AROUND) * own.width + x * FINE + i + AROUND] ?? 0;
      cover[y * width + x] = Math.round(sum / (FINE * FINE));
    }
  return { cover, width, height };
}

function thicken(alpha: Uint8Array, lines: Lines, at: number, width: number): void {
  const { reach, cover } = lines[at] === 2 ? OUTLINE : INNER;
  for (let y = 0; y <= reach; y++)
    for (let x = 0; x <= reach; x++) {
      const to = at + y * width + x;
      if (cover > (alpha[to] ?? 255)) alpha[to] = cover;
    }
}
