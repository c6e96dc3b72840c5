import { LANGUAGES } from "@carloom/i18n";
import { z } from "zod";

/** What is counted of a visit. The first of each in a visit is what the funnel reads. */
export const VISIT_KINDS = [
  "VISIT",
  "CAR_OPENED",
  "STUDIO_OPENED",
  "BUILD_CHANGED",
  "CART_FILLED",
  "CHECKOUT_BEGUN",
  "ORDER_PLACED",
  "SEARCH_EMPTY",
] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

/** Kinds that say what they are about: a template by its slug, a search by its words. */
export const WITH_SUBJECT: ReadonlySet<VisitKind> = new Set(["CAR_OPENED", "STUDIO_OPENED", "SEARCH_EMPTY"]);

/** Longest search that is kept: what is longer is a letter, not a search. */
const LONGEST_TERM = 60;
const MOST_EVENTS = 20;

export type VisitEvent = { kind: VisitKind; channel: string; language: string; subject: string };

/**
 * A search as it is counted: small letters, single spaces. Null for what could be about a person (an address, a telephone
 * or order number) or is no search.
 */
export function countedTerm(text: string): string | null {
  const term = text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  if (term.length < 2 || term.length > LONGEST_TERM) return null;
  if (/[@\p{Cc}]|https?:|www\./u.test(term)) return null;
  // six digits in a row, however they are grouped, are somebody's number; a size such as 225/45 r17 has fewer than it
  if (/\d{5}/.test(term) || term.replace(/[\s().+-]/g, "").match(/\d{7}/)) return null;
  return term;
}

const told = z.strictObject({
  visit: z.uuid(),
  events: z
    .array(
      z.strictObject({
        kind: z.enum(VISIT_KINDS),
        channel: z.string().regex(/^[a-z0-9-]{1,60}$/),
        language: z.enum(LANGUAGES),
        subject: z.string().max(200).default(""),
      }),
    )
    .min(1)
    .max(MOST_EVENTS),
});

/** The events of a body; null when it is none of ours. An event whose subject may not be kept is left out. */
export function readEvents(body: unknown): { visit: string; events: VisitEvent[] } | null {
  const read = told.safeParse(body);
  if (!read.success) return null;
  const events = read.data.events.flatMap((event): VisitEvent[] => {
    if (!WITH_SUBJECT.has(event.kind)) return [{ ...event, subject: "" }];
    if (event.kind !== "SEARCH_EMPTY") return /^[a-z0-9-]{1,80}$/.test(event.subject) ? [event] : [];
    const subject = countedTerm(event.subject);
    return subject === null ? [] : [{ ...event, subject }];
  });
  return { visit: read.data.visit, events };
}
