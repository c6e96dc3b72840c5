import { type BuildDocument, MAX_STICKERS, type Placement } from "@carloom/build";
import { aroundNormal, multiply, normalize, type Quat } from "../geometry/quat.ts";
import { type Nearest, onBody } from "./paste.ts";
import { addSticker, moved } from "./stickers.ts";

/** Copies in all, the first among them. */
export const MOST_COPIES = 100;

/** Where copies go: metres from one to the next in the art's plane, or around a circle on whose top the first stands. */
export type CopyPath =
  | { kind: "line"; count: number; right: number; up: number }
  | { kind: "circle"; count: number; radius: number };

/** The pose of the copy of this number; the art's own plane, before it is laid on the body. */
function posed(sticker: Placement, path: CopyPath, number: number): Placement {
  if (path.kind === "line") return { ...sticker, position: moved(sticker, path.right * number, path.up * number) };
  // clockwise as it is looked at, each turned with the circle
  const angle = (2 * Math.PI * number) / path.count;
  const position = moved(sticker, path.radius * Math.sin(angle), path.radius * (Math.cos(angle) - 1));
  return {
    ...sticker,
    position,
    rotation: normalize(multiply(sticker.rotation as Quat, aroundNormal(-angle))),
  };
}

/**
 * Lays copies of a sticker along a line or a circle, each on the body where that is near, all in one group above it.
 * Unchanged where there is no such sticker, or more than a build holds.
 */
export function copyAlong(
  document: BuildDocument,
  id: string,
  path: CopyPath,
  newId: () => string,
  group: string,
  nearest?: Nearest,
): BuildDocument {
  const sticker = document.stickers.find((one) => one.id === id);
  const count = Math.max(1, Math.min(MOST_COPIES, Math.round(path.count)));
  if (!sticker || count < 2 || document.stickers.length + count - 1 > MAX_STICKERS) return document;
  const inGroup = sticker.group ?? group;
  const first: Placement = { ...sticker, group: inGroup };
  let next: BuildDocument = {
    ...document,
    stickers: document.stickers.map((one) => (one.id === id ? first : one)),
  };
  let above = id;
  for (let number = 1; number < count; number++) {
    const there = posed(first, { ...path, count }, number);
    const copy = { ...((nearest && onBody(there, nearest)) ?? there), id: newId(), locked: false };
    next = addSticker(next, copy, above);
    above = copy.id;
  }
  return next;
}
