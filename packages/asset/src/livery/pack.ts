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

/** Packs rectangles into a square of `size` by a skyline, tallest first, turning those that lie lower so; null when they do not fit. */
export function pack(rectangles: readonly Rectangle[], size: number): Placed[] | null {
  const order = rectangles
    .map((_, i) => i)
    .sort((a, b) => {
      const [p, q] = [rectangles[a] as Rectangle, rectangles[b] as Rectangle];
      return (
        Math.max(q.width, q.height) - Math.max(p.width, p.height) || q.width * q.height - p.width * p.height || a - b
      );
    });
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
