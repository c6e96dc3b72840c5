import type { SheetView } from "@carloom/editor/flat";
import { stepFor } from "./paint-sheet.ts";
import type { Zero } from "./sheet-lines.ts";

/** CSS pixels that a ruler is wide. */
export const RULER = 20;
/** CSS pixels between two numbers at least. */
const NUMBERED = 56;

type Scene = {
  view: SheetView;
  size: { width: number; height: number };
  ratio: number;
  zero: Zero;
  /** What is selected, CSS pixels of the picture. */
  span: { left: number; right: number; top: number; bottom: number } | null;
  look: { ground: string; line: string; text: string; select: string; font: string };
};

/** A ruler above the sheet and one at its left, in millimetres. */
export function paintRulers(context: CanvasRenderingContext2D, { view, size, ratio, zero, span, look }: Scene): void {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = look.ground;
  context.fillRect(0, 0, size.width, RULER);
  context.fillRect(0, 0, RULER, size.height);
  if (span) {
    context.fillStyle = look.select;
    context.globalAlpha = 0.35;
    context.fillRect(Math.max(RULER, span.left), 0, span.right - Math.max(RULER, span.left), RULER);
    context.fillRect(0, Math.max(RULER, span.top), RULER, span.bottom - Math.max(RULER, span.top));
    context.globalAlpha = 1;
  }
  const step = stepFor(view.scale, NUMBERED);
  context.font = `10px ${look.font}`;
  context.textBaseline = "alphabetic";
  ruler(context, step, size.width, (view.x - zero.x) * zero.right, view.scale, zero.right, look, false);
  ruler(context, step, size.height, (view.y - zero.y) * zero.down, view.scale, zero.down, look, true);
  context.fillStyle = look.ground;
  context.fillRect(0, 0, RULER, RULER);
  context.strokeStyle = look.line;
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(0, RULER - 0.5);
  context.lineTo(size.width, RULER - 0.5);
  context.moveTo(RULER - 0.5, 0);
  context.lineTo(RULER - 0.5, size.height);
  context.stroke();
}

/** @param start what stands at the picture's edge, mm @param way 1 where it counts away from there */
function ruler(
  context: CanvasRenderingContext2D,
  step: number,
  length: number,
  start: number,
  scale: number,
  way: 1 | -1,
  look: Scene["look"],
  upright: boolean,
): void {
  const fine = step / 5;
  const end = start + (way * length) / scale;
  const [low, high] = [Math.min(start, end), Math.max(start, end)];
  context.save();
  context.beginPath();
  if (upright) context.rect(0, RULER, RULER, length);
  else context.rect(RULER, 0, length, RULER);
  context.clip();
  // numbers of the left ruler read upwards
  if (upright) context.transform(0, 1, 1, 0, 0, 0);
  context.strokeStyle = look.text;
  context.fillStyle = look.text;
  context.lineWidth = 1;
  context.beginPath();
  for (let n = Math.ceil(low / fine); n <= high / fine; n++) {
    const at = Math.round(way * (n * fine - start) * scale) + 0.5;
    context.moveTo(at, RULER - (n % 5 === 0 ? 9 : 4));
    context.lineTo(at, RULER);
  }
  context.stroke();
  context.textAlign = "left";
  for (let n = Math.ceil(low / step) - 1; n <= high / step; n++) {
    const at = way * (n * step - start) * scale;
    context.save();
    context.translate(at + 3, 9);
    if (upright) context.scale(1, -1);
    if (upright) context.translate(0, 9);
    context.fillText(String(n * step), 0, 0);
    context.restore();
  }
  context.restore();
}
