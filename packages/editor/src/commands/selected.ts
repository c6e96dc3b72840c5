import type { Placement } from "@carloom/build";
import type { EditorState } from "../editor.ts";

export const selectedStickers = (state: EditorState): Placement[] =>
  state.document.stickers.filter(({ id }) => state.selection.stickers.includes(id));
export const movable = (state: EditorState): Placement[] => selectedStickers(state).filter(({ locked }) => !locked);
export const movableIds = (state: EditorState): string[] => movable(state).map(({ id }) => id);

export const some = (state: EditorState): boolean => state.selection.stickers.length > 0;
export const someMovable = (state: EditorState): boolean => movable(state).length > 0;

/** What has to be done first for a command on selected stickers. */
export const needsSticker = (state: EditorState): string =>
  some(state) ? "studio.needs.unlock" : "studio.needs.sticker";
