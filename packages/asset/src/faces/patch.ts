import type { Said } from "../geometry/piece.ts";
import type { Runs } from "./runs.ts";

/**
 * Faces that a person gave a name. `piece` is the primitive's place in the file and `triangles` what it has, so that a file
 * that reads otherwise than it did is found out. `as`: `zone:body`, `zone:` (not painted), `slot:spoiler`, `is:tyre`,
 * `hinge:door.left` or `out`.
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
  return null;
}
