import { boxAxes, FACING_FADE, leanOf, limitedDepth, type Placement, printRotation } from "@carloom/build/film";
import { outlinesOf, type PrintMap, type SurfacePoint, surfacePoint } from "@carloom/build/print-map";
import type { Art, Area } from "../art/art.ts";
import { applied, inverted } from "../geometry/affine.ts";
import { grown, type Point, type Ring } from "../geometry/rings.ts";
import { PROFILE } from "../profile.ts";
import { END, type Placed, type Sheet } from "../sheet/nest.ts";
import { drawnOn } from "./read-pdf.ts";

type Rgb = readonly [number, number, number];
const COLORS: readonly Rgb[] = [
  [212, 35, 43],
  [20, 120, 200],
  [250, 210, 40],
  [30, 30, 34],
  [240, 240, 236],
];
/** mm of a field's side. */
const FIELD = 50;
const colorAt = (i: number, j: number): Rgb => COLORS[(((i * 7 + j * 13) % 5) + 5) % 5] ?? [0, 0, 0];

/** Fields of 50 mm in five colors, each color one area: what it has where is known without any map. @param size metres */
export function fields(size: readonly [number, number]): Art {
  const [w, h] = [size[0] * 500, size[1] * 500];
  const rings = COLORS.map((): Ring[] => []);
  for (let i = Math.floor(-w / FIELD); i * FIELD < w; i++)
    for (let j = Math.floor(-h / FIELD); j * FIELD < h; j++) {
      const [x0, x1] = [Math.max(-w, i * FIELD), Math.min(w, (i + 1) * FIELD)];
      const [y0, y1] = [Math.max(-h, j * FIELD), Math.min(h, (j + 1) * FIELD)];
      rings[COLORS.indexOf(colorAt(i, j))]?.push([
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ]);
    }
  const items = rings.map((list, k): Area => {
    const color = `#${(COLORS[k] ?? []).map((value) => value.toString(16).padStart(2, "0")).join("")}`;
    return { kind: "area", rings: list, rule: "nonzero", paint: { kind: "solid", color }, alpha: 1 };
  });
  return { items, flattened: [] };
}

/** Where the stage shows a layer's art whole, by its projection alone: mm from the art's middle; null where it does not. */
function shownAt({ surface }: PrintMap, placement: Placement, at: SurfacePoint): Point | null {
  const { x, y, z } = boxAxes(printRotation(placement), leanOf(placement));
  const along = (axis: readonly [number, number, number]) =>
    at.position.reduce((sum, value, k) => sum + (value - (placement.position[k] ?? 0)) * (axis[k] ?? 0), 0);
  const facing = at.weights.reduce((sum, weight, corner) => {
    const from = (surface.triangles[at.triangle * 3 + corner] ?? 0) * 3;
    return sum + weight * z.reduce((dot, value, k) => dot + value * (surface.normals[from + k] ?? 0), 0);
  }, 0);
  const [u, v] = [along(x) * 1000, along(y) * 1000];
  const isOn = Math.abs(u) < placement.size[0] * 500 - 2 && Math.abs(v) < placement.size[1] * 500 - 2;
  const isDeep = Math.abs(along(z)) > limitedDepth(placement.size, placement.depth) / 2;
  return isOn && !isDeep && facing >= FACING_FADE[1] ? [u, v] : null;
}

/** Where the sides of rings cross a row. */
const crossings = (rings: readonly Ring[], y: number): number[] =>
  rings.flatMap((ring) =>
    ring.flatMap(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length] ?? [0, 0];
      return ay > y !== by > y ? [ax + ((y - ay) / (by - ay)) * (bx - ax)] : [];
    }),
  );

/** Whether a point of a row lies within the rings: an odd number of their sides is to its right. */
const isWithin = (row: readonly number[], x: number): boolean => row.filter((at) => x < at).length % 2 === 1;

/** A cell of a sheet, cut out and laid on the car again by the print map; mm. */
function laidBack(map: PrintMap, sheet: Sheet, { piece, window, x, y }: Placed) {
  const back = inverted(piece.place);
  const left = PROFILE.media.margin + x + PROFILE.weed - window[0];
  const low = sheet.length - END - y - PROFILE.weed - window[3];
  return {
    onSheet: ([u, v]: Point): Point => [u + left, v + low],
    ofSheet: ([u, v]: Point): Point => [u - left, v - low],
    onFilm: (point: Point): Point => applied(back, point),
    onCar(point: Point): SurfacePoint | null {
      const [u, v] = applied(back, point);
      return surfacePoint(map, piece.filmPiece, u, v);
    },
  };
}

