import { camoOf } from "./camo.ts";
import type { Contour, Point } from "./contour.ts";
import type { Shape } from "./schema.ts";

/** Handles of a quarter of a circle against its radius. */
const QUARTER = 0.5522847498;
/** Metres: what is shorter is no dash. */
const LEAST_DASH = 0.0005;
/** More dashes than these are an unbroken line to the eye. */
const MOST_DASHES = 400;

const lines = (points: readonly Point[]): Contour => {
  const [start = [0, 0], ...rest] = points;
  return { start, parts: rest };
};

function ellipse(rx: number, ry: number, clockwise = false): Contour {
  const [kx, ky] = [rx * QUARTER, ry * QUARTER];
  const s = clockwise ? -1 : 1;
  return {
    start: [rx, 0],
    parts: [
      [rx, s * ky, kx, s * ry, 0, s * ry],
      [-kx, s * ry, -rx, s * ky, -rx, 0],
      [-rx, -s * ky, -kx, -s * ry, 0, -s * ry],
      [kx, -s * ry, rx, -s * ky, rx, 0],
    ],
  };
}

/** A polygon whose corners are rounded with a radius, less where its sides are too short for that. */
export function rounded(points: readonly Point[], radius: number): Contour {
  if (radius <= 0) return lines(points);
  const parts: number[][] = [];
  let start: Point = [0, 0];
  for (const [i, [x, y]] of points.entries()) {
    const before = points[(i + points.length - 1) % points.length] ?? [0, 0];
    const after = points[(i + 1) % points.length] ?? [0, 0];
    const toward = ([px, py]: Point) => {
      const length = Math.hypot(px - x, py - y) || 1;
      return { x: (px - x) / length, y: (py - y) / length, length };
    };
    const [a, b] = [toward(before), toward(after)];
    const inner = Math.acos(Math.max(-1, Math.min(1, a.x * b.x + a.y * b.y)));
    const half = Math.tan(inner / 2);
    const reach = Math.min(radius / Math.max(1e-9, half), a.length / 2, b.length / 2);
    const handle = reach - ((4 / 3) * Math.tan((Math.PI - inner) / 4) * reach * half || 0);
    const at = (side: typeof a, by: number): Point => [x + side.x * by, y + side.y * by];
    const [from, to] = [at(a, reach), at(b, reach)];
    if (i === 0) start = from;
    else parts.push([...from]);
    parts.push([...at(a, handle), ...at(b, handle), ...to]);
  }
  return { start, parts };
}

