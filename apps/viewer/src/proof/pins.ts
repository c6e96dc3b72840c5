import type { ProofSheet } from "@carloom/build";

type Comment = ProofSheet["comments"][number];

/** Where a comment points: a piece's drawing in shares of its sides, or the car in car space. */
export type Place =
  | { kind: "piece"; piece: number; x: number; y: number }
  | { kind: "car"; point: [number, number, number]; normal: [number, number, number] };
/** A comment with a place, as it is numbered everywhere. */
export type Pin = { id: string; number: number; place: Place };

const three = (list: readonly number[] | null): [number, number, number] | null => {
  const [x, y, z] = list ?? [];
  return x === undefined || y === undefined || z === undefined ? null : [x, y, z];
};

function placeOf({ place }: Comment): Place | null {
  if (!place) return null;
  const { piece, x, y } = place;
  if (piece !== null && x !== null && y !== null) return { kind: "piece", piece, x, y };
  const [point, normal] = [three(place.point), three(place.normal)];
  return point && normal ? { kind: "car", point, normal } : null;
}

/** Comments with a place in the order in which they were made, from 1. */
export function numbered(comments: readonly Comment[]): Pin[] {
  const pins: Pin[] = [];
  for (const comment of comments) {
    const place = placeOf(comment);
    if (place) pins.push({ id: comment.id, number: pins.length + 1, place });
  }
  return pins;
}

/** What an operation takes. */
export const placeInput = (place: Place | null) =>
  place === null
    ? null
    : place.kind === "piece"
      ? { piece: place.piece, x: place.x, y: place.y }
      : { point: place.point, normal: place.normal };

/** Comments in threads: each with its answers, all in the order in which they were made. */
export function threads(comments: readonly Comment[]): { comment: Comment; answers: Comment[] }[] {
  return comments
    .filter(({ answers }) => answers === null)
    .map((comment) => ({ comment, answers: comments.filter(({ answers }) => answers === comment.id) }));
}
