import { BLENDS, type Blend } from "@carloom/build";
import type { EditorState } from "../editor.ts";
import { blendStickers, maskStickers } from "../mutate/masks.ts";
import type { Command } from "./command.ts";
import { movable, movableIds, needsSticker, someMovable } from "./selected.ts";

const shared = { group: "layer", when: someMovable, needs: needsSticker } as const;

/** The layer right below the lowest of those selected. */
function below({ document, selection }: EditorState): string | null {
  const at = document.stickers.findIndex(({ id }) => selection.stickers.includes(id));
  return document.stickers[at - 1]?.id ?? null;
}

const masked = (state: EditorState) => movable(state).filter(({ mask }) => mask);
const someMasked = (state: EditorState) => masked(state).length > 0;
const everyBlends = (state: EditorState, blend: Blend | null) =>
  someMovable(state) && movable(state).every((one) => (one.blend ?? null) === blend);

const blending = (id: string, blend: Blend | null): Command => ({
  ...shared,
  id: `sticker.blend-${id}`,
  labelKey: `studio.command.blend-${id}`,
  active: (state) => everyBlends(state, blend),
  perform({ editor }) {
    const ids = movableIds(editor.state);
    const next = everyBlends(editor.state, blend) ? null : blend;
    editor.edit({ key: "studio.step.sticker-blend" }, (document) => blendStickers(document, ids, next));
  },
});

/** What layers are clipped by, and how they meet what lies below them. */
export const maskCommands: readonly Command[] = [
  {
    ...shared,
    id: "sticker.mask-below",
    labelKey: "studio.command.mask-below",
    shortcuts: ["Mod+Alt+G"],
    when: (state) => someMovable(state) && below(state) !== null,
    needs: (state) => (someMovable(state) ? "studio.needs.layer-below" : needsSticker(state)),
    perform({ editor }) {
      const [ids, layer] = [movableIds(editor.state), below(editor.state)];
      if (layer === null) return;
      editor.edit({ key: "studio.step.sticker-mask" }, (document) =>
        maskStickers(document, ids, { layer, inverted: false }),
      );
    },
  },
  {
    ...shared,
    id: "sticker.mask-invert",
    labelKey: "studio.command.mask-invert",
    when: someMasked,
    needs: () => "studio.needs.masked",
    active: (state) => someMasked(state) && masked(state).every(({ mask }) => mask?.inverted),
    perform({ editor }) {
      const all = masked(editor.state);
      const inverted = !all.every(({ mask }) => mask?.inverted);
      editor.edit({ key: "studio.step.sticker-mask" }, (document) =>
        all.reduce((next, { id, mask }) => (mask ? maskStickers(next, [id], { ...mask, inverted }) : next), document),
      );
    },
  },
  {
    ...shared,
    id: "sticker.mask-release",
    labelKey: "studio.command.mask-release",
    when: someMasked,
    needs: () => "studio.needs.masked",
    perform({ editor }) {
      const ids = masked(editor.state).map(({ id }) => id);
      editor.edit({ key: "studio.step.sticker-mask" }, (document) => maskStickers(document, ids, null));
    },
  },
  blending("over", null),
  ...BLENDS.map((blend) => blending(blend, blend)),
];
