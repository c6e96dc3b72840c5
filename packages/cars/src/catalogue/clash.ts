import { SLOT_IDS, slotKind } from "@carloom/build";
import { point, type V3 } from "../geometry/mesh.ts";
import type { Model } from "../generator/gltf/model.ts";
import type { PartKind } from "../tables/parts/types.ts";

/** Kinds of parts that are near each other on a car. */
const NEIGHBOURS = SLOT_IDS.flatMap((id) => (slotKind(id)?.near ?? []).map((other) => [id, other] as const));

/** Room that parts leave each other, metres: what hangs on rubber moves. */
const ROOM = 0.008;

/** A part where it stands on the car: its model and the slot's anchor, car space. */
export type Standing = { slug: string; kind: PartKind; model: Model; at: V3 };

const cellOf = (v: number) => Math.round(v / ROOM);
const key = (x: number, y: number, z: number) => (x * 4096 + y) * 4096 + z;

/** Cells that a surface lies in, and the box around them. */
type Taken = { cells: Set<number>; least: V3; most: V3 };

/** Calls for points all over what of the surface is within a box of cells, no two neighbours further apart than the room. */
function sample(
  { model, at }: Standing,
  found: (x: number, y: number, z: number) => boolean,
  within?: Pick<Taken, "least" | "most">,
): boolean {
  for (const { mesh } of model.pieces) {
    for (let i = 0; i < mesh.index.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => point(mesh, mesh.index[i + k]!)) as [V3, V3, V3];
      // a cell more on each side, for what rounding does
      const beside = ([0, 1, 2] as const).some(
        (k) =>
          within &&
          (cellOf(at[k] + Math.max(a[k], b[k], c[k])) < within.least[k] - 1 ||
            cellOf(at[k] + Math.min(a[k], b[k], c[k])) > within.most[k] + 1),
      );
      if (beside) continue;
      const far = (p: V3, q: V3) => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
      const steps = Math.max(1, Math.ceil(Math.max(far(a, b), far(b, c), far(c, a)) / ROOM));
      for (let u = 0; u <= steps; u++) {
        for (let v = 0; u + v <= steps; v++) {
          const [s, t] = [u / steps, v / steps];
          const on = (k: 0 | 1 | 2) => at[k] + a[k] * (1 - s - t) + b[k] * s + c[k] * t;
          if (found(cellOf(on(0)), cellOf(on(1)), cellOf(on(2)))) return true;
        }
      }
    }
  }
  return false;
}

function takenBy(part: Standing): Taken {
  const taken: Taken = {
    cells: new Set(),
    least: [Infinity, Infinity, Infinity],
    most: [-Infinity, -Infinity, -Infinity],
  };
  sample(part, (...cell) => {
    taken.cells.add(key(...cell));
    for (const k of [0, 1, 2] as const) {
      taken.least[k] = Math.min(taken.least[k], cell[k]);
      taken.most[k] = Math.max(taken.most[k], cell[k]);
    }
    return false;
  });
  return taken;
}

/** Slugs of the parts that touch each other, said of both. */
export function clashesOf(parts: readonly Standing[]): Map<string, string[]> {
  const clashes = new Map<string, string[]>();
  const say = (part: Standing, other: Standing) =>
    clashes.set(part.slug, [...(clashes.get(part.slug) ?? []), other.slug]);
  for (const [kind, near] of NEIGHBOURS) {
    const others = parts.filter((one) => one.kind === near);
    if (others.length === 0) continue;
    for (const part of parts.filter((one) => one.kind === kind)) {
      const taken = takenBy(part);
      for (const other of others) {
        if (!sample(other, (x, y, z) => taken.cells.has(key(x, y, z)), taken)) continue;
        say(part, other);
        say(other, part);
      }
    }
  }
  return clashes;
}
