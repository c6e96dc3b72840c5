import { componentsOf } from "../geometry/components.ts";
import { boundsOf, centreOf, type Piece, sizeOf, type Vec3 } from "../geometry/piece.ts";
import { splitByLabel } from "../geometry/subset.ts";
import { transformPiece, translation } from "../geometry/transform.ts";
import type { Part } from "../propose/part.ts";
import { substanceOf } from "../propose/roles.ts";
import { type End, endIn, sideIn, words } from "../propose/words.ts";
import type { Notes } from "../report.ts";
import type { PartCorrections } from "./corrections.ts";
import type { FoundBrake } from "./found-part.ts";
import { hubFace } from "./hub-face.ts";
import { axleAxis } from "./round.ts";

/** A connected surface is looked at by itself where a mesh has no more of them. */
const MOST_PIECES = 2000;
/** A disc is no thicker than this much of its own width; of what its brake reaches across it is at least this. */
const LEAST_DISC = 0.6;
const MOST_THICK = 0.45;
/** With its caliper a brake is less deep, for its disc, than a rim is. */
const MOST_DEEP = 0.38;
/** How far the mounting face usually stands out from the disc's outer face, metres. */
const USUAL_BELL = 0.03;

const MIRROR = [-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] as const;

const acrossOf = (pieces: readonly Piece[]) => Math.max(...sizeOf(boundsOf(pieces)));

function surfaces<T extends Piece>(piece: T): T[] {
  const { labels, count } = componentsOf(piece);
  return count < 2 || count > MOST_PIECES
    ? [piece]
    : [...splitByLabel(piece, labels).values()].map((own): T => ({ ...piece, ...own }));
}

/** A flat ring. A wheel is round as well, but as wide as it is high by a half. */
function isDisc(pieces: readonly Piece[]): boolean {
  const axis = axleAxis(pieces);
  return axis !== null && (sizeOf(boundsOf(pieces))[axis] as number) < MOST_THICK * acrossOf(pieces);
}

/**
 * What turns of a brake: by the names of its materials and meshes, else what is round of its connected surfaces. Null where
 * nothing is. Of several corners in one file the largest disc.
 */
export function discOf<T extends Piece>(pieces: readonly T[]): T[] | null {
  const named = pieces.filter((piece) => substanceOf(piece) === "disc");
  if (named.length > 0 && isDisc(named)) return named;
  const round = pieces
    .flatMap(surfaces)
    .filter((piece) => isDisc([piece]))
    .sort((a, b) => acrossOf([b]) - acrossOf([a]));
  const [largest] = round;
  if (!largest) return null;
  // its bell, hub and vents are round about the same axle
  const axis = axleAxis([largest]);
  const middle = centreOf(boundsOf([largest]));
  return round.filter((piece) => {
    if (axleAxis([piece]) !== axis) return false;
    const apart = centreOf(boundsOf([piece])).map((value, k) => (k === axis ? 0 : value - (middle[k] as number)));
    return Math.hypot(...apart) < 0.02 * acrossOf([largest]);
  });
}

/** Is something a brake by its shape: mostly a disc, and not as deep as a rim? */
export function looksLikeBrake(pieces: readonly Piece[]): boolean {
  const disc = discOf(pieces);
  const axis = disc && axleAxis(disc);
  if (!disc || axis === null) return false;
  return (
    acrossOf(disc) > LEAST_DISC * acrossOf(pieces) &&
    (sizeOf(boundsOf(pieces))[axis] as number) < MOST_DEEP * acrossOf(disc)
  );
}

/** The axle and side that a mesh names. */
const nameOf = ({ path }: Piece) => path.map(words).join(" ");

/** The corners of a set: both axles where names tell them, of either the left side where both are drawn. */
function cornersOf(parts: readonly Part[]): [End | null, Part[]][] {
  const sided = parts.some((part) => sideIn(nameOf(part)) === "left")
    ? parts.filter((part) => sideIn(nameOf(part)) !== "right")
    : parts;
  const of = (end: End) => sided.filter((part) => endIn(nameOf(part)) === end);
  const [front, rear] = [of("front"), of("rear")];
  return front.length > 0 && rear.length > 0 && discOf(front) && discOf(rear)
    ? [
        ["front", front],
        ["rear", rear],
      ]
    : [[null, [...sided]]];
}

/** The farthest that something reaches from the x axis, metres. */
function reachOf(pieces: readonly Piece[]): number {
  let most = 0;
  for (const { position, index } of pieces)
    for (const vertex of index)
      most = Math.max(most, Math.hypot(position[vertex * 3 + 1] as number, position[vertex * 3 + 2] as number));
  return most;
}

/** Its mounting face, from outside: what a wheel is bolted against. */
function faceOf(disc: readonly Piece[]) {
  const face = hubFace(disc.map((piece) => transformPiece(piece, MIRROR)));
  return face && { ...face, x: -face.x / 1000 };
}

type Corners = { parts: Part[]; brake: FoundBrake; anchor: Vec3 };

/**
 * Brakes whose axles lie along x with their outside to +x: each corner with its mounting face in the origin, disc and caliper
 * told apart, measured. A file of one corner is for both axles. Null where nothing is round.
 */
export function brakeOf(
  given: readonly Part[],
  { bolts, bore, anchor }: PartCorrections,
  notes: Notes,
): Corners | null {
  const made = cornersOf(given.flatMap(surfaces)).flatMap(([end, parts]) => {
    const disc = discOf(parts);
    if (!disc) return [];
    const box = boundsOf(disc);
    const [thick, ...sides] = sizeOf(box);
    const middle = centreOf(box);
    const face = faceOf(disc.map((piece) => transformPiece(piece, awayFrom(middle))));
    const proposed: Vec3 = [face?.x ?? thick / 2 + USUAL_BELL, 0, 0];
    const own: Vec3 = anchor ? [anchor[0] / 1000, anchor[1] / 1000, anchor[2] / 1000] : proposed;
    const shift = awayFrom(middle.map((value, k) => value + (own[k] as number)) as Vec3);
    const turning = new Set(disc);
    const across = Math.max(...sides);
    const told = parts
      .filter((part) => isNear(part, middle, across))
      .map(
        (part): Part => ({
          ...part,
          ...transformPiece(part, shift),
          substance: turning.has(part) ? "disc" : "caliper",
          corner: end && `${end}.left`,
        }),
      );
    return [{ end, face, told, anchor: own, across, thick }];
  });
  const front = made.find(({ end }) => end !== "rear");
  if (!front) return null;
  if (!front.face) notes.add("warning", "part-bell");
  const rear = made.find(({ end }) => end === "rear") ?? front;
  const mm = (metres: number) => Math.round(metres * 10_000) / 10;
  return {
    parts: made.flatMap(({ told }) => told),
    anchor: front.anchor,
    brake: {
      discFront: mm(front.across),
      discRear: mm(rear.across),
      thick: mm(front.thick),
      swept: Math.ceil(Math.max(...made.map(({ told }) => reachOf(told))) * 2000),
      bore: bore ?? front.face?.bore ?? null,
      bolts: bolts ?? front.face?.bolts ?? null,
      isPair: made.length > 1,
    },
  };
}

const awayFrom = ([x, y, z]: Vec3) => translation(-x, -y, -z);

/** Of this corner, and not of another one of the same file. */
function isNear(part: Piece, middle: Vec3, across: number): boolean {
  const own = centreOf(boundsOf([part]));
  return Math.hypot(...own.map((value, k) => value - (middle[k] as number))) < across;
}
