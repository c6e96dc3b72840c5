import type { Box } from "./lettering.ts";
import { INK, mix, type Palette, PALE } from "./palette.ts";
import type { Role, Shape } from "./shape.ts";

/** SVG elements, and the box that they fill. */
export type Picture = { svg: string; box: Box };

const n = (value: number): string => String(Math.round(value * 100) / 100);

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${more}/>`;
export const stroked = (d: string, color: string, width: number): string =>
  `<path d="${d}" fill="${color}" stroke="${color}" stroke-width="${n(width)}" stroke-linejoin="round"/>`;
export const at = (svg: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ""}${scale === 1 ? "" : ` scale(${n(scale)})`}">${svg}</g>`;
export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

let clips = 0;
/** What is drawn within a path only. Names count up within one drawing; {@link document} begins anew. */
export function clipped(svg: string, d: string): string {
  const id = `c${++clips}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${svg}</g>`;
}
export const beginDrawing = (): void => {
  clips = 0;
};

const CONTOUR: readonly Role[] = ["body", "second", "ink", "accent", "pale"];
export const outlineOfShape = ({ layers }: Shape): string =>
  layers
    .filter(([role]) => CONTOUR.includes(role))
    .map(([, d]) => d)
    .join("");

export type ShapeInk = Record<Role, string>;
/** Colours of a shape: those that the prompt names, else its own. */
export function inksOf(shape: Shape, palette: Palette): ShapeInk {
  const [own, ownSecond, ownAccent] = shape.colors;
  const [first, second, third] = palette.named;
  const body = first ?? own;
  // a black body keeps its own lights; a named one next to it has to be told apart
  const paired = second ?? (first && ownSecond.toLowerCase() === first ? PALE : ownSecond);
  return {
    body,
    second: paired,
    accent: third ?? ownAccent,
    ink: body === INK ? mix(INK, "#000000", 0.4) : INK,
    pale: body === PALE ? "#ffffff" : PALE,
    shade: mix(body, "#000000", 0.36),
    light: mix(body, "#ffffff", 0.34),
  };
}
/** Of one colour, with what is dark cut out of it. */
export const flatInks = (color: string, ground: string): ShapeInk => ({
  body: color,
  second: mix(color, ground, 0.18),
  accent: ground,
  ink: ground,
  pale: mix(color, "#ffffff", 0.4),
  shade: mix(color, ground, 0.55),
  light: mix(color, "#ffffff", 0.22),
});

/** A shape with a contour around it; borders from the outside in, each with its width on the board. */
export function drawShape(
  shape: Shape,
  inks: ShapeInk,
  borders: readonly (readonly [color: string, width: number])[],
): string {
  const outline = outlineOfShape(shape);
  return (
    borders.map(([color, width]) => stroked(outline, color, width * 2)).join("") +
    shape.layers.map(([role, d]) => path(d, inks[role])).join("")
  );
}

/** The whole picture as a document; its size in mm is told beside it. */
export function document({ svg, box: { x, y, width, height } }: Picture, label: string): string {
  const title = label.replace(/[<&>]/g, "");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="${n(x)} ${n(y)} ${n(width)} ${n(height)}"><title>${title}</title>${svg}</svg>`;
}
