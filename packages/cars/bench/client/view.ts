import { closedCurve, profile } from "../../src/geometry/curves.ts";
import type { PointList } from "../lists.ts";
import { keysOf } from "./edited.ts";

/** How a pane looks at the car: drawing space to the right and up. */
export type View = "side" | "top" | "front" | "rear" | "corner" | "rear-corner" | "section";

/** Right and up of a point, metres. */
export function project(view: View, x: number, y: number, z: number): [number, number] {
  switch (view) {
    case "side":
      return [x, y];
    case "top":
      return [x, -z];
    case "rear":
      return [-z, y];
    case "corner":
      return [(z + x) * Math.SQRT1_2, y];
    case "rear-corner":
      return [(x - z) * Math.SQRT1_2, y];
    default:
      return [z, y];
  }
}

export type Placed = {
  /** Right and up of a point of the list. */
  at: (point: readonly number[]) => [number, number];
  /** Moves a point by right and up, metres. */
  move: (point: number[], right: number, up: number) => void;
};

const plain = (right: number, up: number, signRight = 1, signUp = 1): Placed => ({
  at: (p) => [p[right]! * signRight, p[up]! * signUp],
  move: (p, dr, du) => {
    p[right] = p[right]! + dr * signRight;
    p[up] = p[up]! + du * signUp;
  },
});

/** How a list is drawn and moved in a view; null when the view does not show it. */
export function placed(list: PointList, view: View): Placed | null {
  if (list.kind === "cage") {
    if (view === "side") return plain(0, 1);
    if (view === "top") return plain(0, 2, 1, -1);
    if (view === "front" || view === "section") return plain(2, 1);
    return view === "rear" ? plain(2, 1, -1) : null;
  }
  if (list.kind === "crease") return null;
  if (list.kind === "seam") return view === "side" ? plain(1, 0) : null;
  if (list.kind === "floor") return view === "side" ? plain(0, 1) : null;
  if (list.view !== view) return null;
  if (view === "top") return plain(0, 1, 1, -1);
  return view === "rear" || view === "rear-corner" ? plain(0, 1, -1) : plain(0, 1);
}

/** The view that the third pane takes for a list: a section through the cage, or the end that a shape is drawn in. */
export function endView(list: PointList | null): View {
  if (list?.id.startsWith("cage.front")) return "front";
  if (list?.id.startsWith("cage.rear")) return "rear";
  const { view } = list ?? {};
  return view && view !== "side" && view !== "top" ? view : "section";
}

/** The line that a list makes in a view, as right and up pairs. */
export function outline(list: PointList, view: View): [number, number][] {
  const place = placed(list, view);
  if (!place) return [];
  if (list.kind === "key" || list.kind === "round") {
    const ring = closedCurve(keysOf(list), list.kind === "round" ? 1 : 10);
    return [...ring, ring[0]!].map((p) => place.at(p));
  }
  if (list.kind === "cage") return list.points.map((p) => place.at(p));
  const along = list.points.map((p) => p[0]!);
  const over = profile(list.points as [number, number][]);
  const [from, to] = [Math.min(...along), Math.max(...along)];
  return Array.from({ length: 49 }, (_, i) => {
    const a = from + ((to - from) * i) / 48;
    return place.at([a, over(a)]);
  });
}

/** Where triangles cross the plane at x: pairs of z and y. */
export function sliceAt(position: Float32Array, index: Uint32Array, x: number): number[] {
  const out: number[] = [];
  for (let i = 0; i < index.length; i += 3) {
    const hits: number[] = [];
    for (let k = 0; k < 3; k++) {
      const [a, b] = [index[i + k]! * 3, index[i + ((k + 1) % 3)]! * 3];
      const [da, db] = [position[a]! - x, position[b]! - x];
      if (da < 0 === db < 0) continue;
      const t = da / (da - db);
      hits.push(position[a + 2]! + (position[b + 2]! - position[a + 2]!) * t);
      hits.push(position[a + 1]! + (position[b + 1]! - position[a + 1]!) * t);
    }
    if (hits.length === 4) out.push(...hits);
  }
  return out;
}
