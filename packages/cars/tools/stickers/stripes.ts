import { art, GREEN, INK, ORANGE, PAPER, RED, type Sheet, YELLOW } from "./art.ts";
import { both, cut, type Path, polygon, rect, shape, stroke, union } from "./shape.ts";
import { wordIn } from "./type.ts";

/** A parallelogram leaning forward: its upper edge lies `lean` to the right of its lower one. */
const slash = (x: number, y: number, w: number, h: number, lean: number) =>
  polygon([x + lean, y], [x + lean + w, y], [x + w, y + h], [x, y + h]);

const hockey = (lift: number, thick: number): Path =>
  shape(
    `M40 ${300 - lift}L1640 ${262 - lift}C1800 ${258 - lift} 1880 ${236 - lift} 1952 ${150 - lift}L2060 0L2300 0L2150 ${190 - lift}C2060 ${300 - lift} 1940 ${262 - lift + thick * 1.1} 1690 ${262 - lift + thick}L0 ${300 - lift + thick * 0.55}Z`,
  );

const retro = (r: number, w: number) =>
  stroke(`M0 ${620 - r}H1240C1460 ${620 - r} 1560 ${600 - r} 1700 ${460 - r}L2500 ${-340 - r}`, w);

export const stripes: Sheet = {
  "twin-stripe": art(
    500,
    1600,
    ["main", INK, union(rect(0, 0, 178, 1600), rect(322, 0, 178, 1600))],
    ["accent", RED, union(rect(192, 0, 12, 1600), rect(296, 0, 12, 1600))],
  ),
  "offset-stripe": art(
    420,
    1600,
    ["main", PAPER, union(rect(0, 0, 210, 1600), rect(300, 0, 44, 1600))],
    ["accent", ORANGE, rect(230, 0, 50, 1600)],
    ["second", INK, rect(364, 0, 56, 1600)],
  ),
  "centre-band": art(
    340,
    1600,
    ["ground", INK, rect(30, 0, 280, 1600)],
    [
      "main",
      YELLOW,
      union(
        rect(0, 0, 14, 1600),
        rect(326, 0, 14, 1600),
        cut(rect(130, 0, 80, 1600), ...[0, 1, 2, 3, 4, 5, 6].map((i) => slantBreak(1190 + i * 56, 8 + i * 6))),
      ),
    ],
  ),
  "side-sweep": art(
    2200,
    440,
    [
      "main",
      RED,
      shape(
        "M0 404C620 396 1180 340 1560 206C1800 122 2010 66 2200 46V150C2010 168 1830 222 1620 290C1220 420 640 440 0 440Z",
      ),
    ],
    [
      "accent",
      INK,
      shape(
        "M260 382C760 366 1200 300 1546 178C1790 92 2000 38 2200 20V34C2004 54 1796 108 1552 194C1204 314 762 378 260 388Z",
      ),
    ],
    [
      "second",
      PAPER,
      shape(
        "M900 322C1150 290 1350 240 1534 164C1780 66 1990 16 2200 0V8C1994 24 1786 76 1538 172C1352 246 1150 296 900 326Z",
      ),
    ],
  ),
  "hockey-stick": art(
    2300,
    340,
    ["main", INK, cut(hockey(0, 62), ...[0, 1, 2, 3].map((i) => slash(96 + i * 62, 0, 20, 400, 130)))],
    [
      "accent",
      RED,
      shape("M330 272L1634 242C1790 238 1850 220 1916 140L2016 0H2036L1930 150C1860 240 1792 250 1636 254L330 284Z"),
    ],
  ),
  "hash-marks": art(
    420,
    300,
    ["main", RED, slash(0, 0, 120, 300, 110)],
    ["accent", PAPER, union(slash(140, 0, 26, 300, 110), slash(186, 0, 124, 300, 110))],
  ),
  "rocker-band": art(
    2400,
    150,
    [
      "main",
      INK,
      cut(
        union(polygon([0, 30], [2400, 30], [2352, 124], [64, 124]), rect(70, 138, 2274, 12)),
        wordIn("CARLOOM", 1820, 44, 420, 66, { weight: 860, width: 125, italic: true, spacing: 60 }),
        ...[0, 1, 2, 3, 4, 5].map((i) => slash(1560 + i * 36, 30, 20 - i * 2.6, 94, 50)),
      ),
    ],
    ["accent", YELLOW, polygon([0, 0], [2400, 0], [2390, 18], [9, 18])],
  ),
  "rally-steps": art(
    2600,
    560,
    ["main", INK, stepped(0)],
    ["accent", GREEN, stepped(1)],
    ["second", YELLOW, stepped(2)],
    ["light", PAPER, stepped(3)],
  ),
  "speed-needles": art(
    1800,
    320,
    [
      "main",
      PAPER,
      union(
        ...(
          [
            [0, 150, 1800, 22],
            [240, 190, 1180, 16],
            [90, 112, 1320, 14],
            [520, 232, 900, 12],
            [420, 70, 980, 10],
            [760, 270, 520, 8],
            [700, 34, 620, 7],
          ] as const
        ).map(([x, y, length, w]) => needle(x, y, length, w)),
      ),
    ],
    ["accent", RED, union(needle(330, 172, 1360, 10), needle(640, 92, 820, 7), needle(900, 252, 640, 6))],
  ),
  "bar-fade": art(1600, 300, [
    "main",
    INK,
    union(...Array.from({ length: 26 }, (_, i) => slash(i * 58, 0, 52 * (1 - i / 27) ** 1.25, 300, 96))),
  ]),
  "retro-rise": art(
    2400,
    620,
    ...(
      [
        ["main", "#7a1f1d", 60],
        ["accent", "#d8472b", 142],
        ["second", "#f08c2e", 224],
        ["light", "#f6c65b", 306],
      ] as const
    ).map(([role, colour, r]) => [role, colour, both(retro(r, 74), rect(0, 0, 2400, 620))] as const),
  ),
  "pin-spear": art(
    2400,
    130,
    [
      "main",
      YELLOW,
      union(
        shape("M0 60L1980 42C2040 40 2060 22 2110 14L2400 0L2150 30C2090 40 2070 66 1990 66L0 68Z"),
        shape("M180 82L1960 80C2060 80 2090 62 2140 52L2330 30L2160 66C2110 78 2080 94 1980 94L180 90Z"),
      ),
    ],
    [
      "accent",
      PAPER,
      shape("M520 106L1920 106C2020 106 2070 98 2130 86L2230 70L2140 98C2090 112 2030 122 1930 122L520 110Z"),
    ],
  ),
};

