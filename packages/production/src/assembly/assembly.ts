import type { PrintMap } from "@carloom/build/print-map";
import type { Production } from "../make-files.ts";
import { areaOf, around, boxOf, common, fills, type Point, type Ring, simplified, within } from "../geometry/rings.ts";
import { inverted } from "../geometry/affine.ts";
import { turned } from "../geometry/turned.ts";
import { cutterOf } from "../piece/lay.ts";
import { bordersOf, CAR_SIDES, type CarSide, type Edge, type Mounting, type Wheel } from "./edges.ts";
import type { Assembly, AssemblySheet, AssemblyStep, Outlines } from "./form.ts";
import { inOrder, type Laid } from "./order.ts";
import { measuresOf, type Measure, onCar, partOver, type Vec3 } from "./measure.ts";

export { CAR_SIDES };
export type { Assembly, AssemblySheet, AssemblyStep, CarSide, Edge, Measure, Mounting, Wheel };

/** Outlines are followed this closely, mm, and a line on the car is bent at least so often. */
const CLOSE = 0.4;
const BEND = 25;
/** mm around a piece within which its panel's edge is looked at. */
const BESIDE = 1;
const tenth = (value: number) => Math.round(value * 10) / 10 + 0;
const flatList = (rings: readonly Ring[]): Outlines =>
  rings.map((ring) => ring.flatMap(([x, y]) => [tenth(x), tenth(y)]));

/** Followed closely; of a hair that is narrower than that, as it is. */
const closely = (rings: readonly Ring[]): readonly Ring[] => {
  const close = simplified(rings, CLOSE);
  return close.length > 0 ? close : rings;
};

/** A ring with points at most so many mm apart. */
function bent(ring: Ring): Point[] {
  return ring.flatMap(([x, y], i): Point[] => {
    const [u, v] = ring[(i + 1) % ring.length] as Point;
    const parts = Math.max(1, Math.ceil(Math.sqrt((u - x) * (u - x) + (v - y) * (v - y)) / BEND));
    return Array.from({ length: parts }, (_, k) => [x + ((u - x) * k) / parts, y + ((v - y) * k) / parts]);
  });
}

/** Where a point of the car is seen on a side, mm to the right and up. */
export function seenOn(side: CarSide, [x, y, z]: Vec3): [number, number] {
  if (side === "top") return [-z * 1000, -x * 1000];
  if (side === "left") return [-z * 1000, y * 1000];
  if (side === "right") return [z * 1000, y * 1000];
  return [(side === "front" ? x : -x) * 1000, y * 1000];
}

/** The side that a ring of the car looks to: the way its area does. */
function sideOf(ring: readonly Vec3[]): CarSide {
  const sum = [0, 0, 0];
  for (const [i, [x, y, z]] of ring.entries()) {
    const [u, v, w] = ring[(i + 1) % ring.length] as Vec3;
    sum[0] = (sum[0] ?? 0) + y * w - z * v;
    sum[1] = (sum[1] ?? 0) + z * u - x * w;
    sum[2] = (sum[2] ?? 0) + x * v - y * u;
  }
  const [x = 0, y = 0, z = 0] = sum;
  if (y > Math.abs(x) && y > Math.abs(z)) return "top";
  if (Math.abs(x) >= Math.abs(z)) return x > 0 ? "left" : "right";
  return z > 0 ? "front" : "rear";
}

/**
 * How the pieces of a build go on its car: where each lies, mm from edges that the car has along its surface, and in which
 * order. The same input gives the same numbers. @param wheels middles and radii of the tyres, metres
 * @param mounting parts that the car is built with; absent: it is as it is sold
 */
