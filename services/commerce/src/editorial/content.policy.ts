import type { Message } from "@carloom/i18n";
import { type Refusal, refuser } from "../refusal.ts";
import type { DocumentSpec, TextSpec } from "./documents.ts";

export const CONTENT_CODES = [
  "CONFLICT",
  "INVALID",
  "NOT_FOUND",
  "NOT_TOGETHER",
  "OUT_OF_RANGE",
  "PLACEHOLDER_MISSING",
  "PLACEHOLDER_UNKNOWN",
  "PROFILE_BROKEN",
  "PROFILE_NO_PRINTER",
  "PROFILE_NO_SPACE",
  "REQUIRED",
  "TOO_LONG",
  "TOO_OFTEN",
  "TOO_SMALL",
  "UNIQUE",
] as const;

/** `places` are the placeholders that a problem is about, as they are written. */
export type ContentProblem = {
  code: (typeof CONTENT_CODES)[number];
  field: string | null;
  message: string;
  places?: readonly string[];
};
export const refuse = refuser<ContentProblem>();

/** Most characters of what is one line, and of a paragraph. */
const MOST_LINE = 300;
const MOST_TEXT = 4000;

const PLACE = /\{(\w+)\}/g;
/** Placeholders of a text, each once, as they are written. */
export const placesOf = (text: string): string[] => [...new Set(text.match(PLACE) ?? [])];

/** May it be written on several lines? */
export const isLong = ({ role }: TextSpec, text: string): boolean =>
  role === "TEXT" || role === "FOOT" || text.includes("\n");

/** The default of a text; it has no plural. */
export const defaultText = (message: Message | undefined): string => (typeof message === "string" ? message : "");

export type TextInput = { key: string; value: string };

/** What one text may not be; null where nothing is against it. */
export function textProblem(spec: TextSpec, standard: string, value: string): Refusal<ContentProblem> | null {
  const own = placesOf(value);
  const known = placesOf(standard);
  const unknown = own.filter((place) => !known.includes(place));
  const missing = known.filter((place) => !own.includes(place));
  const most = isLong(spec, standard) ? MOST_TEXT : MOST_LINE;
  if (unknown.length > 0)
    return refuse("PLACEHOLDER_UNKNOWN", spec.key, `There is no ${unknown.join(", ")} here.`, { places: unknown });
  if (missing.length > 0)
    return refuse("PLACEHOLDER_MISSING", spec.key, `${missing.join(", ")} is missing.`, { places: missing });
  if (!isLong(spec, standard) && /[\r\n]/.test(value)) return refuse("INVALID", spec.key, "This text is one line.");
  if (value.length > most) return refuse("TOO_LONG", spec.key, `This text has at most ${most} characters.`);
  return null;
}

/**
 * What of the texts that were sent is stored: those that are neither empty nor the default. Those that were not sent stay
 * as they are in `before`. @throws Refusal that names every text with something against it
 */
export function readTexts(
  spec: DocumentSpec,
  defaults: (key: string) => string,
  before: Readonly<Record<string, string>>,
  sent: readonly TextInput[],
): Record<string, string> {
  const texts = { ...before };
  const problems: ContentProblem[] = [];
  for (const { key, value } of sent) {
    const one = spec.texts.find((text) => text.key === key);
    if (!one) throw refuse("NOT_FOUND", key, "There is no such text here.");
    const written = value.replace(/\r\n?/g, "\n").trim();
    if (written === "" || written === defaults(key)) {
      delete texts[key];
      continue;
    }
    const problem = textProblem(one, defaults(key), written);
    if (problem) problems.push(...problem.problems);
    texts[key] = written;
  }
  if (problems.length > 0) {
    const refusal = refuse("INVALID", null, "A text cannot be stored.");
    refusal.problems.splice(0, 1, ...problems);
    throw refusal;
  }
  return texts;
}

/** Names of what differs between two versions. */
export function changedKeys(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .sort();
}
