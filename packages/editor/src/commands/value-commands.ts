import type { Placement } from "@carloom/build";
import { withDegrees } from "../geometry/upright.ts";
import type { Quat } from "../geometry/quat.ts";
import { resized, type StickerPatch, updateStickers } from "../mutate/stickers.ts";
import type { ValueCommand } from "./command.ts";
import { movableIds, needsSticker, someMovable } from "./selected.ts";

type Part = Pick<ValueCommand, "unit" | "min" | "max"> & {
  id: string;
  step: string;
  patch(sticker: Placement, value: number): StickerPatch;
};

const value = ({ id, step, patch, ...range }: Part): ValueCommand => ({
  ...range,
  id: `sticker.${id}`,
  labelKey: `studio.command.${id}`,
  when: someMovable,
  needs: needsSticker,
  perform({ editor }, number) {
    const ids = movableIds(editor.state);
    const held = Math.max(range.min, Math.min(range.max, number));
    editor.edit({ key: step }, (document) => updateStickers(document, ids, (sticker) => patch(sticker, held)));
  },
});
const side = (index: 0 | 1) => (sticker: Placement, mm: number) => {
  const ratio = mm / 1000 / sticker.size[index];
  return resized(sticker, [sticker.size[0] * ratio, sticker.size[1] * ratio]);
};

/** Exact values for the selected stickers; sides keep the proportions. */
export const valueCommands: readonly ValueCommand[] = [
  value({ id: "width", unit: "mm", min: 5, max: 8000, step: "studio.step.sticker-scale", patch: side(0) }),
  value({ id: "height", unit: "mm", min: 5, max: 8000, step: "studio.step.sticker-scale", patch: side(1) }),
  value({
    id: "angle",
    unit: "°",
    min: -180,
    max: 180,
    step: "studio.step.sticker-turn",
    patch: ({ rotation }, degrees) => ({ rotation: withDegrees(rotation as Quat, degrees) }),
  }),
  value({
    id: "opacity",
    unit: "%",
    min: 0,
    max: 100,
    step: "studio.step.sticker-opacity",
    patch: (_, percent) => ({ opacity: percent / 100 }),
  }),
];
