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

/** Calls for points all over the surface, no two neighbours further apart than the room. */
function sample({ model, at }: Standing, found: (x: number, y: number, z: number) => boolean): boolean {
  for (const { mesh } of model.pieces) {
    for (let i = 0; i < mesh.index.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => point(mesh, mesh.index[i + k]!)) as [V3, V3, V3];
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

/** Slugs of the parts that touch each other, said of both. */
export function clashesOf(parts: readonly Standing[]): Map<string, string[]> {
  const clashes = new Map<string, string[]>();
  const say = (part: Standing, other: Standing) =>
    clashes.set(part.slug, [...(clashes.get(part.slug) ?? []), other.slug]);
  for (const [kind, near] of NEIGHBOURS) {
    for (const part of parts.filter((one) => one.kind === kind)) {
      const cells = new Set<number>();
      sample(part, (x, y, z) => {
        cells.add(key(x, y, z));
        return false;
      });
      for (const other of parts.filter((one) => one.kind === near)) {
        if (!sample(other, (x, y, z) => cells.has(key(x, y, z)))) continue;
        say(part, other);
        say(other, part);
      }
    }
  }
  return clashes;
}
