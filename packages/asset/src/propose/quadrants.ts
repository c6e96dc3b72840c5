import { componentsOf } from "../geometry/components.ts";
import { boundsOf, type Box, centreOf, emptyBox, growBox, type Piece, sizeOf } from "../geometry/piece.ts";
import { splitByLabel } from "../geometry/subset.ts";
import { CORNERS, cornerOf, type Part } from "./part.ts";

/** Bounds of every component of a piece. */
export function componentBoxes(piece: Piece, labels: Uint32Array, count: number): Box[] {
  const boxes = Array.from({ length: count }, emptyBox);
  for (let t = 0; t < labels.length; t++)
    growBox(boxes[labels[t] as number] as Box, piece.position, piece.index.subarray(t * 3, t * 3 + 3));
  return boxes;
}

/** Divides what is modelled as one mesh for several wheels by the corner that each connected component lies in. */
export function splitByCorner(part: Part, middle: { x: number; z: number }, carLength: number): Part[] {
  const box = boundsOf([part]);
  const size = sizeOf(box);
  const straddles =
    (box.min[0] < middle.x && box.max[0] > middle.x && size[0] > 0.15 * carLength) || size[2] > 0.3 * carLength;
  if (!straddles) return [part];
  const { labels, count } = componentsOf(part);
  const corners = componentBoxes(part, labels, count).map((component) => {
    const centre = centreOf(component);
    return CORNERS.indexOf(cornerOf(centre[0], centre[2], middle));
  });
  return [
    ...splitByLabel(
      part,
      labels.map((label) => corners[label] as number),
    ).values(),
  ].map((piece) => ({ ...part, ...piece }));
}
