import type { StudioCommand } from "./context.ts";

/** Stores the build now, and says where. Its key belongs to the page from the first moment: the browser has one like it. */
export const saveCommand: StudioCommand = {
  id: "build.save",
  labelKey: "studio.command.save",
  group: "build",
  shortcuts: ["Mod+S"],
  when: (_, { studio }) => studio.saving.state.get().storage !== "off" || studio.visitor.status === "signed-in",
  needs: () => "studio.save.storage-off",
  perform: ({ studio, text }) => {
    studio.ui.set({ saves: studio.ui.get().saves + 1 });
    void studio.saving.save().then(() => {
      const { status, edits } = studio.saving.state.get();
      studio.announce(text(`studio.save.${status}`, { count: edits }));
    });
  },
};