/** Pixels of a rendered page: three bytes each, so many to a mm. */
export type Page = { data: Uint8Array; width: number; fine: number };
/** Parts of a pixel's side that are looked at by themselves where a line may run through it. */
const PARTS = 4;

/** What a pixel of a rendered page shows of the stage's picture: where a line runs through it, by how much of it each color has. */
function wantedAt(at: (point: Point) => Point | null, [x, y]: Point, fine: number): Rgb | null {
  const middle = at([x, y]);
  if (!middle) return null;
  const off = Math.min(...middle.map((value) => Math.abs(value - Math.round(value / FIELD) * FIELD)));
  const colorOf = ([u, v]: Point): Rgb => colorAt(Math.floor(u / FIELD), Math.floor(v / FIELD));
  // art runs at most twice as fast as its film
  if (off > 2 / fine) return colorOf(middle);
  const parts = Array.from({ length: PARTS * PARTS }, (_, i) => {
    const [dx, dy] = [(i % PARTS) - (PARTS - 1) / 2, Math.floor(i / PARTS) - (PARTS - 1) / 2];
    return at([x + dx / PARTS / fine, y + dy / PARTS / fine]);
  }).filter((part) => part !== null);
  const mean = (k: number) => parts.reduce((sum, part) => sum + (colorOf(part)[k] ?? 0), 0) / (parts.length || 1);
  return parts.length > 0 ? [mean(0), mean(1), mean(2)] : colorOf(middle);
}

export type Difference = { panel: string; points: number; mean: number; beyond: number };

/**
 * Every piece of a sheet as it was rendered, against what the stage shows where it goes on the car: the mean difference 0…1,
 * and the share of its film that shows nothing there and is no tuck. @param placement of which the sheet is, its art `fields`
 */
export function differences(map: PrintMap, placement: Placement, sheet: Sheet, page: Page, step = 3): Difference[] {
  return sheet.placed.map((cell): Difference => {
    const { piece, window } = cell;
    const { onSheet, ofSheet, onCar } = laidBack(map, sheet, cell);
    // the cutter's own line is no print
    const inner = grown(piece.cut, -1.5);
    let [sum, points, film] = [0, 0, 0];
    for (let y = window[1] + step / 2; y < window[3]; y += step) {
      const sides = crossings(inner, y);
      for (let x = window[0] + step / 2; x < window[2]; x += step) {
        if (!isWithin(sides, x)) continue;
        const at = onCar([x, y]);
        if (!at) continue;
        film++;
        const [px, py] = onSheet([x, y]);
        const [column, row] = [Math.floor(px * page.fine), Math.floor((sheet.length - py) * page.fine)];
        // the middle of the pixel that the point lies in
        const middle = ofSheet([(column + 0.5) / page.fine, sheet.length - (row + 0.5) / page.fine]);
        const shown = (point: Point) => {
          const on = onCar(point);
          return on && shownAt(map, placement, on);
        };
        const wanted = wantedAt(shown, middle, page.fine);
        if (!wanted) continue;
        points++;
        const pixel = (row * page.width + column) * 3;
        for (const [k, value] of wanted.entries()) sum += Math.abs((page.data[pixel + k] ?? 0) - value) / 255 / 3;
      }
    }
    return {
      panel: piece.panel,
      points,
      mean: points > 0 ? sum / points : 0,
      beyond: film > 0 ? 1 - points / film : 0,
    };
  });
}

/** A point of a printed line: how far it lies from where the stage has it, mm on the film, and where on the car, mm. */
export type OnLine = { piece: number; panel: string; line: string; off: number; position: number[]; isAtEdge: boolean };

