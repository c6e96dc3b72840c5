import { sanitiseSvg, svgParts } from "@carloom/asset/images";
import sharp from "sharp";
import { boundsOf } from "./bounds.ts";
import { type FoundLayer, type FoundLayers, type LayerLimits, LayersRefused, layerName } from "./found.ts";

const MM = 25.4 / 96;
/** Longest edge of the drawing in which the edges of a layer are looked for, px. */
const EDGE = 800;

type Box = { x: number; y: number; width: number; height: number };

/** Where there is something to see in a drawing, in px of it; null where there is nothing. */
async function seen(svg: string, width: number, height: number, pixels: number): Promise<Box | null> {
  const density = Math.min(2400, Math.max(1, (72 * EDGE) / Math.max(width, height)));
  const { data, info } = await sharp(Buffer.from(svg), { density, limitInputPixels: pixels })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = boundsOf(data, info.width, info.height, 1, 0);
  if (!found) return null;
  // soft edges lie within a pixel of what was seen
  const scale = width / info.width;
  const x = Math.max(0, (found.left - 1) * scale);
  const y = Math.max(0, (found.top - 1) * scale);
  return {
    x,
    y,
    width: Math.min(width, (found.right + 1) * scale) - x,
    height: Math.min(height, (found.bottom + 1) * scale) - y,
  };
}

const SIZES = /\s(width|height|viewBox|preserveAspectRatio|x|y)="[^"]*"/g;

/**
 * The groups of a drawing, each as a drawing of its own, cut to what is seen of it.
 * @param deep false where groups within the outermost are no layers
 */
export async function svgLayers(source: string, limits: LayerLimits, deep = true): Promise<FoundLayers> {
  const clean = sanitiseSvg(source);
  const found = svgParts(source, clean.svg, deep);
  if (!found) throw new LayersRefused("empty");
  const { root, wrappers, shared, parts } = found;
  if (parts.length > limits.layers) throw new LayersRefused("layers");
  const box =
    /viewBox="([^"]*)"/
      .exec(root)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [x0 = 0, y0 = 0, wide = clean.width, high = clean.height] = box;
  // the smaller scale of both, and the middle: what an SVG does with a box of another shape
  const scale = Math.min(clean.width / wide, clean.height / high);
  const [slackX, slackY] = [(clean.width - wide * scale) / 2, (clean.height - high * scale) / 2];
  const bare = root.replace(SIZES, "").slice(0, -1);
  const file = (inside: string, at: Box, zoom: number) =>
    `${bare} width="${at.width * zoom}" height="${at.height * zoom}" viewBox="${x0 + at.x} ${y0 + at.y} ${at.width} ${at.height}">${shared.join("")}${wrappers.join("")}${inside}${"</g>".repeat(wrappers.length)}</svg>`;
  const whole: Box = { x: 0, y: 0, width: wide, height: high };
  const layers: FoundLayer[] = [];
  const left: string[] = [];
  for (const [i, { name: own, text, lent }] of parts.entries()) {
    const inside = lent ? `<defs>${lent}</defs>${text}` : text;
    const name = layerName(own ?? undefined, `${i + 1}`);
    const at = parts.length === 1 ? whole : await seen(file(inside, whole, 1), wide, high, limits.pixels);
    if (!at) {
      left.push(name);
      continue;
    }
    const { svg, width, height } = sanitiseSvg(file(inside, at, scale));
    layers.push({
      name,
      group: null,
      picture: {
        bytes: new TextEncoder().encode(svg),
        extension: "svg",
        mimeType: "image/svg+xml",
        width: Math.max(1, Math.round(width)),
        height: Math.max(1, Math.round(height)),
      },
      box: [(slackX + at.x * scale) * MM, (slackY + at.y * scale) * MM, at.width * scale * MM, at.height * scale * MM],
      opacity: 1,
      blend: null,
      hidden: false,
    });
  }
  if (layers.length === 0) throw new LayersRefused("empty");
  return {
    kind: "svg",
    width: clean.width * MM,
    height: clean.height * MM,
    layers,
    pages: 1,
    dpi: null,
    left,
    simplified: [],
    merged: false,
  };
}
