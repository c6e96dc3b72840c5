import type { BuiltCar } from "../car/build.ts";
import type { Fields } from "../car/fields.ts";
import { type Mesh, normalAt, point, vertexCount } from "../../geometry/mesh.ts";
import type { CarTable } from "../../tables/types.ts";

/** A mesh of a body part in drawing space. */
export type Painted = {
  name: string;
  material: string;
  mesh: Mesh;
  uv?: number[];
  /** Only on the anchors of this side. */
  side?: "left" | "right";
};

/** The car that a body part is shaped on. */
export type Host = { table: CarTable; car: BuiltCar; fields: Fields };

/** What a shape makes for a car; null when the car has nothing that would carry it. */
export type Shape = (host: Host) => Painted[] | null;

/** One coordinate of the skin over two others, by the tangent plane of the nearest vertex that `keep` lets in. */
export function surface(
  skin: Mesh,
  axes: readonly [0 | 1 | 2, 0 | 1 | 2],
  keep: (mesh: Mesh, i: number) => boolean,
): (u: number, v: number) => number {
  const [a, b] = axes;
  const c = (3 - a - b) as 0 | 1 | 2;
  const among: number[] = [];
  for (let i = 0; i < vertexCount(skin); i++) if (keep(skin, i)) among.push(i);
  return (u, v) => {
    let best = among[0] ?? 0;
    let least = Infinity;
    for (const i of among) {
      const d = (skin.position[i * 3 + a]! - u) ** 2 + (skin.position[i * 3 + b]! - v) ** 2;
      if (d < least) [least, best] = [d, i];
    }
    const p = point(skin, best);
    const n = normalAt(skin, best);
    return p[c] - (n[a] * (u - p[a]) + n[b] * (v - p[b])) / n[c];
  };
}

/** Height of the body's upper side over (x, z). */
export const heightOver = ({ car }: Host) =>
  surface(car.sheets.whole, [0, 2], (skin, i) => skin.normal[i * 3 + 1]! > 0.3);

/** z of the body's flank over (x, y), below the windows. */
export const flankOver = ({ car }: Host) =>
  surface(car.sheets.whole, [0, 1], (skin, i) => skin.normal[i * 3 + 2]! > 0.35 && skin.position[i * 3 + 2]! > 0.4);

/** x of the tail over (z, y). */
export const tailOver = ({ car, table }: Host) =>
  surface(
    car.sheets.whole,
    [2, 1],
    (skin, i) => skin.normal[i * 3]! > 0.3 && skin.position[i * 3]! > table.dimensions.wheelbase + 0.4,
  );
