import type { BuildDocument, Paint } from "@carloom/build";
import type { StylistCar } from "../contract.ts";
import type { Style } from "../lexicon/styles.ts";
import type { Wishes } from "../read/wishes.ts";
import { hasZone, paintZone } from "./paint.ts";

/** What came of the wishes: the build, why things were done, and what could not be. Keys of notes are messages. */
export type Composed = {
  build: BuildDocument;
  /** By `kind reference`: the key of a reason. */
  reasons: Map<string, string>;
  notes: { key: string; values?: Record<string, string | number> }[];
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
