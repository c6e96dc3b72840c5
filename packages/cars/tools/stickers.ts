// Draws content/stickers/*.svg: node packages/cars/tools/stickers.ts
// Only paths, circles and rectangles; lettering is our own stroke alphabet, drawn as outlines.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lettering } from "../src/geometry/letters.ts";

const OUT = join(import.meta.dirname, "../content/stickers");
const INK = "#101214";
const PAPER = "#f4f4f1";
const RED = "#d3202a";
const YELLOW = "#f6d32d";
const n = (v: number) => String(Math.round(v * 100) / 100);

/** One unit is a millimetre. */
function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}">\n${body}\n</svg>\n`;
}
const path = (d: string, fill: string) => `<path fill="${fill}" d="${d}"/>`;
const polygon = (points: [number, number][], fill: string) =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`, fill);
const rect = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"/>`;
const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
const word = (text: string, x: number, y: number, height: number, weight: number, fill: string, slant = 0) => {
  const drawn = lettering(text, height, weight, slant);
  return { body: `<g transform="translate(${n(x)} ${n(y)})">${path(drawn.d, fill)}</g>`, width: drawn.width };
};
const centred = (text: string, cx: number, y: number, height: number, weight: number, fill: string, slant = 0) =>
  word(text, cx - lettering(text, height, weight, slant).width / 2, y, height, weight, fill, slant).body;

const art: Record<string, string> = {};

art["twin-stripe"] = svg(
  500,
  1600,
  rect(0, 0, 190, 1600, INK) + rect(310, 0, 190, 1600, INK) + rect(204, 0, 8, 1600, RED) + rect(288, 0, 8, 1600, RED),
);
art["side-sweep"] = svg(
  2200,
  440,
  path(
    "M0 400C620 392 1180 330 1560 196C1800 112 2010 52 2200 30L2200 128C2010 150 1830 204 1620 276C1220 412 640 440 0 440Z",
    RED,
  ) +
    path(
      "M0 366C600 360 1150 302 1530 164C1780 74 2000 18 2200 0L2200 14C2000 36 1790 92 1544 180C1160 318 610 376 0 382Z",
      INK,
    ),
);
art["hash-marks"] = svg(
  420,
  300,
  polygon(
    [
      [0, 300],
      [110, 0],
      [200, 0],
      [90, 300],
    ],
    RED,
  ) +
    polygon(
      [
        [220, 300],
        [330, 0],
        [420, 0],
        [310, 300],
      ],
      RED,
    ),
);
art["number-27"] = (() => {
  const w = lettering("27", 300, 74, 0).width;
  return svg(460, 360, centred("27", 230, 30, 300, 74, INK, 0) + (w > 440 ? "" : ""));
})();
art["number-8"] = svg(260, 360, centred("8", 130, 30, 300, 74, INK));
art["roundel-plain"] = svg(450, 450, circle(225, 225, 225, INK) + circle(225, 225, 213, PAPER));
art["roundel-ring"] = svg(
  450,
  450,
  circle(225, 225, 225, PAPER) +
    circle(225, 225, 212, INK) +
    circle(225, 225, 196, PAPER) +
    centred("53", 225, 125, 200, 46, INK),
);
art["flame-lick"] = svg(
  1300,
  420,
  [
    [
      "#d3202a",
      "M0 60C160 20 360 10 520 70C470 70 440 84 430 104C600 60 840 60 1010 140C950 138 905 150 888 170C1040 150 1190 190 1300 270C1130 236 990 248 900 282C980 296 1050 330 1090 376C960 322 800 318 690 344C740 360 770 384 786 420C640 360 300 420 0 380Z",
    ],
    [
      "#f08a1d",
      "M0 100C150 66 320 62 450 100C400 106 372 122 366 140C540 104 740 112 880 176C820 178 786 190 776 206C900 200 1010 220 1100 258C960 246 850 262 790 288C700 270 600 282 540 306C580 316 606 330 618 350C450 316 220 366 0 344Z",
    ],
    [
      "#f6d32d",
      "M0 150C130 124 260 124 350 148C316 154 300 164 296 178C430 158 580 168 690 210C560 206 440 226 380 252C280 246 120 296 0 290Z",
    ],
  ]
    .map(([fill, d]) => path(d!, fill!))
    .join(""),
);
art["flame-row"] = svg(
  900,
  360,
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const x = i * 150;
      const h = [250, 330, 290, 360, 270, 310][i]!;
      const y = (k: number) => n(360 - h * k);
      return (
        path(
          `M${x} 360C${x + 6} ${y(0.6)} ${x + 96} ${y(0.62)} ${x + 84} ${y(1)}C${x + 146} ${y(0.72)} ${x + 168} ${y(0.36)} ${x + 150} 360Z`,
          "#d3202a",
        ) +
        path(
          `M${x + 34} 360C${x + 36} ${y(0.42)} ${x + 94} ${y(0.4)} ${x + 92} ${y(0.68)}C${x + 128} ${y(0.48)} ${x + 136} ${y(0.24)} ${x + 120} 360Z`,
          "#f6d32d",
        )
      );
    })
    .join(""),
);

