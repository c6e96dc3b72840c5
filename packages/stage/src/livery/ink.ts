import { type Fill, gradientAt, isWithin, type Placement, type Region, regionOf } from "@carloom/build";
import type { Texture, Vector3 } from "three";
import type { Layer } from "./plan.ts";
import { project, stencilBoxes } from "./projector.ts";

/** How opaque art is, coarsely: 0…255, rows from the top. */
export type ArtAlpha = { data: Uint8Array; width: number; height: number };
/** Pixels of its longer side: enough for a hand to tell ink from none. */
const ALPHA_SIDE = 256;

const alphas = new WeakMap<Texture, ArtAlpha>();

export function alphaOf(texture: Texture): ArtAlpha | null {
  const known = alphas.get(texture);
  if (known) return known;
  const source = texture.image as HTMLCanvasElement;
  const scale = Math.min(1, ALPHA_SIDE / Math.max(source.width, source.height));
  const [width, height] = [
    Math.max(1, Math.round(source.width * scale)),
    Math.max(1, Math.round(source.height * scale)),
  ];
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(source, 0, 0, width, height);
  const pixels = context.getImageData(0, 0, width, height).data;
  const alpha = { data: Uint8Array.from({ length: width * height }, (_, i) => pixels[i * 4 + 3] ?? 0), width, height };
  alphas.set(texture, alpha);
  return alpha;
}

/** Metres around a point that count as it: a line of a few millimetres can still be hit. */
const SLOP = 0.006;
/** What is fainter than this is not seen. */
const SEEN = 0.04;

const regions = new WeakMap<Placement, Region>();

function opacityOf(fill: Fill, u: number, v: number, [width, height]: readonly [number, number]): number {
  if (fill.kind === "solid") return 1;
  if (fill.kind === "radial") {
    const [cx, cy] = fill.center;
    return gradientAt(fill.stops, Math.min(1, Math.hypot((u - cx) * 2, (v - cy) * 2))).alpha;
  }
  const angle = (fill.angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const half = (Math.abs(dx) * width + Math.abs(dy) * height) / 2;
  const along = (u - 0.5) * width * dx + (v - 0.5) * height * dy;
  return gradientAt(fill.stops, Math.max(0, Math.min(1, (along / half + 1) / 2))).alpha;
}

/** How opaque art is at a place of it, 0…1 from the lower left; 1 while nobody knows. */
function artAt(p: Placement, alpha: ArtAlpha | null, u: number, v: number): number {
  const { art, size } = p;
  if (u < 0 || u > 1 || v < 0 || v > 1) return 0;
  if (art.kind === "shape") {
    const region = regions.get(p) ?? regionOf(art.shape, size);
    regions.set(p, region);
    return isWithin(region, (u - 0.5) * size[0], (v - 0.5) * size[1]) ? opacityOf(art.fill, u, v, size) : 0;
  }
  if (!alpha) return 1;
  const x = Math.min(alpha.width - 1, Math.floor(u * alpha.width));
  const y = Math.min(alpha.height - 1, Math.floor((1 - v) * alpha.height));
  return (alpha.data[y * alpha.width + x] ?? 0) / 255;
}

const AROUND = Array.from({ length: 8 }, (_, i) => [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)] as const);

export type AlphaOf = (p: Placement) => ArtAlpha | null;

/** Is a layer seen at a place of its art, or so near to it that a hand means it? */
export function isInked(p: Placement, alphaOf: AlphaOf, u: number, v: number): boolean {
  const alpha = p.art.kind === "shape" ? null : alphaOf(p);
  const seen = (x: number, y: number) => artAt(p, alpha, x, y) > SEEN;
  const [du, dv] = [SLOP / p.size[0], SLOP / p.size[1]];
  return seen(u, v) || AROUND.some(([x, y]) => seen(u + x * du, v + y * dv));
}

/** Is a layer let through by what clips it, at a point of the body? */
export function isLetThrough(
  p: Layer,
  twin: boolean,
  alphaOf: AlphaOf,
  point: Vector3,
  normal: Vector3,
  panel: string,
): boolean {
  const { stencil, mask } = p;
  if (!stencil || !mask) return true;
  const on = !stencil.panels || stencil.panels.includes(panel);
  const alpha = stencil.art.kind === "shape" ? null : alphaOf(stencil);
  const covers =
    on &&
    stencilBoxes(stencil, twin).some((box) => {
      const hit = project(box, point, normal);
      return hit !== null && hit.strength > 0.5 && artAt(stencil, alpha, hit.u, hit.v) > 0.5;
    });
  return covers !== mask.inverted;
}
