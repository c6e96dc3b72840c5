import type { Vec3 } from "../geometry/piece.ts";
import { withIndex } from "../geometry/subset.ts";
import type { Notes } from "../report.ts";
import { CORNERS, type Corner, type Part } from "./part.ts";

/** A wheel as a person set it, in metres of the car. */
export type StatedWheel = { centre: Vec3; radius: number; width: number };
export type StatedWheels = ReadonlyMap<Corner, StatedWheel>;

/** Slack around a wheel: a tread is no perfect circle. */
const SLACK = 1.03;

function isIn([cx, cy, cz]: Vec3, { radius, width }: StatedWheel, position: Float32Array, vertex: number): boolean {
  const at = vertex * 3;
  return (
    Math.abs((position[at] as number) - cx) <= (width / 2) * 1.25 &&
    Math.hypot((position[at + 1] as number) - cy, (position[at + 2] as number) - cz) <= radius * SLACK
  );
}

/** Cuts loose what lies in the four cylinders; null unless all four are stated and each holds something. */
export function cutWheels(parts: readonly Part[], stated: StatedWheels, notes: Notes): Part[] | null {
  if (!CORNERS.every((corner) => stated.has(corner))) return null;
  const found = new Set<Corner>();
  const names = new Set<string>();
  const cut = parts.flatMap((part): Part[] => {
    const lists = new Map<Corner | null, number[]>();
    for (let t = 0; t < part.index.length; t += 3) {
      const corners = part.index.subarray(t, t + 3);
      const home = CORNERS.find((corner) => {
        const wheel = stated.get(corner) as StatedWheel;
        return corners.every((vertex) => isIn(wheel.centre, wheel, part.position, vertex));
      });
      const list = lists.get(home ?? null) ?? [];
      list.push(...corners);
      lists.set(home ?? null, list);
    }
    if (lists.size === 1 && lists.has(null)) return [part];
    if (lists.has(null)) names.add(part.node || "unnamed");
    return [...lists].map(([corner, index]): Part => {
      if (corner) found.add(corner);
      const own = withIndex(part, Uint32Array.from(index));
      const isKept = corner === null || part.said?.is !== undefined || part.substance === "rim";
      return { ...part, ...own, corner: corner ?? part.corner, substance: isKept ? part.substance : "tyre" };
    });
  });
  if (found.size < CORNERS.length) return null;
  if (names.size > 0) notes.add("done", "wheels-cut", { names: [...names].slice(0, 4).join(", ") });
  return cut;
}
