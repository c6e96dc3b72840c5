import { areaOf, triangleCross } from "../geometry/piece.ts";
import { materialName } from "../propose/correct.ts";
import type { Part } from "../propose/part.ts";
import { isNamed, substanceOf } from "../propose/roles.ts";
import { words } from "../propose/words.ts";
import type { Zoned } from "../propose/zones.ts";
import { plainOf } from "../faces/copies.ts";
import { toHex } from "../write/materials.ts";
import type { PartCorrections, PartRole } from "./corrections.ts";
import type { PartFound } from "./found-part.ts";
import { PART_ZONES, type PartKind } from "./kinds.ts";

/** A person's word on what a material is over what names say; `none` leaves it out. */
export function withRoles(parts: readonly Part[], roles: PartCorrections["roles"] = []): Part[] {
  const roleOf = new Map(roles);
  return parts.flatMap((part) => {
    const role = roleOf.get(part.material?.getName() || "unnamed");
    if (role === "none") return [];
    return role ? [{ ...part, substance: role }] : [part];
  });
}

/** The zone of a material by its name, as what the car is painted with, or bare carbon. */
function zoneByName(part: Part, kind: PartKind): string | null {
  const text = words(part.material?.getName() ?? "");
  if (/ (carbon\w*|cfrp|forged) /.test(text)) return "carbon";
  if (substanceOf(part) === "paint") return kind === "mirrors" || kind === "hood" ? kind : "body";
  return null;
}

/** Chooses the zones that a part's own materials are painted as: a rim as wheels, calipers as such, what is named paint as the body, else what covers most. */
export function zonesOf(parts: readonly Part[], kind: PartKind, stated: PartCorrections["zones"] = []): Zoned[] {
  const said = new Map(stated);
  const areas = new Map<string, number>();
  for (const part of parts)
    if (part.substance !== "tyre")
      areas.set(nameOf(part), (areas.get(nameOf(part)) ?? 0) + (kind === "wheel" ? faceOf(part) : areaOf(part)));
  const [largest] = [...areas].sort((a, b) => b[1] - a[1])[0] ?? [];
  const named = kind !== "wheel" && parts.some((part) => zoneByName(part, kind) !== null);
  return parts.map((part): Zoned => {
    const name = nameOf(part);
    const own = said.get(name);
    const proposed =
      part.substance === "tyre"
        ? null
        : kind === "wheel" || kind === "brakes"
          ? wheelZone(part, kind, name === largest)
          : named
            ? zoneByName(part, kind)
            : name === largest && (part.substance === "other" || part.substance === "paint")
              ? "body"
              : null;
    const zone = own !== undefined && (own === null || PART_ZONES.includes(own)) ? own : proposed;
    const isPaint = zone !== null && zone !== "wheels" && zone !== "carbon";
    const substance = isPaint ? "paint" : part.substance === "paint" ? "other" : part.substance;
    return { ...part, zone, substance };
  });
}

/** A rim as wheels, calipers as theirs; discs are bare. */
function wheelZone({ substance }: Part, kind: "wheel" | "brakes", isLargest: boolean): string | null {
  if (kind === "brakes") return substance === "caliper" ? "calipers" : null;
  return isLargest ? "wheels" : null;
}

/** Of a wheel, what of it is turned outwards: a barrel is larger than the face that is looked at. */
function faceOf({ position, index }: Part): number {
  let area = 0;
  for (let t = 0; t < index.length / 3; t++) area += Math.max(0, triangleCross(position, index, t)[0]) / 2;
  return area;
}

const nameOf = (part: Part) => part.material?.getName() || "unnamed";

const roleOf = ({ substance }: Part): PartRole => (substance === "tyre" || substance === "rim" ? substance : "other");

/** The materials as a person sees them, those with most triangles first. */
export function materialsOf(
  all: readonly Part[],
  zoned: readonly Zoned[],
  { zones = [], roles = [] }: PartCorrections,
): PartFound["materials"] {
  const said = new Set([...zones, ...roles].map(([name]) => name));
  const names = [...new Set(all.map(nameOf))].slice(0, 100);
  return names
    .map((name) => {
      const own = zoned.filter((part) => materialName(part) === name);
      const some = own.toSorted((a, b) => b.index.length - a.index.length)[0];
      const given = all.filter((part) => nameOf(part) === name);
      const material = given[0]?.material ?? null;
      return {
        name,
        color: toHex(plainOf(material) ?? material?.getBaseColorFactor() ?? [0.2, 0.2, 0.2]),
        triangles: (some ? own : given).reduce((sum, { index }) => sum + index.length / 3, 0),
        role: some ? roleOf(some) : ("none" as const),
        zone: some?.zone ?? null,
        confidence: said.has(name) ? ("stated" as const) : isNamed(material) ? ("high" as const) : ("medium" as const),
      };
    })
    .sort((a, b) => b.triangles - a.triangles);
}