// A fixed little generator: the same shards every time.
let seed = 7;
const random = () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
art["shard-field"] = svg(
  1100,
  600,
  Array.from({ length: 46 }, () => {
    const x = random() ** 0.7 * 1020;
    const y = random() * 520;
    const s = 26 + (x / 1100) * 120 * random();
    const fill = [INK, "#3a3f45", "#8d949a", RED][Math.floor(random() * 3.3)]!;
    return polygon(
      [
        [x, y + s * 0.2],
        [Math.min(1100, x + s), y],
        [Math.min(1100, x + s * 0.7), Math.min(600, y + s * 0.8)],
      ],
      fill,
    );
  }).join(""),
);
art["hex-fade"] = svg(
  900,
  500,
  Array.from({ length: 15 }, (_, i) =>
    Array.from({ length: 9 }, (_, j) => {
      const cx = 32 + i * 59;
      const cy = 34 + j * 58 + (i % 2 ? 29 : 0);
      const r = 33 * (1 - i / 17) * (cy > 466 ? 0 : 1);
      if (r < 3) return "";
      const points = Array.from({ length: 6 }, (_, k): [number, number] => [
        cx + r * Math.cos((k * Math.PI) / 3),
        cy + r * Math.sin((k * Math.PI) / 3),
      ]);
      return polygon(points, INK);
    }).join(""),
  ).join(""),
);
art["contour-lines"] = svg(
  1200,
  500,
  Array.from({ length: 11 }, (_, i) => {
    const y = 24 + i * 44;
    const bend = (x: number) => y + 34 * Math.sin(x / 170 + i * 0.42) + 16 * Math.sin(x / 71 - i * 0.8);
    const xs = Array.from({ length: 61 }, (_, k) => k * 20);
    const w = 3.5 + 5 * Math.abs(Math.sin(i * 0.7));
    const clamp = (v: number) => Math.min(500, Math.max(0, v));
    const up = xs.map((x): [number, number] => [x, clamp(bend(x) - w)]);
    const down = xs.map((x): [number, number] => [x, clamp(bend(x) + w)]).reverse();
    return polygon([...up, ...down], i % 4 === 3 ? RED : INK);
  }).join(""),
);
art["chequer-band"] = svg(
  1200,
  200,
  rect(0, 0, 1200, 200, PAPER) +
    Array.from({ length: 24 }, (_, i) =>
      Array.from({ length: 4 }, (_, j) => ((i + j) % 2 ? rect(i * 50, j * 50, 50, 50, INK) : "")).join(""),
    ).join(""),
);
art["tow-arrow"] = svg(
  110,
  140,
  polygon(
    [
      [55, 0],
      [110, 62],
      [76, 62],
      [76, 140],
      [34, 140],
      [34, 62],
      [0, 62],
    ],
    RED,
  ),
);
art["word-loom"] = (() => {
  const h = 100;
  const w = lettering("CARLOOM", h, 26, 0.18);
  const k = 570 / w.width;
  return svg(600, 130, word("CARLOOM", 15, (130 - h * k) / 2, h * k, 26 * k, INK, 0.18).body);
})();
art["word-night-shift"] = (() => {
  const w = lettering("NIGHT SHIFT", 80, 16, 0);
  const k = 780 / w.width;
  return svg(800, 110, word("NIGHT SHIFT", 10, (110 - 80 * k) / 2, 80 * k, 16 * k, INK).body);
})();
art["badge-halden"] = svg(
  160,
  180,
  path("M80 0L160 22L152 104C146 142 116 164 80 180C44 164 14 142 8 104L0 22Z", INK) +
    path("M80 9L151 28.5L144 103C138 136 112 156 80 170C48 156 22 136 16 103L9 28.5Z", PAPER) +
    path("M80 16L144 33.5L137.5 102C132 131 108 149.5 80 162C52 149.5 28 131 22.5 102L16 33.5Z", RED) +
    centred("H", 80, 46, 74, 20, PAPER),
);
art["badge-disc"] = svg(
  200,
  200,
  path("M100 0A100 100 0 1 0 200 100L168 100A68 68 0 1 1 100 32Z", INK) +
    path("M112 0.7A100 100 0 0 1 199.3 88L154 92A55 55 0 0 0 108 46Z", YELLOW) +
    circle(100, 100, 26, INK) +
    circle(100, 100, 11, PAPER),
);

mkdirSync(OUT, { recursive: true });
for (const [slug, text] of Object.entries(art)) writeFileSync(join(OUT, `${slug}.svg`), text);
console.log(`${Object.keys(art).length} stickers`);
