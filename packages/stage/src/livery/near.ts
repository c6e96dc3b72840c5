import { DoubleSide, Ray, Vector3 } from "three";
import type { Body, CarBoxes, SurfacePoint, Vec3 } from "../types.ts";
import type { LiverySurface } from "./surface.ts";

/** Metres outwards from which a ray looks for the surface, past every mirror and arch. */
const REACH = 0.8;
/** Metres that the surface may be off where a ray finds none. */
const NEAR = 0.3;

/** Smooth normal at a point of a triangle; towards the side that its face looks to. */
function normalAt(surface: LiverySurface, triangle: number, point: Vector3): Vector3 {
  const position = surface.geometry.getAttribute("position");
  const normal = surface.geometry.getAttribute("normal");
  const ids = [0, 1, 2].map((k) => surface.triangles[triangle * 3 + k] ?? 0);
  const [a, b, c] = ids.map((i) => new Vector3().fromBufferAttribute(position, i)) as [Vector3, Vector3, Vector3];
  const face = b.clone().sub(a).cross(c.clone().sub(a)).normalize();
  const area = (p: Vector3, q: Vector3) => p.clone().sub(point).cross(q.clone().sub(point)).length();
  const smooth = new Vector3();
  for (const [k, weight] of [area(b, c), area(c, a), area(a, b)].entries())
    smooth.addScaledVector(new Vector3().fromBufferAttribute(normal, ids[k] ?? 0), weight);
  return smooth.lengthSq() > 1e-12 && smooth.normalize().dot(face) > 0.2 ? smooth : face;
}

/**
 * Where the body is nearest to a point, looked at against a direction; seen by no camera. Of panels that are asked for,
 * those alone, as long as they are there.
 * @param normal outwards, where the surface is expected to look
 */
export function nearestOn(
  surface: LiverySurface,
  point: Readonly<Vec3>,
  normal: Readonly<Vec3>,
  panels: readonly string[] | null = null,
): SurfacePoint | null {
  const out = new Vector3(...normal).normalize();
  const from = new Vector3(...point).addScaledVector(out, REACH);
  const panelOf = (triangle: number) => surface.panels[surface.owner[triangle] ?? 0] ?? "";
  const wanted = panels?.some((one) => surface.panels.includes(one)) ? new Set(panels) : null;
  let best: { off: number; triangle: number; at: Vector3; normal: Vector3 } | null = null;
  for (const hit of surface.bvh.raycast(new Ray(from, out.clone().negate()), DoubleSide)) {
    const triangle = hit.faceIndex ?? -1;
    if (triangle < 0 || hit.distance > 2 * REACH || (wanted && !wanted.has(panelOf(triangle)))) continue;
    const looks = normalAt(surface, triangle, hit.point);
    const off = Math.abs(hit.distance - REACH);
    if (looks.dot(out) > 0 && (!best || off < best.off)) best = { off, triangle, at: hit.point.clone(), normal: looks };
  }
  if (best) return { point: best.at.toArray(), normal: best.normal.toArray(), panel: panelOf(best.triangle) };
  const close = surface.bvh.closestPointToPoint(new Vector3(...point));
  if (!close || close.distance > NEAR || (wanted && !wanted.has(panelOf(close.faceIndex)))) return null;
  const looks = normalAt(surface, close.faceIndex, close.point);
  return looks.dot(out) > 0
    ? { point: close.point.toArray(), normal: looks.toArray(), panel: panelOf(close.faceIndex) }
    : null;
}

const known = new WeakMap<LiverySurface, CarBoxes>();

/** The box around the whole paintable body and around each of its panels. */
export function boxesOf(surface: LiverySurface): CarBoxes {
  const before = known.get(surface);
  if (before) return before;
  const empty = (): [Vec3, Vec3] => [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  const panels: Record<string, [Vec3, Vec3]> = {};
  const body = empty();
  const position = surface.geometry.getAttribute("position").array;
  for (const [i, which] of surface.owner.entries()) {
    const panel = (panels[surface.panels[which] ?? ""] ??= empty());
    for (let corner = 0; corner < 3; corner++)
      for (let k = 0; k < 3; k++) {
        const value = position[(surface.triangles[i * 3 + corner] ?? 0) * 3 + k] ?? 0;
        for (const [low, high] of [panel, body]) {
          low[k] = Math.min(low[k] ?? value, value);
          high[k] = Math.max(high[k] ?? value, value);
        }
      }
  }
  const boxes = { body, panels };
  known.set(surface, boxes);
  return boxes;
}

/** @param surface that of the car that stands now @param layerAt what is seen on it */
export const bodyOf = (surface: () => LiverySurface | null, layerAt: Body["layerAt"] = () => null): Body => ({
  layerAt,
  nearest(point, normal, panels) {
    const now = surface();
    return now && nearestOn(now, point, normal, panels);
  },
  boxes() {
    const now = surface();
    return now && boxesOf(now);
  },
});
