import { type DrawnFill, drawingOf, type ShapeArt } from "@carloom/build";

const rgba = (hex: string, alpha: number) => {
  const value = Number.parseInt(hex.slice(1), 16);
  return `rgba(${value >> 16}, ${(value >> 8) & 255}, ${value & 255}, ${alpha})`;
};

function gradientOf(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  fill: Exclude<DrawnFill, { kind: "solid" }>,
): CanvasGradient {
  const gradient =
    fill.kind === "linear"
      ? context.createLinearGradient(...fill.from, ...fill.to)
      : context.createRadialGradient(0, 0, 0, 0, 0, 1);
  for (const { at, color, alpha } of fill.stops) gradient.addColorStop(at, rgba(color, alpha));
  return gradient;
}

/** Draws a shape so that its box fills the canvas. @param size metres */
export function drawShapeArt(canvas: HTMLCanvasElement, art: ShapeArt, size: readonly [number, number]): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  context.setTransform(canvas.width / (size[0] * 1000), 0, 0, canvas.height / (size[1] * 1000), 0, 0);
  paintShape(context, art, size);
}

/** Draws a shape where the context stands: in millimetres from the upper left of its box. @param size metres */
export function paintShape(context: CanvasRenderingContext2D, art: ShapeArt, size: readonly [number, number]): void {
  const drawing = drawingOf(art, size);
  const path = new Path2D(drawing.path);
  const { fill, outline } = drawing;
  if (fill.kind === "radial") {
    // A circle that is stretched: the shape is cut out of it.
    context.save();
    context.clip(path, "evenodd");
    context.translate(...fill.center);
    context.scale(...fill.radii);
    context.fillStyle = gradientOf(context, fill);
    context.fillRect(-4, -4, 8, 8);
    context.restore();
  } else {
    context.fillStyle = fill.kind === "solid" ? fill.color : gradientOf(context, fill);
    context.fill(path, "evenodd");
  }
  if (!outline) return;
  context.save();
  context.clip(path, "evenodd");
  context.lineJoin = "round";
  context.lineWidth = outline.width * 2;
  context.strokeStyle = outline.color;
  context.stroke(path);
  context.restore();
}
