import { type FuzzyMatch, fuzzyMatch } from "@carloom/editor";

/** In the order in which they are shown. */
export const SECTIONS = ["selection", "command", "place", "library", "not-now"] as const;
export type Section = (typeof SECTIONS)[number];

/** One line of the palette: a command, a place, or something of the library. */
export type Entry = {
  id: string;
  section: Section;
  /** Which sign stands before it. */
  sign: string;
  text: string;
  /** At the end of the line: what is there now, or why it does not apply. */
  detail?: string;
  keys?: readonly string[];
  /** Also found by these words, which are not shown. */
  words?: string;
  /** Absent where it does not apply. */
  run?: () => void;
};

export type Found = { entry: Entry; ranges: FuzzyMatch["ranges"] };
export type FoundSection = { section: Section; entries: Found[] };

/** Lines of a section while something is typed; without a query only what applies to the selection, commands and places. */
const MOST: Record<Section, number> = { selection: 8, command: 8, place: 8, library: 8, "not-now": 5 };
const AT_REST: Partial<Record<Section, number>> = { selection: 7, command: 6, place: 8 };
/** Words that are not shown count for less than the text. */
const HIDDEN = -4;

/** What a query finds, best first within each section. An empty query lists beginnings. */
export function findEntries(entries: readonly Entry[], query: string): FoundSection[] {
  const typed = query.trim() !== "";
  return SECTIONS.flatMap((section) => {
    const most = typed ? MOST[section] : (AT_REST[section] ?? 0);
    const found = entries
      .filter((entry) => entry.section === section)
      .flatMap((entry) => {
        const match = fuzzyMatch(query, entry.text);
        if (match) return [{ entry, ranges: match.ranges, score: match.score }];
        const words = entry.words ? fuzzyMatch(query, entry.words) : null;
        return words ? [{ entry, ranges: [], score: words.score + HIDDEN }] : [];
      });
    if (typed) found.sort((a, b) => b.score - a.score);
    return found.length > 0 && most > 0 ? [{ section, entries: found.slice(0, most) }] : [];
  });
}

/** `width 400 mm` as a name and a number; null without a number at the end. */
export function readValue(query: string): { name: string; value: number } | null {
  const match = /^(.*?)\s*(-?\d+(?:[.,]\d+)?)\s*(?:mm|%|°|EV|h)?$/iu.exec(query.trim());
  if (!match?.[2]) return null;
  return { name: match[1] ?? "", value: Number(match[2].replace(",", ".")) };
}
