import type { PanelSurface } from "@carloom/build";
import type { Guide, Vec3 } from "@carloom/editor";
import type { Elevation } from "@carloom/editor/flat";
import { type FlatSheet, meshOf } from "./sheets.ts";
import { cutsOf, gridOnSheet } from "../rulers/cuts.ts";

/** Which way a line runs that is drawn out of a ruler. */
export type Way = "level" | "upright";

/** mm that are gone to see which axis of the car runs that way. */
const PROBE = 4;
/** The least that an axis runs along a direction to be meant by it. */
const CLEAR = 0.6;

const viewAt = (sheet: Extract<FlatSheet, { kind: "elevations" }>, x: number, y: number): Elevation | undefined =>
  sheet.sheet.views.find(
    ({ left, top, size }) => x >= left && y >= top && x <= left + size[0] * 1000 && y <= top + size[1] * 1000,
  );

/** The place of the car that a point of the sheet shows; on a side of the car also beside its body. */
function placeAt(sheet: FlatSheet, x: number, y: number): Vec3 | null {
  if (sheet.kind === "panels") return sheet.space.at(x, y)?.point ?? null;
  const view = viewAt(sheet, x, y);
  if (!view) return null;
  const { target, right, up, size, left, top } = view;
  const [r, u] = [(x - left) / 1000 - size[0] / 2, size[1] / 2 - (y - top) / 1000];
  return target.map((value, k) => value + r * (right[k] ?? 0) + u * (up[k] ?? 0)) as Vec3;
}

/** The car's axis that a line stands across there, and where it cuts it; null beside the car. */
export function guideAt(sheet: FlatSheet, x: number, y: number, way: Way): Guide | null {
  const [dx, dy] = way === "level" ? [0, PROBE] : [PROBE, 0];
  const here = placeAt(sheet, x, y);
  const there = here && (placeAt(sheet, x + dx, y + dy) ?? placeAt(sheet, x - dx, y - dy));
  if (!here || !there) return null;
  const by = there.map((value, k) => Math.abs(value - (here[k] ?? 0)));
  const most = Math.max(...by);
  const axis = ([0, 1, 2] as const).find((k) => by[k] === most);
  if (axis === undefined || most < (CLEAR * PROBE) / 1000) return null;
  return { axis, at: here[axis] };
}

/** Where a line of the car is dragged to; null beside the car. */
export const valueAt = (sheet: FlatSheet, x: number, y: number, axis: Guide["axis"]): number | null =>
  placeAt(sheet, x, y)?.[axis] ?? null;

/** A line of the car in one of its sides, mm of the sheet; null where it is not seen from its end. */
function onView({ target, right, up, size, left, top }: Elevation, { axis, at }: Guide): string | null {
  const off = at - target[axis];
  const [wide, high] = [size[0] * 1000, size[1] * 1000];
  const within = (value: number, most: number) => value >= 0 && value <= most;
  if (Math.abs(right[axis]) > 0.5) {
    const x = wide / 2 + off * right[axis] * 1000;
    return within(x, wide) ? `M${left + x} ${top}V${top + high}` : null;
  }
  if (Math.abs(up[axis]) > 0.5) {
    const y = high / 2 - off * up[axis] * 1000;
    return within(y, high) ? `M${left} ${top + y}H${left + wide}` : null;
  }
  return null;
}

const paths = new WeakMap<FlatSheet, WeakMap<Guide, string>>();

/** A line as it lies on the sheet, mm: straight on the sides of the car, as the body bends it on its panels. */
export function guidePath(sheet: FlatSheet, guide: Guide): string {
  const known = paths.get(sheet) ?? new WeakMap<Guide, string>();
  paths.set(sheet, known);
  const path = known.get(guide) ?? drawnPath(sheet, guide);
  known.set(guide, path);
  return path;
}

function drawnPath(sheet: FlatSheet, guide: Guide): string {
  if (sheet.kind === "elevations") return sheet.sheet.views.map((view) => onView(view, guide) ?? "").join("");
  const at = meshOf(sheet);
  const place = (triangle: number, [side, share]: readonly [number, number]) => {
    const [i, j] = [triangle * 6 + side * 2, triangle * 6 + ((side + 1) % 3) * 2];
    const k = (n: 0 | 1) => (at[i + n] ?? 0) + ((at[j + n] ?? 0) - (at[i + n] ?? 0)) * share;
    return `${k(0).toFixed(1)} ${k(1).toFixed(1)}`;
  };
  return cutsOf(sheet.map.surface, guide)
    .filter(({ triangle }) => !Number.isNaN(at[triangle * 6] ?? Number.NaN))
    .map(({ triangle, from, to }) => `M${place(triangle, from)}L${place(triangle, to)}`)
    .join("");
}

/** CSS pixels between two lines of the grid at least. */
const OPEN = 7;
/** Every so many lines of the grid are drawn, so that it stays open from afar. */
export const thinned = (step: number, scale: number): number =>
  [1, 2, 4, 10, 20].find((every) => every * step * scale >= OPEN) ?? 40;

const grids = new WeakMap<FlatSheet, { step: number; path: Path2D }>();

/** The grid of the car on a sheet. @param step mm */
export function gridPath(sheet: FlatSheet, step: number): Path2D {
  const known = grids.get(sheet);
  if (known?.step === step) return known.path;
  const path = new Path2D();
  if (sheet.kind === "panels") {
    const surface: PanelSurface = sheet.map.surface;
    gridOnSheet(surface, meshOf(sheet), step / 1000, (x0, y0, x1, y1) => {
      path.moveTo(x0, y0);
      path.lineTo(x1, y1);
    });
  } else
    for (const view of sheet.sheet.views)
      for (const axis of [0, 1, 2] as const) {
        const half = Math.max(...view.size) / 2;
        const from = Math.ceil((view.target[axis] - half) / (step / 1000));
        const to = Math.floor((view.target[axis] + half) / (step / 1000));
        for (let n = from; n <= to; n++) {
          const line = onView(view, { axis, at: (n * step) / 1000 });
          if (line) path.addPath(new Path2D(line));
        }
      }
  grids.set(sheet, { step, path });
  return path;
}

/** What a ruler counts from: where its zero is on the sheet, mm, and whether it counts to the right and down (1) or not. */
export type Zero = { x: number; y: number; right: 1 | -1; down: 1 | -1 };

/**
 * A panel is measured from its left and its lower edge, as its film is cut; a side of the car by the car's own
 * coordinates; the sheet from its upper left corner.
 */
export function zeroAt(sheet: FlatSheet, point: { x: number; y: number } | null): Zero {
  const whole: Zero = { x: 0, y: 0, right: 1, down: 1 };
  if (!point) return whole;
  if (sheet.kind === "panels") {
    const piece = sheet.layout.placed.find(
      ({ left, bottom, width, height }) =>
        point.x >= left && point.x <= left + width && point.y <= bottom && point.y >= bottom - height,
    );
    return piece ? { x: piece.left, y: piece.bottom, right: 1, down: -1 } : whole;
  }
  const view = viewAt(sheet, point.x, point.y);
  if (!view) return whole;
  const { target, right, up, size, left, top } = view;
  const along = (way: Readonly<Vec3>) => way.reduce((sum, value, k) => sum + value * (target[k] ?? 0), 0);
  const sign = (way: Readonly<Vec3>): 1 | -1 => (Math.max(...way) > 0.5 ? 1 : -1);
  return {
    x: left + (size[0] / 2 - along(right)) * 1000,
    y: top + (size[1] / 2 + along(up)) * 1000,
    right: sign(right),
    down: sign(up) === 1 ? -1 : 1,
  };
}
