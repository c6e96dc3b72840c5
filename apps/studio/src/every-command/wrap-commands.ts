import { MAX_STICKERS } from "@carloom/build";
import { type WrapKind, wrapLayers, WRAPS } from "@carloom/build/wraps";
import { freeGroupName } from "@carloom/editor";
import type { StudioCommand, StudioContext } from "../commands/context.ts";

/** More layers than any wrap has. */
const MOST_LAYERS = 8;

/** Lays a wrap over the whole car, below what lies on it, as one group and one step. */
function layWrap(kind: WrapKind, { editor, studio, newId, text }: StudioContext): void {
  const car = studio.body?.boxes();
  if (!car) return;
  const { shapeColor, secondColor } = studio.ui.get();
  const name = text(`studio.wrap.${kind}`);
  const group = freeGroupName(editor.state.document, (number) => (number > 1 ? `${name} ${number}` : name));
  const layers = wrapLayers(kind, car, { color: shapeColor, second: secondColor }, newId, (number) =>
    number > 1 ? `${name} ${number}` : name,
  ).map((layer) => ({ ...layer, group }));
  editor.edit(
    { key: "studio.step.wrap", values: { wrap: name } },
    (build) =>
      build.stickers.length + layers.length > MAX_STICKERS
        ? build
        : { ...build, stickers: [...layers, ...build.stickers] },
    { stickers: layers.map(({ id }) => id) },
  );
}

/** One act each: stripes, a full side, two tones, a fade, a camouflage, laid around the car that stands. */
export const wrapCommands: readonly StudioCommand[] = WRAPS.map((kind) => ({
  id: `wrap.${kind}`,
  labelKey: `studio.command.wrap-${kind}`,
  group: "sticker",
  when: ({ document }, { studio }) =>
    studio.ui.get().stage.name === "ready" &&
    studio.ui.get().hasLivery &&
    studio.body !== null &&
    document.stickers.length + MOST_LAYERS <= MAX_STICKERS,
  needs: ({ document }) =>
    document.stickers.length + MOST_LAYERS > MAX_STICKERS ? "studio.stickers.full" : "studio.needs.car",
  perform: (context) => layWrap(kind, context),
}));
