import type { Placement } from "@carloom/build";
import { faceOf, type Frame, type Nearest, rotate, type Vec3 } from "@carloom/editor";
import type { PlacementOutline, Stage } from "@carloom/stage";

type Point = { x: number; y: number };
export type Draped = PlacementOutline & { path: string };

/** Points along a side of a frame. */
const STEPS = 10;
/** Halvings towards the middle of what lies beside the body. */
const HALVINGS = 5;
/** Metres outwards of a point from which a body is looked for (`stage/livery/near.ts`): never farther off than that. */
const REACH = 0.4;

/**
 * The frame of art that is laid around the car, as it lies on the body: flat, it would float through the car and seem to
 * lean. From the other side it is what is seen there.
 * @param depth of the box, metres
 */
export function draped(
  stage: Pick<Stage, "projectToScreen" | "getView">,
  nearest: Nearest,
  { center, rotation, size, lean = 0 }: Frame,
  depth: number,
): Draped | null {
  const normal = rotate(rotation, [0, 0, 1]);
  const { position: eye } = stage.getView();
  const side = normal.reduce((sum, n, k) => sum + n * ((eye[k] ?? 0) - (center[k] ?? 0)), 0) < 0 ? -1 : 1;
  const out = normal.map((n) => n * side) as Vec3;
  const off = Math.max(0, depth / 2 - REACH);
  const at = (right: number, up: number): Point | null => {
    const [x, y, z] = rotate(rotation, [
      (side * right * size[0] + lean * up * size[1]) / 2,
      (up * size[1]) / 2,
      side * off,
    ]);
    const hit = nearest([center[0] + x, center[1] + y, center[2] + z], out);
    return hit && stage.projectToScreen(hit.point);
  };
  /** On the body: what lies beside it is drawn in towards the middle until it meets it. */
  const onBody = (right: number, up: number): Point | null => {
    const own = at(right, up);
    if (own) return own;
    let [low, high, best] = [0, 1, null as Point | null];
    for (let i = 0; i < HALVINGS; i++) {
      const share = (low + high) / 2;
      const point = at(right * share, up * share);
      if (point) [low, best] = [share, point];
      else high = share;
    }
    return best;
  };
  const along = (from: readonly [number, number], to: readonly [number, number]) =>
    Array.from({ length: STEPS + 1 }, (_, i) => {
      const t = i / STEPS;
      return onBody(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t);
    });
  const corners = [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ] as const;
  const sides = corners.map((corner, i) => along(corner, corners[(i + 1) % 4] ?? corner));
  const all = sides.flat();
  const [a, b, c, d] = corners.map((_, i) => all[i * (STEPS + 1)]);
  const inside = at(0, 0);
  if (!a || !b || !c || !d || !inside) return null;
  const seen = all.flatMap((point) => point ?? []);
  const path = `M${seen.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
  return { corners: [a, b, c, d], center: inside, facing: true, path };
}

/** The same of a layer that is laid around the car; null of others. */
export function drapedLayer(
  stage: Pick<Stage, "projectToScreen" | "getView">,
  nearest: Nearest | undefined,
  placement: Placement | null | undefined,
): Draped | null {
  if (!placement || placement.projection !== "wrap" || !nearest) return null;
  return draped(stage, nearest, faceOf(placement), placement.depth);
}