export function assemblyOf(
  map: PrintMap,
  { pieces, runs }: Pick<Production, "pieces" | "runs">,
  wheels: readonly Wheel[],
  mounting: Mounting | null = null,
): Assembly {
  const cutter = cutterOf(map);
  const borders = bordersOf(map, wheels);
  const places = placesOf(runs);
  const flats = new Map<number, number>();
  const flatOf = (piece: number) => {
    const known = flats.get(piece) ?? flats.size;
    flats.set(piece, known);
    return known;
  };
  const made = pieces.map((piece): Laid => {
    const back = inverted(piece.place);
    const cut = turned(piece.cut, back);
    const panel = cutter.outline(piece.filmPiece);
    const near = around(boxOf(cut), BESIDE);
    const inside = fills(panel, near) ? cut : common(cut, within(panel, near));
    const [largest = []] = [...inside].sort((a, b) => areaOf([b]) - areaOf([a]));
    const side = sideOf(onCar(map, piece.filmPiece, bent(largest)));
    const rings = closely(inside).map((ring) => onCar(map, piece.filmPiece, bent(ring)));
    const seen = rings.filter((ring) => ring.length > 2).map((ring) => ring.map((point) => seenOn(side, point)));
    const box = boxOf(seen);
    const [whole, held] = [boxOf(cut), boxOf(inside)];
    const reach = [held[0] - whole[0], whole[2] - held[2], held[1] - whole[1], whole[3] - held[3]];
    const points = rings.flat();
    const place = mounting?.inPlaceOf(piece.panel) ?? null;
    const over = new Set(mounting ? bent(largest).map((point) => partOver(map, piece.filmPiece, point, mounting)) : []);
    const step: AssemblyStep = {
      piece: piece.number,
      layers: piece.layers,
      panel: piece.panel,
      kind: piece.kind,
      film: places.get(piece.number)?.film ?? "",
      sheets: places.get(piece.number)?.sheets ?? [],
      tiles: places.get(piece.number)?.tiles ?? 1,
      mirrored: piece.mirrored,
      width: tenth(piece.cutBox[2] - piece.cutBox[0]),
      height: tenth(piece.cutBox[3] - piece.cutBox[1]),
      stretch: { mean: piece.stretch.mean, most: piece.stretch.max },
      over: [],
      ...(place && { on: { slot: place.slot, carries: place.carries } }),
      ...([...over].some(Boolean) && { under: [...over].filter((slot) => slot !== null).sort() }),
      side,
      shown: flatList(seen),
      middle: [tenth((box[0] + box[2]) / 2), tenth((box[1] + box[3]) / 2)],
      flat: flatOf(piece.filmPiece),
      outline: flatList(closely(cut)),
      around: (["left", "right", "down", "up"] as const).filter((_, i) => (reach[i] ?? 0) > 1),
      // what another part stands in for has no edges
      measures: place && !place.carries ? [] : measuresOf(map, piece.filmPiece, inside, side, borders, mounting),
    };
    return { step, inside, height: points.reduce((sum, [, y]) => sum + y, 0) / (points.length || 1) };
  });
  return {
    format: 1,
    steps: inOrder(made),
    flats: [...flats.keys()].map((piece) => {
      const outline = cutter.outline(piece);
      const [, , width, height] = boxOf(outline);
      const panel = map.surface.panels[map.pieces[piece]?.panel ?? 0] ?? "";
      return { panel, outlines: flatList(simplified(outline, CLOSE)), width: tenth(width), height: tenth(height) };
    }),
    films: runs.map(({ name, finish, clear, kind, mirrored }) => ({ name, finish, clear, kind, mirrored })),
    sheets: runs.flatMap(({ name, sheets }) =>
      sheets.map(({ width, length, waste }, i) => ({
        film: name,
        number: i + 1,
        width,
        length,
        cut: Math.round((1 - waste) * width * length) / 1e6,
        waste: Math.round(waste * 1e4) / 1e4,
      })),
    ),
  };
}

function placesOf(runs: Production["runs"]): Map<number, { film: string; sheets: number[]; tiles: number }> {
  const places = new Map<number, { film: string; sheets: number[]; tiles: number }>();
  for (const { name, sheets } of runs)
    for (const [i, { placed }] of sheets.entries())
      for (const { piece, tile } of placed) {
        const known = places.get(piece.number) ?? { film: name, sheets: [], tiles: tile?.of ?? 1 };
        if (!known.sheets.includes(i + 1)) known.sheets.push(i + 1);
        places.set(piece.number, known);
      }
  return places;
}
