import { artColors, type Placement, type PreflightLine, type StickerArt } from "@carloom/build";
import { distance } from "@carloom/build/oklch";
import { fuzzyMatch } from "@carloom/editor";

/** What layers are looked for by; what is null or empty asks for nothing. */
export type LayerFilter = {
  words: string;
  /** A panel that the layer lies on. */
  panel: string | null;
  /** A colour that it shows, or one that looks like it. */
  color: string | null;
  /** Only what wants a look before print. */
  warned: boolean;
};

export const NO_FILTER: LayerFilter = { words: "", panel: null, color: null, warned: false };
export const isFiltering = ({ words, panel, color, warned }: LayerFilter): boolean =>
  words.trim() !== "" || panel !== null || color !== null || warned;

/** Two colours that are as near as this are one to a person who looks for it, in OKLab. */
const ALIKE = 0.12;

/** Colours that art is known to show without opening its file. */
export function colorsOf({ art, tint }: Pick<Placement, "art" | "tint">): string[] {
  return tint ? [tint] : ownColors(art);
}

function ownColors(art: StickerArt): string[] {
  if (art.kind === "text" || art.kind === "shape") return artColors(art);
  return Object.values(art.colors ?? {});
}

/** What is known of a layer beside itself. */
export type Known = {
  name(sticker: Placement): string;
  report(id: string): { lines: readonly PreflightLine[]; warnings: number } | null;
};

/** Does a layer answer what is looked for? */
export function isFound(sticker: Placement, filter: LayerFilter, known: Known): boolean {
  const { words, panel, color, warned } = filter;
  const report = known.report(sticker.id);
  if (warned && (report?.warnings ?? 0) === 0) return false;
  if (panel !== null) {
    const on = report?.lines.flatMap(({ panels }) => panels ?? []) ?? [];
    if (!on.includes(panel) && !sticker.panels?.includes(panel)) return false;
  }
  if (color !== null && !colorsOf(sticker).some((one) => distance(one, color) < ALIKE)) return false;
  if (words.trim() === "") return true;
  return fuzzyMatch(words, known.name(sticker)) !== null || fuzzyMatch(words, sticker.group ?? "") !== null;
}

/** Names for many: `#` in a pattern counts, from the top; without one the number stands behind it. */
export function bulkNames(pattern: string, count: number): string[] {
  const wide = String(count).length;
  const text = pattern.trim();
  return Array.from({ length: count }, (_, i) => {
    const number = String(i + 1).padStart(wide, "0");
    const name = text.includes("#") ? text.replace(/#+/g, number) : `${text} ${number}`;
    return name.slice(0, 80);
  });
}
