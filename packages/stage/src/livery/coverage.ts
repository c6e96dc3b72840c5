import type { Coverage, Placement } from "@carloom/build";
import { Ray, Vector3 } from "three";
import { boxToCar, FACING_FADE, limitedDepth, printRotation } from "./projector.ts";
import type { LiverySurface } from "./surface.ts";

/** Rays along each side of the face; their share is good to some two per cent. */
const SIDE = 12;
/** A panel that fewer rays than this meet is a sliver. */
const SLIVER = 2;
/** three.js: fronts of triangles only. */
const FRONT = 0;

/**
 * What share of a placement's face is printed, and on which panels, by rays through its box. With a panel mask only
 * what falls on other panels is left out of the count: it is cut on purpose.
 */
export function coverageOf(surface: LiverySurface, placement: Placement): Coverage {
  const box = boxToCar(placement.position, printRotation(placement), placement.size, placement.depth);
  const depth = limitedDepth(placement.size, placement.depth);
  const axis = new Vector3(box.elements[8], box.elements[9], box.elements[10]).normalize();
  const ray = new Ray(new Vector3(), axis.clone().negate());
  const met = new Map<string, number>();
  const normal = surface.geometry.getAttribute("normal");
  const n = new Vector3();
  let printed = 0;
  let counted = SIDE * SIDE;
  for (let i = 0; i < SIDE; i++) {
    for (let j = 0; j < SIDE; j++) {
      ray.origin.set((i + 0.5) / SIDE - 0.5, (j + 0.5) / SIDE - 0.5, 0.5).applyMatrix4(box);
      const hit = surface.bvh.raycastFirst(ray, FRONT, 0, depth);
      if (!hit) continue;
      const triangle = hit.faceIndex ?? 0;
      n.fromBufferAttribute(normal, surface.triangles[triangle * 3] ?? 0);
      if (n.dot(axis) < FACING_FADE[0]) continue;
      const panel = surface.panels[surface.owner[triangle] ?? 0] ?? "";
      if (placement.panels && !placement.panels.includes(panel)) counted--;
      else {
        printed++;
        met.set(panel, (met.get(panel) ?? 0) + 1);
      }
    }
  }
  const panels = [...met].filter(([, rays]) => rays >= SLIVER).map(([panel]) => panel);
  return { share: counted === 0 ? 0 : printed / counted, panels };
}
