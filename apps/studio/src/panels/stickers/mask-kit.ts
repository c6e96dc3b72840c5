import type { Placement } from "@carloom/build";
import { frameOf } from "@carloom/editor";
import { newPlacement } from "../../art/art.ts";
import { SHAPE_TILES, tileArt } from "./shape-kit.ts";

/** Forms that art is clipped to at a touch; every other layer does, too. */
export const MASK_FORMS = ["ellipse", "rounded", "hexagon", "star", "wedge", "swoosh"] as const;
export type MaskForm = (typeof MASK_FORMS)[number];

/** Seen on the car only while somebody shows the layer. */
const COLOR = "#d0121f";

/** A form around what is clipped, as it lies there. @param clipped the primary last */
export function maskShape(form: MaskForm, clipped: readonly Placement[], id: string, name: string): Placement | null {
  const tile = SHAPE_TILES.find((one) => one.id === form);
  const primary = clipped.at(-1);
  const frame = frameOf(clipped);
  if (!tile || !primary || !frame) return null;
  const one = clipped.length === 1;
  const size: [number, number] = one ? [...primary.size] : [...frame.size];
  const held = size.map((side) => Math.max(0.005, Math.min(8, side))) as [number, number];
  return {
    ...newPlacement(tileArt(tile, COLOR), held[0], held[0] / held[1], name.slice(0, 80)),
    id,
    size: held,
    position: one ? [...primary.position] : [...frame.center],
    rotation: one ? [...primary.rotation] : [...frame.rotation],
    // what it clips may bend away from it
    depth: Math.min(4, Math.max(primary.depth, Math.max(...held) * 0.75)),
    ...(one && primary.skew && { skew: primary.skew }),
    projection: one ? primary.projection : "box",
    panels: null,
    mirror: null,
  };
}
