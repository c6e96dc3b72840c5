export type Rectangle = { width: number; height: number };
export type Placed = { x: number; y: number; turned: boolean };

type Step = { x: number; y: number; width: number };

/** Lowest place for a rectangle on the skyline, or null. */
function lowest(line: readonly Step[], width: number, height: number, size: number): { x: number; y: number } | null {
  let best: { x: number; y: number } | null = null;
  for (const [i, start] of line.entries()) {
    if (start.x + width > size) break;
    let y = 0;
    for (let k = i; k < line.length && (line[k] as Step).x < start.x + width; k++) y = Math.max(y, (line[k] as Step).y);
    if (y + height <= size && (!best || y < best.y)) best = { x: start.x, y };
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

/** One skyline packing in a given order; rectangles are turned where they then lie lower. */
function attempt(rectangles: readonly Rectangle[], order: readonly number[], size: number): Placed[] | null {
  const placed = new Array<Placed>(rectangles.length);
  let line: Step[] = [{ x: 0, y: 0, width: size }];
  for (const i of order) {
    const { width, height } = rectangles[i] as Rectangle;
    const upright = lowest(line, width, height, size);
    const lying = lowest(line, height, width, size);
    if (!upright && !lying) return null;
    const turned = !upright || (lying !== null && lying.y + width < upright.y + height);
    const at = (turned ? lying : upright) as { x: number; y: number };
    placed[i] = { ...at, turned };
    line = raise(line, at.x, turned ? height : width, at.y + (turned ? width : height));
  }
  return placed;
}

/** Packs rectangles into a square of `size` by a skyline, in the first of several orders that fits; null when none does. */
export function pack(rectangles: readonly Rectangle[], size: number): Placed[] | null {
  for (const key of ORDERS) {
    const order = rectangles
      .map((_, i) => i)
      .sort((a, b) => key(rectangles[b] as Rectangle) - key(rectangles[a] as Rectangle) || a - b);
    const placed = attempt(rectangles, order, size);
    if (placed) return placed;
  }
  return null;
}
