import type { Placement } from "@carloom/build";
import type { Editor } from "../editor.ts";
import type { Quat, Vec3 } from "../geometry/quat.ts";
import { wrapAngle } from "../geometry/quat.ts";
import { cornersOf, type Frame, frameOf, type Reframe, reframe } from "../mutate/frame.ts";
import type { Nearest } from "../mutate/paste.ts";
import type { Measure } from "./gaps.ts";
import type { LiveDrag } from "./live-drag.ts";
import type { Snap } from "./snap.ts";
import { distance, type Handle, type Hit, type PointerInput, type ScreenPoint, type Surface } from "./surface.ts";
import { keptAngle, leanBy, movePatch } from "./transform.ts";

export type FrameOutline = {
  corners: [ScreenPoint, ScreenPoint, ScreenPoint, ScreenPoint];
  center: ScreenPoint;
  facing: boolean;
};

/** Where a frame is in the picture; null where some of it is behind the camera. */
export function frameOutline({ projectToScreen }: Pick<Surface, "projectToScreen">, frame: Frame): FrameOutline | null {
  const [a, b, c, d] = cornersOf(frame).map((corner) => projectToScreen(corner));
  const center = projectToScreen(frame.center);
  if (!a || !b || !c || !d || !center) return null;
  const twice = (p: ScreenPoint, q: ScreenPoint) => p.x * q.y - q.x * p.y;
  // clockwise as it is looked at; from behind it runs the other way
  const area = twice(a, b) + twice(b, c) + twice(c, d) + twice(d, a);
  return { corners: [a, b, c, d], center, facing: area > 0 };
}

/** The selected stickers that a hand can move, the primary last; of one there is no common frame. */
export function framed({ state }: Editor): Placement[] {
  const { stickers: ids } = state.selection;
  if (ids.length < 2) return [];
  const order = new Map(ids.map((id, index) => [id, index]));
  const found = state.document.stickers.filter(({ id, locked, hidden }) => order.has(id) && !locked && !hidden);
  return found.length < 2 ? [] : found.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
}

const STEP = {
  move: "studio.step.stickers-move",
  scale: "studio.step.stickers-scale",
  turn: "studio.step.stickers-turn",
  skew: "studio.step.stickers-skew",
};

type Ports<H extends Hit> = {
  editor: Editor;
  surface: Surface<H>;
  nearest: Nearest | undefined;
  live(drag: LiveDrag | null): void;
  /** What a moved frame is away from, and how far lines and equal gaps pull it; these stickers are the frame's own. */
  measure?(
    frame: Frame,
    own: readonly string[],
    pointer: PointerInput,
  ): { shift: Vec3; measures: readonly Measure[]; snaps: readonly Snap[] } | null;
};

export type FrameDrag = { to(pointer: PointerInput): void; drop(): void; cancel(): void };

/**
 * A drag of several stickers as one piece: by one of them, or by a handle of their frame. Each step is an edit of one open
 * step of the history; when something else is done to the document meanwhile, the drag is over.
 */
export function beginFrameDrag<H extends Hit>(
  { editor, surface, nearest, live, measure }: Ports<H>,
  start: PointerInput,
  by: { handle: Handle } | { sticker: Placement },
): FrameDrag | null {
  const stickers = framed(editor);
  const frame = frameOf(stickers);
  const outline = frame && frameOutline(surface, frame);
  const primary = stickers.at(-1);
  if (!frame || !outline || !primary) return null;
  const ids = stickers.map(({ id }) => id);
  const mode =
    "sticker" in by ? "move" : by.handle.kind === "turn" || by.handle.kind === "skew" ? by.handle.kind : "scale";
  const label = { key: STEP[mode], values: { count: ids.length } };
  const { document } = editor.state;
  let last = document;
  editor.begin(label);

  const own = new Map(ids.map((id, index) => [id, index]));
  /** Lays the frame anew. @returns where it is then */
  const lay = (from: Frame, change: Reframe): Frame => {
    editor.begin(label);
    editor.edit(label, () => reframe(document, ids, from, change, nearest));
    last = editor.state.document;
    const moved = last.stickers.filter(({ id }) => own.has(id));
    return frameOf(moved.sort((a, b) => (own.get(a.id) ?? 0) - (own.get(b.id) ?? 0))) ?? frame;
  };
  const apply = (from: Frame, change: Reframe, pointer: PointerInput) => {
    if (editor.state.document !== last) return;
    let shown = lay(from, change);
    const around = mode === "move" ? measure?.(shown, ids, pointer) : null;
    if (around && change.to && around.shift.some((length) => length !== 0)) {
      const position = change.to.position.map((value, k) => value + (around.shift[k] ?? 0)) as Vec3;
      shown = lay(from, { ...change, to: { ...change.to, position } });
    }
    live({
      id: primary.id,
      mode,
      placement: {
        ...(last.stickers.find(({ id }) => id === primary.id) ?? primary),
        position: shown.center,
        rotation: shown.rotation,
        size: shown.size,
      },
      snaps: around?.snaps ?? [],
      ...(around && { measures: around.measures }),
    });
  };
  const bearing = (p: ScreenPoint) => Math.atan2(p.y - outline.center.y, p.x - outline.center.x);

  let to: FrameDrag["to"];
  if ("sticker" in by) {
    const { sticker } = by;
    const own = surface.placementOutline(sticker.id);
    if (!own) {
      editor.cancel();
      return null;
    }
    const grip = { placement: sticker, start, center: own.center, corners: own.corners, twin: false };
    const angle = keptAngle(surface, grip);
    const anchor: Frame = { center: [...sticker.position] as Vec3, rotation: sticker.rotation as Quat, size: [0, 0] };
    to = (pointer) => {
      const { position, rotation } = movePatch(surface, grip, angle, pointer)?.patch ?? {};
      if (position && rotation)
        apply(anchor, { to: { position: position as Vec3, rotation: rotation as Quat } }, pointer);
    };
  } else if (mode === "turn")
    to = (pointer) => {
      const clockwise = wrapAngle(bearing(pointer) - bearing(start));
      const step = Math.PI / 12;
      apply(frame, { turn: -(pointer.shift ? Math.round(clockwise / step) * step : clockwise) }, pointer);
    };
  else if (mode === "skew")
    to = (pointer) => {
      const lean = leanBy({ start, corners: outline.corners }, frame.size, pointer);
      const degrees = (Math.atan(lean) * 180) / Math.PI;
      const held = pointer.shift ? Math.round(degrees / 5) * 5 : degrees;
      apply(frame, { lean: Math.tan((Math.max(-70, Math.min(70, held)) * Math.PI) / 180) }, pointer);
    };
  else
    to = (pointer) => {
      const reach = distance(start, outline.center) || 1;
      apply(frame, { scale: Math.max(0.01, distance(pointer, outline.center) / reach) }, pointer);
    };
  return {
    to,
    drop() {
      live(null);
      editor.commit();
    },
    cancel() {
      live(null);
      if (editor.state.document === last) editor.cancel();
      else editor.commit();
    },
  };
}
