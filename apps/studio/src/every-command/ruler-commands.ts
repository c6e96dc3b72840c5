import { frameOf, type Guide, framed, primaryOf, type Quat, rotate, uprightRotation, type Vec3 } from "@carloom/editor";
import { freeMiddle } from "../clipboard/free-middle.ts";
import { addGuide, guidesOf, MOST_GUIDES, rulers } from "../rulers/rulers.ts";
import type { StudioCommand, StudioContext } from "../commands/context.ts";

const standing = (_: unknown, { studio }: StudioContext) =>
  studio.ui.get().stage.name === "ready" && studio.ui.get().hasLivery;
const shared = { group: "view", when: standing, needs: () => "studio.needs.car" } as const;

/** Where a new guide goes: through what is selected, else through what the middle of the view shows. */
function middle({ editor, studio }: StudioContext): { point: Vec3; normal: Vec3 } | null {
  const frame = frameOf(framed(editor));
  if (frame) return { point: frame.center, normal: rotate(frame.rotation, [0, 0, 1]) };
  const id = primaryOf(editor.state.selection);
  const one = editor.state.document.stickers.find((sticker) => sticker.id === id);
  if (one) return { point: [...one.position], normal: rotate(one.rotation as Quat, [0, 0, 1]) };
  return studio.stage ? freeMiddle(studio.stage) : null;
}

/** @param way how the line runs on the car as it is looked at there */
const guide = (way: "level" | "upright"): StudioCommand => ({
  ...shared,
  id: `guide.${way}`,
  labelKey: `studio.command.guide-${way}`,
  perform(context) {
    const { studio, text } = context;
    const at = middle(context);
    if (!at) return studio.announce(text("studio.rulers.nowhere"));
    const [right, up] = [rotate(uprightRotation(at.normal), [1, 0, 0]), rotate(uprightRotation(at.normal), [0, 1, 0])];
    const across = (way === "level" ? up : right).map(Math.abs);
    const axis = across.indexOf(Math.max(...across)) as Guide["axis"];
    const index = addGuide(studio, { axis, at: at.point[axis] });
    studio.announce(
      index < 0
        ? text("studio.rulers.full", { count: MOST_GUIDES })
        : text("studio.rulers.added", { number: index + 1, mm: Math.round(at.point[axis] * 1000) }),
    );
  },
});

/** Rulers, guides and the car's grid. */
export const rulerCommands: readonly StudioCommand[] = [
  {
    ...shared,
    id: "view.rulers",
    labelKey: "studio.command.rulers",
    shortcuts: ["U"],
    active: () => rulers.get().open,
    perform({ studio }) {
      const open = !rulers.get().open;
      rulers.set({ open });
      // the bar needs the room that a half open sheet would take
      if (open) studio.ui.set({ sheet: "peek" });
    },
  },
  {
    ...shared,
    id: "view.grid",
    labelKey: "studio.command.grid",
    shortcuts: ["Shift+U"],
    active: () => rulers.get().grid,
    perform({ studio, text }) {
      const grid = !rulers.get().grid;
      rulers.set({ grid });
      studio.announce(text(grid ? "studio.rulers.grid-on" : "studio.rulers.grid-off", { step: rulers.get().step }));
    },
  },
  guide("level"),
  guide("upright"),
  {
    ...shared,
    id: "guide.clear",
    labelKey: "studio.command.guide-clear",
    when: (state, context) => standing(state, context) && guidesOf(context.studio).length > 0,
    needs: () => "studio.needs.guide",
    perform({ studio, text }) {
      rulers.set({ guides: { ...rulers.get().guides, [studio.template.slug]: [] } });
      studio.announce(text("studio.rulers.cleared"));
    },
  },
];
