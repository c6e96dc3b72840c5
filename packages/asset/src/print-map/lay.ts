import { bordersOf, twiceWithin } from "./border.ts";
import { crossings } from "./crossing.ts";
import type { Mesh } from "./mesh.ts";
import { relax } from "./relax.ts";
import { asRigid, projected } from "./rigid.ts";
import { type Sheet, sheetOf } from "./sheet.ts";
import { mostOf, stretchOf } from "./stretch.ts";
import { turnBack, turnedOf } from "./turned.ts";
import { unrolled } from "./unroll.ts";

/** A mesh laid flat. */
export type Laid = {
  sheet: Sheet;
  /** x and y in mm of each point of the sheet. */
  flat: Float64Array;
  /** Of each triangle. */
  stretch: Float64Array;
  /** No triangle is turned over, and nothing lies over anything. */
  isWhole: boolean;
  /** Triangles that do not come to lie on their back, whatever is done. */
  turned: readonly number[];
};

/** Share of a length: what 99 % of a sheet stays below where its start was a good one. */
const GOOD = 0.6;

/** mm² of a hole that is none. */
const CRACK = 20;

/** Lays a mesh flat from where it is seen best; where that turns something over, rolled off. */
export function lay(mesh: Mesh): Laid {
  const sheet = sheetOf(mesh);
  const seen = finished(sheet, asRigid(sheet, projected(sheet)));
  if (isGood(seen)) return seen;
  const rolled = finished(sheet, asRigid(sheet, unrolled(sheet)));
  if (isGood(rolled) || (rolled.isWhole && !seen.isWhole)) return rolled;
  return seen.isWhole || turnedArea(seen) <= turnedArea(rolled) ? seen : rolled;
}

const isGood = ({ sheet, stretch, isWhole }: Laid) => isWhole && mostOf(sheet.rest.area, stretch) < GOOD;
const turnedArea = ({ sheet, turned }: Laid) => turned.reduce((sum, t) => sum + sheet.rest.area[t]!, 0);

function finished(sheet: Sheet, start: Float64Array): Laid {
  const free = turnBack(sheet, start);
  if (!free)
    return { sheet, flat: start, stretch: stretchOf(sheet, start), isWhole: false, turned: turnedOf(sheet, start) };
  const flat = relax(sheet, free);
  // a crack of the model that closes further than it is wide is no film over film
  const rings = bordersOf(sheet.mesh, sheet.point).filter((ring) => Math.abs(twiceWithin(ring, flat)) > 2 * CRACK);
  const isWhole = crossings(rings, flat) === 0;
  return { sheet, flat, stretch: stretchOf(sheet, flat), isWhole, turned: [] };
}

/** mm² of film that is stretched beyond a limit, weighted by how far; without bound where the sheet is not whole. */
export function excessOf({ sheet, stretch, isWhole }: Laid, limit: number): number {
  if (!isWhole) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let t = 0; t < stretch.length; t++) sum += sheet.rest.area[t]! * Math.max(0, stretch[t]! - limit);
  return sum;
}
