import { art, BLUE, INK, ORANGE, PAPER, RED, type Sheet, YELLOW } from "./art.ts";
import { numeral } from "./numerals.ts";
import { both, cut, disc, fit, type Path, polygon, rect, ring, round, shape, slant, stroke, union } from "./shape.ts";
import { word, wordIn } from "./type.ts";

const cells = (columns: number, rows: number, size: number, keep: (i: number, j: number) => boolean) => {
  const drawn: Path[] = [];
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) if (keep(i, j)) drawn.push(rect(i * size, j * size, size, size));
  return union(...drawn);
};
const odd = (i: number, j: number) => (i + j) % 2 === 1;

/** Chequers that shrink toward the far end, each column a little less. */
const fading = (() => {
  const drawn: Path[] = [];
  for (let i = 0; i < 26; i++)
    for (let j = 0; j < 6; j++) {
      const s = 50 * Math.min(1, 1.25 - i / 25);
      if (odd(i, j) && s > 4) drawn.push(rect(i * 50 + (50 - s) / 2, j * 50 + (50 - s) / 2, s, s));
    }
  return slant(union(...drawn), 0.24, 300);
})();
const waving = (() => {
  const at = (u: number, v: number): [number, number] => [
    u * 900,
    v * 420 + 46 * Math.sin(u * 6.6 + 0.4) * (0.35 + u * 0.65) + 60,
  ];
  const drawn: Path[] = [];
  for (let i = 0; i < 14; i++)
    for (let j = 0; j < 7; j++) {
      if (odd(i, j)) continue;
      const [u0, u1, v0, v1] = [i / 14, (i + 1) / 14, j / 7, (j + 1) / 7];
      const mid = (u0 + u1) / 2;
      drawn.push(polygon(at(u0, v0), at(mid, v0), at(u1, v0), at(u1, v1), at(mid, v1), at(u0, v1)));
    }
  return union(...drawn);
})();
const waveField = (() => {
  const top: [number, number][] = [];
  for (let k = 0; k <= 28; k++)
    top.push([(k / 28) * 900, 46 * Math.sin((k / 28) * 6.6 + 0.4) * (0.35 + (k / 28) * 0.65) + 60]);
  return polygon(...top, ...top.map(([x, y]): [number, number] => [x, y + 420]).reverse());
})();

const bolt = shape("M88 42L46 108H74L58 160L112 88H82L104 42Z");
const triangle = (inset: number) => {
  const k = inset * 1.732;
  return polygon([90, inset * 2], [180 - k, 156 - inset], [k, 156 - inset]);
};
const soft = (of: Path, r: number) => union(of, stroke(polyline(of), r * 2, { join: "ROUND" }));
function polyline(of: Path): string {
  const points = of
    .toCmds()
    .filter((c) => c.length > 2)
    .map((c) => `${c.at(-2)} ${c.at(-1)}`);
  return `M${points.join("L")}Z`;
}

const extinguisher = union(
  round(34, 52, 34, 76, 9),
  polygon([44, 40], [58, 40], [60, 56], [42, 56]),
  shape("M40 28H72L80 22V34L72 36H40Z"),
  stroke("M40 34C26 36 20 48 21 66", 7, { cap: "ROUND" }),
  polygon([15, 64], [28, 64], [30, 88], [13, 88]),
);
const pump = union(
  cut(round(18, 14, 58, 104, 8), round(28, 26, 38, 30, 3)),
  rect(10, 118, 74, 10),
  stroke("M76 66H86C94 66 95 72 95 80V98C95 106 108 106 108 98V50L92 30", 7, { join: "ROUND" }),
);
const tyre = union(
  cut(round(0, 10, 74, 112, 18), round(12, 10, 50, 112, 12)),
  ...[0, 1, 2, 3, 4, 5].map((i) =>
    polygon(
      [14, 22 + i * 17],
      [37, 16 + i * 17],
      [60, 22 + i * 17],
      [60, 30 + i * 17],
      [37, 24 + i * 17],
      [14, 30 + i * 17],
    ),
  ),
);

