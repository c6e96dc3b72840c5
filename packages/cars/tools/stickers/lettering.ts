import { art, BLUE, INK, ORANGE, PAPER, RED, type Sheet, SKY, YELLOW } from "./art.ts";
import { box, cut, grow, type Path, polygon, rect, shrink, slant, sweep, union } from "./shape.ts";
import { word, wordIn } from "./type.ts";

const loom = word("CARLOOM", 0, 0, 120, { weight: 880, width: 125, italic: true, spacing: 10 });
/** Slits through a word, thin at the top and wide at the foot. */
const slits = (of: Path, count: number, from: number, to: number) => {
  const { x, y, w, h } = box(of);
  return cut(
    of,
    ...Array.from({ length: count }, (_, i) =>
      rect(x - 5, y + h * (0.46 + (0.5 * i) / count), w + 10, from + ((to - from) * i) / count),
    ),
  );
};
const flat = word("FLAT OUT", 0, 0, 150, { weight: 900, width: 125, italic: true, spacing: -10 });
const night = word("NIGHT SHIFT", 0, 0, 92, { weight: 640, width: 62, spacing: 60 });
const late = [
  word("LATE", 0, 0, 120, { weight: 900, width: 62 }),
  word("BRAKER", 0, 136, 120, { weight: 900, width: 62 }),
] as const;
const apex = word("APEX", 12, 12, 180, { weight: 900, width: 125, spacing: 20 });
const seoul = slant(word("서울", 0, 0, 200, { family: "kr", weight: 900 }), 0.16, 200);
const jilju = slant(word("질주", 0, 0, 260, { family: "kr", weight: 900 }), 0.2, 260);
const shippu = word("疾風", 0, 0, 260, { family: "jp", weight: 900 });
const touge = word("峠", 0, 0, 300, { family: "jp", weight: 900 });
const lift = word("NO LIFT", 0, 0, 110, { weight: 900, width: 110 });
const rain = word("비 오는 밤", 0, 0, 110, { family: "kr", weight: 700, spacing: -40 });
const wide = (of: Path) => box(of).w;

export const lettering: Sheet = {
  "word-loom": art(1300, 200, ["main", INK, loom]),
  "word-night-shift": art(
    1300,
    200,
    ["main", PAPER, night],
    [
      "accent",
      SKY,
      union(
        rect(0, 108, wide(night) * 0.62, 6),
        rect(wide(night) * 0.66, 108, wide(night) * 0.1, 6),
        rect(wide(night) * 0.8, 108, wide(night) * 0.04, 6),
      ),
    ],
  ),
  "word-flat-out": art(1700, 260, ["main", RED, slits(flat, 5, 2, 10)]),
  "word-late-braker": art(
    900,
    400,
    ["main", INK, union(...late)],
    [
      "accent",
      YELLOW,
      union(...[0, 1, 2, 3].map((i) => slant(rect(wide(late[0]) + 24 + i * 34, 0, 20 - i * 4, 120), 0.2, 120))),
    ],
  ),
  "word-apex": art(
    1300,
    360,
    ["ground", BLUE, sweep(grow(apex, 10), 26, 22)],
    ["main", PAPER, grow(apex, 10)],
    ["accent", BLUE, cut(apex, shrink(apex, 9))],
  ),
  "word-no-lift": art(
    900,
    190,
    ["ground", INK, polygon([44, 0], [wide(lift) + 108, 0], [wide(lift) + 64, 166], [0, 166])],
    ["main", YELLOW, wordIn("NO LIFT", 54, 28, wide(lift), 110, { weight: 900, width: 110 })],
  ),
  "word-jilju": art(
    900,
    270,
    ["main", INK, cut(jilju, polygon([-100, 116], [900, 46], [900, 55], [-100, 128]))],
    [
      "accent",
      RED,
      union(
        polygon([-190, 132], [8, 117], [6, 128], [-190, 137]),
        polygon([-120, 190], [-14, 181], [-16, 191], [-120, 195]),
      ),
    ],
  ),
  "word-shippu": art(
    720,
    290,
    ["main", PAPER, slits(shippu, 4, 2, 8)],
    [
      "accent",
      ORANGE,
      union(
        ...[0, 1, 2, 3].map((i) =>
          polygon(
            [-150 + i * 26, 150 + i * 32],
            [-14, 148 + i * 32],
            [-14, 156 + i * 33],
            [-150 + i * 26, 153 + i * 32],
          ),
        ),
      ),
    ],
  ),
  "word-seoul": art(
    900,
    400,
    ["main", INK, seoul],
    ["accent", RED, union(wordIn("SEOUL 37.6° N", 0, 220, wide(seoul), 34, { weight: 620, width: 100, spacing: 60 }))],
  ),
  "word-tokyo": art(
    420,
    360,
    ["ground", RED, rect(0, 0, 380, 250)],
    ["main", PAPER, wordIn("東京", 30, 28, 320, 160, { family: "jp", weight: 900 })],
    ["accent", INK, wordIn("BAYSIDE NIGHTS", 30, 204, 320, 26, { weight: 720, width: 110, spacing: 30 })],
  ),
  "word-touge": art(
    500,
    500,
    ["main", PAPER, touge],
    ["accent", RED, polygon([0, 318], [wide(touge), 304], [wide(touge), 316], [0, 332])],
  ),
  "word-rainy-night": art(
    1000,
    240,
    ["main", SKY, rain],
    [
      "accent",
      PAPER,
      union(
        // Three staggered rows of drops, thin above and full below, all falling one way.
        ...Array.from({ length: 27 }, (_, i) => {
          const [x, y] = [6 + (i * wide(rain)) / 27, 122 + (i % 3) * 9];
          const long = 20 + ((i * 7) % 5) * 5;
          return polygon([x, y], [x + 2, y], [x - long * 0.3 + 5, y + long], [x - long * 0.3, y + long]);
        }),
      ),
    ],
  ),
};
