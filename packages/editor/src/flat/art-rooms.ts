import { DEPTH_LIMIT, rotationOf } from "@carloom/build";
import type { PrintMap, SheetLayout } from "@carloom/build/print-map";
import type { Quat, Vec3 } from "../geometry/quat.ts";
import { cornersOn, hitAt } from "./on-surface.ts";

type Point = readonly [x: number, y: number];
type Corners = readonly [Point, Point, Point];

/**
 * A part of a piece of film that one projector can print: its triangles as they lie on the sheet (mm) and in the plane of the
 * projector (metres from the upper left corner of its art, y down). Art that is drawn from the one to the other and laid
 * down with the pose lies on the car where it was drawn on the sheet.
 */
export type ArtRoom = {
  piece: number;
  panel: string;
  position: Vec3;
  rotation: Quat;
  depth: number;
  size: [number, number];
  triangles: readonly {
    sheet: Corners;
    plane: Corners;
    /** Metres of each corner towards the viewer, from the middle of the box. */
    deep: readonly [number, number, number];
  }[];
};

/** Cosine of the angle up to which a direction sees a face well, and up to which it prints it all the same. */
const FACES = 0.64;
const SEEN = 0.4;
/** Directions of one piece, and the share of it that one of its own is for: rolled edges go along with what they end. */
const MOST = 6;
const PART = 0.03;
/** Metres around what is printed. */
const EDGE = 0.004;
const LEAST = 0.006;
/** Metres before and behind it. */
const DEEP = 0.01;

type Face = {
  triangle: number;
  sheet: Corners;
  corners: readonly [Vec3, Vec3, Vec3];
  normal: Vec3;
  /** Its area on the film. */
  area: number;
};

const dot = (a: Readonly<Vec3>, b: Readonly<Vec3>) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Readonly<Vec3>, b: Readonly<Vec3>): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (v: Readonly<Vec3>): Vec3 | null => {
  const long = Math.hypot(...v);
  return long > 1e-9 ? [v[0] / long, v[1] / long, v[2] / long] : null;
};

