import { boundsOf, centreOf, type Matrix, type Piece, sizeOf } from "../geometry/piece.ts";
import { IDENTITY, multiply, rotation, transformPiece } from "../geometry/transform.ts";
import { words } from "../propose/words.ts";
import type { Notes } from "../report.ts";

/** Where words stand in a car, with how sure that is. The wheel of the steering is ahead of the seats, not at the nose. */
const FRONT: readonly [RegExp, number][] = [
  [/ front | head ?(light|lamp)s? | headlights? /, 3],
  [/ hood | bonnet | grill\w* | \w*grille? | windshield | windscreen | wipers? /, 2],
  [/ steering | dash\w* | pedals? | engine | f[lr] | [lr]f /, 1],
];
const REAR: readonly [RegExp, number][] = [
  [/ rear | tail ?(light|lamp)s? | taillights?\w* | brake ?lights? /, 3],
  [/ trunk | boot | tailgate | hatch | exhausts?\w* | tailpipes? | spoiler | diffuser | rearwindow | licen[cs]e /, 2],
  [/ r[lr] | [lb]r | bl /, 1],
];

function weight(text: string, rules: readonly [RegExp, number][]): number {
  return rules.find(([pattern]) => pattern.test(text))?.[1] ?? 0;
}

/** Positive when the nose lies towards the positive end of `axis`; `evidence` names the part that weighs most. */
function noseEvidence(pieces: readonly Piece[], axis: 0 | 2): { sign: number; evidence: string } {
  const middle = centreOf(boundsOf(pieces))[axis];
  const length = sizeOf(boundsOf(pieces))[axis];
  let score = 0;
  let best = 0;
  let evidence = "";
  for (const piece of pieces) {
    const text = words(`${piece.node} ${piece.material?.getName() ?? ""}`);
    const front = weight(text, FRONT);
    const rear = weight(text, REAR);
    if (front === rear) continue;
    const away = (centreOf(boundsOf([piece]))[axis] - middle) / length;
    const vote = (front - rear) * away;
    score += vote;
    if (Math.abs(vote) > best) {
      best = Math.abs(vote);
      evidence = piece.node || (piece.material?.getName() ?? "");
    }
  }
  return { sign: Math.abs(score) > 0.15 ? Math.sign(score) : 0, evidence };
}

export type NoseOption = "+x" | "-x" | "+z" | "-z";

function turnFor(nose: NoseOption): number {
  return { "+z": 0, "-z": 180, "+x": -90, "-x": 90 }[nose];
}

/** Where the road wheels hang under the car: the axis and its sign; null when no wheel is named. */
function downByWheels(pieces: readonly Piece[]): { axis: 0 | 1 | 2; sign: number } | null {
  const wheels = pieces.filter((piece) => {
    const text = words(`${piece.path.join(" ")} ${piece.material?.getName() ?? ""}`);
    return / (tyres?|tires?|rims?|wheels?) /.test(text) && !/ (steering\w*|arch|well) /.test(text);
  });
  if (wheels.length < 2) return null;
  const car = boundsOf(pieces);
  const centre = centreOf(car);
  const size = sizeOf(car);
  const low = centreOf(boundsOf(wheels)).map((value, k) => (value - (centre[k] as number)) / (size[k] as number));
  const axis = ([0, 1, 2] as const).reduce((best, k) =>
    Math.abs(low[k] as number) > Math.abs(low[best] as number) ? k : best,
  );
  return Math.abs(low[axis] as number) > 0.12 ? { axis, sign: Math.sign(low[axis] as number) } : null;
}

/** The turn that sets a car upright: by its wheels, else by the height being the shortest side (files with Z up). Null when it stands. */
function upright(pieces: readonly Piece[]): Matrix | null {
  const [x, y, z] = sizeOf(boundsOf(pieces));
  const down = downByWheels(pieces);
  if (down?.axis === 1) return down.sign < 0 ? null : rotation([0, 0, 1], Math.PI);
  if (down?.axis === 2) return rotation([1, 0, 0], (down.sign * Math.PI) / 2);
  if (down?.axis === 0) return rotation([0, 0, 1], (-down.sign * Math.PI) / 2);
  if (y <= 1.25 * Math.min(x, z)) return null;
  return z <= x ? rotation([1, 0, 0], -Math.PI / 2) : rotation([0, 0, 1], Math.PI / 2);
}

/** The turn that makes +Y up and points the nose to +Z: the length is the longest side, the nose follows names. */
export function turnOf(pieces: readonly Piece[], stated: NoseOption | undefined, notes: Notes): Matrix {
  let turned = [...pieces];
  const stand = upright(turned);
  if (stand) {
    turned = turned.map((piece) => transformPiece(piece, stand));
    notes.add("warning", "turned-up");
  }
  const [width, , depth] = sizeOf(boundsOf(turned));
  const axis = width > depth ? 0 : 2;
  const found = noseEvidence(turned, axis);
  const nose: NoseOption = stated ?? `${found.sign < 0 ? "-" : "+"}${axis === 0 ? "x" : "z"}`;
  const degrees = turnFor(nose);
  if (degrees !== 0) {
    notes.add("done", "turned-nose", { degrees, evidence: stated ? "stated" : found.evidence || "the longest side" });
  } else if (stated || found.sign !== 0)
    notes.add("done", "nose-sure", { evidence: stated ? "stated" : found.evidence });
  if (!stated && found.sign === 0) notes.add("warning", "nose-unsure");
  const turn = degrees === 0 ? IDENTITY : rotation([0, 1, 0], (degrees * Math.PI) / 180);
  return stand ? multiply(turn, stand) : turn;
}

export function orient(pieces: readonly Piece[], stated: NoseOption | undefined, notes: Notes): Piece[] {
  const turn = turnOf(pieces, stated, notes);
  return turn === IDENTITY ? [...pieces] : pieces.map((piece) => transformPiece(piece, turn));
}
