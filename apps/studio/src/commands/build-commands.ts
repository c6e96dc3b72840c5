import { emptyBuild } from "@carloom/build";
import { setOptional } from "@carloom/editor";
import type { StudioCommand, StudioContext } from "./context.ts";

const hinges = ({ studio }: StudioContext) => studio.template.manifest.hinges.map(({ id }) => id);

/** What is done to the build as a whole. */
export const buildCommands: readonly StudioCommand[] = [
  {
    id: "parts.reset-all",
    labelKey: "studio.command.parts-reset-all",
    group: "parts",
    when: (state) => Object.keys(state.document.parts).length > 0,
    needs: () => "studio.needs.mounted",
    perform: ({ editor }) => editor.edit({ key: "studio.step.parts-reset-all" }, (build) => ({ ...build, parts: {} })),
  },
  {
    id: "parts.swap",
    labelKey: "studio.command.swap",
    group: "parts",
    shortcuts: ["X"],
    when: (_, { studio }) => studio.ui.get().compare.length === 2,
    needs: () => "studio.needs.compare",
    perform: ({ studio }) =>
      void import("../panels/parts/swap.ts").then(
        ({ swapCompared }) => swapCompared(studio),
        () => undefined,
      ),
  },
  {
    id: "stance.reset",
    labelKey: "studio.stance.reset",
    group: "stance",
    when: ({ document: { stance } }) => {
      const { height, camber, offset, steer } = stance;
      return [height, camber.front, camber.rear, offset.front, offset.rear, steer ?? 0].some((value) => value !== 0);
    },
    needs: () => "studio.needs.stance",
    perform: ({ editor }) =>
      editor.edit({ key: "studio.step.stance-reset" }, (build) => ({ ...build, stance: emptyBuild().stance })),
  },
  {
    id: "scene.lamps",
    labelKey: "studio.scene.lights-on",
    group: "scene",
    when: (_, { studio }) => studio.template.manifest.lights.length > 0,
    needs: () => "studio.needs.lamps",
    active: (state) => state.document.lights?.on ?? false,
    perform: ({ editor }) =>
      editor.edit({ key: "studio.step.lights" }, (build) => {
        const next = { ...build.lights, on: !build.lights?.on };
        return setOptional(build, "lights", next.on || next.brake || next.indicators ? next : null);
      }),
  },
  {
    id: "scene.doors",
    labelKey: "studio.command.doors",
    group: "scene",
    when: (_, context) => hinges(context).length > 0,
    needs: () => "studio.needs.hinges",
    active: (state, context) => hinges(context).every((id) => state.document.doors?.includes(id)),
    perform(context) {
      const all = hinges(context);
      context.editor.edit({ key: "studio.step.doors" }, (build) =>
        setOptional(build, "doors", all.every((id) => build.doors?.includes(id)) ? null : all),
      );
    },
  },
  {
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
  },
];
