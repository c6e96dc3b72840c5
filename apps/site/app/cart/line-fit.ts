import type { FitmentReason, Verdict } from "@carloom/build";
import type { Language } from "@carloom/i18n";
import { isVerdict } from "@carloom/ui";
import { type MetadataLine, metadataOf } from "./group.ts";

/** The car that a line's goods were put in for, and what the shop found of them then. */
export type LineFit = { car: string; verdict: Verdict; reasons: FitmentReason[] };

/** Null for goods that no car was named for. */
export function lineFit(line: MetadataLine, language: Language): LineFit | null {
  const car = metadataOf(line, `fitName.${language}`) ?? metadataOf(line, "fitName");
  const verdict = metadataOf(line, "verdict");
  return car && isVerdict(verdict) ? { car, verdict, reasons: reasonsOf(metadataOf(line, "fitReasons")) } : null;
}

/** An order is read for years: reasons of another release are left out, and the verdict stays. */
function reasonsOf(text: string | null): FitmentReason[] {
  try {
    const read: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(read) ? read.filter(isReason) : [];
  } catch {
    return [];
  }
}

const isReason = (value: unknown): value is FitmentReason =>
  typeof value === "object" &&
  value !== null &&
  "code" in value &&
  typeof value.code === "string" &&
  "values" in value &&
  typeof value.values === "object" &&
  value.values !== null;
