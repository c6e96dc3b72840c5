import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import { SLOT_IDS, slotKind } from "@carloom/build";

type Corrections = WorkshopCarFragment["corrections"];

/** Corrections as they are being chosen. */
export type Draft = {
  /** As typed; empty is as the file says. */
  length: string;
  nose: Corrections["nose"];
  zones: ReadonlyMap<string, string | null>;
  slots: ReadonlyMap<string, string | null>;
  dropped: readonly string[];
  kept: readonly string[];
};

export const ZONES = ["body", "hood", "roof", "mirrors", "trim", "wheels", "calipers", "interior"] as const;
export const NOSES = ["PLUS_Z", "MINUS_Z", "PLUS_X", "MINUS_X"] as const;
/** Slots that a mesh can be given. */
export const SLOTS = SLOT_IDS.filter((id) => slotKind(id)?.named);

const valuesOf = (list: Corrections["zones"]) => new Map(list.map(({ name, value }) => [name, value ?? null]));

export const draftOf = ({ length, nose, zones, slots, dropped, kept }: Corrections): Draft => ({
  length: length === null ? "" : String(length),
  nose,
  zones: valuesOf(zones),
  slots: valuesOf(slots),
  dropped,
  kept,
});

/** Metres; null where nothing is stated, undefined where what is typed is no length of a car. */
export function lengthOf({ length }: Draft): number | null | undefined {
  const text = length.trim().replace(",", ".");
  if (text === "") return null;
  const value = Number(text);
  return Number.isFinite(value) && value >= 1 && value <= 12 ? value : undefined;
}

const listOf = (values: Draft["zones"]) => [...values].map(([name, value]) => ({ name, value }));

/** What is sent of a draft. */
export const inputOf = (draft: Draft) => ({
  length: lengthOf(draft) ?? null,
  nose: draft.nose,
  zones: listOf(draft.zones),
  slots: listOf(draft.slots),
  dropped: [...draft.dropped],
  kept: [...draft.kept],
});

export const isSame = (a: Draft, b: Draft): boolean =>
  JSON.stringify(inputOf(a)) === JSON.stringify(inputOf(b)) && a.length === b.length;
