import { at, box, clipped, path, type Picture, stroked } from "./canvas.ts";
import { fireRing, speedLines, splashes } from "./effects.ts";
import type { FaceId } from "./fonts.ts";
import { circled, letters, type Letters } from "./lettering.ts";
import { contrast, legible, mix, on, type Palette } from "./palette.ts";
import { brush, circle, hole, polygon, rays, rect } from "./pen.ts";
import type { Style } from "./prompt.ts";
import type { Random } from "./random.ts";

const rounded = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;
const grown = ({ width, height }: Letters["box"], by: number) => box(-by, -by, width + 2 * by, height + 2 * by);
/** Borders from the outside in, then the letters. */
const bordered = (d: string, fill: string, borders: readonly (readonly [string, number])[]): string =>
  borders.map(([color, width]) => stroked(d, color, width * 2)).join("") + path(d, fill);

function speedText(text: string, palette: Palette, random: Random): Picture {
  const { d, box: b } = letters(text, "racing-sans-one", "slant");
  const edge = on(palette.main);
  const lower = mix(palette.main, "#000000", 0.28);
  const cut = clipped(path(rect(0, b.height * 0.56, b.width, b.height), lower), d);
  const lines = speedLines(random, 6, 6, b.height - 4, 150);
  const under = polygon([
    [24, b.height + 16],
    [b.width * 0.98, b.height + 16],
    [b.width * 0.94, b.height + 25],
    [18, b.height + 25],
  ]);
  const svg =
    path(lines, palette.second) +
    bordered(d, palette.main, [
      [palette.ink, 9],
      [edge, 5],
    ]) +
    cut +
    path(under, palette.accent);
  return { svg, box: box(-160, -12, b.width + 174, b.height + 42) };
}

function archText(text: string, palette: Palette): Picture {
  const { d, box: b } = letters(text, "bebas-neue", "arch", 0.03);
  const y = b.height + 16;
  const star = rays(b.width / 2, y + 2, 15, 6.4, 5);
  const bars =
    brush(`${b.width * 0.1},${y + 14} ${b.width * 0.28},${y + 3} ${b.width / 2 - 26},${y}`, 0, 7, 8) +
    brush(`${b.width * 0.9},${y + 14} ${b.width * 0.72},${y + 3} ${b.width / 2 + 26},${y}`, 0, 7, 8);
  const svg =
    at(stroked(d, palette.ink, 12), 6, 7) +
    bordered(d, palette.main, [
      [palette.ink, 7],
      [on(palette.main), 3],
    ]) +
    path(star + bars, palette.accent);
  return { svg, box: box(-14, -14, b.width + 36, y + 36) };
}

function perspectiveText(text: string, palette: Palette): Picture {
  const { d, box: b } = letters(text, "racing-sans-one", "grow");
  const depth = 16;
  let svg = at(stroked(d, palette.ink, 12), -depth * 0.8, depth * 0.7);
  for (let i = depth; i > 0; i -= 2)
    svg += at(path(d, mix(palette.second, "#000000", i / depth / 2)), -i * 0.8, i * 0.7);
  svg += bordered(d, palette.main, [[palette.ink, 4]]);
  return {
    svg: stroked(d, palette.ink, 12) + svg,
    box: box(-depth - 12, -10, b.width + depth + 22, b.height + depth + 16),
  };
}

function plateText(text: string, palette: Palette): Picture {
  const { d, box: b } = letters(text, "black-ops-one", "none", 0.04);
  const w = b.width + 84;
  const ground = palette.main;
  const ink = contrast(palette.second, ground) >= 4 ? palette.second : on(ground);
  const frame = rounded(0, 0, w, 162, 18);
  const inner = rounded(9, 9, w - 18, 144, 11);
  const hatch = Array.from({ length: Math.ceil(w / 26) + 2 }, (_, i) =>
    polygon([
      [i * 26 - 18, 162],
      [i * 26 - 4, 162],
      [i * 26 + 10, 145],
      [i * 26 - 4, 145],
    ]),
  ).join("");
  const svg =
    path(frame, on(ground)) +
    path(inner, ground) +
    clipped(path(hatch, on(ground)), inner) +
    at(path(d, ink), 42, 28) +
    path(circle(22, 24, 4) + circle(w - 22, 24, 4), on(ground));
  return { svg, box: box(0, 0, w, 162) };
}

function scriptText(text: string, palette: Palette, random: Random): Picture {
  const { d, box: b } = letters(text, "kaushan-script", "slant");
  const swoosh = brush(
    `${b.width * 0.06},${b.height + 20}! ${b.width * 0.4},${b.height + 8} ${b.width * 0.8},${b.height + 6} ${b.width + 34},${b.height - 22}`,
    0,
    9,
    11,
    0,
  );
  const drops = splashes(random, b.width + 20, b.height - 10, 26, 8);
  const svg = bordered(d + swoosh, palette.main, [[on(palette.main), 6]]) + path(drops, palette.accent);
  return { svg, box: box(-10, -10, b.width + 78, b.height + 44) };
}

function fireText(text: string, palette: Palette, random: Random): Picture {
  const { d, box: b } = letters(text, "bebas-neue", "wedge", 0.02);
  const ring = (k: number) => fireRing(random, b.width / 2, b.height / 2 + 8, b.width * 0.5, b.height * 0.42, 60 * k);
  const svg =
    path(ring(1), "#d92b2b") +
    path(ring(0.62), "#f28a1e") +
    path(ring(0.3), "#f6d32d") +
    bordered(d, palette.named[0] ?? "#f7f5f0", [[palette.ink, 7]]);
  return { svg, box: box(-70, -126, b.width + 140, b.height + 210) };
}

