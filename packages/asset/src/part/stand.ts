import { slotKind } from "@carloom/build";
import { boundsOf, centreOf, type Matrix, type Piece, sizeOf, triangleCross, type Vec3 } from "../geometry/piece.ts";
import { IDENTITY, multiply, rotation, scaling, transformPiece } from "../geometry/transform.ts";
import type { Notes } from "../report.ts";
import type { Axis, PartCorrections } from "./corrections.ts";
import { type PartKind, USUAL } from "./kinds.ts";
import { axleAxis, outerSide } from "./round.ts";

const DEGREE = Math.PI / 180;
/** Metres per unit of a file: as `normalise/scale.ts`, which knows cars. */
const UNITS = [1, 0.01, 0.001, 0.0254, 0.3048, 0.1, 10];

export const moveAll = (pieces: readonly Piece[], matrix: Matrix): Piece[] =>
  matrix.every((value, i) => value === IDENTITY[i])
    ? [...pieces]
    : pieces.map((piece) => transformPiece(piece, matrix));

/** How much of a surface has nothing across from it when it is reflected about its middle; 0 where it is its own reflection. */
function lopsided(pieces: readonly Piece[], axis: 0 | 2): number {
  const box = boundsOf(pieces);
  const size = sizeOf(box);
  const longest = Math.max(...size);
  const cell = (value: number, k: number) => Math.floor(((value - (box.min[k] as number)) / longest) * 24);
  const cells = new Map<string, number>();
  let all = 0;
  for (const { position, index } of pieces)
    for (let t = 0; t < index.length / 3; t++) {
      const mid = [0, 1, 2].map(
        (k) => [0, 1, 2].reduce((sum, i) => sum + (position[(index[t * 3 + i] as number) * 3 + k] as number), 0) / 3,
      ) as Vec3;
      const area = Math.hypot(...triangleCross(position, index, t));
      all += area;
      const across = [...mid] as Vec3;
      across[axis] = (box.min[axis] as number) + (box.max[axis] as number) - (mid[axis] as number);
      const key = (p: Vec3) => `${cell(p[0], 0)} ${cell(p[1], 1)} ${cell(p[2], 2)}`;
      cells.set(key(mid), (cells.get(key(mid)) ?? 0) + area);
      cells.set(key(across), (cells.get(key(across)) ?? 0) - area);
    }
  return all > 0 ? [...cells.values()].reduce((sum, value) => sum + Math.abs(value), 0) / (2 * all) : 0;
}

/** Kinds that reach from one side of the car to the other. */
const ACROSS: ReadonlySet<PartKind> = new Set(["spoiler", "bumper.front", "lip", "hood", "diffuser", "roof"]);

/** The turn that sets a part as it stands on a car whose nose is at +z: a wheel or disc with its axle along x and its face to +x, what lies across along x. */
function proposedTurn(pieces: readonly Piece[], kind: PartKind): Matrix {
  if (kind === "wheel" || kind === "brakes") {
    const axis = axleAxis(pieces);
    const lay =
      axis === 2 ? rotation([0, 1, 0], 90 * DEGREE) : axis === 1 ? rotation([0, 0, 1], -90 * DEGREE) : IDENTITY;
    return outerSide(moveAll(pieces, lay)) > 0 ? lay : multiply(rotation([0, 1, 0], 180 * DEGREE), lay);
  }
  if (!ACROSS.has(kind)) return IDENTITY;
  const [x, y, z] = sizeOf(boundsOf(pieces));
  // lies across by its length: a file with Z up, or turned by a quarter
  if (y > 1.4 * Math.max(x, z)) return rotation([0, 0, 1], 90 * DEGREE);
  const isAlongZ = kind === "hood" || kind === "roof" ? lopsided(pieces, 0) > lopsided(pieces, 2) + 0.1 : z > 1.25 * x;
  return isAlongZ ? rotation([0, 1, 0], 90 * DEGREE) : IDENTITY;
}

const turnBy = ([x, y, z]: readonly [number, number, number]): Matrix =>
  multiply(rotation([0, 0, 1], z * DEGREE), multiply(rotation([0, 1, 0], y * DEGREE), rotation([1, 0, 0], x * DEGREE)));

