import { DEPTH_LIMIT, type Placement } from "@carloom/build";
import { type Quat, rotate, type Vec3 } from "../geometry/quat.ts";
import type { ArtRoom } from "./art-rooms.ts";
import type { Pixels } from "./draw-room.ts";

/** A part of a picture, pixels. */
export type PixelBox = { left: number; top: number; width: number; height: number };
/** A room of which a part is printed: the part, which may have grown, and the box that prints it. */
export type CroppedRoom = { box: PixelBox; placed: Pick<Placement, "position" | "rotation" | "size" | "depth"> };

/** Metres before and behind what is printed; sides of a sticker at least. */
const DEEP = 0.006;
const LEAST = 0.005;
const LEAST_DEPTH = 0.012;

type Span = { low: number; high: number };

/** How deep the surface lies within a rectangle of the room's plane, metres; null where none of it is there. */
function depthWithin({ triangles }: ArtRoom, x0: number, y0: number, x1: number, y1: number): Span | null {
  let [low, high] = [Infinity, -Infinity];
  for (const { plane, deep } of triangles) {
    let polygon = plane.map(([x, y], k): Vec3 => [x, y, deep[k] ?? 0]);
    for (const [axis, side, bound] of [
      [0, 1, x0],
      [0, -1, -x1],
      [1, 1, y0],
      [1, -1, -y1],
    ] as const) {
      const out: Vec3[] = [];
      for (const [i, a] of polygon.entries()) {
        const b = polygon[(i + 1) % polygon.length] ?? a;
        const [da, db] = [a[axis] * side - bound, b[axis] * side - bound];
        if (da >= 0) out.push(a);
        if (da >= 0 === db >= 0) continue;
        const t = da / (da - db);
        out.push([a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]), a[2] + t * (b[2] - a[2])]);
      }
      polygon = out;
    }
    for (const [, , z] of polygon) {
      low = Math.min(low, z);
      high = Math.max(high, z);
    }
  }
  return low <= high ? { low, high } : null;
}

/**
 * Draws a room in to what has ink, so that no more is stored, and billed, than is printed. Where the surface is deep there
 * the part grows again, because no box is deeper than its face allows.
 */
export function croppedRoom(room: ArtRoom, { width, height }: Pixels, ink: PixelBox): CroppedRoom {
  const [sx, sy] = [room.size[0] / width, room.size[1] / height];
  let box = grown(ink, { width: LEAST / sx, height: LEAST / sy }, { width, height });
  let depth = room.depth;
  let middle = 0;
  for (let turn = 0; turn < 3; turn++) {
    const [x0, y0] = [box.left * sx, box.top * sy];
    const found = depthWithin(room, x0, y0, x0 + box.width * sx, y0 + box.height * sy);
    middle = found ? (found.low + found.high) / 2 : 0;
    depth = Math.max(LEAST_DEPTH, found ? found.high - found.low + 2 * DEEP : room.depth);
    const wanted = Math.max(LEAST, depth / DEPTH_LIMIT);
    if (Math.max(box.width * sx, box.height * sy) >= wanted - 1e-9) break;
    box = grown(box, { width: wanted / sx, height: 0 }, { width, height });
  }
  const [u, v] = [
    (box.left + box.width / 2) * sx - room.size[0] / 2,
    room.size[1] / 2 - (box.top + box.height / 2) * sy,
  ];
  const shift = rotate(room.rotation as Quat, [u, v, middle]);
  return {
    box,
    placed: {
      position: room.position.map((value, k) => value + (shift[k] ?? 0)) as Vec3,
      rotation: [...room.rotation],
      size: [box.width * sx, box.height * sy],
      depth,
    },
  };
}

type Sides = { width: number; height: number };

/** Larger to both sides, as far as the picture goes. */
function grown({ left, top, width, height }: PixelBox, wanted: Sides, most: Sides): PixelBox {
  const span = (from: number, long: number, least: number, all: number): [number, number] => {
    const next = Math.min(all, Math.max(long, Math.ceil(least)));
    return [Math.max(0, Math.min(all - next, Math.round(from - (next - long) / 2))), next];
  };
  const [x, wide] = span(left, width, wanted.width, most.width);
  const [y, tall] = span(top, height, wanted.height, most.height);
  return { left: x, top: y, width: wide, height: tall };
}
