import { type BuildDocument, leanOf, MOST_SKEW, type Placement } from "@carloom/build";
import {
  aroundNormal,
  conjugate,
  multiply,
  normalize,
  type Quat,
  normalOf,
  rotate,
  type Vec3,
} from "../geometry/quat.ts";
import { uprightRotation } from "../geometry/upright.ts";
import { carried, type Nearest, onBody } from "./paste.ts";
import { resized, updateStickers } from "./stickers.ts";

/** The common frame of several stickers: as upright as art on the side of the car that the last of them is on. Metres. */
export type Frame = {
  center: Vec3;
  rotation: Quat;
  size: [number, number];
  /** How far its upper side lies to the right, as a tangent; absent is not at all. */
  lean?: number;
};

const dot = (a: Readonly<Vec3>, b: Readonly<Vec3>) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Points of a rectangle: top left, top right, bottom right, bottom left as it is looked at. */
export function cornersOf({ center, rotation, size, lean = 0 }: Frame): [Vec3, Vec3, Vec3, Vec3] {
  const at = (right: number, up: number): Vec3 => {
    const [x, y, z] = rotate(rotation, [(right * size[0] + lean * up * size[1]) / 2, (up * size[1]) / 2, 0]);
    return [center[0] + x, center[1] + y, center[2] + z];
  };
  return [at(-1, 1), at(1, 1), at(1, -1), at(-1, -1)];
}

/** The frame of one sticker. */
export const faceOf = (sticker: Placement): Frame => ({
  center: [...sticker.position],
  rotation: sticker.rotation as Quat,
  size: [...sticker.size],
  lean: leanOf(sticker),
});

/** Null for none. @param stickers the primary last */
export function frameOf(stickers: readonly Placement[]): Frame | null {
  const primary = stickers.at(-1);
  if (!primary) return null;
  const normal = normalOf(primary.rotation);
  const rotation = uprightRotation(normal);
  const [right, up] = [rotate(rotation, [1, 0, 0]), rotate(rotation, [0, 1, 0])];
  const low = [Infinity, Infinity];
  const high = [-Infinity, -Infinity];
  for (const sticker of stickers)
    for (const corner of cornersOf(faceOf(sticker)))
      for (const [k, axis] of [right, up].entries()) {
        low[k] = Math.min(low[k] ?? 0, dot(corner, axis));
        high[k] = Math.max(high[k] ?? 0, dot(corner, axis));
      }
  const [left = 0, bottom = 0] = low;
  const [end = 0, top = 0] = high;
  // in the plane of the primary
  const depth = dot(primary.position, normal);
  const out = (k: 0 | 1 | 2) => (right[k] * (left + end)) / 2 + (up[k] * (bottom + top)) / 2 + normal[k] * depth;
  return { center: [out(0), out(1), out(2)], rotation, size: [end - left, top - bottom] };
}

/** What is done to a frame: `by` metres to its right and up, `to` a place of the body, `turn` radians anticlockwise, `scale` a factor, `lean` a tangent by which its upper side goes to the right. */
export type Reframe = {
  by?: readonly [right: number, up: number];
  along?: Readonly<Vec3>;
  to?: { position: Readonly<Vec3>; rotation: Quat };
  turn?: number;
  scale?: number;
  lean?: number;
};

const MOST = 8;
const LEAST = 0.005;
/** A factor that keeps every side of every sticker within the document's limits. */
function heldScale(stickers: readonly Placement[], scale: number): number {
  const sides = stickers.flatMap(({ size }) => size);
  return Math.min(MOST / Math.max(...sides), Math.max(LEAST / Math.min(...sides), scale));
}

/**
 * A sticker after its frame leans: what its right and up become is turned, sized and skewed art again.
 * @param lean tangent, about the frame's middle
 */
function skewedIn(
  { center, rotation }: Frame,
  sticker: Placement,
  lean: number,
): Pick<Placement, "position" | "rotation" | "size" | "depth"> & { skew: number } {
  const from = sticker.position.map((value, k) => value - (center[k] ?? 0)) as Vec3;
  const [px, py, pz] = rotate(conjugate(rotation), from);
  const [dx, dy, dz] = rotate(rotation, [px + lean * py, py, pz]);
  const own = sticker.rotation as Quat;
  const [cx, cy] = rotate(multiply(conjugate(rotation), own), [1, 0, 0]);
  const angle = Math.atan2(cy, cx);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [width, height] = sticker.size;
  const was = leanOf(sticker);
  const [ax, ay] = [cos * width + lean * sin * width, sin * width];
  const [ux, uy] = [-sin + was * cos, cos + was * sin];
  const [bx, by] = [(ux + lean * uy) * height, uy * height];
  const wide = Math.hypot(ax, ay);
  const high = (ax * by - ay * bx) / wide;
  const leans = (ax * bx + ay * by) / (wide * high);
  const degrees = (Math.atan(leans) * 180) / Math.PI;
  const size = resized(sticker, [wide, high]);
  return {
    position: [center[0] + dx, center[1] + dy, center[2] + dz],
    rotation: normalize(multiply(own, aroundNormal(Math.atan2(ay, ax) - angle))),
    size: size.size ?? sticker.size,
    depth: size.depth ?? sticker.depth,
    skew: Math.max(-MOST_SKEW, Math.min(MOST_SKEW, Math.round(degrees * 1e6) / 1e6)) + 0,
  };
}

/**
 * Moves, turns, scales and skews stickers as one piece, each laid on the body again where one is known. What `ids` does not
 * name stays.
 * @param frame that of the stickers as they are in the document
 */
export function reframe(
  document: BuildDocument,
  ids: readonly string[],
  frame: Frame,
  { by = [0, 0], along = [0, 0, 0], to, turn = 0, scale = 1, lean = 0 }: Reframe,
  nearest?: Nearest,
): BuildDocument {
  const wanted = new Set(ids);
  const held = heldScale(
    document.stickers.filter(({ id }) => wanted.has(id)),
    scale,
  );
  const { center, rotation } = frame;
  const shift = rotate(rotation, [by[0], by[1], 0]);
  const position: Vec3 = to
    ? [...to.position]
    : [center[0] + shift[0] + along[0], center[1] + shift[1] + along[1], center[2] + shift[2] + along[2]];
  const target = { position, rotation: normalize(multiply(to?.rotation ?? rotation, aroundNormal(turn))) };
  return updateStickers(document, ids, (sticker) => {
    const [x, y, z] = sticker.position;
    const spread: Placement = {
      ...sticker,
      position: [
        center[0] + (x - center[0]) * held,
        center[1] + (y - center[1]) * held,
        center[2] + (z - center[2]) * held,
      ],
    };
    const skewed = lean === 0 ? null : skewedIn(frame, spread, lean);
    const moved = carried(skewed ? { ...spread, ...skewed } : spread, { position: center, rotation }, target);
    const laid = (nearest && onBody(moved, nearest)) ?? moved;
    const [width, height] = sticker.size;
    return {
      position: laid.position,
      rotation: laid.rotation,
      ...(skewed && { size: skewed.size, skew: skewed.skew, depth: skewed.depth }),
      ...(held !== 1 && resized(sticker, [width * held, height * held])),
    };
  });
}
