import { type Command, type CommandContext, editCommands, stickerCommands } from "@carloom/editor";
import type { Studio } from "../workspace/studio.ts";
import { PANELS } from "../workspace/ui-state.ts";

export type StudioContext = CommandContext & { studio: Studio };
export type StudioCommand = Command<StudioContext>;

const panelCommands: StudioCommand[] = PANELS.map((panel, index) => ({
  id: `panel.${panel}`,
  labelKey: `studio.panel.${panel}`,
  group: "panel",
  shortcuts: [String(index + 1)],
  when: () => true,
  perform: ({ studio: { ui } }) =>
    ui.set({ panel: ui.get().panel === panel ? null : panel, libraryOverInspector: true }),
}));

const viewCommands: StudioCommand[] = [
  {
    id: "view.fit",
    labelKey: "studio.camera.fit",
    group: "view",
    shortcuts: ["F"],
    when: (_, { studio }) => studio.ui.get().stage.name === "ready",
    perform: ({ studio }) => studio.ui.set({ fitTurn: studio.ui.get().fitTurn + 1 }),
  },
  {
    id: "help.keys",
    labelKey: "studio.help.title",
    group: "help",
    shortcuts: ["?"],
    when: () => true,
    perform: ({ studio: { ui } }) => ui.set({ help: !ui.get().help }),
  },
];

const leavePlacing: StudioCommand = {
  id: "tool.leave",
  labelKey: "studio.cancel",
  group: "edit",
  shortcuts: ["Escape"],
  when: (_, { studio }) => studio.ui.get().placing !== null,
  perform: ({ studio }) => studio.ui.set({ placing: null, missed: false }),
};

/** Everything a key can do, first match wins: Escape leaves the tool before it drops the selection. */
export const studioCommands: readonly StudioCommand[] = [
  leavePlacing,
  ...editCommands,
  ...stickerCommands,
  ...panelCommands,
  ...viewCommands,
];
