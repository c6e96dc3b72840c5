import {
  type BuildDocument,
  fadedAround,
  leanOf,
  MOST_PIECES,
  type Placement,
  recolorArt,
  type ShapeArt,
  type TextArt,
} from "@carloom/build";
import {
  type Matrix,
  placed,
  posed,
  recolorVinyl,
  times,
  type VinylContent,
  type VinylPiece,
} from "@carloom/build/vinyl";
import { conjugate, frameOf, multiply, type Quat, rotate, type Vec3 } from "@carloom/editor";
import { inCar, inPlane } from "../drawing/drawing.ts";

/** Contents of the vinyls among what is composed, by hash. */
export type Contents = ReadonlyMap<string, VinylContent>;
/** Why layers are no vinyl: pictures among them, other sides of the car, some with twins and some without, too many pieces, too large, a vinyl that is masked, blended or tinted as a whole. */
export type ComposeRefusal = "pictures" | "sides" | "twins" | "many" | "large" | "looks" | "failed";
export type Composed = { content: VinylContent; layer: Omit<Placement, "art" | "id"> };

/** Layers that look this far away from the frame lie on another side. */
const LEAST_FACING = 0.3;
const [LEAST, MOST, MOST_DEPTH] = [0.005, 8, 4];
const round = (value: number) => Math.round(value * 1e7) / 1e7 + 0;

/** Art in one colour, as a tint prints it. */
const tinted = <A extends ShapeArt | TextArt>(art: A, color: string | null): A =>
  color === null ? art : recolorArt(art, () => color);

type Plane = { position: Vec3; rotation: Quat };

/** Where a layer lies in a plane: turned as it is and in its true size, however the body bends. Null: it looks elsewhere. */
function poseIn(plane: Plane, layer: Placement): Matrix | null {
  const { position, rotation, flip } = layer;
  const turn = multiply(conjugate(plane.rotation), rotation as Quat);
  if (rotate(turn, [0, 0, 1])[2] < LEAST_FACING) return null;
  const [x, y] = rotate(turn, [1, 0, 0]);
  const at = inPlane(plane, [...position]);
  const turned = posed(Math.atan2(y, x), [1, 1], [at[0], at[1]]);
  return times(times(turned, [1, 0, leanOf(layer), 1, 0, 0]), [flip ? -1 : 1, 0, 0, 1, 0, 0]);
}

/** Pieces of one layer in a plane; `from` is the place that the first of them gets. */
function piecesOf(layer: Placement, plane: Plane, contents: Contents, from: number): VinylPiece[] | ComposeRefusal {
  const { art, size, opacity, blend, name, tint } = layer;
  const at = poseIn(plane, layer);
  if (!at) return "sides";
  if (art.kind === "library" || art.kind === "upload") return "pictures";
  if (art.kind !== "vinyl") {
    return [
      {
        ...(name && { name }),
        art: tinted(art, tint),
        size: [...size],
        at: [...at],
        ...(opacity < 1 && { opacity }),
        ...(blend && { blend }),
      },
    ];
  }
  if (layer.mask || blend || tint !== null || opacity < 1) return "looks";
  const stored = contents.get(art.hash);
  if (!stored) return "failed";
  const content = recolorVinyl(stored, art.colors);
  const [w, h] = content.size;
  const whole = times(at, [size[0] / w, 0, 0, size[1] / h, 0, 0]);
  return content.pieces.map((piece) => ({
    ...piece,
    at: times(whole, piece.at),
    ...(piece.mask && { mask: { ...piece.mask, piece: piece.mask.piece + from } }),
  }));
}

/** The box around what pieces show. */
function boxOf(pieces: readonly VinylPiece[]): { size: [number, number]; center: [number, number] } {
  let [left, low, right, high] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { size, at, hidden } of pieces) {
    if (hidden) continue;
    for (const [x, y] of [-1, 1].flatMap((i) => [-1, 1].map((j) => placed(at, (i * size[0]) / 2, (j * size[1]) / 2)))) {
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [low, high] = [Math.min(low, y), Math.max(high, y)];
    }
  }
  return { size: [right - left, high - low], center: [(left + right) / 2, (low + high) / 2] };
}