/** Corners of an outline and points between them, in squares of a mm and those beside. */
function nearOf(map: PrintMap, filmPiece: number): ReadonlySet<string> {
  const near = new Set<string>();
  for (const { points } of outlinesOf(map)[filmPiece] ?? [])
    for (const [i, p] of points.entries()) {
      const q = points[(i + 1) % points.length] ?? 0;
      const at = (point: number, axis: number) => map.flat[point * 2 + axis] ?? 0;
      const [dx, dy] = [at(q, 0) - at(p, 0), at(q, 1) - at(p, 1)];
      const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy)));
      for (let k = 0; k < steps; k++)
        for (const i of [-1, 0, 1])
          for (const j of [-1, 0, 1])
            near.add(`${Math.round(at(p, 0) + (dx * k) / steps) + i} ${Math.round(at(p, 1) + (dy * k) / steps) + j}`);
    }
  return near;
}

/** Lines of a sheet's fields as the PDF has them, as vectors; those at a panel's edge every half mm, others here and there. */
export function printedLines(map: PrintMap, placement: Placement, sheet: Sheet, content: string): OnLine[] {
  const areas = drawnOn(content).filter(({ operator }) => operator === "f");
  const found: OnLine[] = [];
  let next = 0;
  for (const cell of sheet.placed) {
    const { piece, window } = cell;
    // what is printed beyond the cut comes first, and is no line that anybody sees
    next += piece.under.length;
    const own = areas.slice(next, next + piece.draws.length);
    next += piece.draws.length;
    const { ofSheet, onFilm, onCar } = laidBack(map, sheet, cell);
    const near = nearOf(map, piece.filmPiece);
    for (const ring of own.flatMap(({ rings }) => rings))
      for (const [i, [ax, ay]] of ring.entries()) {
        const [bx, by] = ring[(i + 1) % ring.length] ?? [0, 0];
        const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) * 2));
        for (let k = 0; k < steps; k++) {
          const at = ofSheet([ax + ((bx - ax) * k) / steps, ay + ((by - ay) * k) / steps]);
          const [fx, fy] = onFilm(at);
          const isAtEdge = near.has(`${Math.round(fx)} ${Math.round(fy)}`);
          if (!isAtEdge && (i + k) % 20 !== 0) continue;
          if (at[0] < window[0] || at[0] > window[2] || at[1] < window[1] || at[1] > window[3]) continue;
          const line = lineAt(map, placement, onCar, at);
          if (line) found.push({ ...line, piece: piece.number, panel: piece.panel, isAtEdge });
        }
      }
  }
  return found;
}

/** mm: what lies further from every line is where the film ends, no line. */
const NO_LINE = 5;
/** mm over which it is seen how fast art runs on the film. */
const PROBE = 0.05;

function lineAt(
  map: PrintMap,
  placement: Placement,
  onCar: (point: Point) => SurfacePoint | null,
  [x, y]: Point,
): Pick<OnLine, "line" | "off" | "position"> | null {
  const on = onCar([x, y]);
  const [art, right, up] = [on, onCar([x + PROBE, y]), onCar([x, y + PROBE])].map(
    (at) => at && shownAt(map, placement, at),
  );
  if (!on || !art || !right || !up) return null;
  const ways = ([0, 1] as const).map((axis) => {
    const index = Math.round(art[axis] / FIELD);
    const fast = Math.hypot(right[axis] - art[axis], up[axis] - art[axis]) / PROBE;
    return { line: `${axis} ${index}`, off: (art[axis] - index * FIELD) / fast };
  });
  const [one, other] = ways as [{ line: string; off: number }, { line: string; off: number }];
  const nearest = Math.abs(one.off) <= Math.abs(other.off) ? one : other;
  if (Math.abs(nearest.off) > NO_LINE) return null;
  return { ...nearest, position: on.position.map((metres) => metres * 1000) };
}

export type Seam = { between: string; step: number };

/** Where a line leaves one piece and goes on on another that is at most so many mm away: the step between both. */
export function seamsOf(points: readonly OnLine[], gap = 15): Seam[] {
  const seams = new Map<string, number>();
  const lines = Map.groupBy(
    points.filter(({ isAtEdge }) => isAtEdge),
    ({ line }) => line,
  );
  for (const list of lines.values())
    for (const a of list)
      for (const b of list) {
        if (a.piece >= b.piece) continue;
        if (Math.hypot(...a.position.map((value, k) => value - (b.position[k] ?? 0))) > gap) continue;
        const between = [`${a.panel} ${a.piece}`, `${b.panel} ${b.piece}`].join(", ");
        seams.set(between, Math.max(seams.get(between) ?? 0, Math.abs(a.off - b.off)));
      }
  return [...seams].map(([between, step]) => ({ between, step }));
}
