import { at, box, clipped, drawShape, flatInks, inksOf, path, type Picture, type ShapeInk, stroked } from "./canvas.ts";
import { blot, fireRing, halftone, speedLines, splashes } from "./effects.ts";
import { circled, letters } from "./lettering.ts";
import { bordered, fitted } from "./layouts-text.ts";
import { contrast, legible, mix, on, type Palette } from "./palette.ts";
import { blob, circle, hole, polygon, rays } from "./pen.ts";
import type { Wish } from "./prompt.ts";
import type { Random } from "./random.ts";
import type { Shape } from "./shape.ts";

type Scene = { wish: Wish; main: Shape; other: Shape | null; palette: Palette; inks: ShapeInk; random: Random };
const BOARD = box(-16, -16, 232, 232);

/** A word below a picture of 200 × 200, on a banner. */
function banner(
  text: string,
  palette: Palette,
  y: number,
): { svg: string; bottom: number; left: number; right: number } {
  const t = fitted(text, "bebas-neue", 220, 30);
  const half = Math.max(70, t.w / 2 + 20);
  const ground = palette.named[0] ?? palette.main;
  const tails =
    polygon([
      [100 - half - 22, y + 12],
      [100 - half + 16, y + 12],
      [100 - half + 16, y + 54],
      [100 - half - 22, y + 54],
      [100 - half - 10, y + 33],
    ]) +
    polygon([
      [100 + half + 22, y + 12],
      [100 + half - 16, y + 12],
      [100 + half - 16, y + 54],
      [100 + half + 22, y + 54],
      [100 + half + 10, y + 33],
    ]);
  const plate = polygon([
    [100 - half, y],
    [100 + half, y],
    [100 + half, y + 46],
    [100 - half, y + 46],
  ]);
  return {
    svg:
      stroked(tails, palette.ink, 6) +
      path(tails, mix(ground, "#000000", 0.4)) +
      stroked(plate, palette.ink, 6) +
      path(plate, ground) +
      at(path(t.d, on(ground)), 100 - t.w / 2, y + 23 - t.h / 2, t.k),
    bottom: y + 60,
    left: 100 - half - 28,
    right: 100 + half + 28,
  };
}

/** The second shape: a crown sits on top, whatever else stands behind. */
function withOther({ main, other, palette, inks }: Scene, pale: string): string {
  const borders = [
    [pale, 8],
    [palette.ink, 4],
  ] as const;
  const own = drawShape(main, inks, borders);
  if (!other) return own;
  const paired = inksOf(other, { ...palette, named: [] });
  const drawn = drawShape(other, paired, borders);
  if (other.id === "crown") return own + at(drawn, 54, -50, 0.46);
  if (/moon|sun|star|planet|mountain|wave|cloud|rising|tree|gate/.test(other.id))
    return at(drawn, -26, -66, 1.26) + at(own, 22, 56, 0.78);
  return at(own, -26, -10, 0.94) + at(drawn, 100, 84, 0.6);
}

function dieCut(scene: Scene): Picture {
  const { palette, random, wish, main, other } = scene;
  const pale = on(palette.ink);
  const fire = wish.styles.has("fire") || wish.patterns.includes("flames");
  const ring = (k: number) => fireRing(random, 100, 112, 84, 78, 56 * k);
  const back = fire
    ? stroked(ring(1), palette.ink, 7) +
      path(ring(1), "#d92b2b") +
      path(ring(0.62), "#f28a1e") +
      path(ring(0.32), "#f6d32d")
    : "";
  if (wish.count > 1) {
    const own = drawShape(main, scene.inks, [
      [pale, 8],
      [palette.ink, 4],
    ]);
    const row = Array.from({ length: wish.count }, (_, i) => at(own, i * 170, i % 2 ? 26 : 0, i % 2 ? 0.82 : 1)).join(
      "",
    );
    return { svg: row, box: box(-16, -16, 200 + (wish.count - 1) * 170 + 32, 232) };
  }
  const top = other ? -74 : fire ? -86 : -16;
  const area = other ? box(-42, -82, 284, 312) : fire ? box(-62, top, 324, 312) : BOARD;
  return { svg: back + withOther(scene, pale), box: area };
}

