import { seeded } from "@carloom/build/random";

export type Rectangle = { width: number; height: number };
export type Placed = { x: number; y: number; turned: boolean };

type Step = { x: number; y: number; width: number };

/** Lowest place for a rectangle on the skyline below `limit`, or null. */
function lowest(
  line: readonly Step[],
  width: number,
  height: number,
  size: number,
  limit: number,
): { x: number; y: number } | null {
  let best: { x: number; y: number } | null = null;
  for (const [i, start] of line.entries()) {
    if (start.x + width > size) break;
    let y = 0;
    for (let k = i; k < line.length && (line[k] as Step).x < start.x + width; k++) y = Math.max(y, (line[k] as Step).y);
    if (y + height <= limit && (!best || y < best.y)) best = { x: start.x, y };
  }
  return best;
}

function raise(line: readonly Step[], x: number, width: number, y: number): Step[] {
  const next: Step[] = [];
  let placed = false;
  for (const step of line) {
    const end = step.x + step.width;
    if (end <= x || step.x >= x + width) {
      if (!placed && step.x >= x + width) {
        next.push({ x, y, width });
        placed = true;
      }
      next.push(step);
      continue;
    }
    if (step.x < x) next.push({ x: step.x, y: step.y, width: x - step.x });
    if (!placed) {
      next.push({ x, y, width });
      placed = true;
    }
    if (end > x + width) next.push({ x: x + width, y: step.y, width: end - x - width });
  }
  if (!placed) next.push({ x, y, width });
  return next;
}

const LONGEST = (r: Rectangle) => Math.max(r.width, r.height);
const ORDERS: readonly ((r: Rectangle) => number)[] = [
  LONGEST,
  (r) => r.width * r.height,
  (r) => r.height,
  (r) => r.width,
  (r) => Math.min(r.width, r.height),
  (r) => r.width + r.height,
];

type Attempt = { order: readonly number[]; placed: Placed[]; top: number };

/** One skyline packing in a given order, no higher than `limit`; rectangles are turned where they then lie lower. */
function attempt(
  rectangles: readonly Rectangle[],
  order: readonly number[],
  size: number,
  limit: number,
): Attempt | null {
  const placed = new Array<Placed>(rectangles.length);
  let line: Step[] = [{ x: 0, y: 0, width: size }];
  let top = 0;
  for (const i of order) {
    const { width, height } = rectangles[i] as Rectangle;
    const upright = lowest(line, width, height, size, limit);
    const lying = lowest(line, height, width, size, limit);
    if (!upright && !lying) return null;
    const turned = !upright || (lying !== null && lying.y + width < upright.y + height);
    const at = (turned ? lying : upright) as { x: number; y: number };
    placed[i] = { ...at, turned };
    const above = at.y + (turned ? width : height);
    line = raise(line, at.x, turned ? height : width, above);
    top = Math.max(top, above);
  }
  return { order, placed, top };
}

/** Orders that are tried after those above, each with one rectangle of the lowest packing so far moved. */
const MOVES = 400;

/**
 * Packs rectangles into a square of `size` by a skyline: in the first of several orders that fits, or in one that is
 * found from the lowest of them by moving one rectangle after the other. The same rectangles get the same places.
 *
 * @returns null where none was found
 */
export function pack(rectangles: readonly Rectangle[], size: number): Placed[] | null {
  if (rectangles.reduce((sum, { width, height }) => sum + width * height, 0) > size * size) return null;
  let best: Attempt | null = null;
  const isBetter = (next: Attempt | null): next is Attempt => next !== null && (!best || next.top <= best.top);
  for (const key of ORDERS) {
    const order = rectangles
      .map((_, i) => i)
      .sort((a, b) => key(rectangles[b] as Rectangle) - key(rectangles[a] as Rectangle) || a - b);
    const next = attempt(rectangles, order, size, Number.POSITIVE_INFINITY);
    if (next && next.top <= size) return next.placed;
    if (isBetter(next)) best = next;
  }
  if (!best) return null;
  const random = seeded(1);
  const upTo = (most: number) => Math.floor(random() * most);
  for (let move = 0; move < MOVES; move++) {
    const order: number[] = [...best.order];
    order.splice(upTo(order.length), 0, ...order.splice(upTo(order.length), 1));
    const next = attempt(rectangles, order, size, best.top);
    if (next && next.top <= size) return next.placed;
    if (isBetter(next)) best = next;
  }
  return null;
}
