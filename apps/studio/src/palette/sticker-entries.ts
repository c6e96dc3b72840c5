import { type Placement, PROJECTIONS, STICKER_FINISHES } from "@carloom/build";
import { selectedStickers, type StickerPatch, updateStickers } from "@carloom/editor";
import type { StudioContext } from "../commands/context.ts";
import { CARD } from "../paint/palette.ts";
import type { Entry } from "./entry.ts";

/** How the selected stickers look and come onto the body; none where nothing unlocked is selected. */
export function lookEntries({ text, editor }: StudioContext): Entry[] {
  const movable: readonly Placement[] = selectedStickers(editor.state).filter(({ locked }) => !locked);
  const [first] = movable;
  if (!first) return [];
  const set = (step: string, patch: StickerPatch) => () =>
    editor.edit({ key: `studio.step.sticker-${step}` }, (build) =>
      updateStickers(
        build,
        movable.map(({ id }) => id),
        patch,
      ),
    );
  const shared = { section: "selection", sign: "sticker" } as const;
  const on = (is: boolean) => (is ? { detail: text("studio.palette.on") } : {});
  return [
    ...STICKER_FINISHES.map(
      (finish): Entry => ({
        ...shared,
        id: `finish.${finish}`,
        text: text("studio.palette.finish", { finish: text(`studio.material.${finish}`) }),
        words: `sticker finish ${finish}`,
        ...on(movable.every((one) => one.finish === finish)),
        run: set("finish", { finish }),
      }),
    ),
    ...PROJECTIONS.map(
      (projection): Entry => ({
        ...shared,
        id: `projection.${projection}`,
        text: text("studio.palette.projection", { projection: text(`studio.projection.${projection}`) }),
        words: `sticker projection ${projection}`,
        ...on(movable.every((one) => one.projection === projection)),
        run: set("projection", { projection }),
      }),
    ),
    ...CARD.map(
      ({ id, hex }): Entry => ({
        ...shared,
        // found by typing: a card of colours would hide everything else
        section: "library",
        id: `tint.${id}`,
        text: text("studio.palette.tint", { colour: text(`studio.color.${id}`) }),
        detail: movable.every(({ tint }) => tint === hex) ? text("studio.palette.on") : hex.toUpperCase(),
        words: `sticker tint colour ${id} ${hex}`,
        run: set("tint", { tint: hex }),
      }),
    ),
    ...(movable.some(({ tint }) => tint !== null)
      ? [
          {
            ...shared,
            id: "tint.off",
            text: text("studio.palette.tint-off"),
            words: "sticker tint off",
            run: set("tint", { tint: null }),
          },
        ]
      : []),
  ];
}
