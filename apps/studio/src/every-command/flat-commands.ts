import type { StudioCommand } from "../commands/context.ts";

/** The car laid flat, and the sheets that artists draw on. */
export const flatCommands: readonly StudioCommand[] = [
  {
    id: "view.flat",
    labelKey: "studio.command.flat",
    group: "view",
    shortcuts: ["Shift+F"],
    when: (_, { studio }) => studio.ui.get().stage.name === "ready" && studio.ui.get().hasLivery,
    needs: () => "studio.needs.car",
    active: (_, { studio }) => studio.ui.get().flat !== null,
    perform({ studio: { ui, announce }, text }) {
      const flat = ui.get().flat ? null : "panels";
      ui.set({ flat, comparison: null });
      announce(text(flat ? "studio.flat.opened" : "studio.flat.shut"));
    },
  },
  {
    id: "view.templates",
    labelKey: "studio.templates.title",
    group: "view",
    when: (_, { studio }) => studio.ui.get().hasLivery,
    needs: () => "studio.needs.car",
    perform: ({ studio: { ui } }) => ui.set({ templates: true }),
  },
];
