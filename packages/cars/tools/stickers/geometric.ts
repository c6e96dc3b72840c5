import { art, INK, ORANGE, PAPER, RED, type Sheet, SKY, SLATE, STEEL, YELLOW } from "./art.ts";
import { dice, loop, through } from "./curve.ts";
import { both, cut, disc, nothing, type Path, type Point, polygon, rect, ring, stroke, union } from "./shape.ts";

const hexagon = (x: number, y: number, r: number) =>
  polygon(
    ...[0, 1, 2, 3, 4, 5].map((k): Point => [x + r * Math.cos((k * Math.PI) / 3), y + r * Math.sin((k * Math.PI) / 3)]),
  );
const grid = <T>(columns: number, rows: number, make: (i: number, j: number) => T): T[] =>
  Array.from({ length: columns * rows }, (_, k) => make(k % columns, Math.floor(k / columns)));

function hexes(): { main: Path; accent: Path } {
  const roll = dice(5);
  const [main, accent]: [Path[], Path[]] = [[], []];
  for (const [i, j] of grid(17, 9, (i, j) => [i, j] as const)) {
    const [x, y] = [34 + i * 54, 34 + j * 62.4 + (i % 2 ? 31.2 : 0)];
    const fade = i / 16 + (roll() - 0.5) * 0.34;
    const r = 33 * Math.min(1, 1.16 - fade);
    if (r < 6 || fade > 0.95) continue;
    const warm = i > 3 && roll() > 0.9;
    (warm ? accent : main).push(warm ? cut(hexagon(x, y, r), hexagon(x, y, r * 0.62)) : hexagon(x, y, r));
  }
  return { main: union(...main), accent: union(...accent) };
}
const hex = hexes();

// Height lines of a small range of hills, found on a grid and smoothed.
const HILLS = [
  [260, 210, 190, 1],
  [620, 330, 230, 0.86],
  [930, 150, 170, 0.95],
  [1180, 380, 180, 0.7],
  [480, 40, 130, 0.42],
] as const;
const height = (x: number, y: number) =>
  HILLS.reduce((sum, [cx, cy, r, h]) => sum + h * Math.exp(-((x - cx) ** 2 + ((y - cy) * 1.25) ** 2) / (r * r)), 0) +
  0.05 * Math.sin(x / 61 + y / 83) +
  0.035 * Math.sin(x / 37 - y / 29);
function contours(level: number): Point[][] {
  const step = 20;
  const next = new Map<string, { to: string; at: Point }>();
  const cross = (a: Point, b: Point): Point => {
    const [ha, hb] = [height(...a), height(...b)];
    const t = (level - ha) / (hb - ha);
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  };
  const key = (a: Point, b: Point) =>
    [a, b]
      .map((p) => p.join())
      .sort()
      .join("|");
  for (let x = -160; x < 1560; x += step)
    for (let y = -200; y < 700; y += step) {
      // Two triangles a square: no case is ambiguous.
      const square: Point[] = [
        [x, y],
        [x + step, y],
        [x + step, y + step],
        [x, y + step],
      ];
      for (const corners of [
        [square[0]!, square[1]!, square[2]!],
        [square[0]!, square[2]!, square[3]!],
      ]) {
        const sides = [0, 1, 2].map((i) => [corners[i]!, corners[(i + 1) % 3]!] as const);
        const up = sides.find(([a, b]) => height(...a) < level && height(...b) >= level);
        const down = sides.find(([a, b]) => height(...a) >= level && height(...b) < level);
        if (up && down) next.set(key(...up), { to: key(...down), at: cross(...up) });
      }
    }
  const lines: Point[][] = [];
  while (next.size) {
    const line: Point[] = [];
    let at = next.keys().next().value;
    while (at && next.has(at)) {
      const { to, at: point } = next.get(at)!;
      next.delete(at);
      const last = line.at(-1);
      if (!last || Math.hypot(last[0] - point[0], last[1] - point[1]) > 44) line.push(point);
      at = to;
    }
    if (line.length > 5) lines.push(soften(line));
  }
  return lines;
}
/** Rounds out the corners that the grid leaves in a closed line. */
function soften(line: readonly Point[]): Point[] {
  let points = [...line];
  const of = (i: number) => points[(i + points.length) % points.length]!;
  for (let round = 0; round < 5; round++)
    points = points.map(
      (p, i): Point => [p[0] / 2 + (of(i - 1)[0] + of(i + 1)[0]) / 4, p[1] / 2 + (of(i - 1)[1] + of(i + 1)[1]) / 4],
    );
  return points;
}
const LEVELS = [0.22, 0.34, 0.46, 0.58, 0.7, 0.82, 0.94];
/** Between two outlines of the level, so that the line needs no pen. */
const level = (at: number, width: number) =>
  union(
    ...contours(at).map((line) => stroke(`M${line[0]!.join(" ")}${through(line, true)}Z`, width, { join: "ROUND" })),
  );
const land = polygon([150, 0], [1400, 0], [1250, 540], [0, 540]);

