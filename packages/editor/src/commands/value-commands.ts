import { type BuildDocument, leanOf, MOST_SKEW, type Placement } from "@carloom/build";
import { degreesOf, withDegrees } from "../geometry/upright.ts";
import type { EditorState } from "../editor.ts";
import type { Frame, Reframe } from "../mutate/frame.ts";
import { primaryOf } from "../selection.ts";
import type { Quat } from "../geometry/quat.ts";
import { fadeGroup, groupThatIs } from "../mutate/nesting.ts";
import { resized, type StickerPatch, updateStickers } from "../mutate/stickers.ts";
import type { ValueCommand } from "./command.ts";
import { reframeSelected } from "./reframe-selected.ts";
import { movable, movableIds, needsSticker, someMovable } from "./selected.ts";

type Part = Pick<ValueCommand, "unit" | "min" | "max"> & {
  id: string;
  step: string;
  patch(sticker: Placement, value: number): StickerPatch;
  /** What it is for several as one piece. */
  frame?: { kind: "scale" | "turn" | "skew"; change(frame: Frame, value: number, state: EditorState): Reframe };
  /** What it is for a whole group, which has one of its own. */
  group?: { step: string; change(document: BuildDocument, group: string, value: number): BuildDocument };
};

const value = ({ id, step, patch, frame, group, ...range }: Part): ValueCommand => ({
  ...range,
  id: `sticker.${id}`,
  labelKey: `studio.command.${id}`,
  when: someMovable,
  needs: needsSticker,
  perform({ editor, nearest }, number) {
    const ids = movableIds(editor.state);
    const held = Math.max(range.min, Math.min(range.max, number));
    const { state } = editor;
    const whole = group ? groupThatIs(state.document, state.selection.stickers) : null;
    if (group && whole !== null)
      return editor.edit({ key: group.step }, (document) => group.change(document, whole, held));
    if (frame && reframeSelected(editor, frame.kind, (now) => frame.change(now, held, state), nearest))
      return editor.commit();
    editor.edit({ key: step }, (document) => updateStickers(document, ids, (sticker) => patch(sticker, held)));
  },
});
const side = (index: 0 | 1) => (sticker: Placement, mm: number) => {
  const ratio = mm / 1000 / sticker.size[index];
  return resized(sticker, [sticker.size[0] * ratio, sticker.size[1] * ratio]);
};

const frameSide = (index: 0 | 1): Part["frame"] => ({
  kind: "scale",
  change: ({ size }, mm) => ({ scale: mm / 1000 / size[index] }),
});
/** The turn after which the primary of the selection stands at `degrees`. */
function turnTo(state: EditorState, degrees: number): number {
  const primary = movable(state).find(({ id }) => id === primaryOf(state.selection)) ?? movable(state).at(-1);
  return primary ? ((degreesOf(primary.rotation as Quat) - degrees) * Math.PI) / 180 : 0;
}

/** How much a frame has to lean so that its primary stands at `degrees`, where that is upright in it. */
export function leanTo(state: EditorState, degrees: number): number {
  const primary = movable(state).find(({ id }) => id === primaryOf(state.selection)) ?? movable(state).at(-1);
  return Math.tan((degrees * Math.PI) / 180) - (primary ? leanOf(primary) : 0);
}

/** Exact values for the selected stickers; sides keep the proportions. */
export const valueCommands: readonly ValueCommand[] = [
  value({
    id: "width",
    unit: "mm",
    min: 5,
    max: 8000,
    step: "studio.step.sticker-scale",
    patch: side(0),
    frame: frameSide(0),
  }),
  value({
    id: "height",
    unit: "mm",
    min: 5,
    max: 8000,
    step: "studio.step.sticker-scale",
    patch: side(1),
    frame: frameSide(1),
  }),
  value({
    id: "angle",
    unit: "°",
    min: -180,
    max: 180,
    step: "studio.step.sticker-turn",
    patch: ({ rotation }, degrees) => ({ rotation: withDegrees(rotation as Quat, degrees) }),
    frame: { kind: "turn", change: (_, degrees, state) => ({ turn: turnTo(state, degrees) }) },
  }),
  value({
    id: "skew",
    unit: "°",
    min: -MOST_SKEW,
    max: MOST_SKEW,
    step: "studio.step.sticker-skew",
    patch: (_, degrees) => ({ skew: degrees }),
    frame: { kind: "skew", change: (_, degrees, state) => ({ lean: leanTo(state, degrees) }) },
  }),
  value({
    id: "opacity",
    unit: "%",
    min: 0,
    max: 100,
    step: "studio.step.sticker-opacity",
    patch: (_, percent) => ({ opacity: percent / 100 }),
    group: {
      step: "studio.step.group-opacity",
      change: (document, name, percent) => fadeGroup(document, name, percent / 100),
    },
  }),
];
