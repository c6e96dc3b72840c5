import type { Piece } from "../geometry/piece.ts";
import { type Facing, type Frame, type Sight, sight, UNIT } from "./raster.ts";

/** sRGB of a piece, 0…255, and how much it hides of what lies behind it. */
export type LookOf = (piece: Piece) => { rgb: readonly [number, number, number]; alpha: number };

/** Colors are thinned to this share over white: lines and film over them must be told apart on paper, of a black car too. */
const INK = 0.55;
/** Steps of shading: fewer make smaller files. */
const STEPS = 16;

/** How light a surface is that looks at the eye or up, 0…1. @param hasSky up is up: a car that is seen from above lies on its side */
function shadeOf({ normal }: Sight, at: number, [axis, sign]: Facing["near"], hasSky: boolean): number {
  const facing = Math.max(0, (normal[at * 3 + axis]! * sign) / UNIT);
  const up = hasSky ? normal[at * 3 + 1]! / UNIT : 0.6;
  return Math.round(Math.min(1, Math.max(0, 0.4 + 0.42 * facing + 0.28 * up)) * STEPS) / STEPS;
}

/**
 * The colors of a drawing, three bytes a pixel, white where there is nothing. What is seen through is mixed with the nearest
 * thing behind it. By whole numbers and plain arithmetic: the same on every machine.
 */
export function colorsOf(
  pieces: readonly Piece[],
  lookOf: LookOf,
  facing: Facing,
  frame: Frame,
  hasSky = true,
): Uint8Array {
  const solid = pieces.filter((piece) => lookOf(piece).alpha >= 1);
  const clear = pieces.filter((piece) => lookOf(piece).alpha < 1);
  const [back, front] = [sight(solid, facing, frame), clear.length > 0 ? sight(clear, facing, frame) : null];
  const out = new Uint8Array(frame.width * frame.height * 3).fill(255);
  for (let at = 0; at < back.id.length; at++) {
    const behind = back.id[at] ? lookOf(solid[back.id[at]! - 1]!) : null;
    const before = front?.id[at] && front.depth[at]! > back.depth[at]! ? lookOf(clear[front.id[at]! - 1]!) : null;
    if (!behind && !before) continue;
    const shade = behind ? shadeOf(back, at, facing.near, hasSky) : 1;
    for (let k = 0; k < 3; k++) {
      const own = behind ? behind.rgb[k]! * shade : 255;
      const seen = before ? own * (1 - before.alpha) + before.rgb[k]! * before.alpha : own;
      out[at * 3 + k] = 255 - Math.round((255 - seen) * INK);
    }
  }
  return out;
}
