import { alignCommands, editCommands, layerCommands, nudgeCommands, primaryOf, stickerCommands } from "@carloom/editor";
import type { Studio } from "../workspace/studio.ts";
import { buildCommands } from "./build-commands.ts";
import type { StudioCommand } from "./context.ts";
import { paintCommands } from "./paint-commands.ts";
import { panelCommands } from "./panel-commands.ts";
import { viewCommands } from "./view-commands.ts";

/** The next layer above the selected one, all around, that wants a look before print. */
function nextWarned({ editor, preflight }: Studio): string | null {
  const { stickers } = editor.state.document;
  const { reports } = preflight.get();
  const at = stickers.findIndex(({ id }) => id === primaryOf(editor.state.selection));
  const around = [...stickers.slice(at + 1), ...stickers.slice(0, at + 1)];
  return around.find(({ id }) => (reports.get(id)?.warnings ?? 0) > 0)?.id ?? null;
}

const toolCommands: readonly StudioCommand[] = [
  {
    id: "tool.leave",
    labelKey: "studio.command.leave",
    group: "edit",
    shortcuts: ["Escape"],
    when: (_, { studio }) => studio.ui.get().placing !== null || studio.ui.get().eyedrop,
    needs: () => "studio.needs.tool",
    perform: ({ studio }) => studio.ui.set({ placing: null, eyedrop: false, missed: false }),
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
      studio.ui.set({ panel: "stickers", libraryOverInspector: false, sheet: "half" });
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

/** Everything a person can do, in the order in which keys are tried: Escape leaves the tool before it drops the selection. */
export const studioCommands: readonly StudioCommand[] = [
  ...toolCommands,
  ...editCommands,
  ...stickerCommands,
  ...layerCommands,
  ...alignCommands,
  ...nudgeCommands,
  ...paintCommands,
  ...buildCommands,
  ...panelCommands,
  ...viewCommands,
];

const byId = new Map(studioCommands.map((command) => [command.id, command]));

/** @throws when there is no such command: ids are written in the code, not by a person */
export function commandOf(id: string): StudioCommand {
  const command = byId.get(id);
  if (!command) throw new Error(`There is no command ${id}.`);
  return command;
}
