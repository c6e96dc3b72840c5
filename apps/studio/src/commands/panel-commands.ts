import { PANELS } from "../workspace/ui-state.ts";
import type { StudioCommand } from "./context.ts";
import { focusRegion } from "./regions.ts";
import { preferences } from "../lib/preferences.ts";

const always = () => true;

/** Opens a panel; the same key closes it. */
const open: StudioCommand[] = PANELS.map((panel, index) => ({
  id: `panel.${panel}`,
  labelKey: `studio.panel.${panel}`,
  group: "panel",
  shortcuts: [String(index + 1)],
  when: always,
  active: (_, { studio }) => studio.ui.get().panel === panel,
  perform: ({ studio, text }) => {
    const { ui } = studio;
    const shut = ui.get().panel === panel;
    ui.set({ panel: shut ? null : panel, sheet: "half", libraryOverInspector: true, comparison: null });
    studio.announce(text(`studio.announce.panel-${shut ? "shut" : "open"}`, { panel: text(`studio.panel.${panel}`) }));
  },
}));

/** Places of the page and what lies over it. */
export const panelCommands: readonly StudioCommand[] = [
  ...open,
  {
    id: "panel.versions",
    labelKey: "studio.versions.open",
    group: "panel",
    when: always,
    active: (_, { studio }) => studio.ui.get().panel === "presets" && studio.ui.get().shelf === "versions",
    perform: ({ studio: { ui } }) => ui.set({ panel: "presets", shelf: "versions", sheet: "half" }),
  },
  {
    id: "region.next",
    labelKey: "studio.command.region-next",
    group: "panel",
    shortcuts: ["F6"],
    when: always,
    perform: () => focusRegion(1),
  },
  {
    id: "region.previous",
    labelKey: "studio.command.region-previous",
    group: "panel",
    shortcuts: ["Shift+F6"],
    when: always,
    perform: () => focusRegion(-1),
  },
  {
    id: "help.palette",
    labelKey: "studio.palette.title",
    group: "help",
    shortcuts: ["Mod+K"],
    when: always,
    perform: ({ studio: { ui } }) => ui.set({ palette: !ui.get().palette }),
  },
  {
    id: "help.keys",
    labelKey: "studio.help.title",
    group: "help",
    shortcuts: ["?"],
    when: always,
    perform: ({ studio: { ui } }) => ui.set({ help: !ui.get().help }),
  },
  {
    id: "help.guide",
    labelKey: "studio.command.guide",
    group: "help",
    when: (_, { studio }) => studio.cartEdit === null,
    needs: () => "studio.needs.project",
    perform({ editor, studio: { ui } }) {
      preferences.set({ guide: "on" });
      const begun = { from: editor.state.document, passed: [], farewell: false };
      ui.set({ guide: { ...ui.get().guide, ...begun }, saves: 0, help: false });
    },
  },
  {
    id: "help.theme",
    labelKey: "studio.command.theme",
    group: "help",
    when: always,
    active: () => preferences.get().theme === "light",
    perform: () => preferences.set({ theme: preferences.get().theme === "light" ? "dark" : "light" }),
  },
  {
    id: "help.single-keys",
    labelKey: "studio.command.single-keys",
    group: "help",
    when: always,
    active: () => preferences.get().singleKeys,
    perform: () => preferences.set({ singleKeys: !preferences.get().singleKeys }),
  },
];