function shards(): Record<"main" | "shade" | "light" | "accent", Path> {
  const roll = dice(11);
  const [columns, rows] = [13, 6];
  const at = grid(columns + 1, rows + 1, (i, j): Point => {
    const inside = i > 0 && i < columns && j > 0 && j < rows;
    return [i * 92 + (inside ? (roll() - 0.5) * 78 : 0), j * 100 + (inside ? (roll() - 0.5) * 84 : 0)];
  });
  const layers: Record<string, Path[]> = { main: [], shade: [], light: [], accent: [] };
  for (const [i, j] of grid(columns, rows, (i, j) => [i, j] as const)) {
    const [a, b, c, d] = [
      at[j * (columns + 1) + i]!,
      at[j * (columns + 1) + i + 1]!,
      at[(j + 1) * (columns + 1) + i + 1]!,
      at[(j + 1) * (columns + 1) + i]!,
    ];
    for (const triangle of (i + j) % 2
      ? [
          [a, b, c],
          [a, c, d],
        ]
      : [
          [a, b, d],
          [b, c, d],
        ]) {
      const mid = triangle.reduce((sum, p) => sum + p[0], 0) / 3 / 1196;
      const rim = Math.abs(triangle.reduce((sum, p) => sum + p[1], 0) / 3 / 600 - 0.5) * 2;
      if (roll() < (mid - 0.3) * 1.25 + rim * 0.22) continue;
      const pick = roll() + (mid - 0.4) * 0.5;
      layers[pick < 0.42 ? "main" : pick < 0.68 ? "shade" : pick < 0.93 ? "light" : "accent"]!.push(
        polygon(...triangle),
      );
    }
  }
  const joined = (name: string) => union(...layers[name]!);
  return { main: joined("main"), shade: joined("shade"), light: joined("light"), accent: joined("accent") };
}
const shard = shards();

function glitch(): Record<"main" | "accent" | "second", Path> {
  const roll = dice(303);
  const bars: Record<string, Path[]> = { main: [], accent: [], second: [] };
  let y = 0;
  while (y < 430) {
    const h = 6 + Math.round(roll() ** 2 * 44);
    const push = (roll() - 0.5) * 360;
    const from = Math.max(0, 120 + push);
    const length = 300 + roll() * 760;
    bars.main!.push(rect(from, y, length, h - 3));
    if (roll() > 0.45) bars.accent!.push(rect(Math.max(0, from - 26 - roll() * 50), y, 22 + roll() * 20, h - 3));
    if (roll() > 0.45) bars.second!.push(rect(from + length + 4, y, 16 + roll() * 60, h - 3));
    if (roll() > 0.5) bars.main!.push(rect(from + length + 90 + roll() * 80, y, 10 + roll() * 70, h - 3));
    y += h;
  }
  return { main: union(...bars.main!), accent: union(...bars.accent!), second: union(...bars.second!) };
}
const broken = glitch();

const halftone = grid(26, 11, (i, j): [number, number, number] => {
  const [x, y] = [26 + i * 46 + (j % 2 ? 23 : 0), 26 + j * 40];
  return [x, y, 25.5 * (1 - (x + y * 0.35) / 1390) ** 0.85];
}).filter(([, , r]) => r > 3.2);
const arrow = (x: number, w: number, h: number) =>
  polygon([x, 0], [x + w, 0], [x + w + h / 2, h / 2], [x + w, h], [x, h], [x + h / 2, h / 2]);

function camo(): Record<"ground" | "shade" | "light" | "accent", Path> {
  const roll = dice(77);
  const patch = (count: number, size: number) =>
    union(
      ...Array.from({ length: count }, () => {
        const [x, y] = [Math.round((roll() * 1240) / 40) * 40, Math.round((roll() * 640) / 40) * 40];
        const [w, h] = [size * (1 + roll() * 1.8), size * (0.5 + roll() * 0.5)];
        const [s, c] = [h * 0.5, h * 0.55];
        return polygon(
          [x + s, y],
          [x + w + s, y],
          [x + w, y + c],
          [x + w + s * 1.2, y + c],
          [x + w * 0.7, y + h + c],
          [x - s, y + h + c],
          [x, y + h * 0.8],
          [x - s * 0.8, y + h * 0.8],
        );
      }),
    );
  const field = polygon([110, 0], [1300, 0], [1190, 640], [0, 640]);
  return {
    ground: field,
    shade: both(patch(26, 96), field),
    light: both(patch(17, 76), field),
    accent: both(patch(9, 52), field),
  };
}
const blocks = camo();

/** Dazzle: bands of black that change their lean at every fold. */
const dazzle = (() => {
  const folds = [0, 230, 480, 700, 960, 1240];
  const leans = [150, -190, 240, -130, 200];
  const bands: Path[] = [];
  for (let f = 0; f < leans.length; f++)
    for (let k = -3; k < 9; k++) {
      const [x0, x1, y, h] = [folds[f]!, folds[f + 1]!, k * 92 + f * 31, 46 + (f % 2) * 8];
      bands.push(polygon([x0, y], [x1, y + leans[f]!], [x1, y + leans[f]! + h], [x0, y + h]));
    }
  return both(union(...bands), polygon([0, 60], [1240, 0], [1180, 520], [60, 460]));
})();

