import { box, path } from "../canvas.ts";
import { mix, on } from "../palette.ts";
import { circle, hole, polygon, rect, type Point } from "../pen.ts";
import { type Draw, sheet } from "./kind.ts";

export const carbon: Draw = ({ named }, _random, index) => {
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

export const waves: Draw = ({ main, second }, _random, index) => {
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

export const geometric: Draw = ({ main, second, accent }, random, index) => {
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

export const chequers: Draw = ({ named }, _random, index) => {
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

export const hexagons: Draw = ({ main, second, accent }, random, index) => {
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
