import { type BuildDocument, emptyBuild } from "@carloom/build";
import { setOptional } from "@carloom/editor";
import type { StudioCommand, StudioContext } from "../commands/context.ts";

const hinges = ({ studio }: StudioContext) => studio.template.manifest.hinges.map(({ id }) => id);

const hasLamp = ({ studio }: StudioContext, start: RegExp) =>
  studio.template.manifest.lights.some(({ id }) => start.test(id));
type Lights = NonNullable<BuildDocument["lights"]>;
/** Lamps that only some cars have, switched beside the others. */
const lamps = (
  id: string,
  start: RegExp,
  isOn: (lights: Lights) => boolean,
  change: (lights: Lights, on: boolean) => void,
): StudioCommand => ({
  id: `scene.${id}`,
  labelKey: `studio.command.${id}`,
  group: "scene",
  when: (_, context) => hasLamp(context, start),
  needs: () => "studio.needs.lamps",
  active: ({ document }) => isOn(document.lights ?? { on: false }),
  perform: ({ editor }) =>
    editor.edit({ key: "studio.step.lights" }, (build) => {
      const next: Lights = { on: false, ...build.lights };
      change(next, !isOn(next));
      return setOptional(build, "lights", next.on || next.brake || next.indicators ? next : null);
    }),
});
const indicators = (side: NonNullable<Lights["indicators"]>) =>
  lamps(
    `indicators-${side}`,
    /^indicator/,
    (lights) => lights.indicators === side,
    (lights, on) => {
      if (on) lights.indicators = side;
      else delete lights.indicators;
    },
  );

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
      void import("../fitting/swap.ts").then(
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
  lamps(
    "brake",
    /^(tail|brake)/,
    (lights) => lights.brake ?? false,
    (lights, on) => {
      if (on) lights.brake = true;
      else delete lights.brake;
    },
  ),
  indicators("left"),
  indicators("right"),
  indicators("both"),
  {
    id: "parts.only-fits",
    labelKey: "studio.parts.only-fits",
    group: "parts",
    when: () => true,
    active: (_, { studio }) => studio.ui.get().onlyFits,
    perform: ({ studio: { ui } }) => ui.set({ onlyFits: !ui.get().onlyFits, panel: "parts", sheet: "half" }),
  },
  {
    id: "build.price",
    labelKey: "studio.command.price",
    group: "build",
    when: (_, { studio }) => studio.pricing.state.get().price !== null,
    needs: () => "studio.price.loading",
    active: (_, { studio }) => studio.ui.get().ledger === "all",
    perform: ({ studio: { ui } }) => ui.set({ ledger: ui.get().ledger === "all" ? null : "all" }),
  },
  {
    id: "build.cart",
    labelKey: "studio.cart.add",
    group: "build",
    when: (_, { studio }) => studio.pricing.state.get().price !== null,
    needs: () => "studio.price.loading",
    perform: ({ studio: { ui } }) => ui.set({ cartWishes: ui.get().cartWishes + 1 }),
  },
  {
    id: "build.preset",
    labelKey: "studio.command.preset",
    group: "build",
    when: (_, { studio }) => studio.visitor.status === "signed-in",
    needs: () => "studio.needs.preset-account",
    perform: ({ studio: { ui } }) => ui.set({ panel: "presets", shelf: "presets", sheet: "half", presetWanted: true }),
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
];
