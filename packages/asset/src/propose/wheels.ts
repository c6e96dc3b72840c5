import { axleOf } from "../geometry/axis.ts";
import { boundsOf, centreOf, type Matrix, sizeOf, type Vec3 } from "../geometry/piece.ts";
import { rotation, transformPiece } from "../geometry/transform.ts";
import type { Notes } from "../report.ts";
import { CORNERS, type Corner, cornerOf, type Part } from "./part.ts";
import { splitByCorner } from "./quadrants.ts";
import { tellRims } from "./rims.ts";
import { cutWheels, type StatedWheel, type StatedWheels } from "./stated-wheels.ts";
import { wheelsByShape } from "./wheel-shapes.ts";
import { words } from "./words.ts";

const ON_WHEEL = new Set(["tyre", "rim", "caliper", "disc"]);

/** Measures of one wheel in the car's space: metres; `rim` is the outer radius of the rim, 0 when rim and tyre are one. */
export type Wheel = { corner: Corner; centre: Vec3; radius: number; width: number; rim: number; rimWidth: number };

function namedWheel(part: Part): boolean {
  if (ON_WHEEL.has(part.substance)) return true;
  const path = words(part.path.join(" "));
  return / wheels? /.test(path) && !/ (steering\w*|interior\w*|arch|arches|well|wells|fender|house) /.test(path);
}

/** Marks the parts of the four wheels by names, by shape, or where they were set; null when none of these finds four. */
function assign(parts: readonly Part[], stated: StatedWheels, notes: Notes): { parts: Part[]; how: string } | null {
  const middle = { x: centreOf(boundsOf(parts))[0], z: centreOf(boundsOf(parts))[2] };
  const length = sizeOf(boundsOf(parts))[2];
  const height = sizeOf(boundsOf(parts))[1];
  const marked = parts.flatMap((part) => {
    if (!namedWheel(part)) return [part];
    return splitByCorner(part, middle, length).map((piece): Part => {
      const centre = centreOf(boundsOf([piece]));
      // A spare or a steering wheel lies higher than the road wheels.
      const low = centre[1] < boundsOf(parts).min[1] + height * 0.5;
      return low ? { ...piece, corner: cornerOf(centre[0], centre[2], middle) } : piece;
    });
  });
  const rolling = (corner: Corner) =>
    marked.some((part) => part.corner === corner && (part.substance === "tyre" || part.substance === "rim"));
  if (CORNERS.every(rolling)) return { parts: marked, how: "names" };
  const shaped = wheelsByShape(parts);
  if (shaped) return { parts: shaped, how: "shape" };
  const cut = cutWheels(parts, stated, notes);
  return cut && { parts: cut, how: "place" };
}

function measure(parts: readonly Part[], corner: Corner, stated: StatedWheel | undefined): Wheel {
  const own = parts.filter((part) => part.corner === corner);
  const tyres = own.filter((part) => part.substance === "tyre");
  const rims = own.filter((part) => part.substance === "rim");
  const round = tyres.length > 0 ? tyres : rims;
  const box = boundsOf(round);
  const [width, height, depth] = sizeOf(box);
  const rimSize = rims.length > 0 && tyres.length > 0 ? sizeOf(boundsOf(rims)) : [0, 0, 0];
  return {
    corner,
    centre: stated?.centre ?? centreOf(box),
    radius: stated?.radius ?? Math.max(height, depth) / 2,
    width: stated?.width ?? width,
    rim: (rimSize[1] as number) / 2,
    rimWidth: rimSize[0] as number,
  };
}

/** Turns a steered or cambered wheel about its centre until its axle lies along X; null where it does. */
function straighten(parts: Part[], corner: Corner): { degrees: number; matrix: Matrix } | null {
  const round = parts.filter((part) => part.corner === corner && part.substance === "tyre");
  const axle = round.length > 0 ? axleOf(round) : null;
  if (!axle) return null;
  const angle = Math.acos(Math.min(1, axle[0]));
  if (angle < 0.004) return null;
  const sine = Math.hypot(axle[1], axle[2]);
  // The axis axle × X turns the axle onto X.
  const matrix = rotation([0, axle[2] / sine, -axle[1] / sine], angle, centreOf(boundsOf(round)));
  for (const [i, part] of parts.entries())
    if (part.corner === corner) parts[i] = { ...part, ...transformPiece(part, matrix) };
  return { degrees: (angle * 180) / Math.PI, matrix };
}

/** Finds the four road wheels, sets them straight and measures them; what a person set of one counts for it. */
export function findWheels(
  parts: readonly Part[],
  notes: Notes,
  stated: StatedWheels = new Map(),
): { parts: Part[]; wheels: Wheel[]; turns: ReadonlyMap<Corner, Matrix> } {
  const turns = new Map<Corner, Matrix>();
  const found = assign(parts, stated, notes);
  if (!found) {
    notes.add("limit", "no-wheels");
    return { parts: [...parts], wheels: [], turns };
  }
  let straight = [...found.parts];
  const turned = new Map<string, number>();
  for (const corner of CORNERS) {
    const turn = straighten(straight, corner);
    if (!turn) continue;
    const { degrees, matrix } = turn;
    turns.set(corner, matrix);
    const axle = corner.startsWith("front") ? "front" : "rear";
    turned.set(axle, Math.max(turned.get(axle) ?? 0, degrees));
  }
  for (const [axis, degrees] of turned)
    if (degrees > 1) notes.add("done", "wheels-straightened", { axle: axis, degrees: Math.round(degrees) });
  straight = tellRims(straight, notes);
  const wheels = CORNERS.map((corner) => measure(straight, corner, stated.get(corner)));
  if (stated.size > 0) notes.add("done", "wheels-stated", { count: stated.size });
  const first = wheels[0] as Wheel;
  notes.add("done", "wheels-found", {
    how: found.how,
    diameter: Math.round(first.radius * 2000),
    width: Math.round(first.width * 1000),
    rim: first.rim > 0 ? rimInches(first) : "?",
  });
  const radii = wheels.map((wheel) => wheel.radius);
  const spread = Math.max(...radii) / Math.min(...radii) - 1;
  if (spread > 0.15) notes.add("warning", "wheels-inexact", { percent: Math.round(spread * 100) });
  if (first.rim === 0) notes.add("limit", "wheels-whole");
  return { parts: straight, wheels, turns };
}

/** Nominal rim diameter in inches: the bead seat lies about 17 mm inside the flange. */
export function rimInches(wheel: Wheel): number {
  return Math.round((wheel.rim * 2000 - 34) / 25.4);
}
