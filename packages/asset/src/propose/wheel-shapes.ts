import { componentsOf } from "../geometry/components.ts";
import { boundsOf, type Box, centreOf, emptyBox, sizeOf } from "../geometry/piece.ts";
import { splitByLabel } from "../geometry/subset.ts";
import { componentBoxes } from "./quadrants.ts";
import { CORNERS, type Corner, cornerOf, type Part } from "./part.ts";

/** As high as long, narrower than high, standing on the ground, of a wheel's size. */
function isWheel(box: Box, ground: number, carLength: number): boolean {
  const [width, height, depth] = sizeOf(box);
  return (
    Math.abs(height - depth) < 0.12 * height &&
    width < 0.8 * height &&
    height > 0.09 * carLength &&
    height < 0.24 * carLength &&
    box.min[1] - ground < 0.12 * height
  );
}

/** Within the wheel's outline; along the axle a cap or a hub may stand out. */
function inside(box: Box, wheel: Box): boolean {
  const height = sizeOf(wheel)[1];
  const slack = [height * 0.2, height * 0.04, height * 0.04];
  return [0, 1, 2].every(
    (k) =>
      (box.min[k] as number) > (wheel.min[k] as number) - (slack[k] as number) &&
      (box.max[k] as number) < (wheel.max[k] as number) + (slack[k] as number),
  );
}

/**
 * Finds four wheels by shape alone: one round component a corner, standing on the ground. Parts that hold more than a wheel are
 * divided; what belongs to a wheel gets its corner and becomes tyre. Null when there are not four alike.
 */
export function wheelsByShape(parts: readonly Part[]): Part[] | null {
  const whole = boundsOf(parts);
  const [middleX, , middleZ] = centreOf(whole);
  const middle = { x: middleX, z: middleZ };
  const length = sizeOf(whole)[2];
  const pieces = parts.map((part) => {
    const { labels, count } = componentsOf(part);
    return { part, labels, boxes: count > 20_000 ? [] : componentBoxes(part, labels, count) };
  });
  const best = new Map<Corner, Box>();
  for (const { boxes } of pieces) {
    for (const box of boxes) {
      if (!isWheel(box, whole.min[1], length)) continue;
      const centre = centreOf(box);
      const corner = cornerOf(centre[0], centre[2], middle);
      if (sizeOf(box)[1] > sizeOf(best.get(corner) ?? { ...emptyBox(), min: [0, 0, 0], max: [0, 0, 0] })[1])
        best.set(corner, box);
    }
  }
  const heights = [...best.values()].map((box) => sizeOf(box)[1]);
  if (best.size < 4 || Math.max(...heights) > Math.min(...heights) * 1.2) return null;
  return pieces.flatMap(({ part, labels, boxes }) => {
    const of = boxes.map((box) => CORNERS.findIndex((corner) => inside(box, best.get(corner) as Box)));
    if (of.every((corner) => corner === -1)) return [part];
    return [
      ...splitByLabel(
        part,
        labels.map((label) => (of[label] ?? -1) + 1),
      ),
    ].map(
      ([label, piece]): Part => ({
        ...part,
        ...piece,
        corner: CORNERS[label - 1] ?? null,
        substance: label > 0 && part.substance !== "rim" && part.said?.is === undefined ? "tyre" : part.substance,
      }),
    );
  });
}