function badge(scene: Scene): Picture {
  const { palette, main, inks, wish, other } = scene;
  const [body] = [inks.body];
  const ring =
    palette.named[1] ??
    [palette.main, palette.accent, palette.second].find(
      (hex) => contrast(hex, body) > 1.25 && contrast(hex, "#f3ecdc") > 1.3,
    ) ??
    palette.ink;
  const field = contrast("#f3ecdc", body) >= 1.7 ? "#f3ecdc" : mix(ring, "#000000", 0.55);
  const text = wish.text ?? null;
  const above = text
    ? path(circled(text, "bebas-neue", 100, 100, 105, 22), on(ring))
    : path(
        Array.from({ length: 28 }, (_, i) => {
          const a = (i / 28) * 2 * Math.PI;
          return circle(100 + Math.sin(a) * 112, 100 - Math.cos(a) * 112, 2.2);
        }).join(""),
        on(ring),
      );
  const stars = text
    ? path(rays(100 - 78, 184, 9, 3.8, 5) + rays(100 + 78, 184, 9, 3.8, 5) + rays(100, 212, 9, 3.8, 5), on(ring))
    : "";
  const small = other
    ? at(drawShape(other, inksOf(other, { ...palette, named: [] }), [[palette.ink, 4]]), 128, 128, 0.4)
    : "";
  const svg =
    path(circle(100, 100, 128), palette.ink) +
    path(circle(100, 100, 124), ring) +
    path(circle(100, 100, 102), palette.ink) +
    path(circle(100, 100, 98), field) +
    path(circle(100, 100, 120) + hole(100, 100, 118.4), on(ring)) +
    above +
    stars +
    at(drawShape(main, inks, [[palette.ink, 3.4]]), 26, 26, 0.74) +
    small;
  return { svg, box: box(-30, -30, 260, 260) };
}

function speeding(scene: Scene): Picture {
  const { palette, main, random, wish } = scene;
  const color = palette.named[0] ?? (contrast(palette.main, "#17181a") > 1.6 ? palette.main : palette.second);
  const ground = color === "#17181a" ? "#f7f5f0" : "#17181a";
  const inks = wish.styles.has("flat") ? flatInks(color, ground) : scene.inks;
  const lines =
    path(speedLines(random, 40, 6, 196, 300), palette.named[1] ?? palette.second) +
    path(speedLines(random, 20, 30, 170, 190), palette.accent);
  return {
    svg:
      lines +
      at(
        drawShape(main, inks, [
          ["#f7f5f0", 8],
          ["#17181a", 4],
        ]),
        0,
        0,
      ),
    box: box(-270, -16, 486, 232),
  };
}

function sunDisc(scene: Scene): Picture {
  const { palette, inks, random, other } = scene;
  const disc =
    palette.named[1] ??
    (contrast(palette.main, inks.body) > 1.4
      ? palette.main
      : contrast(palette.accent, inks.body) > 1.4
        ? palette.accent
        : palette.second);
  const back =
    random.next() < 0.5 || scene.wish.styles.has("halftone")
      ? path(circle(100, 96, 92), disc) + path(halftone(100, 96, 128, 9), mix(disc, "#000000", 0.3))
      : path(blot(random, 100, 100, 80) + splashes(random, 100, 100, 92, 26), disc);
  return {
    svg: at(back, -24, -22, 1.24) + withOther(scene, "#f7f5f0"),
    box: box(-70, other ? -90 : -70, 340, other ? 340 : 330),
  };
}

function flat(scene: Scene): Picture {
  const { palette, main, random } = scene;
  const color = palette.named[0] ?? palette.main;
  const ground = contrast(color, "#17181a") > contrast(color, "#f7f5f0") ? "#17181a" : "#f7f5f0";
  const drips = random.next() < 0.4 ? path(splashes(random, 100, 100, 112, 16), color) : "";
  return {
    svg:
      drips +
      drawShape(main, flatInks(color, ground), [
        [color, 5],
        [ground, 2],
      ]),
    box: box(-40, -40, 280, 280),
  };
}

function crest(scene: Scene): Picture {
  const { palette, main, inks, wish } = scene;
  const field =
    palette.named[1] ?? (contrast(palette.main, inks.body) > 1.6 ? palette.main : mix(palette.second, "#000000", 0.2));
  const outer = blob("100,-40! 150,-22 206,-24! 212,60 196,140 100,236! 4,140 -12,60 -6,-24! 50,-22");
  const inner = blob("100,-24! 150,-8 192,-10! 198,60 182,132 100,216! 18,132 2,60 8,-10! 50,-8");
  const half = polygon([
    [100, -60],
    [240, -60],
    [240, 240],
    [100, 240],
  ]);
  const word = wish.text ?? wish.number;
  const ribbon = word ? banner(word, palette, 168) : null;
  const svg =
    path(outer, palette.ink) +
    at(path(outer, "#f3ecdc"), 4, 4, 0.96) +
    path(inner, field) +
    clipped(path(half, mix(field, "#000000", 0.18)), inner) +
    at(drawShape(main, inks, [[palette.ink, 3.6]]), 28, 6, 0.72) +
    (ribbon ? ribbon.svg : path(rays(100, 184, 13, 5.4, 5), "#f3ecdc"));
  const left = Math.min(-18, ribbon?.left ?? 0);
  const right = Math.max(218, ribbon?.right ?? 0);
  return { svg, box: box(left, -46, right - left, 290) };
}