function neonText(text: string, palette: Palette): Picture {
  const { d, box: b } = letters(text, "bebas-neue", "smile", 0.04);
  const { main, ink, second, accent, pale, named } = palette;
  // Hangul and Kanji are mostly edge: the letters themselves must shine, their tubes would fill them
  const shines = (hex: string) => contrast(hex, ink) >= 3.5;
  const lit = [...named.slice(0, 1), second, accent, pale, on(ink)].find(shines) ?? on(ink);
  const tube = [main, second, accent].find((hex) => hex !== lit && contrast(hex, ink) >= 1.6) ?? lit;
  const svg = bordered(d, lit, [
    [ink, 9],
    [tube, 6.6],
    [ink, 3.6],
  ]);
  return { svg, box: grown(b, 12) };
}

type TextLayout = (text: string, palette: Palette, random: Random) => Picture;
const TEXT: Record<string, TextLayout> = {
  speed: speedText,
  arch: archText,
  perspective: perspectiveText,
  stencil: plateText,
  script: scriptText,
  fire: fireText,
  double: neonText,
};

export function drawText(
  text: string,
  given: Palette,
  random: Random,
  styles: ReadonlySet<Style>,
  index: number,
): Picture {
  const palette = legible(given);
  const asked = (["fire", "speed", "arch", "perspective", "stencil", "script"] as const).filter((style) =>
    styles.has(style),
  );
  const order = [
    ...asked,
    ...["speed", "arch", "perspective", "stencil", "double", "script"].filter(
      (style) => !asked.some((one) => one === style),
    ),
  ];
  return (TEXT[order[index % order.length] ?? "speed"] ?? speedText)(text, palette, random);
}

const FACES: readonly FaceId[] = ["bebas-neue", "racing-sans-one", "black-ops-one"];
const fitted = (
  text: string,
  face: FaceId,
  w: number,
  h: number,
  bend: "none" | "slant" = "none",
): { d: string; k: number; w: number; h: number } => {
  const { d, box: b } = letters(text, face, bend);
  const k = Math.min(w / b.width, h / b.height);
  return { d, k, w: b.width * k, h: b.height * k };
};

/** A start number: roundel, block, door plate, or with speed lines. */
export function drawNumber(
  number: string,
  given: Palette,
  random: Random,
  index: number,
  name: string | null,
): Picture {
  const palette = legible(given);
  const { ink } = given;
  if (index % 4 === 0) {
    const disc = palette.named.length > 0 ? palette.main : "#f7f5f0";
    const figure = palette.named[1] ?? on(disc);
    const t = fitted(number, "bebas-neue", 176, 150);
    const ring = palette.named.length > 0 ? on(disc) : palette.main;
    const around = name ? path(circled(name, "bebas-neue", 150, 150, 118, 22), on(ring)) : "";
    return {
      svg:
        path(circle(150, 150, 148), ink) +
        path(circle(150, 150, 144), ring) +
        path(circle(150, 150, 112), disc) +
        path(circle(150, 150, 106) + hole(150, 150, 102), ink) +
        around +
        at(path(t.d, figure), 150 - t.w / 2, 150 - t.h / 2, t.k),
      box: box(0, 0, 300, 300),
    };
  }
  const face = FACES[index % FACES.length] ?? "bebas-neue";
  const t = letters(number, face, index % 4 === 3 ? "slant" : index % 4 === 1 ? "slant" : "none");
  const edge = on(palette.main);
  if (index % 4 === 1) {
    const svg =
      at(stroked(t.d, ink, 20), 9, 9) +
      bordered(t.d, palette.main, [
        [palette.ink, 10],
        [edge, 6],
      ]) +
      clipped(path(rect(0, 50, t.box.width, 60), mix(palette.main, "#000000", 0.25)), t.d);
    return { svg, box: box(-14, -14, t.box.width + 38, t.box.height + 38) };
  }
  if (index % 4 === 2) {
    const plate = palette.named[1] ?? "#f7f5f0";
    const f = fitted(number, "black-ops-one", 226, 176);
    const band = [palette.accent, palette.second, palette.main].find((hex) => contrast(hex, plate) >= 1.5) ?? ink;
    const stripe =
      polygon([
        [0, 20],
        [300, 20],
        [300, 34],
        [0, 34],
      ]) +
      polygon([
        [0, 40],
        [300, 40],
        [300, 45],
        [0, 45],
      ]) +
      polygon([
        [0, 255],
        [300, 255],
        [300, 260],
        [0, 260],
      ]) +
      polygon([
        [0, 266],
        [300, 266],
        [300, 280],
        [0, 280],
      ]);
    const shape = rounded(0, 0, 300, 300, 26);
    const figure = contrast(palette.main, plate) >= 2.4 ? palette.main : on(plate);
    return {
      svg:
        path(shape, ink) +
        path(rounded(6, 6, 288, 288, 21), plate) +
        clipped(path(stripe, band), rounded(6, 6, 288, 288, 21)) +
        at(path(f.d, figure), 150 - f.w / 2, 150 - f.h / 2, f.k),
      box: box(0, 0, 300, 300),
    };
  }
  const lines = speedLines(random, 10, 4, t.box.height - 4, 180);
  return {
    svg:
      path(lines, palette.second) +
      bordered(t.d, palette.main, [
        [palette.ink, 9],
        [edge, 5],
      ]) +
      path(
        polygon([
          [10, 112],
          [t.box.width + 4, 112],
          [t.box.width, 119],
          [6, 119],
        ]),
        palette.accent,
      ),
    box: box(-190, -12, t.box.width + 204, 136),
  };
}

export { bordered, fitted };
