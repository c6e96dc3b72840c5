import { componentsOf } from "../geometry/components.ts";
import { boundsOf, centreOf, type Piece, sizeOf } from "../geometry/piece.ts";
import { splitByLabel } from "../geometry/subset.ts";
import type { Notes } from "../report.ts";
import { CORNERS, type Part } from "./part.ts";

/** What reaches this far out of a wheel's radius is tyre. */
const TREAD = 0.87;
/** What ends before this is hub, disc or caliper, unless it lies at the outside. */
const HUB = 0.5;
/** Where the rim ends when nothing shows it: a wheel's side wall is about three tenths of its radius. */
const FLANGE = 0.71;

type Reach = { least: number; most: number; x: number };

/** How near and how far from the axle a piece lies, and where along it. */
function reachOf({ position, index }: Piece, cy: number, cz: number): Reach {
  let [least, most, x] = [Number.POSITIVE_INFINITY, 0, 0];
  for (const vertex of index) {
    const radius = Math.hypot((position[vertex * 3 + 1] as number) - cy, (position[vertex * 3 + 2] as number) - cz);
    least = Math.min(least, radius);
    most = Math.max(most, radius);
    x += position[vertex * 3] as number;
  }
  return { least, most, x: x / index.length };
}

/** Faces nearer to the axle than the flange are rim. */
function byRadius(part: Part, cy: number, cz: number, flange: number): Part[] {
  const labels = Array.from({ length: part.index.length / 3 }, (_, t) => {
    let [y, z] = [0, 0];
    for (let k = 0; k < 3; k++) {
      const at = (part.index[t * 3 + k] as number) * 3;
      y += (part.position[at + 1] as number) / 3;
      z += (part.position[at + 2] as number) / 3;
    }
    return Math.hypot(y - cy, z - cz) < flange ? 1 : 0;
  });
  return [...splitByLabel(part, labels)].map(
    ([label, own]): Part => ({ ...part, ...own, substance: label === 1 ? "rim" : "tyre" }),
  );
}

/**
 * Tells rim and tyre apart where all of a wheel is taken for tyre: by connected pieces, each as far from the axle as it
 * lies, or where it is one piece by the radius. What a person said stays.
 */
export function tellRims(parts: readonly Part[], notes: Notes): Part[] {
  let told = [...parts];
  const hows = new Set<string>();
  for (const corner of CORNERS) {
    const own = told.filter((part) => part.corner === corner);
    const open = new Set(own.filter((part) => part.substance === "tyre" && part.said?.is === undefined));
    if (open.size === 0 || own.some((part) => part.substance === "rim")) continue;
    const box = boundsOf(own);
    const [middle, cy, cz] = centreOf(box);
    const radius = Math.max(sizeOf(box)[1], sizeOf(box)[2]) / 2;
    const outwards = corner.endsWith("left") ? 1 : -1;
    const pieces = [...open].flatMap((part) => {
      const { labels, count } = componentsOf(part);
      return count > 2000
        ? [part]
        : [...splitByLabel(part, labels).values()].map((piece): Part => ({ ...part, ...piece }));
    });
    const named = pieces.map((part): Part => {
      const { most, x } = reachOf(part, cy, cz);
      if (most > radius * TREAD) return part;
      const isRim = most > radius * HUB || (x - middle) * outwards > 0;
      return { ...part, substance: isRim ? "rim" : "other" };
    });
    let result = named;
    if (named.some((part) => part.substance === "rim")) hows.add("piece");
    else {
      hows.add("radius");
      result = named.flatMap((part) =>
        part.substance === "tyre" && reachOf(part, cy, cz).least < radius * HUB
          ? byRadius(part, cy, cz, radius * FLANGE)
          : [part],
      );
    }
    told = [...told.filter((part) => !open.has(part)), ...result];
  }
  if (told.some((part) => part.substance === "rim"))
    for (const how of hows) notes.add(how === "radius" ? "warning" : "done", "rim-told", { how });
  return told;
}