/** What all layers have alike; null where they differ. */
const shared = <T>(values: readonly T[]): T | null => {
  const [first] = values;
  const text = JSON.stringify(first);
  return first !== undefined && values.every((one) => JSON.stringify(one) === text) ? first : null;
};

/**
 * One vinyl of several layers, in the plane of the primary one.
 * @param chosen the primary last
 * @param stickers all layers of the build, bottom first: what clips a chosen one goes along unseen
 */
export function composed(
  chosen: readonly Placement[],
  stickers: readonly Placement[],
  contents: Contents,
): Composed | ComposeRefusal {
  const frame = frameOf(chosen);
  if (!frame) return "failed";
  const plane: Plane = { position: frame.center, rotation: frame.rotation };
  const wanted = new Set(chosen.map(({ id }) => id));
  const drawn = stickers.filter(({ id, hidden }) => wanted.has(id) && !hidden);
  const [bottom] = drawn;
  if (!bottom) return "failed";
  const masks = new Set(drawn.flatMap(({ mask }) => (mask ? [mask.layer] : [])));
  const unseen = stickers.filter(({ id }) => masks.has(id) && !drawn.some((one) => one.id === id));
  const twins = drawn.filter(({ mirror }) => mirror !== null);
  if (twins.length > 0 && twins.length < drawn.length) return "twins";
  const pieces: VinylPiece[] = [];
  const places = new Map<string, number>();
  const clipped: { at: number; layer: string; inverted: boolean }[] = [];
  for (const layer of [...drawn, ...unseen]) {
    const more = piecesOf(layer, plane, contents, pieces.length);
    if (typeof more === "string") return more;
    const isUnseen = unseen.includes(layer);
    // of a vinyl that clips only its first piece could
    if (masks.has(layer.id) && more.length !== 1) return "looks";
    places.set(layer.id, pieces.length);
    if (layer.mask && !isUnseen) clipped.push({ at: pieces.length, ...layer.mask });
    pieces.push(...more.map((piece): VinylPiece => (isUnseen ? { ...piece, hidden: true } : piece)));
    if (pieces.length > MOST_PIECES) return "many";
  }
  for (const { at, layer, inverted } of clipped) {
    const [piece, mask] = [pieces[at], places.get(layer)];
    if (piece && mask !== undefined) pieces[at] = { ...piece, mask: { piece: mask, inverted } };
  }
  const { size, center } = boxOf(pieces);
  if (size.some((side) => side > MOST)) return "large";
  const held: [number, number] = [round(Math.max(LEAST, size[0])), round(Math.max(LEAST, size[1]))];
  const content: VinylContent = {
    version: pieces.some(({ art }) => art.kind === "text" && art.own) ? 2 : 1,
    size: [...held],
    pieces: pieces.map((piece) => {
      const [a, b, c, d, e, f] = piece.at;
      return { ...piece, at: [round(a), round(b), round(c), round(d), round(e - center[0]), round(f - center[1])] };
    }),
  };
  const reach = drawn.map((layer) => {
    const local = rotate(conjugate(plane.rotation), [
      layer.position[0] - plane.position[0],
      layer.position[1] - plane.position[1],
      layer.position[2] - plane.position[2],
    ]);
    return 2 * Math.abs(local[2]) + layer.depth;
  });
  return {
    content,
    layer: {
      position: inCar(plane, center),
      rotation: [...plane.rotation],
      size: held,
      depth: Math.max(LEAST, Math.min(MOST_DEPTH, 1.2 * Math.max(...held), Math.max(...reach))),
      opacity: 1,
      tint: null,
      finish: shared(drawn.map(({ finish }) => finish)) ?? bottom.finish,
      flip: false,
      projection: shared(drawn.map(({ projection }) => projection)) ?? "box",
      panels: shared(drawn.map(({ panels }) => panels)),
      mirror: twins.length > 0 ? { readable: twins.some(({ mirror }) => mirror?.readable) } : null,
      group: null,
      locked: false,
      hidden: false,
      ...(drawn.every(({ whole }) => whole) && { whole: true }),
    },
  };
}

/** Do the same groups fade all of these layers? What takes their place lies in the topmost one's, and is faded by those alone. */
export const fadedAlike = (document: Pick<BuildDocument, "groups">, layers: readonly Placement[]): boolean =>
  new Set(layers.map(({ group }) => JSON.stringify(fadedAround(document, group)))).size < 2;
