import type { Patch } from "../faces/patch.ts";
import { facesOf, runsOf } from "../faces/runs.ts";
import { triangleCross, type Vec3 } from "../geometry/piece.ts";
import type { Faces } from "./format.ts";
import type { ScreenPoint } from "./outline.ts";
import type { Chosen } from "./reach.ts";
import { seenIn, type Sight } from "./seen.ts";

export const countOf = (chosen: Chosen): number => [...chosen.values()].reduce((sum, { size }) => sum + size, 0);

/** Adds what is not chosen; where all of it is, takes it away. */
export function toggled(chosen: Chosen, given: Chosen): Chosen {
  const isThere = [...given].every(([piece, faces]) => [...faces].every((face) => chosen.get(piece)?.has(face)));
  const next = new Map([...chosen].map(([piece, faces]) => [piece, new Set(faces)]));
  for (const [piece, faces] of given) {
    const own = next.get(piece) ?? new Set<number>();
    for (const face of faces) {
      if (isThere) own.delete(face);
      else own.add(face);
    }
    if (own.size > 0) next.set(piece, own);
    else next.delete(piece);
  }
  return next;
}

/** What is chosen, to be kept: one patch a piece. */
export const patchesOf = ({ pieces }: Faces, chosen: Chosen, as: string): (Patch & { runs: number[] })[] =>
  [...chosen].flatMap(([at, faces]) => {
    const piece = pieces[at];
    return piece ? [{ piece: piece.number, triangles: piece.index.length / 3, runs: runsOf(faces), as }] : [];
  });

/** Whole pieces of the file, by their numbers. */
export const wholePieces = ({ pieces }: Faces, numbers: readonly number[]): Chosen =>
  new Map(
    pieces.flatMap(({ number, index }, at) =>
      numbers.includes(number) ? [[at, new Set(Array.from({ length: index.length / 3 }, (_, face) => face))]] : [],
    ),
  );

/** Corners of faces, nine numbers each, to be laid over the car. */
export function soupOf({ pieces }: Faces, chosen: Chosen | readonly Pick<Patch, "piece" | "runs">[]): Float32Array {
  const lists: (readonly [number, Iterable<number>])[] = Array.isArray(chosen)
    ? chosen.map(({ piece, runs }) => [pieces.findIndex(({ number }) => number === piece), facesOf(runs)] as const)
    : [...(chosen as Chosen)];
  const out: number[] = [];
  for (const [at, faces] of lists) {
    const piece = pieces[at];
    if (!piece) continue;
    for (const face of faces)
      for (let corner = 0; corner < 3; corner++) {
        const from = (piece.index[face * 3 + corner] as number) * 3;
        out.push(
          piece.position[from] as number,
          piece.position[from + 1] as number,
          piece.position[from + 2] as number,
        );
      }
  }
  return Float32Array.from(out);
}

/**
 * What lies in a rectangle or an outline of the picture and looks at whoever looks: faces by their middle, or with
 * `isWhole` connected pieces that lie in it entirely. What something else lies before stays out, unless it is asked for;
 * of a piece that does not lie behind something it is enough to see a face.
 * @param isIn is a place of the picture within it
 */
export function inPicture(
  faces: Faces,
  sight: Sight,
  isIn: (at: ScreenPoint) => boolean,
  { isWhole, isThrough }: { isWhole: boolean; isThrough: boolean },
): Chosen {
  const { pieces } = faces;
  const { eye } = sight;
  const inside = new Map<number, Set<number>>();
  const places: ScreenPoint[] = [];
  for (const [at, { position, index, component }] of pieces.entries()) {
    const own = new Set<number>();
    const outside = new Set<number>();
    for (let face = 0; face < index.length / 3; face++) {
      const label = component[face] as number;
      if (isWhole && outside.has(label)) continue;
      const middle = [0, 1, 2].map((k) =>
        [0, 1, 2].reduce(
          (sum, corner) => sum + (position[(index[face * 3 + corner] as number) * 3 + k] as number) / 3,
          0,
        ),
      ) as Vec3;
      const place = sight.project(middle);
      if (!place || !isIn(place)) {
        outside.add(label);
        continue;
      }
      const cross = triangleCross(position, index, face);
      const towards = [0, 1, 2].reduce(
        (sum, k) => sum + (cross[k] as number) * ((eye[k] as number) - (middle[k] as number)),
        0,
      );
      if (!isWhole && !isThrough && towards <= 0) continue;
      own.add(face);
      places.push(place);
    }
    if (isWhole) for (const face of own) if (outside.has(component[face] as number)) own.delete(face);
    if (own.size > 0) inside.set(at, own);
  }
  return isThrough || inside.size === 0 ? inside : seenOf(faces, sight, inside, places, isWhole);
}

function seenOf(faces: Faces, sight: Sight, inside: Chosen, places: readonly ScreenPoint[], isWhole: boolean): Chosen {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of places) {
    box.left = Math.min(box.left, x - 1);
    box.top = Math.min(box.top, y - 1);
    box.right = Math.max(box.right, x + 1);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  const isSeen = seenIn(faces, sight, box);
  const chosen = new Map<number, Set<number>>();
  for (const [at, own] of inside) {
    const seen = [...own].filter((face) => isSeen(at, face));
    const labels = new Set(seen.map((face) => faces.pieces[at]?.component[face]));
    const kept = isWhole ? [...own].filter((face) => labels.has(faces.pieces[at]?.component[face])) : seen;
    if (kept.length > 0) chosen.set(at, new Set(kept));
  }
  return chosen;
}