const AXIS: Record<Axis, 0 | 1 | 2> = { x: 0, y: 1, z: 2 };
const round = (value: number, digits = 4) => Number(value.toPrecision(digits));

function factorOf(pieces: readonly Piece[], kind: PartKind, stated: PartCorrections["size"], notes: Notes): number {
  const size = sizeOf(boundsOf(pieces));
  const longest = Math.max(...size);
  if (stated) {
    const own = size[AXIS[stated.axis]] as number;
    const factor = own > 0 ? stated.mm / 1000 / own : 1;
    notes.add("done", "scale-stated", { factor: round(factor), result: round(stated.mm / 1000) });
    return factor;
  }
  const [least, most] = USUAL[kind];
  const unit = UNITS.find((one) => longest * one >= least && longest * one <= most);
  if (unit === 1) return 1;
  const factor = unit ?? (least + most) / 2 / longest;
  const values = { length: round(longest), factor: round(factor), result: round(longest * factor) };
  notes.add("warning", unit === undefined ? "scale-guess" : "scale", values);
  return factor;
}

/** From the file's space to the part's: set upright, in metres, the middle of its box in the origin. */
export function standOf(
  pieces: readonly Piece[],
  kind: PartKind,
  { turn, size }: PartCorrections,
  notes: Notes,
): Matrix {
  const proposed = proposedTurn(pieces, kind);
  if (proposed !== IDENTITY) notes.add("done", "part-turned");
  const turned = turn ? multiply(turnBy(turn), proposed) : proposed;
  const lying = moveAll(pieces, turned);
  const scaled = multiply(scaling(factorOf(lying, kind, size, notes)), turned);
  const [x, y, z] = centreOf(boundsOf(moveAll(pieces, scaled)));
  return multiply([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -x, -y, -z, 1], scaled);
}

/** Metres over the lowest point within which something stands on the car. */
const SOLE = 0.012;
const COLUMNS = 60;

/** What a part stands on: the middle of its lowest band, and the way between what is outermost there. */
export function soleOf(pieces: readonly Piece[]): { z: number; feet: number | null } {
  const box = boundsOf(pieces);
  const [width] = sizeOf(box);
  const sole = { x: [box.max[0], box.min[0]], z: [box.max[2], box.min[2]] } as {
    x: [number, number];
    z: [number, number];
  };
  const columns = new Uint8Array(COLUMNS);
  for (const { position, index } of pieces)
    for (let t = 0; t < index.length; t += 3) {
      const low = [0, 1, 2]
        .map((k) => (index[t + k] as number) * 3)
        .filter((at) => (position[at + 1] as number) <= box.min[1] + SOLE);
      if (low.length < 2) continue;
      const xs = low.map((at) => position[at] as number);
      const zs = low.map((at) => position[at + 2] as number);
      sole.x = [Math.min(sole.x[0], ...xs), Math.max(sole.x[1], ...xs)];
      sole.z = [Math.min(sole.z[0], ...zs), Math.max(sole.z[1], ...zs)];
      const column = (x: number) => Math.min(COLUMNS - 1, Math.floor(((x - box.min[0]) / width) * COLUMNS));
      for (let c = column(Math.min(...xs)); c <= column(Math.max(...xs)); c++) columns[c] = 1;
    }
  const used = columns.reduce((sum, one) => sum + one, 0);
  const [first, last] = [columns.indexOf(1), columns.lastIndexOf(1)];
  // two stands or more with air between them
  const isOnFeet = used > 0 && first !== last && used < (last - first + 1) * 0.5;
  return {
    z: used > 0 ? (sole.z[0] + sole.z[1]) / 2 : 0,
    feet: isOnFeet ? Math.round((sole.x[1] - sole.x[0]) * 1000) : null,
  };
}

/** Where a part of the body is mounted, from the middle of its box, metres. */
export function footOf(pieces: readonly Piece[], kind: PartKind): Vec3 {
  const { min } = boundsOf(pieces);
  const foot = kind === "wheel" ? undefined : slotKind(kind)?.named?.foot;
  if (foot === "inner end") return [min[0], 0, 0];
  if (foot === "underside") return [0, min[1], soleOf(pieces).z];
  return [0, 0, 0];
}
