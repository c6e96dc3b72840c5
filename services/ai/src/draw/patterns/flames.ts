import { box, clipped, path } from "../canvas.ts";
import { splashes } from "../effects.ts";
import { mix } from "../palette.ts";
import { brush, rect } from "../pen.ts";
import type { Draw } from "./kind.ts";

export const flames: Draw = ({ main, second, accent, named }, random, index) => {
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

export const tribal: Draw = ({ main, accent }, random, index) => {
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

export const brushStroke: Draw = ({ main }, random, index) => {
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
