import { LANGUAGES } from "@carloom/i18n";
import type { StylistCar, StylistPart } from "../contract.ts";
import { normal } from "./tokens.ts";

/** A part by what people call it: its title without the car and without its size. */
export type PartName = { name: string; part: StylistPart };

const known = new WeakMap<StylistCar, PartName[]>();

/** What is left of a title once the car's name and measures are gone. */
function bare(title: string, car: string): string {
  return normal(title)
    .replace(`for ${car}`, "")
    .replace(new RegExp(`^${car}\\s*(용|用)\\s*`), "")
    .replace(/[,、]?\s*\d{2}\s*[×x]\s*[\d.]+\s*$/, "")
    .trim();
}

/** Names of a car's parts in every language, the longest first; those of one design stand for its first size. */
export function partNames(car: StylistCar): readonly PartName[] {
  const before = known.get(car);
  if (before) return before;
  const names = new Map<string, StylistPart>();
  for (const part of car.parts) {
    for (const language of LANGUAGES) {
      const name = bare(part.title[language], normal(car.title[language]));
      if (name.length >= 3 && !names.has(name)) names.set(name, part);
      // "Orbel Turbine" is enough of "Orbel Turbine 16"
      const short = name.replace(/\s?\d+(?=\s|$|ブレーキ)/g, "");
      if (short.includes(" ") && !names.has(short)) names.set(short, part);
    }
  }
  const list = [...names].map(([name, part]) => ({ name, part })).sort((a, b) => b.name.length - a.name.length);
  known.set(car, list);
  return list;
}

/** The part whose whole name stands in a message. */
export function namedPart(
  text: string,
  names: readonly PartName[],
): { part: StylistPart; start: number; end: number } | null {
  for (const { name, part } of names) {
    const start = text.indexOf(name);
    if (start >= 0) return { part, start, end: start + name.length };
  }
  return null;
}

/** What sizes of one design have in common. */
export const designOf = (part: StylistPart): string => part.slug.replace(/-\d{2}(-\d{1,3})?$/, "");
