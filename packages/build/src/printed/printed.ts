import type { Placement } from "../document.ts";
import { commonArea, isWithin, type Region, regionOf, regionOfBoxes } from "../shape/flat.ts";
import { clipped, doubleAreaOf } from "./clip.ts";
import { overlapOf } from "./overlap.ts";
import { boxAxes, boxSides, FACING_FADE, leanOf, limitedDepth, mirrorPose, printRotation } from "./pose.ts";
import { grainOf, partWhere, shareLeft, stencilForm, stencilTest } from "./stencil.ts";
import type { Measured, Stencil } from "./stencils-of.ts";
import { nearTriangles, type PanelSurface } from "./surface.ts";
import { solidArea, wrappedArea, wrappedPiece } from "./wrapped.ts";

/** What decides where a placement's art falls. */
export type Projected = Pick<Placement, "position" | "rotation" | "size" | "depth" | "projection" | "panels"> &
  Partial<Pick<Measured, "art" | "flip" | "mirror" | "covered" | "skew">>;

/**
 * How much of the face of one box is printed; areas in m² of the flat art, which a drawn shape does not fill. Of art that
 * is laid around the car it is the body's own area, and all of it is printed.
 */
export type PrintedFace = {
  face: number;
  /** Art that falls on the panels that may take it. */
  printed: number;
  /** Art that falls on panels alone that the placement leaves out on purpose. */
  masked: number;
  /** Panels that carry more than a sliver of it, the one with the most first. */
  panels: readonly string[];
  /** Triangles that were looked at: the measure of what it cost. */
  work: number;
};

/** A shape with so many corners costs as much to look at as a triangle. */
const CORNERS = 40;
/** m² of body that are asked for at once. */
const GRAINS = 0.0003;
/** A panel that carries less of the face than this is a sliver. */
const SLIVER = 0.01;

/**
 * What share of a box's flat art is printed on a car, as the livery prints it: triangles of panels inside the box that
 * look towards it (their facing as it is faded in) are clipped to it exactly. Art that falls on two surfaces, one
 * behind the other, counts once, so that no more is printed than the face has.
 * @param twin the reflection of the placement in x
 * @param stencil what it is clipped by: it takes away of the face itself
 */
export function printedFace(
  surface: PanelSurface,
  placement: Projected,
  twin = false,
  stencil: Stencil | null = null,
): PrintedFace {
  const own = printRotation(placement);
  const pose = twin
    ? mirrorPose(placement.position, own)
    : { position: placement.position as readonly [number, number, number], rotation: own };
  const lean = leanOf(placement, twin);
  const { x, y, z } = boxAxes(pose.rotation, lean);
  const sides = boxSides(pose.rotation, lean);
  const [px, py, pz] = pose.position;
  const [width, height] = placement.size;
  const half = [width / 2, height / 2, limitedDepth(placement.size, placement.depth) / 2] as const;
  const region = regionIn(placement, twin);
  const test = stencil && stencilTest(stencil, twin);
  const grain = grainOf(placement.size);
  const inCar = (u: number, v: number, w: number): [number, number, number] => [
    px + u * sides.x[0] + v * sides.y[0] + w * z[0],
    py + u * sides.x[1] + v * sides.y[1] + w * z[1],
    pz + u * sides.x[2] + v * sides.y[2] + w * z[2],
  ];
  const wraps = placement.projection === "wrap";
  const allowed = placement.panels && new Set(placement.panels);
  const takes = surface.panels.map((panel) => allowed === null || allowed.has(panel));
  const byPanel = new Map<string, number>();
  const printing: Pieces = { list: [], area: 0 };
  const elsewhere: Pieces = { list: [], area: 0 };
  const { positions, normals, triangles, owner } = surface;
  const corners = new Float64Array(12);
  let work = 0;
  let wrapped = 0;
  nearTriangles(surface, pose.position, [x, y, z], half, (triangle) => {
    work++;
    for (let k = 0; k < 3; k++) {
      const at = (triangles[triangle * 3 + k] ?? 0) * 3;
      const [dx, dy, dz] = [(positions[at] ?? 0) - px, (positions[at + 1] ?? 0) - py, (positions[at + 2] ?? 0) - pz];
      corners[k * 4] = dx * x[0] + dy * x[1] + dz * x[2];
      corners[k * 4 + 1] = dx * y[0] + dy * y[1] + dz * y[2];
      corners[k * 4 + 2] = dx * z[0] + dy * z[1] + dz * z[2];
      corners[k * 4 + 3] =
        (normals[at] ?? 0) * z[0] + (normals[at + 1] ?? 0) * z[1] + (normals[at + 2] ?? 0) * z[2] - FACING_FADE[0];
    }
    const which = owner[triangle] ?? 0;
    const panel = surface.panels[which] ?? "";
    const add = (area: number) => byPanel.set(panel, (byPanel.get(panel) ?? 0) + area);
    const normal = test && normalOf(surface, triangle);
    if (wraps) {
      let area = 0;
      if (takes[which] && test) {
        const piece = wrappedPiece(corners, half);
        const holds = ([u = 0, v = 0, w = 0]: readonly number[]) =>
          (!region || isWithin(region, u, v)) && test(inCar(u, v, w), normal, panel);
        if (piece)
          work += partWhere(piece, 3, grain, holds, (part) => {
            area += solidArea(part, lean);
          });
      } else if (takes[which]) area = wrappedArea(corners, half, region, lean);
      if (area > 0) add(area);
      wrapped += area;
      if (region) work += Math.ceil((area / GRAINS) * (region.corners / CORNERS));
      return;
    }
    const piece = clipped(corners, half);
    if (!piece) return;
    if (test) {
      const depthAt = planeOf(corners);
      work += partWhere(piece, 2, grain, ([u = 0, v = 0]) => test(inCar(u, v, depthAt(u, v)), normal, panel), take);
    } else take(piece);

    function take(cut: Float64Array): void {
      if (region) work += Math.ceil(region.corners / CORNERS);
      const area = region ? commonArea(region, cut) : doubleAreaOf(cut) / 2;
      if (area === 0) return;
      const side = takes[which] ? printing : elsewhere;
      side.list.push(cut);
      side.area += area;
      if (takes[which]) add(area);
    }
  });
  const printed = wraps ? wrapped : unionOf(printing, height, region);
  const whole = region?.area ?? width * height;
  // what is measured in two ways differs by a hair: no more is printed than the face has
  const left =
    test && !wraps
      ? Math.max(printed, whole * shareLeft(test, region, placement.size, (u, v) => inCar(u, v, 0)))
      : whole;
  const face = wraps ? wrapped : left;
  const masked = elsewhere.list.length === 0 ? 0 : unionOf(joined(printing, elsewhere), height, region) - printed;
  const panels = [...byPanel]
    .filter(([, area]) => area >= SLIVER * face)
    .sort((a, b) => b[1] - a[1])
    .map(([panel]) => panel);
  return {
    face,
    printed: Math.min(face, printed),
    masked: Math.max(0, Math.min(face - printed, masked)),
    panels,
    work,
  };
}

