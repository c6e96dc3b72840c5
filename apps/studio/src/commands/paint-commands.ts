import type { BuildDocument, Paint } from "@carloom/build";
import { resetPaint, setPaint } from "@carloom/editor";
import { toneZones } from "../paint/two-tone.ts";
import type { StudioCommand, StudioContext } from "./context.ts";

const zoneOf = ({ studio }: StudioContext): string =>
  studio.editor.state.selection.zone ?? studio.template.manifest.zones[0]?.id ?? "body";
const paintOf = ({ studio }: StudioContext, document: BuildDocument, zone: string): Paint =>
  studio.paintOf(zone, document);

/** What is done to the zone that is being painted. */
export const paintCommands: readonly StudioCommand[] = [
  {
    id: "paint.eyedropper",
    labelKey: "studio.command.eyedropper",
    group: "paint",
    shortcuts: ["I"],
    when: (_, { studio }) => studio.ui.get().stage.name === "ready",
    needs: () => "studio.needs.car",
    active: (_, { studio }) => studio.ui.get().eyedrop,
    perform: ({ studio: { ui } }) => ui.set({ eyedrop: !ui.get().eyedrop, placing: null, missed: false }),
  },
  {
    id: "paint.copy",
    labelKey: "studio.command.paint-copy",
    group: "paint",
    shortcuts: ["C"],
    when: () => true,
    perform(context) {
      const { studio, editor, text } = context;
      studio.ui.set({ copiedPaint: paintOf(context, editor.state.document, zoneOf(context)) });
      studio.announce(text("studio.paint.copied"));
    },
  },
  {
    id: "paint.paste",
    labelKey: "studio.command.paint-paste",
    group: "paint",
    shortcuts: ["V"],
    when: (_, { studio }) => studio.ui.get().copiedPaint !== null,
    needs: () => "studio.needs.copied",
    perform(context) {
      const { studio, editor } = context;
      const { copiedPaint } = studio.ui.get();
      const zone = zoneOf(context);
      if (!copiedPaint) return;
      editor.edit({ key: "studio.step.paint", values: { zone } }, (build) =>
        setPaint(resetPaint(build, [zone]), [zone], copiedPaint, studio.paintOf),
      );
    },
  },
  {
    id: "paint.swap-tones",
    labelKey: "studio.command.swap-tones",
    group: "paint",
    when: (_, { studio }) => toneZones(studio.template.manifest.zones) !== null,
    needs: () => "studio.needs.roof",
    perform(context) {
      const { studio, editor } = context;
      const zones = toneZones(studio.template.manifest.zones);
      if (!zones) return;
      editor.edit({ key: "studio.step.swap-tones" }, (build) => {
        const [low, high] = [paintOf(context, build, "body"), paintOf(context, build, "roof")];
        const bare = resetPaint(build, [...zones.lower, ...zones.upper]);
        const below = setPaint(bare, zones.lower, high, studio.paintOf);
        return setPaint(below, zones.upper, low, studio.paintOf);
      });
    },
  },
  {
    id: "paint.reset",
    labelKey: "studio.paint.reset",
    group: "paint",
    when: ({ document }, context) => {
      const zone = zoneOf(context);
      return document.paint[zone] !== undefined || document.asSold?.includes(zone) === true;
    },
    needs: () => "studio.needs.painted",
    perform(context) {
      const zone = zoneOf(context);
      const label = { key: "studio.step.paint-reset", values: { zone } };
      context.editor.edit(label, (build) => resetPaint(build, [zone]));
    },
  },
  {
    id: "paint.reset-all",
    labelKey: "studio.command.paint-reset-all",
    group: "paint",
    when: (state) => Object.keys(state.document.paint).length > 0,
    needs: () => "studio.needs.painted",
    perform: ({ editor }) =>
      editor.edit({ key: "studio.step.paint-reset-all" }, (build) =>
        resetPaint(build, [...Object.keys(build.paint), ...(build.asSold ?? [])]),
      ),
  },
];
