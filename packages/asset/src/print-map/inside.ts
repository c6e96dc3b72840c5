/** Room within a ring: the point that is farthest from every border, and how far. mm. */
export type Room = { x: number; y: number; radius: number };

type Rings = readonly (readonly (readonly [number, number])[])[];

/** Steps across the longer side of what is looked through, then again around the best. */
const STEPS = 24;
const TURNS = 3;

/** Where a text finds most room: inside the first ring and outside the others. */
export function roomIn(rings: Rings): Room {
  const xs = (rings[0] ?? []).map(([x]) => x);
  const ys = (rings[0] ?? []).map(([, y]) => y);
  let box = { x: Math.min(...xs), y: Math.min(...ys), width: 0, height: 0 };
  box = { ...box, width: Math.max(...xs) - box.x, height: Math.max(...ys) - box.y };
  let best: Room = { x: box.x + box.width / 2, y: box.y + box.height / 2, radius: 0 };
  let step = Math.max(box.width, box.height) / STEPS;
  for (let turn = 0; turn < TURNS && step > 0; turn++) {
    for (let y = box.y; y <= box.y + box.height; y += step)
      for (let x = box.x; x <= box.x + box.width; x += step) {
        const radius = distance(rings, x, y);
        if (radius > best.radius) best = { x, y, radius };
      }
    box = { x: best.x - step, y: best.y - step, width: step * 2, height: step * 2 };
    step /= 5;
  }
  return best;
}

/** mm to the next border, negative outside. */
function distance(rings: Rings, x: number, y: number): number {
  let inside = false;
  let least = Number.POSITIVE_INFINITY;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[j] as readonly [number, number];
      const [bx, by] = ring[i] as readonly [number, number];
      const [dx, dy] = [bx - ax, by - ay];
      if (by > y !== ay > y && x < (dx * (y - ay)) / dy + ax) inside = !inside;
      const long = dx * dx + dy * dy;
      const share = long > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / long)) : 0;
      const [px, py] = [x - ax - share * dx, y - ay - share * dy];
      least = Math.min(least, px * px + py * py);
    }
  return (inside ? 1 : -1) * Math.sqrt(least);
}
