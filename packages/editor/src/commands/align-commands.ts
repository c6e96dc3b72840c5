import { alignable, type Alignment, alignStickers, type Direction, distributeStickers } from "../mutate/align.ts";
import type { Command } from "./command.ts";

const ALIGNMENTS: readonly Alignment[] = ["left", "center", "right", "top", "middle", "bottom"];
const DIRECTIONS: readonly Direction[] = ["across", "up"];

const align = (how: Alignment): Command => ({
  id: `sticker.align-${how}`,
  labelKey: `studio.command.align-${how}`,
  group: "align",
  when: ({ document, selection }) => alignable(document, selection.stickers) >= 2,
  needs: () => "studio.needs.two",
  perform: ({ editor, layAt }) =>
    editor.edit({ key: "studio.step.sticker-align" }, (document) =>
      alignStickers(document, editor.state.selection.stickers, how, layAt),
    ),
});

const distribute = (along: Direction): Command => ({
  id: `sticker.distribute-${along}`,
  labelKey: `studio.command.distribute-${along}`,
  group: "align",
  when: ({ document, selection }) => alignable(document, selection.stickers) >= 3,
  needs: () => "studio.needs.three",
  perform: ({ editor, layAt }) =>
    editor.edit({ key: "studio.step.sticker-align" }, (document) =>
      distributeStickers(document, editor.state.selection.stickers, along, layAt),
    ),
});

/** Edges, centres and gaps of several stickers on one side of the car. */
export const alignCommands: readonly Command[] = [...ALIGNMENTS.map(align), ...DIRECTIONS.map(distribute)];
