import { art, BLUE, GREEN, INK, ORANGE, PAPER, RED, type Sheet, SKY, STEEL, YELLOW } from "./art.ts";
import { numeralIn } from "./numerals.ts";
import { partners } from "./partners.ts";
import {
  both,
  box,
  cut,
  disc,
  fit,
  move,
  type Path,
  placed,
  polygon,
  rect,
  ring,
  round,
  shape,
  shrink,
  turn,
  union,
} from "./shape.ts";
import { set, word, wordIn } from "./type.ts";

const shield = shape("M80 0L160 22L152 104C146 142 116 164 80 180C44 164 14 142 8 104L0 22Z");
const aitch = union(
  polygon(
    [48, 46],
    [70, 46],
    [70, 82],
    [90, 82],
    [90, 46],
    [112, 46],
    [112, 128],
    [90, 128],
    [90, 100],
    [70, 100],
    [70, 128],
    [48, 128],
  ),
);

/** Letters set along a circle, feet toward the centre (or heads, when they run below). */
function around(
  text: string,
  cx: number,
  cy: number,
  radius: number,
  size: number,
  middle: number,
  below = false,
): Path {
  const face = { weight: 760, width: 108 };
  const glyphs = [...text].map((character) => ({ character, w: advance(character, size, face) + size * 0.09 }));
  const total = glyphs.reduce((sum, g) => sum + g.w, 0);
  let at = -total / 2;
  const parts: Path[] = [];
  for (const { character, w } of glyphs) {
    const angle = (((at + w / 2) / radius) * 180) / Math.PI;
    at += w;
    if (character === " ") continue;
    const drawn = set(character, size, face);
    const b = box(drawn);
    const base = below ? cy + radius + size * 0.72 : cy - radius;
    parts.push(turn(move(drawn, cx - b.x - b.w / 2, base), below ? middle - angle : middle + angle, cx, cy));
  }
  return union(...parts);
}
const advance = (character: string, size: number, face: { weight: number; width: number }) =>
  character === " " ? size * 0.26 : box(set(character, size, face)).w;

const wing = (sign: 1 | -1) => {
  const feathers = [0, 1, 2, 3].map((i) =>
    polygon(
      [118 + i * 3, 20 + i * 15],
      [300 - i * 34, 6 + i * 16],
      [284 - i * 34, 18 + i * 16],
      [118 + i * 3, 31 + i * 15],
    ),
  );
  const drawn = union(...feathers);
  return sign === 1 ? drawn : placed(drawn, -1, 0, 0, 1, 200, 0);
};
const cog = (cx: number, cy: number, outer: number, inner: number, teeth: number) =>
  union(
    disc(cx, cy, inner),
    ...Array.from({ length: teeth }, (_, i) =>
      turn(
        polygon([cx - 9, cy - inner + 4], [cx - 6, cy - outer], [cx + 6, cy - outer], [cx + 9, cy - inner + 4]),
        (360 / teeth) * i,
        cx,
        cy,
      ),
    ),
  );
const peak = polygon([20, 128], [76, 44], [98, 78], [116, 56], [164, 128]);
const oil = shape("M60 0C84 36 100 58 100 84A40 40 0 0 1 20 84C20 58 36 36 60 0Z");

