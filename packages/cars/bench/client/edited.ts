import { type Key, rounded } from "../../src/geometry/curves.ts";
import type { V3 } from "../../src/geometry/mesh.ts";
import type { CarTable, CurveTable, Drawn, ShapeName } from "../../src/tables/types.ts";
import type { PointList } from "../lists.ts";

/** Keys of a shape as the generator wants them, from a list of the bench. */
export const keysOf = (list: PointList): Key[] =>
  list.kind === "round" ? rounded(list.points as [number, number, number][]) : (list.points as unknown as Key[]);

/** The table with the points of the lists in place of its own; nothing of the given table changes. */
export function tableWith(table: CarTable, lists: readonly PointList[]): CarTable {
  const cage = {
    top: [...table.cage.top],
    side: [...table.cage.side],
    front: [...table.cage.front],
    rear: [...table.cage.rear],
    creases: [...table.cage.creases],
  };
  const shapes: CurveTable["shapes"] = { ...table.curves.shapes };
  const seams = { ...table.curves.seams };
  let { underside } = table.curves;
  for (const list of lists) {
    const [, part = "", name = ""] = list.id.split(".");
    if (list.kind === "crease") {
      cage.creases = list.points.map(([from, to, sharpness], i) => {
        return { row: cage.creases[i]!.row, from: from!, to: to!, sharpness: sharpness! };
      });
    } else if (list.kind === "cage") cage[part as "top"][Number(name)] = list.points as V3[];
    else if (list.kind === "seam") seams[name as "fender"] = list.points as [number, number][];
    else if (list.kind === "floor") underside = list.points as [number, number][];
    else {
      const drawn: Drawn | undefined = shapes[name as ShapeName];
      if (drawn) shapes[name as ShapeName] = { ...drawn, keys: keysOf(list) };
    }
  }
  return { ...table, cage, curves: { ...table.curves, shapes, seams, underside } };
}
