import { between, halvesOf } from "./halves.ts";
import { excessOf, type Laid, lay } from "./lay.ts";
import { connected, type Mesh, part, withCuts } from "./mesh.ts";
import { isWithin, relieved } from "./relief.ts";

const MOST_CUTS = 8;
/** How often a part is halved; what does not lie flat then goes on until it does. */
const DEEPEST = 2;
const WORTH = 0.9;
/** mm²: a smaller part is laid as it lies. */
const SCRAP = 2_000;

/** A piece of film that covers a part of a panel; cuts that do not part it are in it. */
export type Piece = { laid: Laid; cuts: number };

/**
 * Lays a part of a panel so that the film stretches no more than it takes: whole where that goes, else with relief cuts,
 * else in halves by the way they face. Where nothing helps further it stays as it is; the stretch is known.
 * @param limit share of a length
 */
export function piecesOf(mesh: Mesh, limit: number, depth = 0): Piece[] {
  const whole = lay(mesh);
  const trimmed = trim(whole);
  if (trimmed) return connected(trimmed).flatMap((list) => piecesOf(part(trimmed, list), limit, depth));
  let best: Piece = { laid: whole, cuts: 0 };
  const isScrap = whole.sheet.rest.area.reduce((sum, area) => sum + area, 0) < SCRAP;
  if (isWithin(whole, limit) || (isScrap && whole.isWhole)) return [best];
  while (best.cuts < MOST_CUTS && !isWithin(best.laid, limit)) {
    const next = relieved(best.laid, limit);
    if (!next) break;
    best = { laid: next.laid, cuts: best.cuts + 1 };
  }
  const isWhole = best.laid.isWhole;
  if (isWithin(best.laid, limit) || (isWhole && depth >= DEEPEST)) return [best];
  const halves = halved(mesh, limit, depth);
  if (!halves) return [best];
  const excess = halves.reduce((sum, { laid }) => sum + excessOf(laid, limit), 0);
  return excess < WORTH * excessOf(best.laid, limit) || !isWhole ? halves : [best];
}

/** Of the area: what is turned over and less than this is cut off, as an installer trims a frayed edge. */
const FRAYED = 0.01;

/** The mesh without its few triangles that lie wrong; null where there are none, or too many. */
function trim({ sheet: { mesh, rest }, turned }: Laid): Mesh | null {
  if (turned.length === 0 || turned.length === mesh.source.length) return null;
  const area = turned.reduce((sum, t) => sum + rest.area[t]!, 0);
  if (area > FRAYED * rest.area.reduce((sum, one) => sum + one, 0)) return null;
  return withCuts(
    mesh,
    turned.flatMap((t) => [t * 3, t * 3 + 1, t * 3 + 2]),
  );
}

function halved(mesh: Mesh, limit: number, depth: number): Piece[] | null {
  const parted = withCuts(mesh, between(mesh, halvesOf(mesh)));
  const lists = connected(parted);
  if (lists.length < 2) return inTwo(mesh, limit, depth);
  return lists.flatMap((list) => piecesOf(part(parted, list), limit, depth + 1));
}

/** What looks one way all over and lies over itself all the same: the nearer and the farther half of its triangles. */
function inTwo(mesh: Mesh, limit: number, depth: number): Piece[] | null {
  const count = mesh.source.length;
  if (count < 2) return null;
  const half = new Uint8Array(count);
  const queue = [0];
  const seen = new Uint8Array(count);
  seen[0] = 1;
  for (let i = 0; i < queue.length; i++) {
    const t = queue[i]!;
    half[t] = i < count / 2 ? 0 : 1;
    for (let side = t * 3; side < t * 3 + 3; side++) {
      const other = mesh.joined[side]! < 0 ? -1 : Math.floor(mesh.joined[side]! / 3);
      if (other < 0 || seen[other]) continue;
      seen[other] = 1;
      queue.push(other);
    }
  }
  const parted = withCuts(mesh, between(mesh, half));
  return connected(parted).flatMap((list) => piecesOf(part(parted, list), limit, depth + 1));
}
