export type Point = readonly [x: number, y: number];

/**
 * Closed outlines of all that is inside, along the edges of pixels, with the inside on the right: outer ones one way
 * round, holes the other.
 */
export function outlines(width: number, height: number, isIn: (i: number) => boolean): Point[][] {
  const inside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height && isIn(y * width + x);
  const across = width + 1;
  // edges by where they begin: 0 right, 1 down, 2 left, 3 up
  const edges = new Uint8Array(across * (height + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isIn(y * width + x)) continue;
      const corner = y * across + x;
      if (!inside(x, y - 1)) edges[corner] = (edges[corner] ?? 0) | 1;
      if (!inside(x + 1, y)) edges[corner + 1] = (edges[corner + 1] ?? 0) | 2;
      if (!inside(x, y + 1)) edges[corner + across + 1] = (edges[corner + across + 1] ?? 0) | 4;
      if (!inside(x - 1, y)) edges[corner + across] = (edges[corner + across] ?? 0) | 8;
    }
  const step = [1, across, -1, -across] as const;
  const found: Point[][] = [];
  for (let from = 0; from < edges.length; from++)
    while (edges[from]) {
      const loop: Point[] = [];
      let at = from;
      let way = Math.log2((edges[from] ?? 1) & -(edges[from] ?? 1));
      do {
        edges[at] = (edges[at] ?? 0) & ~(1 << way);
        loop.push([at % across, Math.floor(at / across)]);
        at += step[way as 0] ?? 0;
        // where two areas touch by a corner, each keeps to itself: the sharpest turn to the right comes first
        const next = [(way + 1) % 4, way, (way + 3) % 4].find((one) => (edges[at] ?? 0) & (1 << one));
        if (next === undefined) break;
        way = next;
      } while (at !== from || loop.length === 0);
      found.push(loop);
    }
  return found;
}

/** Middles of an outline's edges: its stairs become slopes. */
export const smoothed = (loop: readonly Point[]): Point[] =>
  loop.map((point, i) => {
    const next = loop[(i + 1) % loop.length] ?? point;
    return [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2] as const;
  });

/** Twice the area within, by its sign the way round. */
export const area2 = (loop: readonly Point[]): number =>
  loop.reduce((sum, [x, y], i) => {
    const [u, v] = loop[(i + 1) % loop.length] ?? [0, 0];
    return sum + x * v - u * y;
  }, 0);
