import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import { readSentManifest } from "@carloom/build";

type Kind = NonNullable<WorkshopCarFragment["licence"]>["kind"];
/** What a file says of its right. It is a hint and no right: somebody declares it, or does not. */
export type LicenceHint = { text: string; kind: Kind | null; author: string };

/** Rights that nobody sells with. */
const BARRED = /\b(?:NC|ND|SA)\b|non-?commercial|no ?deriv|share ?alike/i;
const AUTHOR = /\b(?:created|made|model+ed|designed|author(?:ed)?)\s*(?:by|:)\s*(\p{L}[^.,;()©\n]{1,100})/iu;
const OWNER = /©\s*(?:\d{4}(?:\s*[-–]\s*\d{4})?,?\s*)?(\p{L}[^.,;()©\n]{1,100})/u;

function kindOf(text: string): Kind | null {
  if (BARRED.test(text)) return null;
  if (/\bCC[ -]?0\b|public domain/i.test(text)) return "CC0";
  return /\bCC[ -]BY\b|licenses\/by\//i.test(text) ? "CC_BY" : null;
}

/** Reads the line of rights that a file carries; null where it says nothing that could be filled in. */
export function licenceHint(line: string): LicenceHint | null {
  const text = line.replaceAll(/\s+/g, " ").trim();
  const [, author = ""] = AUTHOR.exec(text) ?? OWNER.exec(text) ?? [];
  // whom they work for is no part of a name
  const name = author.replace(/ (?:of|from|at|for) .*$/, "").trim();
  const kind = kindOf(text);
  return kind === null && name === "" ? null : { text: text.slice(0, 400), kind, author: name };
}

/** The hint of an imported car, before somebody has said by what right it is shown. */
export function hintOf({ licence, option }: Pick<WorkshopCarFragment, "licence" | "option">): LicenceHint | null {
  if (licence) return null;
  const reading = readSentManifest(option);
  return reading.status === "ok" && reading.value.credits ? licenceHint(reading.value.credits) : null;
}
