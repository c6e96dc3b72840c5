import { type PanelSurface, readSurface, writeSurface } from "@carloom/build";
import type { PrintMap, PrintPiece } from "@carloom/build/print-map";
import { type FilmKind, printProfileOf } from "@carloom/build/print-profile";
import { type Collapsed, connected, meshOf, part } from "./mesh.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { facing, upright } from "./upright.ts";

/** Share of its length that a film is stretched before it is cut: cast film takes more than calendered, which takes hardly any. */
export const FILMS: Readonly<Record<FilmKind, number>> = printProfileOf({}).stretch;
export type Film = FilmKind;
/** The strictest that can be asked for, and the laxest. */
export const STRETCH_LIMITS = [0.02, 0.3] as const;

type Making = { pieces: PrintPiece[]; flat: number[]; vertex: number[]; pieceOf: Uint16Array; corner: Uint32Array };

/**
 * Lays every panel of a surface flat. The same surface and limit give the same bytes on every machine: nothing but sums,
 * products and roots is asked of it. Seconds of one core.
 * @param surface panel by panel, as `panelSurface` makes it
 */
export function makePrintMap(
  surface: PanelSurface,
  limit: number = FILMS.cast,
  progress?: (done: number, total: number) => void,
): PrintMap {
  // what is stored is what is laid
  const stored = readSurface(writeSurface(surface));
  const count = stored.owner.length;
  const making: Making = {
    pieces: [],
    flat: [],
    vertex: [],
    pieceOf: new Uint16Array(count),
    corner: new Uint32Array(count * 3),
  };
  for (const [panel] of stored.panels.entries()) {
    const list: number[] = [];
    for (let t = 0; t < count; t++) if (stored.owner[t] === panel) list.push(t);
    if (list.length > 0) addPanel(making, stored, panel, list, limit);
    progress?.(panel + 1, stored.panels.length);
  }
  const { pieces, pieceOf, corner } = making;
  return {
    surface: stored,
    limit,
    pieces,
    pieceOf,
    corner,
    flat: Float32Array.from(making.flat),
    vertex: Uint32Array.from(making.vertex),
  };
}

function addPanel(making: Making, surface: PanelSurface, panel: number, list: readonly number[], limit: number): void {
  const { mesh, original, collapsed } = meshOf(surface.positions, surface.triangles, list);
  const laid = connected(mesh).flatMap((triangles) => piecesOf(part(mesh, triangles), limit));
  laid.sort((a, b) => areaOf(b) - areaOf(a) || a.laid.sheet.mesh.source[0]! - b.laid.sheet.mesh.source[0]!);
  const normal = laid.reduce(
    (sum, piece) => {
      const own = facing(piece.laid).normal;
      return [sum[0] + own[0], sum[1] + own[1], sum[2] + own[2]] as const;
    },
    [0, 0, 0] as readonly [number, number, number],
  );
  const from = making.pieces.length;
  for (const piece of laid) addPiece(making, piece, panel, normal, original);
  addCollapsed(making, from, collapsed, original);
}

const areaOf = ({ laid }: Piece) => laid.sheet.rest.area.reduce((sum, area) => sum + area, 0);

function addPiece(
  making: Making,
  { laid, cuts }: Piece,
  panel: number,
  normal: readonly [number, number, number],
  original: Uint32Array,
): void {
  const { flat, grain } = upright(laid, normal);
  const { mesh, point, count } = laid.sheet;
  const first = making.vertex.length;
  const vertex = new Array<number>(count).fill(0);
  for (const [corner, p] of point.entries()) {
    vertex[p] = original[mesh.vertex[corner]!]!;
    making.corner[mesh.source[Math.floor(corner / 3)]! * 3 + (corner % 3)] = first + p;
  }
  for (const t of mesh.source) making.pieceOf[t] = making.pieces.length;
  for (const value of flat) making.flat.push(value);
  for (const value of vertex) making.vertex.push(value);
  making.pieces.push({ panel, first, points: count, grain, cuts });
}

/** What has no area lies where its corners lie, on the piece of the panel that has most of them. */
function addCollapsed(making: Making, from: number, collapsed: readonly Collapsed[], original: Uint32Array): void {
  const { pieces, vertex, corner, pieceOf } = making;
  const places = pieces.slice(from).map(({ first, points }) => {
    const place = new Map<number, number>();
    for (let p = first; p < first + points; p++) place.set(vertex[p]!, p);
    return place;
  });
  for (const { source, vertex: own } of collapsed) {
    const known = places.map((place) => own.map((v) => place.get(original[v]!)));
    const score = known.map((points) => points.filter((p) => p !== undefined).length);
    const best = score.indexOf(Math.max(...score));
    const any = known[best]!.find((p) => p !== undefined) ?? pieces[from + best]!.first;
    pieceOf[source] = from + best;
    for (const [k, p] of known[best]!.entries()) corner[source * 3 + k] = p ?? any;
  }
}