/** Where a triangle looks: the mean of its corners' normals, not of unit length. */
function normalOf({ normals, triangles }: PanelSurface, triangle: number): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (let k = 0; k < 3; k++) {
    const at = (triangles[triangle * 3 + k] ?? 0) * 3;
    for (let axis = 0; axis < 3; axis++) sum[axis as 0 | 1 | 2] += (normals[at + axis] ?? 0) / 3;
  }
  return sum;
}

/** How deep a triangle lies under a point of the face; its middle where it stands on edge. */
function planeOf(corners: Float64Array): (u: number, v: number) => number {
  const at = (i: number, k: number) => corners[i * 4 + k] ?? 0;
  const [ux, uy, uz] = [at(1, 0) - at(0, 0), at(1, 1) - at(0, 1), at(1, 2) - at(0, 2)];
  const [vx, vy, vz] = [at(2, 0) - at(0, 0), at(2, 1) - at(0, 1), at(2, 2) - at(0, 2)];
  const across = ux * vy - uy * vx;
  if (Math.abs(across) < 1e-12) return () => (at(0, 2) + at(1, 2) + at(2, 2)) / 3;
  const [a, b] = [(uz * vy - vz * uy) / across, (ux * vz - vx * uz) / across];
  return (u, v) => at(0, 2) + a * (u - at(0, 0)) + b * (v - at(0, 1));
}

/** Pieces of the face, and the sum of what they carry. */
type Pieces = { list: Float64Array[]; area: number };
const joined = (a: Pieces, b: Pieces): Pieces => ({ list: [...a.list, ...b.list], area: a.area + b.area });

const unionOf = ({ list, area }: Pieces, height: number, region: Region | null): number =>
  Math.max(0, area - overlapOf(list, height, region));

/** What a drawn shape covers of its box, as it lies there; null where that is all of it. */
function regionIn({ art, size, flip = false, mirror, covered }: Projected, twin: boolean): Region | null {
  const turned = twin && mirror?.readable === false ? !flip : flip;
  const region =
    art?.kind === "shape"
      ? regionOf(art.shape, size, turned)
      : art?.kind === "vinyl" && covered
        ? regionOfBoxes(covered, size, turned)
        : null;
  if (!region) return null;
  return region.area >= size[0] * size[1] * (1 - 1e-9) ? null : region;
}

/** What decides how much of art is printed, beside where it lies: its own form, for whoever keeps what was computed. */
export const formOf = (
  { art, flip, mirror, covered, skew }: Pick<Measured, "art" | "flip" | "mirror" | "covered" | "skew">,
  stencil: Stencil | null = null,
): unknown => [
  art.kind === "shape"
    ? [art.shape, flip, mirror?.readable ?? null]
    : art.kind === "vinyl" && covered
      ? [art.hash, flip, mirror?.readable ?? null]
      : null,
  ...(stencil ? [stencilForm(stencil)] : []),
  ...(skew ? [skew] : []),
];

/** Less of a face than this is nothing: no piece is made for it. */
export const NOTHING_PRINTED = 0.02;
/** Is enough of a face on the car for a piece to be printed at all? */
export const isPrinted = (face: PrintedFace): boolean => face.face > 0 && shareOf(face) >= NOTHING_PRINTED;

/**
 * m² that are made of a face: what is printed of it, or all of it where that is asked for; null where no piece is made.
 * What only takes away from others is no piece.
 */
export function madeOf(face: PrintedFace, { whole = false, blend }: Pick<Placement, "whole" | "blend">): number | null {
  if (blend === "knockout" || !isPrinted(face)) return null;
  return whole ? face.face : face.printed;
}

/** What of a face is printed, and on which panels: what a preflight goes by. */
export const coverageOfFace = (face: PrintedFace): { share: number; panels: readonly string[] } => ({
  share: shareOf(face),
  panels: face.panels,
});

/** The share of a face that is printed, 0…1, without what is left out on purpose. */
export function shareOf({ face, printed, masked }: PrintedFace): number {
  const counted = face - masked;
  return counted <= face * 1e-6 ? 0 : Math.min(1, Math.round((printed / counted) * 1e6) / 1e6);
}
