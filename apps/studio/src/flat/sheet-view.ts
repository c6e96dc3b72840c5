import type { SheetView } from "@carloom/editor/flat";

type Size = { width: number; height: number };
type Point = { x: number; y: number };

/** CSS pixels a mm: from a sheet of twelve metres on a phone to a millimetre as large as a finger. */
const LEAST = 0.015;
const MOST = 12;
/** CSS pixels around a sheet that is fitted. */
const ROOM = 16;
/** CSS pixels of the sheet that stay in the picture however far it is moved. */
const HELD = 60;

/** The sheet, or a part of it, as large as the picture holds. */
export function fitted(sheet: Size, picture: Size, part: Point & Size = { x: 0, y: 0, ...sheet }): SheetView {
  const scale = Math.max(
    LEAST,
    Math.min(
      MOST,
      (picture.width - 2 * ROOM) / Math.max(1, part.width),
      (picture.height - 2 * ROOM) / Math.max(1, part.height),
    ),
  );
  return {
    scale,
    x: part.x + part.width / 2 - picture.width / 2 / scale,
    y: part.y + part.height / 2 - picture.height / 2 / scale,
  };
}

/** Keeps some of the sheet in the picture. */
export function held({ x, y, scale }: SheetView, sheet: Size, picture: Size): SheetView {
  const within = (at: number, long: number, shown: number) =>
    Math.max((HELD - shown) / scale, Math.min(long - HELD / scale, at));
  return { scale, x: within(x, sheet.width, picture.width), y: within(y, sheet.height, picture.height) };
}

/** Larger or smaller around a point of the picture, which stays where it is. */
export function zoomed(view: SheetView, factor: number, around: Point): SheetView {
  const scale = Math.max(LEAST, Math.min(MOST, view.scale * factor));
  return {
    scale,
    x: view.x + around.x / view.scale - around.x / scale,
    y: view.y + around.y / view.scale - around.y / scale,
  };
}

export const moved = ({ x, y, scale }: SheetView, dx: number, dy: number): SheetView => ({
  scale,
  x: x - dx / scale,
  y: y - dy / scale,
});
