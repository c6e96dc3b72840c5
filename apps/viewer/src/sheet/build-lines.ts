import type { LocalizedText, Paint, Placement, ShownPage } from "@carloom/build";
import { namedColor } from "@carloom/build/colors";

export type PaintLine = {
  zone: LocalizedText;
  paint: Paint /** Id of the colour's name; null for somebody's own. */;
  color: string | null;
};
export type PartLine = { slot: LocalizedText; title: LocalizedText; thumbnail: string | null };
/** `what` is a text, or the art's name; size in whole millimetres. */
export type StickerLine = { what: string | LocalizedText | null; width: number; height: number; count: number };

/** Paints in the order of the template's zones; zones in the same paint as another are not joined. */
export const paintLines = ({ build, template }: ShownPage): PaintLine[] =>
  template.manifest.zones.flatMap(({ id, label }) => {
    const paint = build.paint[id];
    return paint ? [{ zone: label, paint, color: namedColor(paint.color)?.id ?? null }] : [];
  });

/** One line for parts that sit in several slots, such as wheels all around. */
export const partLines = ({ parts, template }: ShownPage): PartLine[] =>
  parts.map(({ slot, title, thumbnail }) => ({
    slot: template.manifest.slots.find(({ id }) => id === slot)?.label ?? { en: slot, ko: slot, ja: slot },
    title,
    thumbnail,
  }));

/** Text, the art's title, or what a shape was called by whoever placed it. */
function whatOf({ art, name }: Placement, stickers: ShownPage["stickers"]): StickerLine["what"] {
  if (art.kind === "text") return art.text;
  if (art.kind === "shape" || art.kind === "vinyl") return name ?? null;
  return art.kind === "library" ? (stickers[art.uuid]?.title ?? null) : null;
}

/** Stickers that are seen, equal ones together, a linked twin counted. */
export function stickerLines({ build, stickers }: ShownPage): StickerLine[] {
  const lines = new Map<string, StickerLine>();
  for (const placed of build.stickers) {
    if (placed.hidden) continue;
    const { art } = placed;
    const what = whatOf(placed, stickers);
    const [width, height] = [Math.round(placed.size[0] * 1000), Math.round(placed.size[1] * 1000)];
    const { kind } = art;
    const shown =
      kind === "text"
        ? art.text
        : kind === "shape"
          ? [art.shape, art.fill, what]
          : kind === "vinyl"
            ? [art.hash, what]
            : art.uuid;
    const key = JSON.stringify([shown, width, height]);
    const count = placed.mirror ? 2 : 1;
    const known = lines.get(key);
    if (known) known.count += count;
    else lines.set(key, { what, width, height, count });
  }
  return [...lines.values()];
}
