import type { BuildDocument, FitmentReason, Paint } from "@carloom/build";
import type { StylistCar } from "../contract.ts";
import type { Style } from "../lexicon/styles.ts";
import type { Wishes } from "../read/wishes.ts";
import { hasZone, paintZone } from "./paint.ts";

/** What could not be done: the key of a message, what fills it, and why a part does not go on. */
export type Note = {
  key: string;
  values?: Record<string, string | number>;
  why?: Pick<FitmentReason, "code" | "values">;
};

/** What came of the wishes: the build, why things were done, and what could not be. */
export type Composed = {
  build: BuildDocument;
  /** By `kind reference`: the key of a reason. */
  reasons: Map<string, string>;
  notes: Note[];
};

/** Wishes while they are done. */
export type Work = Composed & {
  before: BuildDocument;
  car: StylistCar;
  wishes: Wishes;
  attempt: number;
  style: Style | null;
  rims: boolean;
};

export const because = (work: Work, kind: string, reference: string, reason: string) => {
  if (!work.reasons.has(`${kind} ${reference}`)) work.reasons.set(`${kind} ${reference}`, reason);
};

/** Paints a zone, or notes that there is none. */
export function tryPaint(work: Work, zone: string, paint: Paint, reason = ""): void {
  if (!hasZone(work.car, zone)) {
    work.notes.push({ key: "no-zone", values: { zone } });
    return;
  }
  paintZone(work.build, zone, paint, work.car);
  if (reason) because(work, "paint", zone, reason);
}

/** Zones of words that mean several. */
export const MEANT: Readonly<Record<string, readonly string[]>> = {
  all: ["body", "roof", "mirrors"],
  upper: ["roof", "mirrors"],
  lower: ["body"],
};
