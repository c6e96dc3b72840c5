import { contoursOf, sampledStops, type ShapeArt } from "@carloom/build/film";
import { ringOf } from "../geometry/curves.ts";
import { covered, grown, without } from "../geometry/rings.ts";
import type { Art, Area, Paint } from "./art.ts";

/** @param size metres */
export function shapeArt({ shape, fill, outline }: ShapeArt, size: readonly [number, number]): Art {
  const [w, h] = [size[0] * 1000, size[1] * 1000];
  const rings = covered(
    contoursOf(shape, size).map((contour) => ringOf(contour, 1000)),
    "evenodd",
  );
  const area = (of: typeof rings, paint: Paint): Area => ({
    kind: "area",
    rings: of,
    rule: "nonzero",
    paint,
    alpha: 1,
  });
  const body = area(rings, paintOf(fill, w, h));
  if (!outline) return { items: [body], flattened: [] };
  // it lies inside the shape, so that its measures stay true
  const rim = without(rings, grown(rings, -outline.width * 1000));
  return { items: [body, area(rim, { kind: "solid", color: outline.color })], flattened: [] };
}

function paintOf(fill: ShapeArt["fill"], w: number, h: number): Paint {
  if (fill.kind === "solid") return fill;
  const stops = sampledStops(fill.stops);
  if (fill.kind === "radial") {
    const center = [(fill.center[0] - 0.5) * w, (fill.center[1] - 0.5) * h] as const;
    return { kind: "radial", center, radii: [w / 2, h / 2], stops };
  }
  const angle = (fill.angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const half = (Math.abs(dx) * w + Math.abs(dy) * h) / 2;
  return { kind: "linear", from: [-dx * half, -dy * half], to: [dx * half, dy * half], stops };
}
