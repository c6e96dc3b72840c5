import type { SheetView } from "@carloom/editor/flat";
import { useMemo } from "react";
import { fitted, held, moved, zoomed } from "./sheet-view.ts";
import type { FlatSheet } from "./sheets.ts";

type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** Which part of a sheet is shown. Marks over it follow every change of the picture (`onChange`). */
export type SheetControl = {
  readonly view: SheetView;
  readonly size: Size;
  resize(size: Size): void;
  /** CSS pixels at the picture's left and upper edge that rulers take of it: a fitted sheet lies beside them. */
  leave(edge: number): void;
  fit(): void;
  /** Brings a place of the sheet into the middle where it is not in the picture. */
  reveal(point: Point): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, around?: Point): void;
  /** Something that the sheet shows is another. */
  changed(): void;
  onChange(listener: () => void): () => void;
  onMove(listener: () => void): () => void;
};

/** @param content the part of the sheet that is looked at as a whole */
export function createSheetControl(sheet: Size, content?: Point & Size): SheetControl {
  let size: Size = { width: 0, height: 0 };
  let view: SheetView = { x: 0, y: 0, scale: 0.1 };
  let isFitted = true;
  let edge = 0;
  const changes = new Set<() => void>();
  const moves = new Set<() => void>();
  const tell = (listeners: ReadonlySet<() => void>) => {
    for (const listener of Array.from(listeners)) listener();
  };
  const set = (next: SheetView, fits = false) => {
    view = fits ? next : held(next, sheet, size);
    isFitted = fits;
    tell(changes);
    tell(moves);
  };
  const on = (listeners: Set<() => void>, listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const whole = (): SheetView => {
    const room = { width: Math.max(1, size.width - edge), height: Math.max(1, size.height - edge) };
    const { x, y, scale } = fitted(sheet, room, content);
    return { x: x - edge / scale, y: y - edge / scale, scale };
  };
  const middle = () => ({ x: size.width / 2, y: size.height / 2 });
  return {
    get view() {
      return view;
    },
    get size() {
      return size;
    },
    resize(next) {
      if (next.width === size.width && next.height === size.height) return;
      const center = { x: view.x + size.width / 2 / view.scale, y: view.y + size.height / 2 / view.scale };
      size = next;
      if (isFitted) return set(whole(), true);
      set({ ...view, x: center.x - size.width / 2 / view.scale, y: center.y - size.height / 2 / view.scale });
    },
    leave(next) {
      if (next === edge) return;
      edge = next;
      if (isFitted && size.width > 0) set(whole(), true);
    },
    fit: () => set(whole(), true),
    reveal(point) {
      const [x, y] = [(point.x - view.x) * view.scale, (point.y - view.y) * view.scale];
      if (x >= 0 && y >= 0 && x <= size.width && y <= size.height) return;
      set({ ...view, x: point.x - size.width / 2 / view.scale, y: point.y - size.height / 2 / view.scale });
    },
    pan: (dx, dy) => set(moved(view, dx, dy)),
    zoom: (factor, around = middle()) => set(zoomed(view, factor, around)),
    changed: () => tell(changes),
    onChange: (listener) => on(changes, listener),
    onMove: (listener) => on(moves, listener),
  };
}

/** Around all pieces; the sheet's head is for paper. */
function contentOf(sheet: FlatSheet): (Point & Size) | undefined {
  if (sheet.kind !== "panels" || sheet.layout.placed.length === 0) return undefined;
  const { placed } = sheet.layout;
  const [x, y] = [Math.min(...placed.map((p) => p.left)), Math.min(...placed.map((p) => p.bottom - p.height))];
  const right = Math.max(...placed.map((p) => p.left + p.width));
  return { x, y, width: right - x, height: Math.max(...placed.map((p) => p.bottom)) + 90 - y };
}

export const useSheetControl = (sheet: FlatSheet): SheetControl =>
  useMemo(
    () => createSheetControl({ width: sheet.space.width, height: sheet.space.height }, contentOf(sheet)),
    [sheet],
  );
