import type { Placement } from "@carloom/build";
import { moved, removeStickers, duplicateStickers, shiftSticker, updateStickers } from "../mutate/stickers.ts";
import { primaryOf } from "../selection.ts";
import type { EditorState } from "../editor.ts";
import type { Command } from "./command.ts";

export const selectedStickers = (state: EditorState): Placement[] =>
  state.document.stickers.filter(({ id }) => state.selection.stickers.includes(id));
const movable = (state: EditorState) => selectedStickers(state).filter((sticker) => !sticker.locked);
const some = (state: EditorState) => state.selection.stickers.length > 0;
const someMovable = (state: EditorState) => movable(state).length > 0;

const nudge = (id: string, key: string, right: number, up: number): Command[] =>
  [
    { name: "", by: 1, keys: [key] },
    { name: "-far", by: 10, keys: [`Shift+${key}`] },
    { name: "-fine", by: 0.1, keys: [`Alt+${key}`] },
  ].map(({ name, by, keys }) => ({
    id: `sticker.nudge-${id}${name}`,
    labelKey: `studio.command.nudge-${id}`,
    group: "sticker",
    shortcuts: keys,
    held: true,
    when: someMovable,
    perform({ editor }) {
      const ids = movable(editor.state).map((sticker) => sticker.id);
      const label = { key: "studio.step.sticker-move" };
      editor.begin(label);
      editor.edit(label, (document) =>
        updateStickers(document, ids, (s) => ({ position: moved(s, (right * by) / 1000, (up * by) / 1000) })),
      );
    },
  }));

const order = (id: string, by: number, shortcuts: readonly string[]): Command => ({
  id: `sticker.order-${id}`,
  labelKey: `studio.command.order-${id}`,
  group: "sticker",
  shortcuts,
  when(state) {
    const primary = primaryOf(state.selection);
    const index = state.document.stickers.findIndex((sticker) => sticker.id === primary);
    return index >= 0 && (by > 0 ? index < state.document.stickers.length - 1 : index > 0);
  },
  perform({ editor }) {
    const primary = primaryOf(editor.state.selection);
    if (primary) editor.edit({ key: "studio.step.sticker-order" }, (document) => shiftSticker(document, primary, by));
  },
});

const toggle = (
  id: string,
  stepKey: string,
  shortcuts: readonly string[],
  patch: (sticker: Placement, on: boolean) => Partial<Placement>,
  isOn: (sticker: Placement) => boolean,
): Command => ({
  id: `sticker.${id}`,
  labelKey: `studio.command.${id}`,
  group: "sticker",
  shortcuts,
  when: some,
  perform({ editor }) {
    const on = !selectedStickers(editor.state).every(isOn);
    editor.edit({ key: stepKey }, (document) =>
      updateStickers(document, editor.state.selection.stickers, (sticker) => patch(sticker, on)),
    );
  },
});

export const stickerCommands: readonly Command[] = [
  ...nudge("left", "ArrowLeft", -1, 0),
  ...nudge("right", "ArrowRight", 1, 0),
  ...nudge("up", "ArrowUp", 0, 1),
  ...nudge("down", "ArrowDown", 0, -1),
  order("up", 1, ["]"]),
  order("down", -1, ["["]),
  order("top", Number.POSITIVE_INFINITY, ["Shift+]"]),
  order("bottom", Number.NEGATIVE_INFINITY, ["Shift+["]),
  toggle(
    "hide",
    "studio.step.sticker-hide",
    ["Shift+E"],
    (_, hidden) => ({ hidden }),
    (s) => s.hidden,
  ),
  toggle(
    "lock",
    "studio.step.sticker-lock",
    ["Shift+L"],
    (_, locked) => ({ locked }),
    (s) => s.locked,
  ),
  toggle(
    "flip",
    "studio.step.sticker-flip",
    ["Shift+H"],
    (_, flip) => ({ flip }),
    (s) => s.flip,
  ),
  toggle(
    "mirror",
    "studio.step.sticker-mirror",
    ["M"],
    (_, on) => ({ mirror: on ? { readable: true } : null }),
    (s) => s.mirror !== null,
  ),
  {
    id: "sticker.duplicate",
    labelKey: "studio.command.duplicate",
    group: "sticker",
    shortcuts: ["Mod+D"],
    when: some,
    perform({ editor, newId }) {
      const ids = editor.state.selection.stickers;
      const copies = new Map(ids.map((id) => [id, newId()]));
      editor.edit(
        { key: "studio.step.sticker-duplicate" },
        (document) => duplicateStickers(document, ids, (id) => copies.get(id) ?? newId()),
        { stickers: [...copies.values()] },
      );
    },
  },
  {
    id: "sticker.delete",
    labelKey: "studio.command.delete",
    group: "sticker",
    shortcuts: ["Delete", "Backspace"],
    when: someMovable,
    perform({ editor }) {
      const ids = movable(editor.state).map((sticker) => sticker.id);
      editor.edit({ key: "studio.step.sticker-delete" }, (document) => removeStickers(document, ids));
    },
  },
];