const marks = (length: number) => {
  const drawn: Path[] = [rect(0, 0, length, 4)];
  for (let mm = 0; mm <= length; mm += 5)
    drawn.push(rect(Math.min(length - 1.4, mm), 0, mm % 50 ? 1.2 : 2.4, mm % 50 === 0 ? 30 : mm % 10 === 0 ? 20 : 12));
  return union(
    ...drawn,
    ...[1, 2, 3, 4, 5].map((k) => numeral(String(k * 100), k * 100 - 42 + (k === 5 ? 0 : 0), 36, 15)),
  );
};
const belt = union(
  ...Array.from({ length: 20 }, (_, i) => polygon([i * 60 + 30, 0], [i * 60 + 60, 0], [i * 60 + 30, 60], [i * 60, 60])),
);

export const racing: Sheet = {
  "chequer-band": art(1200, 200, ["ground", PAPER, rect(0, 0, 1200, 200)], ["main", INK, cells(24, 4, 50, odd)]),
  "chequer-fade": art(1500, 300, ["main", INK, fading]),
  "chequer-corner": art(
    700,
    700,
    ["main", INK, both(cells(14, 14, 50, odd), polygon([0, 0], [700, 0], [0, 700]))],
    ["accent", RED, polygon([700, 30], [700, 74], [74, 700], [30, 700])],
  ),
  "chequer-flag": art(900, 600, ["ground", PAPER, waveField], ["main", INK, waving]),
  "tow-arrow": art(
    150,
    190,
    ["ground", PAPER, round(0, 0, 150, 190, 16)],
    ["main", RED, cut(union(polygon([75, 14], [136, 82], [98, 82], [98, 134], [52, 134], [52, 82], [14, 82])))],
    ["accent", INK, wordIn("TOW", 24, 148, 102, 28, { weight: 880, width: 120 })],
  ),
  "kill-switch": art(
    200,
    180,
    ["ground", PAPER, soft(triangle(12), 10)],
    ["main", BLUE, soft(triangle(20), 8)],
    ["accent", RED, fit(bolt, 64, 50, 52, 84)],
  ),
  "fire-extinguisher": art(
    150,
    150,
    ["ground", RED, disc(65, 77, 75)],
    ["main", PAPER, union(ring(65, 77, 69, 64), fit(extinguisher, 14, 27, 94, 100))],
  ),
  "fuel-mark": art(
    250,
    140,
    ["ground", YELLOW, round(0, 0, 250, 140, 16)],
    [
      "main",
      INK,
      union(
        pump,
        word("98", 128, 24, 62, { weight: 900, width: 92 }),
        wordIn("OCTANE", 128, 100, 104, 20, { weight: 700, width: 110 }),
      ),
    ],
  ),
  "tyre-pressure": art(
    260,
    130,
    [
      "main",
      PAPER,
      union(
        tyre,
        word("2.2", 96, 10, 70, { weight: 880, width: 96 }),
        word("BAR", 98, 94, 26, { weight: 680, width: 118, spacing: 40 }),
      ),
    ],
    ["accent", ORANGE, polygon([194, 94], [236, 94], [215, 120])],
  ),
  "jack-point": art(
    140,
    150,
    ["ground", INK, round(0, 0, 140, 150, 14)],
    [
      "main",
      ORANGE,
      union(
        polygon([70, 14], [118, 66], [84, 66], [84, 92], [56, 92], [56, 66], [22, 66]),
        rect(22, 98, 96, 8),
        wordIn("JACK", 22, 114, 96, 24, { weight: 860, width: 118 }),
      ),
    ],
  ),
  "windscreen-banner": art(
    1300,
    150,
    ["ground", INK, shape("M20 0H1280L1300 150C900 132 400 132 0 150Z")],
    ["main", PAPER, wordIn("CARLOOM", 420, 36, 460, 72, { weight: 860, width: 125, spacing: 90 })],
    [
      "accent",
      YELLOW,
      union(
        ...[0, 1, 2, 3].flatMap((i) => [
          polygon([350 - i * 46, 36], [374 - i * 46, 36], [350 - i * 46, 108], [326 - i * 46, 108]),
          polygon([950 + i * 46, 36], [926 + i * 46, 36], [950 + i * 46, 108], [974 + i * 46, 108]),
        ]),
      ),
    ],
  ),
  "ruler-tape": art(520, 60, ["main", INK, marks(500)]),
  "hazard-belt": art(
    1200,
    60,
    ["ground", YELLOW, rect(0, 0, 1200, 60)],
    ["main", INK, both(belt, rect(0, 0, 1200, 60))],
  ),
};
