import {
  createElevationSpace,
  createPanelSpace,
  type ElevationSheet,
  elevationSheet,
  type FlatSpace,
} from "@carloom/editor/flat";
import type { Stage } from "@carloom/stage";
import {
  onPage,
  type Placed,
  type PrintMap,
  readPrintMap,
  type SheetLayout,
  sheetLayout,
} from "@carloom/build/print-map";
import { settings } from "../boot/settings.ts";
import type { Studio } from "../workspace/studio.ts";

/** A piece of film as it is drawn, in mm of the sheet. */
export type DrawnPiece = { placed: Placed; outline: Path2D; cuts: Path2D; joints: Path2D };
export type PanelSheet = {
  kind: "panels";
  space: FlatSpace;
  map: PrintMap;
  layout: SheetLayout;
  pieces: readonly DrawnPiece[];
};
export type ElevationsSheet = { kind: "elevations"; space: FlatSpace; sheet: ElevationSheet };
export type FlatSheet = PanelSheet | ElevationsSheet;

/** The print map of a car is asked for once; null where it has none. */
const maps = new Map<string, Promise<PrintMap | null>>();

export const panelAddress = (slug: string, type: string): string => `${settings.threed.server}/panels/${slug}${type}`;

async function fetchMap(slug: string): Promise<PrintMap | null> {
  const answer = await fetch(panelAddress(slug, ".bin"));
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The print map cannot be had: ${answer.status}.`);
  return readPrintMap(new Uint8Array(await answer.arrayBuffer()));
}

/** @throws when it cannot be had now; the next call asks again */
export function printMapOf({ template }: Pick<Studio, "template">): Promise<PrintMap | null> {
  const known = maps.get(template.slug);
  if (known) return known;
  const asked = fetchMap(template.slug);
  asked.catch(() => maps.delete(template.slug));
  maps.set(template.slug, asked);
  return asked;
}

function drawnPiece(map: PrintMap, placed: Placed): DrawnPiece {
  const [outline, cuts, joints] = [new Path2D(), new Path2D(), new Path2D()];
  for (const [r, ring] of onPage(map, placed).entries()) {
    for (const [i, [x, y]] of ring.entries()) {
      if (i === 0) outline.moveTo(x, y);
      else outline.lineTo(x, y);
      const met = placed.rings[r]?.meets[i] ?? null;
      if (met === null) continue;
      const line = met === placed.piece ? cuts : joints;
      const [nx, ny] = ring[(i + 1) % ring.length] ?? [x, y];
      line.moveTo(x, y);
      line.lineTo(nx, ny);
    }
    outline.closePath();
  }
  return { placed, outline, cuts, joints };
}

/** The panels as a sheet; null for a car that has no print map. */
export async function panelSheetOf(studio: Pick<Studio, "template">): Promise<PanelSheet | null> {
  const map = await printMapOf(studio);
  if (!map) return null;
  const layout = sheetLayout(map);
  const pieces = layout.placed.map((placed) => drawnPiece(map, placed));
  return { kind: "panels", space: createPanelSpace(map, layout), map, layout, pieces };
}

/** The car from all sides; null for one that takes no stickers. */
export async function elevationsOf(stage: Stage): Promise<ElevationsSheet | null> {
  const body = await stage.body();
  const [box, surface] = [body.boxes(), stage.panels()];
  if (!box || !surface) return null;
  const sheet = elevationSheet(box.body);
  return { kind: "elevations", space: createElevationSpace(surface, sheet), sheet };
}

/** Where each corner of each triangle lies on the sheet; what is no piece that anybody cuts is not drawn. */
export function meshOf({ map, layout }: Pick<PanelSheet, "map" | "layout">): Float32Array {
  const at = new Float32Array(map.corner.length * 2).fill(Number.NaN);
  const placed = new Map(layout.placed.map((one) => [one.piece, one]));
  for (const [corner, point] of map.corner.entries()) {
    const piece = placed.get(map.pieceOf[Math.floor(corner / 3)] ?? -1);
    if (!piece) continue;
    at[corner * 2] = piece.left + (map.flat[point * 2] ?? 0);
    at[corner * 2 + 1] = piece.bottom - (map.flat[point * 2 + 1] ?? 0);
  }
  return at;
}