export const badges: Sheet = {
  "badge-halden": art(
    160,
    180,
    ["ground", INK, shield],
    ["main", PAPER, cut(shrink(shield, 8), shrink(shield, 14))],
    ["accent", RED, cut(shrink(shield, 14), aitch)],
    ["light", PAPER, aitch],
  ),
  "badge-disc": art(
    200,
    200,
    [
      "main",
      INK,
      union(
        cut(
          ring(100, 100, 100, 44),
          ...Array.from({ length: 24 }, (_, i) => turn(disc(100, i % 2 ? 22 : 40, 5), i * 15, 100, 100)),
          both(disc(100, 100, 110), polygon([100, 100], [104, -20], [220, -20], [220, 96])),
        ),
        ring(100, 100, 36, 14),
      ),
    ],
    [
      "accent",
      YELLOW,
      cut(both(disc(100, 100, 100), polygon([108, 92], [112, -20], [220, -20], [220, 88])), disc(100, 100, 56)),
    ],
  ),
  "badge-loomworks": art(
    420,
    120,
    ["ground", RED, polygon([30, 0], [420, 0], [390, 120], [0, 120])],
    [
      "main",
      PAPER,
      union(
        wordIn("LOOMWORKS", 44, 22, 332, 46, { weight: 880, width: 120, italic: true }),
        rect(50, 78, 318, 4),
        wordIn("RACING DEPARTMENT", 48, 91, 318, 15, { weight: 660, width: 105, spacing: 40 }),
      ),
    ],
  ),
  "badge-stage-twelve": art(
    200,
    200,
    ["ground", GREEN, disc(100, 100, 100)],
    [
      "main",
      PAPER,
      union(
        ring(100, 100, 94, 91),
        ring(100, 100, 67, 65),
        around("STAGE 12 RALLY CLUB", 100, 100, 74, 18, 0),
        around("SEORAK", 100, 100, 74, 16, 0, true),
      ),
    ],
    ["accent", YELLOW, numeralIn("12", 56, 64, 88, 72)],
  ),
  "badge-pumice": art(
    300,
    110,
    ["ground", INK, round(0, 0, 300, 110, 55)],
    [
      "main",
      PAPER,
      union(
        wordIn("PUMICE", 108, 28, 162, 34, { weight: 900, width: 112 }),
        wordIn("BRAKE FLUID 5.1", 108, 70, 162, 14, { weight: 560, width: 104 }),
      ),
    ],
    ["accent", ORANGE, fit(cut(oil, shape("M38 84A22 22 0 0 0 60 106V98A14 14 0 0 1 46 84Z")), 30, 16, 60, 78)],
  ),
  "badge-ferrow": art(
    360,
    90,
    ["ground", YELLOW, rect(0, 0, 360, 90)],
    [
      "main",
      INK,
      union(
        wordIn("FERROW", 104, 18, 236, 36, { weight: 880, width: 125 }),
        wordIn("COILOVER DAMPERS", 104, 63, 236, 14, { weight: 600, width: 112, spacing: 30 }),
        ...[0, 1, 2, 3, 4].map((i) =>
          polygon([22, 18 + i * 12], [82, 10 + i * 12], [82, 17 + i * 12], [22, 25 + i * 12]),
        ),
      ),
    ],
  ),
  "badge-klarvit": art(
    260,
    120,
    ["ground", BLUE, round(0, 0, 260, 120, 10)],
    [
      "main",
      PAPER,
      union(
        wordIn("KLARVIT", 20, 70, 220, 34, { weight: 760, width: 125 }),
        ...[0, 1, 2, 3, 4].map((i) =>
          polygon(
            [118 + i * 3, 20 + i * 9],
            [240 - i * 10, 14 + i * 10],
            [240 - i * 10, 19 + i * 10],
            [118 + i * 3, 24 + i * 9],
          ),
        ),
      ),
    ],
    ["accent", YELLOW, both(disc(86, 40, 30), rect(40, 0, 66, 80))],
  ),
  "badge-wings": art(
    420,
    110,
    ["main", STEEL, union(wing(1), wing(-1))],
    ["ground", INK, disc(100, 52, 52)],
    ["light", PAPER, ring(100, 52, 46, 42)],
    ["accent", RED, cut(disc(100, 52, 38), wordIn("CL", 76, 36, 48, 32, { weight: 900, width: 100 }))],
  ),
  "badge-ridge-club": art(
    184,
    200,
    ["ground", INK, shape("M92 0L184 50V150L92 200L0 150V50Z")],
    ["light", SKY, shrink(shape("M92 0L184 50V150L92 200L0 150V50Z"), 8)],
    [
      "main",
      INK,
      union(
        cut(peak, polygon([64, 62], [76, 44], [88, 62], [80, 70], [74, 64], [68, 70])),
        both(shrink(shape("M92 0L184 50V150L92 200L0 150V50Z"), 7.5), rect(0, 127.5, 184, 80)),
      ),
    ],
    [
      "accent",
      PAPER,
      union(
        polygon([64, 62], [76, 44], [88, 62], [80, 70], [74, 64], [68, 70]),
        wordIn("RIDGE CLUB", 36, 136, 112, 17, { weight: 860, width: 100 }),
        wordIn("1 240 m", 62, 160, 60, 13, { weight: 560, width: 90 }),
      ),
    ],
  ),
  "badge-pit-crew": art(
    180,
    180,
    ["ground", ORANGE, cog(90, 90, 90, 76, 16)],
    [
      "main",
      INK,
      union(
        ring(90, 90, 66, 63),
        wordIn("PIT", 46, 58, 88, 34, { weight: 900, width: 125 }),
        wordIn("CREW", 46, 98, 88, 22, { weight: 900, width: 120 }),
      ),
    ],
  ),
  "badge-gyeol": art(
    240,
    120,
    ["ground", PAPER, round(0, 0, 240, 120, 6)],
    [
      "main",
      INK,
      union(
        word("결", 22, 24, 72, { family: "kr", weight: 900 }),
        wordIn("GYEOL", 112, 28, 108, 28, { weight: 820, width: 110 }),
        wordIn("OIL & FILTERS", 112, 80, 108, 14, { weight: 560, width: 96 }),
      ),
    ],
    ["accent", GREEN, rect(112, 64, 108, 6)],
  ),
  ...partners,
};
