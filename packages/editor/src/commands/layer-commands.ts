import type { EditorState } from "../editor.ts";
import {
  freeGroupName,
  groupStickers,
  groupAround,
  groupsOf,
  insideOf,
  stepStickers,
  stickersToEnd,
  ungroupStickers,
} from "../mutate/groups.ts";
import { tidied } from "../mutate/nesting.ts";
import { duplicateStickers, removeStickers, updateStickers } from "../mutate/stickers.ts";
import { primaryOf } from "../selection.ts";
import type { Command, CommandContext } from "./command.ts";
import { movableIds, needsSticker, selectedStickers, some, someMovable } from "./selected.ts";

const shared = { group: "layer", when: some, needs: () => "studio.needs.sticker" } as const;

const order = (
  id: string,
  shortcut: string,
  change: (document: EditorState["document"], ids: readonly string[]) => EditorState["document"],
): Command => ({
  ...shared,
  id: `sticker.order-${id}`,
  labelKey: `studio.command.order-${id}`,
  shortcuts: [shortcut],
  when: (state) => some(state) && change(state.document, state.selection.stickers) !== state.document,
  needs: (state) => (some(state) ? `studio.needs.order-${id}` : "studio.needs.sticker"),
  perform({ editor }) {
    const ids = editor.state.selection.stickers;
    editor.edit({ key: "studio.step.sticker-order" }, (document) => change(document, ids));
  },
});

const toggle = (id: string, shortcuts: readonly string[], field: "hidden" | "locked" | "whole"): Command => {
  const active = (state: EditorState) =>
    some(state) && selectedStickers(state).every((sticker) => sticker[field] === true);
  return {
    ...shared,
    id: `sticker.${id}`,
    labelKey: `studio.command.${id}`,
    shortcuts,
    active,
    perform({ editor }) {
      const on = !active(editor.state);
      editor.edit({ key: `studio.step.sticker-${id}` }, (document) =>
        updateStickers(document, editor.state.selection.stickers, { [field]: on }),
      );
    },
  };
};

/** The layer above (1) or below (−1) the primary one, all around. */
function selectNeighbour({ editor }: CommandContext, by: 1 | -1): void {
  const { stickers } = editor.state.document;
  const at = stickers.findIndex(({ id }) => id === primaryOf(editor.state.selection));
  const from = at < 0 ? (by > 0 ? -1 : stickers.length) : at;
  const next = stickers[(from + by + stickers.length) % stickers.length];
  if (next) editor.select({ stickers: [next.id] });
}

const anyLayer = (state: EditorState) => state.document.stickers.length > 0;
const select = (id: string, shortcut: string, perform: Command["perform"]): Command => ({
  id: `sticker.select-${id}`,
  labelKey: `studio.command.select-${id}`,
  group: "layer",
  shortcuts: [shortcut],
  when: anyLayer,
  needs: () => "studio.needs.layer",
  perform,
});

/** Everything about the order and the life of layers. */
export const layerCommands: readonly Command[] = [
  order("up", "]", (document, ids) => stepStickers(document, ids, 1)),
  order("down", "[", (document, ids) => stepStickers(document, ids, -1)),
  order("top", "Shift+]", (document, ids) => stickersToEnd(document, ids, "top")),
  order("bottom", "Shift+[", (document, ids) => stickersToEnd(document, ids, "bottom")),
  toggle("hide", ["Shift+E"], "hidden"),
  toggle("lock", ["Shift+L"], "locked"),
  toggle("whole", [], "whole"),
  {
    ...shared,
    id: "sticker.group",
    labelKey: "studio.command.group",
    shortcuts: ["Mod+G"],
    perform({ editor, text }) {
      const ids = editor.state.selection.stickers;
      editor.edit({ key: "studio.step.sticker-group" }, (document) =>
        groupStickers(
          document,
          ids,
          freeGroupName(document, (number) => text("studio.layers.group-name", { number })),
        ),
      );
    },
  },
  {
    ...shared,
    id: "sticker.ungroup",
    labelKey: "studio.command.ungroup",
    shortcuts: ["Mod+Shift+G"],
    when: (state) => groupsOf(state.document, state.selection.stickers).length > 0,
    needs: () => "studio.needs.group",
    perform({ editor }) {
      const ids = editor.state.selection.stickers;
      editor.edit({ key: "studio.step.sticker-ungroup" }, (document) => ungroupStickers(document, ids));
    },
  },
  {
    ...shared,
    id: "sticker.duplicate",
    labelKey: "studio.command.duplicate",
    shortcuts: ["Mod+D"],
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
    ...shared,
    id: "sticker.delete",
    labelKey: "studio.command.delete",
    shortcuts: ["Delete", "Backspace"],
    when: someMovable,
    needs: needsSticker,
    perform({ editor }) {
      const ids = movableIds(editor.state);
      editor.edit({ key: "studio.step.sticker-delete" }, (document) => tidied(removeStickers(document, ids)));
    },
  },
  select("all", "Mod+A", ({ editor }) =>
    editor.select({ stickers: editor.state.document.stickers.map(({ id }) => id) }),
  ),
  {
    ...shared,
    id: "sticker.select-group",
    labelKey: "studio.command.select-group",
    shortcuts: ["Shift+G"],
    when: (state) => groupsOf(state.document, state.selection.stickers).length > 0,
    needs: () => "studio.needs.group",
    perform({ editor }) {
      const { document, selection } = editor.state;
      editor.select({ stickers: [...groupAround(document, selection.stickers), ...selection.stickers] });
    },
  },
  {
    ...shared,
    id: "sticker.enter-group",
    labelKey: "studio.command.enter-group",
    shortcuts: ["Alt+Shift+G"],
    when: (state) => insideOf(state.document, state.selection.stickers) !== null,
    needs: () => "studio.needs.whole-group",
    perform({ editor }) {
      const { document, selection } = editor.state;
      editor.select({ stickers: insideOf(document, selection.stickers) ?? [...selection.stickers] });
    },
  },
  select("next", ".", (context) => selectNeighbour(context, 1)),
  select("previous", ",", (context) => selectNeighbour(context, -1)),
];
