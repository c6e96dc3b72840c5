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
  /** Null: as many as are usual. */
  triangles: number | null;
} & Pick<Corrections, Placed>;
/** What is kept as it is sent. */
type Placed = "fixes" | "split" | "faces" | "wheels" | "hubs" | "anchors" | "hinges" | "views" | "plates";

export const ZONES = ["body", "hood", "roof", "mirrors", "trim", "wheels", "calipers", "interior"] as const;
export const NOSES = ["PLUS_Z", "MINUS_Z", "PLUS_X", "MINUS_X"] as const;
/** Slots that a mesh can be given. */
export const SLOTS = SLOT_IDS.filter((id) => slotKind(id)?.named);

const valuesOf = (list: Corrections["zones"]) => new Map(list.map(({ name, value }) => [name, value ?? null]));

export const draftOf = ({ length, zones, slots, ...rest }: Corrections): Draft => ({
  ...rest,
  length: length === null ? "" : String(length),
  zones: valuesOf(zones),
  slots: valuesOf(slots),
});

/** Metres; null where nothing is stated, undefined where what is typed is no length of a car. */
export function lengthOf({ length }: Pick<Draft, "length">): number | null | undefined {
  const text = length.trim().replace(",", ".");
  if (text === "") return null;
  const value = Number(text);
  return Number.isFinite(value) && value >= 1 && value <= 12 ? value : undefined;
}

const listOf = (values: Draft["zones"]) => [...values].map(([name, value]) => ({ name, value }));

/** What is sent of a draft. */
export const inputOf = ({ zones, slots, ...draft }: Draft) => ({
  ...draft,
  length: lengthOf(draft) ?? null,
  dropped: [...draft.dropped],
  kept: [...draft.kept],
  zones: listOf(zones),
  slots: listOf(slots),
});

export const isSame = (a: Draft, b: Draft): boolean =>
  JSON.stringify(inputOf(a)) === JSON.stringify(inputOf(b)) && a.length === b.length;