function lockUp(scene: Scene): Picture {
  const { palette, main, inks, wish, random } = scene;
  const text = wish.text ?? "";
  const { d, box: b } = letters(text, "racing-sans-one", "slant");
  const k = 1.15;
  const lines = path(speedLines(random, 210, 70, 168, 90), palette.second);
  const svg =
    at(
      drawShape(main, inks, [
        ["#f7f5f0", 8],
        [palette.ink, 4],
      ]),
      0,
      0,
    ) +
    lines +
    at(
      bordered(d, palette.named[0] ?? palette.main, [
        [palette.ink, 8],
        [on(palette.main), 4],
      ]),
      216,
      62,
      k,
    );
  return { svg, box: box(-16, -16, 216 + b.width * k + 34, 232) };
}

function numbered(scene: Scene): Picture {
  const { palette, main, inks, wish } = scene;
  const t = letters(wish.number ?? "", "bebas-neue", "slant");
  const k = 1.9;
  const svg =
    at(
      bordered(t.d, palette.named[0] ?? palette.main, [
        [palette.ink, 7],
        ["#f7f5f0", 4],
      ]),
      176,
      6,
      k,
    ) +
    at(
      drawShape(main, inks, [
        ["#f7f5f0", 8],
        [palette.ink, 4],
      ]),
      0,
      0,
    );
  return { svg, box: box(-16, -16, 176 + t.box.width * k + 34, 232) };
}

/** As many as were asked for: in a row, of one colour, in a badge, in a pack. */
function drawSeveral(scene: Scene, index: number): Picture {
  const { wish, main, inks, palette } = scene;
  if (index === 0) return dieCut(scene);
  if (index === 1) return dieCut({ ...scene, inks: flatInks(palette.main, on(palette.main)) });
  const own = drawShape(main, inks, [
    ["#f7f5f0", 8],
    [palette.ink, 4],
  ]);
  const others = Array.from({ length: wish.count - 1 }, (_, i) => {
    const side = i % 2 === 0 ? -1 : 1;
    const far = 1 + Math.floor(i / 2);
    return at(own, 100 + side * 96 * far - 66, 30 * far, 0.66);
  });
  const reach = Math.ceil((wish.count - 1) / 2) * 96;
  const pack = others.reverse().join("") + own;
  const area = box(84 - reach - 66 - 10, -16, reach * 2 + 200, 240);
  if (index === 2) return { svg: pack, box: area };
  return {
    svg: path(halftone(100, 104, reach + 84, 11), palette.main) + pack,
    box: box(16 - reach - 4, 16 - reach - 4, (reach + 84) * 2 + 8, (reach + 84) * 2 + 8),
  };
}

/** A picture with one or two shapes, and what is written with them. */
export function drawScene(
  wish: Wish,
  main: Shape,
  other: Shape | null,
  given: Palette,
  random: Random,
  index: number,
): Picture {
  const palette = wish.text || wish.number ? legible(given) : given;
  const scene: Scene = { wish, main, other, palette, inks: inksOf(main, given), random };
  if (wish.count > 1) return drawSeveral(scene, index % 4);
  const layouts = wish.text
    ? [crest, lockUp, badge, wish.number ? numbered : sunDisc]
    : wish.number
      ? [numbered, crest, speeding, badge]
      : [dieCut, badge, speeding, sunDisc, crest, flat];
  const first = wish.styles.has("badge")
    ? [crest, badge]
    : wish.styles.has("flat")
      ? [flat]
      : wish.styles.has("speed") && !wish.styles.has("fire")
        ? [speeding]
        : wish.styles.has("halftone") || wish.styles.has("splatter")
          ? [sunDisc]
          : [];
  const order = [...first, ...layouts.filter((one) => !first.includes(one))];
  return (order[index % order.length] ?? dieCut)(scene);
}
