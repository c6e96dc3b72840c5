import type { FlatPart } from "@carloom/stage";
import type { SheetView } from "@carloom/editor/flat";
import type { FlatSheet, PanelSheet } from "./sheets.ts";

/** A picture that lies on a part of the sheet. */
export type Print = { part: FlatPart; image: ImageBitmap };
export type Look = {
  /** CSS colours of lines, of the grid and of words. */
  line: string;
  grid: string;
  frame: string;
  text: string;
  ground: string;
  cut: string;
  joint: string;
  select: string;
  font: string;
};
export type Scene = {
  sheet: FlatSheet;
  view: SheetView;
  /** CSS pixels, and device pixels for each. */
  size: { width: number; height: number };
  ratio: number;
  prints: readonly Print[];
  /** What a panel is painted with. */
  paintOf(panel: string): string;
  nameOf(id: string): string;
  look: Look;
  /** Lines of the car's own grid, mm of the sheet; null: a grid of the sheet lies below everything. */
  grid?: Path2D | null;
};

/** Lengths of which the grid and the scale bar have one, mm. */
const STEPS = [1, 5, 10, 50, 100, 500, 1000, 2000, 5000];
/** The shortest of them that is at least so many pixels long. */
export const stepFor = (scale: number, least: number): number =>
  STEPS.find((step) => step * scale >= least) ?? STEPS.at(-1) ?? 5000;

/** CSS pixels between two lines of the grid at least, and of a piece that has its name written on it. */
const GRID = 28;
const NAMED = 56;

export function paintSheet(context: CanvasRenderingContext2D, scene: Scene): void {
  const { sheet, view, size, ratio, prints, look } = scene;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, size.width, size.height);
  if (!scene.grid) paintGrid(context, scene);
  const scale = view.scale * ratio;
  context.setTransform(scale, 0, 0, scale, -view.x * scale, -view.y * scale);
  if (sheet.kind === "panels") paintPanels(context, scene, sheet);
  else {
    // where a side will be, before it is drawn
    context.lineWidth = 1 / view.scale;
    context.strokeStyle = look.frame;
    for (const { left, top, size: sides } of sheet.sheet.views)
      context.strokeRect(left, top, sides[0] * 1000, sides[1] * 1000);
    for (const { part, image } of prints) context.drawImage(image, part.x, part.y, part.width, part.height);
  }
  if (scene.grid) {
    context.lineWidth = 1 / view.scale;
    context.strokeStyle = look.joint;
    context.globalAlpha = 0.3;
    context.stroke(scene.grid);
    context.globalAlpha = 1;
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = look.text;
  context.textAlign = "center";
  for (const { text, x, y, size: letters } of namesOn(scene)) {
    context.font = `600 ${letters}px ${look.font}`;
    const [left, base] = [(x - view.x) * view.scale, (y - view.y) * view.scale];
    // read over what lies below it, too
    context.lineWidth = 3;
    context.lineJoin = "round";
    context.strokeStyle = look.ground;
    context.strokeText(text, left, base);
    context.fillText(text, left, base);
  }
}

function paintGrid(context: CanvasRenderingContext2D, { view, size, look }: Scene): void {
  const step = stepFor(view.scale, GRID);
  context.strokeStyle = look.grid;
  context.lineWidth = 1;
  context.beginPath();
  const last = { x: view.x + size.width / view.scale, y: view.y + size.height / view.scale };
  for (let x = Math.ceil(view.x / step) * step; x <= last.x; x += step) {
    const at = Math.round((x - view.x) * view.scale) + 0.5;
    context.moveTo(at, 0);
    context.lineTo(at, size.height);
  }
  for (let y = Math.ceil(view.y / step) * step; y <= last.y; y += step) {
    const at = Math.round((y - view.y) * view.scale) + 0.5;
    context.moveTo(0, at);
    context.lineTo(size.width, at);
  }
  context.stroke();
}

function paintPanels(
  context: CanvasRenderingContext2D,
  { view, prints, paintOf, look }: Scene,
  { pieces }: PanelSheet,
): void {
  const all = new Path2D();
  for (const { placed, outline } of pieces) {
    context.fillStyle = paintOf(placed.panel);
    context.fill(outline, "evenodd");
    all.addPath(outline);
  }
  context.save();
  context.clip(all, "evenodd");
  for (const { part, image } of prints) context.drawImage(image, part.x, part.y, part.width, part.height);
  context.restore();
  context.lineWidth = 1.25 / view.scale;
  for (const { outline, cuts, joints } of pieces) {
    context.strokeStyle = look.line;
    context.stroke(outline);
    context.strokeStyle = look.cut;
    context.stroke(cuts);
    context.setLineDash([6 / view.scale, 3 / view.scale]);
    context.strokeStyle = look.joint;
    context.stroke(joints);
    context.setLineDash([]);
  }
}

type Name = { text: string; x: number; y: number; size: number };

/** Names stand below panels and above views, as large as there is room for, where there is some. */
function namesOn({ sheet, view, nameOf }: Scene): Name[] {
  if (sheet.kind === "elevations")
    return sheet.sheet.views.map(({ id, left, top, size: [wide] }) => ({
      text: nameOf(id),
      x: left + wide * 500,
      y: top - 24,
      size: Math.max(10, Math.min(14, 80 * view.scale)),
    }));
  return sheet.pieces.flatMap(({ placed }) => {
    const { panel, number, of, left, bottom, width } = placed;
    if (width * view.scale < NAMED) return [];
    const text = of > 1 ? `${nameOf(panel)} ${number}/${of}` : nameOf(panel);
    const size = Math.min(12, ((width * view.scale) / Math.max(6, text.length)) * 1.6);
    return size < 8 ? [] : [{ text, x: left + width / 2, y: bottom + (size + 4) / view.scale, size }];
  });
}
