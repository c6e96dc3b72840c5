import { lookAt } from "../workspace/look.ts";
import { mirroredStep, primaryOf } from "@carloom/editor";
import type { Studio } from "../workspace/studio.ts";
import type { StudioCommand } from "../commands/context.ts";

/** The next layer above the selected one, all around, that wants a look before print. */
function nextWarned({ editor, preflight }: Studio): string | null {
  const { stickers } = editor.state.document;
  const { reports } = preflight.get();
  const at = stickers.findIndex(({ id }) => id === primaryOf(editor.state.selection));
  const around = [...stickers.slice(at + 1), ...stickers.slice(0, at + 1)];
  return around.find(({ id }) => (reports.get(id)?.warnings ?? 0) > 0)?.id ?? null;
}

/** What is in hand, and how stickers are taken hold of. */
export const toolCommands: readonly StudioCommand[] = [
  {
    id: "tool.leave",
    labelKey: "studio.command.leave",
    group: "edit",
    shortcuts: ["Escape"],
    when: (_, { studio }) => {
      const { placing, eyedrop, choosing, clip, pen, isolated } = studio.ui.get();
      return placing !== null || eyedrop || choosing || clip !== null || pen !== null || isolated !== null;
    },
    needs: () => "studio.needs.tool",
    perform({ studio: { ui, editor } }) {
      if (ui.get().clip?.kind === "transfer") editor.preview(null);
      const { clip, placing, eyedrop, choosing, pen } = ui.get();
      if (clip) ui.set({ clip: null });
      else if (!placing && !eyedrop && !choosing && !pen) ui.set({ isolated: null });
      else ui.set({ placing: null, eyedrop: false, pen: null, missed: false, choosing: false });
    },
  },
  {
    id: "tool.snap",
    labelKey: "studio.command.snap",
    group: "sticker",
    when: () => true,
    active: (_, { studio }) => studio.ui.get().snap,
    perform: ({ studio: { ui } }) => ui.set({ snap: !ui.get().snap }),
  },
  {
    id: "tool.keep-aspect",
    labelKey: "studio.command.keep-aspect",
    group: "sticker",
    when: () => true,
    active: (_, { studio }) => studio.ui.get().keepAspect,
    perform: ({ studio: { ui } }) => ui.set({ keepAspect: !ui.get().keepAspect }),
  },
  {
    id: "tool.symmetry",
    labelKey: "studio.command.symmetry",
    group: "sticker",
    shortcuts: ["Y"],
    when: () => true,
    active: (_, { studio }) => studio.ui.get().symmetry,
    perform({ studio: { ui, editor, announce }, text }) {
      const symmetry = !ui.get().symmetry;
      ui.set({ symmetry });
      editor.through(symmetry ? mirroredStep : null);
      announce(text(symmetry ? "studio.symmetry.on" : "studio.symmetry.off"));
    },
  },
  {
    id: "sticker.isolate",
    labelKey: "studio.command.isolate",
    group: "layer",
    shortcuts: ["Shift+I"],
    when: ({ selection }, { studio }) => selection.stickers.length > 0 || studio.ui.get().isolated !== null,
    needs: () => "studio.needs.sticker",
    active: (_, { studio }) => studio.ui.get().isolated !== null,
    perform({ editor, studio: { ui, announce }, text }) {
      const isolated = ui.get().isolated ? null : [...editor.state.selection.stickers];
      ui.set({ isolated });
      announce(isolated ? text("studio.isolate.told", { count: isolated.length }) : text("studio.isolate.all"));
    },
  },
  {
    id: "sticker.choose",
    labelKey: "studio.command.choose",
    group: "layer",
    when: (state) => state.document.stickers.length > 0,
    needs: () => "studio.needs.layer",
    active: (_, { studio }) => studio.ui.get().choosing,
    perform: ({ studio: { ui } }) =>
      ui.set({ choosing: !ui.get().choosing, panel: "stickers", libraryOverInspector: true, sheet: "half" }),
  },
  {
    id: "sticker.review",
    labelKey: "studio.command.review",
    group: "layer",
    shortcuts: ["W"],
    when: (_, { studio }) => nextWarned(studio) !== null,
    needs: () => "studio.needs.warning",
    perform({ editor, studio }) {
      const id = nextWarned(studio);
      if (!id) return;
      editor.select({ stickers: [id] });
      studio.ui.set({ panel: "stickers", libraryOverInspector: false, sheet: "half", reviewing: id });
      lookAt(studio.ui, { sticker: id });
    },
  },
  {
    id: "sticker.rename",
    labelKey: "studio.command.rename",
    group: "layer",
    shortcuts: ["F2"],
    when: (state) => primaryOf(state.selection) !== null,
    needs: () => "studio.needs.sticker",
    perform: ({ editor, studio }) =>
      studio.ui.set({
        renaming: primaryOf(editor.state.selection),
        panel: "stickers",
        libraryOverInspector: true,
        sheet: "half",
      }),
  },
];
