import type { Placement } from "@carloom/build";
import type { ScreenPoint, Surface } from "./surface.ts";

/** Stickers that the camera sees the front of and whose middle lies in a rectangle of the picture, bottom layer first. */
export function within(
  stickers: readonly Placement[],
  { placementOutline }: Pick<Surface, "placementOutline">,
  [a, b]: readonly [ScreenPoint, ScreenPoint],
): string[] {
  const inside = ({ x, y }: ScreenPoint) =>
    x >= Math.min(a.x, b.x) && x <= Math.max(a.x, b.x) && y >= Math.min(a.y, b.y) && y <= Math.max(a.y, b.y);
  return stickers.flatMap(({ id, hidden, locked, mirror }) => {
    if (hidden || locked) return [];
    const seen = [placementOutline(id), mirror ? placementOutline(id, true) : null];
    return seen.some((outline) => outline?.facing && inside(outline.center)) ? [id] : [];
  });
}

/** Does a point of the picture lie in a convex outline? */
export function isInside({ x, y }: ScreenPoint, corners: readonly ScreenPoint[]): boolean {
  const turns = corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
  });
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
}