function slantBreak(y: number, height: number): Path {
  return polygon([100, y + 30], [240, y], [240, y + height], [100, y + height + 30]);
}
function needle(x: number, y: number, length: number, w: number): Path {
  return shape(
    `M${x} ${y}C${x + length * 0.5} ${y - w * 0.45} ${x + length * 0.82} ${y - w * 0.5} ${x + length} ${y - w * 0.2}Q${x + length * 0.985} ${y} ${x + length} ${y + w * 0.2}C${x + length * 0.82} ${y + w * 0.5} ${x + length * 0.5} ${y + w * 0.45} ${x} ${y}Z`,
  );
}
/** Four bands side by side that run level, climb together and run level again; each starts and ends later. */
function stepped(i: number): Path {
  const gap = 62;
  const rise = 300;
  const y = 532 - i * gap;
  // Offset lines of a 45° climb keep their distance when the knee moves by tan(22.5°) of the offset.
  const x = 1060 - i * gap * Math.tan(Math.PI / 8);
  const [from, to] = [i * 210, 2600 - (3 - i) * 170];
  const band = stroke(`M${from} ${y}L${x} ${y}L${x + rise} ${y - rise}L${to + 40} ${y - rise}`, 50);
  return cut(
    band,
    polygon([from - 5, y - 26], [from + 51, y - 26], [from - 5, y + 30]),
    polygon([to + 60, y - rise - 30], [to, y - rise - 30], [to - 60, y - rise + 30], [to + 60, y - rise + 30]),
  );
}
