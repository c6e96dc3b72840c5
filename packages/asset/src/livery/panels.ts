import { PAIRED_PANELS } from "../faces/patch.ts";
import { absorbIslands, neighboursOf } from "../geometry/adjacency.ts";
import { areaOf, boundsOf, centreOf, type Piece, sizeOf, triangleCross, type Vec3 } from "../geometry/piece.ts";
import { joinPieces } from "../geometry/join.ts";
import { splitByLabel } from "../geometry/subset.ts";
import { weldPiece } from "../geometry/weld.ts";
import { LIVERY_ZONES, type Zoned } from "../propose/zones.ts";
import type { Notes } from "../report.ts";
import { floorTriangles } from "./floor.ts";
import { type CarFrame, namedPanel, panelAt } from "./panel-names.ts";

/** One paintable panel before it is unwrapped. */
export type Panel = { id: string; zone: string; piece: Piece };

/** Panels smaller than this (m²) take paint only. */
const LEAST_PANEL = 0.003;
/** Patches smaller than this join their neighbour when a piece is divided by direction. */
const LEAST_PATCH = 0.03;

function triangleInfo(piece: Piece): { areas: Float64Array; points: Vec3[]; normals: Vec3[] } {
  const triangles = piece.index.length / 3;
  const areas = new Float64Array(triangles);
  const points: Vec3[] = [];
  const normals: Vec3[] = [];
  for (let t = 0; t < triangles; t++) {
    const cross = triangleCross(piece.position, piece.index, t);
    areas[t] = Math.hypot(...cross) / 2;
    const mean = (array: Float32Array, k: number) =>
      ((array[(piece.index[t * 3] as number) * 3 + k] as number) +
        (array[(piece.index[t * 3 + 1] as number) * 3 + k] as number) +
        (array[(piece.index[t * 3 + 2] as number) * 3 + k] as number)) /
      3;
    points.push([mean(piece.position, 0), mean(piece.position, 1), mean(piece.position, 2)]);
    normals.push([mean(piece.normal, 0), mean(piece.normal, 1), mean(piece.normal, 2)]);
  }
  return { areas, points, normals };
}

/** A hidden triangle larger than this (m²) that turns away from the seen one beside it stays hidden. */
const LEAST_HIDDEN = 0.02;

/**
 * Seen triangles and their neighbours; holes and specks of hidden ones inside a seen surface are closed. A large neighbour
 * that turns away stays hidden: the underside of a plate whose edge is seen is as large as the plate.
 */
export function closeVisible(piece: Piece, seen: Uint8Array): Int32Array {
  const neighbours = neighboursOf(piece);
  const labels = Int32Array.from(seen);
  const { areas } = triangleInfo(piece);
  const turnsAway = (t: number, from: number) => {
    const [a, b] = [triangleCross(piece.position, piece.index, t), triangleCross(piece.position, piece.index, from)];
    const along = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    return along < 0.5 * Math.hypot(...a) * Math.hypot(...b);
  };
  for (let t = 0; t < labels.length; t++) {
    if (seen[t]) continue;
    for (let k = 0; k < 3; k++) {
      const beside = neighbours[t * 3 + k] as number;
      if (beside < 0 || !seen[beside]) continue;
      if ((areas[t] as number) < LEAST_HIDDEN || !turnsAway(t, beside)) labels[t] = 1;
    }
  }
  absorbIslands(labels, neighbours, areas, 0.0015);
  return labels;
}

/** Panel ids for the triangles of a piece. */
function label(piece: Piece, car: CarFrame): string[] {
  const said = piece.said?.panel;
  if (said !== undefined) {
    const isPaired = PAIRED_PANELS.some((one) => one === said);
    return triangleInfo(piece).points.map(([x]) => (isPaired ? `${said}.${x >= 0 ? "left" : "right"}` : said));
  }
  const named = namedPanel(piece.node);
  const { areas, points, normals } = triangleInfo(piece);
  if (named?.paired) {
    const box = boundsOf([piece]);
    const both = box.min[0] < -0.1 && box.max[0] > 0.1;
    const whole = named.side ?? (both ? null : centreOf(box)[0] >= 0 ? "left" : "right");
    return points.map((point) => `${named.base}.${whole ?? (point[0] >= 0 ? "left" : "right")}`);
  }
  const ids = points.map((point, t) => panelAt(point, normals[t] as Vec3, car, named?.base ?? null));
  if (named) {
    const total = areas.reduce((sum, area) => sum + area, 0);
    const away = areas.reduce((sum, area, t) => sum + (ids[t] === named.base ? 0 : area), 0);
    // A hood is a hood with its rolled edges; a clamshell with fenders and nose is divided.
    if (away < total * 0.3) return ids.map(() => named.base);
  }
  const order = [...new Set(ids)].sort();
  const numbers = Int32Array.from(ids, (id) => order.indexOf(id));
  absorbIslands(numbers, neighboursOf(piece), areas, Math.min(LEAST_PATCH, areaOf(piece) * 0.2));
  return Array.from(numbers, (number) => order[number] as string);
}

