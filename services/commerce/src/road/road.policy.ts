import { LocalizedText } from "@carloom/build";
import { ROAD_KINDS } from "@carloom/build/road";
import { SLOTS } from "@carloom/build/slots";
import { z } from "zod";
import type { RoadRuleValues } from "./road.repository.ts";

/** What was read longer ago than this may have changed. */
const STALE_MONTHS = 12;

export function isStale(checkedOn: string, now: Date): boolean {
  const until = new Date(`${checkedOn}T00:00:00Z`);
  until.setUTCMonth(until.getUTCMonth() + STALE_MONTHS);
  return until < now;
}

export const ROAD_CODES = ["INVALID", "LIMIT", "NOT_FOUND", "REQUIRED"] as const;
export type RoadProblem = { field: string | null; code: (typeof ROAD_CODES)[number]; message: string };

const LONGEST = 500;
const MOST_MM = 2000;
const Text = z.string().trim().min(1).max(LONGEST);
const isWeb = (text: string) => URL.canParse(text) && ["https:", "http:"].includes(new URL(text).protocol);

const Given = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/),
  kind: z.enum(ROAD_KINDS),
  limit: z.number().min(0).max(MOST_MM).nullable(),
  slots: z.array(z.string().refine((slot) => Object.hasOwn(SLOTS, slot))).max(Object.keys(SLOTS).length),
  note: LocalizedText.extend({ en: Text, ko: Text, ja: Text }),
  source: Text,
  sourceUrl: z.string().max(LONGEST).refine(isWeb).nullable(),
  checkedOn: z.iso.date(),
});

const MESSAGES: Record<string, string> = {
  country: "A country is two letters, as in ISO 3166.",
  kind: "There is no such kind of rule.",
  limit: `A limit is a number from 0 to ${MOST_MM}; of glass, at most 100.`,
  slots: "Name the parts that are to be looked at.",
  note: `What to check is said in all three languages, each in at most ${LONGEST} characters.`,
  source: `Say where this was read, in at most ${LONGEST} characters.`,
  sourceUrl: "The address begins with https://.",
  checkedOn: "A day is written 2026-01-31, and has been.",
};
const problem = (field: string, code: RoadProblem["code"] = "INVALID"): RoadProblem => ({
  field,
  code,
  message: MESSAGES[field] ?? "This cannot be read.",
});

/** A rule as staff wrote it, or everything that is wrong with it. */
export function readRule(
  input: object,
  now: Date,
): { values: RoadRuleValues; problems: [] } | { values: null; problems: RoadProblem[] } {
  const read = Given.safeParse(input);
  if (!read.success) {
    const fields = [...new Set(read.error.issues.map(({ path }) => String(path[0])))];
    return { values: null, problems: fields.map((field) => problem(field)) };
  }
  const { country, kind, limit, slots, note, source, sourceUrl, checkedOn } = read.data;
  const problems: RoadProblem[] = [];
  const isOfParts = kind === "PARTS";
  const isCounted = !isOfParts && kind !== "LAMPS";
  if (isCounted && limit === null) problems.push(problem("limit", "REQUIRED"));
  if (kind === "GLASS" && limit !== null && limit > 100) problems.push(problem("limit"));
  if (isOfParts && slots.length === 0) problems.push(problem("slots", "REQUIRED"));
  // where a day begins first, it may be tomorrow
  if (Date.parse(checkedOn) > now.getTime() + 86_400_000) problems.push(problem("checkedOn"));
  if (problems.length > 0) return { values: null, problems };
  const values = {
    country,
    kind,
    limit_value: isCounted ? limit : null,
    slots: isOfParts ? [...new Set(slots)] : [],
    note: JSON.stringify(note),
    source,
    source_url: sourceUrl,
    checked_on: checkedOn,
  };
  return { values, problems: [] };
}
