import { art, INK, ORANGE, PAPER, RED, type Sheet, YELLOW } from "./art.ts";
import { dice, open, through } from "./curve.ts";
import { both, cut, grow, move, type Path, type Point, polygon, rect, shape, shrink, turn, union } from "./shape.ts";

const ease = (t: number) => {
  const c = Math.min(1, Math.max(0, t));
  return c * c * (3 - 2 * c);
};
type Lick = { length: number; belly: number; fan: number; sway: number; phase: number };

/**
 * Licks side by side, running to the right out of a root `gap` apart. Each leaves the root in a narrow neck, swells and
 * runs out in a point, so that the spaces between begin as round drops.
 */
function fire(gap: number, licks: readonly Lick[], reach: number): Path {
  const last = licks.length - 1;
  const drawn = licks.map(({ length, belly, fan, sway, phase }, i) => {
    const edge = i === 0 ? -1 : i === last ? 1 : 0;
    const root = gap * 1.06;
    // The outermost lean on their outer edge, so that their inner edge draws back as far as everyone's.
    const neck = gap * (edge ? 0.76 : 0.5);
    const width = (x: number) => {
      const from = Math.min(1, Math.max(0, (x - reach * 0.7) / (reach * 0.75)));
      const leave = Math.sqrt(1 - (1 - from) ** 2);
      const swell = ease((x - reach * 1.3) / (length * 0.44 - reach * 1.3));
      const run = Math.max(0, (x - length * 0.44) / (length * 0.56));
      return (root + (neck - root) * leave + (belly - neck) * swell) * (1 - run) ** 1.15 * (1 + 0.5 * run);
    };
    // Closer where the root opens, then evenly to the tip.
    const near = [-0.8, 0.3, 0.7, 0.72, 0.78, 0.88, 1.02, 1.2, 1.45].map((part) => part * reach);
    const rest = Array.from({ length: 17 }, (_, k) => reach * 1.45 + ((length - reach * 1.45) * (k + 1)) / 17);
    // Widths stand upright, not across the line: the outer edge then runs on straight where the root opens.
    const [top, foot]: [Point[], Point[]] = [[], []];
    for (const x of [...near, ...rest]) {
      const t = Math.max(0, x / length);
      const w = x >= length ? 0 : width(x);
      const bend = ease((x - reach) / (reach * 3));
      const y = gap * (i + 0.5) + fan * t ** 1.7 + sway * bend * Math.sin(6.28 * (x / 820 + phase));
      const hug = ((edge * (root - w)) / 2) * (1 - ease((t - 0.1) / 0.34));
      top.push([x, y + hug - w / 2]);
      foot.unshift([x, y + hug + w / 2]);
    }
    return shape(`${open(top)}L${foot[0]!.join(" ")}${through(foot)}Z`);
  });
  return shrink(grow(union(...drawn), 9, "ROUND"), 9, "ROUND");
}
const clip = (of: Path, w: number, h: number) => both(of, rect(0, 0, w, h));
const inner = (of: Path, by: number) => shrink(of, by, "ROUND");

const hot = move(
  fire(
    94,
    [
      { length: 1130, belly: 84, fan: -52, sway: 40, phase: 0.42 },
      { length: 1560, belly: 84, fan: -66, sway: 46, phase: 0.45 },
      { length: 1200, belly: 74, fan: -14, sway: 46, phase: 0.47 },
      { length: 1470, belly: 86, fan: 0, sway: 46, phase: 0.5 },
      { length: 980, belly: 80, fan: 34, sway: 38, phase: 0.52 },
    ],
    120,
  ),
  0,
  80,
);
const lick = move(
  fire(
    124,
    [
      { length: 980, belly: 110, fan: -70, sway: 46, phase: 0.4 },
      { length: 1300, belly: 122, fan: -54, sway: 40, phase: 0.44 },
      { length: 880, belly: 104, fan: 10, sway: 44, phase: 0.48 },
    ],
    110,
  ),
  0,
  90,
);

/** One upright flame of a row: a drop with a turned tip. */
const tongue = (x: number, w: number, h: number, sway: number, foot: number) =>
  shape(
    `M${x} ${foot}C${x - w * 0.1} ${foot - h * 0.34} ${x + w * 0.3} ${foot - h * 0.5} ${x + w * (0.3 + sway)} ${foot - h}C${x + w * (0.86 + sway)} ${foot - h * 0.72} ${x + w * 0.72} ${foot - h * 0.56} ${x + w * 0.82} ${foot - h * 0.4}C${x + w * 0.92} ${foot - h * 0.46} ${x + w * 0.95} ${foot - h * 0.52} ${x + w * 0.96} ${foot - h * 0.6}C${x + w * 1.2} ${foot - h * 0.34} ${x + w * 1.16} ${foot - h * 0.14} ${x + w} ${foot}Z`,
  );
