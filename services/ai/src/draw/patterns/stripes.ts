import { box, path } from "../canvas.ts";
import { speedLines } from "../effects.ts";
import { brush, polygon, rect } from "../pen.ts";
import type { Draw } from "./kind.ts";

const slanted = (x: number, y: number, w: number, h: number, lean: number): string =>
  polygon([
    [x + lean, y],
    [x + w + lean, y],
    [x + w, y + h],
    [x, y + h],
  ]);

export const stripes: Draw = ({ main, second, accent }, random, index) => {
  const [w, h] = [1200, 220];
  const wide = random.between(60, 84);
  if (index === 1) {
    const d = [0, 1, 2].map((i) => slanted(40 + i * 130, 0, 92 - i * 18, h, 150)).join("");
    return {
      svg: path(d, main) + path(slanted(430, 0, 26, h, 150) + slanted(480, 0, 14, h, 150), accent),
      box: box(30, 0, 640, h),
    };
  }
  if (index === 2) {
    // narrows to the right, in three steps of colour
    const band = (y: number, from: number, to: number): string =>
      `M0 ${y}C${w * 0.4} ${y} ${w * 0.6} ${y + 18} ${w} ${y + 70}L${w} ${y + 70 + to}C${w * 0.6} ${y + 18 + (from + to) / 2} ${w * 0.4} ${y + from} 0 ${y + from}Z`;
    return {
      svg: path(band(0, 84, 8), main) + path(band(94, 34, 5), second) + path(band(136, 16, 3), accent),
      box: box(0, 0, w, 172),
    };
  }
  if (index === 3) {
    const d =
      rect(0, 20, w - 220, wide) +
      polygon(
        [
          [w - 200, 20],
          [w - 120, 20],
          [w - 160, 20 + wide],
          [w - 240, 20 + wide],
        ].map(([x = 0, y = 0]) => [x + 40, y]),
      ) +
      polygon(
        [
          [w - 90, 20],
          [w - 40, 20],
          [w - 80, 20 + wide],
          [w - 130, 20 + wide],
        ].map(([x = 0, y = 0]) => [x + 40, y]),
      );
    return { svg: path(d, main) + path(rect(0, 34 + wide, w - 120, 16), accent), box: box(0, 14, w, wide + 42) };
  }
  return {
    svg:
      path(rect(0, 0, w, wide) + rect(0, 160 - (wide - 60), w, wide), main) +
      path(rect(0, wide + 8, w, 7) + rect(0, 145 - (wide - 60), w, 7), accent),
    box: box(0, 0, w, 160 + 60),
  };
};

export const pinstripes: Draw = ({ main, accent }, random, index) => {
  const curl = random.between(36, 84);
  const sets = [
    [
      brush(`0,150! 240,140 480,100 640,${curl} 720,110 660,150 600,110`, 4, 9, 10, 8, 6, 4, 0) +
        brush("20,180! 300,174 560,150 780,60 980,20", 3, 8, 9, 6, 0) +
        brush("120,206! 420,204 680,190 900,120 1100,60", 0, 6, 8, 6, 0),
      brush("60,166! 300,158 520,130 700,60", 0, 3, 4, 0),
    ],
    [
      brush(`0,110! 300,${curl} 600,150 1100,100`, 0, 8, 9, 0) +
        brush(`0,128! 300,${curl + 26} 600,166 1060,122`, 0, 4, 4, 0),
      brush("180,60! 420,40 560,110 700,190 900,200", 0, 5, 6, 5, 0),
    ],
    [
      brush("550,20! 500,70 550,130 610,170 550,206!", 0, 7, 8, 7, 0) +
        brush("550,20! 600,70 550,130 490,170 550,206!", 0, 7, 8, 7, 0) +
        brush(`560,110! 720,${curl} 860,130 1090,90`, 5, 7, 6, 0) +
        brush(`540,110! 380,${curl} 240,130 10,90`, 5, 7, 6, 0),
      brush("570,130! 720,100 840,160 980,150", 3, 5, 4, 0) + brush("530,130! 380,100 260,160 120,150", 3, 5, 4, 0),
    ],
    [
      brush(`0,60! 500,60 700,70 820,${curl + 40} 780,150 720,130 760,100`, 7, 7, 7, 7, 6, 5, 0) +
        brush("0,78! 460,78 640,96 760,170 1000,190", 4, 4, 5, 5, 0),
      brush("0,92! 420,92 600,120 700,190 860,206", 3, 3, 3, 3, 0),
    ],
  ];
  const [d = "", thin = ""] = sets[index % sets.length] ?? [];
  return { svg: path(d, main) + path(thin, accent), box: box(0, 10, 1100, 204) };
};

export const speed: Draw = ({ main, second }, random, index) => ({
  svg:
    path(speedLines(random, 900, 0, 240, 900), main) +
    (index % 2 ? path(speedLines(random, 960, 10, 230, 700), second) : ""),
  box: box(-20, 0, 1100, 240),
});
