import type { Placement } from "@carloom/build";
import type { EditorState } from "../editor.ts";
import { aroundNormal, multiply, normalize, type Quat } from "../geometry/quat.ts";
import { unlinkTwins } from "../mutate/mirror.ts";
import { updateStickers } from "../mutate/stickers.ts";
import type { Command } from "./command.ts";
import { movable, movableIds, needsSticker, someMovable } from "./selected.ts";

const shared = { group: "sticker", when: someMovable, needs: needsSticker } as const;
const linked = (state: EditorState) => movable(state).filter(({ mirror }) => mirror !== null);
const everyLinked = (state: EditorState) => someMovable(state) && linked(state).length === movable(state).length;

type Part = Omit<Command, "group" | "when" | "perform"> & {
  when?: Command["when"];
  step: string;
  patch(sticker: Placement, state: EditorState): Partial<Placement>;
};
const change = ({ step, patch, ...command }: Part): Command => ({
  ...shared,
  ...command,
  perform({ editor }) {
    const { state } = editor;
    editor.edit({ key: step }, (document) => updateStickers(document, movableIds(state), (s) => patch(s, state)));
  },
});

/** What is done to the selected stickers themselves. */
export const stickerCommands: readonly Command[] = [
  change({
    id: "sticker.mirror",
    labelKey: "studio.command.mirror",
    shortcuts: ["M"],
    active: everyLinked,
    step: "studio.step.sticker-mirror",
    patch: ({ mirror }, state) => ({ mirror: everyLinked(state) ? null : (mirror ?? { readable: true }) }),
  }),
  {
    ...shared,
    id: "sticker.unlink",
    labelKey: "studio.command.unlink",
    shortcuts: ["Shift+M"],
    when: (state) => linked(state).length > 0,
    needs: () => "studio.needs.linked",
    perform({ editor, newId }) {
      const ids = linked(editor.state).map(({ id }) => id);
      const twins = new Map(ids.map((id) => [id, newId()]));
      editor.edit({ key: "studio.step.sticker-unlink" }, (document) =>
        unlinkTwins(document, ids, (id) => twins.get(id) ?? newId()),
      );
    },
  },
  change({
    id: "sticker.readable",
    labelKey: "studio.command.readable",
    when: (state) => linked(state).length > 0,
    needs: () => "studio.needs.linked",
    active: (state) => linked(state).length > 0 && linked(state).every(({ mirror }) => mirror?.readable),
    step: "studio.step.sticker-mirror",
    patch: ({ mirror }, state) => {
      const on = linked(state).every((one) => one.mirror?.readable);
      return mirror ? { mirror: { readable: !on } } : {};
    },
  }),
  change({
    id: "sticker.flip",
    labelKey: "studio.command.flip",
    shortcuts: ["Shift+H"],
    step: "studio.step.sticker-flip",
    patch: ({ flip }) => ({ flip: !flip }),
  }),
  change({
    id: "sticker.flip-up",
    labelKey: "studio.command.flip-up",
    shortcuts: ["Shift+V"],
    step: "studio.step.sticker-flip",
    // Upside down is a half turn of the mirror image.
    patch: ({ flip, rotation }) => ({
      flip: !flip,
      rotation: normalize(multiply(rotation as Quat, aroundNormal(Math.PI))),
    }),
  }),
];
