import type { Placement } from "@carloom/build";
import { mayTouch, projectorsOf } from "./projector.ts";
import type { LiverySurface } from "./surface.ts";

/** More layers than these over one region are printed in slices, as after a lost context. */
const LAYER_LIMIT = 160;

export type Region = {
  triangles: number[];
  /** 1 for each of them, by triangle of the surface. */
  mask: Uint8Array;
  /** Layers that reach into it, by index. */
  layers: number[];
};

/**
 * Where layers that came, went or moved lie, and which of `wanted` must be printed there again once it is bare. A texel
 * belongs to one triangle, so nothing outside these triangles changes. Null when that is too much for one frame.
 */
export function regionOf(
  surface: LiverySurface,
  changed: readonly Placement[],
  wanted: readonly Placement[],
): Region | null {
  const mask = new Uint8Array(surface.owner.length);
  const triangles: number[] = [];
  const bounds: number[][] = [];
  const find = (p: Placement, each: (found: number[]) => void) => {
    const allowed = p.panels ? new Set(p.panels) : null;
    for (const box of projectorsOf(p)) {
      const found: number[] = [];
      surface.find(box, allowed, found);
      each(found);
    }
  };
  for (const p of changed) {
    find(p, (found) => {
      if (found.length > 0) bounds.push(surface.boundsOf(found));
      for (const i of found) {
        if (mask[i] === 1) continue;
        mask[i] = 1;
        triangles.push(i);
      }
    });
  }
  const layers: number[] = [];
  for (const [i, p] of wanted.entries()) {
    const near = projectorsOf(p).some((box) =>
      bounds.some(([cx = 0, cy = 0, cz = 0, hx = 0, hy = 0, hz = 0]) => mayTouch(box, cx, cy, cz, hx, hy, hz)),
    );
    if (!near) continue;
    let reaches = false;
    find(p, (found) => {
      reaches ||= found.some((t) => mask[t] === 1);
    });
    if (reaches) layers.push(i);
    if (layers.length > LAYER_LIMIT) return null;
  }
  return { triangles, mask, layers };
}
