/** A closed line, x and y in turn. */
type Line = ArrayLike<number>;
type Box = readonly [x0: number, y0: number, x1: number, y1: number];
/** A line around a part of a region, and those around its holes. */
type Part = { lines: Line[]; box: Box; area: number; length: number };

/** Circles are looked for as closely as this share of what is wide enough, in at most so many squares. */
const CLOSE = 1 / 25;
const MOST_SQUARES = 6000;

/**
 * How wide the narrowest part of a region is: the widest circle that has room in it, in the region's own unit. A part that
 * ends in a point, as a star's, is as wide as it is elsewhere; a dot, a hair and a thin letter are narrow everywhere.
 * @param lines around it and around its holes, none across another, whichever way they run
 * @param enough what is as wide as this is not looked at closer @returns null where all of it is wide enough
 */
export function narrowestPart(lines: readonly Line[], enough: number): number | null {
  let least = enough;
  // no part is narrower than twice its area along its edge: those that may be the narrowest come first
  const bound = ({ area, length }: Part) => (2 * area) / length;
  for (const part of partsOf(lines).sort((a, b) => bound(a) - bound(b))) {
    if (bound(part) >= least) break;
    least = Math.min(least, widestCircle(part, least));
  }
  return least < enough ? least : null;
}

function partsOf(lines: readonly Line[]): Part[] {
  const all = lines.flatMap((line) => {
    if (line.length < 6) return [];
    const { area, length, box } = measured(line);
    return area > 0 && length > 0 ? [{ line, area, length, box }] : [];
  });
  const around = all.map(({ line, box }) => {
    const [x, y] = [line[0] ?? 0, line[1] ?? 0];
    return all.flatMap((other, k) =>
      other.line !== line && holds(other.box, box) && surrounds(other.line, x, y) ? [k] : [],
    );
  });
  const parts = new Map<number, Part>();
  for (const [k, { line, area, length, box }] of all.entries())
    if ((around[k]?.length ?? 0) % 2 === 0) parts.set(k, { lines: [line], area, length, box });
  for (const [k, { line, area, length }] of all.entries()) {
    const depth = around[k]?.length ?? 0;
    if (depth % 2 === 0) continue;
    const owner = around[k]?.find((other) => around[other]?.length === depth - 1);
    const part = owner === undefined ? undefined : parts.get(owner);
    if (!part) continue;
    part.lines.push(line);
    part.area -= area;
    part.length += length;
  }
  return [...parts.values()];
}

const holds = (a: Box, b: Box) => a[0] <= b[0] && a[1] <= b[1] && a[2] >= b[2] && a[3] >= b[3];

function measured(line: Line): { area: number; length: number; box: Box } {
  let [twice, length] = [0, 0];
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  let [ax, ay] = [line[line.length - 2] ?? 0, line[line.length - 1] ?? 0];
  for (let i = 0; i < line.length; i += 2) {
    const [x, y] = [line[i] ?? 0, line[i + 1] ?? 0];
    twice += ax * y - x * ay;
    length += Math.sqrt((x - ax) * (x - ax) + (y - ay) * (y - ay));
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
    [ax, ay] = [x, y];
  }
  return { area: Math.abs(twice) / 2, length, box: [x0, y0, x1, y1] };
}

function surrounds(line: Line, x: number, y: number): boolean {
  let inside = false;
  let [ax, ay] = [line[line.length - 2] ?? 0, line[line.length - 1] ?? 0];
  for (let i = 0; i < line.length; i += 2) {
    const [bx, by] = [line[i] ?? 0, line[i + 1] ?? 0];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    [ax, ay] = [bx, by];
  }
  return inside;
}

/** How far a point lies from a part's edge, below 0 where it lies beside the part. */
function depthAt(lines: readonly Line[], x: number, y: number): number {
  let inside = false;
  let least = Infinity;
  for (const line of lines) {
    let [ax, ay] = [line[line.length - 2] ?? 0, line[line.length - 1] ?? 0];
    for (let i = 0; i < line.length; i += 2) {
      const [bx, by] = [line[i] ?? 0, line[i + 1] ?? 0];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
      const [dx, dy] = [bx - ax, by - ay];
      const square = dx * dx + dy * dy;
      const t = square > 0 ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square)) : 0;
      const [ox, oy] = [x - ax - t * dx, y - ay - t * dy];
      least = Math.min(least, ox * ox + oy * oy);
      [ax, ay] = [bx, by];
    }
  }
  return inside ? Math.sqrt(least) : -Math.sqrt(least);
}

/** Diameter of the widest circle in a part: squares that may hold a better middle are cut into four. Ends early at `enough`. */
function widestCircle({ lines, box: [x0, y0, x1, y1] }: Part, enough: number): number {
  const side = Math.min(x1 - x0, y1 - y0);
  if (!(side > 0)) return 0;
  const close = (enough * CLOSE) / 2;
  let best = 0;
  let level: (readonly [x: number, y: number])[] = [];
  let half = side / 2;
  for (let x = x0 + half; x < x1 + half; x += side)
    for (let y = y0 + half; y < y1 + half; y += side) level.push([x, y]);
  // a hair as long as that is cut by nobody; it is as narrow as it is
  for (let looked = 0; level.length > 0 && looked < MOST_SQUARES; half /= 2) {
    const next: (readonly [number, number])[] = [];
    const depths = level.map(([x, y]) => depthAt(lines, x, y));
    looked += level.length;
    for (const depth of depths) best = Math.max(best, depth);
    if (best * 2 >= enough) return best * 2;
    for (const [k, [x, y]] of level.entries()) {
      if ((depths[k] ?? 0) + half * Math.SQRT2 <= best + close) continue;
      for (const [i, j] of [
        [-1, -1],
        [-1, 1],
        [1, -1],
        [1, 1],
      ] as const)
        next.push([x + (i * half) / 2, y + (j * half) / 2]);
    }
    level = next;
  }
  return best * 2;
}