/** Who gets a plain name when two zones share a panel: the zone named like it, then the body. */
function ownZone({ id, zone }: { id: string; zone: string }): number {
  if (id === zone || `${id.split(".")[0]}s` === zone) return 2;
  return zone === "body" ? 1 : 0;
}

/** A door is front or rear only where the car has both. */
function plainDoors(ids: ReadonlySet<string>): (id: string) => string {
  const both =
    [...ids].some((id) => id.startsWith("door.rear.")) && [...ids].some((id) => id.startsWith("door.front."));
  return (id) => (both ? id : id.replace(/^door\.(front|rear)\./, "door."));
}

/**
 * Divides what is painted and seen into panels named as on a car; what is hidden or tiny is returned as `rest`.
 * `seen` holds a flag a triangle for every part.
 */
export function proposePanels(
  parts: readonly Zoned[],
  seen: ReadonlyMap<Zoned, Uint8Array>,
  car: CarFrame,
  notes: Notes,
): { panels: Panel[]; rest: Zoned[] } {
  const rest: Zoned[] = [];
  const groups = new Map<string, { id: string; zone: string; pieces: Piece[] }>();
  let hidden = 0;
  for (const part of parts) {
    const flags = seen.get(part);
    if (!part.zone || !flags || !LIVERY_ZONES.test(part.zone)) {
      if (part.said?.panel !== undefined)
        notes.add("warning", "panel-unpainted", { name: part.node || "unnamed", panels: part.said.panel });
      rest.push(part);
      continue;
    }
    const shown = closeVisible(part, flags);
    // what a person lays out with a panel is of it, wherever it lies
    if (part.said?.panel === undefined)
      for (const [t, isFloor] of floorTriangles(part, car.wheelRadius).entries()) if (isFloor) shown[t] = 0;
    const sides = splitByLabel(part, shown);
    const back = sides.get(0);
    if (back) {
      rest.push({ ...part, ...back });
      hidden += back.index.length / 3;
    }
    const front = sides.get(1);
    if (!front) continue;
    const ids = label(front, car);
    if (part.said?.panel !== undefined)
      notes.add("done", "panel-stated", { name: part.node || "unnamed", panels: [...new Set(ids)].sort().join(", ") });
    const order = [...new Set(ids)].sort();
    if (order.length > 2) notes.add("done", "panels-split", { name: part.node || "unnamed", panels: order.join(", ") });
    for (const [number, piece] of splitByLabel(
      front,
      ids.map((id) => order.indexOf(id)),
    )) {
      const id = order[number] as string;
      const key = `${id} ${part.zone}`;
      const group = groups.get(key) ?? { id, zone: part.zone, pieces: [] };
      group.pieces.push(piece);
      groups.set(key, group);
    }
  }
  if (hidden > 0) notes.add("done", "hidden", { triangles: hidden });
  return finish([...groups.values()], parts, rest, notes);
}

function finish(
  groups: { id: string; zone: string; pieces: Piece[] }[],
  parts: readonly Zoned[],
  rest: Zoned[],
  notes: Notes,
): { panels: Panel[]; rest: Zoned[] } {
  const doors = plainDoors(new Set(groups.map((group) => group.id)));
  const joined = groups
    .map((group) => ({
      zone: group.zone,
      id: doors(group.id),
      piece: weldPiece(joinPieces(group.pieces as [Piece, ...Piece[]])),
    }))
    .map((panel) => ({ ...panel, area: areaOf(panel.piece) }))
    .sort((a, b) => ownZone(b) - ownZone(a) || b.area - a.area || (a.id < b.id ? -1 : 1));
  const panels: Panel[] = [];
  for (const { id, zone, piece, area } of joined) {
    if (area < LEAST_PANEL || Math.max(...sizeOf(boundsOf([piece]))) < 0.05) {
      const like = parts.find((part) => part.zone === zone) as Zoned;
      rest.push({ ...like, ...piece, zone, substance: "paint", corner: null });
      continue;
    }
    const taken = panels.some((panel) => panel.id === id);
    panels.push({ id: taken ? `${id}.${zone}` : id, zone, piece });
  }
  panels.sort((a, b) => (a.id < b.id ? -1 : 1));
  if (panels.length > 0)
    notes.add("done", "panels", { count: panels.length, names: panels.map((panel) => panel.id).join(", ") });
  else notes.add("limit", "no-panels");
  return { panels, rest };
}
