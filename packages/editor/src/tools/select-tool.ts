import { leanOf, type Placement } from "@carloom/build";
import type { Editor } from "../editor.ts";
import type { Quat, Vec3 } from "../geometry/quat.ts";
import { updateStickers } from "../mutate/stickers.ts";
import { primaryOf } from "../selection.ts";
import {
  CLICK_SLOP,
  distance,
  type Handle,
  type Hit,
  type LivePatch,
  type PointerInput,
  type ScreenPoint,
  type Surface,
  type Tool,
  type Pose,
} from "./surface.ts";
import type { Frame } from "../mutate/frame.ts";
import { masksIn } from "../mutate/masks.ts";
import type { Nearest } from "../mutate/paste.ts";
import { beginFrameDrag, type FrameDrag, framed } from "./frame-drag.ts";
import { isInside, within } from "./box.ts";
import { resized } from "../mutate/stickers.ts";
import { type Around, measured, metresIn, scaledTo } from "./gaps.ts";
import type { LiveDrag } from "./live-drag.ts";
import { SNAP_REACH } from "./snap.ts";
import {
  type Grip,
  keptAngle,
  movePatch,
  pinchPatch,
  pulledAxes,
  scalePatch,
  skewPatch,
  type Step,
  turnPatch,
} from "./transform.ts";

export type SelectToolPorts<H extends Hit> = {
  editor: Editor;
  surface: Surface<H>;
  /** A press without a drag, on the car or beside it (null). */
  clicked(hit: H | null, pointer: PointerInput): void;
  live(drag: LiveDrag | null): void;
  keepAspect(): boolean;
  /** Drags are pulled to lines of the car. */
  snap(): boolean;
  /** What a sticker is measured against while it is moved. */
  around?(): Omit<Around, "others"> | null;
  /** Where the body lies, as soon as that is known. */
  nearest?(): Nearest | undefined;
  /** The rectangle that is drawn with Shift held down around stickers; null when it is done. */
  boxed?(box: ScreenBox | null): void;
};

/** Two corners of a rectangle in the picture, CSS pixels. */
export type ScreenBox = readonly [ScreenPoint, ScreenPoint];

const modeOf = ({ kind }: Handle): LiveDrag["mode"] => (kind === "turn" || kind === "skew" ? kind : "scale");

const BOTH = [0, 1] as const;
const ACROSS = [0] as const;

type State =
  | { name: "idle" }
  | { name: "gripped"; pointer: PointerInput; sticker: Placement }
  | { name: "framing"; pointer: PointerInput; drag: FrameDrag }
  | { name: "boxing"; pointer: PointerInput; at: PointerInput }
  | { name: "pressed"; pointer: PointerInput; grip: Grip | null }
  | { name: "moving"; pointer: PointerInput; grip: Grip; angle: number }
  | { name: "handling"; pointer: PointerInput; grip: Grip; handle: Handle }
  | { name: "pinching"; grip: Grip; from: [PointerInput, PointerInput]; at: [PointerInput, PointerInput] };

const STEP = {
  move: "studio.step.sticker-move",
  scale: "studio.step.sticker-scale",
  turn: "studio.step.sticker-turn",
  skew: "studio.step.sticker-skew",
};

