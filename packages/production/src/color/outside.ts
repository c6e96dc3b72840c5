import type { Pixels } from "../art/art.ts";
import type { Piece } from "../piece/piece.ts";
import { type Gamut, printedHex } from "./gamut.ts";

/** What a printer cannot print of a piece. */
export type Outside = {
  /** The farthest first. */
  colors: { color: string; printed: string; distance: number }[];
  /** Share 0…1 of the pixels of its pictures. */
  pictures: number;
};

/** Colours of a piece that are told. */
const TOLD = 8;
/** Pixels of a picture that are looked at, and steps of a channel that count as one colour. */
const LOOKED = 4000;
const STEP = 8;

const hexOf = (r: number, g: number, b: number) =>
  `#${[r, g, b].map((v) => Math.min(255, v).toString(16).padStart(2, "0")).join("")}`;

/** Looks colours up once, however many pieces show them. */
export function outsideOf(gamut: Gamut): (piece: Pick<Piece, "draws">) => Outside {
  const known = new Map<string, ReturnType<typeof printedHex>>();
  const look = (color: string) => {
    const before = known.get(color);
    if (before) return before;
    const made = printedHex(gamut, color);
    known.set(color, made);
    return made;
  };
  const shares = new WeakMap<Pixels, { seen: number; outside: number }>();
  const lookAt = (pixels: Pixels) => {
    const before = shares.get(pixels);
    if (before) return before;
    const { width, height, pad, rgb, alpha } = pixels;
    const [w, h] = [width - 2 * pad, height - 2 * pad];
    const step = Math.max(1, Math.floor(Math.sqrt((w * h) / LOOKED)));
    const made = { seen: 0, outside: 0 };
    for (let y = 0; y < h; y += step)
      for (let x = 0; x < w; x += step) {
        const at = (y + pad) * width + x + pad;
        if ((alpha?.[at] ?? 255) < 32) continue;
        const near = (k: number) => Math.round((rgb[at * 3 + k] ?? 0) / STEP) * STEP;
        made.seen++;
        if (look(hexOf(near(0), near(1), near(2))).isOutside) made.outside++;
      }
    shares.set(pixels, made);
    return made;
  };
  return ({ draws }) => {
    const colors = new Set<string>();
    const pictures = { seen: 0, outside: 0 };
    for (const draw of draws) {
      if (draw.kind === "raster") {
        const { seen, outside } = lookAt(draw.pixels);
        pictures.seen += seen;
        pictures.outside += outside;
      } else if (draw.paint.kind === "solid") colors.add(draw.paint.color.toLowerCase().slice(0, 7));
      else for (const { color } of draw.paint.stops) colors.add(color.toLowerCase().slice(0, 7));
    }
    const found = [...colors].map((from) => ({ ...look(from), from }));
    return {
      colors: found
        .filter(({ isOutside }) => isOutside)
        .sort((a, b) => b.distance - a.distance || (a.from < b.from ? -1 : 1))
        .slice(0, TOLD)
        .map(({ from, color, distance }) => ({ color: from, printed: color, distance })),
      pictures: pictures.seen > 0 ? Math.round((pictures.outside / pictures.seen) * 1000) / 1000 : 0,
    };
  };
}
