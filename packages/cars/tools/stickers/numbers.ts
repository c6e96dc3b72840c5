import { art, BLUE, INK, ORANGE, PAPER, RED, type Sheet, YELLOW } from "./art.ts";
import { numeral, numeralIn } from "./numerals.ts";
import { box, cut, grow, polygon, rect, round, sweep, union } from "./shape.ts";
import { wordIn } from "./type.ts";

/** Every numeral stands in a box of its own width at one height, so that they compose with even gaps. */
const HEIGHT = 360;
export const NUMERAL_WIDTHS = [..."0123456789"].map((digit) => Math.ceil(box(numeral(digit, 0, 0, HEIGHT)).w));

const single = Object.fromEntries(
  [..."0123456789"].map((digit, i) => [
    `number-${digit}`,
    art(NUMERAL_WIDTHS[i]!, HEIGHT, ["main", INK, numeral(digit, 0, 0, HEIGHT)]),
  ]),
);

const board = numeralIn("42", 70, 138, 460, 274);
const shadow = numeralIn("11", 10, 10, 344, 312);
const outlined = numeralIn("27", 26, 26, 468, 308);
const stencil = numeralIn("73", 14, 14, 452, 302, 0);

export const numbers: Sheet = {
  ...single,
  "number-27": art(
    520,
    360,
    ["ground", INK, grow(outlined, 26, "ROUND")],
    ["light", PAPER, grow(outlined, 15, "ROUND")],
    ["main", RED, outlined],
  ),
  "number-11-shadow": art(
    400,
    360,
    ["shade", INK, sweep(grow(shadow, 8), 36, 30)],
    ["light", PAPER, grow(shadow, 8)],
    ["main", ORANGE, shadow],
  ),
  "number-73-stencil": art(480, 330, [
    "main",
    INK,
    cut(stencil, rect(0, 156, 480, 12), ...[0, 1, 2].map((i) => rect(0, 216 + i * 30, 480, 6 + i * 5))),
  ]),
  "plate-door": art(
    600,
    460,
    ["ground", INK, round(0, 0, 600, 460, 22)],
    ["main", PAPER, union(round(12, 12, 576, 78, 12), round(12, 102, 576, 346, 12))],
  ),
  "plate-door-42": art(
    600,
    460,
    ["ground", INK, round(0, 0, 600, 460, 22)],
    ["main", PAPER, cut(round(12, 102, 576, 346, 12), board)],
    [
      "accent",
      YELLOW,
      cut(
        round(12, 12, 576, 78, 12),
        wordIn("MIDNIGHT HILLCLIMB", 40, 34, 520, 34, { weight: 760, width: 110, spacing: 20 }),
      ),
    ],
  ),
  "plate-slanted": art(
    520,
    330,
    ["ground", BLUE, polygon([84, 0], [520, 0], [436, 330], [0, 330])],
    ["main", PAPER, polygon([99, 20], [494, 20], [438, 242], [43, 242])],
    ["accent", RED, polygon([39, 258], [434, 258], [421, 310], [26, 310])],
  ),
  "plate-window": art(
    300,
    170,
    ["ground", YELLOW, round(0, 0, 300, 170, 14)],
    [
      "main",
      INK,
      union(
        numeralIn("8", 16, 18, 110, 134),
        wordIn("GT CUP", 146, 30, 138, 30, { weight: 840, width: 112 }),
        rect(146, 78, 138, 6),
        wordIn("CLASS B", 146, 100, 138, 24, { weight: 600, width: 100 }),
        wordIn("STAGE 12", 146, 134, 138, 18, { weight: 500, width: 100 }),
      ),
    ],
  ),
};
