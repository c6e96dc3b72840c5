import type { Said } from "../geometry/piece.ts";
import type { Runs } from "./runs.ts";

/**
 * Faces that a person gave a name. `piece` is the primitive's place in the file and `triangles` what it has, so that a file
 * that reads otherwise than it did is found out. `as`: `zone:body`, `zone:` (not painted), `slot:spoiler`, `is:tyre`,
 * `hinge:door.left`, `panel:hood` or `out`. A panel says only where the seams run: beside it, faces may be named otherwise.
 */
export type Patch = { piece: number; triangles: number; runs: Runs; as: string };

/** Substances that a person may name; zones and slots have lists of their own. */
export const SAID_SUBSTANCES = [
  "tyre",
  "rim",
  "glass",
  "lens",
  "lamp.head",
  "lamp.tail",
  "lamp.signal",
  "plate",
  "chrome",
  "rubber",
  "other",
] as const;

/** What swings, as the studio opens it. */
export const HINGES = ["door.left", "door.right", "door.rear.left", "door.rear.right", "hood", "trunk"] as const;

/** Panels that come in pairs: which side faces are on is told by where they lie. */
export const PAIRED_PANELS = [
  "door.front",
  "door.rear",
  "fender.front",
  "fender.rear",
  "side",
  "skirt",
  "pillar",
  "mirror",
] as const;
/** Panels that faces can be laid out with. Sections are cut where a person wants a seam, and are nothing on other cars. */
export const SAID_PANELS = [
  "hood",
  "roof",
  "trunk",
  "bumper.front",
  "bumper.rear",
  "spoiler",
  ...PAIRED_PANELS,
  ...Array.from({ length: 9 }, (_, i) => `section.${i + 1}` as const),
] as const;

/** Zones that stand for what a part is: whoever says wheels means rims. */
const SUBSTANCE_OF_ZONE: Readonly<Record<string, string>> = {
  wheels: "rim",
  calipers: "caliper",
  interior: "interior",
};

/** What a name says; null: left out of the car. */
export function saidBy(as: string): Said | null {
  const [kind, value = ""] = as.split(/:(.*)/s);
  if (kind === "zone") {
    const is = value === "" ? "other" : (SUBSTANCE_OF_ZONE[value] ?? "paint");
    return { zone: value || null, is };
  }
  if (kind === "slot") return { slot: value };
  if (kind === "is") return { is: value };
  if (kind === "hinge") return { hinge: value };
  if (kind === "panel") return { panel: value };
  return null;
}
