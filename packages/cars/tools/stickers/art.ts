// A sticker's file: one path per colour, named by what the colour does, so that an artist recolours by name.
import { box, data, move, type Path } from "./shape.ts";

/** `ground` lies under all, `main` is the figure, `accent` and `second` are the colours beside it, `shade` a tone. */
export type Role = "ground" | "shade" | "main" | "accent" | "second" | "light";
/** Dots of a screen: circles are shorter than outlines. */
export type Dots = { dots: readonly (readonly [x: number, y: number, r: number])[] };
export type Layer = readonly [role: Role, colour: string, shape: Path | Dots];
/** Width and height in millimetres, then the layers from the bottom up. */
export type Art = { width: number; height: number; layers: readonly Layer[] };
export type Sheet = Record<string, Art>;

export const INK = "#101214";
export const PAPER = "#f4f4f1";
export const RED = "#d3202a";
export const YELLOW = "#f6d32d";
export const ORANGE = "#f0761d";
export const BLUE = "#1b4fd1";
export const SKY = "#39a9e0";
export const GREEN = "#0e7a4b";
export const STEEL = "#8d949a";
export const SLATE = "#3a3f45";

/** Art with its box drawn tight about it, in whole millimetres; the size given is the most that it may take. */
export function art(width: number, height: number, ...layers: readonly Layer[]): Art {
  const boxes = layers.flatMap(([, , of]) =>
    "dots" in of ? of.dots.map(([x, y, r]) => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r })) : [box(of)],
  );
  const [x, y] = [Math.min(...boxes.map((b) => b.x)), Math.min(...boxes.map((b) => b.y))];
  const [w, h] = [Math.max(...boxes.map((b) => b.x + b.w)) - x, Math.max(...boxes.map((b) => b.y + b.h)) - y];
  if (w > width + 0.5 || h > height + 0.5) throw new Error(`${w} × ${h} does not go into ${width} × ${height}`);
  const placedLayers = layers.map(([role, fill, of]): Layer => {
    if ("dots" in of) return [role, fill, { dots: of.dots.map(([cx, cy, r]) => [cx - x, cy - y, r] as const) }];
    return [role, fill, move(of, -x, -y)];
  });
  return { width: Math.ceil(w - 0.05), height: Math.ceil(h - 0.05), layers: placedLayers };
}

export function svg({ width, height, layers }: Art): string {
  const decimals = Math.max(width, height) < 400 ? 2 : 1;
  const n = (value: number) => String(Math.round(value * 10) / 10);
  const body = layers.map(([role, fill, of]) =>
    "dots" in of
      ? `<g id="${role}" fill="${fill}">${of.dots.map(([x, y, r]) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`).join("")}</g>`
      : `<path id="${role}" fill="${fill}" fill-rule="evenodd" d="${data(of, decimals)}"/>`,
  );
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>\n${body.join("\n")}\n</svg>\n`;
}
