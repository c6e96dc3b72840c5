import type { ScreenPoint } from "./surface.ts";

/** CSS pixels between rings, how many rings there are, and points on a ring. */
const RING = 24;
const RINGS = 8;
const SPOKES = 12;

/** A point of the picture, then points around it from near to far: where who aims without a pointer may have meant. */
export function* pointsAround(x: number, y: number): Generator<ScreenPoint> {
  yield { x, y };
  for (let ring = 1; ring <= RINGS; ring++)
    for (let spoke = 0; spoke < SPOKES; spoke++) {
      const angle = (2 * Math.PI * spoke) / SPOKES;
      yield { x: x + Math.cos(angle) * ring * RING, y: y + Math.sin(angle) * ring * RING };
    }
}