/** Selects by a click; moves, scales and turns the selected sticker. A drag is one step of the history. */
export function createSelectTool<H extends Hit>(ports: SelectToolPorts<H>): Tool {
  const { editor, surface } = ports;
  let state: State = { name: "idle" };
  let mode: LiveDrag["mode"] = "move";
  let patch: LivePatch = {};
  let letGo = () => {};

  const selected = (): Placement | null => {
    const id = primaryOf(editor.state.selection);
    const placement = editor.state.document.stickers.find((sticker) => sticker.id === id);
    if (!placement || placement.locked) return null;
    // what clips others is moved and shaped although it is hidden
    return !placement.hidden || masksIn(editor.state.document).has(placement.id) ? placement : null;
  };
  const gripOf = (placement: Placement, pointer: PointerInput, twin: boolean): Grip | null => {
    const outline = surface.placementOutline(placement.id, twin);
    if (!outline) return null;
    return { placement, start: { x: pointer.x, y: pointer.y }, center: outline.center, corners: outline.corners, twin };
  };
  const start = (grip: Grip, next: State, as: LiveDrag["mode"]): boolean => {
    if (!surface.beginDrag(grip.placement.id)) return false;
    patch = {};
    mode = as;
    state = next;
    // whatever else is done while it is dragged puts it back first
    letGo = editor.hold({ key: STEP[as] }, abandon);
    return true;
  };
  const abandon = () => {
    state = { name: "idle" };
    ports.live(null);
    surface.cancelDrag();
  };
  const reachOf = (pose: Pose, pointer: PointerInput) =>
    metresIn(surface, pose, pointer.touch ? SNAP_REACH.touch : SNAP_REACH.fine);
  /** What a frame of several is measured against: all layers but its own. */
  const measureFrame = ({ center, rotation, size }: Frame, own: readonly string[], pointer: PointerInput) => {
    const around = ports.around?.();
    if (!around) return null;
    const ids = new Set(own);
    const others = editor.state.document.stickers.filter(({ id }) => !ids.has(id));
    const pose: Pose = { position: center, rotation, depth: 0 };
    return measured(pose, size, { ...around, others }, pulls(pointer) ? reachOf(pose, pointer) : 0);
  };
  const startFrame = (pointer: PointerInput, by: Parameters<typeof beginFrameDrag>[2]): boolean => {
    const running = beginFrameDrag(
      { editor, surface, nearest: ports.nearest?.(), live: (live) => ports.live(live), measure: measureFrame },
      pointer,
      by,
    );
    if (!running) return false;
    state = { name: "framing", pointer, drag: running };
    return true;
  };
  const drag = (grip: Grip, step: Step | null) => {
    if (!step) return;
    patch = { ...patch, ...step.patch };
    surface.drag(patch);
    const { patch: _patch, ...rest } = step;
    ports.live({ id: grip.placement.id, mode, placement: { ...grip.placement, ...patch }, ...rest });
  };
  const pulls = (pointer: PointerInput) => ports.snap() && !pointer.free;
  const pullOf = (grip: Grip, pointer: PointerInput) =>
    pulls(pointer)
      ? {
          others: editor.state.document.stickers.filter(({ id }) => id !== grip.placement.id),
          reach: pointer.touch ? SNAP_REACH.touch : SNAP_REACH.fine,
        }
      : null;
  /** A move with what it is measured against; along an axis that nothing else pulled, lines and equal gaps do. */
  const withGaps = (grip: Grip, step: Step | null, pointer: PointerInput): Step | null => {
    const around = ports.around?.();
    const { position, rotation, depth } = step?.patch ?? {};
    if (!around || grip.twin || !step || !position || !rotation || depth === undefined) return step;
    const pose = { position: position as Vec3, rotation: rotation as Quat, depth };
    const others = editor.state.document.stickers.filter(({ id }) => id !== grip.placement.id);
    const reach = pulls(pointer) ? reachOf(pose, pointer) : 0;
    // in the car's middle art may still go along it; a twin lies where its other one says
    const kinds = new Set(step.snaps.map(({ kind }) => kind));
    const held = kinds.has("twin") ? BOTH : kinds.has("centre") ? ACROSS : [];
    const { shift, measures, snaps } = measured(
      pose,
      grip.placement.size,
      { ...around, others, lean: leanOf(grip.placement) },
      reach,
      held,
    );
    const moved = pose.position.map((value, k) => value + (shift[k] ?? 0)) as Vec3;
    return { ...step, patch: { ...step.patch, position: moved }, measures, snaps: [...step.snaps, ...snaps] };
  };
  /** A change of size that is pulled until an edge lies on a line. */
  const scaled = (grip: Grip, handle: Handle, pointer: PointerInput): Step => {
    const keeps = ports.keepAspect() !== pointer.shift;
    const free = scalePatch(grip, handle, pointer, keeps);
    const around = ports.around?.();
    if (!around || grip.twin || !free.size || !pulls(pointer)) return { patch: free, snaps: [] };
    const { placement } = grip;
    const pose: Pose = { ...placement, rotation: placement.rotation as Quat };
    const along = pulledAxes(handle, pose.rotation, keeps);
    const others = editor.state.document.stickers.filter(({ id }) => id !== placement.id);
    const { factor, snaps } = scaledTo(
      pose,
      free.size,
      { ...around, others, lean: leanOf(placement) },
      reachOf(pose, pointer),
      along,
    );
    if (factor === 1) return { patch: free, snaps };
    const [wide, high] = free.size;
    const one = handle.kind === "edge" && !keeps ? handle.index % 2 : null;
    const size: [number, number] = [one === 0 ? wide : wide * factor, one === 1 ? high : high * factor];
    return { patch: { ...free, ...resized(placement, size) }, snaps };
  };
  const finish = (grip: Grip) => {
    state = { name: "idle" };
    ports.live(null);
    const dropped = surface.endDrag();
    letGo();
    if (!dropped) return;
    const { id, ...rest } = dropped;
    editor.edit({ key: STEP[mode] }, (document) => updateStickers(document, [id], rest), {
      stickers: [grip.placement.id],
    });
  };

  return {
    get state() {
      return state.name;
    },
    down(pointer, handle) {
      if (state.name === "framing" || state.name === "boxing") return true;
      if (state.name === "moving" && pointer.touch && pointer.id !== state.pointer.id) {
        state = {
          name: "pinching",
          grip: { ...state.grip, placement: { ...state.grip.placement, ...patch } },
          from: [state.pointer, pointer],
          at: [state.pointer, pointer],
        };
        mode = "scale";
        return true;
      }
      if (state.name === "pressed" && state.grip && pointer.touch) {
        const { grip, pointer: first } = state;
        return start(grip, { name: "pinching", grip, from: [first, pointer], at: [first, pointer] }, "scale");
      }
      if (state.name !== "idle") return false;
      const several = framed(editor);
      if (handle && several.length > 0) return startFrame(pointer, { handle });
      const under = several.length > 0 ? surface.pick(pointer.x, pointer.y) : null;
      const sticker = under?.twin ? undefined : several.find(({ id }) => id === under?.placementId);
      if (sticker) {
        state = { name: "gripped", pointer, sticker };
        return true;
      }
      const placement = several.length > 0 ? null : selected();
      if (handle && placement) {
        const grip = gripOf(placement, pointer, handle.twin ?? false);
        return grip ? start(grip, { name: "handling", pointer, grip, handle }, modeOf(handle)) : false;
      }
      const hit = placement && !placement.hidden ? surface.pick(pointer.x, pointer.y, placement.id) : null;
      const seen = placement && hit?.placementId === placement.id ? gripOf(placement, pointer, hit.twin) : null;
      const unseen = placement?.hidden ? gripOf(placement, pointer, false) : null;
      const grip = seen ?? (unseen && isInside(pointer, unseen.corners) ? unseen : null);
      if (!grip && pointer.shift && !pointer.touch && ports.boxed) {
        state = { name: "boxing", pointer, at: pointer };
        return true;
      }
      state = { name: "pressed", pointer, grip };
      return grip !== null;
    },
    move(pointer) {
      if (state.name === "gripped" && state.pointer.id === pointer.id) {
        const { pointer: from, sticker } = state;
        if (distance(from, pointer) <= CLICK_SLOP) return;
        if (!startFrame(from, { sticker })) state = { name: "idle" };
      }
      if (state.name === "framing" && state.pointer.id === pointer.id) return state.drag.to(pointer);
      if (state.name === "boxing" && state.pointer.id === pointer.id) {
        state = { ...state, at: pointer };
        return ports.boxed?.([state.pointer, pointer]);
      }
      if (state.name === "pressed" && state.grip && state.pointer.id === pointer.id) {
        if (distance(state.pointer, pointer) <= CLICK_SLOP) return;
        const { grip } = state;
        if (!start(grip, { name: "moving", pointer, grip, angle: keptAngle(surface, grip) }, "move"))
          state = { name: "idle" };
      }
      if (state.name === "moving" && state.pointer.id === pointer.id) {
        state = { ...state, pointer };
        const { grip, angle } = state;
        drag(grip, withGaps(grip, movePatch(surface, grip, angle, pointer, pullOf(grip, pointer)), pointer));
      } else if (state.name === "handling" && state.pointer.id === pointer.id) {
        const { grip, handle } = state;
        drag(
          grip,
          handle.kind === "skew"
            ? skewPatch(grip, pointer, pointer.shift, pulls(pointer))
            : handle.kind === "turn"
              ? turnPatch(grip, grip.start, pointer, pointer.shift, pulls(pointer) ? surface : null)
              : scaled(grip, handle, pointer),
        );
      } else if (state.name === "pinching") {
        const at: [PointerInput, PointerInput] = [
          state.at[0].id === pointer.id ? pointer : state.at[0],
          state.at[1].id === pointer.id ? pointer : state.at[1],
        ];
        state = { ...state, at };
        drag(state.grip, pinchPatch(state.grip, state.from, at, pulls(pointer) ? surface : null));
      }
    },
    up(pointer) {
      if (state.name === "framing" && state.pointer.id === pointer.id) {
        const { drag: running } = state;
        state = { name: "idle" };
        running.drop();
      } else if (state.name === "boxing" && state.pointer.id === pointer.id) {
        const { pointer: from } = state;
        state = { name: "idle" };
        ports.boxed?.(null);
        if (distance(from, pointer) <= CLICK_SLOP) ports.clicked(surface.pick(pointer.x, pointer.y), pointer);
        else {
          const { stickers } = editor.state.selection;
          const found = within(editor.state.document.stickers, surface, [from, pointer]);
          editor.select({ stickers: [...stickers.filter((id) => !found.includes(id)), ...found] });
        }
      } else if ((state.name === "pressed" || state.name === "gripped") && state.pointer.id === pointer.id) {
        const click = distance(state.pointer, pointer) <= CLICK_SLOP;
        state = { name: "idle" };
        if (click) ports.clicked(surface.pick(pointer.x, pointer.y), pointer);
      } else if (state.name === "moving" || state.name === "handling") {
        if (state.pointer.id === pointer.id) finish(state.grip);
      } else if (state.name === "pinching") finish(state.grip);
    },
    cancel() {
      ports.boxed?.(null);
      if (state.name === "framing") {
        const { drag: running } = state;
        state = { name: "idle" };
        return running.cancel();
      }
      if (state.name !== "moving" && state.name !== "handling" && state.name !== "pinching") {
        state = { name: "idle" };
        return ports.live(null);
      }
      letGo();
      abandon();
    },
  };
}
