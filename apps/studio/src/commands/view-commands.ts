import type { Stage } from "@carloom/stage";
import type { StudioCommand, StudioContext } from "./context.ts";

const STEP = Math.PI / 12;
const RISE = Math.PI / 24;

const standing = (_: unknown, { studio }: StudioContext) => studio.ui.get().stage.name === "ready";
const shared = { group: "view", when: standing, needs: () => "studio.needs.car" } as const;
const move = (id: string, go: (stage: Stage) => void): StudioCommand => ({
  ...shared,
  id: `view.${id}`,
  labelKey: `studio.camera.${id}`,
  perform({ studio }) {
    if (studio.stage) go(studio.stage);
    studio.ui.set({ view: null, turntable: false });
  },
});

/** Every move of the camera. */
export const viewCommands: readonly StudioCommand[] = [
  {
    ...shared,
    id: "view.fit",
    labelKey: "studio.camera.fit",
    shortcuts: ["F"],
    perform: ({ studio }) => studio.ui.set({ fitTurn: studio.ui.get().fitTurn + 1 }),
  },
  move("left", (stage) => stage.orbit(-STEP, 0)),
  move("right", (stage) => stage.orbit(STEP, 0)),
  move("up", (stage) => stage.orbit(0, RISE)),
  move("down", (stage) => stage.orbit(0, -RISE)),
  move("in", (stage) => stage.zoom(0.85)),
  move("out", (stage) => stage.zoom(1 / 0.85)),
  {
    ...shared,
    id: "view.turntable",
    labelKey: "studio.camera.turntable",
    shortcuts: ["T"],
    when: (state, context) => standing(state, context) && !matchMedia("(prefers-reduced-motion: reduce)").matches,
    needs: (state, context) => (standing(state, context) ? "studio.needs.motion" : "studio.needs.car"),
    active: (_, { studio }) => studio.ui.get().turntable,
    perform: ({ studio: { ui } }) => ui.set({ turntable: !ui.get().turntable, view: null }),
  },
  {
    ...shared,
    id: "view.output",
    labelKey: "studio.output.title",
    perform: ({ studio }) => studio.ui.set({ output: true }),
  },
  {
    id: "view.share",
    labelKey: "studio.share.short",
    group: "view",
    shortcuts: ["Mod+Shift+S"],
    // a build can be shown to others where this browser cannot draw it
    when: () => true,
    needs: () => "studio.needs.car",
    perform: ({ studio }) => studio.ui.set({ share: true }),
  },
];