/** Points on a circle, the first at the top, stretched so that they fill the box. */
function spread(radii: readonly number[], width: number, height: number): Point[] {
  const points = radii.map((radius, i): Point => {
    const angle = Math.PI / 2 + (i * 2 * Math.PI) / radii.length;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  const fit = (k: 0 | 1, side: number) => {
    const all = points.map((point) => point[k]);
    const [low, high] = [Math.min(...all), Math.max(...all)];
    return (value: number) => ((value - low) / (high - low) - 0.5) * side;
  };
  const [fx, fy] = [fit(0, width), fit(1, height)];
  return points.map(([x, y]) => [fx(x), fy(y)]);
}

const box = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

function line({ cap, dash: wanted, gap }: Extract<Shape, { form: "line" }>, w: number, h: number): Contour[] {
  const dash = wanted < LEAST_DASH ? 0 : wanted;
  const radius = cap === "round" ? Math.min(w, h) / 2 : 0;
  const head = cap === "arrow" ? Math.min(w, h) : 0;
  const thick = cap === "arrow" ? h * 0.4 : h;
  const length = w - head;
  const count = dash > 0 ? Math.max(1, Math.min(MOST_DASHES, Math.round((length + gap) / (dash + gap)))) : 1;
  // dashes keep their proportion to the gaps, and the line ends with one
  const unit = dash > 0 ? length / (count * dash + (count - 1) * gap) : 1;
  const long = dash > 0 ? dash * unit : length;
  const step = long + gap * unit;
  const dashes = Array.from({ length: length > 0 ? count : 0 }, (_, i) => {
    const x = -w / 2 + i * step;
    return rounded(box(x, -thick / 2, x + long, thick / 2), Math.min(radius, long / 2));
  });
  if (head <= 0) return dashes;
  const x = w / 2 - head;
  return [
    ...dashes,
    lines([
      [x, -h / 2],
      [w / 2, 0],
      [x, h / 2],
    ]),
  ]; // prettier-ignore
}

function swoosh({ bend, body, end }: Extract<Shape, { form: "swoosh" }>, w: number, h: number): Contour[] {
  const [left, right]: [Point, Point] = [
    [-w / 2, -h / 2],
    [w / 2, h / 2],
  ];
  const low: Point = [w / 2, h / 2 - end * h];
  /** Handles towards the lower right corner, or for less than nothing towards the upper left. */
  const handles = (from: Point, to: Point, share: number) => {
    const corner: Point = share >= 0 ? [w / 2, -h / 2] : [-w / 2, h / 2];
    const by = Math.abs(share);
    const lean = ([x, y]: Point) => [x + (corner[0] - x) * by, y + (corner[1] - y) * by];
    return [...lean(from), ...lean(to), ...to];
  };
  const upper = Math.max(-1, bend - 2 * body);
  return [{ start: left, parts: [handles(left, low, bend), [...right], handles(right, left, upper)] }];
}

/**
 * The closed lines of a shape around the middle of its box, y upwards, in the unit of `size`. Holes run the other way
 * round, so that signed areas add up.
 */
export function contoursOf(shape: Shape, [w, h]: readonly [number, number]): Contour[] {
  switch (shape.form) {
    case "ellipse":
      return [ellipse(w / 2, h / 2)];
    case "ring": {
      const [rx, ry] = [w / 2 - shape.band, h / 2 - shape.band];
      return rx > 0 && ry > 0 ? [ellipse(w / 2, h / 2), ellipse(rx, ry, true)] : [ellipse(w / 2, h / 2)];
    }
    case "polygon": {
      const radii = Array.from({ length: shape.sides }, () => 1);
      return [rounded(spread(radii, w, h), shape.corner)];
    }
    case "star": {
      const radii = Array.from({ length: shape.points * 2 }, (_, i) => (i % 2 === 0 ? 1 : shape.inner));
      return [rounded(spread(radii, w, h), shape.corner)];
    }
    case "rectangle":
      return [rounded(box(-w / 2, -h / 2, w / 2, h / 2), Math.min(shape.corner, w / 2, h / 2))];
    case "line":
      return line(shape, w, h);
    case "wedge": {
      const ends = (share: number): [number, number] => {
        const low = (h - share * h) * shape.at - h / 2;
        return [low, low + share * h];
      };
      const [[a, b], [c, d]] = [ends(shape.from), ends(shape.to)];
      return [
        lines([
          [-w / 2, a],
          [w / 2, c],
          [w / 2, d],
          [-w / 2, b],
        ]),
      ]; // prettier-ignore
    }
    case "camo":
      return camoOf(shape, w, h);
    case "path": {
      const sized = (part: readonly number[]) => part.map((value, i) => value * (i % 2 === 0 ? w : h));
      return shape.lines.map(({ start: [x, y], parts }) => ({ start: [x * w, y * h], parts: parts.map(sized) }));
    }
    case "swoosh":
      return swoosh(shape, w, h);
    case "bar": {
      const lean = Math.max(-w, Math.min(w, h * Math.tan((shape.slant * Math.PI) / 180)));
      const [right, left] = [Math.max(0, lean), Math.max(0, -lean)];
      const [x, y] = [w / 2, h / 2];
      return [
        lines([
          [-x + left, -y],
          [x - right, -y],
          [x - left, y],
          [-x + right, y],
        ]),
      ]; // prettier-ignore
    }
  }
}
