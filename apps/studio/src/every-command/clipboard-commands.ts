import { type Editor, removeStickers, selectedStickers, tidied, withMasks } from "@carloom/editor";
import { writeBoard, readBoard } from "../clipboard/board.ts";
import { clipOf } from "../clipboard/clip.ts";
import { note, pasteText } from "../clipboard/paste.ts";
import type { StudioCommand, StudioContext } from "../commands/context.ts";
import { paintedZone } from "../workspace/take-paint.ts";

const someSelected = ({ editor }: Pick<StudioContext, "editor">) => editor.state.selection.stickers.length > 0;
const painting = ({ studio }: StudioContext) => !someSelected(studio) && studio.ui.get().panel === "paint";

/** Puts a text on the clipboard and says so. */
async function copied({ studio, text }: StudioContext, clip: string, what: string): Promise<void> {
  const everywhere = await writeBoard(clip);
  note(studio, everywhere ? what : text("studio.clip.only-here"), !everywhere);
}

/** Which groups lie in which; what does not lie in any of the copied ones says nothing. */
const nestingOf = ({ state }: Editor) => (state.document.groups ? { groups: state.document.groups } : {});

/** Layers and paint between places, cars, tabs and people: the clipboard's text is a build file. */
export const clipboardCommands: readonly StudioCommand[] = [
  {
    id: "sticker.copy",
    labelKey: "studio.command.copy",
    group: "layer",
    shortcuts: ["Mod+C"],
    when: (_, context) => someSelected(context) || painting(context),
    needs: () => "studio.needs.sticker",
    perform(context) {
      const { studio, editor, text } = context;
      if (painting(context)) {
        const zone = paintedZone(studio);
        const paint = studio.paintOf(zone, editor.state.document);
        studio.ui.set({ copiedPaint: paint });
        void copied(context, clipOf(studio, { paint: { [zone]: paint } }), text("studio.paint.copied"));
        return;
      }
      const stickers = selectedStickers(editor.state);
      const clip = clipOf(studio, { stickers: withMasks(editor.state.document, stickers), ...nestingOf(editor) });
      void copied(context, clip, text("studio.clip.copied", { count: stickers.length }));
    },
  },
  {
    id: "sticker.cut",
    labelKey: "studio.command.cut",
    group: "layer",
    shortcuts: ["Mod+X"],
    when: (state) => selectedStickers(state).some(({ locked }) => !locked),
    needs: (state) =>
      someSelected({ editor: { state } } as StudioContext) ? "studio.needs.unlock" : "studio.needs.sticker",
    perform(context) {
      const { studio, editor, text } = context;
      const stickers = selectedStickers(editor.state).filter(({ locked }) => !locked);
      const ids = stickers.map(({ id }) => id);
      const clip = clipOf(studio, { stickers: withMasks(editor.state.document, stickers), ...nestingOf(editor) });
      void copied(context, clip, text("studio.clip.cut", { count: stickers.length }));
      editor.edit({ key: "studio.step.cut" }, (build) => tidied(removeStickers(build, ids)));
    },
  },
  {
    id: "sticker.paste",
    labelKey: "studio.command.paste",
    group: "layer",
    shortcuts: ["Mod+V"],
    // the browser hands the clipboard over only to its own event of this key
    native: true,
    when: () => true,
    perform: ({ studio, text }) => void readBoard().then((board) => pasteText(studio, board, text)),
  },
  {
    id: "build.copy-livery",
    labelKey: "studio.command.copy-livery",
    group: "build",
    when: ({ document }) => document.stickers.length > 0 || Object.keys(document.paint).length > 0,
    needs: () => "studio.clip.nothing-here",
    perform(context) {
      const { studio, editor, text } = context;
      const { stickers, paint, asSold } = editor.state.document;
      const clip = clipOf(studio, { stickers, paint, ...(asSold && { asSold }), ...nestingOf(editor) });
      void copied(context, clip, text("studio.clip.copied-livery", { count: stickers.length }));
    },
  },
];
