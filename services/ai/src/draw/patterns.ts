import { box, clipped, path, type Picture } from "./canvas.ts";
import { blot, halftone, speedLines, splashes } from "./effects.ts";
import { type Palette, mix, on } from "./palette.ts";
import { blob, brush, circle, hole, type Point, polygon, rect } from "./pen.ts";
import type { Random } from "./random.ts";

export type PatternId =
  | "stripes"
  | "flames"
  | "tribal"
  | "splatter"
  | "halftone"
  | "carbon"
  | "camo"
  | "geometric"
  | "chequers"
  | "hexagons"
  | "pinstripes"
  | "speed"
  | "dots"
  | "waves"
  | "tiger"
  | "leopard"
  | "zebra"
  | "brush";
type Draw = (palette: Palette, random: Random, index: number) => Picture;

const slanted = (x: number, y: number, w: number, h: number, lean: number): string =>
  polygon([
    [x + lean, y],
    [x + w + lean, y],
    [x + w, y + h],
    [x, y + h],
  ]);

const stripes: Draw = ({ main, second, accent }, random, index) => {
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

const pinstripes: Draw = ({ main, accent }, random, index) => {
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

const flames: Draw = ({ main, second, accent, named }, random, index) => {
  const [low, middle, high] =
    named.length > 0
      ? [main, named[1] ? second : mix(main, "#ffffff", 0.35), named[2] ? accent : mix(main, "#ffffff", 0.7)]
      : ["#d92b2b", "#f28a1e", "#f6d32d"];
  const count = index % 2 === 0 ? 5 : 4;
  const licks = Array.from({ length: count }, (_, i) => ({
    y: 150 + (i - (count - 1) / 2) * (250 / count),
    long: (i % 2 === 0 ? 980 : 640) * random.between(0.84, 1.02) * (index === 2 ? 0.7 : 1),
    swing: (i % 2 === 0 ? 1 : -1) * random.between(12, 20),
    rise: random.between(-30, 4) + (i - count / 2) * 14,
  }));
  const thick = 230 / count;
  // each lick swells behind its root and is drawn out to a tip
  const layer = (k: number): string =>
    licks
      .map(({ y, long, swing, rise }) => {
        const x = (part: number) => (long * part * (0.5 + 0.5 * k)).toFixed(0);
        return brush(
          `-20,${y}! ${x(0.3)},${y + swing} ${x(0.62)},${y - swing} ${x(1)},${(y + rise).toFixed(0)}`,
          thick * 1.3 * k,
          thick * 1.15 * k,
          thick * 0.8 * k,
          thick * 0.42 * k,
          0,
        );
      })
      .join("");
  const root = (k: number) =>
    `M-20 ${150 - 160 * k}C${120 * k} ${150 - 150 * k} ${120 * k} ${150 + 150 * k} -20 ${150 + 160 * k}Z`;
  const sparks = index === 3 ? path(splashes(random, 760, 150, 130, 16), low) : "";
  const svg =
    path(root(1), low) +
    path(layer(1), low) +
    path(root(0.8), middle) +
    path(layer(0.6), middle) +
    path(root(0.5), high) +
    path(layer(0.26), high) +
    sparks;
  return { svg: clipped(svg, rect(0, -60, 1200, 420)), box: box(0, -10, 1010, 320) };
};

const tribal: Draw = ({ main, accent }, random, index) => {
  const arm = (points: string, ...widths: number[]) => brush(points, ...widths);
  const lift = random.between(-14, 14);
  const sets = [
    arm(`10,150! 200,${130 + lift} 420,80 640,110 860,60 990,20`, 0, 34, 44, 40, 24, 0) +
      arm(`120,170! 300,170 460,${150 + lift} 560,190 700,180 840,120`, 0, 26, 34, 28, 20, 0) +
      arm("300,60! 400,30 520,40 580,80", 0, 22, 20, 0) +
      arm("560,60! 680,20 780,30 840,56", 0, 22, 18, 0) +
      arm("420,200! 540,240 660,230 760,200", 0, 22, 18, 0),
    arm("500,20! 470,90 510,150 500,240", 0, 30, 30, 0) +
      arm("490,120! 380,60 250,70 160,20", 30, 34, 22, 0) +
      arm("510,120! 620,60 750,70 840,20", 30, 34, 22, 0) +
      arm("480,160! 360,130 240,150 80,120", 26, 32, 22, 0) +
      arm("520,160! 640,130 760,150 920,120", 26, 32, 22, 0) +
      arm("486,200! 400,190 330,210 240,230", 22, 24, 16, 0) +
      arm("514,200! 600,190 670,210 760,230", 22, 24, 16, 0),
    arm("20,40! 260,60 340,150 240,190 180,140 260,110", 0, 40, 44, 34, 24, 0) +
      arm("240,60! 480,70 620,170 520,220 440,180 500,140", 0, 38, 44, 32, 22, 0) +
      arm("480,80! 700,70 840,150 960,110", 0, 36, 34, 0) +
      arm("640,110! 760,180 860,190 940,170", 0, 26, 22, 0),
    arm("10,120! 180,40 380,60 540,130 720,190 980,130", 0, 40, 44, 40, 34, 0) +
      arm("120,170! 280,120 400,150 500,210 620,240", 0, 28, 32, 24, 0) +
      arm("420,50! 560,30 700,80 820,140", 0, 28, 30, 0) +
      arm("700,60! 820,50 900,80 980,70", 0, 20, 18, 0),
  ];
  const d = sets[index % sets.length] ?? "";
  return {
    svg: path(d, main) + (index % 2 ? path(brush("440,130! 520,140 600,130", 0, 7, 0), accent) : ""),
    box: box(0, 0, 1000, 260),
  };
};

const splatter: Draw = ({ main, second }, random, index) => {
  const svg =
    path(blot(random, 250, 200, 120) + splashes(random, 250, 200, 180, 34), main) +
    path(
      index % 2 ? blot(random, 350, 250, 46) + splashes(random, 350, 250, 80, 16) : splashes(random, 250, 200, 150, 20),
      second,
    );
  return { svg, box: box(0, -40, 520, 480) };
};

const dots: Draw = ({ main, second }, _random, index) => {
  if (index % 2 === 0) return { svg: path(halftone(250, 250, 250, 22 + index * 4), main), box: box(0, 0, 500, 500) };
  let d = "";
  let small = "";
  for (let i = 0; i < 40; i++)
    for (let j = 0; j < 11; j++) {
      const r = 11 * (1 - i / 40) ** 0.8;
      if (r <= 1) continue;
      const dot = circle(20 + i * 24 + (j % 2) * 12, 20 + j * 21, r);
      if ((j + i) % 5 === 0 && index === 3) small += dot;
      else d += dot;
    }
  return { svg: path(d, main) + (small ? path(small, second) : ""), box: box(4, 4, 980, 246) };
};

/** A square sheet with round corners, for patterns that go on a surface. */
const sheet = (svg: string, ground: string, w = 600, h = 400): Picture => {
  const edge = `M24 0H${w - 24}Q${w} 0 ${w} 24V${h - 24}Q${w} ${h} ${w - 24} ${h}H24Q0 ${h} 0 ${h - 24}V24Q0 0 24 0Z`;
  return { svg: path(edge, ground) + clipped(svg, edge), box: box(0, 0, w, h) };
};

const carbon: Draw = ({ named }, _random, index) => {
  const base = named[0] ?? "#202326";
  const size = [20, 28, 16, 36][index] ?? 20;
  let dark = "";
  let light = "";
  for (let y = -1; y * size < 400; y++)
    for (let x = -1; x * size < 600; x++) {
      const at4 = (((x - y) % 4) + 4) % 4;
      if (at4 < 2) light += rect(x * size, y * size + 1, size, size - 2);
      else dark += rect(x * size + 1, y * size, size - 2, size);
    }
  return sheet(path(light, mix(base, "#ffffff", 0.2)) + path(dark, mix(base, "#000000", 0.3)), base);
};

const camo: Draw = ({ named }, random, index) => {
  const [a, b, c, d] =
    named.length > 1
      ? [...named, mix(named[0] ?? "#4a5230", "#000000", 0.5), mix(named[1] ?? "#8a8355", "#ffffff", 0.3)]
      : named.length === 1
        ? [
            named[0],
            mix(named[0] ?? "#000000", "#000000", 0.35),
            mix(named[0] ?? "#000000", "#ffffff", 0.3),
            mix(named[0] ?? "#000000", "#000000", 0.62),
          ]
        : ([
            ["#6b6b3a", "#3a4426", "#a89a6a", "#1f2318"],
            ["#8a9097", "#4a5158", "#b9c0c6", "#1f2226"],
            ["#a8875a", "#6a4f30", "#d8c4a0", "#3a2c1c"],
            ["#31506a", "#1c2c40", "#7a9ab0", "#0e1620"],
          ][index] ?? []);
  const patches = (count: number, r: number): string => {
    let out = "";
    for (let i = 0; i < count; i++) {
      const [x, y] = [random.between(-20, 620), random.between(-20, 420)];
      const points = Array.from({ length: 9 }, (_, k) => {
        const angle = (k / 9) * 2 * Math.PI;
        const far = r * random.between(0.4, 1.2);
        return `${(x + Math.cos(angle) * far * 1.5).toFixed(0)},${(y + Math.sin(angle) * far).toFixed(0)}`;
      });
      out += blob(points.join(" "));
    }
    return out;
  };
  return sheet(
    path(patches(16, 64), b ?? "#3a4426") +
      path(patches(14, 48), c ?? "#a89a6a") +
      path(patches(12, 36), d ?? "#1f2318"),
    a ?? "#6b6b3a",
  );
};

const geometric: Draw = ({ main, second, accent }, random, index) => {
  const colours = [main, second, accent, mix(main, "#000000", 0.4), mix(main, "#ffffff", 0.35)];
  const step = 100;
  let svg = "";
  for (let y = 0; y < 3; y++)
    for (let x = 0; x < 10; x++) {
      // fades out to the right, as if it fell apart
      const keep = 1.2 - x / 9 - (index === 1 ? y * 0.12 : 0);
      const [l, t] = [x * step + (index % 2) * (y % 2) * 50, y * step * 0.866];
      for (const up of [true, false]) {
        if (random.next() > keep) continue;
        const points: Point[] = up
          ? [
              [l, t + 86.6],
              [l + 100, t + 86.6],
              [l + 50, t],
            ]
          : [
              [l + 50, t],
              [l + 150, t],
              [l + 100, t + 86.6],
            ];
        const gap = 2.4;
        const cx = points.reduce((sum, [px]) => sum + px, 0) / 3;
        const cy = points.reduce((sum, [, py]) => sum + py, 0) / 3;
        svg += path(
          polygon(points.map(([px, py]) => [px + ((cx - px) * gap) / 50, py + ((cy - py) * gap) / 50])),
          random.pick(colours),
        );
      }
    }
  return { svg, box: box(0, 0, 1080, 262) };
};

const chequers: Draw = ({ named }, _random, index) => {
  const ink = named[0] ?? "#17181a";
  const [columns, rows] = [24, 5];
  let d = "";
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      if ((i + j) % 2) continue;
      const size = index === 0 ? 40 : 40 * (1 - (i / columns) * 0.86);
      const lift = index === 2 ? Math.sin(i / 3.4) * 18 : 0;
      const lean = index === 3 ? (rows - j) * 14 : 0;
      d += rect(i * 40 + (40 - size) / 2 + lean, j * 40 + (40 - size) / 2 + lift, size, size);
    }
  return {
    svg: (index === 0 ? path(rect(0, 0, 960, 200), named[1] ?? on(ink)) : "") + path(d, ink),
    box: box(0, index === 2 ? -20 : 0, 960 + (index === 3 ? 70 : 0), index === 2 ? 240 : 200),
  };
};

const hexagons: Draw = ({ main, second, accent }, random, index) => {
  let [solid, open, bright] = ["", "", ""];
  const r = 34;
  for (let i = 0; i < 16; i++)
    for (let j = 0; j < 5; j++) {
      if (random.next() > 1.25 - i / 14) continue;
      const [x, y] = [40 + i * r * 1.78 + (j % 2) * r * 0.89, 40 + j * r * 1.54];
      const six = (k: number): Point[] =>
        Array.from({ length: 6 }, (_, n) => [x + Math.sin((n / 3) * Math.PI) * k, y - Math.cos((n / 3) * Math.PI) * k]);
      const draw = random.next();
      if (draw < 0.5 - index * 0.06) solid += polygon(six(r - 3));
      else if (draw < 0.86) open += polygon(six(r - 3)) + polygon(six(r - 10).reverse());
      else bright += polygon(six(r - 3));
    }
  return { svg: path(solid, main) + path(open, second) + path(bright, accent), box: box(0, 0, 1030, 290) };
};

const speed: Draw = ({ main, second }, random, index) => ({
  svg:
    path(speedLines(random, 900, 0, 240, 900), main) +
    (index % 2 ? path(speedLines(random, 960, 10, 230, 700), second) : ""),
  box: box(-20, 0, 1100, 240),
});

const waves: Draw = ({ main, second }, _random, index) => {
  let svg = "";
  const r = [40, 56, 34, 48][index] ?? 40;
  for (let j = 0; j * r * 0.5 < 440; j++)
    for (let i = -1; i * r * 2 < 640; i++) {
      const [x, y] = [i * r * 2 + (j % 2) * r, j * r * 0.5 + r * 0.3];
      svg +=
        path(circle(x, y, r), main) +
        path([0.96, 0.66, 0.36].map((k) => circle(x, y, r * k) + hole(x, y, r * (k - 0.13))).join(""), second);
    }
  return sheet(svg, main);
};

const fur =
  (kind: "tiger" | "zebra"): Draw =>
  ({ named }, random) => {
    const ground = named[0] ?? (kind === "tiger" ? "#f0842c" : "#f7f5f0");
    let d = "";
    for (let i = 0; i < 15; i++) {
      const x = 10 + i * 41;
      const bend = random.between(-26, 26);
      const split = random.between(150, 230);
      d +=
        brush(`${x},-10! ${x + bend},${split * 0.5} ${x - bend * 0.5},${split}`, random.between(20, 30), 18, 0) +
        brush(
          `${x + 20},410! ${x + 20 - bend},${split + 110} ${x + 20 + bend * 0.6},${split + random.between(-20, 20)}`,
          random.between(20, 30),
          18,
          0,
        );
    }
    return sheet(path(d, "#17181a"), ground);
  };

const leopard: Draw = ({ named }, random) => {
  const ground = named[0] ?? "#dda552";
  let [rings, hearts] = ["", ""];
  for (let j = 0; j < 8; j++)
    for (let i = 0; i < 12; i++) {
      const [x, y] = [i * 54 + (j % 2) * 27 + random.between(-8, 8), j * 56 + random.between(-8, 8)];
      const r = random.between(15, 22);
      const turn = random.next() * 6;
      hearts += circle(x, y, r * 0.7);
      for (let k = 0; k < 3; k++) {
        const a = turn + k * 2.1;
        const p = (t: number, far: number) =>
          `${(x + Math.cos(a + t) * far).toFixed(1)},${(y + Math.sin(a + t) * far).toFixed(1)}`;
        rings += brush(`${p(0, r)} ${p(0.7, r)} ${p(1.4, r)}`, 5, 11, 5);
      }
    }
  return sheet(path(hearts, mix(ground, "#5a3210", 0.5)) + path(rings, "#1d1712"), ground);
};

const brushStroke: Draw = ({ main }, random, index) => {
  let d = brush("20,140! 300,120 640,130 960,90", 60, 120, 110, 30);
  for (let i = 0; i < 9; i++) {
    const y = 84 + i * 13 + random.between(-4, 4);
    d += brush(
      `${random.between(10, 60).toFixed(0)},${y.toFixed(0)}! 500,${(y - 6).toFixed(0)} ${random.between(860, 1080).toFixed(0)},${(y - 34).toFixed(0)}`,
      4,
      12,
      2,
    );
  }
  return { svg: path(d + (index % 2 ? splashes(random, 880, 90, 110, 18) : ""), main), box: box(0, 0, 1100, 230) };
};

const DRAW: Record<PatternId, Draw> = {
  stripes,
  flames,
  tribal,
  splatter,
  halftone: dots,
  carbon,
  camo,
  geometric,
  chequers,
  hexagons,
  pinstripes,
  speed,
  dots,
  waves,
  tiger: fur("tiger"),
  leopard,
  zebra: fur("zebra"),
  brush: brushStroke,
};
/** Width in mm of each on a car. */
const WIDTH: Partial<Record<PatternId, number>> = {
  splatter: 420,
  carbon: 400,
  camo: 400,
  waves: 400,
  tiger: 400,
  leopard: 400,
  zebra: 400,
};
export const patternWidth = (id: PatternId): number => WIDTH[id] ?? 900;
export const drawPattern = (id: PatternId, palette: Palette, random: Random, index: number): Picture =>
  DRAW[id](palette, random, index);
