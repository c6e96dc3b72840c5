import type { Command } from "./command.ts";

export const editCommands: readonly Command[] = [
  {
    id: "edit.undo",
    labelKey: "studio.command.undo",
    group: "edit",
    shortcuts: ["Mod+Z"],
    when: (state) => state.history.done.length > 0 || state.open !== null,
    needs: () => "studio.needs.step",
    perform: ({ editor }) => void editor.undo(),
  },
  {
    id: "edit.redo",
    labelKey: "studio.command.redo",
    group: "edit",
    shortcuts: ["Mod+Shift+Z", "Mod+Y"],
    when: (state) => state.history.undone.length > 0,
    needs: () => "studio.needs.undone",
    perform: ({ editor }) => void editor.redo(),
  },
  {
    id: "edit.deselect",
    labelKey: "studio.command.deselect",
    group: "edit",
    shortcuts: ["Escape"],
    when: (state) => state.selection.stickers.length > 0,
    needs: () => "studio.needs.sticker",
    perform: ({ editor }) => editor.select({ stickers: [] }),
  },
];
