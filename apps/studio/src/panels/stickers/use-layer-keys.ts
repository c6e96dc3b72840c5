import { stepStickers } from "@carloom/editor";
import type { KeyboardEvent } from "react";
import { useStudio } from "../../workspace/studio-context.tsx";
import { between, type LayerRow } from "./layer-rows.ts";

type List = {
  rows: readonly LayerRow[];
  fold(group: string, folded: boolean): void;
  focus(key: string): void;
  toggle(row: LayerRow): void;
};

/** Ids that a row stands for. */
export const idsOfRow = (row: LayerRow): string[] =>
  row.kind === "layer" ? [row.sticker.id] : row.members.map(({ id }) => id);

/**
 * Keys on a row: arrows go up and down, with Shift they select on the way, with Alt or Ctrl they move the layer; left
 * and right fold a group; Space adds to the selection or takes out of it; F2 renames.
 */
export function useLayerKeys({ rows, fold, focus, toggle }: List) {
  const { editor, ui } = useStudio();
  return (event: KeyboardEvent<HTMLElement>, row: LayerRow, moving: boolean) => {
    const index = rows.findIndex(({ key }) => key === row.key);
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    // a folded group is left for the one around it
    const group = row.kind === "group" && !row.folded ? row.name : (row.within.at(-1) ?? null);
    if (by !== 0 && (moving || event.altKey || event.ctrlKey || event.metaKey)) {
      const { stickers } = editor.state.selection;
      const own = idsOfRow(row);
      const ids = own.some((id) => stickers.includes(id)) ? stickers : own;
      // Rows run from the top: up in the list is up in the order.
      editor.edit({ key: "studio.step.sticker-order" }, (build) => stepStickers(build, ids, by < 0 ? 1 : -1));
      focus(row.key);
    } else if (by !== 0 || event.key === "Home" || event.key === "End") {
      const to = event.key === "Home" ? 0 : event.key === "End" ? rows.length - 1 : index + by;
      const next = rows[to];
      if (!next) return;
      focus(next.key);
      if (event.shiftKey) {
        const chosen = new Set(editor.state.selection.stickers);
        for (const id of between(rows, row.key, next.key)) {
          chosen.delete(id);
          chosen.add(id);
        }
        editor.select({ stickers: [...chosen] });
      }
    } else if (event.key === "ArrowLeft" && group !== null) {
      fold(group, true);
      focus(`group:${group}`);
    } else if (event.key === "ArrowRight" && row.kind === "group") fold(row.name, false);
    else if (event.key === " " && !moving) toggle(row);
    else if (event.key === "F2") ui.set({ renaming: row.key });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
