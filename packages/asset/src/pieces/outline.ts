/** A place of the picture, px. */
export type ScreenPoint = { readonly x: number; readonly y: number };

/** Is a place of the picture within an outline that was drawn by hand? One that crosses itself holds what it goes round. */
export function withinOutline(outline: readonly ScreenPoint[]): (point: ScreenPoint) => boolean {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return ({ x, y }) => {
    if (outline.length < 3 || x < left || x > right || y < top || y > bottom) return false;
    let turns = 0;
    for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
      const [a, b] = [outline[j] as ScreenPoint, outline[i] as ScreenPoint];
      if (a.y <= y === b.y <= y) continue;
      const side = (b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y);
      if (b.y > a.y && side > 0) turns++;
      if (b.y <= a.y && side < 0) turns--;
    }
    return turns !== 0;
  };
}
