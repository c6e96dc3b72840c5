import { lookAt } from "../workspace/look.ts";
import { setOptional } from "@carloom/editor";
import type { Language } from "@carloom/i18n";
import type { StudioContext } from "../commands/context.ts";
import { doorName } from "../panels/scene/door-name.ts";
import { viewName } from "../viewport/view-name.ts";
import type { Entry } from "./entry.ts";

/** Layers beyond this are looked for in the list. */
const MOST_LAYERS = 200;

/** Zones, slots, layers and views: where one can go. */
export function placeEntries(
  context: StudioContext,
  language: Language,
  layerName: (index: number) => string,
): Entry[] {
  const { text, editor, studio } = context;
  const { ui, template } = studio;
  const { manifest } = template;
  const { document } = editor.state;
  const zones = manifest.zones.map(({ id, label }): Entry => {
    const paint = studio.paintOf(id, document);
    return {
      id: `zone.${id}`,
      section: "place",
      sign: "paint",
      text: text("studio.palette.zone", { zone: label[language] }),
      detail: `${paint.color.toUpperCase()}, ${text(`studio.finish.${paint.finish}`)}`,
      words: `paint zone ${id}`,
      run: () => {
        editor.select({ zone: id, stickers: [] });
        ui.set({ panel: "paint", sheet: "half" });
        lookAt(ui, { zone: id });
      },
    };
  });
  const slots = manifest.slots.map(
    ({ id, label }): Entry => ({
      id: `slot.${id}`,
      section: "place",
      sign: "parts",
      text: text("studio.palette.slot", { slot: label[language] }),
      words: `part slot ${id}`,
      run: () => {
        editor.select({ slot: id, stickers: [] });
        ui.set({ panel: "parts", sheet: "half" });
        lookAt(ui, { slot: id });
      },
    }),
  );
  const layers = document.stickers
    .slice(-MOST_LAYERS)
    .toReversed()
    .map(
      ({ id }, index): Entry => ({
        id: `layer.${id}`,
        section: "place",
        sign: "layer",
        text: text("studio.palette.layer", { name: layerName(document.stickers.length - 1 - index) }),
        words: "layer",
        run: () => {
          editor.select({ stickers: [id] });
          ui.set({ panel: "stickers", libraryOverInspector: false, sheet: "half" });
          lookAt(ui, { sticker: id });
        },
      }),
    );
  const views = ui.get().views.map(
    (view): Entry => ({
      id: `view.${view}`,
      section: "place",
      sign: "view",
      text: text("studio.palette.view", { view: viewName(view, text) }),
      words: `camera view ${view}`,
      run: () => {
        studio.stage?.setView(view);
        ui.set({ view, turntable: false });
        studio.announce(text("studio.palette.view", { view: viewName(view, text) }));
      },
    }),
  );
  const hinges = manifest.hinges.map(({ id }) => id);
  const doors = hinges.map(
    (id): Entry => ({
      id: `door.${id}`,
      section: "command",
      sign: "scene",
      text: text("studio.palette.door", { door: text(doorName(id, manifest)) }),
      words: `door open shut ${id}`,
      run: () =>
        editor.edit({ key: "studio.step.doors" }, (build) => {
          const before = build.doors ?? [];
          const after = hinges.filter((one) => (one === id) !== before.includes(one));
          return setOptional(build, "doors", after.length > 0 ? after : null);
        }),
    }),
  );
  return [...zones, ...slots, ...views, ...layers, ...doors];
}
