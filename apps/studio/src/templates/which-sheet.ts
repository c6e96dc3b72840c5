import { type PrintMap, sheetLayout } from "@carloom/build/print-map";

/** A sheet that can be downloaded: of one panel, or of all of them (null). Millimetres. */
export type SheetSize = { panel: string | null; width: number; height: number };

const sizes = new WeakMap<PrintMap, readonly SheetSize[]>();

export function sheetSizes(map: PrintMap): readonly SheetSize[] {
  const known = sizes.get(map);
  if (known) return known;
  const sizeOf = (panel: string | null): SheetSize => {
    const { width, height } = sheetLayout(map, panel ?? undefined);
    return { panel, width, height };
  };
  const found = [null, ...map.surface.panels]
    .map(sizeOf)
    // panels of crumbs alone have none
    .filter(({ panel }) => panel === null || sheetLayout(map, panel).placed.length > 0);
  sizes.set(map, found);
  return found;
}

/** Shares by which a picture's sides may be off: programs round to whole pixels and points. */
const OFF = 0.0015;
const ROUNDED = 1.01;

/**
 * The sheets that a picture may have been made on, by the ratio of its sides; what the file itself names is first.
 * @param named its name, and names within it
 */
export function sheetsFor(
  map: PrintMap,
  { width, height }: { width: number; height: number },
  named: readonly string[],
): readonly SheetSize[] {
  const off = OFF + ROUNDED / Math.min(width, height);
  const fit = sheetSizes(map).filter((sheet) => Math.abs((sheet.width / sheet.height / width) * height - 1) <= off);
  const score = ({ panel }: SheetSize) => {
    if (panel === null) return named.some((name) => /\bpanels\b/.test(name)) ? 2 : 0;
    return named.some((name) => name.includes(panel)) ? panel.length : 0;
  };
  return [...fit].sort((a, b) => score(b) - score(a));
}
