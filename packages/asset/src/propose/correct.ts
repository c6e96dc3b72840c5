import type { Corrections } from "./corrections.ts";
import type { Notes } from "../report.ts";
import { NAMED_SLOTS } from "./slots.ts";
import type { Zoned } from "./zones.ts";

/** Zones that a person may give a material. */
export const CORRECTED_ZONES = ["body", "hood", "roof", "mirrors", "trim", "wheels", "calipers", "interior"] as const;

/** Zones whose material stays what it is; the others become paint. */
const KEPT = new Set(["wheels", "calipers", "interior"]);

export const materialName = (part: Zoned): string => part.material?.getName() || "unnamed";
export const nodeName = (part: Zoned): string => part.node || "unnamed";

function withZone(part: Zoned, zone: string | null): Zoned {
  // what its node names apart is not less painted for that
  if (zone === "body" && part.zone !== null && /^(mirrors|roof)$/.test(part.zone)) return part;
  if (zone === null) return { ...part, zone, substance: part.substance === "paint" ? "other" : part.substance };
  return { ...part, zone, substance: KEPT.has(zone) ? part.substance : "paint" };
}

/** What a person said about materials and nodes over what was proposed; names that are not there say nothing. */
export function correct(parts: readonly Zoned[], { zones = [], slots = [] }: Corrections, notes: Notes): Zoned[] {
  const zoneOf = new Map(zones.filter(([, zone]) => zone === null || CORRECTED_ZONES.some((one) => one === zone)));
  const slotOf = new Map(slots.filter(([, slot]) => slot === null || NAMED_SLOTS.includes(slot)));
  const there = new Set(parts.map(materialName));
  for (const [material, zone] of zoneOf)
    if (there.has(material))
      notes.add("done", zone === null ? "zone-none" : "zone-stated", { material, ...(zone !== null && { zone }) });
  return parts.map((part) => {
    const { said } = part;
    // faces say more than the name of all of them
    if (said?.slot !== undefined || said?.zone !== undefined || said?.is !== undefined)
      return {
        ...part,
        zone:
          said.zone !== undefined
            ? said.zone
            : said.is !== undefined
              ? said.is === "rim"
                ? "wheels"
                : null
              : part.zone,
        ...(said.slot !== undefined && { slot: said.slot }),
      };
    const zone = zoneOf.get(materialName(part));
    const slot = slotOf.get(nodeName(part));
    return { ...(zone === undefined ? part : withZone(part, zone)), ...(slot !== undefined && { slot }) };
  });
}