/** Overlapping wave scales: each row hides the one behind it. */
const scales = (() => {
  const r = 92;
  let drawn = nothing();
  for (let j = 0; j < 6; j++)
    for (let i = 0; i <= 7; i++) {
      const [x, y] = [i * 2 * r + (j % 2 ? r : 0), r + j * r * 0.55];
      const pen = 15 * Math.max(0.22, 1 - x / 1400);
      drawn = union(cut(drawn, disc(x, y, r)), ...[1, 0.7, 0.4].map((k) => ring(x, y, r * k, r * k - pen)));
    }
  return both(drawn, polygon([92, 60], [1330, 60], [1250, 340], [12, 340]));
})();

/** The lattice of a paper door, thinning out to one side. */
const lattice = (() => {
  const bars: Path[] = [];
  for (let i = 0; i <= 14; i++) bars.push(rect(i * 74, 0, Math.max(3, 14 - i * 0.8), 500));
  for (const y of [0, 44, 88, 206, 250, 294, 412, 456, 488]) bars.push(rect(0, y, 1050, y === 0 || y === 488 ? 12 : 8));
  const diamond = (x: number, y: number, r: number) => polygon([x, y - r], [x + r, y], [x, y + r], [x - r, y]);
  const open: Path[] = [];
  for (let i = 0; i < 7; i++)
    for (const y of [147, 353])
      open.push(cut(diamond(i * 148 + 81, y, 56), diamond(i * 148 + 81, y, 46)), diamond(i * 148 + 81, y, 20));
  return both(union(...bars, ...open), rect(0, 0, 1050, 500));
})();

const pixels = (() => {
  const roll = dice(42);
  const [main, accent]: [Path[], Path[]] = [[], []];
  for (const [i, j] of grid(30, 12, (i, j) => [i, j] as const)) {
    if (roll() < (i / 29) ** 0.8 * 1.02) continue;
    (roll() > 0.9 && i > 5 ? accent : main).push(rect(i * 40, j * 40, 40, 40));
  }
  return { main: union(...main), accent: union(...accent) };
})();

/** Lines that bend as over a ridge and thin out at their ends. */
const ridge = union(
  ...Array.from({ length: 15 }, (_, i) => {
    const y = 470 - i * 28;
    const top = (x: number) => y - 190 * (i / 14) ** 0.6 * Math.exp(-(((x - 520 - i * 16) / 190) ** 2)) * (1 - i / 26);
    const xs = Array.from({ length: 21 }, (_, k) => k * 60);
    const w = (x: number) => 11 * Math.sin(Math.PI * Math.min(1, Math.max(0, x / 1200))) ** 0.7 * (1 - i / 24);
    return loop([
      ...xs.map((x): Point => [x, top(x) - w(x) / 2]),
      ...xs.reverse().map((x): Point => [x, top(x) + w(x) / 2]),
    ]);
  }),
);

export const geometric: Sheet = {
  "hex-fade": art(980, 620, ["main", INK, hex.main], ["accent", ORANGE, hex.accent]),
  "contour-lines": art(
    1400,
    540,
    ["main", INK, both(union(...LEVELS.filter((_, i) => i % 3).map((at) => level(at, 7))), land)],
    ["accent", ORANGE, both(union(...LEVELS.filter((_, i) => i % 3 === 0).map((at) => level(at, 12))), land)],
  ),
  "shard-field": art(
    1220,
    610,
    ["main", INK, shard.main],
    ["shade", SLATE, shard.shade],
    ["light", STEEL, shard.light],
    ["accent", RED, shard.accent],
  ),
  "glitch-bars": art(
    1600,
    480,
    ["main", INK, broken.main],
    ["accent", "#e5286b", broken.accent],
    ["second", "#19c3c9", broken.second],
  ),
  "halftone-fade": art(1240, 490, ["main", INK, { dots: halftone }]),
  "chevron-run": art(
    1240,
    300,
    ["main", YELLOW, union(...[0, 1, 2, 3, 4, 5, 6].map((i) => arrow(i * 150, 92 - i * 12, 300)))],
    ["accent", INK, union(...[0, 1, 2, 3, 4, 5, 6].map((i) => arrow(i * 150 + 104 - i * 12, 16, 300)))],
  ),
  "camo-blocks": art(
    1300,
    640,
    ["ground", "#4a5046", blocks.ground],
    ["shade", "#23272a", blocks.shade],
    ["light", "#9a9c8c", blocks.light],
    ["accent", ORANGE, blocks.accent],
  ),
  "dazzle-bands": art(
    1240,
    520,
    ["ground", PAPER, polygon([0, 60], [1240, 0], [1180, 520], [60, 460])],
    ["main", INK, dazzle],
  ),
  "wave-scales": art(1340, 310, ["main", PAPER, scales]),
  "door-lattice": art(1060, 500, ["main", INK, lattice]),
  "pixel-scatter": art(1220, 500, ["main", INK, pixels.main], ["accent", SKY, pixels.accent]),
  "ridge-lines": art(1220, 600, ["main", PAPER, ridge]),
};
