import { type BuildDocument, leanOf, type Placement } from "@carloom/build";
import { normalOf, type Quat, rotate, type Vec3 } from "../geometry/quat.ts";
import { uprightRotation } from "../geometry/upright.ts";
import { type StickerPatch, updateStickers } from "./stickers.ts";

export type Alignment = "left" | "center" | "right" | "top" | "middle" | "bottom";
export type Direction = "across" | "up";
/** Lays a sticker on the surface near a point; null where nobody knows the surface. */
export type LayAt = (sticker: Placement, position: Vec3) => StickerPatch | null;

/** Cosine between two normals up to which stickers are on the same side of the car. */
const SAME_SIDE = 0.5;

type Box = { sticker: Placement; at: number; half: number };

const dot = (a: Readonly<Vec3>, b: Readonly<Vec3>) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The stickers that look where the primary looks, with the primary's axes: level to the right, and up. */
function plane(document: BuildDocument, ids: readonly string[]) {
  const wanted = new Set(ids);
  const primary = document.stickers.find(({ id }) => id === ids.at(-1));
  if (!primary) return null;
  const normal = normalOf(primary.rotation);
  const level = uprightRotation(normal);
  const members = document.stickers.filter(
    (one) => wanted.has(one.id) && !one.locked && dot(normalOf(one.rotation), normal) > SAME_SIDE,
  );
  const axes: Record<Direction, Vec3> = { across: rotate(level, [1, 0, 0]), up: rotate(level, [0, 1, 0]) };
  return { members, axes };
}

/** Centre and half extent of a sticker along an axis, metres. */
function boxAlong(sticker: Placement, axis: Vec3): Box {
  const rotation = sticker.rotation as Quat;
  const [width, height] = sticker.size;
  const right = Math.abs(dot(rotate(rotation, [1, 0, 0]), axis));
  const up = Math.abs(dot(rotate(rotation, [leanOf(sticker), 1, 0]), axis));
  return { sticker, at: dot(sticker.position, axis), half: (right * width + up * height) / 2 };
}

function shifted(document: BuildDocument, moves: Map<string, number>, axis: Vec3, layAt?: LayAt): BuildDocument {
  return updateStickers(document, [...moves.keys()], (sticker) => {
    const by = moves.get(sticker.id) ?? 0;
    if (Math.abs(by) < 1e-6) return {};
    const [x, y, z] = sticker.position;
    const round = (value: number) => Math.max(-30, Math.min(30, Math.round(value * 1e7) / 1e7));
    const position: Vec3 = [round(x + axis[0] * by), round(y + axis[1] * by), round(z + axis[2] * by)];
    return layAt?.(sticker, position) ?? { position };
  });
}

/** How many of these stickers alignment would look at: unlocked, and on the primary's side of the car. */
export const alignable = (document: BuildDocument, ids: readonly string[]): number =>
  plane(document, ids)?.members.length ?? 0;

/** Brings edges or centres into line with the outermost of the selection. */
export function alignStickers(
  document: BuildDocument,
  ids: readonly string[],
  how: Alignment,
  layAt?: LayAt,
): BuildDocument {
  const found = plane(document, ids);
  if (!found || found.members.length < 2) return document;
  const axis = found.axes[how === "left" || how === "center" || how === "right" ? "across" : "up"];
  const boxes = found.members.map((sticker) => boxAlong(sticker, axis));
  const low = Math.min(...boxes.map(({ at, half }) => at - half));
  const high = Math.max(...boxes.map(({ at, half }) => at + half));
  const target = ({ at, half }: Box): number => {
    if (how === "left" || how === "bottom") return low + half - at;
    if (how === "right" || how === "top") return high - half - at;
    return (low + high) / 2 - at;
  };
  return shifted(document, new Map(boxes.map((box) => [box.sticker.id, target(box)])), axis, layAt);
}

/** Equal gaps between three and more; the outermost stay. */
export function distributeStickers(
  document: BuildDocument,
  ids: readonly string[],
  along: Direction,
  layAt?: LayAt,
): BuildDocument {
  const found = plane(document, ids);
  if (!found || found.members.length < 3) return document;
  const axis = found.axes[along];
  const boxes = found.members.map((sticker) => boxAlong(sticker, axis)).sort((a, b) => a.at - b.at);
  const first = boxes[0];
  const last = boxes.at(-1);
  if (!first || !last) return document;
  const inner = boxes.reduce((sum, { half }) => sum + 2 * half, 0);
  const gap = (last.at + last.half - (first.at - first.half) - inner) / (boxes.length - 1);
  let edge = first.at - first.half;
  const moves = new Map<string, number>();
  for (const { sticker, at, half } of boxes) {
    moves.set(sticker.id, edge + half - at);
    edge += 2 * half + gap;
  }
  return shifted(document, moves, axis, layAt);
}
