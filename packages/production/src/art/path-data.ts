import { type Affine, applied } from "../geometry/affine.ts";
import { bezier } from "../geometry/curves.ts";
import type { Point, Ring } from "../geometry/rings.ts";

const TOKEN = /([a-zA-Z])|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/g;
const ARITY: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Commands with their numbers; flags of arcs may be written without a space between. */
function* commands(data: string): Generator<[string, number[]]> {
  for (const [, letter = "", rest = ""] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*(?:[eE][-+]?\d[^a-zA-Z]*)*)/g)) {
    const upper = letter.toUpperCase();
    const arity = ARITY[upper];
    if (arity === undefined) continue;
    if (arity === 0) {
      yield [letter, []];
      continue;
    }
    const numbers = upper === "A" ? arcNumbers(rest) : [...rest.matchAll(TOKEN)].map(([token]) => Number(token));
    for (let i = 0; i + arity <= numbers.length; i += arity) {
      // what follows a first point is a line
      const name = i > 0 && upper === "M" ? (letter === "m" ? "l" : "L") : letter;
      yield [name, numbers.slice(i, i + arity)];
    }
  }
}

function arcNumbers(text: string): number[] {
  const out: number[] = [];
  let rest = text;
  for (;;) {
    const flag = out.length % 7 === 3 || out.length % 7 === 4;
    const found = (flag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/).exec(rest);
    if (!found) return out;
    out.push(Number(found[1]));
    rest = rest.slice(found[0].length);
  }
}

/** The lines of SVG path data, each closed as a fill closes it. @param to where its units go, y down to y up and all */
export function pathRings(data: string, to: Affine): Ring[] {
  const scale = Math.sqrt(Math.abs(to[0] * to[3] - to[1] * to[2])) || 1;
  const rings: Point[][] = [];
  let ring: Point[] = [];
  let [x, y, sx, sy] = [0, 0, 0, 0];
  let [hx, hy] = [0, 0];
  let last = "";
  const lineTo = (nx: number, ny: number) => {
    if (ring.length === 0) ring.push([x, y]);
    ring.push([nx, ny]);
    [x, y] = [nx, ny];
  };
  const curveTo = (a: Point, b: Point, c: Point) => {
    if (ring.length === 0) ring.push([x, y]);
    ring.push(...bezier([x, y], a, b, c, scale));
    [hx, hy] = b;
    [x, y] = c;
  };
  const end = () => {
    if (ring.length > 2) rings.push(ring);
    ring = [];
  };
  for (const [letter, values] of commands(data)) {
    const upper = letter.toUpperCase();
    const own = letter !== upper;
    const at = (i: number): Point => [(values[i] ?? 0) + (own ? x : 0), (values[i + 1] ?? 0) + (own ? y : 0)];
    const smooth = (of: string): Point => (of.includes(last) ? [2 * x - hx, 2 * y - hy] : [x, y]);
    if (upper === "M") {
      end();
      [x, y] = at(0);
      [sx, sy] = [x, y];
      ring = [[x, y]];
    } else if (upper === "Z") {
      end();
      [x, y] = [sx, sy];
    } else if (upper === "L") lineTo(...at(0));
    else if (upper === "H") lineTo((values[0] ?? 0) + (own ? x : 0), y);
    else if (upper === "V") lineTo(x, (values[0] ?? 0) + (own ? y : 0));
    else if (upper === "C") curveTo(at(0), at(2), at(4));
    else if (upper === "S") curveTo(smooth("CS"), at(0), at(2));
    else if (upper === "Q" || upper === "T") {
      const q = upper === "Q" ? at(0) : smooth("QT");
      const p = at(upper === "Q" ? 2 : 0);
      const third = (from: Point): Point => [
        from[0] + (2 / 3) * (q[0] - from[0]),
        from[1] + (2 / 3) * (q[1] - from[1]),
      ];
      curveTo(third([x, y]), third(p), p);
      [hx, hy] = q;
    } else if (upper === "A") for (const [a, b, c] of arc([x, y], values, at(5))) curveTo(a, b, c);
    last = upper;
  }
  end();
  return rings.map((one) => one.map((point) => applied(to, point)));
}

/** An arc as curves of at most a quarter each; none where it ends at its start. */
function arc([x0, y0]: Point, [rx0 = 0, ry0 = 0, turn = 0, large = 0, sweep = 0]: number[], [x1, y1]: Point) {
  if (x0 === x1 && y0 === y1) return [];
  if (rx0 === 0 || ry0 === 0)
    return [
      [
        [x0, y0],
        [x1, y1],
        [x1, y1],
      ],
    ] as [Point, Point, Point][];
  const phi = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(phi), Math.sin(phi)];
  const [dx, dy] = [(x0 - x1) / 2, (y0 - y1) / 2];
  const [px, py] = [c * dx + s * dy, -s * dx + c * dy];
  let [rx, ry] = [Math.abs(rx0), Math.abs(ry0)];
  const over = (px / rx) ** 2 + (py / ry) ** 2;
  if (over > 1) [rx, ry] = [rx * Math.sqrt(over), ry * Math.sqrt(over)];
  const under = (rx * py) ** 2 + (ry * px) ** 2;
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - under) / under)) * (large === sweep ? -1 : 1);
  const [qx, qy] = [(root * rx * py) / ry, (-root * ry * px) / rx];
  const [cx, cy] = [c * qx - s * qy + (x0 + x1) / 2, s * qx + c * qy + (y0 + y1) / 2];
  const from = Math.atan2((py - qy) / ry, (px - qx) / rx);
  let by = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - from;
  if (sweep === 0 && by > 0) by -= 2 * Math.PI;
  if (sweep === 1 && by < 0) by += 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(by) / (Math.PI / 2) - 1e-9));
  const handle = (4 / 3) * Math.tan(by / count / 4);
  const put = (u: number, v: number): Point => [c * rx * u - s * ry * v + cx, s * rx * u + c * ry * v + cy];
  return Array.from({ length: count }, (_, i): [Point, Point, Point] => {
    const [a, b] = [from + (by * i) / count, from + (by * (i + 1)) / count];
    const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
    const to: Point = i === count - 1 ? [x1, y1] : put(cb, sb);
    return [put(ca - handle * sa, sa + handle * ca), put(cb + handle * sb, sb - handle * cb), to];
  });
}
