import { sampledStops } from "./gradient.ts";
import { contoursOf } from "./outline.ts";
import type { Fill, GradientStop, ShapeArt } from "./schema.ts";

/** Mixed in sRGB between stops. Places in millimetres from the upper left, y downwards. */
export type DrawnFill =
  | { kind: "solid"; color: string }
  | { kind: "linear"; from: readonly [number, number]; to: readonly [number, number]; stops: readonly GradientStop[] }
  | {
      kind: "radial";
      center: readonly [number, number];
      radii: readonly [number, number];
      stops: readonly GradientStop[];
    };

/** A shape as it is drawn, cut and printed, in millimetres. */
export type Drawing = {
  width: number;
  height: number;
  /** Data of a path, filled by the even-odd rule. */
  path: string;
  fill: DrawnFill;
  /** Lies inside the path: what is drawn twice as wide is clipped to it. */
  outline: { color: string; width: number } | null;
};

const round = (value: number) => String(Math.round(value * 1e4) / 1e4 + 0);

function fillOf(fill: Fill, width: number, height: number): DrawnFill {
  if (fill.kind === "solid") return fill;
  const stops = sampledStops(fill.stops);
  const [cx, cy] = [width / 2, height / 2];
  if (fill.kind === "radial") {
    const center = [fill.center[0] * width, (1 - fill.center[1]) * height] as const;
    return { kind: "radial", center, radii: [cx, cy], stops };
  }
  const angle = (fill.angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), -Math.sin(angle)];
  const half = Math.abs(dx) * cx + Math.abs(dy) * cy;
  return {
    kind: "linear",
    from: [cx - dx * half, cy - dy * half],
    to: [cx + dx * half, cy + dy * half],
    stops,
  };
}

/** @param size metres */
export function drawingOf(art: ShapeArt, size: readonly [number, number]): Drawing {
  const [width, height] = [size[0] * 1000, size[1] * 1000];
  const path = contoursOf(art.shape, size)
    .map(({ start, parts }) => {
      const points = (part: readonly number[]) =>
        part.map((value, i) => round(i % 2 === 0 ? value * 1000 + width / 2 : height / 2 - value * 1000)).join(" ");
      return `M${points(start)}${parts.map((part) => (part.length === 2 ? "L" : "C") + points(part)).join("")}Z`;
    })
    .join("");
  const { outline } = art;
  return {
    width,
    height,
    path,
    fill: fillOf(art.fill, width, height),
    outline: outline ? { color: outline.color, width: outline.width * 1000 } : null,
  };
}

const stopTags = (stops: readonly GradientStop[]) =>
  stops
    .map(
      ({ at, color, alpha }) =>
        `<stop offset="${round(at)}" stop-color="${color}"${alpha < 1 ? ` stop-opacity="${round(alpha)}"` : ""}/>`,
    )
    .join("");

function paintOf(fill: DrawnFill): { paint: string; defs: string } {
  if (fill.kind === "solid") return { paint: fill.color, defs: "" };
  if (fill.kind === "linear") {
    const [[x1, y1], [x2, y2]] = [fill.from.map(round), fill.to.map(round)] as [string[], string[]];
    const head = `<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">`;
    return { paint: "url(#g)", defs: `${head}${stopTags(fill.stops)}</linearGradient>` };
  }
  const move = `translate(${fill.center.map(round).join(" ")}) scale(${fill.radii.map(round).join(" ")})`;
  const head = `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="${move}">`;
  return { paint: "url(#g)", defs: `${head}${stopTags(fill.stops)}</radialGradient>` };
}

/** A shape as a file of its own, 1 unit = 1 mm. @param size metres */
export function shapeSvg(art: ShapeArt, size: readonly [number, number]): string {
  const { width, height, path, fill, outline } = drawingOf(art, size);
  const { paint, defs } = paintOf(fill);
  const clip = outline ? `<clipPath id="c"><path clip-rule="evenodd" d="${path}"/></clipPath>` : "";
  const [w, h] = [round(width), round(height)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}mm" height="${h}mm" viewBox="0 0 ${w} ${h}">`,
    defs || clip ? `<defs>${defs}${clip}</defs>` : "",
    `<path fill="${paint}" fill-rule="evenodd" d="${path}"/>`,
    outline
      ? `<path clip-path="url(#c)" fill="none" stroke="${outline.color}" stroke-width="${round(outline.width * 2)}" stroke-linejoin="round" d="${path}"/>`
      : "",
    "</svg>",
  ].join("");
}
