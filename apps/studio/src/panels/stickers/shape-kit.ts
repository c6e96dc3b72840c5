import type { Fill, Placement, Shape, ShapeArt } from "@carloom/build";
import { newPlacement } from "../../art/art.ts";

/** A shape as it is offered: what it is called, how large it begins on a car, in metres. */
export type Tile = { id: string; shape: Shape; size: readonly [number, number]; fades?: boolean };

export const SHAPE_TILES: readonly Tile[] = [
  { id: "ellipse", shape: { form: "ellipse" }, size: [0.4, 0.4] },
  { id: "ring", shape: { form: "ring", band: 0.04 }, size: [0.4, 0.4] },
  { id: "rectangle", shape: { form: "rectangle", corner: 0 }, size: [0.6, 0.3] },
  { id: "rounded", shape: { form: "rectangle", corner: 0.04 }, size: [0.5, 0.3] },
  { id: "triangle", shape: { form: "polygon", sides: 3, corner: 0 }, size: [0.4, 0.35] },
  { id: "hexagon", shape: { form: "polygon", sides: 6, corner: 0 }, size: [0.35, 0.4] },
  { id: "star", shape: { form: "star", points: 5, inner: 0.4, corner: 0 }, size: [0.4, 0.38] },
  { id: "burst", shape: { form: "star", points: 16, inner: 0.75, corner: 0 }, size: [0.4, 0.4] },
  { id: "line", shape: { form: "line", cap: "round", dash: 0, gap: 0.05 }, size: [1, 0.03] },
  { id: "dashes", shape: { form: "line", cap: "flat", dash: 0.1, gap: 0.05 }, size: [1, 0.03] },
  { id: "arrow", shape: { form: "line", cap: "arrow", dash: 0, gap: 0.05 }, size: [0.6, 0.18] },
  { id: "wedge", shape: { form: "wedge", from: 0.1, to: 1, at: 0 }, size: [1.2, 0.3] },
  { id: "swoosh", shape: { form: "swoosh", bend: 0.85, body: 0.25, end: 0 }, size: [1.2, 0.45] },
  { id: "camo", shape: { form: "camo", patch: 0.12, cover: 0.7, soft: true, seed: 7 }, size: [1, 0.6] },
  { id: "bar", shape: { form: "bar", slant: 30 }, size: [0.6, 0.2] },
  { id: "gradient-bar", shape: { form: "bar", slant: 0 }, size: [1.2, 0.2], fades: true },
];

/** From a colour to nothing of it. */
export const fading = (color: string): Fill => ({
  kind: "linear",
  angle: 0,
  stops: [
    { at: 0, color, alpha: 1 },
    { at: 1, color, alpha: 0 },
  ],
});

export const tileArt = ({ shape, fades }: Tile, color: string): ShapeArt => ({
  kind: "shape",
  shape,
  fill: fades ? fading(color) : { kind: "solid", color },
});

/** A shape that has no place on the car yet. */
export const shapePlacement = (tile: Tile, color: string, name: string): Placement =>
  newPlacement(tileArt(tile, color), tile.size[0], tile.size[0] / tile.size[1], name);

/** The colour that a fill has most of to the eye: its own, or its first. */
export const firstColor = (fill: Fill): string =>
  fill.kind === "solid" ? fill.color : (fill.stops.toSorted((a, b) => b.alpha - a.alpha)[0]?.color ?? "#ffffff");

/** Another kind of fill that begins with what the present one looks like. */
export function fillAs(fill: Fill, kind: Fill["kind"]): Fill {
  if (fill.kind === kind) return fill;
  if (kind === "solid") return { kind, color: firstColor(fill) };
  const made = fading(firstColor(fill));
  const stops = fill.kind === "solid" && made.kind === "linear" ? made.stops : "stops" in fill ? fill.stops : [];
  return kind === "linear" ? { kind, angle: 0, stops } : { kind, center: [0.5, 0.5], stops };
}
