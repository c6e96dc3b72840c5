import type { Material } from "@gltf-transform/core";
import { areaOf } from "../geometry/piece.ts";
import type { Notes } from "../report.ts";
import type { Part } from "./part.ts";
import { words } from "./words.ts";

/** A part with the zone it is painted with; null is not paintable. */
export type Zoned = Part & {
  zone: string | null;
  /** The slot that a person gave it, null for none; absent: as its name says. */
  slot?: string | null;
};

/** Zones whose surfaces may take stickers. */
export const LIVERY_ZONES = /^(body|hood|roof|mirrors|trim)(\.\d+)?$/;

type Weighted = { part: Part; area: number };

function byMaterial(entries: readonly Weighted[]): [Material | null, number][] {
  const sums = new Map<Material | null, number>();
  for (const { part, area } of entries) sums.set(part.material, (sums.get(part.material) ?? 0) + area);
  return [...sums].sort((a, b) => b[1] - a[1]);
}

const nameOf = (material: Material | null) => material?.getName() || "unnamed";

function saturation(material: Material | null): number {
  const [r, g, b] = material?.getBaseColorFactor() ?? [0, 0, 0];
  return Math.max(r, g, b) - Math.min(r, g, b);
}

/** Zone of a painted part: its node may name a panel that is painted apart; otherwise the main paint is body, others trim. */
function paintZone(part: Part, paints: readonly (Material | null)[]): string {
  const node = words(part.node);
  const rank = paints.indexOf(part.material);
  if (/ mirrors? /.test(node) && rank <= 0) return "mirrors";
  if (/ roof /.test(node) && !/ (rack|rail|lining) /.test(node)) return "roof";
  if (rank <= 0) return "body";
  return rank === 1 ? "trim" : `trim.${rank}`;
}

/**
 * Chooses the zones. `outside` is the area in m² of each part that can be seen from outside: the paint that covers most is the body.
 */
export function proposeZones(parts: readonly Part[], outside: ReadonlyMap<Part, number>, notes: Notes): Zoned[] {
  // what a person said of faces is settled, and says nothing of the rest
  const open = parts.filter((part) => part.said?.zone === undefined && part.said?.is === undefined);
  let painted = open.filter((part) => part.substance === "paint" && !part.corner);
  const guessed = new Set<Material | null>();
  if (painted.length === 0) {
    const others = open.filter((part) => (part.substance === "other" || part.substance === "chrome") && !part.corner);
    const [largest] = byMaterial(others.map((part) => ({ part, area: outside.get(part) ?? 0 })));
    if (largest) {
      guessed.add(largest[0]);
      painted = others.filter((part) => part.material === largest[0]);
      notes.add("warning", "zone-body-guess", { material: nameOf(largest[0]) });
    }
  }
  const paints = byMaterial(painted.map((part) => ({ part, area: outside.get(part) ?? 0 }))).map(
    ([material]) => material,
  );
  const weigh = (list: readonly Part[]) => byMaterial(list.map((part) => ({ part, area: areaOf(part) })));
  const [rim] = weigh(parts.filter((part) => part.substance === "rim" && part.corner));
  const cabins = weigh(
    parts.filter(
      (part) => part.substance === "interior" && part.material && words(part.material.getName()).trim() !== "",
    ),
  );
  const [cabin] = [...cabins].sort(
    (a, b) => Number(saturation(b[0]) > 0.1) - Number(saturation(a[0]) > 0.1) || b[1] - a[1],
  );

  return parts.map((part): Zoned => {
    if (part.corner && part.substance === "rim" && part.material === rim?.[0]) return { ...part, zone: "wheels" };
    if (part.substance === "caliper") return { ...part, zone: "calipers" };
    if (part.substance === "interior" && cabin && part.material === cabin[0]) return { ...part, zone: "interior" };
    if (!part.corner && (part.substance === "paint" || guessed.has(part.material)) && paints.includes(part.material)) {
      return { ...part, substance: "paint", zone: paintZone(part, paints) };
    }
    return { ...part, zone: null };
  });
}

/** Says which zone came from which materials, and what is missing. */
export function noteZones(parts: readonly Zoned[], notes: Notes): void {
  const materials = new Map<string, Set<string>>();
  for (const part of parts) {
    if (part.zone) materials.set(part.zone, (materials.get(part.zone) ?? new Set()).add(nameOf(part.material)));
  }
  for (const [zone, names] of [...materials].sort())
    notes.add("done", "zone-found", { zone, materials: [...names].sort().join(", ") });
  if (materials.size === 1) notes.add("limit", "paint-single");
  if (!parts.some((part) => part.substance === "glass")) notes.add("warning", "no-glass");
  if (!parts.some((part) => part.substance === "interior")) notes.add("warning", "interior");
}
