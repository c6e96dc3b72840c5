import {
  boxAxes,
  FACING_FADE,
  leanOf,
  limitedDepth,
  mirrorPose,
  nearTriangles,
  printRotation,
} from "@carloom/build/film";
import { flatPoint, type Placed, type PrintMap, type SheetLayout, surfacePoint } from "@carloom/build/print-map";
import type { Vec3 } from "../geometry/quat.ts";
import type { FrameOutline } from "../tools/frame-drag.ts";
import type { ScreenPoint } from "../tools/surface.ts";
import { fitted, type Linear } from "./fit.ts";
import { cornersOn, hitAt, nearestHit } from "./on-surface.ts";
import type { FlatSpace, Lying } from "./space.ts";

/** A triangle that a placement prints on: its corners in the placement's plane (metres from its middle), and its area there. */
type Printed = { triangle: number; plane: [number, number, number][]; area: number };

/** The panels of a print map as they lie on a sheet of templates. */
export function createPanelSpace(map: PrintMap, layout: SheetLayout): FlatSpace {
  const { surface } = map;
  const placed = new Map(layout.placed.map((one) => [one.piece, one]));
  const isDrawn = (triangle: number) => placed.has(map.pieceOf[triangle] ?? -1);
  /** The piece that a hand touched last: where a placement lies on several, its frame is there. */
  let touched = -1;
  const onSheet = ({ left, bottom }: Placed, x: number, y: number): ScreenPoint => ({ x: left + x, y: bottom - y });
  const cornerOf = (triangle: number, k: number): ScreenPoint => {
    const point = (map.corner[triangle * 3 + k] ?? 0) * 2;
    const piece = placed.get(map.pieceOf[triangle] ?? -1);
    const [x, y] = [map.flat[point] ?? 0, map.flat[point + 1] ?? 0];
    return piece ? onSheet(piece, x, y) : { x, y };
  };
  return {
    width: layout.width,
    height: layout.height,
    at(x, y) {
      for (const one of layout.placed) {
        const [px, py] = [x - one.left, one.bottom - y];
        if (px < 0 || py < 0 || px > one.width || py > one.height) continue;
        const hit = surfacePoint(map, one.piece, px, py);
        if (!hit) continue;
        touched = one.piece;
        return hitAt(surface, hit.triangle, [...hit.weights]);
      }
      return null;
    },
    project(point) {
      const hit = nearestHit(surface, point, isDrawn);
      const flat = hit && flatPoint(map, hit.triangle, hit.weights);
      const piece = flat && placed.get(flat.piece);
      return flat && piece ? onSheet(piece, flat.x, flat.y) : null;
    },
    outline(placement, twin = false) {
      const printed = printedOn(surface, placement, twin, isDrawn);
      const [piece] = [...printed.keys()].filter((triangle) => map.pieceOf[triangle] === touched);
      const here = piece === undefined ? null : map.pieceOf[piece];
      const anchor = nearestTo(
        [...printed.values()].filter(({ triangle }) => here === null || map.pieceOf[triangle] === here),
      );
      if (!anchor) return null;
      const own = map.pieceOf[anchor.triangle];
      const pairs = [...printed.values()]
        .filter(({ triangle }) => map.pieceOf[triangle] === own)
        .flatMap(({ triangle, plane, area }) =>
          plane.map(([u, v], k) => ({ from: { x: u, y: v }, to: cornerOf(triangle, k), weight: area })),
        );
      const exact = anchor.plane.map(([u, v], k) => ({
        from: { x: u, y: v },
        to: cornerOf(anchor.triangle, k),
        weight: 1,
      }));
      const linear = fitted(pairs) ?? fitted(exact);
      const local = fitted(exact) ?? linear;
      if (!linear || !local) return null;
      return framed(placement, anchor, linear, local);
    },
  };
}