const ROW = [
  [0, 250, 0.2],
  [138, 330, 0.34],
  [276, 282, 0.14],
  [414, 356, 0.3],
  [552, 270, 0.38],
  [690, 316, 0.2],
] as const;
const row = (k: number, inset: number) =>
  union(...ROW.map(([x, h, sway]) => tongue(x + 22 + inset, 150 - inset * 2, h * k, sway, 360)));

const lean = [-150, -92, -42] as const;
const upright = [560, 800, 1000] as const;
const crown = turn(
  fire(
    122,
    [
      ...lean.map((fan, i) => ({ length: upright[i]!, belly: 88 + i * 8, fan, sway: 20, phase: 0.4 })),
      { length: 1180, belly: 116, fan: 0, sway: 0, phase: 0 },
      ...[...lean]
        .reverse()
        .map((fan, i) => ({ length: upright[2 - i]!, belly: 104 - i * 8, fan: -fan, sway: 20, phase: 0.9 })),
    ],
    110,
  ),
  -90,
);
const hood = (of: Path) => move(both(of, rect(-200, -1300, 1400, 1300)), 100, 1300);

/** Flat folded shards of flame, long ones in front. */
const fold = (x: number, y: number, length: number, h: number, bend: number) =>
  polygon(
    [x, y],
    [x + length * 0.3, y - h * 0.5 - bend * 0.4],
    [x + length * 0.62, y - h * 0.28 - bend],
    [x + length, y - h - bend],
    [x + length * 0.7, y + h * 0.16 - bend],
    [x + length * 0.34, y + h * 0.5],
  );

const roll = dice(21);
const embers = union(
  ...Array.from({ length: 30 }, (_, i) => {
    const x = 960 + 400 * (i / 30) ** 1.1 + roll() * 40;
    const y = 50 + roll() * 250 - (x - 960) * 0.12;
    const s = (24 - 18 * ((x - 960) / 440)) * (0.45 + roll());
    return polygon([x, y], [x + s * 1.6, y - s * 0.7], [x + s * 2.3, y - s * 0.4], [x + s * 0.9, y + s * 0.3]);
  }),
);

const line = (of: Path, w: number) => cut(of, shrink(of, w, "ROUND"));

const slats = union(
  ...Array.from({ length: 46 }, (_, k) => {
    const i = k - 6;
    const w = 32 * (1 - Math.max(0, i) / 46);
    return polygon([i * 40 + 160, 0], [i * 40 + 160 + w, 0], [i * 40 + w - 100, 600], [i * 40 - 100, 600]);
  }),
);
const row2 = (k: number, inset: number) => clip(row(k, inset), 900, 360);

export const flames: Sheet = {
  "flame-lick": art(
    1320,
    500,
    ["ground", RED, clip(lick, 1320, 500)],
    ["main", ORANGE, clip(inner(lick, 13), 1320, 500)],
    ["accent", YELLOW, clip(inner(lick, 28), 1320, 500)],
  ),
  "flame-row": art(
    910,
    360,
    ["ground", RED, row2(1, 0)],
    ["main", ORANGE, row2(0.74, 16)],
    ["accent", YELLOW, row2(0.46, 34)],
  ),
  "flame-hotrod": art(
    1700,
    700,
    ["ground", ORANGE, clip(hot, 1700, 700)],
    ["main", INK, clip(inner(hot, 8), 1700, 700)],
  ),
  "flame-pinstripe": art(
    1700,
    700,
    ["main", YELLOW, clip(line(hot, 8), 1700, 700)],
    ["accent", PAPER, clip(line(inner(hot, 18), 4), 1700, 700)],
  ),
  "flame-crown": art(
    1300,
    1300,
    ["ground", INK, hood(crown)],
    ["main", RED, hood(inner(crown, 11))],
    ["accent", ORANGE, hood(inner(crown, 26))],
  ),
  "flame-shards": art(
    1400,
    460,
    ["shade", "#8f1519", union(fold(0, 330, 900, 120, 40), fold(220, 150, 760, 90, 20))],
    ["main", RED, union(fold(0, 250, 1100, 110, 70), fold(60, 400, 800, 84, 30), embers)],
    ["accent", ORANGE, union(fold(0, 300, 760, 74, 40), fold(40, 190, 560, 60, 30))],
    ["light", YELLOW, union(fold(0, 340, 480, 50, 20), fold(0, 230, 420, 44, 20))],
  ),
  "flame-slats": art(
    1700,
    700,
    ["main", RED, clip(both(hot, slats), 1700, 700)],
    ["accent", ORANGE, clip(line(hot, 6), 1700, 700)],
  ),
};
