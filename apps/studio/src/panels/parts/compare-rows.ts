import type { PartMeasures } from "@carloom/build";
import type { Language } from "@carloom/i18n";

/** One line of a comparison: message key of what is measured, a text for each part, and whether they differ. */
export type CompareRow = { key: string; values: string[]; differs: boolean };
const NOT_KNOWN = "–";

type Reader = (measures: PartMeasures, number: Intl.NumberFormat) => string | undefined;
const pattern = ({ count, pcd }: { count: number; pcd: number }) => `${count}×${pcd}`;

const READERS: readonly [string, Reader][] = [
  ["rim", ({ wheel }, n) => wheel && `${n.format(wheel.diameter)} × ${n.format(wheel.width)}`],
  ["offset", ({ wheel }) => wheel && `ET${wheel.offset}`],
  [
    "bolts",
    ({ wheel, brake }) =>
      wheel
        ? [wheel.boltPattern, ...(wheel.alsoDrilled ?? [])].map(pattern).join(" / ")
        : brake?.boltPatterns.map(pattern).join(" / "),
  ],
  ["bore", ({ wheel }, n) => wheel && `${n.format(wheel.centreBore)} mm`],
  ["clear", ({ wheel }, n) => (wheel?.clearDiameter ? `${n.format(wheel.clearDiameter)} mm` : undefined)],
  ["disc-front", ({ brake }, n) => brake && `${n.format(brake.discFront)} mm`],
  ["disc-rear", ({ brake }, n) => brake && `${n.format(brake.discRear)} mm`],
  ["swept", ({ brake }, n) => brake && `${n.format(brake.sweptDiameter)} mm`],
  ["span", ({ mount }, n) => mount && `${n.format(mount.span)} mm`],
  [
    "size",
    ({ wheel, size }, n) =>
      wheel ? undefined : size && `${size.map((side) => n.format(Math.round(side))).join(" × ")} mm`,
  ],
  ["weight", ({ weightKg }, n) => (weightKg ? `${n.format(weightKg)} kg` : undefined)],
];

/** What parts measure, side by side; lines that none of them states are left out. */
export function compareRows(parts: readonly PartMeasures[], language: Language): CompareRow[] {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return READERS.flatMap(([key, read]) => {
    const found = parts.map((measures) => read(measures, number));
    if (found.every((value) => value === undefined)) return [];
    const values = found.map((value) => value ?? NOT_KNOWN);
    return [{ key, values, differs: new Set(values).size > 1 }];
  });
}
