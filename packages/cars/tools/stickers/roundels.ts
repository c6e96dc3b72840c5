import { art, GREEN, INK, ORANGE, PAPER, RED, type Sheet, STEEL, YELLOW } from "./art.ts";
import { numeralIn } from "./numerals.ts";
import { both, cut, disc, grow, type Path, polygon, rect, ring, round, turn, union } from "./shape.ts";

const C = 225;
/** A part of a ring between two angles, clockwise from the top in degrees. */
function sector(from: number, to: number, outer: number, inner: number): Path {
  const steps = Math.max(2, Math.ceil((to - from) / 30));
  const points = Array.from({ length: steps + 1 }, (_, i): [number, number] => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [C + outer * 1.3 * Math.sin(angle), C - outer * 1.3 * Math.cos(angle)];
  });
  return both(ring(C, C, outer, inner), polygon([C, C], ...points));
}
const around = (count: number, make: (angle: number, i: number) => Path) =>
  union(...Array.from({ length: count }, (_, i) => make((360 / count) * i, i)));
const eighteen = numeralIn("18", 92, 112, 266, 226);
const leaning = polygon([450, 0], [450, 450], [90, 450], [270, 0]);

export const roundels: Sheet = {
  "roundel-plain": art(450, 450, ["ground", INK, disc(C, C, 225)], ["main", PAPER, disc(C, C, 212)]),
  "roundel-ring": art(
    450,
    450,
    ["ground", PAPER, disc(C, C, 225)],
    ["main", INK, union(ring(C, C, 213, 190), eighteen)],
  ),
  "roundel-split": art(
    450,
    450,
    ["ground", PAPER, disc(C, C, 225)],
    ["main", INK, both(disc(C, C, 211), leaning)],
    ["accent", ORANGE, cut(disc(C, C, 211), grow(leaning, 14))],
  ),
  "roundel-gauge": art(
    450,
    450,
    ["ground", INK, disc(C, C, 225)],
    [
      "main",
      PAPER,
      union(
        disc(C, C, 154),
        around(60, (angle, i) =>
          turn(rect(C - (i % 5 ? 2 : 4.5), i % 5 ? 30 : 20, i % 5 ? 4 : 9, i % 5 ? 14 : 28), angle, C, C),
        ),
      ),
    ],
    ["accent", ORANGE, sector(18, 108, 176, 164)],
  ),
  "roundel-chequer": art(
    450,
    450,
    ["ground", PAPER, disc(C, C, 225)],
    [
      "main",
      INK,
      union(
        ring(C, C, 225, 219),
        around(18, (angle) => union(sector(angle, angle + 10, 219, 193), sector(angle + 10, angle + 20, 193, 167))),
        ring(C, C, 167, 160),
      ),
    ],
  ),
  "roundel-offset": art(
    450,
    450,
    ["ground", GREEN, disc(C, C, 225)],
    ["accent", YELLOW, disc(250, C, 188)],
    ["main", PAPER, disc(262, C, 174)],
  ),
  "roundel-sunrise": art(450, 450, [
    "main",
    RED,
    cut(disc(C, C, 225), ...[0, 1, 2, 3, 4, 5].map((i) => rect(0, 214 + i * 40, 450, 5 + i * 4.4))),
  ]),
  "roundel-square": art(
    450,
    450,
    ["ground", INK, round(0, 0, 450, 450, 120)],
    ["accent", YELLOW, cut(round(12, 12, 426, 426, 108), round(24, 24, 402, 402, 96))],
    ["main", PAPER, round(36, 36, 378, 378, 84)],
  ),
  "roundel-broken": art(
    450,
    450,
    ["main", PAPER, union(disc(C, C, 158), sector(8, 128, 225, 178), sector(136, 200, 225, 178))],
    ["accent", RED, sector(208, 316, 225, 178)],
    ["second", STEEL, sector(324, 360, 225, 178)],
  ),
};
