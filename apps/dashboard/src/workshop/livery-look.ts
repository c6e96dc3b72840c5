import { type BuildDocument, emptyBuild, type Manifest } from "@carloom/build";
import type { Stage } from "@carloom/stage";

/** What is laid over the car to judge its livery map by. */
export const LOOKS = ["car", "map", "art"] as const;
export type Look = (typeof LOOKS)[number];

/** A check of the checker, mm of the car. */
const CHECK_MM = 100;
/** Pixels of the map's image, over the car and beside it. */
const SIZE = { car: 2048, flat: 1024 } as const;

/** A colour for each panel, none like its neighbour's in the list. */
export const panelColor = (at: number, isDark = false): string =>
  `hsl(${Math.round((at * 137.5) % 360)} 62% ${isDark ? 38 : 62}%)`;

type Mapped = Pick<Manifest, "panels" | "livery">;
type Context = CanvasRenderingContext2D;

/** Checks of one size on the whole car, in two shades of the panel's colour. */
function checks(context: Context, size: number, mmPerUnit: number, at: number): void {
  const side = (CHECK_MM / mmPerUnit) * size;
  context.fillStyle = panelColor(at);
  context.fillRect(0, 0, size, size);
  context.fillStyle = panelColor(at, true);
  for (let row = 0; row * side < size; row++)
    for (let column = row % 2; column * side < size; column += 2)
      context.fillRect(column * side, row * side, side, side);
}

/** The triangles of a panel where they lie in the map. */
function shapeOf(stage: Stage, panel: string, size: number): Path2D {
  const [surface, uv] = [stage.panels(), stage.charts()];
  const path = new Path2D();
  if (!surface || !uv) return path;
  for (let t = 0; t < surface.owner.length; t++) {
    if (surface.panels[surface.owner[t] ?? 0] !== panel) continue;
    for (let k = 0; k < 3; k++) {
      const at = (surface.triangles[t * 3 + k] ?? 0) * 2;
      const [x, y] = [(uv[at] ?? 0) * size, (uv[at + 1] ?? 0) * size];
      if (k === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    path.closePath();
  }
  return path;
}

/** The map as an image: panels in colours of their own, with checks; flat with their shapes, else all of their places. */
export function drawMap(canvas: HTMLCanvasElement, { panels, livery }: Mapped, flat: Stage | null): void {
  const size = flat ? SIZE.flat : SIZE.car;
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext("2d");
  if (!context || !livery) return;
  for (const [at, { id, chart, mmPerUnit }] of panels.entries()) {
    context.save();
    const [u0, v0, u1, v1] = chart;
    if (flat) context.clip(shapeOf(flat, id, size));
    else {
      // a little more than the place: nothing else is seen at its border
      context.beginPath();
      context.rect(u0 * size - 4, v0 * size - 4, (u1 - u0) * size + 8, (v1 - v0) * size + 8);
      context.clip();
    }
    checks(context, size, mmPerUnit ?? livery.mmPerUnit, at);
    context.restore();
  }
}

const HALF = Math.SQRT1_2;
/** Seen from the left, the right and above, upright. */
const FROM = { left: [0, HALF, 0, HALF], right: [0, -HALF, 0, HALF], above: [-HALF, 0, 0, HALF] } as const;

/** Stripes from nose to tail and a text on both sides, as a buyer would lay them: broken or mirrored where the map is wrong. */
export function artBuild({ dimensions: { length, width, height } }: Pick<Manifest, "dimensions">): BuildDocument {
  const stickers: BuildDocument["stickers"] = [];
  const add = (
    art: BuildDocument["stickers"][number]["art"],
    from: keyof typeof FROM,
    position: [number, number, number],
    [w, h]: [number, number],
    depth: number,
  ) =>
    stickers.push({
      id: `test-${stickers.length}`,
      art,
      position,
      rotation: [...FROM[from]],
      size: [w, h],
      depth: Math.min(depth, Math.max(w, h) * 1.2, 4),
      opacity: 1,
      tint: null,
      finish: "gloss",
      flip: false,
      projection: "box",
      panels: null,
      mirror: null,
      group: null,
      locked: false,
      hidden: false,
    });
  const stripe = (color: string) =>
    ({
      kind: "shape",
      shape: { form: "rectangle", corner: 0 },
      fill: { kind: "solid", color },
    }) as const;
  const long = Math.min(8, length);
  for (const x of [-0.22, 0.22])
    add(stripe("#f2c200"), "above", [x * width, height * 0.7, 0], [width * 0.16, long], height * 1.3);
  for (const side of ["left", "right"] as const) {
    const x = (side === "left" ? 1 : -1) * width * 0.3;
    for (const [y, color] of [
      [0.3, "#1a1a1a"],
      [0.54, "#f2c200"],
    ] as const)
      add(stripe(color), side, [x, height * y, 0], [long, height * 0.07], width * 0.6);
    const text = { kind: "text", text: "CARLOOM 123", font: "archivo", color: "#1a1a1a" } as const;
    add(text, side, [x, height * 0.42, 0], [length * 0.36, height * 0.13], width * 0.6);
  }
  return { ...emptyBuild(), stickers };
}