/** @param isInked is something drawn within a box of the sheet (mm: left, top, right, bottom)? */
export function artRooms(
  map: PrintMap,
  { placed }: SheetLayout,
  isInked: (left: number, top: number, right: number, bottom: number) => boolean,
): ArtRoom[] {
  return placed.flatMap(({ piece, panel, left, bottom }) => {
    const faces = facesOf(map, piece, left, bottom).filter(({ sheet }) => {
      const [xs, ys] = [sheet.map(([x]) => x), sheet.map(([, y]) => y)];
      return isInked(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
    });
    const axes = axesOf(faces);
    const own = new Map<Vec3, Face[]>(axes.map((axis) => [axis, []]));
    for (const face of faces) {
      const [best] = axes.toSorted((p, q) => dot(face.normal, q) - dot(face.normal, p));
      if (best && dot(face.normal, best) >= SEEN) own.get(best)?.push(face);
    }
    return [...own].flatMap(([axis, list]) => (list.length > 0 ? [roomOf(piece, panel, list, axis)] : []));
  });
}

/** Directions that together see nearly all of what is drawn: the one that sees most first. */
function axesOf(faces: readonly Face[]): Vec3[] {
  const whole = sumOf(faces);
  const axes: Vec3[] = [];
  let rest = faces;
  while (rest.length > 0 && axes.length < MOST) {
    const axis = axisOf(rest);
    const own = rest.filter(({ normal }) => dot(normal, axis) >= FACES);
    if (own.length === 0) break;
    if (axes.length === 0 || sumOf(own) >= PART * whole) axes.push(axis);
    const taken = new Set(own);
    rest = rest.filter((face) => !taken.has(face));
  }
  return axes;
}

const sumOf = (faces: readonly Face[]) => faces.reduce((sum, { area }) => sum + area, 0);

function facesOf(map: PrintMap, piece: number, left: number, bottom: number): Face[] {
  const faces: Face[] = [];
  for (let triangle = 0; triangle < map.pieceOf.length; triangle++) {
    if (map.pieceOf[triangle] !== piece) continue;
    const at = (k: number): Point => {
      const point = (map.corner[triangle * 3 + k] ?? 0) * 2;
      return [left + (map.flat[point] ?? 0), bottom - (map.flat[point + 1] ?? 0)];
    };
    const sheet = [at(0), at(1), at(2)] as const;
    const [[ax, ay], [bx, by], [cx, cy]] = sheet;
    const area = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
    if (!(area > 1e-4)) continue;
    const corners = cornersOn(map.surface, triangle);
    const { normal } = hitAt(map.surface, triangle, [1 / 3, 1 / 3, 1 / 3]);
    faces.push({ triangle, sheet, corners, normal, area });
  }
  return faces;
}

/** Where most of what is left looks; where it looks all around, where its largest face does. */
function axisOf(faces: readonly Face[]): Vec3 {
  const sum: Vec3 = [0, 0, 0];
  for (const { normal, area } of faces) for (const k of [0, 1, 2] as const) sum[k] += normal[k] * area;
  const mean = unit(sum);
  if (mean && faces.some(({ normal }) => dot(normal, mean) >= FACES)) return mean;
  return faces.reduce((a, b) => (b.area > a.area ? b : a)).normal;
}

/** The sheet's right as it runs on the car, the mean over the faces. */
function rightOf(faces: readonly Face[]): Vec3 {
  const sum: Vec3 = [0, 0, 0];
  for (const { sheet, corners, area } of faces) {
    const [[ax, ay], [bx, by], [cx, cy]] = sheet;
    const [ux, uy, vx, vy] = [bx - ax, by - ay, cx - ax, cy - ay];
    const across = ux * vy - uy * vx;
    for (const k of [0, 1, 2] as const) {
      const [u, v] = [corners[1][k] - corners[0][k], corners[2][k] - corners[0][k]];
      sum[k] += (area * (u * vy - v * uy)) / across;
    }
  }
  return sum;
}

function roomOf(piece: number, panel: string, faces: readonly Face[], z: Vec3): ArtRoom {
  const along = rightOf(faces);
  const off = dot(along, z);
  const level: Vec3 = Math.abs(z[1]) < 0.9 ? cross([0, 1, 0], z) : cross([0, 0, -1], z);
  const x = unit([along[0] - off * z[0], along[1] - off * z[1], along[2] - off * z[2]]) ?? unit(level) ?? [1, 0, 0];
  const y = cross(z, x);
  const low: Vec3 = [Infinity, Infinity, Infinity];
  const high: Vec3 = [-Infinity, -Infinity, -Infinity];
  for (const { corners } of faces)
    for (const corner of corners)
      for (const [k, axis] of [x, y, z].entries()) {
        const value = dot(corner, axis);
        low[k as 0 | 1 | 2] = Math.min(low[k as 0 | 1 | 2], value);
        high[k as 0 | 1 | 2] = Math.max(high[k as 0 | 1 | 2], value);
      }
  const middle = [0, 1, 2].map((k) => ((low[k] ?? 0) + (high[k] ?? 0)) / 2) as Vec3;
  const span = (k: 0 | 1) => Math.max(LEAST, high[k] - low[k] + 2 * EDGE);
  const depth = Math.max(LEAST, high[2] - low[2] + 2 * DEEP);
  // no box may be deeper than so
  const size: [number, number] = [Math.max(span(0), depth / DEPTH_LIMIT), span(1)];
  const position = [0, 1, 2].map(
    (k) => middle[0] * (x[k] ?? 0) + middle[1] * (y[k] ?? 0) + middle[2] * (z[k] ?? 0),
  ) as Vec3;
  const inPlane = (corner: Readonly<Vec3>): Point => [
    dot(corner, x) - middle[0] + size[0] / 2,
    middle[1] - dot(corner, y) + size[1] / 2,
  ];
  return {
    piece,
    panel,
    position,
    rotation: rotationOf(x, y, z),
    depth,
    size,
    triangles: faces.map(({ sheet, corners: [a, b, c] }) => ({
      sheet,
      plane: [inPlane(a), inPlane(b), inPlane(c)],
      deep: [dot(a, z) - middle[2], dot(b, z) - middle[2], dot(c, z) - middle[2]],
    })),
  };
}
