import { MAX_STICKERS, type Placement } from "@carloom/build";
import { type EditorState, primaryOf, removeStickers, selectedStickers } from "@carloom/editor";
import { note } from "../clipboard/paste.ts";
import type { Combine } from "../drawing/combine.ts";
import { penOf } from "../drawing/pen-state.ts";
import type { StudioCommand, StudioContext } from "../commands/context.ts";

const free = (state: EditorState): Placement[] => selectedStickers(state).filter(({ locked }) => !locked);
const shapes = (state: EditorState): Placement[] => free(state).filter(({ art }) => art.kind === "shape");
const canCombine = (state: EditorState) => shapes(state).length > 1 && shapes(state).length === free(state).length;

const drawing = (id: "pen" | "freehand", shortcut: string): StudioCommand => ({
  id: `tool.${id}`,
  labelKey: `studio.command.${id}`,
  group: "sticker",
  shortcuts: [shortcut],
  when: ({ document }, { studio }) =>
    studio.ui.get().stage.name === "ready" && studio.ui.get().hasLivery && document.stickers.length < MAX_STICKERS,
  needs: ({ document }) => (document.stickers.length >= MAX_STICKERS ? "studio.stickers.full" : "studio.needs.car"),
  active: (_, { studio }) => studio.ui.get().pen?.mode === id,
  perform({ studio: { ui, editor, announce }, text }) {
    editor.select({ stickers: [] });
    ui.set({ pen: penOf(id), placing: null, eyedrop: false, missed: false, sheet: "peek" });
    announce(text(`studio.pen.${id}`));
    document.querySelector<HTMLElement>("[data-viewport]")?.focus({ preventScroll: true });
  },
});

async function combine(how: Combine, { editor, studio, text }: StudioContext): Promise<void> {
  const { document } = editor.state;
  const layers = shapes(editor.state);
  const { combined, isDrawn } = await import("../drawing/combine.ts");
  // what was done meanwhile is not overwritten
  if (editor.state.document !== document) return;
  const made = combined(layers.filter(isDrawn), how);
  if (typeof made === "string") return note(studio, text(`studio.combine.${made}`), true);
  const others = layers.map(({ id }) => id).filter((id) => id !== made.id);
  editor.edit(
    { key: `studio.step.${how}` },
    (build) => {
      const left = removeStickers(build, others);
      return { ...left, stickers: left.stickers.map((one) => (one.id === made.id ? { ...one, ...made } : one)) };
    },
    { stickers: [made.id] },
  );
}

const combining = (how: Combine, key: string): StudioCommand => ({
  id: `sticker.${how}`,
  labelKey: `studio.command.${how}`,
  group: "layer",
  shortcuts: [`Alt+Shift+${key}`],
  when: canCombine,
  needs: () => "studio.needs.shapes",
  perform: (context) =>
    void combine(how, context).catch(() => note(context.studio, context.text("studio.combine.failed"), true)),
});

/** Drawing on the car, the corners of what was drawn, and shapes that become one. */
export const penCommands: readonly StudioCommand[] = [
  drawing("pen", "P"),
  drawing("freehand", "Shift+P"),
  {
    id: "sticker.edit-points",
    labelKey: "studio.command.edit-points",
    group: "sticker",
    shortcuts: ["Alt+P"],
    when: (state) => {
      const [one, ...more] = free(state);
      return more.length === 0 && one?.art.kind === "shape" && one.art.shape.form === "path";
    },
    needs: () => "studio.needs.path",
    active: (state, { studio }) => studio.ui.get().pen?.target === primaryOf(state.selection),
    perform({ studio: { ui }, editor }) {
      ui.set({ pen: penOf("points", primaryOf(editor.state.selection)), placing: null, eyedrop: false, sheet: "peek" });
    },
  },
  combining("unite", "U"),
  combining("subtract", "S"),
  combining("intersect", "I"),
  combining("exclude", "X"),
];
