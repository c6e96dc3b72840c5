import type { Editor } from "../editor.ts";
import { type Frame, frameOf, type Reframe, reframe } from "../mutate/frame.ts";
import type { Nearest } from "../mutate/paste.ts";
import { framed } from "../tools/frame-drag.ts";

/**
 * Several selected stickers as one piece, within a step that stays open for the next of the same kind.
 * @returns false where fewer than two can be moved: there is no common frame
 */
export function reframeSelected(
  editor: Editor,
  kind: "move" | "scale" | "turn" | "skew",
  change: (frame: Frame) => Reframe,
  nearest?: Nearest,
): boolean {
  const stickers = framed(editor);
  const frame = frameOf(stickers);
  if (!frame || stickers.length < 2) return false;
  const ids = stickers.map(({ id }) => id);
  const label = { key: `studio.step.stickers-${kind}`, values: { count: ids.length } };
  editor.begin(label);
  editor.edit(label, (document) => reframe(document, ids, frame, change(frame), nearest));
  return true;
}
