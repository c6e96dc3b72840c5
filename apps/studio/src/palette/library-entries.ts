import type { Placement } from "@carloom/build";
import { mountPart, setPaint } from "@carloom/editor";
import type { Language } from "@carloom/i18n";
import type { LibrarySticker, Part } from "../catalogue/catalogue.ts";
import type { StudioContext } from "../commands/context.ts";
import { CARD } from "../paint/palette.ts";
import { SHAPE_TILES, shapePlacement } from "../panels/stickers/shape-kit.ts";
import { slotsToFill, verdictOf } from "../fitting/verdict.ts";
import type { Entry } from "./entry.ts";

type NamedPreset = { uuid: string; title: string };
export type Library = {
  parts: readonly Part[];
  stickers: readonly LibrarySticker[];
  presets: readonly NamedPreset[];
};

/** Presets of the open project: each goes into the cart as itself, by its tile, which says what came of it. */
export const presetEntries = ({ text, studio: { ui } }: StudioContext, presets: readonly NamedPreset[]): Entry[] =>
  presets.map(({ uuid, title }) => ({
    id: `preset-cart.${uuid}`,
    section: "library",
    sign: "build",
    text: text("studio.presets.cart-of", { title }),
    words: "preset cart add buy",
    run: () => ui.set({ panel: "presets", shelf: "presets", sheet: "half", presetToCart: uuid }),
  }));

/** Colours for the zone being painted. */
export function colourEntries({ text, editor, studio }: StudioContext, language: Language): Entry[] {
  const { zones } = studio.template.manifest;
  const zone = zones.find(({ id }) => id === editor.state.selection.zone) ?? zones[0];
  if (!zone) return [];
  return CARD.map(({ id, hex, finish, flop }) => ({
    id: `colour.${id}`,
    section: "library",
    sign: "colour",
    text: text("studio.palette.colour", { colour: text(`studio.color.${id}`), zone: zone.label[language] }),
    detail: `${hex.toUpperCase()}, ${text(`studio.finish.${finish}`)}`,
    words: `colour ${id} ${hex}`,
    run: () =>
      editor.edit({ key: "studio.step.paint", values: { zone: zone.id } }, (build) =>
        setPaint(build, [zone.id], { color: hex, finish, ...(flop ? { flop } : {}) }, studio.paintOf),
      ),
  }));
}

/** Parts of this car: mounted where they fit, with the reason where they do not. */
export function partEntries(
  { text, editor, studio }: StudioContext,
  language: Language,
  parts: readonly Part[],
  reason: (part: Part, fit: ReturnType<typeof verdictOf>) => string,
): Entry[] {
  const { slots } = studio.template.manifest;
  const mounted = new Map(
    Object.entries(editor.state.document.parts).flatMap(([slot, uuid]) => {
      const part = parts.find((one) => one.uuid === uuid);
      return part ? [[slot, part.option] as const] : [];
    }),
  );
  return parts.flatMap((part): Entry[] => {
    const first = slots.find(({ id }) => part.slots.includes(id));
    if (!first) return [];
    const ids = slotsToFill(
      first.id,
      part.slots,
      slots.map(({ id }) => id),
      true,
    );
    const fit = verdictOf(
      part.option,
      slots.filter(({ id }) => ids.includes(id)),
      mounted,
    );
    const blocked = fit.verdict === "block";
    return [
      {
        id: `part.${part.uuid}`,
        section: blocked ? "not-now" : "library",
        sign: "parts",
        text: text("studio.step.part", { part: part.title }),
        detail: blocked ? reason(part, fit) : first.label[language],
        words: `part ${part.slug} ${part.slots.join(" ")}`,
        ...(blocked
          ? {}
          : {
              run: () => {
                editor.edit({ key: "studio.step.part", values: { slot: first.id, part: part.title } }, (build) =>
                  mountPart(build, ids, part.uuid),
                );
                editor.select({ slot: first.id });
              },
            }),
      },
    ];
  });
}

/** Shapes that are drawn from their measures: one is taken in hand. */
export const shapeEntries = (
  { text, studio: { ui } }: StudioContext,
  take: ((sticker: Placement) => void) | null,
): Entry[] =>
  SHAPE_TILES.map((tile) => {
    const name = text(`studio.shape.${tile.id}`);
    return {
      id: `shape.${tile.id}`,
      section: take ? "library" : "not-now",
      sign: "sticker",
      text: text("studio.palette.shape", { shape: name }),
      words: `shape ${tile.id} ${tile.shape.form}`,
      ...(take
        ? { run: () => take(shapePlacement(tile, ui.get().shapeColor, name)) }
        : { detail: text("studio.needs.car") }),
    };
  });

/** Stickers of the library: one is taken in hand. */
export function stickerEntries(
  { text }: StudioContext,
  stickers: readonly LibrarySticker[],
  take: ((sticker: LibrarySticker) => void) | null,
): Entry[] {
  return stickers.map((sticker) => ({
    id: `sticker.${sticker.uuid}`,
    section: take ? "library" : "not-now",
    sign: "sticker",
    text: text("studio.palette.sticker", { title: sticker.title }),
    words: `sticker ${sticker.type}`,
    ...(take ? { run: () => take(sticker) } : { detail: text("studio.needs.car") }),
  }));
}
