import type { Placement } from "@carloom/build";
import type { Editor } from "../editor.ts";
import { updateStickers } from "../mutate/stickers.ts";
import { primaryOf } from "../selection.ts";
import {
  CLICK_SLOP,
  distance,
  type Handle,
  type Hit,
  type LivePatch,
  type PointerInput,
  type Surface,
  type Tool,
} from "./surface.ts";
import { SNAP_REACH, type Snap } from "./snap.ts";
import { type Grip, keptAngle, movePatch, pinchPatch, scalePatch, type Step, turnPatch } from "./transform.ts";

/** What a running drag does, for the label beside the sticker and the lines it was pulled to. */
export type LiveDrag = {
  id: string;
  mode: "move" | "scale" | "turn";
  placement: Placement;
  snaps: readonly Snap[];
};

export type SelectToolPorts<H extends Hit> = {
  editor: Editor;
  surface: Surface<H>;
  /** A press without a drag, on the car or beside it (null). */
  clicked(hit: H | null, pointer: PointerInput): void;
  live(drag: LiveDrag | null): void;
  keepAspect(): boolean;
  /** Drags are pulled to lines of the car. */
  snap(): boolean;
};

type State =
  | { name: "idle" }
  | { name: "pressed"; pointer: PointerInput; grip: Grip | null }
  | { name: "moving"; pointer: PointerInput; grip: Grip; angle: number }
  | { name: "handling"; pointer: PointerInput; grip: Grip; handle: Handle }
  | { name: "pinching"; grip: Grip; from: [PointerInput, PointerInput]; at: [PointerInput, PointerInput] };

const STEP = { move: "studio.step.sticker-move", scale: "studio.step.sticker-scale", turn: "studio.step.sticker-turn" };

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
    return placement && !placement.locked && !placement.hidden ? placement : null;
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
  const drag = (grip: Grip, step: Step | null) => {
    if (!step) return;
    patch = { ...patch, ...step.patch };
    surface.drag(patch);
    ports.live({ id: grip.placement.id, mode, placement: { ...grip.placement, ...patch }, snaps: step.snaps });
  };
  const pulls = (pointer: PointerInput) => ports.snap() && !pointer.free;
  const pullOf = (grip: Grip, pointer: PointerInput) =>
    pulls(pointer)
      ? {
          others: editor.state.document.stickers.filter(({ id }) => id !== grip.placement.id),
          reach: pointer.touch ? SNAP_REACH.touch : SNAP_REACH.fine,
        }
      : null;
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
      const placement = selected();
      if (handle && placement) {
        const grip = gripOf(placement, pointer, handle.twin ?? false);
        return grip
          ? start(grip, { name: "handling", pointer, grip, handle }, handle.kind === "turn" ? "turn" : "scale")
          : false;
      }
      const hit = placement ? surface.pick(pointer.x, pointer.y) : null;
      const grip = placement && hit?.placementId === placement.id ? gripOf(placement, pointer, hit.twin) : null;
      state = { name: "pressed", pointer, grip };
      return grip !== null;
    },
    move(pointer) {
      if (state.name === "pressed" && state.grip && state.pointer.id === pointer.id) {
        if (distance(state.pointer, pointer) <= CLICK_SLOP) return;
        const { grip } = state;
        if (!start(grip, { name: "moving", pointer, grip, angle: keptAngle(surface, grip) }, "move"))
          state = { name: "idle" };
      }
      if (state.name === "moving" && state.pointer.id === pointer.id) {
        state = { ...state, pointer };
        drag(state.grip, movePatch(surface, state.grip, state.angle, pointer, pullOf(state.grip, pointer)));
      } else if (state.name === "handling" && state.pointer.id === pointer.id) {
        const { grip, handle } = state;
        drag(
          grip,
          handle.kind === "turn"
            ? turnPatch(grip, grip.start, pointer, pointer.shift, pulls(pointer) ? surface : null)
            : { patch: scalePatch(grip, handle, pointer, ports.keepAspect() !== pointer.shift), snaps: [] },
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
      if (state.name === "pressed" && state.pointer.id === pointer.id) {
        const click = distance(state.pointer, pointer) <= CLICK_SLOP;
        state = { name: "idle" };
        if (click) ports.clicked(surface.pick(pointer.x, pointer.y), pointer);
      } else if (state.name === "moving" || state.name === "handling") {
        if (state.pointer.id === pointer.id) finish(state.grip);
      } else if (state.name === "pinching") finish(state.grip);
    },
    cancel() {
      if (state.name === "idle" || state.name === "pressed") {
        state = { name: "idle" };
        return ports.live(null);
      }
      letGo();
      abandon();
    },
  };
}
