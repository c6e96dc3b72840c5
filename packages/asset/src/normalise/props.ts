import { type Box, boundsOf, emptyBox, growBox, type Piece, sizeOf } from "../geometry/piece.ts";
import { words } from "../propose/words.ts";
import type { Notes } from "../report.ts";

const PROP =
  / (cloths?|fabrics?|floors?|ground|plane|stage|podium|pedestal|backdrop|background|sky|skybox|skydome|environment|env|platform|showroom|turntable|road|street|asphalt|grass|terrain|shadow|catcher|studio|table|blanket|hdri|dome|base plate|display) /;

function looksLikeProp(piece: Piece): boolean {
  return PROP.test(words(piece.node)) || PROP.test(words(piece.material?.getName() ?? ""));
}

/** What boxes reach over. */
const around = (boxes: readonly Box[]): Box =>
  growBox(emptyBox(), Float32Array.from(boxes.flatMap(({ min, max }) => [...min, ...max])));

/** Lies outside the rest, or is a sheet below it. */
function outside(own: Box, car: Box): boolean {
  const size = sizeOf(car);
  const margin = Math.max(...size) * 0.02;
  const beyond = [0, 2].some(
    (k) =>
      (own.min[k] as number) < (car.min[k] as number) - margin ||
      (own.max[k] as number) > (car.max[k] as number) + margin,
  );
  return beyond || own.max[1] < car.min[1] + margin;
}

/** A sheet much wider than everything else, whatever its name. */
function isSheet({ index }: Piece, box: Box, rest: Box): boolean {
  const own = sizeOf(box);
  const car = sizeOf(rest);
  return (
    own[1] < Math.max(own[0], own[2]) * 0.03 &&
    own[0] > car[0] * 1.15 &&
    own[2] > car[2] * 1.15 &&
    index.length < 60_000
  );
}

const nameOf = (piece: Piece): string => piece.node || "unnamed";

/**
 * Takes cloth, floors, stages and the like away from the car, and says which. A part named so inside the car stays.
 * @param stated nodes that a person took away or kept
 */
export function stripProps(
  given: readonly Piece[],
  notes: Notes,
  stated: { dropped?: readonly string[]; kept?: readonly string[] } = {},
): Piece[] {
  const away = new Set(stated.dropped);
  const kept = new Set(stated.kept);
  const pieces = given.filter((piece) => !away.has(nameOf(piece)));
  for (const name of new Set(given.filter((piece) => away.has(nameOf(piece))).map(nameOf)))
    notes.add("done", "dropped-stated", { name });
  const named = new Set(pieces.filter((piece) => looksLikeProp(piece) && !kept.has(nameOf(piece))));
  const dropped = new Set<Piece>();
  const unnamed = pieces.filter((piece) => !named.has(piece));
  // each is measured once, however many it is compared with
  const boxes = new Map(pieces.map((piece) => [piece, boundsOf([piece])]));
  for (const [piece, own] of boxes) {
    const rest = unnamed.filter((other) => other !== piece);
    if (rest.length === 0 || kept.has(nameOf(piece))) continue;
    const car = around(rest.map((other) => boxes.get(other) ?? own));
    if (named.has(piece) ? outside(own, car) : isSheet(piece, own, car)) dropped.add(piece);
  }
  for (const piece of dropped) {
    notes.add("warning", "props", { name: nameOf(piece), material: piece.material?.getName() || "unnamed" });
  }
  return pieces.filter((piece) => !dropped.has(piece));
}