/** The frame lies where the triangle in its middle says, and as all triangles together do. */
function framed({ size }: Lying, anchor: Printed & { near: ScreenPoint }, linear: Linear, local: Linear): FrameOutline {
  const { near } = anchor;
  const base = local(near);
  const origin = linear(near);
  const at = (u: number, v: number): ScreenPoint => {
    const { x, y } = linear({ x: u, y: v });
    return { x: base.x + x - origin.x, y: base.y + y - origin.y };
  };
  const [w, h] = [size[0] / 2, size[1] / 2];
  return { corners: [at(-w, h), at(w, h), at(w, -h), at(-w, -h)], center: at(0, 0), facing: true };
}

function printedOn(
  surface: PrintMap["surface"],
  placement: Lying,
  twin: boolean,
  isDrawn: (triangle: number) => boolean,
): Map<number, Printed> {
  const found = new Map<number, Printed>();
  if (twin && !placement.mirror) return found;
  const own = printRotation(placement);
  const { position, rotation } = twin
    ? mirrorPose(placement.position, own)
    : { position: placement.position, rotation: own };
  const { x, y, z } = boxAxes(rotation, leanOf(placement, twin));
  const [width, height] = placement.size;
  const half = [width / 2, height / 2, limitedDepth(placement.size, placement.depth) / 2] as const;
  const allowed = placement.panels && new Set(placement.panels);
  const centre: Vec3 = [...position];
  const along = (p: Readonly<Vec3>, axis: Readonly<Vec3>) =>
    (p[0] - centre[0]) * axis[0] + (p[1] - centre[1]) * axis[1] + (p[2] - centre[2]) * axis[2];
  nearTriangles(surface, centre, [x, y, z], half, (triangle) => {
    if (!isDrawn(triangle)) return;
    if (allowed && !allowed.has(surface.panels[surface.owner[triangle] ?? 0] ?? "")) return;
    const plane = cornersOn(surface, triangle).map((corner): [number, number, number] => [
      along(corner, x),
      along(corner, y),
      along(corner, z),
    ]);
    const misses = ([0, 1, 2] as const).some(
      (k) => plane.every((p) => p[k] > half[k]) || plane.every((p) => p[k] < -half[k]),
    );
    if (misses) return;
    const { normal } = hitAt(surface, triangle, [1 / 3, 1 / 3, 1 / 3]);
    const looks = normal[0] * z[0] + normal[1] * z[1] + normal[2] * z[2];
    if (placement.projection !== "wrap" && looks <= FACING_FADE[0]) return;
    const [a, b, c] = plane as [Vec3, Vec3, Vec3];
    const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
    if (area > 1e-10) found.set(triangle, { triangle, plane, area });
  });
  return found;
}

/** The triangle that the placement's middle lies on, the foremost one, or the nearest; and which of its points that is. */
function nearestTo(printed: readonly Printed[]): (Printed & { near: ScreenPoint }) | null {
  let best: (Printed & { near: ScreenPoint }) | null = null;
  let least = [Infinity, Infinity];
  for (const one of printed) {
    const near = nearestPoint(one.plane);
    const off = Math.hypot(near.x, near.y);
    const deep = -Math.max(...one.plane.map((p) => p[2]));
    if (off > (least[0] ?? 0) + 1e-6 || (Math.abs(off - (least[0] ?? 0)) <= 1e-6 && deep >= (least[1] ?? 0))) continue;
    best = { ...one, near };
    least = [off, deep];
  }
  return best;
}

/** The point of a triangle that is nearest to the origin of its plane. */
function nearestPoint(plane: readonly (readonly [number, number, number])[]): ScreenPoint {
  let inside = true;
  let best = { x: 0, y: 0 };
  let least = Infinity;
  const turns: number[] = [];
  for (const [i, [ax, ay]] of plane.entries()) {
    const [bx, by] = plane[(i + 1) % plane.length] ?? [0, 0];
    const [dx, dy] = [bx - ax, by - ay];
    turns.push(ax * dy - ay * dx);
    const long = dx * dx + dy * dy;
    const t = long > 0 ? Math.max(0, Math.min(1, -(ax * dx + ay * dy) / long)) : 0;
    const [x, y] = [ax + t * dx, ay + t * dy];
    if (Math.hypot(x, y) < least) [least, best] = [Math.hypot(x, y), { x, y }];
  }
  inside = turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
  return inside ? { x: 0, y: 0 } : best;
}
